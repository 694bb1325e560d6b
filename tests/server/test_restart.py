"""Restart at any moment: what was acknowledged is there, bots go on, nothing is done twice."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from sqlalchemy import delete, update

from pelagos.server.config import Config
from pelagos.server.store.database import entries, open_database, tables
from tests.conftest import Run
from tests.server.site import PATIENCE, process, running

CONNECTS_AT_ONCE = """
import os, socket, sys
from pelagos.server.config import Config
from pelagos.server.app import serve

def begun(port):
    socket.create_connection(("127.0.0.1", port)).close()
    print("taken", flush=True)
    os._exit(0)

serve(Config(db=sys.argv[1]), "127.0.0.1", 0, begun)
"""


def test_whoever_hears_that_a_server_has_begun_may_connect_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-c", CONNECTS_AT_ONCE, str(tmp_path / "tables.db")]
    said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (said.stdout, said.stderr) == ("taken\n", "")


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    with process(db) as (site, started):
        client = site.client()
        table = client.open(seats=("me", "hotseat"))["table"]
        cookies = dict(client.http.cookies)
        for number in range(5):
            state = client.state(table)
            done = client.answer(table, state["version"], state["question"]["options"][0], number=number)
            assert done.status_code == 200
        before = client.state(table)
        last = (state["version"], state["question"]["options"][0])
        started.send_signal(signal.SIGKILL)
        started.wait()
    with running(Config(db=db)) as again:
        client = again.client()
        client.http.cookies.update(cookies)
        assert client.state(table) == before
        repeated = client.answer(table, *last, number=4)
        assert repeated.json() == {**done.json()}
        assert client.state(table)["version"] == before["version"]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    with running(Config(db=db, workers=1)) as first:
        table = first.client().open(seats=("bot:random", "bot:random"), access="public")["table"]
    with running(Config(db=db, workers=1)) as second, second.client().socket(table) as socket:
        end = socket.until(lambda message: message["is"] == "state" and message["over"])
    assert end["question"]["kind"] == "over"


def test_a_server_ends_in_good_order(tmp_path: Path) -> None:
    with process(str(tmp_path / "tables.db")) as (site, started):
        client = site.client()
        table = client.open()["table"]
        with client.socket(table) as socket:
            socket.wait("state")
            started.send_signal(signal.SIGTERM)
            assert started.wait(PATIENCE) in (0, -signal.SIGTERM)


def test_every_stored_table_is_verified(tmp_path: Path, run: Run) -> None:
    db = str(tmp_path / "tables.db")
    with running(Config(db=db, workers=1)) as site:
        client = site.client()
        over = client.open(seats=("bot:random", "bot:random"), fate="fair")["table"]
        going = client.open(fate="fair")["table"]
        with client.socket(over) as socket:
            socket.until(lambda message: message["is"] == "state" and message["over"])
    said = run("verify", "--db", db)
    assert said.code == 0
    assert over in said.out
    assert going in said.out
    engine = open_database(db)
    with engine.begin() as connection:
        connection.execute(delete(entries).where(entries.c.table_id == over, entries.c.n == 3))
    engine.dispose()
    assert run("verify", "--db", db).code == 2


def test_a_damaged_table_does_not_stop_the_others(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    with running(Config(db=db, workers=1)) as site:
        client = site.client()
        damaged, sound = (client.open(seats=("me", "bot:random"), access="public")["table"] for _ in range(2))
    engine = open_database(db)
    with engine.begin() as connection:
        connection.execute(update(tables).values(bot_next=True))
        connection.execute(delete(entries).where(entries.c.table_id == damaged, entries.c.n == 3))
    engine.dispose()
    with running(Config(db=db, workers=1)) as again:
        client = again.client()
        assert client.get(f"/api/v1/tables/{damaged}").json()["error"]["code"] == "record-deviates"
        assert client.state(sound)["table"] == sound
        assert client.get("/healthz").text == "ok\n"
