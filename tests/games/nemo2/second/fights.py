"""[NW2-12.x] Second reading: attacks, Warship fire, sinkings, series, torpedoes."""

from __future__ import annotations

from tests.games.nemo2.second import cards, effects
from tests.games.nemo2.second.changes import (
    ask,
    destroy,
    die,
    draw_ship,
    entering,
    lose,
    lose_a_point,
    notoriety,
)
from tests.games.nemo2.second.company import hand_over, test_failed
from tests.games.nemo2.second.rolls import SNAKE_EYES, exert, exertions, failing, roll, warship_penalty
from tests.games.nemo2.second.tables import MAJORS, MINES, RESOURCES, TOKENS, neighbours
from tests.games.nemo2.second.told import Option, Ship, Talk, Told

LOCATION = ("nemo", "crew", "crew", "hull", "hull", "hull")
TORPEDOES = "steam-torpedoes"
PERISCOPE = "periscope-device"
FULL_STEAM = "at-full-steam"
SALVAGE_SPACES = 4


def targets(t: Told, mode: str = "") -> list[Option]:
    """[NW2-11.2, 12.8] Ships and contacts where the Nautilus is, as far as the weapon reaches them."""
    near = [ship for ship in t.ships[t.ocean] if not (mode == "torpedo" and too_airy(t, ship))]
    found: list[Option] = [("target", t.side(ship).name) for ship in near]
    return [*found, ("target", "contact")] if t.contacts[t.ocean] else found


def too_airy(t: Told, ship: Ship) -> bool:
    """[NW2-12.8] What a realistic torpedo does not reach."""
    return bool(t.rules.get("realistic_torpedoes")) and t.side(ship).airy


def attack(t: Told) -> Talk[None]:
    """[NW2-11.2] 1 AP: the target, the mode, and what follows."""
    t.ap -= 1
    t.armor_used = False
    target = yield from ask(t, "attack-target", targets(t))
    (mode,) = yield from ask(t, "attack-mode", [("bold",), ("stalk",)])
    yield from series(t, target[1], mode)


def torpedo_attack(t: Told) -> Talk[None]:
    """[NW2-12.8] Once in an Action Phase, for nothing."""
    t.torpedo_used = True
    target = yield from ask(t, "attack-target", targets(t, "torpedo"))
    yield from series(t, target[1], "torpedo")


def series(t: Told, target: str, mode: str) -> Talk[None]:
    """[NW2-12.1, 13.7] Attack after attack, as long as the mode and the player go on."""
    while True:
        ship = yield from faced(t, target, mode)
        if ship is None or not (yield from fight(t, ship, mode)):
            return
        if mode == "torpedo" or (mode == "stalk" and PERISCOPE not in t.installed) or not targets(t):
            return
        if (yield from ask(t, "continue-attack", [("continue",), ("stop",)])) == ("stop",):
            return
        if mode == "stalk" or PERISCOPE not in t.installed:
            notoriety(t, 1)
            hand_over(t)
        target = (yield from ask(t, "attack-target", targets(t)))[1]


def forced(t: Told, ship: Ship, mode: str = "stalk") -> Talk[None]:
    """[NW2-5.5, 12.11, 13.7] A fight that nobody may decline; a series may follow."""
    t.armor_used = False
    yield from series(t, t.side(ship).name, mode)


def faced(t: Told, target: str, mode: str) -> Talk[Ship | None]:
    """[NW2-11.2, 12.1, 12.8] The ship that is fought, if there is one."""
    if target != "contact":
        return next(ship for ship in t.ships[t.ocean] if t.side(ship).name == target)
    name = yield from draw_ship(t)
    if name in TOKENS:
        yield from cards.token(t, name, t.ocean, [t.ocean], [])
        return None
    t.contacts[t.ocean] -= 1
    if not name:
        return None
    ship = entering(t, name)
    t.ships[t.ocean].append(ship)
    if mode == "torpedo" and too_airy(t, ship):
        return None
    if mode == "stalk" and (yield from ask(t, "stalk-decline", [("fight",), ("decline",)])) == ("decline",):
        return None
    return ship


def fight(t: Told, ship: Ship, mode: str) -> Talk[bool]:
    """[NW2-12.2] Fire and attack, or the other way round; whether it was sunk and is Tonnage."""
    reverse = MINES in t.installed and t.side(ship).armored
    if t.side(ship).warship and not reverse:
        yield from fire(t, ship)
        if mode == "torpedo" and TORPEDOES not in t.installed:
            return False
    sunk = yield from (strike_by_torpedo(t, ship) if mode == "torpedo" else strike(t, ship, mode))
    if sunk:
        as_tonnage = yield from sink(t, ship, mode)
        hand_over(t)
        return as_tonnage
    hand_over(t)
    if t.side(ship).warship and reverse:
        yield from fire(t, ship)
    hand_over(t)
    return False


