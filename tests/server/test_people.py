"""Who somebody is: devices, recovery codes, pairing, seats that are lent, muting, and going for good."""

from __future__ import annotations

import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from pelagos.core.errors import Refused
from pelagos.people.codes import ALPHABET, code_mark, plain, recovery_code
from pelagos.server.incoming.context import COOKIE, MOST_TRIES, Tries
from pelagos.server.store.changes import signing_key
from pelagos.server.store.database import chat, codes, devices, entries, once, passkeys, people, seats, tables
from tests.server.site import Client, Site

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
ME = "/api/v1/me"


def code(answer: object) -> str:
    """The code of a refusal."""
    return str(answer.json()["error"]["code"])  # type: ignore[attr-defined]


@pytest.fixture(autouse=True)
def fresh_tries(site: Site) -> None:
    """Every test comes from the same address."""
    site.server.tries = Tries()
    site.server.asks.buckets.clear()


def come_back(site: Site, recovery: str) -> Client:
    """Another browser that comes in with a code."""
    other = site.client()
    assert other.post("/api/v1/enter/code", {"code": recovery}).status_code == 200
    return other


def two_at_a_table(site: Site, client: Client) -> tuple[str, Client]:
    """The client's table, at which a friend sits, too."""
    opened = client.open(seats=("me", "open"))
    friend = site.client()
    assert friend.post("/api/v1/join", {"invite": opened["invite"], "name": "Bo"}).status_code == 200
    return opened["table"], friend


def say(client: Client, table: str, words: str) -> int:
    return client.post(f"/api/v1/tables/{table}/chat", {"id": 1, "text": words}).status_code


def heard(client: Client, table: str) -> list[str]:
    with client.socket(table, want="page") as socket:
        return [line["text"] for line in socket.wait("chat")["lines"]]


def test_a_stranger_is_nobody(client: Client) -> None:
    found = client.get(ME).json()
    assert (found["known"], found["account"], found["name"], found["devices"]) == (False, False, "", [])
    assert code(client.http.delete(f"{ME}/devices/x")) == "stranger"


def test_a_browser_is_listed_by_what_it_says_of_itself(site: Site) -> None:
    client = site.client(**{"user-agent": FIREFOX})
    client.post(ME, {"name": "Ada"})
    found = client.get(ME).json()
    assert (found["name"], found["account"]) == ("Ada", False)
    assert [(device["name"], device["here"], device["table"]) for device in found["devices"]] == [
        ("Firefox · Linux", True, "")
    ]


def test_a_recovery_code_brings_somebody_back_with_seats_and_tables(site: Site, client: Client) -> None:
    """[J6]"""
    table = client.open(access="private")["table"]
    recovery = client.post(f"{ME}/code", {}).json()["code"]
    other = come_back(site, f" {recovery.lower().replace('-', ' ')} ")
    assert other.state(table)["you"] == [0, 1]
    assert [row["table"] for row in other.get("/api/v1/tables").json()["mine"]] == [table]
    assert len(other.get(ME).json()["devices"]) == 2
    assert come_back(site, recovery).state(table)["you"] == [0, 1]


def test_whoever_comes_in_keeps_what_the_browser_held_and_is_listed_once(site: Site, client: Client) -> None:
    recovery, guest = client.post(f"{ME}/code", {}).json()["code"], site.client()
    table = guest.open(access="private")["table"]
    for _ in "ab":
        assert guest.post("/api/v1/enter/code", {"code": recovery}).status_code == 200
    assert guest.state(table)["you"] == [0, 1]
    assert len(client.get(ME).json()["devices"]) == 2


def test_only_a_hash_of_a_code_is_kept_and_a_new_one_ends_the_old(site: Site, client: Client) -> None:
    first, second = (client.post(f"{ME}/code", {}).json()["code"] for _ in "ab")
    assert first != second
    assert len(plain(second)) == 25
    with site.server.tables.engine.connect() as connection:
        kept = [row.mark for row in connection.execute(select(codes))]
    assert code_mark(second).mark in kept
    assert not {plain(second), second} & set(kept)
    refused = site.client().post("/api/v1/enter/code", {"code": first})
    assert (refused.status_code, code(refused)) == (401, "bad-code")
    assert come_back(site, second).get(ME).json()["known"]


