"""[NW2-2.x] Setting up the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import add, lt
from typing import Final

from pelagos.core.codec import agenda_steps
from pelagos.core.memo import Memo
from pelagos.core.nodes import Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.core.settings import Settings, Value
from pelagos.games.nemo2 import verbs
from pelagos.games.nemo2.asking import always, another, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.coop import choose_first_captain
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.names import (
    ACTS,
    ADVENTURE,
    BLACK,
    CHARACTERS,
    DISPLAY_SPACES,
    EVENTS,
    FINALES,
    MAJORS,
    MINES,
    MOTIVE,
    MOTIVES,
    NO_WINDOW,
    NOWHERE,
    OCEANS,
    PALE_YELLOW,
    RISING_THREAT,
    START_PRICE,
    TOKEN_GROUPS,
    UPGRADES,
    WHITE,
)
from pelagos.games.nemo2.options import ASK, INNER_CONTACTS, SETTINGS, TREACHEROUS, chosen
from pelagos.games.nemo2.resources import PAY_FATAL
from pelagos.games.nemo2.seats import ask
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.turns import begin_turn
from pelagos.games.nemo2.upgrades import SET_ASIDE, install, reveal_upgrades
from pelagos.games.nemo2.verbs import INSTALL, LEAVE, PAY, TO_MOTIVE

__all__ = ["SETTINGS", "new_game"]

FIRST_EVENTS: Final = 6
LAST_EVENTS: Final = 4
PAYMENTS: Final = tuple(
    PAY(nemo, crew, START_PRICE - nemo - crew)
    for nemo in range(START_PRICE + 1)
    for crew in range(START_PRICE + 1 - nemo)
)
SAILOR: Final = 0
CAPTAIN: Final = 2
OUTER, INNER = 2, 3

THREE_POINTS_DUE: Final = nemo2.reason("three-points-due", "NW2-2.3", "NW2-2.12", code="E_TARGET")


def new_game(settings: Settings, pack: Pack) -> Nemo:
    """[NW2-2.1 to 2.20] Everything that needs no choice and no luck; the rest follows step by step."""
    return _opening(tuple(settings.items()), pack).clone()


@lru_cache(16)
def _opening(settings: tuple[tuple[str, Value], ...], pack: Pack) -> Nemo:
    """Games with the same settings begin alike, so the table is laid once and then copied."""
    picked = chosen(dict(settings))
    s = Nemo()
    s.pack = pack
    s.flags, s.seats = picked.flags, picked.players
    boxes = pack.reinforcements[picked.knobs["reinforcements"]]
    s.fixed = (picked.knobs["exert_losses"], *boxes, tuple(range(s.seats)))
    _tracks(s, pack, picked.knobs)
    _map(s, pack, picked.knobs["hidden_contacts"])
    _pieces(s, pack, picked.knobs["treacherous_tokens"])
    _nothing_yet(s)
    first = ((choose_first_captain,),) if s.seats > 1 else ()
    motive = (motive_chosen, verbs.MOTIVE(picked.motive)) if picked.motive != ASK else (choose_motive,)
    level = picked.knobs["start_upgrade"]
    s.do(*first, motive, (start_upgrade, level), (fill_display,), (begin_turn,))
    return s


def _tracks(s: Nemo, pack: Pack, knobs: dict[str, int]) -> None:
    """[NW2-2.9, 2.10, 2.12 to 2.14, 2.19] Resources, Notoriety, characters, action points."""
    s.motive = 0
    s.resources = (0, 0, 0)
    s.notoriety = s.peak = s.act = s.turn = s.extra_die = 0
    s.in_play = (True,) * len(CHARACTERS)
    s.ap = pack.knobs["start_ap"][knobs["start_ap"]]
    s.deck_gems = pack.knobs["deck_gems"][knobs["deck_gems"]]
    s.treasures = tuple(treasure.number for treasure in pack.treasures)
    s.collected = s.lost_treasures = (0,) * len(pack.treasures)


def _map(s: Nemo, pack: Pack, level: int) -> None:
    """[NW2-2.7, 2.8, 2.11, 2.18, D1] Contacts by the level, a gem in each major ocean, the cubes in their supply."""
    column = level if level < CAPTAIN else INNER if s.flags & INNER_CONTACTS else OUTER
    s.ocean = s.fleet_ocean = NOWHERE
    s.contacts = tuple(ocean.contacts[column] for ocean in pack.world.oceans)
    s.ships = ((),) * len(OCEANS)
    s.gems = tuple(int(ocean.gem) for ocean in pack.world.oceans)
    s.gems_left = pack.markers["gems"] - sum(s.gems) - s.deck_gems
    s.cubes = s.gray_cubes = s.tunnel = 0
    s.cubes_left = pack.markers["cubes"]
    s.tonnage = ((),) * MAJORS
    s.salvage = ()


def _pieces(s: Nemo, pack: Pack, level: int) -> None:
    """[NW2-2.4 to 2.6, 18.2] White and pale yellow ships in the bag, all others held; the tokens with them."""
    groups = pack.fleet.groups
    s.bag = tuple(sorted(groups[WHITE] + groups[PALE_YELLOW]))
    s.held = tuple(sorted(ship for group in groups[PALE_YELLOW + 1 : BLACK + 1] for ship in group))
    s.discarded = ()
    s.token_bag, s.tokens, s.held_tokens, s.red_sky = 0, (), (), 0
    if s.flags & TREACHEROUS:
        s.token_bag = pack.knobs["treacherous_tokens"][level]
        s.tokens, s.held_tokens = tuple(range(len(pack.tokens))), TOKEN_GROUPS


def _nothing_yet(s: Nemo) -> None:
    """Everything that begins empty."""
    s.unseen = tuple(range(1, EVENTS + 1))
    s.pile = s.pass_pile = s.fail_pile = s.tableau = s.deck_bottom = ()
    s.deck = s.dealt = s.cannonballs = 0
    s.display = s.installed = ()
    s.upgrades_down = tuple(range(len(UPGRADES) - 1))
    s.torpedo, s.torpedo_used = 2, 0
    s.phase = ADVENTURE
    s.lull = s.ap_cut = s.no_ap = s.skip_action = 0
    s.test = s.threshold = s.modifier = s.exerted = s.help = s.helped = s.passed = s.row = 0
    s.dice = s.whites = s.pursued = ()
    s.rolled = s.draw_ocean = s.target = s.mode = s.drawn = s.wreck = s.sunk = NOWHERE
    s.window = NO_WINDOW
    s.armor_used = s.captain = s.handover = s.locked = s.immune = 0
    s.stacks = ((),) * s.seats
    s.glory_gems = (0,) * s.seats


def motive_of(s: Nemo) -> str:
    """[NW2-2.1, 2.2] The motive by its name, as the settings may have named it; "" before one is chosen."""
    if s.turn or s.pile:
        return MOTIVES[s.motive]
    return next((step[1][1] for step in agenda_steps(s.agenda) if step[0] is motive_chosen), "")


MOTIVES_ASKED: Final = always("motive", "NW2-2.1", *TO_MOTIVE)
START_ASKED: Final = always("start-upgrade", "NW2-2.3", INSTALL, LEAVE)


@nemo2.step
def choose_motive(s: Nemo) -> Node | None:
    """[NW2-2.1] One of four."""
    return ask(s, *MOTIVES_ASKED, (motive_chosen,))


@nemo2.step
def motive_chosen(s: Nemo, answer: Option) -> None:
    """[NW2-2.2, EX-27] The motive decides how the events of the draw pile are shared between the acts."""
    s.motive = MOTIVE[answer[1]]
    motive = s.pack.motives[s.motive]
    s.pile = _draw_pile(motive.act2, motive.act3)
    s.deck = EVENTS - FIRST_EVENTS - motive.act2 - motive.act3 - LAST_EVENTS
    s.tell("nemo2-motive", answer[1])


@lru_cache(16)
def _draw_pile(second: int, third: int) -> tuple[tuple[int, int], ...]:
    """[NW2-2.2] The acts with the events between them; the Rising Threat and the finale are shuffled among theirs."""
    return (
        (ACTS[0], 0),
        (0, FIRST_EVENTS),
        (ACTS[1], 0),
        (0, second),
        (ACTS[2], 0),
        (RISING_THREAT, third),
        (FINALES[0], LAST_EVENTS),
    )


@nemo2.step
def start_upgrade(s: Nemo, level: int) -> Node | None:
    """[NW2-2.3] Officer: for 3 resource points or not at all. Sailor: for nothing. Captain: it goes to the display."""
    upgrade = s.pack.motives[s.motive].upgrade
    s.upgrades_down = SET_ASIDE.without(s.upgrades_down, upgrade)
    if level == CAPTAIN:
        s.display = (upgrade,)
        return None
    return ask(s, *START_ASKED, (start_upgrade_answered, upgrade, level))


@nemo2.step
def start_upgrade_answered(s: Nemo, upgrade: int, level: int, answer: Option) -> Node | None:
    """[NW2-2.3] Declined, it takes one of the four spaces of the display."""
    if answer == LEAVE:
        s.display = (upgrade,)
        return None
    install(s, upgrade)
    if level == SAILOR:
        return None
    return ask(s, payments.ask, PAYABLE[s.resources, s.pack.last_box], (start_paid,))


def is_payable(mix: Option, boxes: tuple[int, ...], last: tuple[int, ...]) -> bool:
    """[NW2-2.3, 2.12, 26] Whether a mix of three points puts no marker on its last box."""
    return all(map(lt, map(add, boxes, mix[1:]), last))


def _payable(tracks: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[Option, ...]:
    """[NW2-2.3] The mixes for markers on some boxes, with the last ones of their tracks: the same at each start."""
    return tuple([mix for mix in PAYMENTS if is_payable(mix, *tracks)])


PAYABLE: Final = Memo(_payable)


@question("start-payment", "NW2-2.3", otherwise=another(PAY, THREE_POINTS_DUE))
def payments(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-2.3] Exactly three points in any mix."""
    for mix in PAYMENTS:
        yield mix, "" if is_payable(mix, s.resources, s.pack.last_box) else PAY_FATAL


@nemo2.step
def start_paid(s: Nemo, answer: Option) -> None:
    """[NW2-2.3, 2.12] Exactly three points in any mix; a payment is no loss."""
    s.resources = answer[1:]
    s.tell("nemo2-start-paid", *answer[1:])


@nemo2.step
def fill_display(s: Nemo) -> None:
    """[NW2-2.3] Four upgrades are on display, the rest stay face down."""
    s.do((reveal_upgrades, DISPLAY_SPACES - len(s.display)))


assert len(UPGRADES) - 1 == MINES
