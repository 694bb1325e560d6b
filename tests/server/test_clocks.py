"""Clocks, absence and old tables, by a clock that the test moves; nobody sleeps."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pelagos.server import app
from pelagos.server.config import Config
from pelagos.server.health import look_at_clocks, remove_old, take_heart
from pelagos.server.play.live import Steady
from pelagos.server.play.tables import Tables
from tests.server.site import Client, Site, running
from tests.server.test_seats import code
from tests.server.test_seats_go_on import deed, deeds, done, seats

HOUR, DAY = 3600, 86400
BEGIN = 1_800_000_000
STEP = 30


class Hall:
    """A server whose time is moved by hand; its chores are done when the test says so."""

    def __init__(self, site: Site, now: int) -> None:
        self.site = site
        self.now = now
        site.server.tables.clock = lambda: self.now
        self.do(take_heart)

    def do(self, chore: Callable[[Tables], Coroutine[Any, Any, Any]]) -> Any:
        """One chore, in the server's own loop."""
        tables = self.site.server.tables
        return asyncio.run_coroutine_threadsafe(chore(tables), tables.chores[0].get_loop()).result(60)

    def pass_by(self, seconds: int) -> None:
        """Time goes by while the server lives: one heartbeat tells of the way, and clocks are looked at."""
        self.now += seconds
        self.site.server.tables.clock = lambda: self.now
        with patience(seconds + STEP):
            self.do(take_heart)
        self.do(look_at_clocks)

    def stop_for(self, seconds: int) -> None:
        """Nobody could play for a while."""
        self.now += seconds
        self.do(take_heart)
        self.do(look_at_clocks)