def test_codes_are_drawn_from_signs_that_nobody_takes_for_others() -> None:
    assert {sign for _ in range(40) for sign in recovery_code().replace("-", "")} <= set(ALPHABET)
    assert plain("il-oU") == "110V"


def test_nobody_can_try_codes_for_long(site: Site) -> None:
    thief = site.client()
    answers = [thief.post("/api/v1/enter/code", {"code": recovery_code()}) for _ in range(int(MOST_TRIES) + 2)]
    assert [answer.status_code for answer in answers[-2:]] == [429, 429]
    assert code(answers[-1]) == "too-many-tries"


def test_tries_from_everywhere_are_limited_together() -> None:
    tries = Tries(lambda: 0.0)
    with pytest.raises(Refused, match="error-too-many-tries"):
        for address in range(1000):
            tries.check(str(address))


def test_a_revoked_device_is_a_stranger_at_once_and_its_sockets_end(site: Site, client: Client) -> None:
    table = client.open(access="private")["table"]
    other = come_back(site, client.post(f"{ME}/code", {}).json()["code"])
    token = other.post(f"/api/v1/tables/{table}/tokens", {"seat": 0}).json()["token"]
    with other.socket(table) as socket, site.client().socket(table, token=token) as program:
        assert (socket.wait("state")["you"], program.wait("state")["you"]) == ([0, 1], [0])
        gone = next(device["id"] for device in client.get(ME).json()["devices"] if not device["here"])
        assert client.http.delete(f"{ME}/devices/{gone}").status_code == 200
        for ended in (socket, program):
            with pytest.raises(ConnectionClosed):
                ended.until(lambda message: False)
    assert other.get(f"/api/v1/tables/{table}").status_code == 404
    assert other.get(ME).json()["known"] is False
    assert site.client(authorization=f"Bearer {token}").get(f"/api/v1/tables/{table}").status_code == 401
    assert client.state(table)["you"] == [0, 1]


def test_nobody_ends_a_device_of_somebody_else(site: Site, client: Client) -> None:
    client.post(ME, {"name": "Ada"})
    device = client.get(ME).json()["devices"][0]["id"]
    thief = site.client()
    thief.post(ME, {"name": "Eve"})
    assert code(thief.http.delete(f"{ME}/devices/{device}")) == "no-device"
    assert client.get(ME).json()["known"]


def test_all_others_end_and_so_do_cookies_from_before(site: Site, client: Client) -> None:
    table = client.open(access="private")["table"]
    with site.server.tables.engine.connect() as connection:
        person = connection.execute(select(tables.c.owner).where(tables.c.id == table)).scalar()
        key = signing_key(connection)
    old = site.client()
    old.http.cookies.set(COOKIE, str(URLSafeSerializer(key, salt="cookie").dumps([person])))
    assert old.state(table)["you"] == [0, 1]
    assert client.http.delete(f"{ME}/devices/others").status_code == 200
    assert old.get(f"/api/v1/tables/{table}").status_code == 404
    assert client.state(table)["you"] == [0, 1]


def test_somebody_signs_out(site: Site, client: Client) -> None:
    table = client.open(access="private")["table"]
    recovery, cookie = client.post(f"{ME}/code", {}).json()["code"], dict(client.http.cookies)
    assert client.post(f"{ME}/leave", {}).status_code == 200
    assert client.get(ME).json()["known"] is False
    copied = site.client()
    copied.http.cookies.update(cookie)
    assert copied.get(f"/api/v1/tables/{table}").status_code == 404
    assert come_back(site, recovery).state(table)["you"] == [0, 1]


