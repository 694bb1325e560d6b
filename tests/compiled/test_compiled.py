"""The rules as mypyc is to read them: which modules, what is written out, and that the games stay the same."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from compiled import training
from compiled.build import ROOT, CannotCompile, check_tools, write_out
from compiled.calls import with_calls
from compiled.copies import with_copies
from compiled.lowering import lowered
from compiled.modules import MODULES
from pelagos.core.nodes import Chance, Choice, Over
from pelagos.core.playing import play_at_random
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
        ("tuple(compress(s.bag, of))", "tuple([value for value, is_wanted in zip(s.bag, of) if is_wanted])"),
        ("tuple(filter(None, s.bag))", "tuple([value for value in s.bag if value])"),
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


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("sum(s.bag)", "sum__(s.bag)"),
        ("sum(n for n in s.bag)", "sum(n for n in s.bag)"),
        ("max(s.bag)", "max__(s.bag)"),
        ("max(1, s.ap)", "max(1, s.ap)"),
        ("max(s.bag, key=len)", "max__(s.bag, key=len)"),
        ("enumerate(s.bag, start=1)", "enumerate__(s.bag, start=1)"),
        ("enumerate(s.bag)", "enumerate(s.bag)"),
        ("sum", "sum"),
        ("bisect_left(s.bag, 1)", "bisect_left__(s.bag, 1)"),
    ],
)
def test_functions_that_mypyc_does_not_write_out_are_kept(written: str, read: str) -> None:
    text = f"from bisect import bisect_left\ndef found(s: Ship) -> int:\n    return {written}\n"
    assert lowered(text, "toy").splitlines()[-1] == f"    return {read}"


def test_what_is_remembered_is_asked_for_directly() -> None:
    """In the place of `lru_cache` a dictionary, which is emptied when it is full; what may be None stays as it is."""
    text = "from a import b\n@lru_cache(2)\ndef half(number: int) -> str:\n    return str(number / 2)\n"
    scope: dict[str, Any] = {}
    exec(lowered(text, "toy").replace("from a import b; ", ""), scope)
    assert [scope["half"](number) for number in (1, 2, 1, 3)] == ["0.5", "1.0", "0.5", "1.5"]
    assert scope["half_found"] == {3: "1.5"}
    uncertain = text.replace("-> str", "-> str | None")
    assert "@lru_cache(2)" in lowered(uncertain, "toy")


def test_a_state_is_written_out() -> None:
    """Numbers first, and a rare field as a property of its own that the others share their place with."""
    text = """from pelagos.core.rare import Rare
class Ship(State):
    __slots__ = ("bag", "rare", "ap")
    bag: tuple[int, ...]
    rare: tuple[Any, ...]
    sunk = Rare[int]()
    ap: int
"""
    read = lowered(text, "toy").splitlines()
    assert read[0].endswith("; from pelagos.core.state import replaced")
    assert read[6:12] == [
        "class Ship(State):",
        '    __slots__ = ("bag", "rare", "ap"); ap: int',
        "    bag: tuple[int, ...]",
        "    rare: tuple[Any, ...]",
        "    pass",
        "    pass",
    ]
    assert "NAMED: ClassVar[tuple[str, ...]] = ('bag', 'ap', 'sunk'); RARE: ClassVar" in read[12]
    assert "new.rare = self.rare" in read[13]
    assert read[14:] == [
        "    @property",
        "    def sunk(self) -> int: return cast(int, self.rare[0])",
        "    @sunk.setter",
        "    def sunk(self, value: int) -> None: self.rare = replaced(self.rare, 0, value)",
    ]


STRUCT = """typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_agenda;
    CPyTagged _ap;
    char _sunk;
    tuple_T2IO _fixed;
} ship___ShipObject;
"""
FIELD_BY_FIELD = """before
    if (ship___Ship_free_instance == NULL) {
        ship___Ship_free_instance = self;
        Py_CLEAR(self->_agenda);
        return;
    }
between
    if (ship___Ship_free_instance != NULL) {
        self = ship___Ship_free_instance;
        if (no_defaults) {
            return NULL;
        }
        return (PyObject *)self;
    }
    self = made;
