"""The rules as mypyc is to read them: which modules, what is written out, and that the games stay the same."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from compiled import training
from compiled.build import ROOT, CannotCompile, check_tools, write_out
from compiled.copies import with_copies
from compiled.lowering import lowered
from compiled.modules import MODULES
from pelagos.core.settings import parse_settings
from pelagos.games.registry import NAMES, find_game, load_pack
from tests.compiled.played import digests, thoughts

SOURCE = ROOT / "src"
COMPILED = os.environ.get("PELAGOS_FORM") == "compiled"


@pytest.mark.parametrize("module", sorted(MODULES))
def test_what_runs_is_what_was_asked_for(module: str) -> None:
    """`make compiled-test` tests what was compiled, and everything else the source."""
    loaded = import_module(module.removesuffix(".py").replace("/", "."))
    assert (Path(str(loaded.__file__)).suffix != ".py") == COMPILED


def test_every_chapter_with_steps_is_compiled() -> None:
    """A new chapter is listed in `compiled/modules.py`, or its rules would be slow among quick ones."""
    chapters = [file for name in NAMES for file in (SOURCE / "pelagos" / "games" / name).glob("*.py")]
    with_steps = {file.relative_to(SOURCE).as_posix() for file in chapters if ".step\ndef " in file.read_text()}
    assert with_steps <= MODULES


def test_listed_modules_exist() -> None:
    assert not [module for module in MODULES if not (SOURCE / module).is_file()]


def test_no_pattern_names_the_rest() -> None:
    """mypyc takes the rest of a tuple for a list, and refuses it: `*_` and `option[2:]` instead."""
    nodes = [node for module in MODULES for node in ast.walk(ast.parse((SOURCE / module).read_text(encoding="utf-8")))]
    assert not [node.name for node in nodes if isinstance(node, ast.MatchStar) and node.name is not None]


def test_games_stay_the_same_when_rules_and_bots_are_written_out(tmp_path: Path) -> None:
    """The very text that mypyc compiles, played in plain Python: the same positions to the last bit."""
    write_out(tmp_path)
    for tables in (SOURCE / "pelagos" / "games").glob("*/data"):
        shutil.copytree(tables, tmp_path / tables.relative_to(SOURCE))
    played = subprocess.run(
        [sys.executable, "-m", "tests.compiled.played"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.splitlines() == [*digests(), *thoughts()]


def test_steps_are_registered_behind_the_rules() -> None:
    text = "from a import b\n@book.step\ndef pay(s: Ship, seat: int) -> None:\n    pass\n"
    assert lowered(text, "toy").splitlines()[1:] == [
        "",
        "def pay(s: Ship, seat: int) -> None:",
        "    pass",
        "book.step(pay, {'s': 'Ship', 'seat': 'int'})",
    ]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("s.do((pay, 1))", "s.agenda = ((pay, 1), s.agenda)"),
        ("s.do((pay, 1), (take,))", "s.agenda = ((pay, 1), ((take,), s.agenda))"),
        ("s.do(*steps)", "s.do(*steps)"),
        ("s.tell('paid', 1)", "if s.events is not None: s.tell('paid', 1)"),
        ("ask = Choice(0, 'é', (), then)", "ask = make_choice__((0, 'é', (), then))"),
        ("left = [*s.bag]", "left = list(s.bag)"),
        ("found = itemgetter(*places)(values)", "found = tuple([values[place] for place in places])"),
        ("left = [*s.bag, ship]", "left = [*s.bag, ship]"),
        ("ask = Chance('dice', s.pack.x, a, b)", "ask = make_chance__(('dice', cast(GamePack, s.pack).x, a, b))"),
    ],
)
def test_what_is_written_out(written: str, read: str) -> None:
    assert lowered(f"from a import b\n{written}\n", "pelagos.games.toy").splitlines()[1] == read


def test_names_that_would_be_looked_for_are_kept() -> None:
    """A step on the agenda is a value, a call is none; what a function calls by the same name is its own."""
    text = """from pelagos.core.nodes import ONES, Option
LAST, FIRST = range(2)
def pay(s: Ship) -> None:
    pass

def begin(s: Ship) -> Option:
    pay(s)
    return (pay, ONES, FIRST)

def other(s: Ship, pay: int, ONES: int) -> Option:
    return (pay, ONES)
