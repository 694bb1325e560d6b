"""[NAU-1.6] Where the pieces of Nauticus are now, and which of them lies at a spot; all of it is open to everybody."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from pelagos.core.text import Fact, SeatName, Text, text
from pelagos.games.nauticus.names import GOODS
from pelagos.games.nauticus.textboard import counted, priced
from pelagos.games.nauticus.view import NauticusView, SeatView
from pelagos.games.nauticus.words import action_text, position_text

OF_SEAT: Final = re.compile(r"seat-\d+-?(?P<part>[a-z]*)-?(?P<rest>.*)")
PIECES: Final = {
    "": "seat",
    "name": "seat",
    "vp": "points",
    "taler": "talers",
    "workers": "workers",
    "crowns": "crest-crown",
    "pass": "pass-tiles",
    "extra": "extra-action",
    "warehouse": "warehouse",
    "yard": "ships",
    "ship": "ships",
}
"""What the parts of a seat show; stored and delivered things show themselves."""


def piece_at(view: NauticusView, spot: str) -> str:
    """The piece at a spot; what lies on the wheel and in the stock has a spot of its own."""
    found = OF_SEAT.fullmatch(spot)
    if found is None:
        return spot
    return PIECES.get(found["part"], f"tile-{found['rest']}")


def where_now(view: NauticusView, piece: str) -> tuple[Text, ...]:
    """[NAU-1.6] What everybody sees of a piece."""
    kind, _, name = piece.partition("-")
    if kind == "position":
        return tuple(_position(view, int(name)))
    if kind == "action" and name != "tiles":
        return tuple(_action(view, name))
    if kind == "tile":
        return tuple(_tile(view, name))
    if piece in SINGLE:
        return (SINGLE[piece](view),)
    if piece in EVERYBODY:
        return tuple(EVERYBODY[piece](SeatName(number), seat) for number, seat in enumerate(view["seats"]))
    return ()


def _position(view: NauticusView, number: int) -> Iterator[Text]:
    """[NAU-3.2, 5.2, 6.1] Which tile lies here, and what it has here."""
    place = view["positions"][number]
    if place["action"] is None:
        yield Text("nauticus-now-empty")
    else:
        state = "up" if place["face_up"] else "down"
        yield text("nauticus-now-here", action=action_text(place["action"]), state=state, blue=place["blue"])
    if place["prices"] and place["face_up"]:
        yield text("nauticus-now-prices", prices=priced(place))
    if view["anchor"] == number:
        yield Text("nauticus-now-anchor-here")
    if view["anchor_tile"] == number:
        yield Text("nauticus-now-anchor-tile-here")


def _action(view: NauticusView, name: str) -> Iterator[Text]:
    """[NAU-3.2, 3.5, 6.1] Where the tile lies, and what its kinds cost there."""
    for number, place in enumerate(view["positions"]):
        if place["action"] == name:
            state = "up" if place["face_up"] else "down"
            yield text("nauticus-now-at", position=position_text(number), state=state, blue=place["blue"])
            if place["prices"] and place["face_up"]:
                yield text("nauticus-now-prices", prices=priced(place))


def _tile(view: NauticusView, name: str) -> Iterator[Text]:
    """[NAU-1.2, 1.6] How many are in stock, stored, aboard and delivered."""
    yield text("nauticus-now-stock", number=view["stock"][name])
    for number, seat in enumerate(view["seats"]):
        facts: dict[str, Fact] = {
            "stored": seat["warehouse"].count(name),
            "aboard": _aboard(seat, name),
            "delivered": seat["delivered"].get(name, 0),
        }
        if any(facts.values()):
            yield text("nauticus-now-owned", seat=SeatName(number), good="yes" if name in GOODS else "no", **facts)


def _aboard(seat: SeatView, name: str) -> int:
    """How many tiles of a kind stand on the ships of a yard."""
    cells = [cell for ship in seat["ships"] for cell in ship["cells"]]
    return sum(name in (c["part"], f"{c['mast']}-mast", f"{c['sail']}-sail", c["good"]) for c in cells)


def _has(seat: SeatName, *what: Text) -> Text:
    return text("nauticus-now-has", seat=seat, what=what)


def _delivered(seat: SeatName, has: SeatView) -> Text:
    found = {good: number for good, number in has["delivered"].items() if number}
    return text("nauticus-now-delivered", seat=seat, goods=tuple(counted(found)) or Text("nauticus-none"))


def _ships(seat: SeatName, has: SeatView) -> Text:
    finished = sum(ship["finished"] for ship in has["ships"])
    return text("nauticus-now-ships", seat=seat, finished=finished, others=len(has["ships"]) - finished)


def _anchor_tile(view: NauticusView) -> Text:
    """[NAU-3.5] It lies on the board from the first phase of a round to the next round."""
    at = view["anchor_tile"]
    return Text("nauticus-now-aside") if at is None else text("nauticus-now-lies", position=position_text(at))


def _round(view: NauticusView) -> Text:
    phase = min(view["phase"], view["phases"])
    return text("nauticus-now-round", round=view["round"], rounds=view["rounds"], phase=phase, phases=view["phases"])


def _all_has(seat: SeatName, has: SeatView) -> Text:
    amounts = (("points", has["score"]), ("talers", has["taler"]), ("workers", has["workers"]))
    return _has(seat, *(text(f"nauticus-n-{what}", number=number) for what, number in amounts))


SINGLE: Final[dict[str, Callable[[NauticusView], Text]]] = {
    "wheel": lambda view: text("nauticus-now-anchor", position=position_text(view["anchor"])),
    "anchor-tile": _anchor_tile,
    "round": _round,
    "start-player": lambda view: text("nauticus-now-start", seat=SeatName(view["start"])),
}
EVERYBODY: Final[dict[str, Callable[[SeatName, SeatView], Text]]] = {
    "seat": _all_has,
    "points": lambda seat, has: text("nauticus-now-points", seat=seat, score=has["score"], vp=has["vp"]),
    "talers": lambda seat, has: _has(seat, text("nauticus-n-talers", number=has["taler"])),
    "workers": lambda seat, has: _has(seat, text("nauticus-n-workers", number=has["workers"])),
    "crest-crown": lambda seat, has: _has(seat, text("nauticus-n-crowns", number=has["crowns"])),
    "pass-tiles": lambda seat, has: text("nauticus-now-flipped", seat=seat, number=has["flipped"]),
    "extra-action": lambda seat, has: text("nauticus-now-extra", seat=seat, left="yes" if has["extra"] else "no"),
    "warehouse": lambda seat, has: text("nauticus-now-load", seat=seat, load=has["load"], spaces=has["spaces"]),
    "ships": _ships,
    "goods": _delivered,
}
