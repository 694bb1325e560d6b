"""[NW2-4.1, 19.2, 27] How questions are declared, and what is said against an answer whose moment is another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.core.questions import Otherwise, Question, Thought, Thoughts
from pelagos.core.verbs import Verb
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import HAND_IN, LOOK, PLAY, RETAIN, SACRIFICE, TOKEN, UPGRADE, VERBS

Anothers: TypeAlias = Callable[[Nemo, Choice, Option], bool]
Elsewhere: TypeAlias = Callable[[Nemo, Choice | Chance, Option], str]

NOT_NOW: Final = nemo2.reason(
    "not-now", "NW2-4.1", "NW2-2.3", "NW2-10.1", "NW2-10.4", "NW2-19.5", "NW2-20.4", code="E_PHASE"
)
MISPLACED: Final = (NOT_NOW, NOT_NOW.code)
"""The wider names of reasons that tell more exactly why something is not asked for."""
NOT_YOURS: Final = nemo2.reason("not-yours", "NW2-19.6", "NW2-19.2", "NW2-19.3", code="E_PLAYERS")
SECRET: Final = nemo2.reason("secret", "NW2-1.13", code="E_SECRET")
nemo2.general |= {
    "game-over": ("NW2-16.1", "NW2-16.2", "NW2-16.3", "NW2-16.4", "NW2-16.5"),
    "waits-for-fate": ("NW2-2.3", "NW2-4.1", "NW2-19.5", "NW2-20.4"),
    "wrong-seat": ("NW2-19.2", "NW2-19.3", "NW2-19.6"),
}
nemo2.general_codes |= {
    "game-over": "E_OVER",
    "not-offered": "E_UNKNOWN",
    "waits-for-fate": "E_PHASE",
    "wrong-seat": "E_PLAYERS",
}

WINDOWED: Final = (PLAY.name, RETAIN.name, SACRIFICE.name, TOKEN.name)
"""[NW2-5.7, 14.3, 15.1] Cards, characters and tokens have a window of their own."""
NAMELESS: Final = (HAND_IN.name, UPGRADE.name)
"""[NW2-5.3, 12.10] What is said with a name in one question and without one in another."""

DUTY_OF: Final[dict[str, str]] = {}
"""[NW2-19.2] Every decision that is not the captain's, with the duty on the officer card."""
MOVEMENT_PATH: Final = "movement path"
PLACEMENT_CHOICES: Final = "placement choices"
HIT_HANDLING: Final = "hit handling and upgrade losses"
REFIT_PICK: Final = "Refit pick"
GEM_PLACEMENT: Final = "gem placement"
UPRISING_CHOICES: Final = "uprising choices"
ATTACK_TARGETS: Final = "attack targets"
TONNAGE_OR_SALVAGE: Final = "Tonnage or Salvage"
"""[NW2-19.2] The duties as the officer cards list them; that of treasures stands with the names."""
_anywhere: Final[dict[str, Elsewhere]] = {}
_elsewhere: Final[dict[str, Elsewhere]] = {}


def question(
    ask: str,
    rule: str,
    *,
    duty: str = "",
    otherwise: str | Otherwise[Nemo] = NOT_NOW,
    anothers: Anothers | None = None,
) -> Callable[[Thoughts[Nemo]], Question[Nemo]]:
    """Declares a question, with the duty of the officer who decides it; "" is the captain's.

    `anothers` belongs to questions that are put to one player after the other, to each for what is his: it tells what
    would be of use, but is for another to decide on.
    """
    if duty:
        DUTY_OF[ask] = duty

    def declare(thoughts: Thoughts[Nemo]) -> Question[Nemo]:
        shared = thoughts if anothers is None else _each_his_own(thoughts, anothers)
        return nemo2.question(ask, rule, _otherwise(otherwise, anothers))(shared)

    return declare


def always(ask: str, rule: str, *options: Option, duty: str = "") -> tuple[str, tuple[Option, ...]]:
    """Declares a question to which there are always the same answers: what it is called, and they."""
    question(ask, rule, duty=duty)(lambda s, asked: allowed(*options))
    return ask, options


