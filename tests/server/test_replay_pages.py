"""A whole game as one page: everything is in it, nothing is asked of anybody, and nobody's name can break it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from pelagos.art import Drawing, Piece
from pelagos.core.nodes import Choice
from pelagos.core.settings import parse_settings
from pelagos.faces.log import full_log_of
from pelagos.faces.reader import reader
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.server.pages import assets
from pelagos.server.pages.replay_page import hash_of, replay_page
from pelagos.server.pages.replay_story import positions, story_of
from pelagos.server.tell.moment import Moment
from pelagos.server.tell.scenes import changed_drawing, whole_drawing
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.table import Table
from tests.recorded import played

SEATS = {"nauticus": 2, "nemo1": 1, "nemo2": 1, "endeavor": 2}
LARGEST = 2_000_000
EVIL = '</script><img src=x onerror="alert(1)">'


def silent(done: int, all_: int) -> None:
    """Nobody watches."""


def page_of(table: Table[Any], lang: str = "en", theme: str = "light", seats: tuple[int, ...] = ()) -> str:
    return replay_page(table, seats, lang, theme, silent)


def block(page: str, opening: str) -> str:
    """What stands in a block of the page."""
    return page.partition(opening)[2].partition("</")[0]


def unfolded(story: dict[str, Any], version: int) -> dict[str, Any]:
    """A position put together from what is new at each moment, as the page does it."""
    position: dict[str, Any] = {"pieces": {}}
    for news in story["moments"][: version + 1]:
        position |= {key: value for key, value in news.items() if key not in ("board", "drawn")}
        position["pieces"] = patched(story, position["pieces"], news.get("board", {}))
    return position


def patched(story: dict[str, Any], old: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    pieces = {key: piece for key, piece in old.items() if key not in news.get("gone", ()) and "ground" not in news}
    pieces |= {story["pieces"][number][0]: story["pieces"][number] for number in news.get("pieces", ())}
    return {key: pieces[key] for key in news["order"]} if "order" in news else pieces


@pytest.mark.parametrize("name", NAMES)
def test_every_moment_is_in_it(name: str) -> None:
    table, _ = played(name, SEATS[name])
    voice = reader("en", ["Ada", "Ben"][: SEATS[name]])
    story = story_of(table, (), voice, silent)
    states = list(positions(table))
    assert len(story["moments"]) == len(states) == table.version + 1
    for version in range(0, len(states), 29):
        moment, position = Moment(table.game, states[version], past=True), unfolded(story, version)
        scene = moment.scene(None, voice)
        assert list(position["pieces"].values()) == [tuple(piece) for piece in scene.board.pieces]
        assert [story["lines"][line] for line in position["text"]] == scene.text
        assert [seat[0] for seat in position["score"]] == [seat.total for seat in scene.score]
        assert position["question"][0] == moment.question(None, voice, False).text
        assert position["panels"] == [panel.key for panel in scene.panels]


@pytest.mark.parametrize("name", NAMES)
def test_the_log_the_answers_and_the_end_are_in_it(name: str) -> None:
    table, _ = played(name, SEATS[name])
    voice = reader("de", ["Ada", "Ben"][: SEATS[name]])
    story = story_of(table, (), voice, silent)
    assert [(line[0], line[2], line[3]) for line in story["log"]] == [
        (line.n, line.turn, line.text) for line in full_log_of(table, -1, voice)
    ]
    assert all(moment["question"][2] for moment in story["moments"][:-1] if "question" in moment)
    end = story["end"]
    assert end.verdict
    assert [place.score for place in end.ranking] == _ranked_scores(table)
    assert end.verify.seed == "7"


def _ranked_scores(table: Table[Any]) -> list[int]:
    """The scores from first to last, where the seats are compared."""
    end = table.scores()
    assert end is not None
    return sorted(end.scores, reverse=True) if table.game.verdict(table.state).places else []


@pytest.mark.parametrize("name", NAMES)
def test_nobody_is_asked_for_anything(name: str) -> None:
    page = page_of(played(name, SEATS[name])[0])
    assert len(page.encode()) < LARGEST
    addresses = set(re.findall(r"\w+://[^\s\"'<>)\\]+", page))
    assert addresses <= {"http://www.w3.org/2000/svg"}
    for word in ("fetch(", "WebSocket", "XMLHttpRequest", "@import", "sendBeacon", "EventSource", " src="):
        assert word not in page
    assert not re.search(r"url\((?!#|data:font/woff2;)", page)
    assert not re.search(r'<(link|a|use)\b[^>]* href="(?!#|data:)', page.replace("\\u003c", "<").replace('\\"', '"'))


def test_its_policy_knows_its_own_blocks_and_no_others() -> None:
    page = page_of(played("nauticus", 2)[0])
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert policy is not None
    allowed = policy[1].replace("&#39;", "'").split("; ")
    style, script = page.partition("<style>")[2].partition("</style>")[0], page.partition("<script>")[2]
    assert f"script-src '{hash_of(script.partition('</script>')[0])}'" in allowed
    assert f"style-src '{hash_of(style)}'" in allowed
    assert "default-src 'none'" in allowed


def renamed(table: Table[Any], name: str) -> Table[Any]:
    """The same game, played by somebody else."""
    seats = tuple(SeatEntry(name, seat.kind) for seat in table.header.seats)
    again = Table(table.game, msgspec.structs.replace(table.header, seats=seats), table.begin.clone(), table.fate)
    again.begin, again.moments, again.updates, again.opening = table.begin, table.moments, table.updates, table.opening
    return again


@pytest.mark.parametrize("name", ["nauticus", "nemo2"])
def test_no_name_can_break_out(name: str) -> None:
    page = page_of(renamed(played(name, SEATS[name])[0], EVIL))
    assert "<img" not in page
    assert page.count("</script>") == 3
    story = json.loads(block(page, '<script type="application/json" id="story">'))
    assert story["seats"][0]["name"] == EVIL[:40]


@pytest.mark.parametrize("lang", ["en", "de", "pl", "es"])
def test_it_is_the_same_every_time(lang: str) -> None:
    table, _ = played("nemo1", 1)
    page = page_of(table, lang, "dark")
    assert page == page_of(table, lang, "dark")
    assert f'<html lang="{lang}" data-theme="dark">' in page


def test_what_was_taken_back_is_shown_too() -> None:
    """Nauticus: somebody takes a tile, takes it back and takes another one; each version has its position."""
    table = fresh()
    node = table.node
    assert isinstance(node, Choice)
    first = table.submit(node.seat, [node.options[0]], table.version)
    taken = table.state
    table.undo(node.seat, table.version)
    table.submit(node.seat, [node.options[1]], table.version)
    states = list(positions(table))
    assert states[first] == taken
    assert states[first + 1] == states[first - 1]
    story = story_of(table, (), reader("en", ["Ada", "Ben"]), silent)
    assert any("takes the last answer back" in line[3] for line in story["log"])


def fresh() -> Table[Any]:
    """A table of Nauticus that nobody else uses."""
    game = find_game("nauticus")
    seats = [SeatEntry("Ada", "me"), SeatEntry("Ben", "me")]
    return open_table(game, parse_settings(game.settings, {"players": 2}), seats, Seeded("7"), load_pack(game))


def test_before_the_end_a_page_has_no_seed_and_no_secrets() -> None:
    """[EDS-20.1] Endeavor at every moment: what a spectator's page holds does not depend on what is hidden."""
    table, _ = played("endeavor", 2, answers=30, seed="8")
    story = story_of(table, (), reader("en", ["Ada", "Ben"]), silent)
    assert story["end"] is None
    assert not any(moment["question"][2] for moment in story["moments"] if "question" in moment)
    for state in positions(table):
        redrawn = table.game.visible.determinise(state, None, Random(1))
        assert table.game.visible.observe(redrawn, None) == table.game.visible.observe(state, None)


