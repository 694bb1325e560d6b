"""The component tables of Nemo's War, first edition: sound as they come, and every wrong cell is named."""

from __future__ import annotations

import pytest

from pelagos.core.errors import PelagosError
from pelagos.games.nemo1 import GAME
from pelagos.games.registry import own_tables, read_folder

TABLES = read_folder(own_tables(GAME))


def refusal(file: str, old: str, new: str) -> PelagosError:
    assert old in TABLES[file]
    with pytest.raises(PelagosError) as problem:
        GAME.read_pack(TABLES | {file: TABLES[file].replace(old, new, 1)})
    return problem.value


@pytest.mark.parametrize(
    ("file", "old", "new", "error", "row", "column"),
    [
        ("cards.csv", "1,A Runaway Reef,TEST", "1,A Runaway Reef,TRIAL", "error-table-word", "2", "type"),
        ("cards.csv", "pass_pile,8,Hull", "pass_pile,88,Hull", "error-table-number", "2", "test_target"),
        ("cards.csv", "pass_pile,8,Hull", "pass_pile,8,Mast", "error-table-word", "2", "help"),
        ("cards.csv", "NOTORIETY +2,fail", "NOTORIETY 2,fail", "error-table-effect", "2", "fail_effect"),
        ("cards.csv", "NOTORIETY +2,fail", "FAME +2,fail", "error-table-effect", "2", "fail_effect"),
        ("cards.csv", "NOTORIETY +2,fail", "NOTORIETY +2,box", "error-table-word", "2", "fail_pile"),
        ("cards.csv", "REROLL,fail", "REROLL,pass", "error-table-word", "3", "use_pile"),
        ("cards.csv", "ENCOUNTER DG01", "ENCOUNTER XX01", "error-table-effect", "4", "use_effect"),
        ("cards.csv", "LOSE Crew 1,fail", "LOSE Crew 0,fail", "error-table-effect", "5", "fail_effect"),
        ("cards.csv", "GAIN Hull 2", "GAIN Gold 2", "error-table-effect", "6", "use_effect"),
        ("cards.csv", "location WPAC", "location MOON", "error-table-word", "8", "requirement"),
        ("cards.csv", "EPAC|WPAC,action_phase", "EPAC|WPAC,never", "error-table-word", "9", "use_window"),
        ("cards.csv", "REVEAL_ALL current_ocean", "REVEAL_ALL", "error-table-effect", "22", "use_effect"),
        ("cards.csv", "red_sun,8,0", "black_sun,8,0", "error-table-word", "25", "symbol"),
        ("cards.csv", "GAME_END maelstrom,pass", "GAME_END storm,pass", "error-table-effect", "25", "pass_effect"),
        ("commitments.csv", "Science,1,1/2", "Science,1,1/3", "error-table-word", "2", "warships"),
        ("commitments.csv", "War!,5|6", "War!,5", "error-table-word", "2", "die_faces"),
        ("oceans.csv", "Western Pacific,1,4", "Western Pacific,2,4", "error-table-twice", "2", "die"),
        ("oceans.csv", "Western Pacific,1,4,2", "Western Pacific,1,4,5", "error-table-number", "2", "setup_ships"),
        ("routes.csv", "R1,WPAC,EPAC", "R1,WPAC,WPAC", "error-table-twice", "2", "ocean_b"),
        ("routes.csv", "holds_card_13", "at_full_moon", "error-table-word", "8", "condition"),
        ("ships.csv", "Mail,light_gray,no,,7", "Mail,light_gray,no,5,7", "error-table-word", "2", "attack"),
        ("ships.csv", "yes,6,9,1,3", "yes,,9,1,3", "error-table-number", "23", "attack"),
        ("ships.csv", "LG02,", "LG01,", "error-table-twice", "2", "id"),
        ("ships.csv", "Mail,light_gray", "Mail,pink", "error-table-word", "2", "group"),
        ("resources.csv", "Nemo,6,Nemo,1", "Nemo,6,Nemo,x", "error-table-number", "2", "exert_drm"),
        ("resources.csv", "none,0,yes", "none,0,no", "error-table-count", "2", "final_commitment"),
        ("resources.csv", "DRM +2,5", "DRM +3,5", "error-table-word", "27", "special"),
        ("tables.csv", "d3,1,2,1", "d3,1,3,1", "error-table-twice", "3", "low"),
        ("tables.csv", "search,3,6,TREASURE", "search,3,6,GOLD", "error-table-word", "6", "result"),
        ("tables.csv", "reinforce_week,16,16,yellow", "reinforce_week,16,16,pink", "error-table-word", "20", "result"),
        ("tables.csv", "salvage_boxes,5,5,5", "salvage_boxes,5,5,x", "error-table-number", "37", "result"),
        ("treasures.csv", "Sea Balm,or,2", "Sea Balm,and,2", "error-table-word", "17", "kind"),
        ("treasures.csv", "OR GAIN Nemo 1", "GAIN Nemo 1", "error-table-effect", "17", "effect"),
        ("treasures.csv", "no,no,LOSE_CHOICE 1", "no,no,none", "error-table-effect", "23", "effect"),
        ("treasures.csv", "numbered,1,no,yes", "numbered,1,no,no", "error-table-word", "2", "usable_for_incite"),
        ("upgrades.csv", "ATTACK_DRM +1", "ATTACK_DRM +2", "error-table-word", "2", "effect"),
        ("upgrades.csv", "Seek Adventure,1", "Seek Adventure,0", "error-table-number", "6", "salvage_cost"),
    ],
)  # fmt: skip
def test_a_wrong_cell_is_named(file: str, old: str, new: str, error: str, row: str, column: str) -> None:
    problem = refusal(file, old, new)
    facts = dict(problem.text.facts)
    assert (problem.id, facts["row"], facts["column"]) == (error, row, column)


def test_a_missing_card_is_named() -> None:
    last = TABLES["cards.csv"].splitlines(keepends=True)[-1]
    problem = refusal("cards.csv", last, "")
    assert (problem.id, dict(problem.text.facts)["missing"]) == ("error-table-missing", "24")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("ships.csv", "DG01,Abraham Lincoln,Frigate,dark_gray", "DG01,Abraham Lincoln,Frigate,blue"),
        ("epilogues.csv", "Science,Failure", "Science,Success"),
    ],
)
def test_wrong_numbers_of_things_are_counted(file: str, old: str, new: str) -> None:
    assert refusal(file, old, new).id == "error-table-count"


def test_a_die_face_without_a_result_is_named() -> None:
    problem = refusal("tables.csv", "damage,4,6,LOSE Hull 1", "damage,4,5,LOSE Hull 1")
    assert (problem.id, dict(problem.text.facts)["missing"]) == ("error-table-missing", "6")
