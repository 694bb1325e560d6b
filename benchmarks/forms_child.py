"""One form of the rules, measured on command: a word a line comes in, a figure as JSON goes out."""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from benchmarks.contest import ENDLESS, mean_seconds, midgame
from benchmarks.own import Own, contestants
from pelagos.bots.registry import find_bot
from pelagos.core import state
from pelagos.lab.play import play_game

GAMES: Final = {game.key: game for game in contestants() if isinstance(game, Own)}


def played(game: Own, number: int, seconds: float) -> float:
    """Decisions a second over whole random games."""
    gc.collect()
    random, decisions, begin = Random(number), 0, process_time()
    while (spent := process_time() - begin) < seconds:
        decisions += game.play_on(game.begin(random), random, ENDLESS)
    return decisions / spent


def copied(game: Own, number: int, seconds: float) -> float:
    """Seconds for a copy of a position from the middle of a game."""
    return mean_seconds([game.copier(midgame(game, number))], seconds)


def greedy(game: Own, number: int, seconds: float) -> float:
    """Decisions a second of greedy bots in every seat, over the same games for both forms."""
    seats = int(game.settings.get(game.game.seats_setting, 1))
    bots, decisions, begin, luck = [find_bot(game.game.key, "greedy")] * seats, 0, process_time(), number * 100
    while (spent := process_time() - begin) < seconds:
        decisions += play_game(game.game, game.settings, game.pack, bots, str(luck)).decisions
        luck += 1
    return decisions / spent


def main() -> None:
    """Answer until nobody asks any more."""
    ways = {"play": played, "copy": copied, "greedy": greedy}
    for line in sys.stdin:
        match line.split():
            case ["form"]:
                answer: object = "plain" if Path(state.__file__).suffix == ".py" else "compiled"
            case ["games"]:
                answer = list(GAMES)
            case ["title", key]:
                answer = GAMES[key].title.removeprefix("Pelagos, ")
            case [way, key, number, seconds]:
                answer = ways[way](GAMES[key], int(number), float(seconds))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
