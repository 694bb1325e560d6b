"""Two readings of one specification: whole games in which the engine and a plain retelling must agree at every step."""

from __future__ import annotations

import os
from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from pelagos.bots.contract import Sight
from pelagos.bots.nemo2.greedy import GreedyBot
from pelagos.core.game import AnyOrder
from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.games.nemo2 import GAME, Nemo, nemo2
from tests.games.nemo2.second.story import story, turns
from tests.games.nemo2.second.told import Asked, End, Talk, Told, retold
from tests.games.nemo2.table import begun, given

WIN = 250
"""[NW2-17.5] Success."""
DICE = {"d6": 1, "2d6": 2, "place-dice": 2}
LIKES = (
    (),
    ("attack", "bold", "continue", "fight", "tonnage", "move"),
    ("search", "adventure", "resolve", "rest", "repair", "play"),
    ("incite", "refit", "salvage", "stalk", "fight", "torpedo", "fog"),
)
"""What different players like to do, so that the games go different ways."""


GAMES = int(os.environ.get("PELAGOS_GAMES", "50"))
"""More than 50 are played by `make soak`."""
WAYS: dict[str, dict[str, Any]] = {
    "frosted": {"edition": "frosted"},
    "galakta": {"edition": "galakta"},
    "sailor": {"level": "sailor", "taking_it_on_the_chin": True, "coordinated_navies": True},
    "captain": {"level": "captain", "taking_it_on_the_chin": True, "relentless_pursuit": True},
    "captain, galakta": {
        "level": "captain",
        "edition": "galakta",
        "coordinated_navies": True,
        "start_upgrade": "sailor",
    },
    "waters": {"treacherous_waters": True, "realistic_torpedoes": True},
    "waters, galakta": {"treacherous_waters": True, "edition": "galakta", "relentless_pursuit": True},
    "two in company": {"mode": "coop", "players": 2},
    "three in company": {"mode": "coop", "players": 3, "edition": "galakta", "treacherous_waters": True},
    "four in company": {"mode": "coop", "players": 4, "relentless_pursuit": True},
    "two for glory": {"mode": "semi_coop", "players": 2, "edition": "galakta"},
    "three for glory": {"mode": "semi_coop", "players": 3, "treacherous_waters": True},
    "four for glory": {"mode": "semi_coop", "players": 4, "level": "sailor"},
    "mixed": {"upgrade_shield": "any_loss", "shield_pile": "fail_pile", "motive": "war"},
}
"""[NW2-0, 18, 19, 21, 22] Editions, company, levels and variants, so that each of them comes up."""
BY_BOTS = ("frosted", "galakta", *(("waters", "four in company", "three for glory") if GAMES > 50 else ()))
"""Bots take their time."""
UPGRADES = ["electro-powered-crew-armor", "strengthened-prow", "steam-torpedoes", "periscope-device", "fog-machine"]
LATE: dict[str, Any] = {"act": 3, "pile": ["2", "finale+2"], "turn": 25, "motive": "war", "notoriety": 30}
GRAY = {
    "european-seas": ["dictator", "agincourt", "lancaster", "minotaur"],
    "north-atlantic": ["delaware", "bristol", "ertugrul", "wivern"],
    "indian-ocean": ["la-couronne", "danmark", "tennessee"],
    "western-pacific": ["abraham-lincoln", "arapiles", "huascar", "star-of-india"],
}
CORNERS: dict[str, dict[str, Any]] = {
    "armed": {"installed": UPGRADES, "motive": "war", "notoriety": 12, "salvage": ["donau", "clyde", "gange"]},
    "hunted": {"motive": "war", "notoriety": 34, "ships": GRAY, "installed": ["double-hull", "reinforced-armor"]},
    "weak": {"nemo": 2, "crew": 2, "hull": 2, "installed": ["double-hull", "monstrous-design", "hydro-drive"]},
    "rich": {"collected": {"lucky-charm": 4, "tonic-for-nemo": 2, "stroke-of-initiative": 4, "lost-blueprint": 1}},
    "kept": {"tableau": ["the-south-pole", "vanikoro", "the-korea-incident", "as-master-wishes", "at-full-steam"]},
    "kept too": {
        "tableau": ["required-repairs", "vigo-bay", "the-gulf-stream", "torres-straits", "the-arabian-tunnel"]
    },
    "foggy": {"tableau": ["as-master-wishes"], "installed": ["fog-machine"], "ap": 5, "notoriety": 13, "nemo": 3},
    "late": {**LATE, "contacts": {"others": 0}, "ships": GRAY},
    "late and safe": {**LATE, "contacts": {"others": 0}, "tonnage": {"european-seas": ["scotia", "rhone"]}},
    "revolting": {
        "uprisings": ["kamehamehas-hawaii", "tientsin-massacre", "fenian-troubles", "ashanti-wars"],
        "hull": 9,
    },
    "threat": {"act": 3, "pile": ["a-hollow-explosion+1", "finale+4"], "motive": "war", "notoriety": 27, "hull": 9},
    "few things": {
        "treasure_bag": ["riches-2"],
        "display": [*UPGRADES, "arcane-library", "double-hull", "hydro-drive", "monstrous-design"],
        "collected": ["lost-blueprint", "riches-3"],
    },
    "outlaw": {"motive": "science", "notoriety": 24, "tableau": ["at-full-steam"], "ocean": "north-atlantic"},
    "outlaw to be": {
        "act": 2,
        "pile": ["1", "act-three", "finale+9"],
        "motive": "war",
        "notoriety": 45,
        "installed": UPGRADES,
    },
    "fleet": {"fleet": "western-pacific", "deck_bottom": ["lost-time"], "pile": ["20", "finale+30"], "ap": 5},
    "mined": {"tableau": ["magnetic-mines"], "installed": ["magnetic-mines", "steam-torpedoes"], "ships": GRAY},
    "no ship left": {"bag": [], "discarded": [], "motive": "war", "act": 2},
    "empty bag": {"act": 2, "bag": ["donau"], "motive": "anti-imperialism", "discarded": ["rhone", "clyde"]},
}
"""[NW2-3.2, 5.6, 5.7, 8.3, 9.7, 12.5, 13.x, 16.5] Positions in which rare rules come up soon."""


