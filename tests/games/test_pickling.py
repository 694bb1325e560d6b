"""Games and positions in other processes: a game goes by its key, a position without its component pack."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pelagos.core.codec import digest
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Over
from pelagos.core.packs import shelf
from pelagos.games.registry import NAMES, find_game, load_pack, own_tables, read_folder
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


@pytest.mark.parametrize("key", NAMES)
def test_an_unpickled_game_plays_the_same(key: str) -> None:
    """With the same luck it comes to the same positions, the end included."""
    s = in_the_middle(key)
    found = again(s)
    ways = [[digest(one) for _ in practice(key).played(one, Random(7))] for one in (s, found)]
    assert ways[0] == ways[1]
    assert isinstance(found.node, Over)
    assert found.node == s.node


def test_a_pack_of_ones_own_is_found_by_its_hash(tmp_path: Path) -> None:
    """Where it is loaded; elsewhere it is said which one is missing, and not another one taken."""
    game = find_game("nauticus")
    for name, text in read_folder(own_tables(game)).items():
        (tmp_path / name).write_text(
            text.replace("2,1,15,4", "2,1,14,4") if name == "setup.csv" else text, encoding="utf-8"
        )
    pack = load_pack(game, tmp_path)
    s = game.new_game({"players": 2}, pack)
    assert again(s).pack is pack
    told = subprocess.run([sys.executable, "-c", READ], input=pickle.dumps(s), capture_output=True, check=False)
    assert told.returncode == 1
    assert f"error-pack-not-loaded(pack={pack.hash})" in told.stderr.decode()


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
