"""[NW2-12.x] Combat: revealing, the attack, sinking, continuing. Fire is in `fire`, what becomes of wrecks in `wrecks`.

An attack begins with `("attack_piece",)` when `s.target` and `s.mode` are set, or with `("fight_ship", ship, mode)`
when it is forced. While it lasts `s.target` is the piece that is fought; afterwards it is NOWHERE.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.core.state import bumped
from pelagos.games import nemo2 as chapters
from pelagos.games.nemo2 import verbs
from pelagos.games.nemo2.asking import (
    ATTACK_TARGETS,
    NOT_NOW,
    always,
    another,
    elsewhere,
    question,
)
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.cards import sinking_cards
from pelagos.games.nemo2.coop import settle_handover, test_failed
from pelagos.games.nemo2.effects import TARGET_ELSEWHERE, piece_here
from pelagos.games.nemo2.fire import warship_fires
from pelagos.games.nemo2.names import (
    ATTACK,
    BOLD,
    BY_TORPEDO,
    MINES,
    MODES,
    NOWHERE,
    PERISCOPE,
    STALK,
    TORPEDO,
    TORPEDOES,
)
from pelagos.games.nemo2.notoriety import change_notoriety
from pelagos.games.nemo2.options import REALISTIC
from pelagos.games.nemo2.procedures import BY_ATTACK, draw_ship, entering, lift_ship, put_ship, roll_die, take_ship
from pelagos.games.nemo2.seats import ask, put
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import NATURAL, begin_test
from pelagos.games.nemo2.verbs import CONTACT, CONTINUE, DECLINE, FIGHT, STOP, TARGET
from pelagos.games.nemo2.wrecks import skulls, take_wreck

TORPEDO_NEEDS: Final = (5, 6)
OUT_OF_REACH: Final = ("Monster", "Airship")
EVERY_RESOURCE: Final = 7

BEYOND_TORPEDOES: Final = nemo2.reason("beyond-torpedoes", "NW2-12.8", code="E_TARGET")
MODE_FIXED: Final = nemo2.reason("mode-fixed", "NW2-12.1", code="E_PRECONDITION")
MUST_FIGHT: Final = nemo2.reason(
    "must-fight", "NW2-12.1", "NW2-5.5", "NW2-9.5", "NW2-12.8", "NW2-12.11", code="E_PRECONDITION"
)
NO_CONTACT_TO_ATTACK: Final = nemo2.reason(
    "no-contact-to-attack", "NW2-11.2", "NW2-10.1", "NW2-12.1", "NW2-12.8", code="E_PRECONDITION", wider=("no-target",)
)
NO_CONTINUATION: Final = nemo2.reason(
    "no-continuation", "NW2-12.1", "NW2-12.8", "NW2-12.10", "NW2-13.7", code="E_PRECONDITION"
)


def why_not_target(s: Nemo, piece: int, mode: int) -> str:
    """[NW2-11.2, 12.8] A ship in the Nautilus ocean; realistic torpedoes cannot reach monsters and airships."""
    if piece not in s.ships[s.ocean]:
        return TARGET_ELSEWHERE
    if mode == BY_TORPEDO and s.flags & REALISTIC and s.pack.sides[piece].ship_class in OUT_OF_REACH:
        return BEYOND_TORPEDOES
    return ""


def targets(s: Nemo, mode: int) -> tuple[Option, ...]:
    """[NW2-11.2] The ships and contacts of the Nautilus ocean that can be attacked."""
    found = [TARGET(s.pack.sides[piece].name) for piece in s.ships[s.ocean] if not why_not_target(s, piece, mode)]
    return tuple([*found, CONTACT] if s.contacts[s.ocean] else found)


@question("attack-target", "NW2-11.2", duty=ATTACK_TARGETS, otherwise=another(TARGET, TARGET_ELSEWHERE))
def attack_targets(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-11.2, 12.8] Every ship and contact here that the weapon reaches."""
    for piece in s.ships[s.ocean]:
        yield TARGET(s.pack.sides[piece].name), why_not_target(s, piece, s.mode)
    yield CONTACT, "" if s.contacts[s.ocean] else NO_CONTACT_TO_ATTACK


@nemo2.step
def pick_target(s: Nemo, choose_mode: int) -> Node | None:
    """[NW2-11.2, 12.1, 12.8, 19.4] A target in the Nautilus ocean; when the attack begins, then the mode."""
    if s.handover:
        settle_handover(s)
    return ask(s, attack_targets.ask, targets(s, s.mode), (target_picked, choose_mode))


