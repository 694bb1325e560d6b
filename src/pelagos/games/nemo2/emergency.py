"""[NW2-14.x] Emergency help after a roll, and the characters."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final

from pelagos.core.nodes import Chance, Choice, Node, Option, Step
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games import nemo2 as chapters
from pelagos.games.nemo2 import verbs
from pelagos.games.nemo2.asking import MISPLACED, NOT_NOW, allowed, another, elsewhere, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.cards import NOT_IN_TABLEAU, WRONG_WINDOW, play_card, playable, why_not_play
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
from pelagos.games.nemo2.seats import ask, owner_of_option, pose
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.treasures import drop_treasure, why_not_token
from pelagos.games.nemo2.upgrades import ARMOR_BIT, ARMOR_BONUS, UPGRADE_RULES, discard_upgrade
from pelagos.games.nemo2.verbs import ACCEPT, ARMOR, DECLINE, EXERT, REVIVE, SCRAP, SCRAP_ARMOR, SPEND, TOKEN

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
BEFORE_THE_ROLL: Final = (EXERT.name, SPEND.name)
CAPTAINS: Final = (ARMOR[0], verbs.PLAY.name, SCRAP.name, TOKEN.name)
"""[NW2-19.6] Sources of emergency help that belong to whoever is captain."""

AFTER_ROLL: Final = nemo2.reason("after-roll", "NW2-6.2", "NW2-6.7", "NW2-6.8", code="E_AFTER_ROLL")
ARMOR_USED: Final = nemo2.reason("armor-used", "NW2-13.3", "NW2-14.1", code="E_PRECONDITION")
BOLD_ATTACK_ONLY: Final = nemo2.reason("bold-attack-only", "NW2-13.3", "NW2-14.1", code="E_WINDOW")
FOG_WITHOUT_HELP: Final = nemo2.reason("fog-without-help", "NW2-14.1", "NW2-6.1", "NW2-13.4", code="E_WINDOW")
GIVES_NO_HELP: Final = nemo2.reason("gives-no-help", "NW2-14.3", "NW2-14.1", code="E_WINDOW")
GIVES_NO_POINTS: Final = nemo2.reason("gives-no-points", "NW2-14.3", "NW2-10.4", code="E_WINDOW")
MUST_SACRIFICE: Final = nemo2.reason(
    "must-sacrifice", "NW2-14.2", "NW2-4.1", "NW2-19.3", code="E_PRECONDITION", wider=MISPLACED
)
NO_CREW_ARMOR: Final = nemo2.reason(
    "no-crew-armor", "NW2-13.3", *UPGRADE_RULES, code="E_PRECONDITION", wider=("not-installed",)
)
NOT_SACRIFICED: Final = nemo2.reason("not-sacrificed", "NW2-14.5", code="E_TARGET")
SACRIFICE_WINDOW: Final = nemo2.reason("sacrifice-window", "NW2-14.3", "NW2-10.4", "NW2-14.1", code="E_WINDOW")
SACRIFICED: Final = nemo2.reason("sacrificed", "NW2-14.3", "NW2-14.1", "NW2-14.2", code="E_SACRIFICED")


def helps(s: Nemo) -> tuple[Option, ...]:
    """[NW2-14.1, 13.3, Q5, Q27] Every source of emergency help for the roll that lies on the table."""
    if s.test == FOG and not s.flags & HELP_ANY_2D6:
        return ()
    draws = s.pack.draws
    known, tokens = draws.help_shelf.last
    if known is not s.collected:
        tokens = draws.help_shelf.held(s.collected)
    found = HELP_BY[s.in_play] + tokens
    if s.red_sky:
        found += (RED_SKY,)
    if CREW_ARMOR in s.installed and not why_not_armor(s):
        found += (ARMOR, SCRAP_ARMOR)
    if s.tableau and s.test != FOG and not draws.windows[AS_HELP][s.ocean].isdisjoint(s.tableau):
        found += playable(s, AS_HELP)
    return found


def held_help(s: Nemo) -> tuple[Option, ...]:
    """[NW2-15.1] The collected tokens that are emergency help."""
    return s.pack.draws.help_shelf.held(s.collected)


def why_not_armor(s: Nemo) -> str:
    """[NW2-13.3, D6, Q52, Q65] Only on the attack roll of a Bold attack, once per roll or once per action."""
    if CREW_ARMOR not in s.installed:
        return NO_CREW_ARMOR
    if s.test != ATTACK or s.mode != BOLD:
        return BOLD_ATTACK_ONLY
    used = s.armor_used if s.flags & ARMOR_PER_ACTION else s.helped & ARMOR_BIT
    return ARMOR_USED if used else ""


def why_not_help_card(s: Nemo, card: int) -> str:
    """[NW2-5.7, 6.1, Q43] A KEEP card that is emergency help speaks of TESTs; the roll of the fog is none."""
    return WRONG_WINDOW if s.test == FOG else why_not_play(s, card, AS_HELP)


def why_not_help_by(s: Nemo, character: int) -> str:
    """[NW2-14.1, 14.3] A character in play who is meant for rolls."""
    if not s.in_play[character]:
        return SACRIFICED
    return "" if character in HELPERS else GIVES_NO_HELP


def why_not_help(s: Nemo, option: Option) -> str:
    """[NW2-13.3, 13.4, 14.1, 14.3, 15.1] In play, collected, installed, and meant for rolls; the fog has no help."""
    if s.test == FOG and not s.flags & HELP_ANY_2D6:
        return FOG_WITHOUT_HELP
    match option:
        case ("sacrifice", name):
            return why_not_help_by(s, CHARACTER[name])
        case ("armor",) | ("scrap", _):
            return why_not_armor(s)
        case ("retain", name):
            return why_not_token(s, name)
        case ("play", name):
            card = s.pack.card_number[name]
            return why_not_help_card(s, card) if card in s.tableau else NOT_IN_TABLEAU
    return NOT_NOW


def another_help(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW2-6.2, 14.1] The dice are rolled: what comes before them is too late."""
    return AFTER_ROLL if option[0] in BEFORE_THE_ROLL else why_not_help(s, option)


