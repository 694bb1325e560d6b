"""Many games: rotation, reproducibility, and what is refused before the first one."""

from __future__ import annotations

from pathlib import Path

import pytest

from pelagos.core.errors import PelagosError
from pelagos.games.nauticus import GAME
from pelagos.games.registry import own_tables
from pelagos.lab.match import Match, new_match, play_match, play_number, seats_of
from pelagos.lab.runner import Where

RANDOMS = ("random", "random", "random")


def randoms(games: int = 10, seed: str = "1", pack: Path | None = None) -> Match:
    return new_match("nauticus", RANDOMS, games, seed, {}, pack)


def refused(entrants: tuple[str, ...], game: str = "nauticus", **given: str) -> str:
    with pytest.raises(PelagosError) as caught:
        new_match(game, entrants, 1, "1", {**given})
    return caught.value.id


def test_every_entrant_sits_everywhere() -> None:
    assert [seats_of(randoms(), number) for number in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_the_same_seed_gives_the_same_rows() -> None:
    assert list(play_match(randoms())) == list(play_match(randoms()))


def test_another_seed_gives_other_rows() -> None:
    assert list(play_match(randoms())) != list(play_match(randoms(seed="2")))


def test_two_workers_give_the_rows_of_one() -> None:
    assert list(play_match(randoms(), Where(2))) == list(play_match(randoms(), Where(1)))


def test_a_game_does_not_depend_on_the_games_before_it() -> None:
    assert play_number(randoms(), 7) == list(play_match(randoms()))[7]


def test_a_pack_is_read_from_its_folder() -> None:
    assert play_number(randoms(pack=Path(str(own_tables(GAME)))), 0) == play_number(randoms(), 0)


def test_a_match_that_is_left_early_ends_its_workers() -> None:
    rows = play_match(randoms(games=40), Where(2))
    assert next(rows).number == 0
    rows.close()


def test_seats_out_of_range_are_refused() -> None:
    assert refused(("random",)) == "error-seat-count"
    assert refused(("random",) * 5) == "error-seat-count"


def test_a_setting_that_contradicts_the_seats_is_refused() -> None:
    assert refused(("random", "random"), players="3") == "error-seats-contradict"


def test_unknown_names_are_refused() -> None:
    assert refused(("random", "random"), game="ludo") == "error-unknown-game"
    assert refused(("random", "genius")) == "error-unknown-bot"
    assert refused(("random", "random"), colour="red") == "error-setting-unknown"
