"""Running a case: strict about every question, outcome and expectation, and exact about what differs.

Where a case stands depends on its answers alone: whatever it expects or has refused is compared with the question that
stands there, once. So two expectations that contradict each other can never both hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from pelagos.cases.checks import FATE, problems_of, why_not
from pelagos.cases.format import Case, Expectation, Move, Refusal
from pelagos.cases.moment import Moment, plain, ways_of_fate
from pelagos.core.case_values import slug
from pelagos.core.errors import PelagosError
from pelagos.core.game import NOBODY, Game
from pelagos.core.nodes import Chance, Choice, Option, Over, find_option, option_text
from pelagos.core.settings import parse_settings
from pelagos.core.state import State
from pelagos.games.registry import find_game, load_pack
from pelagos.locale.catalogue import catalogue
from pelagos.table.reasons import refusal

S = TypeVar("S", bound=State)

LETTERS = "ABCDEFGH"
ANOTHERS = "not-yours"
"""Why an answer is refused that only asks for what belongs to another, in a case that takes it for an order."""
SINGLE = "the question that stands has a single answer: write it, or say skip_single_answers = true"
UNASKED = "a question with a single answer is not put, unless the case says ask_every_question = true"
NOT_ASKED = ("not-now", "not-offered", "waits-for-fate")
WIDER = "only with wider_refusals = true may a case say it so"


class Outcome(NamedTuple):
    """What became of a case: nothing to say when it passed, else one line per difference."""

    case: Case
    problems: list[str]


class CaseFailed(Exception):
    """The script and the game went different ways: one line for each difference."""


def run_case(case: Case, pack: Any = None) -> Outcome:
    """Run one case. An impossible position or an unknown field raises; a difference is told."""
    run = Run(find_game(case.game), case, pack or load_pack(find_game(case.game)))
    return Outcome(case, run.problems())


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


def _named_refusal(move: Refusal) -> str:
    """What a case expects of a refusal, as far as it says so."""
    rule = "any rule" if move.rule is None else move.rule or "no rule"
    return f"{'any reason' if move.reason is None else move.reason} ({rule})"


class Run(Generic[S]):
    """One case being played."""

    def __init__(self, game: Game[S], case: Case, pack: Any) -> None:
        self.game = game
        self.case = case
        catalogue(case.ways.language)
        settings = parse_settings(game.settings, _as_offered(game, case.settings))
        self.letters = LETTERS[: int(settings[game.seats_setting])]
        self.s = game.positions.arrange(game.new_game(settings, pack), case.given)
        if case.ways.ask_every_question and game.ask_all is not None:
            game.ask_all(self.s)
        self._check_possible()
        self.s.events = ()
        game.rules.run(self.s)
        self._check_possible()

    def _check_possible(self) -> None:
        impossible = self.game.broken(self.s)
        if impossible:
            raise PelagosError("error-case-impossible", problem="; ".join(impossible))

    def problems(self) -> list[str]:
        """Play the script, then compare everything that is expected."""
        for number, move in enumerate(self.case.play):
            found = self._made(move, self._coming(number))
            if found:
                return [f"play {number + 1}: {line}" for line in found]
        refused = next(filter(None, (self._made(move, "") for move in self.case.refused)), [])
        return refused or self._made(self.case.then, "")

    def _coming(self, number: int) -> str:
        """The answer that is given next, whatever is expected or refused before it."""
        return next((move for move in self.case.play[number:] if isinstance(move, str)), "")

    def _made(self, move: Move, coming: str) -> list[str]:
        """Make one move of the script: what is wrong with it."""
        try:
            self._step_over(coming)
            if isinstance(move, Expectation):
                return self._with_hint(problems_of(self._here(), move.facts))
            if isinstance(move, Refusal):
                self._expect_refusal(move)
            else:
                self._play(move)
        except CaseFailed as problem:
            return self._with_hint([str(problem)])
        return []

    def _here(self) -> Moment:
        return Moment(self.game, self.s, self.letters, self.case.ways.language)

    def _with_hint(self, problems: list[str]) -> list[str]:
        """What differs, and how the case can say what it may have meant."""
        ways, node = self.case.ways, self.s.node
        if not problems:
            return []
        if isinstance(node, Choice | Chance) and len(node.options) == 1 and not ways.skip_single_answers:
            return [*problems, f"{SINGLE} ({self._standing()})"]
        unasked = any(line.startswith("asks: ") for line in problems) and self._unasked(NOT_ASKED[0])
        return [*problems, UNASKED] if unasked else problems

    def _step_over(self, coming: str) -> None:
        """Where the case says so, a question with a single answer is answered of itself, unless that answer comes."""
        if not self.case.ways.skip_single_answers:
            return
        who, text = self._split(coming)
        while isinstance(node := self.s.node, Choice | Chance) and len(node.options) == 1:
            seats = (FATE,) if isinstance(node, Chance) else ("", self.letters[node.seat])
            if text and who in seats and self._found(node, text):
                return
            self._answer(node.options[0])

    def _play(self, move: str) -> None:
        who, text = self._split(move)
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
            reason = refusal(self.game, self.s, node.seat, text).reason if isinstance(node, Choice) else ""
            unasked = self._unasked(reason)
            raise CaseFailed(f"{move!r} is not offered{why_not(self._here(), text)}: {self._standing()}{unasked}")
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

    def _expect_refusal(self, move: Refusal) -> None:
        """An answer that is refused at the question that stands, for this reason and by this rule."""
        who, text = self._split(move.answer)
        if who == FATE:
            raise PelagosError("error-case-unknown", field=move.answer, value=who, known=", ".join(self.letters))
        node = self.s.node
        asked = node.seat if isinstance(node, Choice) else 0
        offered = self._found(node, text) if isinstance(node, Choice) else None
        if offered and who in ("", self.letters[asked]):
            if self._owner(offered) and self._fits_widely(move, ANOTHERS, self.game.show.rule_of(ANOTHERS)):
                return self._say_wider(move, "it is offered")
            raise CaseFailed(f"{move.answer!r} should be refused, but is offered")
        seat = self.letters.index(who) if who else asked
        found = refusal(self.game, self.s, seat, self.game.spelled(self.s, text))
        if move.reason in (None, *self._names(found.reason)) and move.rule in (None, found.rule):
            return None
        given = f"it is refused with {found.reason} ({found.rule or 'no rule'})"
        if self._fits_widely(move, found.reason, found.rule):
            return self._say_wider(move, given)
        raise CaseFailed(f"{move.answer!r}: {given}, expected {_named_refusal(move)}{self._unasked(found.reason)}")

    def _names(self, reason: str) -> tuple[str, str]:
        """A reason by its name and by its code."""
        return reason, self.game.codes.get(reason, reason)

    def _fits_widely(self, move: Refusal, reason: str, rule: str) -> bool:
        """Whether a refusal names a wider reason, or another rule on which the reason rests."""
        called = (None, *self._names(reason), *self.game.alike.get(reason, ()))
        return move.reason in called and move.rule in (None, rule, *self.game.grounds.get(reason, ()))

    def _say_wider(self, move: Refusal, given: str) -> None:
        """What holds only in a wider sense is said by the case."""
        if not self.case.ways.wider_refusals:
            raise CaseFailed(f"{move.answer!r}: {given}, expected {_named_refusal(move)}; {WIDER}")

    def _unasked(self, reason: str) -> str:
        """Whether the case may speak of a question that the game has left out, because it has a single answer."""
        left_out = self.game.ask_all is not None and not self.case.ways.ask_every_question
        return f"; {UNASKED}" if left_out and reason in NOT_ASKED else ""

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
        return who, plain(text if colon else move)