MODES_ASKED: Final = always("attack-mode", "NW2-11.2", verbs.BOLD, verbs.STALK)


@nemo2.step
def target_picked(s: Nemo, choose_mode: int, answer: Option) -> Node | None:
    """[NW2-11.2] For a contact the mode is fixed before it is revealed."""
    s.target = NOWHERE if answer == CONTACT else piece_here(s, answer[1])
    if choose_mode:
        return put(s, ASK_MODE)
    return begin_attack(s)


@nemo2.step
def mode_chosen(s: Nemo, answer: Option) -> Node | None:
    """[NW2-12.1] Bold or Stalk, for the whole series."""
    s.mode = MODES.index(answer[0])
    if s.armor_used:
        s.armor_used = 0
    return begin_attack(s)


ASK_MODE: Final = Choice(0, *MODES_ASKED, (mode_chosen,))


def begin_attack(s: Nemo) -> Node | None:
    """[NW2-11.2, 12.1] A contact is revealed first."""
    if s.events is not None:
        s.tell("nemo2-attack", MODES[s.mode])
    return reveal_contact(s) if s.target == NOWHERE else attack_piece(s)


@nemo2.step
def reveal_contact(s: Nemo) -> Chance | None:
    """[NW2-3.2, 11.2] The contact is replaced by a drawn ship; with nothing to draw it goes and the attack ends."""
    drawing = draw_ship(s, s.ocean, (contact_revealed,))
    if drawing is None:
        s.contacts = bumped(s.contacts, s.ocean, -1)
    return drawing


REVEALS_ASKED: Final = always("stalk-decline", "NW2-12.1", FIGHT, DECLINE)


@elsewhere(DECLINE[0])
def decline_elsewhere(s: Nemo, node: Choice | Chance, option: Option) -> str:
    """[NW2-12.1] Only a stalked reveal may be declined."""
    return MUST_FIGHT if s.target != NOWHERE else NOT_NOW


@elsewhere(verbs.BOLD[0], verbs.STALK[0])
def mode_elsewhere(s: Nemo, node: Choice | Chance, option: Option) -> str:
    """[NW2-12.1] The mode is fixed for the whole series."""
    in_series = s.mode in (BOLD, STALK) and node.ask in (attack_targets.ask, CONTINUING_ASKED[0])
    return MODE_FIXED if in_series else NOT_NOW


@elsewhere(CONTINUE[0])
def continue_elsewhere(s: Nemo, node: Choice | Chance, option: Option) -> str:
    """[NW2-12.1, 13.7] After a sinking, and where the mode allows it."""
    return NO_CONTINUATION


@nemo2.step
def contact_revealed(s: Nemo, drawn: Option) -> Node | None:
    """[NW2-12.1, 12.8, 18.3, D13, Q49, Q63] A stalked reveal may be declined; a token ends the attack."""
    ship = take_ship(s, drawn[0])
    if ship == NOWHERE:
        s.do((chapters.variants.token_drawn, drawn[0], s.ocean, BY_ATTACK))
        return None
    s.contacts = bumped(s.contacts, s.ocean, -1)
    s.target = entering(s, ship, False)
    put_ship(s, s.ocean, s.target)
    if s.events is not None:
        s.tell("nemo2-revealed", s.pack.sides[s.target].name)
    if s.mode == STALK:
        return put(s, ASK_FIGHT)
    if why_not_target(s, s.target, s.mode):
        end_attack(s)
        return None
    return attack_piece(s)


@nemo2.step
def reveal_answered(s: Nemo, answer: Option) -> Node | None:
    """[NW2-12.1] Declined: the ship stays, the action points are spent, no Notoriety."""
    if answer == DECLINE:
        end_attack(s)
        return None
    return attack_piece(s)


ASK_FIGHT: Final = Choice(0, *REVEALS_ASKED, (reveal_answered,))


def end_attack(s: Nemo) -> None:
    """[NW2-12.1] The attack and its series are over."""
    s.target = NOWHERE


@nemo2.step
def fight_ship(s: Nemo, ship: int, mode: int) -> None:
    """[NW2-5.5, 9.5, 12.11, D40] A forced, free fight with a ship in the Nautilus ocean; nothing if it is not there."""
    for piece in s.ships[s.ocean]:
        if piece >> 1 == ship:
            s.target, s.mode, s.armor_used = piece, mode, 0
            s.do((attack_piece,))
            return


