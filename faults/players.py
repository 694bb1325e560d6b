"""Those who play on while everything breaks: what was acknowledged is remembered and held against the record."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import httpx

from pelagos.core.errors import PelagosError
from pelagos.games.registry import find_game, load_pack
from pelagos.server.store.reader import stored_records
from pelagos.server.store.rows import Stored
from pelagos.table.record import Answer, Header, Result, Snapshot
from pelagos.table.replay import replayed

PATIENCE = 10.0
WAIT = 0.05
OVERLOADED = 500
LOST = "lost"
GAMES: dict[str, dict[str, Any]] = {
    "nauticus": {"seats": [{"kind": "me"}, {"kind": "hotseat"}]},
    "nemo2": {"seats": [{"kind": "me"}]},
    "nemo1": {"seats": [{"kind": "me"}]},
    "endeavor": {"seats": [{"kind": "me"}, {"kind": "hotseat"}]},
}


class Acknowledged(NamedTuple):
    """An answer that the server said it had kept: given at a version, and where it led."""

    table: str
    version: int
    answer: str
    upto: int


class Player(threading.Thread):
    """Plays one table after the other; a request without an answer is sent again until it gets one."""

    def __init__(self, url: str, game: str, seed: int, **wish: Any) -> None:
        super().__init__(name=f"{game}-{seed}")
        self.game = game
        self.wish = {"game": game, **GAMES[game], **wish}
        self.rng = Random(seed)
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.ending = threading.Event()
        self.kept: list[Acknowledged] = []
        self.strange: list[str] = []
        self.failures = 0
        self.refused = 0
        self.number = 0

    def run(self) -> None:
        """Until somebody says that it is enough."""
        with self.http:
            while not self.ending.is_set():
                opened = self.ask("POST", "/api/v1/tables", self.wish)
                if opened is not None:
                    self.play(str(opened["table"]))

    def play(self, table: str) -> None:
        """One game, from question to question."""
        while not self.ending.is_set():
            state = self.ask("GET", f"/api/v1/tables/{table}?want=data", None)
            if state is None or state["over"]:
                return
            version, chosen = state["version"], self.rng.choice(state["question"]["options"])
            self.number += 1
            body = {"id": self.number, "version": version, "answers": [chosen]}
            done = self.ask("POST", f"/api/v1/tables/{table}/answers", body)
            if done is not None:
                self.kept.append(Acknowledged(table, version, chosen, done["version"]))

    def ask(self, method: str, path: str, body: Any) -> dict[str, Any] | None:
        """What the server says; None when it refused, or when nobody waits for it any more."""
        while not self.ending.is_set():
            try:
                answer = self.http.request(method, path, json=body)
                said: dict[str, Any] = answer.json()
            except (httpx.HTTPError, ValueError):
                self.failures += 1
                self.ending.wait(WAIT)
                continue
            if "Traceback" in answer.text:
                self.strange.append(f"a traceback at {path}")
            if answer.status_code < httpx.codes.BAD_REQUEST:
                return said
            if answer.status_code < OVERLOADED and answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
                self.refused += 1
                return None
            self.failures += 1
            self.ending.wait(WAIT)
        return None


def begin(url: str, games: Sequence[str], rng: Random, **wish: Any) -> list[Player]:
    """Players of these games, each with luck of its own; `wish` is what their tables have besides."""
    players = [Player(url, game, rng.randrange(1 << 30), **wish) for game in games]
    for player in players:
        player.start()
    return players


def end(players: Sequence[Player]) -> None:
    """They stop after what they are doing."""
    for player in players:
        player.ending.set()
    for player in players:
        player.join()


def held_against_records(db: str, players: Sequence[Player]) -> tuple[int, list[str]]:
    """How many tables are stored, and what does not fit: a lost answer, a gap, a record that does not verify."""
    broken = [strange for player in players for strange in player.strange]
    stored: dict[str, Stored] = {}
    number = 0
    for name, record in stored_records(db):
        number += 1
        try:
            stored[name] = found = next(record)
            broken += _gaps(name, found)
            _verify(found)
        except PelagosError as problem:
            broken.append(f"table {name} does not verify: {problem}")
    broken += [lost for player in players for one in player.kept for lost in _lost(one, stored.get(one.table))]
    return number, broken


def _gaps(name: str, found: Stored) -> list[str]:
    numbers = [line.n for line in found.lines if not isinstance(line, Header | Snapshot | Result)]
    whole = numbers == list(range(1, found.row.version + 1))
    return [] if whole else [f"table {name} has gaps: {len(numbers)} lines for version {found.row.version}"]


def _verify(found: Stored) -> None:
    game = find_game(found.row.game)
    replayed(game, found.lines, load_pack(game), secret=found.row.secret)


def _lost(one: Acknowledged, found: Stored | None) -> list[str]:
    """An acknowledged answer stands in the record where it was given; a later undo does not remove its line."""
    lines = [] if found is None else [line for line in found.lines if isinstance(line, Answer)]
    if any(line.n == one.version + 1 and line.answer == one.answer for line in lines):
        return []
    return [f"{LOST}: {one.answer!r} at version {one.version} of {one.table}"]
