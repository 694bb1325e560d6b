"""[NW2-3.x, 7.x, 8.x, 14.2] Second reading: questions, draws, tracks, losses, bags, gems, cubes, characters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from tests.games.nemo2.second import effects
from tests.games.nemo2.second.company import ANNOUNCED, objected, seat_of, threshold_reached
from tests.games.nemo2.second.tables import (
    CHARACTERS,
    FULL,
    GROUPS,
    LANDS,
    MINES,
    MOTIVES,
    SHIP_GROUPS,
    TREASURES,
    neighbours,
)
from tests.games.nemo2.second.told import Asked, End, Option, Ship, Talk, Told

ANY_TIME = [name for name, row in TREASURES.items() if row["timing"] == "action_phase"]
FLIP = 36


def ask(t: Told, name: str, options: Iterable[Option], seat: int | None = None) -> Talk[Option]:
    """[NW2-19.6, 27] A question to whoever decides it; the only answer needs nobody."""
    t.settled = False
    offered = (*dict.fromkeys(options),)
    if len(offered) == 1:
        return offered[0]
    answer = yield Asked(name, offered, seat=seat_of(t, name) if seat is None else seat)
    if t.rules["mode"] == "semi_coop" and seat is None and name in ANNOUNCED:
        answer = yield from objected(t, offered, answer)
    return answer


def agreed(t: Told, answer: Option, owner: int) -> Talk[bool]:
    """[NW2-19.3, 19.6] What is another's to give needs his consent."""
    if t.settled or owner == t.captain:
        return True
    return (yield from ask(t, "consent", [("agree", *answer), ("refuse",)], owner)) != ("refuse",)


def fate(name: str, things: Mapping[str, int | Fraction]) -> Talk[str]:
    """Something drawn by chance."""
    whole = sum(map(Fraction, things.values()))
    (thing,) = yield Asked(name, chances={(name,): Fraction(weight) / whole for name, weight in things.items()})
    return str(thing)


def die(t: Told) -> Talk[int]:
    """[NW2-1.10] One die."""
    (value,) = yield Asked("d6")
    return int(value)


def two_dice(t: Told) -> Talk[list[int]]:
    """[NW2-1.10] Two dice."""
    dice = yield Asked("2d6")
    return [*dice]


def more_ap(t: Told, some: int) -> None:
    """[NW2-10.3, 18.4] Never more than 5, and none after a malfunction."""
    if not t.no_ap:
        t.ap = min(5, t.ap + some)


def gain(t: Told, resource: str, some: int) -> None:
    """[NW2-7.1] Never past the first box."""
    t.points[resource] = min(FULL[resource], t.points[resource] + some)


def lose(t: Told, resource: str, some: int = 1) -> Talk[None]:
    """[NW2-7.2, 7.3] Point by point; where the option says so, an upgrade may be given for each."""
    for _ in range(some):
        if t.rules["upgrade_shield"] == "any_loss" and t.installed:
            offer: list[Option] = [("bear",), *(("shield", name) for name in t.installed)]
            answer = yield from ask(t, "loss-shield", offer)
            if answer != ("bear",):
                destroy(t, answer[1])
                continue
        lose_a_point(t, resource)


def lose_a_point(t: Told, resource: str) -> None:
    """[NW2-7.2, 16.1] The last box is the end."""
    t.points[resource] -= 1
    if not t.points[resource]:
        raise End(resource)


def destroy(t: Told, upgrade: str) -> None:
    """[NW2-12.5, D4] An upgrade given up as a shield."""
    t.installed.remove(upgrade)
    if upgrade == MINES:
        t.tableau.remove(upgrade)
    if t.rules["shield_pile"] == "fail_pile":
        t.failed.append(upgrade)


def notoriety(t: Told, by: int) -> None:
    """[NW2-8.1 to 8.6] The track from 0 to 51; boxes reached for the first time act in ascending order."""
    before, t.notoriety = t.peak, max(0, min(51, t.notoriety + by))
    t.peak = max(t.peak, t.notoriety)
    outlaw = int(MOTIVES[t.motive]["outlaw_threshold"])
    for box in range(t.notoriety + 1):
        if before < box and box in t.boxes:
            release(t, "DE"[t.boxes.index(box)])
        if before < box == FLIP:
            turn_violet(t)
        if before < box and box in (*t.boxes, 26, 36, 44, 51):
            threshold_reached(t)
        if box == outlaw:
            raise End("outlaw")


def turn_violet(t: Told) -> None:
    """[NW2-8.3] Every Warship on the map that is not gray."""
    for ship in [ship for here in t.ships.values() for ship in here]:
        if ship[0] not in GROUPS["A"] and ship[0] not in SHIP_GROUPS:
            ship[1] = True


