"""The faces of Nemo's War, second edition: positions in words, the modifier sheet, chances, reasons, views."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from pelagos.art.nemo2.board import draw_board
from pelagos.art.nemo2.tracks import voyage_panel
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Chance, Choice
from pelagos.core.settings import Value
from pelagos.core.stakes import carried_out
from pelagos.core.text import Text
from pelagos.games.citations import rule_ids
from pelagos.games.nemo2 import GAME
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.conditions import NEEDED
from pelagos.games.nemo2.effect_words import EFFECTS, WHOLE, effects_text
from pelagos.games.nemo2.effects import HOLDS
from pelagos.games.nemo2.names import CHARACTERS
from pelagos.games.nemo2.odds import RULE_OF, chance, modifier_sheet
from pelagos.games.nemo2.visible import observe
from pelagos.games.nemo2.wasted import as_things_stand
from pelagos.locale.catalogue import LANGUAGES, catalogue
from pelagos.table.reasons import refusal
from tests.games.nemo2.table import PACK, answered, begun, given


def test_the_modifier_sheet_adds_up_and_cites_rules() -> None:
    """[NW2-6.4, 6.9, EX-03] A Warship costs 1 and an exerted Crew gives its box; together they are what counts."""
    s = given({"card": "event-29", "crew": 4, "ships": {"western-pacific": ["victoria"]}})
    answered(s, ("exert", "crew"))
    lines = modifier_sheet(s)
    assert [(line.reason, line.value, line.rule) for line in lines] == [
        ("warships", -1, "NW2-6.4"),
        ("exert-crew", 1, "NW2-6.9"),
    ]
    assert s.modifier == sum(line.value for line in lines) == 0


def test_the_chance_is_exact() -> None:
    """[NW2-6.3] Nine or more with two dice is 10 in 36, and a double 1 never succeeds."""
    s = given({"card": "event-29"})
    assert isinstance(s.node, Choice)
    assert s.node.ask == "exert"
    assert chance(s) == Fraction(10, 36)
    assert chance(s, 20) == Fraction(35, 36)


def test_the_outlook_of_a_roll_is_its_chance() -> None:
    """[NW2-6.3] What the outlook says over all rolls is what the sheet says beforehand."""
    s = answered(given({"card": "event-29"}), ("exert", "hull"))
    node, (outlook,) = s.node, GAME.show.outlooks(s)
    assert isinstance(node, Chance)
    assert outlook.holds(s) is None
    good = sum(
        weight
        for option, weight in zip(node.options, node.weights, strict=True)
        if outlook.holds(answered(s.clone(), option))
    )
    assert Fraction(good, sum(node.weights)) == chance(s)


def test_a_ship_group_is_named_when_its_place_is_asked() -> None:
    """[NW2-18.7] The question says which group comes, as it says which ship comes."""
    at = {"ocean": "european-seas", "contacts": {"others": 9}, "effect": "PLACE(Cape of Good Hope)"}
    s = answered(given(at, treacherous_waters=True), ("convoy-troopship",))
    assert isinstance(s.node, Choice)
    assert s.node.ask == "place-contact"
    assert "Convoy: Troopship comes (defense 9, skulls 1, 3 VP)." in catalogue("en").format(GAME.show.question(s))


def test_every_reason_has_a_rule_that_exists() -> None:
    """[NW2-27] No refusal without its rule."""
    known = {rule.id for rule in rule_ids(GAME)}
    assert {*(reason.rule for reason in nemo2.reasons.values()), *RULE_OF.values()} <= known
    assert {rule for rules in GAME.grounds.values() for rule in rules} <= known
    assert GAME.grounds.keys() <= GAME.codes.keys()


def test_every_effect_has_words() -> None:
    """[NW2-26] Each verb of the effect language can be said in a choice."""
    programs = [card.steps for card in PACK.cards] + [treasure.steps for treasure in PACK.treasures]
    programs += [side.sunk for side in PACK.sides] + [character.penalty for character in PACK.characters]
    verbs = {step[0] for program in programs for step in program}
    assert verbs <= {*EFFECTS, *WHOLE, "ship_enters"}
    assert all(catalogue("en").has(f"nemo2-do-{verb.replace('_', '-')}") for verb in EFFECTS)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "cursed-idol",
            "choose one: lose 1 resource of your choice; or if a character is in play: sacrifice any character",
        ),
        ("aegri-somnia", "the card goes to PASS. Then choose one: lose 1 Nemo; or Notoriety +2"),
        ("vigo-bay", "pay 2 AP. Then choose one: the card goes to PASS; or the card goes to FAIL, draw 3 treasures"),
        (
            "the-red-sea",
            "if the Nautilus is here (Indian Ocean, European Seas): the card goes to PASS. Otherwise: choose one: "
            "the card goes to FAIL; or pay 1 Hull, the Nautilus goes to Indian Ocean, the card goes to PASS",
        ),
        (
            "mutiny",
            "a test of 10 (to exert: Nemo, Crew). On success: the card goes to PASS. On failure: the card goes to "
            "FAIL, sacrifice any character, sacrifice any character, lose 2 Crew. In either case: the game ends",
        ),
    ],
)
def test_a_choice_among_effects_says_where_it_begins_and_ends(name: str, said: str) -> None:
    """[NW2-26] What belongs to an option and what comes in any case cannot be confused."""
    steps = next(owned.steps for owned in (*PACK.cards, *PACK.treasures) if owned.name == name)
    assert catalogue("en").format(effects_text(steps)) == said


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (["ned-land"], "sacrifice Ned Land, Notoriety +1"),
        (["ned-land", "conseil"], "sacrifice any character"),
    ],
)
@pytest.mark.parametrize("settings", [{}, {"players": 2, "mode": "coop"}, {"players": 3, "mode": "semi_coop"}])
def test_the_only_one_who_can_be_sacrificed_is_named(left: list[str], said: str, settings: dict[str, Value]) -> None:
    """[NW2-14.2, 19.3] With what it costs, for nobody is asked then, in company either."""
    s = given({"sacrificed": [name for name in CHARACTERS if name not in left]}, False, **settings)
    steps = (("sacrifice", len(CHARACTERS)),)
    assert catalogue("en").format(effects_text(as_things_stand(s, steps))) == said
    asked = carried_out(nemo2, s, *nemo2.steps_of(steps)).node
    assert (getattr(asked, "ask", "") == "sacrifice-pick") is (len(left) > 1)


@pytest.mark.parametrize(
    ("fields", "option", "reason"),
    [
        ({"ap": 0}, ("move",), "no-action-points"),
        ({"ap": 1, "gems": {"others": 0}}, ("search",), "no-gem-here"),
        ({"sacrificed": ["second-officer"]}, ("sacrifice", "second-officer"), "sacrificed"),
        ({"ap": 1}, ("sacrifice", "conseil"), "gives-no-points"),
        ({"ap": 1}, ("retain", "tonic-for-nemo"), "not-collected"),
        ({"ap": 1}, ("bold",), "not-now"),
        ({"ap": 1}, ("sing",), ""),
    ],
)
def test_refusals_in_the_action_phase(fields: dict[str, Any], option: tuple[str, ...], reason: str) -> None:
    """[NW2-10.1, 10.4, 14.3] An answer that is not offered is explained; what is no answer is not."""
    s = given(fields)
    assert GAME.show.why_not(s, option) == reason


def test_a_dotted_link_is_not_for_moving() -> None:
    """[NW2-1.2] The North Atlantic and the Pacific Coast are joined for placing only."""
    s = answered(given({"ap": 1, "ocean": "north-atlantic"}), ("move",))
    assert GAME.show.why_not(s, ("ocean", "pacific-coast")) == "placement-only"
    assert GAME.show.why_not(s, ("ocean", "cape-horn")) == "no-link"


def test_views_show_no_order_and_nothing_face_down() -> None:
    """[NW2-1.13] Decks are numbers of cards, set-aside upgrades too; bags are open."""
    view = GAME.visible.observe(given({"ap": 1, "deck_bottom": ["event-7"]}), None)
    assert isinstance(view["pile"], int)
    assert isinstance(view["deck"], int)
    assert isinstance(view["upgrades_down"], int)
    assert PACK.cards[7].name not in str({key: view[key] for key in view if key not in ("pass", "fail")})
    assert len(view["bag"]) == 44


def test_a_described_position_describes_itself() -> None:
    """Given fields come back under the same names."""
    fields = {"ap": 3, "hull": 4, "notoriety": 20, "ocean": "indian-ocean", "uprisings": ["ashanti-wars"], "act": 2}
    told = GAME.positions.describe(given(fields))
    assert {key: told[key] for key in fields} == fields


@pytest.mark.parametrize(
    "fields",
    [{"mood": 1}, {"ocean": "north-sea"}, {"ships": {"cape-horn": ["argo"]}}, {"pile": ["The Whales", "finale+4"]}],
)
def test_unknown_words_are_refused(fields: dict[str, Any]) -> None:
    """A misspelt word is never silently ignored."""
    with pytest.raises(PelagosError, match="error-case-unknown"):
        given(fields)


@pytest.mark.parametrize(
    ("fields", "setting"), [({"motive": "war", "notoriety": 51}, "ask"), ({"notoriety": 26}, "science")]
)
def test_nobody_sails_on_as_an_outlaw(fields: dict[str, Any], setting: str) -> None:
    """[NW2-8.5] A motive that is named must bear the Notoriety that is given."""
    with pytest.raises(PelagosError, match="error-case-impossible"):
        given(fields, motive=setting)


@pytest.mark.parametrize(
    "fields", [{"pile": ["finale+²"]}, {"window": ["turn"]}, {"seats": {"A": {"officer": "Quartermaster"}}}]
)
def test_values_of_a_wrong_form_are_refused(fields: dict[str, Any]) -> None:
    """Digits that are no numbers, lists for words, officers of a game without any."""
    with pytest.raises(PelagosError, match="error-case"):
        given(fields)


@pytest.mark.parametrize("answer", ["", "retain", "sacrifice", "pursuer", "target", "exert"])
def test_an_answer_without_its_name_is_none(answer: str) -> None:
    """[NW2-27] What names nothing is no answer of this game, at whatever question."""
    pursued = given(
        {"window": "action-start", "ships": {"western-pacific": ["victoria", "danmark"]}}, relentless_pursuit=True
    )
    refused = [refusal(GAME, s, s.node.seat, answer).reason for s in (pursued, given({"ap": 1}))]  # type: ignore[union-attr]
    assert refused == ["not-offered", "not-offered"]


def test_a_pile_needs_its_finale() -> None:
    """[NW2-4.2] It cannot run out, and what is missing is said."""
    with pytest.raises(PelagosError, match="error-case-missing"):
        given({"pile": ["6"]})


def test_a_fatal_motive_is_marked() -> None:
    """[NW2-5.3, Q46] Changing to a motive that is already outlawed is legal, and said to be fatal."""
    s = given({"card": "act-3", "act": 2, "motive": "war", "notoriety": 30})
    marked = {option[1]: dict(GAME.show.label(s, option).facts)["fatal"] for option in s.node.options[:3]}  # type: ignore[union-attr]
    assert marked == {"science": "yes", "explore": "no", "anti-imperialism": "no"}


def test_the_drawer_tells_the_score_of_every_motive_by_source() -> None:
    """[NW2-17.2, EX-15] One wonder is worth seven to the explorer and four to the scientist."""
    s = given({"collected": {"mariana-trench": 1}, "nemo": 4, "hull": 5, "crew": 7, "motive": "explore"})
    lines = [catalogue("en").format(line) for line in GAME.show.drawer(s, None)][-4:]
    assert "Wonders 4" in lines[0]
    assert "Wonders 7" in lines[1]
    assert all("Characters 28" in line for line in lines)
    assert [line.split()[4] for line in lines] == ["Science:", "Explore:", "Anti-Imperialism:", "War!:"]


def test_the_drawer_opens_stacks_tokens_and_discards() -> None:
    """[NW2-1.13, 18.2, 20.1] What everybody may look through; which unseen tokens are in the bag stays open."""
    fields = {"ap": 1, "seats": {"B": {"pass": ["event-9"], "fail": ["event-1"]}}, "seen_tokens": ["cyclone"]}
    s = given(fields, mode="semi_coop", players=2, treacherous_waters=True)
    lines = [catalogue("en").format(line) for line in GAME.show.drawer(s, None)]
    assert "B, face up: An Underwater Forest; face down: A Runaway Reef" in lines
    assert "Discarded treasures: –" in lines
    (tokens,) = [line for line in lines if line.startswith("Tokens in the ship bag: 3.")]
    assert "Cyclone" not in tokens


def test_the_drawer_tells_what_lies_before_nemo() -> None:
    """[NW2-5.7, 13.2, 15.1] Kept cards with their moment and place, upgrades, retained tokens."""
    s = given(
        {"tableau": ["some-days-ashore", "at-full-steam"], "installed": ["double-hull"], "collected": {"able-hands": 1}}
    )
    lines = [catalogue("en").format(line) for line in GAME.show.drawer(s, 0)]
    where = "in the Action Phase, if the Nautilus is here (Eastern Pacific, Western Pacific)"
    unused = "If it is never played: the card goes to PASS (3 adventure VP)"
    assert f"Kept: Some Days Ashore, {where}: the card goes to FAIL, gain 2 Crew. {unused}" in lines
    assert any(
        line.startswith("Kept: At Full Steam, after a sinking, if a Warship has just been sunk") for line in lines
    )
    assert any(line.startswith("Double Hull: +1") for line in lines)
    assert "Token: Able Hands: gain 1 Crew" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kept_card_can_be_told(language: str) -> None:
    """[NW2-5.7] Its moment, its place and its effects have words."""
    for card in PACK.cards:
        if card.window:
            s = given({"tableau": [card.name]})
            assert catalogue(language).format(GAME.show.drawer(s, 0)[0])


CONDITIONS = (
    ({"tableau": ["event-16"]}, "play the-indian-ocean", "this works only in: Indian Ocean."),
    ({"tableau": ["event-22"]}, "play the-arabian-tunnel", "this works only in: Indian Ocean, European Seas."),
    ({"tableau": ["event-3"]}, "play as-master-wishes", "Conseil has to be sacrificed first."),
)


@pytest.mark.parametrize(("fields", "answer", "said"), CONDITIONS)
def test_a_condition_that_does_not_hold_is_named(fields: dict[str, Any], answer: str, said: str) -> None:
    """[NW2-5.7] Not only that there is one."""
    why = dict(refusal(GAME, given(fields), 0, answer).text.facts)["why"]
    assert isinstance(why, Text)
    assert catalogue("en").format(why) == said


def test_every_kind_of_condition_can_be_named() -> None:
    """[NW2-26] A bare window is no condition: whoever comes too early is told so."""
    assert HOLDS.keys() - NEEDED.keys() == {"window"}
    assert NEEDED.keys() <= HOLDS.keys()


def test_before_a_motive_is_chosen_none_is_shown() -> None:
    """[NW2-2.1, 8.5] No tile, no outlaw's box, no score that a motive would make; the settings may have named one."""
    view = observe(begun(), 0)
    first, *others = (catalogue("en").format(line) for line in GAME.show.board(view))
    assert first == "Before the voyage. Motive: not chosen yet. 1 AP. Notoriety 0."
    assert not [line for line in others if "Score" in line]
    drawing = draw_board(view, catalogue("en").format)
    assert "a-lostbox" not in drawing.ground
    assert drawing.pieces[0].title.endswith("No motive chosen yet")
    assert "a-motive" not in "".join(piece.body for piece in voyage_panel(view, catalogue("en").format).drawing.pieces)
    named = GAME.visible.observe(begun(players=2, mode="coop", motive="war"), 0)
    assert (named["motive"], named["outlaw"]) == ("war", 51)


@pytest.mark.parametrize(
    ("key", "said"),
    [("cursed-idol", "“Cursed Idol”. Which effect?"), ("fire-on-board", "“Fire on Board!”. Which effect?")],
)
def test_a_choice_names_the_thing_it_is_printed_on(key: str, said: str) -> None:
    """[NW2-26, 15.1, 18.4] Not only cards have choices."""
    s = given({"window": "action", "crew": 5})
    printed = {thing.name: thing.steps for thing in s.pack.treasures}
    printed |= {thing.name: thing.steps for thing in s.pack.tokens}
    s.node = None
    s.follow(nemo2.steps_of(printed[key]))
    nemo2.run(s)
    assert catalogue("en").format(GAME.show.question(s)).endswith(said)
