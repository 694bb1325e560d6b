"""[EDS-6, 10.2 to 10.7] Why something is not possible in a turn: activations, tokens, passing and ending."""

from __future__ import annotations

from pelagos.core.nodes import Choice, Option
from pelagos.games.endeavor.access import why_nowhere
from pelagos.games.endeavor.gains import why_not_pay
from pelagos.games.endeavor.language import action_of
from pelagos.games.endeavor.names import ACTIONS, NOWHERE
from pelagos.games.endeavor.state import ACTIVATED, FRESH, Endeavor
from pelagos.games.endeavor.turns import deed_word, why_not_copy
from pelagos.games.endeavor.verbs import DO, END, PASS

DISC = 1


def why_not_in_turn(s: Endeavor, node: Choice, option: Option) -> str:
    """[EDS-6.1, 6.2] The next step of a turn."""
    match option:
        case ("pass",):
            return "pass-too-late"
        case ("end",):
            return "nothing-done" if s.stage == FRESH else "too-many-tokens"
        case ("token", str(name), str(half)):
            return why_not_token(s, node.seat, name, half)
        case ("activate", str(_)) | ("activate", str(_), int(_)) if s.stage == ACTIVATED:
            return "one-activation"
        case ("activate", str(name)):
            return why_not_activate(s, node.seat, name)
        case ("activate", str(name), int(space)):
            return why_not_report_space(s, node.seat, name, space)
        case ("copy", str(name)):
            return why_not_copied(s, node.seat, name)
        case (str(action),) if action in (*ACTIONS, "promote", "discover"):
            return why_not_deed(s, node.seat, action)
        case ("decline", *_):
            return "cannot-decline"
    return "not-now"


def why_not_deed(s: Endeavor, seat: int, action: str) -> str:
    """[EDS-6.6, 7.1, 7.2, 13.1] An action of an unused slot that has something to work on."""
    shown = [deed for slot in s.acting for deed in slot if deed_word(deed) == action]
    if not shown:
        return "action-not-shown"
    return why_nowhere(s, seat, shown[0], NOWHERE) if action in ACTIONS else "no-junior"


def why_not_copied(s: Endeavor, seat: int, name: str) -> str:
    """[EDS-6.8] Another own crew member with actions, when copying is what is shown."""
    if not any(deed_word(deed) == "copy" for slot in s.acting for deed in slot):
        return "action-not-shown"
    side = s.pack.numbers.side.get(name, -1)
    if all(code >> 1 != side for code in s.crew[seat]):
        return "nothing-to-copy"
    return why_not_copy(s, side)


def why_not_activate(s: Endeavor, seat: int, name: str) -> str:
    """[EDS-6.3, A11] A disc, and a free activation space of an own crew member."""
    side = s.pack.numbers.side.get(name, -1)
    if all(code >> 1 != side for code in s.crew[seat]):
        return "not-own-crew"
    if not s.pack.sides[side].slots:
        return "no-actions"
    if side * 2 not in s.crew[seat]:
        return "crew-occupied"
    return "no-disc-to-activate" if not s.cargo[seat] else ""


def why_not_report_space(s: Endeavor, seat: int, name: str, space: int) -> str:
    """[EDS-6.4] A disc, and a free activation space of an own report."""
    number = s.pack.numbers.report.get(name, -1)
    own = [code for code in s.reports[seat] if code >> 2 == number]
    if not own or not 1 <= space <= len(s.pack.reports[number].spaces):
        return "not-your-report"
    if own[0] >> space - 1 & 1:
        return "space-used"
    return "no-disc-for-report" if not s.cargo[seat] else ""


def why_not_token(s: Endeavor, seat: int, name: str, half: str) -> str:
    """[EDS-10.2, I10] An own token, a half that it has, and what the half costs."""
    token = s.pack.numbers.token.get(name, -1)
    if token not in s.hand[seat]:
        return "token-not-held"
    other = s.pack.tokens[token].other
    if half != "bonus" or not other:
        return "no-other-half"
    return why_not_pay(s, seat, other[0])


def why_not_gained(s: Endeavor, node: Choice, option: Option) -> str:
    """[EDS-10.7, 20.4] Only the gained action, tokens of the own turn, or declining."""
    match option:
        case ("use", str(action)):
            if action != ACTIONS[action_of(node.then[2])]:
                return "not-this-action"
            return why_nowhere(s, node.seat, node.then[2], node.then[3])
        case ("token", str(name), str(half)):
            if node.seat != s.turn or s.stage <= FRESH:
                return "token-window"
            return why_not_token(s, node.seat, name, half)
    return "not-now"


def thinkable_turn(s: Endeavor, node: Choice) -> tuple[Option, ...]:
    """What comes to mind in a turn: all own crew and reports, or the actions; own tokens; passing and ending."""
    seat, menus = node.seat, s.pack.menus
    tokens = [half for token in dict.fromkeys(s.hand[seat]) for half in menus.halves[token]]
    if s.stage == ACTIVATED:
        return (*DO, *tokens, END)
    crew = [menus.activate[code >> 1] for code in s.crew[seat]]
    spaces = [option for code in s.reports[seat] for option in menus.activations[code >> 2]]
    return (*crew, *spaces, *tokens, PASS, END)
