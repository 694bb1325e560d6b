"""Advice in words: how sure, which way a reason points, and every sentence in every language."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.bots.search.advice import Advice, Other
from pelagos.bots.search.evidence import Kind, Reason
from pelagos.bots.search.halving import Edge
from pelagos.core.game import NOTHING
from pelagos.core.text import Text, text
from pelagos.faces.advice import Words, hint_lines, hint_words, sureness
from pelagos.faces.reader import reader
from pelagos.locale.catalogue import LANGUAGES
from tests.bots.table import asked, practice

REST, REPAIR, SEARCH = ("rest",), ("repair",), ("search",)
HULL = text("nemo1-peril-resource", resource=text("nemo1-resource-hull"), left=1)
WONDERS = Text("nemo1-score-wonders")
EVERY: list[tuple[Kind, Text]] = [
    ("score", WONDERS),
    ("goal", WONDERS),
    ("rival", NOTHING),
    ("later", NOTHING),
    ("peril", HULL),
    ("brink", HULL),
    ("lost", NOTHING),
]


def told(*others: Other, language: str = "en", **fields: Any) -> Words:
    s = asked("nemo1", "action")
    advice = Advice(REPAIR, "compared", (), others, 24)._replace(**fields)
    return hint_words(practice("nemo1").game, s, advice, reader(language, ["Nemo"]))


def test_a_difference_and_its_margin_are_told_in_words() -> None:
    """Two standard errors on either side, and a word for how sure it is."""
    words = told(Other(SEARCH, Edge(2.54, 0.9, 24), ()), Other(REST, Edge(-0.6, 1.0, 24), ()))
    assert words.label.startswith("Repair")
    assert words.said.endswith("by about 2.5 points (give or take 1.8).")
    assert [(row.behind, row.verdict) for row in words.rows] == [
        ("−2.5 ± 1.8", "almost certainly worse"),
        ("+0.6 ± 2", "perhaps better"),
    ]


@pytest.mark.parametrize(
    ("edge", "sure"),
    [
        (Edge(3.0, 1.0, 20), "clear"),
        (Edge(3.0, 0.0, 3), "likely"),
        (Edge(3.0, 2.0, 20), "likely"),
        (Edge(3.0, 4.0, 20), "equal"),
        (Edge(0.1, 0.01, 20), "equal"),
        (Edge(-1.0, 2.0, 20), "behind"),
    ],
)
def test_how_sure_it_is(edge: Edge, sure: str) -> None:
    """Three games that came out alike are not enough to call anything clear."""
    assert sureness(edge) == sure


def test_what_speaks_for_an_answer_comes_first() -> None:
    """Less of a peril is good, fewer points are not; the other answer's row tells it from its own side."""
    reasons = (Reason("score", WONDERS, 1.0, 3.5), Reason("brink", HULL, 0.0, 0.89))
    words = told(Other(REST, Edge(5.0, 1.0, 24), reasons))
    assert [(one.sign, one.said) for one in words.reasons] == [
        ("+", "“Hull 1: one more loss ends the voyage” is at hand in 0% of the games, otherwise in 89%"),
        ("−", "2.5 points fewer: Wonders"),
    ]
    assert words.rows[0].reason.endswith("is at hand in 89% of the games, otherwise in 0%")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words_in_every_language(language: str) -> None:
    """Whatever the reason, the basis and the number are."""
    reasons = [Reason(kind, said, *pair) for kind, said in EVERY for pair in ((0.5, 0.1), (0.1, 0.5))]
    edges = [Edge(3.0, 1.0, 9), Edge(3.0, 2.0, 9), Edge(0.0, 0.0, 9), Edge(-1.0, 2.0, 9)]
    for edge in edges:
        for reason in reasons:
            assert told(Other(REST, edge, (reason,)), language=language, unseen=2, then=(WONDERS,)).notes
    for basis in ("thumb", "only"):
        assert told(language=language, basis=basis).said
    comma = told(Other(REST, Edge(2.5, 0.5, 9), ()), language=language).rows[0].behind
    assert comma == ("−2.5 ± 1" if language == "en" else "−2,5 ± 1")


def test_lines_have_the_numbers_of_the_options() -> None:
    words = told(Other(REST, Edge(2.5, 0.5, 9), ()))
    lines = hint_lines(words, {REPAIR: 4, REST: 3}, reader("en"))
    assert lines[0].startswith("Best: Repair")
    assert any(line.startswith("    3  Rest") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_chance_decides_nothing_no_margin_is_spoken_of(language: str) -> None:
    same = told(Other(REST, Edge(2.5, 0.0, 9), ()), language=language)
    assert same.notes[-1] == reader(language).phrase("hint-basis-same")
    assert told(Other(REST, Edge(2.5, 0.5, 9), ()), language=language).notes[-1] != same.notes[-1]
