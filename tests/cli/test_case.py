"""`pelagos case`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Run

HEAD = '[[case]]\nid = "X-1"\ngame = "nauticus"\ntitle = "A try"\nsettings = { players = 2 }\n'
BEGIN = "[case.given]\nlayout = { 3 = 'buy-hull' }\n"


def written(folder: Path, text: str) -> str:
    path = folder / "try.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_passing_case(run: Run, tmp_path: Path) -> None:
    text = HEAD + BEGIN + "[case.when]\nplay = ['A: tile buy-hull']\n[case.then.position.seats.A]\nvp = 12\n"
    assert run("case", written(tmp_path, text)) == ("passed  X-1  A try\n1 passed, 0 failed\n", "", 0)


def test_a_failing_case_shows_what_differs(run: Run, tmp_path: Path) -> None:
    text = HEAD + BEGIN + "[case.when]\nplay = ['A: tile buy-hull']\n[case.then.position.seats.A]\nvp = 11\n"
    said = run("case", written(tmp_path, text))
    assert said.code == 1
    assert "position.seats.A.vp: expected 11, found 12" in said.out


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("[case.when]\nplay = ['B: tile buy-hull']\n", "it is A who is asked"),
        ("[case.when]\nplay = ['tile nothing']\n", "is not offered"),
        ("[case.when]\nplay = ['fate: buy-hull']\n", "is not what is asked"),
        ("[case.then]\noptions = ['pass']\n", "options: expected"),
        ("[case.then]\nasks = 'reward'\n", "asks: expected 'reward', found 'choose-tile'"),
        ("[case.then]\noffers = ['pass']\n", "'pass' is not offered"),
        ("[case.then]\nlacks = ['tile buy-hull']\n", "'tile buy-hull' is offered"),
        ("[case.then]\nevents = ['nauticus-over']\n", "was not told"),
        ("[case.then.score.A]\ntrack = 11\n", "score.A.track: expected 11, found 10"),
        ("[case.then.position]\nrond = 1\n", "no such field"),
        ("[[case.then.refused]]\nanswer = 'tile buy-hull'\nreason = 'x'\nrule = 'y'\n", "but is offered"),
        ("[[case.then.refused]]\nanswer = 'pass'\nreason = 'x'\nrule = 'y'\n", "expected x (y)"),
        ("[[case.then.refused]]\nanswer = 'pass'\nreason = 'x'\n", "expected x (any rule)"),
        ("[[case.then.refused]]\nanswer = 'pass'\nrule = 'y'\n", "expected any reason (y)"),
    ],
)
def test_every_kind_of_difference_is_said(run: Run, tmp_path: Path, body: str, problem: str) -> None:
    said = run("case", written(tmp_path, HEAD + BEGIN + body))
    assert (said.code, said.out.count("FAILED")) == (1, 1)
    assert problem in said.out


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[case]\n", "is not proper TOML"),
        ("", "holds no [[case]]"),
        ("title = 'x'\n", "“title” is missing or not known here"),
        ("[[case]]\nid = 'X-1'\ntitle = 'x'\n", "“game” is missing or not known here"),
        (HEAD, "nothing is played and nothing is expected"),
        (HEAD + "[case.when]\nplay = [7]\n", "neither an answer nor a refusal"),
        (HEAD + "[[case.then.refused]]\nanswer = 'pass'\n", "neither an answer nor a refusal"),
        (HEAD + "[case.when]\nplays = []\n", "“plays” is missing or not known here"),
        (HEAD.replace("nauticus", "chess") + "[case.then]\nasks = 'x'\n", "There is no game “chess”"),
        (HEAD.replace("2", "7") + "[case.then]\nasks = 'x'\n", "players must be a whole number from 2 to 4"),
        (HEAD + "[case.given]\nrond = 2\n[case.then]\nasks = 'x'\n", "given: “rond” is not known"),
        (HEAD + "[case.given.seats.D]\nvp = 2\n[case.then]\nasks = 'x'\n", "seat: “D” is not known"),
        (HEAD + "[case.given.seats.A]\nships = ['raft']\n[case.then]\nasks = 'x'\n", "“raft” is no ship"),
        (HEAD + "[case.given.seats.A]\ntaler = -1\n[case.then]\nasks = 'x'\n", "taler must be a whole number"),
        (HEAD + "[case.given.stock]\nsalt = 1\n[case.then]\nasks = 'x'\n", "The given position is impossible"),
        (HEAD + "[case.given]\nwindow = 'noon'\n[case.then]\nasks = 'x'\n", "cannot be the value of window"),
        (HEAD + "[case.given]\nwindow = 'turn'\n[case.then]\nasks = 'x'\n", "also needs chosen"),
    ],
)
def test_a_broken_case_file_is_refused(run: Run, tmp_path: Path, text: str, problem: str) -> None:
    said = run("case", written(tmp_path, text))
    assert said.code == 2
    assert problem in said.err


def test_a_missing_file_is_said(run: Run, tmp_path: Path) -> None:
    said = run("case", str(tmp_path / "none.toml"))
    assert said.code == 2
    assert "cannot be read" in said.err


@pytest.mark.parametrize(
    "body",
    [
        "[case.then]\noptions = 3\n",
        "[case.then]\nevents = 'x'\n",
        "[case.when]\nplay = ['X: pass']\n",
        "[[case.then.refused]]\nanswer = 'X: pass'\nreason = 'x'\nrule = 'y'\n",
        "[case.given.seats.A]\nextra = 'no'\n",
        "[case.given]\nlayout = { 3 = 'buy-hull' }\nwindow = 'round-end'\n",
    ],
)
def test_a_wrong_form_is_refused(run: Run, tmp_path: Path, body: str) -> None:
    end = "" if "then" in body else "[case.then]\nasks = 'x'\n"
    assert run("case", written(tmp_path, HEAD + body + end)).code == 2


def test_a_broken_case_does_not_stop_the_others(run: Run, tmp_path: Path) -> None:
    sound = HEAD.replace("X-1", "X-2") + BEGIN + "[case.then]\nasks = 'choose-tile'\n"
    said = run("case", written(tmp_path, HEAD + "[case.given]\nrond = 1\n[case.then]\nasks = 'x'\n" + sound))
    assert (said.code, said.out.splitlines()) == (2, ["passed  X-2  A try", "1 passed, 1 failed"])
    assert "case X-1: given: “rond” is not known" in said.err


@pytest.mark.parametrize("broken", [HEAD + "[case.when]\nplay = [7]\n", "[[case]]\nid = 'X-1'\n"])
def test_a_case_in_a_wrong_form_does_not_stop_the_others(run: Run, tmp_path: Path, broken: str) -> None:
    sound = HEAD.replace("X-1", "X-2") + BEGIN + "[case.then]\nasks = 'choose-tile'\n"
    said = run("case", written(tmp_path, broken + sound))
    assert (said.code, said.out.splitlines()) == (2, ["passed  X-2  A try", "1 passed, 1 failed"])
    assert "case X-1" in said.err


def test_a_broken_file_does_not_stop_the_others(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("[[case]\n", encoding="utf-8")
    written(tmp_path, HEAD + BEGIN + "[case.then]\nasks = 'choose-tile'\n")
    said = run("case", str(tmp_path))
    assert (said.code, said.out.splitlines()) == (2, ["passed  X-1  A try", "1 passed, 1 failed"])


@pytest.mark.parametrize("refused", ["reason = 'must-choose'", "rule = 'NAU-3.3'"])
def test_a_refusal_may_name_its_reason_or_its_rule_alone(run: Run, tmp_path: Path, refused: str) -> None:
    body = f"[[case.then.refused]]\nanswer = 'pass'\n{refused}\n"
    assert run("case", written(tmp_path, HEAD + BEGIN + body)).code == 0


@pytest.mark.parametrize(
    "given",
    [
        "layout = [['a']]",
        "layout = { 0 = ['a'] }",
        "layout = { '²' = 'crowns' }",
        "layout = { 0 = 'crowns', 00 = 'deliver' }",
        "seats.A.warehouse = [['fish']]",
        "face_down = [3, 3]",
        "phase = 8",
        "turn = 'A'",
        "layout = {}\nwindow = 'tile'\nchosen = 3",
        f"round = {'1' * 5000}",
    ],
)
def test_positions_without_sense_are_refused(run: Run, tmp_path: Path, given: str) -> None:
    text = f"{HEAD}[case.given]\n{given}\n[case.then]\nasks = 'choose-tile'\n"
    assert run("case", written(tmp_path, text)).code == 2


@pytest.mark.parametrize(
    "then",
    [
        "lacks = ['tile  buy-hull']",
        "lacks = ['A: tile buy-hull']",
        "lacks = ['Tile buy-hull']",
        "silent = ['nauticus-chsoe']",
        "score.A = { bogus = 0 }",
        "score.AB = { track = 10 }",
        "position.round = 1.0",
        "position.seats.A = { extra = 1 }",
    ],
)
def test_an_expectation_that_says_nothing_does_not_pass(run: Run, tmp_path: Path, then: str) -> None:
    assert run("case", written(tmp_path, f"{HEAD}{BEGIN}[case.then]\n{then}\n")).code == 1


@pytest.mark.parametrize("then", ["position = {}", "events = []", "options = []", "chances = {}"])
def test_an_empty_expectation_is_refused(run: Run, tmp_path: Path, then: str) -> None:
    assert run("case", written(tmp_path, f"{HEAD}{BEGIN}[case.then]\n{then}\n")).code == 2


def test_a_failing_case_is_named_with_its_file(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + BEGIN + "[case.then]\nseat = 'B'\n")
    assert run("case", path).out.splitlines()[0] == f"FAILED  X-1  A try  ({path})"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "“seat” must be a text in quotation marks"),
        ("de", "„seat“ muss ein Text in Anführungszeichen sein"),
        ("pl", "„seat” ma być: tekst w cudzysłowie"),
        ("es", "«seat» debe ser un texto entre comillas"),
    ],
)
def test_a_wrong_form_says_the_right_one(run: Run, tmp_path: Path, language: str, said: str) -> None:
    path = written(tmp_path, HEAD + "[case.then]\nseat = 1\n")
    assert said in run("case", "--lang", language, path).err


def test_all_known_words_are_told_and_the_nearest_first(run: Run, tmp_path: Path) -> None:
    """However many there are: of 103 ships the one that was meant, and the last."""
    head = HEAD.replace("nauticus", "nemo2").replace("settings = { players = 2 }\n", "")
    text = head + "[case.given]\nsalvage = ['Abraham Lincon']\n[case.then]\nasks = 'action'\n"
    said = run("case", written(tmp_path, text)).err
    assert "ship: “Abraham Lincon” is not known. Known: abraham-lincoln, " in said
    assert said.rstrip().endswith(".")
    assert len(said) > 1000


def test_an_unknown_key_of_a_case_is_told_with_the_nearest(run: Run, tmp_path: Path) -> None:
    said = run("case", written(tmp_path, "skip_single_answer = true\n" + HEAD + "[case.then]\nasks = 'x'\n")).err
    assert "“skip_single_answer” is missing or not known here. Known: skip_single_answers, " in said
