"""The faces of Nemo's War, first edition: the modifier sheet, chances, reasons, views, words."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pelagos.art.nemo1.board import draw_board
from pelagos.art.nemo1.rulers import rulers
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Chance, Choice
from pelagos.core.odds import chance_of
from pelagos.core.text import Text
from pelagos.games.citations import rule_ids
from pelagos.games.nemo1 import GAME, Nemo, nemo1
from pelagos.games.nemo1.effect_words import EFFECTS
from pelagos.games.nemo1.language import Program
from pelagos.games.nemo1.names import COMMITMENTS, LEVELS, OCEANS
from pelagos.games.nemo1.odds import RULE_OF, chance, modifier_sheet
from pelagos.games.nemo1.visible import observe
from pelagos.locale.catalogue import LANGUAGES, catalogue
from tests.games.nemo1.table import PACK, answered, begun, given, played

W = "western-pacific"
FULL = {name: ["hidden"] * room for name, room in zip(OCEANS, PACK.capacity, strict=True)}
"""[NW1-12.3] Every ocean full of ships."""
CHOICES = [step[2] for card in PACK.cards for part in (card.steps, card.passed) for step in part if step[0] == "choose"]
"""[NW1-6.9] What the cards let one choose from."""


def test_the_modifier_sheet_adds_up_and_cites_rules() -> None:
    """[NW1-10.3] Stalk, prow, another Warship and the exertion, each with its rule; together they are what counts."""
    s = given({"ships": {W: ["monroe", "curlew"]}, "upgrades": {"strengthened-prow": "danube"}, "crew": 5})
    answered(s, ("stalk", 1), ("exert", "crew"))
    lines = modifier_sheet(s)
    assert [(line.reason, line.value, line.rule) for line in lines] == [
        ("stalk", 1, "NW1-7.10"),
        ("prow", 1, "NW1-7.5"),
        ("warships", -1, "NW1-10.3"),
        ("exert-crew", 2, "NW1-6.10"),
    ]
    assert s.modifier == sum(line.value for line in lines) == 3


def test_help_is_a_line_of_the_sheet() -> None:
    """[NW1-6.12] What a passenger has added is told."""
    s = answered(given({"card": "card-15"}), ("exert", "nothing"), (1, 2), ("help", "professor"))
    assert [(line.reason, line.value) for line in modifier_sheet(s)] == [("help", 2)]


def test_the_chance_is_exact() -> None:
    """[NW1-6.10] Nine or more with two dice is 10 in 36, and a natural 2 never succeeds."""
    s = given({"card": "card-17"})
    assert chance(s) == Fraction(10, 36)
    assert chance(s, 20) == Fraction(35, 36)


def test_the_outlook_of_a_roll_is_its_chance() -> None:
    """[NW1-6.10] What the outlook says over all rolls is what the sheet says beforehand."""
    s = answered(given({"card": "card-17"}), ("exert", "hull"))
    (outlook,) = GAME.show.outlooks(s)
    assert chance_of(GAME.rules, s, None, outlook.holds, outlook.alike) == chance(s) == Fraction(21, 36)


@pytest.mark.parametrize(
    ("fields", "answers", "wanted"),
    [
        ({"window": "turn"}, (), Fraction(1, 6)),
        ({"window": "turn", "target": 7}, (), Fraction(21, 36)),
        ({"crew": 5}, (("rest",), (1,)), Fraction(2, 3)),
        ({"crew": 8}, (("rest",), (1,)), Fraction(0)),
        ({"crew": 5}, (("search",),), Fraction(2, 3)),
        ({"ships": {W: ["curlew"]}}, (("attack", 1),), Fraction(10, 36)),
        ({"collected": ["ships-bell"]}, (("incite", "ships-bell"),), Fraction(1, 3)),
        ({"week": 50}, (("repair",),), Fraction(2, 3)),
        ({"week": 30, "ships": FULL}, (("repair",),), Fraction(0)),
    ],
)
def test_outlooks_on_single_rolls(fields: dict[str, Any], answers: tuple[Any, ...], wanted: Fraction) -> None:
    """[NW1-6.6, 7.3, 7.7, 7.8, 9.1, 10.1] Adventure, rest, search, enemy fire, Incite, the end of the year."""
    s = answered(given(fields), *answers)
    (outlook,) = GAME.show.outlooks(s)
    assert chance_of(GAME.rules, s, None, outlook.holds, outlook.alike) == wanted


def test_the_page_of_the_game_names_every_event() -> None:
    """Whoever writes a case finds the line of the log there."""
    page = (Path(__file__).parents[3] / "docs" / "games" / "nemo1.md").read_text(encoding="utf-8")
    assert [event for event in GAME.show.events() if f"`{event}`" not in page] == []


def test_every_reason_has_a_rule_and_a_code_that_exist() -> None:
    """[NW1-E-OVER to E-CHOICE] No refusal without its rule and the code of the specification."""
    rules = {rule.id for rule in rule_ids(GAME) if rule.kind == "rule"}
    codes = {rule.id.removeprefix("NW1-").replace("-", "_") for rule in rule_ids(GAME) if rule.kind == "code"}
    assert {reason.rule for reason in nemo1.reasons.values()} | set(RULE_OF.values()) <= rules
    assert {reason.code for reason in nemo1.reasons.values()} | {"E_OVER"} == codes
    assert {rule for others in GAME.grounds.values() for rule in others} <= rules
    assert GAME.grounds.keys() <= GAME.codes.keys()


def test_every_effect_has_words() -> None:
    """[NW1-6.7, 8.1, 8.3] Each verb of the effect language can be said in a choice."""
    programs: list[Program] = [part for card in PACK.cards for part in (card.steps, card.passed, card.failed)]
    programs += [treasure.steps for treasure in PACK.treasures]
    programs += [benefit.steps for treasure in PACK.treasures for benefit in treasure.benefits]
    verbs = {step[0] for program in programs for step in program}
    verbs |= {step[0] for words in CHOICES for _, steps in words for step in steps}
    assert verbs == EFFECTS.keys()
    assert all(catalogue("en").has(f"nemo1-do-{verb.replace('_', '-')}") for verb in EFFECTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_twenty_epilogues_in_every_language(language: str) -> None:
    """[NW1-12.7] One for each commitment and level, all different."""
    tales = {
        catalogue(language).format(Text(f"nemo1-tale-{commitment}-{level}"))
        for commitment in COMMITMENTS
        for level in LEVELS
    }
    assert len(tales) == 20


def test_a_view_names_hidden_ships_by_place_only() -> None:
    """[NW1-0.2, 4.2] A hidden ship is a place number and nothing else; counts are open."""
    view = GAME.visible.observe(given({"ships": {W: ["hidden", "none", "scotia"]}}), None)
    places = next(ocean["places"] for ocean in view["oceans"] if ocean["name"] == W)
    assert places[0] == {"place": 1, "ship": None}
    assert [place["place"] for place in places] == [1, 3]
    assert isinstance(view["pile"], int)
    assert isinstance(view["cup"], int)
    assert isinstance(view["draw_pile"], int)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_could_be_anything_possible(seed: int) -> None:
    """[NW1-0.2, 3.6, 3.7, 4.2] No draw is settled before it is asked: each outcome on offer leaves the same past."""
    s = given({"commitment": "war", "window": "turn"})
    for node in played(s, Random(seed)):
        if isinstance(node, Chance) and node.ask in ("ship", "treasure", "card"):
            before = GAME.visible.observe(s, 0)
            for option in node.options:
                assert GAME.broken(answered(s.clone(), option)) == []
            assert GAME.visible.observe(s, 0) == before


def test_a_described_position_describes_itself() -> None:
    """Given fields come back under the same names."""
    fields = {"week": 9, "hull": 4, "notoriety": 20, "ocean": "indian-ocean", "liberation": 7, "turn": 5, "yard": True}
    told = GAME.positions.describe(given(fields))
    assert {key: told[key] for key in fields} == fields


@pytest.mark.parametrize("fields", [{"mood": 1}, {"ocean": "north-sea"}, {"ships": {W: ["titanic"]}}, {"window": "x"}])
def test_unknown_words_are_refused(fields: dict[str, Any]) -> None:
    """A misspelt word is never silently ignored."""
    with pytest.raises(PelagosError, match="error-case-unknown"):
        given(fields)


def test_labels_tell_the_chance_of_each_exertion() -> None:
    """[NW1-6.10] Odds before a commitment."""
    s = given({"card": "card-17"})
    assert isinstance(s.node, Choice)
    labels = [catalogue("en").format(GAME.show.label(s, option)) for option in s.node.options]
    assert labels == [
        "Exert nothing (10 in 36, 28%)",
        "Exert Crew: +3 (26 in 36, 72%)",
        "Exert Hull: +2 (21 in 36, 58%)",
        "Exert Crew, Hull: +5 (33 in 36, 92%)",
    ]


def test_the_question_tells_what_failure_costs() -> None:
    """[NW1-6.11] The stake and the effect of the card."""
    s = answered(given({"card": "card-17"}), ("exert", "crew"), (1, 2))
    assert "lose 1 Crew, lose 2 Hull" in catalogue("en").format(GAME.show.question(s))


def test_the_drawer_shows_the_score_under_every_commitment() -> None:
    """[NW1-12.5] What the position is worth, four times."""
    s = given({"kept": ["card-11"], "liberation": 3})
    said = [catalogue("en").format(line) for line in GAME.show.drawer(s, 0)]
    assert "Score under Science: 44 (Complete Failure)" in said
    assert "Score under Anti-imperialism: 47 (Complete Failure)" in said
    assert sum(line.startswith("Score under") for line in said) == 4


def test_a_gift_after_the_roll_does_not_change_the_sheet() -> None:
    """[NW1-6.10, 8.3] The modifier is that of the circle at the exertion, whatever a treasure raises later."""
    s = given({"card": "card-17", "crew": 6, "collected": ["castaway-sailors"]})
    answered(s, ("exert", "crew"), (1, 2), ("give", "castaway-sailors"))
    assert s.levels[1] == 7
    assert [(line.reason, line.value) for line in modifier_sheet(s)] == [("exert-crew", 2)]
    assert s.modifier == 2


def test_a_fight_is_offered_with_the_chances_of_both_sides() -> None:
    """[NW1-10.1, 10.3, 10.4] Defense 9 with another Warship in sight; a hidden ship tells nothing."""
    s = given({"ships": {W: ["normandie", "curlew", "hidden"]}})
    assert (
        catalogue("en").format(GAME.show.label(s, ("attack", 1))).endswith(": 6 in 36, 17%; it hits you: 15 in 36, 42%")
    )
    assert catalogue("en").format(GAME.show.label(s, ("stalk", 3))) == "Stalk place 3 (+1): a hidden ship"


def test_the_drawer_knows_how_likely_a_hidden_warship_is() -> None:
    """[NW1-4.2] Six of 27 light gray ships are Warships."""
    said = [catalogue("en").format(line).strip() for line in GAME.show.drawer(given({"week": 2}), 0)]
    assert "Western Pacific, place 1: a Warship with 22%" in said


def test_the_final_commitment_is_offered_with_what_it_is_worth() -> None:
    """[NW1-12.1, 12.5] The score so far under each of the four."""
    s = given({"effect": "LOSE Nemo 1", "nemo": 4, "liberation": 10})
    assert isinstance(s.node, Choice)
    labels = [catalogue("en").format(GAME.show.label(s, option)) for option in s.node.options]
    assert labels == [
        "Science (worth 20 so far)",
        "Explore (worth 30 so far)",
        "Anti-imperialism (worth 70 so far)",
        "War! (worth 40 so far)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawer_tells_what_kept_cards_do(language: str) -> None:
    """[NW1-6.7] With the moment and the place for which each is kept."""
    kept = [card for card in PACK.cards if card.keep]
    lines = GAME.show.drawer(given({"kept": [card.name for card in kept]}), 0)[: len(kept)]
    told = {line.id for line in lines}
    assert told == {"nemo1-drawer-kept", "nemo1-drawer-passive"}
    assert all(catalogue(language).format(line) for line in lines)


def test_a_kept_card_names_its_moment_and_its_seas() -> None:
    """[NW1-6.7] Vanikoro is used in the Western Pacific only."""
    first = GAME.show.drawer(given({"kept": ["vanikoro"]}), 0)[0]
    said = catalogue("en").format(first)
    assert said.startswith("Kept: “Vanikoro” (before or after an action, here: Western Pacific)")


def board_lines(s: Nemo, language: str = "en") -> str:
    return "\n".join(catalogue(language).format(line) for line in GAME.show.board(GAME.visible.observe(s, 0)))


@pytest.mark.parametrize(("liberation", "box", "side"), [(0, 0, "×1"), (9, 9, "×1"), (10, 0, "+10"), (15, 5, "+10")])
def test_liberation_is_shown_as_it_lies(liberation: int, box: int, side: str) -> None:
    """[NW1-9.3] 0 to 9 on one side of the marker, 10 to 19 on the other; on the board and in the drawing."""
    s = given({"liberation": liberation})
    view = observe(s, 0)
    assert f"Liberation {box} on the {side} side ({liberation} of 19)" in board_lines(s)
    marker = next(piece for piece in draw_board(view, catalogue("en").format).pieces if piece.key == "liberation")
    assert marker.title == f"Liberation: {box} on the {side} side, {liberation} in all"
    assert f">{side}<" in marker.body
    assert marker.x == rulers(view)[2].middle(box)


def test_the_commitment_says_whether_it_can_change() -> None:
    """[NW1-3.5, 12.1] In words; before it is chosen, that it is not, and no score is reckoned by it."""
    assert "Commitment: not chosen yet" in board_lines(begun())
    assert "Score" not in board_lines(begun())
    assert "Commitment: War! (not final yet)" in board_lines(given({"commitment": "war"}))
    assert "Commitment: War! (final)" in board_lines(given({"commitment": "war", "final": True}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_stands_for_words(language: str) -> None:
    said = board_lines(given({"commitment": "war"}), language)
    assert "(?)" not in said
    assert "(!)" not in said
