"""A bot for a Pelagos table: it takes a seat by its token and plays to the end, choosing at random.

    python examples/bot.py http://localhost:8000 TABLE TOKEN

A token comes from `POST /api/v1/tables/TABLE/tokens`, or with a table or a seat that a program asked for itself.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from websockets.sync.client import connect


def choose(view: dict[str, Any], options: list[str]) -> str:
    """Put your wisdom here: `view` is everything the seat may see, `options` are the answers that are legal now."""
    return random.choice(options)  # noqa: S311 - a game, not a secret


def play(server: str, table: str, token: str) -> list[int]:
    """Answer whatever the seat is asked until the game is over; the scores."""
    address = f"{server.replace('http', 'ws', 1).rstrip('/')}/ws/{table}"
    with connect(address, max_size=None) as socket:
        socket.send(json.dumps({"do": "watch", "want": "data", "token": token}))
        number = 0
        for raw in socket:
            message = json.loads(raw)
            if message["is"] == "refused":
                raise SystemExit(message["error"]["message"])
            if message["is"] != "state":
                continue
            question = message["question"]
            if message["over"]:
                return list(question["scores"])
            if question["mine"] and question["kind"] == "choice":
                number += 1
                answer = choose(message["view"], question["options"])
                request = {"do": "answer", "id": number, "version": message["version"], "answers": [answer]}
                socket.send(json.dumps(request))
    raise SystemExit("the server has gone")


if __name__ == "__main__":
    print(play(*sys.argv[1:4]))  # noqa: T201
