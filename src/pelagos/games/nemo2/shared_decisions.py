"""[NW2-19.3, 19.6] Decisions in which several players have a say: exertion, help, sacrifices, the end of the phase."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Final

from pelagos.core.game import NOBODY
from pelagos.core.nodes import Choice, Node, Option, Step, make_choice
from pelagos.games import nemo2 as chapters
from pelagos.games.nemo2.asking import another, listed
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.names import CARD_TEST, RESOURCE, RESOURCES
from pelagos.games.nemo2.options import EVERY_QUESTION, SEMI
from pelagos.games.nemo2.seats import carry_out, clockwise, exerter, owner_of_option
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import ACCEPT, AGREE, DECLINE, END, EXERT, EXERT_NOTHING, REFUSE, RETAIN, SACRIFICE

EXERTION: Final = "exert"
NEMO_NAME: Final = RESOURCES[0]
OWNED: Final = (RETAIN.name, SACRIFICE.name)
"""[NW2-19.3, 19.6] What belongs to officers: treasures and characters."""
Options = tuple[Option, ...]

EXERT_NEMO: Final = (EXERT_NOTHING, EXERT(NEMO_NAME))
EXERTED: Final[dict[tuple[str, ...], Option]] = {
    names: EXERT(*names) if names else EXERT_NOTHING
    for number in range(len(RESOURCES) + 1)
    for names in combinations(RESOURCES, number)
}
"""[NW2-6.8] What is said when these resources are exerted."""

NOT_PROPOSED: Final = nemo2.reason("not-proposed", "NW2-20.3", "NW2-19.3", "NW2-19.6", code="E_TARGET")


def ask_captain(s: Nemo, decision: str, options: Options, then: Step, counters: Options = ()) -> Node | None:
    """[NW2-19.2, 20.3] A decision of the captain; in semi-co-op the others hear it before it is carried out.

    `counters` are the counter-proposals, where they are more than the captain's own options.
    """
    if len(options) == 1 and not s.flags & EVERY_QUESTION:
        return carry_out(s, then, options[0])
    if s.flags & SEMI:
        then = (chapters.semicoop.announced, decision, counters or options, then)
    return make_choice((s.captain, decision, options, then))


def with_consent(s: Nemo, decision: str, options: Options, then: Step) -> Node | None:
    """[NW2-19.3, 19.6] The captain names something; where it belongs to an officer, he must agree."""
    return ask_captain(s, decision, options, (named, decision, options, then))


consents: Final = listed("consent", "NW2-19.3", otherwise=another(AGREE, NOT_PROPOSED))
"""[NW2-19.3] Yes or no to what was named, not to anything else."""


def whose_consent(s: Nemo, option: Option) -> int:
    """[NW2-19.3, 19.6] The owner whom the captain can only ask for a character or a treasure, between actions."""
    node = s.node
    if s.seats == 1 or type(node) is not Choice or node.ask != "action" or option[0] not in OWNED:
        return NOBODY
    owner = owner_of_option(s, option)
    return owner if owner != node.seat else NOBODY


@nemo2.step
def named(s: Nemo, decision: str, options: Options, then: Step, answer: Option) -> Node | None:
    """[NW2-19.3, 19.6] What is the captain's own happens; for anything else its owner is asked."""
    owner = owner_of_option(s, answer) if len(answer) > 1 else s.captain
    if owner == s.captain:
        return carry_out(s, then, answer)
    reply = (consented, decision, options, then, answer)
    return make_choice((owner, consents.ask, (AGREE(*answer), REFUSE), reply))


@nemo2.step
def consented(s: Nemo, decision: str, options: Options, then: Step, wanted: Option, answer: Option) -> Node | None:
    """[NW2-19.3, 19.6] Agreed; or refused, and the captain names something else."""
    if answer != REFUSE:
        return carry_out(s, then, wanted)
    left = tuple([option for option in options if option != wanted])
    return with_consent(s, decision, left, then)


def ask_exertion(s: Nemo, options: Options, then: Step) -> Node | None:
    """[NW2-6.8, 19.6] At most one: the captain names it. A TEST card: the captain for Nemo, then each officer."""
    if s.test != CARD_TEST:
        return with_consent(s, EXERTION, options, then)
    listed = tuple([name for name in RESOURCES if EXERTED[name,] in options])
    if NEMO_NAME not in listed:
        return exert_round(s, listed, (), then)
    return ask_captain(s, EXERTION, EXERT_NEMO, (nemo_decided, listed, then), options)


@nemo2.step
def nemo_decided(s: Nemo, listed: tuple[str, ...], then: Step, answer: Option) -> Node | None:
    """[NW2-19.2, 20.3] The captain's part; a counter-proposal may have settled more, and only the rest is asked for."""
    settled = answer[1:] if answer != EXERT_NOTHING else ()
    left = tuple([name for name in listed if name != NEMO_NAME and name not in settled])
    return exert_round(s, left, settled, then)


def exert_round(s: Nemo, left: tuple[str, ...], exerted: tuple[str, ...], then: Step) -> Node | None:
    """[NW2-19.6] Clockwise from the captain every officer decides on what is his to exert."""
    if left:
        officers = tuple([exerter(s, RESOURCE[name]) for name in left])
        seat, options, rest = next_officer(clockwise(s, 0), left, officers)
        return make_choice((seat, EXERTION, options, (exertion_said, rest, exerted, then)))
    return carry_out(s, then, EXERTED[tuple([name for name in RESOURCES if name in exerted])])


