"""A bot of one's own: by its module, with parameters, from an installed package; what is wrong with one is said."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from pelagos.bots.asking import asked
from pelagos.bots.contract import Sight
from pelagos.bots.registry import bot_names, check_bot, find_bot, import_bot, installed_bots
from pelagos.bots.written import split_seats
from pelagos.core.errors import PelagosError, Refused
from pelagos.games.nauticus import GAME
from pelagos.games.registry import load_pack
from pelagos.lab.play import play_game
from pelagos.locale.catalogue import LANGUAGES
from tests.bots.own_bots import Last
from tests.bots.table import asked as at_question
from tests.conftest import Run

OWN = "tests.bots.own_bots"


def refusal(written: str, game: str = "nauticus") -> PelagosError:
    with pytest.raises(PelagosError) as caught:
        import_bot(game, written)
    return caught.value


def test_a_class_in_a_module_plays() -> None:
    sight = Sight(GAME, at_question("nauticus", "choose-tile"))
    assert asked(import_bot("nauticus", f"{OWN}:Last"), sight).option == sight.options[-1]
    assert asked(import_bot("nauticus", f"{OWN}:Last:back=1"), sight).option == sight.options[-2]


def test_parameters_are_read_as_they_are_annotated() -> None:
    made = import_bot("nauticus", f"{OWN}:Last:back=2,wild=0.5,loud=yes,motto=Full speed").make()
    assert isinstance(made, Last)
    assert (made.back, made.wild, made.loud, made.motto) == (2, 0.5, True, "Full speed")


def test_every_bot_takes_a_seed() -> None:
    assert find_bot("nauticus", "greedy:seed=7").seed == "7"
    assert find_bot("nauticus", "greedy:seed=7").name == "greedy:seed=7"


def test_commas_part_seats_and_parameters() -> None:
    assert split_seats("me,a.b:C:x=1,y=2,greedy:seed=7 , random") == ["me", "a.b:C:x=1,y=2", "greedy:seed=7", "random"]


@pytest.mark.parametrize(
    ("written", "error"),
    [
        ("tests.bots.nowhere:Bot", "error-bot-import"),
        (f"{OWN}:Missing", "error-bot-import"),
        (f"{OWN}:NoBot", "error-bot-none"),
        (f"{OWN}:FORTY_TWO", "error-bot-none"),
        (f"{OWN}:Diver", "error-bot-game"),
        (f"{OWN}:Needy", "error-bot-parameter-missing"),
        (f"{OWN}:Last:speed=1", "error-bot-parameter"),
        (f"{OWN}:Last:back=many", "error-bot-parameter-value"),
        (f"{OWN}:Last:wild=nan", "error-bot-parameter-value"),
        (f"{OWN}:Last:loud=perhaps", "error-bot-parameter-value"),
        (f"{OWN}:Last:back", "error-bot-parameter-form"),
        (f"{OWN}:Last:back=1,back=2", "error-bot-parameter-form"),
        ("greedy:7", "error-bot-parameter-form"),
        ("greedy:weights=1", "error-bot-parameter"),
        ("captain:sure=x", "error-bot-parameter-value"),
        ("captain:seconds=-1", "error-bot-parameter-negative"),
        ("master:work=-5", "error-bot-parameter-negative"),
        ("deckhand:careless=-0.5", "error-bot-parameter-negative"),
        ("", "error-unknown-bot"),
        ("genius", "error-unknown-bot"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(written: str, error: str) -> None:
    assert refusal(written).id == error


def test_an_unknown_parameter_is_refused_with_the_known_ones() -> None:
    assert dict(refusal(f"{OWN}:Last:speed=1").text.facts)["known"] == "back, wild, loud, motto, seed"


@pytest.mark.parametrize("written", ["captain:seconds=0,work=0", "master:seed=-1", f"{OWN}:Last:back=-1"])
def test_none_is_an_amount_and_below_it_may_be_what_is_no_amount(written: str) -> None:
    """With no work a captain answers like the mate; a seed is a word, and bots of others know what they mean."""
    assert import_bot("nauticus", written).name == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_is_refused_as_it_was_written(run: Run, language: str) -> None:
    said = run("sim", "nauticus", "--seats", "captain:seconds=-1,greedy", "--lang", language)
    assert (said.code, "seconds" in said.err, "-1" in said.err, "-1.0" in said.err) == (2, True, True, False)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Packages with bots are installed; one of them cannot be loaded."""
    points = [
        EntryPoint(name, f"{OWN}:{value}", "pelagos.bots")
        for name, value in (("last", "Last"), ("diver", "Diver"), ("torn", "Missing"), ("greedy", "Broken"))
    ]
    monkeypatch.setattr("pelagos.bots.registry.entry_points", lambda group: points)
    installed_bots.cache_clear()
    yield
    installed_bots.cache_clear()


