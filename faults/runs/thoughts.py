"""Guests ask for as much thought as they get: hints of a minute at many tables, analyses of games they brought."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import httpx

from faults.onlookers import judged, onlooking
from faults.registry import Outcome, Run, Trial
from faults.servers import TRACE, served, sqlite_in
from tests.web.positions import ended

GUESTS = 8
TABLES = 4
"""So many guests, each from an address of its own, with so many tables each."""
ALLOWED = (200, 429, 503)
A_MOMENT = 0.05
LONGEST = 10.0
"""What two bots, one of them a captain, may take together for their answers at somebody else's table."""
PATIENCE = 120.0


class Guest:
    """Somebody with an address, tables at which advice is given, and a game that is over."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        wish = {"game": "nemo2", "seats": [{"kind": "me"}]}
        opened = [self.http.post("/api/v1/tables", json=wish).raise_for_status().json() for _ in range(TABLES)]
        self.tables = [f"/api/v1/tables/{one['table']}" for one in opened]
        brought = self.http.post("/api/v1/records", content=ended("nemo1")).raise_for_status().json()
        self.over = f"/api/v1/tables/{brought['table']}"

    def ask(self, number: int) -> int:
        """For thought, and to be gone before it is done; 0 when it is still thought about."""
        with suppress(httpx.TimeoutException):
            if number % TABLES:
                return self.http.post(f"{self.tables[number % TABLES]}/hint", json={"id": 1, "seconds": 60}).status_code
            return self.http.post(f"{self.over}/analysis").status_code
        return 0


class Person:
    """Somebody who plays with bots meanwhile, and says how long these took."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        seats = [{"kind": kind} for kind in ("me", "bot:greedy", "bot:captain")]
        opened = http.post("/api/v1/tables", json={"game": "nauticus", "seats": seats}).raise_for_status().json()
        self.path = f"/api/v1/tables/{opened['table']}"
        self.waits: list[float] = []
        self.state = self.asked()

    def asked(self) -> dict[str, Any]:
        """The position when it is this person's turn."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            state: dict[str, Any] = self.http.get(f"{self.path}?want=data").raise_for_status().json()
            if state["over"] or (state.get("question") or {}).get("options"):
                return state
            time.sleep(A_MOMENT)
        raise TimeoutError("bots do not answer")

    def play(self) -> None:
        """One answer, and the answers of bots that follow it."""
        if self.state["over"]:
            return
        body = {"id": 1, "version": self.state["version"], "answers": [self.state["question"]["options"][0]]}
        self.http.post(f"{self.path}/answers", json=body).raise_for_status()
        begun = time.monotonic()
        self.state = self.asked()
        self.waits.append(time.monotonic() - begun)


@contextmanager
def coming_from(url: str, address: str, patience: float) -> Iterator[httpx.Client]:
    """Requests from an address, with cookies of their own."""
    with httpx.Client(base_url=url, timeout=patience, transport=httpx.HTTPTransport(local_address=address)) as http:
        yield http


def go(trial: Trial) -> Outcome:
    """All guests at once, over and over, while somebody plays."""
    patience, thinking = (5.0, 10.0) if trial.timed else (1.0, 60.0)
    with served(sqlite_in(trial.folder), trial.folder, bot_seconds=thinking) as server, ExitStack() as all_of_them:
        lines = [coming_from(server.url, f"127.0.0.{number + 2}", patience) for number in range(GUESTS)]
        guests = [Guest(all_of_them.enter_context(line)) for line in lines]
        person = Person(all_of_them.enter_context(coming_from(server.url, "127.0.0.1", PATIENCE)))
        with onlooking(trial, server.port) as onlooker:
            with ThreadPoolExecutor(GUESTS) as crowd:
                asked = [crowd.submit(guests[number % GUESTS].ask, number // GUESTS) for number in range(trial.amount)]
                while not all(one.done() for one in asked):
                    person.play()
            found = [one.result() for one in asked]
            broken = [f"a request got {status}" for status in sorted({*found} - {0, *ALLOWED})]
            longest = max(person.waits, default=0.0)
            if not person.waits or (trial.timed and longest > LONGEST):
                broken.append(f"bots of others took {longest:.1f} s")
            if TRACE in server.logged():
                broken.append(f"a traceback in the log: {server.logged().partition(TRACE)[2][:300]}")
            told = (
                f"{found.count(429) + found.count(503)} were told to wait; bots of others took {longest:.1f} s at most"
            )
            return judged(trial, onlooker, len(found), told, broken)


RUN = Run(
    name="thoughts",
    does="guests from eight addresses ask for hints of a minute and for analyses, without waiting for them",
    holds="bots of others answer within 10 s, the front page comes within 250 ms (p99)",
    unit="requests",
    short=12,
    long=120,
    go=go,
    weight=2,
)
