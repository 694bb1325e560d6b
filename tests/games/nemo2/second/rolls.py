"""[NW2-6.x, 13.3, 14.x] Second reading: exertion, modifiers, dice, emergency help, and the five table actions."""

from __future__ import annotations

from itertools import combinations

from tests.games.nemo2.second import cards, effects
from tests.games.nemo2.second.changes import agreed, ask, discard_treasure, lose, sacrifice, two_dice
from tests.games.nemo2.second.company import around, hand_over, objected, owner_of, seat_of, test_failed
from tests.games.nemo2.second.tables import ACTION, ACTION_ROWS, RESOURCES, TREASURES, exertion, number
from tests.games.nemo2.second.told import Asked, Option, Talk, Told

Parts = list[tuple[str, int]]
"""What is added to a roll: the upgrade that gives it or "", and how much."""
Rolled = tuple[list[int], int]
ARMOR = "electro-powered-crew-armor"
HELPERS = {"professor-aronnax": 2, "conseil": 0, "ned-land": 1, "first-officer": 3}
CHARMS = [name for name, row in TREASURES.items() if row["timing"] == "emergency_help"]
RED_SKY = "red-sky-at-night"
LETTERS = {"N": "nemo", "C": "crew", "H": "hull"}
SNAKE_EYES = [1, 1]


def listed(text: str) -> list[str]:
    """[NW2-6.8] The resources behind the letters of a card or of an action."""
    letters = text.replace("any one of ", "").replace("one of ", "")
    return [LETTERS[letter] for letter in letters.split(",") if letter in LETTERS]


def exert_any(t: Told, resources: list[str]) -> Talk[list[str]]:
    """[NW2-6.8] For a TEST card: any of the resources that it lists."""
    if t.rules["players"] > 1:
        return (yield from exert_together(t, resources))
    return (yield from exert(t, resources, len(resources)))


def exert(t: Told, resources: list[str], most: int = 1) -> Talk[list[str]]:
    """[NW2-6.8] Some of the resources, no more than so many of them."""
    offer = subsets(resources, most)
    while True:
        answer = yield from ask(t, "exert", offer)
        if (yield from agreed(t, answer, seat_of(t, answer[1]))):
            return [name for name in RESOURCES if name in answer]
        offer.remove(answer)


def exert_together(t: Told, resources: list[str]) -> Talk[list[str]]:
    """[NW2-19.2, 19.6] On a TEST card everybody decides on what is his."""
    exerted: list[str] = []
    shares = [(t.captain, ["nemo"]), *((seat, ["crew", "hull"]) for seat in around(t))]
    for seat, names in shares:
        own = [name for name in names if name in resources and seat_of(t, name) == seat and name not in exerted]
        if own == ["nemo"] and t.rules["mode"] == "semi_coop":
            answer = yield Asked("exert", (*subsets(own, 1),), seat=seat)
            t.settled = False
            answer = yield from objected(t, subsets(resources, len(resources)), answer, card=True)
            exerted += answer[1:]
            continue
        exerted += (yield from ask(t, "exert", subsets(own, len(own)), seat))[1:]
    return [name for name in RESOURCES if name in exerted]


def subsets(resources: list[str], most: int) -> list[Option]:
    """Everything that may be exerted, nothing included."""
    sets = [some for size in range(1, most + 1) for some in combinations(resources, size)]
    return [("exert", "nothing"), *(("exert", *some) for some in sets)]


def exertions(t: Told, exerted: list[str]) -> Parts:
    """[NW2-6.9] Each by its box; Double Hull adds 1 to Hull."""
    parts = [("", exertion(name, t.points[name])) for name in exerted]
    return [*parts, ("double-hull", 1)] if "hull" in exerted else parts


def warship_penalty(t: Told, besides: object = None) -> tuple[str, int]:
    """[NW2-6.4, 18.6] -1 for Warships; with coordinated navies for each."""
    others = [ship for ship in t.ships[t.ocean] if ship is not besides]
    warships = sum(t.side(ship).warship for ship in others)
    if not t.rules.get("coordinated_navies"):
        return "", -min(1, warships)
    return "", -(len(others) if t.rules["coordinated_count"] == "all_ships" else warships)


def added(t: Told, parts: Parts) -> int:
    """[NW2-6.6, Q57] The sum; an upgrade that is gone adds nothing."""
    return sum(value for name, value in parts if not name or name in t.installed)


def help_offered(t: Told, *, test: bool, bold: bool, armored: bool) -> list[Option]:
    """[NW2-13.3, 14.1, 14.3] Everything that may help this roll."""
    offer: list[Option] = [("sacrifice", name) for name in HELPERS if name not in t.sacrificed]
    offer += [("retain", name) for name in CHARMS if t.collected[name]]
    if test and "as-master-wishes" in t.tableau and "conseil" not in t.sacrificed:
        offer.append(("play", "as-master-wishes"))
    worn = armored or (t.rules["crew_armor_limit"] == "per_action" and t.armor_used)
    if bold and ARMOR in t.installed and not worn:
        offer += [("armor",), ("scrap", ARMOR)]
    return [*offer, ("token", RED_SKY)] if t.red_sky else offer


