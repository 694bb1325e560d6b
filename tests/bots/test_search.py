"""The search: paired luck, halving, a test before the base player is overruled, and budgets that hold."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from pelagos.bots.asking import asked
from pelagos.bots.contract import Sight
from pelagos.bots.registry import find_bot
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.deckhand import Deckhand
from pelagos.bots.search.guide import Wary, guide_of, lead, proof_of
from pelagos.bots.search.halving import FEWEST, Contest
from pelagos.bots.search.playout import Luck
from pelagos.bots.search.searcher import Comparison, Searcher
from pelagos.core.nodes import Chance, Choice, Option
from pelagos.games.registry import NAMES, find_game
from tests.bots.table import asked as at_question
from tests.bots.table import practice

SEARCHED = {"nauticus": "choose-tile", "nemo1": "action", "nemo2": "action", "endeavor": "turn"}
LONG = 1000.0
DICE = Chance("d6", tuple((face,) for face in range(1, 7)), (1,) * 6, (print,))


class Counted:
    """Values of lines by a rule, each of which costs one piece of work."""

    def __init__(self, work: int, *means: float, noise: float = 0.0) -> None:
        self.budget, self.means, self.noise = Budget(work, LONG), means, noise
        self.played: Counter[int] = Counter()

    def value(self, line: int, sample: int) -> float:
        self.budget.spent += 1
        self.played[line] += 1
        return self.means[line] + self.noise * Random(f"{line}/{sample}").gauss(0, 1)

    def best(self, sure: float = 2.0, margin: float = 0.0) -> int:
        return Contest(len(self.means), self.value, self.budget, margin).best(sure)


def test_a_line_that_is_better_for_certain_is_taken() -> None:
    assert Counted(60, 0.0, -1.0, 3.0, 1.0, noise=0.5).best() == 2


def test_what_is_only_lucky_does_not_overrule_the_base_player() -> None:
    """The best of seven equals looks better than it is; it takes more than that."""
    assert [Counted(80, *[0.0] * 8, noise=5.0).best(sure=4.0) for _ in range(3)] == [0, 0, 0]


def test_a_lead_must_be_certain_and_wide_enough() -> None:
    """Where the judge himself errs by some points, no number of samples makes a small lead a gain."""
    assert Counted(60, 0.0, 1.5, 2.5, noise=0.1).best(margin=2.0) == 2
    assert Counted(60, 0.0, 1.5, 2.5, noise=0.1).best(margin=3.0) == 0
    assert Counted(60, 0.0, 4.0, noise=50.0).best(margin=3.0) == 0


@pytest.mark.parametrize("game", NAMES)
def test_learned_values_are_believed_as_far_as_the_guide_says(game: str) -> None:
    guide = guide_of(game)
    plain, learned = proof_of(guide, False), proof_of(guide, True)
    assert plain == (guide.sure, 0.0)
    assert learned == ((guide.sure_learned, guide.margin) if isinstance(guide, Wary) else plain)


def test_few_samples_never_overrule() -> None:
    assert Counted(2 * (FEWEST - 1), 0.0, 9.0).best() == 0
    assert Counted(2 * FEWEST, 0.0, 9.0).best() == 1


def test_the_field_is_halved() -> None:
    """The first line and the last other one are played most; every line is played as often as its rivals before."""
    counted = Counted(120, 0.0, 1.0, 2.0, 3.0, 4.0, noise=1.0)
    counted.best()
    assert counted.played[0] == counted.played[4] > counted.played[3] > counted.played[1]
    assert sum(counted.played.values()) <= 120 + 5


def test_a_field_in_which_nobody_has_hope_ends_the_search() -> None:
    counted = Counted(10_000, 9.0, 0.0, 0.0, noise=0.1)
    assert counted.best() == 0
    assert sum(counted.played.values()) < 10_000 / 2 + 3


def test_a_deadline_that_has_passed_leaves_the_first_line() -> None:
    counted = Counted(60, 0.0, 9.0)
    counted.budget.end = 0.0
    assert counted.best() == 0
    assert not counted.played


def test_a_sample_that_the_deadline_cuts_off_does_not_count() -> None:
    budget = Budget(60, LONG)

    def cut_off(line: int, sample: int) -> float:
        budget.end = 0.0
        return 1.0

    contest = Contest(3, cut_off, budget)
    assert contest.best(2.0) == 0
    assert contest.samples == [[], [], []]


def test_a_search_that_nobody_waits_for_ends() -> None:
    counted = Counted(10_000, 0.0, 9.0)
    counted.budget.wanted = lambda: counted.budget.spent < 50
    counted.best()
    assert counted.budget.spent in (50, 51)


def test_luck_is_the_same_for_every_line_and_another_in_every_sample() -> None:
    rolls = [[Luck("x", number).pick(DICE), Luck("x", number).pick(DICE)] for number in range(12)]
    assert all(first == second for first, second in rolls)
    streams = [[luck.pick(DICE) for _ in range(20)] for luck in (Luck("x", 1), Luck("x", 1), Luck("x", 2))]
    assert streams[0] == streams[1] != streams[2]


def test_the_first_roll_goes_round_all_faces() -> None:
    """Twelve samples show each face twice or nearly so: pure chance would not do that in one of a thousand runs."""
    faces = Counter(Luck("y", number).pick(DICE) for number in range(24))
    assert len(faces) == 6
    assert set(faces.values()) <= {3, 4, 5}


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert lead([10.0, 4.0, 7.0], 0) == 3.0
    assert lead([10.0, 4.0, 7.0], 1) == -6.0


def sight_of(game: str, memory: Any = None) -> Sight[Any]:
    return Sight(find_game(game), at_question(game, SEARCHED[game]), "s/0", 7, memory)


@pytest.mark.parametrize("game", NAMES)
def test_the_same_seed_and_work_give_the_same_answer_and_leave_the_table_alone(game: str) -> None:
    sight, again = sight_of(game), sight_of(game)
    before = at_question(game, SEARCHED[game])
    thought = asked(find_bot(game, "captain:work=40,width=3,seconds=1000"), sight)
    assert thought == asked(find_bot(game, "captain:work=40,width=3,seconds=1000"), again)
    assert thought.option in sight.options
    assert sight._state == before


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("idle", ["seconds=0", "work=0"])
def test_without_time_or_work_a_captain_answers_like_the_mate(game: str, idle: str) -> None:
    mate = asked(find_bot(game, "greedy"), sight_of(game)).option
    assert asked(find_bot(game, f"captain:{idle}"), sight_of(game)).option == mate


@pytest.mark.parametrize(
    "memory", ["atlantis", 7, {"base": 1, "line": [7], "at": 7}, {"base": None, "line": [["x"]], "at": 7}]
)
@pytest.mark.parametrize("game", NAMES)
def test_a_memory_that_makes_no_sense_is_passed_over(game: str, memory: Any) -> None:
    plain = asked(find_bot(game, "captain:seconds=0"), sight_of(game)).option
    assert asked(find_bot(game, "captain:seconds=0"), sight_of(game, memory)).option == plain


@pytest.mark.parametrize("game", NAMES)
def test_the_base_players_own_line_comes_first_in_its_ranking(game: str) -> None:
    """Candidates come from greedy's own ranking, so that its answer is among them."""
    sight = sight_of(game)
    option = asked(find_bot(game, "greedy"), sight).option
    assert option in [line[0] for line in guide_of(game).lines(at_question(game, SEARCHED[game]), sight.seat)]


