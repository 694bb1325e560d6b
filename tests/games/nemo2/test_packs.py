"""The component tables of Nemo's War, second edition: sound as they come, and every wrong cell is named."""

from __future__ import annotations

import pytest

from pelagos.core.errors import PelagosError
from pelagos.games.nemo2 import GAME
from pelagos.games.nemo2.language import called
from pelagos.games.registry import load_pack, own_tables, read_folder

TABLES = read_folder(own_tables(GAME))


def refusal(file: str, old: str, new: str) -> PelagosError:
    assert old in TABLES[file]
    with pytest.raises(PelagosError) as problem:
        GAME.read_pack(TABLES | {file: TABLES[file].replace(old, new, 1)})
    return problem.value


@pytest.mark.parametrize(
    ("file", "old", "new", "error", "row", "column"),
    [
        ("events.csv", "1,A Runaway Reef,TEST", "1,A Runaway Reef,TRIAL", "error-table-word", "2", "type"),
        ("events.csv", "TEST,7,N,", "TEST,77,N,", "error-table-number", "2", "test_value"),
        ("events.csv", "TEST,7,N,", "TEST,7,M,", "error-table-word", "2", "exert"),
        ("events.csv", "PASS: P; NOT(-2)", "PASS: P; FORGET(-2)", "error-table-effect", "2", "effect"),
        ("events.csv", "PASS: P; NOT(-2)", "PASS: P; NOT(two)", "error-table-effect", "2", "effect"),
        (
            "events.csv",
            "PASS: P; NOT(-2)",
            "PASS: P; NOT(-2) // MAYBE: F // ELSE: P",
            "error-table-effect",
            "2",
            "effect",
        ),
        ("events.csv", "F; PLACE_DICE(2)", "F; PLACE_DICE()", "error-table-effect", "3", "effect"),
        ("events.csv", "SHIP(Glasgow ->", "SHIP(Edinburgh ->", "error-table-effect", "5", "effect"),
        ("events.csv", "Glasgow,STALK", "Glasgow,SNEAK", "error-table-effect", "5", "effect"),
        ("events.csv", "[Ned Land is in play]", "[Ned Land is asleep]", "error-table-effect", "8", "effect"),
        ("events.csv", "SACRIFICE(Ned Land)", "SACRIFICE(Passepartout)", "error-table-effect", "8", "effect"),
        ("events.csv", '"F; GAIN(CREW,2)"', '"F; GAIN(GOLD,2)"', "error-table-effect", "11", "effect"),
        ("events.csv", '"F; GAIN(CREW,2)"', '"F; GAIN(CREW,0)"', "error-table-effect", "11", "effect"),
        ("events.csv", '"F; GAIN(CREW,2)"', '"F; GAIN(AP,2)"', "error-table-effect", "11", "effect"),
        ("events.csv", "GEM(Indian Ocean),F", "GEM(Dead Sea),F", "error-table-effect", "17", "effect"),
        ("events.csv", "GEM(Indian Ocean),F", "GEM(Indian Ocean),", "error-table-word", "17", "end_of_game"),
        (
            "events.csv",
            "the Nautilus is in the Indian Ocean,P",
            "always,P",
            "error-table-effect",
            "17",
            "play_condition",
        ),
        ("events.csv", '"PAY(AP,1); P; LINK', '"PAY(ANY,1); P; LINK', "error-table-effect", "23", "effect"),
        ("events.csv", "TEST(10; C). PASS", "TEST(9; C). PASS", "error-table-effect", "20", "effect"),
        ("events.csv", "INSTALL(Magnetic Mines)", "INSTALL(Laser)", "error-table-effect", "51", "effect"),
        ("finales.csv", "1,The Maelstrom!,TEST,10", "1,The Maelstrom!,TEST,1", "error-table-number", "2", "test_value"),
        ("act_cards.csv", "ADD_GROUP(C)", "ADD_GROUP(Z)", "error-table-effect", "3", "effect"),
        ("act_cards.csv", "frosted: F; SHIP", "frosted: P; SHIP", "error-table-effect", "5", "effect"),
        ("characters.csv", "DRM(+2)", "DRM(+4)", "error-table-word", "2", "benefit"),
        (
            "action_modifiers.csv",
            "per_revealed_ship,1",
            "per_revealed_ship,0",
            "error-table-word",
            "6",
            "uprising_penalty_per_cube",
        ),
        ("act_cards.csv", "PROLOGUE,2,0", "PROLOGUE,5,0", "error-table-number", "2", "white_dice"),
        ("treasures.csv", "25,discard", "25,throw", "error-table-word", "26", "kind"),
        ("treasures.csv", "X; REROLL", "X; RETRY", "error-table-effect", "21", "effect"),
        ("treasures.csv", "33,vp_only,Riches 1,1", "33,vp_only,Riches 1,-1", "error-table-number", "34", "treasure_vp"),
        ("treacherous_waters.csv", "Cyclone!,weather,9", "Cyclone!,storm,9", "error-table-word", "3", "kind"),
        (
            "oceans.csv",
            "1,Western Pacific,1,major,4",
            "1,Western Pacific,1,major,3",
            "error-table-sum",
            "2",
            "capacity",
        ),
        ("oceans.csv", "1,Western Pacific", "1,Western Lake", "error-table-word", "2", "name"),
        (
            "adjacency.csv",
            "Western Pacific,Arctic Ocean",
            "Western Pacific,Indian Ocean",
            "error-table-twice",
            "3",
            "ocean_b",
        ),
        ("adjacency.csv", "Indian Ocean,movement", "Indian Ocean,flight", "error-table-word", "2", "link"),
        (
            "lands.csv",
            "Central Pacific|Pacific Coast",
            "Central Pacific|Moon",
            "error-table-word",
            "15",
            "linked_oceans",
        ),
        ("ships.csv", "1,A,white", "1,A,black", "error-table-word", "2", "color"),
        ("resources.csv", "NEMO,0,6,NEMO,2", "NEMO,0,5,NEMO,2", "error-table-number", "2", "points_left"),
        ("resources.csv", "Broken,,,0,1", "Broken,,,0,0", "error-table-word", "8", "is_defeat_box"),
        ("motives.csv", "8,8,36", "8,9,36", "error-table-number", "3", "act3_events"),
        ("motives.csv", "8,8,36", "8,8,35", "error-table-sum", "3", "outlaw_threshold"),
        (
            "action_table.csv",
            '"LOSE(CREW,1); LOSE(HULL,1)"',
            '"LOSE(CREW,1); SIGH"',
            "error-table-effect",
            "2",
            "effect",
        ),
        ("action_modifiers.csv", '"one of N,H"', '"two of N,H"', "error-table-word", "3", "exert"),
        ("upgrades.csv", "4,Fog Machine,2", "4,Fog Machine,9", "error-table-number", "5", "salvage_cost"),
        ("characters.csv", "2,Conseil", "2,Constance", "error-table-word", "3", "name"),
    ],
)
def test_a_wrong_cell_is_named(file: str, old: str, new: str, error: str, row: str, column: str) -> None:
    problem = refusal(file, old, new)
    facts = dict(problem.text.facts)
    assert (problem.id, facts["row"], facts["column"]) == (error, row, column)


