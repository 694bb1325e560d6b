"""The benchmark runs, says what it measured, and does without peers. Nothing here judges speed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from benchmarks import cluster
from benchmarks.__main__ import gather, main
from benchmarks.contest import ENDLESS, ROUNDS, Result, Sample, midgame
from benchmarks.own import Own
from benchmarks.report import BEGIN, END, bounds, contest_table, write_page
from pelagos.core.nodes import Over
from pelagos.lab.match import new_match

SHORT = ["--seconds", "0.05", "--only", "nauticus"]


def steady(key: str, rate: int) -> Result:
    """Somebody who makes `rate` decisions in every second, in games of 100, and copies in 0.5 µs."""
    return Result(key, key, (Sample(rate, rate // 100, 1.0, 0.5e-6),) * ROUNDS)


def verdicts(*results: Result) -> list[bool]:
    return [bound.kept for bound in bounds(results)]


@pytest.fixture
def no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("catanatron", "catanatron.game", "pyspiel"):
        monkeypatch.setitem(sys.modules, module, None)


@pytest.fixture
def any_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other tests of this process shall not be tied to one core, and what they left is no litter of the peers."""
    monkeypatch.setattr("benchmarks.__main__.stay_on_one_core", lambda: None)
    monkeypatch.setattr("benchmarks.contest.gc.collect", lambda: 0)


@pytest.mark.usefixtures("no_peers")
def test_missing_peers_are_skipped() -> None:
    present, skipped = gather()
    assert [contestant.key for contestant in present] == [
        "nauticus-2",
        "nauticus-4",
        "nemo1-1",
        "nemo2-1",
        "nemo2-4",
        "endeavor-2",
        "endeavor-4",
    ]
    assert skipped == ["catanatron", "open_spiel"]


@pytest.mark.usefixtures("no_peers", "any_core")
def test_a_short_run_reports_both_seatings_and_the_skipped_peers() -> None:
    run = CliRunner().invoke(main, SHORT)
    assert run.exit_code == 0, run.output
    assert run.output.count("| Pelagos, Nauticus, ") == 4
    assert "- skipped, not installed: catanatron" in run.output
    assert "a clone takes at most 1 µs" in run.output


@pytest.mark.usefixtures("no_peers", "any_core")
def test_the_tables_go_between_the_markers(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    CliRunner().invoke(main, [*SHORT, "--write", str(page)])
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{BEGIN}\n\n")
    assert text.endswith(f"\n{END}\nafter\n")
    assert "old" not in text
    assert "| Pelagos, Nauticus, 2 seats" in text


def test_a_page_without_markers_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing to fill in\n", encoding="utf-8")
    with pytest.raises(ValueError, match="no place for the tables"):
        write_page(page, "table")
    assert page.read_text(encoding="utf-8") == "nothing to fill in\n"


@pytest.mark.usefixtures("no_peers")
def test_an_unknown_name_is_refused() -> None:
    run = CliRunner().invoke(main, ["--only", "chess"])
    assert run.exit_code == 2
    assert "nauticus-2" in run.output


def test_a_contestant_plays_to_the_end_and_counts_decisions_only() -> None:
    contestant = Own("nauticus-2", "Nauticus, 2 seats", players=2)
    s = contestant.begin(Random(1))
    assert contestant.play_on(s, Random(1), ENDLESS) > 100
    assert type(s.node) is Over


def test_midgame_is_in_the_middle() -> None:
    s = midgame(Own("nauticus-4", "Nauticus, 4 seats", players=4), 1)
    assert type(s.node) is not Over
    assert 1 < s.round <= s.rounds


def test_play_stops_after_the_wanted_number_of_decisions() -> None:
    contestant = Own("nauticus-2", "Nauticus, 2 seats", players=2)
    s = contestant.begin(Random(1))
    assert contestant.play_on(s, Random(1), 10) == 10
    assert s.round == 1


def test_the_slowest_seating_counts() -> None:
    assert verdicts(steady("nauticus-2", 200_000), steady("nauticus-4", 90_000))[0] is False


def test_a_missed_ratio_is_fatal_and_a_missed_rate_is_not() -> None:
    judged = bounds([steady("nauticus-2", 30_000), steady("catanatron", 10_000)])
    assert [(bound.kept, bound.fatal) for bound in judged] == [
        (False, False),
        (True, False),
        (False, True),
        (True, False),
    ]


def test_ratios_need_catanatron() -> None:
    assert " 3.00 |" in contest_table([steady("nauticus-2", 30_000), steady("catanatron", 10_000)])
    assert contest_table([steady("nauticus-2", 30_000)]).endswith(" - |")


def test_ray_is_compared_round_by_round(tmp_path: Path) -> None:
    """Two rounds, the second on a machine three times as slow: 5 % more work in each, and 2 % for being there."""
    local = [cluster.Sample(1.0, 0.002, 0.004), cluster.Sample(1.0, 0.006, 0.012)]
    ray = [cluster.Sample(9.0, 0.0025, 0.0042 + 0.0001), cluster.Sample(9.0, 0.0075, 0.0126 + 0.0003)]
    match = new_match("nemo1", ("random",), 100, "1", {})
    assert cluster.overhead(local, ray, 0.04) == pytest.approx(0.07)
    text = cluster.report(local, ray, 0.04, match)
    assert "| Ray | 9.0 | 5.00 | 8.40 | 4.0% |" in text
    assert text.endswith("Overhead of Ray where nothing else is done: +7.0% (at most 10%: OK)\n")
    assert "(at most 10%: MISSED)" in cluster.report(local, [one._replace(cpu=1.0) for one in ray], 0.04, match)
    page = tmp_path / "page.md"
    page.write_text(f"a\n{cluster.BEGIN}\nold\n{cluster.END}\nb\n", encoding="utf-8")
    cluster.write_page(page, text)
    assert page.read_text(encoding="utf-8") == f"a\n{cluster.BEGIN}\n\n{text}\n{cluster.END}\nb\n"


def test_processor_time_counts_those_who_have_gone() -> None:
    before = cluster.processor_time()
    subprocess.run([sys.executable, "-c", "sum(range(3_000_000))"], check=True)
    assert cluster.processor_time() > before
