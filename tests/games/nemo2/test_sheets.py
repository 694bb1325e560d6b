"""The sheets of Nemo's War, second edition: read aloud, found at every spot of the drawing, and true in a position."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from pelagos import art
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Over
from pelagos.core.tables import Row
from pelagos.faces.pieces import looked_at, named_piece
from pelagos.faces.voice import Voice
from pelagos.games.nemo2 import GAME, Nemo
from pelagos.games.nemo2.effect_words import sayable
from pelagos.games.nemo2.language import Reader
from pelagos.games.nemo2.sheets import SHEETS, told
from pelagos.games.nemo2.visible import determinise, observe
from pelagos.locale.catalogue import catalogue
from tests.games.nemo2.table import PACK, answered, begun, given, played

ENGLISH = Voice(catalogue("en"), ("Ada", "Ben", "Cleo", "Dan"))
MUTE = {"marks"}
"""Parts of the drawing that only put several other things into words."""
MOMENTS = 45


def lines_of(s: Nemo, piece: str, part: str = "") -> list[str]:
    """What is read of a piece in a position, of one part or of all."""
    found = looked_at(GAME, PACK, observe(s, 0), piece, ENGLISH)
    return [line.text for one in found.parts if part in ("", one.heading) for line in one.lines]


def now(s: Nemo, piece: str) -> list[str]:
    return list(looked_at(GAME, PACK, observe(s, 0), piece, ENGLISH).now)


def test_a_ship_is_read_on_both_sides() -> None:
    """[NW2-1.3, 1.4, 1.13] Whichever side lies up, and by either name."""
    s = given({"ships": {"western-pacific": ["dictator"]}})
    assert named_piece(GAME, PACK, "Dictator", ENGLISH) == named_piece(GAME, PACK, "agamemnon", ENGLISH)
    assert lines_of(s, "ship-dictator", "On it") == [
        "White: one of the 30 Non-Warships that are in the ship bag from the start.",
        "Class: Freighter Ship. Flag: British.",
        "Defense 8: an attack that reaches 8 sinks it.",
        "One skull: sinking it costs 1 Notoriety.",
        "As Tonnage it is worth 2 VP as a Non-Warship; the motive adds its number for Non-Warships.",
    ]
    assert lines_of(s, "ship-dictator", "On its other side")[1:4] == [
        "Class: Ironclad Warship. Flag: American.",
        "Attack 7: it fires first, and a total below 7 hits the Nautilus.",
        "Defense 10: an attack that reaches 10 sinks it.",
    ]
    assert now(s, "ship-agamemnon") == ["Dictator lies here: Western Pacific. Anybody may look at both sides."]


def test_a_kept_card_is_read_before_it_is_taken() -> None:
    """[NW2-5.7, 11.1, 17.1] Its moment, its price, its test with both results, and its end."""
    s = given({"window": "adventure", "card": "event-49"})
    assert lines_of(s, "card-the-korea-incident", "Its use")[1:] == [
        "It can be played in the Action Phase, if the Nautilus is here (Western Pacific).",
        "What it does: pay 1 AP.",
        "A test: two dice have to reach 11. To be exerted, one point each: Nemo, Crew.",
        "On success: the card goes to PASS, 2 gray cubes.",
        "On failure: the card goes to FAIL, Notoriety +2.",
    ]
    assert now(s, "card-the-korea-incident") == ["It is being resolved."]


def test_required_repairs_say_what_they_cost() -> None:
    """[NW2-17.1] The penalty, how it is worked off, and how much of it is left."""
    s = given({"tableau": ["required-repairs"], "cannonballs": 2})
    found = looked_at(GAME, PACK, observe(s, 0), "card-required-repairs", ENGLISH)
    assert "−8 VP" in found.brief
    assert "On PASS it is worth: a penalty of −8 VP." in lines_of(s, "card-required-repairs")
    assert "Not used until the end, it goes to PASS." in lines_of(s, "card-required-repairs")
    assert now(s, "card-required-repairs") == ["It lies in the tableau.", "Cannonballs left on the card: 2."]


@pytest.mark.parametrize(
    ("fields", "piece", "said"),
    [
        ({"hull": 4}, "track-hull", ["The marker stands on box 7 (seaworthy): 4 left, exerting adds 1."]),
        ({"sacrificed": ["conseil"]}, "character-conseil", ["Sacrificed."]),
        ({"installed": ["double-hull"]}, "upgrade-double-hull", ["It is installed."]),
        ({"collected": {"able-hands": 1}}, "treasure-able-hands", ["Collected: 1. In the bag: 0. Discarded: 0."]),
        ({"uprisings": ["maori-resistance"]}, "land-maori-resistance", ["An uprising goes on here."]),
        ({"salvage": ["agamemnon"]}, "ship-agamemnon", ["Sunk: it is Salvage and can be handed in for an upgrade."]),
        ({"pass": ["commerce-scare"]}, "card-commerce-scare", ["It lies on PASS."]),
        ({"motive": "war"}, "motive-science", ["It is not the motive now."]),
    ],
)
def test_where_it_is_now(fields: dict[str, Any], piece: str, said: list[str]) -> None:
    """[NW2-1.13] From the open table."""
    assert now(given(fields), piece) == said


def test_every_spot_opens_a_sheet() -> None:
    """[NW2-1.13] Whatever the drawing shows in random games: of contacts their sort, of seats their officers."""
    plans: list[dict[str, Any]] = [{}, {"players": 3, "mode": "semi_coop", "treacherous_waters": True}]
    untold: set[str] = set()
    for seed, settings in enumerate(plans):
        s = begun(**settings)
        for number, node in enumerate(played(s, Random(seed))):
            if number % MOMENTS == 0 or isinstance(node, Over):
                view = observe(s, 0)
                untold |= {spot for spot in _spots(view) if not SHEETS.piece_at(PACK.tables, view, spot)}
    assert untold == MUTE


def _spots(view: Any) -> set[str]:
    """The spots of the drawing, and its pieces that have none."""
    panels = art.draw_panels("nemo2", view, ENGLISH.words)
    drawings = [art.draw_board("nemo2", view, ENGLISH.words), *(panel.drawing for panel in panels)]
    grounds = {spot for drawing in drawings for spot in re.findall(r"data-spot=\W?([\w-]+)", drawing.ground)}
    return grounds | {piece.spot or piece.key for drawing in drawings for piece in drawing.pieces}


def test_sheets_tell_nothing_that_is_hidden() -> None:
    """[NW2-1.13] Two games that differ only in what nobody may know have the same sheets at the same spots."""
    for seed in range(2):
        s = begun(treacherous_waters=True)
        for number, _ in enumerate(played(s, Random(seed))):
            if number % (3 * MOMENTS) == 0:
                other = determinise(s, 0, Random(number))
                assert _told(s) == _told(other)


def _told(s: Nemo) -> tuple[object, ...]:
    view = observe(s, 0)
    pieces = SHEETS.box(PACK.tables).sheets
    return [SHEETS.now(view, piece) for piece in pieces], [SHEETS.at(view, spot) for spot in sorted(_spots(view))]


@pytest.mark.parametrize(
    "effect",
    [
        "CHOOSE{F | CHOOSE{P | NOT(+1)}}",
        "IF(a Character is in play){SACRIFICE(ANY)}; NOT(+1)",
        "IF(a Character is in play){IF(Ned Land is in play){P}}",
        "TEST(9; N). PASS: CHOOSE{P | CHOOSE{F | NOT(+1)}} // FAIL: F",
    ],
)
def test_what_no_sentence_says_is_refused(effect: str) -> None:
    """[NW2-26] A choice within a choice would need brackets: file, row and column are named."""
    row = Row("events.csv", 7, {"effect": effect})
    row.tables = PACK.tables
    steps = Reader(row, "effect", 6, {}).program(effect)
    assert not sayable(steps)
    with pytest.raises(PelagosError) as refused:
        list(told(row, "effect", "nemo2-sheet-does", steps))
    assert refused.value.id == "error-table-no-sentence"
    assert dict(refused.value.text.facts)["row"] == "7"


def asked(s: Nemo) -> str:
    return ENGLISH.words(GAME.show.question(s))


def label(s: Nemo, *option: str) -> str:
    return ENGLISH.words(GAME.show.label(s, option))


def test_a_ship_that_comes_shows_its_values() -> None:
    """[NW2-9.5] What was drawn is known before its place is chosen."""
    at = {"ocean": "european-seas", "contacts": {"others": 9}, "effect": "PLACE(Cape of Good Hope)"}
    s = answered(given(at), ("agamemnon",))
    assert asked(s) == "Ada: Agamemnon comes (defense 8, skulls 1, 2 VP). Which contact does it replace?"


def test_a_card_with_a_choice_is_named_with_its_points() -> None:
    """[NW2-17.2] Event 23 names itself and the 2 VP that PASS is worth."""
    s = given({"card": "event-23"})
    assert asked(s) == "Ada: “Commerce Scare!”. Which effect?"
    assert label(s, "choose", "pass+notoriety-plus-3") == "the card goes to PASS (2 adventure VP), Notoriety +3"
    assert label(s, "choose", "fail") == "the card goes to FAIL"


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("sailor", "Install it for nothing"),
        ("officer", "Install it for 3 points of Nemo, Crew and Hull in any mix"),
    ],
)
def test_the_start_upgrade_has_its_price(level: str, said: str) -> None:
    """[NW2-2.3] Free for a sailor, three points for an officer."""
    s = begun(level=level, motive="explore")
    assert "Hydro Drive" in asked(s)
    assert label(s, "install") == said


def test_hits_are_counted() -> None:
    """[NW2-12.3] Which of how many."""
    at = {"ships": {"western-pacific": ["victoria"]}, "installed": ["hydro-drive"], "ocean": "western-pacific", "ap": 1}
    s = answered(given(at), ("attack",), ("target", "victoria"), ("bold",), (3, 3), ("accept",))
    assert asked(s) == "Ada: hit 1 of 3. Bear it, or destroy an upgrade?"
    answered(s, ("bear",), (4,))
    assert asked(s) == "Ada: hit 2 of 3. Bear it, or destroy an upgrade?"


def test_a_card_to_keep_tells_its_moment_and_its_end() -> None:
    """[NW2-5.7, 11.1] Before it is taken, and afterwards among what is kept."""
    s = given({"window": "adventure", "card": "event-42"})
    (line,) = GAME.forecast(s, ("resolve",))
    told = (
        "in the Action Phase, if the Nautilus is here (South Pacific): pay 2 AP, the card goes to PASS (4 adventure VP)"
    )
    assert told in ENGLISH.words(line)
    assert ENGLISH.words(line).endswith("If it is never played: the card goes to FAIL.")
    kept = given({"tableau": ["required-repairs"]})
    (first, *_) = GAME.show.drawer(kept, 0)
    assert ENGLISH.words(first).endswith("If it is never played: the card goes to PASS (a penalty of −8 VP)")


def test_the_text_board_carries_what_the_printed_board_does() -> None:
    """[NW2-8.2 to 8.4, 17.2 to 17.4] Boxes with their points, the motive's numbers, Terror, lands, colours."""
    s = given({"motive": "war", "hull": 3, "ships": {"cape-horn": ["sea-serpent"]}}, level="officer")
    board = "\n".join(ENGLISH.words(line) for line in GAME.show.board(observe(s, 0)))
    for said in (
        "Notoriety boxes: 14 blue ships, 26 green ships, 36 Warships turn violet, 44 one more black die",
        "each of Warships +2, Adventures −1; points of Liberation ×4, Science ×3, Wonders ×2",
        "Hull: 3 of 10 left (listing), exert +1; −10 VP",
        "Terror of the Seas, by ships in the shortest row: 8, 12, 17, 23, 30, 40 VP",
        "free lands: Maori Resistance",
        "Sea Serpent (attack 10, defense 11, skulls 0, 5 VP, science 1)",
        "Held back, blue: ",
    ):
        assert said in board, said
