"""Every game in the terminal from the first question to the score sheet: in every language, and with real dice."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from pelagos.core.nodes import Chance, Choice, Over, option_text
from pelagos.core.settings import Settings
from pelagos.games.registry import NAMES, find_game
from pelagos.locale.catalogue import LANGUAGES
from pelagos.table.files import read_record
from pelagos.table.record import Result
from tests.conftest import Run
from tests.games.practice import Practice
from tests.tui.conftest import Play

SMALLEST: dict[str, Settings] = {
    "nauticus": {"players": 2},
    "nemo1": {"commitment": "war"},
    "nemo2": {"motive": "war"},
    "endeavor": {"mode": "solo", "players": 1},
}
LAST_RULE = {"nauticus": "NAU-11.3", "nemo1": "NW1-12.5", "nemo2": "NW2-17.2", "endeavor": "EDS-19.5"}
"""What the last lines of the score sheet cite."""


def opened(game: str, seats: str, language: str = "en") -> str:
    """The arguments with which a game is begun."""
    settings = "".join(f" --set {key}={value}" for key, value in SMALLEST[game].items())
    return f"{game} --lang {language} --seats {seats}{settings}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_with_the_first_option_always_a_game_comes_to_its_end(play: Play, game: str, language: str) -> None:
    seats = ",".join(["me", *["greedy"] * (find_game(game).seats[0] - 1)])
    typed = ["?", "drawer", "why", "score", *["1"] * 4000]
    played = play(f"{opened(game, seats, language)} --seed 5", *typed)
    assert (played.code, played.err) == (0, "")
    assert f"[{LAST_RULE[game]}]" in played.out


def typed_game(practice: Practice[Any], settings: Settings, seed: int) -> tuple[list[str], Over]:
    """What somebody with the box would type: every answer that is asked for, every die, everything turned up."""
    rng, lines, s = Random(seed), [], practice.begun(**settings)
    while isinstance(node := s.node, Choice | Chance):
        option = rng.choice(node.options)
        if isinstance(node, Chance) or len(node.options) > 1 or node.ask in practice.game.always_asked:
            lines.append(option_text(option))
        practice.answered(s, option)
    assert isinstance(node, Over)
    return lines, node


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_with_typed_dice_and_draws(play: Play, run: Run, tmp_path: Path, game: str, seed: int) -> None:
    """Nobody has to look at a thing before it is turned up, so the box can stay the game."""
    lines, end = typed_game(Practice(find_game(game)), SMALLEST[game], seed)
    path = tmp_path / "game.jsonl"
    played = play(f"{opened(game, ','.join(['me'] * len(end.scores)))} --manual-dice --save {path}", *lines)
    assert (played.code, played.err) == (0, "")
    assert (f"[{LAST_RULE[game]}]" if game != "nemo2" else "A defeat is not scored.") in played.out
    assert [line.scores for line in read_record(path).lines if isinstance(line, Result)] == [end.scores]
    assert run("verify", str(path)).code == 0


def test_a_wrong_die_is_refused_and_asked_again(play: Play) -> None:
    """[NW1-4.1] A seven is no face of a die."""
    out = play(f"{opened('nemo1', 'me')} --manual-dice", "start mediterranean", "7 7", "2 1").out
    assert "“7 7” is no roll. Type all 2 dice as they lie, as in 6 6." in out
    assert "Preparation: dice 2 1." in out
