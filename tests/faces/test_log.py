"""The log: headings and flags belong to what happened, in all games; set-up lines do not push moves out of sight."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from pelagos.core.state import Event
from pelagos.faces.log import LogLine, full_log_of, log_of
from pelagos.faces.voice import Voice
from pelagos.locale.catalogue import LANGUAGES, catalogue
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.table import Table
from tests.faces.sittings import PEOPLE, SITTINGS, Sitting, played, sitting

Expect = Callable[[list[Event]], Iterator[str]]
NAME: Final = re.compile(rf"\b({'|'.join(PEOPLE)})\b")


def words(language: str = "en") -> Voice:
    return Voice(catalogue(language), PEOPLE)


def events_of(table: Table[Any]) -> list[Event]:
    return [*table.opening, *(event for update in table.updates for event in update.events)]


def nauticus_headings(events: list[Event]) -> Iterator[str]:
    """[NAU-3.1, 3.3] A round begins with its first phase; every chosen tile begins a phase."""
    number = of = phase = 0
    for event in events:
        if event.id == "nauticus-round":
            number, of = event.facts
            phase = 0
        phase += event.id == "nauticus-chose"
        yield rf"Round {number} of {of}, phase {max(phase, 1)}"


def endeavor_headings(events: list[Event]) -> Iterator[str]:
    """[EDS-4.1] The set-up, then round after round; the Wave is passed on before the next one begins."""
    heading = "Set-up"
    for event in events:
        if event.id == "endeavor-round":
            heading = "Round {} of {}".format(*event.facts)
        yield heading


PHASES_1: Final = {
    "nemo1-turn": "Preparation",
    "nemo1-prepared": "Preparation",
    "nemo1-action": "Nemo Action",
    "nemo1-ended": "the game is over",
}
PHASES_2: Final = {
    "nemo2-turn": "Adventure Phase",
    "nemo2-white-dice": "Placement Phase",
    "nemo2-black-dice": "Placement Phase",
    "nemo2-action": "Action Phase",
    "nemo2-phase-over": "Action Phase",
    "nemo2-epilogue": "the game is over",
}


def voyage_headings(turned: str, phases: dict[str, str]) -> Expect:
    """[NW1-5.1, NW2-4.1] The number of the turn, and the phase of those events that belong to one phase alone."""

    def headings(events: list[Event]) -> Iterator[str]:
        turn = 0
        for event in events:
            turn = event.facts[0] if event.id == turned else turn
            begun = rf"(Act \d, turn|Turn) {turn} · {phases.get(event.id, '.*')}"
            yield begun if turn else "Before the voyage"

    return headings


HEADINGS: Final[dict[str, Expect]] = {
    "nauticus": nauticus_headings,
    "endeavor": endeavor_headings,
    "nemo1": voyage_headings("nemo1-turn", PHASES_1),
    "nemo2": voyage_headings("nemo2-turn", PHASES_2),
}


@pytest.mark.parametrize("at", SITTINGS, ids=str)
def test_headings_are_of_the_time_of_telling(at: Sitting) -> None:
    table = played(at)
    events = events_of(table)
    show, voice = table.game.show, words()
    found = [voice.words(show.heading(event.moment)) for event in events]
    expected = HEADINGS[at.game](events)
    wrong = [(e.id, said, want) for e, said, want in zip(events, found, expected, strict=True) if not _is(want, said)]
    assert not wrong
    assert {line.turn for line in full_log_of(table, -1, voice)} == set(found)


def _is(wanted: str, heading: str) -> bool:
    return re.fullmatch(wanted, heading) is not None


@pytest.mark.parametrize("at", SITTINGS, ids=str)
def test_flags_are_of_whom_a_line_speaks(at: Sitting) -> None:
    """The first person who is named; nobody where nobody is."""
    for line in full_log_of(played(at), -1, words()):
        named = NAME.search(line.text)
        assert line.seat == (PEOPLE.index(named[0]) if named else None), line


def test_the_last_pass_of_a_round_stands_in_this_round() -> None:
    """[EDS-17.1] It ends round 1, and round 2 is told after it."""
    table = played(sitting("endeavor", mode="competitive", players=2, scenario=3))
    lines = full_log_of(table, -1, words())
    begins = next(place for place, line in enumerate(lines) if line.text == "Round 2 of 6.")
    assert [line.turn for line in lines[begins - 2 : begins + 1]] == ["Round 1 of 6", "Round 1 of 6", "Round 2 of 6"]


def laid(table: Table[Any], **window: int) -> list[LogLine]:
    found = log_of(table, window.get("since", -1), None, words(), window.get("until"))
    return [line for line in found if "tiles" in line.text]


def test_the_set_up_of_a_round_is_one_line() -> None:
    """[NAU-3.2] Eight tiles, one line, and all their places."""
    table = played(sitting("nauticus", players=2), 0)
    (line,) = laid(table)
    assert (line.first, line.n, len(line.spots)) == (1, 7, 8)
    assert laid(table, until=3)[0].n == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_taken_back_stands_under_the_last_heading(language: str) -> None:
    begun = played(sitting("nauticus", players=2), 0)
    table = open_table(begun.game, begun.header.settings, begun.header.seats, Seeded("1"), begun.state.pack)
    table.submit(0, [table.node.options[0]], table.version)  # type: ignore[union-attr]
    before = table.version
    table.undo(0, before)
    (line,) = log_of(table, before, 0, words(language))
    assert (line.turn, line.seat, line.by) == (log_of(table, -1, 0, words(language))[0].turn, 0, 0)