def fire(t: Told, ship: Ship | None, value: int = 0) -> Talk[None]:
    """[NW2-12.3] 2d6 against the attack value, which may change meanwhile (Q20)."""
    dice, total = yield from roll(t, [("reinforced-armor", 1), warship_penalty(t, ship)])
    attack_value = t.side(ship).attack if ship else value
    hits = 0
    if dice == SNAKE_EYES:
        hits = yield from die(t)
    elif total < attack_value:
        hits = min(dice)
    for _ in range(hits):
        yield from hit(t)


def hit(t: Told) -> Talk[None]:
    """[NW2-12.4, 12.5, 7.3] Where it hits, and whether an upgrade is given for it, before or after."""
    early = t.rules["hit_choice_timing"] == "before_location"
    if early and (yield from shielded(t)):
        return
    place = yield from die(t)
    if place == 6 and "double-hull" in t.installed:
        return
    if early:
        yield from lose(t, LOCATION[place - 1])
    elif not (yield from shielded(t)):
        lose_a_point(t, LOCATION[place - 1])


def shielded(t: Told) -> Talk[bool]:
    """[NW2-12.5] An upgrade instead of the hit."""
    answer = yield from ask(t, "hit-shield", [("bear",), *(("shield", name) for name in t.installed)])
    if answer == ("bear",):
        return False
    destroy(t, answer[1])
    return True


def strike(t: Told, ship: Ship, mode: str) -> Talk[bool]:
    """[NW2-12.6, 6.11] The Nautilus attacks: whether the ship is sunk."""
    exerted = yield from exert(t, [*RESOURCES])
    parts = [("", int(mode == "stalk")), ("strengthened-prow", 1), *exertions(t, exerted), warship_penalty(t, ship)]
    dice, total = yield from roll(t, parts, bold=mode == "bold")
    if dice != SNAKE_EYES and total >= t.side(ship).defense:
        return True
    test_failed(t)
    yield from failing(t, exerted, dice, attack=True)
    notoriety(t, 2 if dice == SNAKE_EYES else 1)
    return False


def strike_by_torpedo(t: Told, ship: Ship) -> Talk[bool]:
    """[NW2-12.8] 5, against Warships 6, with two dice until the first miss, then with one."""
    if t.torpedo == 2:
        dice, total = yield from roll(t, [])
        sunk = dice != SNAKE_EYES and total >= (6 if t.side(ship).warship else 5)
    else:
        sunk = (yield from die(t)) >= (6 if t.side(ship).warship else 5)
    if not sunk:
        t.torpedo = 1
        test_failed(t)
    return sunk


def sink(t: Told, ship: Ship, mode: str) -> Talk[bool]:
    """[NW2-12.7, 12.10] Skulls, sink effect, Tonnage or Salvage, kept cards; whether it is Tonnage."""
    here = t.ocean
    t.ships[here] = [other for other in t.ships[here] if other is not ship]
    side = t.side(ship)
    notoriety(t, max(0, side.skulls - int(mode == "stalk" and "monstrous-design" in t.installed)))
    yield from effects.steps(t, side.sunk)
    where: list[Option] = [("tonnage",)]
    if len(t.salvage) < SALVAGE_SPACES and mode != "execution":
        where.append(("salvage",))
    as_tonnage = (yield from ask(t, "tonnage-or-salvage", where)) == ("tonnage",)
    if as_tonnage:
        around = [here] if here in MAJORS else [ocean for ocean in neighbours(here) if ocean in MAJORS]
        _, row = yield from ask(t, "tonnage-row", [("row", ocean) for ocean in around])
        t.tonnage[row].append(ship)
    else:
        t.salvage.append(ship)
    if side.warship and here in ("north-atlantic", "south-atlantic"):
        yield from full_steam(t)
    return as_tonnage


def full_steam(t: Told) -> Talk[None]:
    """[NW2-12.7, Event 5] After a Warship was sunk in the Atlantic."""
    offer: list[Option] = [("play", FULL_STEAM)] if FULL_STEAM in t.tableau else []
    if (yield from ask(t, "keep-card", [*offer, ("keep",)])) != ("keep",):
        effects.file(t, FULL_STEAM, "P")
