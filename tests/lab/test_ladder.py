"""The ladder: who plays whom, the same luck for both, games that are kept and gone on with, and the page of it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from pelagos.core.errors import PelagosError
from pelagos.games.registry import NAMES
from pelagos.lab import ladder as climbing
from pelagos.lab.ladder import LEVELS, Ladder, Pairing, Played, key_of, pairings, play_one, rows_in, settled
from pelagos.lab.ratings import ratings
from pelagos.lab.strength import page
from tests.conftest import Run
from tests.lab.fatal import MARK
from tests.pages import ROOT

QUICK = Pairing(("random",), {"commitment": "war"})


@pytest.mark.parametrize("game", NAMES)
def test_every_level_meets_every_other_or_the_game(game: str) -> None:
    found = [set(pairing.seats) for pairing in pairings(game, LEVELS)]
    if game in climbing.CONTESTS:
        assert all({one, other} in found for one in LEVELS for other in LEVELS if one != other)
    if game in climbing.ALONE:
        assert all({level} in found for level in LEVELS)


PUBLISHED = {
    "nauticus": Pairing(("greedy", "deckhand"), {}),
    "nemo2": Pairing(("greedy",), {"level": "officer"}),
    "nemo1": Pairing(("greedy",), {"commitment": "war"}),
    "endeavor": Pairing(("greedy", "greedy"), {"mode": "coop", "difficulty": "medium", "scenario": "1-10"}),
}
"""A pairing of each game whose figures are on the page of strength, and whose games are short."""


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("number", [0, 11])
def test_what_is_published_comes_out_again(game: str, number: int) -> None:
    """Whoever changes how a bot plays plays the ladder anew."""
    stored = rows_in(ROOT / "docs" / "strength" / f"{game}.json", game)[key_of(PUBLISHED[game])]
    assert stored[number] == play_one(game, PUBLISHED[game], number)


def test_two_play_the_same_luck_in_changed_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def noted(game: object, settings: object, pack: object, bots: list[object], luck: str) -> None:
        asked.append(([getattr(bot, "name", "") for bot in bots], luck))
        raise InterruptedError

    monkeypatch.setattr(climbing, "play_game", noted)
    for number in range(3):
        with pytest.raises(InterruptedError):
            play_one("nauticus", Pairing(("greedy", "random"), {}), number)
    assert asked == [
        (["greedy", "random"], "ladder/0"),
        (["random", "greedy"], "ladder/0"),
        (["greedy", "random"], "ladder/1"),
    ]


def test_a_setting_that_goes_round_is_another_from_game_to_game(tmp_path: Path) -> None:
    """Each scenario in turn, and the page tells them apart."""
    turning = Pairing(("greedy",), {"mode": "solo", "scenario": "1-10"})
    assert [settled(turning.settings, number)["scenario"] for number in (0, 9, 10)] == [1, 10, 1]
    ladder = Ladder("endeavor", [turning], tmp_path / "x.json")
    for number in (0, 1, 10):
        ladder.add(turning, Played(number, (number,), (), "endeavor-end-lost", 9, True))
    said = page([tmp_path / "x.json"])
    assert "| solo, scenario 1-10 | greedy | 3 |" in said
    assert "| scenario | 1 | 2 |" in said
    assert "| greedy | 5.0 | 1.0 |" in said


def test_scores_and_winners_are_those_of_the_entrants() -> None:
    """The deckhand, entered second, beats chance from either seat."""
    rows = [play_one("nauticus", Pairing(("random", "deckhand"), {}), number) for number in range(2)]
    assert [row.winners for row in rows] == [(1,), (1,)]
    assert all(row.scores[1] > row.scores[0] for row in rows)


def test_games_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "war.json"
    first = Ladder("nemo1", [QUICK], path)
    assert list(first.due(2)) == [(QUICK, 0), (QUICK, 1)]
    row = play_one("nemo1", QUICK, 0)
    first.add(QUICK, row)
    again = Ladder("nemo1", [QUICK], path)
    assert again.rows == {key_of(QUICK): [row]}
    assert list(again.due(2)) == [(QUICK, 1)]


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        '{"game": "nemo1", "rows": {"[1]": [[0, [1], [0], "x", 1, true]]}}',
        '{"game": "nemo1"}',
        '{"game": "nemo1", "rows": {"x": [[1]]}}',
    ],
)
def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "war.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(PelagosError) as caught:
        rows_in(path, "nemo1")
    assert caught.value.id == "error-ladder-file"
    assert path.read_text(encoding="utf-8") == content


def test_the_games_of_another_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "war.json"
    Ladder("nemo1", [QUICK], path).add(QUICK, Played(0, (1,), (), "x", 1, True))
    with pytest.raises(PelagosError) as caught:
        Ladder("nemo2", [QUICK], path)
    assert caught.value.id == "error-ladder-other"


def test_the_page_says_how_sure_it_is(tmp_path: Path) -> None:
    duel, alone = Pairing(("greedy", "deckhand"), {}), Pairing(("greedy",), {"level": "officer"})
    ladder = Ladder("nauticus", [duel, alone], tmp_path / "x.json")
    for number in range(4):
        ladder.add(duel, Played(number, (100 + number, 90), (0,), "nauticus-rounds-played", 9, True))
        ladder.add(alone, Played(number, (100 * number,), (), "nemo2-over-fiasco", 9, number > 0))
    said = page([tmp_path / "x.json"])
    assert "| greedy | deckhand | 4 | 100% | 51% to 100% | +11.5 |" in said
    assert "| officer | greedy | 4 | 0% | 0% to 49% | 75% | 200.0 | 200 |" in said
    assert "greedy: over-fiasco 4." in said


def test_the_command_plays_and_writes(run: Run, tmp_path: Path) -> None:
    out, to = tmp_path / "n.json", tmp_path / "strength.md"
    said = run("ladder", "nemo1", "--levels", "deckhand", "--games", "1", "--processes", "1", "--out", str(out))
    assert said.code == 0
    assert f"Played 4 games; they are kept in {out}." in said.out
    assert len(json.loads(out.read_text(encoding="utf-8"))["rows"]) == 4
    assert run("ladder", str(out), "--page", str(to)).code == 0
    assert "| war | deckhand | 1 |" in to.read_text(encoding="utf-8")


def test_a_game_that_was_lost_with_its_process_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "died"))
    once = Pairing(("tests.lab.fatal:Once", "random"), {})
    ladder = Ladder("nauticus", [once], tmp_path / "x.json")
    assert climbing.climb(ladder, 2, 10.0, 5, lambda line: None) == 5
    assert (tmp_path / "died").exists()
    assert sorted(row.number for row in ladder.rows[key_of(once)]) == list(range(5))


def test_who_kills_every_process_is_given_up(tmp_path: Path) -> None:
    ladder = Ladder("nauticus", [Pairing(("tests.lab.fatal:Always", "random"), {})], tmp_path / "x.json")
    with pytest.raises(PelagosError) as caught:
        climbing.climb(ladder, 2, 10.0, 2, lambda line: None)
    assert caught.value.id == "error-worker-died"


def test_levels_are_rated_by_the_games_of_two() -> None:
    """Who wins more is rated higher, and more games make it surer."""
    few = {("a", "b"): [_duel(number, 0) for number in range(4)], ("b", "c"): [_duel(0, 0)], ("a", "x", "x"): []}
    rated = ratings(few)
    assert rated["a"].at > 25 > rated["c"].at
    assert rated["a"].games == 4
    assert rated["b"].games == 5
    many = ratings({("a", "b"): [_duel(number, number % 2) for number in range(60)]})
    assert abs(many["a"].at - many["b"].at) < 2
    assert many["a"].error < rated["a"].error
    assert ratings({}) == {}


def _duel(number: int, winner: int) -> Played:
    return Played(number, (1, 1), (winner,), "x", 1, True)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["nauticus"], "--out FILE"),
        (["nauticus", "nemo1", "--out", "x.json"], "--out FILE"),
        (["nauticus", "--levels", "admiral", "--out", "x.json"], "admiral"),
        (["nauticus", "--levels", "greedy", "--out", "x.json"], "greedy has nobody to play against in Nauticus"),
        (["nauticus", "--minutes", "0", "--out", "x.json"], "--minutes"),
        (["nowhere.json", "--page", "x.md"], "There is no file “nowhere.json”."),
        (["nowhere.md", "--page", "x.md", "--lang", "de"], "Die Datei „nowhere.md“ gibt es nicht."),
        ([__file__, "--page", "x.md", "--lang", "de"], "test_ladder.py“ enthält keine Partien einer Leiter.\n"),
        ([str(ROOT), "--page", "x.md"], "cannot be read"),
    ],
)
def test_bad_input_is_said(run: Run, given: list[str], words: str) -> None:
    said = run("ladder", *given)
    assert said.code == 2
    assert words in said.err


def test_the_command_tells_of_every_game(run: Run, tmp_path: Path) -> None:
    asked = ["ladder", "nauticus", "--levels", "random", "--games", "1", "--processes", "1", "--lang", "de"]
    said = run(*asked, "--out", str(tmp_path / "n.json"))
    assert re.match(r"1  random gegen 3 × greedy: \d+, \d+, \d+, \d+\n", said.out)


def test_from_a_plain_python_it_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["nemo1", "--seats", "random", "--set", "commitment=war", "--games", "1", "--processes", "1"]
    assert climbing.main([*asked, "--out", str(tmp_path / "n.json")]) == 0
    assert re.fullmatch(r"1  random, commitment=war: -?\d+\n", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["ludo"], "There is no game “ludo”."),
        (["nauticus", "--seats", "captan|greedy"], "There is no bot “captan” for Nauticus."),
        (["nauticus", "--levels", "captan,greedy"], "There is no bot “captan” for Nauticus."),
        (["nemo1", "--set", "war"], "A setting is written key=value; “war” is not."),
    ],
)
def test_from_a_plain_python_bad_input_is_a_sentence(
    given: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert climbing.main([*given, "--out", str(tmp_path / "x.json")]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.startswith(words), said.err.count("\n")) == ("", True, 1)
    assert not (tmp_path / "x.json").exists()


def test_where_no_catalogue_can_be_had_what_is_wrong_is_readable(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pelagos.locale.catalogue", None)
    assert climbing.main(["nauticus", "--seats", "captan|greedy", "--out", str(tmp_path / "x.json")]) == 2
    known = "random, deckhand, greedy, captain, master"
    assert capsys.readouterr().err == f"unknown bot (bot: captan; game: nauticus; known: {known})\n"


def test_the_page_of_the_documents_is_made_of_the_games_beside_it() -> None:
    docs = Path(__file__).parents[2] / "docs"
    assert (docs / "strength.md").read_text(encoding="utf-8") == page(sorted((docs / "strength").iterdir()))
