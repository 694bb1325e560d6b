"""[NW1-0.3, 0.6, 5.1, 8.3] How questions are declared and put: OR treasures can be given up at any of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from pelagos.core.nodes import Choice, Node, Option, Step, make_choice
from pelagos.core.questions import Otherwise, Question, Reason, Thought, Thoughts
from pelagos.core.verbs import Verb
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.language import Alternative
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.verbs import GIVE, VERBS

Known: TypeAlias = Callable[[Nemo, Option], bool]
Elsewhere: TypeAlias = Callable[[Nemo, Option], str]

NOT_NOW: Final = nemo1.reason("not-now", "NW1-5.1", "NW1-6.7", "NW1-6.10", "NW1-7.1", code="E_PHASE")
nemo1.general |= {"game-over": ("NW1-12.2",), "waits-for-fate": ("NW1-5.1", "NW1-6.10")}
nemo1.general_codes |= {"game-over": "E_OVER", "not-offered": "E_CHOICE", "waits-for-fate": "E_PHASE"}

_unknown: Final[dict[str, tuple[Known, Reason]]] = {}
_elsewhere: Final[dict[str, Elsewhere]] = {}


def unknown(name: str, rule: str, *grounds: str, of: tuple[Verb, ...], known: Known = VERBS.exists) -> Reason:
    """[NW1-0.3] Declares what is said at any question of answers that name something which this game does not have."""
    reason = nemo1.reason(name, rule, *grounds, code="E_UNKNOWN")
    _unknown.update({verb.name: (known, reason) for verb in of})
    return reason


def elsewhere(verb: Verb) -> Callable[[Elsewhere], Elsewhere]:
    """Decorates what is said against answers of a verb at the questions that have nothing to say about it."""

    def declare(against: Elsewhere) -> Elsewhere:
        _elsewhere[verb.name] = against
        return against

    return declare


def question(
    ask: str, rule: str, otherwise: str | Otherwise[Nemo] = NOT_NOW
) -> Callable[[Thoughts[Nemo]], Question[Nemo]]:
    """[NW1-8.3] Declares a question: besides its own answers every OR treasure, where the step offers them."""

    def declare(thoughts: Thoughts[Nemo]) -> Question[Nemo]:
        def with_gifts(s: Nemo, asked: Choice) -> Iterable[Thought]:
            yield from thoughts(s, asked)
            if asked.then[0] is answered:
                yield from allowed(*gifts(s))

        return nemo1.question(ask, rule, _otherwise(otherwise))(with_gifts)

    return declare


def always(
    ask: str, rule: str, *options: Option, otherwise: str | Otherwise[Nemo] = NOT_NOW
) -> tuple[str, tuple[Option, ...]]:
    """Declares a question to which there are always the same answers: what it is called, and they."""
    question(ask, rule, otherwise)(lambda s, asked: allowed(*options))
    return ask, options


def allowed(*options: Option) -> Iterable[Thought]:
    """Thoughts against which nothing speaks."""
    return [(option, "") for option in options]


def unless(verb: str, reason: str) -> Otherwise[Nemo]:
    """What is said against everything else that the question is about."""
    return lambda s, asked, option: reason if option[0] == verb else NOT_NOW


def _otherwise(own: str | Otherwise[Nemo]) -> Otherwise[Nemo]:
    """[NW1-0.3] Against what nobody thinks of: there is no such thing, it is no gift, then what the question says."""

    def against(s: Nemo, asked: Choice, option: Option) -> str:
        reason = why_not_known(s, option)
        if not reason and option[0] == GIVE.name:
            reason = why_not_give(s, option)
        if not reason:
            reason = own(s, asked, option) if callable(own) else own
        return why_not_now(s, option) if reason in ("", NOT_NOW) else reason

    return against


def why_not_known(s: Nemo, option: Option) -> str:
    """[NW1-0.3] Whether everything that an answer names exists in this game."""
    known, reason = _unknown.get(option[0], (VERBS.exists, NOT_NOW))
    return reason if option[0] in _unknown and not known(s, option) else ""


def why_not_now(s: Nemo, option: Option) -> str:
    """[NW1-5.1, 6.7] What has a window of its own; all else has its phase."""
    against = _elsewhere.get(option[0])
    return against(s, option) if against and VERBS.form(s, option) else NOT_NOW


def ask(s: Nemo, asked: Choice, again: Step) -> Choice:
    """[NW1-8.3] A question with its answers and every OR treasure; `again` puts it anew when one was given up."""
    if not s.charms:
        return asked
    _, name, options, then = asked
    return make_choice((0, name, (*options, *gifts(s)), (answered, again, then)))


def pending(then: tuple[Any, ...]) -> tuple[Any, ...]:
    """[NW1-8.3] The step that awaits the answer itself, behind the one that looks out for gifts."""
    while then and then[0] is answered:
        then = then[2]
    return then


BENEFIT_UNNAMED: Final = nemo1.reason("benefit-unnamed", "NW1-8.3", code="E_CHOICE")
NO_BENEFIT: Final = nemo1.reason("no-benefit", "NW1-8.3", "NW1-8.2", code="E_CHOICE")
NOT_COLLECTED: Final = nemo1.reason("not-collected", "NW1-8.3", code="E_UNKNOWN")
unknown("unknown-treasure", "NW1-8.3", of=(GIVE,))


def why_not_give(s: Nemo, option: Option) -> str:
    """[NW1-8.3] A collected OR treasure, with its benefit named where there are two."""
    treasure = s.pack.treasure_number[option[1]]
    if treasure not in s.found:
        return NOT_COLLECTED
    if treasure not in s.charms:
        return NO_BENEFIT
    return "" if option in s.pack.draws.gifts[treasure] else BENEFIT_UNNAMED


def gifts(s: Nemo) -> list[Option]:
    """[NW1-8.3] The ways to give up what was collected."""
    return [option for treasure in s.charms for option in s.pack.draws.gifts[treasure]]


@nemo1.step
def answered(s: Nemo, again: Step, then: Step, answer: Option) -> Node | None:
    """[NW1-0.6, 8.3] A gift does not answer the pending question, which comes back."""
    if answer[0] == GIVE.name:
        s.do(again)
        give_up(s, answer)
        return None
    return then[0](s, *then[1:], answer)


def give_up(s: Nemo, answer: Option) -> None:
    """[NW1-8.3, 8.6] Take the benefit, wasted or not, and remove the counter from the game; its points are lost."""
    treasure = s.pack.treasure_number[answer[1]]
    s.charms = tuple([held for held in s.charms if held != treasure])
    s.removed += (treasure,)
    s.tell("nemo1-given", answer[1])
    s.follow(nemo1.steps_of(benefit_of(s, answer).steps))


def benefit_of(s: Nemo, answer: Option) -> Alternative:
    """[NW1-8.3] The benefit that an answer names; a treasure with one benefit needs no word for it."""
    benefits = s.pack.treasures[s.pack.treasure_number[answer[1]]].benefits
    return next((found for found in benefits if found.word == answer[-1]), benefits[0])
