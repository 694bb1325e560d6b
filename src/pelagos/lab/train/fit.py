"""Fitting: a sum over all numbers by ridge regression, and a hidden layer for what the sum leaves.

Both are fitted to what the appraisal missed. One game in five is kept back: its examples say how strongly the weights
are held back, when to stop, and how good the values are. NumPy does the work; where PyTorch has a GPU, the hidden layer
is fitted there, by the same lines of code.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pelagos.bots.search.values import GRAIN, MOST, Net, lanes, woven
from pelagos.core.errors import PelagosError
from pelagos.lab.folder import RunFolder
from pelagos.lab.train.reading import Examples, Figures, read_examples

Floats = NDArray[np.float32]

CPU: Final = "cpu"
GPU: Final = re.compile("cuda(:[0-9]+)?")
RARE: Final = 0.001
"""Numbers that are zero in all but this share of the examples teach nothing."""
RIDGES: Final = (1.0, 10.0, 100.0, 1_000.0, 10_000.0)
BLOCK: Final = 8_192
EPOCHS: Final = 30
PATIENCE: Final = 4
BATCH: Final = 512
RATE: Final = 2e-3
SLOWER: Final = 0.9
"""How much smaller the steps are from epoch to epoch."""
DECAY: Final = 1e-5
NEWTON: Final = 10
"""So many steps; each doubles the places that are right."""


class Fitted(NamedTuple):
    """A net and what is known of it: errors (root mean squares) on the games that were kept back."""

    net: Net
    figures: dict[str, float]
    odds: Net | None = None
    """How likely a great loss is, where there are any."""


def learned(
    folder: RunFolder,
    parts: list[int],
    size: int,
    least: float,
    seed: int,
    hidden: int,
    device: str,
    told: Callable[[str], None],
) -> Fitted:
    """What the examples of these parts teach. Ends that count `least` are great losses, and foretold apart."""
    found = read_examples(folder, parts, size)
    if not found.back.any():
        raise PelagosError("error-train-few", games=len(np.unique(found.game)))
    told(f"{len(found.game)} examples, {device}")
    lost = found.outcome <= least
    if not (known_of(found, lost) and known_of(found, ~lost)):
        return fit(found, seed, hidden, device, told)
    fitted = fit(found.those(~lost), seed, hidden, device, told)
    odds, figures = fit_odds(found, lost)
    told(" ".join(f"{key} {value:.6g}" for key, value in figures.items()))
    all_games = {"examples": float(len(found.game)), "games": float(len(np.unique(found.game)))}
    return Fitted(fitted.net, {**fitted.figures, **all_games, **figures}, odds)


def known_of(found: Examples, some: NDArray[np.bool_]) -> bool:
    """Whether such games are among those to learn from, and among those to check by."""
    return bool((some & found.back).any() and (some & ~found.back).any())


def fit_odds(found: Examples, lost: NDArray[np.bool_]) -> tuple[Net, dict[str, float]]:
    """The logarithm of the odds as a sum, and how surprised it is by games that were kept back (bits an example)."""
    places, back = np.flatnonzero((found.numbers != 0).mean(0) >= RARE), found.back
    x = found.numbers[:, places].astype(np.float32) / np.float32(GRAIN)
    train, check = Side(x[~back], lost[~back].astype(np.float64)), Side(x[back], lost[back].astype(np.float64))
    tried = [logistic(train, strength) for strength in RIDGES]
    best = min(tried, key=lambda sum_: surprise(check.y, sum_.of(check.x)))
    usual = float(train.y.mean())
    figures = {
        "lost": usual,
        "surprise": surprise(check.y, np.full(len(check.y), np.log(usual / (1 - usual)))),
        "surprise_learned": surprise(check.y, best.of(check.x)),
    }
    return as_net(places, best, Layer.nothing(x.shape[1])), figures


def logistic(train: Side, strength: float) -> Linear:
    """The sum that makes what happened likeliest, its weights held back, by Newton's method."""
    mean, spread = train.x.mean(0, dtype=np.float64), train.x.std(0, dtype=np.float64) + 1e-9
    usual = float(train.y.mean())
    weights = np.zeros(len(mean) + 1)
    weights[-1] = np.log(usual / (1 - usual))
    held = np.diag([*[strength] * len(mean), 0.0])
    for _ in range(NEWTON):
        slope, bend = held @ weights, held.copy()
        for at in range(0, len(train.x), BLOCK):
            block = np.hstack([(train.x[at : at + BLOCK] - mean) / spread, np.ones((len(train.x[at : at + BLOCK]), 1))])
            chance = 1 / (1 + np.exp(-block @ weights))
            slope += block.T @ (chance - train.y[at : at + BLOCK])
            bend += (block * (chance * (1 - chance))[:, None]).T @ block
        weights -= np.linalg.solve(bend, slope)
    scaled = weights[:-1] / spread
    return Linear(scaled, float(weights[-1] - mean @ scaled))


