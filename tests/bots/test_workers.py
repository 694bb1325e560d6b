"""A bot that gives no answer is found out, whatever the reason, and the next question has a sound process again."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from pelagos.bots.contract import BotFailed
from pelagos.bots.workers import BotWorkers, Closing
from tests.loops import in_a_loop

SOON = 0.3


def obey(job: str) -> object:
    """A worker that answers at once, thinks for ever, fails, dies, dies once, or answers what cannot be sent."""
    if job == "slow":
        threading.Event().wait()
    if job == "raised":
        raise ValueError("no idea")
    if job == "died":
        os._exit(1)
    if job.startswith("once:"):
        path = Path(job.removeprefix("once:"))
        if not path.exists():
            path.touch()
            os._exit(1)
    return threading.Lock() if job == "lock" else job


@pytest.mark.parametrize(
    ("job", "reason"), [("slow", "slow"), ("died", "died"), ("raised", "raised"), ("lock", "raised")]
)
def test_a_bot_fails_with_its_reason_and_the_next_one_answers(job: str, reason: str) -> None:
    async def ask() -> tuple[str, object, int]:
        bot_workers = BotWorkers(1, 60.0, obey)
        await bot_workers.choose("warm")
        bot_workers.seconds = SOON if job == "slow" else 60.0
        with pytest.raises(BotFailed) as failed:
            await bot_workers.choose(job)
        bot_workers.seconds = 60.0
        answer = await bot_workers.choose("again")
        await bot_workers.close()
        return failed.value.reason, answer, bot_workers.failed

    assert in_a_loop(ask()) == (reason, "again", 1)


def test_a_process_that_somebody_ended_is_followed_by_another(tmp_path: Path) -> None:
    async def ask() -> tuple[object, int]:
        bot_workers = BotWorkers(1, 60.0, obey)
        job = f"once:{tmp_path / 'died'}"
        answer = await bot_workers.choose(job) == job
        await bot_workers.close()
        return answer, bot_workers.failed

    assert in_a_loop(ask()) == (True, 0)


def test_nobody_is_asked_while_the_server_closes() -> None:
    async def ask() -> None:
        bot_workers = BotWorkers(1, 60.0, obey)
        await bot_workers.choose("warm")
        await bot_workers.close()
        with pytest.raises(Closing):
            await bot_workers.choose("late")

    in_a_loop(ask())
