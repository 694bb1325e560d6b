"""A table: submit, preview, undo, since."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from pelagos.core.codec import digest
from pelagos.core.errors import PelagosError, Refused
from pelagos.core.nodes import Chance, Choice
from pelagos.table.fate import Manual, Scripted, Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import Answer, Line, Outcome, SeatEntry, Snapshot, Undo
from pelagos.table.table import Table
from tests.toy import TOY, TWO, Bag, Lots, changed_game, kept_and_shown, offer_and_show

SEATS = (SeatEntry("Ada", "me"), SeatEntry("Ben", "me"))


PEEKING = changed_game(kept_and_shown, faults={"offer": offer_and_show})


def noon() -> str:
    return "2026-01-01T12:00:00Z"


def lots_table(*outcomes: int, **more: Any) -> Table[Lots]:
    """Ada and Ben at a table of Lots, with scripted draws."""
    return open_table(TOY, TWO, SEATS, Scripted(map(str, outcomes)), Bag(), clock=noon, **more)


def refused(id_: str) -> Any:
    return pytest.raises(Refused, match=id_)


def test_fate_decides_until_somebody_has_to_choose() -> None:
    table = lots_table(3, 4)
    assert isinstance(table.node, Choice)
    assert (table.version, table.state.lots) == (2, (3, 4))


def test_an_answer_makes_a_new_version() -> None:
    table = lots_table(3, 4)
    assert table.submit(0, ["keep"], 2) == 3
    assert table.updates[-1].entry == Answer(3, 0, "swap", "keep", noon())


def test_a_list_of_answers_is_taken_as_a_whole_or_not_at_all() -> None:
    table = lots_table(3, 4, 5)
    before = digest(table.state)
    with refused("error-wrong-seat"):
        table.submit(0, ["keep", "keep"], 2)
    assert (table.version, digest(table.state)) == (2, before)


def test_a_refusal_tells_nothing_about_fate() -> None:
    """Whatever is drawn next, an answer behind the draw is refused in the same words."""
    refusals = []
    for outcome in (1, 2, 5, 6):
        with pytest.raises(Refused) as problem:
            lots_table(3, 4, outcome).submit(0, ["swap", "sing"], 2)
        refusals.append(problem.value.text)
    assert {text.id for text in refusals} == {"error-waits-for-fate"}
    assert len(set(refusals)) == 1


def test_a_stale_version_is_refused() -> None:
    table = lots_table(3, 4)
    table.submit(0, ["keep"], 2)
    with refused("error-stale-version"):
        table.submit(1, ["keep"], 2)


def test_the_wrong_seat_is_refused() -> None:
    with refused("error-wrong-seat"):
        lots_table(3, 4).submit(1, ["keep"], 2)


def test_what_is_not_offered_is_refused_with_its_reason_and_rule() -> None:
    with pytest.raises(Refused) as problem:
        lots_table(3, 4).submit(0, ["sing"], 2)
    assert (problem.value.id, problem.value.reason, problem.value.rule) == ("error-refused", "nonsense", "TOY-1")


def test_nothing_can_be_answered_after_the_end() -> None:
    table = lots_table(3, 4)
    table.submit(0, ["keep"], 2)
    table.submit(1, ["keep"], 3)
    assert table.scores() == ((3, 4), "toy-over")
    with refused("error-game-over"):
        table.submit(0, ["keep"], 4)


def test_a_preview_changes_nothing_and_does_not_ask_fate() -> None:
    table = lots_table(3, 4, 6)
    seen = table.preview(0, ["swap"], 2)
    assert seen.stopped == "fate"
    assert [event.id for event in seen.events] == ["toy-answer"]
    assert (table.version, table.state.lots) == (2, (3, 4))


def test_a_preview_stops_before_a_reveal() -> None:
    table = open_table(PEEKING, TWO, SEATS, Scripted("34"), Bag(), clock=noon)
    seen = table.preview(0, ["keep"], 2)
    assert (seen.stopped, seen.events, seen.state) == ("reveal", (), table.state)


def test_undo_takes_back_ones_own_last_answer() -> None:
    table = open_table(TOY, {**TWO, "seats": 3}, (*SEATS, SeatEntry("Cid", "me")), Scripted("123"), Bag(), clock=noon)
    before = digest(table.state)
    table.submit(0, ["keep"], 3)
    assert table.undo(0, 4) == 5
    assert digest(table.state) == before
    assert table.updates[-1].entry == Undo(5, 0, 3, noon())


def test_undo_stops_at_a_draw() -> None:
    table = lots_table(3, 4, 6)
    table.submit(0, ["swap"], 2)
    with refused("error-undo-fate"):
        table.undo(0, 4)


def test_undo_stops_at_somebody_elses_answer() -> None:
    table = open_table(TOY, {**TWO, "seats": 3}, (*SEATS, SeatEntry("Cid", "me")), Scripted("123"), Bag(), clock=noon)
    table.submit(0, ["keep"], 3)
    table.submit(1, ["keep"], 4)
    assert table.why_no_undo(0) == "undo-other-seat"
    with refused("error-undo-other-seat"):
        table.undo(0, 5)


def test_undo_stops_at_a_reveal() -> None:
    """Peeking shows the lots in the middle of the game, so the answer that led to it stands."""
    table = open_table(PEEKING, TWO, SEATS, Scripted("34"), Bag(), clock=noon)
    table.submit(0, ["keep"], 2)
    with refused("error-undo-reveal"):
        table.undo(0, 3)


def test_nothing_is_undone_after_the_end() -> None:
    table = lots_table(3, 4, practice=True)
    table.submit(0, ["keep"], 2)
    table.submit(1, ["keep"], 3)
    with refused("error-undo-over"):
        table.undo(1, 4)


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    table = open_table(TOY, TWO, SEATS, Manual(), Bag(), clock=noon)
    with refused("error-undo-nothing"):
        table.undo(0, 0)


def test_at_a_practice_table_undo_goes_behind_everything() -> None:
    three = (*SEATS, SeatEntry("Cid", "me"))
    table = open_table(TOY, {**TWO, "seats": 3}, three, Scripted("1234"), Bag(), practice=True, clock=noon)
    table.submit(0, ["swap"], 3)
    table.submit(1, ["keep"], 5)
    table.undo(0, 6)
    assert (table.version, table.state.lots) == (7, (1, 2, 3))


def test_luck_that_was_taken_back_comes_again() -> None:
    """The nth draw of a stream is the same, whatever was drawn and taken back before."""
    table = open_table(TOY, TWO, SEATS, Seeded("7"), Bag(), practice=True, clock=noon)
    table.submit(0, ["keep"], table.version)
    first = table.state
    table.undo(0, table.version)
    table.submit(0, ["keep"], table.version)
    assert table.state == first
    assert table.drawn == Counter(moment.entry.ask for moment in table.moments if isinstance(moment.entry, Outcome))


def test_each_seat_hears_only_what_it_may() -> None:
    table = lots_table(3, 4)
    heard = [[event.facts for update in table.since(0, seat) for event in update.events] for seat in (0, 1, None)]
    assert heard == [[(0, 3)], [(1, 4)], []]


def test_since_a_version_there_is_only_what_came_later() -> None:
    table = lots_table(3, 4)
    table.submit(0, ["keep"], 2)
    assert [update.version for update in table.since(2, 1)] == [3]


def test_typed_outcomes_drive_a_manual_table() -> None:
    table = open_table(TOY, TWO, SEATS, Manual(), Bag(), clock=noon)
    assert isinstance(table.node, Chance)
    table.submit_outcome("3", 0)
    with refused("error-not-an-outcome"):
        table.submit_outcome("3", 1)
    with refused("error-waits-for-fate"):
        table.submit(0, ["keep"], 1)
    table.submit_outcome("4", 1)
    with refused("error-no-chance"):
        table.submit_outcome("5", 2)
    assert table.updates[0].entry == Outcome(1, "lots", "3", noon())


def test_only_people_who_roll_their_own_may_type_outcomes() -> None:
    table = open_table(TOY, TWO, SEATS, Manual(), Bag(), clock=noon)
    table.header = msgspec.structs.replace(table.header, fate="fair")
    with refused("error-no-chance"):
        table.submit_outcome("3", 0)


@pytest.mark.parametrize("version", [-1, 3])
def test_there_is_nothing_since_a_version_that_never_was(version: int) -> None:
    with refused("error-stale-version"):
        lots_table(3, 4).since(version, 0)


def test_what_cannot_be_stored_has_not_happened() -> None:
    table = lots_table(3, 4)

    def full(lines: Any) -> None:
        raise PelagosError("error-file-write", path="disk", problem="full")

    table.sink = full
    with pytest.raises(PelagosError, match="error-file-write"):
        table.submit(0, ["keep"], 2)
    assert table.version == 2


def test_snapshots_are_written_every_fifty_versions() -> None:
    lines: list[Line] = []
    table = open_table(TOY, TWO, SEATS, Scripted("34"), Bag(), practice=True, clock=noon, sink=lines.extend)
    for _ in range(24):
        table.submit(0, ["keep"], table.version)
        table.undo(0, table.version)
    assert not any(isinstance(line, Snapshot) for line in lines)
    table.submit(0, ["keep"], 50)
    assert [line.n for line in lines if isinstance(line, Snapshot)] == [51]


@pytest.mark.parametrize("seats", [SEATS[:1], SEATS * 2])
def test_the_number_of_seats_must_fit(seats: tuple[SeatEntry, ...]) -> None:
    with refused("error-seat-count"):
        open_table(TOY, TWO, seats, Manual(), Bag())


def test_seats_and_settings_must_agree() -> None:
    with refused("error-seats-contradict"):
        open_table(TOY, {**TWO, "seats": 3}, SEATS, Manual(), Bag())
