"""Why an answer is not possible: every refusal of Nauticus, its reason and the rule behind it."""

from __future__ import annotations

from typing import Final

from pelagos.core.game import Candidate
from pelagos.core.nodes import Choice, Option, Step
from pelagos.games.nauticus.bonus import SOLD_BY, TAKE
from pelagos.games.nauticus.buying import BUY, price_of, why_not_buy
from pelagos.games.nauticus.extra import EXTRA, why_not_extra
from pelagos.games.nauticus.light import (
    CARRY,
    CROWN_CAP,
    carried,
    crowns_of,
    why_not_carry,
    why_not_crowns,
    why_not_deliver,
    why_not_withdraw,
)
from pelagos.games.nauticus.names import (
    ACTION,
    BUY_GOODS,
    BUY_MAST,
    BUY_SAIL,
    CROWN_MAST,
    CROWN_SAIL,
    CROWNS,
    DELIVER,
    REWARD,
    TILE,
    TRANSPORT,
    WITHDRAW,
    is_crown,
    is_hull,
)
from pelagos.games.nauticus.placing import WAREHOUSE, why_not_target, why_not_yard
from pelagos.games.nauticus.rewards import PLAIN, reward_options, why_not_goods, why_not_reward
from pelagos.games.nauticus.rounds import CHOOSE, why_not_choose
from pelagos.games.nauticus.ships import NEW, TO_CELL, TO_SHIP, ship
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.stores import why_not_free
from pelagos.games.nauticus.turns import END, PASS, STOP
from pelagos.games.nauticus.words import LABELS
from pelagos.games.nauticus.workers import hands

REASONS: Final = {
    "already-stored": "NAU-6.12",
    "at-least-one-use": "NAU-8.4",
    "at-least-one-worker": "NAU-6.16",
    "bow-already": "NAU-6.5",
    "cell-loaded": "NAU-6.10",
    "crest-fixed": "NAU-6.9",
    "crown-cap": "NAU-6.15",
    "crown-no-bonus": "NAU-4.2",
    "crown-no-gift": "NAU-6.3",
    "crown-only-as-reward": "NAU-6.2",
    "extra-between": "NAU-8.4",
    "extra-used": "NAU-8.4",
    "free-tile-needs-room": "NAU-2.1",
    "golden-rule": "NAU-2.1",
    "goods-must-differ": "NAU-9.2",
    "hull-closed": "NAU-6.5",
    "load-needs-workers": "NAU-6.14",
    "mast-already": "NAU-6.7",
    "must-choose": "NAU-3.3",
    "no-crowns": "NAU-6.15",
    "no-mast-here": "NAU-6.8",
    "no-place-in-yard": "NAU-6.12",
    "no-room-no-place": "NAU-6.4",
    "no-such-goods": "NAU-9.2",
    "no-such-place": "NAU-6.4",
    "no-such-ship": "NAU-6.14",
    "no-worker": "NAU-5.4",
    "not-in-warehouse": "NAU-6.12",
    "not-now": "NAU-3.4",
    "not-sold-here": "NAU-6.1",
    "not-this-action": "NAU-3.4",
    "not-this-bonus": "NAU-4.2",
    "not-this-gift": "NAU-6.3",
    "nothing-to-buy": "NAU-8.5",
    "nothing-to-carry": "NAU-8.5",
    "nothing-to-deliver": "NAU-8.5",
    "one-ship-stands-alone": "NAU-6.5",
    "only-hulls-begin-ships": "NAU-6.5",
    "out-of-stock": "NAU-1.2",
    "pass-after-use": "NAU-7.1",
    "place-first": "NAU-6.4",
    "reward-twice-already": "NAU-9.2",
    "rewards-first": "NAU-9.2",
    "sail-already": "NAU-6.8",
    "ship-not-full": "NAU-6.14",
    "ship-unfinished": "NAU-6.14",
    "stern-already": "NAU-6.5",
    "tile-face-down": "NAU-3.3",
    "too-few-talers": "NAU-5.4",
    "too-few-workers": "NAU-5.4",
    "two-goods-are-due": "NAU-R16",
    "two-middles-already": "NAU-6.5",
    "use-or-pass": "NAU-6.0",
    "warehouse-full": "NAU-6.11",
}

