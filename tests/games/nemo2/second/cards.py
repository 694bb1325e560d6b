"""[NW2-5.x, 11.x, 18.3, 18.4] Second reading: cards by their kind, rows of the action table, tokens."""

from __future__ import annotations

from tests.games.nemo2.second import fights, placing, rolls, story
from tests.games.nemo2.second.changes import ask
from tests.games.nemo2.second.effects import file, payable, steps
from tests.games.nemo2.second.language import arguments, parts, split
from tests.games.nemo2.second.tables import CARDS, MOTIVES, OCEANS, SHIP_GROUPS, TOKENS
from tests.games.nemo2.second.told import End, Option, Ship, Talk, Told

REQUIRED_REPAIRS = "required-repairs"


def resolve(t: Told, card: str) -> Talk[None]:
    """[NW2-5.2 to 5.9] A card by its kind."""
    row = CARDS[card]
    kind = row.get("type") or row["kind"]
    if kind == "KEEP":
        t.tableau.append(card)
        t.cannonballs = 3 if card == REQUIRED_REPAIRS else t.cannonballs
    elif kind == "TEST":
        yield from tested(t, row["effect"], int(row["test_value"]), rolls.listed(row["exert"]), card)
    elif kind == "RISING_THREAT":
        yield from story.rising_threat(t)
    else:
        yield from steps(t, row["effect"], card)


def tested(t: Told, text: str, value: int, resources: list[str], card: str) -> Talk[None]:
    """[NW2-6.3] A TEST, and the part of the card for its result."""
    passed = yield from rolls.card_test(t, value, resources)
    told = parts(text)
    yield from steps(t, told["PASS" if passed else "FAIL"], card)
    yield from steps(t, told.get("THEN", ""), card)


def playable(t: Told, card: str) -> bool:
    """[NW2-5.7] Whether the window, the condition and the payments of a kept card allow it in the Action Phase."""
    row = CARDS[card]
    if card == "as-master-wishes":
        return "conseil" in t.sacrificed
    if row["play_window"] != "action_phase":
        return False
    named = [ocean for ocean, facts in OCEANS.items() if facts["name"] in row["play_condition"]]
    return (not row["play_condition"] or t.ocean in named) and payable(t, row["effect"])


def play(t: Told, card: str) -> Talk[None]:
    """[NW2-5.7] A kept card is played."""
    text = CARDS[card]["effect"]
    if card == "as-master-wishes":
        text = "F; REVIVE(Conseil)"
    before, test, after = text.partition("TEST(")
    yield from steps(t, before.removesuffix("; ") if test else text, card)
    if test:
        value, resources = after.partition(").")[0].split("; ")
        yield from tested(t, after.partition("). ")[2], int(value), rolls.listed(resources), card)


def pick_motive(t: Told) -> Talk[None]:
    """[NW2-5.3] Another motive, or one of the upgrades set aside."""
    others: list[Option] = [("motive", name) for name in MOTIVES if name != t.motive]
    answer = yield from ask(t, "act3-choice", [*others, *([("upgrade",)] if t.upgrades_down else [])])
    if answer[0] == "motive":
        t.motive = answer[1]
        if t.notoriety >= int(MOTIVES[t.motive]["outlaw_threshold"]):
            raise End("outlaw")
        return
    _, name = yield from ask(t, "upgrade-pick", [("upgrade", name) for name in sorted(t.upgrades_down)])
    t.upgrades_down.remove(name)
    t.display.append(name)


def action_row(t: Told, action: str, row: dict[str, str]) -> Talk[None]:
    """[NW2-11.x] What a row of the action table brings."""
    found = split(row["effect"], "; ")
    if action == "search" and row["title_color"] == "green" and t.fleet == t.ocean:
        t.fleet = "none"
        drawn = int(arguments(found[0])[0]) + 2
        found[0] = f"TREASURE({drawn})"
    if action == "repair" and row["title_color"] == "green" and t.cannonballs:
        found[0] = f"GAIN(HULL,{(yield from forgone(t, int(arguments(found[0])[1])))})"
    yield from steps(t, "; ".join(found))


def forgone(t: Told, some: int) -> Talk[int]:
    """[NW2-26, Event 46] Hull that is not repaired takes cannonballs away; what is left of it."""
    _, given = yield from ask(t, "forgo-repair", [("forgo", few) for few in range(min(some, t.cannonballs) + 1)])
    t.cannonballs -= given
    if not t.cannonballs:
        file(t, REQUIRED_REPAIRS, "F")
    return int(some - given)


def token(t: Told, name: str, ocean: str, covered: list[str], free: list[str]) -> Talk[None]:
    """[NW2-18.3, 18.4] A drawn token: a group of ships comes to lie somewhere, all else happens at once."""
    t.draw_ocean = ocean
    if name in SHIP_GROUPS:
        yield from group(t, name, covered, free)
    elif name == "red-sky-at-night":
        t.red_sky = True
    else:
        told = parts(TOKENS[name]["effect"])
        edition = "frosted" if t.rules["uncharted_island"] == "forced" else "galakta"
        yield from steps(t, told.get(edition) or TOKENS[name]["effect"])


def group(t: Told, name: str, covered: list[str], free: list[str]) -> Talk[None]:
    """[NW2-18.4, 18.7] It replaces a contact or takes a space, brings two placements, and may be fought."""
    ship: Ship = [name, False]
    if covered:
        _, where = yield from ask(t, "place-contact", [("ocean", some) for some in covered])
        t.contacts[where] -= 1
    else:
        _, where = yield from ask(t, "place-anywhere", [("ocean", some) for some in free])
    t.ships[where].append(ship)
    yield from placing.place(t, where)
    yield from placing.place(t, where)
    if free and where == t.ocean and any(other is ship for other in t.ships[where]):
        yield from fights.forced(t, ship)