GLORIOUS: dict[str, Any] = {
    "act": 3,
    "pile": ["finale"],
    "turn": 30,
    "motive": "war",
    "notoriety": 20,
    "window": "turn",
    "contacts": {"others": 0},
    "tonnage": {
        "western-pacific": ["audacious", "kniaz-pozharsky", "invincible", "scotia"],
        "eastern-pacific": ["bellerophon", "friedrich-carl", "repulse", "victoria"],
        "north-atlantic": ["borda", "moshun", "captain", "mary-celeste"],
        "south-atlantic": ["hercules", "la-france", "dictator", "sea-serpent"],
        "european-seas": ["monarch", "konig-wilhelm", "omaha", "sinop"],
        "indian-ocean": ["zealous", "prince-albert", "devastation", "star-of-india"],
    },
    "salvage": ["donau"],
    "collected": {"riches-5": 1, "riches-4": 4, "riches-3": 9, "the-abyss": 1, "mariana-trench": 1, "lucky-charm": 4},
    "uprisings": ["diamond-mines", "ashanti-wars", "fenian-troubles", "chinese-migrants", "maori-resistance"],
    "installed": ["strengthened-prow", "reinforced-armor", "double-hull", "arcane-library"],
    "tableau": ["required-repairs", "some-days-ashore", "vigo-bay"],
}
"""[NW2-17.x] A voyage that can be told with pride, if the finale does not spoil it."""
STACKS = {
    "A": {"gems": 2, "pass": ["the-whales"], "fail": ["lost-time", "the-iceberg"]},
    "B": {"gems": 1, "pass": ["troubled-dreams", "jaws-wide-open"], "fail": ["public-opinion"]},
    "C": {"gems": 1, "pass": ["ocean-wealth", "the-coral-realm", "aegri-somnia"], "fail": ["commerce-scare"]},
}
ENDS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "alone": ({}, {}),
    "alone and poor": ({}, {"tonnage": {"indian-ocean": []}, "nemo": 1, "crew": 3, "hull": 2}),
    "in company": ({"mode": "coop", "players": 2}, {"sacrificed": ["conseil"]}),
    "for glory": ({"mode": "semi_coop", "players": 3}, {"seats": STACKS, "sacrificed": ["ned-land"], "captain": "B"}),
}
"""[NW2-17.5, 20.5] Ends of every kind."""


