"""What things are called: the questions and options of Nemo's War, second edition, as message ids with facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pelagos.core.nodes import Chance, Choice, Option, StepFunction
from pelagos.core.text import Fact, SeatName, Text, signed, text
from pelagos.games.nemo2.actions import ADVENTURE_COST, cost_of
from pelagos.games.nemo2.effect_words import NOTHING, effects_text
from pelagos.games.nemo2.effects import chosen_option
from pelagos.games.nemo2.emergency import AP_OF, HELP_OF
from pelagos.games.nemo2.names import CHARACTER, INCITE, MOTIVE, NOWHERE, OCEANS, TABLE_ACTIONS, TESTS, UPGRADE
from pelagos.games.nemo2.notoriety import change_notoriety, why_not_motive
from pelagos.games.nemo2.odds import chance, exert_bonus, percent, with_said
from pelagos.games.nemo2.stakes import is_fatal
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tally import tally_for
from pelagos.games.nemo2.texts import (
    card_text,
    character_text,
    land_text,
    motive_text,
    ocean_text,
    resource_text,
    ship_text,
    test_text,
    token_text,
    treasure_text,
    upgrade_text,
)
from pelagos.games.nemo2.variants import group_placed
from pelagos.games.nemo2.wasted import as_things_stand, gained_ap

SEAT_LETTERS: Final = "ABCD"
NOBODY: Final = Text("nemo2-none")
CHANGE: Final = "act3-choice"
Label = Callable[[Nemo, Option], Text]


def question(s: Nemo) -> Text:
    """What is asked now, of whom, with the facts that such questions speak of."""
    node = s.node
    assert type(node) in (Choice, Chance), "no question is asked after the end"
    facts: dict[str, Fact] = {
        "ap": s.ap,
        "notoriety": s.notoriety,
        "test": test_text(TESTS[s.test]),
        "modifier": signed(s.modifier + s.help),
        "target": ship_text(s.pack.sides[s.target].name) if s.target != NOWHERE else NOBODY,
        "ship": ship_text(s.pack.sides[_at_hand(s)].name) if _at_hand(s) != NOWHERE else NOBODY,
        "card": card_text(s.pack.cards[s.dealt].name) if s.dealt else NOBODY,
        "ocean": ocean_text(OCEANS[s.ocean]) if s.ocean != NOWHERE else NOBODY,
        "dice": " ".join(map(str, s.dice)) or "–",
        "total": sum(s.dice) + s.modifier + s.help,
    }
    if type(node) is Chance:
        return text(f"nemo2-draw-{node.ask}", **facts)
    assert type(node) is Choice
    cause = {"cause": TESTS[INCITE]} if node.ask == "land-space" and _is_incited(s) else {}
    return text(f"nemo2-ask-{node.ask}", **cause, seat=SeatName(node.seat), **facts)


def _is_incited(s: Nemo) -> bool:
    """[NW2-11.3] Whether the uprising comes from an Incite: its drop of Notoriety follows."""
    return s.test == INCITE and bool(s.agenda) and s.agenda[0][0] is change_notoriety


def _at_hand(s: Nemo) -> int:
    """The ship that was drawn or sunk and has no place yet; a ship group waits in the question that places it."""
    if type(s.node) is Choice and s.node.then[0] is group_placed:
        return 2 * int(s.node.then[1])
    return s.drawn if s.drawn != NOWHERE else s.wreck


def label(s: Nemo, option: Option) -> Text:
    """What an option is called at the standing question."""
    if type(s.node) is Chance:
        return _drawn(s, s.node, option)
    return LABELS[option[0]](s, option)


def _drawn(s: Nemo, node: Chance, option: Option) -> Text:
    """An outcome of a roll or draw."""
    if type(option[0]) is int:
        return text("nemo2-dice", dice=" ".join(map(str, option)))
    if node.ask in ("adventure", "adventure-deck"):
        return card_text(option[0])
    if node.ask == "treasure-bag":
        return treasure_text(option[0])
    if node.ask == "upgrades":
        return upgrade_text(option[0])
    if node.ask == "captain":
        return LABELS["captain"](s, option)
    if any(token.name == option[0] for token in s.pack.tokens):
        return token_text(option[0])
    return ship_text(option[0])


def _plain(message: str) -> Label:
    return lambda s, option: Text(message)


def _fact(message: str, name: str, called: Callable[[str], Text]) -> Label:
    return lambda s, option: text(message, **{name: called(str(option[1]))})


def _action(s: Nemo, option: Option) -> Text:
    """[NW2-10.2] An action with its price in action points."""
    name = str(option[0])
    cost = 0 if name == "torpedo" else 1
    if name in TABLE_ACTIONS:
        cost = cost_of(s, TESTS.index(name))
    elif name == "adventure":
        cost = ADVENTURE_COST[s.lull]
    return text(f"nemo2-option-{name}", cost=cost)


def _motive(s: Nemo, option: Option) -> Text:
    """[NW2-5.3, Q46] A change of motive tells what everything is worth so far; an outlawed one is marked as fatal."""
    name = str(option[1])
    if name not in MOTIVE or getattr(s.node, "ask", "") != CHANGE:
        return motive_text(name)
    fatal = "yes" if why_not_motive(s, MOTIVE[name]) else "no"
    return text("nemo2-option-motive", motive=motive_text(name), score=sum(tally_for(s, MOTIVE[name])), fatal=fatal)


def _pay(s: Nemo, option: Option) -> Text:
    if len(option) == 1:
        return Text("nemo2-option-pay-gem")
    _, nemo, crew, hull = option
    return text("nemo2-option-pay", nemo=nemo, crew=crew, hull=hull)


def _upgrade(s: Nemo, option: Option) -> Text:
    if len(option) == 1:
        return Text("nemo2-option-look-for-upgrade")
    name = str(option[1])
    cost = s.pack.upgrades[UPGRADE[name]].cost if name in UPGRADE else 0
    return text("nemo2-option-upgrade", upgrade=upgrade_text(name), cost=cost)


def _salvage(s: Nemo, option: Option) -> Text:
    if len(option) == 1:
        return Text("nemo2-option-salvage")
    return text("nemo2-option-hand-in", ship=ship_text(str(option[1])))


def _pair(s: Nemo, option: Option) -> Text:
    """[NW2-9.3, 10.3, Q42] The action points that are left of the difference, or a Lull."""
    _, a, b = option
    gained = gained_ap(s, max(0, abs(a - b) - s.ap_cut))
    return text("nemo2-option-pair", a=a, b=b, ap=gained, lull="yes" if a == b else "no")


def _target(s: Nemo, option: Option) -> Text:
    if option[1] == "contact":
        return Text("nemo2-option-contact")
    side = next(side for side in s.pack.sides if side.name == option[1])
    return text(
        "nemo2-option-target",
        ship=ship_text(side.name),
        attack=side.attack,
        defense=side.defense,
        skulls=side.skulls,
        vp=side.vp,
        kind="warship" if side.warship else "other",
    )


def _exert(s: Nemo, option: Option) -> Text:
    """[NW2-6.8, 6.9] The bonus and the chance that it makes."""
    bonus, t = exert_bonus(s, option), with_said(s)
    if option[1] == "nothing":
        return text("nemo2-option-exert-nothing", chance=percent(chance(t)))
    names = tuple(resource_text(str(name)) for name in option[1:])
    return text("nemo2-option-exert", resources=names, bonus=bonus, chance=percent(chance(t, bonus)))


def _spend(s: Nemo, option: Option) -> Text:
    name = str(option[1])
    if name == "nothing":
        return Text("nemo2-option-spend-nothing")
    value = s.pack.treasures[s.pack.treasure_number[name]].vp or 0
    return text("nemo2-option-spend", treasure=treasure_text(name), bonus=value)


def _sacrifice(s: Nemo, option: Option) -> Text:
    """[NW2-14.3, Q21, Q22] What the sacrifice brings in this window, and what it costs; a fatal penalty is marked."""
    character = CHARACTER[str(option[1])]
    asked = s.node.ask if type(s.node) is Choice else ""
    gives, number = "nothing", 0
    if asked == "action" and character in AP_OF:
        gives, number = "ap", gained_ap(s, AP_OF[character])
    elif asked == "emergency-help":
        gives, number = ("bonus", HELP_OF[character]) if character in HELP_OF else ("reroll", 0)
    return text(
        "nemo2-option-sacrifice",
        character=character_text(str(option[1])),
        gives=gives,
        number=number,
        penalty=effects_text(as_things_stand(s, s.pack.characters[character].penalty)),
        fatal="yes" if is_fatal(s, s.pack.characters[character].penalty) else "no",
    )


def _retain(s: Nemo, option: Option) -> Text:
    name = str(option[1])
    treasure = s.pack.treasures[s.pack.treasure_number[name]]
    return text(
        "nemo2-option-retain", treasure=treasure_text(name), effects=effects_text(as_things_stand(s, treasure.steps))
    )


def _choose(s: Nemo, option: Option) -> Text:
    """[NW2-26] The alternative in words, from the steps behind it."""
    for word, _, steps in alternatives(getattr(s.node, "then", ())):
        if word == option[1]:
            return text("nemo2-option-choose", effects=effects_text(as_things_stand(s, steps)))
    return text("nemo2-option-choose", effects=(NOTHING,))


def alternatives(then: tuple[Any, ...]) -> tuple[Any, ...]:
    """[NW2-26] What a CHOOSE offers, found in the step that awaits the answer or in one that is wrapped in it."""
    step = wrapped(then, chosen_option)
    found: tuple[Any, ...] = step[2] if step else ()
    return found


def wrapped(then: Any, function: StepFunction) -> tuple[Any, ...]:
    """The step with that function, or () when it is not waiting; officers and objections wrap it in their own steps."""
    if not isinstance(then, tuple) or not then:
        return ()
    if then[0] is function:
        return then
    return next((step for part in then if (step := wrapped(part, function))), ())


def _inner(message: str) -> Label:
    """[NW2-19.6, 20.3] An answer about another answer."""
    return lambda s, option: text(message, answer=LABELS[str(option[1])](s, option[1:]))


def _seat(message: str) -> Label:
    return lambda s, option: text(message, seat=SeatName(SEAT_LETTERS.index(str(option[1]))))


def _number(message: str) -> Label:
    return lambda s, option: text(message, number=int(option[1]))


LABELS: Final[dict[str, Label]] = {
    "accept": _plain("nemo2-option-accept"),
    "adopt": _inner("nemo2-option-adopt"),
    "adventure": _action,
    "agree": _inner("nemo2-option-agree"),
    "armor": _plain("nemo2-option-armor"),
    "attack": _action,
    "bear": _plain("nemo2-option-bear"),
    "bold": _plain("nemo2-option-bold"),
    "captain": _seat("nemo2-option-captain"),
    "check": _fact("nemo2-option-check", "ocean", ocean_text),
    "choose": _choose,
    "continue": _plain("nemo2-option-continue"),
    "decline": _plain("nemo2-option-decline"),
    "discard": _fact("nemo2-option-discard", "treasure", treasure_text),
    "draw": _plain("nemo2-option-draw"),
    "end": _plain("nemo2-option-end"),
    "exert": _exert,
    "fight": _plain("nemo2-option-fight"),
    "flip": _fact("nemo2-option-flip", "ship", ship_text),
    "fog": _action,
    "forgo": _number("nemo2-option-forgo"),
    "gain": _fact("nemo2-option-gain", "resource", resource_text),
    "gem": _seat("nemo2-option-gem"),
    "give-up": _plain("nemo2-option-give-up"),
    "incite": _action,
    "install": _plain("nemo2-option-install"),
    "keep": _plain("nemo2-option-keep"),
    "land": _fact("nemo2-option-land", "land", land_text),
    "leave": _plain("nemo2-option-leave"),
    "lose": _fact("nemo2-option-lose", "resource", resource_text),
    "motive": _motive,
    "move": _action,
    "none": _plain("nemo2-option-none"),
    "nothing": _plain("nemo2-option-nothing"),
    "ocean": _fact("nemo2-option-ocean", "ocean", ocean_text),
    "pair": _pair,
    "pass": _plain("nemo2-option-pass"),
    "pay": _pay,
    "play": _fact("nemo2-option-play", "card", card_text),
    "propose": _inner("nemo2-option-propose"),
    "pursuer": _fact("nemo2-option-pursuer", "ship", ship_text),
    "refit": _action,
    "refuse": _plain("nemo2-option-refuse"),
    "repair": _action,
    "resolve": _plain("nemo2-option-resolve"),
    "rest": _action,
    "retain": _retain,
    "return": _plain("nemo2-option-return"),
    "revive": _fact("nemo2-option-revive", "character", character_text),
    "row": _fact("nemo2-option-row", "ocean", ocean_text),
    "sacrifice": _sacrifice,
    "salvage": _salvage,
    "scrap": _plain("nemo2-option-scrap"),
    "search": _action,
    "shield": _fact("nemo2-option-shield", "upgrade", upgrade_text),
    "ship": _fact("nemo2-option-ship", "ship", ship_text),
    "silent": _plain("nemo2-option-silent"),
    "spend": _spend,
    "stalk": _plain("nemo2-option-stalk"),
    "stay": _plain("nemo2-option-stay"),
    "stop": _plain("nemo2-option-stop"),
    "support": _plain("nemo2-option-support"),
    "target": _target,
    "token": _fact("nemo2-option-token", "token", token_text),
    "tonnage": _plain("nemo2-option-tonnage"),
    "torpedo": _action,
    "upgrade": _upgrade,
    "yield": _plain("nemo2-option-yield"),
}
