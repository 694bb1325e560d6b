"""Running a case: strict about every question, outcome and expectation, and exact about what differs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, Generic, NamedTuple, TypeVar

from pelagos.cases.checks import FATE, problems_of, question_named, ways_of_fate
from pelagos.cases.format import Case, Expectation, Refusal
from pelagos.core.errors import PelagosError
from pelagos.core.game import NOBODY, Game
from pelagos.core.nodes import Chance, Choice, Option, Over, find_option, option_text
from pelagos.core.settings import parse_settings
from pelagos.core.state import State
from pelagos.core.written import slug
from pelagos.games.registry import find_game, load_pack
from pelagos.table.reasons import refusal

S = TypeVar("S", bound=State)

LETTERS = "ABCDEFGH"
ANOTHERS = "not-yours"
"""Why an answer is refused that only asks for what belongs to another, in a case that takes it for an order."""


class Outcome(NamedTuple):
    """What became of a case: nothing to say when it passed, else one line per difference."""

    case: Case
    problems: list[str]


class CaseFailed(Exception):
    """The script and the game went different ways."""


def run_case(case: Case, pack: Any = None) -> Outcome:
    """Run one case. An impossible position or an unknown field raises; a difference is told.

    Where the case fails with and without questions that have a single answer, the run that came further is told.
    """
    game, pack = find_game(case.game), pack or _own_pack(case.game)
    run = Run(game, case, pack)
    problems = _problems(run)
    if not problems or game.ask_all is None:
        return Outcome(case, problems)
    spoken = Spoken(game, case, pack)
    found = _problems(spoken)
    return Outcome(case, found if not found or spoken.done > run.done else problems)


def _problems(run: Run[Any]) -> list[str]:
    try:
        return run.problems()
    except CaseFailed as problem:
        return [str(problem)]


def _as_offered(game: Game[Any], settings: dict[str, Any]) -> dict[str, Any]:
    """The settings of a case; a word may also be written as it is printed, like `War!` for war."""
    words = {setting.key: setting.choices for setting in game.settings}
    return {
        key: _word(value, words.get(key, ())) if isinstance(value, str) else value for key, value in settings.items()
    }


def _word(value: str, choices: Sequence[str]) -> str:
    """One of the choices, also when it is written as printed or with other joints, like `semi-co-op`; else as it is."""
    return next((word for word in choices if _letters(word) == _letters(value)), value)


def _letters(word: str) -> str:
    return slug(word).replace("-", "")


@cache
def _own_pack(key: str) -> Any:
    return load_pack(find_game(key))


def _named_refusal(move: Refusal) -> str:
    """What a case expects of a refusal, as far as it says so."""
    rule = "any rule" if move.rule is None else move.rule or "no rule"
    return f"{'any reason' if move.reason is None else move.reason} ({rule})"


class Run(Generic[S]):
    """One case being played."""

    def __init__(self, game: Game[S], case: Case, pack: Any) -> None:
        self.game = game
        self.case = case
        self.done = 0
        settings = parse_settings(game.settings, _as_offered(game, case.settings))
        self.letters = LETTERS[: int(settings[game.seats_setting])]
        self.s = self._arranged(game.positions.arrange(game.new_game(settings, pack), case.given))
        self._check_possible()
        self.s.events = ()
        game.rules.run(self.s)
        self._check_possible()

    def _arranged(self, s: S) -> S:
        return s

    def _check_possible(self) -> None:
        impossible = self.game.broken(self.s)
        if impossible:
            raise PelagosError("error-case-impossible", problem="; ".join(impossible))

    def problems(self) -> list[str]:
        """Play the script, then compare everything that is expected."""
        for move in self.case.play:
            if isinstance(move, Refusal):
                self._now_or_next(partial(self._expect_refusal, move))
            elif isinstance(move, Expectation):
                self._now_or_next(partial(self._expect_now, move))
            else:
                self._play(move)
            self.done += 1
        return self._problems_at_the_end(self.case.then.facts)

    def _problems_at_the_end(self, then: dict[str, Any]) -> list[str]:
        """Where only a seat is expected, its question may also be one with a single answer."""
        asks, seat = question_named(self.game, then.get("asks", "")), then.get("seat", "")
        here, events = self.s.clone(), self.s.events
        self._answer_single_options("", leave=(asks, seat) if asks else ("", ""))
        problems = problems_of(self.game, self.s, then, self.letters)
        if problems and self._is_certain_draw() and asks != getattr(self.s.node, "ask", ""):
            self._answer_only()
            return self._problems_at_the_end(then)
        if not problems or asks or not seat:
            return problems
        self.s, here.events = here, events
        self._answer_single_options("", leave=("", seat))
        return problems if problems_of(self.game, self.s, then, self.letters) else []

    def _play(self, move: str) -> None:
        who, text = self._split(move)
        self._answer_single_options(text, who)
        node = self.s.node
        if isinstance(node, Over) or node is None:
            raise CaseFailed(f"unused: {move!r}; the game is over")
        if isinstance(node, Chance) != (who == FATE):
            raise CaseFailed(f"{move!r} is not what is asked: {self._standing()}")
        option = self._found(node, text)
        if isinstance(node, Choice) and who not in ("", self.letters[node.seat]):
            if option and self._volunteered(who, option):
                return
            raise CaseFailed(f"{move!r}: it is {self.letters[node.seat]} who is asked: {self._standing()}")
        if option is None:
            raise CaseFailed(f"{move!r} is not offered{self._why_not(text)}: {self._standing()}")
        self._answer(option)

    def _found(self, node: Choice | Chance, text: str) -> Option | None:
        """The option that is meant: an answer may be written in other ways, dice in any order, names as printed."""
        if isinstance(node, Choice):
            return find_option(node.options, self.game.spelled(self.s, text))
        ways = ways_of_fate(self.game, self.s, text)
        return next((option for way in ways if (option := find_option(node.options, way))), None)

    def _volunteered(self, who: str, option: Option) -> bool:
        """What somebody else may only ask for, its owner can give by himself: it is named, and he agrees."""
        if self._owner(option) != who:
            return False
        here, events = self.s.clone(), self.s.events
        self._answer(option)
        node = self.s.node
        agreed = find_option(node.options, f"agree {option_text(option)}") if isinstance(node, Choice) else None
        if agreed is None:
            self.s, here.events = here, events
            return False
        self._answer(agreed)
        return True

    def _owner(self, option: Option) -> str:
        """Who must agree to an answer that is offered to another, or nobody."""
        seat = self.game.consents(self.s, option)
        return self.letters[seat] if seat != NOBODY else ""

    def _answer(self, option: Option) -> None:
        self.game.rules.answer(self.s, option)
        broken = self.game.broken(self.s)
        if broken:
            raise CaseFailed(f"after {option_text(option)!r}: {'; '.join(broken)}")

    def _answer_single_options(self, text: str, who: str = "", leave: tuple[str, str] = ("", "")) -> None:
        """As at the table: a question with one option is answered of itself, unless the script speaks of it.

        While the play goes on this holds for a draw with a single outcome as well.
        """
        kinds = (Choice, Chance) if text else Choice
        while isinstance(node := self.s.node, kinds) and len(node.options) == 1:
            seat = self.letters[node.seat] if isinstance(node, Choice) else FATE
            meant = leave in ((node.ask, ""), (node.ask, seat), ("", seat))
            if meant or (self._found(node, text) and who in ("", seat)):
                return
            self._answer_only()

    def _is_certain_draw(self) -> bool:
        """Whether fate is asked and has a single outcome, like the last ship of a bag."""
        return isinstance(self.s.node, Chance) and len(self.s.node.options) == 1

    def _answer_only(self) -> None:
        """Give the only answer there is."""
        assert isinstance(self.s.node, Choice | Chance), "somebody is asked"
        self._answer(self.s.node.options[0])

    def _why_not(self, text: str) -> str:
        node = self.s.node
        if not isinstance(node, Choice):
            return ""
        found = refusal(self.game, self.s, node.seat, text)
        return f" ({found.reason}, {found.rule})" if found.rule else ""

    def _expect_refusal(self, move: Refusal) -> None:
        """A refusal speaks of the question that stands when its turn comes."""
        who, text = self._split(move.answer)
        if who == FATE:
            raise PelagosError("error-case-unknown", field=move.answer, value=who, known=", ".join(self.letters))
        node = self.s.node
        asked = node.seat if isinstance(node, Choice) else 0
        offered = self._found(node, text) if isinstance(node, Choice) else None
        if offered and who in ("", self.letters[asked]):
            if self._owner(offered) and self._fits(move, ANOTHERS, self.game.show.rule_of(ANOTHERS)):
                return
            raise CaseFailed(f"{move.answer!r} should be refused, but is offered")
        found = refusal(self.game, self.s, self.letters.index(who) if who else asked, self.game.spelled(self.s, text))
        if not self._fits(move, found.reason, found.rule):
            raise CaseFailed(
                f"{move.answer!r} is refused with {found.reason} ({found.rule or 'no rule'}), "
                f"expected {_named_refusal(move)}"
            )

    def _fits(self, move: Refusal, reason: str, rule: str) -> bool:
        """Whether a refusal is the expected one, by its reason or code and by any of its rules."""
        called = (None, reason, self.game.codes.get(reason, reason), *self.game.alike.get(reason, ()))
        return move.reason in called and move.rule in (None, rule, *self.game.grounds.get(reason, ()))

    def _expect_now(self, move: Expectation) -> None:
        problems = problems_of(self.game, self.s, move.facts, self.letters)
        if problems:
            raise CaseFailed("; ".join(problems))

    def _now_or_next(self, expect: Callable[[], None]) -> None:
        """What is expected may speak of this question or, where this one has a single answer, of the next."""
        found: CaseFailed | None = None
        while True:
            try:
                return expect()
            except CaseFailed as problem:
                found = found or problem
                if not isinstance(self.s.node, Choice | Chance) or len(self.s.node.options) > 1:
                    raise found from None
                self._answer_only()

    def _standing(self) -> str:
        node = self.s.node
        if isinstance(node, Choice):
            return f"{self.letters[node.seat]} is asked {node.ask!r}: {', '.join(map(option_text, node.options))}"
        if isinstance(node, Chance):
            return f"fate is asked {node.ask!r}: {', '.join(map(option_text, node.options))}"
        return "the game is over"

    def _split(self, move: str) -> tuple[str, str]:
        """`A: buy bow` is A's answer, `fate: buy-hull` a draw, and `buy bow` whoever's turn it is."""
        who, colon, text = move.partition(":")
        who = who.strip() if colon else ""
        if who not in ("", FATE, *self.letters):
            raise PelagosError("error-case-unknown", field=move, value=who, known=", ".join((*self.letters, FATE)))
        return who, " ".join((text if colon else move).split())


class Spoken(Run[S]):
    """The same case where every question is put, also those with a single answer: the script may speak of them."""

    def _arranged(self, s: S) -> S:
        assert self.game.ask_all is not None, "the game puts every question anyway"
        self.game.ask_all(s)
        return s
