"""A lesson over HTTP and WebSocket: opened, followed, held to its script, left, and stored like any other table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from pelagos.games.registry import NAMES, find_game
from pelagos.lessons.shelf import find_lesson
from pelagos.server.config import Config
from pelagos.server.play.live import pack_of
from pelagos.server.play.records import read_lines
from pelagos.server.tell import replies
from pelagos.table.replay import replayed
from tests.server.site import Client, Site, running


def learn(client: Client, game: str = "nauticus") -> str:
    """A new lesson; the id of its table."""
    opened = client.post("/api/v1/lessons", {"game": game})
    assert opened.status_code == 201, opened.text
    return str(opened.json()["table"])


def lesson_of(client: Client, table: str, **options: Any) -> dict[str, Any]:
    """Where the learner stands."""
    answer = client.get(f"/api/v1/tables/{table}/lesson", **options)
    assert answer.status_code == 200, answer.text
    msgspec.convert(answer.json(), replies.LessonState)
    found: dict[str, Any] = answer.json()
    return found


def step(client: Client, table: str) -> bool:
    """Do what the last card says; False when it says nothing more."""
    found = lesson_of(client, table)
    if found["over"]:
        return False
    kind, version = found["cards"][-1]["kind"], found["version"]
    if kind == "answer":
        wanted = found["wanted"][0] or client.state(table)["question"]["options"]
        done = client.answer(table, version, wanted[0], number=version)
    else:
        deed = "undo" if kind == "undo" else "onward"
        done = client.post(f"/api/v1/tables/{table}/{deed}", {"id": version, "version": version})
    assert done.status_code == 200, done.text
    return True


def record(client: Client, table: str) -> bytes:
    """The record as a file."""
    return client.get(f"/api/v1/tables/{table}/record").content


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_from_its_first_card_to_its_last(client: Client, game: str) -> None:
    table = learn(client, game)
    first = lesson_of(client, table)
    assert (first["first"], first["cards"][0]["kind"], first["total"]) == (0, "read", len(find_lesson(game).steps))
    while step(client, table):
        pass
    assert len(lesson_of(client, table)["cards"]) == first["total"]
    lines = read_lines(record(client, table))
    assert replayed(find_game(game), lines, pack_of(game)).version == lesson_of(client, table)["version"]


def test_a_wrong_choice_is_explained_and_changes_nothing(client: Client) -> None:
    table = learn(client)
    before = client.state(table)
    for way in ("answers", "preview"):
        body = {"id": 1, "version": before["version"], "answers": ["tile crowns"]}
        refused = client.post(f"/api/v1/tables/{table}/{way}", body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (400, "lesson-later")
        assert "Buy hull parts" in refused.json()["error"]["message"]
    assert client.state(table) == before


def test_what_the_rules_forbid_has_the_rules_reason(client: Client) -> None:
    table = learn(client)
    error = client.answer(table, client.state(table)["version"], "pass").json()["error"]
    assert (error["code"], error["rule"]) == ("must-choose", "NAU-3.3")


def test_the_coach_speaks_the_readers_language(client: Client) -> None:
    table = learn(client)
    assert lesson_of(client, table, headers={"accept-language": "pl"})["cards"][0]["heading"] == "Witaj na pokładzie"


def test_a_page_hears_of_every_step_and_programs_do_not(client: Client) -> None:
    table = learn(client)
    with client.socket(table, want="page") as page:
        state, lesson = page.wait("state"), page.wait("lesson")
        assert lesson["version"] == state["version"]
        page.send(do="answer", id=1, version=state["version"], answers=["tile buy-hull"])
        assert page.wait("lesson")["first"] == 5
        page.send(do="lang", lang="es")
        assert page.wait("lesson")["cards"][1]["heading"] == "Construye barcos"


def test_other_tables_have_no_lesson(client: Client) -> None:
    table = client.open()["table"]
    assert lesson_of(client, table)["cards"] == []
    for deed, body in (("onward", {"id": 1, "version": 7}), ("leave", {"id": 1})):
        refused = client.post(f"/api/v1/tables/{table}/{deed}", body)
        assert refused.json()["error"]["code"] == "lesson-none"


def test_somebody_else_learns_nothing_here(client: Client, site: Site) -> None:
    table, other = learn(client), site.client()
    assert lesson_of(other, table)["cards"] == []
    assert other.post(f"/api/v1/tables/{table}/leave", {"id": 1}).status_code == 403


def test_going_on_waits_for_the_learner_and_is_done_once(client: Client) -> None:
    table = learn(client)
    version = lesson_of(client, table)["version"]
    early = client.post(f"/api/v1/tables/{table}/onward", {"id": 1, "version": version})
    assert early.json()["error"]["code"] == "lesson-nothing"
    while lesson_of(client, table)["cards"][-1]["kind"] != "watch":
        step(client, table)
    body = {"id": 9, "version": lesson_of(client, table)["version"]}
    first = client.post(f"/api/v1/tables/{table}/onward", body).json()
    assert client.post(f"/api/v1/tables/{table}/onward", body).json() == first
    late = client.post(f"/api/v1/tables/{table}/onward", {**body, "id": 10})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "stale-version")


def test_leaving_makes_it_an_ordinary_practice_table(client: Client) -> None:
    table = learn(client)
    with client.socket(table, want="page") as page:
        assert page.wait("lesson")["cards"]
        assert client.post(f"/api/v1/tables/{table}/leave", {"id": 1}).status_code == 200
        assert page.wait("lesson")["cards"] == []
        state = client.state(table)
        page.send(do="answer", id=2, version=state["version"], answers=["tile withdraw", "withdraw 1", "end"])
        page.wait("done")
        page.until(lambda message: message["is"] == "state" and message["question"]["mine"])
    after = client.state(table, want="page")
    assert any("Greedy" in line["text"] for line in after["log"])
    assert (after["practice"], b'"lesson"' in record(client, table)) == (True, False)


def test_bots_take_over_when_the_script_has_ended(client: Client) -> None:
    table = learn(client)
    while step(client, table):
        pass
    version = client.state(table)["version"]
    with client.socket(table) as seat:
        seat.wait("state")
        seat.send(do="answer", id=3, version=version, answers=["pass", "end"])
        seat.until(lambda message: message["is"] == "state" and message["version"] > version + 3)
    assert lesson_of(client, table)["cards"] == []


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    config = Config(db=f"sqlite:///{tmp_path / 'tables.db'}", workers=1)
    with running(config) as site:
        client = site.client()
        table = learn(client)
        for _ in range(3):
            step(client, table)
        before, cookies = lesson_of(client, table), dict(client.http.cookies)
    with running(config) as site:
        client = site.client()
        client.http.cookies.update(cookies)
        assert lesson_of(client, table) == before
        assert step(client, table)


def test_an_unknown_game_has_no_lesson(client: Client) -> None:
    assert client.post("/api/v1/lessons", {"game": "chess"}).status_code == 404
