"""What things are called: the questions and options of Nemo's War, second edition, as message ids with facts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from pelagos.core.nodes import Chance, Choice, Step
from pelagos.core.text import Fact, SeatName, Text, signed, text
from pelagos.games.nemo2 import verbs
from pelagos.games.nemo2.actions import ADVENTURE_COST, cost_of
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.data_pieces import Side
from pelagos.games.nemo2.effect_words import NOTHING, effects_text, known, values_text, worth
from pelagos.games.nemo2.effects import alternatives, chosen_option
from pelagos.games.nemo2.emergency import AP_OF, HELP_OF
from pelagos.games.nemo2.fire import take_hits
from pelagos.games.nemo2.forecast_ways import is_fatal
from pelagos.games.nemo2.language import Alternatives, Program, choices_in, wrapped
from pelagos.games.nemo2.names import (
    CHARACTER,
    INCITE,
    MOTIVE,
    NOWHERE,
    OCEANS,
    START_PRICE,
    TABLE_ACTIONS,
    TESTS,
    UPGRADE,
    UPGRADES,
)
from pelagos.games.nemo2.notoriety import change_notoriety, why_not_motive
from pelagos.games.nemo2.odds import chance, exert_bonus, percent, with_said
from pelagos.games.nemo2.setup import SAILOR, start_upgrade_answered
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tally import tally_for
from pelagos.games.nemo2.tests import NATURAL
from pelagos.games.nemo2.texts import (
    card_text,
    character_text,
    motive_text,
    ocean_text,
    resource_text,
    row_title,
    ship_text,
    test_text,
    token_text,
    treasure_text,
    upgrade_text,
)
from pelagos.games.nemo2.variants import group_placed
from pelagos.games.nemo2.wasted import as_things_stand, gained_ap

NOBODY: Final = Text("nemo2-none")
CHANGE: Final = "act3-choice"
NO_MORE: Final = (None,) * 4


def question(s: Nemo) -> Text:
    """What is asked now, of whom, with the facts that such questions speak of."""
    node = s.node
    assert type(node) in (Choice, Chance), "no question is asked after the end"
    facts: dict[str, Fact] = {
        "ap": s.ap,
        "notoriety": s.notoriety,
        "test": test_text(TESTS[s.test]),
        "modifier": signed(s.modifier + s.help),
        **_ship_facts(s, "target", s.target),
        **_ship_facts(s, "ship", _at_hand(s)),
        "card": card_text(s.pack.cards[s.dealt].name) if s.dealt else NOBODY,
        "ocean": ocean_text(OCEANS[s.ocean]) if s.ocean != NOWHERE else NOBODY,
        "dice": " ".join(map(str, s.dice)) or "–",
        "total": sum(s.dice) + s.modifier + s.help,
    }
    if type(node) is Chance:
        return text(f"nemo2-draw-{node.ask}", **facts)
    assert type(node) is Choice
    more = MORE[node.ask](s, node) if node.ask in MORE else {}
    return text(f"nemo2-ask-{node.ask}", **(more | {"seat": SeatName(node.seat)} | facts | more))


def _ship_facts(s: Nemo, name: str, piece: int) -> dict[str, Fact]:
    """[NW2-1.4] A ship that a question is about, and what stands on the side that lies up."""
    if piece == NOWHERE:
        return {name: NOBODY, f"{name}_values": NOBODY}
    side = s.pack.sides[piece]
    return {name: ship_text(side.name), f"{name}_values": values_text(side)}


def _cause(s: Nemo, node: Choice) -> dict[str, Fact]:
    return {"cause": TESTS[INCITE]} if _is_incited(s) else {}


def _source(s: Nemo, node: Choice) -> dict[str, Fact]:
    """[NW2-26] The card whose effects are to choose from; or the treasure, the token or the row of the action table."""
    step = wrapped(node.then, chosen_option)
    card = step[1] if step else 0
    if card:
        return {"source": "card", "card": card_text(s.pack.cards[card].name)}
    found = _origins(s.pack).get(step[2]) if step else None
    return {"source": "card", "card": found} if found else {"source": "other", "card": NOBODY}


@cache
def _origins(pack: Pack) -> dict[Alternatives, Text | str]:
    """[NW2-26, 15.1, 18.4, 11.9] What has a choice printed on it; what several things have alike belongs to none."""
    things: list[tuple[Program, Text | str]] = [(kind.steps, treasure_text(kind.name)) for kind in pack.treasures]
    things += [(steps, token_text(t.name)) for t in pack.tokens for steps in (t.steps, t.steps_galakta)]
    rows = [(action.name, row) for action in pack.actions if action for row in action.rows]
    things += [(row.steps, row_title(name, row.title)) for name, row in rows]
    found: dict[Alternatives, set[Text | str]] = {}
    for steps, name in things:
        for listed in choices_in(steps):
            found.setdefault(listed, set()).add(name)
    return {listed: names.pop() for listed, names in found.items() if len(names) == 1}


def _starting(s: Nemo, node: Choice) -> dict[str, Fact]:
    """[NW2-2.3] The upgrade of the motive."""
    return {"upgrade": upgrade_text(UPGRADES[s.pack.motives[s.motive].upgrade])}


def _hit(s: Nemo, node: Choice) -> dict[str, Fact]:
    """[NW2-12.3, 12.4] Which of how many hits; with two natural ones another die has said how many."""
    left = next((step[1] for step in _steps(s) if step[0] is take_hits), 0)
    total = 0 if s.dice == NATURAL else min(s.dice, default=0)
    return {"left": left, "total": max(0, total), "which": total - left}


def _steps(s: Nemo) -> Iterator[Step]:
    """What is still to be done, the next step first."""
    agenda = s.agenda
    while agenda:
        step, agenda = agenda
        yield step


MORE: Final[dict[str, Callable[[Nemo, Choice], dict[str, Fact]]]] = {
    "card-option": _source,
    "hit-shield": _hit,
    "land-space": _cause,
    "start-upgrade": _starting,
}
"""What some questions speak of besides."""


def _is_incited(s: Nemo) -> bool:
    """[NW2-11.3] Whether the uprising comes from an Incite: its drop of Notoriety follows."""
    return s.test == INCITE and bool(s.agenda) and s.agenda[0][0] is change_notoriety


def _at_hand(s: Nemo) -> int:
    """The ship that was drawn or sunk and has no place yet; a ship group waits in the question that places it."""
    if type(s.node) is Choice and s.node.then[0] is group_placed:
        return 2 * int(s.node.then[1])
    return s.drawn if s.drawn != NOWHERE else s.wreck


def _priced(name: str) -> Callable[[Nemo, int], Text]:
    """[NW2-10.2] An action with its price in action points."""
    return lambda s, seat: text(f"nemo2-option-{name}", cost=_price(s, name))


def _price(s: Nemo, name: str) -> int:
    if name in TABLE_ACTIONS:
        return cost_of(s, TESTS.index(name))
    if name == "adventure":
        return ADVENTURE_COST[s.lull]
    return 0 if name == "torpedo" else 1


for _name, _verb in verbs.ACTION.items():
    _verb.labelled(_priced(_name))


@verbs.MOTIVE.labelled
def _motive(s: Nemo, seat: int, name: str) -> Text:
    """[NW2-5.3, Q46] A change of motive tells what everything is worth so far; an outlawed one is marked as fatal."""
    if getattr(s.node, "ask", "") != CHANGE:
        return motive_text(name)
    fatal = "yes" if why_not_motive(s, MOTIVE[name]) else "no"
    return text("nemo2-option-motive", motive=motive_text(name), score=sum(tally_for(s, MOTIVE[name])), fatal=fatal)


@verbs.UPGRADE.labelled
def _upgrade(s: Nemo, seat: int, name: str) -> Text:
    """[NW2-11.7, 17.2] Its price, and its points at the end."""
    upgrade = s.pack.upgrades[UPGRADE[name]]
    points = worth((upgrade.adventure, upgrade.science or None, upgrade.wonder or None, *NO_MORE))
    return text(
        "nemo2-option-upgrade",
        upgrade=upgrade_text(name),
        cost=upgrade.cost,
        scores="yes" if points else "no",
        points=points or NOBODY,
    )


@verbs.INSTALLING.labelled
def _install(s: Nemo, seat: int) -> Text:
    """[NW2-2.3] Free for a sailor; an officer pays for it."""
    step = wrapped(getattr(s.node, "then", ()), start_upgrade_answered)
    return text("nemo2-option-install", price=0 if step and step[2] == SAILOR else START_PRICE)


@verbs.FLIP.labelled
def _flip(s: Nemo, seat: int, name: str) -> Text:
    """[NW2-9.5] A white ship, where it lies, and what its gray side is."""
    front = 2 * s.pack.fleet.number[name]
    ocean = next((ocean for ocean, ships in enumerate(s.ships) if front in ships), NOWHERE)
    return text(
        "nemo2-option-flip",
        ship=ship_text(name),
        ocean=ocean_text(OCEANS[ocean]) if ocean != NOWHERE else NOBODY,
        back=ship_text(s.pack.sides[front + 1].name),
        values=values_text(s.pack.sides[front + 1]),
    )


@verbs.OCEAN.labelled
def _ocean(s: Nemo, seat: int, name: str) -> Text:
    """[NW2-9.5, 12.11] A Warship that is put beside the Nautilus must be fought at once."""
    fight = getattr(s.node, "ask", "") == "place-anywhere" and OCEANS.index(name) == s.ocean
    return text("nemo2-option-ocean", ocean=ocean_text(name), fight="yes" if fight else "no")


@verbs.SCRAP.labelled
def _scrap(s: Nemo, seat: int, armor: str) -> Text:
    return Text("nemo2-option-scrap")


@verbs.PAIR.labelled
def _pair(s: Nemo, seat: int, a: int, b: int) -> Text:
    """[NW2-9.3, 10.3, Q42] The action points that are left of the difference, or a Lull."""
    gained = gained_ap(s, max(0, abs(a - b) - s.ap_cut))
    return text("nemo2-option-pair", a=a, b=b, ap=gained, lull="yes" if a == b else "no")


@verbs.TARGET_CONTACT.labelled
def _contact(s: Nemo, seat: int, contact: str) -> Text:
    return Text("nemo2-option-contact")


@verbs.TARGET.labelled
def _target(s: Nemo, seat: int, name: str) -> Text:
    """[NW2-1.4] A ship of the Nautilus ocean with the side that lies up."""
    return text("nemo2-option-target", ship=ship_text(name), values=values_text(_lying_here(s, name)))


@verbs.SHIP.labelled
def _ship(s: Nemo, seat: int, name: str) -> Text:
    return text("nemo2-option-ship", ship=ship_text(name), values=values_text(_lying_here(s, name)))


@verbs.PURSUER.labelled
def _pursuer(s: Nemo, seat: int, name: str) -> Text:
    return text("nemo2-option-pursuer", ship=ship_text(name), values=values_text(_lying_here(s, name)))


def _lying_here(s: Nemo, name: str) -> Side:
    """The side of that name that lies up in the Nautilus ocean; sides may be called alike."""
    here = [s.pack.sides[piece] for piece in s.ships[s.ocean]] if s.ocean != NOWHERE else []
    return next(side for side in (*here, *s.pack.sides) if side.name == name)


@verbs.EXERT.labelled
def _exert(s: Nemo, seat: int, *names: str) -> Text:
    """[NW2-6.8, 6.9] The bonus and the chance that it makes."""
    bonus = exert_bonus(s, verbs.EXERT(*names))
    resources = tuple(map(resource_text, names))
    return text("nemo2-option-exert", resources=resources, bonus=bonus, chance=percent(chance(with_said(s), bonus)))


@verbs.EXERT_NONE.labelled
def _exert_nothing(s: Nemo, seat: int, nothing: str) -> Text:
    return text("nemo2-option-exert-nothing", chance=percent(chance(with_said(s))))


@verbs.SPEND.labelled
def _spend(s: Nemo, seat: int, name: str) -> Text:
    value = s.pack.treasures[s.pack.treasure_number[name]].vp or 0
    return text("nemo2-option-spend", treasure=treasure_text(name), bonus=value)


@verbs.SPEND_NONE.labelled
def _spend_nothing(s: Nemo, seat: int, nothing: str) -> Text:
    return Text("nemo2-option-spend-nothing")


@verbs.SACRIFICE.labelled
def _sacrifice(s: Nemo, seat: int, name: str) -> Text:
    """[NW2-14.3, Q21, Q22] What the sacrifice brings in this window, and what it costs; a fatal penalty is marked."""
    character = CHARACTER[name]
    asked = s.node.ask if type(s.node) is Choice else ""
    gives, number = "nothing", 0
    if asked == "action" and character in AP_OF:
        gives, number = "ap", gained_ap(s, AP_OF[character])
    elif asked == "emergency-help":
        gives, number = ("bonus", HELP_OF[character]) if character in HELP_OF else ("reroll", 0)
    return text(
        "nemo2-option-sacrifice",
        character=character_text(name),
        gives=gives,
        number=number,
        penalty=effects_text(as_things_stand(s, s.pack.characters[character].penalty)),
        fatal="yes" if is_fatal(s, s.pack.characters[character].penalty) else "no",
    )


@verbs.RETAIN.labelled
def _retain(s: Nemo, seat: int, name: str) -> Text:
    treasure = s.pack.treasures[s.pack.treasure_number[name]]
    return text(
        "nemo2-option-retain", treasure=treasure_text(name), effects=effects_text(as_things_stand(s, treasure.steps))
    )


@verbs.CHOOSE.labelled
def _choose(s: Nemo, seat: int, wanted: str) -> Text:
    """[NW2-26] The alternative in words, from the steps behind it."""
    for word, _, steps in alternatives(getattr(s.node, "then", ())):
        if word == wanted:
            return text("nemo2-option-choose", effects=effects_text(as_things_stand(s, steps), known(s.pack)))
    return text("nemo2-option-choose", effects=NOTHING)
