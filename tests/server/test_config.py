"""What a server can be told: every setting and every limit is read where it binds."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

from pelagos.core.errors import Refused
from pelagos.gate.limits import Limits
from pelagos.gate.rates import QUOTAS
from pelagos.people.names import LONGEST_NAME
from pelagos.server.config import LONGEST_TALK, MOST_ANSWERS, Config
from pelagos.server.incoming.messages import Answer, Say, read_message
from pelagos.server.play.opening import SeatWish
from tests.source import modules, parsed


def read_from(path: Path, holder: str) -> set[str]:
    """What a file reads of something called so: `limits.burst`, `config.limits.burst`."""
    found = (node for node in ast.walk(parsed(path)) if isinstance(node, ast.Attribute))
    return {node.attr for node in found if ast.unparse(node.value).rpartition(".")[2] == holder}


@pytest.mark.parametrize(("kind", "holder"), [(Config, "config"), (Limits, "limits")])
def test_every_setting_and_limit_is_read(kind: type[msgspec.Struct], holder: str) -> None:
    read = set().union(*(read_from(path, holder) for path in (*modules("server"), *modules("gate"))))
    read |= {limit for quota in QUOTAS.values() for limit in (quota.address, quota.person)}
    assert set(kind.__struct_fields__) - read == set()


@pytest.mark.parametrize(
    ("kind", "message", "part", "most"),
    [
        (Answer, {"do": "answer", "id": 1, "version": 0}, "answers", MOST_ANSWERS),
        (Say, {"do": "say", "id": 1}, "text", LONGEST_TALK),
    ],
)
def test_messages_hold_what_they_may_and_no_more(kind: type, message: dict[str, object], part: str, most: int) -> None:
    fill = (lambda size: ["x"] * size) if part == "answers" else (lambda size: "x" * size)
    assert isinstance(read_message(msgspec.json.encode({**message, part: fill(most)})), kind)
    with pytest.raises(Refused):
        read_message(msgspec.json.encode({**message, part: fill(most + 1)}))


def test_a_name_is_no_longer_than_it_may_be() -> None:
    assert msgspec.convert({"kind": "me", "name": "x" * LONGEST_NAME}, SeatWish).name
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"kind": "me", "name": "x" * (LONGEST_NAME + 1)}, SeatWish)
