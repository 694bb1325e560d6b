"""Nemo's War, second edition: what each line about an answer promises, held against what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from pelagos.core.nodes import Choice, Option
from pelagos.core.text import Text
from pelagos.games.nemo2 import GAME, Nemo
from pelagos.games.nemo2.effect_words import EFFECTS
from pelagos.games.nemo2.names import FIRE, NOWHERE
from tests.forecasts.checking import Book, Case, Checker, Facts, Names, expect, nothing
from tests.forecasts.nemo2_deeds import (
    GUIDE,
    HASTY,
    NEAR,
    OWN_ROLL,
    effect_deeds,
    expect_chance,
    follow,
    goes_on,
    is_lost,
    is_weighty,
    name_of,
    named,
    pursued_by,
)
from tests.forecasts.nemo2_rolls import (
    an_end,
    defeat,
    exertion,
    headline,
    in_blocks,
    lies,
    locations,
    may_exert,
    modifier,
    promised,
    under_way,
)
from tests.forecasts.walking import Deed, Guide, Leaf, Walk

OF_OTHERS = ("consent", "usurp", "usurp-answer")
PLACING = ("place-contact", "place-flip", "place-ocean")
"""Placing goes on with the next die whatever is answered."""
ASIDE = ("bear", "shield", "captain", "keep", "pass", "silent", "pay", "yield")


def plain(case: Case[Nemo], facts: Facts) -> Names:
    """A label that promises nothing by itself."""
    return nothing


# What happens at once


def effects(case: Case[Nemo], facts: Facts) -> Names:
    """What comes in any case."""
    return _follow_all(case, facts["effects"])


def _follow_all(case: Case[Nemo], said: Any) -> Names:
    for leaf in case.leaves:
        follow(leaf, said, leaf.deeds)
    return lambda leaf: promised(said)


def fatal(case: Case[Nemo], facts: Facts) -> Names:
    """The game is lost at once; only which ship is sunk by it may still be asked."""
    expect(all(is_lost(leaf) or leaf.asks == "ship-pick" for leaf in case.leaves), "the game goes on")
    return lambda leaf: [deed for deed in leaf.deeds if is_weighty(deed)]


def settled_defeat(case: Case[Nemo], facts: Facts) -> Names:
    return defeat(case, facts)


def kept(case: Case[Nemo], facts: Facts) -> Names:
    """The card lies in the tableau."""
    expect(all(case.s.dealt in leaf.state.tableau for leaf in case.leaves), "it is not kept")
    return nothing


def fog(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-13.4] By how much Notoriety falls: least, most, on average."""
    falls = [(-sum(deed[1] for deed in leaf.named("notoriety")), leaf.chance) for leaf in case.leaves]
    mean = sum(number * chance for number, chance in falls)
    found = (min(falls)[0], max(falls)[0], round(float(mean), 1))
    expect(found == (facts["low"], facts["high"], facts["number"]), f"it falls by {found}")
    return lambda leaf: leaf.named("notoriety")


def adventure(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-11.1] A card of the deck, which is so large, and the treasures for its gems."""
    s = case.s
    expect(facts["number"] == s.deck + len(s.deck_bottom), "the deck has another size")
    expect(facts["gems"] == min(s.deck_gems, sum(s.treasures)), "there are other treasures")
    expect(all(leaf.asks in ("adventure-deck", "adventure-accept") for leaf in case.leaves), "no card comes")
    return nothing


def ap_lost(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-10.3] Only one action point is kept."""
    if case.s.seats == 1:
        expect(all(leaf.state.ap == case.s.ap - facts["number"] for leaf in case.leaves), "another number is lost")
    return nothing


def price(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-12.1] The Notoriety of going on comes first."""
    deed = ("notoriety", facts["number"])
    expect(all(leaf.deeds[0] == deed for leaf in case.leaves), f"{deed} is promised first")
    return lambda leaf: [deed]


def check(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-9.7] A die as high as ships and cubes leaves the uprising alone."""
    expect_chance(facts["chance"], case.walk.chance(lambda leaf: leaf.named("uprising-check")[0][1]))
    expect(all(leaf.named("uprising-check")[0][2] == facts["number"] for leaf in case.leaves), "another number")
    return nothing