"""
    assert lowered(text, "toy").splitlines() == [
        "from pelagos.core.nodes import ONES, Option; ONES__: Final = ONES; from typing import ClassVar, Final, cast",
        "LAST, FIRST = range(2); FIRST__: Final = FIRST",
        "def pay(s: Ship) -> None:",
        "    pass",
        "pay__: Final = pay",
        "def begin(s: Ship) -> Option:",
        "    pay(s)",
        "    return (pay__, ONES__, FIRST__)",
        "",
        "def other(s: Ship, pay: int, ONES: int) -> Option:",
        "    return (pay, ONES)",
    ]


def test_what_is_remembered_is_asked_for_directly() -> None:
    """In the place of `lru_cache` a dictionary, which is emptied when it is full; what may be None stays as it is."""
    text = "from a import b\n@lru_cache(2)\ndef half(number: int) -> str:\n    return str(number / 2)\n"
    scope: dict[str, Any] = {}
    exec(lowered(text, "toy").replace("from a import b; ", ""), scope)
    assert [scope["half"](number) for number in (1, 2, 1, 3)] == ["0.5", "1.0", "0.5", "1.5"]
    assert scope["half_found"] == {3: "1.5"}
    uncertain = text.replace("-> str", "-> str | None")
    assert "@lru_cache(2)" in lowered(uncertain, "toy")


STRUCT = """typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_agenda;
    CPyTagged _ap;
    char _sunk;
    tuple_T2IO _fixed;
} ship___ShipObject;
"""
FIELD_BY_FIELD = """PyObject *CPyDef_ship___Ship___clone(PyObject *cpy_r_self) {
    cpy_r_r0 = CPyDef_ship___Ship();
    if (field_is_unset) {
        goto CPyL1;
    }
}
"""


def written_with_copies(folder: Path, source: str, header: str) -> str:
    (folder / "ship.c").write_text(source)
    (folder / "__native_ship.h").write_text(header)
    return with_copies(folder / "ship.c", folder, folder / "copied").read_text()


def test_a_clone_copies_every_field(tmp_path: Path) -> None:
    """Objects are counted once more, numbers only where they are large, and everything around it stays."""
    written = written_with_copies(tmp_path, f"before\n{FIELD_BY_FIELD}after\n", STRUCT)
    assert written.startswith("before\nPyObject *CPyDef_ship___Ship___clone(")
    assert written.endswith("}\nafter\n")
    assert "CPyDef_ship_____mypyc__Ship_setup(" in written
    assert [line.strip() for line in written.splitlines() if "= old->" in line] == [
        "Py_XINCREF(new->_agenda = old->_agenda);",
        "numbers |= new->_ap = old->_ap;",
        "new->_sunk = old->_sunk;",
        "numbers |= new->_fixed.f0 = old->_fixed.f0;",
        "Py_XINCREF(new->_fixed.f1 = old->_fixed.f1);",
    ]


def cleared(field: str) -> str:
    return f"""        if (CPyTagged_CheckLong(self->{field})) {{
            CPyTagged __tmp = self->{field};
            self->{field} = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        }} else {{
            self->{field} = CPY_INT_TAG;
        }}
"""


def test_numbers_of_a_state_that_is_thrown_away_are_asked_together(tmp_path: Path) -> None:
    source = f"{cleared('_ap')}Py_CLEAR(self->_agenda);\n{cleared('_fixed.f0')}"
    written, _, _ = written_with_copies(tmp_path, f"{source}{FIELD_BY_FIELD}", STRUCT).partition("PyObject *CPyDef")
    assert written == (
        "if (unlikely((self->_ap | self->_fixed.f0) & CPY_INT_TAG)) {\n"
        f"{cleared('_ap')}{cleared('_fixed.f0')}"
        "} else {\nself->_ap = CPY_INT_TAG;\nself->_fixed.f0 = CPY_INT_TAG;\n}\n"
        "Py_CLEAR(self->_agenda);\n"
    )


@pytest.mark.parametrize(
    ("source", "header"),
    [
        (FIELD_BY_FIELD, STRUCT.replace("char", "unheard_of")),
        (FIELD_BY_FIELD, STRUCT.replace("T2IO", "T2IF")),
        (FIELD_BY_FIELD, ""),
        (FIELD_BY_FIELD.replace("CPyDef_ship___Ship()", "nothing()"), STRUCT),
        ("nothing\n", STRUCT),
    ],
)
def test_a_clone_that_is_not_understood_stays(tmp_path: Path, source: str, header: str) -> None:
    assert written_with_copies(tmp_path, source, header) == source


def test_copies_that_come_and_go_leave_everything_as_often_in_use_as_before() -> None:
    """Large numbers are objects, too, in a compiled state."""
    game = find_game("nemo2")
    s = game.new_game(parse_settings(game.settings, {}), load_pack(game))
    s.cubes = 1 << 80
    before = [sys.getrefcount(value) for value in (s.pack, s.agenda, s.bag)]
    copies = [s.clone() for _ in range(100)]
    assert all(copy == s and copy.cubes == 1 << 80 for copy in copies)
    copies.clear()
    assert [sys.getrefcount(value) for value in (s.pack, s.agenda, s.bag)] == before


def test_training_plays_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "RANDOM_GAMES", 1)
    monkeypatch.setattr(training, "GREEDY_GAMES", 0)
    assert {name for name, _, _ in training.PLANS} == {*NAMES}
    training.train(NAMES)


def test_a_compiler_that_cannot_count_is_not_asked_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`false` stands for clang and old compilers: the trial fails, and the rules are compiled once."""
    from compiled.compiler import can_count

    monkeypatch.setenv("CC", "false")
    assert not can_count(tmp_path)


def test_a_machine_without_a_compiler_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(CannotCompile, match=r"no C compiler here \(no-such-compiler\): install gcc or clang"):
        check_tools()


def test_the_command_says_so_too(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "compiled", str(tmp_path)],
        env={**os.environ, "CC": "no-such-compiler"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 1
    assert told.stderr.splitlines() == [
        "Pelagos cannot be compiled: there is no C compiler here (no-such-compiler): install gcc or clang. "
        "Plain Python plays the same games."
    ]
    assert not list(tmp_path.iterdir())
