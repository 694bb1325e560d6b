"""The component tables of Nauticus: sound as they come, and every wrong cell is named."""

from __future__ import annotations

import pytest

from pelagos.core.errors import PelagosError
from pelagos.games.nauticus import GAME
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
        ("board_prices.csv", "1,3,0,1,2", "1,3,0,1,1", "error-table-strip", "3", "slot1"),
        ("board_prices.csv", "1,3,0,1,2", "1,3,0,1,7", "error-table-number", "3", "slot4"),
        ("board_prices.csv", "1,3,0,1,2", "0,3,0,1,2", "error-table-twice", "2", "position"),
        ("wheel.csv", "0,0,", "0,1,", "error-table-number", "2", "blue_workers"),
        ("wheel.csv", "1,3,", "1,4,", "error-table-number", "3", "blue_workers"),
        ("tiles.csv", "ONE_SHIP,1er-Schiff,18", "ONE_SHIP,1er-Schiff,17", "error-table-sum", "10", "count"),
        ("tiles.csv", "hull,BOW", "hull,PROW", "error-table-word", "3", "kind"),
        ("tiles.csv", "CROWN,Kronenmast,12,2,no", "CROWN,Kronenmast,12,2,yes", "error-table-joker", "10", "buyable"),
        ("action_tiles.csv", "BOW,MIDDLE", "BOW,BOW", "error-table-slots", "2", "slot1"),
        ("action_tiles.csv", "TRANSPORT", "TELEPORT", "error-table-word", "6", "action"),
        ("board_bonuses.csv", "mast_regular", "mast_crown", "error-table-word", "3", "free_tile"),
        ("rewards.csv", "1 crown mast", "a crown mast", "error-table-number", "2", "gives"),
        ("scoring_goods.csv", "3,9,4", "3,9,5", "error-table-marginal", "5", "marginal_vp"),
        ("scoring_ships.csv", "2,BOW+STERN,2", "2,BOW+STERN,3", "error-table-number", "3", "masts"),
        ("setup.csv", "4,4,17,6,10,5,7", "4,4,17,6,10,4,7", "error-table-rounds", "10", "rounds"),
        ("components.csv", "12 spaces each", "many", "error-table-number", "9", "limit"),
    ],
)
def test_a_wrong_cell_is_named(file: str, old: str, new: str, error: str, row: str, column: str) -> None:
    problem = refusal(file, old, new)
    facts = dict(problem.text.facts)
    assert (problem.id, facts["row"], facts["column"]) == (error, row, column)


def test_a_missing_position_is_named() -> None:
    last = TABLES["wheel.csv"].splitlines(keepends=True)[-1]
    problem = refusal("wheel.csv", last, "")
    assert (problem.id, dict(problem.text.facts)["missing"]) == ("error-table-missing", "7")


def test_the_tables_as_they_come_are_sound() -> None:
    pack = load_pack(GAME)
    assert (sum(pack.counts[:4]), sum(pack.counts[4:9]), sum(pack.counts[9:14]), sum(pack.counts[14:])) == (
        63,
        72,
        72,
        48,
    )
    assert pack.warehouse == 12


def test_every_value_keeps_its_source() -> None:
    assert all(line.strip() for table in TABLES.values() for line in table.splitlines())
    assert all("source" in table.splitlines()[0] for table in TABLES.values())


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("rewards.csv", "1 crown mast to the warehouse,2,2,2", "1 crown mast to the warehouse,2,0,2"),
        ("rewards.csv", "3 victory points,0,0,2", "3 victory points,0,0,1"),
        ("rewards.csv", "1 crown sail", "5 crown sail"),
        ("tiles.csv", "FISH,Fisch,12,1", "FISH,Fisch,12,2"),
        ("tiles.csv", "FISH,Fisch,12,1", f"FISH,Fisch,{'1' * 5000},1"),
        ("components.csv", "masts,72", "masts,72,x,y\nmasts,72"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(file: str, old: str, new: str) -> None:
    """[NAU-9.2, R16, R17] Rewards must fit, and all of a 4-ship's rewards must be there to take."""
    assert refusal(file, old, new).id.startswith("error-table")
