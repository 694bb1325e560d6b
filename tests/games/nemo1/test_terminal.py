"""Nemo's War, first edition, in the terminal: whole games in every language, and with real dice and counters."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

from pelagos.cli.main import main
from pelagos.core.nodes import Chance, Over, option_text
from pelagos.core.settings import parse_settings
from pelagos.games.nemo1 import GAME
from pelagos.games.registry import load_pack
from pelagos.locale.catalogue import LANGUAGES
from pelagos.table.files import read_record
from pelagos.table.record import Result

PACK = load_pack(GAME)
Typed = tuple[list[str], Over]


def run(monkeypatch: pytest.MonkeyPatch, arguments: str, lines: list[str]) -> int:
    """`pelagos …` with some lines typed; its exit code."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    with pytest.raises(SystemExit) as left:
        main(arguments.split())
    return int(left.value.code or 0)


def typed_game(seed: int) -> Typed:
    """What somebody with the box would type: every answer that is a choice, every die, every counter turned up."""
    rng, lines = Random(seed), []
    s = GAME.new_game(parse_settings(GAME.settings, {}), PACK)
    node = GAME.rules.run(s)
    while not isinstance(node, Over):
        option = rng.choice(node.options)
        if isinstance(node, Chance) or len(node.options) > 1:
            lines.append(option_text(option))
        node = GAME.rules.answer(s, option)
    return lines, node


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_with_typed_dice_and_counters(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, seed: int
) -> None:
    """[NW1-0.4, 4.2] Nobody has to look at a counter before it is turned up, so the box can stay the game."""
    lines, end = typed_game(seed)
    path = tmp_path / "game.jsonl"
    assert run(monkeypatch, f"play nemo1 --seats me --manual-dice --save {path}", lines) == 0
    assert "[NW1-12.5]" in capsys.readouterr().out
    results = [line for line in read_record(path).lines if isinstance(line, Result)]
    assert [result.scores for result in results] == [end.scores]
    assert run(monkeypatch, f"verify {path}", []) == 0


def test_a_wrong_die_is_refused_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """[NW1-4.1] A seven is no face of a die."""
    run(monkeypatch, "play nemo1 --seats me --manual-dice --set commitment=war", ["start mediterranean", "7 7", "2 1"])
    out = capsys.readouterr().out
    assert "“7 7” cannot come up here." in out
    assert "Preparation: dice 2 1." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_the_end_in_every_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """[NW1-12.2] With the first option always, the voyage ends somehow, and the sheet is shown."""
    lines = ["?", "drawer", "why", "score", *["1"] * 1500]
    assert run(monkeypatch, f"play nemo1 --lang {language} --seats me --seed 5 --set commitment=war", lines) == 0
    assert "[NW1-12.5]" in capsys.readouterr().out


def test_why_not_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """[NW1-7.9] A refused answer is told with its rule."""
    lines = ["start mediterranean", "move indian-ocean", "quit"]
    run(monkeypatch, "play nemo1 --seats me --seed 8 --set commitment=war", lines)
    assert "this route needs a kept card. [NW1-7.9]" in capsys.readouterr().out
