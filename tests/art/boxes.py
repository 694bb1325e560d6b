"""Where words and shapes of a drawing are: every text's box from the widths of its letters, through all transforms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from math import asin, hypot, inf
from typing import NamedTuple
from xml.etree import ElementTree

from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.svgLib.path import parse_path

from pelagos.art import Drawing, board_css, svg
from pelagos.art.fitting import width_of

SVG = "{http://www.w3.org/2000/svg}"
TRANSFORM = re.compile(r"(translate|scale)\(([^)]*)\)")
RULE = re.compile(r"^\.(a-[a-z0-9-]+) \{([^}]*)\}", re.MULTILINE)
HIGH, LOW = 0.69, 0.19
"""How far letters reach over and under their line, in parts of the font size."""
ROUND = re.compile(r"[gjpqyçąęĄĘ,;()Q„§|ķģļņŗșțţ/¿¡_@]")


class Box(NamedTuple):
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box, slack: float) -> bool:
        """Whether they lie over one another by more than a little."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide > slack and high > slack

    def within(self, edge: Box) -> Box:
        """What is left of it where something else cuts it off."""
        left, top = min(max(self.left, edge.left), edge.right), min(max(self.top, edge.top), edge.bottom)
        right, bottom = max(min(self.right, edge.right), left), max(min(self.bottom, edge.bottom), top)
        return Box(left, top, right, bottom)

    def holds(self, other: Box, slack: float) -> bool:
        """Whether the other lies inside, but for a little."""
        return (
            other.left >= self.left - slack
            and other.right <= self.right + slack
            and other.top >= self.top - slack
            and other.bottom <= self.bottom + slack
        )


class Drawn(NamedTuple):
    """Something that is drawn, in painting order; of words on an arc the box is as wide as the arc."""

    what: str
    class_: str
    said: str
    box: Box
    size: float


class Place(NamedTuple):
    """A transform without turning: what is drawn at (x, y) is seen at (ax + dx, ay + dy)."""

    scale: float
    dx: float
    dy: float

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        """A rectangle as it is seen."""
        return Box(
            self.scale * left + self.dx,
            self.scale * top + self.dy,
            self.scale * right + self.dx,
            self.scale * bottom + self.dy,
        )

    def within(self, said: str) -> Place:
        """The same with another transform inside."""
        inner = transform(said)
        return Place(self.scale * inner.scale, self.scale * inner.dx + self.dx, self.scale * inner.dy + self.dy)


@cache
def transform(said: str) -> Place:
    """What an attribute says."""
    scale, dx, dy = 1.0, 0.0, 0.0
    for kind, values in TRANSFORM.findall(said):
        first, *rest = map(float, values.split())
        if kind == "scale":
            scale *= first
        else:
            dx, dy = dx + scale * first, dy + scale * (rest[0] if rest else 0.0)
    return Place(scale, dx, dy)


@cache
def opaque() -> frozenset[str]:
    """The classes of shapes that hide what is below them."""
    found = set()
    for name, rule in RULE.findall(board_css()):
        values = dict(part.split(": ", 1) for part in rule.strip().rstrip(";").split("; "))
        if values.get("fill", "none") != "none" and float(values.get("fill-opacity", 1)) > 0.5:
            found.add(name)
    return frozenset(found)


def drawn(drawing: Drawing, unseen: str = "a-far") -> list[Drawn]:
    """Everything that is seen of a drawing, from the bottom to the top: from close by, or from afar."""
    root = ElementTree.fromstring(svg(drawing, None))
    for parent in list(root.iter()):
        for child in [child for child in parent if child.get("class") == unseen]:
            parent.remove(child)
    named = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}
    return list(_walk(root, Place(1, 0, 0), named, ""))


def _walk(
    element: ElementTree.Element, place: Place, named: dict[str, ElementTree.Element], class_: str
) -> Iterator[Drawn]:
    kind = element.tag.removeprefix(SVG)
    if kind in ("defs", "title", "style", "clipPath", "marker"):
        return
    if "transform" in element.attrib:
        place = place.within(element.attrib["transform"])
    class_ = element.get("class", class_)
    if cut := _cut(kind, element, place, named):
        edge, inside = cut
        for child in element:
            yield from (item._replace(box=item.box.within(edge)) for item in _walk(child, inside, named, class_))
    elif kind == "text":
        yield from _text(element, place, named, class_)
    elif kind == "use":
        if "x" in element.attrib:
            place = place.within(f"translate({element.attrib['x']} 0)")
        yield from _walk(named[element.attrib["href"][1:]], place, named, class_)
    elif kind in ("rect", "circle", "path"):
        yield Drawn(kind, class_, "", _shape(kind, element, place), place.scale)
    else:
        for child in element:
            yield from _walk(child, place, named, class_)


def _cut(
    kind: str, element: ElementTree.Element, place: Place, named: dict[str, ElementTree.Element]
) -> tuple[Box, Place] | None:
    """What cuts off all that is in an element, and the place inside: a clip, or the frame of a picture in a picture."""
    if "clip-path" in element.attrib:
        clip = named[element.attrib["clip-path"][5:-1]][0]
        return _shape(clip.tag.removeprefix(SVG), clip, place), place
    if kind == "svg" and "x" in element.attrib:
        left, top, wide, _ = map(float, element.attrib["viewBox"].split())
        scale = float(element.attrib["width"]) / wide
        x, y = float(element.attrib["x"]) - left * scale, float(element.attrib["y"]) - top * scale
        return _shape("rect", element, place), place.within(f"translate({x} {y}) scale({scale})")
    return None


def _text(
    element: ElementTree.Element, place: Place, named: dict[str, ElementTree.Element], class_: str
) -> Iterator[Drawn]:
    size, name = float(element.attrib["font-size"]), class_.split()[0]
    way = element.find(f"{SVG}textPath")
    said = "".join(element.itertext())
    wide = float(element.get("textLength", 0)) or width_of(said, name) * size
    if way is not None:
        yield Drawn("arc", name, said, Box(0, 0, arc_length(named[way.attrib["href"][1:]].attrib["d"]), 0), wide)
        return
    x, y = float(element.get("x", 0)), float(element.get("y", 0))
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[element.get("text-anchor", "middle")] * wide
    low = LOW if ROUND.search(said) else 0.0
    yield Drawn("text", name, said, place.box(left, y - HIGH * size, left + wide, y + low * size), size * place.scale)


def _shape(kind: str, element: ElementTree.Element, place: Place) -> Box:
    number = {
        key: float(value)
        for key, value in element.attrib.items()
        if key in ("x", "y", "width", "height", "cx", "cy", "r")
    }
    if kind == "rect":
        x, y = number.get("x", 0), number.get("y", 0)
        return place.box(x, y, x + number["width"], y + number["height"])
    if kind == "circle":
        x, y, r = number.get("cx", 0), number.get("cy", 0), number["r"]
        return place.box(x - r, y - r, x + r, y + r)
    return place.box(*bounds(element.attrib["d"]))


@cache
def bounds(way: str) -> tuple[float, float, float, float]:
    """The rectangle around a path."""
    pen = ControlBoundsPen(None)
    parse_path(way, pen)
    return pen.bounds or (inf, inf, inf, inf)


@cache
def arc_length(way: str) -> float:
    """How long a single arc of a circle is."""
    x1, y1, radius, _, _, _, _, x2, y2 = map(float, re.findall(r"-?[\d.]+", way))
    return 2 * radius * asin(hypot(x2 - x1, y2 - y1) / (2 * radius))
