"""A training from the first game to the file of values, kept in a folder so that it goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import blake2b
from importlib import import_module
from importlib.resources import files
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from pelagos.bots.search.guide import guide_of
from pelagos.bots.search.value_file import FILE, MOST_BYTES, ValueFile, written_values
from pelagos.bots.search.values import Net, Ruin, layout_of, names_of
from pelagos.core.errors import PelagosError
from pelagos.games.registry import find_game, load_pack
from pelagos.lab.folder import Asked, RunFolder
from pelagos.lab.run import Told
from pelagos.lab.runner import HERE, Where, spread
from pelagos.lab.train.courses import courses_of
from pelagos.lab.train.examples import EXAMPLES, Part, played_part

REPORT: Final = "report.json"
CPU: Final = "cpu"


class Training(NamedTuple):
    """What is asked for. Games are played until there are so many, or so many minutes have passed."""

    game: str
    games: int
    seed: str
    minutes: float
    hidden: int = 32
    device: str = ""
    """`cpu`, `cuda`, or one of several GPUs, `cuda:1`; "" for a GPU where there is one."""


class Trained(NamedTuple):
    """What came of it."""

    path: Path
    games: int
    figures: dict[str, dict[str, float]]


class Learned(NamedTuple):
    """What was learned, by the kinds of games."""

    nets: dict[str, Net]
    ruins: dict[str, Ruin]
    figures: dict[str, dict[str, float]]


def asked_of(training: Training) -> Asked:
    """Everything that the examples depend on. More games go on from fewer, so their number is no part of it."""
    game = find_game(training.game)
    pack = load_pack(game)
    versions = {
        "rules": game.rules_version,
        "pack": str(pack.hash),
        "layout": layout_of(game, pack),
        "bots": bots_of(game.key),
    }
    return {"command": "train", "game": training.game, "seed": training.seed, **versions}


def bots_of(game_key: str) -> str:
    """The hash of a game's bots as they are written: others play other games and appraise positions otherwise."""
    sources = [path for path in files(f"pelagos.bots.{game_key}").iterdir() if path.name.endswith(".py")]
    texts = [path.read_bytes().replace(b"\r\n", b"\n") for path in sorted(sources, key=lambda path: path.name)]
    return blake2b(b"\0".join(texts), digest_size=8).hexdigest()


def parts_of(training: Training) -> list[Part]:
    """The parts in the order in which they are played: some of each course, in turn, until there are enough games."""
    found: list[Part] = []
    games = 0
    for part in _all_parts(training):
        if games >= training.games:
            break
        found.append(part)
        games += len(part.numbers)
    return found


def _all_parts(training: Training) -> Iterator[Part]:
    courses = courses_of(training.game)
    for number in count():
        for place, course in enumerate(courses):
            for turn in range(number * course.share, (number + 1) * course.share):
                games = range(turn * course.part, (turn + 1) * course.part)
                yield Part(training.game, place, games, training.seed)


def train(
    training: Training,
    folder: RunFolder,
    where: Where = HERE,
    heard: Told | None = None,
    told: Callable[[str], None] = lambda line: None,
) -> Trained:
    """Play, fit and write; `heard` hears of parts that are ready, `told` how the fitting goes."""
    learner().arrays_on(training.device or CPU)
    parts = parts_of(training)
    ready = play(training, parts, folder, where, heard)
    if ready == 0:
        raise PelagosError("error-train-none", minutes=training.minutes)
    return fit_parts(training, parts[:ready], folder, told)


def play(training: Training, parts: list[Part], folder: RunFolder, where: Where, heard: Told | None) -> int:
    """Play what is missing. The number of parts that are there: later ones do not count before all earlier ones do."""
    done = {place for place in range(len(parts)) if folder.has_bytes(EXAMPLES, place)}
    if heard and done:
        heard(len(done), True)
    due = [place for place in range(len(parts)) if place not in done]
    end = monotonic() + 60 * training.minutes
    if due and training.minutes > 0:
        with closing(spread(played_part, [parts[place] for place in due], where)) as found:
            for place, data in found:
                folder.keep_bytes(EXAMPLES, due[place], data)
                done.add(due[place])
                if heard:
                    heard(1, False)
                if monotonic() >= end:
                    break
    return next(place for place in count() if place not in done)


def fit_parts(training: Training, parts: list[Part], folder: RunFolder, told: Callable[[str], None]) -> Trained:
    """A net for each course that has examples, and the file with all of them."""
    game = find_game(training.game)
    fit = learner()
    device = training.device or fit.usual_device()
    size = len(names_of(game, guide_of(game.key), load_pack(game)))
    nets: dict[str, Net] = {}
    ruins: dict[str, Ruin] = {}
    figures: dict[str, dict[str, float]] = {}
    for course, (kind, least) in enumerate((one.kind, one.least) for one in courses_of(training.game)):
        places = [place for place, part in enumerate(parts) if part.course == course]
        if places:
            told(f"{training.game} {kind}")
            how = _number(training.seed), training.hidden, device, told
            nets[kind], figures[kind], odds = fit.learned(folder, places, size, least, *how)
            if odds:
                ruins[kind] = Ruin(odds, least)
    return _written(training._replace(device=device), parts, folder, Learned(nets, ruins, figures))


def _written(training: Training, parts: list[Part], folder: RunFolder, learned: Learned) -> Trained:
    asked, games = asked_of(training), sum(len(part.numbers) for part in parts)
    how = f"--games {games} --seed {training.seed} --hidden {training.hidden} --device {training.device}"
    made = f"pelagos train {training.game} {how}"
    about: dict[str, Any] = {"made": made, "pack": asked["pack"], "bots": asked["bots"], "errors": learned.figures}
    made_for = training.game, str(asked["rules"]), str(asked["layout"])
    data = written_values(ValueFile(*made_for, about, learned.nets, learned.ruins))
    if len(data) > MOST_BYTES:
        raise PelagosError("error-train-large", bytes=len(data), most=MOST_BYTES)
    report = {"made": made, "games": games, "bytes": len(data), "kinds": learned.figures}
    folder.write(REPORT, json.dumps(report, indent=2).encode() + b"\n")
    return Trained(folder.write(FILE, data), games, learned.figures)


def no_better(figures: dict[str, dict[str, float]]) -> list[str]:
    """The kinds of games, among those kept back, in which the learned values err no less than the appraisal alone.

    >>> no_better({"2": {"appraisal": 9.0, "learned": 8.5}, "4": {"appraisal": 33.58, "learned": 33.69}})
    ['4']
    """
    return [kind for kind, errors in figures.items() if errors["learned"] >= errors["appraisal"]]


def learner() -> Any:
    """The module that fits; without NumPy it is said before the first game."""
    try:
        return import_module("pelagos.lab.train.fit")
    except ImportError as problem:
        raise PelagosError("error-needs-extra", package="NumPy", extra="train") from problem


def _number(seed: str) -> int:
    return int.from_bytes(seed.encode()[:8], "big")
