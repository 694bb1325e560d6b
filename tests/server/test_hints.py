"""The adviser at the web table: who may ask, one search for a question, what is told and what is stored."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from pelagos.bots.counsel import Counsel
from pelagos.bots.search.advice import Advice
from pelagos.bots.workers import BotWorkers, Closing, Job
from pelagos.gate.limits import Limits
from pelagos.server.config import Config
from pelagos.table.record import Hint, read_line
from tests.loops import in_a_loop
from tests.server.site import PATIENCE, Client, Site, running

AT_ONCE = {"id": 1, "seconds": 0}


def hinted(client: Client, table: str, **wish: Any) -> Any:
    return client.post(f"/api/v1/tables/{table}/hint", {**AT_ONCE, **wish})


def hints_in(client: Client, table: str) -> list[Hint]:
    lines = client.get(f"/api/v1/tables/{table}/record").content.splitlines()
    found = [read_line(line, number) for number, line in enumerate(lines, 1)]
    return [line for line in found if isinstance(line, Hint)]


def test_whoever_plays_alone_is_advised_and_the_record_says_so(client: Client) -> None:
    """With no time at all there is a rule of thumb, in words or as data; asked twice, it is written down once."""
    table = client.open("nemo2", ("me",))["table"]
    asked = client.state(table, "page")
    assert asked["question"]["hint"]
    told = hinted(client, table).json()
    assert (told["is"], told["version"]) == ("hint", asked["version"] + 1)
    assert told["option"] in [option["id"] for option in asked["question"]["options"]]
    assert told["said"].startswith("That is the mate’s rule of thumb")
    data = hinted(client, table, want="data").json()["advice"]
    assert (data["option"], data["basis"], data["others"]) == (told["option"], "thumb", [])
    assert [hint.seat for hint in hints_in(client, table)] == [0]
    assert client.answer(table, asked["version"], told["option"]).status_code == 200


def test_nobody_is_advised_among_people(site: Site, client: Client) -> None:
    """Nor while a seat waits for somebody; spectators never."""
    for seats in (("me", "open"), ("me", "hotseat")):
        table = client.open(seats=seats)["table"]
        version = client.state(table)["version"]
        refused = hinted(client, table)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "hint-people")
        assert client.state(table)["version"] == version
        assert "hint" not in client.state(table, "page")["question"]
    assert hinted(site.client(), client.open("nemo2", ("me",))["table"]).json()["error"]["code"] == "spectator"


def test_a_guest_at_a_practice_table_makes_it_a_game_among_people(site: Site, client: Client) -> None:
    """One screen may play both sides of a practice table; two people may not ask there."""
    alone = client.open(seats=("me", "hotseat"), practice=True)["table"]
    assert hinted(client, alone).json()["is"] == "hint"
    opened = client.open(seats=("me", "open"), practice=True)
    site.client().post("/api/v1/join", {"invite": opened["invite"], "name": "Ben"})
    assert hinted(client, opened["table"]).json()["error"]["code"] == "hint-people"


def test_the_refusal_is_said_in_the_readers_language(client: Client) -> None:
    table = client.open(seats=("me", "hotseat"))["table"]
    told = client.post(f"/api/v1/tables/{table}/hint", AT_ONCE, headers={"accept-language": "de"}).json()
    assert told["error"]["message"].startswith("In einer Partie unter Menschen gibt es keinen Rat.")


def test_other_things_are_answered_while_the_adviser_thinks(client: Client) -> None:
    """A line is free meanwhile, and `enough` brings what was found."""
    table = client.open("nemo2", ("me",))["table"]
    with client.socket(table, "page") as line:
        line.wait("state")
        line.send(do="hint", id=7, seconds=60)
        line.send(do="drawer", id=8)
        line.send(do="hint", id=9, enough=True)
        heard = [line.until(lambda message: message.get("id") in (7, 8, 9)) for _ in range(3)]
    assert [message["id"] for message in heard] == [8, 9, 7]
    assert heard[-1]["is"] == "hint"


def test_a_lesson_has_its_coach(client: Client) -> None:
    table = client.post("/api/v1/lessons", {"game": "nemo2"}).json()["table"]
    assert hinted(client, table).json()["error"]["code"] == "hint-lesson"


def test_the_log_and_the_end_say_who_asked(client: Client) -> None:
    table = client.open("nemo2", ("me",))["table"]
    version = hinted(client, table).json()["version"]
    deed = {"id": 2, "version": version, "deed": "resign", "seat": 0, "sure": True}
    assert client.post(f"/api/v1/tables/{table}/seats", deed).status_code == 200
    over = client.state(table, "page")
    name = over["seats"][0]["name"]
    assert over["end"]["hints"] == [f"{name} asked for advice 1 time."]
    assert f"{name} asked for advice." in [line["text"] for line in over["log"]]
    assert hinted(client, table).json()["error"]["code"] == "hint-over"


def test_bad_wishes_are_refused(client: Client) -> None:
    table = client.open("nemo2", ("me",))["table"]
    for wish in ({"seconds": -1}, {"seconds": 1e9}, {"seconds": "long"}, {"why": "?"}):
        assert hinted(client, table, **wish).status_code == 400
    assert hints_in(client, table) == []


def test_many_who_ask_at_once_are_told_to_wait(tmp_path: Path) -> None:
    """At another table of the same person, and of the same address without its cookie; the first is not disturbed."""
    limits = Limits(hints_per_person=1, hints_per_address=2)
    with (
        running(Config(db=f"sqlite:///{tmp_path / 'tables.db'}", workers=1, limits=limits)) as site,
        ExitStack() as lines,
    ):
        one, two = site.client(), site.client()
        asked = [(client, client.open("nemo2", ("me",))["table"]) for client in (one, one, two, site.client())]
        for client, table in (asked[0], asked[2]):
            line = lines.enter_context(client.socket(table, "page"))
            line.wait("state")
            line.send(do="hint", id=7, seconds=60)
        until(lambda: site.server.hints.total == 2)
        codes = [hinted(client, table).json()["error"]["code"] for client, table in (asked[1], asked[3])]
    assert codes == ["too-fast", "too-fast"]


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.01)


class Slow(BotWorkers):
    """Workers of whom nobody knows when they answer."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.wanted: list[Callable[[], bool]] = []
        self.answers: list[asyncio.Future[Advice]] = []
        self.who: list[str] = []
        self.crowd = False

    def others_wait(self, job: Any, rank: int) -> bool:
        return self.crowd

    async def choose(self, job: Any, rank: int = 0, wanted: Callable[[], bool] = lambda: True, who: str = "") -> Any:
        self.jobs.append(job)
        self.wanted.append(wanted)
        self.who.append(who)
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]


