"""Commands that only show something. Nothing changes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import option_text
from pelagos.core.text import Text
from pelagos.faces.log import log_of
from pelagos.faces.perils import threats_of
from pelagos.faces.questions import rule_words
from pelagos.faces.results import verdict_words
from pelagos.games.message_rules import rule_asked
from pelagos.table.early import verdict_of
from pelagos.tui.commands import COMMANDS
from pelagos.tui.looking import show_look
from pelagos.tui.luck import show_luck
from pelagos.tui.odds import show_odds
from pelagos.tui.render import board_lines, last_turn, log_lines, score_lines
from pelagos.tui.scene import Onlooker, Scene
from pelagos.tui.why import show_why

LOG_TAIL: Final = 20
A_NUMBER: Final = re.compile("[1-9][0-9]{0,6}")


def show_help(scene: Scene, argument: str) -> list[str]:
    """How to answer, and the commands; with an argument, that rule."""
    if argument:
        return show_rule(scene, argument)
    phrase = scene.voice.phrase
    width = max(map(len, COMMANDS))
    return [
        phrase("tui-help-options", high=len(scene.labels), example=option_text(scene.node.options[0])),
        phrase("tui-help-commands"),
        *(f"  {word:<{width}}  {phrase(f'tui-help-{word}')}" for word in COMMANDS),
        *_legend(scene),
    ]


def _legend(scene: Scene) -> list[str]:
    """What the signs on the board mean, where a game has some."""
    message = f"tui-legend-{scene.table.game.key}"
    return [scene.voice.phrase(message)] if scene.voice.catalogue.has(message) else []


def show_rule(scene: Scene, argument: str) -> list[str]:
    """A rule in our words, by its id, the prefix may be left out; without an id, the rule behind the question."""
    game = scene.table.game
    wanted = (argument or rule_asked(game, scene.table.state)).upper().removeprefix(f"{game.rule_prefix}-")
    words = rule_words(game, wanted, scene.voice)
    if not words:
        return [scene.voice.error(PelagosError("error-unknown-rule", rule_id=argument, game=Text(f"{game.key}-name")))]
    return [f"[{game.rule_prefix}-{wanted}] {words}"]


def show_board(scene: Onlooker, argument: str) -> list[str]:
    """The position, and below it what threatens."""
    game, state = scene.table.game, scene.table.state
    threats = threats_of(game, state, game.visible.observe(state, scene.viewer), scene.voice)
    return [*board_lines(game, state, scene.viewer, scene.voice), *(f"{'!' * t.level:<3} {t.text}" for t in threats)]


def show_drawer(scene: Onlooker, argument: str) -> list[str]:
    """What is open to everybody but not on the board: bags, backs, piles."""
    lines = scene.table.game.show.drawer(scene.table.state, scene.viewer)
    return [scene.voice.words(line) for line in lines] or [scene.voice.phrase("tui-drawer-none")]


def show_score(scene: Onlooker, argument: str) -> list[str]:
    """The score sheet as if the game ended now; of a game that was lost without one, that it was."""
    game, state = scene.table.game, scene.table.state
    return score_lines(game, state, scene.voice) or [verdict_words(verdict_of(game, state), scene.voice)]


def show_log(scene: Onlooker, argument: str) -> list[str]:
    """The last lines of the log, as many as asked for, each with the rule behind it."""
    if argument and not A_NUMBER.fullmatch(argument):
        return [scene.voice.phrase("tui-log-number", value=argument)]
    lines = log_of(scene.table, -1, scene.viewer, scene.voice)[-int(argument or LOG_TAIL) :]
    return [f"{line.text} [{line.rule}]" if line.rule else line.text for line in lines]


def show_turn(scene: Onlooker, argument: str) -> list[str]:
    """What happened since the last turn of whoever looks."""
    since = last_turn(scene.table, scene.viewer)
    return log_lines(scene.table, since, scene.viewer, scene.voice) or [scene.voice.phrase("tui-turn-nothing")]


VIEWS: Final[dict[str, Callable[[Onlooker, str], list[str]]]] = {
    "board": show_board,
    "chance": show_luck,
    "drawer": show_drawer,
    "log": show_log,
    "look": show_look,
    "score": show_score,
    "turn": show_turn,
}
"""What can be looked at without being asked, and after the end."""
ASIDES: Final[dict[str, Callable[[Scene, str], list[str]]]] = {
    **VIEWS,
    "help": show_help,
    "odds": show_odds,
    "rule": show_rule,
    "why": show_why,
}
