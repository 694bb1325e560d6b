"""What goes wrong between a program and a server is said clearly, and nothing is lost or done twice."""

from __future__ import annotations

import pickle
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from pelagos.client import (
    ClientError,
    ForeignServer,
    NoTable,
    NotYourSeat,
    PlainView,
    Refusal,
    Seat,
    Server,
    ServerAway,
    StaleVersion,
    TooMuch,
)
from pelagos.client.errors import ErrorData, refusal
from pelagos.client.messages import Opened, Turn
from pelagos.locale.catalogue import LANGUAGES
from pelagos.server.app import bound_socket
from tests.server.gap import Gap
from tests.server.site import Site

REPAIR = ("not-now", "NW1-5.1")
"""Nobody repairs before the voyage has begun."""
AWAY = {
    "en": "Nobody answers at {}.",
    "de": "Unter {} antwortet niemand.",
    "pl": "Pod adresem {} nikt nie odpowiada.",
    "es": "Nadie responde en {}.",
}


@pytest.fixture
def nowhere() -> str:
    """An address at which nobody listens any more."""
    listening = bound_socket("127.0.0.1", 0)
    port = listening.getsockname()[1]
    listening.close()
    return f"http://127.0.0.1:{port}"


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries in a row follow each other at once."""
    monkeypatch.setattr("pelagos.client.seat.FIRST_WAIT", 0.0)


@contextmanager
def between(site: Site) -> Iterator[tuple[Gap, Server]]:
    """A line that can be cut, and a program that uses it."""
    gap = Gap("127.0.0.1", int(site.url.rpartition(":")[2]))
    try:
        with Server(f"http://127.0.0.1:{gap.port}") as server:
            yield gap, server
    finally:
        gap.close()


def alone(server: Server) -> Opened:
    return server.open("nemo1", ["me"], seed="4")


def first_turn(seat: Seat[PlainView]) -> Turn[PlainView]:
    return next(seat.turns())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_server_that_is_away_is_said_in_the_own_language(nowhere: str, lang: str) -> None:
    with pytest.raises(ServerAway) as caught:
        Server(nowhere, lang).games()
    assert str(caught.value) == AWAY[lang].format(nowhere)


def test_nobody_at_the_other_end_of_a_seat(hurried: None, nowhere: str) -> None:
    with pytest.raises(ServerAway), Server(nowhere).sit("abc", "token"):
        pass


@pytest.mark.parametrize("address", ["games.example.org", "ftp://games.example.org", "http://", ""])
def test_an_address_is_one(address: str) -> None:
    with pytest.raises(ClientError) as caught:
        Server(address)
    assert caught.value.id == "error-client-address"


class Stranger(BaseHTTPRequestHandler):
    """Answers everything with a page."""

    protocol_version = "HTTP/1.1"
    page = b"<p>Welcome!</p>"

    def do_GET(self) -> None:
        self.send_response(200 if "games" in self.path else 404)
        self.send_header("Content-Length", str(len(self.page)))
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(self.page)


@pytest.fixture
def stranger() -> Iterator[str]:
    """The address of something that is no server of ours."""
    with HTTPServer(("127.0.0.1", 0), Stranger) as other:
        thread = threading.Thread(target=other.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{other.server_port}"
        other.shutdown()
        thread.join()


def test_something_else_answers(hurried: None, stranger: str) -> None:
    server = Server(stranger)
    for deed in (server.games, server.tables, lambda: server.sit("abc").__enter__()):
        with pytest.raises(ForeignServer):
            deed()


def test_a_table_that_is_not_there(server: Server) -> None:
    for deed in (lambda: server.state("nothing"), lambda: server.sit("nothing").__enter__()):
        with pytest.raises(NoTable) as caught:
            deed()
        assert caught.value.code == "no-table"


def test_a_token_for_another_table(server: Server) -> None:
    one, other = alone(server), alone(server)
    with pytest.raises(NotYourSeat), server.sit(one.table, other.token):
        pass
    with pytest.raises(NotYourSeat):
        server.answer(one.table, "nonsense", 0, "rest")


def test_a_refused_answer_has_its_reason_and_its_rule(site: Site) -> None:
    """The question stands, and is given out again; the sentence is in the program's language."""
    with Server(site.url, "de") as server:
        opened = alone(server)
        with server.sit(opened.table, opened.token) as seat:
            turn = first_turn(seat)
            with pytest.raises(Refusal) as caught:
                seat.answer(turn, "repair crew")
            problem = caught.value
            assert (problem.code, problem.rule) == REPAIR
            assert str(problem).endswith(f"[{problem.rule}]")
            assert problem.facts["answer"] == "repair crew"
            with pytest.raises(Refusal) as nonsense:
                seat.answer(first_turn(seat), "no such answer")
            assert (nonsense.value.code, nonsense.value.rule) == ("not-offered", "")
            again = first_turn(seat)
            assert (again.version, again.options) == (turn.version, turn.options)
            assert seat.answer(again, again.options[0]) > turn.version


