"""[NW2-20.x] The semi-cooperative game: own stacks, gems, usurping, noble resignation, glory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from pelagos.core.nodes import Chance, Choice, Node, Option, Step
from pelagos.core.questions import Thought
from pelagos.core.state import bumped, replaced
from pelagos.games.nemo2.asking import NOT_NOW, allowed, another, anywhere, listed, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.names import PASS, RESOURCES, SEAT_LETTERS
from pelagos.games.nemo2.options import EVERY_QUESTION, OPTIONAL_GEM, SEMI
from pelagos.games.nemo2.seats import carry_out, clockwise, owner_of_option
from pelagos.games.nemo2.shared_decisions import NEMO_NAME, NOT_PROPOSED, OWNED, consents, named, nemo_decided
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import (
    ADOPT,
    AGREE,
    EXERT,
    GEM,
    GIVE_WAY,
    NO_GEM,
    PAY_GEM,
    PROPOSE,
    REFUSE,
    SACRIFICE,
    SILENT,
)

OFFICERS_RESOURCES: Final = RESOURCES[1:]
GEM_FROM: Final = tuple(map(GEM, SEAT_LETTERS))

GEM_IS_DUE: Final = nemo2.reason("gem-is-due", "NW2-20.4", code="E_PRECONDITION")
IMMUNE: Final = nemo2.reason("immune", "NW2-20.3", code="E_IMMUNE")
HAS_NO_GEM: Final = nemo2.reason("no-gem", "NW2-20.3", code="E_NO_GEM")
NO_GEM_THERE: Final = nemo2.reason("no-gem-there", "NW2-20.4", code="E_NO_GEM")
NOT_PROPOSABLE: Final = nemo2.reason("not-proposable", "NW2-20.3", code="E_TARGET")


def stack_card(s: Nemo, card: int, pile: int) -> None:
    """[NW2-20.1] A card resolved by the captain goes to the captain's stack."""
    mine = (*s.stacks[s.captain], card if pile == PASS else -card)
    s.stacks = replaced(s.stacks, s.captain, mine)


def keep_gems(s: Nemo, number: int) -> None:
    """[NW2-20.2, D25] Gems removed by a Search or an Adventure: to the supply, or to the captain in semi-co-op."""
    if s.flags & SEMI:
        s.glory_gems = bumped(s.glory_gems, s.captain, number)
    else:
        s.gems_left += number


class Plea(NamedTuple):
    """[NW2-20.3] A decision that was announced: what it is, what else can be proposed, what follows, what was said."""

    decision: str
    counters: tuple[Option, ...]
    then: Step
    answer: Option


Said = tuple[str, tuple[Option, ...], Step, Option]


def why_not_usurp(s: Nemo, seat: int) -> str:
    """[NW2-20.3, Q70] Only with a gem, and not somebody who has usurped in this turn."""
    if s.immune >> s.captain & 1:
        return IMMUNE
    return "" if s.glory_gems[seat] else HAS_NO_GEM


@anywhere(PROPOSE.name)
def why_not_propose(s: Nemo, node: Choice | Chance, option: Option) -> str:
    """[NW2-20.3] A counter-proposal must be legal; it takes a gem, and a captain who usurped is safe in this turn.

    Once it has been made, only the gem is asked for.
    """
    if not s.flags & SEMI or not isinstance(node, Choice):
        return NOT_NOW
    legal = NOT_PROPOSABLE if SILENT in node.options else NOT_NOW
    return legal if node.seat == s.captain else why_not_usurp(s, node.seat) or legal


@question("usurp", "NW2-20.3")
def objections(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-20.3, Q70] Say nothing or state another decision; later, pay for it or give way."""
    if asked.then[0] is usurped:
        yield from allowed(PAY_GEM, GIVE_WAY)
        return
    plea = Plea(*asked.then[2])
    yield SILENT, ""
    for option in plea.counters:
        if is_another(plea, option):
            yield PROPOSE(*option), why_not_usurp(s, asked.seat)


replies: Final = listed("usurp-answer", "NW2-20.3", otherwise=another(ADOPT, NOT_PROPOSED))
"""[NW2-20.3] What the captain says to a decision that was stated."""


@nemo2.step
def announced(s: Nemo, decision: str, counters: tuple[Option, ...], then: Step, answer: Option) -> Node | None:
    """[NW2-20.3] The captain has announced a decision; it is not carried out before the others had their say."""
    return hear(s, 1, Plea(decision, counters, then, answer))


def hear(s: Nemo, place: int, plea: Plea) -> Node | None:
    """[NW2-20.3] Clockwise from the captain's left, everybody who can usurp may object, once."""
    options = tuple([PROPOSE(*option) for option in plea.counters if is_another(plea, option)])
    for further, seat in enumerate(clockwise(s, place) if options else (), start=place):
        open_to = options if not why_not_usurp(s, seat) else ()
        if open_to or s.flags & EVERY_QUESTION:
            return Choice(seat, objections.ask, (SILENT, *open_to), (objected, further, tuple(plea)))
    return carry_out(s, plea.then, plea.answer)


def is_another(plea: Plea, option: Option) -> bool:
    """[NW2-20.3] Whether a proposal differs in what the captain decides; on a TEST card that is Nemo alone."""
    if plea.then[0] is nemo_decided:
        return (NEMO_NAME in option) != (NEMO_NAME in plea.answer)
    return option != plea.answer


@nemo2.step
def objected(s: Nemo, place: int, said: Said, answer: Option) -> Node | None:
    """[NW2-20.3] Silence, and the next is asked; or another legal decision is stated."""
    plea = Plea(*said)
    return hear(s, place + 1, plea) if answer == SILENT else seek_consent(s, place, plea, answer[1:], 0)


