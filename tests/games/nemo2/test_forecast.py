"""What is at stake before every answer: each chance is checked against all rolls that the rules themselves can make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from pelagos.core.codec import agenda_steps
from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.core.odds import chance_of
from pelagos.core.text import Text
from pelagos.games.citations import rule_ids
from pelagos.games.nemo2 import GAME, Nemo, nemo2
from pelagos.games.nemo2.fire import hits_rolled, take_hits
from pelagos.games.nemo2.forecast import ABOUT
from pelagos.games.nemo2.forecast_fight import attack, fire
from pelagos.games.nemo2.forecast_ways import Roll, is_fatal, lost_by_hits
from pelagos.games.nemo2.names import ANY, BOLD, BY_TORPEDO, CREW, FIRE, STALK, TABLE_ACTIONS
from pelagos.games.nemo2.seats import DUTY_OF
from pelagos.games.nemo2.tests import test_rolled as rolled_test
from pelagos.locale.catalogue import LANGUAGES, catalogue
from tests.games.nemo2.table import answered, given

NOBODY = ["professor-aronnax", "conseil", "ned-land", "first-officer"]
HERE = {"ap": 4, "ocean": "western-pacific", "sacrificed": NOBODY, "contacts": {"western-pacific": 0}}
TWO_SHIPS = {"western-pacific": ["victoria", "alfred"]}


def said(s: Nemo, *option: str) -> list[str]:
    """The forecast in English."""
    return [catalogue("en").format(line) for line in GAME.forecast(s, option)]


def piece(s: Nemo, name: str) -> int:
    return next(number for number, side in enumerate(s.pack.sides) if side.name == name)


def rolled(s: Nemo, holds: Callable[[Nemo], bool]) -> Fraction:
    """The exact chance of something once the roll that stands has been made, by the rules themselves."""
    assert isinstance(s.node, Chance)
    first = s.node
    return chance_of(nemo2, s, None, lambda later: None if later.node is first else holds(later))


def roll_after(s: Nemo, *answers: Option) -> Roll:
    """What is said of a roll that follows some answers."""
    return Roll(answered(s.clone(), *answers))


def row_is(row: int) -> Callable[[Nemo], bool]:
    return lambda later: later.row == row


def crew_lost(before: int, number: int) -> Callable[[Nemo], bool]:
    return lambda later: not later.passed and later.resources[CREW] - before == number


def is_lost(later: Nemo) -> bool:
    return isinstance(later.node, Over) and later.node.reason.startswith("nemo2-defeat")


@pytest.mark.parametrize("fleet", ["none", "western-pacific"])
@pytest.mark.parametrize("exert", ["nothing", "nemo"])
@pytest.mark.parametrize("action", TABLE_ACTIONS)
def test_every_row_of_an_action_has_the_chance_that_the_rules_give_it(action: str, exert: str, fleet: str) -> None:
    """[NW2-6.5, 11.9] Two ships, an uprising, a library: the rows add up to one and agree with all 36 rolls."""
    s = given(
        {
            **HERE,
            "ships": TWO_SHIPS,
            "uprisings": ["tientsin-massacre"],
            "installed": ["arcane-library"],
            "fleet": fleet,
        }
    )
    found = roll_after(s, (action,), ("exert", exert)).ends
    assert sum(found.values()) == 1
    answered(s, (action,), ("exert", exert))
    assert {("row", row): rolled(s, row_is(row)) for row in range(5)} == found


def test_what_a_row_says_is_what_it_does() -> None:
    """[NW2-11.9, 24.6] All five rows of a Search in words, with their totals."""
    s = given({**HERE, "gems": {"western-pacific": 1}})
    assert said(s, "search")[:6] == [
        "Search: 7 or more with modifier +0 succeeds: 21 in 36, 58.3%",
        "  up to 2, Calamity! (1 in 36, 2.8%): lose 1 Crew, lose 1 Hull",
        "  3 to 6, Danger! (14 in 36, 38.9%): choose one: lose 1 Crew; or lose 1 Hull",
        "  7 to 8, Suspected (11 in 36, 30.6%): draw a treasure, Notoriety +1, the gem here goes",
        "  9 to 11, Success (9 in 36, 25%): draw a treasure, the gem here goes",
        "  12 or more, Eureka! (1 in 36, 2.8%): draw 2 treasures, the gem here goes",
    ]
    assert said(s, "search")[6:] == ["  May be exerted before the roll: Nemo +2, Crew +3, Hull +2"]


def test_a_row_that_cannot_be_reached_is_shown_with_no_chance() -> None:
    """[NW2-11.9] With -2 a total of 12 is out of reach."""
    s = given({**HERE, "gems": {"western-pacific": 1}, "ships": TWO_SHIPS})
    assert "  12 or more, Eureka! (impossible): draw 2 treasures, the gem here goes" in said(s, "search")


@pytest.mark.parametrize("exert", [("nothing",), ("crew",), ("crew", "hull")])
@pytest.mark.parametrize("ships", [{}, TWO_SHIPS])
def test_a_test_card_has_the_chance_that_the_rules_give_it(ships: dict[str, Any], exert: tuple[str, ...]) -> None:
    """[NW2-6.3, 6.4, 6.9] The Whales: success as the sheet says, whatever is exerted."""
    s = given({"card": "event-29", "ships": ships, "sacrificed": NOBODY})
    likely = roll_after(s, ("exert", *exert)).success
    answered(s, ("exert", *exert))
    assert rolled(s, lambda later: bool(later.passed)) == likely


def test_failing_costs_what_the_rules_take() -> None:
    """[NW2-6.10, EX-05, EX-06] With a lower die of 1 one point of each, else two, besides the printed loss."""
    s = given({"card": "event-29", "sacrificed": NOBODY, "crew": 6, "hull": 8})
    option = ("exert", "crew")
    costs, before = roll_after(s, option).exertion, s.resources[CREW]
    answered(s, option)
    assert costs
    assert {number: rolled(s, crew_lost(before, number)) for number in costs} == costs


@pytest.mark.parametrize(("crew", "hull"), [(1, 8), (8, 3), (1, 1), (8, 8)])
def test_the_chance_of_defeat_is_exact(crew: int, hull: int) -> None:
    """[NW2-7.2, EX-13] Exertion and the printed penalty together may put a marker on its last box."""
    s = given({"card": "event-29", "sacrificed": NOBODY, "crew": crew, "hull": hull})
    option = ("exert", "crew", "hull")
    likely = roll_after(s, option).lost
    answered(s, option)
    assert rolled(s, is_lost) == likely


@pytest.mark.parametrize("mode", [BOLD, STALK])
@pytest.mark.parametrize("name", ["victoria", "alfred"])
@pytest.mark.parametrize("installed", [[], ["strengthened-prow"]])
def test_an_attack_has_the_chance_that_the_rules_give_it(name: str, mode: int, installed: list[str]) -> None:
    """[NW2-12.6] Sunk, missed, and missed with two ones, which costs one more."""
    s = given({**HERE, "ships": TWO_SHIPS, "installed": installed})
    found = {end: likely for (end, _), likely in attack(s, piece(s, name), mode).ends.items()}
    answered(s, ("attack",), ("target", name), (("bold",), ("stalk",))[mode])
    if name == "victoria":
        answered(s, (6, 6))
    answered(s, ("exert", "nothing"))
    notoriety = s.notoriety
    assert rolled(s, lambda later: bool(later.passed)) == found["sunk"]
    assert rolled(s, lambda later: not later.passed and later.notoriety == notoriety + 1) == found["missed"]
    assert rolled(s, lambda later: not later.passed and later.notoriety == notoriety + 2) == found["double"]


@pytest.mark.parametrize("dice", [2, 1])
@pytest.mark.parametrize("name", ["victoria", "alfred"])
def test_a_torpedo_has_the_chance_that_the_rules_give_it(name: str, dice: int) -> None:
    """[NW2-12.8] 5 or 6 with two dice, then with one."""
    s = given({**HERE, "ships": TWO_SHIPS, "installed": ["steam-torpedoes"], "torpedo": dice})
    likely = attack(s, piece(s, name), BY_TORPEDO).success
    answered(s, ("torpedo",), ("target", name))
    if name == "victoria":
        answered(s, (6, 6))
    assert rolled(s, lambda later: bool(later.passed)) == likely


@pytest.mark.parametrize("installed", [[], ["reinforced-armor"]])
def test_fire_hits_as_often_as_the_rules_say(installed: list[str]) -> None:
    """[NW2-12.3] No hit, or as many as the lower die; two ones roll one more die."""
    s = given({**HERE, "ships": TWO_SHIPS, "installed": installed}, hit_choice_timing="after_location")
    found = {number: likely for (_, number), likely in fire(s, piece(s, "victoria"), BOLD).ends.items()}
    answered(s, ("attack",), ("target", "victoria"), ("bold",))
    assert {number: _hits(s, number) for number in range(7)} == {n: found.get(n, Fraction(0)) for n in range(7)}


def _hits(s: Nemo, number: int) -> Fraction:
    """The chance of so many hits: their first location is about to be rolled, or the attack goes on."""

    def holds(later: Nemo) -> bool | None:
        node = later.node
        if isinstance(node, Chance) and node.then[0] in (rolled_test, hits_rolled) and later.test == FIRE:
            return None
        left = [step[1] for step in agenda_steps(later.agenda) if step[0] is take_hits]
        return (left[0] + 1 if left else 0) == number

    return chance_of(nemo2, s, None, holds)


@pytest.mark.parametrize("left", [(1, 1, 1), (2, 3, 1), (1, 5, 2)])
@pytest.mark.parametrize("installed", [[], ["double-hull"]])
def test_hits_lose_the_game_as_often_as_the_rules_say(left: tuple[int, ...], installed: list[str]) -> None:
    """[NW2-12.4, 13.2] Three hits without a shield, followed through every location."""
    fields = dict(zip(("nemo", "crew", "hull"), left, strict=True))
    s = given({**HERE, **fields, "installed": installed, "hits": 3}, hit_choice_timing="after_location")
    likely = lost_by_hits(s)[3]

    def follow(later: Nemo) -> Fraction:
        node = later.node
        if isinstance(node, Chance):
            return sum((Fraction(1, 6) * follow(answered(later.clone(), face)) for face in node.options), Fraction(0))
        if isinstance(node, Choice):
            return follow(answered(later.clone(), ("bear",))) if node.ask == "hit-shield" else Fraction(0)
        return Fraction(1)

    assert follow(s) == likely


def test_help_is_told_as_the_dice_lie() -> None:
    """[NW2-14.1] Letting the roll stand fails; with Aronnax it succeeds; Conseil rolls all anew."""
    s = answered(given({"card": "event-29", "hull": 4}), ("exert", "nothing"), (2, 5))
    assert said(s, "accept")[0] == "Card test: total 7, 9 or more is needed: failure"
    assert said(s, "sacrifice", "professor-aronnax")[0] == "Card test: total 9, 9 or more is needed: success"
    assert said(s, "sacrifice", "conseil")[0] == "Card test: 9 or more with modifier +0 succeeds: 10 in 36, 27.8%"


def test_a_fatal_helper_is_marked() -> None:
    """[NW2-14.4, Q21, Q22] The First Officer with one Nemo point, and Ned Land at the brink of the outlaw."""
    s = answered(
        given({"card": "event-29", "nemo": 1, "notoriety": 25, "motive": "science"}), ("exert", "nothing"), (2, 5)
    )
    fatal = "This loses the game at once."
    assert said(s, "sacrifice", "first-officer") == [fatal]
    assert said(s, "sacrifice", "ned-land") == [fatal]
    label = catalogue("en").format(GAME.show.label(s, ("sacrifice", "ned-land")))
    assert label == "Sacrifice Ned Land: +1 (penalty: Notoriety +1: the game would be lost)"
    assert fatal not in said(s, "sacrifice", "conseil")


def test_a_drawn_card_is_told_before_it_is_accepted() -> None:
    """[NW2-11.1] The TEST with both results; what goes back risks nothing."""
    s = given({"window": "adventure", "card": "event-29", "ships": TWO_SHIPS, "ocean": "western-pacific", "crew": 6})
    assert said(s, "resolve") == [
        "Card test: 9 or more with modifier −1 succeeds: 6 in 36, 16.7%",
        "  −1 Warships in the ocean [NW2-6.4]",
        "  Success (6 in 36, 16.7%): the card goes to PASS (0 adventure VP). "
        "Then choose one: gain 1 Crew; or draw 2 treasures",
        "  Failure (30 in 36, 83.3%): the card goes to FAIL, lose 2 Hull",
        "  May be exerted before the roll: Crew +2, Hull +2",
    ]
    assert said(s, "return") == []


def test_the_test_under_way_is_told_with_its_question() -> None:
    """[NW2-6.6] Modifiers with their rules and the chance; once the dice lie, what they mean; under fire, the hits."""
    s = given({**HERE, "ships": TWO_SHIPS, "sacrificed": NOBODY[1:]})
    answered(s, ("attack",), ("target", "victoria"), ("bold",), (2, 3))
    lines = [catalogue("en").format(line) for line in GAME.forecast(s, None)]
    assert lines[0] == "Warship fire: dice 2 3, modifier +0, total 5; 8 or more does no harm: hit"
    assert lines[1] == "  2 hits"
    assert lines[2].startswith("  Where a hit falls")
    assert GAME.forecast(given(HERE), None) == ()


def test_the_test_under_way_tells_what_it_can_lead_to() -> None:
    """[NW2-11.9] Before the dice, every row of the action's table, whatever lay on the table before."""
    s = given({**HERE, "ap": 2})
    s.dice = (3, 3)
    answered(s, ("rest",))
    lines = [catalogue("en").format(line) for line in GAME.forecast(s, None)]
    assert len(lines) == 6
    assert "Battle drill" in lines[2]
    assert lines[2].endswith(": nothing")


