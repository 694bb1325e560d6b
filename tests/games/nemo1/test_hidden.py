"""[NW1-4.2] What lies face down: the chances of the layers are those of really drawn counters."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from pelagos.games.nemo1.hidden import face_down, mixed, possible, turned_up, unseen

OLD = (1, 2, 3)
NEW = (8, 9)
NEWER = (20,)


def chances(layers: tuple[tuple[int, int, tuple[int, ...]], ...], code: int) -> dict[int, Fraction]:
    """What the layers say about a thing that lies face down."""
    members, weights = possible(layers, code)
    return {member: Fraction(weight, sum(weights)) for member, weight in zip(members, weights, strict=True)}


def really(script: str) -> dict[tuple[int, ...], Fraction]:
    """Every way of drawing the counters one by one, by brute force: `d` draws, `+` and `*` shuffle a group in."""
    found: Counter[tuple[int, ...]] = Counter()
    _draw(list(script), (), OLD, Fraction(1), found)
    return {hand: Fraction(chance) for hand, chance in found.items()}


def _draw(
    script: list[str],
    hand: tuple[int, ...],
    supply: tuple[int, ...],
    chance: Fraction,
    found: Counter[tuple[int, ...]],
) -> None:
    if not script:
        found[hand] += chance  # type: ignore[assignment]
        return
    step, *rest = script
    if step != "d":
        _draw(rest, hand, supply + (NEW if step == "+" else NEWER), chance, found)
        return
    for drawn in supply:
        left = tuple(other for other in supply if other != drawn)
        _draw(rest, (*hand, drawn), left, chance / len(supply), found)


def lying(script: str) -> tuple[tuple[tuple[int, int, tuple[int, ...]], ...], list[int]]:
    """The same script in layers: nothing is drawn, only codes are laid down."""
    layers, left, codes = mixed((), 0, OLD), len(OLD), []
    for step in script:
        if step == "d":
            codes.append(face_down(layers))
            left -= 1
        else:
            members = NEW if step == "+" else NEWER
            layers = mixed(layers, left, members)
            left += len(members)
    return layers, codes


@pytest.mark.parametrize(
    "script", ["d", "dd", "d+d", "dd+d", "d+dd", "d+d*d", "+d*d", "d+*d", "ddd+d", "d+dd*dd", "*+dd"]
)
def test_turned_up_in_any_order_the_layers_are_exact(script: str) -> None:
    """[NW1-4.2] Whatever is turned up first, every joint chance is that of counters drawn when they were placed."""
    truth = really(script)
    layers, codes = lying(script)
    for order in permutations(range(len(codes))):
        for hand, chance in truth.items():
            now, told = layers, Fraction(1)
            for place in order:
                told *= chances(now, codes[place]).get(hand[place], Fraction(0))
                if not told:
                    break
                now = turned_up(now, codes[place], hand[place])
            assert told == chance, (order, hand)


def test_layers_that_nothing_tells_apart_are_one() -> None:
    """[NW1-4.2] As long as no old thing lies outside, the supply is one."""
    layers, codes = lying("d+")
    assert len(layers) == 2
    assert len(turned_up(layers, codes[0], 2)) == 1
    assert len(lying("+")[0]) == 1


def test_everything_unseen_is_named_once() -> None:
    """[NW1-0.2] The contents are open, where they lie is not."""
    layers, codes = lying("d+d*")
    assert unseen(layers) == (1, 2, 3, 8, 9, 20)
    assert unseen(turned_up(layers, codes[1], 8)) == (1, 2, 3, 9, 20)
