"""Clients that ask for everything and read nothing."""

from __future__ import annotations

import json
import socket
from contextlib import ExitStack, suppress

import httpx

from faults.onlookers import ENEMY, judged, memory_of, onlooking, opened
from faults.registry import Outcome, Run, Trial
from faults.servers import TRACE, served, sqlite_in
from pelagos.gate.limits import Limits

MOST_MEGABYTES = 150.0
ASKED = 40
HANDSHAKE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def go(trial: Trial) -> Outcome:
    """Each wants the page anew in another language again and again, and takes none."""
    limits = Limits(send_seconds=5.0)
    with served(sqlite_in(trial.folder), trial.folder, limits=limits) as server, ExitStack() as all_of_them:
        wish = {"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "access": "public"}
        table = httpx.post(f"{server.url}/api/v1/tables", json=wish, timeout=60).raise_for_status().json()["table"]
        with onlooking(trial, server.port) as onlooker:
            before = memory_of(server.pid)
            for _ in range(trial.amount):
                with suppress(OSError):
                    line = all_of_them.enter_context(opened(server.port, ENEMY))
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                    line.sendall(HANDSHAKE.format(table=table).encode())
                    line.sendall(frame({"do": "watch", "want": "page"}))
                    for turn in range(ASKED):
                        line.sendall(frame({"do": "lang", "lang": ("de", "pl", "es", "en")[turn % 4]}))
            grown = memory_of(server.pid) - before
            broken = [f"{grown:.0f} MB more are held"] if grown > MOST_MEGABYTES else []
            if TRACE in server.logged():
                broken.append(f"a traceback in the log: {server.logged().partition(TRACE)[2][:300]}")
            return judged(trial, onlooker, trial.amount, f"{grown:.0f} MB more in memory", broken)


def frame(message: dict[str, str]) -> bytes:
    """A masked frame of text; a mask of zeros is one, too."""
    body = json.dumps(message).encode()
    return bytes((0x81, 0x80 | len(body))) + bytes(4) + body


RUN = Run(
    name="never-reading",
    does="sockets that ask for the page again and again in another language and read nothing",
    holds="the server grows by no more than 150 MB, the front page comes to others within 250 ms (p99)",
    unit="sockets",
    short=5,
    long=200,
    go=go,
)
