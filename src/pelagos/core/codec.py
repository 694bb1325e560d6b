"""A state as JSON-able data and back, and its stable digest."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, TypeVar

from pelagos.core.nodes import Chance, Choice, Node, Over, Step
from pelagos.core.state import Agenda, State

S = TypeVar("S", bound=State)

_KINDS: dict[str, Any] = {"choice": Choice, "chance": Chance, "over": Over}


def encode(s: State) -> dict[str, Any]:
    """Everything that makes this position, as plain data. Events are news, not state, and stay out."""
    data = {field: _lists(getattr(s, field)) for field in s.NAMED}
    return {
        **data,
        "agenda": [_lists(step) for step in agenda_steps(s.agenda)],
        "node": None if s.node is None else [type(s.node).__name__.lower(), *map(_lists, s.node)],
        "pack": s.pack.hash,
        "reveals": s.reveals,
    }


def decode(kind: type[S], data: dict[str, Any], pack: Any) -> S:
    """The state that `encode` wrote down; `pack` must be the component pack it was played with."""
    if data["pack"] != pack.hash:
        raise ValueError("this position was played with another component pack")
    s = kind()
    for field in kind.NAMED:
        setattr(s, field, _tuples(data[field]))
    s.do(*map(_tuples, data["agenda"]))
    s.node = _node(data["node"])
    s.pack = pack
    s.reveals = data["reveals"]
    return s


def digest(s: State) -> str:
    """A short hash of the position: equal states, equal digests, on any machine."""
    return blake2b(canonical(encode(s)), digest_size=16).hexdigest()


def canonical(data: Any) -> bytes:
    """JSON with sorted keys and no spaces: one text for one value."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def agenda_steps(agenda: Agenda) -> list[Step]:
    """The steps on an agenda, the next one first."""
    steps = []
    while agenda:
        step, agenda = agenda
        steps.append(step)
    return steps


def _node(data: list[Any] | None) -> Node | None:
    if data is None:
        return None
    node: Node = _KINDS[data[0]](*map(_tuples, data[1:]))
    return node


def _lists(value: Any) -> Any:
    return [_lists(item) for item in value] if isinstance(value, tuple) else value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
