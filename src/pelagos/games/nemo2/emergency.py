"""[NW2-14.x] Emergency help after a roll, and the characters."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final

from pelagos.core.nodes import Node, Option, Step
from pelagos.core.state import replaced
from pelagos.games import nemo2 as chapters
from pelagos.games.nemo2 import verbs
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.cards import play_card, playable, why_not_play
from pelagos.games.nemo2.names import (
    ARONNAX,
    AS_HELP,
    ATTACK,
    BOLD,
    BOX,
    CHARACTER,
    CHARACTERS,
    CHIEF_ENGINEER,
    CONSEIL,
    CREW_ARMOR,
    FIRST_OFFICER,
    FOG,
    NED_LAND,
    NEMO,
    SECOND_OFFICER,
)
from pelagos.games.nemo2.options import ARMOR_PER_ACTION, HELP_ANY_2D6
from pelagos.games.nemo2.resources import add_ap
from pelagos.games.nemo2.seats import ask
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.treasures import drop_treasure
from pelagos.games.nemo2.upgrades import ARMOR_BIT, ARMOR_BONUS, discard_upgrade
from pelagos.games.nemo2.verbs import ACCEPT, ARMOR, REVIVE, SCRAP_ARMOR, TOKEN

SACRIFICE: Final = tuple(map(verbs.SACRIFICE, CHARACTERS))
RED_SKY: Final = TOKEN("red-sky-at-night")
NEMO_BOX: Final = 2
"""Where `helped` keeps the box that Nemo's marker stood on, above the bit of Crew Armor."""
HELP_OF: Final = {ARONNAX: 2, NED_LAND: 1, FIRST_OFFICER: 3}
AP_OF: Final = {SECOND_OFFICER: 1, CHIEF_ENGINEER: 2, FIRST_OFFICER: 3}
"""[NW2-14.3] What a voluntary sacrifice adds to a roll, or gives in action points; Conseil is a re-roll."""
HELPERS: Final = (ARONNAX, CONSEIL, NED_LAND, FIRST_OFFICER)


def _sacrifices(characters: Iterable[int]) -> dict[tuple[bool, ...], tuple[Option, ...]]:
    """By who is in play: those of some characters who can be sacrificed."""
    crews = product((False, True), repeat=len(CHARACTERS))
    return {crew: tuple(SACRIFICE[character] for character in characters if crew[character]) for crew in crews}


HELP_BY: Final = _sacrifices(HELPERS)
AP_BY: Final = _sacrifices(AP_OF)
"""[NW2-14.3] The characters whose sacrifice helps with a roll, and the officers whose sacrifice gives action points."""
RED_SKY_BONUS: Final = 2


def helps(s: Nemo) -> tuple[Option, ...]:
    """[NW2-14.1, 13.3, Q5, Q27] Every source of emergency help for the roll that lies on the table."""
    if s.test == FOG and not s.flags & HELP_ANY_2D6:
        return ()
    found, draws = HELP_BY[s.in_play], s.pack.draws
    for kind, option in draws.as_help:
        if s.collected[kind]:
            found += (option,)
    if s.red_sky:
        found += (RED_SKY,)
    if CREW_ARMOR in s.installed and not why_not_armor(s):
        found += (ARMOR, SCRAP_ARMOR)
    if s.tableau and s.test != FOG and not draws.windows[AS_HELP][s.ocean].isdisjoint(s.tableau):
        found += playable(s, AS_HELP)
    return found


def why_not_armor(s: Nemo) -> str:
    """[NW2-13.3, D6, Q52, Q65] Only on the attack roll of a Bold attack, once per roll or once per action."""
    if CREW_ARMOR not in s.installed:
        return "no-crew-armor"
    if s.test != ATTACK or s.mode != BOLD:
        return "bold-attack-only"
    used = s.armor_used if s.flags & ARMOR_PER_ACTION else s.helped & ARMOR_BIT
    return "armor-used" if used else ""