@lru_cache(1 << 10)
def next_officer(
    seats: tuple[int, ...], left: tuple[str, ...], officers: tuple[int, ...]
) -> tuple[int, Options, tuple[str, ...]]:
    """[NW2-19.6] The first seat that has a resource to exert, what it may say, and what is left for the others."""
    seat = min(officers, key=seats.index)
    own = tuple(name for name, officer in zip(left, officers, strict=True) if officer == seat)
    return seat, subsets(own), tuple(name for name in left if name not in own)


def subsets(names: tuple[str, ...]) -> Options:
    """[NW2-6.8] Nothing, or any of these resources."""
    if len(names) == 1:
        return (EXERT_NOTHING, EXERT(*names))
    return (EXERT_NOTHING, *map(EXERT, names), EXERT(*names))


@nemo2.step
def exertion_said(s: Nemo, left: tuple[str, ...], exerted: tuple[str, ...], then: Step, answer: Option) -> Node | None:
    """[NW2-19.6] One officer has decided; the next is asked."""
    return exert_round(s, left, exerted if answer == EXERT_NOTHING else exerted + answer[1:], then)


def by_owner(s: Nemo, options: Options) -> list[list[Option]]:
    """[NW2-19.3] The options of each seat."""
    captain, officers, consents = s.captain, s.fixed[3], s.pack.consents[s.seats]
    owned: list[list[Option]] = [[] for _ in officers]
    for option in options:
        officer = consents.get(option)
        owned[captain if officer is None else officers.index(officer)].append(option)
    return owned


def ask_help(s: Nemo, options: Options, then: Step) -> Node | None:
    """[NW2-19.6, 14.1] Every owner of a source, clockwise from the captain, until all decline in a row."""
    return help_round(s, 0, options, then)


def help_round(s: Nemo, place: int, options: Options, then: Step) -> Node | None:
    """[NW2-19.6] The next player with a source of his own; when nobody is left the roll stands."""
    owned = by_owner(s, options[1:])
    for further, seat in enumerate(clockwise(s, place), start=place + 1):
        if own := owned[seat]:
            return make_choice((seat, "emergency-help", (ACCEPT, *own), (help_answered, further, options, then)))
    return carry_out(s, then, ACCEPT)


@nemo2.step
def help_answered(s: Nemo, place: int, options: Options, then: Step, answer: Option) -> Node | None:
    """[NW2-19.3, 19.6] Help is used, after which the round begins anew, or the next owner is asked."""
    return help_round(s, place, options, then) if answer == ACCEPT else carry_out(s, then, answer)


def asked_together(s: Nemo, node: Choice) -> Choice:
    """[NW2-19.6, 14.1] The sources of whoever is asked for help and of all who are asked after him, as one question."""
    step, place, options, then = node.then
    assert step is help_answered, "somebody of a group is asked for help"
    owned = by_owner(s, options[1:])
    later = [option for seat in clockwise(s, place) if seat != node.seat for option in owned[seat]]
    return make_choice((node.seat, node.ask, (*node.options, *later), then))


def ask_action(s: Nemo, options: Options, then: Step) -> Node | None:
    """[NW2-19.2, 19.3] The captain spends the points; sacrifices and treasures of others he can only ask for."""
    return ask_captain(s, "action", options, (named, "action", options, (captain_acts, options, then)))


@nemo2.step
def captain_acts(s: Nemo, options: Options, then: Step, answer: Option) -> Node | None:
    """[NW2-19.3] Before the phase ends every owner may still use what is his."""
    return owners_round(s, 1, options, then) if answer == END else carry_out(s, then, answer)


def owners_round(s: Nemo, place: int, options: Options, then: Step) -> Node | None:
    """[NW2-19.3, 19.6] Clockwise from the captain's left: use a character or a treasure, or let the phase end."""
    owned = by_owner(s, options)
    for further, seat in enumerate(clockwise(s, place), start=place + 1):
        if own := owned[seat]:
            return make_choice((seat, "action", (*own, END), (owner_acts, further, options, then)))
    return carry_out(s, then, END)


@nemo2.step
def owner_acts(s: Nemo, place: int, options: Options, then: Step, answer: Option) -> Node | None:
    """[NW2-19.3] What an owner uses is carried out, and the captain goes on; else the next is asked."""
    return owners_round(s, place, options, then) if answer == END else carry_out(s, then, answer)


def ask_sacrifice(s: Nemo, options: Options, then: Step) -> Node | None:
    """[NW2-19.3] A forced sacrifice of anybody: the owners may volunteer first."""
    return volunteers(s, 1, options, then)


def volunteers(s: Nemo, place: int, options: Options, then: Step) -> Node | None:
    """[NW2-19.3] If nobody volunteers the captain must pick one of his own, or any if he has none."""
    for further, seat in enumerate(clockwise(s, place), start=place + 1):
        own = tuple([option for option in options if owner_of_option(s, option) == seat])
        if own:
            return Choice(seat, "sacrifice-pick", (DECLINE, *own), (volunteered, further, options, then))
    mine = tuple([option for option in options if owner_of_option(s, option) == s.captain]) or options
    if len(mine) == 1 and not s.flags & EVERY_QUESTION:
        return carry_out(s, then, mine[0])
    return Choice(s.captain, "sacrifice-pick", mine, then)


@nemo2.step
def volunteered(s: Nemo, place: int, options: Options, then: Step, answer: Option) -> Node | None:
    """[NW2-19.3] A volunteer, or the next owner is asked."""
    return volunteers(s, place, options, then) if answer == DECLINE else carry_out(s, then, answer)


ROUNDS: Final[dict[str, Callable[[Nemo, Options, Step], Node | None]]] = {
    EXERTION: ask_exertion,
    "emergency-help": ask_help,
    "action": ask_action,
    "sacrifice-pick": ask_sacrifice,
}
"""The decisions that are not one player's alone."""
