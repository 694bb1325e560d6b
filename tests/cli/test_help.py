"""`--help` speaks the chosen language, about every command and every option."""

from __future__ import annotations

import subprocess
import sys

import click
import pytest
from click.testing import CliRunner

from pelagos.cli.help import SHARED, first_sentence, option_message
from pelagos.cli.main import COMMANDS, group
from pelagos.cli.speech import Speech
from pelagos.locale.catalogue import LANGUAGES, catalogue_sources
from pelagos.locale.lint import messages_of
from tests.conftest import Run

CALLS = ["", *COMMANDS, "packs new", "packs check", "packs diff"]
ENGLISH = ("Usage:", "Options:", "Commands:", "Show this message", "[required]", "[OPTIONS]", "COMMAND", "INTEGER")
FRAME = {f"help-{word}" for word in ("usage", "options", "commands", "required", "place-options", "place-command")}


def prefix_of(call: str) -> str:
    return "-".join(["help", *call.split()]) if call else "help-pelagos"


def command_of(call: str) -> click.Command:
    found: click.Command | None = group
    for word in call.split():
        assert isinstance(found, click.Group)
        found = found.get_command(click.Context(found), word)
    assert found is not None
    return found


def option_messages(call: str) -> dict[str, str]:
    """The message of each option, with the default that it may name."""
    options = [option for option in command_of(call).params if isinstance(option, click.Option)]
    return {option_message(option, prefix_of(call)): str(option.default) for option in options}


def unwrapped(words: str) -> str:
    return " ".join(words.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("call", CALLS)
def test_every_command_is_explained(run: Run, call: str, language: str) -> None:
    said = run(*call.split(), "--help", "--lang", language)
    speech, shown = Speech(language), unwrapped(said.out)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(speech.phrase("help-usage"))
    assert f"\n{speech.phrase('help-options')}:\n" in said.out
    assert speech.phrase(prefix_of(call)) in shown
    assert speech.phrase("help-help") in shown
    missing = [
        key for key, default in option_messages(call).items() if speech.phrase(key, default=default) not in shown
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("call", CALLS)
def test_no_english_is_left(run: Run, call: str, language: str) -> None:
    shown = run(*call.split(), "--help", "--lang", language).out
    assert [words for words in ENGLISH if words in shown] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_commands_shows_first_sentences(run: Run, language: str) -> None:
    speech = Speech(language)
    shown = run("--lang", language, "--help").out
    assert f"\n{speech.phrase('help-commands')}:\n" in shown
    short = [f"{name} {first_sentence(speech.phrase(f'help-{name}'))}" for name in COMMANDS]
    assert [line for line in short if line not in unwrapped(shown)] == []


@pytest.mark.parametrize("words", [[], ["packs"]])
def test_a_group_alone_shows_its_help_in_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    said = run(*words)
    assert said.code == 2
    assert "Polecenia:" in said.out
    assert run(*words, "--lang", "de") == (run(*words, "--lang", "de", "--help").out, "", 2)


def test_the_language_may_change_in_one_process(run: Run) -> None:
    english = run("play", "--help")
    assert "Optionen:" in run("play", "--help", "--lang", "de").out
    assert "Opciones:" in run("--lang", "es", "play", "--help").out
    assert run("play", "--help") == english


def test_an_unknown_language_is_refused_before_the_command_too(run: Run) -> None:
    assert "There is no language “tlh”" in run("--lang", "tlh", "games").err


def test_without_a_voice_the_help_is_english() -> None:
    shown = CliRunner().invoke(group, ["play", "--help"])
    assert (shown.exit_code, shown.output[:6]) == (0, "Usage:")


def test_no_message_about_help_is_unused() -> None:
    asked = {key for call in CALLS for key in (prefix_of(call), *option_messages(call))}
    told = messages_of({"help.ftl": catalogue_sources("en")["help.ftl"]})[0]
    assert set(told) == asked | FRAME | {f"help-{name}" for name in SHARED}


HEAVY = ("alembic", "resvg_py", "sqlalchemy", "starlette", "textual", "uvicorn")
ASK = "import sys; from pelagos.cli import main\ntry: main()\nfinally: print(*sys.modules, file=sys.stderr)"


@pytest.mark.parametrize("call", ["", *COMMANDS])
def test_help_loads_nothing_heavy(call: str) -> None:
    """What a command needs to work is loaded when it works, so that help comes in a fifth of a second."""
    said = subprocess.run(
        [sys.executable, "-c", ASK, *call.split(), "--help"], capture_output=True, text=True, check=True
    )
    loaded = set(said.stderr.split())
    assert loaded.isdisjoint(HEAVY)
    if not call:
        assert loaded.isdisjoint({"fluent.runtime", "msgspec", "pelagos.games.registry"})
