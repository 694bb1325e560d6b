"""[NW2-2.x, 4.1, 5.x, 10.x, 11.x] Second reading: the whole game from the first question to the end."""

from __future__ import annotations

from fractions import Fraction

from pelagos.core.case_values import slug
from tests.games.nemo2.second import actions, cards, effects, fights
from tests.games.nemo2.second.changes import (
    ask,
    between_steps,
    entering,
    fate,
    release_token,
)
from tests.games.nemo2.second.company import around, hand_over
from tests.games.nemo2.second.placing import placement
from tests.games.nemo2.second.tables import (
    CARDS,
    FINALES,
    GROUPS,
    MOTIVES,
    RESOURCES,
    THREAT,
)
from tests.games.nemo2.second.told import Asked, Option, Talk, Told

FINALE = "finale"
THREAT_LEVELS = (26, 36, 44)
START_PRICE = 3


def story(t: Told) -> Talk[None]:
    """[NW2-2.1 to 2.20, 4.1] The setup, then turn after turn; it ends by an exception."""
    if t.rules["players"] > 1:
        yield from first_captain(t)
    t.motive = t.rules["motive"]
    if t.motive == "ask":
        t.motive = "science"
        _, t.motive = yield from ask(t, "motive", [("motive", name) for name in MOTIVES])
    row = MOTIVES[t.motive]
    t.pile = [
        *(("act-one", 0), ("", 6), ("act-two", 0), ("", int(row["act2_events"]))),
        *(("act-three", 0), (THREAT, int(row["act3_events"])), (FINALE, 4)),
    ]
    t.deck = len(t.unseen) - sum(events for _, events in t.pile)
    yield from start_upgrade(t, slug(row["start_upgrade"]))
    while len(t.display) < 4:
        yield from show_upgrade(t)
    yield from turns(t)


def first_captain(t: Told) -> Talk[None]:
    """[NW2-19.1] The group picks one, or draws lots."""
    letters = "ABCD"[: t.rules["players"]]
    answer = yield from ask(t, "first-captain", [*(("captain", letter) for letter in letters), ("draw",)], 0)
    if answer == ("draw",):
        answer = yield Asked("captain", chances={("captain", letter): Fraction(1, len(letters)) for letter in letters})
    t.captain = letters.index(answer[1])


def turns(t: Told) -> Talk[None]:
    """[NW2-4.1] Turn after turn."""
    while True:
        yield from turn(t)


def start_upgrade(t: Told, name: str) -> Talk[None]:
    """[NW2-2.3] Installed for nothing or for 3 points, or it lies on the display."""
    t.upgrades_down.remove(name)
    level = t.rules["start_upgrade"]
    answer: Option = ("leave",)
    if level != "captain":
        answer = yield from ask(t, "start-upgrade", [("install",), ("leave",)])
    if answer == ("leave",):
        t.display.append(name)
        return
    t.installed.append(name)
    if level == "officer":
        points = [range(START_PRICE + 1)] * 3
        prices = [(a, b, c) for a in points[0] for b in points[1] for c in points[2] if a + b + c == START_PRICE]
        _, *price = yield from ask(t, "start-payment", [("pay", *some) for some in prices])
        for resource, some in zip(RESOURCES, price, strict=True):
            t.points[resource] -= some


def show_upgrade(t: Told) -> Talk[None]:
    """[NW2-2.3, 26] The top one of those that lie face down."""
    if t.upgrades_down:
        name = yield from fate("upgrades", dict.fromkeys(sorted(t.upgrades_down), 1))
        t.upgrades_down.remove(name)
        t.display.append(name)


def turn(t: Told) -> Talk[None]:
    """[NW2-4.1] Adventure, Placement, Action."""
    t.turn += 1
    t.phase, t.lull, t.ap_cut = "adventure", False, 0
    t.no_ap = t.skip_action = False
    t.dark = t.notoriety >= 44
    t.locked = False
    t.immune = set()
    yield from voluntary(t)
    while (yield from adventure_phase(t)):
        pass
    yield from rest_of_turn(t)


