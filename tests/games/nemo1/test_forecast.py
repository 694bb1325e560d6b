"""What is at stake before every answer: each chance is checked against all rolls that the rules themselves can make."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.core.odds import chance_of
from pelagos.games.nemo1 import GAME, Nemo, nemo1
from pelagos.games.nemo1.forecast import ABOUT
from pelagos.games.nemo1.forecast_ways import Prospect
from pelagos.games.nemo1.names import CREW, HULL, NEMO
from pelagos.games.nemo1.odds import failure
from pelagos.locale.catalogue import LANGUAGES, catalogue
from tests.games.nemo1.table import PACK, answered, given, played

W = "western-pacific"
NOBODY = ["professor", "conseil", "ned-land"]


def said(s: Nemo, *option: Any) -> list[str]:
    """The forecast in English."""
    return [catalogue("en").format(line) for line in GAME.forecast(s, option)]


def wreck(later: Nemo) -> bool:
    return isinstance(later.node, Choice) and later.node.ask == "wreck"


def hit_by_the_rules(s: Nemo, option: Option) -> Fraction:
    """The chance to sink with nothing exerted and nobody's help, walked through by the rules."""
    whole = Fraction()
    stack = [(s, Fraction(1), option)]
    while stack:
        before, likely, answer = stack.pop()
        after = before.clone()
        rolled, node = asks(before) == "attack-roll", nemo1.answer(after, answer)
        if rolled:
            whole += likely * wreck(after)
        elif isinstance(node, Choice) and node.ask == "combat-exert":
            stack.append((after, likely, ("exert", "nothing")))
        elif isinstance(node, Chance):
            weights = sum(node.weights)
            pairs = zip(node.options, node.weights, strict=True)
            stack += [(after, likely * Fraction(weight, weights), outcome) for outcome, weight in pairs]
    return whole


@pytest.mark.parametrize("verb", ["attack", "stalk"])
@pytest.mark.parametrize("fleet", [["monroe", "curlew"], ["hidden"], ["hidden", "monroe"], ["curlew"]])
def test_the_chances_of_a_fight_are_those_of_the_rules(verb: str, fleet: list[str]) -> None:
    """[NW1-10.1 to 10.4, 4.2] Over everything that a hidden ship may be."""
    s = given({"ships": {W: fleet}, "ocean": W, "spent": NOBODY})
    found = Prospect(s, (verb, 1))
    assert found.good == hit_by_the_rules(s, (verb, 1))
    fires = chance_of(
        nemo1,
        s,
        (verb, 1),
        lambda t: None if isinstance(t.node, Chance) and t.node.ask == "ship" else asks(t) == "enemy-fire",
    )
    assert found.stakes.chance(lambda way: way.named("fired")) == fires
    hits = chance_of(
        nemo1,
        s,
        (verb, 1),
        lambda t: None if isinstance(t.node, Chance) and t.node.ask != "damage-die" else asks(t) == "damage-die",
    )
    assert found.chance(("fired", 1)) == hits


def test_going_on_counts_with_the_notoriety_that_it_costs() -> None:
    """[NW1-7.11, 9.2, 10.1] From 32 the next Warship fires with the +1 of box 33."""
    s = given({"ships": {W: ["monroe", "curlew"]}, "ocean": W, "notoriety": 32, "spent": NOBODY})
    for answer in (("attack", 1), ("exert", "nothing"), (4, 5), ("sink",)):
        answered(s, answer)
    assert asks(s) == "continue"
    hits = chance_of(nemo1, s, ("attack", 2), lambda t: None if asks(t) == "enemy-fire" else asks(t) == "damage-die")
    assert hits == Fraction(15, 36)
    assert any("It fires first" in line and "15 in 36" in line for line in said(s, "attack", 2))
    assert "15 in 36" in catalogue("en").format(GAME.show.label(s, ("attack", 2)))


def of_six(faces: int) -> str:
    """So many faces of a die in words; all of them are certain."""
    return f"{faces} in 6, {round(100 * faces / 6)}%" if 0 < faces < 6 else "certain" if faces else "impossible"


def asks(s: Nemo) -> str:
    return getattr(s.node, "ask", "")


@pytest.mark.parametrize("liberation", [0, 3, 18, 19])
def test_inciting_tells_every_change(liberation: int) -> None:
    """[NW1-7.7, 9.3, AMB-11, Q20] For every treasure that bears a number and every face of the die."""
    for treasure in PACK.treasures:
        if not treasure.incite:
            continue
        s = given({"liberation": liberation, "collected": [treasure.name]})
        option = ("incite", treasure.name)
        after = answered(s.clone(), option)
        told: Counter[int] = Counter()
        assert isinstance(after.node, Chance)
        for face in after.node.options:
            later = answered(after.clone(), face)
            told[later.liberation - liberation] += 1
        rises = sum(faces for by, faces in told.items() if by > 0)
        first, *rows = [line for line in said(s, *option) if line.startswith("Liberation")]
        assert first == f"Liberation rises: {of_six(rises)}"
        assert rows == [f"Liberation {by:+d}: {of_six(faces)}".replace("-", "−") for by, faces in sorted(told.items())]