GROUNDS: Final = {
    "at-least-one-use": ("NAU-R3",),
    "at-least-one-worker": ("NAU-6.13", "NAU-6.15"),
    "crest-fixed": ("NAU-6.7", "NAU-6.8"),
    "crown-cap": ("NAU-6.16", "NAU-R14"),
    "extra-between": ("NAU-3.4",),
    "extra-used": ("NAU-8.1",),
    "free-tile-needs-room": ("NAU-6.4", "NAU-6.11", "NAU-R9"),
    "golden-rule": ("NAU-2.2",),
    "load-needs-workers": ("NAU-5.4",),
    "must-choose": ("NAU-7.1",),
    "no-crowns": ("NAU-8.5", "NAU-R15"),
    "no-room-no-place": ("NAU-6.11",),
    "no-worker": ("NAU-5.1",),
    "out-of-stock": ("NAU-4.2", "NAU-6.3", "NAU-9.2", "NAU-R8"),
    "too-few-talers": ("NAU-8.5",),
    "too-few-workers": ("NAU-6.16",),
    "two-goods-are-due": ("NAU-9.2",),
    "use-or-pass": ("NAU-7.1", "NAU-R5"),
    "warehouse-full": ("NAU-4.4", "NAU-6.3", "NAU-6.4", "NAU-9.2", "NAU-R10", "NAU-R16"),
    "wrong-seat": ("NAU-3.3", "NAU-4.1", "NAU-8.4"),
}
"""Further rules of the specification that forbid the same; a case file may name any of them."""

NO_ANSWER: Final = ""
"""What is said of something that no question of the game knows: it is not refused, it is no answer."""
PLACES: Final = ("warehouse", "new", "ship", "cell")
VERBS: Final = frozenset((verb,) for verb in LABELS)
USE_VERBS: Final = {"buy": None, "carry": TRANSPORT, "withdraw": WITHDRAW, "deliver": DELIVER, "crowns": CROWNS}


def why_not(s: Nauticus, option: Option) -> str:
    """Why this answer is not possible at the standing question; "" when it is, or is no answer at all."""
    node = s.node
    assert type(node) is Choice, "only a player's question can be explained"
    if option in node.options or option[:1] not in VERBS:
        return ""
    if option[0] == "extra" and node.ask not in ("turn", "after"):
        return "extra-between"
    match node.ask:
        case "choose-tile":
            return _why_not_tile(s, option)
        case "bonus-tile":
            return _why_not_free(s, node.seat, option, SOLD_BY[s.pack.bonuses[s.chosen].free], "bonus")
        case "set-gift":
            return _why_not_free(s, node.seat, option, s.action, "gift")
        case "place":
            return _why_not_place(s, node.seat, option, node.then)
        case "reward":
            return _why_not_rewarded(s, node.seat, option, node.then[3])
    return _why_not_in_turn(s, node, option)


def candidates(s: Nauticus) -> tuple[Candidate, ...]:
    """What a player could think of at the standing question, possible or not."""
    node = s.node
    assert type(node) is Choice, "only a player's question has candidates"
    thinkable = dict.fromkeys((*_thinkable(s, node), *node.options))
    return tuple(Candidate(option, why_not(s, option)) for option in thinkable)


def _thinkable(s: Nauticus, node: Choice) -> tuple[Option, ...]:
    match node.ask:
        case "choose-tile":
            return tuple(CHOOSE[action] for action in s.layout)
        case "bonus-tile":
            return _gifts(s, SOLD_BY[s.pack.bonuses[s.chosen].free])
        case "set-gift":
            return _gifts(s, s.action)
        case "place":
            return _places(s, node.seat, node.then[2])
        case "reward":
            return (*PLAIN, *reward_options(s, node.seat, node.then[3]))
        case "turn":
            return (*_uses(s, node.seat), *EXTRA, PASS)
        case "use":
            return (*_uses(s, node.seat), STOP)
    return (*EXTRA, END)


