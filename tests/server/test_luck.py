"""Luck in public: fair where people meet, chosen where nobody is wronged, added to by whoever sits there."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from pelagos.bots.seating import luck_of
from pelagos.server.play.opening import SeatWish, TableWish, clean_entropy, fate_of_wish
from pelagos.table.fate import Fair, Manual, Seeded
from pelagos.table.record import Entropy, Header, read_line
from pelagos.table.replay import replayed
from tests.server.site import Client, Site

TWO = ("me", "open")


def wished(*kinds: str, **wish: Any) -> TableWish:
    return TableWish(game="nauticus", seats=[SeatWish(kind) for kind in kinds], **wish)


def luck(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/v1/tables/{table}/luck").json()
    return found


def joined(site: Site, opened: dict[str, Any], **wish: Any) -> Client:
    guest = site.client()
    assert guest.post("/api/v1/join", {"invite": opened["invite"], "name": "Ben", **wish}).status_code == 200
    return guest


def test_luck_is_fair_as_soon_as_two_people_can_sit() -> None:
    assert isinstance(fate_of_wish(wished("me", "open")), Fair)
    assert isinstance(fate_of_wish(wished("me", "hotseat", "bot:greedy")), Fair)
    alone = fate_of_wish(wished("me", "bot:greedy"))
    assert isinstance(alone, Seeded)
    assert not isinstance(alone, Fair)
    assert isinstance(fate_of_wish(wished("me", "open", fate="manual")), Manual)


def test_seeds_that_are_made_up_cannot_be_found_by_trying() -> None:
    """[J1]"""
    fates = [fate_of_wish(wished("me", "bot:greedy", fate=fate)) for fate in ("", "seeded", "fair")]
    for fate in fates:
        assert isinstance(fate, Seeded)
        assert len(bytes.fromhex(fate.seed)) >= 16


def test_a_seed_is_not_chosen_where_strangers_sit(client: Client) -> None:
    """[J1]"""
    wish = {"game": "nauticus", "seats": [{"kind": kind} for kind in TWO], "seed": "7"}
    refused = client.post("/api/v1/tables", wish, headers={"accept-language": "de"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "seed-chosen")
    assert "Startwert" in refused.json()["error"]["message"]


def test_everybody_is_told_that_a_seed_was_chosen(site: Site, client: Client) -> None:
    opened = client.open(seats=TWO, seed="7", practice=True)
    told = site.client().state(opened["table"], "page")["fate"]
    assert (told["mode"], told["chosen"]) == ("seeded", True)
    assert "chosen" in told["text"]
    drawn = client.open(seats=TWO, fate="seeded")
    assert not luck(site.client(), drawn["table"])["chosen"]


def test_a_number_is_a_seed_like_its_text(client: Client) -> None:
    views = [client.state(client.open(seed=seed)["table"])["view"] for seed in (7, "7", 8)]
    assert views[0] == views[1] != views[2]


def test_who_sits_down_sees_the_commitment_first_and_adds_to_luck(site: Site, client: Client) -> None:
    opened = client.open(seats=TWO, entropy="salt")
    promised = luck(client, opened["table"])
    assert (promised["mode"], promised["by"], promised["entropy"]) == ("fair", [0], ["salt"])
    page = site.client().get(opened["invite"]).text
    assert promised["commitment"] in page
    assert "data-entropy" in page
    guest = joined(site, opened, entropy="  a walk \n by the sea ")
    now = luck(guest, opened["table"])
    assert (now["commitment"], now["by"], now["entropy"]) == (
        promised["commitment"],
        [0, 1],
        ["salt", "a walk by the sea"],
    )
    assert "Ben" in now["text"]


def test_an_answer_meant_for_before_it_counts_once(site: Site, client: Client) -> None:
    opened = client.open(seats=TWO)
    before = client.state(opened["table"])
    joined(site, opened, entropy="salt")
    [answer, *_] = before["question"]["options"]
    first, again = (client.answer(opened["table"], before["version"], answer) for _ in range(2))
    assert first.status_code == 200
    assert first.json() == again.json()


def test_the_record_of_it_verifies(site: Site, client: Client) -> None:
    """Whoever keeps the secret cannot change luck afterwards, and no other entropy gives the same dice."""
    opened = client.open(seats=TWO)
    guest = joined(site, opened, entropy="salt")
    for number in range(40):
        state = client.state(opened["table"])
        who = client if state["question"]["mine"] else guest
        options = who.state(opened["table"])["question"]["options"]
        assert who.answer(opened["table"], state["version"], options[-1], number=number).status_code == 200
    live = site.server.tables.live[opened["table"]]
    table = live.table
    assert table is not None
    assert isinstance(table.fate, Fair)
    lines = table.lines()
    assert [line.entropy for line in lines if isinstance(line, Entropy)] == ["salt"]
    pack = table.state.pack
    assert replayed(table.game, lines, pack, secret=table.fate.secret).state == table.state


def test_nobody_adds_to_luck_that_is_not_fair_or_not_theirs(site: Site, client: Client) -> None:
    seeded, fair = client.open(), client.open(seats=TWO)
    assert add(client, seeded).json()["error"]["code"] == "entropy-not-fair"
    assert add(site.client(), fair).json()["error"]["code"] == "spectator"
    assert add(client, fair).status_code == 200
    assert luck(client, fair["table"])["by"] == [0]


def add(client: Client, opened: dict[str, Any]) -> Any:
    return client.post(f"/api/v1/tables/{opened['table']}/entropy", {"id": 1, "text": "salt"})


def test_whoever_brings_a_game_knows_its_luck(client: Client) -> None:
    record = client.get(f"/api/v1/tables/{client.open(seed='', fate='seeded')['table']}/record").content
    assert not read_header(record).chosen
    brought = client.http.post("/api/v1/records", content=record).json()["table"]
    assert luck(client, brought)["chosen"]


def read_header(record: bytes) -> Header:
    header = read_line(record.partition(b"\n")[0], 1)
    assert isinstance(header, Header)
    return header


def test_the_record_waits_while_a_bot_keeps_somebodys_seat(site: Site, client: Client) -> None:
    """Whoever was a person at the beginning may come back: nobody takes the draws home meanwhile."""
    opened = client.open(seats=TWO)
    live = site.server.tables.live[opened["table"]]
    seats = (live.seats[0], live.seats[1]._replace(kind="bot:greedy"))
    live.row = live.row._replace(seats=seats)
    assert client.get(f"/api/v1/tables/{opened['table']}/record").json()["error"]["code"] == "record-later"


def test_the_same_game_once_more_is_fair_among_people(client: Client) -> None:
    opened = client.open(seats=("me", "hotseat"), seed="1")
    path = client.http.post(f"/t/{opened['table']}/again").headers["location"]
    assert luck(client, path.removeprefix("/t/"))["mode"] == "fair"


def test_what_a_bot_will_do_cannot_be_told_from_the_commitment(site: Site, client: Client) -> None:
    live = site.server.tables.live[client.open(seats=("me", "hotseat", "bot:random"), seed="")["table"]]
    table = live.table
    assert table is not None
    assert table.header.commitment
    assert luck_of(table) not in msgspec.json.encode(table.header).decode()


def test_the_form_offers_it(client: Client) -> None:
    page = client.get("/new/nauticus").text
    assert re.findall(r'name="fate" value="(\w*)"', page) == ["", "fair", "manual"]
    assert "data-entropy" in page


def test_what_is_typed_is_kept_as_a_record_can_keep_it() -> None:
    assert clean_entropy(" a\tb\n" + "x" * 99) == "a b " + "x" * 60
    assert clean_entropy("\x00 \u202e") == ""
