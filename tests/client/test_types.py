"""The types of the client are those of the server: every field that is sent to programs has its place."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pelagos.client import told
from pelagos.faces import for_programs
from pelagos.server.tell import program_state, replies, wire

PAIRS: list[tuple[Any, Any]] = [
    (program_state.DataState, told.State),
    (program_state.DataQuestion, told.Question),
    (program_state.DataEvent, told.Event),
    (program_state.DataPeril, told.Peril),
    (program_state.DataFailedBot, told.FailedBot),
    (program_state.DataClock, told.Clock),
    (program_state.DataOdds, told.Odds),
    (program_state.DataPreview, told.Preview),
    (program_state.DataPoints, told.Points),
    (for_programs.DataChance, told.Chance),
    (for_programs.DataLine, told.Line),
    (for_programs.DataFate, told.Fate),
    (for_programs.DataOptionOdds, told.OptionOdds),
    (for_programs.DataAdvice, told.Advice),
    (for_programs.DataOther, told.Other),
    (for_programs.DataReason, told.Reason),
    (program_state.DataHint, told.Hint),
    (replies.Done, told.Done),
    (replies.GameState, told.GameInfo),
    (replies.SettingState, told.Setting),
    (replies.Opened, told.Opened),
    (replies.SeatKey, told.SeatKey),
    (replies.TableList, told.TableList),
    (replies.Listed, told.Listed),
    (wire.RuleText, told.RuleText),
]


@pytest.mark.parametrize(("sent", "read"), PAIRS, ids=lambda kind: kind.__name__)
def test_every_field_has_its_place(sent: Any, read: Any) -> None:
    """What may be left out when it is sent has a value of its own when it is read."""
    theirs = {field.name: field for field in msgspec.structs.fields(sent)}
    ours = {field.name: field for field in msgspec.structs.fields(read)}
    assert ours.keys() == theirs.keys()
    optional = {name for name, field in theirs.items() if "UnsetType" in str(field.type)}
    assert {name for name, field in ours.items() if not field.required} == optional


def test_every_type_of_the_server_for_programs_is_among_them() -> None:
    known = {sent.__name__ for sent, _ in PAIRS}
    there = {name for module in (program_state, for_programs) for name in vars(module) if name.startswith("Data")}
    assert there <= known