def listed(ask: str, rule: str, *, duty: str = "", otherwise: str | Otherwise[Nemo] = NOT_NOW) -> Question[Nemo]:
    """Declares a question at which nothing is thought of but what its step has found."""
    return question(ask, rule, duty=duty, otherwise=otherwise)(lambda s, asked: allowed(*asked.options))


def _each_his_own(thoughts: Thoughts[Nemo], anothers: Anothers) -> Thoughts[Nemo]:
    """[NW2-19.3, 19.6] What is there and is not offered to a seat is for another to decide on."""

    def in_company(s: Nemo, asked: Choice) -> Iterable[Thought]:
        for option, reason in thoughts(s, asked):
            withheld = s.seats > 1 and option not in asked.options and anothers(s, asked, option)
            yield option, NOT_YOURS if withheld else reason

    return in_company


def _otherwise(own: str | Otherwise[Nemo], anothers: Anothers | None) -> Otherwise[Nemo]:
    """What is said against an answer that nobody thinks of: what the question says, or what fits any moment."""

    def against(s: Nemo, asked: Choice, option: Option) -> str:
        if not is_known(s, option):
            return ""
        if option[0] in _anywhere:
            return _anywhere[option[0]](s, asked, option)
        if anothers is not None and s.seats > 1 and anothers(s, asked, option):
            return NOT_YOURS
        reason = own(s, asked, option) if callable(own) else own
        return why_not_now(s, asked, option) if reason in ("", NOT_NOW) else reason

    return against


def allowed(*options: Option) -> Iterable[Thought]:
    """Thoughts against which nothing speaks."""
    return [(option, "") for option in options]


def another(verb: Verb, why_not: str | Callable[[Nemo, str], str]) -> Otherwise[Nemo]:
    """What is said against other answers of the kind that a question is about, by the name in them or in general."""

    def against(s: Nemo, asked: Choice, option: Option) -> str:
        if option[0] != verb.name:
            return NOT_NOW
        if not callable(why_not):
            return why_not
        return why_not(s, option[1]) if len(option) == 2 else NOT_NOW

    return against


def is_known(s: Nemo, option: Option) -> bool:
    """[NW2-27] Whether everything that an answer names exists, and it names something where it has to."""
    if len(option) == 1 and option[0] in NAMELESS:
        assert not isinstance(s.node, Over | None), "somebody or something is asked"
        return option[0] not in {verb for verb, *named in s.node.options if named}
    return VERBS.exists(s, option)


def anywhere(*verbs: str) -> Callable[[Elsewhere], Elsewhere]:
    """Decorates what is said against answers of some verbs at every question that does not offer them."""
    return lambda against: _said_of(_anywhere, verbs, against)


def elsewhere(*verbs: str) -> Callable[[Elsewhere], Elsewhere]:
    """Decorates what is said against answers of some verbs outside of the window that they have."""
    return lambda against: _said_of(_elsewhere, verbs, against)


def _said_of(table: dict[str, Elsewhere], verbs: tuple[str, ...], against: Elsewhere) -> Elsewhere:
    table.update(dict.fromkeys(verbs, against))
    return against


@anywhere(LOOK.name)
def why_not_look(s: Nemo, node: Choice | Chance, option: Option) -> str:
    """[NW2-1.13] Nobody looks at what is face down."""
    return SECRET


def why_not_now(s: Nemo, node: Choice | Chance, option: Option) -> str:
    """[NW2-4.1, 5.7, 12.1, 13.3, 14.3, 15.1] What has a window of its own; all else has its phase."""
    against = _elsewhere.get(option[0])
    return against(s, node, option) if against and VERBS.form(s, option) else NOT_NOW


def why_not_meanwhile(s: Nemo, option: Option) -> str:
    """[NW2-5.7, 14.3, 15.1] While fate is asked: cards, characters and tokens have a window, and this is none."""
    assert type(s.node) is Chance, "only a draw has players wait"
    windowed = option[0] in WINDOWED and len(option) > 1 and is_known(s, option)
    return why_not_now(s, s.node, option) if windowed else ""
