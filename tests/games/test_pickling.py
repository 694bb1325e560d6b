"""Games and positions in other processes: a game goes by its key, a position without its component pack."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from pelagos.core.codec import digest
from pelagos.core.errors import PelagosError
from pelagos.core.packs import shelf
from pelagos.games.registry import NAMES, find_game
from tests.bots.table import practice

LARGEST = {"nauticus": 2500, "nemo1": 3000, "nemo2": 4500, "endeavor": 5000}
"""Bytes of a position in the middle of a game; with the pack it was 172,000 in Endeavor."""
READ = "import pickle,sys; s=pickle.load(sys.stdin.buffer); from pelagos.core.codec import digest; print(digest(s))"


def in_the_middle(key: str) -> Any:
    """A position after some random moves."""
    s = practice(key).begun()
    nodes = practice(key).played(s, Random(1))
    for _ in range(40):
        next(nodes)
    return s


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("key", NAMES)
def test_a_game_is_pickled_by_its_key(key: str) -> None:
    assert again(find_game(key)) is find_game(key)
    assert len(pickle.dumps(find_game(key))) < 100


@pytest.mark.parametrize("key", NAMES)
def test_a_position_is_pickled_without_its_pack(key: str) -> None:
    s = in_the_middle(key)
    found = again(s)
    assert found == s
    assert found.pack is shelf.packs[s.pack.hash]
    s.events = None
    assert len(pickle.dumps(s)) < LARGEST[key]


def test_another_process_finds_the_pack_that_comes_with_the_game() -> None:
    s = in_the_middle("nemo1")
    told = subprocess.run([sys.executable, "-c", READ], input=pickle.dumps(s), capture_output=True, check=True)
    assert told.stdout.decode().strip() == digest(s)


def test_a_pack_that_is_not_loaded_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    pickled = pickle.dumps(in_the_middle("nauticus"))
    pack = practice("nauticus").pack.hash
    monkeypatch.setattr(shelf, "packs", {})
    monkeypatch.setattr(shelf, "load", None)
    with pytest.raises(PelagosError) as caught:
        pickle.loads(pickled)
    assert caught.value.id == "error-pack-not-loaded"
    assert dict(caught.value.text.facts) == {"pack": pack}