@pytest.mark.parametrize("end", ENDS)
def test_both_readings_agree_on_who_has_won(end: str) -> None:
    """[NW2-5.9, 17.1 to 17.5, 20.5] Every finale, the score, the level, the ranking by glory and the winners."""
    settings, fields = ENDS[end]
    for seed in range(max(8, GAMES // 6)):
        s = given({**GLORIOUS, **fields}, **settings)
        told = retold(settings, GAME.positions.describe(s))
        told.turn -= 1
        compare(s, told, turns(told), seed)


@pytest.mark.parametrize("way", WAYS)
def test_both_readings_agree_in_whole_games(way: str) -> None:
    """[NW2-4.1, 6.2, 9.5, 12.7, 16.4, 17.2] The same questions, options, chances, positions, end and score."""
    first = [*WAYS].index(way)
    for seed in range(first, first + GAMES // 50):
        told = Told(WAYS[way])
        compare(begun(**WAYS[way]), told, story(told), seed)


@pytest.mark.parametrize("corner", CORNERS)
def test_both_readings_agree_in_corners(corner: str) -> None:
    """[NW2-3.2, 5.6, 8.3, 9.7, 12.8, 16.5, 17.1] The same from positions near the ends of rules."""
    first = [*CORNERS].index(corner)
    for seed in range(first, first + GAMES // 25):
        edition = ("frosted", "galakta")[seed % 2]
        s = given({"window": "turn", **CORNERS[corner]}, edition=edition)
        told = retold({"edition": edition}, GAME.positions.describe(s))
        told.turn -= 1
        compare(s, told, turns(told), seed)


@pytest.mark.parametrize("way", BY_BOTS)
def test_both_readings_agree_when_a_bot_sails(way: str) -> None:
    """[NW2-4.1, 5.9, 10.4] Games that last: somebody who knows how to sail decides nine times out of ten."""
    for seed in range(GAMES // 50):
        told = Told(WAYS[way])
        compare(begun(**WAYS[way]), told, story(told), seed, bots=0.9)


def compare(s: Nemo, told: Told, talk: Talk[None], seed: int, bots: float = 0) -> int:
    """Play to the end and compare both readings before every answer; how many there were."""
    rng, likes, answers = Random(seed), LIKES[seed % len(LIKES)], 0
    asked = next(talk)
    while True:
        answer = answered(s, asked, rng, likes)
        if isinstance(s.node, Choice):
            assert positions_differ(s, told) == {}
            if rng.random() < bots:
                answer = GreedyBot().choose(Sight(GAME, s, str(seed), answers))
        nemo2.answer(s, answer)
        answers += 1
        try:
            asked = talk.send(answer)
        except End as end:
            over(s, told, str(end))
            return answers


def answered(s: Nemo, asked: Asked, rng: Random, likes: tuple[str, ...]) -> Option:
    """An answer to the question that both readings ask."""
    node = s.node
    assert isinstance(node, Choice | Chance)
    assert node.ask == asked.name
    if isinstance(node, Chance):
        assert chances(node) == (asked.chances or throws(asked.name, len(node.options[0])))
        return rng.choices(node.options, node.weights)[0]
    assert node.seat == asked.seat
    assert sorted(map(str, node.options)) == sorted(map(str, asked.options))
    liked = [option for option in node.options if option[0] in likes]
    return rng.choice(liked if liked and rng.random() < 0.7 else node.options)


def chances(node: Chance) -> dict[Option, Fraction]:
    """How likely everything is that may be drawn."""
    return {
        option: Fraction(weight, sum(node.weights)) for option, weight in zip(node.options, node.weights, strict=True)
    }


def throws(name: str, dice: int) -> dict[Option, Fraction]:
    """How likely the throws of some dice are."""
    assert dice == DICE.get(name, dice)
    found = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=dice))
    return {faces: Fraction(number, 6**dice) for faces, number in found.items()}


def positions_differ(s: Nemo, told: Told) -> dict[str, Any]:
    """The fields in which the position is not as it was told."""
    found = GAME.positions.describe(s)
    plain: dict[str, Any] = {
        name: sorted(value) if isinstance(value, AnyOrder) else value for name, value in found.items()
    }
    for seat in plain["seats"].values():
        seat |= {"pass": sorted(seat["pass"]), "fail": sorted(seat["fail"])}
        del seat["rank"]
    plain["ships"] = {ocean: sorted(ships) for ocean, ships in plain["ships"].items()}
    differing = {name: (value, plain[name]) for name, value in told.described().items() if plain[name] != value}
    if told.total is not None and told.total != plain["total"]:
        differing["total"] = (told.total, plain["total"])
    return differing


def over(s: Nemo, told: Told, reason: str) -> None:
    """The end: for the same reason, with the same score, the same ranking and the same winners."""
    assert isinstance(s.node, Over), s.node
    finished, players, verdict = reason == "finale", told.rules["players"], GAME.verdict(s)
    score = sum(told.tally().values())
    assert finished or s.node.reason == f"nemo2-defeat-{reason}"
    assert s.node.scores == (score if finished else 0,) * players
    assert verdict.finished == finished
    if finished:
        assert verdict.winners == (*(seat for seat in range(players) if score >= WIN and told.rank(seat) == 1),)
        assert verdict.places == ((*map(told.rank, range(players)),) if told.rules["mode"] == "semi_coop" else ())
