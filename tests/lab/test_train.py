"""Training: the same games however they are split, going on where it was, and values that are better than none."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from pelagos.bots.search.value_file import FILE, fitting, read_values
from pelagos.bots.search.values import GRAIN
from pelagos.cli.speech import Speech
from pelagos.cli.train import tell
from pelagos.core.errors import PelagosError
from pelagos.games.registry import NAMES
from pelagos.lab.folder import RunFolder
from pelagos.lab.runner import HERE, Where, in_order, spread
from pelagos.lab.train import courses
from pelagos.lab.train.__main__ import main
from pelagos.lab.train.courses import COURSES
from pelagos.lab.train.examples import EXAMPLES, Example, Part, examples_of, packed_examples, played_part
from pelagos.lab.train.fit import applied, arrays_on, fit, learned, steps_for, usual_device
from pelagos.lab.train.reading import Examples, read_part
from pelagos.lab.train.training import Trained, Training, asked_of, parts_of, play, train
from tests.conftest import Run

SMALL = Training("nemo1", 6, "s", 60.0, hidden=2, device="cpu")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of two games."""
    (course,) = COURSES["nemo1"]
    monkeypatch.setitem(courses.COURSES, "nemo1", (course._replace(part=2),))


def trained(training: Training, path: Path) -> bytes:
    found = train(training, RunFolder(path, asked_of(training)))
    return found.path.read_bytes()


def test_the_same_games_give_the_same_examples_wherever_they_are_played() -> None:
    jobs = [Part("nemo1", 0, range(number, number + 1), "s") for number in range(3)]
    alone = list(in_order(spread(played_part, jobs, HERE)))
    assert alone == list(in_order(spread(played_part, jobs, Where(2))))
    assert len(set(alone)) == 3
    (course,) = COURSES["nemo1"]
    whole = [example for number in range(3) for example in examples_of("nemo1", course, number, "s")]
    assert packed_examples(whole) == played_part(Part("nemo1", 0, range(3), "s"))


@pytest.mark.usefixtures("small")
def test_a_training_that_was_interrupted_goes_on_to_the_same_values(tmp_path: Path) -> None:
    whole = trained(SMALL, tmp_path / "whole")
    folder = RunFolder(tmp_path / "parts", asked_of(SMALL))
    heard: list[tuple[int, bool]] = []
    ready = play(
        SMALL._replace(minutes=1e-9), parts_of(SMALL), folder, HERE, lambda more, kept: heard.append((more, kept))
    )
    assert (ready, heard) == (1, [(1, False)])
    assert trained(SMALL, tmp_path / "parts") == whole
    found = fitting("nemo1", read_values(whole, "x"), "x")
    assert found.about["made"] == "pelagos train nemo1 --games 6 --seed s --hidden 2 --device cpu"
    assert found.nets.keys() == {"alone"}


@pytest.mark.usefixtures("small")
def test_a_part_that_is_missing_in_between_is_waited_for(tmp_path: Path) -> None:
    """Only parts from the first on count, so that a number of games says which ones they were."""
    folder = RunFolder(tmp_path / "out", asked_of(SMALL))
    folder.keep_bytes(EXAMPLES, 0, b"")
    folder.keep_bytes(EXAMPLES, 2, b"")
    assert play(SMALL._replace(minutes=0.0), parts_of(SMALL), folder, HERE, None) == 1


@pytest.mark.usefixtures("small")
def test_a_damaged_part_is_told(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "out", asked_of(SMALL))
    folder.keep_bytes(EXAMPLES, 0, b"nonsense")
    with pytest.raises(PelagosError, match="error-run-part.*part-00000.bin"):
        train(SMALL._replace(games=2), folder)


@pytest.mark.parametrize("game_key", NAMES)
def test_parts_take_turns_and_have_all_games_once(game_key: str) -> None:
    parts = parts_of(Training(game_key, 700, "1", 1.0))
    for place, course in enumerate(COURSES[game_key]):
        numbers = [number for part in parts if part.course == place for number in part.numbers]
        assert numbers == list(range(len(numbers)))
        assert numbers, f"{course.kind} is played"


