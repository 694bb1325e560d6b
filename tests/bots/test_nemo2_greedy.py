"""The greedy bot of Nemo's War: better than luck, and its odds are exact."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from pelagos.bots.contract import Sight
from pelagos.bots.nemo2.ahead import Ahead
from pelagos.bots.nemo2.deeds import Deeds
from pelagos.bots.nemo2.dice import hit_odds, pass_odds, total_odds
from pelagos.bots.nemo2.greedy import GreedyBot
from pelagos.bots.nemo2.peril import FREE, WARSHIP, Demand, Easing, Risks, demands, peril, waiting
from pelagos.bots.nemo2.plan import MOVE, Offers, Planner, steps_from
from pelagos.bots.nemo2.tales import Tales
from pelagos.bots.nemo2.weights import DEFAULT
from pelagos.bots.nemo2.worth import MOST_CONDITIONS, Worth, worth_of
from pelagos.bots.registry import find_bot
from pelagos.core.nodes import Choice
from pelagos.core.settings import Settings
from pelagos.games.nemo2 import GAME
from pelagos.games.nemo2.adventure import act_three_chosen
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.fire import warship_fires
from pelagos.games.nemo2.menu import action_phase
from pelagos.games.nemo2.names import CREW, FINALES, MOTIVES, OCEANS
from pelagos.games.nemo2.placement import place
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import target_number
from pelagos.lab.balance.nemo2 import Cell, End, play
from tests.bots.same import in_the_lab
from tests.bots.table import asked
from tests.games.nemo2.table import PACK, begun


def at_action() -> Nemo:
    """The first question of an Action Phase."""
    s: Nemo = asked("nemo2", "action", motive="war", level="sailor")
    return s


def test_odds_of_a_test_sum_to_one() -> None:
    assert sum(pass_odds(9)) == pytest.approx(1)
    assert pass_odds(10).passed == pytest.approx(6 / 36)


def test_a_natural_double_one_always_fails() -> None:
    """[NW2-6.3] Even when any total would do."""
    assert pass_odds(-5).passed == pytest.approx(35 / 36)


def test_hits_are_the_lower_die() -> None:
    """[NW2-12.3] Against attack 4 only 1-1 and 1-2 miss: one hit, or as many as a die says."""
    odds = dict(hit_odds(4))
    assert odds[1] == pytest.approx(2 / 36 + 1 / 216)
    assert odds[6] == pytest.approx(1 / 216)


def test_totals_of_the_action_table_sum_to_one() -> None:
    assert sum(chance for _, _, chance in total_odds(2)) == pytest.approx(1)


def test_the_finale_is_reached_in_most_sailor_games() -> None:
    """[NW2-16.5] A small sample of the balance table, two games for each motive; by luck nobody gets there."""
    greedy = [play(Cell(motive, "sailor", "greedy", "test"), number) for motive in MOTIVES for number in range(2)]
    luck = [play(Cell(motive, "sailor", "random", "test"), number) for motive in MOTIVES for number in range(2)]
    assert _finales(greedy) >= 0.6 * len(greedy)
    assert _finales(luck) == 0


def _finales(ends: list[End]) -> int:
    return sum(end.reason.startswith("over-") for end in ends)


def test_the_last_point_is_never_worth_a_test() -> None:
    """[NW2-7.2] Standing on the last box is a defeat, whatever it brings."""
    worth, s = Worth(), begun(motive="war")
    last = PACK.last_box[CREW]
    assert worth.resource(s, CREW, last) < worth.resource(s, CREW, last - 1) - 50


def test_notoriety_is_dearest_before_the_outlaw_box() -> None:
    """[NW2-8.5]"""
    worth, s = Worth(), at_action()
    assert worth.infamy(s, 50) - worth.infamy(s, 49) > worth.infamy(s, 11) - worth.infamy(s, 10) > 0


FRIGATE = 2 * PACK.fleet.number["abraham-lincoln"]
WESTERN_PACIFIC, EASTERN_PACIFIC = OCEANS.index("western-pacific"), OCEANS.index("eastern-pacific")
SOUTH_ATLANTIC = OCEANS.index("south-atlantic")


def crowded(*oceans: int) -> Nemo:
    """A world full of contacts, but of Warships in some oceans."""
    s = at_action()
    s.contacts = tuple(0 if ocean in oceans else PACK.capacity[ocean] for ocean in range(len(OCEANS)))
    s.ships = tuple((FRIGATE,) * PACK.capacity[ocean] if ocean in oceans else () for ocean in range(len(OCEANS)))
    return s


def test_warships_all_around_one_ocean_are_feared_most() -> None:
    """[NW2-9.5, 16.3] Eight spaces are lost either way, but here no contact near the Eastern Pacific is left."""
    together = crowded(*PACK.around[EASTERN_PACIFIC])
    apart = crowded(WESTERN_PACIFIC, SOUTH_ATLANTIC, OCEANS.index("cape-horn"))
    assert peril(together) > peril(apart)


def test_sinking_helps_most_where_no_room_is_left() -> None:
    """[NW2-9.5]"""
    ease = Easing(crowded(*PACK.around[EASTERN_PACIFIC]), 1.0)
    here, far = (ease.of(ocean, WARSHIP, FREE) for ocean in (EASTERN_PACIFIC, SOUTH_ATLANTIC))
    assert here > far > 0


def test_dice_still_to_be_placed_are_counted() -> None:
    """[NW2-9.4]"""
    assert waiting(((place, 1), ((place, 1), ((action_phase,), ())))) == (0, 2, 0, 0, 0, 0)


def test_the_third_act_brings_no_motive_that_is_nearly_outlawed() -> None:
    """[NW2-5.3, 8.5] Science would be lost at 26."""
    s = at_action()
    s.notoriety = s.peak = 25
    s.node = Choice(0, "act3-choice", (("motive", "science"), ("upgrade",)), (act_three_chosen,))
    assert GreedyBot().choose(Sight(GAME, s)) == ("upgrade",)


def test_what_has_been_worked_out_before_changes_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge is kept from question to question and from game to game; a new one each time says the same."""
    greedy = find_bot("nemo2", "greedy")
    sitting: Settings = {"level": "captain", "motive": "explore"}
    in_the_lab("nemo2", greedy, {"level": "sailor", "motive": "war"}, "before", 40)
    kept = in_the_lab("nemo2", greedy, sitting, "1", 80)
    monkeypatch.setattr("pelagos.bots.nemo2.greedy.worth_of", lambda s, weights: Worth(weights))
    assert in_the_lab("nemo2", greedy, sitting, "1", 80) == kept


