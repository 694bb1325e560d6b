"""A table over HTTP and WebSocket: answers, retries, undo, previews, luck, bots and several viewers."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from pelagos.games.registry import NAMES, find_game
from pelagos.server.tell import replies, wire
from pelagos.server.tell.program_state import DataState
from pelagos.table.fate import commitment_to
from tests.server.site import Client, Site

FOR_TWO: dict[str, Any] = {"nemo2": {"mode": "coop"}}


def test_an_answer_moves_the_table(client: Client) -> None:
    table = client.open()["table"]
    state = client.state(table)
    done = client.answer(table, state["version"], state["question"]["options"][0])
    assert done.status_code == 200
    assert client.state(table)["version"] == done.json()["version"] > state["version"]


def test_the_same_request_again_gets_the_same_answer(client: Client) -> None:
    table = client.open()["table"]
    state = client.state(table)
    option = state["question"]["options"][0]
    first = client.answer(table, state["version"], option, number=5)
    again = client.answer(table, state["version"], option, number=5)
    assert again.json() == first.json()
    assert client.state(table)["version"] == first.json()["version"]


def test_a_stale_version_is_refused(client: Client) -> None:
    table = client.open()["table"]
    state = client.state(table)
    first, second = state["question"]["options"][:2]
    client.answer(table, state["version"], first, number=1)
    late = client.answer(table, state["version"], second, number=2)
    assert (late.status_code, late.json()["error"]["code"]) == (409, "stale-version")


def test_several_answers_count_all_or_not_at_all(client: Client) -> None:
    table = client.open()["table"]
    state = client.state(table)
    refused = client.answer(table, state["version"], state["question"]["options"][0], "sing a song")
    assert refused.status_code == 400
    assert client.state(table) == state


def test_an_illegal_answer_says_why_with_its_rule(client: Client) -> None:
    table = client.open()["table"]
    state = client.state(table)
    error = client.answer(table, state["version"], "pass").json()["error"]
    assert (error["code"], error["rule"]) == ("must-choose", "NAU-3.3")


def test_everybody_at_the_table_hears_of_it(client: Client) -> None:
    table = client.open()["table"]
    with client.socket(table) as mine, client.socket(table) as other_tab:
        state = mine.wait("state")
        other_tab.wait("state")
        mine.send(do="answer", id=1, version=state["version"], answers=[state["question"]["options"][0]])
        done = mine.wait("done")
        assert other_tab.wait("state")["version"] == done["version"]


def test_a_client_that_comes_back_misses_nothing(client: Client) -> None:
    table = client.open()["table"]
    state = client.state(table)
    client.answer(table, state["version"], state["question"]["options"][0])
    with client.socket(table, seen=state["version"]) as socket:
        missed = socket.wait("state")["events"]
    assert missed
    assert {event["n"] for event in missed} <= set(range(state["version"] + 1, client.state(table)["version"] + 1))


def test_undo_and_its_refusal(client: Client) -> None:
    table = client.open()["table"]
    state = client.state(table)
    version = client.answer(table, state["version"], "tile crowns").json()["version"]
    undone = client.post(f"/api/v1/tables/{table}/undo", {"id": 2, "version": version})
    assert undone.status_code == 200
    assert client.state(table)["question"]["options"] == state["question"]["options"]
    again = client.post(f"/api/v1/tables/{table}/undo", {"id": 3, "version": undone.json()["version"]})
    assert again.json()["error"]["code"] == "undo-fate"


def test_a_preview_changes_nothing(client: Client) -> None:
    table = client.open()["table"]
    state = client.state(table)
    body = {"id": 1, "version": state["version"], "answers": [state["question"]["options"][0]]}
    shown = client.post(f"/api/v1/tables/{table}/preview", body)
    assert msgspec.json.decode(shown.content, type=replies.PreviewState).id == 1
    assert client.state(table) == state


def test_a_preview_ends_where_another_seat_of_the_same_screen_is_asked(client: Client) -> None:
    """Answers of two seats are not sent together, so the second one is asked when the first has confirmed."""
    table = client.open(seats=("me", "hotseat"))["table"]
    state = client.state(table)
    body = {"id": 1, "version": state["version"], "answers": [state["question"]["options"][0], "pass", "end"]}
    question = client.post(f"/api/v1/tables/{table}/preview", body).json()["question"]
    assert (question["seat"], question["mine"], question["options"]) == (1, False, [])


@pytest.mark.parametrize("game", NAMES)
def test_messages_are_what_the_documentation_says(client: Client, game: str) -> None:
    table = client.open(game, ("me", "hotseat")[: find_game(game).seats[1]], settings=FOR_TWO.get(game, {}))["table"]
    page = msgspec.convert(client.state(table, "page"), wire.State)
    data = msgspec.convert(client.state(table, "data"), DataState)
    assert (page.version, page.you) == (data.version, data.you)
    assert [(peril.level, peril.rule) for peril in data.perils or ()] == [(one.level, one.rule) for one in page.threats]
    odds = client.get(f"/api/v1/tables/{table}/odds").content
    assert msgspec.json.decode(odds, type=replies.OddsState).version == page.version


def test_bots_play_on_by_themselves(client: Client) -> None:
    table = client.open(seats=("bot:random", "bot:random"))["table"]
    with client.socket(table) as socket:
        end = socket.until(lambda message: message["is"] == "state" and message["over"])
    assert len(end["question"]["scores"]) == 2


def test_the_page_of_a_finished_game_tells_how_it_ended(client: Client) -> None:
    table = client.open(seats=("bot:random", "bot:random"), fate="fair")["table"]
    with client.socket(table, "page", lang="de") as socket:
        state = socket.until(lambda message: message["is"] == "state" and message["over"])
    end = msgspec.convert(state, wire.State).end
    assert end is not None
    assert [place.rank for place in end.ranking] in ([1, 2], [1, 1])
    assert end.verify.ok is True
    assert commitment_to(end.verify.seed) == end.verify.commitment == state["fate"]["commitment"]


def test_own_dice_are_typed(client: Client) -> None:
    table = client.open(fate="manual")["table"]
    state = client.state(table)
    assert state["question"]["kind"] == "chance"
    outcome = state["question"]["options"][3]
    body = {"id": 1, "version": state["version"], "outcome": outcome}
    assert client.post(f"/api/v1/tables/{table}/roll", body).status_code == 200
    wrong = client.post(f"/api/v1/tables/{table}/roll", {**body, "version": state["version"] + 1})
    assert wrong.json()["error"]["code"] == "not-an-outcome"


def test_an_earlier_moment_can_be_looked_at(client: Client) -> None:
    table = client.open()["table"]
    before = client.state(table, "page")
    client.answer(table, before["version"], "tile crowns")
    earlier = client.get(f"/api/v1/tables/{table}/at/{before['version']}").json()
    assert (earlier["board"], earlier["text"], earlier["log"]) == (before["board"], before["text"], before["log"])
    assert not earlier["question"]["mine"]
    assert client.get(f"/api/v1/tables/{table}/at/9999").status_code == 404


def test_a_moment_that_was_taken_back_can_be_looked_at(client: Client) -> None:
    table = client.open()["table"]
    before = client.state(table)
    version = client.answer(table, before["version"], "tile crowns").json()["version"]
    then = client.state(table, "page")
    client.post(f"/api/v1/tables/{table}/undo", {"id": 2, "version": version})
    assert client.get(f"/api/v1/tables/{table}/at/{version}").json()["text"] == then["text"]


def test_a_page_gets_changes_only(client: Client) -> None:
    table = client.open()["table"]
    with client.socket(table, "page") as socket:
        first = socket.wait("state")
        socket.send(do="answer", id=1, version=first["version"], answers=["tile crowns"])
        second = socket.wait("state")
    assert "ground" in first["board"]
    assert "ground" not in second["board"]
    assert 0 < len(second["board"]["pieces"]) < len(first["board"]["pieces"])


def test_the_language_changes_in_the_middle(client: Client) -> None:
    table = client.open()["table"]
    with client.socket(table, "page", lang="en") as socket:
        assert "Round 1" in socket.wait("state")["moment"]
        socket.send(do="lang", lang="de")
        assert "Runde 1" in socket.wait("state")["moment"]


def test_talk_is_heard_and_kept(client: Client) -> None:
    table = client.open()["table"]
    with client.socket(table, "page") as socket:
        socket.wait("chat")
        socket.send(do="say", id=1, text="Ahoy <b>there</b>")
        assert socket.wait("chat")["lines"][0]["text"] == "Ahoy <b>there</b>"
    with client.socket(table, "page") as socket:
        assert [line["text"] for line in socket.wait("chat")["lines"]] == ["Ahoy <b>there</b>"]


def test_an_idle_table_is_forgotten_and_found_again(site: Site, client: Client) -> None:
    table = client.open()["table"]
    state = client.state(table)
    with client.socket(table) as socket:
        socket.wait("state")
        site.inside(site.server.tables.drop_idle, float("inf"))
        assert site.server.tables.live[table].table is None
        socket.send(do="answer", id=1, version=state["version"], answers=["tile crowns"])
        assert socket.wait("done")["version"] > state["version"]
    site.inside(site.server.tables.drop_idle, float("inf"))
    assert client.state(table)["version"] > state["version"]


def asked_for_odds(client: Client, ask: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The odds of all options of a question that comes early, and all that is told of the last of them."""
    table = client.open("nemo2", ("me",))["table"]
    with client.socket(table) as socket:
        state = socket.wait("state")
        while state["question"]["ask"] != ask:
            answer = state["question"]["options"][0]
            socket.send(do="answer", id=1, version=state["version"], answers=[answer])
            state = socket.wait("state")
        socket.send(do="odds", id=2)
        everything = socket.wait("odds")["options"]
        socket.send(do="odds", id=3, option=state["question"]["options"][-1])
        return everything, socket.wait("odds")["options"]


def test_odds_of_all_options_are_their_sums(client: Client) -> None:
    everything, _ = asked_for_odds(client, "action")
    assert len(everything) > 1
    assert {len(option["lines"]) for option in everything} == {1}


def test_odds_do_not_repeat_what_a_label_tells(client: Client) -> None:
    everything, one = asked_for_odds(client, "exert")
    assert everything == []
    assert len(one[0]["lines"]) > 1
    assert re.search(r"\(\d+ in 36, [\d.]+%\)", one[0]["lines"][0])
    assert "/36" not in "".join(one[0]["lines"])


@pytest.mark.parametrize("game", ["nauticus", "endeavor"])
def test_a_record_that_ends_before_fate_answers_goes_on(client: Client, game: str) -> None:
    """Nothing but a header, too: whoever brings it is asked the first question."""
    table = client.open(game, practice=True)["table"]
    first = client.get(f"/api/v1/tables/{table}/record").text.partition("\n")[0]
    opened = client.http.post("/api/v1/records", content=first.encode()).json()["table"]
    state = client.state(opened)
    assert (state["question"]["kind"], state["question"]["mine"]) == ("choice", True)
    assert client.answer(opened, state["version"], state["question"]["options"][0]).status_code == 200
