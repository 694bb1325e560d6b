"""Running a case: strict about every question, outcome and expectation, and exact about what differs."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeVar

from pelagos.cases.compare import difference
from pelagos.cases.format import Case, Refusal
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice, Option, Over, find_option, option_text
from pelagos.core.score import total
from pelagos.core.settings import parse_settings
from pelagos.core.state import State
from pelagos.games.registry import find_game, load_pack
from pelagos.table.reasons import refusal

S = TypeVar("S", bound=State)

LETTERS = "ABCDEFGH"
FATE = "fate"


class Outcome(NamedTuple):
    """What became of a case: nothing to say when it passed, else one line per difference."""

    case: Case
    problems: list[str]


def run_case(case: Case, pack: Any = None) -> Outcome:
    """Run one case. A malformed position is a problem of the case, never a crash."""
    try:
        game = find_game(case.game)
        return Outcome(case, Run(game, case, pack or load_pack(game)).problems())
    except CaseFailed as problem:
        return Outcome(case, [str(problem)])


class CaseFailed(Exception):
    """The script and the game went different ways."""


class Run(Generic[S]):
    """One case being played."""

    def __init__(self, game: Game[S], case: Case, pack: Any) -> None:
        self.game = game
        self.case = case
        settings = parse_settings(game.settings, case.settings)
        self.s = game.positions.arrange(game.new_game(settings, pack), case.given)
        impossible = game.broken(self.s)
        if impossible:
            raise PelagosError("error-case-impossible", case=case.id, problem="; ".join(impossible))
        self.s.events = ()
        game.rules.run(self.s)

    def problems(self) -> list[str]:
        """Play the script, then compare everything that is expected."""
        for move in self.case.play:
            if isinstance(move, Refusal):
                self._expect_refusal(move)
            else:
                self._play(move)
        self._answer_single_options("")
        then = self.case.then
        checks = [
            self._check_node(then),
            self._check_options(then),
            difference("position", then.get("position", {}), self.game.positions.describe(self.s)),
            self._check_events(then),
            self._check_score(then),
        ]
        return [line for check in checks for line in check]

    def _play(self, move: str) -> None:
        who, text = _split(move)
        if who != FATE:
            self._answer_single_options(text)
        node = self.s.node
        if isinstance(node, Over) or node is None:
            raise CaseFailed(f"unused: {move!r}; the game is over")
        if isinstance(node, Chance) != (who == FATE):
            raise CaseFailed(f"{move!r} is not what is asked: {self._standing()}")
        if isinstance(node, Choice) and who not in ("", LETTERS[node.seat]):
            raise CaseFailed(f"{move!r}: it is {LETTERS[node.seat]} who is asked: {self._standing()}")
        option = find_option(node.options, text)
        if option is None:
            raise CaseFailed(f"{move!r} is not offered{self._why_not(text)}: {self._standing()}")
        self._answer(option)

    def _answer(self, option: Option) -> None:
        self.game.rules.answer(self.s, option)
        broken = self.game.broken(self.s)
        if broken:
            raise CaseFailed(f"after {option_text(option)!r}: {'; '.join(broken)}")

    def _answer_single_options(self, text: str) -> None:
        """As at the table: a question with one option is answered of itself, unless the script does it."""
        while isinstance(self.s.node, Choice) and len(self.s.node.options) == 1:
            if find_option(self.s.node.options, text):
                return
            self._answer(self.s.node.options[0])

    def _why_not(self, text: str) -> str:
        node = self.s.node
        if not isinstance(node, Choice):
            return ""
        found = refusal(self.game, self.s, node.seat, text)
        return f" ({found.reason}, {found.rule})" if found.rule else ""

    def _expect_refusal(self, move: Refusal) -> None:
        """A refusal speaks of the question that stands when its turn comes; nothing may change by it."""
        who, text = _split(move.answer)
        node = self.s.node
        asked = node.seat if isinstance(node, Choice) else 0
        if isinstance(node, Choice) and find_option(node.options, text) and who in ("", LETTERS[asked]):
            raise CaseFailed(f"{move.answer!r} should be refused, but is offered")
        found = refusal(self.game, self.s, LETTERS.index(who) if who else asked, text)
        if (found.reason, found.rule) != (move.reason, move.rule):
            raise CaseFailed(
                f"{move.answer!r} is refused with {found.reason} ({found.rule or 'no rule'}), "
                f"expected {move.reason} ({move.rule or 'no rule'})"
            )

    def _standing(self) -> str:
        node = self.s.node
        if isinstance(node, Choice):
            return f"{LETTERS[node.seat]} is asked {node.ask!r}: {', '.join(map(option_text, node.options))}"
        if isinstance(node, Chance):
            return f"fate is asked {node.ask!r}: {', '.join(map(option_text, node.options))}"
        return "the game is over"

    def _check_node(self, then: dict[str, Any]) -> list[str]:
        node = self.s.node
        problems = []
        asks = node.ask if isinstance(node, Choice | Chance) else "over"
        if "asks" in then and then["asks"] != asks:
            problems.append(f"asks: expected {then['asks']!r}, found {asks!r}")
        seat = LETTERS[node.seat] if isinstance(node, Choice) else "none"
        if "seat" in then and then["seat"] != seat:
            problems.append(f"seat: expected {then['seat']!r}, found {seat!r}")
        if "over" in then:
            scores = list(node.scores) if isinstance(node, Over) else []
            problems += difference("over", then["over"], scores)
        return problems

    def _check_options(self, then: dict[str, Any]) -> list[str]:
        node = self.s.node
        offered = [] if node is None or isinstance(node, Over) else [option_text(option) for option in node.options]
        problems = []
        if "options" in then:
            problems += difference("options", sorted(map(str, then["options"])), sorted(offered))
        problems += [f"offers: {text!r} is not offered" for text in then.get("offers", []) if text not in offered]
        problems += [f"lacks: {text!r} is offered" for text in then.get("lacks", []) if text in offered]
        return problems

    def _check_events(self, then: dict[str, Any]) -> list[str]:
        """Expected events in this order; others may stand between them."""
        told = [" ".join([event.id, *map(str, event.facts)]) for event in self.s.events or ()]
        rest = iter(told)
        missing = [text for text in then.get("events", []) if not any(text == line for line in rest)]
        return [f"events: {text!r} was not told, in this order; told: {told}" for text in missing]

    def _check_score(self, then: dict[str, Any]) -> list[str]:
        sheet = self.game.show.sheet(self.s)
        problems = []
        for letter, expected in then.get("score", {}).items():
            seat = LETTERS.index(letter)
            found: dict[str, int] = {"total": total(sheet, seat)}
            for line in sheet:
                if line.seat == seat:
                    key = line.label.id.removeprefix(f"{self.game.key}-score-")
                    found[key] = found.get(key, 0) + line.points
                    found[line.rule] = found.get(line.rule, 0) + line.points
            problems += difference(f"score.{letter}", expected, found)
        return problems


def _split(move: str) -> tuple[str, str]:
    who, colon, text = move.partition(":")
    return (who.strip(), " ".join(text.split())) if colon else ("", " ".join(move.split()))
