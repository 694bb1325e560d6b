"""`pelagos render RECORD -o FILE`: the table of a record as a picture, SVG or PNG."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from pelagos.art import draw_board, draw_panels, svg, themes
from pelagos.art.png import png
from pelagos.art.whole import whole_table
from pelagos.cli.main import with_language
from pelagos.cli.replay import seat_names
from pelagos.cli.speech import Speech
from pelagos.core.errors import PelagosError
from pelagos.games.registry import find_game, load_pack
from pelagos.locale.catalogue import LETTERS
from pelagos.table.files import read_record
from pelagos.table.replay import replayed

SVG = ".svg"
PNG = ".png"
NARROWEST = 100
WIDEST = 8000


@click.command("render")
@click.argument("record", type=click.Path(path_type=Path))
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True)
@click.option("--at", type=click.IntRange(min=0), metavar="N")
@click.option("--seat", metavar="A|B|C|D")
@click.option("--theme", default="light", metavar="|".join(themes()))
@click.option("--width", type=click.IntRange(NARROWEST, WIDEST), default=1800, metavar="N")
@click.option("--pack", type=click.Path(path_type=Path))
@with_language
def command(
    speech: Speech,
    record: Path,
    output: Path,
    at: int | None,
    seat: str | None,
    theme: str,
    width: int,
    pack: Path | None,
) -> None:
    """Draw the table as it stood, and write it where --output says."""
    if output.suffix.lower() not in (SVG, PNG):
        raise PelagosError("error-render-format", path=str(output))
    if theme not in themes():
        raise PelagosError("error-render-theme", theme=theme, known=", ".join(themes()))
    found = read_record(record)
    game = find_game(found.header.game)
    table = replayed(game, found.lines, load_pack(game, pack), until=at)
    view = game.visible.observe(table.state, seat_number(seat, len(found.header.seats)))
    say = partial(speech.words, name_of=seat_names(found.header))
    drawing = whole_table(draw_board(game.key, view, say), draw_panels(game.key, view, say))
    write_picture(output, svg(drawing, theme), width)
    speech.say("render-done", path=str(output), version=table.version)


def seat_number(letter: str | None, seats: int) -> int | None:
    """The seat whose eyes are used; without one it is a spectator who looks."""
    if letter is None:
        return None
    known = LETTERS[:seats]
    if len(letter) != 1 or letter.upper() not in known:
        raise PelagosError("error-render-seat", seat=letter, known=", ".join(known))
    return known.index(letter.upper())


def write_picture(path: Path, picture: str, width: int) -> None:
    """Write the picture as its name asks."""
    if path.suffix.lower() == SVG:
        path.write_text(picture, encoding="utf-8")
        return
    path.write_bytes(png(picture, width))
