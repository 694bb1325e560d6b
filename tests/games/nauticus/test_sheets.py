"""Nauticus: what somebody reads who looks at a piece, and where he is told that it is."""

from __future__ import annotations

from random import Random

import pytest

from pelagos.faces.pieces import reading
from pelagos.games.nauticus import GAME
from pelagos.games.nauticus.state import Nauticus
from tests.games.nauticus.table import PACK, begun, given, played
from tests.packs.expected import tables
from tests.sheets.looking import ENGLISH, aloud, shut, told

LAYOUT = ["buy-mast", "buy-hull", "crowns", "transport", "deliver", "buy-sail", "buy-goods", "withdraw"]
ADA = {"ships": ["bow:anchor:crown stern", "one-ship"], "warehouse": ["crown-mast", "fish", "fish"], "flipped": 1}
IN_PLAY = {
    "round": 2,
    "phase": 2,
    "anchor": 3,
    "anchor_tile": 5,
    "layout": LAYOUT,
    "face_down": [5],
    "seats": {"A": ADA, "B": {"delivered": {"fish": 3}}},
}
BEN_FISH = "Ben: 0 stored, 0 on ships, 3 delivered."
PRICES = "Prices now: helm mast 2, anchor mast 1, whale mast 0, seahorse mast 3."


def in_play() -> Nauticus:
    return given(IN_PLAY, players=2)


def test_a_mast_read_aloud() -> None:
    assert aloud(GAME, begun(players=2), "tile-crown-mast") == [
        "crown mast (mast)",
        "In stock: 12.",
        "There are 12 in the box; once the stack is empty, nobody gets one any more.",
        "It takes 2 spaces of a warehouse.",
        "It cannot be bought and is never a bonus or a gift: it comes only as a reward for a finished ship.",
        "It stands on a hull part that has no mast, also while the hull is open.",
        "A joker: it goes with every crest, and wherever it lies it is one of your crowns.",
        "Stored or on an unfinished ship at the end, it is worth 1 taler.",
    ]


def test_ships_read_aloud() -> None:
    """[NAU-11.2] The lines of the scoring table and the box's own line make one sheet."""
    lines = aloud(GAME, in_play(), "ships")
    assert lines[:3] == ["ships (material)", "Ada: 0 finished, 2 unfinished.", "Ben: 0 finished, 0 unfinished."]
    assert lines[3] == "In the box: 63."
    assert lines[6] == (
        "Size 1 (one-ship): one mast and one sail finish it. "
        "It brings one reward at once and 2 victory points at the end."
    )
    assert lines[9] == (
        "Size 4 (bow, middle, middle, stern): 4 masts and 4 sails finish it. "
        "It brings 4 rewards at once and 35 victory points at the end."
    )


@pytest.mark.parametrize(
    ("piece", "lines"),
    [
        ("position-0", ["Here lies: Buy masts, with 1 blue worker.", PRICES]),
        ("position-3", ["Here lies: Transport, without a blue worker.", "The anchor of the wheel points here."]),
        ("action-buy-mast", ["It lies at position 1, with 1 blue worker.", PRICES]),
        ("position-5", ["Here lies, face down: Buy sails.", "The anchor tile lies here."]),
        ("action-buy-sail", ["It lies at position 6, face down."]),
        ("anchor-tile", ["It lies at position 6."]),
        ("tile-salt", ["In stock: 12."]),
        ("tile-fish", ["In stock: 7.", "Ada: 2 stored, 0 on ships, 0 delivered.", BEN_FISH]),
        ("tile-anchor-mast", ["In stock: 14.", "Ada: 0 stored, 1 on ships."]),
        ("crest-crown", ["Ada: 3 crowns.", "Ben: 0 crowns."]),
        ("warehouse", ["Ada: 4 of 12 spaces taken.", "Ben: 0 of 12 spaces taken."]),
        ("pass-tiles", ["Ada: 1 flipped.", "Ben: 0 flipped."]),
        ("wheel", ["The anchor of the wheel points at position 4."]),
        ("goods", ["Ada has delivered: –.", "Ben has delivered: 3 fish."]),
    ],
)  # fmt: skip
def test_where_things_are(piece: str, lines: list[str]) -> None:
    assert told(GAME, in_play(), piece) == lines


@pytest.mark.parametrize(
    ("spot", "piece"),
    [
        ("position-3", "position-3"),
        ("stock-helm-sail", "tile-helm-sail"),
        ("seat-0-stored-crown-mast", "tile-crown-mast"),
        ("seat-1-delivered-fish", "tile-fish"),
        ("seat-0-ship-1-cell-2", "ships"),
        ("seat-0-crowns", "crest-crown"),
        ("seat-1", "seat"),
        ("no-such-spot", ""),
    ],
)
def test_a_spot_opens_the_sheet_one_expects(spot: str, piece: str) -> None:
    assert GAME.sheets
    s = in_play()
    assert GAME.sheets.piece_at(PACK.tables, GAME.visible.observe(s, 0), spot) == piece


def test_every_spot_of_the_drawing_opens_a_sheet() -> None:
    s = begun(players=3)
    for moment, _ in enumerate(played(s, Random("looking"))):
        if moment % 40 == 0:
            assert shut(GAME, s) == set()


def test_what_only_a_pack_knows_is_said_as_it_prints_it() -> None:
    """[NAU-1.2] A line of the box's list that no catalogue has."""
    files = tables("nauticus")
    files = files | {"components.csv": files["components.csv"].rstrip() + "\ncoasters,6,made of cork,ours\n"}
    box = GAME.sheets.box(GAME.read_pack(files).tables) if GAME.sheets else None
    assert box
    read = reading(box.sheets["box-coasters"], ENGLISH)
    assert read.name == "coasters"
    assert [line.text for line in read.parts[0].lines] == ["In the box: 6.", "made of cork."]
