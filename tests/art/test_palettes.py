"""Colours that tell things apart do so for everybody: seats, marks on masts and sails, goods, in every theme.

Colour is never the only difference (seats have a shape and a letter, the others a drawn sign); these distances make
sure that it helps all the same.
"""

from __future__ import annotations

import re
from itertools import combinations
from math import dist

import pytest

from pelagos.art import themes
from pelagos.art.emblems import SHAPES, seat_mark
from pelagos.art.nemo2.ruler import ruler_ground
from pelagos.server.tell.page_state import mark
from tests.art.test_style import THEMES, channel, rgb

Colour = tuple[float, float, float]

SEATS = ("seat-a", "seat-b", "seat-c", "seat-d")
SIGNS = ("helm", "anchor", "whale", "seahorse")
GOODS = ("fish", "grain", "coffee", "salt")
SEEN: dict[str, tuple[Colour, Colour, Colour]] = {
    "everybody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""What becomes of linear light for people without one kind of cone (Machado, Oliveira and Fernandes, 2009)."""
XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def through(matrix: tuple[Colour, Colour, Colour], colour: Colour) -> Colour:
    red, green, blue = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return red, green, blue


def lab(light: Colour) -> Colour:
    """CIE Lab of linear light, where equal distances look about equal."""
    bounded = tuple(min(1.0, max(0.0, part)) for part in light)
    scaled = [part / white for part, white in zip(through(XYZ, bounded), WHITE, strict=True)]  # type: ignore[arg-type]
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in scaled)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(eyes: str, colour: str) -> Colour:
    red, green, blue = map(channel, rgb(colour))
    return lab(through(SEEN[eyes], (red, green, blue)))


def nearest(theme: str, eyes: str, names: tuple[str, ...]) -> float:
    """How far apart the two colours are that look most alike."""
    colours = [seen(eyes, themes()[theme][f"--art-{name}"]) for name in names]
    return min(dist(one, other) for one, other in combinations(colours, 2))


def test_the_measure_knows_black_from_white() -> None:
    assert round(dist(seen("everybody", "#000000"), seen("everybody", "#ffffff"))) == 100
    assert dist(seen("deuteranopia", "#7fbf3f"), seen("deuteranopia", "#7fbf3f")) == 0


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", SEEN)
@pytest.mark.parametrize(("names", "apart"), [(SEATS, 15), (SIGNS, 11), (GOODS, 12)], ids=["seats", "signs", "goods"])
def test_colours_stay_apart(theme: str, eyes: str, names: tuple[str, ...], apart: float) -> None:
    assert nearest(theme, eyes, names) >= apart


def test_every_seat_has_a_shape_and_a_letter_of_its_own() -> None:
    marks = [mark(seat) for seat in range(4)]
    assert len({one.shape for one in marks}) == len({one.letter for one in marks}) == 4
    assert [one.shape for one in marks] == list(SHAPES)
    drawn = [seat_mark(seat) for seat in range(4)]
    assert len({re.findall(" d='([^']*)'", one)[0] for one in drawn}) == 4
    assert [re.findall(r">([A-D])<", one) for one in drawn] == [["A"], ["B"], ["C"], ["D"]]


def test_the_marks_of_the_notoriety_ruler_have_a_shape_of_their_own() -> None:
    drawn = ruler_ground(17, 29, 52, ("",) * 6)
    marks = re.findall("<path d='([^']*)' class='a-(mark1|mark2|violet)'", drawn)
    assert [kind for _, kind in marks] == ["mark1", "mark2", "violet"]
    assert len({shape for shape, _ in marks}) == 3
