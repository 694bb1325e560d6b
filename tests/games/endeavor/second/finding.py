"""[EDS-9.3 to 9.6, 10.5, 20.1] Second reading: new zones, and the tokens on them."""

from __future__ import annotations

from itertools import combinations_with_replacement

from tests.games.endeavor.second import gains
from tests.games.endeavor.second.tables import TILES
from tests.games.endeavor.second.told import Option, Talk, Told, ask, beside, depth_of, fate

STAR = "fallen-star"


def slots(t: Told, depth: int, unsupported: bool = False) -> list[str]:
    """[EDS-9.4] Free slots of a depth; below the first only under a zone."""
    columns = t.scenario["depth1_slots"] if depth == 1 else t.scenario["columns"]
    free = [f"{column}{depth}" for column in columns if f"{column}{depth}" not in t.ocean]
    return [slot for slot in free if depth == 1 or unsupported or beside(slot, 0, -1) in t.ocean]


def height(t: Told, depth: int) -> int:
    """How many tiles a pile has."""
    return len(t.piles[depth]) + len(t.bottoms[depth])


def discover(t: Told, seat: int, first: int, last: int, unsupported: bool, zone: str) -> Talk[None]:
    """[EDS-9.3 to 9.5] Draw two, keep one, place it, gain its bonus."""
    pairs, unsupported = draws(t, first, last, unsupported)
    if not pairs:
        yield from gains.gain_one(t, seat, ("influence",), zone)
        return
    answer = yield from ask("depths", seat, [*(("depths", *pair) for pair in pairs), ("decline",)])
    if answer == ("decline",):
        return
    drawn = [(yield from draw(t, answer[1]))]
    if len(answer) > 2:
        drawn.append((yield from draw(t, answer[2])))
    _, kept = yield from ask("tile", seat, [("keep", tile) for tile, _ in drawn])
    where: list[Option] = [("place", slot) for slot in slots(t, TILES[kept]["depth"], unsupported)]
    _, slot = yield from ask("slot", seat, where)
    for tile, knowers in drawn:
        if tile != kept:
            t.bottoms[TILES[tile]["depth"]].append((tile, knowers | {seat}))
    yield from place(t, seat, kept, slot)


def draws(t: Told, first: int, last: int, unsupported: bool) -> tuple[list[tuple[int, ...]], bool]:
    """[EDS-9.3, 9.3a, 9.3b] The pairs of depths that may be named; and whether zones above are still not needed."""
    most = t.scenario["max_depth"]
    wanted = range(first, min(last, most) + 1)
    opened = [depth for depth in wanted if slots(t, depth, unsupported) and height(t, depth)]
    if opened:
        both = combinations_with_replacement(opened, 2)
        pairs: list[tuple[int, ...]] = [pair for pair in both if pair[0] != pair[1] or height(t, pair[0]) > 1]
        return pairs or [(opened[0],)], unsupported
    shallow = [depth for depth in range(1, most + 1) if slots(t, depth) for _ in range(height(t, depth))]
    return [tuple(shallow[:2])] if shallow else [], False


def draw(t: Told, depth: int) -> Talk[tuple[str, frozenset[int]]]:
    """The top tile of a pile: one that nobody can know, or the first of those that were put back."""
    pile = t.piles[depth]
    if not pile:
        return t.bottoms[depth].pop(0)
    others = len(pile) - (STAR in pile)
    top = t.star_top if depth == 5 else 0
    if STAR in pile and top:
        weights: dict[Option, int] = {(tile,): others if tile == STAR else top - 1 for tile in pile}
    else:
        weights = {(tile,): 1 for tile in pile}
    (tile,) = yield from fate(f"tile-{depth}", weights)
    pile.remove(tile)
    if top:
        t.star_top -= 1
    return tile, frozenset()


def place(t: Told, seat: int, tile: str, slot: str) -> Talk[None]:
    """[EDS-9.4, 9.5, 16.6, 18.7] The zone lies, has its tokens, and knows its discoverer, who gains its bonus."""
    lay(t, tile, slot)
    t.finders[slot] = seat
    if depth_of(slot) == 5 and seat not in t.races["discover"]:
        t.races["discover"].append(seat)
    if tile == STAR and t.number == 6:
        _, t.named = yield from ask("kind", seat, [("name", "conserve"), ("name", "publish")])
    yield from gains.gain_all(t, seat, TILES[tile]["discovery"], slot)


def lay(t: Told, tile: str, slot: str) -> None:
    """[EDS-2.4, 9.4, 10.5] A zone and its tokens, spot by spot."""
    t.ocean[slot], t.slots[tile] = tile, slot
    for spot in TILES[tile]["dive"]:
        stack = t.spots.setdefault((tile, spot["id"]), [])
        while len(stack) < spot["tokens"]:
            if not t.supply:
                shuffle(t)
            if not t.supply:
                break
            t.supply -= 1
            stack.append(len(t.pools) - 1)


def shuffle(t: Told) -> None:
    """[EDS-10.5] The discard pile is the new supply."""
    if t.discard.total():
        t.pools.append(t.discard.copy())
        t.supply = t.discard.total()
        t.discard.clear()


def take_token(t: Told, space: tuple[str, str]) -> Talk[str]:
    """[EDS-10.1] The top token of a spot is turned up: any of those that were shuffled with it."""
    pool = t.spots[space].pop()
    while True:
        answer = yield from fate("dive-token", dict(t.pools[pool]))
        t.pools[pool][answer] -= 1
        if answer[0] != "older":
            return str(answer[0])
        pool = answer[1]