@pytest.mark.usefixtures("installed")
def test_bots_of_installed_packages_are_offered_where_they_play() -> None:
    """Ours keep their names, and what cannot be loaded is not offered."""
    assert bot_names("nauticus")[-2:] == ("master", "last")
    assert bot_names("endeavor")[-3:] == ("master", "diver", "last")
    assert find_bot("nauticus", "last:back=1").name == "last:back=1"
    assert refusal("diver").id == "error-bot-game"
    assert refusal("torn").id == "error-bot-import"


@pytest.mark.usefixtures("installed")
def test_a_visitor_of_a_server_names_offered_bots_and_nothing_else() -> None:
    check_bot("nauticus", "last")
    for written in (f"{OWN}:Last", "last:back=1", "greedy:seed=1", "torn", "diver", "os:system"):
        with pytest.raises(PelagosError) as caught:
            check_bot("nauticus", written)
        assert caught.value.id == "error-unknown-bot"


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("Broken", "has failed: ZeroDivisionError: integer division or modulo by zero (own_bots.py, "),
        ("Nonsense", "gave an answer that was not offered: “fly away” (question choose-tile)."),
        ("Silent", "gave an answer that was not offered: “None”"),
        ("Elephant", "has failed: TypeError: not plain data: <tests.bots.own_bots.Elephant"),
    ],
)
def test_a_bot_that_fails_is_said_with_its_name(run: Run, bot: str, words: str) -> None:
    said = run("sim", "nauticus", "--seats", f"{OWN}:{bot},random", "--games", "2", "--workers", "1")
    assert said.code == 2
    assert f"The bot “{OWN}:{bot}” {words}" in said.err


def test_it_is_said_from_another_process_as_well(run: Run) -> None:
    said = run("sim", "nauticus", "--seats", f"{OWN}:Broken,random", "--games", "2", "--workers", "2")
    assert said.code == 2
    assert f"The bot “{OWN}:Broken” has failed" in said.err


def test_a_simulation_with_a_bot_of_ones_own(run: Run) -> None:
    seats = f"{OWN}:Last:back=1,wild=0.5,greedy:seed=7,random"
    said = run("sim", "nauticus", "--seats", seats, "--games", "1", "--workers", "1", "--json")
    assert said.code == 0
    assert f'"seats": ["{OWN}:Last:back=1,wild=0.5", "greedy:seed=7", "random"]' in said.out


def test_a_game_against_a_bot_that_fails_is_kept(run: Run, tmp_path: Path) -> None:
    """The record stands as it was, and it names the bot; whoever opens it must name that program, too."""
    path = tmp_path / "game.jsonl"
    seats = f"{OWN}:Broken,random"
    said = run("play", "nauticus", "--seats", seats, "--seed", "1", "--plain", "--save", str(path))
    assert said.code == 2
    assert f"Broken (bot “{OWN}:Broken”) gives no answer: its program made an error" in said.err
    before = path.read_bytes()
    assert before.count(b'"note":"2"') == 1
    said = run("play", "--resume", str(path), "--plain")
    assert f"If you trust it, name it as well: --seats {seats}." in said.err
    assert "its program made an error" not in said.err, "it has not been run"
    said = run("play", "--resume", str(path), "--plain", "--seats", seats)
    assert "its program made an error" in said.err
    said = run("play", "--resume", str(path), "--plain", "--seats", "random,random")
    assert said.code == 2
    assert path.read_bytes() == before


def test_a_bot_that_is_made_already_is_refused() -> None:
    with pytest.raises(PelagosError) as caught:
        play_game(GAME, {}, load_pack(GAME), [Last(), Last()], "1")  # type: ignore[list-item]
    assert caught.value.id == "error-bot-made"


def test_an_error_travels_between_processes() -> None:
    for error in (
        PelagosError("error-bot-none", bot="x"),
        Refused("error-refused", rule="NAU-1", reason="why", why="y"),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.text, again.rule, str(again)) == (type(error), error.text, error.rule, str(error))
