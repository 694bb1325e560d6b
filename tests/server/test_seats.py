"""Who sits where: invitations, other devices, shared screens, spectators and tokens."""

from __future__ import annotations

from tests.art.scanner import drawn_modules, scan
from tests.server.site import Client, Site


def code(answer: object) -> str:
    """The code of a refusal."""
    return str(answer.json()["error"]["code"])  # type: ignore[attr-defined]


def test_a_friend_takes_the_open_seat(site: Site, client: Client) -> None:
    opened = client.open(seats=("me", "open"))
    friend = site.client()
    page = friend.get(opened["invite"])
    assert page.status_code == 200
    sat = friend.http.post(opened["invite"], data={"name": "Ada", "seat": "1"})
    assert (sat.status_code, sat.headers["location"]) == (303, f"/t/{opened['table']}")
    state = friend.state(opened["table"], "page")
    assert (state["you"], state["seats"][1]["name"], state["invite"]) == ([1], "Ada", "")


def test_a_seat_is_taken_once(site: Site, client: Client) -> None:
    opened = client.open(seats=("me", "open"))
    assert site.client().post("/api/v1/join", {"invite": opened["invite"]}).status_code == 200
    late = site.client().post("/api/v1/join", {"invite": opened["invite"]})
    assert (late.status_code, code(late)) == (409, "seat-taken")


def test_a_forged_invitation_is_refused(client: Client) -> None:
    assert code(client.post("/api/v1/join", {"invite": "abc.def"})) == "bad-invite"
    assert client.get("/join/abc.def").status_code == 404


def test_a_link_can_be_scanned_and_that_uses_nothing_up(site: Site, client: Client) -> None:
    opened = client.open(seats=("me", "open"))
    carried = client.post(f"/api/v1/tables/{opened['table']}/carry").json()["url"]
    for path in (opened["invite"], carried):
        picture = site.client().get(f"{path}/picture")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert scan(drawn_modules(picture.text)).decode() == f"{site.url}{path}"
    assert site.client().post(carried).status_code == 303
    assert client.get("/join/abc.def/picture").status_code == 404


def test_each_answers_for_the_own_seat_only(site: Site, client: Client) -> None:
    opened = client.open(seats=("me", "open"))
    friend = site.client()
    friend.post("/api/v1/join", {"invite": opened["invite"]})
    state = friend.state(opened["table"])
    asked, other = (client, friend) if state["question"]["seat"] == 0 else (friend, client)
    option = asked.state(opened["table"])["question"]["options"][0]
    assert code(other.answer(opened["table"], state["version"], option)) == "wrong-seat"
    assert asked.answer(opened["table"], state["version"], option).status_code == 200


def test_a_shared_screen_shows_the_seat_that_is_asked(client: Client) -> None:
    table = client.open(seats=("me", "hotseat"))["table"]
    seen = set()
    for number in range(40):
        state = client.state(table)
        assert state["question"]["mine"]
        assert state["seat"] == state["question"]["seat"]
        seen.add(state["seat"])
        client.answer(table, state["version"], state["question"]["options"][0], number=number)
    assert seen == {0, 1}


def test_spectators_see_and_cannot_do(site: Site, client: Client) -> None:
    table = client.open(access="link")["table"]
    stranger = site.client()
    state = stranger.state(table, "page")
    assert (state["you"], state["seat"], state["question"]["mine"]) == ([], None, False)
    assert code(stranger.answer(table, state["version"], "tile crowns")) == "spectator"
    assert code(stranger.post(f"/api/v1/tables/{table}/undo", {"id": 1, "version": 0})) == "spectator"
    assert code(stranger.post(f"/api/v1/tables/{table}/chat", {"id": 1, "text": "hm"})) == "spectator"
    assert code(stranger.post(f"/api/v1/tables/{table}/tokens", {"seat": 0})) == "spectator"
    assert code(stranger.get(f"/api/v1/tables/{table}/record")) == "record-later"


def test_a_private_table_does_not_exist_for_strangers(site: Site, client: Client) -> None:
    table = client.open(access="private")["table"]
    stranger = site.client()
    assert client.get(f"/t/{table}").status_code == 200
    assert stranger.get(f"/t/{table}").status_code == 404
    assert stranger.get(f"/api/v1/tables/{table}").status_code == 404
    with stranger.socket(table) as socket:
        assert socket.wait("refused")["error"]["code"] == "no-table"