def surprise(happened: Figures, odds: Figures) -> float:
    """What it costs to hear what happened, in bits, for somebody who believes in these odds."""
    return float(np.mean(np.logaddexp(0, np.where(happened > 0, -odds, odds))) / np.log(2))


def fit(found: Examples, seed: int, hidden: int, device: str, told: Callable[[str], None]) -> Fitted:
    """Learn what the appraisal misses."""
    back, missed = found.back, found.missed
    places = np.flatnonzero((found.numbers != 0).mean(0) >= RARE)
    x = found.numbers[:, places].astype(np.float32) / np.float32(GRAIN)
    train, check = Side(x[~back], missed[~back]), Side(x[back], missed[back])
    linear = ridge(train, check)
    left = [Side(side.x, side.y - linear.of(side.x)) for side in (train, check)]
    layer = _layer(left[0], left[1], seed, hidden, device, told)
    net = as_net(places, linear, layer)
    spread, appraisal, learned = (
        rms(errors)
        for errors in (
            found.outcome[back] - found.outcome[~back].mean(),
            missed[back] - by_turn(found, ~back)[back],
            missed[back] - applied(net, found.numbers[back]),
        )
    )
    figures = {
        "examples": float(len(missed)),
        "games": float(len(np.unique(found.game))),
        "spread": spread,
        "appraisal": appraisal,
        "linear": rms(left[1].y),
        "learned": learned,
        "appraisal_r2": 1 - (appraisal / spread) ** 2,
        "learned_r2": 1 - (learned / spread) ** 2,
    }
    told(" ".join(f"{key} {value:.6g}" for key, value in figures.items()))
    return Fitted(net, figures)


def _layer(train: Side, check: Side, seed: int, hidden: int, device: str, told: Callable[[str], None]) -> Layer:
    """The hidden layer. A GPU that gives up, for want of memory or otherwise, is done without."""
    try:
        return Layer.fitted(train, check, seed, hidden, device, told)
    except RuntimeError as problem:
        if device == CPU:
            raise
        told(f"{device}: {problem}")
        return Layer.fitted(train, check, seed, hidden, CPU, told)


def rms(errors: NDArray[Any]) -> float:
    """The root of their mean square."""
    return float(np.sqrt(np.mean(np.square(errors, dtype=np.float64))))


def by_turn(found: Examples, among: NDArray[np.bool_]) -> Figures:
    """What the appraisal misses in each turn on average: the same for all lines that a search compares."""
    turns = np.unique(found.turn)
    means = {turn: found.missed[among & (found.turn == turn)] for turn in turns}
    usual = {turn: float(some.mean()) if len(some) else 0.0 for turn, some in means.items()}
    return np.array([usual[turn] for turn in found.turn])


class Side(NamedTuple):
    """Examples to learn from, or to check by."""

    x: Floats
    y: Figures


