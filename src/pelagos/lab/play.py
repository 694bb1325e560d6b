"""One game between bots, as fast as the rules go: nothing is recorded, nothing is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from pelagos.bots.asking import asked, seat_seed, seated
from pelagos.bots.contract import Entrant, Maker, Sight
from pelagos.core.game import Game, Verdict
from pelagos.core.nodes import Chance, Option, Over
from pelagos.core.plain import Plain
from pelagos.core.seating import check_seating
from pelagos.core.settings import Settings, parse_settings
from pelagos.table.fate import drawn


class Outcome(NamedTuple):
    """How a game ended, by seat, how many questions the bots were asked, and why it ended."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    reason: str
    verdict: Verdict


class Ended(NamedTuple):
    """A game that is over: its last position, and how many questions the bots were asked."""

    s: Any
    decisions: int


Watch: TypeAlias = Callable[[Any, Sight[Any], Option], None]
"""Hears of each decision before it is carried out: the position, the question as the bot saw it, and its answer."""


def play_game(
    game: Game[Any],
    settings: Settings,
    pack: Any,
    bots: Sequence[Entrant | Maker],
    luck: str,
    watch: Watch | None = None,
) -> Outcome:
    """Play to the end. `luck` is the seed of fate and of the bots: the same luck and bots, the same game.

    A bot is a class, or what `find_bot` finds; it is made anew for each question, here as at a table.
    """
    s, decisions = play_out(game, settings, pack, bots, luck, watch)
    return Outcome(s.node.scores, game.ranks(s), decisions, s.node.reason, game.verdict(s))


def play_out(
    game: Game[Any],
    settings: Settings,
    pack: Any,
    bots: Sequence[Entrant | Maker],
    luck: str,
    watch: Watch | None = None,
) -> Ended:
    """The same, for whoever wants to look at the last position."""
    entrants = [seated(bot) for bot in bots]
    settings = parse_settings(game.settings, {game.seats_setting: len(entrants), **settings})
    check_seating(game, settings, len(entrants))
    s = game.new_game(settings, pack)
    node = game.rules.run(s)
    seeds = [entrant.seed or seat_seed(luck, seat) for seat, entrant in enumerate(entrants)]
    memories: list[Plain] = [None] * len(entrants)
    rolls: Counter[str] = Counter()
    moves = decisions = 0
    while not isinstance(node, Over):
        if isinstance(node, Chance):
            option = drawn(luck, node, rolls[node.ask])
            rolls[node.ask] += 1
        elif len(node.options) == 1:
            option = node.options[0]
        else:
            seat = node.seat
            sight = Sight(game, s, seeds[seat], moves, memories[seat], settings)
            option, memories[seat] = asked(entrants[seat], sight)
            decisions += 1
            if watch is not None:
                watch(s, sight, option)
        node = game.rules.answer(s, option)
        moves += 1
    return Ended(s, decisions)