def test_a_missing_event_is_named() -> None:
    last = TABLES["events.csv"].splitlines(keepends=True)[-1]
    problem = refusal("events.csv", last, "")
    assert (problem.id, dict(problem.text.facts)["missing"]) == ("error-table-missing", "51")


def test_a_missing_link_is_counted() -> None:
    last = TABLES["adjacency.csv"].splitlines(keepends=True)[-1]
    assert refusal("adjacency.csv", last, "").id == "error-table-count"


def test_the_options_of_a_card_have_different_names() -> None:
    """[NW2-5.4, 5.8] An answer says which option is meant."""
    pack = load_pack(GAME)
    for card in pack.cards:
        for words in option_words(card.steps):
            assert len(set(words)) == len(words), card.name


def option_words(steps: object) -> list[list[str]]:
    """The names of the options of every CHOOSE, however deep it lies."""
    found: list[list[str]] = []
    if isinstance(steps, tuple):
        if steps[:1] == ("choose",):
            found.append([option[0] for option in steps[2]])
        for step in steps:
            found += option_words(step)
    return found


def test_an_option_is_called_after_its_steps() -> None:
    assert called("F; GAIN(NEMO,1)") == "fail+gain-nemo-1"
    assert called("P; NOT(+3)") == "pass+notoriety-plus-3"
    assert called("PAY(HULL,1); MOVE(NAUTILUS -> Indian Ocean); P") == "pay-hull-1+move+pass"


def test_the_levels_have_their_english_names() -> None:
    """[NW2-D32] The rulebooks differ by language only; five bands of the score, the lowest first."""
    names = [(level.least, level.name) for level in load_pack(GAME).levels]
    assert names[1:] == [(185, "fiasco"), (220, "status-quo"), (250, "success"), (275, "triumph")]
    assert names[0][1] == "defeat"
