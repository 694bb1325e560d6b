"""The guided first game on the full screen: whole lessons by keys and by mouse, and everything in sight at 80x24."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from pelagos.core.nodes import Over
from pelagos.faces.coach import SCREEN, card
from pelagos.games.registry import NAMES
from pelagos.locale.catalogue import LANGUAGES
from pelagos.tui.app.aside import Aside
from pelagos.tui.app.confirm import Sure
from pelagos.tui.app.folded_text import FoldedText
from pelagos.tui.app.lesson_app import MEANT, LessonApp
from pelagos.tui.folding import folded
from tests.tui.app.pilots import NARROW, asked, drive, follow, go_to, is_in_sight, learning, press, screen_text
from tests.tui.app.test_app import play_to_the_end, type_line

CARD_WIDTH = 78
CARD_HEIGHT = 6


def notice(app: LessonApp) -> str:
    """What was said about the last key."""
    return str(app.query_one("#notice", Static).content)


def hidden(app: LessonApp) -> list[str]:
    """What a learner should see now and does not."""
    card, text = app.query_one("#card"), app.query_one("#card-text")
    found = ["text"] if text.region.height > card.region.height else []
    found += ["buttons"] if app.query_one("#coach-x").region.right > app.query_one("#coach").region.right else []
    found += ["board"] if app.query_one("#board-pane").region.height < 4 else []
    if not app.coach.asks:
        return found + (["next"] if not app.query_one("#coach-n").region.height else [])
    found += ["question"] if not app.query_one("#question").region.height else []
    return found + (["option"] if app.coach.wanted and not is_in_sight(app, MEANT) else [])


@pytest.mark.parametrize(("game", "language"), [*zip(NAMES, LANGUAGES, strict=True)])
def test_a_whole_lesson_by_keys_with_everything_in_sight(game: str, language: str) -> None:
    async def play(pilot: Pilot[None], app: LessonApp) -> None:
        seen = {}
        while app.coach.found is not None:
            seen[app.coach.number + 1] = hidden(app)
            await follow(pilot, app)
        assert seen == {number: [] for number in range(1, len(app.coach.lesson.steps) + 1)}
        assert not app.query_one("#coach").display

    drive(learning(game, language), play, NARROW)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_card_is_short_enough_for_a_small_screen(game: str, language: str) -> None:
    app = learning(game, language)
    coach, voice = app.coach, app.sitting.voice
    cards = [card(coach.lesson, step, coach.table, voice, SCREEN) for step in coach.lesson.steps]
    lines = {each.heading: sum(len(folded(line, CARD_WIDTH, 0)) for line in each.text) for each in cards}
    assert {heading: height for heading, height in lines.items() if height > CARD_HEIGHT} == {}


def test_the_marked_answer_is_meant_and_others_are_refused_kindly() -> None:
    async def play(pilot: Pilot[None], app: LessonApp) -> None:
        await go_to(pilot, app, 5)
        marked = [line for line in screen_text(app) if MEANT in line]
        assert len(marked) == 1
        assert "Buy hull parts" in marked[0]
        version = app.sitting.table.version
        await press(pilot, app, "1")
        assert app.sitting.table.version == version
        assert "That comes later. For now: Buy hull parts" in notice(app)
        await type_line(pilot, app, "tile crowns")
        assert app.sitting.table.version == version
        await type_line(pilot, app, "tile buy-hull")
        assert app.coach.number + 1 == 6
        assert notice(app) == ""

    drive(learning("nauticus"), play, NARROW)


def test_the_board_shows_what_the_card_speaks_of() -> None:
    async def play(pilot: Pilot[None], app: LessonApp) -> None:
        board, pane = app.query_one("#board", FoldedText), app.query_one("#board-pane")
        assert board.marked_rows == []
        await press(pilot, app, "n")
        await pilot.pause()
        assert [board.lines[number][:8] for number in board.marked] == ["Player A"]
        assert board.marked_rows[0] in range(pane.scroll_offset.y, pane.scroll_offset.y + pane.size.height)

    drive(learning("nauticus"), play, NARROW)


def test_cards_can_be_turned_back_and_the_first_has_none_before_it() -> None:
    async def play(pilot: Pilot[None], app: LessonApp) -> None:
        await press(pilot, app, "p")
        assert app.coach.number == 0
        await press(pilot, app, "n", "n", "p")
        assert app.coach.number == 1
        await go_to(pilot, app, 7)
        await press(pilot, app, "n")
        assert app.coach.number + 1 == 7, "an answer is wanted first"
        await press(pilot, app, "p", "enter")
        assert app.coach.number + 1 == 7

    drive(learning("nauticus"), play)


def test_the_rules_of_a_card_and_the_keys_of_a_lesson_are_told() -> None:
    async def play(pilot: Pilot[None], app: LessonApp) -> None:
        await press(pilot, app, "n", "r")
        assert isinstance(app.screen, Aside)
        assert [line[:9] for line in app.screen.lines if line] == ["[NAU-9.1]", "[NAU-11.2", "[NAU-11.4"]
        await press(pilot, app, "escape", "question_mark")
        assert any("Leave lesson" in line for line in screen_text(app))

    drive(learning("nauticus"), play)


def test_escape_leads_back_to_the_card() -> None:
    async def play(pilot: Pilot[None], app: LessonApp) -> None:
        await pilot.press("b", "escape", "enter")
        assert app.coach.number == 1
        await pilot.press("slash", "escape", "enter")
        assert app.coach.number == 2

    drive(learning("nauticus"), play)


def test_one_can_look_around_while_others_are_asked() -> None:
    async def play(pilot: Pilot[None], app: LessonApp) -> None:
        await go_to(pilot, app, 14)
        assert app.sitting.asked is None
        await press(pilot, app, "s")
        assert isinstance(app.screen, Aside)
        await press(pilot, app, "escape", "w")
        assert not isinstance(app.screen, Aside)
        assert notice(app)

    drive(learning("nauticus"), play)


def test_a_lesson_is_left_only_by_those_who_mean_it() -> None:
    async def play(pilot: Pilot[None], app: LessonApp) -> None:
        await press(pilot, app, "n", "x")
        assert isinstance(app.screen, Sure)
        await press(pilot, app, "enter")
        assert app.coach.number == 1
        await press(pilot, app, "x", "right", "enter")
        assert app.coach.found is None
        version = app.sitting.table.version
        await press(pilot, app, "1")
        assert app.sitting.table.version > version

    drive(learning("nauticus"), play)


async def shown(pilot: Pilot[None], app: LessonApp, number: int) -> None:
    """Until a card lies open: on a busy machine a click is taken a while after it was made."""
    while app.coach.number + 1 != number:
        await pilot.pause()


def test_a_lesson_by_mouse() -> None:
    async def play(pilot: Pilot[None], app: LessonApp) -> None:
        for button, number in [("n", 2), ("n", 3), ("n", 4), ("n", 5), ("p", 4), ("n", 5)]:
            await pilot.click(f"#coach-{button}")
            await shown(pilot, app, number)
        await go_to(pilot, app, 10)
        await pilot.click(OptionList, offset=(6, 1))
        await asked(pilot, app)
        assert app.sitting.question() == "Player A, where does it go: bow?"
        await pilot.click("#coach-x")
        await pilot.click("#go")
        await pilot.pause()
        assert app.coach.found is None

    drive(learning("nauticus"), play)


def test_after_the_lesson_bots_play_and_the_game_ends() -> None:
    async def play(pilot: Pilot[None], app: LessonApp) -> None:
        await go_to(pilot, app, len(app.coach.lesson.steps))
        assert "Play on" in "".join(screen_text(app))
        await press(pilot, app, "enter")
        assert notice(app) == "The lesson is over. You play on."
        await play_to_the_end(pilot, app)

    app = learning("nemo1")
    drive(app, play)
    assert isinstance(app.sitting.table.node, Over)


@pytest.mark.parametrize("size", [(40, 12), (100, 30), (160, 50)])
def test_other_sizes(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[None], app: LessonApp) -> None:
        await pilot.resize_terminal(*size)
        await go_to(pilot, app, 6)
        assert app.query_one("#card").region.height >= 1

    drive(learning("nauticus"), play)