class Linear(NamedTuple):
    """A sum."""

    weights: Figures
    bias: float

    def of(self, x: Floats) -> Figures:
        """The sum for each row."""
        return np.concatenate([x[at : at + BLOCK] @ self.weights for at in range(0, len(x), BLOCK)]) + self.bias


def ridge(train: Side, check: Side) -> Linear:
    """The sum with the least error, its weights held back as the check likes it best."""
    mean, middle = train.x.mean(0, dtype=np.float64), float(train.y.mean())
    square, product = np.zeros((len(mean), len(mean))), np.zeros(len(mean))
    for at in range(0, len(train.x), BLOCK):
        block = train.x[at : at + BLOCK] - mean
        square += block.T @ block
        product += block.T @ (train.y[at : at + BLOCK] - middle)
    found = []
    for strength in RIDGES:
        weights = np.linalg.solve(square + strength * np.eye(len(mean)), product).astype(np.float64)
        found.append(Linear(weights, middle - float(mean @ weights)))
    return min(found, key=lambda linear: rms(check.y - linear.of(check.x)))


class Layer(NamedTuple):
    """A hidden layer: units that are more than nothing, each worth something."""

    first: Floats
    bias: Floats
    second: Floats

    @classmethod
    def nothing(cls, size: int) -> Layer:
        """No units over so many numbers."""
        return cls(*(np.zeros(shape, np.float32) for shape in ((size, 0), (0,), (0,))))

    @classmethod
    def fitted(
        cls, train: Side, check: Side, seed: int, hidden: int, device: str, told: Callable[[str], None]
    ) -> Layer:
        """Adam in small batches, until the check gets no better; a layer that never helps has no units."""
        best = cls.nothing(train.x.shape[1])
        if not hidden:
            return best
        rng, least, waited = np.random.default_rng(seed), rms(check.y), 0
        descent = Descent(train, rng, hidden, device)
        for epoch in range(EPOCHS):
            descent.epoch(rng)
            layer = cls(*descent.weights())
            error = rms(check.y - layer.of(check.x))
            told(f"epoch {epoch + 1}: {error:.6g}")
            if error < least:
                best, least, waited = layer, error, 0
            elif (waited := waited + 1) == PATIENCE:
                break
        return best

    def of(self, x: Floats) -> Floats:
        """What the layer adds to each row."""
        blocks = [np.maximum(x[at : at + BLOCK] @ self.first + self.bias, 0) for at in range(0, len(x), BLOCK)]
        return np.concatenate(blocks) @ self.second


class Descent:
    """Adam, by arrays of NumPy or of PyTorch: what is done to them is written the same way."""

    def __init__(self, train: Side, rng: np.random.Generator, hidden: int, device: str) -> None:
        self.put, self.get = arrays_on(device)
        wide = train.x.shape[1]
        self.unit = max(rms(train.y), 1e-6)
        shapes = ((wide, hidden), (1, hidden), (hidden, 1))
        begin = [rng.normal(0, (2 / 64) ** 0.5, shape) for shape in shapes]
        begin[1] *= 0
        begin[2] *= 0.1
        self.w = [self.put(one.astype(np.float32)) for one in begin]
        self.means = [one * 0 for one in self.w]
        self.squares = [one * 0 for one in self.w]
        self.x, self.y = self.put(train.x), self.put((train.y / self.unit).astype(np.float32)[:, None])
        self.size, self.steps, self.rate = len(train.x), 0, RATE

    def epoch(self, rng: np.random.Generator) -> None:
        """Every example once, in a new order."""
        order = rng.permutation(self.size)
        for at in range(0, self.size, BATCH):
            rows = self.put(order[at : at + BATCH])
            self._step(self.x[rows], self.y[rows])
        self.rate *= SLOWER

    def _step(self, x: Any, y: Any) -> None:
        first, bias, second = self.w
        hidden = (x @ first + bias).clip(0)
        error = (hidden @ second - y) * (2 / len(x))
        behind = (error @ second.T) * (hidden > 0)
        self._descend([x.T @ behind, behind.sum(0)[None, :], hidden.T @ error])

    def _descend(self, slopes: list[Any]) -> None:
        self.steps += 1
        rate = self.rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for place, slope in enumerate(slopes):
            self.means[place] = self.means[place] * 0.9 + slope * 0.1
            self.squares[place] = self.squares[place] * 0.999 + slope * slope * 0.001
            moved = self.means[place] / (self.squares[place] ** 0.5 + 1e-8)
            self.w[place] = self.w[place] * (1 - DECAY) - moved * rate

    def weights(self) -> tuple[Floats, Floats, Floats]:
        """The layer as it is now, in points."""
        first, bias, second = (self.get(one) for one in self.w)
        return first, bias[0], second[:, 0] * np.float32(self.unit)


