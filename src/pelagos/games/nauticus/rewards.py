"""[NAU-9.x] Rewards for a finished ship."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.state import bumped
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.names import CROWN_MAST, CROWN_SAIL, FIRST_GOOD, GOODS, REWARD, REWARDS, TILE
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.stores import room, store, take

TILE_REWARDS: Final = {REWARD["crown-mast"]: CROWN_MAST, REWARD["crown-sail"]: CROWN_SAIL}
GOODS_REWARD: Final = REWARD["goods"]
PLAIN: Final = tuple(("reward", name) for name in REWARDS if name != "goods")


def why_not_reward(s: Nauticus, seat: int, reward: int, taken: tuple[int, ...]) -> str:
    """[NAU-9.2, R16, R17] At most twice per ship; tiles must be in stock and fit."""
    facts = s.pack.rewards[reward]
    if taken[reward] >= facts.per_ship:
        return "reward-twice-already"
    tile = TILE_REWARDS.get(reward)
    in_stock = s.stock[tile] if tile is not None else reward != GOODS_REWARD or any(s.stock[FIRST_GOOD:])
    if not in_stock:
        return "out-of-stock"
    return "" if room(s, seat) >= facts.least_room else "warehouse-full"


def why_not_goods(s: Nauticus, seat: int, goods: tuple[str, ...]) -> str:
    """[NAU-9.2, R16] Two different kinds if two fit and two are in stock, otherwise one."""
    if any(good not in GOODS for good in goods) or not 1 <= len(goods) <= s.pack.rewards[GOODS_REWARD].amount:
        return "no-such-goods"
    if len(set(goods)) < len(goods):
        return "goods-must-differ"
    if not all(s.stock[TILE[good]] for good in goods):
        return "out-of-stock"
    if len(goods) > goods_number(s, seat):
        return "warehouse-full"
    return "two-goods-are-due" if len(goods) < goods_number(s, seat) else ""


def goods_number(s: Nauticus, seat: int) -> int:
    """[NAU-R16] How many goods the goods reward gives now."""
    facts = s.pack.rewards[GOODS_REWARD]
    kinds = sum(count > 0 for count in s.stock[FIRST_GOOD:])
    return min(facts.amount, kinds, room(s, seat))


def reward_options(s: Nauticus, seat: int, taken: tuple[int, ...]) -> tuple[Option, ...]:
    """[NAU-9.2] What may be taken now; a pair of goods is one option."""
    plain = [option for i, option in enumerate(PLAIN) if not why_not_reward(s, seat, i, taken)]
    if why_not_reward(s, seat, GOODS_REWARD, taken):
        return tuple(plain)
    stocked = [good for good in GOODS if s.stock[TILE[good]]]
    return (*plain, *(("reward", "goods", *some) for some in combinations(stocked, goods_number(s, seat))))


@nauticus.step
def reward(s: Nauticus, seat: int, left: int, taken: tuple[int, ...]) -> Choice:
    """[NAU-9.2] As many rewards as the ship has masts, one after the other."""
    return Choice(seat, "reward", reward_options(s, seat, taken), (rewarded, seat, left, taken))


@nauticus.step
def rewarded(s: Nauticus, seat: int, left: int, taken: tuple[int, ...], answer: Option) -> None:
    """[NAU-9.2, 9.3, R17] Each reward is applied before the next is chosen and can be used at once."""
    kind = REWARD[answer[1]]
    amount = s.pack.rewards[kind].amount
    s.tell("nauticus-rewarded", seat, answer[1], len(answer[2:]) or amount, *answer[2:])
    if kind == REWARD["points"]:
        s.vp = bumped(s.vp, seat, amount)
    elif kind == REWARD["talers"]:
        s.taler = bumped(s.taler, seat, amount)
    elif kind == REWARD["workers"]:
        s.workers = bumped(s.workers, seat, amount)
    else:
        for name in answer[2:] or (answer[1],):
            take(s, TILE[name])
            store(s, seat, TILE[name])
    if left > 1:
        s.do((reward, seat, left - 1, bumped(taken, kind, 1)))