def pursuer(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-18.5] A low die forces a fight."""
    expect_chance(facts["chance"], case.walk.chance(lambda leaf: leaf.named("result", "fight")))
    return nothing


def motive(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-5.3] What everything is worth under the new motive."""
    for leaf in case.leaves:
        later = leaf.state
        if not is_lost(leaf):
            expect(sum(line.points for line in GAME.show.sheet(later)) == facts["score"] * later.seats, "another score")
    return nothing


def may_spend(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-6.7] The question of a treasure will come."""
    asked = [leaf for leaf in case.walk.passed if leaf.asks == "treasure-bonus"]
    expect(asked or any(leaf.asks == "treasure-bonus" for leaf in case.leaves), "no treasure can be spent")
    return nothing


# Targets


def by_mode(said: Text) -> Iterator[tuple[str, Text]]:
    """The chances of a target, mode by mode."""
    facts: dict[str, Any] = dict(said.facts)
    if said.id == "nemo2-forecast-both":
        for way in (facts["first"], facts["second"]):
            yield from by_mode(way)
    else:
        yield named(facts["mode"], "mode"), facts["chance"]


def _fought(case: Case[Nemo], name: str, mode: str) -> Walk[Nemo]:
    """A fight with a named target in one mode; where its hits fall is all the same here."""
    key = (name, mode)
    if key not in case.notes:
        is_pursued = getattr(case.s.node, "ask", "") == "pursuit-order"
        fight = {"attack_target": ("target", name), "attack_mode": (mode,)}
        guide = (case.guide if is_pursued else HASTY).answering(fight)
        case.notes[key] = Walk(guide, case.s, case.first)
    walk: Walk[Nemo] = case.notes[key]
    return walk


def target(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-12.2, 12.6] How likely a ship does no harm, and how likely it is sunk in each mode."""
    name = named(facts["ship"], "ship")
    for mode, chance in by_mode(facts["sunk"]):
        walk = _fought(case, name, mode)
        expect_chance(chance, _sunk(walk))
        fired = walk.chance(lambda leaf: _fire(leaf))
        expect((facts["fires"] == "yes") == bool(fired), "it fires otherwise")
        if fired:
            expect_chance(facts["spared"], walk.chance(lambda leaf: _fire(leaf) and _fire(leaf)[0][3]) / fired)
    return nothing


def _fire(leaf: Leaf[Nemo]) -> list[Deed]:
    return [deed for deed in leaf.named("result") if deed[1] == "fire"]


def _attack(leaf: Leaf[Nemo]) -> list[Deed]:
    return [deed for deed in leaf.named("result") if deed[1] in ("attack", "torpedo")]


def _sunk(walk: Walk[Nemo]) -> Fraction:
    """How likely the attack succeeds if it comes to it, over all that a contact may be."""
    ways = {tuple(leaf.named("revealed", "token")) for leaf in walk.leaves}
    found = Fraction()
    for way in ways:
        leaves = [leaf for leaf in walk.leaves if tuple(leaf.named("revealed", "token")) == way]
        made = sum((leaf.chance for leaf in leaves if _attack(leaf)), Fraction())
        good = sum((leaf.chance for leaf in leaves if _attack(leaf) and _attack(leaf)[0][3]), Fraction())
        whole = sum((leaf.chance for leaf in leaves), Fraction())
        found += whole * good / made if made else 0
    return found


def contact(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-3.2, 11.2, 18.3] What a contact hides."""
    for mode, chance in by_mode(facts["sunk"]):
        expect_chance(chance, _sunk(_fought(case, "contact", mode)))
    return nothing


def contact_risk(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-12.3, 12.6, 12.7] Fire, a miss, the skulls: all that a ship can bring; what a token does is its own."""
    miss = {("notoriety", 1), ("notoriety", 2)}
    for leaf in case.leaves:
        if leaf.named("missed"):
            expect(set(leaf.named("notoriety")[-1:]) <= miss, f"{leaf.deeds} is no miss as it is told")
    return lambda leaf: [deed for deed in leaf.deeds if leaf.named("token") or deed[0] in ("lost", "notoriety")]