def is_anothers_help(s: Nemo, asked: Choice, option: Option) -> bool:
    """[NW2-19.3, 19.6] A source that helps, but is an officer's or the captain's."""
    if option[0] in CAPTAINS:
        return asked.seat != s.captain and option in helps(s)
    theirs = owner_of_option(s, option) != asked.seat
    return theirs and (option in HELP_BY[s.in_play] or option in held_help(s))


@question("emergency-help", "NW2-14.1", otherwise=another_help, anothers=is_anothers_help)
def sources(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-14.1, 14.3] Everybody and everything that may help with a roll; of tokens and cards those at hand."""
    usual = (*(SACRIFICE[character] for character in HELPERS), ARMOR, SCRAP_ARMOR)
    for option in usual:
        yield option, why_not_help(s, option)
    yield ACCEPT, ""
    for option in helps(s):
        if option not in usual and option in asked.options:
            yield option, ""


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


def why_not_sacrifice_for_ap(s: Nemo, character: int) -> str:
    """[NW2-10.4, 14.3, Q12] An officer in play; more than five points are lost."""
    if not s.in_play[character]:
        return SACRIFICED
    return "" if character in AP_OF else GIVES_NO_POINTS


@nemo2.step
def sacrifice_for_ap(s: Nemo, name: str) -> None:
    """[NW2-14.2 to 14.4, Q12] A voluntary sacrifice for action points; the penalty comes first."""
    character = CHARACTER[name]
    s.agenda = ((add_ap, AP_OF[character]), s.agenda)
    sacrifice(s, character)


@elsewhere(verbs.SACRIFICE.name)
def sacrifice_elsewhere(s: Nemo, node: Choice | Chance, option: Option) -> str:
    """[NW2-14.3] A character helps with a roll or in the Action Phase."""
    return SACRIFICE_WINDOW if s.in_play[CHARACTER[option[1]]] else SACRIFICED


@elsewhere(TOKEN.name)
def red_sky_elsewhere(s: Nemo, node: Choice | Chance, option: Option) -> str:
    """[NW2-14.1, 18.4] The one token that is kept helps with a roll."""
    return WRONG_WINDOW if s.red_sky and option == RED_SKY else NOT_IN_TABLEAU


@elsewhere(ARMOR[0], SCRAP.name)
def armor_elsewhere(s: Nemo, node: Choice | Chance, option: Option) -> str:
    """[NW2-13.3] Crew Armor helps with the roll of a Bold attack."""
    return BOLD_ATTACK_ONLY if CREW_ARMOR in s.installed else NO_CREW_ARMOR


def another_victim(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW2-14.2, 19.3] Only characters in play can be sacrificed; in the end somebody has to be."""
    if option == DECLINE:
        return MUST_SACRIFICE
    return SACRIFICED if option in SACRIFICE else NOT_NOW


def is_anothers_victim(s: Nemo, asked: Choice, option: Option) -> bool:
    """[NW2-19.3] Somebody in play on the officer card of another."""
    return option in in_play(s) and owner_of_option(s, option) != asked.seat


def in_play(s: Nemo) -> tuple[Option, ...]:
    """[NW2-14.2] Everybody who can be sacrificed."""
    return tuple([SACRIFICE[character] for character, is_in in enumerate(s.in_play) if is_in])


@question("sacrifice-pick", "NW2-14.2", otherwise=another_victim, anothers=is_anothers_victim)
def victims(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-14.2, 19.3] Everybody in play; in company whom a seat may give up, or nobody as long as others are asked."""
    return allowed(*(in_play(s) if s.seats == 1 else asked.options))


@nemo2.step
def sacrifice(s: Nemo, character: int) -> Node | None:
    """[NW2-14.2, 26, D19, Q62] Turn a character over and apply the penalty; skipped if not in play; 6 is any."""
    if character == len(CHARACTERS):
        options = in_play(s)
        return ask(s, victims.ask, options, (sacrifice_picked,)) if options else None
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


@question("revive-pick", "NW2-14.5", otherwise=another(REVIVE, NOT_SACRIFICED))
def returning(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-14.5] Everybody who was sacrificed."""
    return allowed(*[REVIVE(CHARACTERS[c]) for c, is_in in enumerate(s.in_play) if not is_in])


@nemo2.step
def revive(s: Nemo, character: int) -> Node | None:
    """[NW2-14.5] A sacrificed character is in play again; 6 is any; nothing happens if there is none."""
    if character == len(CHARACTERS):
        return pose(s, returning, (revive_picked,))
    s.in_play = replaced(s.in_play, character, True)
    s.tell("nemo2-revived", CHARACTERS[character])
    return None


@nemo2.step
def revive_picked(s: Nemo, answer: Option) -> None:
    """[NW2-14.5] The player picks who returns."""
    s.do((revive, CHARACTER[answer[1]]))
