"""The component tables of Endeavor: Deep Sea: sound as they come, and every wrong value is named."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from pelagos.cli.packs import differences
from pelagos.core.errors import PelagosError
from pelagos.games.endeavor import GAME
from pelagos.games.endeavor.language import NotTheLanguage, activation, crisis, effects, scoring
from pelagos.games.registry import load_pack, own_tables, read_folder

TABLES = read_folder(own_tables(GAME))
PACK = load_pack(GAME)


def refusal(file: str, old: str, new: str) -> dict[str, object]:
    """What is said when one value of a table is changed."""
    assert old in TABLES[file]
    with pytest.raises(PelagosError) as problem:
        GAME.read_pack(TABLES | {file: TABLES[file].replace(old, new, 1)})
    return {"id": problem.value.id, **dict(problem.value.text.facts)}


@pytest.mark.parametrize(
    ("file", "old", "new", "error", "row", "column"),
    [
        ("crew.csv", "pilot,1,5", "pilot,9,5", "error-table-number", "3", "level"),
        ("crew.csv", "influence+1,travel", "influence+1,swim", "error-table-language", "3", "junior_actions"),
        ("crew.csv", "Pilot,influence+1", "Pilot,wealth+1", "error-table-language", "3", "junior_bonus"),
        ("crew.csv", "1 per 3 zones", "1 per 3 fish", "error-table-language", "21", "leader_scoring"),
        ("reports.csv", "yellow brown,know+2", "pink brown,know+2", "error-table-word", "2", "topics"),
        ("reports.csv", "true,Effective", "maybe,Effective", "error-table-word", "2", "anchor"),
        (
            "dive_tokens.csv",
            "sonar,2,3,action:sonar",
            "sonar,2,3,action:sing",
            "error-table-language",
            "3",
            "other_bonus",
        ),
        ("crises.csv", "vessels-up:2", "vessels-down:2", "error-table-language", "2", "effect"),
        ("bonus_goals.csv", "junior-crew,group", "junior-crew,each", "error-table-word", "2", "scope"),
        ("dive_tokens.csv", "sonar,2", "research,2", "error-table-twice", "3", "id"),
    ],
)
def test_a_wrong_cell_is_named(file: str, old: str, new: str, error: str, row: str, column: str) -> None:
    """[EDS-1.1] File, row and column."""
    found = refusal(file, old, new)
    assert (found["id"], found["file"], found["row"], found["column"]) == (error, file, row, column)


@pytest.mark.parametrize(
    ("file", "old", "new", "error", "entry", "key"),
    [
        ("tiles.toml", 'id = "calm-seas"', 'id = "atoll"', "error-table-value", "tile atoll", "id"),
        ("tiles.toml", "depth = 1", "depth = 9", "error-table-value", "tile atoll", "depth"),
        ("tiles.toml", 'arrival = "coord+1"', 'arrival = "luck+1"', "error-table-value", "tile atoll", "arrival"),
        ("tiles.toml", 'name_de = "Atoll"', 'colour = "red"', "error-table-key", "tile atoll", "colour"),
        ("tiles.toml", "tokens = 4", "tokens = 0", "error-table-value", "tile atoll, dive d1", "tokens"),
        ("tiles.toml", 'topic = "brown"', 'topic = "pink"', "error-table-value", "tile calm-seas, publish j1", "topic"),
        (
            "tiles.toml",
            'trigger = "all-conserve-filled"',
            'trigger = "at-midnight"',
            "error-table-value",
            "tile decommissioned-oil-rig, specials oil-rig-complete",
            "trigger",
        ),
        (
            "tiles.toml",
            '{a = "c1", b = "c2", bonus = "rep+1"}',
            '{a = "c1", b = "c1", bonus = "rep+1"}',
            "error-table-value",
            "tile decommissioned-oil-rig, links c1",
            "b",
        ),
        (
            "scenarios.toml",
            'tile = "volcanic-island"',
            'tile = "bathtub"',
            "error-table-value",
            "scenario 1, start_zones bathtub",
            "tile",
        ),
        (
            "scenarios.toml",
            '{col = "B", depth = 1, tile = "volcanic-island"}',
            '{col = "C", depth = 1, tile = "volcanic-island"}',
            "error-table-value",
            "scenario 1, start_zones the-sea-star",
            "tile",
        ),
        ("scenarios.toml", 'metric = "discs"', 'metric = "luck"', "error-table-value", "scenario 1, goal 1", "metric"),
        ("scenarios.toml", "top = 4", "top = 40", "error-table-value", "scenario 6, hidden_tiles fallen-star", "top"),
        ("tracks.toml", "boxes = [2, 3]", "boxes = [1, 3]", "error-table-value", "attribute_track, levels 2", "boxes"),
        (
            "tracks.toml",
            "influence_box = 10",
            "influence_box = 50",
            "error-table-value",
            "attribute_track",
            "influence_box",
        ),
        ("tracks.toml", "last_box = 12\n", "", "error-table-nothing", "attribute_track", "last_box"),
    ],
)
def test_a_wrong_value_is_named(file: str, old: str, new: str, error: str, entry: str, key: str) -> None:
    """[EDS-2.2, 2.3, 15.2, 18.10] File, entry and key."""
    found = refusal(file, old, new)
    assert (found["id"], found["file"], found["key"]) == (error, file, key)
    assert str(found["entry"]).removeprefix(", ") == entry


def test_no_toml_and_unknown_files_are_refused() -> None:
    assert refusal("tiles.toml", "[[tile]]", "[[tile")["id"] == "error-table-toml"
    with pytest.raises(PelagosError, match="error-table-unknown"):
        GAME.read_pack(TABLES | {"fish.toml": ""})
    with pytest.raises(PelagosError, match="error-table-file"):
        GAME.read_pack({name: text for name, text in TABLES.items() if name != "tiles.toml"})


@pytest.mark.parametrize(
    ("file", "old", "new", "what"),
    [
        ("crew.csv", "mentor,5,1", "mentor,4,1", "level 5"),
        ("reports.csv", "promote promote", "promote promote promote", "activation_spaces"),
    ],
)
def test_counts_that_the_set_up_needs_are_checked(file: str, old: str, new: str, what: str) -> None:
    """[EDS-2.6, 6.4] Nine tiles of level 5, two activation spaces at most."""
    found = refusal(file, old, new)
    assert (found["id"], found["file"], found["what"]) == ("error-table-amount", file, what)


def test_the_hash_knows_values_and_ignores_sources() -> None:
    """Another value is another pack; another source is not."""
    sourced = TABLES["tiles.toml"].replace('source = "public"', 'source = "seen"', 1)
    changed = TABLES["tiles.toml"].replace("tokens = 4", "tokens = 3", 1)
    assert GAME.read_pack(TABLES | {"tiles.toml": sourced}).hash == PACK.hash
    assert GAME.read_pack(TABLES | {"tiles.toml": changed}).hash != PACK.hash


def test_all_components_are_there() -> None:
    """[EDS-1.1, A28] Counts of the box."""
    assert Counter(tile.depth for tile in PACK.tiles) == {1: 8, 2: 9, 3: 7, 4: 6, 5: 7}
    assert sum(token.copies for token in PACK.tokens) == 36
    assert sum(kind.copies for kind in PACK.kinds if kind.level) == 51
    assert (PACK.anchors.bit_count(), PACK.others.bit_count()) == (8, 24)
    assert (len(PACK.scenarios), len(PACK.goals), len(PACK.crises)) == (10, 6, 6)
    assert [len(scenario.influence.spaces) for scenario in PACK.scenarios] == [32, 34, 39, 38, 36, 40, 32, 81, 22, 30]


@pytest.mark.parametrize("text", ["rep+0", "rep", "action:travel[fast]", "discover:3-1", "disc-1>rep+2", "max-depth=4"])
def test_what_is_not_of_the_language_is_refused(text: str) -> None:
    """[EDS-6.9] The mini-language is strict."""
    with pytest.raises(NotTheLanguage):
        effects(text)


def test_scorings_crises_and_activations_are_strict_too() -> None:
    for read, text in ((scoring, "1 per 2 fish"), (crisis, "rain:2"), (activation, "rep+1;rep+1")):
        with pytest.raises(NotTheLanguage):
            read(text)


def test_changed_values_of_toml_tables_are_told(tmp_path: Path) -> None:
    """`packs diff` names file, entry and key of what an owner of the box corrected."""
    for name, text in TABLES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    changed = TABLES["tiles.toml"].replace("tokens = 4", "tokens = 3", 1)
    (tmp_path / "tiles.toml").write_text(changed, encoding="utf-8")
    assert differences(GAME, tmp_path) == ["tiles.toml: tile 1. atoll, dive.1.tokens: 4 -> 3"]
