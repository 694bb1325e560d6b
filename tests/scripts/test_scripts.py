"""The scripts read of messages what is in them; put a slip in, and it is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from pelagos.server.pages.assets import slim_script
from tests.scripts.checking import problems
from tests.scripts.declarations import FILE, declarations
from tests.scripts.house import House
from tests.scripts.reading import words_of

SCRIPTS = sorted(FILE.parent.glob("*.js"))
WIRE = """
export interface Seat { name: string; mark: Mark; score?: number | null;
}
export interface Mark { letter: string;
}
export interface State { is: "state"; seats: Seat[]; end: Seat | null;
}
export interface Chat { is: "chat"; lines: string[];
}
export type Message = State | Chat;
"""
BEFORE = """
/** @typedef {Omit<import("./wire.d.ts").State, "end"> & {past: boolean}} Position */
/** @typedef {object} Now
 * @property {Position|null} table
 * @property {Record<string, import("./wire.d.ts").Seat>} known */
/** @returns {Now} */
export function get() { return now; }
/** @param {(now: Now, before: Now) => void} view */
export function watch(view) {}
"""


def slips(tmp_path: Path, script: str) -> list[str]:
    """What is wrong with a script."""
    texts = {"wire.d.ts": WIRE, "store.js": BEFORE, "page.js": f'import {{ get, watch }} from "./store.js";\n{script}'}
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return [problem.what for problem in problems(House(tmp_path))]


def test_the_declarations_are_those_of_the_wire() -> None:
    assert FILE.read_text(encoding="utf-8") == declarations()


def test_our_scripts_read_what_is_sent() -> None:
    assert list(problems(House(FILE.parent))) == []


@pytest.mark.parametrize(
    "script",
    [
        "get().table?.seats[0].mark.letter.trim();",
        "for (const { name, mark: { letter } } of get().table.seats) say(name, letter);",
        "watch((now, before) => now.table === before.table && now.table.seats.map((seat) => seat.mark.letter));",
        'watch(({ table, known }) => say(`${table.past} ${known["a"].score ?? ""}`));',
        '/** @param {import("./wire.d.ts").Message} m */\nfunction heard(m) { return m.seats ?? m.lines; }',
        "function f() { const get = other; return get().any.thing; }",
        'const seat = /** @type {import("./wire.d.ts").Seat} */ (one);\nif (/get().x/u.test(seat.name)) seat.mark;',
    ],
)
def test_what_is_there_may_be_read(tmp_path: Path, script: str) -> None:
    assert slips(tmp_path, script) == []


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("get().table?.seats[0].mark.leter;", "Mark has no leter"),
        ("get().tabel;", "Now has no tabel"),
        ("get().table.end;", "State has no end"),
        ("watch(({ known }) => known[0].mark.letters);", "Mark has no letters"),
        ("for (const { mark: { leter } } of get().table.seats) say(leter);", "Mark has no leter"),
        ("for (const { nmae } of get().table.seats) say(nmae);", "Seat has no nmae"),
        ("for (const seat of get().table.seats) if (true) say(seat.nmae);", "Seat has no nmae"),
        ("watch((now) => now.table.seats.filter((seat) => seat.scroe).map((one) => one.name));", "Seat has no scroe"),
        ("watch(({ table }) => say(`${table.seat}`));", "State has no seat"),
        ("const { seats: all } = get().table;\nall.find((one) => one.name).mrak;", "Seat has no mrak"),
        ("const all = get().table?.seats ?? [];\nall.fnid(even);", "a list has no fnid"),
        ("const here = past ? null : get().table;\nhere.seatz;", "State has no seatz"),
        (
            '/** @param {import("./wire.d.ts").Message} m */\nfunction heard(m) { return m.line; }',
            "State or Chat has no line",
        ),
        ('/** @type {import("./wire.d.ts").Saet} */\nlet seat;', "there is no type Saet"),
        ("/** @param {Positoin} at */\nfunction show(at) {}", "there is no type Positoin"),
    ],
)
def test_a_slip_is_found(tmp_path: Path, script: str, said: str) -> None:
    assert slips(tmp_path, script) == [said]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_what_is_sent_has_the_words_of_its_source(path: Path) -> None:
    """Notes and spaces are left out; every word, text and pattern stays, on its line."""
    source = path.read_text(encoding="utf-8")
    said = [(word.kind, word.text, word.line) for word in words_of(slim_script(source))]
    assert said == [(word.kind, word.text, word.line) for word in words_of(source)]
