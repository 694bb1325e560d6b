"""The cards and tables of Nemo's War, second edition: events, finales, acts, upgrades, characters, motives, actions."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables, expect_rows
from pelagos.games.nemo2.cells import bit, icon, signed
from pelagos.games.nemo2.data_map import outlaw_boxes
from pelagos.games.nemo2.language import Condition, Program, Reader, exert_mask
from pelagos.games.nemo2.names import (
    ACTS,
    AFTER_SINKING,
    CARD_TEST,
    CHARACTER,
    CHARACTERS,
    EVENTS,
    FAIL,
    FINALES,
    IN_ACTION,
    MINES,
    MOTIVES,
    NO_WINDOW,
    PASS,
    RISING_THREAT,
    TABLE_ACTIONS,
    UPGRADE,
    UPGRADES,
    slug,
)

WINDOWS: Final = {"immediate": NO_WINDOW, "action_phase": IN_ACTION, "after_sinking": AFTER_SINKING, "see_effect": "*"}
VP_COLUMNS: Final = ("adventure", "science", "wonder", "character", "warship", "nonwarship", "penalty")
TABLE_ROWS: Final = 5
OUTCOMES: Final = ("loss", "survived", "win")
EVENT_FILES: Final = {"P": PASS, "F": FAIL, "": FAIL}


class Card(NamedTuple):
    """[NW2-1.5] One Adventure card; the seven VP are None where the icon is absent; `unused` is its pile at the end."""

    name: str
    title: str
    kind: str
    target: int
    exert: int
    vp: tuple[int | None, ...]
    window: str
    condition: Condition
    steps: Program
    unused: int


class Upgrade(NamedTuple):
    """[NW2-1.6, 13] One upgrade; `cost` is 0 for the one that cannot be bought."""

    name: str
    title: str
    cost: int
    adventure: int | None
    science: int
    wonder: int


class Character(NamedTuple):
    """[NW2-1.7, 14.3] One character; `penalty` is what every sacrifice costs."""

    name: str
    title: str
    vp: int
    science: int
    penalty: Program


class Motive(NamedTuple):
    """[NW2-17.2, 24.4] Four additions, three multipliers, the deck, the outlaw box and the start upgrade."""

    name: str
    warship: int
    nonwarship: int
    adventure: int
    treasure: int
    liberation: int
    science: int
    wonder: int
    act2: int
    act3: int
    outlaw: int
    upgrade: int


class TableRow(NamedTuple):
    """[NW2-11.9] One row of the action table: from which total, its title, whether it is green, what it does."""

    least: int
    title: str
    green: bool
    steps: Program


class TableAction(NamedTuple):
    """[NW2-10.2, 11.9] Cost, cost in a Lull, what may be exerted, whether a treasure may be spent, and the rows."""

    name: str
    cost: int
    lull_cost: int
    exert: int
    treasure: bool
    library: bool
    rows: tuple[TableRow, ...]


class Officer(NamedTuple):
    """[NW2-19.1] One officer card for a number of players."""

    name: str
    duties: tuple[str, ...]
    characters: tuple[int, ...]
    gems: int


class Level(NamedTuple):
    """[NW2-17.5] A band of the final score."""

    least: int
    name: str
    outcome: str


def read_cards(tables: Tables, ships: dict[str, int]) -> tuple[Card, ...]:
    """[NW2-1.5] 62 cards by number: 51 events, the Rising Threat, seven finales, three acts."""
    nothing = Card("", "", "", 0, 0, (None,) * 7, "", (), (), FAIL)
    cards = [nothing, *_events(tables, ships), nothing, *_finales(tables, ships), *_acts(tables, ships)]
    threat = [row for row in tables.rows["act_cards.csv"] if row.word("kind") == "RISING_THREAT"]
    title = threat[0].word("title")
    cards[RISING_THREAT] = nothing._replace(
        name=slug(title), title=title, kind="THREAT", steps=(("rising_threat",),), unused=FAIL
    )
    names = [card.name for card in cards]
    for row in tables.rows["events.csv"]:
        if names.count(slug(row.word("title"))) > 1:
            raise row.error("title", "error-table-twice", value=row.word("title"))
    return tuple(cards)


def _events(tables: Tables, ships: dict[str, int]) -> list[Card]:
    rows = tables.rows["events.csv"]
    expect_rows("events.csv", rows, "number", [str(n + 1) for n in range(EVENTS)])
    return [_event(row, ships) for row in sorted(rows, key=lambda row: int(row.word("number")))]


def _event(row: Row, ships: dict[str, int]) -> Card:
    number = int(row.word("number"))
    kind = row.word("type", ("PLAY", "KEEP", "TEST"))
    target = row.number_in("test_value", 2, 15) if kind == "TEST" or row.word("test_value") else 0
    reader = Reader(row, "effect", number, ships)
    worded = row.word("play_window", WINDOWS) == "see_effect" and not row.word("effect").startswith("CHOOSE")
    steps = () if worded else reader.program(row.word("effect"))
    mask = exert_mask(row, "exert")
    test = ("begin_test", CARD_TEST, target, mask)
    if kind == "TEST":
        steps = (test, *steps)
    elif target and test not in steps:
        raise reader.unknown(row.word("effect"))
    asked, unused = row.word("play_condition"), EVENT_FILES[row.word("end_of_game", EVENT_FILES)]
    if kind == "KEEP":
        row.word("end_of_game", ("P", "F"))
    return Card(
        name=slug(row.word("title")),
        title=row.word("title"),
        kind=kind,
        target=target,
        exert=mask,
        vp=tuple(icon(row, f"vp_{column}", -20) for column in VP_COLUMNS),
        window=WINDOWS[row.word("play_window")],
        condition=Reader(row, "play_condition", number, ships).condition(asked) if asked else (),
        steps=steps,
        unused=unused,
    )


def _finales(tables: Tables, ships: dict[str, int]) -> list[Card]:
    rows = tables.rows["finales.csv"]
    expect_rows("finales.csv", rows, "id", [str(n + 1) for n in range(len(FINALES))])
    found = []
    for number, row in zip(FINALES, sorted(rows, key=lambda row: int(row.word("id"))), strict=True):
        kind = row.word("type", ("PLAY", "TEST"))
        steps = Reader(row, "effect", number, ships).program(row.word("effect"))
        target, mask = 0, exert_mask(row, "exert")
        if kind == "TEST":
            target = row.number_in("test_value", 2, 15)
            steps = (("begin_test", CARD_TEST, target, mask), *steps)
        vp = (icon(row, "vp_adventure"), None, None, None, None, None, icon(row, "vp_penalty", -20))
        found.append(Card(slug(row.word("title")), row.word("title"), "FINALE", target, mask, vp, "", (), steps, FAIL))
    return found


def _acts(tables: Tables, ships: dict[str, int]) -> list[Card]:
    rows = tables.rows["act_cards.csv"]
    expect_rows("act_cards.csv", rows, "id", ("1001", "1002", "1003", "1004"))
    found = []
    for number, row in zip(ACTS, sorted(rows, key=lambda row: int(row.word("id"))), strict=False):
        steps = Reader(row, "effect", number, ships).program(row.word("effect"))
        found.append(Card(slug(row.word("title")), row.word("title"), "ACT", 0, 0, (None,) * 7, "", (), steps, FAIL))
    return found


def read_dice(tables: Tables) -> tuple[tuple[int, int], ...]:
    """[NW2-9.1] White and black dice by act; nothing is rolled before Act One."""
    rows = sorted(tables.rows["act_cards.csv"], key=lambda row: row.word("id"))[: len(ACTS)]
    return ((0, 0), *((row.number_in("white_dice", 2, 3), row.number_in("black_dice", 0, 1)) for row in rows))


def read_upgrades(tables: Tables) -> tuple[Upgrade, ...]:
    """[NW2-13] Ten upgrade cards and Magnetic Mines."""
    rows = tables.rows["upgrades.csv"]
    expect_rows("upgrades.csv", rows, "id", [str(n + 1) for n in range(len(UPGRADES))])
    found = []
    for number, row in enumerate(sorted(rows, key=lambda row: int(row.word("id")))):
        name = slug(row.word("name"))
        if name != UPGRADES[number]:
            raise row.error("name", "error-table-word", value=row.word("name"), choices=UPGRADES[number])
        cost = 0 if number == MINES else row.number_in("salvage_cost", 1, 4)
        science, wonder = signed(row, "vp_science", 0, 5), signed(row, "vp_wonder", 0, 5)
        found.append(Upgrade(name, row.word("name"), cost, icon(row, "vp_adventure"), science, wonder))
    return tuple(found)


def read_characters(tables: Tables) -> tuple[Character, ...]:
    """[NW2-14.3] Six characters; their benefits are the chapter's own."""
    rows = tables.rows["characters.csv"]
    expect_rows("characters.csv", rows, "id", [str(n + 1) for n in range(len(CHARACTERS))])
    found = []
    for number, row in enumerate(sorted(rows, key=lambda row: int(row.word("id")))):
        name = slug(row.word("name"))
        if name != CHARACTERS[number]:
            raise row.error("name", "error-table-word", value=row.word("name"), choices=CHARACTERS[number])
        penalty = Reader(row, "penalty", 0, {}).steps(row.word("penalty"))
        vp, science = row.number_in("character_vp", 0, 20), row.number_in("science_vp", 0, 5)
        found.append(Character(name, row.word("name"), vp, science, penalty))
    return tuple(found)


