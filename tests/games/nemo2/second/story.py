"""[NW2-2.x, 4.1, 5.x, 10.x, 11.x] Second reading: the whole game from the first question to the end."""

from __future__ import annotations

from fractions import Fraction

from pelagos.core.case_values import slug
from tests.games.nemo2.second import cards, effects, fights
from tests.games.nemo2.second.changes import (
    ANY_TIME,
    agreed,
    ask,
    between_steps,
    die,
    draw_treasures,
    entering,
    fate,
    more_ap,
    notoriety,
    release_token,
    sacrifice,
    two_dice,
    use_treasure,
)
from tests.games.nemo2.second.company import around, hand_over, keep_gems, owner_of, seat_of
from tests.games.nemo2.second.placing import placement
from tests.games.nemo2.second.rolls import roll, table_action
from tests.games.nemo2.second.tables import (
    ACTION,
    CARDS,
    FINALES,
    GROUPS,
    LINKS,
    MOTIVES,
    RESOURCES,
    THREAT,
)
from tests.games.nemo2.second.told import Asked, Option, Talk, Told

FINALE = "finale"
ACTION_POINTS = {"first-officer": 3, "second-officer": 1, "chief-engineer": 2}
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
    t.phase = "action"
    t.torpedo_used = t.armor_used = False
    if t.rules.get("relentless_pursuit") and not t.skip_action:
        yield from pursuit(t)
    refused: list[Option] = []
    while not t.skip_action:
        answer = yield from ask(t, "action", [option for option in menu(t) if option not in refused])
        if not (yield from agreed(t, answer, giver(t, answer))):
            refused.append(answer)
        elif answer != ("end",):
            refused = []
            yield from act(t, answer)
        elif (yield from volunteers(t)):
            refused = []
        else:
            break
    t.ap = min(1, t.ap)


def pursuit(t: Told) -> Talk[None]:
    """[NW2-18.5] Warships that are there and stay there attack, if the die is lower than what they are worth."""
    yield from between_steps(t)
    there = [ship for ship in t.ships[t.ocean] if t.side(ship).warship]
    while there := [ship for ship in t.ships[t.ocean] if any(ship is other for other in there)]:
        if t.skip_action:
            return
        _, name = yield from ask(t, "pursuit-order", [("pursuer", t.side(ship).name) for ship in there])
        ship = next(ship for ship in there if t.side(ship).name == name)
        there = [other for other in there if other is not ship]
        if (yield from die(t)) < t.side(ship).vp:
            yield from fights.forced(t, ship, "bold")
            hand_over(t)


def giver(t: Told, answer: Option) -> int:
    """[NW2-19.3, 19.6] Whose a character or a treasure is; everything else is the captain's."""
    if answer[0] == "sacrifice":
        return owner_of(t, answer[1])
    return seat_of(t, "retain-treasure") if answer[0] == "retain" else t.captain


def volunteers(t: Told) -> Talk[bool]:
    """[NW2-19.3] Before the phase ends the others may give action points; whether somebody did."""
    for seat in around(t)[1:]:
        offer = [answer for answer in gifts(t) if giver(t, answer) == seat]
        answer = yield from ask(t, "action", [*offer, ("end",)], seat)
        if answer != ("end",):
            yield from act(t, answer)
            return True
    return False


def cost(t: Told, action: str) -> int:
    """[NW2-10.2] In a Lull some actions cost less."""
    if action == "adventure":
        return 1 if t.lull else 2
    return int(ACTION[action]["ap_cost_lull" if t.lull else "ap_cost"])


