"""[NW2-13.x] Upgrades: display, installing, destroying; their effects stand in the chapters they change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.games.nemo2 import verbs
from pelagos.games.nemo2.asking import NOT_NOW, REFIT_PICK, allowed, another, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.names import (
    ARCANE_LIBRARY,
    ATTACK,
    BOX,
    CARDS,
    CREW_ARMOR,
    DOUBLE_HULL,
    EVENTS,
    FAIL,
    FIRE,
    HULL,
    INCITE,
    MINES,
    PILES,
    PROW,
    REINFORCED_ARMOR,
    SEARCH,
    UPGRADE,
    UPGRADES,
)
from pelagos.games.nemo2.options import SHIELD_TO_FAIL
from pelagos.games.nemo2.procedures import Pool, discard_ship
from pelagos.games.nemo2.seats import ask, pose
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import BUY_NOTHING, HAND_IN

ARMOR_BIT: Final = 1
ARMOR_BONUS: Final = 1
"""[NW2-13.3] Among the help used on a roll, the bit that tells of Crew Armor; and what it adds while it is worn."""
UPGRADE_DRAW: Final = tuple((name,) for name in UPGRADES)
TAKE_UPGRADE: Final = tuple(map(verbs.UPGRADE, UPGRADES))
SET_ASIDE: Final = Pool()
MINES_CARD: Final = 50
ADDS_TO: Final = {ARCANE_LIBRARY: (SEARCH, INCITE), REINFORCED_ARMOR: (FIRE,), PROW: (ATTACK,)}
"""[NW2-13.1, 13.8, 13.10] The tests on which an upgrade is worth 1."""
UPGRADE_RULES: Final = (
    *("NW2-7.3", "NW2-10.4", "NW2-12.1", "NW2-12.5", "NW2-12.8"),
    *("NW2-13.3", "NW2-13.4", "NW2-13.9", "NW2-13.12"),
)
"""Where the specification speaks of what an installed upgrade is for, and of those that are none any more."""

NOT_IN_SALVAGE: Final = nemo2.reason("not-in-salvage", "NW2-11.7", code="E_TARGET")
NOT_ON_DISPLAY: Final = nemo2.reason("not-on-display", "NW2-11.7", code="E_TARGET")
NOT_SET_ASIDE: Final = nemo2.reason("not-set-aside", "NW2-5.3", code="E_TARGET")
TOO_LITTLE_SALVAGE: Final = nemo2.reason("too-little-salvage", "NW2-11.7", code="E_PRECONDITION")


def install(s: Nemo, upgrade: int) -> None:
    """[NW2-11.7, 13.11] The upgrade works from now on."""
    s.installed += (upgrade,)
    s.tell("nemo2-installed", UPGRADES[upgrade])


@nemo2.step
def install_card(s: Nemo, card: int, upgrade: int) -> None:
    """[NW2-13.11, D34] The card stays in the tableau as the installed upgrade."""
    s.dealt = 0
    s.tableau += (card,)
    install(s, upgrade)


def destroy(s: Nemo, upgrade: int) -> None:
    """[NW2-12.5, D4, Q57] An upgrade takes a hit or a loss: to the box or the FAIL pile, and no points either way.

    Crew Armor that is worn on the roll on the table takes its bonus along.
    """
    if upgrade == CREW_ARMOR and s.helped & ARMOR_BIT:
        s.help -= ARMOR_BONUS
    discard_upgrade(s, upgrade, FAIL if s.flags & SHIELD_TO_FAIL else BOX)


def discard_upgrade(s: Nemo, upgrade: int, pile: int) -> None:
    """[NW2-13.12, Q57] A discarded upgrade is gone at once, for the roll on the table too; it scores nothing."""
    s.modifier -= roll_bonus(s, upgrade)
    s.installed = tuple([other for other in s.installed if other != upgrade])
    if upgrade == MINES:
        s.tableau = tuple([card for card in s.tableau if card != MINES_CARD])
    if pile == FAIL:
        s.fail_pile += (MINES_CARD if upgrade == MINES else CARDS + upgrade,)
    s.tell("nemo2-destroyed", UPGRADES[upgrade], PILES[pile])


def roll_bonus(s: Nemo, upgrade: int) -> int:
    """[NW2-13.1, 13.2, 13.8, 13.10] What an installed upgrade adds to the test under way, exertion of Hull included."""
    if upgrade not in s.installed:
        return 0
    if upgrade == DOUBLE_HULL:
        return s.exerted >> HULL & 1
    return int(s.test in ADDS_TO.get(upgrade, ()))


@nemo2.step
def reveal_upgrades(s: Nemo, number: int) -> Chance | None:
    """[NW2-2.3, 26, Q33] The top set-aside upgrades come to the display, which has no upper limit."""
    down = s.upgrades_down
    if number <= 0 or not down:
        return None
    if number > 1:
        s.agenda = ((reveal_upgrades, number - 1), s.agenda)
    return SET_ASIDE.draw("upgrades", UPGRADE_DRAW, down, (upgrade_revealed,))


@nemo2.step
def upgrade_revealed(s: Nemo, drawn: Option) -> None:
    """[NW2-2.3] It lies on the display."""
    show_upgrade(s, UPGRADE[drawn[0]])


@question("upgrade-pick", "NW2-5.3", otherwise=another(verbs.UPGRADE, NOT_SET_ASIDE))
def set_aside(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-5.3, 26] Every upgrade that is set aside."""
    return allowed(*[TAKE_UPGRADE[upgrade] for upgrade in s.upgrades_down])


