"""`pelagos report`: figures that can be counted by hand, a page that stands alone, and folders that hold no run."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import polars as pl
import pytest
from markupsafe import escape

from pelagos.core.text import Text
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.lab.folder import RunFolder
from pelagos.lab.match import asked_of, new_match, play_match
from pelagos.lab.report.charts import axis
from pelagos.lab.report.figures import Chapter, Chapters
from pelagos.lab.report.page import policy, report_page
from pelagos.lab.report.reading import Played, open_run
from pelagos.lab.report.reading import Run as FoundRun
from pelagos.lab.rows import GAMES, GameRow, read_part
from pelagos.locale.catalogue import LANGUAGES, catalogue
from tests.conftest import Run

SEATS = {"nauticus": 3, "nemo1": 1, "nemo2": 1, "endeavor": 2}
GAMES_OF = {"nauticus": 30, "nemo1": 4, "nemo2": 2, "endeavor": 2}


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A run of every game with its decisions, between bots that answer at random."""
    found = {}
    for name in NAMES:
        found[name] = tmp_path_factory.mktemp("runs") / name
        match = new_match(name, ("random",) * SEATS[name], GAMES_OF[name], "1", {}, paired=name == "nauticus")
        assert len(list(play_match(match, folder=RunFolder(found[name], asked_of(match, decisions=True))))) > 1
    return found


def chapter_of(run: FoundRun) -> Chapter:
    chapters = Chapters()
    for played in run.games():
        chapters.take(played)
    (found,) = chapters.sum_up(run.asked)
    return found


def games_in(folder: Path) -> list[GameRow]:
    return [row for path in sorted((folder / GAMES).iterdir()) for row in read_part(GameRow, path)]


def test_wins_and_points_are_those_of_the_rows(folders: dict[str, Path]) -> None:
    found, games = chapter_of(open_run(folders["nauticus"])), games_in(folders["nauticus"])
    (bot,) = found.bots
    assert (found.games, found.seats, found.contest, bot.name, bot.games) == (30, 3, True, "random", 90)
    assert bot.wins.at == pytest.approx(1 / 3)
    assert bot.points is not None
    assert bot.points.mean.at == pytest.approx(sum(sum(game.scores) for game in games) / 90)
    assert found.lengths.mean.at == pytest.approx(sum(game.length for game in games) / 30)
    assert [(one.reason, one.games) for one in found.endings] == list(Counter(game.ending for game in games).items())


def test_seats_are_told_apart(folders: dict[str, Path]) -> None:
    found, games = chapter_of(open_run(folders["nauticus"])), games_in(folders["nauticus"])
    alone = [sum((seat in game.winners) / len(game.winners) for game in games) / 30 for seat in range(3)]
    assert [seat.wins.at for seat in found.seated] == pytest.approx(alone)


def test_paired_luck_is_played_from_every_seat(folders: dict[str, Path]) -> None:
    """Ten lucks for thirty games of three; within each everybody has sat everywhere."""
    games = games_in(folders["nauticus"])
    assert [game.seed for game in games] == [f"1/{number // 3}" for number in range(30)]
    assert chapter_of(open_run(folders["nauticus"])).lucks == 10


def test_what_was_used_is_what_was_answered(folders: dict[str, Path]) -> None:
    """Action tiles are always chosen in words: counted by hand they are as many, but for the last of each round."""
    folder = folders["nauticus"]
    found = chapter_of(open_run(folder))
    answers = pl.read_parquet(sorted((folder / "decisions").iterdir()))
    by_hand = Counter(answers.filter(pl.col("question") == "choose-tile")["answer"].to_list())
    told = {thing.name.id.removeprefix("nauticus-action-"): thing for thing in found.things["nauticus-counted-action"]}
    assert {name: round(thing.times * 90) for name, thing in told.items()} == {
        name.removeprefix("tile "): number for name, number in by_hand.items()
    }
    assert found.as_written == 0
    assert found.told == 30


def test_spaces_are_called_by_their_tiles(folders: dict[str, Path]) -> None:
    """[EDS-7.1] The answer names a place of the ocean, the report the tile that lies there."""
    spaces = chapter_of(open_run(folders["endeavor"])).things["endeavor-counted-space"]
    tiles = {Text(f"endeavor-tile-{tile.id}") for tile in load_pack(find_game("endeavor")).tiles}
    assert {dict(space.name.facts)["tile"] for space in spaces} <= tiles


def test_games_of_other_rules_are_read_as_they_are_written(folders: dict[str, Path]) -> None:
    run = open_run(folders["nauticus"])
    chapters = Chapters()
    for played in run.games():
        chapters.take(Played(played.game._replace(rules="0"), played.decisions))
    (found,) = chapters.sum_up(run.asked)
    assert found.as_written == 30
    assert found.things["nauticus-counted-action"]


