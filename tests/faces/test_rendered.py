"""A lint over what people read: random games of all games and modes, everything that is said, in four languages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Final

import pytest

from pelagos.core.text import Text, text
from pelagos.locale.catalogue import LANGUAGES, catalogue_files, entries_of
from tests.faces.debris import Finding, debris
from tests.faces.rendered import texts_of
from tests.faces.sittings import SITTINGS, Sitting

QUESTIONS: Final = int(os.environ.get("PELAGOS_QUESTIONS", "120"))
"""How many questions of each game are read; more of them, or the whole game, are a soak."""


def findings(at: Sitting) -> Iterator[Finding]:
    for one in texts_of(at, QUESTIONS):
        yield from debris(one)


@pytest.mark.parametrize("at", SITTINGS, ids=str)
def test_nothing_but_words_is_said(at: Sitting) -> None:
    assert sorted(findings(at)) == []


@pytest.mark.parametrize(
    ("said", "what"),
    [
        (text("nemo2-upgrade-shown", upgrade="arcane-library"), "an id"),
        (text("nemo2-upgrade-shown", upgrade="Eureka!"), "doubled punctuation"),
        (text("nemo2-upgrade-shown", upgrade=""), "a space before punctuation"),
        (text("nemo2-card", card=""), "empty brackets"),
        (text("nemo2-card", card="-8"), "a hyphen for a minus"),
        (text("nemo2-card", card="None"), "a value of the program"),
        (text("nemo2-card", card="a  b"), "stray spaces"),
        (text("nemo2-card", card="((a) or (b))"), "brackets in brackets"),
        (text("nemo2-card", card="nemo2-why-not"), "a message id"),
        (text("nemo2-card", card="–; –"), "nothing but dashes"),
        (text("nemo2-card", card="1 cards"), "a plural of one"),
        (text("nauticus-board-round", round=0, rounds=5, phase=1), "a count from 0"),
    ],
)
def test_the_lint_finds(said: Text, what: str) -> None:
    assert what in {finding.what for finding in debris(said)}


def test_a_number_below_zero_has_a_minus() -> None:
    assert debris(text("nemo1-board-score", score=-8, level=Text("nemo1-level-failure"))) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_ends_a_sentence_brings_no_mark_of_its_own(language: str) -> None:
    """“Card: Mutiny!.”: names with a mark stand in quotation marks, or not at the end."""
    messages = {
        name: source
        for file in catalogue_files(language).values()
        for name, source in entries_of(file.read_text(encoding="utf-8")).items()
    }
    loud = {name for name, source in messages.items() if re.search(r"^[^\n{]*[!?.]\s*$", source)}
    found = [
        name
        for name, source in messages.items()
        for kind in re.findall(r"\{ \$(\w+) \}\.(?!\.)", source)
        if (game := name.partition("-")[0]) in ("nemo1", "nemo2", "endeavor", "nauticus")
        and any(other.startswith(f"{game}-{kind}-") for other in loud)
    ]
    assert found == []
