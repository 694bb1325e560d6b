"""[EDS-5] Preparation: recruit a crew member, gain discs, take discs back."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.state import replaced
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.data_pieces import LEVEL_FIVE
from pelagos.games.endeavor.gains import give
from pelagos.games.endeavor.names import COORD, INSP, NOWHERE, REP
from pelagos.games.endeavor.setup import reveal_five
from pelagos.games.endeavor.state import IDLE, Endeavor
from pelagos.games.endeavor.tracks import level, load
from pelagos.games.endeavor.verbs import ALL, DONE

DISC: Final = 1


def why_not_recruit(s: Endeavor, seat: int, kind: int) -> str:
    """[EDS-5.1] In the tray, visible, and not above the recruitment level."""
    crew = s.pack.kinds[kind]
    if crew.level == 0:
        return "start-crew"
    if crew.level > level(s, seat, REP):
        return "level-too-high"
    if crew.level == LEVEL_FIVE:
        return "" if any(kind == top for top, _ in s.fives) else "not-visible"
    return "" if s.tray[kind] else "none-left"


def recruits(s: Endeavor, seat: int) -> tuple[Option, ...]:
    """[EDS-5.1] Every kind that can be recruited now."""
    reputation, levels, menu, tray = level(s, seat, REP), s.pack.level_of_kind, s.pack.menus.recruit, s.tray
    options = [menu[kind] for kind, left in enumerate(tray) if left and levels[kind] <= reputation]
    if reputation >= LEVEL_FIVE:
        options += [menu[top] for top, _ in s.fives if top != NOWHERE]
    return tuple(options)


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
    return "no-disc-on-it" if code - DISC in s.crew[seat] else "not-in-crew"


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
