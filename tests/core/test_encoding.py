"""Positions as numbers: named, from the own seat on, the same whatever was met before, and nothing that is hidden."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import pytest

from pelagos.core.encoding import Encoder
from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice, Over
from pelagos.core.settings import Value, parse_settings
from pelagos.games.registry import NAMES, find_game, load_pack

PLAYED: tuple[tuple[str, dict[str, Value]], ...] = (
    ("nauticus", {"players": 2}),
    ("nauticus", {"players": 4}),
    ("nemo1", {}),
    ("nemo2", {"mode": "solo"}),
    ("nemo2", {"mode": "semi_coop", "players": 4}),
    ("endeavor", {"players": 3}),
    ("endeavor", {"mode": "coop", "players": 2, "scenario": 8}),
    ("endeavor", {"mode": "solo", "players": 1}),
)
LARGEST = 30.0
"""What is measured by what it usually is stays far below this."""


def positions(game: Game[Any], given: dict[str, Value], every: int = 7) -> Iterator[Any]:
    """Some positions of a random game, the end among them."""
    rng = Random(f"{game.key} {given}")
    s = game.new_game(parse_settings(game.settings, given), load_pack(game))
    node = game.rules.run(s)
    moves = 0
    while not isinstance(node, Over):
        if moves % every == 0:
            yield s.clone()
        node = game.rules.answer_at(s, rng.randrange(len(node.options)))
        moves += 1
    yield s


def fresh(encoder: Encoder[Any]) -> Encoder[Any]:
    """The same encoder, which has not met any position."""
    other = copy(encoder)
    other._plans = {}
    return other


@pytest.mark.parametrize("key", NAMES)
def test_every_number_has_a_name_of_its_own(key: str) -> None:
    game = find_game(key)
    assert game.encoder is not None
    names = game.encoder.names(load_pack(game))
    assert len(set(names)) == len(names) == game.encoder.size(load_pack(game))


@pytest.mark.parametrize(("key", "given"), PLAYED)
def test_what_was_met_before_makes_no_difference(key: str, given: dict[str, Value]) -> None:
    game = find_game(key)
    encoder = game.encoder
    assert encoder is not None
    for s in positions(game, given, every=23):
        for seat in (None, *range(len(game.ranks(s)))):
            met, new = encoder.encode(s, seat), fresh(encoder).encode(s, seat)
            assert met == new
            assert all(-LARGEST < number < LARGEST for number in met)


@pytest.mark.parametrize(("key", "given"), PLAYED)
def test_who_follows_a_game_reads_the_same(key: str, given: dict[str, Value]) -> None:
    """Position by position and jumping back, and what was read before stays as it was."""
    game = find_game(key)
    assert game.encoder is not None
    reader, met = game.encoder.reader(load_pack(game)), list(positions(game, given, every=3))
    read = [(s, seat, reader.read(s, seat)) for s in (*met, *met[::5]) for seat in (None, *range(len(game.ranks(s))))]
    for s, seat, numbers in read:
        assert numbers == game.encoder.encode(s, seat).tobytes()


@pytest.mark.parametrize(("key", "given"), PLAYED)
def test_what_is_drawn_anew_gives_the_same_numbers(key: str, given: dict[str, Value]) -> None:
    """What a seat may not know has no place among them."""
    game, rng = find_game(key), Random(1)
    assert game.encoder is not None
    for s in positions(game, given):
        for seat in (None, *range(len(game.ranks(s)))):
            other = game.visible.determinise(s, seat, rng)
            assert game.encoder.encode(s, seat) == game.encoder.encode(other, seat)


def test_seats_are_counted_from_the_own_one() -> None:
    game = find_game("nauticus")
    assert game.encoder is not None
    names = game.encoder.names(load_pack(game))
    for s in positions(game, {"players": 3}, every=40):
        for seat in range(3):
            seen = dict(zip(names, game.encoder.encode(s, seat), strict=True))
            for step in range(3):
                assert seen[f"seats.{step}.taler"] == pytest.approx(s.taler[(seat + step) % 3] / 40)
            assert seen["seats.3.taler"] == 0
            if isinstance(s.node, Choice):
                assert seen[f"asked.{(s.node.seat - seat) % 3}"] == 1


def test_a_buffer_is_written_into() -> None:
    game = find_game("nemo1")
    assert game.encoder is not None
    s = next(positions(game, {}))
    buffer = array("f", [9.0] * game.encoder.size(s.pack))
    assert game.encoder.encode(s, 0, out=buffer) is buffer
    assert buffer == game.encoder.encode(s, 0)
    with pytest.raises(ValueError, match="different structures"):
        game.encoder.encode(s, 0, out=array("f", [0.0]))


@pytest.mark.parametrize(("key", "given"), PLAYED)
def test_whatever_is_offered_has_its_number(key: str, given: dict[str, Value]) -> None:
    game = find_game(key)
    actions = game.actions(load_pack(game))
    for s in positions(game, given):
        ids = game.legal_ids(s)
        if isinstance(s.node, Choice):
            assert [actions[number] for number in ids] == list(s.node.options)
            assert [game.action_id(s.pack, option) for option in s.node.options] == ids
            mask = game.legal_mask(s)
            assert [number for number, offered in enumerate(mask) if offered] == sorted(ids)
            assert game.legal_mask(s, bytearray(b"\x01" * len(actions))) == mask
        else:
            assert isinstance(s.node, Chance | Over)
            assert ids == []
