"""What threatens is said in time, grows louder, and tells nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pelagos.core.game import Game
from pelagos.core.nodes import Over
from pelagos.core.perils import FAR
from pelagos.faces.voice import Voice
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.locale.catalogue import LANGUAGES, catalogue


@pytest.mark.parametrize("key", NAMES)
def test_perils_are_said_in_every_language_and_hide_what_is_hidden(key: str) -> None:
    game, rng = find_game(key), Random(3)
    heard = set()
    for number, s in enumerate(_positions(game)):
        for seat in (0, None):
            view = game.visible.observe(s, seat)
            told = game.perils(view)
            assert [peril.level for peril in told] == sorted((peril.level for peril in told), reverse=True)
            heard |= {peril.said for peril in told}
            if number % 40 == 0:
                other = game.visible.observe(game.visible.determinise(s, seat, rng), seat)
                assert game.perils(other) == told
    assert heard
    for lang in LANGUAGES:
        voice = Voice(catalogue(lang), ("A", "B", "C", "D"))
        assert all(voice.words(said) for said in heard)


def _positions(game: Game[Any]) -> Iterator[Any]:
    """A random game, position by position."""
    s, rng = game.new_game({setting.key: setting.default for setting in game.settings}, load_pack(game)), Random(4)
    game.rules.run(s)
    while not isinstance(s.node, Over):
        yield s
        game.rules.answer(s, rng.choice(s.node.options))


def test_the_last_point_of_a_resource_is_the_loudest() -> None:
    game = find_game("nemo2")
    s = next(_positions(game))
    s = game.positions.arrange(s, {"crew": 1, "window": "action"})
    told = game.perils(game.visible.observe(s, 0))
    assert Voice(catalogue("en"), ("A",)).words(told[0].said) == "Crew 1: one more loss ends the game"
    assert (told[0].level, told[0].rule) == (3, "NW2-7.2")


@pytest.mark.parametrize("key", NAMES)
def test_whoever_sits_down_is_told_what_to_beware_of(key: str) -> None:
    """Quietly, while nothing is near; and it gives way to whatever comes near."""
    game = find_game(key)
    levels = [[peril.level for peril in game.perils(game.visible.observe(s, 0))] for s in _positions(game)]
    assert levels[0]
    assert set(levels[0]) == {FAR}
    assert all(len(set(told)) == 1 for told in levels if FAR in told)
    assert any(FAR not in told for told in levels)


def test_the_ways_to_lose_are_one_line() -> None:
    """[NW2-16.1 to 16.3] With the box of the outlaw once there is a motive, and the room that is left."""
    game = find_game("nemo2")
    s = game.new_game({setting.key: setting.default for setting in game.settings} | {"motive": "war"}, load_pack(game))
    game.rules.run(s)
    (told,) = game.perils(game.visible.observe(s, 0))
    words = Voice(catalogue("en"), ("A",)).words(told.said)
    assert words.startswith("Defeat: Nemo, Crew or Hull at the skull, Notoriety 51, or no space for a Warship (")
    assert (told.level, told.rule) == (FAR, "NW2-16.1")