def test_every_question_that_may_be_a_gamble_is_known() -> None:
    """[NW2-27] Each name in the table is a question of the game."""
    asked = {"action", "act3-choice", "adventure-accept", "attack-mode", "continue-attack", "card-option"}
    asked |= {"emergency-help", "exert", "keep-card", "pursuit-order", "sacrifice-pick", "stalk-decline", *DUTY_OF}
    assert ABOUT.keys() <= asked


def test_the_rules_in_a_forecast_exist() -> None:
    """[NW2-6.6] Every id that a modifier cites is in the rule index."""
    s = given({**HERE, "ships": TWO_SHIPS, "uprisings": ["tientsin-massacre"], "installed": ["arcane-library"]})
    facts = [dict(line.facts) for option in _options(s) for line in GAME.forecast(s, option)]
    cited = {fact["rule"] for fact in facts if "rule" in fact}
    assert {"NW2-6.4", "NW2-6.5", "NW2-13.1"} <= cited <= {rule.id for rule in rule_ids(GAME)}


def _options(s: Nemo) -> tuple[Option, ...]:
    assert isinstance(s.node, Choice)
    return s.node.options


def test_an_objection_puts_at_stake_what_it_proposes() -> None:
    """[NW2-20.3, EX-22] The proposal to exert the Hull is told like the Hull exerted."""
    fields = {**HERE, "captain": "A", "seats": {"B": {"gems": 1}}}
    s = answered(given(fields, mode="semi_coop", players=3), ("rest",), ("silent",))
    before = {option: GAME.forecast(s, option) for option in _options(s)}
    answered(s, ("exert", "nemo"))
    assert GAME.forecast(s, ("propose", "exert", "hull")) == before[("exert", "hull")]
    assert GAME.forecast(s, ("silent",)) == ()


