"""Somebody brings the longest record there may be, and asks for its past over and over [J3]."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec

from faults.onlookers import judged, onlooking, request
from faults.registry import Outcome, Run, Trial
from faults.servers import served, sqlite_in
from pelagos.core.nodes import Choice
from pelagos.core.settings import parse_settings
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry, write_line

ASKING = 40
MOST = 19_000
CREATED, REFUSED = 201, 400
ALLOWED = (200, 429, 503)


def back_and_forth(lines: int) -> bytes:
    """A record in which one answer is given and taken back until it has so many lines."""
    game = find_game("nauticus")
    pack, seats = load_pack(game), [SeatEntry("A", "me"), SeatEntry("B", "me")]
    table = open_table(game, parse_settings(game.settings, {"players": 2}), seats, Seeded("1"), pack, practice=True)
    while table.version < lines:
        node = table.node
        assert isinstance(node, Choice), "somebody is asked"
        table.submit(node.seat, [node.options[0]], table.version)
        table.undo(node.seat, table.version)
    return b"".join(map(write_line, table.lines()))


def go(trial: Trial) -> Outcome:
    """Forty at a time, from one address."""
    long, whole = back_and_forth(4 * trial.amount), back_and_forth(min(MOST, 40 * trial.amount))
    broken = []
    with served(sqlite_in(trial.folder), trial.folder) as server, ThreadPoolExecutor(ASKING) as crowd:
        too_long = long * (1 + 2 * 20_000 // max(1, long.count(b"\n")))
        status, said = request(server.port, "POST", "/api/v1/records", too_long[:1_990_000])
        if status not in (REFUSED, 413):
            broken.append(f"a record that is too long got {status}: {said[:80]!r}")
        with onlooking(trial, server.port) as onlooker:
            status, said = request(server.port, "POST", "/api/v1/records", whole)
            if status != CREATED:
                return judged(trial, onlooker, 0, "", [f"the record got {status}: {said[:200]!r}"])
            table = msgspec.json.decode(said)["table"]
            last = whole.count(b"\n") - 1
            paths = [f"/api/v1/tables/{table}/at/{trial.rng.randrange(1, last)}" for _ in range(trial.amount)]
            found = list(crowd.map(partial(request, server.port, "GET"), paths))
            odd = [status for status, _ in found if status not in ALLOWED]
            broken += [f"a position got {status}" for status in odd[:3]]
            told = f"{last:,} entries, {sum(status == 200 for status, _ in found)} positions told"
            return judged(trial, onlooker, len(found), told, broken)


RUN = Run(
    name="freeze",
    does="a record of answers and undos, as long as is allowed, whose positions are asked for 40 at a time",
    holds="the front page comes to others within 250 ms (p99); a longer record is refused",
    unit="requests",
    short=10,
    long=800,
    go=go,
)