def read_motives(tables: Tables) -> tuple[Motive, ...]:
    """[NW2-2.2, 2.3, 8.5, 17.2] The four motive tiles."""
    rows = tables.rows["motives.csv"]
    expect_rows("motives.csv", rows, "id", [str(n + 1) for n in range(len(MOTIVES))])
    outlaws = outlaw_boxes(tables)
    found = []
    for number, row in enumerate(sorted(rows, key=lambda row: int(row.word("id")))):
        adds = tuple(signed(row, f"{what}_add", -5, 5) for what in ("warship", "nonwarship", "adventure", "treasure"))
        mults = tuple(row.number_in(f"{what}_mult", 0, 9) for what in ("liberation", "science", "wonder"))
        act2, act3 = row.number_in("act2_events", 0, 16), row.number_in("act3_events", 0, 16)
        if act2 + act3 != 16:
            raise row.error("act3_events", "error-table-number", value=str(act3), low=str(16 - act2), high="16")
        outlaw = row.number_in("outlaw_threshold", 1, 51)
        if MOTIVES[number] not in outlaws or outlaws[MOTIVES[number]][1] != outlaw:
            raise row.error(
                "outlaw_threshold", "error-table-sum", value=str(outlaw), found="-", other="notoriety_track"
            )
        upgrade = slug(row.word("start_upgrade"))
        if upgrade not in UPGRADE:
            raise row.error("start_upgrade", "error-table-word", value=upgrade, choices=", ".join(UPGRADES))
        found.append(
            Motive(
                row.word("name"),
                *(adds[0], adds[1], adds[2], adds[3]),
                *(mults[0], mults[1], mults[2]),
                *(act2, act3, outlaw, UPGRADE[upgrade]),
            )
        )
    return tuple(found)


