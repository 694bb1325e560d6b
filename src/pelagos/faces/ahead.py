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
from pelagos.core.verbs import ORDER, Weight
from pelagos.table.table import Preview, Table

MOST_OPTIONS = 40
"""Of a longer list nothing is looked for behind its options."""
LONGEST_REST = 4


class Lead(NamedTuple):
    """Some answers in a row that can be given at once: what they are called, and where they can be clicked."""

    answers: tuple[Option, ...]
    labels: tuple[Text, ...]
    spots: tuple[str, ...]


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
    """Whether fate decides after any answer to a planned question, or something hidden comes to light."""
    node = _asked_next(ahead, seat)
    if node is None or len(node.options) > MOST_OPTIONS:
        return False
    return all(table.preview(seat, [*planned, option], table.version).stopped for option in node.options)


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

    A spot stands for an answer and the next one where nothing but this answer leads to it.
    """
    node = state.node
    if not isinstance(node, Choice) or len(node.options) > MOST_OPTIONS:
        return []
    look = _Look(table, seat, tuple(planned))
    direct = [_lead(table.game, state, option) for option in node.options]
    found = [lead for one in direct for lead in look.behind(one)]
    owners: dict[str, set[Option]] = defaultdict(set)
    for lead in (*direct, *found):
        for spot in lead.spots:
            owners[spot].add(lead.answers[0])
    alone = (lead._replace(spots=tuple(spot for spot in lead.spots if len(owners[spot]) == 1)) for lead in found)
    return [lead for lead in alone if lead.spots]


def _asked_next(ahead: Preview, seat: int) -> Choice | None:
    node = ahead.state.node
    return node if not ahead.stopped and isinstance(node, Choice) and node.seat == seat else None


def _lead(game: Game[Any], state: Any, option: Option) -> Lead:
    return Lead((option,), (game.show.label(state, option),), game.show.spots(state, option))


class _Look(NamedTuple):
    """Looks behind options of one question."""

    table: Table[Any]
    seat: int
    planned: tuple[str | Option, ...]

    def behind(self, lead: Lead) -> Iterator[Lead]:
        """What follows an answer: all of it, where each thing has its place; after a quiet one whatever has a place."""
        following, quiet = self._following(lead)
        if quiet:
            for one in following:
                yield from self._covering(one) or (one,)
        elif all(one.spots for one in following):
            yield from following

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
        if state.node.ask == node.ask:
            return [], False
        quiet = game.verbs is not None and game.verbs.weight(state, lead.answers[-1]) == "quiet"
        found = [_lead(game, ahead.state, option) for option in node.options]
        return [Lead(lead.answers + one.answers, lead.labels + one.labels, one.spots) for one in found], quiet