FOREST, SACRIFICE = (
    next(n for n, card in enumerate(PACK.cards) if card.name == name)
    for name in ("an-underwater-forest", "a-sacrifice-to-the-gods")
)


def test_an_adventure_is_what_its_cards_do() -> None:
    """[NW2-11.1] Two treasures count although nothing is printed; a card that does harm is returned."""
    s = at_action()
    tales = Tales(Deeds(Worth(), s))
    assert tales.of(FOREST) > 2 > 0 > tales.of(SACRIFICE)
    s.unseen = (SACRIFICE,)
    assert tales.average() == 0


def test_what_a_track_scores_is_not_sure_until_the_end() -> None:
    """[NW2-17.3] The first points of Crew are worth 8 at the end, and less while two dozen turns are to come."""
    worth, s = Worth(), at_action()
    early = worth.resource(s, CREW, 0) - worth.resource(s, CREW, 2)
    s.pile = ()
    late = worth.resource(s, CREW, 0) - worth.resource(s, CREW, 2)
    assert early < 7 < 8 <= late


def test_a_second_roll_against_fire_is_not_taken_for_a_miss() -> None:
    """[NW2-12.3, 14.3] Most second rolls are hits as well, and no budget was enough to try all their locations."""
    s = at_action()
    s.target = 2 * PACK.fleet.number["bellerophon"]
    s.do((warship_fires,))
    nemo2.run(s)
    nemo2.answer(s, (3, 4))
    worth = Worth()
    unhurt = worth(s) - PACK.characters[1].vp - worth.weights.standby
    assert Ahead(worth).value(s, ("sacrifice", "conseil")) < unhurt - 4


def test_a_map_is_as_good_as_what_it_leads_to() -> None:
    """[NW2-3.4] It scores nothing and draws two others: a bag with one more of them is not the poorer."""
    worth, s = Worth(), at_action()
    fewer = s.clone()
    number = PACK.treasure_number["map-to-more"]
    fewer.treasures = tuple(0 if kind == number else count for kind, count in enumerate(s.treasures))
    assert worth.treasure(s) > worth.treasure(fewer)


def test_no_fear_is_greater_than_a_defeat() -> None:
    """[NW2-16.3] In a world full of Warships nobody exerts the last point of Nemo for a little room."""
    worth, s = Worth(), crowded(*range(len(OCEANS)))
    assert worth(s) > -worth.weights.defeat


