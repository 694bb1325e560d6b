"""Positions are drawn anew in what somebody may not know: whoever it is hidden from gets the same bytes.

Each position is looked at as data, by everybody in turn: views, questions, chances, what can be looked up. Some of them
go through every route and message of a server, which `tests/redraw` finds in its route table.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from faults.registry import Outcome, Run, Trial
from faults.spread import spread
from pelagos.core.nodes import Choice, Node, Over
from pelagos.core.question_data import about, pending
from tests.conformance.plans import Busy
from tests.redraw.serving import Served, guessed_at, serving
from tests.redraw.worlds import EVERY, hides, opened, other_world, viewers, walk

PAGES, WALKS = 3, 30
"""So many positions go through every route and message, for everybody who is there, with each so many games."""
STRIDE: Final = 7
"""From one game and scenario to the next, so that few of them are of all kinds."""
MOST_TOLD: Final = 20
ANSWERS: Final = 120


class Walk(NamedTuple):
    """One game at random: which of all kinds, and with what luck."""

    place: int
    seed: int


class Visit(NamedTuple):
    """Some positions that a server tells of, in a folder of its own."""

    folder: Path
    positions: list[Walk]


class Found(NamedTuple):
    """How much was looked at, and what leaked."""

    positions: int
    redrawn: int
    leaks: list[str]
    pages: int = 0


def go(trial: Trial) -> Outcome:
    """Random play in every scenario and mode, until there are enough positions."""
    positions = redrawn = pages = 0
    leaks: list[str] = []
    with closing(spread(trial, looked_into, jobs(trial))) as all_found:
        while positions < trial.amount and not trial.late and len(leaks) <= MOST_TOLD:
            found = next(all_found)
            positions, redrawn, pages = positions + found.positions, redrawn + found.redrawn, pages + found.pages
            leaks += found.leaks
    figures = f"{redrawn:,} of them hid something from whoever looked, {pages} went through every route"
    return Outcome(positions, figures, tuple(leaks))


def jobs(trial: Trial) -> Iterator[Walk | Visit]:
    """All kinds of games in turn, and among them some that a server tells of; the short form has one of these."""
    walks = (Walk(number * STRIDE % len(EVERY), trial.rng.getrandbits(32)) for number in count())
    told = (Walk(number * STRIDE % len(EVERY), trial.rng.getrandbits(32)) for number in count())
    for number in count():
        folder = trial.folder / str(number)
        folder.mkdir()
        yield Visit(folder, list(islice(told, PAGES if trial.timed else 1)))
        yield from islice(walks, WALKS)


def looked_into(job: Walk | Visit) -> Found:
    """What comes of one of them."""
    if isinstance(job, Walk):
        return walked(job)
    with serving(job.folder) as served:
        leaks = [leak for walk in job.positions for leak in served_alike(served, *walk)]
    return Found(0, 0, leaks, len(job.positions))


def walked(walk: Walk) -> Found:
    """One game at random, everybody looking in turn at its positions and at what they are drawn anew to."""
    (name, settings), seed = EVERY[walk.place], walk.seed
    table, rng = opened(name, settings, str(seed)), Busy(seed)
    game, s, looks = table.game, table.begin.clone(), viewers(table)
    positions = redrawn = 0
    leaks: list[str] = []
    while not isinstance(node := asked(s), Over):
        positions += 1
        seat = looks[positions % len(looks)]
        imagined = game.visible.determinise(s, seat, rng)
        if imagined != s:
            redrawn += 1
            if looked(game, imagined, seat) != looked(game, s, seat):
                leaks.append(f"{name} {settings}, seed {seed}, question {positions} ({node.ask}): seat {seat}")
        game.rules.answer(s, rng.choice(node.options))
    return Found(positions, redrawn, leaks)


def asked(s: Any) -> Node:
    """What is asked in a position."""
    node: Node = s.node
    return node


def looked(game: Any, s: Any, seat: int | None) -> bytes:
    """What somebody gets of a position, as data."""
    view, node = game.visible.observe(s, seat), s.node
    told = [view, game.show.drawer(s, seat), game.show.sheet(s), game.perils(view)]
    if isinstance(node, Choice):
        told += [node.ask, node.seat]
    if isinstance(node, Choice) and node.seat == seat:
        chances = [game.forecast(s, option) for option in node.options]
        told += [node.options, about(game, s), pending(s), game.forecast(s, None), chances]
    return msgspec.json.encode(told)


def served_alike(served: Served, place: int, seed: int) -> list[str]:
    """One position through every route and message, for everybody from whom something is hidden."""
    name, settings = EVERY[place]
    table, rng = opened(name, settings, str(seed)), Random(seed)
    for _ in walk(table, seed, rng.randrange(ANSWERS)):
        pass
    if isinstance(table.node, Over):
        return []
    live, leaks = served.put(table), []
    for seat in viewers(table):
        if table.game.disclose is None or hides(table, seat, rng):
            guessed, other = guessed_at(table, rng), other_world(table, seat, rng)
            one, two = served.heard(live, other, seat, guessed), served.heard(live, table, seat, guessed)
            differing = [asked for asked in one if one[asked] != two.get(asked)]
            leaks += [f"{name} {settings}, seed {seed}, seat {seat}: {asked}" for asked in differing]
    return leaks


RUN = Run(
    name="redraw",
    does="what somebody may not know is drawn anew",
    holds="everybody from whom it is hidden gets the same bytes, on every route and message",
    unit="positions",
    short=1_000,
    long=200_000,
    go=go,
    weight=4,
)
