"""What lies in the box of Nemo's War, first edition."""

from __future__ import annotations

from pelagos.games.nemo1 import GAME
from pelagos.games.nemo1.tally import level_of
from pelagos.games.registry import load_pack

PACK = load_pack(GAME)


def test_the_box_is_complete() -> None:
    """[NW1-2.1, AMB-1] 53 ships in seven groups, 24 cards, 30 treasures, five things to buy, 21 boxes on the map."""
    assert [len(group) for group in PACK.groups] == [27, 1, 1, 6, 6, 6, 6]
    assert len(PACK.ships) == 53
    assert len(PACK.cards) - 1 == 24
    assert len(PACK.treasures) == 30
    assert len(PACK.upgrades) == 5
    assert sum(PACK.capacity) == 21


def test_the_printed_sums() -> None:
    """[NW1-2.2] 29 Warships worth 123, 24 other ships worth 46, 64 skulls; cards worth 68 with 9 symbols."""
    warships = [ship for ship in PACK.ships if ship.warship]
    others = [ship for ship in PACK.ships if not ship.warship]
    assert (len(warships), sum(ship.vp for ship in warships)) == (29, 123)
    assert (len(others), sum(ship.vp for ship in others)) == (24, 46)
    assert sum(ship.skulls for ship in PACK.ships) == 64
    assert sum(card.vp for card in PACK.cards) == 68
    assert sum(card.science for card in PACK.cards) == 9


def test_levels_of_victory() -> None:
    """[NW1-12.6, AMB-5] The bounds of the five levels."""
    scores = (-80, 50, 51, 100, 101, 150, 151, 200, 201, 400)
    assert [level_of(PACK, score) for score in scores] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
