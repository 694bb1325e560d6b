"""The group of commands, the language, and the border at which every error becomes a sentence."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import click

import pelagos
from pelagos.cli.help import HELP_NAMES, SpokenContext, ask_for_command, first_sentence, in_words, speech_of
from pelagos.cli.speech import Speech
from pelagos.core.errors import PelagosError
from pelagos.core.text import Text, text
from pelagos.locale.catalogue import LANGUAGES, catalogue, pick_language

COMMANDS = (
    *("analyse", "backup", "balance", "case", "doctor", "export", "games", "ladder", "learn", "packs", "play"),
    *("render", "replay", "report", "restore", "rules", "serve", "sim", "soak", "train", "verify"),
)
USER_ERROR = 2
INTERRUPTED = 130


class LazyGroup(click.Group):
    """Imports a command when it is called, and explains it in the chosen language."""

    context_class = SpokenContext

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        in_words(self, speech_of(ctx), "help-pelagos")
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands from the catalogue alone: none of them is imported for it."""
        speech = speech_of(ctx)
        with formatter.section("Commands"):
            formatter.write_dl([(name, first_sentence(speech.phrase(f"help-{name}"))) for name in COMMANDS])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"pelagos.cli.{cmd_name}").command
        in_words(command, speech_of(ctx), f"help-{cmd_name}")
        return command


def language_option(command: Any) -> Any:
    """The option --lang, which `language_of` has read already."""
    wish = click.option("--lang", metavar="|".join(LANGUAGES), expose_value=False, callback=_check_language)
    return wish(command)


def _check_language(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    if value is not None:
        catalogue(value)
    return value


def with_language(command: Any) -> Any:
    """Give a command the option --lang and the voice that speaks it."""
    return language_option(click.pass_obj(command))


@click.group(cls=LazyGroup, invoke_without_command=True, context_settings={"help_option_names": HELP_NAMES})
@click.version_option(pelagos.__version__, prog_name="pelagos")
@language_option
@click.pass_context
def group(context: click.Context) -> None:
    """All commands; what they say of themselves is in help.ftl."""
    ask_for_command(context)


def main(arguments: list[str] | None = None) -> None:
    """Run a command; the exit code is 0 when it worked, 1 when a check failed, 2 when the input was wrong."""
    given = sys.argv[1:] if arguments is None else arguments
    speech = Speech(language_of(given))
    _forgive_output()
    try:
        _check_text(given)
        code = group.main(given, prog_name="pelagos", standalone_mode=False, obj=speech)
    except PelagosError as problem:
        speech.error(problem)
        code = USER_ERROR
    except click.exceptions.NoArgsIsHelpError as problem:
        speech.line(problem.format_message())
        code = USER_ERROR
    except click.ClickException as problem:
        speech.complain(usage_text(problem))
        code = USER_ERROR
    except (click.Abort, KeyboardInterrupt):
        code = INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; there is nobody left to tell.
        _drop_output()
        code = 0
    except OSError as problem:
        _drop_output()
        path = problem.filename if isinstance(problem.filename, str) else "-"
        speech.error(PelagosError("error-file-use", path=path, problem=problem.strerror or str(problem)))
        code = USER_ERROR
    sys.exit(code if isinstance(code, int) else 0)


def _forgive_output() -> None:
    """A letter that the terminal cannot show becomes a question mark; a closed stream swallows everything."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - it stays open to the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """What could not be written is not tried again at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _check_text(words: list[str]) -> None:
    """Bytes that are no text cannot be written into records or sentences."""
    for number, word in enumerate(words, start=1):
        if not word.isprintable():
            raise PelagosError("error-usage-text", number=number)


def language_of(arguments: list[str]) -> str:
    """`--lang` wherever it stands, else the environment's language, else English."""
    asked = None
    for here, following in zip(arguments, [*arguments, ""][1:], strict=True):
        if here == "--lang":
            asked = following
        elif here.startswith("--lang="):
            asked = here.removeprefix("--lang=")
    return pick_language([asked, os.environ.get("LC_ALL"), os.environ.get("LC_MESSAGES"), os.environ.get("LANG")])


def usage_text(problem: click.ClickException) -> Text:
    """What click found wrong with the command line, in our own words."""
    if isinstance(problem, click.NoSuchOption):
        return text("error-usage-option", option=problem.option_name)
    if isinstance(problem, click.MissingParameter):
        return text("error-usage-missing", name=_name(problem.param))
    if isinstance(problem, click.BadParameter):
        return text("error-usage-value", name=_name(problem.param), problem=problem.message)
    if isinstance(problem, click.UsageError) and problem.message.startswith("No such command"):
        return text("error-usage-command", known=", ".join(COMMANDS))
    return text("error-usage", problem=problem.format_message())


def _name(parameter: Any) -> str:
    return parameter.get_error_hint(None) if isinstance(parameter, click.Parameter) else "-"