def test_a_seat_sees_its_own_answers() -> None:
    table, _ = played("endeavor", 2, answers=30, seed="8")
    story = story_of(table, (1,), reader("en", ["Ada", "Ben"]), silent)
    asked = [moment["question"] for moment in story["moments"] if "question" in moment]
    assert {question[1] for question in asked if question[2]} == {1}


def test_modules_are_put_together_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "top.js": 'import { low } from "./low.js";\n\n/** Note. */\nexport function top() {\n  return low;\n}\n',
        "low.js": "export const low = 1;\n",
    }
    monkeypatch.setattr(assets, "static_text", texts.__getitem__)
    found = assets.bundled.__wrapped__("top")
    assert found.index("const $low") < found.index("const $top")
    assert "const { low } = $low;" in found
    assert "Note" not in found


SELDOM = ("both", "low", "own")
PARTS = {
    "top.js": 'import { when } from "./later.js";\nwhen(import("./seldom.js"));\nwhen(import("./never.js"));\n',
    "later.js": 'import { low } from "./low.js";\nexport function when() {\n}\n',
    "low.js": "export const low = 1;\n",
    "own.js": "export const own = 2;\n",
    "both.js": "export const both = 3;\n",
    "seldom.js": "".join(f'import {{ {name} }} from "./{name}.js";\n' for name in SELDOM),
    "never.js": 'import { both } from "./both.js";\nboth();\n',
}


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A page with two parts that are loaded when they are needed."""
    kept = [assets.bundled, assets.main_part, assets.later_part, assets.mark_of, assets._at_once]
    monkeypatch.setattr(assets, "static_text", PARTS.__getitem__)
    for one in kept:
        one.cache_clear()
    yield
    for one in kept:
        one.cache_clear()


@pytest.mark.usefixtures("parts")
def test_a_part_is_handed_what_the_page_has_and_brings_the_rest() -> None:
    """What two parts import is on the page, so that both have the same; a page on a disk has everything."""
    part, page = assets.later_part("top", "seldom"), assets.main_part("top")
    assert "export default ($both, $low) =>" in part
    assert "const $own" in part
    assert "const $own" not in page
    assert "const $both" in page
    assert f"import(`./top.seldom.js?of={assets.mark_of('top')}${{$later.attempt()}}`)" in page
    assert ".then((part) => part.default($both, $low))" in page
    assert "Promise.resolve($seldom)" in assets.bundled("top")
    assert "import(" not in assets.bundled("top")


@pytest.mark.usefixtures("parts")
def test_a_part_is_loaded_in_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = PARTS["top.js"].replace("never", "seldom")
    monkeypatch.setattr(assets, "static_text", {**PARTS, "top.js": twice}.__getitem__)
    with pytest.raises(AssertionError, match="two places"):
        assets.parts_of("top")


@pytest.mark.parametrize("source", ['import * as x from "./x.js";\n', "export default 1;\n", "export { a };\n"])
def test_a_module_in_another_style_is_noticed(monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    monkeypatch.setattr(assets, "static_text", lambda name: source)
    with pytest.raises(AssertionError, match="not understood"):
        assets.bundled.__wrapped__("odd")


def test_on_another_ground_everything_is_laid_out_anew() -> None:
    """A page drops its pieces with the ground, so that all of them have to come again."""
    piece = Piece("ship", 1, 2, "body")
    before, after = Drawing(10, 10, "sea", (piece,)), Drawing(10, 10, "ice", (piece,))
    assert changed_drawing(before, after) == whole_drawing(after)
    assert changed_drawing(before, before).pieces == []


drawings = st.lists(st.tuples(st.sampled_from("abcdef"), st.integers(0, 2)), unique_by=lambda one: one[0])


@given(drawings, drawings, st.booleans())
def test_what_changed_makes_the_new_drawing_of_the_old_one(
    old: list[tuple[str, int]], new: list[tuple[str, int]], same: bool
) -> None:
    """Pieces that move, come, go and change places; laid out as the page does it (`drawing` in `merge.js`).

    What stays as it was is the very same piece, or another one that is equal.
    """
    kept = {one: Piece(*one, 0, "") for one in (*old, *new)}
    laid = [tuple(kept[one] if same else Piece(*one, 0, "") for one in drawing) for drawing in (old, new)]
    before, after = (Drawing(9, 9, "sea", pieces) for pieces in laid)
    news = changed_drawing(before, after)
    pieces = {piece.key: piece for piece in before.pieces if piece.key not in news.gone}
    pieces |= {piece.key: piece for piece in map(Piece._make, news.pieces)}
    order = pieces if news.order is UNSET else news.order
    assert tuple(pieces[key] for key in order) == after.pieces
    assert {piece[0] for piece in news.pieces} == {piece.key for piece in {*after.pieces} - {*before.pieces}}
