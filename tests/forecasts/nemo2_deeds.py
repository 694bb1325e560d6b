"""Nemo's War, second edition: how answers turn out, what then counts, and which deeds chances and effects speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Any, TypeAlias

from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.state import Event
from pelagos.core.text import Text
from pelagos.games.nemo2 import Nemo, nemo2
from pelagos.games.nemo2.combat import contact_revealed, torpedo_rolled
from pelagos.games.nemo2.fire import hit_located, hits_rolled
from pelagos.games.nemo2.names import FIRE, TABLE_ACTIONS, TORPEDO
from pelagos.games.nemo2.procedures import entering, ocean_rolled
from pelagos.games.nemo2.uprisings import uprising_rolled
from pelagos.games.nemo2.variants import pursuit_rolled
from tests.forecasts.checking import Facts, expect
from tests.forecasts.walking import STOP, Deed, Guide, Leaf, Turns, certainly, every

Meaning: TypeAlias = Callable[[Facts], list[Deed]]

QUIET = {
    "consent": "agree",
    "continue-attack": "stop",
    "emergency-help": "accept",
    "exert": "exert",
    "hit-shield": "bear",
    "keep-card": "keep",
    "loss-shield": "bear",
    "retain-treasure": "keep",
    "stalk-decline": "fight",
    "treasure-bonus": "spend",
    "usurp": "silent",
}
"""The verb with which somebody answers on the way who does nothing more; it is the first option of that verb."""
DICE = (hit_located, hits_rolled, torpedo_rolled, uprising_rolled)
"""Single dice that are followed in all ways."""
NATURAL = (1, 1)


def goes_on(s: Nemo) -> Turns:
    """Tests, hits and revealed contacts in all ways; of decisions the one that does nothing more."""
    node = s.node
    if isinstance(node, Chance):
        return _fate(s, node)
    if not isinstance(node, Choice) or node.ask not in QUIET:
        return STOP
    quiet = [option for option in node.options if option[0] == QUIET[node.ask]]
    return certainly(quiet[0]) if quiet else STOP


def _fate(s: Nemo, node: Chance) -> Turns:
    if node.ask == "2d6":
        return _rolled(s, node)
    if node.then[0] in DICE:
        return every(node)
    if node.then[0] is contact_revealed:
        return _revealed(s, node)
    if node.ask == "treasure-bag":
        kinds = s.pack.treasure_number
        harmless = [option for option in node.options if s.pack.treasures[kinds[option[0]]].kind != "discard"]
        return certainly(harmless[0]) if harmless else STOP
    return certainly(node.options[0]) if node.then[0] is ocean_rolled or node.ask == "upgrades" else STOP


def _revealed(s: Nemo, node: Chance) -> Turns:
    """What a contact may be; of ships with the same numbers one stands for all."""
    found: dict[Any, tuple[Option, Fraction]] = {}
    for option, chance in every(node):
        kind: object = option
        if (ship := s.pack.fleet.number.get(option[0])) is not None and s.pack.fleet.group_of[ship] >= 0:
            side = s.pack.sides[entering(s, ship, False)]
            kind = (side.attack, side.defense, side.warship, side.ship_class, side.armored)
        found[kind] = (option, chance + found.get(kind, (option, Fraction()))[1])
    return tuple(found.values())


def _rolled(s: Nemo, node: Chance) -> Turns:
    """Two dice; where only their sum counts, one roll stands for all with the same sum."""
    if s.test == FIRE or s.exerted:
        return every(node)
    found: dict[int, tuple[Option, Fraction]] = {}
    for dice, chance in every(node):
        found[sum(dice)] = (dice, chance + found.get(sum(dice), (dice, Fraction()))[1])
    return tuple(found.values())


def deeds(s: Nemo, option: Option, events: tuple[Event, ...]) -> Iterable[Deed]:
    """What happened, as far as a line can speak of it; changes of Notoriety are those that are left of it."""
    dice, notoriety = s.dice, s.notoriety
    if getattr(s.node, "then", ("",))[0] is hits_rolled:
        yield "hits", option[0]
    for event in events:
        facts = event.facts
        if event.id == "nemo2-rolled":
            dice = facts[1:]
        elif event.id == "nemo2-result":
            total = facts[1] if facts[0] in TABLE_ACTIONS else 0
            yield "result", facts[0], facts[1] - sum(dice), facts[2], dice == NATURAL, total, s.exerted
            if facts[0] == "fire" and not facts[2] and dice != NATURAL:
                yield "hits", min(dice)
        elif event.id == "nemo2-notoriety":
            yield "notoriety", facts[0] - notoriety
            notoriety = facts[0]
        else:
            yield from _told(event, dice)


def _told(event: Event, dice: Option) -> Iterator[Deed]:
    name, facts = event.id.removeprefix("nemo2-"), event.facts
    if name in SPECIAL:
        yield SPECIAL[name](facts, dice)
    elif name.startswith("defeat-"):
        yield "ended", name.removeprefix("defeat-")
    elif name == "epilogue":
        yield from [("ended", "scored")] * (facts[1] != "defeat")
    elif name in TOLD:
        yield (name, *facts)
    elif name in BARE:
        yield (name,)


TOLD = {"ap-cut", "ap-set", "destroyed", "gained", "gained-ap", "gray-cubes", "installed", "lost", "moved", "paid"}
TOLD |= {"paid-ap", "revealed", "revived", "row", "sacrificed", "token"}
BARE = {"discarded", "entered", "fleet", "ship-discarded", "sunk", "swept", "treasure", "tunnel", "upgrade-shown"}
BARE |= {"uprising"}
"""What is told and counts, with its facts or without them."""
SPECIAL: dict[str, Callable[[tuple[Any, ...], Option], Deed]] = {
    "filed": lambda facts, dice: ("filed", facts[1]),
    "hit": lambda facts, dice: ("hit", facts[1]),
    "missed": lambda facts, dice: ("missed",),
    "pursuit": lambda facts, dice: ("pursuit",),
    "torpedo": lambda facts, dice: ("result", "torpedo", 0, facts[1], False, 0, 0),
    "uprising-check": lambda facts, dice: ("uprising-check", facts[1] >= facts[2], facts[2]),
}


WEIGHTY = ("lost", "notoriety", "ended", "sacrificed", "paid", "destroyed", "ap-cut", "ap-set", "discarded", "paid-ap")


def is_weighty(deed: Deed) -> bool:
    """What nobody may be silent about."""
    return deed[0] in WEIGHTY and deed != ("notoriety", 0)


def tidied(s: Nemo, happened: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """Hits in the order of what they hit: it does not count which came first. Dice that were judged are forgotten."""
    if getattr(s.node, "ask", "") not in ("d6", "hit-shield", "exert"):
        return happened
    s.dice = ()
    begin = max((place for place, deed in enumerate(happened) if deed[0] == "hits"), default=-1) + 1
    if not begin or any(deed[0] not in ("hit", "lost") for deed in happened[begin:]):
        return happened
    return happened[:begin] + tuple(deed for hit in sorted(_hits(happened[begin:])) for deed in hit)


def _hits(happened: tuple[Deed, ...]) -> Iterator[tuple[Deed, ...]]:
    """Each hit with what it took."""
    for place, deed in enumerate(happened):
        if deed[0] == "hit":
            yield (deed, *(other for other in happened[place + 1 : place + 2] if other[0] == "lost"))


def _up_to_the_next_roll(s: Nemo) -> Turns:
    """The same, but exertion and torpedoes belong to another roll than the one that lies on the table."""
    node = s.node
    is_next = isinstance(node, Chance) and (s.test == TORPEDO or node.then[0] is torpedo_rolled)
    return STOP if is_next or getattr(node, "ask", "") == "exert" else goes_on(s)


def _before_the_fire(s: Nemo) -> Turns:
    """The same, but the fire that Magnetic Mines put behind a miss was told when the fight began."""
    return STOP if getattr(s.node, "ask", "") == "2d6" and s.test == FIRE else goes_on(s)


def _wherever_hits_fall(s: Nemo) -> Turns:
    """The same, but every hit falls on Nemo, and two natural ones hit once."""
    node = s.node
    is_hit = isinstance(node, Chance) and node.then[0] in (hit_located, hits_rolled)
    return certainly((1,)) if is_hit else goes_on(s)


def pursued_by(number: int) -> Guide[Nemo]:
    """With the die for one pursuer, while so many others are left to be rolled for."""

    def goes_after(s: Nemo) -> Turns:
        node = s.node
        is_his = isinstance(node, Chance) and node.then[0] is pursuit_rolled and len(s.pursued) == number
        return every(node) if is_his and isinstance(node, Chance) else goes_on(s)

    return GUIDE._replace(goes_on=goes_after)


GUIDE = Guide(nemo2, goes_on, deeds, tidied)
HASTY = GUIDE._replace(goes_on=_wherever_hits_fall)
NEAR = GUIDE._replace(goes_on=_up_to_the_next_roll)
OWN_ROLL = GUIDE._replace(goes_on=_before_the_fire)


def agrees(said: Text, likely: Fraction) -> bool:
    """Whether a chance in words is this one."""
    facts: dict[str, Any] = dict(said.facts)
    if said.id == "nemo2-chance-tiny":
        return 0 < likely < Fraction(1, 1000)
    if not facts:
        return likely == (said.id == "nemo2-chance-sure")
    is_rounded = bool(facts["percent"] == round(float(100 * likely), 1))
    return is_rounded and ("good" not in facts or Fraction(facts["good"], facts["all"]) == likely)


def expect_chance(said: Text, likely: Fraction) -> None:
    expect(agrees(said, likely), f"{dict(said.facts) or said.id}, but the rules say {likely}")


def name_of(said: Text) -> str:
    """The last word of an id: which resource, which pile."""
    return said.id.rpartition("-")[2]


def named(said: Text, prefix: str) -> str:
    """What stands behind a prefix."""
    return said.id.removeprefix(f"nemo2-{prefix}-")


# Effects


def effect_deeds(effects: Any) -> Iterator[Deed]:
    """What effects promise, one deed after the other; "asks" where a decision or a draw comes in between."""
    for effect in (effects,) if isinstance(effects, Text) else effects:
        name = effect.id.removeprefix("nemo2-do-")
        if name in ("all", "then"):
            for _, part in effect.facts:
                yield from effect_deeds(part)
            continue
        expect(name in MEANINGS, f"nobody knows what {name} promises")
        yield from MEANINGS[name](dict(effect.facts))


def _asks(*what: str) -> Meaning:
    """A decision or draw that must come."""
    return lambda facts: [("asks", *what)]


def _may_ask(*what: str) -> Meaning:
    """A decision or draw that may come; what follows is then behind it."""
    return lambda facts: [("may-ask", *what)]


def _no_deed(facts: Facts) -> list[Deed]:
    return []


def _lose(facts: Facts) -> list[Deed]:
    return [("lost", name_of(facts["resource"]), 1)] * facts["number"]


def _gain(facts: Facts) -> list[Deed]:
    return [("gained", name_of(facts["resource"]), facts["number"])]


def _sacrifice(facts: Facts) -> list[Deed]:
    who = named(facts["character"], "character")
    return [("asks", "sacrifice-pick")] if who == "any" else [("sacrificed", who)]


def _revive(facts: Facts) -> list[Deed]:
    who = named(facts["character"], "character")
    return [("asks", "revive-pick")] if who == "any" else [("revived", who)]


MEANINGS: dict[str, Meaning] = {
    "act-three-choice": _asks("act3-choice"),
    "add-ap": lambda facts: [("gained-ap", facts["number"])],
    "add-group": _no_deed,
    "begin-act": _no_deed,
    "begin-test": _asks(),
    "buy-nothing": _no_deed,
    "buy-upgrade": _asks("refit-pick"),
    "change-notoriety": lambda facts: [("notoriety", facts["number"] * (1 if facts["sign"] == "up" else -1))],
    "choose": _asks("card-option"),
    "cut-ap-gain": lambda facts: [("ap-cut", facts["number"])],
    "discard-a-ship": _asks("ship-pick"),
    "discard-all-here": lambda facts: [("swept",)],
    "discard-treasures": _asks("treasure-discard"),
    "draw-card": _asks("adventure"),
    "draw-treasures": lambda facts: [("treasure",)] * facts["number"],
    "end-game": lambda facts: [("ended", "scored")],
    "fight-ship": _asks(),
    "file-card": lambda facts: [("filed", name_of(facts["pile"]))],
    "file-card-worth": lambda facts: [("filed", name_of(facts["pile"]))],
    "fleet-marker": lambda facts: [("fleet",)],
    "free-adventure": _asks("adventure-deck"),
    "gain": _gain,
    "gain-any": _asks("card-option"),
    "gain-full": lambda facts: [("gained", name_of(facts["resource"]), 0)],
    "gem": _may_ask("gem-ocean"),
    "gems-on-deck": _no_deed,
    "gray-cubes": lambda facts: [("gray-cubes", facts["number"])],
    "help-bonus": _asks(),
    "help-reroll": _asks(),
    "install-card": lambda facts: [("installed", named(facts["upgrade"], "upgrade"))],
    "lose": _lose,
    "lose-any": _asks("loss-pick"),
    "move-free": _asks("move-path"),
    "move-nautilus": lambda facts: [("moved", named(facts["ocean"], "ocean"))],
    "nothing": _no_deed,
    "open-link": lambda facts: [("tunnel",)],
    "pay": lambda facts: [("paid", name_of(facts["resource"]), facts["number"])],
    "pay-ap": lambda facts: [("paid-ap", facts["number"])],
    "pick-upgrade": _may_ask("upgrade-pick"),
    "place": _may_ask("place-ocean", "place-contact", "place-flip", "place-anywhere", "ship-bag", ""),
    "place-dice": _asks("place-dice"),
    "play-turn": _asks("white-dice"),
    "remove-gem": _no_deed,
    "repair-or-forgo": _asks("forgo-repair"),
    "reveal-upgrades": lambda facts: [("upgrade-shown",)] * facts["number"],
    "revive": _revive,
    "rising-threat": _may_ask("red-group"),
    "roll-ocean": _no_deed,
    "sacrifice": _sacrifice,
    "ship-enters": lambda facts: [("entered",)],
    "sink-a-warship": _may_ask("ship-pick", "tonnage-or-salvage", "tonnage-row"),
    "tonnage": _may_ask("tonnage-or-salvage", "tonnage-row"),
    "turn-torpedo": _no_deed,
    "uprising": _asks("land-space"),
}
"""What each effect promises."""
EFFECTS = TOLD - {"revealed", "row", "token"} | BARE - {"entered", "ship-discarded", "sunk", "uprising"}
EFFECTS |= {"ended", "filed", "notoriety"}
"""The deeds that effects speak of."""
HAPPENS = {"treasure-discard": "discarded", "ship-pick": "ship-discarded", "land-space": "uprising"}
"""What has happened where a decision with a single answer was not asked."""
SINGLE = {"sacrifice-pick": "sacrificed", "revive-pick": "revived"}


def is_lost(leaf: Leaf[Nemo]) -> bool:
    """Whether the game is lost there."""
    return any(deed[0] == "ended" and deed[1] != "scored" for deed in leaf.deeds)


def follow(leaf: Leaf[Nemo], effects: Any, happened: Iterable[Deed]) -> list[Deed]:
    """The deeds of an end are those of the effects, in their order, and what is left then; the end cuts them short."""
    left = [deed for deed in happened if deed[0] in EFFECTS]
    for promised in effect_deeds(effects):
        if promised[0] in ("asks", "may-ask"):
            if promised[0] == "may-ask" and leaf.asks not in promised[1:]:
                continue
            if _is_asked(leaf, promised):
                expect(len(promised) == 1 or not any(map(is_weighty, left)), f"{promised}, but {left} happens")
                return []
            left = _answered(left, leaf, promised)
            continue
        if promised[0] == "entered" or (promised[:1] == ("treasure",) and leaf.asks == "treasure-bag"):
            if promised[0] == "treasure":
                return []
            continue
        if is_lost(leaf) and not [deed for deed in left if deed[0] != "ended"]:
            return []
        expect(left and left[0] == promised, f"{promised} is promised, {left} happens")
        if left.pop(0)[0] == "ended":
            return []
    return left


def _is_asked(leaf: Leaf[Nemo], promised: Deed) -> bool:
    return len(promised) == 1 or leaf.asks in promised[1:]


def _answered(left: list[Deed], leaf: Leaf[Nemo], promised: Deed) -> list[Deed]:
    """What is left when a decision was not asked because it had one answer only; it has happened all the same."""
    ask = promised[1]
    if ask in SINGLE:
        expect(left and left[0][0] == SINGLE[ask], f"{promised}, but {leaf.asks} is asked and {left} happens")
        return left[1:]
    done = HAPPENS.get(ask, "")
    expect(any(deed[0] == done for deed in leaf.deeds), f"{promised}, but {leaf.asks} is asked and {left} happens")
    return [deed for deed in left if deed[0] != done]


def segment(leaf: Leaf[Nemo], kind: str) -> list[Deed]:
    """What happened from the roll of a kind up to the next roll."""
    places = [place for place, deed in enumerate(leaf.deeds) if deed[:2] == ("result", kind)]
    if not places:
        return []
    found = [leaf.deeds[places[0]]]
    for deed in leaf.deeds[places[0] + 1 :]:
        if deed[0] == "result":
            break
        found.append(deed)
    return found
