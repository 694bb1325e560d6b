"""What goes over the wire: two games that differ only in what a seat may not know send it the same bytes.

The toy game has hidden lots. Two records of it are made that look alike from one seat, and both are served.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from pelagos import art
from pelagos.core.text import Text
from pelagos.games import registry
from pelagos.server import games, live, opening
from pelagos.server.config import Config
from tests.server.site import Client, Site, running
from tests.toy import SHOW, TOY, Bag, toy_game

ME = 0
DRAWS = ("3", "5")
OTHER_DRAWS = ("3", "1")


def drawn(game: str, view: dict[str, Any], say: Any) -> art.Drawing:
    """A board that shows everything the view knows."""
    pieces = [art.Piece(f"lot-{seat}", seat, 0, str(lot)) for seat, lot in enumerate(view["lots"])]
    return art.Drawing(10, 10, "", tuple(pieces))


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server that also has the toy game, whose words are plain."""
    words = SimpleNamespace(**{**vars(SHOW), "board": lambda view: (Text("nauticus-name"),)})
    for name in ("question", "label", "event_text"):
        setattr(words, name, lambda *_: Text("nauticus-name"))
    words.sheet = lambda s: ()
    toy = toy_game(show=words)

    def find_game(key: str) -> Any:
        return toy if key == TOY.key else registry.find_game(key)

    for module in (live, opening):
        monkeypatch.setattr(module, "find_game", find_game)
    for module in (live, opening):
        monkeypatch.setattr(module, "pack_of", lambda key: Bag() if key == TOY.key else games.pack_of(key))
    monkeypatch.setattr(art, "draw_board", drawn)
    monkeypatch.setattr(art, "draw_panels", lambda *_: ())
    monkeypatch.setattr("pelagos.server.pages_state.game_title", lambda game, voice: "Lots")
    with running(Config(db=f"sqlite:///{tmp_path / 'toy.db'}")) as site:
        yield site


def played(client: Client, draws: tuple[str, ...]) -> dict[str, Any]:
    """A table of two strangers at which these lots were drawn by hand; the second seat's lot is the secret."""
    opened = client.open("toy", ("me", "open"), fate="manual", seed="")
    for number, lot in enumerate(draws):
        body = {"id": number, "version": number, "outcome": lot}
        assert client.post(f"/api/v1/tables/{opened['table']}/roll", body).status_code == 200
    return opened


def heard(client: Client, opened: dict[str, Any], token: str) -> list[str]:
    """Everything one seat (or a spectator) can get of a table, with the table's own id and tokens taken out."""
    table = opened["table"]
    client.http.headers["authorization"] = f"Bearer {token}" if token else ""
    said = [
        client.get(f"/api/v1/tables/{table}{path}").text
        for path in ("?want=page", "?want=data", "/at/0", "/at/1", "/at/2", "/odds", "/drawer", "/record")
    ]
    for want in ("page", "data"):
        with client.socket(table, want, token=token) as socket:
            said.append(socket.raw())
    return [text.replace(table, "TABLE").replace(opened["invite"], "INVITE") for text in said]


@pytest.mark.parametrize("who", ["seat", "spectator"])
def test_nobody_hears_what_is_hidden(site: Site, who: str) -> None:
    said = []
    for draws in (DRAWS, OTHER_DRAWS):
        opened = played(site.client(), draws)
        said.append(heard(site.client(), opened, opened["seats"][ME]["token"] if who == "seat" else ""))
    assert said[0] == said[1]


def test_the_test_would_notice_a_leak(site: Site) -> None:
    """The seat that drew the lots that differ does hear of it."""
    said = []
    for draws in (("3", "5"), ("2", "5")):
        opened = played(site.client(), draws)
        said.append(heard(site.client(), opened, opened["seats"][ME]["token"]))
    assert said[0] != said[1]
