"""A card for any sheet: a band with the name, a vignette, and every sentence; numbers stand in badges beside theirs.

Whatever has another side is drawn twice, front and back side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Protocol

from pelagos.art.emblems import emblem
from pelagos.art.fitting import block, fitted, line_of, width_of, wrapped
from pelagos.art.markup import circle, group, line, path, rect, words
from pelagos.art.model import Drawing

WIDTH: Final = 300
GAP: Final = 14
EDGE: Final = 16
BAND: Final = 46
VIEW: Final = 84
"""The height of the vignette under the band."""
KIND: Final = 22
TEXT: Final = 13.5
LEADING: Final = 17
BADGE: Final = 12.5
LEFT: Final = 48
MEDALLION: Final = 38
BACK: Final = "back"
WAVES: Final = (0.30, 0.52, 0.72, 0.90)


class Sentence(Protocol):
    """A sentence of a sheet, and the number that it explains."""

    @property
    def text(self) -> str:
        """The words."""

    @property
    def value(self) -> str:
        """The number, "" where there is none."""


class Part(Protocol):
    """Sentences under a heading."""

    @property
    def part(self) -> str:
        """Which part of the sheet it is."""

    @property
    def heading(self) -> str:
        """What stands over it."""

    @property
    def lines(self) -> Sequence[Sentence]:
        """The sentences."""


class Readable(Protocol):
    """A sheet in words."""

    @property
    def piece(self) -> str:
        """The id of the piece."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def kind(self) -> str:
        """What sort of thing it is."""

    @property
    def parts(self) -> Sequence[Part]:
        """Everything that is to be read on it."""


def draw_sheet(game: str, sheet: Readable) -> Drawing:
    """The card of a sheet, or both of its sides."""
    backs = [part for part in sheet.parts if part.part == BACK]
    fronts = [part for part in sheet.parts if part.part != BACK]
    sides = [_rows(fronts), *([_rows(backs, headed=True)] if backs else [])]
    height = max(side.height for side in sides) + BAND + VIEW + KIND + EDGE
    cards = [group(_card(game, sheet, side, height), x=n * (WIDTH + GAP)) for n, side in enumerate(sides)]
    return Drawing(len(sides) * (WIDTH + GAP) - GAP, round(height), "".join(cards), ())


class Rows:
    """What stands under the vignette, and how much room it takes."""

    def __init__(self) -> None:
        self.height = 0.0
        self.drawn: list[str] = []

    def heading(self, said: str) -> None:
        """A heading between two hairlines."""
        width = min(width_of(said, "a-caps") * 12, WIDTH - 2 * EDGE - 40)
        middle, y = WIDTH / 2, self.height + 12
        ends = ((EDGE, middle - width / 2 - 8), (middle + width / 2 + 8, WIDTH - EDGE))
        self.drawn += [line(start, y - 4, end, y - 4, "a-hair") for start, end in ends]
        self.drawn.append(fitted(middle, y, said, "a-caps", 12, WIDTH - 2 * EDGE - 40))
        self.height += LEADING + 4

    def sentence(self, said: str, value: str) -> None:
        """A sentence on as many lines as it takes, beside the number that it explains."""
        room = WIDTH - LEFT - EDGE
        lines = wrapped(said, "a-text", room / TEXT)
        tall = max(len(lines) * LEADING, 2 * BADGE + 2 if value else 0)
        first = self.height + (tall - len(lines) * LEADING) / 2 + LEADING * 0.75
        self.drawn.append(group(_badge(value), x=EDGE + BADGE, y=self.height + (BADGE + 1 if value else LEADING / 2)))
        for place, one in enumerate(lines):
            self.drawn.append(fitted(LEFT, first + place * LEADING, one, "a-text", TEXT, room, "start"))
        self.height += tall + 6


def _rows(parts: Iterable[Part], headed: bool = False) -> Rows:
    """The rows of some parts; what is printed on the front needs no heading."""
    rows = Rows()
    for number, part in enumerate(parts):
        if number or headed:
            rows.heading(part.heading)
        for one in part.lines:
            rows.sentence(one.text, one.value)
    return rows


@cache
def _badge(value: str) -> str:
    """A number on a coin; without one, a small lozenge."""
    if not value:
        return path("M0 -3.6L3.6 0L0 3.6L-3.6 0Z", "a-softfill")
    coin = circle(0, 0, BADGE, "a-gold") + circle(0, 0, BADGE - 2.4, "a-coinring")
    size = line_of(value, "a-ongold", 14, 2 * BADGE - 6).size
    return coin + words(0, size * 0.35, value, "a-ongold", size)


def _card(game: str, sheet: Readable, rows: Rows, height: float) -> str:
    ground = rect(0, 0, WIDTH, height, "a-card", 10) + _vignette(game, sheet.piece)
    frame = rect(5, 5, WIDTH - 10, height - 10, "a-hair", 7)
    band = path(f"M0 {BAND}V10A10 10 0 0 1 10 0H{WIDTH - 10}A10 10 0 0 1 {WIDTH} 10V{BAND}Z", "a-band")
    name = sheet.name[:1].upper() + sheet.name[1:]
    title = block(WIDTH / 2, BAND / 2 + 1, name, "a-onband", 19, WIDTH - 2 * EDGE - 12)
    top = BAND + VIEW
    kind = rect(0, top, WIDTH, KIND, "a-kind") + fitted(WIDTH / 2, top + 15, sheet.kind, "a-soft", 13, WIDTH - 40)
    return ground + band + title + kind + frame + group("".join(rows.drawn), y=top + KIND + 8)


@cache
def _vignette(game: str, piece: str) -> str:
    """The sea, and on it the emblem of this sort of thing."""
    sea = rect(0, BAND, WIDTH, VIEW, "a-sea")
    waves = "".join(_wave(BAND + VIEW * part) for part in WAVES)
    return sea + path(waves, "a-wave") + group(_medallion(game, piece), x=WIDTH / 2, y=BAND + VIEW / 2)


def _medallion(game: str, piece: str) -> str:
    return circle(0, 0, MEDALLION, "a-well") + emblem(game, piece)


def medallion(game: str, piece: str) -> Drawing:
    """The emblem of a piece alone, for lists."""
    size = 2 * MEDALLION + 2
    return Drawing(size, size, group(_medallion(game, piece), x=size / 2, y=size / 2), ())


def _wave(y: float) -> str:
    """A row of waves from edge to edge, as path data."""
    return f"M0 {y:.0f}q7.5 -5 15 0" + "t15 0" * (WIDTH // 15 - 1)
