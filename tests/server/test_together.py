"""Playing together: phrases in each reader's language, who thinks, and what partners weigh."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.site import Client, Site, Socket

COOP = {"mode": "coop", "motive": "war"}


def joined(site: Site, client: Client, game: str, **settings: Any) -> tuple[str, Client]:
    """A table of two people, and the second of them."""
    opened = client.open(game, ("me", "open"), settings=settings)
    friend = site.client()
    friend.post("/api/v1/join", {"invite": opened["invite"], "name": "Ben"})
    return opened["table"], friend


def test_a_phrase_is_read_in_the_own_language(client: Client) -> None:
    table = client.open()["table"]
    with client.socket(table, "page", lang="de") as german, client.socket(table, "page", lang="es") as spanish:
        german.wait("chat"), spanish.wait("chat")
        german.send(do="say", id=1, phrase="thanks")
        assert german.wait("chat")["lines"][0]["text"] == "Danke!"
        assert spanish.wait("chat")["lines"][0]["text"] == "¡Gracias!"
        spanish.send(do="lang", lang="pl")
        again = spanish.wait("chat")
    assert (again["all"], again["lines"][0]["text"]) == (True, "Dziękuję!")


@pytest.mark.parametrize("said", [{"phrase": "nonsense"}, {"text": "  "}, {}])
def test_what_says_nothing_is_refused(client: Client, said: dict[str, str]) -> None:
    answer = client.post(f"/api/v1/tables/{client.open()['table']}/chat", {"id": 1, **said})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-message")


def test_nobody_types_a_phrase(client: Client) -> None:
    """The mark before its id counts as a space, and so it never gets into a text."""
    table = client.open()["table"]
    with client.socket(table, "page") as socket:
        socket.send(do="say", id=1, text="\x1ethanks")
        told = socket.until(lambda message: message["is"] == "chat" and bool(message["lines"]))
    assert told["lines"][0]["text"] == "thanks"


def test_everybody_hears_who_is_asked_and_for_how_long(client: Client) -> None:
    table = client.open()["table"]
    with client.socket(table, "page") as socket:
        told = socket.wait("thinking")
    assert told["seat"] == 0
    assert 0 <= told["seconds"] < 60


def planning(socket: Socket) -> tuple[int, list[dict[str, Any]]]:
    """The version of somebody who is asked, and the options."""
    state = socket.until(lambda message: message["is"] == "state" and bool(message["question"]["options"]))
    return state["version"], state["question"]["options"]


def test_a_partner_sees_what_is_weighed_and_that_it_was_dropped(site: Site, client: Client) -> None:
    table, friend = joined(site, client, "nemo2", **COOP)
    with client.socket(table, "page") as mine, friend.socket(table, "page", lang="de") as theirs:
        version, options = planning(mine)
        assert theirs.wait("state")["together"]
        mine.send(do="weighing", version=version, answers=[options[0]["id"]])
        told = theirs.wait("weighing")
        assert (told["seat"], told["version"], len(told["words"])) == (0, version, 1)
        mine.send(do="weighing", version=version, answers=[])
        assert theirs.wait("weighing")["words"] == []


@pytest.mark.parametrize(("game", "settings"), [("nauticus", {}), ("nemo2", {"mode": "semi_coop", "motive": "war"})])
def test_rivals_see_nothing_of_it(site: Site, client: Client, game: str, settings: dict[str, str]) -> None:
    table, friend = joined(site, client, game, **settings)
    with client.socket(table, "page") as mine, friend.socket(table, "page") as theirs:
        version, options = planning(mine)
        assert not theirs.wait("state")["together"]
        mine.send(do="weighing", version=version, answers=[options[0]["id"]])
        mine.send(do="say", id=1, text="now")
        heard = theirs.until(lambda message: message["is"] == "weighing" or bool(message.get("lines")))
    assert heard["is"] == "chat"


def test_only_who_is_asked_weighs_and_only_what_is_offered(site: Site, client: Client) -> None:
    table, friend = joined(site, client, "nemo2", **COOP)
    with client.socket(table, "page") as mine, friend.socket(table, "page") as theirs:
        version, options = planning(mine)
        mine.wait("chat")
        theirs.wait("chat")
        theirs.send(do="weighing", version=version, answers=[options[0]["id"]])
        theirs.send(do="say", id=1, text="now")
        assert mine.until(lambda message: message["is"] in ("weighing", "chat"))["is"] == "chat"
        mine.send(do="weighing", version=version + 1, answers=[options[0]["id"]])
        mine.send(do="weighing", version=version, answers=["no such thing"])
        assert theirs.wait("weighing")["words"] == []
