"""The short form of every run of `make faults`, and that a run notices what it is there for."""

from __future__ import annotations

from pathlib import Path

import pytest

from faults.__main__ import tried
from faults.players import Acknowledged, Player, held_against_records
from faults.registry import Outcome, Run, Trial, all_runs
from faults.report import BEGIN, END, Line, table_of, write_page
from faults.servers import sqlite_in
from pelagos.server.config import Config
from tests.loops import apart
from tests.server.site import running

ENDLESS = float("inf")


@pytest.mark.parametrize("run", all_runs(), ids=lambda run: run.name)
def test_what_is_promised_holds(run: Run) -> None:
    if run.missing():
        pytest.skip(run.missing())
    line = apart(lambda: tried(run, run.short, 1, ENDLESS))
    assert line.outcome.broken == ()
    assert line.held


def test_the_page_names_every_run() -> None:
    page = (Path(__file__).parents[2] / "docs" / "faults.md").read_text(encoding="utf-8")
    assert [run.name for run in all_runs() if f"`{run.name}`" not in page] == []


def test_a_lost_answer_is_noticed(tmp_path: Path) -> None:
    db = sqlite_in(tmp_path)
    with running(Config(db=db)) as site:
        client = site.client()
        table = client.open()["table"]
        version = client.state(table)["version"]
        assert client.answer(table, version, "tile crowns").status_code == 200
        player = Player(site.url, "nauticus", 1)
    player.kept = [Acknowledged(table, version, "tile crowns", version + 1)]
    assert held_against_records(db, [player]) == (1, [])
    player.kept.append(Acknowledged(table, version, "tile withdraw", version + 1))
    assert len(held_against_records(db, [player])[1]) == 1


def test_a_run_that_came_less_far_has_not_held() -> None:
    def go(trial: Trial) -> Outcome:
        return Outcome(trial.amount - 1, "almost")

    run = Run("almost", "nothing", "everything", "times", 2, 2, go)
    assert not tried(run, 2, 1, ENDLESS).held
    assert "**no**" in table_of([Line(run, 2, Outcome(2, "", ("it broke",)), 0.0)])


def test_what_was_not_done_now_stays_on_the_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\n{END}\nafter\n", encoding="utf-8")
    runs = [Run(name, "nothing", "everything", "times", 2, 2, lambda trial: Outcome(2, "")) for name in ("b", "a")]
    for run, took in ((runs[0], 1.0), (runs[1], 2.0), (runs[0], 3.0)):
        write_page(page, [Line(run, 2, Outcome(2, "well"), took)])
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    assert [row.rsplit("|", 3)[1].strip() for row in rows] == ["2 s", "3 s"]
    assert page.read_text(encoding="utf-8").endswith(f"{END}\nafter\n")
