"""Great moments and dice: which events they are, what they say, and that they tell nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from pelagos.core.nodes import Choice
from pelagos.core.settings import Value, parse_settings
from pelagos.core.stage import ENDS, ROLL, Scene, Stage, Told
from pelagos.core.state import Event
from pelagos.faces.sheets import SheetLine
from pelagos.faces.stage import MOST_AT_ONCE, Cast, Shown, stage_of, standing_stage
from pelagos.faces.voice import Voice
from pelagos.games.nemo2.stage import STAGE
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.locale.catalogue import LANGUAGES, catalogue
from pelagos.server.tell.moment import stage_states
from pelagos.server.tell.wire import StageRoll
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.past import course
from pelagos.table.record import Answer, SeatEntry
from pelagos.table.table import Table
from pelagos.tui.stage import news_lines
from tests.toy import TOY, TWO, Bag


class Play(NamedTuple):
    """A game that brings these kinds of moments when it is played at random with this seed."""

    game: str
    kinds: tuple[str, ...]
    settings: tuple[tuple[str, Value], ...] = ()
    seed: str = "7"


PLAYS = (
    Play("nauticus", ("ship-finished", "round-end")),
    Play("nemo1", ("card", "ship", "treasure", "commitment", ROLL)),
    Play("nemo2", ("card", "ship", "treasure", "upgrade", ROLL)),
    Play("nemo2", ("officer",), (("mode", "coop"), ("players", 3), ("motive", "science"))),
    Play("nemo2", ("token",), (("treacherous_waters", True),)),
    Play("endeavor", ("beginning", "discovery", "round-end")),
    Play("endeavor", ("crisis", "goal"), (("mode", "coop"), ("players", 2))),
)
EACH = [pytest.param(play, kind, id=f"{play.game}-{kind}") for play in PLAYS for kind in play.kinds]
NO_OFFER = ("pass", "stop")


@cache
def played(play: Play) -> Table[Any]:
    """The whole game."""
    game = find_game(play.game)
    settings = parse_settings(game.settings, dict(play.settings))
    seats = [SeatEntry(name, "me") for name in ("Ada", "Ben", "Cleo")[: int(settings[game.seats_setting])]]
    table, rng = open_table(game, settings, seats, Seeded(play.seed), load_pack(game)), Random(3)
    while isinstance(node := table.node, Choice):
        offers = [option for option in node.options if option[0] not in NO_OFFER] or node.options
        table.submit(node.seat, [rng.choice(offers)], table.version)
    return table


def voice_of(table: Table[Any], language: str = "en") -> Voice:
    return Voice(catalogue(language), [seat.name for seat in table.seats])


def first(play: Play, kind: str, language: str = "en", viewer: int | None = 0) -> Shown:
    """The first moment of a kind."""
    table = played(play)
    found = stage_of(table, 0, viewer, voice_of(table, language))
    return next(scene for scene in found if scene.kind == kind)


@pytest.mark.parametrize(("play", "kind"), EACH)
def test_every_kind_is_shown_on_the_page_and_in_the_terminal(play: Play, kind: str) -> None:
    """The answer before it leads to it: nothing is told before, and then both faces tell the same."""
    table, scene = played(play), first(play, kind)
    [*_, sent] = stage_states(table.game, [scene]) or []
    assert (sent.n, sent.kind, sent.title, sent.story) == (scene.n, kind, scene.title, scene.story)
    assert scene.n not in [one.n for one in stage_of(table, 0, 0, voice_of(table), scene.n - 1)]
    news = news_lines(table, scene.n - 1, 0, voice_of(table))
    assert news_lines(table, scene.n - 1, 0, voice_of(table), calm=True) == [x for x in news if not x.startswith("┃")]
    if kind == ROLL:
        assert scene.roll is not None
        assert isinstance(sent.roll, StageRoll)
        assert sent.roll.dice == scene.roll.dice
        return
    assert "<svg" in sent.picture
    assert any(line.casefold().startswith(f"┃ {scene.heading}: {scene.title}".casefold()[:60]) for line in news)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.game)
def test_whatever_happens_has_its_words(play: Play, language: str) -> None:
    table = played(play)
    for scene in stage_of(table, 0, 0, voice_of(table, language)):
        assert scene.heading
        assert scene.title
        assert all(scene.lines)


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.game)
def test_a_moment_knows_no_more_than_its_viewer(play: Play) -> None:
    """What a seat may not know is drawn anew before and after: it gets the same moments."""
    table = played(play)
    game, rng = table.game, Random(5)
    for viewer in (None, 0):
        for before, after, told in versions(table, viewer):
            other = hidden(game, before, after, viewer, rng)
            assert list(scenes(game, told, (before, after), viewer)) == list(scenes(game, told, other, viewer))


def versions(table: Table[Any], viewer: int | None) -> Iterator[tuple[Any, Any, Any]]:
    """Every fifth version with something great: the positions before and after, and what the viewer heard."""
    heard = {update.version: update.events for update in table.since(0, viewer)}
    states = [table.begin, *(moment.state for moment in course(table))]
    told = [(place, heard[moment.entry.n]) for place, moment in enumerate(table.moments)]
    staged = table.game.stage.staged if table.game.stage else {}
    great = [(place, events) for place, events in told if any(one.id in staged for one in events)]
    for place, events in great[::5]:
        yield states[place], states[place + 1], events


def hidden(game: Any, before: Any, after: Any, viewer: int | None, rng: Random) -> tuple[Any, ...]:
    return tuple(game.visible.determinise(state, viewer, rng) for state in (before, after))


def scenes(game: Any, told: Any, pair: tuple[Any, ...], viewer: int | None) -> Iterator[tuple[int, Scene]]:
    before, after = (game.visible.observe(state, viewer) for state in pair)
    yield from game.stage.scenes(Told(told, lambda: before, lambda: after))


def test_what_is_whispered_to_another_seat_is_not_on_the_stage() -> None:
    """[EDS-9.3] Only the discoverer sees the tiles that he looks at; a stage for them would be his alone."""
    table = played(next(play for play in PLAYS if "discovery" in play.kinds))
    whispered = [u for u in table.updates for event in u.events if event.id == "endeavor-looked"]
    assert whispered
    stage = table.game.stage
    assert stage is not None
    stage.staged["endeavor-looked"] = lambda told: Scene("looked", f"tile-{told.facts[1]}")
    try:
        heard = [looked(table, seat) for seat in (0, 1, 2, None)]
        assert heard[0] | heard[1] | heard[2] == {update.version for update in whispered}
        assert sum(map(len, heard)) == len(heard[0] | heard[1] | heard[2])
    finally:
        del stage.staged["endeavor-looked"]


def looked(table: Table[Any], viewer: int | None) -> set[int]:
    """The versions in which a viewer sees somebody look at a tile."""
    return {one.n for one in stage_of(table, 0, viewer, voice_of(table)) if one.kind == "looked"}


@pytest.mark.parametrize("name", ["nemo1", "nemo2"])
def test_dice_with_all_that_is_added_come_to_what_the_rules_tell(name: str) -> None:
    """[NW1-6.10, NW2-6.3] Each result that was told has its dice, its sum and its stamp."""
    play = next(play for play in PLAYS if play.game == name)
    table = played(play)
    results = {"nemo1-tested", "nemo1-attacked", "nemo2-result"}
    told = [(u.version, event.facts) for u in table.updates for event in u.events if event.id in results]
    rolls = {scene.n: scene.roll for scene in stage_of(table, 0, 0, voice_of(table)) if scene.roll and scene.roll.sum}
    assert len(told) > 5
    for version, (what, total, passed) in told:
        roll = rolls[version]
        assert roll.sum.endswith(f"= {total}")
        if what != "fog":
            assert roll.good == bool(passed)
            assert roll.stamp
    assert {bool(passed) for _, (_, _, passed) in told} == {True, False}


@pytest.mark.parametrize("play", PLAYS[1:3], ids=lambda play: play.game)
def test_sums_are_right(play: Play) -> None:
    table = played(play)
    for scene in stage_of(table, 0, 0, voice_of(table)):
        if scene.roll and scene.roll.sum:
            summands, total = scene.roll.sum.replace("−", "-").split(" = ")
            assert eval(summands) == int(total)


def test_a_seeded_roll() -> None:
    """[NW2-6.4, 6.9] Two white dice, a Warship near by, and the hull exerted in vain."""
    table = played(PLAYS[2])
    found = [one for one in stage_of(table, 0, 0, voice_of(table)) if one.roll and len(one.roll.added) == 2]
    assert found[-1].roll == Cast(
        (("white", 1), ("white", 5)),
        "1 + 5 − 1 + 1 = 6",
        (SheetLine("Warships in the ocean −1", "NW2-6.4"), SheetLine("Hull exerted +1", "NW2-6.9")),
        "against 9",
        "Failure",
        False,
    )


def test_black_dice_lie_beside_the_white_ones() -> None:
    """[NW2-9.2] All of them are seen before a pair is chosen; the white ones are not shown apart before that."""
    table = played(PLAYS[2])
    rolls = [one.roll.dice for one in stage_of(table, 0, 0, voice_of(table)) if one.roll]
    both = [dice for dice in rolls if {colour for colour, _ in dice} == {"white", "black"}]
    assert both
    assert all(place and rolls[rolls.index(dice) - 1] != dice[:2] for place, dice in enumerate(both, 1))


def test_a_card_that_lies_open_is_not_turned_over_again() -> None:
    """[NW2-11.1] An Adventure card is seen first; resolving it tells of the same card."""
    stage: Stage[Any] = STAGE
    told = (Event("nemo2-card", ("the-maelstrom",), None),)
    seen: dict[str, Any] = {"card": "the-maelstrom"}
    assert list(stage.scenes(Told(told, lambda: seen, lambda: seen))) == []
    seen["card"] = None
    assert list(stage.scenes(Told(told, lambda: seen, lambda: seen))) == [(0, Scene("card", "card-the-maelstrom"))]


def test_a_round_ends_with_its_balance() -> None:
    """[NAU-10.1] Every seat: what the passes cost, and the points that its mat shows."""
    scene, table = first(PLAYS[0], "round-end"), played(PLAYS[0])
    after = next(moment.state for moment in course(table) if moment.entry.n == scene.n)
    points = [seat["score"] for seat in table.game.visible.observe(after, 0)["seats"]]
    assert [f"{points[seat]} victory points" in line for seat, line in enumerate(scene.lines)] == [True] * 3
    assert scene.title == "Round 1 of 5 is over"


def test_whoever_comes_late_sees_what_happened_since_he_answered() -> None:
    table = played(PLAYS[2])
    late = standing_stage(table, (0,), 0, voice_of(table))
    entries = [moment.entry for moment in table.moments]
    last = max(entry.n for entry in entries if isinstance(entry, Answer) and not entry.auto)
    assert len(late) <= MOST_AT_ONCE
    assert all(scene.n >= last for scene in late)


def test_what_was_taken_back_is_not_shown() -> None:
    """A ship that is finished and taken back is no moment of the line that counts."""
    game = find_game("nauticus")
    table = played(PLAYS[0])
    scene = first(PLAYS[0], "ship-finished")
    entries = [update.entry for update in table.updates[: scene.n]]
    seats, settings = list(table.header.seats), table.header.settings
    again = open_table(game, settings, seats, Seeded("7"), load_pack(game), practice=True)
    answers = [entry for entry in entries if isinstance(entry, Answer)]
    for entry in answers:
        if again.version < entry.n:
            again.submit(entry.seat, [entry.answer], again.version)
    assert [one.n for one in stage_of(again, 0, None, voice_of(again))][-1] == scene.n
    again.undo(answers[-1].seat, again.version)
    assert scene.n not in [one.n for one in stage_of(again, 0, None, voice_of(again))]


def test_a_game_without_a_stage_has_no_great_moments() -> None:
    table = open_table(TOY, TWO, [SeatEntry(name, "me") for name in "AB"], Seeded("1"), Bag())
    table.submit(0, ["keep"], table.version)
    assert TOY.stage is None
    assert stage_of(table, 0, None, voice_of(table)) == []


@pytest.mark.parametrize("name", NAMES)
def test_what_is_staged_can_happen(name: str) -> None:
    game = find_game(name)
    assert game.stage is not None
    assert set(game.stage.staged) <= set(game.show.events())


def test_ends_are_said_in_every_language() -> None:
    for language in LANGUAGES:
        assert all(catalogue(language).has(f"stage-end-{end}") for end in ENDS)
