"""A bot that fails is said at the table; nobody moves in its place, and a person decides who plays on."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from pelagos.bots.workers import BotWorkers, Job, think
from pelagos.games.registry import find_game, load_pack
from pelagos.server.config import Config
from pelagos.server.play.records import read_lines
from pelagos.table.record import Replacement
from pelagos.table.replay import replayed
from tests.server.site import Client, Site, Socket, running

PATIENT, SOON = 60.0, 0.3
SEATS = ("bot:greedy", "me")


REASONS = {"raises": "raised", "not offered": "nonsense", "no option": "nonsense", "dies": "died", "stuck": "slow"}


def broken(job: Job) -> Any:
    """Only the greedy bot is broken; how, the seed of the table says."""
    if job.bot != "greedy":
        return think(job)
    fault = job.seed.partition("/")[0]
    if fault == "stuck":
        threading.Event().wait()
    if fault == "dies":
        os._exit(1)
    if fault == "raises":
        raise ValueError("no idea")
    return {"sail": "home"} if fault == "no option" else ("fly", "home")


@contextmanager
def breaking(db: Path) -> Iterator[Site]:
    with running(Config(db=str(db))) as site:
        site.server.tables.bot_workers = BotWorkers(1, PATIENT, broken)
        yield site


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose greedy bot fails."""
    with breaking(tmp_path_factory.mktemp("server") / "tables.db") as site:
        yield site


def failed(socket: Socket) -> dict[str, Any]:
    """The first state that tells of a failure."""
    return socket.until(lambda message: message["is"] == "state" and bool(message.get("failed_bot")))


def replace(client: Client, table: str, version: int, bot: str, seat: int = 0, **options: Any) -> Any:
    body = {"id": 1, "version": version, "seat": seat, "bot": bot}
    return client.post(f"/api/v1/tables/{table}/replace", body, **options)


@pytest.mark.parametrize("fault", REASONS)
def test_a_failing_bot_is_said_and_replaced(fault: str, faulty: Site) -> None:
    client, reason, bot_workers = faulty.client(), REASONS[fault], faulty.server.tables.bot_workers
    bot_workers.seconds = SOON if reason == "slow" else PATIENT
    table = client.open(seats=SEATS, seed=fault)["table"]
    with client.socket(table) as socket:
        state = failed(socket)
        bot_workers.seconds = PATIENT
        version = state["version"]
        bots = ["greedy", "random"]
        assert state["failed_bot"] == {"seat": 0, "bot": "greedy", "reason": reason, "bots": bots}
        assert (state["question"]["seat"], state["over"]) == (0, False)
        assert client.state(table)["version"] == version, "nothing was moved in its place"
        assert replace(client, table, version, "random").status_code == 200
        mine = socket.until(lambda message: message["version"] > version + 1 and message["question"]["mine"])
    assert "failed_bot" not in mine
    seats = client.state(table, want="page")["seats"]
    assert (seats[0]["bot"], seats[0]["name"]) == ("random", "Random")


def test_it_is_asked_once_and_logged_once_until_somebody_wishes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with breaking(tmp_path / "tables.db") as site:
        client = site.client()
        table = client.open(seats=SEATS, seed="raises")["table"]
        with client.socket(table) as socket:
            version = failed(socket)["version"]
            with client.socket(table) as another:
                failed(another)
            for number in range(3):
                client.post(f"/api/v1/tables/{table}/chat", {"id": number, "text": "ahoy"})
            assert site.server.tables.bot_workers.failed == 1
            assert replace(client, table, version, "greedy").json()["version"] == version + 1
            again = socket.until(lambda message: message["version"] == version + 1 and bool(message.get("failed_bot")))
        assert again["failed_bot"]["reason"] == "raised"
        log = [line["text"] for line in client.state(table, want="page")["log"]]
    assert "Greedy tries again." in log
    told = [line for line in capsys.readouterr().err.splitlines() if "gives no answer" in line]
    assert len(told) == 2
    assert "no idea" in told[0]


def test_it_is_said_in_every_language(faulty: Site) -> None:
    client, said = faulty.client(), {}
    table = client.open(seats=SEATS, seed="raises")["table"]
    for lang in ("en", "de", "pl", "es"):
        with client.socket(table, want="page", lang=lang) as socket:
            said[lang] = failed(socket)["failed_bot"]
    with faulty.client().socket(table, want="page") as spectator:
        assert failed(spectator)["failed_bot"]["mine"] is False
    assert said["en"]["text"].startswith("Greedy (bot “greedy”) gives no answer: its program made an error.")
    assert [bot["label"] for bot in said["en"]["bots"]] == ["Let Greedy try again", "Let Random play on"]
    assert "Fehler" in said["de"]["text"]
    assert len({words["text"] for words in said.values()}) == 4
    assert all(words["mine"] for words in said.values())


