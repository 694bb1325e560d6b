"""Plans by the slope: what goes up when games get better, the same way however it is split, and gone on with."""

from __future__ import annotations

import json
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from pelagos.bots.endeavor.plans import PLAIN, usual_plan
from pelagos.core.errors import PelagosError
from pelagos.core.settings import Settings
from pelagos.lab import slope
from pelagos.lab.slope import (
    CHANGE,
    FURTHEST,
    PAIRS,
    Climb,
    Course,
    Pair,
    climb,
    compare,
    main,
    play_pair,
    signs,
    worth,
)

TOGETHER: Settings = {"mode": "coop", "players": "2", "difficulty": "hard", "scenario": "4"}
COURSE = Course("endeavor", TOGETHER, "1", plain=True)
WANTED = (1.0, -1.0, *[0.0] * (len(PLAIN) - 2))
"""Where a hill has its top that games of a test stand for."""


def on_the_hill(pair: Pair) -> tuple[float, float]:
    """How near two plans are to the top."""
    more, less = [-sum((at - top) ** 2 for at, top in zip(plan, WANTED, strict=True)) for plan in pair.plans]
    return more, less


@pytest.fixture
def hill(monkeypatch: pytest.MonkeyPatch) -> Executor:
    """Whoever climbs climbs the hill."""
    monkeypatch.setattr(slope, "play_pair", on_the_hill)
    return ThreadPoolExecutor(1)


def climbed(path: Path, pool: Any, steps: int, course: Course = COURSE) -> Climb:
    found = Climb(course, path)
    climb(found, pool, steps, monotonic() + 600, lambda line: None)
    return found


def test_a_pair_goes_as_far_up_as_down(tmp_path: Path) -> None:
    found = Climb(COURSE, tmp_path / "plan.json")
    pairs = found.pairs()
    assert [pair.number for pair in pairs] == list(range(PAIRS))
    assert all(up + down == 0 and abs(up) == CHANGE for up, down in zip(*pairs[3].plans, strict=True))
    assert len({pair.plans for pair in pairs}) == PAIRS


def test_every_number_goes_up_in_half_of_the_games() -> None:
    lots = [signs(COURSE, number, len(PLAIN)) for number in range(1000)]
    assert all(400 < sum(sign > 0 for sign in place) < 600 for place in zip(*lots, strict=True))


def test_it_finds_the_top(tmp_path: Path, hill: Executor) -> None:
    found = climbed(tmp_path / "plan.json", hill, 60)
    assert found.plan[0] == pytest.approx(1.0, abs=0.35)
    assert found.plan[1] == pytest.approx(-1.0, abs=0.35)
    assert max(map(abs, found.plan[2:])) < 0.35
    assert found.worths[-1] > found.worths[0]


def test_no_number_leaves_its_bounds(tmp_path: Path) -> None:
    found = Climb(COURSE, tmp_path / "plan.json")
    for _ in range(60):
        found.step([(1.0, 0.0) if pair.plans[0][0] > found.points[-1][0] else (0.0, 1.0) for pair in found.pairs()])
    assert found.points[-1][0] == FURTHEST


def test_the_same_command_goes_on_where_it_was(tmp_path: Path, hill: Executor) -> None:
    whole = climbed(tmp_path / "whole.json", hill, 6)
    climbed(tmp_path / "parts.json", hill, 2)
    assert climbed(tmp_path / "parts.json", hill, 6).points == whole.points
    assert json.loads((tmp_path / "parts.json").read_text())["plan"] == list(whole.plan)


@pytest.mark.parametrize("change", [{"seed": "2"}, {"plain": False}, {"settings": {**TOGETHER, "scenario": "5"}}])
def test_another_way_is_refused_and_left_alone(tmp_path: Path, hill: Executor, change: dict[str, Any]) -> None:
    path = tmp_path / "plan.json"
    climbed(path, hill, 1)
    before = path.read_text()
    with pytest.raises(PelagosError) as caught:
        Climb(COURSE._replace(**change), path)
    assert caught.value.id == "error-slope-file"
    assert path.read_text() == before


@pytest.mark.parametrize("content", ["", "[]", '{"game": "endeavor"}'])
def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "plan.json"
    path.write_text(content)
    with pytest.raises(PelagosError) as caught:
        Climb(COURSE, path)
    assert caught.value.id == "error-slope-file"
    assert path.read_text() == content


def test_it_begins_with_the_plan_of_the_scenario_or_with_zeros(tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    assert Climb(COURSE._replace(plain=False), path).points == [usual_plan(4)]
    assert Climb(COURSE, path).points == [PLAIN]


def test_the_same_plan_and_luck_make_the_same_game() -> None:
    assert worth(COURSE, PLAIN, 3) == worth(COURSE, PLAIN, 3)
    assert worth(COURSE, PLAIN, 3) != worth(COURSE, PLAIN, 4)
    assert play_pair(Pair(COURSE, 3, (PLAIN, PLAIN))) == (worth(COURSE, PLAIN, 3),) * 2


def test_the_plan_of_a_scenario_is_better_than_a_plain_one() -> None:
    """[EDS-19.5] In the deepest sea by more than a goal, in games that it was not found by."""
    course = COURSE._replace(settings={**TOGETHER, "scenario": "10"}, seed="test")
    with ThreadPoolExecutor(1) as pool:
        edge = compare(course, (usual_plan(10), PLAIN), pool, 12)
    assert edge.mean > 0.5


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["nemo1"], "as it is set up (Nemo's War (first edition))"),
        (["endeavor", "--set", "mode=competitive"], "as it is set up (Endeavor"),
        (["ludo"], "There is no game “ludo”."),
        (["endeavor", "--set", "mode"], "“mode” is not."),
        (["endeavor", "--set", "scenario=11"], "scenario"),
    ],
)
def test_where_nobody_plans_there_is_no_slope(
    given: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*given, "--out", str(tmp_path / "plan.json")]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "plan.json").exists()