def seek_consent(s: Nemo, place: int, plea: Plea, proposal: Option, asked: int) -> Node | None:
    """[NW2-20.3] A proposal that touches the duty of a third player needs his consent; then the captain answers."""
    touched = owners_touched(s, proposal) - parties(s, place, proposal)
    for seat in clockwise(s, 0):
        if seat in touched and not asked >> seat & 1:
            heard = (proposal_heard, place, tuple(plea), proposal, asked | 1 << seat)
            return Choice(seat, consents.ask, (AGREE(*proposal), REFUSE), heard)
    answered = (proposal_answered, place, tuple(plea), proposal)
    return Choice(s.captain, replies.ask, (ADOPT(*proposal), REFUSE), answered)


def parties(s: Nemo, place: int, proposal: Option) -> set[int]:
    """[NW2-19.3, 20.3] Who is no third player: the objector, and the captain, unless it is his own character."""
    objector = (s.captain + place) % s.seats
    return {objector} if proposal[0] == SACRIFICE.name else {objector, s.captain}


def owners_touched(s: Nemo, proposal: Option) -> set[int]:
    """[NW2-19.3, 19.6, 20.3] The officers whose resources, characters or treasures a proposal would use."""
    if proposal[0] == EXERT.name:
        return {owner_of_option(s, EXERT(name)) for name in proposal[1:] if name in OFFICERS_RESOURCES}
    return {owner_of_option(s, proposal)} if proposal[0] in OWNED else set()


@nemo2.step
def proposal_heard(s: Nemo, place: int, said: Said, proposal: Option, asked: int, answer: Option) -> Node | None:
    """[NW2-20.3] Without the consent of its owner a proposal falls, and another may be stated."""
    plea = Plea(*said)
    if answer != REFUSE:
        return seek_consent(s, place, plea, proposal, asked)
    left = tuple([option for option in plea.counters if option != proposal])
    return hear(s, place, plea._replace(counters=left))


@nemo2.step
def proposal_answered(s: Nemo, place: int, said: Said, proposal: Option, answer: Option) -> Node | None:
    """[NW2-20.3] Adopted, it is what the captain announces now; refused, the objector may pay for it."""
    plea = Plea(*said)
    if answer != REFUSE:
        return hear(s, place + 1, plea._replace(then=settled(plea.then), answer=proposal))
    objector = (s.captain + place) % s.seats
    return Choice(objector, objections.ask, (PAY_GEM, GIVE_WAY), (usurped, place, said, proposal))


def settled(then: Step) -> Step:
    """[NW2-20.3] What follows a proposal: whoever had to agree has agreed."""
    return then[3] if then[0] is named else then


@nemo2.step
def usurped(s: Nemo, place: int, said: Said, proposal: Option, answer: Option) -> Node | None:
    """[NW2-20.3, EX-22] For a gem the objector is captain and immune, and does first what he proposed."""
    plea = Plea(*said)
    if answer == GIVE_WAY:
        return hear(s, place + 1, plea)
    old, s.captain = s.captain, (s.captain + place) % s.seats
    s.glory_gems = bumped(s.glory_gems, s.captain, -1)
    s.gems_left += 1
    s.immune |= 1 << s.captain
    s.tell("nemo2-usurped", s.captain, old)
    return carry_out(s, settled(plea.then), proposal)


def why_not_this_gem(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW2-20.4, D24] A gem of another player who has one; where it is mandatory it cannot be left."""
    if option[0] == GEM.name:
        return NO_GEM_THERE
    return GEM_IS_DUE if option == NO_GEM else NOT_NOW


@question("gem-reward", "NW2-20.4", otherwise=why_not_this_gem)
def gem_rewards(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-20.4, D24] A gem of another player who has one, or none where that is optional."""
    for seat in clockwise(s, 1):
        if s.glory_gems[seat]:
            yield GEM_FROM[seat], ""
    if s.flags & OPTIONAL_GEM:
        yield NO_GEM, ""


def ask_gem_reward(s: Nemo) -> Node | None:
    """[NW2-20.4, D24] Who resigns takes a gem from another player who has one, or may do so."""
    if not any(s.glory_gems[seat] for seat in clockwise(s, 1)):
        return None
    asked = gem_rewards.put(s, s.captain, (gem_rewarded,))
    if len(asked.options) == 1 and not s.flags & EVERY_QUESTION:
        return carry_out(s, asked.then, asked.options[0])
    return asked


@nemo2.step
def gem_rewarded(s: Nemo, answer: Option) -> None:
    """[NW2-20.4] The gem changes hands; the tile follows."""
    if answer != NO_GEM:
        giver = SEAT_LETTERS.index(answer[1])
        s.glory_gems = bumped(bumped(s.glory_gems, giver, -1), s.captain, 1)
        s.tell("nemo2-gem-taken", s.captain, giver)


class Glory(NamedTuple):
    """[NW2-20.5] The glory of a player, then what breaks ties, in this order."""

    points: int
    face_up: int
    gems: int
    characters: int


def glory(s: Nemo, seat: int) -> Glory:
    """[NW2-20.5] 1 per own character in play, 2 per own gem, 1 per face-up card, -1 per face-down card."""
    own = s.pack.officers[s.seats][s.officers[seat]].characters
    characters = sum([s.in_play[character] for character in own])
    gems = s.glory_gems[seat]
    face_up = sum([card > 0 for card in s.stacks[seat]])
    face_down = len(s.stacks[seat]) - face_up
    return Glory(characters + 2 * gems + face_up - face_down, face_up, gems, characters)
