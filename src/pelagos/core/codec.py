"""A state as JSON-able data and back, and its stable digest."""

from __future__ import annotations

import json
import sys
from functools import cache
from hashlib import blake2b
from types import SimpleNamespace
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice, Node, Over, Step, StepFunction
from pelagos.core.rulebook import Rulebook
from pelagos.core.state import Agenda, State

S = TypeVar("S", bound=State)

_KINDS: dict[str, Any] = {"choice": Choice, "chance": Chance}


def encode(s: State) -> dict[str, Any]:
    """Everything that makes this position, as plain data. Events are news, not state, and stay out."""
    found = writable(s)
    node = None if found["node"] is None else [_lists(part) for part in found["node"]]
    return {**found, **{field: _lists(found[field]) for field in s.NAMED}, "node": node}


def writable(s: State) -> dict[str, Any]:
    """The same for whoever writes it down at once: there tuples are written like lists, and need not become some."""
    data = {field: getattr(s, field) for field in s.NAMED}
    return {
        **data,
        "agenda": [named_steps(step) for step in agenda_steps(s.agenda)],
        "node": _written_node(s.node),
        "pack": s.pack.hash,
        "reveals": s.reveals,
    }


def decode(game: Game[S], data: dict[str, Any], pack: Any) -> S:
    """The state that `encode` wrote down; `pack` must be the component pack it was played with."""
    if data["pack"] != pack.hash:
        raise ValueError("this position was played with another component pack")
    s = game.state()
    for field in game.state.NAMED:
        setattr(s, field, _tuples(data[field]))
    s.do(*[_step(game.rules, step) for step in data["agenda"]])
    s.node = _node(game.rules, data["node"])
    s.pack = pack
    s.reveals = data["reveals"]
    return s


def picture(data: dict[str, Any], like: S, rules: Rulebook[Any]) -> tuple[S, bool]:
    """A position that other rules may have written, as well as it can be read today, and whether that is all of it.

    What it does not know is as in `like`, a position of the same game; steps that are gone leave a question that
    nobody can answer.
    """
    known = {*like.NAMED, "agenda", "node", "pack", "reveals"}
    for field in like.NAMED:
        if field in data:
            setattr(like, field, _tuples(data[field]))
    like.reveals = data.get("reveals", 0)
    like.agenda = ()
    try:
        like.do(*[_step(rules, step) for step in data["agenda"]])
        like.node = _node(rules, data["node"])
    except (IndexError, KeyError, TypeError, ValueError):
        like.agenda, like.node = (), _node_of_old(data["node"])
        return like, False
    return like, set(data) == known


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


def named_steps(value: Any) -> Any:
    """A step, or what belongs to one, as plain data: functions by their names."""
    if isinstance(value, tuple):
        return [named_steps(item) for item in value]
    return value.__name__ if callable(value) else value


def _written_node(node: Node | None) -> list[Any] | None:
    """What stands at a position; only what follows an answer has functions in it."""
    if node is None:
        return None
    if isinstance(node, Over):
        return ["over", *node]
    return [type(node).__name__.lower(), *node[:-1], named_steps(node[-1])]


def _node(rules: Rulebook[Any], data: list[Any] | None) -> Node | None:
    if data is None:
        return None
    kind, *parts = data
    if kind == "over":
        return Over(*map(_tuples, parts))
    node: Node = _KINDS[kind](*map(_tuples, parts[:-1]), _step(rules, parts[-1]))
    return node


def _node_of_old(data: list[Any]) -> Node:
    """A question whose next step nobody knows any more: it can be read, not answered."""
    kind, *parts = data
    node: Node = _KINDS[kind](*map(_tuples, parts[:-1]), ())
    return node


def _step(rules: Rulebook[Any], data: list[Any]) -> Step:
    """A step with its function; its annotations say which of its arguments are steps in their turn."""
    function = rules.steps[data[0]]
    kinds = _arguments(rules, function)
    return (function, *[_argument(rules, kinds[place], value) for place, value in enumerate(data[1:])])


@cache
def _arguments(rules: Rulebook[Any], function: StepFunction) -> tuple[Any, ...]:
    """The types of the arguments after the state."""
    written_hints = rules.hints.get(function)
    if written_hints is None:
        hints = get_type_hints(function)
        hints.pop("return", None)
    else:
        source = SimpleNamespace(__annotations__=written_hints)
        hints = get_type_hints(source, vars(sys.modules[function.__module__]))
    return tuple(hints.values())[1:]


@cache
def _holds_step(kind: Any) -> bool:
    return _is_step(kind) or any(map(_holds_step, get_args(kind)))


def _is_step(kind: Any) -> bool:
    """By its function: what follows in the alias is not the same for every Python once hints are resolved."""
    return get_origin(kind) is tuple and get_args(kind)[:1] == get_args(Step)[:1]


def _argument(rules: Rulebook[Any], kind: Any, value: Any) -> Any:
    if not _holds_step(kind):
        return _tuples(value)
    if _is_step(kind):
        return _step(rules, value)
    assert get_origin(kind) is tuple, "steps stand in tuples"
    return tuple([_argument(rules, part, item) for part, item in zip(get_args(kind), value, strict=True)])


def _lists(value: Any) -> Any:
    if not isinstance(value, tuple):
        return value
    return [_lists(item) if isinstance(item, tuple) else item for item in value]


def _tuples(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    if list not in map(type, value):
        return tuple(value)
    return tuple([_tuples(item) if isinstance(item, list) else item for item in value])
