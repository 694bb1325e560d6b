"""Other worlds: a table in which everything that somebody may not know is another thing, and all else is the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from random import Random
from typing import Any

from msgspec.structs import replace

from pelagos.core.nodes import Choice, option_text
from pelagos.core.settings import Settings, parse_settings
from pelagos.core.state import Event
from pelagos.faces.answers import is_open
from pelagos.games.registry import NAMES, find_game
from pelagos.server.play.live import pack_of
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.past import course
from pelagos.table.record import Answer, Entry, SeatEntry
from pelagos.table.table import Moment, Table
from tests.conformance.plans import Busy, endeavor_settings, plan_of

SEED, OTHER_SEED = "a seed that nobody knows", "another seed that nobody knows"


def settings_of(name: str) -> list[Settings]:
    """Every scenario in every mode; of other games, every way to play."""
    if name == "endeavor":
        return [given for given in endeavor_settings() if int(given["players"]) < 3]
    game, every = find_game(name), plan_of(name).settings
    first = {tuple(given.get(key) for key in ("mode", "commitment", "players")): given for given in reversed(every)}
    return [parse_settings(game.settings, given) for given in first.values() if int(given.get("players", 1)) < 3]


EVERY = [(name, given) for name in NAMES for given in settings_of(name)]


def opened(name: str, settings: Settings, seed: str = SEED) -> Table[Any]:
    """A table of people; whose names tell nothing."""
    game = find_game(name)
    entries = [SeatEntry(f"P{seat}", "me") for seat in range(int(settings[game.seats_setting]))]
    return open_table(game, settings, entries, Seeded(seed), pack_of(name))


def viewers(table: Table[Any]) -> list[int | None]:
    """A spectator and every seat."""
    return [None, *range(len(table.seats))]


def walk(table: Table[Any], number: int, most: int) -> Iterator[int]:
    """Random play, question by question, to the end or to a bound."""
    rng = Busy(number)
    for count in range(most):
        if not isinstance(node := table.node, Choice):
            return
        yield count
        table.submit(node.seat, [rng.choice(node.options)], table.version)


def hides(table: Table[Any], seat: int | None, rng: Random) -> bool:
    """Whether there is anything in the position that somebody may not know."""
    return bool(table.game.visible.determinise(table.state, seat, rng) != table.state)


def other_world(table: Table[Any], seat: int | None, rng: Random) -> Table[Any]:
    """What a seat (None: a spectator) may not know is drawn anew, at every moment and in everything that was told."""
    game, seats = table.game, () if seat is None else (seat,)

    def redrawn(state: Any) -> Any:
        return game.visible.determinise(state, seat, rng)

    other = copy(table)
    other.header, other.fate = replace(table.header, seed=OTHER_SEED), Seeded(OTHER_SEED)
    other.begin, other.offered = redrawn(table.begin), (None, ())
    before, moments = other.begin, []
    for moment in course(table):
        entry = redone(game, moment.entry, before, seats)
        moments.append(Moment(entry, redrawn(moment.state), unheard(moment.events, seat)))
        before = moments[-1].state
    other.moments = moments
    entries = {moment.entry.n: moment for moment in moments}
    other.updates = [entries[u.version]._replace(state=None) for u in table.updates]
    return other


def redone(game: Any, entry: Entry, before: Any, seats: tuple[int, ...]) -> Entry:
    """An answer that is not for these seats, given otherwise; what a bot keeps in mind is nobody's."""
    if not isinstance(entry, Answer):
        return entry
    entry = replace(entry, note="" if entry.seat in seats else '["another","plan"]')
    if is_open(game, entry, seats) or not isinstance(before.node, Choice):
        return entry
    return replace(entry, answer=option_text(before.node.options[-1]))


def unheard(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """What is whispered to others says something else."""
    return tuple(
        event if event.audience is None or seat in event.audience else event._replace(facts=("another", "thing"))
        for event in events
    )
