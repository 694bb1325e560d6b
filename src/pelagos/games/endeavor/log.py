"""The log of Endeavor: Deep Sea: what each event says, and which spots of the board it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pelagos.core.state import Event
from pelagos.core.text import Fact, SeatName, Text, text
from pelagos.games.endeavor.effect_words import action_text
from pelagos.games.endeavor.names import SLOT, SLOT_NAMES
from pelagos.games.endeavor.words import attribute_text, crew_text, place_text, report_text, tile_text, token_text

Speak = Callable[[Any], Fact]


def event_text(event: Event) -> Text:
    """A line of the log."""
    names = LINES[event.id]
    if event.id == "endeavor-option":
        return _option_line(*event.facts)
    facts = {name: SPEAK[name](value) for name, value in zip(names, event.facts, strict=False)}
    return text(_message(event), **facts)


def heading(moment: tuple[int, ...]) -> Text:
    """The round, or the set-up."""
    number, rounds = moment
    return text("endeavor-heading", round=number, rounds=rounds)


def summed(events: Sequence[Event]) -> Text | None:
    """[EDS-12.1] Reports that come into the display together are told together."""
    if events[0].id != "endeavor-displayed":
        return None
    return text("endeavor-displayed-all", reports=tuple(report_text(event.facts[0]) for event in events))


def _option_line(seat: int, number: int, option: str) -> Text:
    """[EDS-16.8] Only the goals of scenario 8 have options."""
    what = Text(f"endeavor-goal-8-{number}-{option}")
    return text("endeavor-option", seat=SeatName(seat), number=number, option=what)


def _message(event: Event) -> str:
    return "endeavor-draws-one" if event.id == "endeavor-draws" and len(event.facts) == 2 else event.id


def _lost(what: str) -> Text:
    return Text(f"endeavor-lost-{what}")


def _slot(value: Any) -> str:
    return value if isinstance(value, str) else SLOT_NAMES[value]


def _number(value: Any) -> Fact:
    return int(value)


SPEAK: Final[dict[str, Speak]] = {
    "seat": SeatName,
    "partner": SeatName,
    "attribute": attribute_text,
    "tile": tile_text,
    "crew": crew_text,
    "leader": crew_text,
    "report": report_text,
    "token": token_text,
    "goal": lambda name: Text(f"endeavor-bonus-{name}"),
    "crisis": lambda name: Text(f"endeavor-crisis-{name}"),
    "slot": _slot,
    "target": _slot,
    "what": _lost,
    "half": lambda half: half,
    "space": place_text,
    "other": place_text,
    "kind": action_text,
    **dict.fromkeys(("number", "box", "left", "of", "depth", "second", "cost"), _number),
    **dict.fromkeys(("row", "col"), lambda place: int(place) + 1),
}

LINES: Final[dict[str, tuple[str, ...]]] = {
    "endeavor-activated": ("seat", "crew"),
    "endeavor-activated-space": ("seat", "report"),
    "endeavor-advanced": ("seat", "attribute", "box"),
    "endeavor-blocked": ("seat", "crew"),
    "endeavor-bonus-goal": ("goal",),
    "endeavor-cleaned": ("seat", "box"),
    "endeavor-conserved": ("seat", "slot", "space", "cost"),
    "endeavor-copied": ("seat", "crew"),
    "endeavor-crisis": ("crisis",),
    "endeavor-declined": ("seat",),
    "endeavor-discovered": ("seat", "tile", "slot"),
    "endeavor-displayed": ("report",),
    "endeavor-dived": ("seat", "slot", "space"),
    "endeavor-draws": ("seat", "depth", "second"),
    "endeavor-drifted": ("seat", "slot", "target"),
    "endeavor-failed": ("number", "of"),
    "endeavor-five": ("crew",),
    "endeavor-forgot": ("seat", "left"),
    "endeavor-idle": ("seat",),
    "endeavor-influenced": ("seat", "row", "col"),
    "endeavor-launched": ("seat", "slot"),
    "endeavor-learned": ("seat", "number", "left"),
    "endeavor-linked": ("seat", "partner", "slot", "space", "other"),
    "endeavor-loaded": ("seat", "number", "left"),
    "endeavor-looked": ("seat", "tile"),
    "endeavor-lost": ("seat", "what"),
    "endeavor-named": ("seat", "kind"),
    "endeavor-nobody": ("seat",),
    "endeavor-ocean-full": ("seat",),
    "endeavor-option": ("seat", "number", "option"),
    "endeavor-over": (),
    "endeavor-passed": ("seat",),
    "endeavor-promoted": ("seat", "crew", "leader"),
    "endeavor-published": ("seat", "slot", "space", "report", "cost"),
    "endeavor-recruited": ("seat", "crew"),
    "endeavor-reshuffled": ("number",),
    "endeavor-returned": ("seat", "depth"),
    "endeavor-round": ("number", "of"),
    "endeavor-scanned": ("seat", "slot", "space"),
    "endeavor-silted": (),
    "endeavor-start-zone": ("tile", "slot"),
    "endeavor-took-back": ("seat", "crew"),
    "endeavor-took-token": ("seat", "token"),
    "endeavor-travelled": ("seat", "slot", "target"),
    "endeavor-unloaded": ("seat", "number", "left"),
    "endeavor-used-token": ("seat", "token", "half"),
    "endeavor-wave": ("seat",),
    "endeavor-won": ("number", "of"),
}


def event_spots(event: Event) -> tuple[str, ...]:
    """Where on the board it happened."""
    named = dict(zip(LINES[event.id], event.facts, strict=False))
    found = [f"zone-{_slot(named[key])}" for key in ("slot", "target") if key in named]
    if "row" in named:
        found.append(f"space-{named['row']}-{named['col']}")
    if not found and "seat" in named:
        found.append(f"seat-{named['seat']}")
    return tuple(spot for spot in found if spot.removeprefix("zone-") in SLOT or not spot.startswith("zone-"))
