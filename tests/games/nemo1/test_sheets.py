"""Nemo's War, first edition: what somebody reads who looks at a piece, and where he is told that it is."""

from __future__ import annotations

from random import Random

import pytest

from pelagos.faces.pieces import reading
from pelagos.games.nemo1 import GAME
from pelagos.games.nemo1.data_cards import Card
from pelagos.games.nemo1.effect_words import effects_text
from pelagos.games.nemo1.language import VERBS, Reader
from pelagos.games.nemo1.state import Nemo
from pelagos.locale.catalogue import catalogue
from tests.games.nemo1.table import PACK, answered, begun, given, played
from tests.packs.expected import tables
from tests.sheets.looking import ENGLISH, aloud, everything_told, shut, told

W = "western-pacific"
IN_PLAY = {
    "week": 20,
    "turn": 9,
    "ocean": W,
    "ships": {W: ["normandie", "hidden"]},
    "sunk": {W: ["helvetia"]},
    "salvage": ["danube"],
    "collected": ["hidden-cove"],
    "kept": ["card-14"],
    "pass": ["card-17"],
}


def in_play() -> Nemo:
    return given(IN_PLAY)


def test_a_card_read_aloud() -> None:
    """[NW1-6.7, 6.9] A choice is a sentence, not a formula."""
    assert aloud(GAME, in_play(), "card-the-bay-of-vigo") == [
        "The Bay of Vigo (Adventure card)",
        "You keep it.",
        "Card 14: an event, to be kept until it is used.",
        "It can be used before or after an action, here: North Atlantic, Mediterranean.",
        "Used: choose one: draw a treasure; or Liberation +2. The card goes to: Fail Pile.",
        "Drawn by Seek Adventure, it can be refused.",
        "Kept and unused at the end: 2 VP, multiplied as the commitment says.",
    ]


def test_a_test_read_aloud() -> None:
    assert aloud(GAME, in_play(), "card-the-whales") == [
        "The Whales (Adventure card)",
        "It lies here: Pass Pile.",
        "Card 17: a test, to be carried out at once.",
        "The test: two dice must reach 9.",
        "Can be exerted for it: Crew, Hull.",
        "Passed: nothing. The card goes to: Pass Pile.",
        "Failed: lose 2 Hull. The card goes to: Fail Pile.",
        "Drawn by Seek Adventure, it can be refused.",
        "In the Pass Pile at the end: 4 VP, multiplied as the commitment says.",
    ]


def test_a_warship_read_aloud() -> None:
    assert aloud(GAME, in_play(), "ship-normandie") == [
        "Normandie (Warship)",
        "It lies here: Western Pacific, place 1.",
        "A Warship (frigate), one of the light gray ships.",
        "Attack 6: it fires first, and two dice of 6 or less hit.",
        "Defense 9: an attack that reaches 9 beats it.",
        "Skulls 1: sunk or captured, it raises Notoriety by 1.",
        "Sunk, it is worth 3 VP, multiplied as the commitment says (Warships).",
    ]


@pytest.mark.parametrize(
    ("piece", "lines"),
    [
        ("ship-helvetia", ["It was sunk: Western Pacific."]),
        ("ship-danube", ["It is in Salvage."]),
        ("ship-shannon", ["Nobody has seen it: it is in the Ship Pile or hidden in an ocean."]),
        ("ship-defence", ["It is not in play yet."]),
        ("treasure-hidden-cove", ["It has been collected."]),
        ("treasure-vigo-gold", ["Nobody has seen it: it is in the cup or hidden in an ocean."]),
        ("card-vanikoro", ["Nobody has seen it: it is in the Draw Pile or out of the game."]),
        ("card-the-maelstrom", ["It is still in the Draw Pile."]),
        ("upgrade-strengthened-prow", ["To be had for 3; stored ships: 1."]),
        ("group-blue", ["Still to come: blue ships at Notoriety 14."]),
        ("track-week", ["Week 20 of 52.", "Still to come: orange ships in week 28."]),
        ("nautilus", ["It is here: Western Pacific."]),
        ("passenger-conseil", ["Aboard, and has not helped yet."]),
    ],
)
def test_where_things_are(piece: str, lines: list[str]) -> None:
    assert told(GAME, in_play(), piece) == lines


@pytest.mark.parametrize(
    ("spot", "piece"),
    [
        (f"place-{W}-1", "ship-normandie"),
        (f"place-{W}-2", "hidden-ship"),
        (f"row-{W}", "scourge"),
        ("pile", "adventures"),
        ("track-notoriety", "track-notoriety"),
        ("treasure-vigo-gold", "treasure-vigo-gold"),
        ("no-such-spot", ""),
    ],
)
def test_a_spot_opens_the_sheet_one_expects(spot: str, piece: str) -> None:
    assert GAME.sheets
    assert GAME.sheets.piece_at(PACK.tables, GAME.visible.observe(in_play(), 0), spot) == piece


