"""[NW1-9.x] The tracks: Calendar, Notoriety, Liberation, and the groups of ships they bring."""

from __future__ import annotations

from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.ending import finish
from pelagos.games.nemo1.hidden import mixed
from pelagos.games.nemo1.names import CALENDAR, GROUPS
from pelagos.games.nemo1.state import Nemo


@nemo1.step
def advance_weeks(s: Nemo, number: int) -> None:
    """[NW1-9.1, 12.2, Q15] Reaching or passing a marked week brings its group; beyond the last week the game ends."""
    week = s.week = s.week + number
    if s.events is not None:
        s.tell("nemo1-weeks", number, week)
    numbers = s.pack.numbers
    if week > numbers.last_week:
        reinforce(s, numbers.weeks, week)
        finish(s, CALENDAR)
    elif numbers.by_week[week] & ~s.released:
        reinforce(s, numbers.weeks, week)


@nemo1.step
def change_notoriety(s: Nemo, by: int) -> None:
    """[NW1-9.2, 8.6, Q8, Q10] The marker moves within its track; a group comes once, however often it is passed."""
    numbers = s.pack.numbers
    before = s.notoriety
    box = before + by
    if not numbers.notoriety_min <= box <= numbers.notoriety_max:
        box = numbers.notoriety_min if by < 0 else numbers.notoriety_max
    s.notoriety = box
    if s.events is not None:
        s.tell("nemo1-notoriety", box, box - before)
    if numbers.by_notoriety[box] & ~s.released:
        reinforce(s, numbers.notoriety, box)


def reinforce(s: Nemo, thresholds: tuple[tuple[int, int], ...], reached: int) -> None:
    """[NW1-9.1, 9.2] Every group whose number is reached and that is not in play yet, the lowest number first."""
    for least, group in thresholds:
        if reached >= least and not s.released >> group & 1:
            release(s, group)


def release(s: Nemo, group: int) -> None:
    """[NW1-4.2, 9.1, 9.2, AMB-22] A group is shuffled face down into the Ship Pile; what lies in oceans stays apart."""
    ships = s.pack.groups[group]
    s.released |= 1 << group
    s.pile_layers = mixed(s.pile_layers, s.pile, ships)
    s.pile += len(ships)
    s.tell("nemo1-released", GROUPS[group])


@nemo1.step
def change_liberation(s: Nemo, by: int) -> None:
    """[NW1-9.3, 8.6] 0 to 19, and never beyond."""
    before = s.liberation
    s.liberation = min(s.pack.numbers.liberation_max, max(0, before + by))
    s.tell("nemo1-liberation", s.liberation, s.liberation - before)