def menu(t: Told) -> list[Option]:
    """[NW2-10.1, 10.4] Everything that may be done now."""
    possible = {
        "adventure": t.ap >= cost(t, "adventure") and t.deck > 0,
        "attack": t.ap >= 1 and bool(fights.targets(t)),
        "incite": t.ap >= cost(t, "incite") and bool(t.free_lands(t.ocean)),
        "move": t.ap >= 1,
        "rest": t.ap >= cost(t, "rest"),
        "repair": t.ap >= cost(t, "repair"),
        "refit": t.ap >= cost(t, "refit") and bool(t.display),
        "search": t.ap >= cost(t, "search") and t.gems[t.ocean] > 0,
        "torpedo": fights.TORPEDOES in t.installed and not t.torpedo_used and bool(fights.targets(t, "torpedo")),
        "fog": "fog-machine" in t.installed and t.ap >= 1,
    }
    found: list[Option] = [(name,) for name, may in possible.items() if may]
    found += [("play", card) for card in t.tableau if cards.playable(t, card)]
    return [*found, *gifts(t), ("end",)]


def gifts(t: Told) -> list[Option]:
    """[NW2-14.3, 15.1] Retained treasures and characters who give action points."""
    found: list[Option] = [("retain", name) for name in ANY_TIME if t.collected[name]]
    return [*found, *(("sacrifice", name) for name in ACTION_POINTS if name not in t.sacrificed)]


def act(t: Told, answer: Option) -> Talk[None]:
    """[NW2-11.x] What was chosen from the menu."""
    match answer:
        case ("attack",):
            yield from fights.attack(t)
        case ("torpedo",):
            yield from fights.torpedo_attack(t)
        case ("move",):
            t.ap -= 1
            yield from sail(t, 2 if "hydro-drive" in t.installed else 1)
        case ("adventure",):
            t.ap -= cost(t, "adventure")
            yield from adventure(t)
        case ("fog",):
            yield from fog(t)
        case ("play", card):
            yield from cards.play(t, card)
            hand_over(t)
        case ("retain", name):
            yield from use_treasure(t, name)
        case ("sacrifice", name):
            yield from sacrifice(t, name)
            more_ap(t, ACTION_POINTS[name])
        case (action,):
            t.ap -= cost(t, action)
            yield from table_action(t, action)


def sail(t: Told, most: int, *, stay_at_once: bool = False) -> Talk[None]:
    """[NW2-11.4] Some steps along movement links; all but the first are optional."""
    for step in range(most):
        open_links = [(a, b) for a, b, moving in LINKS if moving]
        if t.tunnel:
            open_links.append(("indian-ocean", "european-seas"))
        offer: list[Option] = [("ocean", b if a == t.ocean else a) for a, b in open_links if t.ocean in (a, b)]
        if step or stay_at_once:
            offer.append(("stay",))
        answer = yield from ask(t, "move-path", offer)
        if answer == ("stay",):
            return
        t.ocean = answer[1]


def adventure(t: Told, *, forced: bool = False) -> Talk[None]:
    """[NW2-11.1] The top card of the Adventure deck, and the gems on it."""
    unseen = t.deck - len(t.deck_bottom)
    if unseen:
        card = yield from fate("adventure-deck", dict.fromkeys(sorted(t.unseen), 1))
        t.unseen.remove(card)
    else:
        card = t.deck_bottom.pop(0)
    t.deck -= 1
    offer: list[Option] = [("resolve",), *([] if forced else [("return",)])]
    if (yield from ask(t, "adventure-accept", offer)) == ("return",):
        t.deck += 1
        t.deck_bottom.append(card)
        return
    yield from cards.resolve(t, card)
    hand_over(t)
    gems, t.deck_gems = t.deck_gems, 0
    keep_gems(t, gems)
    yield from draw_treasures(t, gems)
    hand_over(t)


def fog(t: Told) -> Talk[None]:
    """[NW2-13.4, 14.1] 1 AP and the machine for less Notoriety; help only where every 2d6 roll may have it."""
    t.ap -= 1
    t.installed.remove("fog-machine")
    if t.rules["emergency_scope"] == "any_2d6":
        _, total = yield from roll(t, [], test=False)
    else:
        total = sum((yield from two_dice(t)))
    notoriety(t, -total)