def release(t: Told, letter: str) -> None:
    """[NW2-3.2, 8.2, 18.2] A group goes into the bag, once, and its token with it."""
    if GROUPS[letter] <= t.held:
        t.held -= GROUPS[letter]
        t.bag |= GROUPS[letter]
    release_token(t, letter)


def release_token(t: Told, letter: str) -> None:
    """[NW2-18.2] The token beside a group."""
    if letter in t.held_tokens:
        t.held_tokens.remove(letter)
        t.token_bag += 1


def fill_bag(t: Told) -> None:
    """[NW2-3.2] An empty bag takes the discard pile; if there is none, the groups to come."""
    if not t.bag and not t.token_bag:
        t.bag, t.discarded = {*t.discarded}, []
    if not t.bag and not t.token_bag:
        for letter in "DECFG" if t.rules["empty_bag_red"] == "yes" else "DECF":
            release(t, letter)


def draw_ship(t: Told) -> Talk[str]:
    """[NW2-3.2, 18.3] A ship or a token from the bag, or nothing."""
    fill_bag(t)
    chances: dict[str, int | Fraction] = dict.fromkeys(sorted(t.bag), Fraction(1))
    for token in sorted(t.tokens) if t.token_bag else ():
        chances[token] = Fraction(t.token_bag, len(t.tokens))
    if not chances:
        return ""
    name = yield from fate("ship-bag", chances)
    if name in t.tokens:
        t.tokens.remove(name)
        t.seen_tokens.add(name)
        t.token_bag -= 1
    else:
        t.bag.remove(name)
    return name


def entering(t: Told, vessel: str, *, as_warship: bool = False) -> Ship:
    """[NW2-3.3, 18.7] A ship with the side that lies up as it comes."""
    if vessel in SHIP_GROUPS:
        return [vessel, False]
    return [vessel, as_warship if vessel in GROUPS["A"] else t.peak >= FLIP]


def draw_treasures(t: Told, some: int) -> Talk[None]:
    """[NW2-3.4] One after the other; those that are not kept are resolved before the next."""
    for _ in range(some):
        if not +t.treasure_bag:
            return
        name = yield from fate("treasure-bag", +t.treasure_bag)
        t.treasure_bag[name] -= 1
        if TREASURES[name]["kind"] == "discard":
            t.lost[name] += 1
            yield from effects.steps(t, TREASURES[name]["effect"])
        else:
            t.collected[name] += 1


def discard_treasure(t: Told, name: str) -> None:
    """[NW2-15.2] Used up, for whatever purpose."""
    t.collected[name] -= 1
    t.lost[name] += 1


def gem_into(t: Told, ocean: str) -> Talk[None]:
    """[NW2-3.5] Into the ocean, or else into one around it that has none."""
    if not t.gems_left:
        return
    if t.gems[ocean]:
        free: list[Option] = [("ocean", some) for some in neighbours(ocean) if not t.gems[some]]
        if not free:
            return
        ocean = (yield from ask(t, "gem-ocean", free))[1]
    t.gems[ocean] += 1
    t.gems_left -= 1


def gem_on_deck(t: Told) -> None:
    """[NW2-9.6] As long as there are some."""
    if t.gems_left:
        t.gems_left -= 1
        t.deck_gems += 1


def uprising(t: Told, ocean: str | None) -> Talk[None]:
    """[NW2-3.6] A cube on a free land of an ocean, or of the world."""
    free = t.free_lands(ocean)
    if free:
        t.uprisings.add((yield from ask(t, "land-space", [("land", land) for land in free]))[1])
        t.cubes_left -= 1


def remove_cube(t: Told, ocean: str) -> Talk[None]:
    """[NW2-9.7] One of this ocean, of his choice."""
    cubes: list[Option] = [("land", land) for land in LANDS if land in t.cubes_in(ocean)]
    t.uprisings.remove((yield from ask(t, "cube-pick", cubes))[1])
    t.cubes_left += 1


def sacrifice(t: Told, name: str) -> Talk[None]:
    """[NW2-14.2, 14.4] Turned over, and the penalty at once."""
    t.sacrificed.add(name)
    yield from effects.steps(t, CHARACTERS[name]["penalty"])


def use_treasure(t: Told, name: str) -> Talk[None]:
    """[NW2-15.1] A retained token for its effect."""
    discard_treasure(t, name)
    yield from effects.steps(t, TREASURES[name]["effect"])


def between_steps(t: Told) -> Talk[None]:
    """[NW2-10.4, D26] Where the option says so, retained treasures may be used now."""
    while t.rules["retain_window"] == "any_time":
        offer: list[Option] = [("retain", name) for name in ANY_TIME if t.collected[name]]
        answer = yield from ask(t, "retain-treasure", [*offer, ("keep",)])
        if answer == ("keep",):
            return
        yield from use_treasure(t, answer[1])
