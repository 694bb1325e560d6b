"""[NW1-12.5, 12.6] Scoring: what everything is worth under a commitment, at any moment."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from pelagos.core.state import picked
from pelagos.games.nemo1.data import Pack
from pelagos.games.nemo1.names import COMMITMENTS, IMPERIAL, ROW_BOXES, TRAGIC
from pelagos.games.nemo1.state import Nemo


class Tally(NamedTuple):
    """[NW1-12.5] The lines of the score sheet."""

    warships: int
    others: int
    scourge: int
    resources: int
    passengers: int
    tragic: int
    imperial: int
    treasures: int
    wonders: int
    adventures: int
    science: int
    liberation: int


def tally(s: Nemo) -> Tally:
    """[NW1-12.5] The sums for the present commitment."""
    return tally_for(s, s.commitment)


def tally_for(s: Nemo, commitment: int) -> Tally:
    """[NW1-12.5, AMB-6, AMB-26, V-10] Each category is multiplied as a sum and rounded down on its own."""
    pack, column, points = s.pack, s.pack.commitments[commitment], s.pack.points
    sunk, treasures, cards = tuple(chain(*s.sunk)), s.collected + s.charms, scoring_cards(s)
    return Tally(
        warships=halved(column.warships, sum(picked(points.warships, sunk))),
        others=halved(column.others, sum(picked(points.others, sunk))),
        scourge=scourge(s),
        resources=condition(s),
        passengers=points.spent[s.spent],
        tragic=pack.numbers.tragic if s.result == TRAGIC else 0,
        imperial=pack.numbers.imperial if s.result == IMPERIAL else 0,
        treasures=halved(column.treasure, sum(picked(points.treasures, treasures))),
        wonders=column.wonder * sum(picked(points.wonders, treasures)),
        adventures=halved(column.adventure, sum(picked(points.cards, cards))),
        science=column.science * sum(picked(points.science, cards)),
        liberation=halved(column.liberation, s.liberation),
    )


def halved(factor: int, total: int) -> int:
    """[NW1-12.5, AMB-6] A doubled multiplier times the sum of a category, rounded down.

    >>> halved(1, 7), halved(2, 7), halved(4, 7)
    (3, 7, 14)
    """
    return factor * total // 2


def scoring_cards(s: Nemo) -> tuple[int, ...]:
    """[NW1-12.5, 6.14] Kept cards and the Pass Pile; a card under way scores nothing."""
    return (*s.kept, *s.passed)


def scourge(s: Nemo) -> int:
    """[NW1-12.5, V-09] By the columns that are complete in all six rows."""
    return s.pack.numbers.scourge[min(ROW_BOXES, *map(len, s.sunk))]


def condition(s: Nemo) -> int:
    """[NW1-12.5, AMB-21, AMB-25] The points of the circle that each marker is on, and of no other."""
    nemo, crew, hull = s.levels
    of_nemo, of_crew, of_hull = s.pack.points.circles
    return of_nemo[nemo] + of_crew[crew] + of_hull[hull]


def final_score(s: Nemo) -> int:
    """[NW1-12.5] The sum of all lines; it may be negative."""
    return sum(tally(s))


def scores_by_commitment(s: Nemo) -> tuple[int, ...]:
    """[NW1-12.1, 12.5] What the position is worth under each of the four."""
    return tuple([sum(tally_for(s, commitment)) for commitment in range(len(COMMITMENTS))])


def level_of(pack: Pack, score: int) -> int:
    """[NW1-12.6, AMB-5] The highest level whose lowest score is reached."""
    return max([0, *(level for level, least in enumerate(pack.numbers.levels) if score >= least)])
