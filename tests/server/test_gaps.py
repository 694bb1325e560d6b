"""Servers on one PostgreSQL when the line to it breaks, stalls or drags: nothing is lost, and everybody catches up."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from sqlalchemy import Engine, select, text

from pelagos.server.app import make_server
from pelagos.server.config import Config
from pelagos.server.store import database, writer
from pelagos.server.store.database import cut_stuck, open_database, settings
from tests.server.gap import Gap, gap
from tests.server.postgres import binaries, postgres
from tests.server.site import Client, Site, Socket, running

PROGRAMS = binaries()

pytestmark = pytest.mark.skipif(PROGRAMS is None, reason="PostgreSQL's programs are not installed (apt: postgresql)")


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    assert PROGRAMS is not None
    with postgres(PROGRAMS) as url:
        yield url


@pytest.fixture
def two(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Site, Site, Gap]]:
    """A server beside the database, and one behind a gap."""
    for name, seconds in (("PATIENCE", 0.05), ("BEAT", 0.1)):
        monkeypatch.setattr(writer, name, seconds)
    monkeypatch.setattr("pelagos.server.play.tables.AGAIN_SECONDS", 0.05)
    near = Config(db=url, workers=1)
    with gap(url) as (between, far), running(near) as one, running(Config(db=far, workers=1)) as other:
        assert other.server.tables.listening.ready.wait(20)
        yield one, other, between
        between.heal()


def moved(client: Client, table: str, number: int) -> int:
    state = client.state(table)
    done = client.answer(table, state["version"], state["question"]["options"][0], number=number)
    assert done.status_code == 200, done.text
    return int(done.json()["version"])


def reached(socket: Socket, version: int) -> int:
    state = socket.until(lambda message: message["is"] == "state" and message["version"] >= version)
    return int(state["version"])


def test_a_move_made_while_the_line_was_cut_is_seen_afterwards(two: tuple[Site, Site, Gap]) -> None:
    """[J9] Nobody tells of it again: whoever listens anew looks what was missed."""
    one, other, between = two
    client = one.client()
    table = client.open()["table"]
    with other.client().socket(table) as far:
        far.wait("state")
        between.cut(refuse=True)
        while other.server.tables.listening.ready.is_set():
            assert one.server.tables.listening.ready.wait(0.01)
        version = moved(client, table, 1)
        between.heal()
        assert reached(far, version) == version


def test_a_line_that_is_half_open_is_given_up(two: tuple[Site, Site, Gap]) -> None:
    """It takes everything and answers nothing: whoever waits there is freed, and hears what was missed."""
    one, other, between = two
    client = one.client()
    table = client.open()["table"]
    with other.client().socket(table) as far:
        far.wait("state")
        between.still()
        version = moved(client, table, 1)
        while not cut_stuck(patience=0.5):
            assert other.server.tables.listening.thread is not None
            other.server.tables.listening.thread.join(0.05)
        between.heal()
        assert reached(far, version) == version


def test_an_answer_that_is_not_stored_is_not_acknowledged_and_can_be_sent_again(two: tuple[Site, Site, Gap]) -> None:
    one, other, between = two
    near, far = one.client(), other.client()
    table = near.open()["table"]
    far.http.cookies.update(near.http.cookies)
    state = far.state(table)
    first = state["question"]["options"][0]
    between.cut(refuse=True)
    refused = far.answer(table, state["version"], first)
    assert (refused.status_code, refused.json()["error"]["code"]) == (503, "database-away")
    assert far.get("/").status_code == 503
    between.heal()
    again = far.answer(table, state["version"], first)
    assert again.status_code == 200
    assert near.state(table)["version"] == again.json()["version"]


def test_slow_is_not_wrong(two: tuple[Site, Site, Gap]) -> None:
    one, other, between = two
    near, far = one.client(), other.client()
    table = near.open()["table"]
    far.http.cookies.update(near.http.cookies)
    between.slow(0.02)
    version = moved(far, table, 1)
    assert near.state(table)["version"] == version


def test_whoever_comes_to_another_server_sees_at_least_what_was_seen(two: tuple[Site, Site, Gap]) -> None:
    """Monotonic reads: news may still be on its way, but nobody is shown an older table."""
    one, other, _ = two
    near, far = one.client(), other.client()
    table = near.open()["table"]
    far.http.cookies.update(near.http.cookies)
    far.state(table)
    other.server.tables.listening.hear = lambda table, what: None
    version = moved(near, table, 1)
    assert far.state(table)["version"] == version
    version = moved(near, table, 2)
    with far.socket(table, seen=version) as socket:
        assert socket.wait("state")["version"] == version


def test_what_a_partner_weighs_is_seen_on_the_other_server(two: tuple[Site, Site, Gap]) -> None:
    one, other, _ = two
    host, guest = one.client(), other.client()
    opened = host.open("nemo2", ("me", "open"), settings={"mode": "coop"})
    table = opened["table"]
    guest.post("/api/v1/join", {"invite": opened["invite"], "name": "Gwen"})
    with guest.socket(table, "page") as far, host.socket(table, "page") as near:
        state = near.wait("state")
        far.wait("state")
        asked = [option["id"] for option in state["question"]["options"]]
        speaker, hearer = (near, far) if state["question"]["mine"] else (far, near)
        if not asked:
            asked = [option["id"] for option in guest.state(table, "page")["question"]["options"]]
        speaker.send(do="weighing", version=state["version"], answers=asked[:1])
        assert hearer.wait("weighing")["words"]


def emptied(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))


def test_two_servers_start_at_once_on_an_empty_database(url: str) -> None:
    """[J16] One schema, one key."""
    engine = open_database(url)
    emptied(engine)
    together = Barrier(2)

    def start() -> str:
        together.wait(20)
        server = make_server(Config(db=url))
        server.tables.engine.dispose()
        return server.signer.invite("table")

    with ThreadPoolExecutor(2) as pool:
        signed = [begun.result() for begun in [pool.submit(start), pool.submit(start)]]
    with engine.connect() as connection:
        keys = connection.execute(select(settings.c.value).where(settings.c.name == "key")).scalars().all()
    engine.dispose()
    assert len(keys) == 1
    assert signed[0] == signed[1]
    assert database.newest_schema()
