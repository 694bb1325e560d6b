"""Described positions that cannot be: each is refused with what is wrong, none breaks the program."""

from __future__ import annotations

import pytest

from pelagos.cases.format import read_cases
from pelagos.cases.runner import run_case
from pelagos.core.errors import PelagosError
from pelagos.locale.catalogue import catalogue
from tests.games.endeavor.table import PACK

CASE = """
[[case]]
id = "impossible"
game = "endeavor"
title = "A position that cannot be"
{}
then.asks = "turn"
"""
IMPOSSIBLE = {
    "unknown activation space": 'given.seats.A = { reports = ["the-nautical-journal:x"] }',
    "third activation space": 'given.seats.A = { reports = ["the-nautical-journal:3"] }',
    "report twice": 'given.seats.A = { reports = ["the-nautical-journal", "the-nautical-journal"] }',
    "tile twice": 'given.ocean = { C1 = "the-sea-star", D1 = "the-sea-star" }',
    "tile at another depth": 'given.ocean = { C1 = "the-sea-star", C2 = "vortex" }',
    "too many tokens of a kind": "given.discard = { research = 7 }",
    "too many tokens on a spot": 'given.spots = { "C1.d1" = 5 }',
    "no such spot": 'given.spots = { "E5.d1" = 1 }',
    "crew tile twice": 'given.seats.A = { crew = ["team-leader", "mentor", "mentor"] }',
    "four visible tiles of level 5": 'given.fives = ["mentor", "adventurer", "ichthyologist", "biogeographer"]',
    "four vessels": 'given.seats.A = { vessels = ["C1", "C1", "C1", "C1"] }',
    "vessel outside of the ocean": 'given.seats.A = { vessels = ["E5"] }',
    "two vessels in the trench": 'given.ocean = { C1 = "the-sea-star", C5 = "abyssal-trench" }\n'
    'given.seats.A = { vessels = ["C5", "C5"] }',
    "two discs on a space": 'given.seats.A = { discs = ["C1.s1"] }\ngiven.seats.B = { discs = ["C1.s1"] }',
    "gap in a strip": 'given.seats.A = { discs = ["C1.s2"] }',
    "two markers on a space": 'given.seats.A = { markers = ["0,0", "0,0"] }',
    "no such influence space": 'given.seats.A = { markers = ["99,0"] }',
    "box 13": "given.seats.A = { rep = 13 }",
    "knowledge 13": "given.seats.A = { knowledge = 13 }",
    "bonus goals against each other": 'given.goals = ["fresh-faces"]',
    "three vessels at ingenuity 0": 'given.seats.A = { ing = 0, vessels = ["C1", "C1", "C1"] }',
    "three vessels at ingenuity 6": 'given.seats.A = { ingenuity = 6, vessels = ["C1", "C1", "C1"] }',
    "disc on a side without an activation space": 'given.seats.A = { crew = ["team-leader", "marine-engineer*"] }',
    "round 7 against each other": "given.round = 7",
    "marker beyond a free space of its lane": 'settings = { scenario = 10 }\ngiven.seats.A = { markers = ["0,1"] }',
    "marker on a closed rescue space": 'settings = { scenario = 6 }\ngiven.seats.A = { markers = ["2,0"] }',
    "crisis twice": 'settings = { mode = "coop" }\ngiven.crises = ["silted-sites", "Silted Sites"]',
    "tile twice in a pile": 'given.piles = { 2 = ["shipwreck", "shipwreck"] }',
    "disc twice": 'given.seats.A = { discs = ["C1.s1", "C1.s1"] }',
    "somebody passes twice": 'given.passed = "AA"',
    "unknown seat": "given.seats.D = { cargo = 1 }",
    "unknown action": 'given.acting = "swim"',
    "unknown bonus": 'given.gain = "swim+1"',
}


@pytest.mark.parametrize("given", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused(given: str) -> None:
    """[EDS-1.1] The case is not played at all."""
    (case,) = read_cases(CASE.format(given), "impossible.toml")
    with pytest.raises(PelagosError):
        run_case(case, PACK)


def test_a_contradiction_names_both_sides_and_the_rule() -> None:
    """[EDS-3.5] In the reader's language."""
    (case,) = read_cases(CASE.format('given.seats.A = { ing = 3, vessels = ["C1", "C1", "C1"] }'), "impossible.toml")
    with pytest.raises(PelagosError) as problem:
        run_case(case, PACK)
    assert problem.value.rule == "EDS-3.5"
    assert catalogue("en").format(problem.value.text) == "seats.A.vessels = 3 and ing = 3 cannot be true together."


ODD = {
    "three vessels where nothing is said of ingenuity": 'given.seats.A = { vessels = ["C1", "C1", "C1"] }',
    "three vessels at ingenuity 7": 'given.seats.A = { ing = 7, vessels = ["C1", "C1", "C1"] }',
    "round 7 alone": 'settings = { mode = "solo", players = 1 }\ngiven.round = 7',
    "a marker without those that led there": 'given.seats.A = { markers = ["3,4"] }',
    "an ocean without its base": 'given.ocean = { B1 = "atoll" }\ngiven.gain = "ing+2"\n'
    'when.play = ["A: take", "A: end"]',
    "an ocean without zones": "given.ocean = {}",
    "scenario 8 without the Sea Star": "settings = { scenario = 8 }\n"
    'given.ocean = { B1 = "atoll" }\ngiven.options = { 1 = "left" }',
    "more dive spots than tokens": 'given.ocean = { A1 = "atoll", B1 = "kelp-forest", C1 = "the-sea-star", '
    'D1 = "volcanic-island", A2 = "dolphin-pods", B2 = "ledge-elevator", C2 = "shipwreck", D2 = "sunken-ruins", '
    'A3 = "deepwater-shark", B3 = "thermal-vents" }',
}


@pytest.mark.parametrize("given", ODD.values(), ids=ODD)
def test_an_odd_position_is_played(given: str) -> None:
    """[EDS-3.5, 10.5] What is missing is missing: no launch without a base, no tokens beyond the last one."""
    (case,) = read_cases(CASE.format(given), "odd.toml")
    assert not run_case(case, PACK).problems
