"""[NW2-26] Second reading: the steps of the mini-language, one function for each."""

from __future__ import annotations

import re
from collections.abc import Callable

from pelagos.core.case_values import slug
from tests.games.nemo2.second import actions, fights, placing, story
from tests.games.nemo2.second.changes import (
    ask,
    between_steps,
    die,
    discard_treasure,
    draw_treasures,
    entering,
    gain,
    gem_into,
    gem_on_deck,
    lose,
    more_ap,
    notoriety,
    release,
    sacrifice,
    uprising,
)
from tests.games.nemo2.second.company import around, keep_gems, owner_of
from tests.games.nemo2.second.language import arguments, split, word_of
from tests.games.nemo2.second.tables import CHARACTERS, OCEAN_OF_DIE, RESOURCES, TREASURE_COUNT, UPGRADES
from tests.games.nemo2.second.told import Asked, End, Option, Ship, Talk, Told


def steps(t: Told, text: str, card: str = "") -> Talk[None]:
    """[NW2-26] Steps from left to right."""
    for step in split(text, "; "):
        name = re.split(r"[({]", step, maxsplit=1)[0]
        if name in PLAIN:
            PLAIN[name](t, arguments(step))
        elif name in ASKING:
            yield from ASKING[name](t, arguments(step))
        elif name in ("P", "F"):
            file(t, card, name)
        elif name == "CHOOSE":
            yield from choose(t, step, card)
        elif name == "IF":
            yield from conditional(t, step, card)
        else:
            assert name in ("X", "NONE", "DRAW_NEXT"), step


def file(t: Told, card: str, pile: str) -> None:
    """[NW2-1.11] A card to PASS or FAIL, from wherever it lay."""
    if card in t.tableau:
        t.tableau.remove(card)
    good, bad = t.stacks[t.captain] if t.rules["mode"] == "semi_coop" else (t.passed, t.failed)
    (good if pile == "P" else bad).append(card)


def more(t: Told, words: list[str]) -> None:
    """GAIN(R,n)."""
    gain(t, words[0].lower(), int(words[1]))


def less(t: Told, words: list[str]) -> Talk[None]:
    """LOSE(R,n), with ANY each point as it is picked."""
    for _ in range(int(words[1])):
        name = words[0].lower()
        if name == "any":
            _, name = yield from ask(t, "loss-pick", [("lose", track) for track in RESOURCES])
        yield from lose(t, name)


def pay(t: Told, words: list[str]) -> None:
    """[NW2-7.3] PAY(AP,n), PAY(R,n): no loss, nothing can cancel it."""
    if words[0] == "AP":
        t.ap -= int(words[1])
    else:
        t.points[words[0].lower()] -= int(words[1])


def less_ap(t: Told, words: list[str]) -> None:
    """AP_GAIN_THIS_TURN(-n), in the Adventure Phase."""
    if t.phase == "adventure":
        t.ap_cut -= int(words[0])


def no_more_ap(t: Told, words: list[str]) -> None:
    """[NW2-18.4] NO_AP_THIS_TURN."""
    t.no_ap = True


def set_ap(t: Told, words: list[str]) -> None:
    """SET_AP(0)."""
    t.ap = int(words[0])


def skip(t: Told, words: list[str]) -> None:
    """SKIP_ACTION_PHASE."""
    t.skip_action = True


def discard_any(t: Told, words: list[str]) -> Talk[None]:
    """[NW2-11.7] DISCARD_TREASURE(1): one of any kind, if there is one."""
    offer: list[Option] = [("discard", name) for name in TREASURE_COUNT if t.collected[name]]
    if offer:
        discard_treasure(t, (yield from ask(t, "treasure-discard", offer))[1])


def place_dice(t: Told, words: list[str]) -> Talk[None]:
    """PLACE_DICE(k), ascending; between them is a stop as between the dice of the Placement Phase."""
    for value in (yield Asked("place-dice")):
        yield from between_steps(t)
        yield from placing.place(t, OCEAN_OF_DIE[value])


def ship_comes(t: Told, words: list[str]) -> None:
    """[NW2-5.5] SHIP(s -> NAUTILUS_OCEAN), even if it is full."""
    vessel = slug(words[0].partition(" -> ")[0])
    t.held.remove(vessel)
    t.ships[t.ocean].append(entering(t, vessel))


def fight(t: Told, words: list[str]) -> Talk[None]:
    """[NW2-5.5] FIGHT(s,STALK,FREE,MANDATORY)."""
    yield from fights.forced(t, next(ship for ship in t.ships[t.ocean] if ship[0] == slug(words[0])))


def execute(t: Told, words: list[str]) -> Talk[None]:
    """SINK(one revealed Warship)."""
    ship = yield from ship_here(t, warship=True)
    yield from fights.sink(t, ship, "execution")


def discard_ship(t: Told, words: list[str]) -> Talk[None]:
    """DISCARD_SHIP(one revealed ship)."""
    ship = yield from ship_here(t, warship=False)
    t.ships[t.ocean] = [other for other in t.ships[t.ocean] if other is not ship]
    t.discarded.append(ship[0])


