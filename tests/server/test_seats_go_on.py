"""Seats that go on: people resign, let bots play, come back, give seats up and take them, or agree to end the game."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.server.play.records import read_lines
from pelagos.table.record import Ended, Replacement
from pelagos.table.replay import replayed
from tests.server.site import Client, Site
from tests.server.test_seats import code

MOST_LOOKS = 50


def deed(client: Client, table: str, what: str, seat: int = 0, **more: Any) -> httpx.Response:
    """Something that is done with a seat; whoever hears that a bot has moved meanwhile looks again."""
    for _ in range(MOST_LOOKS):
        body = {"id": 1, "version": client.state(table)["version"], "deed": what, "seat": seat, **more}
        answer = client.post(f"/api/v1/tables/{table}/seats", body)
        if answer.status_code != 409 or code(answer) != "stale-version":
            break
    return answer


def done(client: Client, table: str, what: str, seat: int = 0, **more: Any) -> None:
    answer = deed(client, table, what, seat, **more)
    assert answer.status_code == 200, answer.text


def two(site: Site, **wish: Any) -> tuple[Client, Client, str, str]:
    """Two people at one table; neither has seen anything of the other's browser."""
    host, friend = site.client(), site.client()
    opened = host.open(seats=("me", "open"), name="Ada", **wish)
    assert friend.post("/api/v1/join", {"invite": opened["invite"], "name": "Ben"}).status_code == 200
    return host, friend, opened["table"], opened["invite"]


def seats(client: Client, table: str) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in client.state(table, "page")["seats"]]


def deeds(client: Client, table: str) -> set[tuple[str, int]]:
    menu = client.get(f"/api/v1/tables/{table}/seats").json()
    return {(one["deed"], one["seat"]) for one in menu["deeds"]}


def test_a_bot_plays_until_its_person_comes_back(site: Site) -> None:
    """[J6] Handing over is not forbidden by the other's turn, names come back, and the record verifies."""
    host, friend, table, _ = two(site)
    done(friend, table, "hand", 1, bot="random")
    assert seats(host, table)[1] == ("bot", "Random")
    assert friend.state(table)["you"] == []
    assert deeds(friend, table) == {("back", 1)}
    done(friend, table, "back", 1)
    assert seats(friend, table)[1] == ("me", "Ben")
    log = [line["text"] for line in friend.state(table, "page")["log"]]
    assert "Ben lets Random play on." in log
    assert "Ben is back and plays on." in log


def test_what_a_seat_knows_is_told_to_who_sits_there_alone(site: Site) -> None:
    """A program with a token for a seat that was given away is a spectator, also through a socket that was open."""
    host = site.client()
    opened = host.open(seats=("me", "hotseat"))
    table, key = opened["table"], opened["seats"][1]
    headers = {"Authorization": f"Bearer {key['token']}"}
    program = site.client()
    assert program.state(table, headers=headers)["you"] == [1]
    with program.socket(table, token=key["token"]) as socket:
        before = socket.next()
        assert before["you"] == [1]
        done(host, table, "offer", 1)
        told = socket.until(lambda message: message["version"] > before["version"])
        assert (told["you"], told["seat"]) == ([], None)
    assert code(program.get(f"/api/v1/tables/{table}", headers=headers)) == "bad-token"


def test_resigning_is_asked_twice_and_leaves_the_seat_to_a_bot(site: Site) -> None:
    _, friend, table, _ = two(site)
    assert code(deed(friend, table, "resign", 1)) == "seat-sure"
    assert seats(friend, table)[1] == ("me", "Ben")
    done(friend, table, "resign", 1, sure=True)
    assert seats(friend, table)[1][0] == "bot"
    assert code(deed(friend, table, "back", 1)) == "seat-no-return"


def test_where_the_table_has_it_so_a_seat_left_behind_is_free(site: Site) -> None:
    host, friend, table, invite = two(site, house={"left": "open"})
    done(friend, table, "resign", 1, sure=True)
    assert seats(host, table)[1][0] == "open"
    third = site.client()
    assert third.post("/api/v1/join", {"invite": invite, "name": "Cleo"}).status_code == 200
    assert seats(third, table)[1] == ("me", "Cleo")
    assert friend.state(table)["you"] == []
    assert "Cleo sits down and plays on." in [line["text"] for line in host.state(table, "page")["log"]]


