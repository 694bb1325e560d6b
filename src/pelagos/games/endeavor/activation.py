"""[EDS-6.3, 6.4, 6.6, 6.8] Activations: what a disc can be put on, and which of the actions shown are possible."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Option
from pelagos.core.state import replaced
from pelagos.games.endeavor.access import NO_DISC, present, topics_on_offer, usable, why_nowhere
from pelagos.games.endeavor.book import endeavor
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
from pelagos.games.endeavor.promotion import NO_JUNIOR, juniors
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.travel import starts, why_no_travel
from pelagos.games.endeavor.verbs import COPY_CREW, DISCOVERY, DO, PROMOTION

DISC: Final = 1
WORDS: Final[dict[int, str]] = {PROMOTE: PROMOTION[0], DISCOVER: DISCOVERY[0], COPY: COPY_CREW.name}

ACTION_NOT_SHOWN: Final = endeavor.reason("action-not-shown", "EDS-6.6", "EDS-6.3", "EDS-13.2")
COPIES_ITSELF: Final = endeavor.reason("copies-itself", "EDS-6.8")
CREW_OCCUPIED: Final = endeavor.reason("crew-occupied", "EDS-6.3")
NO_ACTIONS: Final = endeavor.reason("no-actions", "EDS-6.3", "EDS-13.1")
NO_DISC_FOR_REPORT: Final = endeavor.reason("no-disc-for-report", "EDS-6.4", "EDS-6.3", wider=(NO_DISC,))
NO_DISC_TO_ACTIVATE: Final = endeavor.reason("no-disc-to-activate", "EDS-6.3", "EDS-6.4", wider=(NO_DISC,))
NOT_OWN_CREW: Final = endeavor.reason("not-own-crew", "EDS-6.3")
NOT_YOUR_REPORT: Final = endeavor.reason("not-your-report", "EDS-6.4")
NOTHING_TO_COPY: Final = endeavor.reason("nothing-to-copy", "EDS-6.8")
SPACE_USED: Final = endeavor.reason("space-used", "EDS-6.4")


def why_not_activate(s: Endeavor, seat: int, name: str) -> str:
    """[EDS-6.3, A11] A disc, and a free activation space of an own crew member."""
    side = s.pack.numbers.side.get(name, NOWHERE)
    if all(code >> 1 != side for code in s.crew[seat]):
        return NOT_OWN_CREW
    if not s.pack.sides[side].slots:
        return NO_ACTIONS
    if side * 2 not in s.crew[seat]:
        return CREW_OCCUPIED
    return "" if s.cargo[seat] else NO_DISC_TO_ACTIVATE


def why_not_report_space(s: Endeavor, seat: int, name: str, space: int) -> str:
    """[EDS-6.4] A disc, and a free activation space of an own report."""
    number = s.pack.numbers.report.get(name, NOWHERE)
    own = [code for code in s.reports[seat] if code >> 2 == number]
    if not own or not 1 <= space <= len(s.pack.reports[number].spaces):
        return NOT_YOUR_REPORT
    if own[0] >> space - 1 & 1:
        return SPACE_USED
    return "" if s.cargo[seat] else NO_DISC_FOR_REPORT


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


def why_not_deed(s: Endeavor, seat: int, action: str) -> str:
    """[EDS-6.6, 7.1, 7.2, 13.1] An action of an unused slot that has something to work on."""
    shown = [deed for slot in s.acting for deed in slot if deed_word(deed) == action]
    if not shown:
        return ACTION_NOT_SHOWN
    if action in ACTIONS:
        reasons = [why_not_act(s, seat, deed, NOWHERE) for deed in shown]
        return "" if "" in reasons else reasons[0]
    return "" if action != PROMOTION[0] or juniors(s, seat) else NO_JUNIOR


def why_not_copied(s: Endeavor, seat: int, name: str) -> str:
    """[EDS-6.8] Another own crew member with actions, when copying is what is shown."""
    if not any(deed_word(deed) == COPY_CREW.name for slot in s.acting for deed in slot):
        return ACTION_NOT_SHOWN
    side = s.pack.numbers.side.get(name, NOWHERE)
    return NOTHING_TO_COPY if all(code >> 1 != side for code in s.crew[seat]) else why_not_copy(s, side)


def why_not_copy(s: Endeavor, side: int) -> str:
    """[EDS-6.8] Another crew member with actions."""
    slots = s.pack.sides[side].slots
    if not slots:
        return NOTHING_TO_COPY
    return COPIES_ITSELF if (COPY,) in slots else ""


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


def why_not_act(s: Endeavor, seat: int, gain: int, zone: int) -> str:
    """[EDS-7.1, 8.1] Why an action has nothing to work on, with its modifiers."""
    return (why_no_travel if action_of(gain) == TRAVEL else why_nowhere)(s, seat, gain, zone)


def possible(s: Endeavor, seat: int, gain: int, zone: int) -> bool:
    """[EDS-7.1, 8.1] Whether an action could be taken now, with its modifiers."""
    if action_of(gain) == TRAVEL:
        return bool(starts(s, seat, gain, zone))
    return usable(s, seat, gain, zone) != 0


def is_idle(s: Endeavor, seat: int, slots: tuple[Gains, ...], discs: int) -> bool:
    """[EDS-6.3] Whether nothing of these actions would be possible once so many discs are spent on starting them."""
    after = s.clone()
    after.cargo = replaced(s.cargo, seat, s.cargo[seat] - discs)
    after.acting = slots
    return not deed_options(after, seat)


def deed_word(deed: int) -> str:
    """The verb of the option for an action of a slot."""
    kind = deed & 15
    if kind == ACTION:
        return ACTIONS[deed >> 4 & 15]
    return WORDS[kind]
