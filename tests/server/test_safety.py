"""Bad input gets a typed error in the reader's language and changes nothing; strangers stay outside."""

from __future__ import annotations

import json
import socket as sockets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pelagos.core.errors import PelagosError
from pelagos.gate.limits import Limits
from pelagos.gate.rates import Bucket
from pelagos.server.config import Config
from pelagos.server.incoming.context import TOKEN_SECONDS, SeatToken, Signer
from tests.server.site import PATIENCE, Client, Site, running


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        ("{", "bad-message"),
        ("[]", "bad-message"),
        ('{"do":"dance","id":3}', "bad-message"),
        ('{"do":"answer","id":3}', "bad-message"),
        ('{"do":"answer","id":3,"version":-1,"answers":["x"]}', "bad-message"),
        ('{"do":"answer","id":3,"version":1,"answers":[]}', "bad-message"),
        ('{"do":"answer","id":3,"version":1,"answers":["x"],"more":1}', "bad-message"),
        ('{"do":"watch"}', "bad-message"),
        ('{"do":"answer","id":3,"version":999,"answers":["tile crowns"]}', "stale-version"),
        ('{"do":"undo","id":3,"version":999}', "stale-version"),
        ('{"do":"roll","id":3,"version":999,"outcome":"1"}', "stale-version"),
        ('{"do":"say","id":3,"text":""}', "bad-message"),
        ('{"do":"say","id":3,"text":"   "}', "bad-message"),
        ("[" * 10_000, "bad-message"),
    ],
)
def test_a_bad_message_is_refused_and_changes_nothing(client: Client, raw: str, expected: str) -> None:
    table = client.open()["table"]
    before = client.state(table)
    with client.socket(table, lang="de") as socket:
        socket.wait("state")
        socket.connection.send(raw)
        refused = socket.wait("refused")
        socket.send(do="ping")
        assert socket.next() == {"is": "pong"}
    assert refused["error"]["code"] == expected
    assert refused["id"] == (3 if '"id":3' in raw else None)
    assert client.state(table) == before


def test_errors_speak_the_language_of_the_reader(site: Site) -> None:
    said = {
        lang: site.client(**{"accept-language": lang}).get("/api/v1/tables/x").json() for lang in ("en", "de", "pl")
    }
    assert said["de"]["error"]["message"] == "Diesen Tisch gibt es nicht, oder er ist nicht für alle."
    assert len({answer["error"]["message"] for answer in said.values()}) == 3


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/v1/tables", b"{", 400),
        ("/api/v1/tables", b'{"game":"chess","seats":[{"kind":"me"}]}', 404),
        ("/api/v1/tables", b'{"game":"nauticus","seats":[{"kind":"me"}]}', 400),
        ("/api/v1/tables", b'{"game":"nauticus","seats":[{"kind":"me"},{"kind":"bot:god"}]}', 400),
        ("/api/v1/tables", b'{"game":"nauticus","seats":[{"kind":"me"},{"kind":"throne"}]}', 400),
        ("/api/v1/tables", b'{"game":"nauticus","seats":[{"kind":"me"},{"kind":"me"}],"settings":{"x":1}}', 400),
        ("/api/v1/records", b"", 400),
        ("/api/v1/records", b'{"type":"answer"}\n', 400),
        ("/api/v1/records", b"\xff\xfe\n", 400),
        ("/api/v1/join", b'{"invite":""}', 404),
    ],
)
def test_a_bad_request_is_refused(client: Client, path: str, body: bytes, status: int) -> None:
    answer = client.http.post(path, content=body)
    assert answer.status_code == status
    assert set(answer.json()["error"]) == {"code", "message", "rule", "facts"}


def test_a_damaged_record_is_refused_with_its_line(client: Client) -> None:
    table = client.open()["table"]
    state = client.state(table)
    client.answer(table, state["version"], "tile crowns")
    record = client.get(f"/api/v1/tables/{table}/record").content
    assert client.http.post("/api/v1/records", content=record).status_code == 201
    damaged = record.replace(b'"answer":"tile crowns"', b'"answer":"tile dreams"')
    error = client.http.post("/api/v1/records", content=damaged).json()["error"]
    assert (error["code"], error["facts"]["line"]) == ("record-deviates", str(record.count(b"\n")))