def test_help_with_the_last_roll_of_all_is_told_in_semi_co_op() -> None:
    """[NW2-16.5, 20.5] The finale ends the game, and glory is counted; what helping would come to is one roll."""
    s = given({"card": "finale-1", "act": 3, "ocean": "western-pacific"}, mode="semi_coop", players=3)
    while getattr(s.node, "ask", "") != "emergency-help":
        answered(s, (4, 6) if isinstance(s.node, Chance) else _options(s)[0])
    assert said(s, "sacrifice", "first-officer") == [
        "Card test: total 13, 10 or more is needed: success",
        "  +3 emergency help [NW2-14.1]",
        "  Success: the card goes to PASS (5 adventure VP), the game ends",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_forecasts_are_told_in_every_language(language: str) -> None:
    """Each headline and each line can be said."""
    fields = {
        **HERE,
        "ships": TWO_SHIPS,
        "contacts": {"western-pacific": 1},
        "installed": ["fog-machine", "steam-torpedoes"],
    }
    s = given({**fields, "tableau": ["event-41", "event-36", "event-45"], "collected": {"riches-2": 1}})
    lines = [line for option in _options(s) for line in GAME.forecast(s, option)]
    counted = Counter(catalogue(language).format(line) for line in lines)
    assert len(counted) > 20
    assert all(isinstance(line, Text) for line in lines)


def test_a_test_of_a_card_without_exertion() -> None:
    """[NW2-6.8] Nemo's Diaries: nothing may be exerted, the point is paid first."""
    s = given({**HERE, "tableau": ["event-41"]})
    assert said(s, "play", s.pack.cards[41].name)[:2] == [
        "Card test: 9 or more with modifier +0 succeeds: 10 in 36, 27.8%",
        "  What happens: pay 1 AP",
    ]


def test_a_card_that_brings_a_fight_tells_of_it() -> None:
    """[NW2-5.5] A Frigate's Demise: the Glasgow fires first, then she is stalked."""
    s = given({**HERE, "window": "adventure", "card": "event-4"})
    lines = said(s, "resolve")
    assert "Glasgow fires: 6 or more with modifier +0 and it does no harm: 26 in 36, 72.2%" in lines
    assert "  +1 Stalk attack [NW2-12.1]" in lines


def test_an_adventure_tells_nothing_of_the_deck() -> None:
    """[NW2-1.13, 11.1] A card put back is secret like every other of the deck; how many they are is not."""
    s = given({**HERE, "pile": ["46", "finale+4"], "deck_bottom": ["event-29"], "deck_gems": 2})
    assert said(s, "adventure") == ["Top card of 1, 2 gems on it: a treasure each"]


def test_letting_a_roll_stand_tells_the_whole_loss() -> None:
    """[NW2-6.10, 7.2] The printed point and two for the exertion: three in all, and the game with the last of them."""
    fields = {"card": "event-15", "sacrificed": NOBODY[1:], "crew": 3}
    s = answered(given(fields), ("exert", "crew"), (2, 3))
    lines = [catalogue("en").format(line) for line in GAME.forecast(s, None)]
    assert lines[-3:] == [
        "  Failure: the card goes to FAIL, lose 1 Crew",
        "  Letting it stand costs 2 of each exerted resource as well: Crew",
        "  Letting it stand loses the game.",
    ]
    assert said(s, "accept")[-2:] == lines[-2:]
    assert is_lost(answered(s, ("accept",)))


@pytest.mark.parametrize("card", ["event-13", "event-30"])
def test_lost_time_is_lost_in_the_adventure_phase_only(card: str) -> None:
    """[NW2-26, Q42] Drawn by an action, events 13 and 30 take no action points."""
    s = given({**HERE, "window": "adventure", "card": card})
    assert not any("AP less" in line for line in said(s, "resolve"))
    s.phase = 0
    assert any("AP less" in line for line in said(s, "resolve"))


def test_nothing_is_gained_at_the_top_of_a_track() -> None:
    """[NW2-7.1, Q30] What is too much is lost, and it is told."""
    s = given({**HERE, "ap": 2, "notoriety": 1})
    assert any(line.endswith("no gain, Crew is at the top of its track") for line in said(s, "rest"))
    assert "Notoriety −3" not in "".join(said(s, "incite"))


def test_targets_are_told_side_by_side() -> None:
    """[NW2-11.2, 12.6] Every ship, and the contact: the mean of a defense of 8 and one of 10, Victoria in the way."""
    s = given({**HERE, "ships": TWO_SHIPS, "contacts": {"western-pacific": 1}, "bag": ["donau", "america"]})
    assert said(s, "attack") == [
        "Victoria: fire without harm: 15 in 36, 41.7%; "
        "Bold attack sinks: 3 in 36, 8.3%; Stalk attack sinks: 6 in 36, 16.7%",
        "Alfred: does not fire; Bold attack sinks: 6 in 36, 16.7%; Stalk attack sinks: 10 in 36, 27.8%",
        "A contact. Ships in the bag: 2, Warships among them: 0. With nothing exerted: "
        "Bold attack sinks: 13 in 72, 18.1%; Stalk attack sinks: 7 in 24, 29.2%",
    ]


@pytest.mark.parametrize(("nemo", "hull", "lost"), [(1, 1, True), (1, 2, False), (2, 1, False)])
def test_a_choice_is_fatal_when_every_way_is(nemo: int, hull: int, lost: bool) -> None:
    """[NW2-26, Event 24] Failing costs a point of Nemo or of Hull: the game is lost when both are the last."""
    s = given({"card": "event-24", "sacrificed": NOBODY, "nemo": nemo, "hull": hull})
    roll = roll_after(s, ("exert", "nothing"))
    assert roll.lost == (1 - roll.success if lost else 0)


@pytest.mark.parametrize(("left", "lost"), [((1, 1, 1), True), ((1, 2, 1), False)])
def test_any_loss_is_fatal_when_no_point_can_be_spared(left: tuple[int, ...], lost: bool) -> None:
    """[NW2-26] LOSE(ANY,1) asks for a point of the player's choice."""
    s = given({**HERE, **dict(zip(("nemo", "crew", "hull"), left, strict=True))})
    assert is_fatal(s, (("lose", ANY, 1),)) is lost


def test_a_penalty_that_turns_the_target_counts_before_the_bonus() -> None:
    """[NW2-8.3, Q20] Ned Land brings Notoriety to 36: the target is violet by then, and so is its number."""
    s = given(
        {**HERE, "ships": {"western-pacific": ["victoria"]}, "notoriety": 35, "motive": "war", "sacrificed": NOBODY[:2]}
    )
    answered(s, ("attack",), ("bold",), (3, 4))
    before = said(s, "accept")[0]
    after = said(s, "sacrifice", "ned-land")[0]
    front, back = (s.pack.sides[2 * (s.target >> 1) + side].attack for side in (0, 1))
    assert before == f"Warship fire: total 7, {front} or more does no harm: hit"
    assert after == f"Warship fire: total 8, {back} or more does no harm: hit"
    assert front < back


def test_help_for_the_fog_machine() -> None:
    """[NW2-14.1, D20] Where help is for every roll: the fall as the dice lie, with the bonus, or by another roll."""
    s = given({**HERE, "installed": ["fog-machine"], "sacrificed": [], "notoriety": 20}, edition="galakta")
    answered(s, ("fog",), (2, 3))
    assert said(s, "accept") == ["  What happens: Notoriety −5"]
    assert said(s, "sacrifice", "professor-aronnax") == ["  What happens: Notoriety −7"]
    assert said(s, "sacrifice", "conseil") == ["Notoriety falls by two dice: 2 to 12, 7 on average."]


def test_an_empty_bag_is_filled_before_it_is_counted() -> None:
    """[NW2-3.2, Q14] First the discard pile, else every group that is still held, as the draw itself would do it."""
    fields = {**HERE, "contacts": {"western-pacific": 1}, "bag": [], "groups": []}
    s = given({**fields, "discarded": []})
    assert said(s, "attack")[0].startswith("A contact. Ships in the bag: 23, Warships among them: 23.")
    s = given({**fields, "discarded": ["donau"]})
    assert said(s, "attack")[0].startswith("A contact. Ships in the bag: 1, Warships among them: 0.")
