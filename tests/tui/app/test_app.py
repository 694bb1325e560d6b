"""The full-screen application: whole games by keys, asides, undo, typing, the mouse, and any size."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

from pelagos.bots.search import advice
from pelagos.core.nodes import Chance, Over, option_text
from pelagos.locale.catalogue import LANGUAGES
from pelagos.table.fate import Manual
from pelagos.table.record import Answer, Outcome
from pelagos.tui.app.aside import Aside
from pelagos.tui.app.confirm import Sure
from pelagos.tui.app.folded_text import FoldedText
from pelagos.tui.app.table_app import TableApp
from pelagos.tui.dice import dice_in, is_roll
from tests.tui.app.pilots import NARROW, WIDE, answer, app_for, asked, drive, press, screen_text

GAMES = (("nauticus", "me,random"), ("nemo1", "me"), ("nemo2", "me"), ("endeavor", "me,random"))


async def play_to_the_end(pilot: Pilot[None], app: TableApp) -> None:
    while not isinstance(app.sitting.table.node, Over):
        await answer(app, "enter")
    await pilot.pause()
    assert isinstance(app.screen, Aside)
    await pilot.press("escape")
    assert not isinstance(app.screen, Aside)
    await pilot.press("s")
    assert isinstance(app.screen, Aside), "the score can still be read"
    await pilot.press("escape")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_whole_game_by_keys(game: str, seats: str) -> None:
    app = app_for(game, seats)
    drive(app, play_to_the_end)
    assert app.sitting.question().startswith("The game is over")


async def show_every_page(pilot: Pilot[None], app: TableApp) -> None:
    await answer(app, "enter")
    for key in ("s", "l", "w", "d", "question_mark"):
        await pilot.press(key)
        assert isinstance(app.screen, Aside), key
        assert app.screen.lines, key
        await pilot.press("escape")
        assert not isinstance(app.screen, Aside), key


@pytest.mark.parametrize(
    ("game", "seats", "language"), [(*game, lang) for game, lang in zip(GAMES, LANGUAGES, strict=True)]
)
def test_every_page_opens_and_closes_in_some_language(game: str, seats: str, language: str) -> None:
    drive(app_for(game, seats, language), show_every_page, NARROW)


def test_undo_takes_an_answer_back_and_says_when_it_cannot() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        asked_first = app.sitting.question()
        await press(pilot, app, "1")
        assert app.sitting.question() != asked_first
        await press(pilot, app, "u")
        assert app.sitting.question() == asked_first
        version = app.sitting.table.version
        await press(pilot, app, "u")
        assert app.sitting.table.version == version
        assert app.query_one("#notice").display

    drive(app_for("nauticus", "me,me"), play)


async def type_line(pilot: Pilot[None], app: TableApp, words: str) -> None:
    names = {" ": "space", ".": "full_stop"}
    await pilot.press("slash", *(names.get(sign, sign) for sign in words), "enter")
    await asked(pilot, app)


def test_a_typed_line_means_what_it_means_in_the_plain_form() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await type_line(pilot, app, "rule 2.1")
        assert any("[NAU-2.1]" in line for line in screen_text(app))
        await pilot.press("escape")
        version = app.sitting.table.version
        await type_line(pilot, app, "fly")
        assert app.sitting.table.version == version
        assert app.query_one("#notice").display
        await type_line(pilot, app, "tile transport")
        assert app.sitting.table.version > version

    drive(app_for("nauticus", "me,me"), play)


def test_the_board_marks_what_the_cursor_is_about_and_brings_it_into_sight() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        board, pane = app.query_one("#board", FoldedText), app.query_one("#board-pane")
        await pilot.press("end")
        await pilot.pause()
        assert [board.lines[number].split(" [")[0] for number in board.marked] == ["Eastern Pacific"]
        assert board.marked_rows[0] in range(pane.scroll_offset.y, pane.scroll_offset.y + pane.size.height)
        assert pane.scroll_offset.y > 0

    drive(app_for("nemo1", "me"), play, NARROW)


def test_what_the_option_at_the_cursor_puts_at_stake_is_told() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        stakes = app.query_one("#stakes", Static)
        assert str(stakes.content) == "", "no die follows the choice of an ocean"
        await press(pilot, app, "1", "1")
        assert app.sitting.asked is not None
        app.query_one(OptionList).highlighted = [*map(option_text, app.sitting.asked.options)].index("search")
        await pilot.pause()
        assert str(stakes.content).startswith("A treasure is found: 4 in 6")

    drive(app_for("nemo1", "me"), play, NARROW)


def test_escape_leads_back_to_the_options() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        options = app.query_one(OptionList)
        for key in ("b", "slash"):
            await pilot.press(key)
            assert app.focused is not options, key
            await pilot.press("escape")
            assert app.focused is options, key
        assert not app.query_one("#typed").display

    drive(app_for("nauticus", "me,me"), play)


async def to_two_dice(app: TableApp) -> None:
    """Until two real dice are asked for at once."""
    node = app.sitting.asked
    while not (isinstance(node, Chance) and is_roll(node.options) and dice_in(node.options) == 2):
        await answer(app, "enter")
        node = app.sitting.asked


def test_real_dice_are_typed_as_they_lie() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await to_two_dice(app)
        version = app.sitting.table.version
        await pilot.press("4", "enter")
        assert app.sitting.table.version == version, "the second die is still to be typed"
        assert "So far: 4." in str(app.query_one("#notice", Static).content)
        await pilot.press("space", "3")
        await asked(pilot, app)
        entry = app.sitting.table.updates[version].entry
        assert isinstance(entry, Outcome)
        assert entry.outcome == "3 4"
        given = [update.entry for update in app.sitting.table.updates[version:] if isinstance(update.entry, Answer)]
        assert all(entry.auto for entry in given), "no key was taken for an answer"

    drive(app_for("nemo2", "me", "en", Manual()), play)


def test_a_single_die_is_taken_at_once() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await answer(app, "enter")
        await type_line(pilot, app, "commit random")
        assert isinstance(app.sitting.table.node, Chance)
        version = app.sitting.table.version
        await press(pilot, app, "5")
        entry = app.sitting.table.updates[version].entry
        assert isinstance(entry, Outcome)
        assert entry.outcome == "5"

    drive(app_for("nemo1", "me", "en", Manual()), play)


async def to_many_options(app: TableApp) -> int:
    """Until there are more than nine answers; how many."""
    while (node := app.sitting.asked) is None or len(node.options) < 12:
        await answer(app, "enter")
    return len(node.options)


def test_numbers_of_two_digits_can_be_typed() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await to_many_options(app)
        options, version = app.query_one(OptionList), app.sitting.table.version
        assert app.sitting.asked is not None
        wanted = option_text(app.sitting.asked.options[11])
        await pilot.press("1")
        assert app.sitting.table.version == version, "1 may become 10, 11 or 12"
        assert (options.border_title, options.highlighted) == ("1…", 0)
        await pilot.press("escape", "1", "down")
        assert options.border_title == "", "whoever moves the cursor has thought better of it"
        await press(pilot, app, "1", "2")
        entry = app.sitting.table.updates[version].entry
        assert isinstance(entry, Answer)
        assert entry.answer == wanted

    drive(app_for("nemo2", "me"), play)


def test_a_number_that_nothing_can_follow_answers_at_once_and_enter_takes_the_rest() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await to_many_options(app)
        version = app.sitting.table.version
        assert app.sitting.asked is not None
        first, third = (option_text(app.sitting.asked.options[row]) for row in (0, 2))
        await press(pilot, app, "3")
        await press(pilot, app, "u", "1", "enter")
        given = [
            update.entry.answer for update in app.sitting.table.updates[version:] if isinstance(update.entry, Answer)
        ]
        assert [given[0], first in given] == [third, True]

    drive(app_for("nemo2", "me"), play)


def test_on_a_small_screen_nothing_pushes_the_line_or_the_notice_out_of_sight() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "1", "1")
        await pilot.press("slash", "f", "l", "y")
        assert app.query_one("#side").region.contains_region(app.query_one("#typed").region)
        assert any("fly" in line for line in screen_text(app))
        await pilot.press("enter")
        await pilot.pause()
        assert app.query_one("#notice").region.height > 0
        assert app.query_one("#side").region.contains_region(app.query_one("#notice").region)
        assert app.query_one("#board-pane").region.height >= 4

    drive(app_for("nemo1", "me"), play, NARROW)


def test_a_click_answers() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        first = app.sitting.question()
        await pilot.click(OptionList, offset=(4, 1))
        await asked(pilot, app)
        assert app.sitting.question() != first

    drive(app_for("nauticus", "me,me"), play)


def test_a_number_beyond_the_options_does_nothing() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        version = app.sitting.table.version
        await press(pilot, app, "9")
        assert app.sitting.table.version == version

    drive(app_for("nemo2", "me"), play)


@pytest.mark.parametrize("size", [(20, 6), (40, 12), NARROW, WIDE, (250, 80)])
def test_any_size_shows_the_question(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.resize_terminal(*size)
        await press(pilot, app, "1")
        assert app.query_one("#question").region.height >= 1

    drive(app_for("nauticus", "me,me"), play)


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
def test_leaving_asks_when_something_would_be_lost(key: str) -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "1")
        await pilot.press(key)
        assert isinstance(app.screen, Sure)
        await pilot.press("enter")
        assert not isinstance(app.screen, Sure), "staying is what Enter does"
        assert app.is_running
        await pilot.press(key, "right", "enter")
        await pilot.pause()
        assert app._exit

    drive(app_for("nauticus", "me,random"), play)


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_leaving_keeps_the_table_as_it_is(key: str) -> None:
    """Where nothing was answered yet, nothing would be lost."""

    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press(key)
        await pilot.pause()
        assert app._exit

    app = app_for("nauticus", "me,random")
    version = app.sitting.table.version
    drive(app, play)
    assert app.sitting.table.version == version


def test_what_the_others_did_is_parted_from_the_own_turn_and_can_be_read() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        while not any(isinstance(told.entry, Answer) and told.entry.seat == 1 for told in app.sitting.table.updates):
            await pilot.press("end")
            await answer(app, "enter")
        await pilot.pause()
        assert any("── since your last turn (t) ──" in strip.text for strip in app.query_one(RichLog).lines)
        await pilot.press("t")
        assert isinstance(app.screen, Aside)
        assert any(line.startswith("Player B") for line in app.screen.lines)
        assert not any(line.startswith("Position 7") for line in app.screen.lines), "older lines are not repeated"

    drive(app_for("nauticus", "me,random"), play)


@pytest.mark.parametrize(("game", "own"), [("nauticus", "Player B:"), ("endeavor", "Player B")])
def test_the_own_seat_is_in_sight_on_a_small_screen(game: str, own: str) -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.pause()
        assert app.sitting.viewer == 1
        top = screen_text(app)[3:9]
        assert any(line.strip().startswith(own) for line in top), top

    drive(app_for(game, "random,me"), play, NARROW)


def test_advice_comes_on_a_page_with_the_cursor_at_the_best_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not chosen for anybody, and who wants no more than what has been found asks again."""
    monkeypatch.setattr(advice, "THINKS", 0.1)

    async def play(pilot: Pilot[None], app: TableApp) -> None:
        moves = len(app.sitting.table.moments)
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, Aside)
        best = app.screen.lines[0].removeprefix("Best: ")
        assert (app.sitting.table.hints_of(0), len(app.sitting.table.moments)) == (1, moves)
        await pilot.press("escape")
        scene, options = app.sitting.scene(), app.query_one("#options", OptionList)
        assert scene is not None
        assert options.highlighted == scene.labels.index(best)

    drive(app_for("nemo2", "me"), play)


def test_advice_among_people_is_refused_below_the_options() -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press("h")
        assert "no advice in a game among people" in str(app.query_one("#notice", Static).render())
        assert app.sitting.table.hints_of(0) == 0

    drive(app_for("nauticus", "me,me"), play)