def test_a_voyage_alone_ends_when_it_is_given_up(client: Client) -> None:
    table = client.open("nemo2", seats=("me",))["table"]
    done(client, table, "resign", sure=True)
    state = client.state(table, "page")
    assert (state["over"], state["end"]["winners"], state["end"]["ranking"]) == (True, [], [])
    assert (state["end"]["reason"], state["end"]["story"]) == ("The game was given up.", "")


def test_the_only_person_among_bots_leaves_no_game_to_them(client: Client) -> None:
    """Nobody would see how it ends, so it ends here; the menu says so before."""
    table = client.open("nauticus", seats=("me", "bot:random", "bot:random"))["table"]
    told = {one["deed"]: one["help"] for one in client.get(f"/api/v1/tables/{table}/seats").json()["deeds"]}
    assert told["resign"] == "Only bots would be left: the game ends here, and nobody wins."
    done(client, table, "resign", sure=True)
    state = client.state(table, "page")
    assert (state["over"], state["end"]["winners"]) == (True, [])
    lines = read_lines(client.get(f"/api/v1/tables/{table}/record").content)
    assert [line.why for line in lines if isinstance(line, Ended)] == ["resigned"]
    assert not [line for line in lines if isinstance(line, Replacement)]


def test_who_may_come_back_keeps_the_game_going(site: Site) -> None:
    """The other person lets a bot play meanwhile: the game goes on for him."""
    host, friend, table, _ = two(site)
    done(friend, table, "hand", 1)
    done(host, table, "resign", 0, sure=True)
    assert [kind for kind, _ in seats(friend, table)] == ["bot", "bot"]
    done(friend, table, "back", 1)
    assert seats(friend, table)[1][0] == "me"


def test_where_seats_are_free_the_table_waits_for_the_next_one(client: Client) -> None:
    table = client.open("nauticus", seats=("me", "bot:random"), house={"left": "open"})["table"]
    done(client, table, "resign", sure=True)
    assert (client.state(table)["over"], seats(client, table)[0][0]) == (False, "open")


@pytest.mark.parametrize("game", NAMES)
def test_a_game_ends_when_all_people_agree_and_its_record_verifies(game: str, client: Client) -> None:
    """Bots agree; everything that is made of a finished game is made of this one, too."""
    played = find_game(game)
    low, number = played.seats[0], int(next(s.default for s in played.settings if s.key == played.seats_setting))
    table = client.open(game, seats=("me", *["bot:random"] * (max(low, number) - 1)))["table"]
    assert code(deed(client, table, "agree")) == "seat-sure"
    assert not client.state(table)["over"]
    done(client, table, "agree", sure=True)
    state = client.state(table, "page")
    assert state["over"]
    assert state["end"]["verdict"] == "Nobody wins: the game was not played to its end."
    assert client.state(table)["question"]["winners"] == []
    lines = read_lines(client.get(f"/api/v1/tables/{table}/record").content)
    assert [line.why for line in lines if isinstance(line, Ended)] == ["agreed"]
    assert replayed(played, lines, load_pack(played)).scores() is not None
    for part in ("review", "poster", "replay"):
        assert client.get(f"/api/v1/tables/{table}/{part}").status_code == 200, part


def test_all_people_have_to_agree_and_one_word_ends_the_vote(site: Site) -> None:
    host, friend, table, _ = two(site)
    done(host, table, "agree", sure=True)
    assert friend.state(table, "page")["notes"] == ["Ada would end the game here. Still to agree: Ben."]
    assert ("disagree", 0) in deeds(friend, table)
    done(friend, table, "disagree")
    assert host.state(table, "page")["notes"] == []
    done(friend, table, "agree", sure=True)
    assert not host.state(table)["over"]
    done(host, table, "agree", sure=True)
    assert host.state(table, "page")["end"]["reason"] == "The players agreed to end the game here."
    assert code(deed(host, table, "hand")) == "seat-over"


