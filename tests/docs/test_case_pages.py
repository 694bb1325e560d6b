"""The pages about case files name every field and every word that the positions of a game know."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from pelagos.cases.runner import Run
from pelagos.core.errors import PelagosError
from pelagos.games.registry import find_game, load_pack
from tests.test_cases import FILES, cases_of

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"nauticus": DOCS / "cases.md", "nemo1": DOCS / "games" / "nemo1.md", "nemo2": DOCS / "cases.md"}
EVERY = 7
"""Each seventh case is looked at."""


def known_fields(game: str, given: dict[str, Any]) -> set[str]:
    """What may be given, as it is told to somebody who gives something else."""
    found = find_game(game)
    defaults = {setting.key: setting.default for setting in found.settings}
    with pytest.raises(PelagosError) as refused:
        found.positions.arrange(found.new_game(defaults, load_pack(found)), given)
    return set(str(dict(refused.value.text.facts)["known"]).split(", "))


def positions(game: str) -> list[dict[str, Any]]:
    """Where cases of a game begin, in words."""
    found = find_game(game)
    pack = load_pack(found)
    cases = [case for file in FILES if file.parent.name == game for case in cases_of(file)][::EVERY]
    return [found.positions.describe(Run(found, case, pack).s) for case in cases]


def words_in(value: Any) -> set[str]:
    """All words of a field, in tables and lists, on both sides."""
    if isinstance(value, dict):
        return {str(key) for key in value}.union(*(words_in(item) for item in value.values()))
    if isinstance(value, list):
        return set().union(*(words_in(item) for item in value))
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize("game", PAGES)
def test_every_field_stands_in_the_page(game: str) -> None:
    """Given or expected, of the board or of a seat."""
    page = PAGES[game].read_text(encoding="utf-8")
    described = positions(game)[0]
    fields = {*described, *known_fields(game, {"no-such-field": 1})}
    if "seats" in described:
        fields |= {*described["seats"]["A"], *known_fields(game, {"seats": {"A": {"no-such-field": 1}}})}
    assert [field for field in sorted(fields) if f"`{field}`" not in page] == []


@pytest.mark.parametrize("game", PAGES)
def test_the_vocabulary_speaks_of_real_fields(game: str) -> None:
    described = positions(game)[0]
    fields = {*described, *known_fields(game, {"no-such-field": 1}), *described.get("seats", {}).get("A", ())}
    vocabulary = import_module(f"pelagos.games.{game}.vocabulary").vocabulary(load_pack(find_game(game)))
    assert [field for named in vocabulary for field in named.split(", ") if field not in fields] == []


WORDS = {
    "nauticus": ("layout", "start", "stock"),
    "nemo1": (
        "phase",
        "result",
        "level",
        "commitment",
        "tally",
        "spent",
        "released",
        "collected",
        "kept",
        "pass",
        "fail",
    ),
    "nemo2": (
        "phase",
        "motive",
        "tally",
        "uprisings",
        "sacrificed",
        "display",
        "installed",
        "collected",
        "bag",
        "card",
    ),
}


@pytest.mark.parametrize("game", PAGES)
def test_the_vocabulary_knows_every_word_that_positions_use(game: str) -> None:
    vocabulary = import_module(f"pelagos.games.{game}.vocabulary").vocabulary(load_pack(find_game(game)))
    known: dict[str, set[str]] = {}
    for named, words in vocabulary.items():
        for field in named.split(", "):
            known.setdefault(field, set()).update(words)
    for position in positions(game):
        for field in WORDS[game]:
            used = {word for word in words_in(position[field]) if not re.fullmatch(r"[0-9]+", word)}
            assert used <= known[field] | {"none"}, field


@pytest.mark.parametrize("game", ["nemo1", "nemo2"])
def test_every_choice_of_the_cases_is_listed(game: str) -> None:
    """What cases answer with `choose`, as far as they use its words."""
    choices = import_module(f"pelagos.games.{game}.vocabulary").choices(load_pack(find_game(game)))
    known = {word for words in choices.values() for word in words}
    moves = [move for file in FILES if file.parent.name == game for case in cases_of(file) for move in case.play]
    played = {move.rpartition("choose ")[2] for move in moves if isinstance(move, str) and "choose " in move}
    words = {word for word in played if re.fullmatch(r"[a-z0-9+-]*[a-z][a-z0-9+-]*", word)}
    assert words
    assert words <= known
