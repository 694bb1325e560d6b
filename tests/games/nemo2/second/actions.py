"""[NW2-10.x, 11.x, 18.5] Second reading: the Action Phase."""

from __future__ import annotations

from tests.games.nemo2.second import cards, fights
from tests.games.nemo2.second.changes import (
    ANY_TIME,
    agreed,
    ask,
    between_steps,
    die,
    draw_treasures,
    fate,
    more_ap,
    notoriety,
    sacrifice,
    two_dice,
    use_treasure,
)
from tests.games.nemo2.second.company import around, hand_over, keep_gems, owner_of, seat_of
from tests.games.nemo2.second.rolls import roll, table_action
from tests.games.nemo2.second.tables import ACTION, LINKS
from tests.games.nemo2.second.told import Option, Talk, Told

ACTION_POINTS = {"first-officer": 3, "second-officer": 1, "chief-engineer": 2}


def action_phase(t: Told) -> Talk[None]:
    """[NW2-10.1, 10.3, 18.5, 19.3] Action after action, and 1 AP at most is kept."""
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
