"""[EDS-6] The action phase: turns with one main activation and any number of dive tokens, and passing."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option, make_choice
from pelagos.core.state import replaced
from pelagos.games import endeavor as chapters
from pelagos.games.endeavor.access import present, topics_on_offer, usable
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.conserve import conserve
from pelagos.games.endeavor.dive import discard_token, dive
from pelagos.games.endeavor.gains import give, why_not_pay
from pelagos.games.endeavor.language import Gains, action_of
from pelagos.games.endeavor.names import (
    ACTION,
    ACTIONS,
    CONSERVE,
    COPY,
    DISCOVER,
    DIVE,
    NOWHERE,
    PROMOTE,
    SONAR,
    TRAVEL,
)
from pelagos.games.endeavor.promotion import juniors
from pelagos.games.endeavor.publish import publish
from pelagos.games.endeavor.sonar import sonar
from pelagos.games.endeavor.state import ACTIVATED, FRESH, TOKEN_USED, Endeavor
from pelagos.games.endeavor.tracks import learn
from pelagos.games.endeavor.travel import starts, travel
from pelagos.games.endeavor.verbs import COPY_CREW, DECLINE, DISCOVERY, DO, END, PASS, PROMOTION, USE

DISC: Final = 1
BEGIN: Final = (travel, sonar, dive, conserve, publish)


@endeavor.step
def action_phase(s: Endeavor) -> None:
    """[EDS-6.1] Nobody has passed yet; the player with the Wave begins."""
    s.passed = 0
    s.do((turn, s.wave))


@endeavor.step
def turn(s: Endeavor, seat: int) -> Choice | None:
    """[EDS-6.1, 6.2] A fresh turn."""
    s.turn, s.stage, s.acting = seat, FRESH, ()
    return turn_menu(s, seat)


@endeavor.step
def turn_menu(s: Endeavor, seat: int) -> Choice:
    """[EDS-6.2, 6.6, 10.3, A9, A10] The next step of the turn; when nothing more can be done, it can only end."""
    options = main_options(s, seat) if s.stage < ACTIVATED else deed_options(s, seat)
    if s.hand[seat]:
        options += token_options(s, seat)
    if s.stage == FRESH:
        options.append(PASS)
    elif len(s.hand[seat]) <= 1:
        options.append(END)
    return make_choice((seat, "turn" if s.stage < ACTIVATED else "action", tuple(options), (turn_taken, seat)))


def main_options(s: Endeavor, seat: int) -> list[Option]:
    """[EDS-6.2 to 6.4, A11] Free crew members and free report spaces, as long as there is a disc."""
    if not s.cargo[seat]:
        return []
    menu, sides = s.pack.menus.activate, s.pack.sides
    ready = dict.fromkeys([code for code in s.crew[seat] if not code & DISC])
    options = [menu[code >> 1] for code in ready if sides[code >> 1].slots]
    if s.reports[seat]:
        menus, reports = s.pack.menus.activations, s.pack.reports
        for code in s.reports[seat]:
            report = code >> 2
            free = [space for space in range(len(reports[report].spaces)) if not code >> space & 1]
            options += [menus[report][space] for space in free]
    return options


def token_options(s: Endeavor, seat: int) -> list[Option]:
    """[EDS-10.2, 10.7] Either half of each own token; a half whose cost cannot be paid is not offered."""
    halves, tokens = s.pack.menus.halves, s.pack.tokens
    options: list[Option] = []
    for token in dict.fromkeys(s.hand[seat]):
        other = tokens[token].other
        options += halves[token][:1] if other and why_not_pay(s, seat, other[0]) else halves[token]
    return options


def deed_options(s: Endeavor, seat: int) -> list[Option]:
    """[EDS-6.3, 6.6] Every action of an unused slot that is possible now."""
    options: list[Option] = []
    near_mask = NOWHERE
    for slot in s.acting:
        for deed in slot:
            if deed & 15 == ACTION and not deed >> 8:
                action = deed >> 4
                if action and near_mask < 0:
                    near_mask = present(s, seat) & s.open
                if DO[action] not in options and can_act(s, seat, action, deed, near_mask):
                    options.append(DO[action])
            else:
                options += other_deeds(s, seat, deed)
    return options


def can_act(s: Endeavor, seat: int, action: int, deed: int, near_mask: int) -> bool:
    """[EDS-7.1, 7.2] Whether a plain action has anything to work on."""
    if action == TRAVEL:
        return bool(starts(s, seat, deed, NOWHERE))
    if action == DIVE:
        return near_mask & s.pack.kind_masks[DIVE] != 0
    if not s.cargo[seat]:
        return False
    if action == SONAR:
        return near_mask & s.pack.kind_masks[SONAR] != 0
    if action == CONSERVE:
        return near_mask & s.pack.affordable[s.knowledge[seat]] != 0
    return near_mask & s.pack.by_topic[topics_on_offer(s, seat)] != 0


def other_deeds(s: Endeavor, seat: int, deed: int) -> tuple[Option, ...]:
    """[EDS-6.4, 6.8, 13.1] Actions with modifiers, promotions, discoveries and copied crew members."""
    kind = deed & 15
    if kind == ACTION:
        return (DO[action_of(deed)],) if possible(s, seat, deed, NOWHERE) else ()
    if kind == PROMOTE:
        return (PROMOTION,) if juniors(s, seat) else ()
    if kind == COPY:
        menu = s.pack.menus.copy
        return tuple(
            [menu[side] for side in dict.fromkeys([c >> 1 for c in s.crew[seat]]) if not why_not_copy(s, side)]
        )
    return (DISCOVERY,)


def why_not_copy(s: Endeavor, side: int) -> str:
    """[EDS-6.8] Another crew member with actions."""
    slots = s.pack.sides[side].slots
    if not slots:
        return "nothing-to-copy"
    return "copies-itself" if (COPY,) in slots else ""


def possible(s: Endeavor, seat: int, gain: int, zone: int) -> bool:
    """[EDS-7.1, 8.1] Whether an action could be taken now, with its modifiers."""
    if action_of(gain) == TRAVEL:
        return bool(starts(s, seat, gain, zone))
    return usable(s, seat, gain, zone) != 0


@endeavor.step
def turn_taken(s: Endeavor, seat: int, answer: Option) -> Choice | None:
    """[EDS-6.1 to 6.6] Pass, end, activate, use a token, or take an action of the activation."""
    verb = answer[0]
    if verb == "activate":
        return activate(s, seat, answer)
    if verb == "token":
        s.stage = max(s.stage, TOKEN_USED)
        s.do((turn_menu, seat))
        use_token(s, seat, answer)
        return None
    if verb == "pass":
        s.passed |= 1 << seat
        s.tell("endeavor-passed", seat)
        return end_turn(s, seat)
    if verb == "end":
        return end_turn(s, seat)
    return take_deed(s, seat, answer)


def activate(s: Endeavor, seat: int, answer: Option) -> Choice:
    """[EDS-6.3, 6.4, 6.5] A disc goes on the activation space; its actions can be taken, if any is possible."""
    load_disc(s, seat)
    s.stage = ACTIVATED
    s.tell("endeavor-activated" if len(answer) == 2 else "endeavor-activated-space", seat, answer[1])
    if len(answer) == 2:
        side = s.pack.numbers.side[answer[1]]
        crew = list(s.crew[seat])
        crew[crew.index(side * 2)] += DISC
        s.crew = replaced(s.crew, seat, tuple(crew))
        s.acting = s.pack.sides[side].slots
    else:
        number, space = s.pack.numbers.report[answer[1]], answer[2] - 1
        own = tuple([code | 1 << space if code >> 2 == number else code for code in s.reports[seat]])
        s.reports = replaced(s.reports, seat, own)
        s.acting = ((s.pack.reports[number].spaces[space],),)
    node = turn_menu(s, seat)
    if node.options[0][0] in ("token", "end"):
        s.tell("endeavor-idle", seat)
    return node


def is_idle(s: Endeavor, seat: int, slots: tuple[Gains, ...], discs: int) -> bool:
    """[EDS-6.3] Whether nothing of these actions would be possible once so many discs are spent on starting them."""
    after = s.clone()
    after.cargo = replaced(s.cargo, seat, s.cargo[seat] - discs)
    after.acting = slots
    return not deed_options(after, seat)


def load_disc(s: Endeavor, seat: int) -> None:
    """[EDS-6.3] One disc leaves the cargo hold."""
    cargo = list(s.cargo)
    cargo[seat] -= 1
    s.cargo = tuple(cargo)


def take_deed(s: Endeavor, seat: int, answer: Option) -> Choice | None:
    """[EDS-6.6, 13.2] The slot is used up; the action is resolved completely before the next."""
    verb = answer[0]
    for place, slot in enumerate(s.acting):
        for deed in slot:
            if deed_word(deed) == verb:
                s.acting = (*s.acting[:place], *s.acting[place + 1 :])
                s.do((turn_menu, seat))
                return perform(s, seat, deed, NOWHERE, answer)
    raise AssertionError(f"{answer} is no action of {s.acting}")


def deed_word(deed: int) -> str:
    """The verb of the option for an action of a slot."""
    kind = deed & 15
    if kind == ACTION:
        return ACTIONS[deed >> 4 & 15]
    return WORDS[kind]


WORDS: Final[dict[int, str]] = {PROMOTE: PROMOTION[0], DISCOVER: DISCOVERY[0], COPY: COPY_CREW.name}


def perform(s: Endeavor, seat: int, deed: int, zone: int, answer: Option) -> Choice | None:
    """[EDS-6.3, 6.8] Begin an action: its first question comes at once."""
    kind = deed & 15
    if kind == ACTION:
        return BEGIN[deed >> 4 & 15](s, seat, deed, zone)
    if kind == COPY:
        side = s.pack.numbers.side[answer[1]]
        s.tell("endeavor-copied", seat, answer[1])
        s.acting = s.pack.sides[side].slots
        return None
    give(s, seat, (deed,), zone)
    return None


def use_token(s: Endeavor, seat: int, answer: Option) -> None:
    """[EDS-10.2, 10.4] Either half of a token, which goes to the discard pile."""
    token = s.pack.numbers.token[answer[1]]
    own = list(s.hand[seat])
    own.remove(token)
    s.hand = replaced(s.hand, seat, tuple(own))
    discard_token(s, token)
    s.tell("endeavor-used-token", seat, answer[1], answer[2])
    if answer[2] == "knowledge":
        learn(s, seat, s.pack.tokens[token].knowledge)
    else:
        give(s, seat, s.pack.tokens[token].other, NOWHERE)


@endeavor.step
def gained_action(s: Endeavor, seat: int, gain: int, zone: int) -> Choice | None:
    """[EDS-10.7, 6.7, 20.4, A35] Take an action gained as a bonus, use a token first in the own turn, or decline."""
    options: list[Option] = [USE[action_of(gain)]] if possible(s, seat, gain, zone) else []
    if s.hand[seat] and seat == s.turn and s.stage > FRESH:
        options += token_options(s, seat)
    if not options:
        s.tell("endeavor-lost", seat, ACTIONS[action_of(gain)])
        return None
    return Choice(seat, "gained", (*options, DECLINE), (gained_taken, seat, gain, zone))


@endeavor.step
def gained_taken(s: Endeavor, seat: int, gain: int, zone: int, answer: Option) -> Choice | None:
    """[EDS-10.7, 6.5] A token first and then the same question again; or the action; or nothing."""
    if answer == DECLINE:
        s.tell("endeavor-declined", seat)
        return None
    if answer[0] == "token":
        s.do((gained_action, seat, gain, zone))
        use_token(s, seat, answer)
        return None
    return perform(s, seat, gain, zone, answer)


def end_turn(s: Endeavor, seat: int) -> Choice | None:
    """[EDS-6.1, 17.1] The next player who has not passed; when all have, the round ends."""
    s.acting = ()
    for step in range(1, s.seats + 1):
        following = (seat + step) % s.seats
        if not s.passed >> following & 1:
            return turn(s, following)
    s.do((chapters.rounds.end_round,))
    return None