def test_a_lent_seat_is_one_seat_of_one_table(site: Site, client: Client) -> None:
    """[J7]"""
    table, private = client.open()["table"], client.open(access="private")["table"]
    client.post(ME, {"name": "Ada"})
    phone = site.client()
    phone.post(client.post(f"/api/v1/tables/{table}/carry", {"seat": 1}).json()["url"])
    assert phone.state(table)["you"] == [1]
    assert phone.get(f"/api/v1/tables/{private}").status_code == 404
    assert phone.get(ME).json()["known"] is False
    assert code(phone.post(f"/api/v1/tables/{table}/carry", {"seat": 1})) == "lent"
    assert client.post(f"/api/v1/tables/{table}/carry", {"seat": 7}).status_code == 403
    token = phone.post(f"/api/v1/tables/{table}/tokens", {"seat": 1}).json()["token"]
    assert phone.post(f"/api/v1/tables/{table}/tokens", {"seat": 0}).status_code == 403
    lent = next(device for device in client.get(ME).json()["devices"] if device["table"])
    assert (lent["table"], lent["title"]) == (table, "Nauticus")
    with phone.socket(table) as socket:
        assert socket.wait("state")["you"] == [1]
        client.http.delete(f"{ME}/devices/{lent['id']}")
        with pytest.raises(ConnectionClosed):
            socket.until(lambda message: False)
    assert phone.state(table)["you"] == []
    assert site.client(authorization=f"Bearer {token}").get(f"/api/v1/tables/{table}").status_code == 401


def test_another_device_is_let_in_by_a_device_that_is_known(site: Site, client: Client) -> None:
    table = client.open(access="private")["table"]
    phone = site.client(**{"user-agent": FIREFOX})
    waiting = phone.post("/api/v1/enter/wait", {}).json()
    assert phone.post("/api/v1/enter/device", {"secret": waiting["secret"]}).json() == {"entered": False}
    assert code(client.post(f"{ME}/waiting", {"code": waiting["code"]})) == "no-account"
    client.post(f"{ME}/code", {})
    assert client.get(f"{ME}/waiting/{waiting['code']}").json() == {"name": "Firefox · Linux"}
    assert client.post(f"{ME}/waiting", {"code": waiting["code"].lower()}).status_code == 200
    thief = site.client()
    thief.post(f"{ME}/code", {})
    assert code(thief.post(f"{ME}/waiting", {"code": waiting["code"]})) == "link-used"
    assert phone.post("/api/v1/enter/device", {"secret": waiting["secret"]}).json() == {"entered": True}
    assert phone.state(table)["you"] == [0, 1]
    assert code(phone.post("/api/v1/enter/device", {"secret": waiting["secret"]})) == "link-used"