def why_not_help_card(s: Nemo, card: int) -> str:
    """[NW2-5.7, 6.1, Q43] A KEEP card that is emergency help speaks of TESTs; the roll of the fog is none."""
    return "wrong-window" if s.test == FOG else why_not_play(s, card, AS_HELP)


@nemo2.step
def help_chosen(s: Nemo, answer: Option) -> Node | None:
    """[NW2-14.1, 14.4, Q21, Q22] Accept the roll, or use one source: first its penalty, then its benefit."""
    if answer == ACCEPT:
        return chapters.tests.judge_test(s)
    match answer:
        case ("sacrifice", name):
            character = CHARACTER[name]
            if character == FIRST_OFFICER:
                s.helped |= (s.resources[NEMO] + 1) * NEMO_BOX
            s.do(_benefit_of(character))
            return sacrifice(s, character)
        case ("retain", name):
            kind = s.pack.treasure_number[name]
            drop_treasure(s, kind)
            s.tell("nemo2-used-treasure", name)
            s.follow(nemo2.steps_of(s.pack.treasures[kind].steps))
        case ("token", _):
            s.red_sky = 0
            s.do((chapters.tests.help_bonus, RED_SKY_BONUS))
        case ("armor",):
            s.helped |= ARMOR_BIT
            s.armor_used = 1
            s.do((chapters.tests.help_bonus, ARMOR_BONUS))
        case ("scrap", _):
            s.helped |= ARMOR_BIT
            s.armor_used = 1
            discard_upgrade(s, CREW_ARMOR, BOX)
            s.do((chapters.tests.help_bonus, 2))
        case ("play", name):
            s.do((play_card, s.pack.card_number[name], AS_HELP))
    return None


def _benefit_of(character: int) -> Step:
    """[NW2-14.3] What a character who helps does for the roll."""
    help_bonus = chapters.tests.help_bonus
    return (chapters.tests.help_reroll,) if character == CONSEIL else (help_bonus, HELP_OF[character])


@nemo2.step
def sacrifice_for_ap(s: Nemo, name: str) -> None:
    """[NW2-14.2 to 14.4, Q12] A voluntary sacrifice for action points; the penalty comes first."""
    character = CHARACTER[name]
    s.agenda = ((add_ap, AP_OF[character]), s.agenda)
    sacrifice(s, character)


@nemo2.step
def sacrifice(s: Nemo, character: int) -> Node | None:
    """[NW2-14.2, 26, D19, Q62] Turn a character over and apply the penalty; skipped if not in play; 6 is any."""
    if character == len(CHARACTERS):
        options = tuple([SACRIFICE[c] for c, in_play in enumerate(s.in_play) if in_play])
        return ask(s, "sacrifice-pick", options, (sacrifice_picked,)) if options else None
    if s.in_play[character]:
        s.in_play = replaced(s.in_play, character, False)
        if s.events is not None:
            s.tell("nemo2-sacrificed", CHARACTERS[character])
        s.follow(nemo2.steps_of(s.pack.characters[character].penalty))
    return None


@nemo2.step
def sacrifice_picked(s: Nemo, answer: Option) -> None:
    """[NW2-14.2] The forced sacrifice of the player's choice."""
    s.do((sacrifice, CHARACTER[answer[1]]))


@nemo2.step
def revive(s: Nemo, character: int) -> Node | None:
    """[NW2-14.5] A sacrificed character is in play again; 6 is any; nothing happens if there is none."""
    if character == len(CHARACTERS):
        options = tuple([REVIVE(CHARACTERS[c]) for c, in_play in enumerate(s.in_play) if not in_play])
        return ask(s, "revive-pick", options, (revive_picked,)) if options else None
    s.in_play = replaced(s.in_play, character, True)
    s.tell("nemo2-revived", CHARACTERS[character])
    return None


@nemo2.step
def revive_picked(s: Nemo, answer: Option) -> None:
    """[NW2-14.5] The player picks who returns."""
    s.do((revive, CHARACTER[answer[1]]))