@nemo2.step
def attack_piece(s: Nemo) -> Node | None:
    """[NW2-12.2] The Warship fires first; Magnetic Mines reverse the order against armored ships."""
    side = s.pack.sides[s.target]
    if not side.warship:
        return nautilus_attacks(s, 0)
    if is_mined(s, s.target):
        return nautilus_attacks(s, 1)
    s.agenda = ((nautilus_attacks, 0), s.agenda)
    return warship_fires(s)


def is_mined(s: Nemo, piece: int) -> bool:
    """[NW2-12.2, 13.11] Whether the Nautilus attacks before this ship fires."""
    return MINES in s.installed and s.pack.sides[piece].armored


@nemo2.step
def nautilus_attacks(s: Nemo, first: int) -> Node | None:
    """[NW2-12.6, 12.8, D11, Q57] A test against the defense with at most one exerted resource, or the torpedo roll.

    Torpedoes that were given up for a hit of this fight are gone before they are fired.
    """
    if s.mode != BY_TORPEDO:
        s.agenda = ((attack_outcome, first), s.agenda)
        return begin_test(s, ATTACK, s.pack.sides[s.target].defense, EVERY_RESOURCE)
    if TORPEDOES not in s.installed:
        end_attack(s)
        return None
    need = TORPEDO_NEEDS[s.pack.warship[s.target]]
    if s.torpedo == 1:
        settle_handover(s)
        return roll_die((torpedo_rolled, need, first))
    s.do((attack_outcome, first))
    return begin_test(s, TORPEDO, need, 0)


@nemo2.step
def torpedo_rolled(s: Nemo, need: int, first: int, die: Option) -> None:
    """[NW2-12.8] After the first miss one die, the same numbers, no emergency help."""
    s.test, s.dice, s.exerted = TORPEDO, die, 0
    s.passed = int(die[0] >= need)
    s.tell("nemo2-torpedo", die[0], s.passed)
    if s.seats > 1 and not s.passed:
        test_failed(s)
    s.do((attack_outcome, first))


@nemo2.step
def attack_outcome(s: Nemo, first: int) -> None:
    """[NW2-12.2, 12.6, 12.8, D10, Q4 to Q6, Q51] Sunk, or missed with Notoriety; a torpedo turns its marker instead."""
    if s.passed:
        ship_sunk(s)
        return
    if s.events is not None:
        s.tell("nemo2-missed", s.pack.sides[s.target].name)
    s.agenda = ((attack_over,), s.agenda)
    if first:
        s.agenda = ((warship_fires,), s.agenda)
    if s.mode == BY_TORPEDO:
        s.torpedo = 1
    else:
        change_notoriety(s, infamy(s.dice))


def infamy(dice: Option) -> int:
    """[NW2-12.6] The Notoriety of a miss; a natural double 1 costs twice as much."""
    return 2 if dice == NATURAL else 1


@nemo2.step
def attack_over(s: Nemo) -> None:
    """[NW2-12.1] After a miss there is no continuation."""
    end_attack(s)


@nemo2.step
def ship_sunk(s: Nemo) -> None:
    """[NW2-12.7] Skulls, sink effect, Tonnage or Salvage, KEEP cards, continuation, in this order."""
    piece = s.target
    side = s.pack.sides[piece]
    lift_ship(s, s.ocean, piece)
    s.wreck = s.sunk = piece
    s.target = NOWHERE
    if s.events is not None:
        s.tell("nemo2-sunk", side.name)
    s.do((take_wreck, 1), (sinking_cards,), (continue_attack,))
    s.follow(nemo2.steps_of(side.sunk))
    s.follow(nemo2.steps_of(skulls(s, piece)))


def continuation(s: Nemo) -> int:
    """[NW2-12.1, 13.7] What continuing costs in Notoriety; -1 when the series may not be continued."""
    periscope = PERISCOPE in s.installed
    if s.mode == BOLD:
        return 0 if periscope else 1
    return 1 if s.mode == STALK and periscope else -1


CONTINUING_ASKED: Final = always("continue-attack", "NW2-12.1", CONTINUE, STOP)


@nemo2.step
def continue_attack(s: Nemo) -> Node | None:
    """[NW2-12.1, 13.7, D12] After Tonnage: another target in the same ocean, same mode, no action points."""
    s.sunk = NOWHERE
    if continuation(s) < 0 or not targets(s, s.mode):
        end_attack(s)
        return None
    return ask(s, *CONTINUING_ASKED, (attack_continued,))


@nemo2.step
def attack_continued(s: Nemo, answer: Option) -> None:
    """[NW2-12.1, 13.7, Q19, Q63] Pay the Notoriety first, then pick the next target."""
    if answer == STOP:
        end_attack(s)
        return
    s.do((change_notoriety, continuation(s)), (pick_target, 0))
