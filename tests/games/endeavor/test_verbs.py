"""What is declared of the answers: whatever can be gained has its words, and an answer may be written in many ways."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from pelagos.games.endeavor.language import NotTheLanguage, effects, gain_words
from pelagos.games.endeavor.names import DISC, KNOW
from pelagos.games.endeavor.verbs import GAIN, VERBS
from tests.games.endeavor.table import PACK, given

LETTERS = re.compile(r"[a-z0-9:;+>\[\]=,/-]+")


def printed_gains() -> set[int]:
    """Whatever the tables write in the language of effects."""
    found: set[int] = set()
    for table in (files("pelagos.games.endeavor") / "data").iterdir():
        for word in LETTERS.findall(table.read_text(encoding="utf-8")):
            try:
                found.update(effects(word))
            except NotTheLanguage:
                continue
    return found


def test_every_printed_gain_is_an_answer() -> None:
    """[EDS-6.9] Whoever orders his gains can name each of them; discs and knowledge are taken without a question."""
    asked = [gain for gain in printed_gains() if gain & 15 not in (DISC, KNOW)]
    assert len(asked) > 20
    assert [gain_words(gain) for gain in asked if GAIN(*gain_words(gain)) not in VERBS.vocabulary(PACK)] == []


@pytest.mark.parametrize(
    ("written", "answer"),
    [
        ("dive c2.d1", "dive C2 d1"),
        ("sonar The Sea Star s1", "sonar C1 s1"),
        ("to c2", "to C2"),
        ("depths 3 1", "depths 1 3"),
        ("space (3,4)", "space 3 4"),
        ("move 1,2 3,4", "move 1 2 3 4"),
        ("advance Ingenuity", "advance ing"),
        ("gain action:travel[tech+1]", "gain travel tech+1"),
        ("recruit R.O.V. Operator", "recruit rov-operator"),
        ("promote Reef Diver*", "promote reef-diver with-disc"),
        ("token research other", "token research bonus"),
        ("activate team-leader 1", "activate team-leader 1"),
    ],
)
def test_an_answer_may_be_written_in_many_ways(written: str, answer: str) -> None:
    s = given({"ocean": {"C1": "the-sea-star"}})
    assert VERBS.spelled(s, written) == answer