def test_who_may_replace_and_what(faulty: Site) -> None:
    opener, stranger = faulty.client(), faulty.client()
    table = opener.open(seats=("bot:greedy", "bot:random"), access="public", seed="raises")["table"]
    with opener.socket(table) as socket:
        version = failed(socket)["version"]
    assert replace(stranger, table, version, "random").json()["error"]["code"] == "spectator"
    assert replace(opener, table, version, "nope").json()["error"]["code"] == "unknown-bot"
    assert replace(opener, table, version, "random", seat=1).json()["error"]["code"] == "bot-plays"
    assert replace(opener, table, version, "random", seat=7).json()["error"]["code"] == "bot-plays"
    assert replace(opener, table, version - 1, "random").json()["error"]["code"] == "stale-version"
    assert opener.state(table)["version"] == version
    done = replace(opener, table, version, "random")
    assert done.status_code == 200, "the opener decides, who plays no seat"
    assert replace(opener, table, version, "random").json() == done.json(), "sent again, not done again"
    with opener.socket(table) as socket:
        socket.until(lambda message: message["is"] == "state" and message["over"])


def test_a_replacement_is_in_the_record_and_survives(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with breaking(db) as site:
        client = site.client()
        table = client.open(seats=SEATS, practice=True, seed="raises")["table"]
        with client.socket(table) as socket:
            version = failed(socket)["version"]
            replace(client, table, version, "random")
            socket.until(lambda message: message["version"] > version + 1 and message["question"]["mine"])
        cookies = dict(client.http.cookies)
    with running(Config(db=str(db))) as site:
        client = site.client()
        client.http.cookies.update(cookies)
        state = client.state(table, want="page")
        lines = read_lines(client.get(f"/api/v1/tables/{table}/record").content)
        past = client.get(f"/api/v1/tables/{table}/at/{version + 1}").json()
        page = client.get(f"/api/v1/tables/{table}/replay")
        opened = client.post("/api/v1/records", content=client.get(f"/api/v1/tables/{table}/record").content).json()
        copied = client.state(opened["table"], want="page")
    game = find_game("nauticus")
    again = replayed(game, lines, load_pack(game))
    [replacement] = [line for line in lines if isinstance(line, Replacement)]
    assert (replacement.n, replacement.seat, replacement.kind, replacement.by) == (version + 1, 0, "bot:random", 1)
    assert [seat.kind for seat in again.header.seats] == ["bot:greedy", "me"]
    assert [seat.kind for seat in again.seats] == ["bot:random", "me"]
    assert "Random takes the place of Greedy." in [line["text"] for line in state["log"]]
    assert past["question"]["seat"] == 0
    assert page.status_code == 200
    assert [seat["bot"] for seat in copied["seats"]] == ["random", ""]


def test_a_record_with_an_unknown_bot_is_opened_and_waits_for_another(site: Site) -> None:
    client = site.client()
    table = client.open(seats=("me", "bot:greedy"))["table"]
    record = client.get(f"/api/v1/tables/{table}/record").text.replace("bot:greedy", "bot:nope")
    opened = client.post("/api/v1/records", content=record.encode())
    assert opened.status_code == 201
    table = opened.json()["table"]
    state = client.state(table)
    bots = ["greedy", "random"]
    assert state["failed_bot"] == {"seat": 1, "bot": "nope", "reason": "unknown", "bots": bots}
    assert state["question"]["mine"], "whoever is asked can answer meanwhile"
    processes = len(site.server.tables.bot_workers.all)
    with client.socket(table) as socket:
        socket.wait("state")
        while (state := client.state(table))["question"]["mine"]:
            client.answer(table, state["version"], state["question"]["options"][0], number=state["version"])
        state = failed(socket)
        assert len(site.server.tables.bot_workers.all) == processes, "nobody is asked who is not there"
        replace(client, table, client.state(table)["version"], "random", seat=1)
        socket.until(lambda message: message["version"] > state["version"] + 1)
    assert client.state(table, want="page")["failed_bot"] is None


def test_a_kind_that_is_too_long_is_refused(site: Site) -> None:
    client = site.client()
    table = client.open(seats=("me", "bot:greedy"))["table"]
    record = client.get(f"/api/v1/tables/{table}/record").text.replace("bot:greedy", "bot:" + "n" * 100)
    refused = client.post("/api/v1/records", content=record.encode())
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "seat-kind")