def test_a_passkey_that_nobody_asked_for_opens_nothing(client: Client) -> None:
    forged = {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": "e30"}}
    for given in ({}, forged, {"response": 7}):
        refused = client.post("/api/v1/enter/passkey", {"credential": given})
        assert (refused.status_code, code(refused)) == (401, "bad-passkey")


def test_coming_in_needs_a_page_of_ours(site: Site, client: Client) -> None:
    recovery = client.post(f"{ME}/code", {}).json()["code"]
    foreign = site.client(origin="https://evil.example")
    assert code(foreign.post("/api/v1/enter/code", {"code": recovery})) == "foreign-page"
    assert code(foreign.http.delete(f"{ME}/devices/others")) == "foreign-page"


def test_a_code_is_shown_on_a_page_that_nobody_keeps(client: Client) -> None:
    shown = client.http.post("/you/code")
    assert shown.headers["cache-control"] == "no-store"
    assert client.get(ME).json()["account"]


def test_muted_is_not_seen_and_can_be_heard_again(site: Site, client: Client) -> None:
    table, friend = two_at_a_table(site, client)
    say(friend, table, "spam spam")
    say(client, table, "ahoy")
    assert heard(client, table) == ["spam spam", "ahoy"]
    with client.socket(table, want="page") as socket:
        line = next(line for line in socket.wait("chat")["lines"] if not line["own"])
        socket.send(do="hush", id=1, line=line["n"])
        again = socket.until(lambda message: message["is"] == "chat")
        assert (again["all"], [line["text"] for line in again["lines"]]) == (True, ["ahoy"])
    assert say(friend, table, "eggs") == 200
    assert (heard(client, table), heard(friend, table)) == (["ahoy"], ["spam spam", "ahoy", "eggs"])
    muted = client.get(ME).json()["hushed"]
    assert [(other["name"], other["kind"]) for other in muted] == [("Bo", "mute")]
    assert client.http.delete(f"{ME}/hushed/{muted[0]['id']}").json()["hushed"] == []
    assert heard(client, table) == ["spam spam", "ahoy", "eggs"]


def test_blocked_neither_talks_nor_sits_at_my_tables(site: Site, client: Client) -> None:
    table, friend = two_at_a_table(site, client)
    say(friend, table, "spam")
    blocked = client.post(f"/api/v1/tables/{table}/hush", {"id": 1, "line": 1, "kind": "block"})
    assert blocked.status_code == 200
    assert say(friend, table, "more") == 403
    invite = client.open(seats=("me", "open"))["invite"]
    assert code(friend.post("/api/v1/join", {"invite": invite})) == "blocked"
    assert site.client().post("/api/v1/join", {"invite": invite}).status_code == 200
    other = friend.open(seats=("me", "open"))
    assert client.post("/api/v1/join", {"invite": other["invite"]}).status_code == 200
    assert say(friend, other["table"], "mine") == 200
    assert heard(client, other["table"]) == []


def test_nobody_mutes_oneself_or_nobody(client: Client) -> None:
    table = client.open()["table"]
    say(client, table, "ahoy")
    for line in (1, 2):
        assert code(client.post(f"/api/v1/tables/{table}/hush", {"id": 1, "line": line})) == "no-line"


def test_names_are_clean_wherever_they_come_from(site: Site, client: Client) -> None:
    """[J21]"""
    assert client.post(ME, {"name": "A\u202eda\u200b"}).json()["name"] == "Ada"
    assert code(client.post(ME, {"name": "\u3164"})) == "name-blank"
    table = client.open(seats=("me", "bot:random"))["table"]
    say(client, table, "a\u202eb\x00c")
    assert heard(client, table) == ["abc"]
    record = client.get(f"/api/v1/tables/{table}/record").text.replace('"name":"Ada"', '"name":"A\u202eda"', 1)
    raw = record.replace('"name":"Random"', '"name":"\u200b"', 1).encode()
    opened = client.http.post("/api/v1/records", content=raw)
    assert opened.status_code == 201, opened.text
    names = [seat["name"] for seat in client.state(opened.json()["table"], "page")["seats"]]
    assert (names[0], names[1].strip() != "") == ("Ada", True)
    again = client.get(f"/api/v1/tables/{opened.json()['table']}/record").text
    assert "\u202e" not in again
    assert "\u200b" not in again


def test_somebody_who_lost_a_seat_asks_at_the_table(site: Site, client: Client) -> None:
    table, friend = two_at_a_table(site, client)
    stranger = site.client()
    page = stranger.get(f"/you?table={table}").text
    assert 'id="ask-seat"' in page
    assert 'id="enter-code"' in page
    assert stranger.post(f"/api/v1/tables/{table}/ask", {"seat": 1}).status_code == 200
    with client.socket(table, want="page") as socket:
        line = socket.wait("chat")["lines"][0]
    assert (line["name"], line["own"]) == ("Bo (?)", False)
    assert "offer it again" in line["text"]
    assert code(friend.post(f"/api/v1/tables/{table}/ask", {"seat": 1})) == "seat-not-lost"
    private = client.open(access="private")["table"]
    assert stranger.post(f"/api/v1/tables/{private}/ask", {"seat": 0}).status_code == 404
    asked = [stranger.post(f"/api/v1/tables/{table}/ask", {"seat": 1}).status_code for _ in "abcd"]
    assert asked[-1] == 429


def test_a_page_that_is_not_there_tells_strangers_the_way_back(site: Site, client: Client) -> None:
    table = client.open(access="private")["table"]
    assert 'href="/you"' in site.client().get(f"/t/{table}").text.partition("adrift")[2]


def test_a_table_is_deleted_by_whoever_opened_it_and_sits_there_alone(site: Site, client: Client) -> None:
    table = client.open(seats=("me", "bot:random"))["table"]
    shared, friend = two_at_a_table(site, client)
    assert code(friend.http.delete(f"/api/v1/tables/{table}")) == "not-opener"
    assert code(client.http.delete(f"/api/v1/tables/{shared}")) == "table-shared"
    say(client, table, "ahoy")
    with site.client().socket(table) as socket:
        socket.wait("state")
        left = client.http.delete(f"/api/v1/tables/{table}").json()["tables"]
        with pytest.raises(ConnectionClosed):
            socket.until(lambda message: False)
    assert [row["table"] for row in left] == [shared]
    assert client.get(f"/t/{table}").status_code == 404
    with site.server.tables.engine.connect() as connection:
        for part in (chat, entries, seats):
            assert connection.execute(select(part).where(part.c.table_id == table)).first() is None


def test_an_account_goes_when_it_is_confirmed_and_others_keep_their_game(site: Site, client: Client) -> None:
    client.post(ME, {"name": "Ada Unlikely"})
    recovery, alone = client.post(f"{ME}/code", {}).json()["code"], client.open()["table"]
    shared, friend = two_at_a_table(site, client)
    say(client, shared, "a secret of Ada's")
    say(friend, shared, "ahoy")
    told = client.post(f"{ME}/delete", {}).json()
    assert (len(told["goes"]), len(told["stays"])) == (2, 2)
    assert client.get(ME).json()["known"]
    assert code(friend.post(f"{ME}/delete", {"confirm": told["confirm"]})) == "link-used"
    assert client.post(f"{ME}/delete", {"confirm": "guessed"}).status_code == 410
    with client.socket(shared) as socket:
        socket.wait("state")
        again = client.post(f"{ME}/delete", {}).json()["confirm"]
        assert client.post(f"{ME}/delete", {"confirm": again}).json()["known"] is False
        with pytest.raises(ConnectionClosed):
            socket.until(lambda message: False)
    assert client.get(f"/t/{alone}").status_code == 404
    assert code(site.client().post("/api/v1/enter/code", {"code": recovery})) == "bad-code"
    state = friend.state(shared, "page")
    assert (state["you"], [seat["kind"] for seat in state["seats"]]) == ([1], ["open", "me"])
    assert heard(friend, shared) == ["ahoy"]
    with site.server.tables.engine.connect() as connection:
        for part in (people, passkeys, codes, devices, tables, seats, chat, entries):
            assert "Unlikely" not in str(connection.execute(select(part)).all())
        owner = connection.execute(select(tables.c.owner).where(tables.c.id == shared)).scalar()
        sits = connection.execute(select(seats.c.person).where(seats.c.table_id == shared, seats.c.seat == 1)).scalar()
    assert owner == sits


def test_whoever_resigned_long_ago_is_forgotten_and_who_came_after_is_not(site: Site) -> None:
    """The record names everybody who played a seat, until one of them wants to be forgotten."""
    host, leaver, heir = (site.client() for _ in range(3))
    opened = host.open(seats=("me", "open"), name="Ada", house={"left": "open"})
    table, place = opened["table"], {"invite": opened["invite"]}
    leaver.post("/api/v1/join", {**place, "name": "Ben Unlikely"})
    body = {"id": 1, "version": leaver.state(table)["version"], "deed": "resign", "seat": 1, "sure": True}
    assert leaver.post(f"/api/v1/tables/{table}/seats", body).status_code == 200
    heir.post("/api/v1/join", {**place, "name": "Cleo"})
    assert "Ben Unlikely" in str(host.state(table, "page")["log"])
    confirm = leaver.post(f"{ME}/delete", {}).json()["confirm"]
    assert leaver.post(f"{ME}/delete", {"confirm": confirm}).status_code == 200
    state = host.state(table, "page")
    assert "Unlikely" not in str(state["log"])
    assert [seat["name"] for seat in state["seats"]] == ["Ada", "Cleo"]
    with site.server.tables.engine.connect() as connection:
        for part in (people, devices, tables, seats, entries, once):
            assert "Unlikely" not in str(connection.execute(select(part)).all())
        assert "Cleo" in str(connection.execute(select(entries)).all())