def voluntary(t: Told) -> Talk[None]:
    """[NW2-19.5] The captain may pass the tile on before the card of a turn is drawn."""
    for _ in range(t.rules["players"] if t.rules["players"] > 1 else 0):
        if (yield from ask(t, "captain-handover", [("keep",), ("pass",)])) == ("keep",):
            return
        t.locked = t.rules["mode"] == "semi_coop" or t.rules["coop_relinquish_lock"] == "yes"
        if t.rules["mode"] == "semi_coop":
            yield from reward(t, t.captain)
        t.captain = around(t)[1]
        if t.locked:
            return


def reward(t: Told, resigned: int) -> Talk[None]:
    """[NW2-20.4] Whoever resigns takes a gem of another player who has one."""
    rich = [seat for seat in range(t.rules["players"]) if seat != resigned and t.gems_of[seat]]
    offer: list[Option] = [("gem", "ABCD"[seat]) for seat in rich]
    if not offer or t.rules["coop_gem_reward"] == "optional":
        offer.append(("none",))
    answer = yield from ask(t, "gem-reward", offer, resigned)
    if answer != ("none",):
        t.gems_of["ABCD".index(answer[1])] -= 1
        t.gems_of[resigned] += 1


def adventure_phase(t: Told) -> Talk[bool]:
    """[NW2-5.1, 5.2] A card is drawn and resolved; whether another one follows."""
    yield from between_steps(t)
    card = yield from draw_card(t)
    if card.startswith("act-"):
        if card == "act-three":
            yield from cards.pick_motive(t)
            yield from effects.steps(t, "ADD_GROUP(F); ACT(3)")
        else:
            yield from effects.steps(t, CARDS[card]["effect"], card)
        return True
    yield from cards.resolve(t, card)
    hand_over(t)
    return False


def draw_card(t: Told) -> Talk[str]:
    """[NW2-2.2] The top card of the draw pile: one of a segment, in which a special card may lie."""
    special, events = t.pile[0]
    chances: dict[str, int | Fraction] = {card: Fraction(events, len(t.unseen)) for card in sorted(t.unseen) if events}
    if special == FINALE:
        chances |= dict.fromkeys(FINALES, Fraction(1, len(FINALES)))
    elif special:
        chances[special] = 1
    card = special if special and not events and special != FINALE else (yield from fate("adventure", chances))
    if card in t.unseen:
        t.unseen.remove(card)
        t.pile[0] = (special, events - 1)
    else:
        t.pile[0] = ("", events)
    if t.pile[0] == ("", 0):
        t.pile.pop(0)
    return card


def rising_threat(t: Told) -> Talk[None]:
    """[NW2-5.6, D9, Q48] One red ship is fought, some are discarded, the others go into the bag."""
    effects.file(t, THREAT, "F")
    reds = [ship for ship in GROUPS["G"] if ship in t.held or ship in t.bag or ship in t.discarded]
    t.held |= {*reds}
    t.bag -= {*reds}
    t.discarded = [ship for ship in t.discarded if ship not in reds]
    if not reds:
        return
    if t.rules["rising_threat_order"] == "discard_first":
        yield from discard_reds(t, reds)
    if reds:
        vessel = yield from fate("red-group", dict.fromkeys(sorted(reds), 1))
        reds.remove(vessel)
        t.held.remove(vessel)
        ship = entering(t, vessel)
        t.ships[t.ocean].append(ship)
        yield from fights.forced(t, ship)
    if t.rules["rising_threat_order"] == "ship_first":
        yield from discard_reds(t, reds)
    t.held -= {*reds}
    t.bag |= {*reds}
    release_token(t, "G")


def discard_reds(t: Told, reds: list[str]) -> Talk[None]:
    """[NW2-5.6] One for every level that was never reached, at random."""
    for level in THREAT_LEVELS:
        if t.peak < level and reds:
            vessel = yield from fate("red-group", dict.fromkeys(sorted(reds), 1))
            reds.remove(vessel)
            t.held.remove(vessel)
            t.discarded.append(vessel)


def rest_of_turn(t: Told) -> Talk[None]:
    """[NW2-4.1] The Placement and the Action Phase."""
    yield from placement(t)
    yield from actions.action_phase(t)
