"""Saying things to a person at the command line, in the chosen language."""

from __future__ import annotations

import click

from pelagos.core.errors import PelagosError
from pelagos.core.text import Fact, Text
from pelagos.locale.catalogue import NameOf, catalogue, seat_letter


class Speech:
    """A voice with a language. Results go to standard output, complaints to standard error."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogue = catalogue(language)

    def words(self, text: Text, name_of: NameOf = seat_letter) -> str:
        """A text as a sentence."""
        return self.catalogue.format(text, name_of)

    def phrase(self, message: str, /, **facts: Fact) -> str:
        """A message of the catalogue as a sentence."""
        return self.words(Text(message, tuple(facts.items())))

    def say(self, message: str, /, **facts: Fact) -> None:
        """Say a message of the catalogue."""
        click.echo(self.phrase(message, **facts))

    def line(self, sentence: str = "") -> None:
        """Print what is in words already."""
        click.echo(sentence)

    def complain(self, text: Text) -> None:
        """Say what is wrong."""
        click.echo(self.words(text), err=True)

    def error(self, problem: PelagosError, name_of: NameOf = seat_letter) -> None:
        """Say what a user can mend, with its rule."""
        click.echo(self.catalogue.error(problem, name_of), err=True)
