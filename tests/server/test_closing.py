"""While a server closes, no bot moves that did not choose to; after the restart it goes on where it was."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pelagos.bots.registry import find_bot
from pelagos.bots.seating import choose_at
from pelagos.bots.workers import BotWorkers, Job
from pelagos.core.nodes import option_text
from pelagos.games.registry import find_game, load_pack
from pelagos.server.config import Config
from pelagos.server.store.reader import stored_records
from pelagos.table.record import Answer, Line
from pelagos.table.replay import replayed
from tests.server.site import process, running

GATE = "PELAGOS_TEST_GATE"


def stuck(job: Job) -> None:
    """Says that it thinks, and then thinks for ever."""
    with Path(os.environ[GATE]).open("w") as gate:
        gate.write("thinking")
    threading.Event().wait()


def chosen(lines: list[Line]) -> list[Answer]:
    """The answers of a record that somebody really had to choose."""
    return [line for line in lines if isinstance(line, Answer) and not line.auto]


def records(db: str) -> Iterator[list[Line]]:
    for _, stored in stored_records(db):
        yield next(stored).lines


def heard(gate: Path) -> None:
    """Wait until the bot thinks."""
    assert gate.read_text() == "thinking"


@pytest.mark.parametrize("moment", [heard, lambda gate: None], ids=["while it thinks", "before it thinks"])
def test_a_bot_that_thinks_when_the_server_closes_moves_after_the_restart(
    moment: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db, gate = str(tmp_path / "tables.db"), tmp_path / "gate"
    os.mkfifo(gate)
    monkeypatch.setenv(GATE, str(gate))
    with running(Config(db=db, workers=1)) as site:
        site.server.tables.bot_workers = BotWorkers(1, 600.0, stuck)
        table = site.client().open(seats=("bot:greedy", "bot:greedy"), access="public")["table"]
        moment(gate)
    assert [chosen(lines) for lines in records(db)] == [[]]
    with running(Config(db=db, workers=1)) as again, again.client().socket(table) as socket:
        assert socket.until(lambda message: message["version"] > 12)["question"]["kind"] == "choice"


def test_every_stored_answer_was_chosen(tmp_path: Path) -> None:
    """Three real stops, a little further on each time, with one table more each time."""
    db = str(tmp_path / "tables.db")
    tables: list[str] = []
    for upto in (0, 15, 30):
        with process(db) as (site, started):
            client = site.client()
            tables.append(client.open(seats=("bot:greedy", "bot:greedy"), access="public")["table"])
            with client.socket(tables[0]) as socket:
                while socket.next()["version"] <= upto:
                    pass
            started.send_signal(signal.SIGTERM)
            started.wait()
    found = list(records(db))
    assert len(found) == len(tables)
    assert all(misplayed(lines) == [] for lines in found)


def misplayed(lines: list[Line]) -> list[Answer]:
    """The answers that the bot of the seat would not have given."""
    game = find_game("nauticus")
    pack = load_pack(game)
    return [line for line in chosen(lines) if line.answer != would_choose(game, lines, pack, line)]


def would_choose(game: Any, lines: list[Line], pack: Any, answer: Answer) -> str:
    return option_text(choose_at(replayed(game, lines, pack, until=answer.n - 1), find_bot(game.key, "greedy")).option)
