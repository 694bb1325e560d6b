"""The help of the command line, in the chosen language: one message per command and per option."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import click

from pelagos.cli.speech import Speech
from pelagos.locale.catalogue import DEFAULT

HELP_NAMES: Final = ["-h", "--help"]
SHARED: Final = ("help", "lang", "version")
"""Options that mean the same in every command."""


class SpokenFormatter(click.HelpFormatter):
    """Writes click's own words in a language."""

    def __init__(self, speech: Speech, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self.speech = speech

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{self.speech.phrase('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(self.speech.phrase(f"help-{heading.lower()}"))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        required = f"[{self.speech.phrase('help-required')}]"
        super().write_dl([(name, words.replace("[required]", required)) for name, words in rows], col_max, col_spacing)


class SpokenContext(click.Context):
    """A call of a command, whose help is written in the language of the call."""

    def make_formatter(self) -> click.HelpFormatter:
        return SpokenFormatter(speech_of(self), self.terminal_width, self.max_content_width)


def speech_of(context: click.Context) -> Speech:
    """The voice that `main` chose; whoever calls click without it hears English."""
    return context.obj if isinstance(context.obj, Speech) else Speech(DEFAULT)


def in_words(command: click.Command, speech: Speech, prefix: str) -> None:
    """Give a command, its options and its subcommands their words. Commands live on, so they are set at every call."""
    command.context_class = SpokenContext
    command.help = speech.phrase(prefix)
    command.short_help = first_sentence(command.help)
    command.options_metavar = speech.phrase("help-place-options")
    for parameter in command.get_params(click.Context(command, help_option_names=HELP_NAMES)):
        if isinstance(parameter, click.Option):
            parameter.help = speech.phrase(option_message(parameter, prefix), default=str(parameter.default))
    if isinstance(command, click.Group):
        command.subcommand_metavar = speech.phrase("help-place-command")
        for name, below in command.commands.items():
            in_words(below, speech, f"{prefix}-{name}")


def option_message(option: click.Option, prefix: str) -> str:
    """The message about an option, by its long name."""
    name = max(option.opts, key=len).lstrip("-")
    return f"help-{name}" if name in SHARED else f"{prefix}-{name}"


def first_sentence(words: str) -> str:
    """The short help, for the list of commands.

    >>> first_sentence("List the games. Or one.")
    'List the games.'
    """
    return words.partition(". ")[0].removesuffix(".") + "."


def ask_for_command(context: click.Context) -> None:
    """A group that is called without a command shows its help, as an error."""
    if context.invoked_subcommand is None:
        raise click.exceptions.NoArgsIsHelpError(context)
