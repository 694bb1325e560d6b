"""The log of Nauticus: what each event says, and which spots of the board it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pelagos.core.state import Event
from pelagos.core.text import SeatName, Text, text
from pelagos.games.nauticus.words import action_text, bonus_text, place_text, reward_text, tile_text


def event_text(event: Event) -> Text:
    """A line of the log."""
    return LINES[event.id](event.id, *event.facts)


def heading(moment: tuple[int, ...]) -> Text:
    """Round and phase."""
    number, rounds, phase = moment
    return text("nauticus-board-round", round=number, rounds=rounds, phase=phase)


def summed(events: Sequence[Event]) -> Text | None:
    """[NAU-3.2] The tiles of a round are laid out in one line, so that the moves before it stay in sight."""
    if events[0].id != "nauticus-laid":
        return None
    return text("nauticus-laid-all", tiles=tuple(_laid("nauticus-laid-one", *event.facts) for event in events))


def event_spots(event: Event) -> tuple[str, ...]:
    """Where on the board it happened."""
    facts = event.facts
    match event.id:
        case "nauticus-laid" | "nauticus-anchor-tile":
            return (f"position-{facts[0]}",)
        case "nauticus-chose":
            return (f"position-{facts[2]}",)
        case "nauticus-bought":
            return (place_spot(facts[0], facts[3:]),)
        case "nauticus-carried":
            return (place_spot(facts[0], facts[2:]),)
        case "nauticus-finished" | "nauticus-delivered":
            return (f"seat-{facts[0]}-ship-{facts[1]}",)
        case "nauticus-round" | "nauticus-over":
            return ()
    return (f"seat-{facts[0]}",)


def place_spot(seat: int, place: tuple[Any, ...]) -> str:
    """The spot of a target: the warehouse, the yard, a ship or a cell."""
    match place:
        case ("ship", int(i)):
            return f"seat-{seat}-ship-{i}"
        case ("cell", int(i), int(j)):
            return f"seat-{seat}-ship-{i}-cell-{j}"
        case ("warehouse",):
            return f"seat-{seat}-warehouse"
    return f"seat-{seat}-yard"


def _number(message: str, number: int, of: int) -> Text:
    return text(message, number=number, of=of)


def _position(message: str, position: int) -> Text:
    return text(message, position=position + 1)


def _laid(message: str, position: int, action: str) -> Text:
    return text(message, position=position + 1, action=action_text(action))


def _chose(message: str, seat: int, action: str, position: int) -> Text:
    return text(message, seat=SeatName(seat), action=action_text(action), position=position + 1)


def _bonus(message: str, seat: int, workers: int, vp: int, talers: int, free: str) -> Text:
    return text(message, seat=SeatName(seat), bonus=bonus_text(workers, vp, talers, free))


def _seat(message: str, seat: int) -> Text:
    return text(message, seat=SeatName(seat))


def _points(message: str, seat: int, points: int) -> Text:
    return text(message, seat=SeatName(seat), points=points)


def _tile(message: str, seat: int, tile: str) -> Text:
    return text(message, seat=SeatName(seat), tile=tile_text(tile))


def _bought(message: str, seat: int, tile: str, price: int, *place: Any) -> Text:
    return text(message, seat=SeatName(seat), tile=tile_text(tile), price=price, place=place_text(place))


def _carried(message: str, seat: int, tile: str, *place: Any) -> Text:
    return text(message, seat=SeatName(seat), tile=tile_text(tile), place=place_text(place))


def _workers(message: str, seat: int, workers: int, gain: int) -> Text:
    return text(message, seat=SeatName(seat), workers=workers, gain=gain)


def _ship(message: str, seat: int, number: int, size: int) -> Text:
    return text(message, seat=SeatName(seat), ship=number, size=size)


def _action(message: str, seat: int, action: str) -> Text:
    return text(message, seat=SeatName(seat), action=action_text(action))


def _reward(message: str, seat: int, name: str, amount: int, *goods: str) -> Text:
    return text(message, seat=SeatName(seat), reward=reward_text(amount, name, *goods))


LINES: Final[dict[str, Callable[..., Text]]] = {
    "nauticus-anchor-tile": _position,
    "nauticus-bonus": _bonus,
    "nauticus-bought": _bought,
    "nauticus-carried": _carried,
    "nauticus-chose": _chose,
    "nauticus-crowned": _workers,
    "nauticus-delivered": _ship,
    "nauticus-extra": _action,
    "nauticus-finished": _ship,
    "nauticus-gift": _tile,
    "nauticus-gift-lost": _seat,
    "nauticus-laid": _laid,
    "nauticus-over": Text,
    "nauticus-passed": _seat,
    "nauticus-penalty": _points,
    "nauticus-rewarded": _reward,
    "nauticus-round": _number,
    "nauticus-withdrew": _workers,
}
