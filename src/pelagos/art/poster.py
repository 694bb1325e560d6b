"""The end of a game as one picture to show to others: who won what, the winner's work drawn full, and how it went."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from pelagos.art.fitting import fitted, lines_of, nickname, wrapped
from pelagos.art.markup import circle, group, path, rect, scaled, words
from pelagos.art.model import Drawing
from pelagos.art.whole import piece_markup, svg

WIDTH, HEIGHT = 1200, 675
MARGIN: Final = 36
COLUMN: Final = 420
"""How wide the words are, and the chart under them."""
LEADING: Final = 1.4
ID: Final = re.compile(r"(id='|href='#|url\(#)")


class Place(NamedTuple):
    """A seat, what it is called, and its points; `letter` is small."""

    letter: str
    name: str
    points: str


class Poster(NamedTuple):
    """What stands on it."""

    title: str
    verdict: str
    story: str
    places: Sequence[Place]
    glory: Drawing
    chart: Drawing


def draw_poster(poster: Poster) -> Drawing:
    """The picture, in the shape in which pages show it beside a link."""
    left = WIDTH - MARGIN - COLUMN
    frame = rect(12, 12, WIDTH - 24, HEIGHT - 24, "a-plate", 10)
    glory = _boxed(poster.glory, MARGIN, MARGIN, left - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    chart = _boxed(poster.chart, left, HEIGHT - MARGIN - 158, COLUMN, 158)
    head = fitted(left, 78, poster.title, "a-title", 34, COLUMN, "start")
    head += path(f"M{left} 96H{left + COLUMN}M{left} 100H{left + COLUMN}", "a-hair")
    said, bottom = _verdict(poster.verdict, left)
    places = "".join(_place(place, left, bottom + 38 * number) for number, place in enumerate(poster.places))
    story = _story(poster.story, left, bottom + 38 * len(poster.places), HEIGHT - MARGIN - 175)
    return Drawing(WIDTH, HEIGHT, frame + glory + chart + head + said + places + story, ())


def _verdict(said: str, left: float) -> tuple[str, float]:
    """The verdict on as many lines as it needs, and where the next thing may stand."""
    found, y = "", 134.0
    for line in lines_of(said, "a-text", 24, COLUMN, 4):
        found += words(left, y, line.said, "a-text", line.size, "start", line.pressed)
        y += 31
    return found, y + 14


def _story(said: str, left: float, top: float, bottom: float) -> str:
    """The last page, as large as there is room for it."""
    for size in (19, 18, 17, 16, 15):
        lines = wrapped(said, "a-soft", COLUMN / size)
        if top + len(lines) * size * LEADING <= bottom:
            return "".join(
                words(left, top + number * size * LEADING, line, "a-soft", size, "start")
                for number, line in enumerate(lines)
            )
    return ""


def _place(place: Place, left: float, y: float) -> str:
    flag = circle(left + 13, y - 7, 13, f"a-seat-{place.letter}")
    flag += words(left + 13, y - 2, place.letter.upper(), "a-onseat", 15)
    name = nickname(left + 38, y, place.name, "a-text", 22, COLUMN - 120, "start")
    return flag + name + words(left + COLUMN, y, place.points, "a-strong", 22, "end")


def _boxed(drawing: Drawing, x: float, y: float, width: float, height: float) -> str:
    """A drawing as large as it can be in a box, in its middle."""
    scale = min(width / drawing.width, height / drawing.height)
    inner = drawing.ground + "".join(map(piece_markup, drawing.pieces))
    across, down = (width - drawing.width * scale) / 2, (height - drawing.height * scale) / 2
    return group(scaled(inner, scale), x=x + across, y=y + down)


def apart(drawing: Drawing, prefix: str) -> str:
    """A drawing for a page that has the same shapes already: none of its ids is one of theirs."""
    return ID.sub(lambda found: found[0] + prefix, svg(drawing, None))
