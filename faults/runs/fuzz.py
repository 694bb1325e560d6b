"""Nonsense: messages over a socket, records that were tampered with, packs with spoiled cells."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from faults.registry import Outcome, Run, Trial
from faults.servers import TRACE, Served, served, sqlite_in
from pelagos.core.errors import PelagosError
from pelagos.games import registry
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.gate.limits import Limits
from pelagos.server.incoming.messages import Incoming
from pelagos.server.play.records import read_lines
from pelagos.table.replay import replayed

RECORDS, PACKS = 0.035, 0.005
"""Shares of what is tried; all others are messages."""
BATCH = 100
PATIENCE = 60.0
KINDS = get_args(Incoming)
WORDS = [kind.__struct_config__.tag for kind in KINDS]
FIELDS = sorted({"do", *(field for kind in KINDS for field in kind.__struct_fields__)})
"""Every kind of message there is, and all of their fields."""
STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**53, 2**64, 1e308, 0.5, "", " ", "\0", "\u202e", "\ud83d", "a" * 300),
    *([], {}, [[]], [""], ["tile crowns"], ["tile crowns"] * 70, {"a": 1}, "tile crowns", "bot:greedy", "me", "de"),
)
WIDE = Limits(
    messages_per_second=1e6,
    messages_per_address=1e6,
    burst=1e6,
    connects_per_address=10**6,
    connects_per_person=10**6,
    talk_per_address=10**6,
    talk_per_person=10**6,
)


def go(trial: Trial) -> Outcome:
    """All three, and what was not refused in words."""
    records, packs = max(5, int(RECORDS * trial.amount)), max(2, int(PACKS * trial.amount))
    broken = [*fuzzed_packs(trial, packs)]
    with served(sqlite_in(trial.folder), trial.folder, limits=WIDE) as server:
        broken += fuzzed_messages(trial, server, trial.amount - records - packs)
        broken += fuzzed_records(trial, server, records)
        if TRACE in server.logged():
            broken.append(f"a traceback in the log: {server.logged().partition(TRACE)[2][-300:]}")
    return Outcome(trial.amount, f"{records:,} records and {packs:,} packs among them", tuple(broken[:5]))


def fuzzed_messages(trial: Trial, server: Served, number: int) -> list[str]:
    """A batch at a time; then the server still answers."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        wish = {"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "practice": True}
        opened = http.post("/api/v1/tables", json=wish).raise_for_status().json()
    broken: list[str] = []
    done = 0
    while done < number and not trial.late:
        batch = min(BATCH, number - done)
        try:
            with connect(f"ws://127.0.0.1:{server.port}/ws/{opened['table']}", max_size=None, max_queue=None) as line:
                line.send(json.dumps({"do": "watch", "want": "data", "token": opened["seats"][0]["token"]}))
                for _ in range(batch):
                    line.send(message(trial.rng))
                line.send('{"do":"ping"}')
                broken += [said for said in replies(line) if '"internal"' in said]
        except ConnectionClosed as closed:
            broken.append(f"a socket was closed: {closed}")
        done += batch
    return broken if done >= number else [*broken, f"only {done} messages in the time"]


def replies(line: ClientConnection) -> Iterator[str]:
    """Everything up to the answer to the last message."""
    while (said := str(line.recv(PATIENCE))) != '{"is":"pong"}':
        yield said


def message(rng: Random) -> str:
    """Something like a message: strange fields, missing ones, cut text."""
    found: dict[str, Any] = {"do": rng.choice(WORDS), "id": rng.randrange(99), "version": rng.randrange(12)}
    for _ in range(rng.randrange(4)):
        found[rng.choice(FIELDS)] = rng.choice(STRANGE)
    if rng.random() < 0.1:
        del found[rng.choice(list(found))]
    text = json.dumps(found, ensure_ascii=rng.random() < 0.5)
    if rng.random() < 0.1:
        text = text[: rng.randrange(len(text))]
    return text.encode("utf-8", "replace").decode()


def fuzzed_records(trial: Trial, server: Served, number: int) -> list[str]:
    """A record that was tampered with is refused, or plays: here without the network, now and then over it."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        wish = {"game": "nemo2", "seats": [{"kind": "me"}], "seed": "1", "practice": True}
        table = http.post("/api/v1/tables", json=wish).raise_for_status().json()["table"]
        for _ in range(8):
            state = http.get(f"/api/v1/tables/{table}?want=data").json()
            body = {"id": 1, "version": state["version"], "answers": [state["question"]["options"][0]]}
            http.post(f"/api/v1/tables/{table}/answers", json=body)
        record = http.get(f"/api/v1/tables/{table}/record").content
        broken = []
        for turn in range(number):
            spoiled = tampered(record, trial.rng)
            with suppress(PelagosError):
                broken += played(spoiled)
            if turn % 50 == 0:
                status = http.post("/api/v1/records", content=spoiled).status_code
                broken += [f"a record got {status}"] if status >= httpx.codes.INTERNAL_SERVER_ERROR else []
    return broken


def played(raw: bytes) -> list[str]:
    """What is wrong beyond what is said in words."""
    try:
        lines = read_lines(raw)
        game = find_game(getattr(lines[0], "game", ""))
        replayed(game, lines, load_pack(game))
    except PelagosError:
        raise
    except Exception as problem:
        return [f"a record raises {problem!r}"]
    return []


def tampered(record: bytes, rng: Random) -> bytes:
    """Signs changed, lines doubled, dropped and swapped, numbers grown."""
    lines = record.splitlines(keepends=True)
    for _ in range(rng.randrange(1, 4)):
        at, kind = rng.randrange(len(lines)), rng.randrange(5)
        if kind == 0:
            place = rng.randrange(len(lines[at]))
            lines[at] = lines[at][:place] + bytes([rng.randrange(256)]) + lines[at][place + 1 :]
        elif kind == 1:
            lines.insert(at, lines[at])
        elif kind == 2 and len(lines) > 1:
            del lines[at]
        elif kind == 3:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = lines[at].replace(b"1", rng.choice((b"2", b"-1", b"99999999999999999999", b"null", b'""')), 1)
    return b"".join(lines)


def fuzzed_packs(trial: Trial, number: int) -> list[str]:
    """A pack in which a cell was spoiled is refused, or is a pack."""
    broken = []
    for turn in range(number):
        game = find_game(NAMES[turn % len(NAMES)])
        folder = trial.folder / f"pack-{turn}"
        shutil.copytree(Path(registry.__file__).parent / game.key / "data", folder)
        spoil(trial.rng.choice(sorted(folder.rglob("*.csv"))), trial.rng)
        try:
            load_pack(game, folder)
        except PelagosError:
            pass
        except Exception as problem:
            broken.append(f"a pack of {game.key} raises {problem!r}")
        shutil.rmtree(folder)
    return broken


def spoil(path: Path, rng: Random) -> None:
    """One cell of a table."""
    lines = path.read_text(encoding="utf-8").splitlines()
    at = rng.randrange(len(lines))
    cells = lines[at].split(",")
    cells[rng.randrange(len(cells))] = rng.choice(("", "x", "-1", "0", "999999999999", '"', "\0", "1;2;3", "NaN"))
    lines[at] = ",".join(cells)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


RUN = Run(
    name="fuzz",
    does="nonsense: messages over sockets, records that were tampered with, packs with spoiled cells",
    holds="everything that is refused is refused in words; no fault of ours, no traceback",
    unit="things",
    short=400,
    long=100_000,
    go=go,
    weight=2,
)
