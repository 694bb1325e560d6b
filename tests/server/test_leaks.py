"""What goes over the wire: two games that differ only in what a seat may not know send it the same bytes.

The toy game has hidden lots. Two records of it are made that look alike from one seat, and both are served.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from pelagos import art
from pelagos.core.nodes import Choice
from pelagos.core.settings import parse_settings
from pelagos.core.text import Text
from pelagos.faces.reader import reader
from pelagos.faces.steps import Step
from pelagos.games import message_rules, registry
from pelagos.games.message_rules import rules_behind
from pelagos.server.config import Config
from pelagos.server.play import live, opening
from pelagos.server.play.live import pack_of
from pelagos.server.tell.moment import Moment
from pelagos.server.tell.program_state import data_question
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from tests.server.site import Client, Site, Socket, running
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
    for name in ("heading", "question", "label", "event_text"):
        setattr(words, name, lambda *_: Text("nauticus-name"))
    words.sheet = lambda s: ()
    toy = toy_game(show=words)

    def find_game(key: str) -> Any:
        return toy if key == TOY.key else registry.find_game(key)

    for module in (live, opening):
        monkeypatch.setattr(module, "find_game", find_game)
    for module in (live, opening):
        monkeypatch.setattr(module, "pack_of", lambda key: Bag() if key == TOY.key else pack_of(key))
    monkeypatch.setattr(message_rules, "rules_behind", lambda key: {} if key == TOY.key else rules_behind(key))
    monkeypatch.setattr(art, "draw_board", drawn)
    monkeypatch.setattr(art, "draw_panels", lambda *_: ())
    monkeypatch.setattr("pelagos.server.tell.page_state.game_title", lambda game, voice: "Lots")
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


def watched(client: Client, seed: str, who: int) -> list[str]:
    """Every state that one of three pages is sent while the first two seats swap their lots."""
    opened = client.open("toy", ("me", "hotseat", "hotseat"), seed=seed)
    table, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
    with client.socket(table, "page", token=tokens[who]) as page:
        said = [next_state(page)]
        version = msgspec.json.decode(said[0])["version"]
        for seat, answer in enumerate(("swap", "swap")):
            signed = {"authorization": f"Bearer {tokens[seat]}"}
            version = client.answer(table, version, answer, number=seat, headers=signed).json()["version"]
            said.append(next_state(page))
    return [text.replace(table, "TABLE") for text in said]


def next_state(page: Socket) -> str:
    """The next state that a page is sent, as it comes."""
    while '"is":"state"' not in (text := page.raw()):
        pass
    return text


def seeds_alike() -> tuple[str, str]:
    """Two seeds that give the first seat the same lots and the second one another."""
    known: dict[tuple[int, int], tuple[str, int]] = {}
    for seed in map(str, range(200)):
        entries = [SeatEntry(f"P{seat}", "me") for seat in range(3)]
        table = open_table(TOY, parse_settings(TOY.settings, {"seats": 3}), entries, Seeded(seed), Bag())
        first, second, _ = table.state.lots
        table.submit(ME, ["swap"], table.version)
        found = known.setdefault((first, table.state.lots[ME]), (seed, second))
        if found[1] != second:
            return found[0], seed
    raise AssertionError("some seeds are alike")


def test_steps_tell_nothing_that_is_hidden(site: Site) -> None:
    """An answer and the lot that is drawn for it: two steps for the drawer, one and the same for everybody else."""
    alike = seeds_alike()
    said = [watched(site.client(), seed, ME) for seed in alike]
    assert said[0] == said[1]
    _, own, other = (msgspec.json.decode(text)["steps"] for text in said[0])
    assert [(step["by"], "board" in step) for step in own] == [(ME, True), (None, False)]
    assert [(step["by"], "board" in step) for step in other] == [(1, False)]
    drawer = [watched(site.client(), seed, 1) for seed in alike]
    assert drawer[0] != drawer[1]


@pytest.mark.parametrize("name", registry.NAMES)
def test_a_redrawn_game_looks_the_same(name: str) -> None:
    """Redraw what a seat may not know in real games, here and there: its page and its data stay as they are."""
    game = registry.find_game(name)
    seats = min(2, game.seats[1])
    given: dict[str, Any] = {game.seats_setting: seats, **({"mode": "coop"} if name == "nemo2" else {})}
    settings = parse_settings(game.settings, given)
    entries = [SeatEntry(f"P{seat}", "me") for seat in range(seats)]
    table = open_table(game, settings, entries, Seeded("7"), pack_of(name))
    rng = Random(7)
    for number in range(60):
        node = table.node
        if not isinstance(node, Choice):
            return
        if number % 6 == 0:
            for seat in (None, *range(seats)):
                redrawn = game.visible.determinise(table.state, seat, Random(number))
                assert shown(game, redrawn, seat) == shown(game, table.state, seat)
                asked = node.seat == seat
                assert data_question(table, redrawn, asked) == data_question(table, table.state, asked)
        table.submit(node.seat, [rng.choice(node.options)], table.version)


def shown(game: Any, state: Any, seat: int | None) -> bytes:
    """What the page and a program are sent of a position."""
    moment, voice = Moment(game, state), reader("en", ["P0", "P1"])
    asked = isinstance(state.node, Choice) and state.node.seat == seat
    drawer = game.show.drawer(state, seat)
    told = [tuple(moment.scene(seat, voice))[:-1], moment.question(seat, voice, True)]
    told.append(moment.on_the_way(Step(0, None, state), seat, voice)[:-1])
    return msgspec.json.encode([told, game.visible.observe(state, seat), drawer, asked])