def test_an_imported_record_goes_on(client: Client) -> None:
    table = client.open()["table"]
    record = client.get(f"/api/v1/tables/{table}/record").content
    again = client.http.post("/api/v1/records", content=record).json()["table"]
    state = client.state(again)
    assert state["question"] == client.state(table)["question"]
    assert client.answer(again, state["version"], state["question"]["options"][0]).status_code == 200


def test_a_forged_cookie_is_nobody(site: Site, client: Client) -> None:
    table = client.open()["table"]
    forger = site.client()
    forger.http.cookies.set("pelagos", client.http.cookies["pelagos"][:-2] + "xx")
    assert forger.state(table)["you"] == []


def test_a_clock_that_is_put_back_refuses_no_token(site: Site, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """[J20] A token that was signed a moment ago, by a clock that was five seconds fast, opens its seat."""
    opened = client.open()
    token, really = opened["seats"][0]["token"], time.time
    monkeypatch.setattr(time, "time", lambda: really() - 5)
    assert site.server.signer.read_token(token).table == opened["table"]
    monkeypatch.setattr(time, "time", lambda: really() + TOKEN_SECONDS + 5)
    with pytest.raises(PelagosError, match="error-bad-token"):
        site.server.signer.read_token(token)


def test_a_forged_or_outdated_token_is_refused(site: Site, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = client.open()
    person = site.server.tables.live[opened["table"]].seats[0].person
    assert person is not None
    forged = Signer("another key").token(SeatToken(opened["table"], 0, person))
    real = site.server.signer.token(SeatToken(opened["table"], 0, person))
    path = f"/api/v1/tables/{opened['table']}"
    assert site.client(authorization=f"Bearer {forged}").get(path).status_code == 401
    assert site.client(authorization=f"Bearer {real}").get(path).status_code == 200
    monkeypatch.setattr("pelagos.server.incoming.context.TOKEN_SECONDS", -1)
    assert site.client(authorization=f"Bearer {real}").get(path).status_code == 401


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(client: Client) -> None:
    set_cookie = client.post("/api/v1/tables", {"game": "nemo2", "seats": [{"kind": "me"}]}).headers["set-cookie"]
    assert "HttpOnly" in set_cookie
    assert "SameSite=lax" in set_cookie


@pytest.mark.parametrize(
    "path", ["/", "/new/nauticus", "/rules/nemo2", "/api/v1/games", "/nowhere", "/static/table.js"]
)
def test_every_answer_is_guarded(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self'")
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"


def test_no_page_has_inline_scripts_or_styles(client: Client) -> None:
    table = client.open()["table"]
    for path in ("/", "/new/nauticus", "/new/nemo2", "/rules/nauticus", f"/t/{table}"):
        page = client.get(path).text
        assert " style=" not in page
        assert "<style" not in page
        assert " onclick=" not in page
        scripts = [part for part in page.split("<script")[1:] if not part.startswith(' type="application/json"')]
        assert all(" src=" in part.partition(">")[0] for part in scripts)


def test_names_are_escaped(site: Site) -> None:
    client = site.client()
    opened = client.open(seats=("me", "open"), name="<script>alert(1)</script>", access="public")
    for page in (client.get("/").text, site.client().get("/").text, site.client().get(opened["invite"]).text):
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert" in page


def test_another_sites_page_cannot_connect_or_post(client: Client) -> None:
    table = client.open()["table"]
    evil = "https://evil.example"
    with pytest.raises(InvalidStatus):
        connect(f"{client.url.replace('http', 'ws')}/ws/{table}", additional_headers={"Origin": evil})
    foreign = client.http.post("/tables", data={"game": "nemo2", "first": "yes"}, headers={"origin": evil})
    assert foreign.status_code == 403


@pytest.mark.parametrize("origin", ["null", "x://{host}", "http://x@{host}", "http://{host}.evil.example", "http://["])
def test_what_only_looks_like_our_own_page_is_another_one(site: Site, client: Client, origin: str) -> None:
    """Whatever stands there, it is refused, and no fault of ours."""
    table, before = client.open()["table"], site.server.metrics.faults
    headers = {"origin": origin.format(host=client.url.partition("//")[2])}
    assert client.post(f"/api/v1/tables/{table}/chat", {"id": 1, "text": "x"}, headers=headers).status_code == 403
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{client.url.replace('http', 'ws')}/ws/{table}", additional_headers=headers)
    assert (refused.value.response.status_code, site.server.metrics.faults) == (403, before)


def test_secrets_stay_out_of_the_log(site: Site, client: Client, capfd: pytest.CaptureFixture[str]) -> None:
    opened = client.open(seats=("me", "open"))
    client.get(opened["invite"])
    client.get(client.post(f"/api/v1/tables/{opened['table']}/carry").json()["url"])
    logged = "".join(capfd.readouterr())
    assert opened["invite"].rpartition("/")[2] not in logged
    assert opened["seats"][0]["token"] not in logged


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    limits = Limits(
        record=2_000,
        message=1_000,
        tables_per_identity=2,
        sockets_per_address=2,
        messages_per_second=1,
        requests_per_second=50,
        burst=60,
        send_seconds=2,
    )
    folder: Path = tmp_path_factory.mktemp("small")
    with running(Config(db=f"sqlite:///{folder / 'small.db'}", limits=limits), send_buffer=4096) as site:
        yield site


def test_a_huge_body_is_refused(small: Site) -> None:
    answer = small.client().http.post("/api/v1/records", content=b"x" * 3_000)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


def test_a_huge_body_without_a_length_is_refused(small: Site) -> None:
    answer = small.client().http.post("/api/v1/records", content=iter([b"x" * 1_500] * 2))
    assert answer.status_code == 413


def test_a_huge_message_ends_the_connection(small: Site) -> None:
    client = small.client()
    with client.socket(client.open()["table"]) as socket:
        socket.wait("state")
        socket.connection.send("x" * 2_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.wait("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_nobody_opens_tables_without_end(small: Site) -> None:
    client = small.client()
    wish: dict[str, Any] = {"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    codes = [client.post("/api/v1/tables", wish).status_code for _ in range(3)]
    assert codes == [201, 201, 429]


def test_too_many_sockets_are_refused(small: Site) -> None:
    client = small.client()
    table = client.open()["table"]
    with client.socket(table) as first, client.socket(table) as second:
        first.wait("state")
        second.wait("state")
        with pytest.raises(InvalidStatus):
            connect(f"{client.url.replace('http', 'ws')}/ws/{table}")


def test_too_many_messages_are_refused(small: Site) -> None:
    client = small.client()
    with client.socket(client.open()["table"]) as socket:
        for _ in range(70):
            socket.send(do="ping")
        assert socket.wait("refused")["error"]["code"] == "too-fast"


def test_a_silent_client_is_dropped(tmp_path: Path) -> None:
    impatient = Config(db=f"sqlite:///{tmp_path / 'impatient.db'}", limits=Limits(first_message_seconds=0.2))
    with running(impatient) as site:
        client = site.client()
        table = client.open()["table"]
        with connect(f"{client.url.replace('http', 'ws')}/ws/{table}") as connection, pytest.raises(ConnectionClosed):
            connection.recv(timeout=PATIENCE)


def test_a_slow_client_is_dropped_without_harm_to_others(small: Site) -> None:
    client = small.client()
    table = client.open()["table"]
    server = small.server
    dropped = server.metrics.dropped
    address = client.url.removeprefix("http://").split(":")
    with sockets.socket() as slow, client.socket(table) as quick:
        slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        slow.connect((address[0], int(address[1])))
        slow.sendall(_handshake(table, "; ".join(f"{k}={v}" for k, v in client.http.cookies.items())))
        assert b" 101 " in slow.recv(1000)
        slow.sendall(_frame({"do": "watch", "want": "page"}))
        quick.wait("state")
        deadline = time.monotonic() + PATIENCE
        while server.metrics.dropped == dropped:
            assert time.monotonic() < deadline
            slow.sendall(_frame({"do": "lang", "lang": "de"}))
            assert client.get("/healthz").text == "ok\n"
        quick.send(do="ping")
        assert quick.wait("pong")


def _handshake(table: str, cookie: str) -> bytes:
    return (
        f"GET /ws/{table} HTTP/1.1\r\nHost: [::1]\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def _frame(message: dict[str, str]) -> bytes:
    body = json.dumps(message).encode()
    return bytes((0x81, 0x80 | len(body))) + bytes(4) + body


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(rate=2, burst=3, when=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
