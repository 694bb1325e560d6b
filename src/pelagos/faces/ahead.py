"""One question further: what can be answered where it is done, and what somebody answers who does nothing more.

Nothing is done and fate is not asked: it is read from previews, which end at a die, a draw or a reveal.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.text import Text
from pelagos.core.verbs import NEEDS_A_REASON, ORDER, Weight
from pelagos.faces.questions import spots_of
from pelagos.table.table import Preview, Table

MOST_OPTIONS = 40
"""Of a longer list nothing is looked for behind its options."""
LONGEST_REST = 4
ABOUT = ("", "light", "assent")
"""How options stand that their question is about."""
USUAL = (*ABOUT, "quiet")
"""How options stand that need no special reason."""


class Lead(NamedTuple):
    """Some answers in a row that can be given at once: what they are called, and where they can be clicked."""

    answers: tuple[Option, ...]
    labels: tuple[Text, ...]
    spots: tuple[str, ...]
    meant: bool = True
    """Whether the last of them is one of those that its question is about."""
    door: bool = False
    """Whether the last of them only says what is done, and where is asked next."""
    light: bool = False
    """Whether one click may send all of them."""
    slight: bool = False
    """Whether one click may send the last of them."""
    final: bool = False
    """Whether they end a plan that leads up to them: any usual answer to the last question would."""


class NotThere(NamedTuple):
    """Something that cannot be answered next: what comes first, the position then, the answer, and the reason."""

    first: Option
    state: Any
    option: Option
    reason: str


def weights_of(game: Game[Any], state: Any, node: Choice | Chance) -> dict[Option, Weight]:
    """How the options of a question stand among each other, in the order in which they are told."""
    if game.verbs is None or isinstance(node, Chance):
        return dict.fromkeys(node.options, "")
    weighed = [(option, game.verbs.weight(state, option)) for option in node.options]
    return dict(sorted(weighed, key=lambda one: ORDER[one[1]]))


def closing(game: Game[Any], state: Any) -> Option | None:
    """What somebody answers who does nothing more; None where there is no such answer."""
    return game.verbs.closing(state) if game.verbs else None


def is_final(table: Table[Any], seat: int, planned: Sequence[str | Option], ahead: Preview) -> bool:
    """Whether any usual answer to a planned question ends the plan: fate decides or something hidden comes to light, or
    it is a light one and nobody here is asked next."""
    node = _asked_next(ahead, seat)
    if node is None or len(node.options) > MOST_OPTIONS:
        return False
    weights = weights_of(table.game, ahead.state, node)
    usual = [option for option, weight in weights.items() if weight in USUAL]
    return bool(usual) and all(
        then.stopped or (weights[option] == "light" and _asked_next(then, seat) is None)
        for option in usual
        for then in (table.preview(seat, [*planned, option], table.version),)
    )


def is_last(table: Table[Any], seat: int, planned: Sequence[str | Option]) -> bool:
    """Whether nobody here is asked any more after these answers."""
    return _asked_next(table.preview(seat, planned, table.version), seat) is None


def rest(table: Table[Any], seat: int, planned: Sequence[str | Option], ahead: Preview) -> list[Lead]:
    """What is answered besides a plan by somebody who does nothing more: it can be confirmed together with it."""
    found: list[Lead] = []
    while len(found) < LONGEST_REST and _asked_next(ahead, seat) is not None:
        option = closing(table.game, ahead.state)
        if option is None:
            break
        found.append(_lead(table.game, ahead.state, option))
        ahead = table.preview(seat, [*planned, *(lead.answers[0] for lead in found)], table.version)
    return found


def leads(table: Table[Any], seat: int, planned: Sequence[str | Option], state: Any) -> list[Lead]:
    """The ways to answer a question together with what the same seat is asked next, by a click on what that is about.

    A spot stands for an answer and the next ones where nothing but this answer leads to it, or where all ways to it end
    in the same answer: then faces ask which way is meant, unless the last answer is light and the way is not. Nobody
    does by the way what needs a good reason, and what is asked in the next phase, or after any answer at all, can be
    clicked then.
    """
    node = state.node
    if not isinstance(node, Choice) or len(node.options) > MOST_OPTIONS:
        return []
    look = _Look(table, seat, tuple(planned))
    direct = [_lead(table.game, state, option) for option in node.options]
    weights = weights_of(table.game, state, node)
    sensible = (one for one in direct if weights[one.answers[0]] != "aside")
    found = _simplest([lead for one in sensible for lead in look.behind(one)])
    first: dict[str, set[Option]] = defaultdict(set)
    last: dict[str, set[Option]] = defaultdict(set)
    for lead in (*direct, *found):
        for spot in lead.spots:
            first[spot].add(lead.answers[0])
            last[spot].add(lead.answers[-1])
    slight = {spot for lead in found if lead.slight and not lead.light for spot in lead.spots}
    plain = {
        spot
        for spot in first
        if len(first[spot]) == 1
        or (len(last[spot]) == 1 and spot not in slight and not _says_nothing(weights, first[spot]))
    }
    clear = [lead._replace(spots=tuple(spot for spot in lead.spots if spot in plain)) for lead in found]
    final = look.final({lead.answers[:-1] for lead in clear if lead.spots}) if planned else set()
    return [lead._replace(final=lead.answers[:-1] in final) for lead in clear if lead.spots]


def refused_at(table: Table[Any], seat: int, planned: Sequence[str | Option], state: Any, spot: str) -> list[NotThere]:
    """What cannot be done at a spot where no option lies: what is asked next for a place, done there."""
    game, found = table.game, []
    if game.verbs is None or not isinstance(state.node, Choice) or len(state.node.options) > MOST_OPTIONS:
        return []
    for first in state.node.options:
        ahead = table.preview(seat, [*planned, first], table.version)
        node = _asked_next(ahead, seat)
        if node is None or not all(game.show.spots(ahead.state, option) for option in node.options):
            continue
        verbs = {option[0] for option in node.options}
        for option in game.verbs.vocabulary(state.pack):
            if option[0] in verbs and spot in spots_of(game, ahead.state, option):
                reason = game.show.why_not(ahead.state, option)
                found += [NotThere(first, ahead.state, option, reason)] if reason else []
    return found


def _says_nothing(weights: dict[Option, Weight], first: set[Option]) -> bool:
    """Whether a spot comes after any answer, so that what is asked would still be asked."""
    usual = {option: weight for option, weight in weights.items() if weight not in NEEDS_A_REASON}
    return usual.keys() <= first and any(weight != "light" for weight in usual.values())


def _simplest(found: list[Lead]) -> list[Lead]:
    """Of ways that differ in how they begin alone, those whose beginning could lead to least else.

    Whoever means another one begins with it.
    """
    reach: dict[Option, dict[tuple[Option, ...], None]] = defaultdict(dict)
    for lead in found:
        reach[lead.answers[0]][lead.answers[1:]] = None
    begun = {lead.answers[1:]: [one for one in reach if lead.answers[1:] in reach[one]] for lead in found}
    return [
        lead
        for lead in found
        if not any(reach[one].keys() < reach[lead.answers[0]].keys() for one in begun[lead.answers[1:]])
    ]


def _is_plain(game: Game[Any], state: Any) -> bool:
    """Whether a single answer needs no special reason, and goes along with Confirm."""
    usual = [option for option, weight in weights_of(game, state, state.node).items() if weight not in NEEDS_A_REASON]
    return usual == [closing(game, state)]


def _asked_next(ahead: Preview, seat: int) -> Choice | None:
    node = ahead.state.node
    return node if not ahead.stopped and isinstance(node, Choice) and node.seat == seat else None


def _lead(game: Game[Any], state: Any, option: Option) -> Lead:
    verbs, label, spots = game.verbs, game.show.label(state, option), game.show.spots(state, option)
    if verbs is None:
        return Lead((option,), (label,), spots)
    weight, door = verbs.weight(state, option), verbs.is_door(state, option)
    forced = _forced(game, state, option) if door else ()
    light = weight == "light"
    return Lead((option,), (label,), forced or spots, weight in ABOUT, door and not forced, light, light)


def _forced(game: Game[Any], state: Any, door: Option) -> tuple[str, ...]:
    """The only place behind a door, which nobody is asked for."""
    after, option, seat = state.clone(), door, state.node.seat
    while game.verbs and game.verbs.is_door(after, option):
        node = game.rules.answer(after, option)
        if not isinstance(node, Choice) or node.seat != seat or len(node.options) > 1:
            return ()
        option = node.options[0]
    return game.show.spots(after, option)


class _Look(NamedTuple):
    """Looks behind options of one question."""

    table: Table[Any]
    seat: int
    planned: tuple[str | Option, ...]

    def behind(self, lead: Lead) -> Iterator[Lead]:
        """What follows an answer: all of it, where each thing has its place; after a quiet one whatever is meant and
        has a place; and what lies behind doors. A light answer leads to light ones alone."""
        following, quiet = self._following(lead)
        if lead.light and not all(one.light for one in following):
            return
        doors = [one for one in following if one.door]
        if lead.door:
            yield from self._beyond(lead)
        elif quiet:
            for one in following if self.planned else ():
                if one.meant:
                    yield from self._covering(one) or (one,)
        elif all(one.spots for one in following) and not doors:
            yield from following
        else:
            for one in following if doors or not self._how(lead) else ():
                yield from self._done_at(one)

    def final(self, rows: set[tuple[Option, ...]]) -> set[tuple[Option, ...]]:
        """The rows of answers after which any usual one ends the plan."""
        plans = {row: [*self.planned, *row] for row in rows}
        return {
            row
            for row, plan in plans.items()
            if is_final(self.table, self.seat, plan, self.table.preview(self.seat, plan, self.table.version))
        }

    def _how(self, lead: Lead) -> bool:
        """Whether what is asked next is only how much one gives for it: a quiet answer gives nothing."""
        ahead = self.table.preview(self.seat, [*self.planned, *lead.answers], self.table.version)
        return "quiet" in weights_of(self.table.game, ahead.state, ahead.state.node).values()

    def _done_at(self, one: Lead) -> Iterator[Lead]:
        """Something that is done at its place, or at those behind its door."""
        if one.door:
            yield from self._beyond(one)
        elif one.meant and one.spots and len(one.answers) > 1:
            yield one

    def _beyond(self, door: Lead) -> Iterator[Lead]:
        """What the question behind a door is about, if each thing has its place."""
        meant = [one for one in self._following(door)[0] if one.meant]
        if all(one.spots for one in meant):
            for one in meant:
                yield from self._beyond(one) if one.door else (one,)

    def _covering(self, lead: Lead) -> list[Lead]:
        """What follows, if each thing has its place."""
        following, _ = self._following(lead)
        return following if all(one.spots for one in following) else []

    def _following(self, lead: Lead) -> tuple[list[Lead], bool]:
        """Each answer to the next question, with those before it; and whether what led there was a quiet one."""
        game, before = self.table.game, [*self.planned, *lead.answers[:-1]]
        ahead = self.table.preview(self.seat, [*before, lead.answers[-1]], self.table.version)
        node = _asked_next(ahead, self.seat)
        if node is None or len(node.options) > MOST_OPTIONS:
            return [], False
        state = self.table.preview(self.seat, before, self.table.version).state if before else self.table.state
        if state.node.ask == node.ask or state.moment() != ahead.state.moment() or _is_plain(game, ahead.state):
            return [], False
        quiet = game.verbs is not None and game.verbs.weight(state, lead.answers[-1]) == "quiet"
        found = [_lead(game, ahead.state, option) for option in node.options]
        return [
            one._replace(
                answers=lead.answers + one.answers, labels=lead.labels + one.labels, light=lead.light and one.light
            )
            for one in found
        ], quiet