def roll(t: Told, parts: Parts, *, test: bool = True, bold: bool = False) -> Talk[Rolled]:
    """[NW2-6.2, 6.12, 14.1] The dice, then help until it is accepted or nobody is left; the dice and the total."""
    dice = yield from two_dice(t)
    parts, armored = [*parts], False
    turns = around(t)
    declined = 0
    while declined < len(turns):
        t.total = sum(dice) + added(t, parts)
        offer = help_offered(t, test=test, bold=bold, armored=armored)
        offer = [answer for answer in offer if helper(t, answer) == turns[0]]
        answer = yield from ask(t, "emergency-help", [("accept",), *offer], turns[0])
        t.total = None
        if answer == ("accept",):
            turns = [*turns[1:], turns[0]]
            declined += 1
            continue
        turns, declined = around(t), 0
        armored |= answer[0] in ("armor", "scrap")
        if (yield from helped(t, answer, parts)):
            dice = yield from two_dice(t)
    return dice, sum(dice) + added(t, parts)


def helper(t: Told, answer: Option) -> int:
    """[NW2-19.6] Whose a source of emergency help is."""
    if answer[0] == "sacrifice":
        return owner_of(t, answer[1])
    return seat_of(t, "retain-treasure") if answer[0] == "retain" else t.captain


def helped(t: Told, answer: Option, parts: Parts) -> Talk[bool]:
    """[NW2-14.2 to 14.4] One source is used; whether the dice are rolled again."""
    match answer:
        case ("sacrifice", name):
            yield from sacrifice(t, name)
            parts.append(("", HELPERS[name]))
            return bool(name == "conseil")
        case ("retain", name):
            discard_treasure(t, name)
            return True
        case ("play", name):
            effects.file(t, name, "F")
            return True
        case ("armor",):
            t.armor_used = True
            parts.append((ARMOR, 1))
        case ("scrap", _):
            t.armor_used = True
            t.installed.remove(ARMOR)
            parts.append(("", 2))
        case _:
            t.red_sky = False
            parts.append(("", 2))
    return False


def failing(t: Told, exerted: list[str], dice: list[int], *, attack: bool = False) -> Talk[None]:
    """[NW2-6.10, 6.11, 18.1] What exertion costs."""
    low = min(dice)
    level = t.rules["exert_losses"] if t.rules.get("taking_it_on_the_chin") else "officer"
    lost = {"sailor": 1, "officer": 1 if low == 1 else 2, "captain": low}[level]
    if attack and dice == SNAKE_EYES:
        lost = 1 if level == "sailor" else 2
    for name in exerted:
        yield from lose(t, name, lost)


def card_test(t: Told, value: int, resources: list[str]) -> Talk[bool]:
    """[NW2-6.2, 6.3, 6.4] A TEST of a card; what failing costs is lost at once."""
    exerted = yield from exert_any(t, resources)
    dice, total = yield from roll(t, [*exertions(t, exerted), warship_penalty(t)])
    if total >= value and dice != SNAKE_EYES:
        return True
    test_failed(t)
    yield from failing(t, exerted, dice)
    return False


def table_action(t: Told, action: str) -> Talk[None]:
    """[NW2-6.5, 6.7, 11.9, 13.1] Treasure, exertion, roll, row."""
    row = ACTION[action]
    parts: Parts = []
    if row["treasure_spend_allowed"] == "1":
        _, name = yield from ask(t, "treasure-bonus", [("spend", "nothing"), *treasure_bonuses(t)])
        if name != "nothing":
            discard_treasure(t, name)
            parts.append(("", int(TREASURES[name]["treasure_vp"])))
    exerted = yield from exert(t, listed(row["exert"]))
    parts += exertions(t, exerted)
    if row["ship_penalty"] == "any_warship":
        parts.append(warship_penalty(t))
    else:
        parts.append(("", -len(t.ships[t.ocean])))
    parts.append(("", -len(t.cubes_in(t.ocean)) * int(row["uprising_penalty_per_cube"])))
    parts.append(("arcane-library", int(row["arcane_library_applies"])))
    dice, total = yield from roll(t, parts)
    found = row_of(action, -99 if dice == SNAKE_EYES else total)
    if found["title_color"] == "red":
        test_failed(t)
        yield from failing(t, exerted, dice)
    yield from cards.action_row(t, action, found)
    hand_over(t)


def treasure_bonuses(t: Told) -> list[Option]:
    """[NW2-6.7] Every collected treasure with a printed value."""
    return [("spend", name) for name, row in TREASURES.items() if t.collected[name] and row["treasure_vp"]]


def row_of(action: str, total: int) -> dict[str, str]:
    """[NW2-11.9] The row of a total."""
    for row in ACTION_ROWS:
        if row["action"] == action and number(row["min_total"] or "-99") <= total <= number(row["max_total"] or "99"):
            return row
    raise AssertionError(total)