def nothing_to_draw(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-3.2] The contact goes and nothing else happens."""
    walk = _fought(case, "contact", "bold")
    expect(all(sum(leaf.state.contacts) < sum(case.s.contacts) for leaf in walk.leaves), "the contact stays")
    return nothing


# Labels


def cost(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-10.2] The action points that an action takes."""
    for leaf in case.leaves:
        gained = sum(deed[1] for deed in leaf.named("gained-ap")) - sum(deed[1] for deed in leaf.named("paid-ap"))
        if leaf.asks and not leaf.named("ap-set"):
            expect(leaf.state.ap == case.s.ap - facts["cost"] + gained, f"{case.s.ap - leaf.state.ap} AP are spent")
    if case.option == ("fog",):
        return lambda leaf: [deed for deed in leaf.deeds if deed[0] == "destroyed"]
    return nothing


def exert(case: Case[Nemo], facts: Facts) -> Names:
    """The bonus and the chance that it makes."""
    made = case.walk.chance(lambda leaf: leaf.named("result"))
    good = case.walk.chance(lambda leaf: leaf.named("result") and leaf.named("result")[0][3])
    if made:
        expect_chance(facts["chance"], good / made)
    return nothing


def sacrifice(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-14.3, 14.4] The penalty first, then what the sacrifice brings."""
    who = named(facts["character"], "character")
    penalty = list(effect_deeds(facts["penalty"]))
    for leaf in case.leaves:
        expect(leaf.deeds[0] == ("sacrificed", who), "somebody else is sacrificed")
        happened = list(leaf.deeds[1 : len(penalty) + 1])
        expect(happened == penalty or is_lost(leaf), f"{penalty} is promised, {happened} happens")
        expect((facts["fatal"] == "yes") <= is_lost(leaf), "the game goes on")
        if facts["gives"] == "ap" and not is_lost(leaf):
            gained = sum(deed[1] for deed in leaf.named("gained-ap"))
            expect(gained == facts["number"], f"{gained} AP are gained")
    return lambda leaf: [("sacrificed", who), *penalty, *_end_of(leaf, facts["fatal"] == "yes")]


def _end_of(leaf: Leaf[Nemo], lost: bool) -> list[Deed]:
    return leaf.named("ended") if lost else []


def option_effects(case: Case[Nemo], facts: Facts) -> Names:
    """A token or an option of a card: its effects, at once."""
    return _follow_all(case, facts["effects"])


def pair(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-9.3] The action points that a pair gives."""
    for leaf in case.leaves:
        gained = leaf.named("gained-ap")
        if facts["lull"] == "no":
            expect(sum(deed[1] for deed in gained[:1]) == facts["ap"], f"{gained} AP are gained")
        expect(leaf.state.lull == (facts["lull"] == "yes"), "it is no lull")
    return nothing


def lose(case: Case[Nemo], facts: Facts) -> Names:
    """A point of a resource."""
    deed = ("lost", name_of(facts["resource"]), 1)
    expect(all(deed in leaf.deeds for leaf in case.leaves), "it is not lost")
    return lambda leaf: [deed]


def discard(case: Case[Nemo], facts: Facts) -> Names:
    """A treasure goes."""
    return lambda leaf: leaf.named("discarded")


def destroyed(case: Case[Nemo], facts: Facts) -> Names:
    """An upgrade goes."""
    return lambda leaf: leaf.named("destroyed")