def arrays_on(device: str) -> tuple[Callable[[NDArray[Any]], Any], Callable[[Any], NDArray[Any]]]:
    """How arrays of NumPy are brought to where the work is done, and back."""
    if device == CPU:
        return lambda one: one, lambda one: one
    if not GPU.fullmatch(device):
        raise PelagosError("error-train-device-name", device=device)
    torch = torch_for(device)
    return lambda one: torch.as_tensor(one, device=device), lambda one: one.cpu().numpy()


def torch_for(device: str) -> Any:
    """PyTorch, if it is there and has such a device."""
    try:
        torch = import_module("torch")
    except (ImportError, OSError) as problem:
        raise PelagosError("error-needs-extra", package="PyTorch", extra="train") from problem
    try:
        torch.zeros(1, device=device)
    except (RuntimeError, AssertionError) as problem:
        raise PelagosError("error-train-device", device=device, problem=str(problem).splitlines()[0]) from problem
    return torch


def usual_device() -> str:
    """A GPU, where PyTorch finds one; else NumPy does it all."""
    try:
        torch = import_module("torch")
    except (ImportError, OSError):
        return CPU
    return "cuda" if torch.cuda.is_available() else CPU


def as_net(places: NDArray[np.intp], linear: Linear, layer: Layer) -> Net:
    """The same in whole numbers."""
    direct, first = steps_for(linear.weights), steps_for(layer.first)
    second = steps_for(layer.second)
    whole = np.rint(np.hstack([layer.first * first, linear.weights[:, None] * direct])).astype(int)
    rows = {int(place): woven(row) for place, row in zip(places, whole.tolist(), strict=True) if any(row)}
    bias = [round(float(one) * GRAIN * first) for one in layer.bias]
    units = [round(float(one) * second) for one in layer.second]
    return Net(rows, woven([*bias, round(linear.bias * GRAIN * direct)]), tuple(units), (direct, first, second))


def steps_for(weights: NDArray[Any]) -> int:
    """The most steps that a 1 can be cut into, a power of two, if every weight is to have 16 bits.

    >>> steps_for(np.array([0.5, -3.0])), steps_for(np.array([]))
    (8192, 1)
    """
    largest = float(np.abs(weights).max()) if weights.size else 0.0
    steps = 1
    while largest and steps * 2 * largest <= MOST and steps < 1 << 20:
        steps *= 2
    return steps


def applied(net: Net, numbers: NDArray[np.int16]) -> Figures:
    """What a net makes of many positions: the same as `Net.value`, since whole numbers add up in any order."""
    places, width = list(net.rows), len(net.units) + 1
    rows = np.array([lanes(row, width) for row in net.rows.values()], np.float64).reshape(len(places), width)
    blocks = []
    for at in range(0, len(numbers), BLOCK):
        sums = numbers[at : at + BLOCK, places].astype(np.float64) @ rows + np.array(lanes(net.bias, width), np.float64)
        direct, first, second = net.scales
        hidden = np.maximum(sums[:, :-1], 0) @ np.array(net.units, np.float64)
        blocks.append(sums[:, -1] / (GRAIN * direct) + hidden / (GRAIN * first * second))
    return np.concatenate(blocks)