def discard_all(t: Told, words: list[str]) -> None:
    """[NW2-18.4, Q58] DISCARD_ALL(contacts and ships in NAUTILUS_OCEAN)."""
    t.discarded += [ship[0] for ship in t.ships[t.ocean]]
    t.ships[t.ocean], t.contacts[t.ocean] = [], 0


def roll(t: Told, words: list[str]) -> Talk[None]:
    """ROLL(1d6)->O."""
    t.rolled = OCEAN_OF_DIE[(yield from die(t))]


def remove_gem(t: Told, words: list[str]) -> None:
    """REMOVE_GEM of the ocean of the Nautilus."""
    t.gems[t.ocean] -= 1
    keep_gems(t, 1)


def gems_on_deck(t: Told, words: list[str]) -> None:
    """GEM_DECK(n)."""
    for _ in range(int(words[0])):
        gem_on_deck(t)


def fleet_marker(t: Told, words: list[str]) -> None:
    """FLEET_MARKER(O)."""
    t.fleet = str(ocean_of(t, words[0]))


def gray_cubes(t: Told, words: list[str]) -> None:
    """GRAY_CUBES(n)."""
    t.gray_cubes += int(words[0])


def move(t: Told, words: list[str]) -> None:
    """MOVE(NAUTILUS -> O)."""
    t.ocean = str(ocean_of(t, words[0].partition("-> ")[2]))


def link(t: Told, words: list[str]) -> None:
    """LINK(A,B): the Arabian Tunnel is the only one."""
    t.tunnel = True


def install(t: Told, words: list[str]) -> None:
    """[NW2-13.11] INSTALL(u): the card stays in the tableau as that upgrade."""
    t.installed.append(slug(words[0]))
    t.tableau.append(slug(words[0]))


def show_upgrades(t: Told, words: list[str]) -> Talk[None]:
    """REVEAL_UPGRADE(n)."""
    for _ in range(int(words[0])):
        yield from story.show_upgrade(t)


def act(t: Told, words: list[str]) -> None:
    """[NW2-5.2] ACT(n)."""
    t.act = int(words[0])


def end_game(t: Told, words: list[str]) -> None:
    """[NW2-16.5] END_GAME."""
    raise End("finale")


def free_adventure(t: Told, words: list[str]) -> Talk[None]:
    """[NW2-11.1, 18.4] FREE_ADVENTURE: for nothing, and nothing without a deck."""
    if t.deck:
        yield from actions.adventure(t, forced=words == ["forced"])


PLAIN: dict[str, Callable[[Told, list[str]], None]] = {
    "NOT": lambda t, words: notoriety(t, int(words[0])),
    "GAIN": more,
    "PAY": pay,
    "AP": lambda t, words: more_ap(t, int(words[0])),
    "AP_GAIN_THIS_TURN": less_ap,
    "NO_AP_THIS_TURN": no_more_ap,
    "SET_AP": set_ap,
    "SKIP_ACTION_PHASE": skip,
    "SHIP": ship_comes,
    "DISCARD_ALL": discard_all,
    "REMOVE_GEM": remove_gem,
    "GEM_DECK": gems_on_deck,
    "FLEET_MARKER": fleet_marker,
    "GRAY_CUBES": gray_cubes,
    "MOVE": move,
    "LINK": link,
    "INSTALL": install,
    "ACT": act,
    "ADD_GROUP": lambda t, words: release(t, words[0]),
    "END_GAME": end_game,
}
"""The steps at which nobody and nothing is asked."""
ASKING: dict[str, Callable[[Told, list[str]], Talk[None]]] = {
    "LOSE": less,
    "TREASURE": lambda t, words: draw_treasures(t, int(words[0])),
    "DISCARD_TREASURE": discard_any,
    "UPRISING": lambda t, words: uprising(t, ocean_of(t, words[0])),
    "SACRIFICE": lambda t, words: forced_sacrifice(t, words[0]),
    "REVIVE": lambda t, words: revive(t, words[0]),
    "PLACE": lambda t, words: placing.place(t, str(ocean_of(t, words[0]))),
    "PLACE_DICE": place_dice,
    "FIGHT": fight,
    "SINK": execute,
    "DISCARD_SHIP": discard_ship,
    "FIRE": lambda t, words: fights.fire(t, None, int(words[0])),
    "ROLL": roll,
    "GEM": lambda t, words: gem_into(t, str(ocean_of(t, words[0]))),
    "MOVE_FREE": lambda t, words: actions.sail(t, int(words[0]), stay_at_once=True),
    "REVEAL_UPGRADE": show_upgrades,
    "BUY_UPGRADE": lambda t, words: buy(t, int(words[1].removeprefix("discount "))),
    "PLAY_TURN": lambda t, words: story.rest_of_turn(t),
    "FREE_ADVENTURE": free_adventure,
}
"""The steps at which somebody or something may be asked."""


def ocean_of(t: Told, word: str) -> str | None:
    """[NW2-26] Which ocean a step speaks of; ANY is none in particular."""
    if word == "ANY":
        return None
    return {"NAUTILUS_OCEAN": t.ocean, "DRAW_OCEAN": t.draw_ocean, "O": t.rolled}.get(word) or slug(word)