def read_actions(tables: Tables) -> tuple[TableAction | None, ...]:
    """[NW2-11.9] The five table actions, at the numbers of their tests."""
    rows = {slug(row.word("action")): row for row in tables.rows["action_modifiers.csv"]}
    expect_rows("action_modifiers.csv", tables.rows["action_modifiers.csv"], "action", map(str.title, TABLE_ACTIONS))
    return (None, *(_table_action(tables, rows[name], name) for name in TABLE_ACTIONS))


def _table_action(tables: Tables, row: Row, name: str) -> TableAction:
    found = []
    for line in tables.rows["action_table.csv"]:
        if slug(line.word("action")) == name:
            least = line.number_in("min_total", 3, 12) if line.word("min_total") else -99
            steps = Reader(line, "effect", 0, {}).program(line.word("effect"))
            green = line.word("title_color", ("red", "green")) == "green"
            found.append(TableRow(least, line.word("title"), green, steps))
    if len(found) != TABLE_ROWS or [r.least for r in found] != sorted(r.least for r in found):
        raise PelagosError("error-table-missing", file="action_table.csv", column="action", missing=name)
    return TableAction(
        name=name,
        cost=row.number_in("ap_cost", 1, 5),
        lull_cost=row.number_in("ap_cost_lull", 1, 5),
        exert=exert_mask(row, "exert"),
        treasure=bit(row, "treasure_spend_allowed"),
        library=bit(row, "arcane_library_applies"),
        rows=tuple(found),
    )