def test_answers_that_lead_elsewhere_are_read_as_they_are_written(folders: dict[str, Path]) -> None:
    run = open_run(folders["nemo1"])
    chapters = Chapters()
    for played in run.games():
        chapters.take(Played(played.game._replace(seed="another"), played.decisions))
    (found,) = chapters.sum_up(run.asked)
    assert found.as_written == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_page_speaks_every_language(folders: dict[str, Path], game: str, language: str) -> None:
    run = open_run(folders[game])
    page = report_page(run.asked, [chapter_of(run)], language)
    assert f'<html lang="{language}">' in page
    assert f"<h1>{escape(catalogue(language).format(Text(f'{game}-name')))}</h1>" in page
    body = re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)
    assert not re.search(rf"{game}-(counted|action|card|tile|ship)-", body), "a message without words"


def test_the_page_stands_alone(folders: dict[str, Path]) -> None:
    """No script, nothing to be fetched, and a policy that forbids both."""
    run = open_run(folders["nauticus"])
    page = report_page(run.asked, [chapter_of(run)], "en")
    style = re.search(r"<style>(.*?)</style>", page, flags=re.DOTALL)
    assert style is not None
    assert policy(style[1]).replace("'", "&#39;") in page
    assert not re.search(r"<script|<link|<img|https?://|\sstyle=|\son\w+=", page)
    assert "@font-face" in style[1]
    assert len(page) < 200_000


def test_names_of_strangers_stay_names(folders: dict[str, Path]) -> None:
    run = open_run(folders["nemo1"])
    chapters = Chapters()
    for played in run.games():
        chapters.take(Played(played.game._replace(bots=("<b>'x'</b>",)), []))
    page = report_page({**run.asked, "seed": "<i>"}, chapters.sum_up(run.asked), "en")
    assert "<b>'x'" not in page
    assert "<i>" not in page
    assert "The decisions were not kept." in page


def test_the_command_writes_the_page(run: Run, folders: dict[str, Path], tmp_path: Path) -> None:
    said = run("report", str(folders["nemo1"]), "--out", str(tmp_path / "page.html"), "--lang", "de")
    assert said.code == 0
    assert "page.html: 4 Partien" in said.out
    assert '<html lang="de">' in (tmp_path / "page.html").read_text(encoding="utf-8")
    assert run("report", str(folders["nemo1"])).code == 0
    assert (folders["nemo1"] / "report.html").exists()


def complaint(run: Run, folder: Path) -> str:
    said = run("report", str(folder), "--out", str(folder.parent / "none.html"))
    assert said.code == 2
    assert not (folder.parent / "none.html").exists()
    return said.err


def test_folders_without_a_run(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "run.json").write_text('{"format": 99}')
    (tmp_path / "file").write_text("no folder")
    for name in ("empty", "other", "file", "nothing"):
        assert "holds no run of Pelagos" in complaint(run, tmp_path / name)


def begun(tmp_path: Path) -> Path:
    folder = tmp_path / "begun"
    RunFolder(folder, asked_of(new_match("nemo1", ("random",), 5, "1", {})))
    return folder


def test_a_run_without_games(run: Run, tmp_path: Path) -> None:
    assert "holds no games yet" in complaint(run, begun(tmp_path))


@pytest.mark.parametrize("kind", ["games", "decisions"])
def test_damaged_and_strange_rows(run: Run, folders: dict[str, Path], tmp_path: Path, kind: str) -> None:
    """Half a file, one that is no Parquet, one with other columns, rows of another kind."""
    source = folders["nemo1"]
    whole = (source / kind / "part-00000.parquet").read_bytes()
    pl.DataFrame({"fish": [1]}).write_parquet(tmp_path / "fish.parquet")
    for content in (whole[: len(whole) // 2], b"fish", (tmp_path / "fish.parquet").read_bytes()):
        folder = begun(tmp_path)
        for name in ("games", "decisions"):
            (folder / name).mkdir(exist_ok=True)
            (folder / name / "part-00000.parquet").write_bytes((source / name / "part-00000.parquet").read_bytes())
        (folder / kind / "part-00000.parquet").write_bytes(content)
        assert "part-00000.parquet is no part of this run" in complaint(run, folder)


def test_axes_have_round_numbers() -> None:
    assert axis(0, 1).ticks == (0, 0.2, 0.4, 0.6, 0.8, 1)
    assert axis(-0.13, 0.13).ticks == (-0.2, -0.1, 0, 0.1, 0.2)
    assert axis(7, 7).ticks[0] < 7 < axis(7, 7).ticks[-1]


@pytest.mark.parametrize("game", NAMES)
def test_everything_that_can_be_used_has_a_name(game: str) -> None:
    """Every answer of the vocabulary, as an answer to every question: what it uses is called something."""
    found = find_game(game)
    pack, english = load_pack(found), catalogue("en")
    assert found.uses is not None
    asks = ("", "action")
    used = {one for option in found.actions(pack) for ask in asks for one in found.uses.by_answer(pack, ask, option)}
    assert used
    assert [one.name for one in used if not english.has(one.name.id)] == []
    assert {one.kind for one in used} <= set(found.uses.kinds)


def test_decisions_of_a_run_are_read_game_by_game(folders: dict[str, Path]) -> None:
    played = list(open_run(folders["nemo1"]).games())
    assert [len(one.decisions) for one in played] == [one.game.length for one in played]
    assert all(row.number == one.game.number for one in played for row in one.decisions)
    assert json.loads(played[0].game.settings)["players"] == 1
