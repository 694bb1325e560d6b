"""Every sheet reads well in every language: no ids, doubled punctuation, empty brackets or hyphens for minus."""

from __future__ import annotations

from random import Random

import pytest

from pelagos.core.sheets import NOTHING
from pelagos.games.citations import rule_ids
from pelagos.games.registry import find_game, load_pack
from tests.faces.debris import Finding, debris
from tests.games.practice import Practice
from tests.sheets.test_complete import TOLD

EVERY = 40


@pytest.mark.parametrize("key", TOLD)
def test_sheets_leave_no_debris(key: str) -> None:
    game = find_game(key)
    assert game.sheets
    found = set()
    for sheet in game.sheets.box(load_pack(game).tables).sheets.values():
        for said in (sheet.name, sheet.brief, *(line.said for line in sheet.lines)):
            found |= set(debris(said)) if said != NOTHING else set()
    assert sorted(filter(is_read, found)) == []


def is_read(finding: Finding) -> bool:
    """An id that only chooses the form of a sentence is not read in it."""
    sentence, _, word = finding.sentence.removesuffix(")").rpartition(" (")
    return finding.what != "an id" or word in sentence


@pytest.mark.parametrize("key", TOLD)
def test_where_things_are_leaves_no_debris(key: str) -> None:
    """Over random play, as a player and as a spectator see it."""
    practice = Practice(find_game(key))
    s, found = practice.begun(), set[Finding]()
    assert practice.game.sheets
    for moment, _ in enumerate(practice.played(s, Random(key))):
        if moment % EVERY == 0:
            for view in (practice.game.visible.observe(s, seat) for seat in (0, None)):
                for piece in practice.game.sheets.box(s.pack.tables).sheets:
                    found.update(*map(debris, practice.game.sheets.now(view, piece)))
    assert sorted(filter(is_read, found)) == []


@pytest.mark.parametrize("key", TOLD)
def test_sheets_rest_on_rules_that_exist(key: str) -> None:
    game = find_game(key)
    assert game.sheets
    known = {rule.id for rule in rule_ids(game)}
    sheets = game.sheets.box(load_pack(game).tables).sheets.values()
    cited = {rule for sheet in sheets for rule in (*sheet.rules, *(line.rule for line in sheet.lines)) if rule}
    assert cited - known == set()
