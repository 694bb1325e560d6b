"""What is gained and done in Endeavor: Deep Sea, as round signs, and in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from pelagos.art.fitting import width_of
from pelagos.art.markup import circle, path, symbol, use, words
from pelagos.art.model import Say
from pelagos.art.style import sign
from pelagos.core.text import Text, text

ATTRIBUTES: Final = ("rep", "insp", "coord", "ing")
ACTIONS: Final = ("travel", "sonar", "dive", "conserve", "publish")
SIGNS: Final = {
    "rep": "star", "insp": "bulb", "coord": "nodes", "ing": "gear",
    "know": "book", "influence": "hexagon", "disc": "ring", "promote": "promote", "discover": "lens",
    "travel": "travel", "sonar": "sonar", "dive": "dive", "conserve": "leaf", "publish": "page",
    "low": "low", "copy": "copy",
}  # fmt: skip
JOKER: Final = "any"
EVERY: Final = frozenset({*SIGNS, JOKER})
COUNTED: Final = ("disc", "know")
STEP: Final = 17.0

Gain = Sequence[str | int]
"""A gain as the view tells it: its name, then its particulars."""
Gains = tuple[tuple[str | int, ...], ...]
"""Gains as what is drawn is remembered by."""


@cache
def icon_symbols(prefix: str, names: frozenset[str] = EVERY) -> str:
    """Signs for one drawing: all of them, or those that it uses."""
    found = [symbol(f"{prefix}-{name}", _icon(name, outline)) for name, outline in SIGNS.items() if name in names]
    joker = circle(0, 0, 8.5, "a-gain") + words(0, 5, "?", "a-strong", 13)
    return "".join([*found, symbol(f"{prefix}-{JOKER}", joker) if JOKER in names else ""])


def names_of(gains: Iterable[Gain]) -> frozenset[str]:
    """The signs of some gains."""
    return frozenset(str(gain[2] if gain[0] == "pay" else gain[0]) for gain in gains)


def _icon(name: str, outline: str) -> str:
    if name in ATTRIBUTES:
        return circle(0, 0, 8.5, f"a-{name}") + path(sign(outline), "a-gainlight", transform="scale(0.8)")
    return circle(0, 0, 8.5, "a-gain") + path(sign(outline), "a-gainline", transform="scale(0.8)")


def icon(prefix: str, gain: Gain, x: float, y: float, scale: float = 1.0) -> str:
    """One gain; where a number matters it stands beside the sign."""
    name = str(gain[0])
    if name == "pay":
        return icon(prefix, gain[2:], x, y, scale) + words(
            x - 9.5 * scale, y + 3.5 * scale, f"−{gain[1]}", "a-alert", 10 * scale, "end"
        )
    shown = use(f"{prefix}-{name}", x, y, scale)
    if name == "discover":
        said = str(gain[1]) if gain[1] == gain[2] else f"{gain[1]}–{gain[2]}"
        return shown + words(x, y + 17 * scale, said, "a-strong", 11 * scale)
    if name in COUNTED and gain[1] != 1:
        return shown + words(x + 9.5 * scale, y + 3.8 * scale, str(gain[1]), "a-strong", 11 * scale, "start")
    return shown


def _room(gain: Gain) -> tuple[float, float]:
    """How much a gain needs on the left and on the right of its middle, its number included."""
    half = STEP / 2
    if gain[0] == "pay":
        _, right = _room(gain[2:])
        return half + 10 * width_of(f"−{gain[1]}", "a-alert"), right
    counted = gain[0] in COUNTED and gain[1] != 1
    return half, half + (11 * width_of(str(gain[1]), "a-strong") + 1 if counted else 0)


def icons_width(gains: Sequence[Gain]) -> float:
    """How wide gains side by side are, in their own size."""
    return sum(left + right for left, right in map(_room, gains))


def icons(prefix: str, gains: Sequence[Gain], x: float, y: float, scale: float = 1.0) -> str:
    """Gains side by side around a middle."""
    rooms = [_room(gain) for gain in gains]
    at = x - scale * icons_width(gains) / 2
    parts = []
    for gain, (left, right) in zip(gains, rooms, strict=True):
        parts.append(icon(prefix, gain, at + left * scale, y, scale))
        at += (left + right) * scale
    return "".join(parts)


def gain_words(gains: Sequence[Gain], say: Say) -> str:
    """Gains in words; equal ones are added up."""
    found: dict[tuple[str | int, ...], int] = {}
    for gain in gains:
        found[tuple(gain)] = found.get(tuple(gain), 0) + 1
    return ", ".join(say(gain_text(gain, times)) for gain, times in found.items())


def gain_text(gain: tuple[str | int, ...], times: int) -> Text:
    """One gain, or several of the same."""
    name = gain[0]
    if name in ACTIONS:
        return text("endeavor-gain-action", action=Text(f"endeavor-action-{name}"))
    if name == "discover":
        depths = str(gain[1]) if gain[1] == gain[2] else f"{gain[1]}–{gain[2]}"
        return text("endeavor-gain-discover", depths=depths, support="no" if len(gain) > 3 else "yes")
    if name in ("promote", "copy"):
        return Text(f"endeavor-gain-{name}")
    if name == "pay":
        return text("endeavor-gain-pay", number=gain[1], gain=gain_text(gain[2:], 1))
    return text(f"endeavor-gain-{name}", number=gain[1] * times if name in COUNTED else times)
