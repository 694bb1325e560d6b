"""Charts as SVG whose places are percentages: they are as wide as the page, and their letters as large as its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

from markupsafe import Markup

from pelagos.art.markup import tag
from pelagos.lab.intervals import Interval

ROW: Final = 26
"""The height of a line with a whisker."""
BARS: Final = 96
TICKS: Final = 22
"""The height of the numbers under an axis."""
MOST_BARS: Final = 40
MOST_TICKS: Final = 5
STEPS: Final = (1, 2, 2.5, 5, 10)
EDGE: Final = 3.0
"""What is left free at either end, in hundredths of the width: the first and the last number stand in the middle of
their lines."""


class Axis(NamedTuple):
    """From where to where a chart goes, and which numbers are named."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, value: float) -> str:
        """The place of a value, as SVG takes it."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return f"{EDGE + share * (100 - 2 * EDGE):.2f}%"


def axis(low: float, high: float) -> Axis:
    """An axis with round numbers that holds both ends.

    >>> axis(3, 48)
    Axis(low=0, high=50, ticks=(0, 10, 20, 30, 40, 50))
    """
    low, high = (low, high) if high > low else (low - 0.5, low + 0.5)
    size = 10.0 ** floor(log10((high - low) / MOST_TICKS))
    step = next(step * size for step in STEPS if (high - low) / (step * size) <= MOST_TICKS)
    first, last = floor(low / step), ceil(high / step)
    ticks = tuple(_whole(round(number * step, 9)) for number in range(first, last + 1))
    return Axis(ticks[0], ticks[-1], ticks)


def _whole(value: float) -> float:
    return int(value) if value == int(value) else value


def drawing(height: int, inner: str, said: str, class_: str = "") -> Markup:
    """A chart of its own height, with what it shows in words."""
    box: dict[str, float | str] = {"width": "100%", "height": height, "role": "img", "aria_label": said}
    return Markup(tag("svg", inner, class_=f"chart {class_}".strip(), **box))  # noqa: S704 - words are escaped by `tag`


def whisker(found: Interval, on: Axis, mark: float | None, class_: str, said: str) -> Markup:
    """A dot with its interval, and a thin line at what it is held against."""
    middle = ROW / 2
    low, high = on.at(found.low), on.at(found.high)
    inner = "" if mark is None else tag("line", x1=on.at(mark), x2=on.at(mark), y1="0", y2=str(ROW), class_="mark")
    inner += tag("line", x1=low, x2=high, y1=middle, y2=middle, class_=f"whisker {class_}")
    for end in (low, high):
        inner += tag("line", x1=end, x2=end, y1=middle - 4, y2=middle + 4, class_=f"whisker {class_}")
    inner += tag("circle", cx=on.at(found.at), cy=middle, r=5, class_=f"dot {class_}")
    return drawing(ROW, inner, said, "row")


def scale(on: Axis, written: Sequence[str]) -> Markup:
    """The numbers under a column of whiskers."""
    inner = tag("line", x1=on.at(on.low), x2=on.at(on.high), y1="0.5", y2="0.5", class_="axis")
    for value, words in zip(on.ticks, written, strict=True):
        inner += tag("line", x1=on.at(value), x2=on.at(value), y1="0", y2="4", class_="axis")
        inner += tag("text", Markup.escape(words), x=on.at(value), y="17", text_anchor="middle", class_="tick")
    told = tag("svg", inner, class_="chart scale", width="100%", height=str(TICKS), aria_hidden="true")
    return Markup(told)  # noqa: S704 - as above


def histogram(numbers: Sequence[int], on: Axis, marks: Sequence[float], class_: str, said: str) -> Markup:
    """How often numbers came, in bars of a round width; thin lines at the quarters, a strong one in the middle."""
    width = _width(on)
    counts = [0] * ceil((on.high - on.low) / width + 1e-9)
    for value in numbers:
        counts[min(int((value - on.low) / width), len(counts) - 1)] += 1
    most = max(counts)
    inner = tag("line", x1=on.at(on.low), x2=on.at(on.high), y1=str(BARS - 0.5), y2=str(BARS - 0.5), class_="axis")
    span = (100 - 2 * EDGE) / len(counts)
    for place, count in enumerate(counts):
        if count:
            tall = (BARS - 8) * count / most
            box = {"x": f"{EDGE + place * span + span * 0.06:.2f}%", "width": f"{span * 0.88:.2f}%"}
            inner += tag("rect", y=BARS - tall, height=tall, class_=f"bar {class_}", **box)
    for mark, kind in zip(marks, ("quarter", "half", "quarter"), strict=True):
        inner += tag("line", x1=on.at(mark), x2=on.at(mark), y1="2", y2=str(BARS), class_=kind)
    return drawing(BARS, inner, said)


def _width(on: Axis) -> float:
    """How wide a bar is: a round number, so that not too many stand side by side."""
    least = (on.high - on.low) / MOST_BARS
    size = 10.0 ** floor(log10(least)) if least > 0 else 1.0
    return max(1.0, next(step * size for step in STEPS if step * size >= least))


def portion(share: Interval, class_: str, said: str) -> Markup:
    """A share of a whole as a bar, with its interval on it."""
    inner = tag("rect", x="0", y="6", width="100%", height="14", rx="3", class_="ground")
    inner += tag("rect", x="0", y="6", width=f"{100 * share.at:.2f}%", height="14", rx="3", class_=f"bar {class_}")
    inner += tag("line", x1=f"{100 * share.low:.2f}%", x2=f"{100 * share.high:.2f}%", y1="13", y2="13", class_="bounds")
    return drawing(ROW, inner, said, "row")