def test_placements_of_a_card_are_feared_in_every_phase() -> None:
    """[NW2-9.5, Event 48] Prussia Declares War! places twice in the middle of an Action Phase."""
    s = crowded(*PACK.around[EASTERN_PACIFIC])
    calm = peril(s)
    s.agenda = ((place, EASTERN_PACIFIC), ((place, EASTERN_PACIFIC), s.agenda))
    assert peril(s) > calm


def test_the_finale_may_be_the_next_card() -> None:
    """[NW2-2.2] Of two cards one is the finale: the turn before it is as likely as not."""
    assert [demand.likely for demand in demands(((FINALES[0], 1),), 3, 0, PACK.dice)] == [0.5]
    assert [demand.likely for demand in demands(((FINALES[0], 3),), 3, 0, PACK.dice)] == [0.75, 0.5, 0.25]


def test_the_dice_of_the_next_turn_are_reckoned_exactly() -> None:
    """[NW2-9.1] Four dice, and no room around one ocean: all of them must show something else."""
    risks = Risks((Demand(23 / 6, 0.0, 1.0),), 1)
    assert risks[0][1] == pytest.approx(1 - (5 / 6) ** 4)
    assert risks[0][1] > risks[0.5][1] > risks[1][1] > risks[4][1] == 0


VANIKORO = next(n for n, card in enumerate(PACK.cards) if card.name == "vanikoro")


def test_a_kept_card_that_is_not_played_in_time_scores_nothing() -> None:
    """[NW2-17.1] Less and less of it is believed in, so that playing it late gains nearly all its points."""
    worth, s = Worth(), at_action()
    kept = s.clone()
    kept.tableau = (*s.tableau, VANIKORO)
    early = worth(kept) - worth(s)
    s.pile = kept.pile = ((FINALES[0], 1),)
    assert early > 3 * (worth(kept) - worth(s)) > 0


def empty_but_for_a_gem(s: Nemo) -> None:
    """A world with nothing in it but a gem in the Eastern Pacific, and nothing to do elsewhere."""
    s.contacts, s.ships, s.tableau, s.cubes_left = (0,) * len(OCEANS), ((),) * len(OCEANS), (), 0
    s.gems = tuple(int(ocean == EASTERN_PACIFIC) for ocean in range(len(OCEANS)))
    s.deck, s.display, s.resources, s.ap, s.ocean = 0, (), (0, 0, 0), 5, EASTERN_PACIFIC


def one_gem() -> Offers:
    """What is offered in such a world."""
    s = at_action()
    empty_but_for_a_gem(s)
    worth = Worth()
    return Offers(Planner(worth, Ahead(worth)), s)


def test_a_turn_ends_near_what_the_next_one_wants() -> None:
    """[NW2-11.4, 11.8] The ocean beside the only gem is a better start than one far away."""
    near, far = (OCEANS.index(name) for name in ("cape-horn", "european-seas"))
    assert one_gem().last(near, 0).worth > one_gem().last(far, 0).worth


def test_what_is_done_now_is_not_counted_for_the_next_turn() -> None:
    """[NW2-11.8] The only gem is fetched once: now, or, which counts less, in the next turn."""
    now, later = (one_gem().last(EASTERN_PACIFIC, points).worth for points in (1, 0))
    assert later == pytest.approx(Worth().weights.future * now)


GROUP: Settings = {"players": 2, "mode": "coop", "level": "sailor", "motive": "war"}
HELMSMAN, OTHER = 0, 1
"""Seat 0 has the movement path and the First Officer, seat 1 has Ned Land [NW2-19.6]."""


def test_who_steers_goes_where_the_captain_means_to() -> None:
    """[NW2-11.4, 19.6] Whatever he himself had planned when he last was captain."""
    s: Nemo = asked("nemo2", "action", **GROUP)
    empty_but_for_a_gem(s)
    s.ocean, s.captain = WESTERN_PACIFIC, OTHER
    apart = steps_from(s, EASTERN_PACIFIC)
    nemo2.answer(s, MOVE)
    assert isinstance(s.node, Choice)
    assert (s.node.ask, s.node.seat) == ("move-path", HELMSMAN)
    for stale in (None, "arctic-ocean", "indian-ocean", "western-pacific"):
        _, ocean = GreedyBot().choose(Sight(GAME, s, memory=stale))
        assert apart[OCEANS.index(str(ocean))] < apart[s.ocean]


