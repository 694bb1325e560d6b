"""Imports point one way: core <- games <- table <- cases and the faces [DESIGN 2]."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Final

import pytest

from pelagos.games.registry import NAMES
from tests.source import PACKAGE, modules, parsed

TESTS: Final = Path(__file__).parent
RUNS_A_LOOP: Final = re.compile(r"\b(asyncio|uvloop)\.(run|Runner)\(")
ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "table": {"core", "games", "table"},
    "cases": {"core", "games", "table", "locale", "cases"},
    "lessons": {"core", "games", "table", "cases", "lessons"},
    "bots": {"core", "games", "table", "bots"},
    "lab": {"core", "games", "table", "bots", "locale", "letters", "art", "lab"},
    "analysis": {"core", "games", "table", "bots", "lab", "locale", "faces", "letters", "art", "analysis"},
    "gate": {"core", "gate"},
    "envs": {"core", "games", "table", "bots", "locale", "art", "envs"},
    "locale": {"core", "locale"},
    "letters": {"core", "letters"},
    "art": {"core", "games", "letters", "art"},
    "faces": {"core", "games", "table", "bots", "lessons", "locale", "faces"},
    "tui": {"core", "games", "table", "bots", "lessons", "locale", "faces", "tui"},
    "people": {"core", "people"},
    "client": {"core", "locale", "client"},
    "server": {
        *("core", "games", "table", "bots", "lessons", "locale", "faces", "letters", "art"),
        *("analysis", "gate", "people", "server"),
    },
    "operations": {"core", "games", "table", "bots", "letters", "server", "operations"},
    "cli": {
        *("core", "games", "table", "cases", "lessons", "bots", "lab", "locale"),
        *("analysis", "faces", "tui", "server", "operations", "letters", "art", "gate", "cli"),
    },
}
PURE = ("core", "games")
WAY: Final = ("store", "play", "tell", "pages", "incoming")
"""The rooms of the server, from the ground up: what comes in is played and stored, told and shown. Each room builds on
those before it, and none knows those after it."""
MOST_FILES: Final = 45
"""Without the scripts that bring a database up to date: there is one more with every change of the schema."""
EVERY_GAME: Final = ("core", "table", "cases", "lessons", "faces", "tui", "server", "cli")
"""What serves every game and knows none by its name."""


def imported(path: Path) -> set[str]:
    """The modules a file imports, by their full names."""
    found = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def test_every_part_has_a_place_in_the_order() -> None:
    parts = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert parts == set(ALLOWED)


@pytest.mark.parametrize("part", ALLOWED)
def test_imports_point_one_way(part: str) -> None:
    for path in modules(part):
        ours = {name.split(".")[1] for name in imported(path) if name.startswith("pelagos.")}
        assert ours <= ALLOWED[part], f"{path.name} imports {ours - ALLOWED[part]}"


@pytest.mark.parametrize("part", PURE)
def test_the_engine_needs_only_the_standard_library(part: str) -> None:
    for path in modules(part):
        others = {name.split(".")[0] for name in imported(path)} - {"pelagos", "__future__"}
        assert others <= set(sys.stdlib_module_names), f"{path.name} imports {others}"


ALONE: Final = """
import sys
from random import Random
from pelagos.core.nodes import Over
from pelagos.games.registry import NAMES, find_game, load_pack
for key in NAMES:
    game, rng = find_game(key), Random(1)
    s = game.new_game({setting.key: setting.default for setting in game.settings}, load_pack(game))
    node = game.rules.run(s)
    while not isinstance(node, Over):
        game.visible.observe(s, 0)
        node = game.rules.answer(s, rng.choices(node.options, getattr(node, "weights", None))[0])
