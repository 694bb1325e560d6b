"""The log of Nemo's War, second edition: what happened, as message ids with facts and places on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pelagos.core.log_lines import line_of, spots_of
from pelagos.core.state import Event
from pelagos.core.text import Fact, SeatName, Text, signed, text
from pelagos.games.nemo2.names import PHASES
from pelagos.games.nemo2.texts import (
    action_text,
    card_text,
    character_text,
    group_text,
    land_text,
    level_text,
    mode_text,
    motive_text,
    ocean_text,
    pile_text,
    resource_text,
    row_text,
    ship_text,
    test_text,
    token_text,
    treasure_text,
    upgrade_text,
)

Said = Callable[[Any], Fact]


def _number(value: Any) -> Fact:
    return int(value)


def _seat(value: Any) -> Fact:
    return SeatName(int(value))


def _yes(value: Any) -> Fact:
    return "yes" if value else "no"


SPOT: Final[dict[Said, str]] = {
    ocean_text: "ocean",
    land_text: "land",
    ship_text: "ship",
    card_text: "card",
    treasure_text: "treasure",
    upgrade_text: "upgrade",
    character_text: "character",
    resource_text: "track",
}
"""What is shown where, by the kind of the fact."""

LINES: Final[dict[str, tuple[tuple[str, Said], ...]]] = {
    "nemo2-act": (("act", _number),),
    "nemo2-adventure": (("card", card_text),),
    "nemo2-adventure-returned": (("card", card_text),),
    "nemo2-ap-cut": (("number", _number),),
    "nemo2-ap-set": (("number", _number),),
    "nemo2-attack": (("mode", mode_text),),
    "nemo2-bag-refilled": (),
    "nemo2-captain": (("seat", _seat),),
    "nemo2-card": (("card", card_text),),
    "nemo2-contact": (("ocean", ocean_text),),
    "nemo2-deck-gems": (("number", _number),),
    "nemo2-destroyed": (("upgrade", upgrade_text), ("pile", pile_text)),
    "nemo2-discarded": (("treasure", treasure_text),),
    "nemo2-entered": (("ship", ship_text), ("ocean", ocean_text)),
    "nemo2-extra-die": (),
    "nemo2-filed": (("card", card_text), ("pile", pile_text)),
    "nemo2-fleet": (("ocean", ocean_text),),
    "nemo2-flipped": (("ship", ship_text), ("back", ship_text)),
    "nemo2-gained": (("resource", resource_text), ("number", _number)),
    "nemo2-gained-ap": (("number", _number),),
    "nemo2-gem": (("ocean", ocean_text),),
    "nemo2-glory": (("seat", _seat), ("points", _number), ("rank", _number)),
    "nemo2-gray-cubes": (("number", _number),),
    "nemo2-group": (("group", group_text),),
    "nemo2-hit": (("die", _number), ("resource", resource_text)),
    "nemo2-installed": (("upgrade", upgrade_text),),
    "nemo2-lost": (("resource", resource_text), ("number", _number)),
    "nemo2-lull": (("die", _number),),
    "nemo2-missed": (("ship", ship_text),),
    "nemo2-motive": (("motive", motive_text),),
    "nemo2-moved": (("ocean", ocean_text),),
    "nemo2-notoriety": (("number", _number), ("by", signed)),
    "nemo2-paid": (("resource", resource_text), ("number", _number)),
    "nemo2-paid-ap": (("number", _number),),
    "nemo2-phase-over": (("ap", _number),),
    "nemo2-played": (("card", card_text),),
    "nemo2-pursuit": (("ship", ship_text), ("die", _number)),
    "nemo2-red-discarded": (("ship", ship_text),),
    "nemo2-replaced": (("ship", ship_text), ("ocean", ocean_text)),
    "nemo2-revealed": (("ship", ship_text),),
    "nemo2-revived": (("character", character_text),),
    "nemo2-rolled-ocean": (("ocean", ocean_text),),
    "nemo2-sacrificed": (("character", character_text),),
    "nemo2-salvage-paid": (("ship", ship_text),),
    "nemo2-salvaged": (("ship", ship_text),),
    "nemo2-ship-discarded": (("ship", ship_text),),
    "nemo2-spent": (("treasure", treasure_text), ("value", _number)),
    "nemo2-start-paid": (("nemo", _number), ("crew", _number), ("hull", _number)),
    "nemo2-sunk": (("ship", ship_text),),
    "nemo2-swept": (("ocean", ocean_text),),
    "nemo2-token": (("token", token_text),),
    "nemo2-tonnage": (("ship", ship_text), ("ocean", ocean_text)),
    "nemo2-torpedo": (("die", _number), ("passed", _yes)),
    "nemo2-treasure": (("treasure", treasure_text),),
    "nemo2-tunnel": (("first", ocean_text), ("second", ocean_text)),
    "nemo2-turn": (("turn", _number),),
    "nemo2-upgrade-shown": (("upgrade", upgrade_text),),
    "nemo2-uprising": (("land", land_text),),
    "nemo2-uprising-check": (("ocean", ocean_text), ("die", _number), ("strength", _number)),
    "nemo2-uprising-ended": (("land", land_text),),
    "nemo2-used-treasure": (("treasure", treasure_text),),
    "nemo2-gem-taken": (("seat", _seat), ("other", _seat)),
    "nemo2-usurped": (("seat", _seat), ("other", _seat)),
    "nemo2-violet": (),
    "nemo2-winner": (("seat", _seat),),
    "nemo2-defeat-nemo": (),
    "nemo2-defeat-crew": (),
    "nemo2-defeat-hull": (),
    "nemo2-defeat-outlaw": (),
    "nemo2-defeat-oceans": (),
}
"""Every line with a fixed list of facts."""


def _dice(message: str, *dice: Any) -> Text:
    return text(message, dice=" ".join(map(str, dice)))


def _rolled(message: str, test: str, *dice: Any) -> Text:
    return text(message, test=test_text(test), dice=" ".join(map(str, dice)))


def _exerted(message: str, *names: str) -> Text:
    return text(message, resources=tuple(map(resource_text, names)))


def _action(message: str, verb: str, *names: Any) -> Text:
    return text(message, action=action_text(verb))


def _result(message: str, test: str, total: int, passed: int) -> Text:
    """[NW2-6.3, 12.3] For Warship fire a success of the test means that nothing was hit."""
    outcome = ("hits" if test == "fire" else "failure", "missed" if test == "fire" else "success")[bool(passed)]
    return text(message, test=test_text(test), total=total, outcome=outcome)


def _row(message: str, test: str, row: int) -> Text:
    return text(message, test=test_text(test), row=row_text(test, row))


def _epilogue(message: str, motive: str, level: str) -> Text:
    return text(message, motive=motive_text(motive), level=level_text(level), tale=Text(f"nemo2-tale-{motive}-{level}"))


OTHERS: Final[dict[str, Callable[..., Text]]] = {
    "nemo2-action": _action,
    "nemo2-black-dice": _dice,
    "nemo2-epilogue": _epilogue,
    "nemo2-exerted": _exerted,
    "nemo2-place-dice": _dice,
    "nemo2-result": _result,
    "nemo2-rolled": _rolled,
    "nemo2-row": _row,
    "nemo2-white-dice": _dice,
}


def event_text(event: Event) -> Text:
    """A line of the log."""
    if event.id in OTHERS:
        return OTHERS[event.id](event.id, *event.facts)
    return line_of(event, LINES)


def heading(moment: tuple[int, ...]) -> Text:
    """Act, turn and phase."""
    act, turn, phase = moment
    named = Text(f"nemo2-phase-name-{PHASES[phase] if phase >= 0 else 'over'}")
    return text("nemo2-heading", act=act, turn=turn, phase=named)


def summed(events: Sequence[Event]) -> Text | None:
    """Every event has a line of its own."""
    return None


def event_spots(event: Event) -> tuple[str, ...]:
    """The places on the board that a line of the log speaks of; a card put back is one of the deck again (NW2-1.13)."""
    if event.id == "nemo2-adventure-returned":
        return ("deck",)
    if event.id not in LINES:
        return tuple(f"track-{name}" for name in event.facts) if event.id == "nemo2-exerted" else ()
    return spots_of(event, LINES, SPOT)