def test_a_proposal_reaches_an_open_page_though_nobody_moved(site: Site) -> None:
    host, friend, table, _ = two(site)
    with friend.socket(table, "page") as socket:
        socket.wait("state")
        done(host, table, "agree", sure=True)
        assert socket.until(lambda message: bool(message.get("notes")))["notes"]


def test_the_record_names_everybody_who_played_a_seat(site: Site) -> None:
    """Who began stands in the header, also when another one sits there at the end."""
    host, friend, table, invite = two(site)
    done(friend, table, "offer", 1)
    third = site.client()
    third.post("/api/v1/join", {"invite": invite, "name": "Cleo"})
    for one in (host, third):
        done(one, table, "agree", sure=True)
    lines = read_lines(host.get(f"/api/v1/tables/{table}/record").content)
    assert [seat.name for seat in lines[0].seats] == ["Ada", "Ben"]  # type: ignore[union-attr]
    changes = [(line.name, line.why) for line in lines if isinstance(line, Replacement)]
    assert changes == [("Player B", "offered"), ("Cleo", "taken")]


def test_while_somebody_may_come_back_nobody_gets_the_record(site: Site) -> None:
    host, friend, table, _ = two(site)
    done(friend, table, "hand", 1)
    assert code(host.get(f"/api/v1/tables/{table}/record")) == "record-later"


@pytest.mark.parametrize(
    ("who", "what", "seat", "refused"),
    [
        ("friend", "resign", 0, "seat-not-yours"),
        ("friend", "hand", 7, "seat-not-yours"),
        ("friend", "back", 0, "seat-no-return"),
        ("friend", "bot", 0, "seat-not-host"),
        ("host", "bot", 0, "seat-changed"),
        ("host", "bot", 1, "seat-plays"),
        ("host", "open", 1, "seat-plays"),
        ("stranger", "agree", 0, "spectator"),
        ("stranger", "pin", 0, "spectator"),
    ],
)
def test_every_refusal_says_why_and_changes_nothing(who: str, what: str, seat: int, refused: str, site: Site) -> None:
    host, friend, table, _ = two(site)
    asking = {"host": host, "friend": friend, "stranger": site.client()}[who]
    before = host.state(table)
    assert code(deed(asking, table, what, seat, sure=True)) == refused
    assert host.state(table) == before


def test_nobody_changes_seats_in_a_lesson(client: Client) -> None:
    table = client.post("/api/v1/lessons", {"game": "nauticus"}).json()["table"]
    assert code(deed(client, table, "hand")) == "seat-lesson"


def test_nobody_came_so_a_bot_plays_the_free_seat(client: Client) -> None:
    table = client.open(seats=("me", "open"))["table"]
    assert ("bot", 1) in deeds(client, table)
    done(client, table, "bot", 1)
    assert seats(client, table)[1][0] == "bot"
    assert client.state(table, "page")["invite"] == ""


def test_the_same_request_sent_again_is_done_once(site: Site) -> None:
    _, friend, table, _ = two(site)
    body = {"id": 5, "version": friend.state(table)["version"], "deed": "hand", "seat": 1}
    first = friend.post(f"/api/v1/tables/{table}/seats", body)
    assert friend.post(f"/api/v1/tables/{table}/seats", body).json() == first.json()


def test_the_menu_tells_the_rules_of_the_table(client: Client) -> None:
    house = {"clock": "game", "seconds": 1200, "increment": 10, "over": "lost", "away": 86400}
    table = client.open(seats=("me", "hotseat"), house=house)["table"]
    menu = client.get(f"/api/v1/tables/{table}/seats").json()
    assert menu["rules"] == [
        "Time for the whole game: 20 minutes; every move adds: 10 seconds.",
        "When time is over, the seat is lost.",
        "Whoever is asked and away for longer than 1 day may be replaced by whoever opened the table.",
        "A bot plays on for whoever resigns.",
    ]
    assert menu["house"] == house
    assert client.post("/api/v1/tables", {"game": "nauticus", "seats": [], "house": {"clock": "x"}}).status_code == 400
