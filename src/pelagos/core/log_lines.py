"""Lines of a log that are tables: for each event the names of its facts and how each is said, and where that is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from pelagos.core.state import Event
from pelagos.core.text import Fact, Text, text

Said: TypeAlias = Callable[[Any], Fact]
Lines: TypeAlias = Mapping[str, tuple[tuple[str, Said], ...]]


def line_of(event: Event, lines: Lines) -> Text:
    """The line of an event whose facts are listed, each said as its table wants."""
    facts = {name: say(value) for (name, say), value in zip(lines[event.id], event.facts, strict=True)}
    return text(event.id, **facts)


def spots_of(event: Event, lines: Lines, kinds: Mapping[Said, str]) -> tuple[str, ...]:
    """The places that a line speaks of: each fact whose way of saying it stands for a kind of place."""
    told = zip(lines[event.id], event.facts, strict=True)
    return tuple(f"{kinds[say]}-{value}" for (_, say), value in told if say in kinds)
