"""Options that name no piece and are about one all the same lead to its sheet."""

from __future__ import annotations

import pytest

from pelagos.core.beside import offers_of
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.locale.catalogue import catalogue


@pytest.mark.parametrize("key", NAMES)
def test_labels_are_messages_and_lead_to_sheets(key: str) -> None:
    game = find_game(key)
    assert game.sheets
    sheets, words = game.sheets.box(load_pack(game).tables).sheets, catalogue("en")
    for label, piece in game.sheets.labels.items():
        assert words.has(label), label
        assert piece in sheets, piece


def test_an_action_of_the_second_edition_leads_to_its_sheet() -> None:
    game = find_game("nemo2")
    s = game.new_game({setting.key: setting.default for setting in game.settings}, load_pack(game))
    game.rules.run(s)
    s = game.positions.arrange(s, {"window": "action", "ap": 5, "crew": 5})
    game.rules.run(s)
    offers = {offer.option: offer.pieces for offer in offers_of(game, s, game.visible.observe(s, 0), s.node.options)}
    assert offers[("rest",)] == ("action-rest", "track-crew")
    assert offers[("end",)] == ()
