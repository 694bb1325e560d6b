"""The Adventure cards of Nemo's War, first edition."""

from __future__ import annotations

from typing import Final

from pelagos.core.columns import among, anything, counted, derived, key, parsed, slugged, within, yes_no
from pelagos.core.components import Component
from pelagos.core.tables import Row
from pelagos.games.nemo1.data_pieces import IN_WORDS, NOTED, foes
from pelagos.games.nemo1.language import Program, Reader
from pelagos.games.nemo1.names import CARDS, FAIL, HOLLOW_EXPLOSION, MAELSTROM, OCEAN_IDS, PASS, PILES, RESOURCE

NO_WINDOW: Final = ""
IN_ACTION: Final = "action_phase"
BEFORE_ACTION: Final = "before_action"
AS_HELP: Final = "after_modified_result"
PASSIVE: Final = "passive"
WINDOWS: Final = (NO_WINDOW, IN_ACTION, BEFORE_ACTION, AS_HELP, PASSIVE)
RED_SUNS: Final = (str(HOLLOW_EXPLOSION), str(MAELSTROM))
SUNS: Final = ("none", "black_sun", "red_sun")
RESULT_PILES: Final = ("", *PILES, "choice")
USE_PILES: Final = ("", *PILES, "by_result", "stays")


def _suns(row: Row) -> tuple[str, ...]:
    return SUNS[2:] if row.word("number") in RED_SUNS else SUNS[:2]


def _windows(row: Row) -> tuple[str, ...]:
    return WINDOWS if row.word("timing") == "keep" else (NO_WINDOW,)


def _points(row: Row) -> tuple[int, int]:
    return 0, 0 if row.word("vp_scored_when") == "never" else 20


def _reader(row: Row) -> Reader:
    return Reader(row, int(row.word("number")), {ship.id: number for number, ship in enumerate(row.tables.once(foes))})


def _steps(row: Row, column: str) -> Program:
    """What happens when the card is carried out: its test, its fight, or its effect and then its pile."""
    text, card = row.word(column), int(row.word("number"))
    if row.word("type") == "TEST":
        row.word(column, ("",))
        return (("begin_test", card),)
    if text == "REROLL":
        row.word("use_pile", ("fail",))
        return (("file_card", card, FAIL), ("reroll",))
    if text.startswith("ROUTE "):
        row.word("use_pile", ("stays",))
        return ()
    steps = _reader(row).program(column, text)
    if steps and steps[0][0] in ("begin_test", "encounter"):
        row.word("use_pile", ("by_result",))
        return steps
    return (*steps, ("file_card", card, PILES.index(row.word("use_pile", PILES))))


def _result(row: Row, column: str) -> Program:
    """[NW1-6.9, 6.14] The effect of passing or failing, then the card's pile; the end of the game comes last."""
    piled = column.replace("effect", "pile")
    text, pile = row.word(column), row.word(piled, RESULT_PILES)
    if not text and not pile:
        return ()
    if not text:
        raise row.error(column, "error-table-effect", value=text)
    steps = _reader(row).program(column, text)
    if pile == "choice":
        return steps
    ends = tuple(step for step in steps if step[0] == "end_game")
    others = tuple(step for step in steps if step[0] != "end_game")
    row.word(piled, PILES)
    return (*others, ("file_card", int(row.word("number")), PASS if pile == "pass" else FAIL), *ends)


def _help(row: Row, column: str) -> int:
    """[NW1-6.10] The HELP list as bits."""
    names = [name.lower() for name in row.word(column).split("|") if name]
    for name in names:
        if name not in RESOURCE:
            raise row.error(column, "error-table-word", value=name, choices=", ".join(RESOURCE))
    return sum(1 << RESOURCE[name] for name in dict.fromkeys(names))


def _oceans(row: Row, column: str) -> tuple[int, ...]:
    """[NW1-6.7] The oceans in which a kept card can be used; () means anywhere."""
    text = row.word(column)
    if not text:
        return ()
    word, _, names = text.partition(" ")
    if word != "location" or any(name not in OCEAN_IDS for name in names.split("|")):
        raise row.error(column, "error-table-word", value=text, choices=", ".join(OCEAN_IDS))
    return tuple(OCEAN_IDS.index(name) for name in names.split("|"))


class Card(Component, table="cards.csv", sources=NOTED):
    """[NW1-6.7, 6.9] One Adventure card; `steps` is what it does when it is carried out or put to use."""

    number: int = key(counted(CARDS))
    title: str = key()
    test: bool = among({"EVENT": False, "TEST": True}, column="type")
    keep: bool = among({"immediate": False, "keep": True}, column="timing")
    symbol: str = among(SUNS, here=_suns)
    vp: int = within(0, 20, here=_points)
    science: int = within(0, 5)
    vp_scored_when: str = among(("pass_pile", "unused", "never"))
    target: int = within(2, 15, empty=0, column="test_target")
    help: int = parsed(_help, "resources")
    oceans: tuple[int, ...] = parsed(_oceans, "oceans", column="requirement")
    window: str = among(WINDOWS, here=_windows, column="use_window")
    steps: Program = parsed(_steps, "effect", column="use_effect")
    use_pile: str = among(USE_PILES, here=lambda row: USE_PILES[:1] if row.word("type") == "TEST" else USE_PILES)
    passed: Program = parsed(_result, "effect", column="pass_effect")
    pass_pile: str = among(RESULT_PILES)
    failed: Program = parsed(_result, "effect", column="fail_effect")
    fail_pile: str = among(RESULT_PILES)
    refusable: bool = yes_no()
    text: str = anything(unprinted=IN_WORDS)
    name: str = derived(slugged, "title")

    def check(self, row: Row) -> None:
        """[NW1-6.10] A TEST has a number to reach; an event may have one."""
        if self.test:
            row.number_in("test_target", 2, 15)


def read_cards(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """[NW1-2.1] 24 cards by number; place 0 is no card."""
    nothing = cards[0].but(number=0, title="", name="", test=False, keep=False, vp=0, science=0, target=0, help=0)
    return nothing.but(oceans=(), window=NO_WINDOW, steps=(), passed=(), failed=(), refusable=False), *cards
