"""Small helpers for bot tests: games up to a question, and games that bots play out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from pelagos.bots.asking import asked as asked_of
from pelagos.bots.contract import Sight
from pelagos.bots.registry import find_bot
from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.core.settings import Value, parse_settings
from pelagos.games.registry import find_game
from pelagos.table.fate import drawn
from tests.games.practice import Practice


@cache
def practice(key: str) -> Practice[Any]:
    """A game by its name."""
    return Practice(find_game(key))


def asked(key: str, question: str, **settings: Value) -> Any:
    """A game at the first question of that name; until then everybody takes the first option, and so does fate."""
    s = practice(key).begun(**settings)
    while not (isinstance(s.node, Choice) and s.node.ask == question):
        assert not isinstance(s.node, Over)
        practice(key).answered(s, s.node.options[0])
    return s


def answers(key: str, bot: str, luck: str, **settings: Value) -> Iterator[tuple[Choice, Option]]:
    """Every question of one game, single answers included, with what the bot of that seat said."""
    game, s = find_game(key), practice(key).begun(**settings)
    seats = parse_settings(game.settings, settings)[game.seats_setting]
    entrant, memories = find_bot(key, bot), [None] * int(seats)
    rolls: Counter[str] = Counter()
    moves = 0
    while not isinstance(node := s.node, Over):
        if isinstance(node, Chance):
            option = drawn(luck, node, rolls[node.ask])
            rolls[node.ask] += 1
        else:
            sight = Sight(game, s, f"{luck}/{node.seat}", moves, memories[node.seat])
            option, memories[node.seat] = asked_of(entrant, sight)
            yield node, option
        game.rules.answer(s, option)
        moves += 1
