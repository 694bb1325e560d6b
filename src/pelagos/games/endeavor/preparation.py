"""[EDS-5] Preparation: recruit a crew member, gain discs, take discs back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games.endeavor.asking import elsewhere, judged
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.data_pieces import LEVEL_FIVE
from pelagos.games.endeavor.gains import give
from pelagos.games.endeavor.names import COORD, INSP, NOWHERE, REP
from pelagos.games.endeavor.setup import START_CREW, reveal_five
from pelagos.games.endeavor.state import IDLE, Endeavor
from pelagos.games.endeavor.tracks import level, load
from pelagos.games.endeavor.verbs import ALL, DONE, RECRUIT, TAKE_BACK

DISC: Final = 1

LEVEL_TOO_HIGH: Final = endeavor.reason("level-too-high", "EDS-5.1", "EDS-3.2")
NO_DISC_ON_IT: Final = endeavor.reason("no-disc-on-it", "EDS-5.5")
NONE_LEFT: Final = endeavor.reason("none-left", "EDS-5.1")
NOT_IN_CREW: Final = endeavor.reason("not-in-crew", "EDS-5.5", "EDS-5.1")
NOT_VISIBLE: Final = endeavor.reason("not-visible", "EDS-5.1", "EDS-2.6", "EDS-5.3", "EDS-20.1")
RECRUITED_ALREADY: Final = endeavor.reason("recruited-already", "EDS-5.1")
TOO_MANY_DISCS: Final = endeavor.reason("too-many-discs", "EDS-5.5", "EDS-3.2")
NO_TWO_DISCS: Final = endeavor.reason("no-two-discs", "EDS-5.5", "EDS-3.2", wider=(TOO_MANY_DISCS,))


def why_not_recruit(s: Endeavor, seat: int, kind: int) -> str:
    """[EDS-5.1] In the tray, visible, and not above the recruitment level."""
    crew = s.pack.kinds[kind]
    if crew.level == 0:
        return START_CREW
    if crew.level > level(s, seat, REP):
        return LEVEL_TOO_HIGH
    if crew.level == LEVEL_FIVE:
        return "" if any(kind == top for top, _ in s.fives) else NOT_VISIBLE
    return "" if s.tray[kind] else NONE_LEFT


def recruits(s: Endeavor, seat: int) -> tuple[Option, ...]:
    """[EDS-5.1] Every kind that can be recruited now."""
    reputation, levels, menu, tray = level(s, seat, REP), s.pack.level_of_kind, s.pack.menus.recruit, s.tray
    options = [menu[kind] for kind, left in enumerate(tray) if left and levels[kind] <= reputation]
    if reputation >= LEVEL_FIVE:
        options += [menu[top] for top, _ in s.fives if top != NOWHERE]
    return tuple(options)


def why_not_recruited(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-5.1] Any kind of crew, or something that has to wait."""
    menu = s.pack.menus.recruit
    return why_not_recruit(s, asked.seat, menu.index(option)) if option in menu else elsewhere(s, asked, option)