@contextmanager
def patience(seconds: int) -> Iterator[None]:
    """Heartbeats that are so far apart are no stop."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pelagos.server.health.PATIENCE", seconds)
        yield


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with opened(tmp_path_factory.mktemp("hall") / "tables.db") as hall:
        yield hall


@contextmanager
def opened(db: Path, now: int = BEGIN, **config: Any) -> Iterator[Hall]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "begun", lambda tables: [])
        with running(Config(db=str(db), workers=1, **config)) as site:
            yield Hall(site, now)


def friends(hall: Hall, **house: Any) -> tuple[Client, Client, str]:
    """The one who opened the table, and the one who is asked first."""
    host, friend = hall.site.client(), hall.site.client()
    table = host.open(seats=("open", "me"), name="Ada", house=house)
    friend.post("/api/v1/join", {"invite": table["invite"], "name": "Ben"})
    assert friend.state(table["table"])["question"]["mine"]
    return host, friend, table["table"]


def clocks(client: Client, table: str) -> list[tuple[int, int, bool]]:
    return [(one["seat"], one["left"], one["runs"]) for one in client.state(table).get("clocks", [])]


def answer(client: Client, table: str, number: int = 1) -> None:
    state = client.state(table)
    assert client.answer(table, state["version"], state["question"]["options"][0], number=number).status_code == 200


def test_a_game_has_its_minutes_and_only_who_is_asked_is_charged(hall: Hall) -> None:
    _, friend, table = friends(hall, clock="game", seconds=600, increment=5)
    hall.pass_by(100)
    assert clocks(friend, table) == [(0, 500, True), (1, 600, False)]
    assert friend.state(table, "page")["seats"][0]["clock"] == [500, True]
    answer(friend, table)
    assert clocks(friend, table)[0][1] == 505
    hall.pass_by(50)
    assert sum(left for _, left, _ in clocks(friend, table)) == 505 + 600 - 50


@pytest.mark.parametrize(
    ("over", "left", "kind", "back"),
    [("bot", "bot", "bot", True), ("lost", "bot", "bot", False), ("lost", "open", "open", False)],
)
def test_when_a_move_took_too_long_the_table_does_what_was_agreed_on(
    over: str, left: str, kind: str, back: bool, hall: Hall
) -> None:
    _, friend, table = friends(hall, clock="move", seconds=DAY, over=over, left=left)
    hall.pass_by(DAY - 1)
    assert seats(friend, table)[0][0] == "me"
    hall.pass_by(1)
    assert seats(friend, table)[0][0] == kind
    assert (("back", 0) in deeds(friend, table)) is back
    assert any("The time of Ben is over" in line["text"] for line in friend.state(table, "page")["log"])


@pytest.mark.parametrize("clock", ["move", "game"])
def test_no_time_runs_while_somebody_is_still_to_come(hall: Hall, clock: str) -> None:
    """Whoever opened the table is asked, but the other seat is free; with who sits down there, time begins."""
    host, friend = hall.site.client(), hall.site.client()
    opened = host.open(seats=("me", "open"), house={"clock": clock, "seconds": HOUR})
    table = opened["table"]
    assert host.state(table)["question"]["mine"]
    hall.pass_by(5 * HOUR)
    assert seats(host, table)[0][0] == "me"
    assert not any(runs for _, _, runs in clocks(host, table))
    friend.post("/api/v1/join", {"invite": opened["invite"], "name": "Ben"})
    assert clocks(host, table)[0] == (0, HOUR, True)
    hall.pass_by(HOUR)
    assert seats(host, table)[0][0] == "bot"


@pytest.mark.parametrize("clock", ["move", "game"])
def test_time_stands_still_while_a_seat_is_offered_and_then_goes_on(hall: Hall, clock: str) -> None:
    host, friend, table = friends(hall, clock=clock, seconds=HOUR)
    hall.pass_by(600)
    done(host, table, "offer", 1)
    hall.pass_by(5 * HOUR)
    assert clocks(friend, table)[0] == (0, HOUR - 600, False)
    invite = friend.state(table, "page")["invite"]
    assert hall.site.client().post("/api/v1/join", {"invite": invite, "name": "Cleo"}).status_code == 200
    assert clocks(friend, table)[0] == (0, HOUR - 600, True)


def test_an_answer_while_time_stands_still_adds_none(hall: Hall) -> None:
    host = hall.site.client()
    table = host.open(seats=("me", "open"), house={"clock": "game", "seconds": 600, "increment": 5})["table"]
    answer(host, table)
    assert clocks(host, table)[0] == (0, 600, False)


def moment(client: Client, table: str) -> str:
    """The turn and phase in which somebody is asked."""
    return str(client.state(table)["view"]["moment"])


def test_small_answers_do_not_stretch_a_move(hall: Hall) -> None:
    """Within a turn or phase the clock goes on; with the next one it begins anew."""
    client = hall.site.client()
    table = client.open("nemo1", seats=("me",), house={"clock": "move", "seconds": HOUR})["table"]
    begun, asked = moment(client, table), 0
    while moment(client, table) == begun:
        assert clocks(client, table) == [(0, HOUR - 60 * asked, True)]
        hall.pass_by(60)
        answer(client, table, number=asked)
        asked += 1
    assert asked > 1, "somebody could have stretched it"
    assert clocks(client, table) == [(0, HOUR, True)]


def undone(client: Client, table: str, number: int) -> None:
    body = {"id": number, "version": client.state(table)["version"]}
    assert client.post(f"/api/v1/tables/{table}/undo", body).status_code == 200


def passed_on(client: Client, table: str, number: int) -> None:
    """Answer until somebody else is asked, with whatever does least."""
    while client.state(table)["question"]["mine"]:
        state = client.state(table)
        client.answer(table, state["version"], state["question"]["options"][-1], number=number)


def test_taking_back_does_not_stretch_a_move(hall: Hall) -> None:
    """Who has passed the question on and takes it back has what was left, as often as he does so."""
    _, friend, table = friends(hall, clock="move", seconds=HOUR)
    for turn in range(1, 4):
        hall.pass_by(100)
        passed_on(friend, table, 10 + turn)
        assert [seat for seat, _, _ in clocks(friend, table)] == [1]
        hall.pass_by(50)
        undone(friend, table, 20 + turn)
        assert clocks(friend, table) == [(0, HOUR - 100 * turn, True)]


def test_a_turn_that_is_played_again_has_no_new_time(hall: Hall) -> None:
    """Alone, the next turn begins a new time; who takes its beginning back and plays it again has that time, once."""
    client, rng = hall.site.client(), Random(0)
    table = client.open("nemo1", seats=("me",), house={"clock": "move", "seconds": HOUR})["table"]
    option = at_the_edge(client, table, rng)
    assert clocks(client, table) == [(0, HOUR, True)]
    for number in range(3):
        undone(client, table, 500 + number)
        hall.pass_by(60)
        state = client.state(table)
        assert client.answer(table, state["version"], option, number=600 + number).status_code == 200
        assert clocks(client, table) == [(0, HOUR - 60 * (number + 1), True)]


def at_the_edge(client: Client, table: str, rng: Random) -> str:
    """Play until an answer has begun another phase and can still be taken back: that answer."""
    for number in range(20):
        state, before = client.state(table), moment(client, table)
        option = rng.choice(state["question"]["options"])
        client.answer(table, state["version"], option, number=number)
        if moment(client, table) != before and client.state(table, "page")["question"]["undo"]["can"]:
            return str(option)
    raise AssertionError("no phase begins without a die")


def test_a_bot_for_a_moment_does_not_stretch_a_game(hall: Hall) -> None:
    """What was used of the clock stays used when a seat is given away and taken back."""
    _, friend, table = friends(hall, clock="game", seconds=600)
    hall.pass_by(100)
    done(friend, table, "offer", 0)
    invite = friend.state(table, "page")["invite"]
    friend.post("/api/v1/join", {"invite": invite, "name": "Ben"})
    assert clocks(friend, table)[0] == (0, 500, True)


@pytest.mark.parametrize("deed", ["offer", "resign"])
def test_leaving_and_sitting_down_again_does_not_stretch_a_move(hall: Hall, deed: str) -> None:
    """As often as somebody does so; only who comes at the last moment has a minute to look around."""
    _, friend, table = friends(hall, clock="move", seconds=HOUR, left="open")
    for used in (1000, 2000, 3000):
        hall.pass_by(1000)
        away_and_back(friend, table, deed)
        assert clocks(friend, table) == [(0, HOUR - used, True)]
    hall.pass_by(HOUR - 3000 - 1)
    away_and_back(friend, table, deed)
    assert clocks(friend, table) == [(0, 60, True)]


def away_and_back(client: Client, table: str, what: str) -> None:
    """The first seat is given up and taken by the same person."""
    done(client, table, what, 0, sure=True)
    again = {"invite": client.state(table, "page")["invite"], "name": "Ben"}
    assert client.post("/api/v1/join", again).status_code == 200


def test_who_takes_a_seat_that_was_lost_by_time_has_all_of_it(hall: Hall) -> None:
    _, friend, table = friends(hall, clock="move", seconds=HOUR, over="lost", left="open")
    hall.pass_by(HOUR)
    assert seats(friend, table)[0][0] == "open"
    invite = friend.state(table, "page")["invite"]
    hall.site.client().post("/api/v1/join", {"invite": invite, "name": "Cleo"})
    assert clocks(friend, table) == [(0, HOUR, True)]


def test_time_that_is_over_is_over_once(hall: Hall) -> None:
    host, friend, table = friends(hall, clock="move", seconds=HOUR)
    hall.pass_by(HOUR)
    hall.do(look_at_clocks)
    done(friend, table, "back", 0)
    assert seats(friend, table)[0] == ("me", "Ben")
    told = [line["text"] for line in host.state(table, "page")["log"]]
    assert sum("The time of Ben is over" in line for line in told) == 1


def test_where_the_host_decides_nothing_happens_before(hall: Hall) -> None:
    host, friend, table = friends(hall, clock="move", seconds=HOUR, over="host")
    assert code(deed(host, table, "bot", 0)) == "seat-plays"
    hall.pass_by(HOUR)
    assert seats(friend, table)[0] == ("me", "Ben")
    assert host.state(table, "page")["notes"][0].startswith("The time of Ben is over.")
    assert {("bot", 0), ("open", 0)} <= deeds(host, table)
    done(host, table, "open", 0)
    assert seats(host, table)[0][0] == "open"


def test_a_late_answer_counts_when_nobody_has_decided(hall: Hall) -> None:
    host, friend, table = friends(hall, clock="move", seconds=HOUR, over="host")
    hall.pass_by(HOUR)
    answer(friend, table)
    assert host.state(table, "page")["notes"] == []


def test_a_voyage_alone_is_over_with_its_time(hall: Hall) -> None:
    client = hall.site.client()
    house = {"clock": "game", "seconds": 60, "over": "lost"}
    table = client.open("nemo2", seats=("me",), house=house)["table"]
    hall.pass_by(60)
    assert client.state(table, "page")["end"]["reason"] == "The time was over, and the game with it."


def test_a_stop_of_the_server_is_not_charged(hall: Hall) -> None:
    """A day without a server, and the clock of the machine put back by two."""
    _, friend, table = friends(hall, clock="game", seconds=600)
    hall.pass_by(100)
    hall.stop_for(DAY)
    assert clocks(friend, table)[0] == (0, 500, True)
    hall.stop_for(-2 * DAY)
    assert clocks(friend, table)[0] == (0, 500, True)
    hall.pass_by(2)
    assert clocks(friend, table)[0] == (0, 498, True)


@pytest.mark.parametrize("step", [DAY, -DAY, 3 * HOUR])
def test_a_step_of_the_clock_costs_nobody_the_seat(tmp_path: Path, step: int) -> None:
    """Clocks are looked at every second, how late it is only with every heartbeat, which puts all of them on."""
    with opened(tmp_path / "tables.db", int(time.time())) as hall:
        hall.site.server.tables.clock = Steady()
        _, friend, table = friends(hall, clock="move", seconds=HOUR, over="lost")
        hall.do(take_heart)
        real = time.time
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(time, "time", lambda: real() + step)
            hall.do(look_at_clocks)
            hall.do(take_heart)
            hall.do(look_at_clocks)
            assert seats(friend, table)[0] == ("me", "Ben")
            [(seat, left, runs)] = clocks(friend, table)
            assert (seat, runs) == (0, True)
            assert HOUR - STEP <= left <= HOUR
            assert abs(hall.site.server.tables.seconds() - real() - step) < STEP


def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as hall:
        _, friend, table = friends(hall, clock="move", seconds=HOUR)
        hall.pass_by(600)
        cookies = dict(friend.http.cookies)
    with opened(tmp_path / "tables.db", BEGIN + 600 + 7 * DAY) as again:
        friend = again.site.client()
        friend.http.cookies.update(cookies)
        assert clocks(friend, table) == [(0, HOUR - 600, True)]
        again.pass_by(HOUR)
        assert seats(friend, table)[0][0] == "bot"


def test_who_is_away_may_be_replaced_by_the_rule_of_the_table(hall: Hall) -> None:
    """Who looks at the table is not away, however long it takes."""
    host, friend, table = friends(hall, away=HOUR)
    with friend.socket(table):
        hall.pass_by(2 * HOUR)
        assert code(deed(host, table, "bot", 0)) == "seat-plays"
    hall.pass_by(HOUR - 1)
    assert ("bot", 0) not in deeds(host, table)
    hall.pass_by(STEP)
    done(host, table, "bot", 0)
    assert seats(host, table)[0][0] == "bot"
    assert ("back", 0) in deeds(friend, table)


def test_old_tables_go_and_say_so_before(tmp_path: Path) -> None:
    """What somebody keeps stays; unfinished tables have a time of their own."""
    today = int(time.time())
    with opened(tmp_path / "tables.db", today, keep_finished=10, keep_idle=30) as hall:
        client = hall.site.client()
        over, kept, idle = (client.open(seats=("me", "bot:random"))["table"] for _ in "abc")
        for table in (over, kept):
            done(client, table, "agree", sure=True)
        assert ("pin", 0) in deeds(client, kept)
        done(client, kept, "pin")
        assert client.state(idle, "page")["notes"] == []
        hall.now = today + 6 * DAY
        assert "This table will be removed on" in client.state(over, "page")["notes"][0]
        assert client.state(kept, "page")["notes"] == []
        hall.now = today + 11 * DAY
        assert hall.do(remove_old) == 1
        found = [client.get(f"/api/v1/tables/{table}").status_code for table in (over, kept, idle)]
        assert found == [404, 200, 200]
        hall.now = today + 31 * DAY
        assert hall.do(remove_old) == 1
        assert client.get(f"/api/v1/tables/{idle}").status_code == 404


def test_without_a_wish_nothing_is_ever_removed(hall: Hall) -> None:
    client = hall.site.client()
    table = client.open(seats=("me", "hotseat"))["table"]
    before, hall.now = hall.now, hall.now + 4000 * DAY
    assert hall.do(remove_old) == 0
    hall.now = before
    assert client.get(f"/api/v1/tables/{table}").status_code == 200
