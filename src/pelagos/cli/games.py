"""`pelagos games`: which games there are, for how many, with which bots and settings."""

from __future__ import annotations

import click

from pelagos.bots.registry import OURS, TAUGHT, bot_names
from pelagos.cli.main import with_language
from pelagos.cli.speech import Speech
from pelagos.core.settings import Setting
from pelagos.core.text import Text
from pelagos.games.registry import find_game, game_keys


@click.command("games")
@click.argument("game", required=False)
@with_language
def command(speech: Speech, game: str | None) -> None:
    """List the games (or one GAME) with their players, bots and settings for --set KEY=VALUE."""
    for key in [find_game(game).key] if game else game_keys():
        found = find_game(key)
        low, high = found.seats
        bots = ", ".join(bot_names(key))
        speech.say("games-game", name=Text(f"{key}-name"), key=key, low=low, high=high, bots=bots)
        if game:
            for bot in bot_names(key):
                speech.line(f"  {bot}: {how_it_plays(speech, key, bot)}".rstrip(": "))
        for setting in found.settings:
            speech.line(f"  {setting_line(speech, setting)}")


def how_it_plays(speech: Speech, key: str, bot: str) -> str:
    """In a few words; nothing is said of bots that other packages bring."""
    taught = "-taught" if bot == "master" and key in TAUGHT else ""
    return speech.phrase(f"face-bot-how-{bot}{taught}") if bot in OURS else ""


def setting_line(speech: Speech, setting: Setting) -> str:
    """One knob with its help text, its range and its default."""
    default = setting.default
    shown = ("yes" if default else "no") if isinstance(default, bool) else str(default)
    return speech.phrase(
        "games-setting", key=setting.key, help=Text(setting.help), range=_range(speech, setting), default=shown
    )


def _range(speech: Speech, setting: Setting) -> str:
    if setting.choices:
        return ", ".join(setting.choices)
    return speech.phrase("games-flag") if isinstance(setting.default, bool) else f"{setting.low}–{setting.high}"
