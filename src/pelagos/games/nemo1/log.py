"""The log of Nemo's War, first edition: what happened, as message ids with facts and places on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pelagos.core.log_lines import line_of, spots_of
from pelagos.core.state import Event
from pelagos.core.text import Fact, Text, signed, text
from pelagos.games.nemo1.names import PHASES
from pelagos.games.nemo1.texts import (
    action_text,
    card_text,
    commitment_text,
    group_text,
    level_text,
    ocean_text,
    passenger_text,
    pile_text,
    resource_text,
    result_text,
    ship_text,
    test_text,
    treasure_text,
    upgrade_text,
)

Said = Callable[[Any], Fact]


def _number(value: Any) -> Fact:
    return int(value)


def _yes(value: Any) -> Fact:
    return "yes" if value else "no"


SPOT: Final[dict[Said, str]] = {
    ocean_text: "ocean",
    ship_text: "ship",
    card_text: "card",
    treasure_text: "treasure",
    upgrade_text: "upgrade",
    passenger_text: "passenger",
    resource_text: "track",
    commitment_text: "commitment",
}
"""What is shown where, by the kind of the fact."""

LINES: Final[dict[str, tuple[tuple[str, Said], ...]]] = {
    "nemo1-attacked": (("ship", ship_text), ("total", _number), ("hit", _yes)),
    "nemo1-bought": (("upgrade", upgrade_text),),
    "nemo1-captured": (("ship", ship_text),),
    "nemo1-card": (("card", card_text),),
    "nemo1-committed": (("commitment", commitment_text),),
    "nemo1-damaged": (("die", _number), ("resource", resource_text)),
    "nemo1-ended": (("result", result_text),),
    "nemo1-entered": (("ship", ship_text), ("ocean", ocean_text), ("place", _number)),
    "nemo1-filed": (("card", card_text), ("pile", pile_text)),
    "nemo1-final": (("commitment", commitment_text),),
    "nemo1-gained": (("resource", resource_text), ("number", _number)),
    "nemo1-given": (("treasure", treasure_text),),
    "nemo1-helped": (("passenger", passenger_text),),
    "nemo1-incited": (("treasure", treasure_text), ("die", _number)),
    "nemo1-kept": (("card", card_text),),
    "nemo1-liberation": (("number", _number), ("by", signed)),
    "nemo1-lost": (("resource", resource_text),),
    "nemo1-moved": (("ocean", ocean_text),),
    "nemo1-notoriety": (("number", _number), ("by", signed)),
    "nemo1-placed": (("ocean", ocean_text),),
    "nemo1-refilled": (),
    "nemo1-refused": (("card", card_text),),
    "nemo1-released": (("group", group_text),),
    "nemo1-replaced": (("ocean", ocean_text),),
    "nemo1-rested": (("die", _number),),
    "nemo1-searched": (("die", _number), ("found", _yes)),
    "nemo1-seen": (("ship", ship_text), ("ocean", ocean_text), ("place", _number)),
    "nemo1-started": (("ocean", ocean_text),),
    "nemo1-sunk": (("ship", ship_text), ("ocean", ocean_text)),
    "nemo1-tested": (("card", card_text), ("total", _number), ("passed", _yes)),
    "nemo1-treasure": (("treasure", treasure_text),),
    "nemo1-turn": (("turn", _number), ("week", _number)),
    "nemo1-used": (("card", card_text),),
    "nemo1-weeks": (("number", _number), ("week", _number)),
}
"""Every line with a fixed list of facts."""


def _dice(message: str, *dice: Any) -> Text:
    return text(message, dice=" ".join(map(str, dice)))


def _rolled(message: str, test: str, *dice: Any) -> Text:
    return text(message, test=test_text(test), dice=" ".join(map(str, dice)))


def _fired(message: str, first: int, second: int, hit: int) -> Text:
    return text(message, dice=f"{first} {second}", hit=_yes(hit))


def _exerted(message: str, *names: str) -> Text:
    return text(message, resources=tuple(map(resource_text, names)))


def _action(message: str, verb: str, *names: Any) -> Text:
    return text(message, action=action_text(verb))


def _chosen(message: str, card: str, word: str) -> Text:
    return text(message, card=card_text(card))


def _epilogue(message: str, commitment: str, level: str) -> Text:
    tale = Text(f"nemo1-tale-{commitment}-{level}")
    return text(message, commitment=commitment_text(commitment), level=level_text(level), tale=tale)


OTHERS: Final[dict[str, Callable[..., Text]]] = {
    "nemo1-action": _action,
    "nemo1-chosen": _chosen,
    "nemo1-epilogue": _epilogue,
    "nemo1-exerted": _exerted,
    "nemo1-fired": _fired,
    "nemo1-prepared": _dice,
    "nemo1-rolled": _rolled,
}


def event_text(event: Event) -> Text:
    """A line of the log."""
    if event.id in OTHERS:
        return OTHERS[event.id](event.id, *event.facts)
    return line_of(event, LINES)


def heading(moment: tuple[int, ...]) -> Text:
    """Turn and phase; the weeks pass in between and are told line by line."""
    turn, phase = moment
    return text("nemo1-heading", turn=turn, phase=Text(f"nemo1-phase-{PHASES[phase]}"))


def summed(events: Sequence[Event]) -> Text | None:
    """Every event has a line of its own."""
    return None


def event_spots(event: Event) -> tuple[str, ...]:
    """The places on the board that a line of the log speaks of."""
    if event.id not in LINES:
        return tuple(f"track-{name}" for name in event.facts) if event.id == "nemo1-exerted" else ()
    return spots_of(event, LINES, SPOT)