def test_every_spot_of_the_drawing_opens_a_sheet() -> None:
    s = begun()
    for moment, _ in enumerate(played(s, Random("looking"))):
        if moment % 40 == 0:
            assert shut(GAME, s) == set()


def test_what_lies_face_down_is_told_to_nobody() -> None:
    """[NW1-0.2] What is told is the same before a ship is turned up, whichever it will be."""
    s = answered(given({"ships": {W: ["hidden"]}, "ocean": W}), ("stalk", 1))
    before = everything_told(GAME, s, 0)
    assert everything_told(GAME, GAME.visible.determinise(s, 0, Random(1)), 0) == before
    answered(s, ("governor-higginson",))
    assert everything_told(GAME, s, 0) != before


SENTENCES = {
    "CARD_DRAW 1": "draw an adventure card",
    "ENCOUNTER DG01": "fight the ship of the card",
    "FREE_YARD": "a yard action this turn, even after another one, without its weeks",
    "GAIN Crew 2": "gain 2 Crew",
    "GAME_END tragic": "the game ends (a tragic end)",
    "LIBERATION +2": "Liberation +2",
    "LOSE Hull 1": "lose 1 Hull",
    "LOSE_CHOICE 1": "lose 1 of your choice",
    "NOTORIETY -2": "Notoriety −2",
    "PILE fail": "the card goes to: Fail Pile",
    "RESOLVE_TEST": "a test",
    "REVEAL_ALL current_ocean": "every hidden ship here is turned up",
    "TREASURE_DRAW 2": "draw 2 treasures",
    "WEEKS +1": "1 week passes",
}


def test_every_word_of_the_effect_language_has_a_sentence() -> None:
    """[NW1 section 0.5] A pack cannot say what its sheets could not."""
    reader = Reader(Card.rows(PACK.tables)[0][0], 1, {"DG01": 0})
    said = {cell: tuple(map(catalogue("en").format, effects_text(reader.program("", cell)))) for cell in SENTENCES}
    assert said == {cell: (sentence,) for cell, sentence in SENTENCES.items()}
    assert {cell.split()[0] for cell in SENTENCES} == set(VERBS)


def asked(s: Nemo) -> str:
    return catalogue("en").format(GAME.show.question(s))


@pytest.mark.parametrize(
    ("card", "success"),
    [("card-17", "4 VP"), ("card-24", "the game ends (the Maelstrom takes the Nautilus), 8 VP")],
)
def test_a_test_tells_what_it_brings_and_what_it_costs(card: str, success: str) -> None:
    """[NW1-6.9]"""
    assert f"Exert what? Success: {success}. Failure: lose 2 Hull" in asked(given({"card": card}))


def test_a_payment_names_what_is_bought() -> None:
    """[NW1-7.5]"""
    s = answered(given({"salvage": ["danube", "etna", "pereire"]}), ("refit", "strengthened-prow"))
    assert asked(s).endswith("Strengthened Prow, ship 1 of 3: which stored ship?")


def test_an_adventure_to_accept_tells_what_it_brings() -> None:
    """[NW1-7.6]"""
    s = answered(given({"salvage": ["danube"]}), ("refit", "seek-adventure"), ("pay", "danube"), (1,), ("the-whales",))
    assert asked(s).endswith("the adventure is “The Whales” (test 9 or more: 4 VP, else lose 2 Hull). Accept it?")


def test_a_beaten_ship_shows_its_values() -> None:
    """[NW1-10.5]"""
    s = answered(given({"ships": {W: ["helvetia"]}}), ("attack", 1), ("exert", "nothing"), (6, 6))
    assert asked(s).endswith("Helvetia (passenger ship, defense 8, skulls 0, 1 VP) is beaten. Sink or capture?")


def test_what_only_a_pack_knows_is_said_as_it_prints_it() -> None:
    """[NW1-2.2] A ship of another name and class: on its sheet, among its group, on the board."""
    files = tables("nemo1")
    files = files | {"ships.csv": files["ships.csv"].replace("Governor Higginson,Mail", "Sea Otter,Galley", 1)}
    box = GAME.sheets.box(GAME.read_pack(files).tables) if GAME.sheets else None
    assert box
    read = reading(box.sheets["ship-sea-otter"], ENGLISH)
    assert (read.name, read.brief) == ("Sea Otter", "galley, defense 7, skulls 1, 1 VP")
    assert read.parts[0].lines[0].text == "No Warship (galley), one of the light gray ships."
