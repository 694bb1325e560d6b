"""A bot that gives no answer is found out, whatever the reason, and the next question has a sound process again."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from pelagos.bots.contract import BotFailed
from pelagos.bots.search.advice import ADVISER
from pelagos.bots.workers import LAST, WAITED_FOR, BotLanes, BotWorkers, Closing, Job, Task, think
from pelagos.core.codec import encode
from tests.bots.table import asked as at_question
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


def ponder(job: Job) -> str:
    """Those who think for long do so until nobody waits for them; others answer at once."""
    while job.bot in ("master", ADVISER) and WAITED_FOR():
        threading.Event().wait(0.01)
    return f"{job.bot} with {os.nice(0)}"


def job_for(bot: str) -> Job:
    return Job("nauticus", bot, {}, "1", 0, None, {})


def test_quick_answers_do_not_wait_behind_long_thoughts() -> None:
    """With one worker, while a master thinks: whoever thinks for long has a process that lets others go first."""
    waits = [True]

    async def ask() -> tuple[str, bool, str]:
        lanes = BotLanes(1, 60.0, ponder)
        long = asyncio.create_task(lanes.choose(job_for("master"), 0, lambda: waits[0]))
        quick = await lanes.choose(job_for("greedy"))
        thinking = not long.done()
        waits[0] = False
        answer = await long
        await lanes.close()
        return quick, thinking, answer

    usual = os.nice(0)
    assert in_a_loop(ask()) == (f"greedy with {usual}", True, f"master with {min(19, usual + 10)}")


def test_bots_that_think_do_not_wait_behind_advice_or_analyses() -> None:
    """With one worker, while somebody is advised: the captain of another table answers all the same."""
    waits = [True]

    async def ask() -> tuple[str, bool]:
        lanes = BotLanes(1, 60.0, ponder)
        advice = asyncio.create_task(lanes.choose(job_for(ADVISER), 0, lambda: waits[0]))
        analysis = asyncio.create_task(lanes.choose(Task(doubled, 21), LAST, lambda: waits[0]))
        captain = await lanes.choose(job_for("captain"))
        thinking = not advice.done() and lanes.others_wait(job_for(ADVISER), LAST)
        waits[0] = False
        await asyncio.wait([advice, analysis])
        await lanes.close()
        return captain, thinking

    assert in_a_loop(ask()) == (f"captain with {min(19, os.nice(0) + 10)}", True)


def doubled(number: int, wanted: Callable[[], bool]) -> int:
    """Some work that is no bot's."""
    return 2 * number if wanted() else 0


def test_other_long_work_is_done_among_the_long_thoughts() -> None:
    async def ask() -> tuple[int, int]:
        lanes = BotLanes(1, 60.0)
        found = await lanes.choose(Task(doubled, 21), LAST)
        quick = len(lanes.all)
        await lanes.close()
        return found, quick

    assert in_a_loop(ask()) == (42, 0)


def test_one_that_nobody_waits_for_is_told_so_and_the_next_question_is_a_new_one() -> None:
    async def ask() -> list[str]:
        workers = BotWorkers(1, 60.0, ponder)
        answers = [await workers.choose(job_for("master"), 0, lambda: False) for _ in range(2)]
        await workers.close()
        return answers

    assert len(in_a_loop(ask())) == 2


def test_a_table_that_waits_for_nothing_gets_the_answer_of_the_mate() -> None:
    """How long a table waits comes with the question; a master who would think for seconds answers at once."""
    position = encode(at_question("nauticus", "choose-tile"))
    answers = [
        think(Job("nauticus", bot, position, "1", 0, None, {}, patience=0.0)).option for bot in ("greedy", "master")
    ]
    assert answers[0] == answers[1]
    assert answers[0] in at_question("nauticus", "choose-tile").node.options
