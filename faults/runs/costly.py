"""Somebody asks for whatever costs a server most, in a loop: odds, looks ahead, whole pages, earlier moments."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from faults.onlookers import judged, onlooking, request
from faults.registry import Outcome, Run, Trial
from faults.servers import served, sqlite_in
from pelagos.games.registry import game_keys

ASKING = 20
CREATED = 201
ALLOWED = (200, 429, 503)
LANGUAGES = ("en", "de", "pl", "es")


class Seat:
    """A seat at a table of a game, and everything dear that can be asked from there."""

    def __init__(self, port: int, game: str) -> None:
        self.port = port
        wish = {"game": game, "seats": [{"kind": "me"}], "settings": {"players": 1}}
        alone, told = request(port, "POST", "/api/v1/tables", msgspec.json.encode(wish))
        if alone != CREATED:
            two = {"game": game, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
            _, told = request(port, "POST", "/api/v1/tables", msgspec.json.encode(two))
        opened = msgspec.json.decode(told)
        self.path = f"/api/v1/tables/{opened['table']}"
        for seat in opened["seats"]:
            self.token = seat["token"]
            _, told = request(port, "GET", f"{self.path}?want=data", token=self.token)
            state = msgspec.json.decode(told)
            self.version, self.options = state["version"], (state.get("question") or {}).get("options", [])
            if self.options:
                break

    def ask(self, number: int) -> int:
        """One of them, and what the server said to it."""
        way = number % 4
        if way == 0 and self.options:
            answers = [self.options[number % len(self.options)]]
            body: dict[str, Any] = {"id": number, "version": self.version, "answers": answers}
            return request(self.port, "POST", f"{self.path}/preview", msgspec.json.encode(body), token=self.token)[0]
        page, moment = f"?want=page&lang={LANGUAGES[number % len(LANGUAGES)]}", f"/at/{number % (self.version + 1)}"
        tail = {1: "/odds", 2: page, 3: moment}.get(way, "/drawer")
        return request(self.port, "GET", self.path + tail, token=self.token)[0]


def go(trial: Trial) -> Outcome:
    """Twenty at a time, from one address, at tables of every game."""
    with served(sqlite_in(trial.folder), trial.folder) as server, ThreadPoolExecutor(ASKING) as crowd:
        seats = [Seat(server.port, game) for game in game_keys()]
        with onlooking(trial, server.port) as onlooker:
            asked = [(trial.rng.choice(seats), trial.rng.randrange(1_000)) for _ in range(trial.amount)]
            found = list(crowd.map(lambda one: 503 if trial.late else one[0].ask(one[1]), asked))
            odd = sorted({status for status in found if status not in ALLOWED})
            told = f"{found.count(200):,} were answered"
            return judged(trial, onlooker, len(found), told, [f"a request got {status}" for status in odd])


RUN = Run(
    name="costly",
    does="odds, looks ahead, whole pages and earlier moments are asked for 20 at a time, from one address, in a loop",
    holds="the front page comes to others within 250 ms (p99); whoever is told to wait is told so in words",
    unit="requests",
    short=24,
    long=1_000,
    go=go,
)
