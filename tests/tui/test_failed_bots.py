"""A bot that fails in the terminal: said in words, nobody moves in its place, somebody says who plays on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from pelagos.bots.failing import answer_at
from pelagos.bots.nauticus.greedy import GreedyBot
from pelagos.table.files import read_record
from pelagos.table.record import Replacement
from pelagos.tui.app.failed_bot import Vacant
from pelagos.tui.app.table_app import TableApp
from tests.conftest import Run
from tests.loops import in_a_loop
from tests.tui.app.pilots import NARROW, app_for, asked, screen_text
from tests.tui.conftest import Play

FAILED = "Greedy (bot “greedy”) gives no answer: "


def no_idea(self: GreedyBot, sight: Any) -> Any:
    raise ValueError("no idea")


def flies(self: GreedyBot, sight: Any) -> Any:
    return ("fly", "home")


@pytest.mark.parametrize(("choose", "why"), [(no_idea, "its program made an error"), (flies, "was not offered")])
def test_a_bot_that_fails_is_replaced(
    choose: Any, why: str, play: Play, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(GreedyBot, "choose", choose)
    path = tmp_path / "game.jsonl"
    out = play(f"nauticus --seats greedy,me --seed 5 --save {path}", "0", "greedy", "1", "2", "quit").out
    assert FAILED in out
    assert why in out
    assert "  1  Let Greedy try again\n  2  Let Random play on\n" in out
    assert "Greedy tries again." in out
    assert "Random takes the place of Greedy." in out
    replacements = [line for line in read_record(path).lines if isinstance(line, Replacement)]
    kinds = [(line.seat, line.kind, line.by) for line in replacements]
    assert kinds == [(0, "bot:greedy", 1), (0, "bot:random", 1)]
    assert run("verify", str(path)).code == 0
    again = play(f"--resume {path}", "quit").out
    assert FAILED not in again, "Random plays, who was chosen"


def test_where_only_bots_play_it_ends_with_the_reason(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GreedyBot, "choose", no_idea)
    played = play("nauticus --seats greedy,random --seed 5")
    assert played.code == 2
    assert FAILED in played.err


def test_a_record_with_an_unknown_bot_goes_on(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play(f"nauticus --seats greedy,me --seed 5 --save {path}", "quit")
    header, *_ = path.read_text().splitlines(keepends=True)
    path.write_text(header.replace("bot:greedy", "bot:nope"))
    out = play(f"--resume {path} --lang de", "2", "quit").out
    assert "hier kennt niemand diesen Bot" in out
    assert "Zufall spielt anstelle von Greedy weiter." in out


def test_the_application_asks_who_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GreedyBot, "choose", no_idea)
    app = app_for("nauticus", "greedy,me")
    app.sitting.bots = {0: lambda table: answer_at(table, 0)}

    async def play(pilot: Pilot[None], app: TableApp) -> None:
        while not isinstance(app.screen, Vacant):
            await pilot.pause()
        await pilot.pause()
        shown = "\n".join(screen_text(app))
        assert "gives no answer" in shown
        assert "Let Random play on" in shown
        await pilot.press("down", "enter")
        await asked(pilot, app)
        assert app.sitting.table.seats[0].kind == "bot:random"
        assert app.sitting.asked is not None

    async def run() -> None:
        async with app.run_test(size=NARROW) as pilot:
            await play(pilot, app)

    in_a_loop(run())
