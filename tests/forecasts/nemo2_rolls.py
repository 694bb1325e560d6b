"""Nemo's War, second edition: the lines about rolls, each held against the ways in which the roll can end."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final, NamedTuple

from pelagos.core.nodes import Choice
from pelagos.core.text import Text, signed
from pelagos.games.nemo2 import Nemo, nemo2
from pelagos.games.nemo2.names import RESOURCES
from tests.forecasts.checking import Broken, Case, Facts, Names, expect, nothing
from tests.forecasts.nemo2_deeds import (
    GUIDE,
    effect_deeds,
    expect_chance,
    follow,
    is_lost,
    is_weighty,
    name_of,
    named,
    segment,
    tidied,
)
from tests.forecasts.walking import Deed, Leaf, Walk

HEADLINES = (
    "nemo2-forecast-test",
    "nemo2-forecast-fire",
    "nemo2-forecast-lies",
    "nemo2-board-test",
    "nemo2-board-rolled",
)
ENDS = ("nemo2-forecast-end", "nemo2-forecast-settled", "nemo2-forecast-settled-bare", "nemo2-forecast-bare")
MODES = ("bold", "stalk")
MOST = 6


def in_blocks(case: Case[Nemo]) -> Iterator[Facts]:
    """The facts of each line, with the roll of the headline above it; an attack may come once for each mode."""
    roll, mode = "", ""
    open_modes = sum(line.id in HEADLINES and _roll(line) == "attack" for line in case.lines) > 1
    attacks = 0
    for line in case.lines:
        if line.id in HEADLINES:
            roll = _roll(line)
            mode = MODES[attacks % len(MODES)] if open_modes else ""
            attacks += roll == "attack"
        yield {**dict(line.facts), "roll": roll, "mode": mode}


def _roll(line: Text) -> str:
    facts: dict[str, Any] = dict(line.facts)
    return named(facts["test"], "test") if "test" in facts else "fire"


def walk_of(case: Case[Nemo], facts: Facts) -> Walk[Nemo]:
    """The walk in which the roll of a block is made."""
    return case.walk_by(attack_mode=(facts["mode"],)) if facts["mode"] else case.walk


def part(leaf: Leaf[Nemo], facts: Facts) -> list[Deed]:
    """What belongs to the roll of a block, or to the answer itself."""
    if facts["roll"]:
        return segment(leaf, facts["roll"])
    found: list[Deed] = []
    for deed in leaf.deeds:
        if deed[0] == "result" or (deed[0] == "hit" and any(other[0] == "hit" for other in found)):
            break
        found.append(deed)
    return found


def share(case: Case[Nemo], facts: Facts, holds: Any) -> Fraction:
    """How likely something holds of the roll, if it comes to it."""
    walk = walk_of(case, facts)
    made = walk.chance(lambda leaf: part(leaf, facts))
    return walk.chance(lambda leaf: part(leaf, facts) and holds(leaf, part(leaf, facts))) / made if made else Fraction()


def headline(case: Case[Nemo], facts: Facts) -> Names:
    """The number, the modifier and the chance of a roll to come."""
    expect_chance(facts["chance"], share(case, facts, lambda leaf, deeds: deeds[0][3]))
    _expect_modifier(case, facts)
    return nothing


def under_way(case: Case[Nemo], facts: Facts) -> Names:
    """The sheet of a test: its modifier and its chance."""
    likely = share(case, facts, lambda leaf, deeds: deeds[0][3])
    expect(Fraction(facts["good"], facts["among"]) == likely, f"the rules say {likely}")
    _expect_modifier(case, facts)
    return nothing


def _expect_modifier(case: Case[Nemo], facts: Facts) -> None:
    found = {signed(deeds[0][2]) for leaf in walk_of(case, facts).leaves if (deeds := part(leaf, facts))}
    expect(found <= {facts["modifier"]}, f"modifier {facts['modifier']}, but the rules add {found}")


def lies(case: Case[Nemo], facts: Facts) -> Names:
    """The dice as they lie, with everything that is added."""
    for leaf in case.leaves:
        if deeds := part(leaf, facts):
            total = deeds[0][2] + sum(case.s.dice)
            expect(
                bool(deeds[0][3]) == (facts["good"] == "yes"), f"good is {facts['good']}, the rules say {deeds[0][3]}"
            )
            expect(total == facts["total"], f"the total is {total}")
    return nothing


def modifier(case: Case[Nemo], facts: Facts) -> Names:
    """The lines of the modifier sheet add up to the modifier."""
    if not facts["roll"]:
        return nothing
    values = [line["value"] for line in in_blocks(case) if _in(line, facts) and "reason" in line]
    added = sum(int(str(value).replace("−", "-")) for value in values)
    found = {deeds[0][2] for leaf in walk_of(case, facts).leaves if (deeds := part(leaf, facts))}
    expect(found <= {added}, f"the lines add up to {added}, but the rules add {found}")
    return nothing


def _in(line: Facts, facts: Facts) -> bool:
    return (line["roll"], line["mode"]) == (facts["roll"], facts["mode"])


class Entry(NamedTuple):
    """How one end of a walk is told: by which line, what each exerted resource has lost, the deeds of both."""

    leaf: Leaf[Nemo]
    end: int
    exertion: int
    deeds: list[Deed]
    paid: list[Deed]


def account(case: Case[Nemo], facts: Facts) -> list[Entry]:
    """Every end of the roll with the one line that tells it; a roll that ends as no line says is a complaint."""
    key = ("account", facts["roll"], facts["mode"])
    if key not in case.notes:
        case.notes[key] = list(_entries(case, facts))
    found: list[Entry] = case.notes[key]
    return found


def ends_of(case: Case[Nemo], facts: Facts) -> list[Facts]:
    """The lines about the ends of a roll."""
    lines = zip(case.lines, in_blocks(case), strict=True)
    return [more for line, more in lines if line.id in ENDS and _in(more, facts)]


def _entries(case: Case[Nemo], facts: Facts) -> Iterator[Entry]:
    ends = ends_of(case, facts)
    for leaf in walk_of(case, facts).leaves:
        deeds = part(leaf, facts)
        if not deeds:
            continue
        fitting = [number for number, end in enumerate(ends) if fits(end["result"], deeds)]
        expect(len(fitting) == 1, f"{len(fitting)} lines tell of {deeds}")
        yield explained(leaf, fitting[0], ends[fitting[0]], deeds)


def fits(said: Text, deeds: list[Deed]) -> bool:
    """Whether a roll has ended as a line says."""
    facts: dict[str, Any] = dict(said.facts)
    _, _, _, good, natural, total, _ = deeds[0]
    match said.id.removeprefix("nemo2-end-"):
        case "pass" | "spared" | "sunk":
            return bool(good)
        case "fail":
            return not good
        case "missed":
            return not good and not (natural and deeds[0][1] == "attack")
        case "double":
            return not good and bool(natural)
        case "hits":
            return ("hits", facts["number"]) in deeds
        case "row":
            return _reaches(facts["totals"], total, natural) and _titles(facts["title"], deeds)
    raise Broken(f"nobody knows how {said.id} looks")


def _reaches(said: Text, total: int, natural: bool) -> bool:
    """Whether a total lies in a row; two natural ones are always in the lowest."""
    facts: dict[str, Any] = dict(said.facts)
    match said.id:
        case "nemo2-totals-most":
            return natural or total <= facts["number"]
        case "nemo2-totals-least":
            return not natural and total >= facts["number"]
    return not natural and bool(facts["low"] <= total <= facts["high"])


def _titles(said: Text, deeds: list[Deed]) -> bool:
    """Whether the row that was reached bears this title; the end of the game may come before it."""
    rows = [deed for deed in deeds if deed[0] == "row"]
    return not rows or said.id == f"nemo2-row-{rows[0][1]}-{rows[0][2]}"


def explained(leaf: Leaf[Nemo], number: int, end: Facts, deeds: list[Deed]) -> Entry:
    """What the exerted resources have lost, so that the rest is what the line says."""
    effects = end.get("effects", ())
    if deeds[0][1] == "fire":
        return Entry(leaf, number, 0, [("lost", deed[1], 1) for deed in deeds if deed[0] == "hit"], [])
    exerted = [name for r, name in enumerate(RESOURCES) if deeds[0][6] >> r & 1 and not deeds[0][3]]
    plain = promised(effects)
    problems = []
    for lost in range(1, MOST + 1) if exerted else (0,):
        paid: list[Deed] = [("lost", name, 1) for name in exerted for _ in range(lost)]
        try:
            _expect_all(leaf, effects, paid, deeds)
        except Broken as broken:
            problems.append(str(broken))
            continue
        return Entry(leaf, number, lost, plain, paid)
    raise Broken(problems[0])


def promised(effects: Any) -> list[Deed]:
    """The deeds that effects name, those of decisions with a single answer too."""
    found = list(effect_deeds(effects))
    asked = [("discarded",) for deed in found if deed == ("asks", "treasure-discard")]
    return [deed for deed in found if deed[0] not in ("asks", "may-ask")] + asked


def _expect_all(leaf: Leaf[Nemo], effects: Any, paid: list[Deed], deeds: list[Deed]) -> None:
    happened = [deed for deed in deeds if deed[0] not in ("result", "row", "missed", "sunk")]
    first = happened[: len(paid)]
    if is_lost(leaf) and [deed for deed in first if deed[0] != "ended"] == paid[: len(first) - 1]:
        return
    expect(first == paid, f"{paid} for the exertion, but {happened} happens")
    left = follow(leaf, effects, happened[len(paid) :])
    expect(not [deed for deed in left if is_weighty(deed) and deed[0] != "ended"], f"nothing names {left}")


def an_end(case: Case[Nemo], facts: Facts) -> Names:
    """A way in which the roll can end: how likely it is, and what it brings."""
    number = [end["result"] for end in ends_of(case, facts)].index(facts["result"])
    entries = account(case, facts)
    whole = sum((entry.leaf.chance for entry in entries), Fraction())
    likely = sum((entry.leaf.chance for entry in entries if entry.end == number), Fraction())
    if whole and "chance" in facts:
        expect_chance(facts["chance"], likely / whole)
    elif whole:
        expect(likely == whole, f"it is said to be certain, but the rules say {likely / whole}")
    told = {id(entry.leaf): entry.deeds for entry in entries if entry.end == number}
    return lambda leaf: told.get(id(leaf), ())


def exertion(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-6.10] What failing costs each exerted resource."""
    entries = account(case, facts)
    names = [name_of(name) for name in facts["resources"]]
    failed = [entry for entry in entries if entry.exertion]
    for entry in failed:
        exerted = [name for r, name in enumerate(RESOURCES) if part(entry.leaf, facts)[0][6] >> r & 1]
        expect(exerted == names, f"{names} are named, {exerted} are exerted")
    whole = sum((entry.leaf.chance for entry in entries), Fraction())
    likely = sum((e.leaf.chance for e in failed if e.exertion == facts["number"]), Fraction()) / whole
    if not any(is_lost(entry.leaf) for entry in entries):
        _expect_share(facts, likely)
    told = {id(entry.leaf): entry.paid for entry in failed if entry.exertion == facts["number"] or is_lost(entry.leaf)}
    return lambda leaf: told.get(id(leaf), ())


