"""The tutorial of a small game: what stands in the page is the example, and everything can be done with it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lagoon import FOLDER, environment
from tests.pages import ROOT

PAGE = (ROOT / "docs" / "tutorials" / "a-game.md").read_text(encoding="utf-8")
PACKAGE = FOLDER / "lagoon"
MOST_LINES = 350
CONFORMANCE = """
from random import Random
from pelagos.core.conformance import Conformance
from pelagos.core.settings import parse_settings
from pelagos.games.registry import find_game, load_pack
from pelagos.locale.catalogue import catalogue

game = find_game("lagoon")
for players in (2, 3, 4):
    settings = parse_settings(game.settings, {"players": players, "rounds": 3})
    suite = Conformance(game, settings, load_pack(game), catalogue("de").format)
    for seed in range(8):
        suite.check_random_game(Random(f"{players}/{seed}"))
print("every promise is kept")
"""


class Shell:
    """Commands in an environment in which the game is installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = environment(folder)

    def run(self, *arguments: str, typed: str = "") -> str:
        """What a command prints; it must succeed."""
        command = [sys.executable, "-c", "from pelagos.cli import main; main()", *arguments]
        return self._done(command, typed)

    def python(self, program: str) -> str:
        return self._done([sys.executable, "-c", program], "")

    def _done(self, command: list[str], typed: str) -> str:
        done = subprocess.run(
            command, input=typed, capture_output=True, text=True, env=self.environment, cwd=self.folder, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def shell(tmp_path_factory: pytest.TempPathFactory) -> Shell:
    return Shell(tmp_path_factory.mktemp("lagoon"))


def blocks(language: str) -> list[str]:
    """The blocks of a language, in the order of the page."""
    found: list[str] = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return found


def lines(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.strip()]


def written(path: Path) -> list[str]:
    return lines(path.read_text(encoding="utf-8"))


def test_the_page_is_the_example() -> None:
    assert lines("\n".join(blocks("python"))) == written(PACKAGE / "__init__.py")
    assert lines(blocks("toml")[0]) == written(FOLDER / "pyproject.toml")
    assert [lines(block) for block in blocks("csv")] == [
        written(PACKAGE / "data" / "pearls.csv"),
        written(PACKAGE / "data" / "depths.csv"),
    ]
    assert lines(blocks("ftl")[0]) == written(PACKAGE / "locale" / "en" / "lagoon.ftl")


def test_it_is_small() -> None:
    files = [PACKAGE / "__init__.py", *(PACKAGE / "data").iterdir()]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= MOST_LINES


def test_it_keeps_every_promise(shell: Shell) -> None:
    """Options, clones, replay, what is hidden, and words; a reader of German gets English."""
    assert shell.python(CONFORMANCE) == "every promise is kept\n"


def test_its_case_holds(shell: Shell) -> None:
    (shell.folder / "lagoon.toml").write_text(blocks("toml")[1], encoding="utf-8")
    assert "1 passed, 0 failed" in shell.run("case", "lagoon.toml")


def test_bots_play_it(shell: Shell) -> None:
    told = shell.run("sim", "lagoon", "--games", "4", "--seats", "search:games=4,random")
    assert "Lagoon: 4 games" in told


def test_whoever_plays_unsaid_is_a_bot_that_the_game_has(shell: Shell) -> None:
    asked = "from pelagos.cli.seats import usual_seats; from pelagos.games.registry import find_game; "
    assert shell.python(asked + "print(usual_seats(find_game('lagoon'), ['players=3']))") == "me,search,search\n"


def test_a_game_in_the_terminal_is_kept_and_verified(shell: Shell) -> None:
    """A diver who surfaces whenever it is possible; the record is replayed, and becomes a page."""
    answers = "dive shallows\nsurface\n" * 40
    seats = ("--seats", "me,random", "--seed", "3", "--set", "rounds=1", "--save", "game.jsonl")
    told = shell.run("play", "lagoon", *seats, typed=answers)
    assert "All patrons are shown." in told
    assert "game.jsonl" in shell.run("verify", "game.jsonl")
    shell.run("replay", "game.jsonl", "--html", "game.html")
    assert "Lagoon" in (shell.folder / "game.html").read_text(encoding="utf-8")