@nemo2.step
def pick_upgrade(s: Nemo) -> Node | None:
    """[NW2-5.3, 26] Look through the set-aside upgrades and add one of them to the display."""
    return pose(s, set_aside, (upgrade_picked,))


@nemo2.step
def upgrade_picked(s: Nemo, answer: Option) -> None:
    """[NW2-5.3] A fifth card is allowed."""
    show_upgrade(s, UPGRADE[answer[1]])


def show_upgrade(s: Nemo, upgrade: int) -> None:
    """[NW2-2.3, 5.3] From the set-aside ones to the display."""
    s.upgrades_down = SET_ASIDE.without(s.upgrades_down, upgrade)
    s.display += (upgrade,)
    if s.events is not None:
        s.tell("nemo2-upgrade-shown", UPGRADES[upgrade])


def why_not_buy(s: Nemo, upgrade: int, discount: int) -> str:
    """[NW2-11.7, D33] On display, and no dearer than the Salvage held."""
    if upgrade not in s.display:
        return NOT_ON_DISPLAY
    return "" if s.pack.upgrades[upgrade].cost - discount <= len(s.salvage) else TOO_LITTLE_SALVAGE


def another_upgrade(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW2-11.7] Any that is not on display."""
    match option:
        case ("upgrade", name):
            return why_not_buy(s, UPGRADE[name], asked.then[1])
    return NOT_NOW


@question("refit-pick", "NW2-11.7", duty=REFIT_PICK, otherwise=another_upgrade)
def refits(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-11.7, Q31] Every displayed upgrade, or none."""
    for upgrade in s.display:
        yield TAKE_UPGRADE[upgrade], why_not_buy(s, upgrade, asked.then[1])
    yield BUY_NOTHING, ""


@nemo2.step
def buy_upgrade(s: Nemo, discount: int) -> Node | None:
    """[NW2-11.7, Q31] One displayed upgrade that the Salvage can pay, or none."""
    upgrades, purse = s.pack.upgrades, len(s.salvage) + discount
    options = [TAKE_UPGRADE[upgrade] for upgrade in s.display if upgrades[upgrade].cost <= purse]
    return ask(s, refits.ask, (*options, BUY_NOTHING), (refit_picked, discount))


@nemo2.step
def refit_picked(s: Nemo, discount: int, answer: Option) -> None:
    """[NW2-11.7, Q32] Pay one Salvage ship per point, then it is installed; the display is not refilled."""
    if answer == BUY_NOTHING:
        return
    upgrade = UPGRADE[answer[1]]
    s.do((pay_salvage, s.pack.upgrades[upgrade].cost - discount), (install_bought, upgrade))


@question("salvage-payment", "NW2-11.7", duty=REFIT_PICK, otherwise=another(HAND_IN, NOT_IN_SALVAGE))
def salvaged(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-11.7] Every ship among the Salvage."""
    return allowed(*[HAND_IN(s.pack.sides[piece].name) for piece in s.salvage])


@nemo2.step
def pay_salvage(s: Nemo, number: int) -> Node | None:
    """[NW2-11.7, Q32] The player picks each ship that is handed in; nobody is asked when all of them go."""
    if number >= len(s.salvage):
        for piece in s.salvage:
            hand_in(s, piece)
        return None
    if number <= 0:
        return None
    s.do((pay_salvage, number - 1))
    return pose(s, salvaged, (salvage_paid,))


@nemo2.step
def salvage_paid(s: Nemo, answer: Option) -> None:
    """[NW2-11.7] One point is paid."""
    hand_in(s, next(piece for piece in s.salvage if s.pack.sides[piece].name == answer[1]))


def hand_in(s: Nemo, piece: int) -> None:
    """[NW2-11.7, 18.7, Q14] Paid Salvage goes to the ship discard pile, a ship group like any ship."""
    s.salvage = tuple([other for other in s.salvage if other != piece])
    discard_ship(s, piece)
    s.tell("nemo2-salvage-paid", s.pack.sides[piece].name)


@nemo2.step
def install_bought(s: Nemo, upgrade: int) -> None:
    """[NW2-11.7] From the display into the Nautilus."""
    s.display = tuple([other for other in s.display if other != upgrade])
    install(s, upgrade)


assert MINES_CARD <= EVENTS