def _expect_share(facts: Facts, likely: Fraction) -> None:
    """The chance that is told, or certainty where none is."""
    if "chance" in facts:
        expect_chance(facts["chance"], likely)
    else:
        expect(likely == 1, f"it is said to be certain, but the rules say {likely}")


def defeat(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-16.1, 16.2] The chance that the game is lost by this roll."""
    if case.facts_of("nemo2-forecast-contact") and not facts["roll"]:
        return _contact_defeat(case, facts)
    likely = share(case, facts, lambda leaf, deeds: any(deed[0] == "ended" and deed[1] != "scored" for deed in deeds))
    _expect_share(facts, likely)
    return lambda leaf: [deed for deed in part(leaf, facts) if deed[0] == "ended" and deed[1] != "scored"]


def _fateful(s: Nemo, happened: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """Whether it ended and whether a token came: ways to the same position are one then, whatever they hit."""
    return tuple(deed for deed in tidied(s, happened) if deed[0] in ("ended", "token"))


FORGETFUL: Final = GUIDE._replace(tidied=_fateful)


def _contact_defeat(case: Case[Nemo], facts: Facts) -> Names:
    """Over all that a contact may be, with every hit; what is next to nothing is not worth the way."""
    if facts["chance"].id != "nemo2-chance-tiny":
        expect_chance(
            facts["chance"],
            Walk(FORGETFUL, case.s, case.first).chance(lambda leaf: is_lost(leaf) and not leaf.named("token")),
        )
    return lambda leaf: leaf.named("ended")


def locations(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-12.4] Where a hit falls, when it is the only one."""
    walk = walk_of(case, facts)
    struck = walk.chance(lambda leaf: _only_hit(leaf, facts))
    for name in (*RESOURCES, "none"):
        found = walk.chance(lambda leaf, name=name: _only_hit(leaf, facts) == name)  # type: ignore[misc]
        expect(found == struck * Fraction(facts[name], 6), f"{name}: {found} of {struck}")
    return lambda leaf: [("lost", deed[1], 1) for deed in part(leaf, facts) if deed[0] == "hit" and not facts["roll"]]