def job(moves: int, patience: float = 10.0) -> Job:
    return Job("nemo2", "adviser", {}, "", moves, None, {}, patience)


def still() -> bool:
    return True


async def begun(counsel: Counsel, moves: int, patience: float = 10.0) -> asyncio.Task[Advice]:
    task = asyncio.create_task(counsel.advice("table", job(moves, patience), still))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return task


def test_a_second_asking_is_no_second_search() -> None:
    async def ask() -> None:
        slow = Slow()
        counsel, advice = Counsel(slow), Advice(("end",), "thumb")
        first, second = await begun(counsel, 4), await begun(counsel, 4)
        assert len(slow.jobs) == 1
        slow.answers[0].set_result(advice)
        assert (await first, await second, await counsel.advice("table", job(4), still)) == (advice,) * 3
        assert len(slow.jobs) == 1
        await begun(counsel, 5)
        assert len(slow.jobs) == 2

    in_a_loop(ask())


def test_enough_may_come_before_the_thought_has_begun() -> None:
    """What is said in a hurry overtakes what is still being written down; the next question is another one."""

    async def ask() -> None:
        slow = Slow()
        counsel = Counsel(slow)
        counsel.enough("table", 4)
        await begun(counsel, 4)
        await begun(counsel, 5)
        assert [wanted() for wanted in slow.wanted] == [False, True]

    in_a_loop(ask())


def test_nobody_thinks_when_nobody_waits() -> None:
    async def ask() -> None:
        slow = Slow()
        counsel = Counsel(slow)
        task = await begun(counsel, 4)
        assert slow.wanted[0]()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert not slow.wanted[0]()

    in_a_loop(ask())


def test_advice_that_fails_when_nobody_waits_is_no_fault() -> None:
    """A line was closed, the server ends: nothing of it is left for the log."""
    logged: list[dict[str, Any]] = []

    async def ask() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, told: logged.append(told))
        slow = Slow()
        counsel = Counsel(slow)
        task = await begun(counsel, 4)
        task.cancel()
        await asyncio.wait([task])
        del task
        slow.answers.pop().set_exception(Closing())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        counsel.tables.clear()
        slow.wanted.clear()
        gc.collect()
        await asyncio.sleep(0)

    in_a_loop(ask())
    assert logged == []


def test_a_hasty_answer_is_not_kept_for_whoever_has_time() -> None:
    async def ask() -> None:
        slow = Slow()
        counsel, advice = Counsel(slow), Advice(("end",), "thumb")
        hasty = await begun(counsel, 4, 0.0)
        slow.answers[0].set_result(advice)
        await hasty
        await begun(counsel, 4)
        assert len(slow.jobs) == 2

    in_a_loop(ask())


def test_whoever_waits_has_a_turn_before_a_thought_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """A minute is a minute while nobody else asks; and what was cut short is not kept for whoever asks again."""
    clock = [0.0]
    monkeypatch.setattr("pelagos.bots.counsel.monotonic", lambda: clock[0])

    async def ask() -> None:
        slow = Slow()
        counsel = Counsel(slow)
        task = asyncio.create_task(counsel.advice("table", job(4, 60.0), still, "127.0.0.1"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert slow.who == ["127.0.0.1"]
        assert slow.wanted[0]()
        clock[0] = 30.0
        assert slow.wanted[0]()
        slow.crowd = True
        assert not slow.wanted[0]()
        slow.answers[0].set_result(Advice(("end",), "thumb"))
        await task
        await begun(counsel, 4, 60.0)
        assert len(slow.jobs) == 2
        clock[0] = 33.0
        assert slow.wanted[1]()

    in_a_loop(ask())