def test_yard_actions_tell_what_comes_and_when_the_year_ends() -> None:
    """[NW1-7.2 to 7.4, 9.1, 11.1] In week 50 two faces of the week die end the year at once, four with the turn."""
    takes, s = "It takes 1 to 3 weeks.", given({"week": PACK.numbers.last_week - 2, "crew": 2, "hull": 2})
    late = chance_of(nemo1, s, ("repair",), lambda t: None if asks(t) == "week-die" else isinstance(t.node, Over))
    assert late == Fraction(4, 6)
    ends = [
        takes,
        "  The year is over before anything comes of it: 2 in 6, 33%",
        "The year is over with this turn: 4 in 6, 67%",
    ]
    assert said(s, "rest") == ["gain 1 Crew: 16 in 36, 44%", *ends]
    assert said(s, "repair") == ["gain 1 Hull: 4 in 6, 67%", *ends]
    assert said(given({"week": 5, "hull": 2}), "repair") == ["What happens: gain 1 Hull", takes]


def test_a_yard_action_in_the_last_week_brings_nothing() -> None:
    """[NW1-7.2, Q15] The calendar moves before the benefit, so the weeks of the action end the year."""
    s = given({"week": PACK.numbers.last_week, "crew": 2})
    assert said(s, "rest")[0] == "gain 1 Crew: impossible"
    label = catalogue("en").format(GAME.show.label(s, ("rest",)))
    assert label == "Rest: nothing to gain, 1 to 3 weeks"


def test_nothing_is_gained_at_the_top_of_a_track() -> None:
    """[NW1-6.13, 8.6] What is too much is wasted, and it is told."""
    s = given({"week": 5, "hull": PACK.top[HULL]})
    assert said(s, "repair")[0] == "What happens: no gain, Hull is at the top of its track"


def test_exertion_tells_the_roll_both_ends_and_the_last_level() -> None:
    """[NW1-6.10, 6.11, 6.13] What would be exerted counts in the roll and in the cost; the last level ends all."""
    s = given({"card": "card-17", "crew": 1})
    options = [option for option in s.node.options if "crew" in option]  # type: ignore[union-attr]
    assert options, "card 17 lets the Crew be exerted"
    lines = said(s, *options[0])
    after = answered(s.clone(), options[0])
    likely = chance_of(nemo1, after, None, lambda t: None if asks(t) == "test-roll" else asks(t) != "help")
    assert f"{int(36 * likely)} in 36" in lines[0]
    assert any("lose 1 Crew" in line and "Failure" in line for line in lines)
    assert any("used up" in line and f"{36 - int(36 * likely)} in 36" in line for line in lines)


def test_the_card_of_an_encounter_is_part_of_the_cost() -> None:
    """[NW1-6.8, AMB-15] Missing the ship of a card files the card, too."""
    cards = [card for card in PACK.cards if card and any(step[0] == "encounter" for step in card.steps)]
    assert cards
    s = given({"card": cards[0].name, "spent": NOBODY})
    rng = Random(1)
    while asks(s) != "combat-exert":
        assert isinstance(s.node, Chance | Choice)
        nemo1.answer(s, rng.choice(s.node.options))
    assert failure(s) == (("change_notoriety", 1), *cards[0].failed)
    before, option = s.notoriety, ("exert", "nothing")
    later = answered(s.clone(), option, (1, 1))
    assert later.notoriety == before + 1
    assert cards[0] in [PACK.cards[card] for card in later.failed]


def test_help_tells_how_the_dice_would_lie() -> None:
    """[NW1-6.12] With the Professor 3 becomes 5; Conseil rolls again."""
    s = answered(given({"card": "card-15"}), ("exert", "nothing"), (1, 2))
    assert said(s, "help", "professor")[0].startswith("Total 5, needed")
    assert said(s, "help", "conseil")[0].startswith("Another roll succeeds: ")
    assert said(s, "done")[0].startswith("  Failure: ")


def test_the_last_level_under_fire() -> None:
    """[NW1-10.1, 6.13] A hit on the last level of the Hull: three faces of six."""
    s = given({"ships": {W: ["curlew"]}, "ocean": W, "hull": 1, "spent": NOBODY})
    fire = Prospect(s, ("attack", 1)).chance(("fired", 1))
    lost = chance_of(nemo1, s, ("attack", 1), lambda t: lost_by_fire(t, HULL))
    assert lost == fire / 2 > 0
    assert [line for line in said(s, "attack", 1) if "used up" in line]
    assert {NEMO, CREW, HULL} == set(PACK.numbers.damage)


def lost_by_fire(later: Nemo, resource: int) -> bool | None:
    if isinstance(later.node, Over):
        return not later.levels[resource]
    return None if isinstance(later.node, Chance) else False


def test_every_forecast_has_words() -> None:
    """Whole games: every option that is a gamble says so in every language, and nothing changes by it."""
    heard, rng, spoken = set(), Random(11), [catalogue(language) for language in LANGUAGES]
    for _ in range(12):
        s = given({})
        for node in played(s, rng):
            if isinstance(node, Choice):
                for option in node.options:
                    forecast = GAME.forecast(s, option)
                    if forecast:
                        heard.add(option[0])
                    assert all("{" not in words.format(line) for words in spoken for line in forecast)
    assert heard - set(ABOUT) <= {"choose", "end", "refuse", "stop"}, "in the last week any answer can end the year"
    assert {"attack", "exert", "rest", "search", "stalk", "help", "done"} <= heard