def _only_hit(leaf: Leaf[Nemo], facts: Facts) -> str:
    """The resource that the only hit takes; none where nothing is lost by it."""
    deeds = part(leaf, facts)
    if len([deed for deed in deeds if deed[0] == "hit"]) != 1 or (("hits", 1) not in deeds and facts["roll"]):
        return ""
    lost = [deed[1] for deed in deeds if deed[0] == "lost"]
    return str(lost[0]) if lost else "none"


def may_exert(case: Case[Nemo], facts: Facts) -> Names:
    """[NW2-6.8, 6.9] What the question of exertion will offer, as long as nothing is lost before it, and its bonus."""
    offered = {name_of(dict(offer.facts)["resource"]): dict(offer.facts)["bonus"] for offer in facts["offers"]}
    for passed in walk_of(case, facts).passed:
        node = passed.state.node
        if isinstance(node, Choice) and node.ask == "exert" and passed.state.seats == 1 and not passed.named("lost"):
            singles = {option[1] for option in node.options if len(option) == 2} - {"nothing"}
            expect(singles == set(offered), f"{offered} are promised, {singles} are offered")
            expect({name: _bonus(passed.state, name) for name in offered} == offered, "another bonus")
    return nothing


def _bonus(s: Nemo, name: str) -> int:
    later = s.clone()
    nemo2.answer(later, ("exert", name))
    return later.modifier - s.modifier
