"""A board laid out from the fields of a game: its places in rows, what all share below them, and a panel for each seat.

Everything stands in the view: `forms` says how each field is drawn and what its things are called.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pelagos.art.fitting import fitted
from pelagos.art.markup import circle, group, rect, words
from pelagos.art.model import Drawing, Panel, Piece, Say
from pelagos.core.game import View
from pelagos.core.text import SeatName, Text, text

WIDTH: Final = 720
EDGE: Final = 12
GAP: Final = 10
PLACE_HEIGHT: Final = 84
ROW: Final = 34
LABEL: Final = 150
CHIP: Final = 108
CHIP_HEIGHT: Final = 26
PANEL: Final = 320
SEATS: Final = "abcd"


def draw_board(view: View, say: Say) -> Drawing:
    """Places that answers speak of, then the fields that all share."""
    pieces: list[Piece] = []
    y = float(EDGE)
    for row in view["forms"]["places"]:
        pieces += _places(row, y, say)
        y += PLACE_HEIGHT + GAP
    shared = [form for form in view["forms"]["fields"] if not form["each"]]
    for form in shared:
        pieces += _field(form, view["shared"][form["name"]], "shared", EDGE, y, WIDTH - 2 * EDGE, say)
        y += ROW
    height = round(y + EDGE)
    return Drawing(WIDTH, height, rect(0, 0, WIDTH, height, "a-sea", 8), tuple(pieces))


def draw_panels(view: View, say: Say) -> tuple[Panel, ...]:
    """Each seat with its own fields; the seat that looks stays in view."""
    order = [view["viewer"] or 0, *(n for n in range(len(view["seats"])) if n != (view["viewer"] or 0))]
    return tuple(_seat(view, seat, say, near=place == 0) for place, seat in enumerate(order))


def _seat(view: View, seat: int, say: Say, near: bool) -> Panel:
    forms = [form for form in view["forms"]["fields"] if form["each"]]
    pieces: list[Piece] = []
    for row, form in enumerate(forms):
        seen = view["seats"][seat][form["name"]]
        pieces += _field(form, seen, f"seat-{seat}", EDGE, EDGE + row * ROW, PANEL - 2 * EDGE, say)
    height = 2 * EDGE + len(forms) * ROW
    ground = group(
        rect(0, 0, PANEL, height, "a-plate", 6) + circle(PANEL - 12, 12, 6, f"a-seat-{SEATS[seat % len(SEATS)]}"),
        spot=f"seat-{seat}",
    )
    return Panel(
        f"seat-{seat}", say(text("art-seat", seat=SeatName(seat))), Drawing(PANEL, height, ground, tuple(pieces)), near
    )


def _places(row: list[dict[str, str]], y: float, say: Say) -> Iterator[Piece]:
    width = (WIDTH - 2 * EDGE - (len(row) - 1) * GAP) / len(row)
    for number, place in enumerate(row):
        name = say(Text(place["words"]))
        body = rect(0, 0, width, PLACE_HEIGHT, "a-card", 6)
        body += fitted(width / 2, PLACE_HEIGHT / 2 + 6, name, "a-title", 18, width - 16)
        yield Piece(place["spot"], EDGE + number * (width + GAP), y, body, place["spot"], name)


def _field(form: dict[str, Any], seen: Any, owner: str, x: float, y: float, width: float, say: Say) -> Iterator[Piece]:
    """A field in one row: its name, and what is seen of it."""
    name = say(Text(form["words"]))
    body = rect(0, 2, width, ROW - 4, "a-plate", 4) + fitted(8, ROW / 2 + 5, name, "a-text", 14, LABEL - 16, "start")
    yield Piece(f"{owner}-{form['name']}", x, y, body, "", name)
    for place, chip in enumerate(_chips(form, seen, say)):
        offset = x + LABEL + place * (CHIP + 4)
        yield Piece(f"{owner}-{form['name']}-{place}", offset, y + 4, chip[0], chip[1], chip[2])


def _chips(form: dict[str, Any], seen: Any, say: Say) -> Iterator[tuple[str, str, str]]:
    """What is seen of a field as small plates: body, spot and title."""
    if form["form"] in ("count", "flag"):
        shown = str(seen) if form["form"] == "count" and seen is not None else say(Text(_YES[seen]))
        yield _plate(shown), "", shown
    elif seen is None or isinstance(seen, int):
        number = 1 if seen is None else seen
        said = say(text("plain-face-down", number=number))
        back = rect(0, 0, CHIP, CHIP_HEIGHT, "a-back", 4) + words(CHIP / 2, 18, str(number), "a-onaccent", 13)
        yield (back, "", said) if number else (_plate(say(Text("plain-none"))), "", said)
    else:
        counts = seen if isinstance(seen, dict) else dict.fromkeys([seen] if isinstance(seen, str) else seen, 0)
        for thing, count in counts.items():
            if thing in form["things"] and (count or not isinstance(seen, dict)):
                known = form["things"][thing]
                said = say(Text(known["words"]))
                yield _plate(f"{said} × {count}" if count else said), known["spot"], said


_YES: Final = {True: "plain-yes", False: "plain-no", None: "plain-none"}


def _plate(shown: str) -> str:
    return rect(0, 0, CHIP, CHIP_HEIGHT, "a-well", 4) + fitted(CHIP / 2, 18, shown, "a-text", 13, CHIP - 10)
