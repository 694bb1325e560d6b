"""The cards and tables of Nemo's War, first edition: adventures, commitments, dice tables, victory levels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pelagos.core.case_values import slug
from pelagos.core.tables import Row, Tables, expect_rows
from pelagos.games.nemo1.language import Program, Reader
from pelagos.games.nemo1.names import CARDS, FAIL, HOLLOW_EXPLOSION, MAELSTROM, OCEAN_IDS, PASS, PILES, RESOURCE

NO_WINDOW: Final = ""
IN_ACTION: Final = "action_phase"
BEFORE_ACTION: Final = "before_action"
AS_HELP: Final = "after_modified_result"
PASSIVE: Final = "passive"
WINDOWS: Final = (NO_WINDOW, IN_ACTION, BEFORE_ACTION, AS_HELP, PASSIVE)
SUNS: Final = {HOLLOW_EXPLOSION: "red_sun", MAELSTROM: "red_sun"}


@dataclass(frozen=True, slots=True)
class Card:
    """[NW1-6.7, 6.9] One Adventure card; `steps` is what it does when it is carried out or put to use."""

    number: int
    name: str
    title: str
    test: bool
    keep: bool
    vp: int
    science: int
    target: int
    help: int
    oceans: tuple[int, ...]
    window: str
    steps: Program
    passed: Program
    failed: Program
    refusable: bool


def read_cards(tables: Tables, ships: dict[str, int]) -> tuple[Card, ...]:
    """[NW1-2.1] 24 cards by number; place 0 is no card."""
    rows = tables.rows["cards.csv"]
    expect_rows("cards.csv", rows, "number", [str(number + 1) for number in range(CARDS)])
    expect_rows("cards.csv", rows, "title", dict.fromkeys(row.word("title") for row in rows))
    nothing = Card(0, "", "", False, False, 0, 0, 0, 0, (), NO_WINDOW, (), (), (), False)
    return (nothing, *(_card(row, ships) for row in sorted(rows, key=lambda row: int(row.word("number")))))


def _card(row: Row, ships: dict[str, int]) -> Card:
    number = int(row.word("number"))
    test = row.word("type", ("EVENT", "TEST")) == "TEST"
    keep = row.word("timing", ("immediate", "keep")) == "keep"
    row.word("symbol", (SUNS[number],) if number in SUNS else ("none", "black_sun"))
    window = row.word("use_window", WINDOWS if keep else (NO_WINDOW,))
    reader = Reader(row, number, ships)
    never = row.word("vp_scored_when", ("pass_pile", "unused", "never")) == "never"
    return Card(
        number=number,
        name=slug(row.word("title")),
        title=row.word("title"),
        test=test,
        keep=keep,
        vp=row.number_in("vp", 0, 0 if never else 20),
        science=row.number_in("science", 0, 5),
        target=row.number_in("test_target", 2, 15) if test or row.word("test_target") else 0,
        help=_help(row),
        oceans=_oceans(row),
        window=window,
        steps=_steps(row, reader, test),
        passed=_result(row, reader, "pass"),
        failed=_result(row, reader, "fail"),
        refusable=row.flag("refusable"),
    )


def _steps(row: Row, reader: Reader, test: bool) -> Program:
    """What happens when the card is carried out: its test, its fight, or its effect and then its pile."""
    if test:
        row.word("use_effect", ("",))
        return (("begin_test", reader.card),)
    text = row.word("use_effect")
    if text == "REROLL":
        row.word("use_pile", ("fail",))
        return (("file_card", reader.card, FAIL), ("reroll",))
    if text.startswith("ROUTE "):
        row.word("use_pile", ("stays",))
        return ()
    steps = reader.program("use_effect", text)
    if steps and steps[0][0] in ("begin_test", "encounter"):
        row.word("use_pile", ("by_result",))
        return steps
    return (*steps, ("file_card", reader.card, PILES.index(row.word("use_pile", PILES))))


def _result(row: Row, reader: Reader, result: str) -> Program:
    """[NW1-6.9, 6.14] The effect of passing or failing, then the card's pile; the end of the game comes last."""
    text, pile = row.word(f"{result}_effect"), row.word(f"{result}_pile", ("", *PILES, "choice"))
    if not text and not pile:
        return ()
    steps = reader.program(f"{result}_effect", text)
    if pile == "choice":
        return steps
    ends = tuple(step for step in steps if step[0] == "end_game")
    others = tuple(step for step in steps if step[0] != "end_game")
    if pile not in PILES:
        raise row.error(f"{result}_pile", "error-table-word", value=pile, choices=", ".join(PILES))
    return (*others, ("file_card", reader.card, PASS if pile == "pass" else FAIL), *ends)


def _help(row: Row) -> int:
    """[NW1-6.10] The HELP list as bits."""
    names = [name.lower() for name in row.word("help").split("|") if name]
    for name in names:
        if name not in RESOURCE:
            raise row.error("help", "error-table-word", value=name, choices=", ".join(RESOURCE))
    return sum(1 << RESOURCE[name] for name in dict.fromkeys(names))


def _oceans(row: Row) -> tuple[int, ...]:
    """[NW1-6.7] The oceans in which a kept card can be used; () means anywhere."""
    text = row.word("requirement")
    if not text:
        return ()
    word, _, names = text.partition(" ")
    if word != "location" or any(name not in OCEAN_IDS for name in names.split("|")):
        raise row.error("requirement", "error-table-word", value=text, choices=", ".join(OCEAN_IDS))
    return tuple(OCEAN_IDS.index(name) for name in names.split("|"))