def start_payment(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-2.3] So many points of each."""
    lost = [after - before for before, after in zip(case.s.resources, case.leaves[0].state.resources, strict=True)]
    expect(lost == [facts[name] for name in ("nemo", "crew", "hull")], f"{lost} is paid")
    return lambda leaf: leaf.named("paid")


def of_motive(case: Case[Nemo], facts: Facts) -> Names:
    """A change of motive, and whether it is the end."""
    expect(all(is_lost(leaf) == (facts["fatal"] == "yes") for leaf in case.leaves), "the label says otherwise")
    return nothing


PLAIN = (
    "accept adopt agree armor bear bold captain check contact continue decline draw end fight flip forgo gain gem"
    " give-up hand-in install keep land leave look-for-upgrade none nothing ocean pass pay-gem play propose pursuer"
    " refuse resolve return revive row salvage shield ship silent spend spend-nothing stalk stay stop support target"
    " token tonnage upgrade yield"
)
CHECKERS: dict[str, Checker] = {f"nemo2-option-{name}": plain for name in PLAIN.split()}
CHECKERS |= {f"nemo2-motive-{name}": plain for name in ("science", "explore", "anti-imperialism", "war")}
CHECKERS |= {
    f"nemo2-option-{name}": cost
    for name in ["adventure", "attack", "fog", "incite", "move", "refit", "repair", "rest", "search", "torpedo"]
}
CHECKERS |= {
    "nemo2-board-modifier": modifier,
    "nemo2-board-rolled": lies,
    "nemo2-board-test": under_way,
    "nemo2-forecast-adventure": adventure,
    "nemo2-forecast-ap-lost": ap_lost,
    "nemo2-forecast-bare": an_end,
    "nemo2-forecast-check": check,
    "nemo2-forecast-contact": contact,
    "nemo2-forecast-contact-risk": contact_risk,
    "nemo2-forecast-defeat": defeat,
    "nemo2-forecast-defeat-settled": defeat,
    "nemo2-forecast-effects": effects,
    "nemo2-forecast-end": an_end,
    "nemo2-forecast-exertion": exertion,
    "nemo2-forecast-exertion-settled": exertion,
    "nemo2-forecast-fatal": fatal,
    "nemo2-forecast-fire": headline,
    "nemo2-forecast-fog": fog,
    "nemo2-forecast-kept": kept,
    "nemo2-forecast-lies": lies,
    "nemo2-forecast-locations": locations,
    "nemo2-forecast-may-exert": may_exert,
    "nemo2-forecast-may-spend": may_spend,
    "nemo2-forecast-motive": motive,
    "nemo2-forecast-nothing-to-draw": nothing_to_draw,
    "nemo2-forecast-price": price,
    "nemo2-forecast-pursuer": pursuer,
    "nemo2-forecast-settled": an_end,
    "nemo2-forecast-settled-bare": an_end,
    "nemo2-forecast-target": target,
    "nemo2-forecast-test": headline,
    "nemo2-option-choose": option_effects,
    "nemo2-option-discard": discard,
    "nemo2-option-exert": exert,
    "nemo2-option-exert-nothing": exert,
    "nemo2-option-lose": lose,
    "nemo2-option-motive": of_motive,
    "nemo2-option-pair": pair,
    "nemo2-option-pay": start_payment,
    "nemo2-option-retain": option_effects,
    "nemo2-option-sacrifice": sacrifice,
    "nemo2-option-scrap": destroyed,
}


def lines(s: Nemo, option: Option) -> tuple[Text, ...]:
    """The label and the forecast; an answer about somebody else's answer says the same as that one."""
    if getattr(s.node, "ask", "") in OF_OTHERS:
        return ()
    return (GAME.show.label(s, option), *GAME.forecast(s, option))


def sheets(s: Nemo) -> Iterator[Case[Nemo]]:
    """The sheet of a test under way, and what comes if nothing more is done."""
    said = GAME.forecast(s, None)
    if said and isinstance(s.node, Choice) and (quiet := goes_on(s)):
        yield Case(guide_of(s, quiet[0][0]), s, quiet[0][0], said)


def is_aside(case: Case[Nemo]) -> bool:
    """Answers that leave what was under way as it was: it has been told with the answer that began it."""
    pending = case.s.agenda[0][0].__name__ if case.s.agenda else ""
    ask = getattr(case.s.node, "ask", "")
    is_told = (pending in (*EFFECTS, "place_each") and pending != "outcome") or (ask, case.option[0]) == (
        "sacrifice-pick",
        "decline",
    )
    return ask in (*OF_OTHERS, *PLACING) or case.option[0] in ASIDE or is_told


def guide_of(s: Nemo, option: Option) -> Guide[Nemo]:
    """Of a roll that lies on the table only what belongs to it; of a contact not where every single hit falls."""
    ask = getattr(s.node, "ask", "")
    if ask in ("hit-shield", "loss-shield") or (ask == "emergency-help" and s.test == FIRE):
        return NEAR
    if ask in ("emergency-help", "exert", "treasure-bonus"):
        return OWN_ROLL
    if ask == "pursuit-order":
        return pursued_by(len(s.pursued) - 1)
    is_contact = option == ("target", "contact") or (ask == "attack-mode" and s.target == NOWHERE)
    alone = option[0] in ("continue", "torpedo") and s.contacts[s.ocean]
    return HASTY if is_contact or alone else GUIDE


BOOK = Book(guide_of, CHECKERS, is_weighty, lines, facts=in_blocks, sheets=sheets, is_aside=is_aside)