names = {name.partition(".")[0] for name, module in sys.modules.items() if getattr(module, "__spec__", None)}
print(sorted(names - set(sys.stdlib_module_names) - {"pelagos", "__main__"} - before))
"""
"""Every game played once by the engine alone; what else was loaded for it."""


def test_the_engine_alone_loads_nothing_but_the_standard_library() -> None:
    """Not even by way of something else: a game of each kind is played, and what was loaded is looked at."""
    program = f'import sys; before = {{name.partition(".")[0] for name in sys.modules}}\n{ALONE}'
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (told.stdout, told.stderr) == ("[]\n", "")


LIGHT: Final = {"pelagos", "msgspec", "typing_extensions", "websockets"}
"""What a program at a server loads: Pelagos, what reads JSON into types, and WebSockets."""


def test_a_program_at_a_server_loads_neither_server_nor_games() -> None:
    program = "import sys; before = set(sys.modules); import pelagos.client; print(*(set(sys.modules) - before))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    names = told.stdout.split()
    assert {name.partition(".")[0] for name in names} - set(sys.stdlib_module_names) <= LIGHT
    parts = {name.split(".")[1] for name in names if name.startswith("pelagos.")}
    assert parts == {"client", "core", "locale"}


def test_whatever_is_imported_is_declared() -> None:
    """Not what another part happens to bring along."""
    project = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [line for extra in ("lab", "postgres", "ray", "rl") for line in project["optional-dependencies"][extra]]
    wanted = [*project["dependencies"], *extras]
    declared = {re.split(r"[^\w.-]", line)[0].lower().replace("_", "-") for line in wanted}
    names = {name for part in ALLOWED for path in modules(part) for name in imported(path)}
    others = {name for name in names if name.split(".")[0] not in {*sys.stdlib_module_names, "pelagos", ""}}
    brings = packages_distributions()
    undeclared = {name for name in others if not declared & _distributions(name, brings[name.split(".")[0]])}
    assert undeclared == set()


def _distributions(name: str, brought_by: list[str]) -> set[str]:
    """What a module comes with; several parts may share a first name, as `fluent` is."""
    own = [one.lower().replace("_", "-") for one in brought_by]
    return {one for one in own if name.startswith(one)} or set(own)


@pytest.mark.parametrize("part", PURE)
def test_rules_never_roll_dice_or_look_at_the_clock(part: str) -> None:
    """`random` may be named for the type of a generator that is passed in, and nothing else."""
    for path in modules(part):
        assert not imported(path) & {"time", "datetime", "secrets", "os", "threading", "asyncio"}, path.name
        assert "import random" not in path.read_text(encoding="utf-8"), path.name


def test_drawings_know_what_a_view_looks_like_and_nothing_else_of_a_game() -> None:
    for path in modules("art"):
        games = {name for name in imported(path) if name.startswith("pelagos.games.")}
        assert all(name.endswith(".view") and name.split(".")[2] in path.parts for name in games), path.name


@pytest.mark.parametrize("game", NAMES)
def test_whoever_reads_or_makes_the_view_of_a_game_names_its_type(game: str) -> None:
    """A misspelled field of a view is found by the type checker, unless it is read from a `View` of no game."""
    for path in (*modules("art", game), *modules("games", game)):
        names = {
            alias.name
            for node in ast.walk(parsed(path))
            if isinstance(node, ast.ImportFrom) and node.module == "pelagos.core.game"
            for alias in node.names
        }
        assert "View" not in names, path


def test_one_game_does_not_know_another() -> None:
    for folder in (path for path in (PACKAGE / "games").iterdir() if path.is_dir()):
        for path in folder.rglob("*.py"):
            games = {name for name in imported(path) if name.startswith("pelagos.games.")}
            assert all(name.split(".")[2] == folder.name for name in games), path.name


def test_every_room_of_the_server_has_a_place_on_the_way() -> None:
    rooms = {path.name for path in (PACKAGE / "server").iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert rooms == set(WAY)
    scripts = modules("server", "store", "migrations")
    assert len(set(modules("server")) - set(scripts)) <= MOST_FILES


@pytest.mark.parametrize("room", WAY)
def test_rooms_of_the_server_build_on_those_before_them(room: str) -> None:
    allowed = {"config", *WAY[: WAY.index(room) + 1]}
    for path in modules("server", room):
        names = imported(path)
        ours = {name.split(".")[2] for name in names if name.startswith("pelagos.server.")}
        assert "pelagos.server" not in names, f"{path.name} does not say what it imports"
        assert ours <= allowed, f"{path.name} imports {ours - allowed}"


def code_of(path: Path) -> str:
    """A file as it runs: a module without what is written for its readers, anything else as it is."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py" or not any(name in text for name in NAMES):
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = ""
    return ast.unparse(tree)


@pytest.mark.parametrize("part", EVERY_GAME)
def test_what_serves_every_game_knows_none_by_name(part: str) -> None:
    """What a game needs otherwise than the others, it declares itself."""
    texts = [path for path in (PACKAGE / part).rglob("*") if path.suffix in (".py", ".js", ".html", ".css")]
    assert {path.name: name for path in texts for name in NAMES if name in code_of(path)} == {}


def test_no_test_runs_a_loop_in_its_own_thread() -> None:
    """After a test in the browser another loop runs there, and which tests come after it nobody knows."""
    texts = {path: path.read_text(encoding="utf-8") for path in TESTS.rglob("*.py") if path.name != "loops.py"}
    assert [path.name for path, text in texts.items() if RUNS_A_LOOP.search(text)] == []