def read_officers(tables: Tables) -> dict[int, tuple[Officer, ...]]:
    """[NW2-19.1] Two, three or four officer cards; together they own every character once."""
    found: dict[int, tuple[Officer, ...]] = {2: (), 3: (), 4: ()}
    for row in tables.rows["officers.csv"]:
        players = row.number_in("players", 2, 4)
        names = [slug(name) for name in row.word("characters").split("|")]
        if not all(name in CHARACTER for name in names):
            raise row.error("characters", "error-table-word", value=row.word("characters"), choices="")
        duties = tuple(duty.strip() for duty in row.word("duties").split(";"))
        characters = tuple(CHARACTER[name] for name in names)
        gems = row.number_in("semi_coop_start_gems", 0, 9)
        found[players] += (Officer(slug(row.word("officer")), duties, characters, gems),)
    for players, officers in found.items():
        owned = sorted(character for officer in officers for character in officer.characters)
        if len(officers) != players or owned != list(range(len(CHARACTERS))):
            raise PelagosError("error-table-missing", file="officers.csv", column="players", missing=str(players))
    return found


def read_levels(tables: Tables) -> tuple[Level, ...]:
    """[NW2-17.5] The bands of the final score, the lowest first."""
    found = []
    for row in tables.rows["success_levels.csv"]:
        least = row.number_in("min_score", 0, 999) if row.word("min_score") else -999
        found.append(Level(least, slug(row.word("level")), row.word("outcome", OUTCOMES)))
    return tuple(sorted(found))


def read_epilogues(tables: Tables, levels: tuple[Level, ...]) -> None:
    """[NW2-16.6, 17.5] One text for every motive and level; the words themselves belong to the catalogues."""
    wanted = {(motive, level.name) for motive in MOTIVES for level in levels}
    for row in tables.rows["epilogues.csv"]:
        wanted.discard((slug(row.word("motive")), slug(row.word("level"))))
    if wanted:
        raise PelagosError(
            "error-table-missing", file="epilogues.csv", column="level", missing=" ".join(sorted(wanted)[0])
        )


def read_knobs(tables: Tables) -> dict[str, tuple[int, int, int]]:
    """[NW2 chapter 21] The knobs that are plain numbers, for sailor, officer, captain."""
    rows = {row.word("knob").partition(" ")[0]: row for row in tables.rows["difficulty.csv"]}
    found = {}
    for knob, key in (
        ("deck_gems", "deck_gems"),
        ("start_ap", "start_ap"),
        ("treacherous_tokens", "treacherous_tokens_in_bag"),
    ):
        if key not in rows:
            raise PelagosError("error-table-missing", file="difficulty.csv", column="knob", missing=key)
        row = rows[key]
        found[knob] = (
            row.number_in("sailor", 0, 9),
            row.number_in("officer", 0, 9),
            row.number_in("captain", 0, 9),
        )
    return found