def test_a_line_is_followed_to_its_end() -> None:
    """A whole turn of Nauticus is thought through once: its further answers cost nothing."""
    game, s = find_game("nauticus"), at_question("nauticus", "turn")
    sight = Sight(game, s, "s/0", 7)
    option = Searcher(60, LONG).choose(sight)
    memory: Any = sight.memory
    assert memory["line"], "this turn takes more than one answer"
    moves = 8
    game.rules.answer(s, option)
    while isinstance(s.node, Choice) and len(s.node.options) == 1:
        game.rules.answer(s, s.node.options[0])
        moves += 1
    assert memory["at"] == moves
    assert Searcher(0, 0.0).choose(Sight(game, s, "s/0", moves, memory)) == tuple(memory["line"][0])


def test_a_line_against_itself_is_never_ahead() -> None:
    """Both meet the same dice, cards and hidden things, so that not even chance parts them; another sample does."""
    sight, guide = sight_of("nemo1"), guide_of("nemo1")
    line = (sight.options[0],)
    compared = Comparison(sight, guide, [line, line], 3, None, None)
    compared.budget = Budget(10_000, LONG)
    values = [(compared._value(0, sample), compared._value(1, sample)) for sample in range(6)]
    assert all(first == second for first, second in values)
    assert len(set(values)) > 3


def test_a_master_works_five_times_as_much_as_a_captain(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[int] = []

    def noted(self: Contest, sure: float) -> int:
        spent.append(self.budget.work)
        return 0

    monkeypatch.setattr(Contest, "best", noted)
    for level in ("captain", "master", "captain:work=7"):
        asked(find_bot("nemo1", level), sight_of("nemo1"))
    assert spent == [1000, 5000, 7]


class Last:
    """A base player that always takes the last answer: it passes, stops and ends."""

    def choose(self, sight: Sight[Any]) -> Option:
        return sight.options[-1]


def test_search_finds_what_the_base_player_does_not_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a base player that knows nothing, played-out lines tell more than its word."""
    guide = guide_of("nauticus")
    monkeypatch.setattr(type(guide), "base", Last)
    s = at_question("nauticus", "turn")
    searched = Searcher(300, LONG, width=2, sure=0.0).choose(Sight(find_game("nauticus"), s, "s/0", 7))
    assert searched != s.node.options[-1]


@pytest.mark.parametrize("game", NAMES)
def test_a_deckhand_is_careless_only_among_near_equals(game: str) -> None:
    """One who minds everything always answers the same; one who minds nothing does not."""
    s = practice(game).begun()
    rng = Random(3)
    while not (isinstance(s.node, Choice) and len(s.node.options) > 3):
        practice(game).answered(s, rng.choice(s.node.options))
    sights = [Sight(find_game(game), s, "s", moves) for moves in range(12)]
    assert len({Deckhand(careless=1e9).choose(sight) for sight in sights}) > 1
    again = [Sight(find_game(game), s, "s", 1) for _ in range(3)]
    assert len({Deckhand().choose(sight) for sight in again}) == 1


def test_a_deckhand_of_nemo_makes_no_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sees no further than his answer does not compare oceans, and is quick."""
    s = at_question("nemo2", "action", motive="war", level="sailor")
    monkeypatch.setattr("pelagos.bots.nemo2.plan.Planner.plans", lambda *_: pytest.fail("a plan"))
    assert Deckhand().choose(Sight(find_game("nemo2"), s, "s")) in s.node.options
