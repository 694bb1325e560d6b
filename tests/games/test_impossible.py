"""Positions that cannot be are refused, with what is wrong; odd ones that can be are played."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from pelagos.cases.format import read_cases
from pelagos.cases.runner import run_case
from pelagos.core.errors import PelagosError
from pelagos.games.registry import find_game, load_pack
from pelagos.locale.catalogue import LANGUAGES, catalogue

CASE = """
[[case]]
id = "impossible"
game = "{game}"
title = "A position"
settings = {{ {settings} }}
given = {{ {given} }}
then.over = []
"""

NINE = str(["hidden"] * 9)
IMPOSSIBLE = [
    ("nauticus", "round = 6", "rounds 1 to 5"),
    ("nauticus", "phase = 9", "phase must be a whole number from 1 to 8"),
    ("nauticus", "anchor = 8", "anchor must be a whole number from 0 to 7"),
    ("nauticus", 'layout = { 0 = "crowns", 1 = "crowns" }', "an action lies twice"),
    ("nauticus", 'layout = ["crowns"]', "a list names all 8 positions, not 1"),
    ("nauticus", "phase = 2, face_down = [0, 0], anchor_tile = 0", "cannot be the value of face_down"),
    ("nauticus", "phase = 2, face_down = [0], anchor_tile = 1", "anchor_tile: it lies on the tile"),
    ("nauticus", "seats = { A = { flipped = 4 } }", "flipped must be a whole number from 0 to 3"),
    ("nauticus", "seats = { A = { delivered = { salt = 13 } } }", "salt: 12 exist"),
    ("nauticus", 'seats = { A = { ships = ["stern bow"] } }', "not a shape that can be built"),
    ("nauticus", 'seats = { A = { ships = ["bow:-:helm"] } }', "a sail without a mast"),
    ("nemo1", "week = 53", "week must be a whole number from 1 to 52"),
    ("nemo1", "turn = 53", "turn must be a whole number from 0 to 52"),
    ("nemo1", "turn = 9, week = 8", "turn 9 in week 8: every turn takes a week at least [NW1-11.1]"),
    ("nemo1", "crew = 12", "crew must be a whole number from 1"),
    ("nemo1", "target = 12", "target: 12"),
    ("nemo1", 'spent = ["professor", "Professor"]', "spent: “professor” is named twice"),
    ("nemo1", 'ships = { western-pacific = ["scotia"], mediterranean = ["scotia"] }', "ship scotia: 2 of it"),
    ("nemo1", f"ships = {{ western-pacific = {NINE} }}", "9 ships, but at most"),
    ("nemo1", "kept = [21]", "kept: a-hollow-explosion cannot be kept [NW1-6.7]"),
    ("nemo1", "kept = [8], pass = [8]", "2 of it"),
    ("nemo1", "drawn = 21", "drawn must be a whole number"),
    ("nemo2", "act = 4", "act must be a whole number from 0 to 3"),
    ("nemo2", "turn = 63", "turn must be a whole number from 0 to 62"),
    ("nemo2", "act = 0", "before Act One there are only turn, draw, card, scoring [NW2-2.7]"),
    ("nemo2", "contacts = { western-pacific = 5 }", "too many in western-pacific"),
    ("nemo2", "gems = { western-pacific = 2 }", "an ocean holds one at most"),
    ("nemo2", 'uprisings = ["tientsin-massacre", "Tientsin Massacre"]', "“tientsin-massacre” is named twice"),
    ("nemo2", 'sacrificed = ["ned-land", "ned-land"]', "sacrificed: “ned-land” is named twice"),
    ("nemo2", "extra_die = true", "Notoriety has never reached 44 [NW2-8.4]"),
    ("nemo2", 'pile = ["finale+4", "finale+4"]', "pile: a card lies in it twice"),
    ("nemo2", 'pile = ["act-3", "act-2", "finale+4"]', "Act Two lies above Act Three"),
    ("nemo2", 'act = 2, pile = ["act-2", "finale+4"]', "Act 2 has begun already"),
    ("nemo2", 'pile = ["90", "finale+4"]', "events more than nobody has seen"),
    ("nemo2", "tableau = [29]", "the-whales is no KEEP card [NW2-5.7]"),
    ("nemo2", 'pass = ["finale-1", "finale-2"]', "one finale is in the game"),
    ("nemo2", "cannonballs = 3", "Required Repairs, which is not in the tableau"),
    ("nemo2", 'display = ["magnetic-mines"]', "the Magnetic Mines are an event"),
    ("nemo2", 'display = ["fog-machine"], installed = ["fog-machine"]', "upgrade fog-machine: 2 of it"),
    ("nemo2", "treasure_bag = { the-abyss = 1 }, collected = { the-abyss = 1 }", "treasure the-abyss: 1 in the bag"),
    ("nemo2", "token_bag = 4", "token_bag: only with treacherous_waters [NW2-18.1]"),
    ("nemo2", "red_sky = true", "red_sky: only with treacherous_waters [NW2-18.1]"),
    ("nemo2", "handover = true", "handover: only in company [NW2-19.4]"),
    ("nemo2", 'immune = "A"', "immune: only in the semi-co-op [NW2-20.3]"),
    ("nemo2", 'seats = { A = { officer = "quartermaster" } }', "officer: only in company [NW2-19.1]"),
]
ODD = [
    ("nauticus", "", "seats = { A = { workers = 40, vp = -9 } }"),
    ("nemo1", "", "turn = 2"),
    ("nemo1", "", "week = 52"),
    ("nemo2", "", 'ships = { cape-horn = ["donau", "alfred", "ariel"] }'),
    ("nemo2", "", "notoriety = 3, peak = 50, extra_die = true"),
    ("nemo2", "", "tableau = [50]"),
    ("nemo2", "", "tableau = [46]"),
    ("nemo2", "treacherous_waters = true", "token_bag = 4, red_sky = true"),
    ("nemo2", 'mode = "coop", players = 2', "handover = true, locked = true"),
    ("nemo2", 'mode = "semi_coop", players = 2', 'immune = "B"'),
]


@cache
def pack_of(game: str) -> Any:
    return load_pack(find_game(game))


def run(game: str, settings: str, given: str) -> list[str]:
    (case,) = read_cases(CASE.format(game=game, settings=settings, given=given), "impossible.toml")
    return run_case(case, pack_of(game)).problems


@pytest.mark.parametrize(
    ("game", "given", "why"), IMPOSSIBLE, ids=[f"{game}: {given}" for game, given, _ in IMPOSSIBLE]
)
def test_an_impossible_position_is_refused(game: str, given: str, why: str) -> None:
    """What is wrong is said in words, in every language."""
    with pytest.raises(PelagosError) as refused:
        run(game, "", given)
    assert why in catalogue("en").error(refused.value)
    assert all(catalogue(language).error(refused.value) for language in LANGUAGES)


@pytest.mark.parametrize(("game", "settings", "given"), ODD)
def test_an_odd_position_is_played(game: str, settings: str, given: str) -> None:
    """What can be is no error, however seldom it is."""
    assert run(game, settings, given) == []