PyObject *CPyDef_ship___Ship___clone(PyObject *cpy_r_self) {
    cpy_r_r0 = CPyDef_ship___Ship();
    if (field_is_unset) {
        goto CPyL1;
    }
}
after
"""


def written_with_copies(folder: Path, source: str, header: str) -> str:
    (folder / "__native_ship.h").write_text(header)
    return with_copies(source, folder)


def test_a_clone_copies_every_field(tmp_path: Path) -> None:
    """Objects are counted once more, numbers only where they are large, and everything around it stays."""
    written = written_with_copies(tmp_path, FIELD_BY_FIELD, STRUCT)
    assert written.startswith("before\n    if (likely(ship___Ship_free_instance == NULL)) {\n")
    assert written.endswith("}\nafter\n")
    _, _, clone = written.partition("    self = made;\nPyObject *CPyDef_ship___Ship___clone(")
    assert "CPyDef_ship_____mypyc__Ship_setup(" in clone
    assert [line.strip() for line in clone.splitlines() if "= old->" in line] == [
        "Py_XINCREF(new->_agenda = old->_agenda);",
        "numbers |= new->_ap = old->_ap;",
        "new->_sunk = old->_sunk;",
        "numbers |= new->_fixed.f0 = old->_fixed.f0;",
        "Py_XINCREF(new->_fixed.f1 = old->_fixed.f1);",
    ]


def test_numbers_side_by_side_are_copied_together(tmp_path: Path) -> None:
    written = written_with_copies(tmp_path, FIELD_BY_FIELD, STRUCT.replace("_ap;", "_ap;\n    CPyTagged _act;"))
    assert "place < 2; place++)\n        numbers |= (&new->_ap)[place] = (&old->_ap)[place];" in written
    assert "place < 2; place++)\n            numbers |= (&self->_ap)[place];" in written
    assert "Py_XINCREF(CPyTagged_LongAsObject(new->_act));" in written
    assert "Py_XDECREF(CPyTagged_LongAsObject(self->_act));" in written


def test_a_state_leaves_its_place_to_clones_only(tmp_path: Path) -> None:
    """What is thrown away is not emptied, so that nothing but a clone, which fills all of it, may take its place."""
    left, _, rest = written_with_copies(tmp_path, FIELD_BY_FIELD, STRUCT).partition("between\n")
    assert [line.strip() for line in left.splitlines()] == [
        "before",
        "if (likely(ship___Ship_free_instance == NULL)) {",
        "CPyTagged numbers = 0;",
        "for (size_t place = 0; place < 1; place++)",
        "numbers |= (&self->_ap)[place];",
        "for (size_t place = 0; place < 1; place++)",
        "numbers |= (&self->_fixed.f0)[place];",
        "if (unlikely(numbers & CPY_INT_TAG)) {",
        "if (self->_ap & CPY_INT_TAG)",
        "Py_XDECREF(CPyTagged_LongAsObject(self->_ap));",
        "if (self->_fixed.f0 & CPY_INT_TAG)",
        "Py_XDECREF(CPyTagged_LongAsObject(self->_fixed.f0));",
        "}",
        "Py_XDECREF(self->_agenda);",
        "Py_XDECREF(self->_fixed.f1);",
        "ship___Ship_free_instance = self;",
        "return;",
        "}",
    ]
    assert rest.startswith("    self = made;\n")


@pytest.mark.parametrize(
    ("source", "header"),
    [
        (FIELD_BY_FIELD, STRUCT.replace("char", "unheard_of")),
        (FIELD_BY_FIELD, STRUCT.replace("T2IO", "T2IF")),
        (FIELD_BY_FIELD, ""),
        (FIELD_BY_FIELD.replace("CPyDef_ship___Ship()", "nothing()"), STRUCT),
        (FIELD_BY_FIELD.replace("!= NULL", "!= nothing"), STRUCT),
        (FIELD_BY_FIELD.replace("== NULL", "== nothing"), STRUCT),
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


QUESTION = """#include "ship.h"
int first;
    cpy_r_r1 = CPyStatic_ship___make_choice__;
    cpy_r_r3 = PyTuple_New(4);
    PyObject *cpy_r_r4[1] = {cpy_r_r3};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r5, 1, 0);
    cpy_r_r7 = PyObject_Vectorcall(cpy_r_r2, cpy_r_r5, 1, 0);
"""


def calls_in(text: str) -> list[str]:
    return [line.partition(" = ")[2] for line in with_calls(text).splitlines()[-2:]]


def test_the_parts_of_a_question_become_the_question() -> None:
    """Other functions are called at once, with their arguments as they are."""
    assert with_calls(QUESTION).startswith('#include "ship.h"\ntypedef PyObject *(*Compiled)(')
    assert calls_in(QUESTION) == ["become(cpy_r_r1, cpy_r_r5);", "called(cpy_r_r2, cpy_r_r5, 1);"]


@pytest.mark.parametrize(("was", "instead"), [("make_choice__", "make__"), ("    cpy_r_r3", "}\n    cpy_r_r3")])
def test_only_what_makes_a_question_makes_one(was: str, instead: str) -> None:
    """Under another name, or in another function, the same place in the text is called like any."""
    assert calls_in(QUESTION.replace(was, instead))[0] == "called(cpy_r_r1, cpy_r_r5, 1);"


def test_calls_with_names_stay() -> None:
    named = QUESTION.replace("1, 0)", "1, cpy_r_r8)")
    assert with_calls(named) == named


def test_questions_come_and_go() -> None:
    """Each is one of its kind, and the kinds are as often in use after the same games as before."""
    game = find_game("nemo2")
    begin = game.new_game(parse_settings(game.settings, {}), load_pack(game))
    game.rules.run(begin)

    def played() -> list[int]:
        for seed in range(10):
            s = begin.clone()
            play_at_random(game.rules, s, Random(seed).random, 100)
            assert type(s.node) in (Choice, Chance, Over)
        del s
        return [sys.getrefcount(kind) for kind in (Choice, Chance)]

    played()  # what is found out and kept is so once
    assert played() == played()


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
