"""Learned values: whole numbers, a file that is checked, and a search that goes on without it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pelagos.bots.asking import asked
from pelagos.bots.contract import Sight
from pelagos.bots.registry import TAUGHT, find_bot
from pelagos.bots.search import value_file
from pelagos.bots.search.guide import Terms, guide_of
from pelagos.bots.search.halving import Contest
from pelagos.bots.search.value_file import FILE, MOST_BYTES, ValueFile, fitting, read_values, shipped, written_values
from pelagos.bots.search.values import (
    GRAIN,
    POINTS,
    TURNS,
    Net,
    Ruin,
    Values,
    encoder_of,
    layout_of,
    names_of,
    numbers_of,
    values_of,
    woven,
)
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Over
from pelagos.games.nemo2.names import LOST
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.lab.play import play_game
from tests.bots.table import asked as at_question

BEGINS = {"nauticus": "choose-tile", "nemo1": "action", "nemo2": "action", "endeavor": "turn"}
NET = Net({3: woven((2, -1, 4)), 5: woven((1, 1, -2))}, woven((-GRAIN, 0, GRAIN)), (3, 10), (2, 1, 4))


class Kept:
    """A package with one file in it, or with none."""

    data: bytes | None = None

    def __truediv__(self, name: str) -> Kept:
        return self

    def is_file(self) -> bool:
        return self.data is not None

    def read_bytes(self) -> bytes:
        return self.data or b""


@pytest.fixture(autouse=True)
def _nothing_is_remembered() -> Iterator[None]:
    yield
    values_of.cache_clear()


def five_points(game_key: str, layout: str = "") -> ValueFile:
    """Values that say of every position that it is worth five points more."""
    game = find_game(game_key)
    kinds = ("2", "3", "4", "alone", "rivals", "group")
    nets = {kind: Net({}, 5 * GRAIN, (), (1, 1, 1)) for kind in kinds}
    return ValueFile(
        game_key, game.rules_version, layout or layout_of(game, load_pack(game)), {"made": "by hand"}, nets
    )


def test_a_net_adds_up_its_rows_and_what_its_units_are_worth() -> None:
    """Units: 256·2 - 256 + 64·1 = 320, and -256 + 64 = -192, which is nothing; the sum: 256·4 - 64·2 + 256 = 1152."""
    numbers = {3: GRAIN, 4: 99, 5: 64}
    assert NET.value(numbers) == 1152 / (GRAIN * 2) + 3 * 320 / (GRAIN * 4)


def test_a_file_is_read_as_it_was_written() -> None:
    nets = {"2": NET, "4": NET._replace(rows={7: woven((1, -2, 3))})}
    found = five_points("nauticus")._replace(nets=nets, ruins={"4": Ruin(NET, -100.0)})
    assert read_values(written_values(found), "x") == found


@pytest.mark.parametrize("at", [0, 20, 60, -1])
def test_a_byte_that_is_not_as_it_was_is_noticed(at: int) -> None:
    data = bytearray(written_values(five_points("nauticus")._replace(nets={"2": NET})))
    data[at] ^= 1
    with pytest.raises(PelagosError, match="error-values-damaged"):
        read_values(bytes(data), "x")


@pytest.mark.parametrize("data", [b"", b"pelagos-values 1 0\n{}\n", b"\n\n\n"])
def test_what_is_no_such_file_is_refused(data: bytes) -> None:
    with pytest.raises(PelagosError, match="error-values-damaged"):
        read_values(data, "x")


@pytest.mark.parametrize(("key", "other"), [("game", "nemo1"), ("rules", "0"), ("layout", "0" * 16)])
def test_values_of_other_games_rules_or_numbers_are_refused(key: str, other: str) -> None:
    with pytest.raises(PelagosError, match=f"error-values-other.*key={key}"):
        fitting("nauticus", ValueFile(**{**five_points("nauticus")._asdict(), key: other}), "x")


@pytest.mark.parametrize("game_key", NAMES)
def test_a_position_is_corrected_and_an_end_is_not(game_key: str) -> None:
    game, guide, found = find_game(game_key), guide_of(game_key), five_points(game_key)
    values = Values(game, guide, found.layout, found.nets)
    s: Any = at_question(game_key, BEGINS[game_key])
    assert values.standing(s, 0) == guide.standing(s, 0) + 5
    s.node = Over((10,) * getattr(s, "seats", 1), "")
    assert values.standing(s, 0) == guide.standing(s, 0)


def test_where_nothing_fits_nothing_is_corrected() -> None:
    game, s = find_game("nauticus"), at_question("nauticus", "choose-tile")
    found = five_points("nauticus")
    assert Values(game, guide_of("nauticus"), "other", found.nets).correction(s, 0, 0.0) == 0
    assert Values(game, guide_of("nauticus"), found.layout, {}).correction(s, 0, 0.0) == 0


TELLING = [game_key for game_key in NAMES if isinstance(guide_of(game_key), Terms)]
"""Games whose guides tell what their appraisal is added up from."""


@pytest.mark.parametrize("game_key", [game_key for game_key in NAMES if game_key not in TELLING])
def test_numbers_are_those_of_the_encoder_in_steps(game_key: str) -> None:
    game, s = find_game(game_key), at_question(game_key, BEGINS[game_key])
    encoded = encoder_of(game).encode(s, 0)
    numbers = numbers_of(game, guide_of(game_key), s, 0, 48.0)
    assert all(abs(numbers.get(place, 0) / GRAIN - number) <= 0.5 / GRAIN for place, number in enumerate(encoded))
    assert numbers[len(encoded) + 1] == 48 * GRAIN // 32


@pytest.mark.parametrize("game_key", TELLING)
def test_numbers_are_the_terms_of_the_appraisal_where_a_guide_tells_them(game_key: str) -> None:
    """Each once as it is and once times the turn, after the turn and their sum."""
    game, guide, s = find_game(game_key), guide_of(game_key), at_question(game_key, BEGINS[game_key])
    assert isinstance(guide, Terms)
    told, turn = guide.summands(s, 0), guide.turn(s, s.node)
    numbers = numbers_of(game, guide, s, 0, 48.0)
    once = [0, *[number for points in (48.0, *told) for number in (points, points * turn / TURNS)]]
    found = [numbers[place] * POINTS / GRAIN for place in range(len(once))]
    assert found[1:] == pytest.approx(once[1:], abs=0.5 * POINTS / GRAIN)
    assert len(names_of(game, guide, s.pack)) == len(set(names_of(game, guide, s.pack))) == len(numbers)


@pytest.mark.parametrize("seed", range(3))
def test_the_appraisal_of_2e_is_the_sum_of_its_terms(seed: int) -> None:
    """But for `want` and `left`, and for the points that the voyage spends."""
    guide, met = guide_of("nemo2"), []

    def look(s: Any, sight: Sight[Any], option: Any) -> None:
        if guide.begins(s, s.node):
            told = dict(zip(guide.terms, guide.summands(s, 0), strict=True))  # type: ignore[attr-defined]
            told["points"] = 0.0
            met.append(guide.standing(s, 0))
            assert sum(told.values()) - told["want"] - told["left"] == pytest.approx(met[-1])

    play_game(find_game("nemo2"), {}, load_pack(find_game("nemo2")), [find_bot("nemo2", "greedy")], f"t/{seed}", look)
    assert len(met) > 20


def test_a_ruin_spoils_what_a_position_is_worth_as_likely_as_it_is() -> None:
    never, even = Ruin(Net({}, -1000 * GRAIN, (), (1, 1, 1)), -100.0), Ruin(Net({}, 0, (), (1, 1, 1)), -100.0)
    assert never.spoils(200.0, {}) == pytest.approx(200.0)
    assert even.spoils(200.0, {}) == 50.0


def test_an_end_is_worth_no_less_than_a_ruin() -> None:
    game, guide, found = find_game("nemo2"), guide_of("nemo2"), five_points("nemo2")
    even = {"alone": Ruin(Net({}, 0, (), (1, 1, 1)), -100.0)}
    values = Values(game, guide, found.layout, found.nets, even)
    s: Any = at_question("nemo2", "action")
    assert values.standing(s, 0) == pytest.approx((guide.standing(s, 0) + 5 - 100) / 2)
    s.phase, s.node = LOST, Over((0,), "defeat-nemo")
    assert (guide.standing(s, 0), values.standing(s, 0)) == (-400, -100)
    assert Values(game, guide, "other", found.nets, even).standing(s, 0) == -400


def test_a_damaged_file_is_told_and_the_master_goes_on_without(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def answer(values: str) -> Any:
        sight = Sight(find_game("nemo1"), at_question("nemo1", "action"), "s/0", 7)
        return asked(find_bot("nemo1", f"master:work=30,width=3,seconds=1000,values={values}"), sight).option

    (tmp_path / FILE).write_bytes(written_values(five_points("nemo1"))[:-1])
    monkeypatch.setattr(value_file, "files", lambda package: tmp_path)
    with caplog.at_level(logging.WARNING, "pelagos.bots"):
        assert answer("on") == answer("off")
    assert "nemo1 is searched without learned values: error-values-damaged" in caplog.text


@pytest.mark.parametrize(("bot", "more"), [("master", 5), ("master:values=off", 0), ("captain", 0)])
def test_only_a_master_corrects_what_he_thinks(monkeypatch: pytest.MonkeyPatch, bot: str, more: int) -> None:
    """The same line with the same luck, played on to where the next turn but one begins."""
    valued: list[float] = []

    def first_value(self: Contest, sure: float) -> int:
        valued.append(self.value(0, 0))
        return 0

    monkeypatch.setattr(Contest, "best", first_value)
    kept = Kept()
    monkeypatch.setattr(value_file, "files", lambda package: kept)
    for data in (None, written_values(five_points("nemo1"))):
        kept.data = data
        values_of.cache_clear()
        asked(find_bot("nemo1", bot), Sight(find_game("nemo1"), at_question("nemo1", "action"), "s/0", 7))
    assert valued[1] == valued[0] + more


@pytest.mark.parametrize("game_key", NAMES)
def test_what_ships_is_small_fits_and_says_how_it_was_made(game_key: str) -> None:
    found = shipped(game_key)
    assert (found is not None) == (game_key in TAUGHT)
    if found is None:
        pytest.skip("no values ship for this game")
    assert len(written_values(found)) <= MOST_BYTES
    assert found.about["made"].startswith(f"pelagos train {game_key} --games ")
    assert all(found.nets)
