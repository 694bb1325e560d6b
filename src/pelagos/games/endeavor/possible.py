"""For every crew member: which actions are possible where, and why not elsewhere."""

from __future__ import annotations

from pelagos.core.text import Fact, Text, text
from pelagos.games.endeavor.access import usable
from pelagos.games.endeavor.activation import CREW_OCCUPIED, why_not_act, why_not_activate
from pelagos.games.endeavor.effect_words import NONE, action_text
from pelagos.games.endeavor.language import action_of
from pelagos.games.endeavor.names import ACTION, ACTIONS, NOWHERE, SLOT_NAMES, TRAVEL, bits
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.travel import destinations, starts
from pelagos.games.endeavor.words import crew_text, place_text


def crew_lines(s: Endeavor, seat: int) -> list[Text]:
    """[EDS-6.3, 7.1] A line for each own crew member, free or why not, and one for each of its actions."""
    lines = []
    for code in s.crew[seat]:
        side = s.pack.sides[code >> 1]
        reason = why_not_activate(s, seat, side.name) or (CREW_OCCUPIED if code & 1 else "")
        deeds = dict.fromkeys(deed for slot in side.slots for deed in slot if deed & 15 == ACTION)
        lines.append(
            text(
                "endeavor-drawer-crew",
                crew=crew_text(side.name),
                free="no" if reason else "yes",
                why=Text(f"endeavor-why-{reason}") if reason else NONE,
            )
        )
        lines += [action_line(s, seat, deed) for deed in deeds]
    return lines


def action_line(s: Endeavor, seat: int, deed: int) -> Text:
    """Where an action is possible now, or why it is nowhere."""
    found = places_for(s, seat, deed)
    name: Fact = action_text(ACTIONS[action_of(deed)])
    if found:
        return text("endeavor-drawer-possible", action=name, places=found)
    return text(
        "endeavor-drawer-impossible", action=name, why=Text(f"endeavor-why-{why_not_act(s, seat, deed, NOWHERE)}")
    )


def places_for(s: Endeavor, seat: int, deed: int) -> tuple[Text, ...]:
    """The destinations of a Travel, or the spaces of another action."""
    if action_of(deed) == TRAVEL:
        mask = 0
        for slot in starts(s, seat, deed, NOWHERE):
            mask |= destinations(s, seat, deed, slot)
        return tuple(text("endeavor-drawer-slot", slot=SLOT_NAMES[slot]) for slot in bits(mask))
    return tuple(_place(s, space) for space in bits(usable(s, seat, deed, NOWHERE)))


def _place(s: Endeavor, space: int) -> Text:
    found = s.pack.spaces[space]
    return text("endeavor-drawer-place", slot=SLOT_NAMES[s.ocean.index(found.tile)], space=place_text(found.id))
