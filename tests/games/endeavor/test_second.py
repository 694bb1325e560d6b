"""Two readings of one specification: whole games in which the engine and a plain retelling must agree at every step."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

import pytest

from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.core.settings import parse_settings
from pelagos.games.endeavor import GAME, Endeavor, endeavor
from pelagos.games.registry import load_pack
from tests.conformance.plans import IS_SOAK
from tests.games.endeavor.second.scattered import CORNERS, scattered
from tests.games.endeavor.second.scoring import scores, valued, winners
from tests.games.endeavor.second.story import rounds, story
from tests.games.endeavor.second.told import Asked, Talk, Told, described, retold

PACK = load_pack(GAME)


class Sitting(NamedTuple):
    """Who plays what."""

    scenario: int
    mode: str
    players: int
    difficulty: str

    def __str__(self) -> str:
        return f"{self.scenario}-{self.mode}-{self.players}"

    def begun(self) -> Endeavor:
        """A new game."""
        return GAME.new_game(parse_settings(GAME.settings, self._asdict()), PACK)


TABLES = (
    ("competitive", 2),
    ("competitive", 3),
    ("competitive", 4),
    ("coop", 2),
    ("coop", 3),
    ("coop", 4),
    ("solo", 1),
)
LEVELS = ("easy", "medium", "hard", "legendary")
SITTINGS = [
    Sitting(scenario, mode, players, LEVELS[(scenario + players) % 4])
    for mode, players in TABLES
    for scenario in range(1, 11)
]
WHOLE = SITTINGS if IS_SOAK else SITTINGS[::9]
LATE = SITTINGS if IS_SOAK else SITTINGS[::3]
"""Nearly every scenario is played in both; in the soak by every number of players, against each other and together."""
SEEDS = range(100 if IS_SOAK else 1)
IDLE = ("pass", "end", "done", "decline")
ORDERED = ("bottoms", "heights", "goals")
"""Fields whose lists have an order that means something."""


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("sitting", WHOLE, ids=str)
def test_both_readings_agree_in_whole_games(sitting: Sitting, seed: int) -> None:
    """[EDS-2.2, 4.1, 6.9, 9.3, 14.2, 16.2, 18.9, 19.5] The same questions, options, chances, positions and scores."""
    s = sitting.begun()
    endeavor.run(s)
    told = Told(sitting.scenario, sitting.mode, sitting.players)
    compare(s, told, story(told), Random(seed))
    assert [*GAME.verdict(s).winners] == winners(told, sitting.difficulty)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("sitting", LATE, ids=str)
def test_both_readings_agree_in_late_positions(sitting: Sitting, seed: int) -> None:
    """[EDS-5.3, 10.5, 15.3, 16.6, 16.10, 18.3, 19.8] The same where nearly everything lies somewhere already."""
    compare_late(sitting, seed)


@pytest.mark.parametrize("seed", range(100 if IS_SOAK else 2))
@pytest.mark.parametrize("corner", CORNERS)
def test_both_readings_agree_in_corners(corner: str, seed: int) -> None:
    """[EDS-14.2, 15.3, 19.8, 20.4] The same in oceans that chance would hardly lay."""
    compare_late(Sitting(CORNERS[corner].scenario, CORNERS[corner].mode, 3, "easy"), seed, corner)


def compare_late(sitting: Sitting, seed: int, corner: str = "") -> None:
    """Both readings from a scattered position to the end."""
    rng = Random(f"{sitting}-{corner}-{seed}")
    fields = scattered(rng, sitting.scenario, sitting.mode, sitting.players, corner)
    s = GAME.positions.arrange(sitting.begun(), fields)
    assert GAME.broken(s) == []
    told = retold(GAME.positions.describe(s), sitting.scenario, sitting.mode)
    endeavor.run(s)
    compare(s, told, rounds(told), rng)
    assert [*GAME.verdict(s).winners] == winners(told, sitting.difficulty)


def compare(s: Endeavor, told: Told, talk: Talk[None], rng: Random) -> None:
    """Play on to the end and compare both readings before every answer; two tokens of the wreck lie nowhere."""
    asked = next(talk)
    while True:
        answer = answered(s, asked, rng)
        if asked.chances is None and asked.name != "pick":
            assert positions_differ(s, told) == {}
        endeavor.answer(s, answer)
        try:
            asked = next_question(s, talk, answer)
        except StopIteration:
            break
    assert isinstance(s.node, Over)
    assert positions_differ(s, told) == {}
    assert [*s.node.scores] == scores(told)


def next_question(s: Endeavor, talk: Talk[None], answer: Option) -> Asked:
    """What is asked next; what makes no difference, as a draw of the only piece left, may go without asking."""
    asked = talk.send(answer)
    while asked.needless and (asked.name, asked.seat) != (getattr(s.node, "ask", ""), getattr(s.node, "seat", -1)):
        asked = talk.send(asked.options[0])
    return asked


def answered(s: Endeavor, asked: Asked, rng: Random) -> Option:
    """An answer to the question that both readings ask."""
    node = s.node
    assert isinstance(node, Choice | Chance)
    assert (node.ask, node.seat if isinstance(node, Choice) else -1) == (asked.name, asked.seat)
    assert sorted(map(str, node.options)) == sorted(map(str, asked.options))
    if isinstance(node, Chance):
        total = sum(node.weights)
        found = {option: Fraction(weight, total) for option, weight in zip(node.options, node.weights, strict=True)}
        assert found == asked.chances
        return rng.choices(node.options, node.weights)[0]
    busy = [option for option in node.options if option[0] not in IDLE]
    return rng.choice(busy if busy and rng.random() < 0.95 else node.options)


def positions_differ(s: Endeavor, told: Told) -> dict[str, Any]:
    """The fields in which the position is not as it was told; before each turn also what it is worth."""
    found = GAME.positions.describe(s)
    wanted = described(told) if isinstance(s.node, Choice) and s.node.ask != "turn" else valued(told)
    seats = {letter: differing(facts, found["seats"][letter]) for letter, facts in wanted.pop("seats").items()}
    return differing(wanted, found) | {letter: facts for letter, facts in seats.items() if facts}


def differing(wanted: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """Fields with another value than wanted; what has no order is sorted."""
    pairs = {name: (plain(value, name), plain(found[name], name)) for name, value in wanted.items()}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def plain(value: Any, name: str) -> Any:
    """A value whose lists are sorted, unless their order means something."""
    if isinstance(value, dict):
        return {key: plain(one, name) for key, one in value.items()}
    return sorted(value) if isinstance(value, list | tuple) and name not in ORDERED else value
