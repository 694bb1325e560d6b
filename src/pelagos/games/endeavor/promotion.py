"""[EDS-13] Promotion: a junior crew member becomes a leader."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games.endeavor.access import ACTION_IMPOSSIBLE
from pelagos.games.endeavor.asking import elsewhere, judged
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.gains import give
from pelagos.games.endeavor.names import NOWHERE
from pelagos.games.endeavor.setup import START_CREW
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.verbs import DECLINE

LEADER = 2
DISC_BIT = 1

ALREADY_LEADER: Final = endeavor.reason("already-leader", "EDS-13.1")
NO_JUNIOR: Final = endeavor.reason("no-junior", "EDS-13.1", "EDS-6.3", wider=(ACTION_IMPOSSIBLE,))
NO_SUCH_JUNIOR: Final = endeavor.reason("no-such-junior", "EDS-13.1")


def juniors(s: Endeavor, seat: int) -> tuple[Option, ...]:
    """[EDS-13.1] Every own junior; two that are alike are one option."""
    menu = s.pack.menus.promote
    return tuple([menu[code] for code in dict.fromkeys(s.crew[seat]) if not code & LEADER])


def why_not_promote(s: Endeavor, seat: int, code: int) -> str:
    """[EDS-13.1, 2.8] An own junior; neither a leader nor the start crew."""
    if code >> 2 == s.pack.start_crew:
        return START_CREW
    if code & LEADER:
        return ALREADY_LEADER
    return "" if code in s.crew[seat] else NO_SUCH_JUNIOR


def why_not_promoted(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-13.1] Any crew member, with or without a disc, or something that has to wait."""
    menu = s.pack.menus.promote
    if option == DECLINE:
        return ""
    return why_not_promote(s, asked.seat, menu.index(option)) if option in menu else elsewhere(s, asked, option)


@endeavor.question("promote", rule="EDS-13.1", otherwise=why_not_promoted)
def own_crew(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-13.1, 6.7] Every own crew member, or none."""
    crew = [s.pack.menus.promote[code] for code in s.crew[asked.seat]]
    return judged(s, asked, (*crew, DECLINE), why_not_promoted)


@endeavor.step
def promote(s: Endeavor, seat: int, zone: int) -> Choice | None:
    """[EDS-13.1] Which junior, or none; without a junior the promotion is lost."""
    if not juniors(s, seat):
        s.tell("endeavor-lost", seat, "promote")
        return None
    return own_crew.put(s, seat, (promoted, seat))


@endeavor.step
def promoted(s: Endeavor, seat: int, answer: Option) -> None:
    """[EDS-13.1, 13.2] Its disc goes to the supply; the leader side gives its bonus and is free."""
    if answer == DECLINE:
        s.tell("endeavor-declined", seat)
        return
    code = s.pack.numbers.side[answer[1]] * 2 + (len(answer) > 2)
    crew = list(s.crew[seat])
    leader = code & ~DISC_BIT | LEADER
    crew[crew.index(code)] = leader
    s.crew = replaced(s.crew, seat, tuple(crew))
    side = s.pack.sides[leader >> 1]
    s.tell("endeavor-promoted", seat, answer[1], side.name)
    if side.bonus:
        give(s, seat, side.bonus, NOWHERE)
