"""[EDS-6.7, 6.9, 20.3] Bonuses: lists of single gains, taken one after the other, each with everything it triggers."""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Thought
from pelagos.games import endeavor as chapters
from pelagos.games.endeavor.access import NO_DISC
from pelagos.games.endeavor.asking import allowed, unless
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.language import Gains, gain_words, paid_for, price_of
from pelagos.games.endeavor.names import ACTION, ANY, COST, DISC, DISCOVER, INFLUENCE, ING, KNOW, PROMOTE
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.tracks import advance, any_step, ask_step, is_plain_step, launches, learn, load, low_step
from pelagos.games.endeavor.verbs import GAIN, REST

NO_DISC_TO_PAY: Final = endeavor.reason("no-disc-to-pay", "EDS-10.2", "EDS-6.7", wider=(NO_DISC,))
NOT_GAINED: Final = endeavor.reason("not-gained", "EDS-6.9")


def give(s: Endeavor, seat: int, bonus: Gains, zone: int) -> None:
    """[EDS-6.9, 20.3] Plain gains at once; of the rest the receiver names one after the other."""
    left = take_plain(s, seat, bonus)
    if left:
        s.do((gains, seat, left, zone))


def take_plain(s: Endeavor, seat: int, bonus: Gains) -> Gains:
    """[EDS-6.9] Discs, knowledge and steps without consequences, taken without a question; what is left."""
    left: list[int] = []
    for gain in bonus:
        kind = gain & 15
        if kind <= ING:
            if is_plain_step(s, seat, kind):
                advance(s, seat, kind, -1)
            else:
                left.append(gain)
        elif kind == DISC:
            load(s, seat, gain >> 4)
        elif kind == KNOW:
            learn(s, seat, gain >> 4)
        else:
            left.append(gain)
    return tuple(left)


@endeavor.question("order", rule="EDS-6.9", otherwise=unless(GAIN.name, NOT_GAINED))
def gains_left(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-6.9] Each kind of gain that is left, or nothing more of it."""
    return allowed(*map(gain_option, dict.fromkeys(asked.then[2])), REST)


@endeavor.step
def gains(s: Endeavor, seat: int, left: Gains, zone: int) -> Choice | None:
    """[EDS-6.9, A34] Ask which gain comes next, unless those that are left are alike."""
    left = take_plain(s, seat, left)
    if not left:
        return None
    if len(set(left)) == 1:
        if len(left) > 1:
            s.do((gains, seat, left[1:], zone))
        return resolve(s, seat, left[0], zone)
    return gains_left.put(s, seat, (ordered, seat, left, zone))


@endeavor.step
def ordered(s: Endeavor, seat: int, left: Gains, zone: int, answer: Option) -> Choice | None:
    """[EDS-6.9] The named gain, then the rest; or nothing more of it."""
    if answer == REST:
        s.tell("endeavor-declined", seat)
        return None
    gain = next(gain for gain in left if gain_option(gain) == answer)
    place = left.index(gain)
    s.do((gains, seat, (*left[:place], *left[place + 1 :]), zone))
    return resolve(s, seat, gain, zone)


def resolve(s: Endeavor, seat: int, gain: int, zone: int) -> Choice | None:
    """[EDS-6.9] One gain that is not plain, with its own decision."""
    kind = gain & 15
    if kind <= ING:
        if launches(s, seat, kind):
            s.do((ask_step, seat, zone))
        else:
            advance(s, seat, kind, zone)
    elif kind == COST:
        pay_for(s, seat, gain, zone)
    elif kind == DISCOVER:
        s.do((chapters.discovery.discover, seat, gain, zone))
    elif kind == ACTION:
        s.do((chapters.turns.gained_action, seat, gain, zone))
    elif kind == INFLUENCE:
        s.do((chapters.influence.influence, seat, zone))
    elif kind == PROMOTE:
        s.do((chapters.promotion.promote, seat, zone))
    else:
        s.do((any_step if kind == ANY else low_step, seat, zone))
    return None


def why_not_pay(s: Endeavor, seat: int, gain: int) -> str:
    """[EDS-10.2] A cost must be paid in full."""
    return NO_DISC_TO_PAY if gain & 15 == COST and s.cargo[seat] < price_of(gain) else ""


def pay_for(s: Endeavor, seat: int, gain: int, zone: int) -> None:
    """[EDS-6.7] Discs go back to the supply, then the gain comes; without them it is lost."""
    if why_not_pay(s, seat, gain):
        return
    load(s, seat, -price_of(gain))
    give(s, seat, (paid_for(gain),), zone)


@cache
def gain_option(gain: int) -> Option:
    """What a gain is called in answers; always the same."""
    return GAIN(*gain_words(gain))