def test_an_answer_that_comes_too_late(server: Server) -> None:
    """The program goes on from where the table stands."""
    opened = alone(server)
    with server.sit(opened.table, opened.token) as seat, server.sit(opened.table, opened.token) as twin:
        turn, same = first_turn(seat), first_turn(twin)
        version = twin.answer(same, same.options[0])
        with pytest.raises(StaleVersion) as caught:
            seat.answer(turn, turn.options[-1])
        assert caught.value.current == version
        later = first_turn(seat)
        assert later.version >= version
        with pytest.raises(StaleVersion) as over_http:
            server.answer(opened.table, opened.token, turn.version, turn.options[-1])
        assert over_http.value.status == 409


def test_a_line_that_is_cut_is_opened_again(hurried: None, site: Site) -> None:
    """Nothing of what happened meanwhile is missed."""
    with between(site) as (gap, server), Server(site.url) as direct:
        opened = alone(direct)
        with server.sit(opened.table, opened.token) as seat:
            turn = first_turn(seat)
            gap.cut()
            done = direct.answer(opened.table, opened.token, turn.version, turn.options[0])
            later = first_turn(seat)
            assert later.version >= done.version
            assert {event.n for event in later.events} == set(range(turn.version + 1, later.version + 1))


def test_an_answer_whose_receipt_is_lost_is_given_once(
    hurried: None, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer came through, the line was cut before the server could say so: it is sent again, with its number."""
    with between(site) as (gap, server), Server(site.url) as direct:
        opened = alone(direct)
        with server.sit(opened.table, opened.token) as seat:
            turn, sent = first_turn(seat), seat._sent

            def cut_off(message: str) -> Any:
                line = sent(message)
                while direct.state(opened.table, opened.token).version == turn.version:
                    pass
                gap.cut()
                monkeypatch.setattr(seat, "_sent", sent)
                return line

            monkeypatch.setattr(seat, "_sent", cut_off)
            version = seat.answer(turn, turn.options[0])
            assert version == direct.state(opened.table, opened.token).version


def test_a_server_that_goes_away_for_good(hurried: None, site: Site) -> None:
    with between(site) as (gap, server):
        opened = alone(server)
        with server.sit(opened.table, opened.token) as seat:
            turn = first_turn(seat)
            gap.cut(refuse=True)
            with pytest.raises(ServerAway):
                seat.answer(turn, turn.options[0])


def test_too_much_says_when_to_come_again() -> None:
    found = refusal("en", ErrorData("quota-tables", "Too many tables."), 429, "7")
    assert isinstance(found, TooMuch)
    assert (found.retry_after, str(found)) == (7.0, "Too many tables.")


def test_errors_can_be_sent_to_other_processes() -> None:
    found = refusal("en", ErrorData("no-cubes", "No cubes.", "NW2-11.3", {"n": 0}), 400)
    again = pickle.loads(pickle.dumps(found))
    assert (type(again), str(again), again.facts) == (Refusal, "No cubes. [NW2-11.3]", {"n": 0})