def test_help_is_left_to_whom_it_costs_least() -> None:
    """[NW2-14.1, 19.6] One is wanting: Ned Land is enough, so the First Officer, who is asked first, stays."""
    s: Nemo = asked("nemo2", "emergency-help", **GROUP)
    s.dice, s.notoriety = (3, 3), 40
    s.modifier = target_number(s) - sum(s.dice) - 1
    said = []
    for seat in (HELMSMAN, OTHER):
        assert isinstance(s.node, Choice)
        assert s.node.seat == seat
        said.append(GreedyBot().choose(Sight(GAME, s)))
        nemo2.answer(s, said[-1])
    assert said == [("accept",), ("sacrifice", "ned-land")]


def test_nobody_is_believed_to_refuse() -> None:
    """[NW2-19.3, 19.6] What the captain may name only with another's consent is thought through as if he agreed."""
    s: Nemo = asked("nemo2", "action", **GROUP)
    s.captain = OTHER
    nemo2.answer(s, ("repair",))
    agreed = s.clone()
    nemo2.answer(agreed, ("exert", "crew"))
    assert isinstance(agreed.node, Choice)
    assert (agreed.node.ask, agreed.node.seat) == ("consent", HELMSMAN)
    ahead = Ahead(worth_of(s, DEFAULT))
    assert ahead.value(s, ("exert", "crew")) == ahead.value(agreed, ("agree", "exert", "crew"))


def test_nobody_is_believed_to_usurp() -> None:
    """[NW2-20.3] A captain of the semi-cooperative game does not count on others to put a bad decision right."""
    s: Nemo = asked("nemo2", "exert", players=3, mode="semi_coop", level="sailor", motive="war")
    s.glory_gems = (1, 1, 1)
    heard = s.clone()
    nemo2.answer(heard, ("exert", "nemo"))
    assert isinstance(heard.node, Choice)
    assert heard.node.ask == "usurp"
    ahead = Ahead(worth_of(s, DEFAULT))
    assert ahead.value(s, ("exert", "nemo")) < ahead.value(s, ("exert", "nothing"))


def test_an_officer_is_spent_where_room_runs_out() -> None:
    """[NW2-14.3, 16.3] Nothing is to be done here, but next door; with room enough the officer's points are kept."""
    s = crowded(*range(len(OCEANS)))
    horn, options = OCEANS.index("cape-horn"), (("sacrifice", "chief-engineer"), ("end",))
    s.ships = tuple(() if ocean == horn else pieces for ocean, pieces in enumerate(s.ships))
    s.ocean, s.ap, s.act = horn, 0, 3
    worth = Worth()
    planner = Planner(worth, Ahead(worth))
    assert planner.best(s, options).option == ("sacrifice", "chief-engineer")
    s.ships = ((),) * len(OCEANS)
    assert planner.best(s, options).option == ("end",)


def test_free_spaces_far_away_are_filled_by_others_first() -> None:
    """[NW2-9.5] Where only Warships are around an ocean, one free space there is better than three elsewhere."""
    near, far = (crowded(*PACK.around[EASTERN_PACIFIC]) for _ in range(2))
    near.ships = tuple(pieces[1:] if ocean == EASTERN_PACIFIC else pieces for ocean, pieces in enumerate(near.ships))
    far.contacts = tuple(0 if ocean == SOUTH_ATLANTIC else number for ocean, number in enumerate(far.contacts))
    assert peril(near) < peril(far)


def test_what_is_remembered_has_an_end() -> None:
    """A search meets hundreds of conditions in a turn; if there are too many, all is forgotten and judged the same."""
    s = asked("nemo2", "action")
    worth = worth_of(s, DEFAULT)
    value = worth(s)
    worth.empty()
    worth.kept.update({("condition", number): None for number in range(MOST_CONDITIONS)})
    assert worth_of(s, DEFAULT).kept, "there is room for one more"
    worth.kept["one", "more"] = None
    assert not worth_of(s, DEFAULT).kept
    assert worth_of(s, DEFAULT)(s) == value


def test_what_is_forgotten_is_no_work_for_the_collector_of_cycles() -> None:
    """It looked at half a million objects again and again: a third of a captain's time."""
    s = asked("nemo2", "action")
    gc.collect()
    with without_collector():
        worth = worth_of(s, DEFAULT)
        Planner(worth, Ahead(worth)).prospect(s)
        assert worth.fights, "there is something to forget"
        worth.kept.update({("condition", number): None for number in range(MOST_CONDITIONS + 1)})
        del worth
        worth_of(s, DEFAULT)
        assert gc.collect() < 20


@contextmanager
def without_collector() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