def test_public_tables_are_listed(site: Site, client: Client) -> None:
    public = client.open(access="public")["table"]
    linked = client.open(access="link")["table"]
    listed = [row["table"] for row in site.client().get("/api/v1/tables").json()["public"]]
    assert public in listed
    assert linked not in listed
    mine = client.get("/api/v1/tables").json()["mine"]
    assert {public, linked} <= {row["table"] for row in mine}
    assert {row["turn"] for row in mine} == {"you"}


def test_a_seat_goes_along_to_another_device_once(site: Site, client: Client) -> None:
    table = client.open()["table"]
    link = client.post(f"/api/v1/tables/{table}/carry").json()["url"]
    phone = site.client()
    assert phone.post(link).headers["location"] == f"/t/{table}"
    assert phone.state(table)["you"] == [0]
    assert client.state(table)["you"] == [0, 1]
    assert (site.client().get(link).status_code, site.client().post(link).status_code) == (410, 410)


def test_looking_at_a_link_does_not_use_it_up(site: Site, client: Client) -> None:
    """Chats and mail programs open links to show a preview."""
    table = client.open()["table"]
    link = client.post(f"/api/v1/tables/{table}/carry").json()["url"]
    assert [site.client().get(link).status_code for _ in "ab"] == [200, 200]
    assert site.client().state(table)["you"] == []
    assert site.client().post(link).status_code == 303


def test_a_device_keeps_its_own_seats_when_another_comes_along(site: Site, client: Client) -> None:
    table = client.open()["table"]
    phone = site.client()
    own = phone.open()["table"]
    phone.post(client.post(f"/api/v1/tables/{table}/carry").json()["url"])
    assert (phone.state(table)["you"], phone.state(own)["you"]) == ([0], [0, 1])
    listed = {row["table"] for row in phone.get("/api/v1/tables").json()["mine"]}
    assert {table, own} <= listed


def test_a_program_plays_by_its_token(site: Site, client: Client) -> None:
    opened = client.open(access="private")
    token = opened["seats"][1]["token"]
    program = site.client(authorization=f"Bearer {token}")
    assert program.state(opened["table"])["you"] == [1]
    with site.client().socket(opened["table"], token=token) as socket:
        assert socket.wait("state")["you"] == [1]


def test_a_token_is_good_for_its_own_table_only(site: Site, client: Client) -> None:
    token = client.open()["seats"][0]["token"]
    other = client.open()["table"]
    program = site.client(authorization=f"Bearer {token}")
    refused = program.get(f"/api/v1/tables/{other}")
    assert (refused.status_code, code(refused)) == (401, "bad-token")


def test_names_are_chosen_and_told_apart(site: Site) -> None:
    client = site.client()
    client.http.post("/prefs", data={"name": "  Ada\tB. ", "back": "/"})
    opened = client.open(seats=("me", "hotseat", "bot:random"))
    names = [seat["name"] for seat in client.state(opened["table"], "page")["seats"]]
    assert names[0] == "Ada B."
    assert len(set(names)) == 3


def test_the_same_game_once_more(client: Client) -> None:
    table = client.open(seats=("me", "bot:random"), practice=True)["table"]
    again = client.http.post(f"/t/{table}/again").headers["location"].rpartition("/")[2]
    assert again != table
    kinds = [seat["kind"] for seat in client.state(again, "page")["seats"]]
    assert (kinds, client.state(again, "page")["practice"]) == (["me", "bot"], True)


def test_a_form_opens_a_table(client: Client) -> None:
    form = {"game": "nemo2", "seat": ["me", "", ""], "set-level": "sailor", "fate": "fair", "access": "private"}
    made = client.http.post("/tables", data=form)
    assert made.status_code == 303
    state = client.state(made.headers["location"].rpartition("/")[2], "page")
    assert (state["game"], state["fate"]["mode"], len(state["fate"]["commitment"])) == ("nemo2", "fair", 64)


def test_a_form_that_cannot_be_is_shown_again_with_the_reason(client: Client) -> None:
    wrong = client.http.post("/tables", data={"game": "nauticus", "seat": ["me"], "fate": "seeded"})
    assert wrong.status_code == 400
    assert "2" in wrong.text
