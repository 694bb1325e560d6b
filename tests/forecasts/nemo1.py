"""Nemo's War, first edition: what each line about an answer promises, held against what the rules then do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction

from pelagos.core.nodes import Choice
from pelagos.core.text import Text, signed
from pelagos.games.nemo1 import GAME, Nemo, nemo1
from pelagos.games.nemo1.names import RESOURCES
from pelagos.games.nemo1.tests import reroll
from tests.forecasts.checking import Book, Case, Checker, Facts, Names, expect, forecast_of, nothing
from tests.forecasts.nemo1_deeds import (
    GUIDE,
    QUIET,
    after,
    expect_chance,
    follow,
    follow_all,
    goes_on,
    is_tragic,
    is_weighty,
    likely,
    name_of,
    named_effects,
    result,
)
from tests.forecasts.walking import Deed, Leaf


def comes(case: Case[Nemo], facts: Facts) -> Names:
    """Effects with their chance; of Liberation that which is left when everything is counted."""
    said = facts["effects"]
    if isinstance(said, Text):
        expect(said.id == "nemo1-outlook-incite", f"nobody knows {said.id}")
        expect_chance(facts["chance"], case.walk.chance(lambda leaf: _liberated(leaf) > 0))
        return nothing
    wanted = named_effects(said)
    if wanted[0][0] == "liberation":
        expect_chance(facts["chance"], case.walk.chance(lambda leaf: _liberated(leaf) == wanted[0][1]))
        return lambda leaf: leaf.named("liberation") if _liberated(leaf) == wanted[0][1] else ()
    expect_chance(facts["chance"], case.walk.chance(lambda leaf: set(wanted) <= set(leaf.deeds)))
    return lambda leaf: wanted


def _liberated(leaf: Leaf[Nemo]) -> int:
    return sum(deed[1] for deed in leaf.named("liberation"))


def effects(case: Case[Nemo], facts: Facts) -> Names:
    """What comes in any case; the weeks of a yard action have a line of their own and come before it."""
    own = case.facts_of("nemo1-forecast-weeks") is not None
    for leaf in case.leaves:
        follow_all(leaf, facts["effects"], leaf.deeds[own:])
    return lambda leaf: named_effects(facts["effects"])


def weeks(case: Case[Nemo], facts: Facts) -> Names:
    """The weeks of the action, before anything else."""
    found = {leaf.named("weeks")[0][1] for leaf in case.leaves}
    expect((min(found), max(found)) == (facts["low"], facts["high"]), f"{found} weeks")
    return lambda leaf: leaf.named("weeks")[:1]


def too_late(case: Case[Nemo], facts: Facts) -> Names:
    """[NW1-7.2] The year is over by the week die, before the benefit."""
    expect_chance(facts["chance"], case.walk.chance(_is_over_at_once))
    return nothing


def _is_over_at_once(leaf: Leaf[Nemo]) -> bool:
    return ("ended", "calendar") in leaf.deeds and len(leaf.named("weeks")) == 1


def year_ends(case: Case[Nemo], facts: Facts) -> Names:
    """[NW1-9.1, 11.1] The calendar ends the game with this turn; ends before it speak neither for nor against it."""
    late = case.walk.chance(lambda leaf: ("ended", "calendar") in leaf.deeds)
    unknown = case.walk.chance(lambda leaf: leaf.asks != "preparation") - late
    if unknown:
        expect(late <= likely(facts["chance"]) <= late + unknown, f"the rules say {late} to {late + unknown}")
    else:
        expect_chance(facts["chance"], late)
    return lambda leaf: [("ended", "calendar")]


def search(case: Case[Nemo], facts: Facts) -> Names:
    """A treasure is about to be turned up."""
    expect_chance(facts["chance"], case.walk.chance(lambda leaf: leaf.asks == "treasure"))
    return nothing


def hit(case: Case[Nemo], facts: Facts) -> Names:
    """The attack with nothing exerted."""
    expect_chance(facts["chance"], _good(case))
    _expect_modifier(case, facts["modifier"])
    return nothing


def _good(case: Case[Nemo]) -> Fraction:
    """The chance that it comes to a good roll."""
    return case.walk.chance(result)


def _expect_modifier(case: Case[Nemo], said: str) -> None:
    found = {signed(leaf.named("result")[0][2]) for leaf in case.leaves if leaf.named("result")}
    expect(found <= {said}, f"modifier {said}, but the rules add {found}")


def hidden(case: Case[Nemo], facts: Facts) -> Names:
    """A hidden ship that fires is a Warship."""
    expect_chance(facts["chance"], case.walk.chance(lambda leaf: leaf.named("fired")))
    return nothing


def fire(case: Case[Nemo], facts: Facts) -> Names:
    """A Warship hits before the attack."""
    expect_chance(facts["chance"], case.walk.chance(lambda leaf: ("fired", 1) in leaf.deeds))
    return nothing


def damage(case: Case[Nemo], facts: Facts) -> Names:
    """Where a hit falls."""
    struck = case.walk.chance(lambda leaf: leaf.named("damaged"))
    for name in RESOURCES:
        share = case.walk.chance(_has(("damaged", name)))
        expect(share == struck * Fraction(facts[name], 6), f"{name}: {share} of {struck}")
    return lambda leaf: [("lost", deed[1]) for deed in leaf.named("damaged")]


def _has(deed: Deed) -> Callable[[Leaf[Nemo]], bool]:
    return lambda leaf: deed in leaf.deeds


def last(case: Case[Nemo], facts: Facts) -> Names:
    """[NW1-6.13] A resource is used up: the end, or the question whether a treasure prevents it."""
    expect_chance(facts["chance"], case.walk.chance(is_tragic))
    return lambda leaf: [("ended", "tragic")]


def miss(case: Case[Nemo], facts: Facts) -> Names:
    """What a bad roll of the attack brings."""
    return _after_result(case, facts, 0)


def _after_result(case: Case[Nemo], facts: Facts, good: int) -> Names:
    for leaf in case.leaves:
        if result(leaf) == good:
            follow_all(leaf, facts["effects"], after(leaf, "result"))
    return lambda leaf: named_effects(facts["effects"]) if result(leaf) == good else ()


def success(case: Case[Nemo], facts: Facts) -> Names:
    """What a good roll brings."""
    return _after_result(case, facts, 1)


def price(case: Case[Nemo], facts: Facts) -> Names:
    """What is paid before the fight."""
    wanted = named_effects(facts["effects"])
    for leaf in case.leaves:
        expect(list(leaf.deeds[: len(wanted)]) == wanted, f"{wanted} is promised first, {leaf.deeds} happens")
    return lambda leaf: wanted


def may_exert(case: Case[Nemo], facts: Facts) -> Names:
    """[NW1-6.10] What the question of exertion will offer, as long as nothing is lost before it, and what each adds."""
    offered = {name_of(dict(offer.facts)["resource"]): dict(offer.facts)["bonus"] for offer in facts["offers"]}
    for passed in case.walk.passed:
        node = passed.state.node
        if isinstance(node, Choice) and node.ask in ("exert", "combat-exert") and not passed.named("lost"):
            singles = [option[1] for option in node.options if option[0] == "exert" and len(option) == 2]
            expect(set(singles) - {"nothing"} == set(offered), f"{offered} are promised, {singles} are offered")
            expect({name: _bonus(passed.state, name) for name in offered} == offered, "another bonus")
    return nothing


def _bonus(s: Nemo, name: str) -> int:
    later = s.clone()
    nemo1.answer(later, ("exert", name))
    return later.modifier - s.modifier


def roll(case: Case[Nemo], facts: Facts) -> Names:
    """A test or an attack with what is exerted."""
    expect_chance(facts["chance"], _good(case))
    _expect_modifier(case, facts["modifier"])
    reads = {leaf.state.number for leaf in case.leaves if leaf.named("result")}
    expect(reads <= {facts["number"]}, f"{facts['number']} is said to be needed, not {reads}")
    return nothing


def modifier(case: Case[Nemo], facts: Facts) -> Names:
    """The lines of the modifier sheet add up to the modifier."""
    values = [dict(line.facts)["value"] for line in case.lines if line.id == "nemo1-board-modifier"]
    whole = case.facts_of("nemo1-forecast-roll") or case.facts_of("nemo1-board-test")
    added = sum(int(str(value).replace("−", "-")) for value in values)
    expect(whole and whole["modifier"] == signed(added), f"{values} are not the modifier")
    return nothing


def again(case: Case[Nemo], facts: Facts) -> Names:
    """Both dice are rolled again."""
    expect_chance(facts["chance"], _good(case))
    return nothing


def lies(case: Case[Nemo], facts: Facts) -> Names:
    """The dice as they lie with the help that is given."""
    for leaf in case.leaves:
        expect(result(leaf) == (facts["good"] == "yes"), f"good is {facts['good']}, but the result is {result(leaf)}")
        total = leaf.named("result")[0][2] + sum(case.s.dice)
        expect(total == facts["total"] and case.s.number == facts["number"], f"the total is {total}")
    return nothing


def kept(case: Case[Nemo], facts: Facts) -> Names:
    """The card lies before the player."""
    expect(all(leaf.named("kept") for leaf in case.leaves), "it is not kept")
    return nothing


def spent(case: Case[Nemo], facts: Facts) -> Names:
    """[NW1-7.7] The treasure is in the cup again, its points are gone."""
    number = case.s.pack.treasure_number[case.option[1]]
    expect(case.s.pack.treasures[number].vp == facts["vp"], "it bears other points")
    for leaf in case.leaves:
        later = leaf.state
        expect(number not in later.collected + later.charms and later.cup == case.s.cup + 1, "it is not in the cup")
    return nothing


def imperial(case: Case[Nemo], facts: Facts) -> Names:
    """[NW1-12.2] Whatever happens in this turn, another one comes only if a ship has gone."""
    expect(not any(leaf.asks == "preparation" for leaf in case.leaves), "the voyage goes on")
    return lambda leaf: [("ended", "imperial")]


def last_ship(case: Case[Nemo], facts: Facts) -> Names:
    """[NW1-12.2] Nothing is left to sink."""
    expect(all(("ended", "last-ship") in leaf.deeds for leaf in case.leaves), "the voyage goes on")
    return lambda leaf: [("ended", "last-ship")]


def plain(case: Case[Nemo], facts: Facts) -> Names:
    """A label that promises nothing by itself."""
    return nothing


def fight(case: Case[Nemo], facts: Facts) -> Names:
    """A known ship: the chances of both sides."""
    if facts["kind"] != "hidden":
        expect_chance(facts["chance"], _good(case))
    if facts["kind"] == "warship":
        expect_chance(facts["danger"], case.walk.chance(lambda leaf: ("fired", 1) in leaf.deeds))
    return nothing


def exert(case: Case[Nemo], facts: Facts) -> Names:
    """The bonus and the chance that it makes."""
    expect_chance(facts["chance"], _good(case))
    if "bonus" in facts:
        found = {leaf.named("result")[0][2] - case.s.modifier for leaf in case.leaves}
        expect(found == {facts["bonus"]}, f"the bonus is {found}")
    return nothing


def helped(case: Case[Nemo], facts: Facts) -> Names:
    """A bonus, or another roll with its chance."""
    if facts["gives"] == "reroll":
        expect_chance(facts["chance"], _good(case))
    else:
        found = {leaf.named("result")[0][2] - case.s.modifier - case.s.help for leaf in case.leaves}
        expect(found == {facts["number"]}, f"the bonus is {found}")
    return nothing


def given(case: Case[Nemo], facts: Facts) -> Names:
    """[NW1-8.3] A treasure that is given up: its effects, at once; then what was under way goes on."""
    for leaf in case.leaves:
        follow(leaf, facts["effects"], leaf.deeds)
    return nothing


def lose(case: Case[Nemo], facts: Facts) -> Names:
    """One level of a resource."""
    deed = ("lost", name_of(facts["resource"]))
    expect(all(leaf.deeds[0] == deed for leaf in case.leaves), "it is not lost")
    return lambda leaf: [deed]


def move(case: Case[Nemo], facts: Facts) -> Names:
    """The weeks of the way."""
    expect(all(leaf.deeds[0] == ("weeks", facts["weeks"]) for leaf in case.leaves), "the way takes other weeks")
    return lambda leaf: leaf.named("weeks")[:1]


def decline(case: Case[Nemo], facts: Facts) -> Names:
    """The end is accepted."""
    return lambda leaf: [("ended", "tragic")]


def yard(resource: str) -> Checker:
    """Rest and Repair: the gain that they speak of is possible, and the weeks."""

    def check(case: Case[Nemo], facts: Facts) -> Names:
        gains = Counter(deed for leaf in case.leaves for deed in leaf.named("gained"))
        if facts.get("gains", "yes") == "yes":
            expect(gains["gained", resource, 1], f"no {resource} can be gained")
        else:
            expect(not gains["gained", resource, 1], f"{resource} can be gained")
        return nothing

    return check


def under_way(case: Case[Nemo], facts: Facts) -> Names:
    """The sheet of the roll: number, modifier, and the chance of a roll."""
    expect(case.s.number == facts["needed"], "another number is needed")
    expect(Fraction(facts["good"], facts["among"]) == _good(case), f"the rules say {_good(case)}")
    _expect_modifier(case, facts["modifier"])
    return nothing


OF_THE_ROLL = ("nemo1-board-test", "nemo1-board-modifier")
PLAIN = "accept capture choose commit commit-finally commit-random done end incite mark pay refit refuse"
PLAIN += " search sink start stop"

CHECKERS: dict[str, Checker] = {
    "nemo1-board-failure": miss,
    "nemo1-board-modifier": modifier,
    "nemo1-board-test": under_way,
    "nemo1-forecast-again": again,
    "nemo1-forecast-comes": comes,
    "nemo1-forecast-damage": damage,
    "nemo1-forecast-effects": effects,
    "nemo1-forecast-fire": fire,
    "nemo1-forecast-hidden": hidden,
    "nemo1-forecast-hit": hit,
    "nemo1-forecast-imperial": imperial,
    "nemo1-forecast-kept": kept,
    "nemo1-forecast-last": last,
    "nemo1-forecast-last-ship": last_ship,
    "nemo1-forecast-lies": lies,
    "nemo1-forecast-may-exert": may_exert,
    "nemo1-forecast-miss": miss,
    "nemo1-forecast-price": price,
    "nemo1-forecast-roll": roll,
    "nemo1-forecast-search": search,
    "nemo1-forecast-spent": spent,
    "nemo1-forecast-success": success,
    "nemo1-forecast-too-late": too_late,
    "nemo1-forecast-weeks": weeks,
    "nemo1-forecast-year-ends": year_ends,
    "nemo1-option-attack": fight,
    "nemo1-option-choose": effects,
    "nemo1-option-decline": decline,
    "nemo1-option-exert": exert,
    "nemo1-option-exert-nothing": exert,
    "nemo1-option-give": given,
    "nemo1-option-help": helped,
    "nemo1-option-lose": lose,
    "nemo1-option-move": move,
    "nemo1-option-repair": yard("hull"),
    "nemo1-option-rest": yard("crew"),
    "nemo1-option-stalk": fight,
    "nemo1-option-use": effects,
}
CHECKERS |= {f"nemo1-option-{name}": plain for name in PLAIN.split() if f"nemo1-option-{name}" not in CHECKERS}


def sheets(s: Nemo) -> Iterator[Case[Nemo]]:
    """The sheet of a roll under way: of the roll itself, and of what follows if nothing more is done."""
    node = s.node
    lines = GAME.forecast(s, None)
    if not lines or not isinstance(node, Choice) or node.ask not in QUIET:
        return
    quiet = QUIET[node.ask]
    if node.ask != "help":
        yield Case(GUIDE, s, quiet, lines)
        return
    rolling = s.clone()
    rolling.node = reroll(rolling)
    of_roll = tuple(line for line in lines if line.id in OF_THE_ROLL)
    yield Case(GUIDE, rolling, quiet, of_roll, goes_on(rolling), is_whole=False)
    yield Case(GUIDE, s, quiet, tuple(line for line in lines if line.id not in OF_THE_ROLL))


def is_aside(case: Case[Nemo]) -> bool:
    """Answers that leave what was under way as it was: it has been told with the answer that began it."""
    return not case.is_whole or case.option[0] in ("give", "commit")


BOOK = Book(lambda s, option: GUIDE, CHECKERS, is_weighty, forecast_of(GAME), sheets=sheets, is_aside=is_aside)
