"""Games between bots at a table, to be analysed: as a record has them."""

from __future__ import annotations

from functools import cache
from typing import Any

from pelagos.analysis.findings import Finding, Judged, Rolled
from pelagos.analysis.work import Part, opened
from pelagos.bots.asking import asked, seat_seed
from pelagos.bots.contract import Sight
from pelagos.bots.registry import find_bot
from pelagos.core.nodes import Choice, option_text
from pelagos.core.settings import parse_settings
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import Line, SeatEntry, write_line
from pelagos.table.table import Table


@cache
def bots_played(key: str, bots: tuple[str, ...], answers: int, seed: str = "1") -> tuple[Table[Any], bytes]:
    """A table at which bots gave so many answers, and its record."""
    game, lines = find_game(key), list[Line]()
    settings = parse_settings(game.settings, {game.seats_setting: len(bots)})
    seats = [SeatEntry(f"Bot {seat}", f"bot:{bot}") for seat, bot in enumerate(bots)]
    table = open_table(game, settings, seats, Seeded(seed), load_pack(game), sink=lines.extend)
    for _ in range(answers):
        node = table.node
        if not isinstance(node, Choice):
            break
        seed_ = seat_seed(seed, node.seat)
        sight = Sight(game, table.state, seed_, len(table.moments), table.memory_of(node.seat), settings)
        thought = asked(find_bot(key, bots[node.seat]), sight)
        table.submit(node.seat, [thought.option], table.version, thought.memory)
    return table, b"".join(map(write_line, lines))


def quickly(part: Part) -> list[Finding]:
    """What a quick-witted analysis finds of one deed: the last option would always have been better."""
    table, deeds = opened(part.record, ())
    found: list[Finding] = []
    for place in part.places:
        deed, answer = deeds[place], option_text(deeds[place].option)
        node = deed.state.node
        if isinstance(node, Choice):
            best = (option_text(node.options[-1]),)
            found.append(Judged(deed.version, node.seat, node.ask, answer, best, 2.0 + place / 100, 0.1, 9))
        else:
            luck = (1.0, -1.0, -1.0, -1.0)[: len(table.seats)]
            found.append(Rolled(deed.version, node.ask, answer, luck, (0.5,) * len(luck), 3))
    return found
