"""Words of drawings in every language: none over another, none over a sign or an edge, none beyond its picture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache, partial
from itertools import combinations
from typing import Any

import pytest

from pelagos.art import Drawing, Say, draw_board, draw_panels
from pelagos.art.fitting import line_of, lines_of, width_of
from pelagos.art.markup import FAR_SIZE
from pelagos.art.whole import whole_table
from pelagos.core.game import Game
from pelagos.core.text import Text
from pelagos.locale.catalogue import LANGUAGES, catalogue
from tests.art.boxes import Box, Drawn, drawn, opaque
from tests.art.test_drawings import TABLES, last_moment, moments
from tests.web.pseudo import ACCENTED, LONGER

PSEUDO = "xx"
SPOKEN = (*LANGUAGES, PSEUDO)
MOMENTS = (0, 90, 240)
WATER = {"a-land", "a-sea", "a-hit", "a-paper", "a-scroll", "a-peaks", "a-rosedark", "a-roselight"}
"""What words may lie across: the chart itself, and fields that nobody sees."""
BAND = 24
FRAME = 16
"""What the frame of a chosen tile takes of an arc."""
NAMES = ("a-seaname", "a-landname")
MOST_AFLOAT = 9
"""More ships than ever lay in one ocean."""


@lru_cache(maxsize=20_000)
def said_in(language: str, text: Text) -> str:
    """A text in a language, or in the one that is none: other letters, longer, in brackets."""
    if language != PSEUDO:
        return catalogue(language).format(text)
    plain = catalogue("en").format(text)
    pad = (" ~~~~~" * len(plain))[: round(len(plain) * LONGER)]
    return f"‹{plain.translate(ACCENTED)}{pad}›" if len(plain) > 1 else plain


class Words:
    """The words of a drawing with the shapes around them."""

    def __init__(self, drawing: Drawing) -> None:
        self.edge = Box(0, 0, drawing.width, drawing.height)
        self.items = drawn(drawing)
        self.words = [
            (place, item) for place, item in enumerate(self.items) if item.what == "text" and item.said.strip()
        ]
        self.bands: dict[int, list[tuple[int, Drawn]]] = {}
        for place, item in enumerate(self.items):
            if item.what not in ("text", "arc") and item.class_ and item.class_.split()[0] in opaque():
                for band in range(int(item.box.top // BAND), int(item.box.bottom // BAND) + 1):
                    self.bands.setdefault(band, []).append((place, item))

    def near(self, word: Drawn) -> list[tuple[int, Drawn]]:
        """The shapes that a word touches, each with its place in the order of painting."""
        bands = range(int(word.box.top // BAND), int(word.box.bottom // BAND) + 1)
        found = {place: shape for band in bands for place, shape in self.bands.get(band, ())}
        return [(place, shape) for place, shape in found.items() if shape.box.meets(word.box, 0)]

    def hidden(self, place: int, word: Drawn, until: int) -> bool:
        """Whether something lies between what was painted at a place and what is painted later, under a word."""
        return any(place < other < until and shape.box.holds(word.box, 1.5) for other, shape in self.near(word))

    def across(self, place: int, word: Drawn) -> Iterator[str]:
        """The shapes whose edge runs through a word that can be seen."""
        if self.hidden(place, word, len(self.items)):
            return
        for other, shape in self.near(word):
            seen = shape.class_.split()[0] not in WATER and not (other < place and self.hidden(other, word, place))
            apart = not word.box.meets(shape.box, 1.2) or shape.box.holds(word.box, 1.2)
            if seen and not apart and not word.box.holds(shape.box, 1.2):
                yield f"“{word.said}” lies across {shape.class_}"

    def faults(self) -> Iterator[str]:
        """Everything that is wrong."""
        for place, word in self.words:
            yield from self.across(place, word)
            if not self.edge.holds(word.box, 1):
                yield f"“{word.said}” leaves the drawing"
            if word.said.endswith("…"):
                yield f"“{word.said}” is cut"
        for (place, one), (other, two) in combinations(self.words, 2):
            if one.box.meets(two.box, 0.8) and not self.hidden(place, one, other):
                yield f"“{one.said}” and “{two.said}” lie over one another"
        for arc in (item for item in self.items if item.what == "arc" and item.size > item.box.right - FRAME):
            yield f"“{arc.said}” is longer than its arc allows"


@cache
def positions(table: str) -> tuple[tuple[Game[Any], Any], ...]:
    """Some moments of a game at random."""
    key, settings = TABLES[table]
    found = []
    for number, (game, s) in enumerate(moments(key, settings, table)):
        if number in MOMENTS:
            found.append((game, s.clone()))
        if number == MOMENTS[-1]:
            break
    return tuple(found)


def pictures(game: Game[Any], s: Any, say: Say) -> tuple[Drawing, list[Drawing], Drawing]:
    view = game.visible.observe(s, 0)
    board, panels = draw_board(game.key, view, say), draw_panels(game.key, view, say)
    return board, [panel.drawing for panel in panels], whole_table(board, panels)


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("table", TABLES)
def test_words_stay_clear_of_each_other(table: str, language: str) -> None:
    """Each language at another moment: the words are the language's, the numbers are the moment's."""
    found = positions(table)
    game, s = found[SPOKEN.index(language) % len(found)]
    board, panels, _ = pictures(game, s, partial(said_in, language))
    assert [fault for drawing in (board, *panels) for fault in Words(drawing).faults()] == []


@pytest.mark.parametrize("table", ["nauticus-3", "nemo2-coop"])
def test_the_whole_table_has_room_for_all_panels(table: str) -> None:
    _, _, whole = pictures(*positions(table)[-1], partial(said_in, "de"))
    edge = Box(0, 0, whole.width, whole.height)
    assert [item for item in drawn(whole) if item.what in ("text", "rect") and not edge.holds(item.box, 1)] == []


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("table", ["nemo1", "nemo2-ask"])
def test_the_nautilus_covers_no_name(table: str, language: str) -> None:
    game, s = positions(table)[0]
    view = game.visible.observe(s, 0)
    for ocean in view["oceans"]:
        board = draw_board(game.key, {**view, "nautilus": ocean["name"]}, partial(said_in, language))
        items = drawn(board)
        hull = [item.box for item in items if item.class_ == "a-sub"]
        names = [item for item in items if item.what == "text" and item.class_ in NAMES]
        assert len(names) > 5
        assert hull
        assert [name.said for name in names for box in hull if name.box.meets(box, 1)] == []


def crowded(view: Any, afloat: int) -> Any:
    """A view in which so many ships nobody has seen lie in every ocean, and everything else that may lie there."""
    crowd = {"places": [{"place": place + 1, "ship": None} for place in range(afloat)], "contacts": afloat}
    more = {"ships": [], "gem": True, "fleet": True, "treasure": True}
    return {
        **view,
        "oceans": [ocean | crowd | {key: more[key] for key in more if key in ocean} for ocean in view["oceans"]],
    }


@pytest.mark.parametrize("afloat", range(1, MOST_AFLOAT + 1))
@pytest.mark.parametrize("table", ["nemo1", "nemo2-ask"])
def test_no_ship_covers_another(table: str, afloat: int) -> None:
    """Also where more ships lie than there are berths; no treasure, fleet or name lies on one, near or from afar."""
    game, s = last_moment(table)
    board = draw_board(game.key, crowded(game.visible.observe(s, 0), afloat), partial(said_in, "en"))
    for unseen in ("a-far", "a-close"):
        items = drawn(board, unseen)
        backs = [item.box for item in items if item.class_ == "a-contact"]
        others = [item for item in items if item.class_.split()[0] in (*NAMES, "a-gem", "a-gold")]
        names = [item for item in others if item.class_ not in NAMES or unseen == "a-far"]
        assert len(backs) == afloat * len(game.visible.observe(s, 0)["oceans"])
        assert [pair for pair in combinations(backs, 2) if pair[0].meets(pair[1], 0.5)] == []
        assert [(item, box) for item in names for box in backs if item.box.meets(box, 1)] == []


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("table", ["nemo1", "nemo2-ask"])
def test_from_afar_every_sea_has_its_name_in_large_letters(table: str, language: str) -> None:
    """None on another, none beyond the chart; and nothing is smaller than a phone can show, but on rulers and signs."""
    game, s = positions(table)[-1]
    view = game.visible.observe(s, 0)
    items = drawn(draw_board(game.key, view, partial(said_in, language)), "a-close")
    names = [item for item in items if item.what == "text" and item.class_ == "a-seaname"]
    assert {word for item in names for word in item.said.split()} == {
        word
        for ocean in view["oceans"]
        for word in said_in(language, Text(f"{game.key}-ocean-{ocean['name']}")).split()
    }
    assert {item.size for item in names} == {FAR_SIZE}
    if language != PSEUDO:
        assert [item.said for item in names if item.box.left < 0 or item.box.right > 1000 or item.box.top < 0] == []
        assert [(one.said, two.said) for one, two in combinations(names, 2) if one.box.meets(two.box, 3)] == []


@pytest.mark.parametrize("table", ["nemo1", "nemo2-ask"])
def test_beasts_swim_where_the_water_is_empty(table: str) -> None:
    game, s = positions(table)[-1]
    beasts = ("a-beast", "a-beastline", "a-limb")
    for language in SPOKEN:
        items = drawn(draw_board(game.key, game.visible.observe(s, 0), partial(said_in, language)))
        art = [item.box for item in items if item.class_ in beasts]
        things = [item for item in items if item.class_.split()[0] in (*NAMES, "a-ocean", "a-scroll", "a-landslot")]
        assert len(art) > 10
        assert [item.said or item.class_ for item in things for box in art if item.box.meets(box, 2)] == []


@pytest.mark.parametrize(("number", "look"), [(5, "a-marker"), (15, "a-turned")])
def test_both_sides_of_liberation_have_a_look_of_their_own(number: int, look: str) -> None:
    """[NW1-9.3] 15 is box 5 with the other side up."""
    game, s = positions("nemo1")[0]
    side = {"liberation": number, "liberation_box": 5, "liberation_side": "×1" if number < 10 else "+10"}
    items = drawn(draw_board("nemo1", {**game.visible.observe(s, 0), **side}, partial(said_in, "en")))
    markers = [item.box for item in items if item.class_ == look and item.box.left > 700]
    assert len(markers) == 1
    assert side["liberation_side"] in [item.said for item in items if markers[0].holds(item.box, 1)]


@pytest.mark.parametrize("size", [8.0, 13.0])
@pytest.mark.parametrize("said", ["Ni", "Wertung der Kronen", "Wiederaufnahmeverfahren", "‹" + "Œ" * 40 + "›"])
def test_a_line_is_never_cut_and_never_too_wide(said: str, size: float) -> None:
    line = line_of(said, "a-strong", size, 80)
    assert line.said == said
    assert line.size <= size
    assert line.pressed == 80 or width_of(said, "a-strong") * line.size <= 80
    assert not line.pressed or width_of(said, "a-strong") * line.size * 0.75 <= 80, "condensed, but not crushed"


def test_a_block_keeps_every_word() -> None:
    said = "Reichtum der Meere und Kapitän Nemos nachgelassene Tagebücher"
    lines = lines_of(said, "a-text", 12, 60, 2)
    assert " ".join(line.said for line in lines) == said
    assert len(lines) == 2
    assert all(line.pressed == 60 or width_of(line.said, "a-text") * line.size <= 60 for line in lines)
