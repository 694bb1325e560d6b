"""The types of the client are those of the server: every field that is sent to programs has its place."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pelagos.client import messages
from pelagos.faces import for_programs
from pelagos.server.tell import program_state, replies, wire

PAIRS: list[tuple[Any, Any]] = [
    (program_state.DataState, messages.State),
    (program_state.DataQuestion, messages.Question),
    (program_state.DataEvent, messages.Event),
    (program_state.DataPeril, messages.Peril),
    (program_state.DataFailedBot, messages.FailedBot),
    (program_state.DataClock, messages.Clock),
    (program_state.DataOdds, messages.Odds),
    (program_state.DataPreview, messages.Preview),
    (program_state.DataPoints, messages.Points),
    (for_programs.DataChance, messages.Chance),
    (for_programs.DataLine, messages.Line),
    (for_programs.DataFate, messages.Fate),
    (for_programs.DataOptionOdds, messages.OptionOdds),
    (for_programs.DataAdvice, messages.Advice),
    (for_programs.DataOther, messages.Other),
    (for_programs.DataReason, messages.Reason),
    (program_state.DataHint, messages.Hint),
    (replies.Done, messages.Done),
    (replies.GameState, messages.GameInfo),
    (replies.SettingState, messages.Setting),
    (replies.Opened, messages.Opened),
    (replies.SeatKey, messages.SeatKey),
    (replies.TableList, messages.TableList),
    (replies.Listed, messages.Listed),
    (wire.RuleText, messages.RuleText),
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
