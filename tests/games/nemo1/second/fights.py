"""[NW1-6.8, 6.10 to 6.12, 10.x] Second reading: tests, emergency help, fights."""

from __future__ import annotations

from itertools import combinations

from tests.games.nemo1.second.changes import ask, lose, notoriety
from tests.games.nemo1.second.tables import CARDS, RESOURCES, SHIP_OF_ID, SHIPS, exertion, title
from tests.games.nemo1.second.told import Asked, End, Option, Talk, Told

HELP = {"professor": 2, "ned-land": 1, "conseil": 0}
HELP_CARD = 2
DAMAGE = ("nemo", "crew", "crew", "hull", "hull", "hull")


def helpers(t: Told) -> list[Option]:
    """[NW1-6.12] Passengers aboard and card 2."""
    aboard: list[Option] = [("help", name) for name in HELP if name not in t.spent]
    return [*aboard, ("use", title(HELP_CARD))] if HELP_CARD in t.kept else aboard


def roll(t: Told, name: str, number: int, modifier: int) -> Talk[bool]:
    """[NW1-6.10, 6.12, 10.4] The dice, then help as long as it fails; a natural 2 always does."""
    dice = yield Asked(name)
    while not (sum(dice) > 2 and sum(dice) + modifier >= number):
        if not helpers(t):
            return False
        answer = yield from ask(t, "help", lambda: [*helpers(t), ("done",)])
        if answer == ("done",):
            return False
        if answer[0] == "use":
            t.kept.remove(HELP_CARD)
            t.failed.append(HELP_CARD)
        else:
            t.spent.add(answer[1])
            modifier += HELP[answer[1]]
        if answer[1] in ("conseil", title(HELP_CARD)):
            dice = yield Asked(name)
    return True


def test(t: Told, card: int) -> Talk[bool]:
    """[NW1-6.10, 6.11] Any listed resources, the roll, and the stake when it fails."""
    listed = [name for name in RESOURCES if name in CARDS[card]["help"].lower().split("|")]
    sets = [some for size in range(len(listed) + 1) for some in combinations(listed, size)]
    answer = yield from ask(t, "exert", lambda: [("exert", *(some or ("nothing",))) for some in sets])
    exerted = [name for name in RESOURCES if name in answer[1:]]
    modifier = sum(exertion(name, t.levels[name]) for name in exerted)
    passed = yield from roll(t, "test-roll", int(CARDS[card]["test_target"]), modifier)
    for name in exerted if not passed else ():
        yield from lose(t, name, 1)
    return passed


def reveal(t: Told, place: int) -> Talk[None]:
    """[NW1-4.2] A hidden ship is turned face up."""
    (ship,) = yield Asked("ship", tuple((name,) for name in sorted(t.unseen_ships)))
    t.unseen_ships.remove(ship)
    t.ships[t.ocean][place] = ship


def fire(t: Told, attack: int) -> Talk[None]:
    """[NW1-10.1] At or below the Attack Value; +1 at Notoriety 33, -1 with Additional Armor."""
    dice = yield Asked("enemy-fire")
    if sum(dice) <= attack + (t.notoriety == 33) - ("additional-armor" in t.upgrades):
        (die,) = yield Asked("damage-die")
        yield from lose(t, DAMAGE[die - 1], 1)


def fight(t: Told, place: int, bonus: int, card: int = 0) -> Talk[str]:
    """[NW1-10.1 to 10.6] One fight; how it ended."""
    here = t.ships[t.ocean]
    if here[place] == "hidden":
        yield from reveal(t, place)
    facts = SHIPS[here[place]]
    if facts["attack"]:
        yield from fire(t, int(facts["attack"]))
    answer = yield from ask(t, "combat-exert", lambda: [("exert", name) for name in ("nothing", *RESOURCES)])
    others = [ship for number, ship in enumerate(here) if number != place and ship in SHIPS]
    modifier = bonus + ("strengthened-prow" in t.upgrades) - any(SHIPS[ship]["attack"] for ship in others)
    exerted = answer[1]
    if exerted != "nothing":
        modifier += exertion(exerted, t.levels[exerted])
    if (yield from roll(t, "attack-roll", int(facts["defense"]), modifier)):
        return (yield from beaten(t, place, card))
    notoriety(t, 1)
    if exerted != "nothing":
        yield from lose(t, exerted, 1)
    if card:
        t.carried.remove(card)
        t.failed.append(card)
    return "missed"


def beaten(t: Told, place: int, card: int) -> Talk[str]:
    """[NW1-10.5, 10.7, 12.2] Sunk or captured, then the skulls, the card, the last ship."""
    room: list[Option] = [("capture",)] if len(t.salvage) < 5 else []
    (what,) = yield from ask(t, "wreck", lambda: [("sink",), *room])
    here = t.ships[t.ocean]
    ship, here[place] = here[place], ""
    while here and not here[-1]:
        here.pop()
    (t.sunk[t.ocean] if what == "sink" else t.salvage).append(ship)
    t.captured |= what == "capture" and t.phase == "action"
    notoriety(t, max(0, int(SHIPS[ship]["skulls"]) - ("monstrous-design" in t.upgrades)))
    if card:
        t.carried.remove(card)
        t.passed.append(card)
    if not t.pile and not t.discard and not any(map(t.number_in, t.ships)):
        raise End("last-ship")
    return str(what)


def encounter(t: Told, card: int) -> Talk[None]:
    """[NW1-6.8] The ship of the card comes face up and is fought once."""
    ship = SHIP_OF_ID[CARDS[card]["use_effect"].split()[1]]
    t.released.add(SHIPS[ship]["group"])
    yield from fight(t, put(t, t.ocean, ship), 0, card)


def put(t: Told, ocean: str, ship: str) -> int:
    """[NW1-0.2] The lowest free place, or the next one."""
    here = t.ships[ocean]
    if "" not in here:
        here.append("")
    place = here.index("")
    here[place] = ship
    return place
