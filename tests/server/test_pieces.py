"""Sheets over the wire: at a table, at an earlier moment, in the box; what is not there; and nothing that is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from pelagos.core.nodes import Choice
from pelagos.core.settings import parse_settings
from pelagos.faces.reader import reader
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.locale.catalogue import LANGUAGES
from pelagos.server.pages.replay_story import story_of
from pelagos.server.tell import replies
from pelagos.server.tell.moment import Moment
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from tests.recorded import played
from tests.server.site import Client

TOLD = [name for name in NAMES if find_game(name).sheets]


@pytest.fixture
def table(client: Client) -> str:
    return str(client.open()["table"])


def test_a_piece_is_read_by_its_id_its_spot_and_its_name(client: Client, table: str) -> None:
    found = [client.get(f"/api/v1/tables/{table}/pieces/{wanted}") for wanted in ("tile-bow", "stock-bow", "Bow")]
    sheets = [msgspec.json.decode(answer.content, type=replies.PieceState) for answer in found]
    assert sheets[0] == sheets[1] == sheets[2]
    assert (sheets[0].piece, sheets[0].name, sheets[0].kind) == ("tile-bow", "bow", "hull part")
    assert [line.text for line in sheets[0].now] == ["In stock: 18."]
    assert [part.part for part in sheets[0].parts] == ["front", "use", "score"]
    assert all(rule.text for rule in sheets[0].rules)
    assert sheets[0].picture.startswith("<svg ")


def test_a_piece_is_read_through_the_socket_too(client: Client, table: str) -> None:
    with client.socket(table, "page") as socket:
        socket.send(do="look", id=4, piece="tile-bow")
        through = socket.wait("piece")
        socket.send(do="look", id=5, piece="bough")
        refused = socket.wait("refused")
    assert through == client.get(f"/api/v1/tables/{table}/pieces/tile-bow").json() | {"id": 4}
    assert (refused["id"], refused["error"]["code"]) == (5, "no-piece-near")


@pytest.mark.parametrize(("lang", "near"), [("en", "bow"), ("de", "bug"), ("pl", "dziób"), ("es", "proa")])
def test_an_unknown_piece_gets_the_nearest_in_the_own_language(
    client: Client, table: str, lang: str, near: str
) -> None:
    answer = client.get(f"/api/v1/tables/{table}/pieces/{near}{near[-1]}", headers={"accept-language": lang})
    assert answer.status_code == 404
    assert near in answer.json()["error"]["message"].casefold()


def test_a_piece_can_be_looked_at_as_it_lay_then(client: Client, table: str) -> None:
    """At first no tile lies on the wheel."""

    def at(moment: str) -> list[str]:
        found = client.get(f"/api/v1/tables/{table}{moment}/pieces/position-0").json()["now"]
        return [line["text"] for line in found]

    assert at("")[0].startswith("Here lies: ")
    assert at(f"/at/{client.state(table)['version']}") == at("")
    assert not any(line.startswith("Here lies: ") for line in at("/at/0"))
    assert client.get(f"/api/v1/tables/{table}/at/99/pieces/position-0").status_code == 404


@pytest.mark.parametrize("game", TOLD)
def test_everything_in_the_box_can_be_read(client: Client, game: str) -> None:
    listed = client.get(f"/api/v1/games/{game}/pieces").json()["pieces"]
    assert len({piece["piece"] for piece in listed}) == len(listed) > 20
    found = client.get(f"/api/v1/games/{game}/pieces/{listed[-1]['piece']}").json()
    assert (found["name"], found["kind"], found["now"]) == (listed[-1]["name"], listed[-1]["kind"], [])
    assert client.get(f"/api/v1/games/{game}/pieces/qqqqq").status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_the_catalogue_pages_have_every_piece(client: Client, game: str, lang: str) -> None:
    headers = {"accept-language": lang}
    listed = client.get(f"/api/v1/games/{game}/pieces", headers=headers).json()["pieces"]
    index = client.get(f"/rules/{game}/pieces", headers=headers).text
    assert all(f'/rules/{game}/pieces/{piece["piece"]}"' in index for piece in listed)
    kind = index.partition("?kind=")[2].partition('"')[0]
    assert "<svg " in client.get(f"/rules/{game}/pieces?kind={kind}", headers=headers).text
    assert client.get(f"/rules/{game}/pieces?kind=nothing").status_code == 404
    page = client.get(f"/rules/{game}/pieces/{listed[0]['piece']}", headers=headers)
    assert page.status_code == 200
    assert 'class="piece-picture"' in page.text


@pytest.mark.parametrize("game", TOLD)
def test_nobody_reads_what_is_hidden(game: str) -> None:
    """Redraw what a seat may not know: every piece, and whatever opens at every spot, reads the same."""
    found = find_game(game)
    seats = min(2, found.seats[1])
    given: dict[str, Any] = {found.seats_setting: seats, **({"mode": "coop"} if game == "nemo2" else {})}
    entries = [SeatEntry(f"P{seat}", "me") for seat in range(seats)]
    table = open_table(found, parse_settings(found.settings, given), entries, Seeded("5"), load_pack(found))
    rng = Random(5)
    for number in range(40):
        node = table.node
        if not isinstance(node, Choice):
            return
        if number % 13 == 12:
            for seat in (None, *range(seats)):
                redrawn = found.visible.determinise(table.state, seat, Random(number))
                assert read_everywhere(found, redrawn, seat) == read_everywhere(found, table.state, seat)
        table.submit(node.seat, [rng.choice(node.options)], table.version)


def read_everywhere(game: Any, state: Any, seat: int | None) -> list[Any]:
    """Where every piece is, and which one opens at every spot."""
    moment, voice = Moment(game, state), reader("en", ["P0", "P1"])
    view, sheets = moment.view(seat), game.sheets.box(state.pack.tables).sheets
    return [moment.opens(seat, voice), {piece: game.sheets.now(view, piece) for piece in sheets}]


@pytest.mark.parametrize("game", TOLD)
def test_a_replay_has_every_sheet_that_can_be_opened_in_it(game: str) -> None:
    table, _ = played(game, {"nemo1": 1, "nemo2": 1}.get(game, 2), 60)
    story = story_of(table, (), reader("en", ["Ada", "Ben"]), lambda done, all_: None)
    opened = {piece for moment in story["moments"] for piece in moment.get("opens", {}).values()} - {""}
    opened |= {piece for line in story["log"] for piece, _ in (line[7] if len(line) > 7 else ())}
    told = [line for sheet in story["sheets"].values() for part in sheet[3] for line in part[2]]
    opened |= {piece for line in told for piece, _ in (line[3] if len(line) > 3 else ())}
    assert opened
    assert opened <= story["sheets"].keys()
