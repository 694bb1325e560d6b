"""[EDS-6] The action phase: turns with one main activation and any number of dive tokens, and passing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.nodes import Choice, Option, make_choice
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games import endeavor as chapters
from pelagos.games.endeavor.activation import (
    deed_options,
    deed_word,
    main_options,
    possible,
    why_not_act,
    why_not_activate,
    why_not_copied,
    why_not_deed,
    why_not_report_space,
)
from pelagos.games.endeavor.asking import TOKEN_WINDOW, allowed, elsewhere, judged
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.conserve import conserve
from pelagos.games.endeavor.dive import dive
from pelagos.games.endeavor.gains import give
from pelagos.games.endeavor.language import action_of
from pelagos.games.endeavor.names import ACTION, ACTIONS, COPY, NOWHERE
from pelagos.games.endeavor.publish import publish
from pelagos.games.endeavor.sonar import sonar
from pelagos.games.endeavor.state import ACTIVATED, FRESH, TOKEN_USED, Endeavor
from pelagos.games.endeavor.tokens import token_options, use_token, why_not_token
from pelagos.games.endeavor.travel import travel
from pelagos.games.endeavor.verbs import (
    ACTIVATE,
    COPY_CREW,
    DECLINE,
    DISCOVERY,
    DO,
    END,
    PASS,
    PROMOTION,
    TOKEN,
    USE,
)

DISC: Final = 1
BEGIN: Final = (travel, sonar, dive, conserve, publish)
DEEDS: Final = (*DO, PROMOTION, DISCOVERY)

NOT_THIS_ACTION: Final = endeavor.reason("not-this-action", "EDS-6.9")
NOTHING_DONE: Final = endeavor.reason("nothing-done", "EDS-6.2", "EDS-6.1")
ONE_ACTIVATION: Final = endeavor.reason("one-activation", "EDS-6.2")
PASS_TOO_LATE: Final = endeavor.reason("pass-too-late", "EDS-6.1", "EDS-6.2")
TOO_MANY_TOKENS: Final = endeavor.reason("too-many-tokens", "EDS-10.3", "EDS-6.2")


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


def why_not_end(s: Endeavor, seat: int) -> str:
    """[EDS-6.2, 10.3] A turn in which something was done, and at most one token to store."""
    if s.stage == FRESH:
        return NOTHING_DONE
    return "" if len(s.hand[seat]) <= 1 else TOO_MANY_TOKENS


def why_not_in_turn(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-6.1, 6.2] The next step of a turn."""
    seat = asked.seat
    if option == PASS:
        return "" if s.stage == FRESH else PASS_TOO_LATE
    if option == END:
        return why_not_end(s, seat)
    if option in DEEDS:
        return why_not_deed(s, seat, option[0])
    match option:
        case (TOKEN.name, str(name), str(half)):
            return why_not_token(s, seat, name, half)
        case (ACTIVATE.name, str(_)) | (ACTIVATE.name, str(_), int(_)) if s.stage == ACTIVATED:
            return ONE_ACTIVATION
        case (ACTIVATE.name, str(name)):
            return why_not_activate(s, seat, name)
        case (ACTIVATE.name, str(name), int(space)):
            return why_not_report_space(s, seat, name, space)
        case (COPY_CREW.name, str(name)):
            return why_not_copied(s, seat, name)
    return elsewhere(s, asked, option)


@endeavor.question("turn", rule="EDS-6.1", otherwise=why_not_in_turn)
def first_steps(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-6.1 to 6.4, 10.2] All own crew, the spaces of all own reports, either half of each token; the end."""
    menus, seat = s.pack.menus, asked.seat
    crew = [menus.activate[code >> 1] for code in s.crew[seat]]
    spaces = [option for code in s.reports[seat] for option in menus.activations[code >> 2]]
    return judged(s, asked, (*crew, *spaces, *every_half(s, seat), PASS, END), why_not_in_turn)


@endeavor.question("action", rule="EDS-6.6", otherwise=why_not_in_turn)
def further_steps(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-6.6, 10.2] Every action, either half of each token, the end; and what else an unused slot shows."""
    options = (*DO, *every_half(s, asked.seat), END, *deed_options(s, asked.seat))
    return judged(s, asked, options, why_not_in_turn)


def every_half(s: Endeavor, seat: int) -> list[Option]:
    """[EDS-10.2] Both halves of each own token, where it has two."""
    return [half for token in dict.fromkeys(s.hand[seat]) for half in s.pack.menus.halves[token]]


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


def may_use_tokens(s: Endeavor, seat: int) -> bool:
    """[EDS-10.7, 20.4] In the own turn, once something has been done in it."""
    return seat == s.turn and s.stage > FRESH


def why_not_gained(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-10.7, 20.4] Only the gained action, tokens of the own turn, or declining."""
    _, seat, gain, zone = asked.then
    match option:
        case ("use", str(action)):
            return why_not_act(s, seat, gain, zone) if action == ACTIONS[action_of(gain)] else NOT_THIS_ACTION
        case (TOKEN.name, str(name), str(half)):
            return why_not_token(s, seat, name, half) if may_use_tokens(s, seat) else TOKEN_WINDOW
    return elsewhere(s, asked, option)


@endeavor.question("gained", rule="EDS-10.7", otherwise=why_not_gained)
def action_or_token(s: Endeavor, asked: Choice) -> Iterator[Thought]:
    """[EDS-10.7, 6.7] The action if it is possible, own tokens before it, or nothing."""
    _, seat, gain, zone = asked.then
    if possible(s, seat, gain, zone):
        yield USE[action_of(gain)], ""
    if may_use_tokens(s, seat):
        yield from allowed(*token_options(s, seat))
    yield DECLINE, ""


@endeavor.step
def gained_action(s: Endeavor, seat: int, gain: int, zone: int) -> Choice | None:
    """[EDS-10.7, 6.7, 20.4, A35] Take an action gained as a bonus, use a token first in the own turn, or decline."""
    asked = action_or_token.put(s, seat, (gained_taken, seat, gain, zone))
    if len(asked.options) > 1:
        return asked
    s.tell("endeavor-lost", seat, ACTIONS[action_of(gain)])
    return None


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