def positions(rng: np.random.Generator, number: int) -> Examples:
    """Made up: the appraisal misses 3 points for one thing, and 8 where two others come together."""
    numbers = np.zeros((number, 6), np.int16)
    numbers[:, :4] = rng.integers(0, 2, (number, 4)) * 256
    standing = rng.normal(0, 5, number)
    missed = 3 * (numbers[:, 0] > 0) + 8 * ((numbers[:, 1] > 0) & (numbers[:, 2] > 0))
    return Examples(numbers, np.arange(number, dtype=np.float64) // 4, np.ones(number), standing, standing + missed)


def test_what_the_appraisal_misses_is_learned() -> None:
    """A sum cannot say what comes of two things together; the hidden units can."""
    found = fit(positions(np.random.default_rng(1), 30_000), 1, 8, "cpu", lambda line: None)
    assert found.figures["appraisal"] > 3.5
    assert 1.5 < found.figures["linear"] < 2.5
    assert found.figures["learned"] < 0.5
    assert found.figures["learned_r2"] > 0.98 > 0.9 > found.figures["appraisal_r2"]
    assert found.net.value({}) == pytest.approx(0, abs=0.5)
    assert found.net.value({0: 256, 1: 256, 2: 256}) == pytest.approx(11, abs=0.7)
    assert not found.net.rows.keys() & {4, 5}


def test_great_losses_are_foretold_apart_from_what_other_games_come_to(tmp_path: Path) -> None:
    """Made up: one thing makes two games of five a great loss, else it is one of twenty; another is worth 30 points."""
    rng, made = Random(4), list[Example]()
    for game in range(4000):
        feared, liked = rng.random() < 0.5, rng.random() < 0.5
        lost = rng.random() < (0.4 if feared else 0.05)
        numbers = {place: GRAIN for place, has in ((1, feared), (2, liked)) if has}
        made.append(Example(game, numbers, 1, 0.0, -100.0 if lost else 30.0 * liked))
    folder = RunFolder(tmp_path / "out", asked_of(SMALL))
    folder.keep_bytes(EXAMPLES, 0, packed_examples(made))
    found = learned(folder, [0], 3, -100.0, 1, 0, "cpu", lambda line: None)
    assert found.net.value({2: GRAIN}) == pytest.approx(30, abs=0.5)
    assert found.net.value({1: GRAIN}) == pytest.approx(0, abs=0.5), "nothing of the losses is in it"
    assert found.odds is not None
    chances = [1 / (1 + math.exp(-found.odds.value(numbers))) for numbers in ({}, {1: GRAIN})]
    assert chances == pytest.approx([0.05, 0.4], abs=0.03)
    assert found.figures["surprise_learned"] < found.figures["surprise"] - 0.1
    assert (found.figures["games"], found.figures["examples"]) == (4000, 4000)
    assert learned(folder, [0], 3, -101.0, 1, 0, "cpu", lambda line: None).odds is None


def test_where_hardly_a_game_is_lost_losses_count_as_other_ends_do(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "out", asked_of(SMALL))
    made = [Example(game, {1: GRAIN}, 1, 0.0, -100.0 if game == 0 else 1.0) for game in range(50)]
    folder.keep_bytes(EXAMPLES, 0, packed_examples(made))
    found = learned(folder, [0], 3, -100.0, 1, 0, "cpu", lambda line: None)
    assert (found.odds, found.figures["examples"]) == (None, 50)


def test_many_positions_are_valued_as_one_is() -> None:
    """Exactly: whole numbers add up to the same in any order, here by NumPy and there by Python."""
    examples = positions(np.random.default_rng(2), 8000)
    net = fit(examples, 1, 4, "cpu", lambda line: None).net
    assert net.units, "the layer is of use here"
    rng = Random(5)
    numbers = np.array([[rng.randint(-3000, 3000) for _ in range(6)] for _ in range(50)], np.int16)
    alone = [net.value({place: int(one) for place, one in enumerate(row)}) for row in numbers]
    assert applied(net, numbers).tolist() == alone


class Elsewhere(np.ndarray):
    """An array as PyTorch has them, as far as learning asks: it has to be brought back before NumPy may have it."""

    def cpu(self) -> Elsewhere:
        return self

    def numpy(self) -> np.ndarray:
        return self.view(np.ndarray)


class Torch:
    """As much of PyTorch as learning asks for."""

    def __init__(self, room: int) -> None:
        self.cuda, self.room = self, room

    def is_available(self) -> bool:
        return True

    def zeros(self, number: int, device: str) -> None:
        if device != "cuda":
            raise RuntimeError(f"Invalid device string: '{device}'")

    def as_tensor(self, one: np.ndarray, device: str) -> np.ndarray:
        if one.size > self.room:
            raise RuntimeError("out of memory")
        return one.view(Elsewhere)


@pytest.mark.parametrize("room", [10_000_000, 100])
def test_a_gpu_learns_the_same_and_one_that_gives_up_is_done_without(
    monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    examples, told = positions(np.random.default_rng(2), 3000), list[str]()
    monkeypatch.setitem(sys.modules, "torch", Torch(room))
    assert usual_device() == "cuda"
    assert fit(examples, 1, 4, "cuda", told.append) == fit(examples, 1, 4, "cpu", lambda line: None)
    assert ("cuda: out of memory" in told) == (room == 100)
    with pytest.raises(PelagosError, match=r"error-train-device\(device=cuda:9"):
        arrays_on("cuda:9")


def test_weights_fill_their_bits() -> None:
    assert [steps_for(np.array(some)) for some in ([0.5, -3.0], [], [1e6], [1e-30])] == [8192, 1, 1, 1 << 20]


def test_a_part_is_read_as_it_was_packed() -> None:
    (course,) = COURSES["nemo1"]
    made = examples_of("nemo1", course, 1, "s")
    read = read_part(packed_examples(made), 800)
    assert read.standing.tolist() == [one.standing for one in made]
    assert read.outcome.tolist() == [one.outcome for one in made]
    assert len(set(read.outcome)) == 1, "one game, one seat, one end"
    place, number = next(iter(made[0].numbers.items()))
    assert read.numbers[0, place] == number
    assert (read.numbers != 0).sum() == sum(1 for one in made for number in one.numbers.values() if number)


PLAIN = """
import sys
before = {name.partition(".")[0] for name in sys.modules}
from pelagos.lab.train.__main__ import main
from pelagos.lab.train.examples import Part, played_part
played_part(Part("nemo1", 0, range(1), "s"))
import pelagos.core.state
names = {name.partition(".")[0] for name, module in sys.modules.items() if getattr(module, "__spec__", None)}
ours = {"pelagos"}
if not pelagos.core.state.__file__.endswith(".py"):
    ours |= {"mypy_extensions", *[name for name in names if name.endswith("__mypyc")]}
print(sorted(names - set(sys.stdlib_module_names) - ours - before))
"""
"""A part of the games, and what else was loaded for it; compiled rules have libraries of their own."""


def test_games_to_learn_from_need_nothing_but_python() -> None:
    told = subprocess.run([sys.executable, "-c", PLAIN], capture_output=True, text=True, check=False)
    assert (told.stdout, told.stderr) == ("[]\n", "")


@pytest.mark.usefixtures("small")
def test_the_command(run: Run, tmp_path: Path) -> None:
    asked = ["train", "nemo1", "--out", str(tmp_path / "out"), "--games", "6", "--workers", "1", "--hidden", "0"]
    said = run(*asked)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("alone: games: 6, examples: ")
    assert f"Games: 6. The values are written: {tmp_path / 'out' / FILE}\n" in said.out
    assert run(*asked).out == said.out
    other = run(*asked, "--seed", "2")
    assert "too few to learn from" in run(*asked, "--games", "4").err
    assert (other.code, 'seed is "1" there and "2" here' in other.err) == (2, True)


@pytest.mark.parametrize(("learned", "warned"), [(33.58, True), (33.69, True), (33.57, False)])
def test_values_that_are_no_better_than_none_are_not_to_be_used(
    learned: float, warned: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """[docs/training.md, Shipping] The last line says so."""
    errors = {"games": 9, "examples": 99, "spread": 40.0, "appraisal": 33.58, "learned": learned}
    tell(Speech("en"), Trained(Path(FILE), 9, {"alone": errors}))
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("alone: on the games that were kept back the learned values are no better") == warned


def test_from_a_plain_python_bad_wishes_are_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ludo", "--out", str(tmp_path / "x")]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.startswith("There is no game “ludo”. Known games: ")) == ("", True)
    assert main(["nemo1", "--out", str(tmp_path / "x"), "--minutes", "0"]) == 2
    assert "Not one part of the games" in capsys.readouterr().err


def test_bad_wishes_are_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["train", "nemo1", "--out", str(tmp_path / "out")]
    assert "There is no game “ludo”" in run("train", "ludo", "--out", str(tmp_path / "x")).err
    assert "Not one part" in run(*asked, "--minutes", "0").err
    assert "There is no device “tpu” to learn on: it is cpu or cuda." in run(*asked, "--device", "tpu").err
    monkeypatch.setitem(sys.modules, "torch", None)
    assert "pip install 'pelagos[train]'" in run(*asked, "--device", "cuda").err
    monkeypatch.delitem(sys.modules, "pelagos.lab.train.fit")
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "This needs NumPy" in run(*asked).err
