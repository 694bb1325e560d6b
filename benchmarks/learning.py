"""How fast a program can learn: steps with masks and observations, and positions as numbers.

python -m benchmarks.learning --write docs/benchmarks.md
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

import click

from benchmarks.contest import stay_on_one_core
from benchmarks.report import Bound
from benchmarks.web import between
from pelagos.core.nodes import Choice, Over
from pelagos.envs.set_up import SetUp

BEGIN, END = "<!-- learning: begin -->", "<!-- learning: end -->"
ROUNDS: Final = 9
WARM: Final = 5
"""So many rounds are played before."""
STEPS: Final = 25_000
ENCODED: Final = {"nauticus": 20, "nemo1": 20, "nemo2": 35, "endeavor": 35}
"""The microseconds that a position may take to become numbers."""


class Player(NamedTuple):
    """Somebody who steps through games of one kind at random: so many steps a call."""

    title: str
    play: Callable[[int], None]


class Rate(NamedTuple):
    """What was measured of one of them: the median, and half the distance between the slowest and the fastest round."""

    title: str
    steps: float
    spread: float


def players() -> list[Player]:
    """Everybody, each with an environment of its own."""
    import gymnasium
    import pyspiel

    import pelagos.envs.spiel
    from pelagos.envs import nauticus_v0

    aec = [(f"PettingZoo, {how}", nauticus_v0) for how in ("raw_env", "env")]
    found = [
        Player(f"{title}, Nauticus, {seats} seats", in_turn(getattr(module, title.partition(", ")[2])(players=seats)))
        for title, module in aec
        for seats in (2, 4)
    ]
    for name in ("Nemo1", "Nemo2", "Endeavor"):
        env = gymnasium.make(f"pelagos/{name}-v0", disable_env_checker=True).unwrapped
        found.append(Player(f"Gymnasium, {name}-v0", alone(env)))
    for key, entry in pelagos.envs.spiel.GAMES.items():
        game = pyspiel.load_game(f"python_pelagos_{key}")
        found.append(Player(f"OpenSpiel, {entry.title}", in_openspiel(game)))
    return found


def picked(mask: Any, rng: Random) -> int:
    """One of what is offered."""
    offered = mask.nonzero()[0]
    return int(offered[int(rng.random() * len(offered))])


def in_turn(env: Any) -> Callable[[int], None]:
    """Several agents: each sees, picks and answers. Nobody plays the games of another player."""
    rng = Random()
    env.reset(seed=rng.randrange(1 << 30))

    def play(steps: int) -> None:
        for _ in range(steps):
            seen, _, over, _, _ = env.last()
            if over:
                env.reset(seed=rng.randrange(1 << 30))
                seen = env.last()[0]
            env.step(picked(seen["action_mask"], rng))

    return play


def alone(env: Any) -> Callable[[int], None]:
    """One agent."""
    rng, now = Random(1), [env.reset(seed=1)[1]["action_mask"]]

    def play(steps: int) -> None:
        for _ in range(steps):
            _, _, over, _, info = env.step(picked(now[0], rng))
            now[0] = env.reset()[1]["action_mask"] if over else info["action_mask"]

    return play


def in_openspiel(game: Any) -> Callable[[int], None]:
    """Answers and outcomes alike, without observations: what a search does most."""
    rng, now = Random(1), [game.new_initial_state()]

    def play(steps: int) -> None:
        for _ in range(steps):
            state = now[0]
            if state.is_terminal():
                state = now[0] = game.new_initial_state()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])

    return play


def measured(found: list[Player], steps: int) -> Iterator[Rate]:
    """All take turns, so that a slow minute hits everybody, after games in which much is met for the first time."""
    times: dict[str, list[float]] = {player.title: [] for player in found}
    for player in found:
        player.play(WARM * steps)
    for _ in range(ROUNDS):
        for player in found:
            begin = process_time()
            player.play(steps)
            times[player.title].append(steps / (process_time() - begin))
    for title, rates in times.items():
        yield Rate(title, median(rates), (max(rates) - min(rates)) / 2 / median(rates))


def encoding(key: str, seats: int, number: int) -> tuple[float, float]:
    """The seconds for a position of a game under way: with `encode`, and for a reader who follows the game."""
    ready, rng = SetUp(key, seats, {"mode": "solo"} if key == "nemo2" else {}), Random(2)
    positions: list[tuple[Any, int]] = []
    while len(positions) < 2 * number:
        s = ready.begin()
        node = ready.game.rules.run(s)
        while not isinstance(node, Over):
            if isinstance(node, Choice):
                positions.append((s.clone(), node.seat))
            node = ready.game.rules.answer_at(s, rng.randrange(len(node.options)))
    reader = ready.encoder.reader(ready.pack)
    return tuple(_each(way, positions, number) for way in (ready.encoder.encode, reader.read))  # type: ignore[return-value]


def _each(way: Callable[[Any, int], Any], positions: list[tuple[Any, int]], number: int) -> float:
    """The second half is counted, for in the first one much is met for the first time."""
    for s, seat in positions[:number]:
        way(s, seat)
    begin = process_time()
    for s, seat in positions[number : 2 * number]:
        way(s, seat)
    return (process_time() - begin) / number


@click.command()
@click.option("--steps", default=4000, show_default=True, type=click.IntRange(min=10), help="Steps in a round.")
@click.option("--write", "page", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Store them here.")
def main(steps: int, page: Path | None) -> None:
    """Random play through the adapters, and positions as numbers."""
    stay_on_one_core()
    rates = list(measured(players(), steps))
    times = {key: encoding(key, 1 if key.startswith("nemo") else 2, steps) for key in ENCODED}
    text = report(rates, times)
    click.echo(text, nl=False)
    if page is not None:
        between(page, BEGIN, END, text)


def report(rates: list[Rate], times: dict[str, tuple[float, float]]) -> str:
    """The figures as Markdown."""
    lines = ["| steps with masks and observations | steps/s | spread |", "| --- | --: | --: |"]
    lines += [f"| {title} | {steps:,.0f} | ± {spread:.0%} |" for title, steps, spread in rates]
    lines += ["", "| a position as numbers | encode µs | following a game µs |", "| --- | --: | --: |"]
    lines += [f"| {key} | {once * 1e6:.1f} | {follows * 1e6:.1f} |" for key, (once, follows) in times.items()]
    lines += ["", *(f"- {'OK' if b.kept else 'MISSED'}: {b.promise} ({b.measured})" for b in bounds(rates, times))]
    return "\n".join(lines) + "\n"


def bounds(rates: list[Rate], times: dict[str, tuple[float, float]]) -> Iterator[Bound]:
    """What is promised to whoever trains a program."""
    bare = min(rate.steps for rate in rates if rate.title.startswith("PettingZoo, raw_env"))
    yield Bound(f"Nauticus makes {STEPS:,} steps/s in PettingZoo, bare", f"{bare:,.0f}", bare >= STEPS)
    for key, (once, _) in times.items():
        most = ENCODED[key]
        yield Bound(f"{key}: a position is encoded in {most} µs", f"{once * 1e6:.1f} µs", once * 1e6 <= most)


if __name__ == "__main__":
    main()