@endeavor.question("recruit", rule="EDS-5.1", otherwise=why_not_recruited)
def every_recruit(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-5.1] Every kind but the start crew."""
    kinds = [s.pack.menus.recruit[kind] for kind, crew in enumerate(s.pack.kinds) if crew.level]
    return judged(s, asked, kinds, why_not_recruited)


@endeavor.step
def prepare(s: Endeavor, seat: int) -> Choice | None:
    """[EDS-5.1, 4.2, A13] Recruiting is mandatory; without anybody to recruit the step is skipped."""
    s.turn, s.stage = seat, IDLE
    options = recruits(s, seat)
    if not options:
        s.tell("endeavor-nobody", seat)
        return workforce(s, seat)
    return Choice(seat, "recruit", options, (recruited, seat))


@endeavor.step
def recruited(s: Endeavor, seat: int, answer: Option) -> None:
    """[EDS-5.1, 5.2] A junior with a free activation space; its bonus counts for the steps that follow."""
    kind = s.pack.numbers.kind[answer[1]]
    s.crew = replaced(s.crew, seat, (*s.crew[seat], kind * 4))
    s.tell("endeavor-recruited", seat, s.pack.sides[kind * 2].name)
    s.do((workforce, seat))
    bonus = s.pack.sides[kind * 2].bonus
    if bonus:
        give(s, seat, bonus, NOWHERE)
    if s.pack.level_of_kind[kind] == LEVEL_FIVE:
        take_five(s, kind)
    else:
        tray = list(s.tray)
        tray[kind] -= 1
        s.tray = tuple(tray)


def take_five(s: Endeavor, kind: int) -> None:
    """[EDS-5.3, A12] The tile below comes to light; an empty compartment is refilled from the tallest pile."""
    place = next(number for number, (top, _) in enumerate(s.fives) if top == kind)
    left = s.fives[place][1] - 1
    if left:
        s.fives = replaced(s.fives, place, (NOWHERE, left))
        s.do((reveal_five, place))
        return
    s.fives = replaced(s.fives, place, (NOWHERE, 0))
    tallest = max(range(len(s.fives)), key=lambda number: s.fives[number][1])
    top, height = s.fives[tallest]
    if height > 1:
        s.fives = replaced(replaced(s.fives, place, (top, 1)), tallest, (NOWHERE, height - 1))
        s.do((reveal_five, tallest))


@endeavor.step
def workforce(s: Endeavor, seat: int) -> Choice | None:
    """[EDS-5.4] As many discs as the workforce level."""
    load(s, seat, level(s, seat, INSP))
    return manage(s, seat, level(s, seat, COORD))


def why_not_take_back(s: Endeavor, seat: int, side: int) -> str:
    """[EDS-5.5] An own crew member with a disc."""
    code = side * 2 + DISC
    if code in s.crew[seat]:
        return ""
    return NO_DISC_ON_IT if code - DISC in s.crew[seat] else NOT_IN_CREW


def why_not_take_all(s: Endeavor, seat: int, left: int) -> str:
    """[EDS-5.5] At least two discs, and no more than the management level."""
    discs = sum(code & DISC for code in s.crew[seat])
    if discs < 2:
        return NO_TWO_DISCS
    return "" if discs <= left else TOO_MANY_DISCS


def why_not_managed(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-5.5] The disc of a crew member, as long as the level allows; recruiting is over."""
    seat, left = asked.seat, asked.then[2]
    match option:
        case (str(_),) if option == ALL:
            return why_not_take_all(s, seat, left)
        case (TAKE_BACK.name, str(name)):
            reason = why_not_take_back(s, seat, s.pack.numbers.side.get(name, NOWHERE))
            return reason or ("" if left else TOO_MANY_DISCS)
        case (RECRUIT.name, str(_)):
            return RECRUITED_ALREADY
    return elsewhere(s, asked, option)


@endeavor.question("manage", rule="EDS-5.5", otherwise=why_not_managed)
def discs_to_take(s: Endeavor, asked: Choice) -> Iterator[Thought]:
    """[EDS-5.5] Each crew member; all discs where that is possible; no more of it."""
    crew = [s.pack.menus.take_back[code >> 1] for code in s.crew[asked.seat]]
    yield from judged(s, asked, crew, why_not_managed)
    if not why_not_take_all(s, asked.seat, asked.then[2]):
        yield ALL, ""
    yield DONE, ""


@endeavor.step
def manage(s: Endeavor, seat: int, left: int) -> Choice | None:
    """[EDS-5.5] Take back discs from crew, one after the other or all at once, as many as the management level."""
    menu = s.pack.menus.take_back
    occupied = [menu[code >> 1] for code in s.crew[seat] if code & DISC] if left else []
    every = (ALL,) if 1 < len(occupied) <= left else ()
    return Choice(seat, "manage", (*dict.fromkeys(occupied), *every, DONE), (managed, seat, left))


@endeavor.step
def managed(s: Endeavor, seat: int, left: int, answer: Option) -> Choice | None:
    """[EDS-5.5] The disc is in the cargo hold, the crew member is free again."""
    if answer == DONE:
        return None
    if answer == ALL:
        for code in s.crew[seat]:
            if code & DISC:
                take_back(s, seat, code)
        return None
    take_back(s, seat, s.pack.numbers.side[answer[1]] * 2 + DISC)
    return manage(s, seat, left - 1)


def take_back(s: Endeavor, seat: int, code: int) -> None:
    """[EDS-5.5] One disc from a crew member to the cargo hold."""
    crew = list(s.crew[seat])
    crew[crew.index(code)] -= DISC
    s.crew = replaced(s.crew, seat, tuple(crew))
    s.tell("endeavor-took-back", seat, s.pack.sides[code >> 1].name)
    load(s, seat, 1)