def _uses(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """Every use of the running action, with one step beyond what can be paid."""
    crown_tile = {BUY_MAST: (BUY[CROWN_MAST],), BUY_SAIL: (BUY[CROWN_SAIL],)}.get(s.action, ())
    if s.action <= BUY_GOODS:
        return (*(BUY[tile] for tile in s.pack.slots[s.action]), *crown_tile)
    if s.action == TRANSPORT:
        return tuple(CARRY[tile] for tile in dict.fromkeys(s.warehouse[seat]))
    if s.action == DELIVER:
        return tuple(("deliver", number) for number in range(1, len(s.yards[seat]) + 1))
    if s.action == WITHDRAW:
        return tuple(("withdraw", number) for number in range(1, hands(s, seat) + 2))
    crowns = crowns_of(s, seat)
    most = min(hands(s, seat), -(-CROWN_CAP // crowns)) if crowns else 0
    return tuple(("crowns", number) for number in range(1, most + 2))


def _gifts(s: Nauticus, category: int) -> tuple[Option, ...]:
    return tuple(TAKE[tile] for tile in s.pack.slots[category])


def _places(s: Nauticus, seat: int, tile: int) -> tuple[Option, ...]:
    yard = s.yards[seat]
    if is_hull(tile):
        return (WAREHOUSE, NEW, *TO_SHIP[: len(yard)])
    return (WAREHOUSE, *(TO_CELL[i][j] for i, text in enumerate(yard) for j in range(ship(text).size)))


def _why_not_tile(s: Nauticus, option: Option) -> str:
    """[NAU-3.3, 7.1] Before anything else the start player chooses a tile that is face up."""
    match option:
        case ("tile", str(name)) if name in ACTION:
            return why_not_choose(s, ACTION[name])
        case ("tile", *_):
            return NO_ANSWER
    return "must-choose"


def _why_not_free(s: Nauticus, seat: int, option: Option, category: int, what: str) -> str:
    """[NAU-4.2, 6.3] A bonus or set gift is one of the four kinds of its category, and no crown."""
    match option:
        case ("take", str(name)) if name in TILE:
            if is_crown(TILE[name]):
                return f"crown-no-{what}"
            sold = TILE[name] in s.pack.slots[category]
            return why_not_free(s, seat, TILE[name]) if sold else f"not-this-{what}"
        case ("take", *_):
            return NO_ANSWER
    return "not-now"


def _why_not_place(s: Nauticus, seat: int, option: Option, then: Step) -> str:
    """[NAU-2.1, 6.4, 6.12] Warehouse or yard for a bought tile, the yard for a carried one."""
    tile = then[2]
    if option[0] not in PLACES:
        return "place-first"
    if then[0] is carried:
        return "already-stored" if option == WAREHOUSE else why_not_yard(s.yards[seat], tile, option)
    return why_not_target(s, seat, tile, option, paid=price_of(s, tile) > 0)


def _why_not_rewarded(s: Nauticus, seat: int, option: Option, taken: tuple[int, ...]) -> str:
    """[NAU-9.2, R16] All rewards of a ship are taken before anything else goes on."""
    match option:
        case ("reward", "goods", *goods):
            refused = why_not_reward(s, seat, REWARD["goods"], taken)
            return refused or why_not_goods(s, seat, tuple(map(str, goods)))
        case ("reward", str(name)) if name in REWARD:
            return why_not_reward(s, seat, REWARD[name], taken)
        case ("reward", *_):
            return NO_ANSWER
    return "rewards-first"


def _why_not_in_turn(s: Nauticus, node: Choice, option: Option) -> str:
    """[NAU-3.4, 6.0, 7.1, 8.4] The windows of a turn: before and main, the next use, after."""
    match option:
        case ("extra", str(name)) if name in ACTION:
            return why_not_extra(s, node.seat, ACTION[name])
        case ("pass",):
            return "pass-after-use"
        case ("stop",) if node.ask == "turn":
            return "use-or-pass"
        case ("stop",) if node.ask == "use":
            return "at-least-one-use"
        case (str(verb), *_) if verb in USE_VERBS and node.ask != "after":
            return _why_not_use(s, node.seat, option)
        case ("extra" | "pass" | "stop" | "end", *_):
            return NO_ANSWER if len(option) > 1 else "not-now"
    return "not-now"


def _why_not_use(s: Nauticus, seat: int, option: Option) -> str:
    """[NAU-6.1 to 6.16] A use must belong to the action that is running."""
    sold_now = s.action <= BUY_GOODS
    if USE_VERBS[option[0]] != (None if sold_now else s.action):
        return "not-this-action"
    match option:
        case ("buy", str(name)) if name in TILE:
            return why_not_buy(s, seat, TILE[name])
        case ("carry", str(name)) if name in TILE:
            return why_not_carry(s, seat, TILE[name])
        case ("withdraw", int(number)):
            return why_not_withdraw(s, seat, number)
        case ("deliver", int(number)):
            return why_not_deliver(s, seat, number)
        case ("crowns", int(number)):
            return why_not_crowns(s, seat, number)
    return NO_ANSWER
