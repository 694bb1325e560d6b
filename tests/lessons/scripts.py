"""A small lesson to break, and a learner who follows one."""

from __future__ import annotations

from typing import Any

from pelagos.games.registry import find_game, load_pack
from pelagos.lessons.format import Lesson, read_lesson
from pelagos.lessons.progress import progress_of
from pelagos.lessons.rehearsal import rehearse, seats_of
from pelagos.lessons.steering import check_answers, go_on
from pelagos.table.fate import Prepared
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.table import Table

SMALL = """
game = "nauticus"
seats = ["me", "greedy"]
settings = {}
fate = ["withdraw", "buy-mast", "transport", "buy-hull", "crowns", "buy-goods", "deliver"]

[[step]]
say = "goal"
rules = ["NAU-3.1"]
spots = ["position-3"]

[[step]]
say = "choose-hull"
holds = { asks = "choose-tile" }
answer = "tile buy-hull"

[[step]]
say = "try-middle"
answer = "buy middle"

[[step]]
say = "learn-undo"
undo = true

[[step]]
say = "buy-bow"
answer = ["buy bow", "new"]

[[step]]
say = "extra"
any = ["buy stern", "stop"]
"""


def small(*changes: tuple[str, str]) -> Lesson:
    """The small lesson with some words exchanged."""
    source = SMALL
    for old, new in changes:
        assert old in source, old
        source = source.replace(old, new, 1)
    return read_lesson(source, "small.toml")


def opened(lesson: Lesson, seed: str = "7") -> Table[Any]:
    """A practice table on which the luck of the lesson is laid out."""
    game = find_game(lesson.game)
    seats = [SeatEntry(f"Seat {number}", kind) for number, kind in enumerate(seats_of(lesson))]
    settings = {**{setting.key: setting.default for setting in game.settings}, **lesson.settings}
    settings[game.seats_setting] = len(seats)
    fate = Prepared(seed, rehearse(lesson).prepared)
    return open_table(game, settings, seats, fate, load_pack(game), practice=True, lesson=lesson.game)


def follow(lesson: Lesson, table: Table[Any]) -> bool:
    """Do what the lesson waits for; False when it waits for nothing more."""
    progress = progress_of(lesson, table)
    if progress.over:
        return False
    step = lesson.steps[progress.last]
    if step.answers:
        allowed = step.answers[progress.moves]
        node: Any = table.node
        answer = allowed[0] if allowed else " ".join(map(str, node.options[0]))
        check_answers(lesson, table, lesson.learner, [answer])
        table.submit(lesson.learner, [answer], table.version)
    elif step.undo:
        table.undo(lesson.learner, table.version)
    else:
        go_on(lesson, table)
    return True