def payable(t: Told, text: str) -> bool:
    """[NW2-26] Whether the payments with which steps begin are possible."""
    for step in split(text, "; "):
        if not step.startswith("PAY("):
            return True
        what, some = arguments(step)
        if t.ap < int(some) if what == "AP" else t.points[what.lower()] <= int(some):
            return False
    return True


def condition(t: Told, text: str) -> bool:
    """[NW2-26] What has to hold for an alternative."""
    if text == "a revealed ship is in NAUTILUS_OCEAN":
        return bool(t.ships[t.ocean])
    if text == "a revealed Warship is in NAUTILUS_OCEAN":
        return t.warships(t.ocean) > 0
    if text == "a Character is in play":
        return bool(t.in_play())
    if text == "a cube is in the supply and a land space of DRAW_OCEAN is free":
        return bool(t.free_lands(t.draw_ocean))
    if text.startswith("NAUTILUS_OCEAN in {"):
        return t.ocean in [slug(name) for name in text.partition("{")[2].rstrip("}").split(",")]
    name, _, state = text.partition(" is ")
    assert slug(name) in CHARACTERS, text
    assert state == "in play", text
    return slug(name) not in t.sacrificed


def choose(t: Told, step: str, card: str) -> Talk[None]:
    """[NW2-26] One of the alternatives whose condition holds and whose payment is possible."""
    found: dict[Option, str] = {}
    for alternative in split(step[len("CHOOSE{") : -1], " | "):
        needs, text = "", alternative
        if alternative.startswith("["):
            needs, _, text = alternative[1:].partition("] ")
        if (not needs or condition(t, needs)) and payable(t, text):
            found["choose", "+".join(map(word_of, split(text, "; ")))] = text
    yield from steps(t, found[(yield from ask(t, "card-option", found))], card)


def conditional(t: Told, step: str, card: str) -> Talk[None]:
    """[NW2-26] IF(c){..}ELSE{..}."""
    needs, yes = split(step[len("IF") :].replace("){", ")\0{", 1), "\0")
    yes, _, no = yes.partition("}ELSE{")
    yield from steps(t, yes.removeprefix("{").removesuffix("}") if condition(t, needs[1:-1]) else no[:-1], card)


def forced_sacrifice(t: Told, who: str) -> Talk[None]:
    """[NW2-14.2] Of somebody who is in play; nobody is skipped."""
    found = [one for one in t.in_play() if who == "ANY" or one == slug(who)]
    if found:
        yield from sacrifice(t, (yield from somebody(t, found)))


def somebody(t: Told, found: list[str]) -> Talk[str]:
    """[NW2-19.3] A volunteer; if there is none one of the captain's own, or any."""
    for seat in around(t)[1:] if len(found) > 1 else ():
        offer: list[Option] = [("sacrifice", one) for one in found if owner_of(t, one) == seat]
        answer = yield from ask(t, "sacrifice-pick", [("decline",), *offer], seat)
        if answer != ("decline",):
            return str(answer[1])
    own = [one for one in found if owner_of(t, one) == t.captain]
    return str((yield from ask(t, "sacrifice-pick", [("sacrifice", one) for one in own or found]))[1])


def revive(t: Told, who: str) -> Talk[None]:
    """[NW2-14.5] A sacrificed character is in play again."""
    found = [one for one in CHARACTERS if one in t.sacrificed and who in ("ANY", CHARACTERS[one]["name"])]
    if found:
        t.sacrificed.remove((yield from ask(t, "revive-pick", [("revive", one) for one in found]))[1])


def ship_here(t: Told, *, warship: bool) -> Talk[Ship]:
    """[NW2-26] One revealed ship, or Warship, of the ocean of the Nautilus."""
    ships = [ship for ship in t.ships[t.ocean] if t.side(ship).warship or not warship]
    _, name = yield from ask(t, "ship-pick", [("ship", t.side(ship).name) for ship in ships])
    return next(ship for ship in ships if t.side(ship).name == name)


def buy(t: Told, discount: int) -> Talk[None]:
    """[NW2-11.7] One upgrade of the display, or none, for so many ships of the Salvage."""
    cost = {name: max(0, int(UPGRADES[name]["salvage_cost"]) - discount) for name in t.display}
    offer: list[Option] = [("upgrade", name) for name in t.display if cost[name] <= len(t.salvage)]
    answer = yield from ask(t, "refit-pick", [*offer, ("nothing",)])
    if answer == ("nothing",):
        return
    for left in range(cost[answer[1]], 0, -1):
        if left == len(t.salvage):
            t.discarded += [ship[0] for ship in t.salvage]
            t.salvage = []
            break
        _, name = yield from ask(t, "salvage-payment", [("salvage", t.side(ship).name) for ship in t.salvage])
        ship = next(ship for ship in t.salvage if t.side(ship).name == name)
        t.salvage = [other for other in t.salvage if other is not ship]
        t.discarded.append(ship[0])
    t.display.remove(answer[1])
    t.installed.append(answer[1])
