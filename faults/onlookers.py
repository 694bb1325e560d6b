"""Others, while somebody attacks: they load the front page and say how long it took them."""

from __future__ import annotations

import http.client
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import quantiles

from faults.registry import Outcome, Trial
from faults.servers import served, sqlite_in

PATIENCE = 60.0
LONGEST = 0.250
"""What the front page may take for others, in all but one case of a hundred."""
ENEMY = "127.0.0.2"
"""The address of whoever attacks; others come from 127.0.0.1."""
PAUSE = 0.02
KILO = 1000
LOOKS = 200


class Onlooker(threading.Thread):
    """Loads the front page again and again, each time on a new connection; and in turns that of a calm server.

    What the calm one takes tells what the machine does besides.
    """

    def __init__(self, port: int, calm: int = 0) -> None:
        super().__init__(name="onlooker", daemon=True)
        self.ports = [port, *([calm] if calm else [])]
        self.ending = threading.Event()
        self.waits: list[float] = []
        self.calm: list[float] = []
        self.problems: list[str] = []
        self.look()
        self.waits.clear()
        self.calm.clear()

    def run(self) -> None:
        """Until it is enough."""
        while not self.ending.is_set():
            self.look()
            self.ending.wait(PAUSE)

    def look(self) -> None:
        """One page of each."""
        for port, waits in zip(self.ports, (self.waits, self.calm), strict=False):
            begun = time.perf_counter()
            try:
                status, body = request(port, "GET", "/", address="127.0.0.1")
            except OSError as problem:
                self.problems.append(f"the front page did not come: {problem!r}")
                return
            waits.append(time.perf_counter() - begun)
            if status != http.client.OK or b"</html>" not in body:
                self.problems.append(f"the front page came with {status}")


@contextmanager
def onlooking(trial: Trial, port: int) -> Iterator[Onlooker]:
    """Somebody who looks while something is done to a server; in the long form there is a calm one beside it."""
    with ExitStack() as both:
        calm = 0
        if trial.timed:
            folder = trial.folder / "calm"
            folder.mkdir()
            calm = both.enter_context(served(sqlite_in(folder), folder)).port
        onlooker = Onlooker(port, calm)
        onlooker.start()
        try:
            yield onlooker
        finally:
            onlooker.ending.set()


def request(
    port: int, method: str, path: str, body: bytes = b"", address: str = ENEMY, cookie: str = "", token: str = ""
) -> tuple[int, bytes]:
    """One request on a connection of its own, from an address."""
    line = http.client.HTTPConnection("127.0.0.1", port, PATIENCE, source_address=(address, 0))
    try:
        known = {"cookie": cookie, "authorization": token and f"Bearer {token}"}
        line.request(method, path, body or None, {name: value for name, value in known.items() if value})
        answer = line.getresponse()
        return answer.status, answer.read()
    finally:
        line.close()


def opened(port: int, address: str = ENEMY) -> socket.socket:
    """A bare connection from an address."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (address, 0))


def memory_of(pid: int) -> float:
    """Megabytes that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def judged(trial: Trial, onlooker: Onlooker, done: int, told: str, broken: list[str]) -> Outcome:
    """What the attack did to others; it goes on until they have looked often enough to tell."""
    while trial.timed and len(onlooker.waits) < LOOKS and not onlooker.problems and not trial.late:
        time.sleep(PAUSE)
    onlooker.ending.set()
    onlooker.join()
    waits, (half, late) = onlooker.waits, middle_and_late(onlooker.waits)
    broken = [*broken, *onlooker.problems[:3]]
    if trial.timed and late > LONGEST:
        broken.append(f"p99 of the front page is {KILO * late:.0f} ms")
    if not waits:
        broken.append("nobody saw the front page")
    pages = f"front page for others: {len(waits):,} times, p50 {KILO * half:.0f} ms, p99 {KILO * late:.0f} ms"
    if onlooker.calm:
        half, late = middle_and_late(onlooker.calm)
        pages += f" (of a calm server meanwhile: p50 {KILO * half:.0f} ms, p99 {KILO * late:.0f} ms)"
    return Outcome(done, f"{told}; {pages}", tuple(broken))


def middle_and_late(waits: list[float]) -> tuple[float, float]:
    """What half of them took at most, and what all but one of a hundred did."""
    if len(waits) < 2:
        return 0.0, 0.0
    return quantiles(waits, n=2)[0], quantiles(waits, n=100)[98]
