"""[NAU-9.x] Rewards for a finished ship."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Thought
from pelagos.core.state import bumped
from pelagos.games.nauticus.asking import meanwhile
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.names import CROWN_MAST, CROWN_SAIL, FIRST_GOOD, GOODS, REWARD_NUMBER, REWARDS, TILE
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.stores import OUT_OF_STOCK, WAREHOUSE_FULL, room, store, take
from pelagos.games.nauticus.verbs import REWARD, REWARD_GOODS

TILE_REWARDS: Final = {REWARD_NUMBER["crown-mast"]: CROWN_MAST, REWARD_NUMBER["crown-sail"]: CROWN_SAIL}
GOODS_REWARD: Final = REWARD_NUMBER["goods"]
PLAIN: Final = tuple(REWARD(name) for name in REWARDS if name != "goods")

GOODS_MUST_DIFFER: Final = nauticus.reason("goods-must-differ", "NAU-9.2")
NO_SUCH_GOODS: Final = nauticus.reason("no-such-goods", "NAU-9.2")
REWARD_TWICE_ALREADY: Final = nauticus.reason("reward-twice-already", "NAU-9.2")
REWARDS_FIRST: Final = nauticus.reason("rewards-first", "NAU-9.2")
TWO_GOODS_ARE_DUE: Final = nauticus.reason("two-goods-are-due", "NAU-R16", "NAU-9.2")


def why_not_reward(s: Nauticus, seat: int, reward: int, taken: tuple[int, ...]) -> str:
    """[NAU-9.2, R16, R17] At most twice per ship; tiles must be in stock and fit."""
    facts = s.pack.rewards[reward]
    if taken[reward] >= facts.per_ship:
        return REWARD_TWICE_ALREADY
    tile = TILE_REWARDS.get(reward)
    in_stock = s.stock[tile] if tile is not None else reward != GOODS_REWARD or any(s.stock[FIRST_GOOD:])
    if not in_stock:
        return OUT_OF_STOCK
    return "" if room(s, seat) >= facts.least_room else WAREHOUSE_FULL


def why_not_goods(s: Nauticus, seat: int, goods: tuple[str, ...]) -> str:
    """[NAU-9.2, R16] Two different kinds if two fit and two are in stock, otherwise one."""
    if any(good not in GOODS for good in goods) or not 1 <= len(goods) <= s.pack.rewards[GOODS_REWARD].amount:
        return NO_SUCH_GOODS
    if len(set(goods)) < len(goods):
        return GOODS_MUST_DIFFER
    if not all(s.stock[TILE[good]] for good in goods):
        return OUT_OF_STOCK
    if len(goods) > goods_number(s, seat):
        return WAREHOUSE_FULL
    return TWO_GOODS_ARE_DUE if len(goods) < goods_number(s, seat) else ""


def goods_number(s: Nauticus, seat: int) -> int:
    """[NAU-R16] How many goods the goods reward gives now."""
    facts = s.pack.rewards[GOODS_REWARD]
    kinds = sum(count > 0 for count in s.stock[FIRST_GOOD:])
    return min(facts.amount, kinds, room(s, seat))


def reward_options(s: Nauticus, seat: int, taken: tuple[int, ...]) -> tuple[Option, ...]:
    """[NAU-9.2] What may be taken now; a pair of goods is one option."""
    plain = [option for i, option in enumerate(PLAIN) if not why_not_reward(s, seat, i, taken)]
    return (*plain, *goods_options(s, seat, taken))


def goods_options(s: Nauticus, seat: int, taken: tuple[int, ...]) -> tuple[Option, ...]:
    """[NAU-9.2, R16] The goods that can be had together."""
    if why_not_reward(s, seat, GOODS_REWARD, taken):
        return ()
    stocked = [good for good in GOODS if s.stock[TILE[good]]]
    return tuple(REWARD_GOODS("goods", *some) for some in combinations(stocked, goods_number(s, seat)))


def another_reward(s: Nauticus, asked: Choice, option: Option) -> str:
    """[NAU-9.2, R16] Other goods, a reward that there is not, or something that has to wait."""
    taken = asked.then[3]
    match option:
        case ("reward", "goods", *_):
            refused = why_not_reward(s, asked.seat, GOODS_REWARD, taken)
            return refused or why_not_goods(s, asked.seat, tuple(map(str, option[2:])))
        case ("reward", str(name)) if name in REWARD_NUMBER:
            return why_not_reward(s, asked.seat, REWARD_NUMBER[name], taken)
    return meanwhile(REWARDS_FIRST, REWARD.name)(s, asked, option)


@nauticus.question("reward", rule="NAU-9.2", otherwise=another_reward)
def rewards(s: Nauticus, asked: Choice) -> Iterator[Thought]:
    """[NAU-9.2] Each reward, and each pair of goods that can be had."""
    taken = asked.then[3]
    for kind, option in enumerate(PLAIN):
        yield option, why_not_reward(s, asked.seat, kind, taken)
    for option in goods_options(s, asked.seat, taken):
        yield option, why_not_goods(s, asked.seat, option[2:])


@nauticus.step
def reward(s: Nauticus, seat: int, left: int, taken: tuple[int, ...]) -> Choice:
    """[NAU-9.2] As many rewards as the ship has masts, one after the other."""
    return Choice(seat, "reward", reward_options(s, seat, taken), (rewarded, seat, left, taken))


@nauticus.step
def rewarded(s: Nauticus, seat: int, left: int, taken: tuple[int, ...], answer: Option) -> None:
    """[NAU-9.2, 9.3, R17] Each reward is applied before the next is chosen and can be used at once."""
    kind = REWARD_NUMBER[answer[1]]
    amount = s.pack.rewards[kind].amount
    s.tell("nauticus-rewarded", seat, answer[1], len(answer[2:]) or amount, *answer[2:])
    if kind == REWARD_NUMBER["points"]:
        s.vp = bumped(s.vp, seat, amount)
    elif kind == REWARD_NUMBER["talers"]:
        s.taler = bumped(s.taler, seat, amount)
    elif kind == REWARD_NUMBER["workers"]:
        s.workers = bumped(s.workers, seat, amount)
    else:
        for name in answer[2:] or (answer[1],):
            take(s, TILE[name])
            store(s, seat, TILE[name])
    if left > 1:
        s.do((reward, seat, left - 1, bumped(taken, kind, 1)))
