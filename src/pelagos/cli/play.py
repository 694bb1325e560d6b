"""`pelagos play GAME`: sit down at a table in the terminal, alone, with bots or with friends."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import click

from pelagos.bots.failing import answer_at
from pelagos.cli.main import INTERRUPTED, with_language
from pelagos.cli.seats import bot_of, check_kinds, parse_names, parse_seats, seated_settings, unasked, usual_seats
from pelagos.cli.speech import Speech
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.nodes import Over
from pelagos.faces.names import default_names, seat_names
from pelagos.faces.voice import Voice
from pelagos.games.registry import find_game, load_pack
from pelagos.lessons.shelf import lesson_at
from pelagos.table.entropy import LONGEST, is_chance
from pelagos.table.fate import Fair, Fate, Manual, Seeded, new_seed
from pelagos.table.files import RecordFile, create, read_record
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.replay import last_snapshot
from pelagos.table.stills import settings_of
from pelagos.table.table import Table
from pelagos.tui.autosave import Keeping, games_folder, unfinished
from pelagos.tui.console import Console
from pelagos.tui.ending import ending_lines, leaving_lines
from pelagos.tui.greeting import greeting_lines, return_lines
from pelagos.tui.lesson import LessonSession
from pelagos.tui.lifeboat import snapshot_lines
from pelagos.tui.opening import close_table, new_table, resumed_table, self_keeping_table
from pelagos.tui.session import Chooser, Leave, Session


class Wishes(NamedTuple):
    """The options of the command."""

    seats: str | None
    names: str | None
    seed: str | None
    fair: bool
    chance: tuple[str, ...]
    manual_dice: bool
    practice: bool
    save: Path | None
    resume: Path | None
    from_snapshot: bool
    go_on: bool
    pairs: tuple[str, ...]
    pack: Path | None
    plain: bool
    calm: bool


@click.command("play")
@click.argument("game", required=False)
@click.option("--seats", metavar="me,greedy,...")
@click.option("--names", metavar="Anna,...")
@click.option("--seed", metavar="N")
@click.option("--fair", is_flag=True)
@click.option("--chance", multiple=True, metavar="TEXT")
@click.option("--manual-dice", is_flag=True)
@click.option("--practice", is_flag=True)
@click.option("--save", type=click.Path(path_type=Path))
@click.option("--resume", type=click.Path(path_type=Path))
@click.option("--from-snapshot", is_flag=True)
@click.option("--continue", "go_on", is_flag=True)
@click.option("--set", "pairs", multiple=True, metavar="KEY=VALUE")
@click.option("--pack", type=click.Path(path_type=Path))
@click.option("--plain", is_flag=True)
@click.option("--calm", is_flag=True)
@with_language
def command(speech: Speech, game: str | None, **options: Any) -> None:
    """Play GAME in the terminal: full screen, or line by line in pipes and with --plain. Type ? for help."""
    wishes = Wishes(**options)
    check_conflicts(wishes)
    if wishes.go_on:
        sys.exit(resume(speech, game, wishes, latest(speech, game)))
    if wishes.resume is not None:
        sys.exit(resume(speech, game, wishes, wishes.resume))
    missing = [
        *(["--resume"] if wishes.from_snapshot else []),
        *(["GAME"] if game is None else []),
        *(["--seed N"] if wishes.seed == "" else []),
    ]
    if game is None or missing:
        raise PelagosError("error-usage-missing", name=missing[0])
    sys.exit(begin(speech, find_game(game), wishes))


def check_conflicts(wishes: Wishes) -> None:
    """Luck has one source, and a record brings its own set-up along."""
    fair = {"--fair": wishes.fair, "--chance": bool(wishes.chance)}
    luck = {"--seed": wishes.seed is not None, **fair, "--manual-dice": wishes.manual_dice}
    others = {
        **luck,
        "--names": wishes.names is not None,
        "--practice": wishes.practice,
        "--save": wishes.save is not None,
        "--set": bool(wishes.pairs),
    }
    wished = [name for name, given in luck.items() if given and (name != "--chance" or not wishes.fair)]
    if wishes.from_snapshot:
        del others["--save"]
    for way, given in (("--resume", wishes.resume is not None), ("--continue", wishes.go_on)):
        if given:
            wished = [way, *(name for name, also in others.items() if also)]
            others[way] = True
    if len(wished) > 1:
        raise PelagosError("error-settings-conflict", first=wished[0], second=wished[1])


def begin(speech: Speech, game: Game[Any], wishes: Wishes) -> int:
    """A new game; the exit code."""
    pack = load_pack(game, wishes.pack)
    kinds = parse_seats(game, usual_seats(game, wishes.pairs) if wishes.seats is None else wishes.seats)
    settings = seated_settings(game, wishes.pairs, len(kinds))
    names = parse_names(wishes.names, default_names(speech.catalogue, [bot_of(kind) for kind in kinds]))
    seats = [SeatEntry(name, kind) for name, kind in zip(names, kinds, strict=True)]
    added, fate = chance_of(wishes.chance, people(kinds)), chosen_fate(wishes, len(people(kinds)))
    opened = partial(new_table, game, settings, seats, fate, pack, wishes.practice, entropy=added)
    if wishes.save is None and people(kinds):
        table, keeping = self_keeping_table(game.key, opened)
    else:
        table, keeping = opened(wishes.save), Keeping(wishes.save)
    voice, console = Voice(speech.catalogue, names), Console()
    console.write_all(greeting_lines(table, voice, people(kinds), keeping))
    session = Session(table, choosers(table, kinds, kinds), voice, console)
    session.calm = wishes.calm
    return sit(session, keeping, wishes.pack, full_screen(kinds, wishes.plain))


def latest(speech: Speech, game: str | None) -> Path:
    """The latest game that kept itself and is not over; damaged ones are named and left alone."""
    damaged: list[PelagosError] = []
    kept = next(unfinished(find_game(game).key if game else None, damaged), None)
    for problem in damaged:
        speech.error(problem)
    if kept is None:
        raise PelagosError("error-nothing-to-continue", folder=str(games_folder()))
    return kept.path


def resume(speech: Speech, asked: str | None, wishes: Wishes, path: Path) -> int:
    """A game that goes on from its record; the exit code."""
    found = read_record(path)
    if asked is not None and find_game(asked).key != found.header.game:
        raise PelagosError("error-record-game", found=found.header.game, game=asked)
    game = find_game(found.header.game)
    pack, console = load_pack(game, wishes.pack), Console()
    voice = Voice(speech.catalogue, [seat.name for seat in found.header.seats])
    if wishes.from_snapshot:
        console.write_all(snapshot_lines(game, found, pack, voice))
        return 0 if wishes.save is None else go_on_anew(speech, game, found, wishes, wishes.save)
    kinds = [seat.kind for seat in found.header.seats]
    named = [] if wishes.seats is None else parse_seats(game, wishes.seats)
    if named and named != kinds:
        raise PelagosError("error-settings-conflict", first="--resume", second=f"--seats {wishes.seats}")
    check_kinds(game, [kind for kind in kinds if not bot_of(kind)])
    for problem in unasked(kinds, named):
        speech.error(problem)
    table = resumed_table(game, found, pack, path)
    voice = Voice(speech.catalogue, seat_names(speech.catalogue.language, table.seats))
    console.write_all(return_lines(table, voice, path, found.torn))
    keeping = Keeping(path, wishes.go_on)
    if keeping.automatic:
        table.sink = keeping.forgiving(table.sink)
    session = returning(table, choosers(table, kinds, named), voice, console)
    session.calm = session.calm or wishes.calm
    return sit(session, keeping, wishes.pack, full_screen(kinds, wishes.plain))


def go_on_anew(speech: Speech, game: Game[Any], found: RecordFile, wishes: Wishes, path: Path) -> int:
    """A game goes on from its last snapshot in a new record, by the rules of today and with new luck; the exit code."""
    pack, header = load_pack(game, wishes.pack), found.header
    position = last_snapshot(game, found.lines, pack)
    fate: Fate = Fair() if header.fate == Fair.mode else Manual() if header.fate == Manual.mode else Seeded(new_seed())
    table = open_table(
        game,
        settings_of(game, header),
        header.seats,
        fate,
        pack,
        practice=header.practice,
        sink=create(path),
        begin=position,
    )
    kinds = [seat.kind for seat in header.seats]
    voice, console = Voice(speech.catalogue, seat_names(speech.catalogue.language, table.seats)), Console()
    session = Session(table, choosers(table, kinds), voice, console)
    session.calm = wishes.calm
    return sit(session, Keeping(path), wishes.pack, full_screen(kinds, wishes.plain))


def returning(table: Table[Any], bots: Mapping[int, Chooser], voice: Voice, console: Console) -> Session:
    """Somebody who goes on; a lesson that was interrupted goes on with its coach."""
    lesson = lesson_at(table.header)
    if lesson is None:
        return Session(table, bots, voice, console, heard=table.version)
    return LessonSession(lesson, table, bots, voice, console, heard=table.version)


def chosen_fate(wishes: Wishes, people: int) -> Fate:
    """Where luck comes from; without a wish, from a seed that is shown, or a secret one as soon as two people play."""
    if wishes.fair or wishes.chance or (people > 1 and wishes.seed is None and not wishes.manual_dice):
        return Fair()
    if wishes.manual_dice:
        return Manual()
    return Seeded(new_seed() if wishes.seed is None else wishes.seed)


def chance_of(texts: Sequence[str], people: Sequence[int]) -> dict[int, str]:
    """What the people at this terminal add to fair luck before the first draw, in the order of their seats."""
    if len(texts) > len(people):
        raise PelagosError("error-entropy-count", texts=len(texts), people=len(people))
    if not all(map(is_chance, texts)):
        raise PelagosError("error-entropy-text", longest=LONGEST)
    return dict(zip(people, texts, strict=False))


def people(kinds: Sequence[str]) -> list[int]:
    """The seats that somebody at this terminal plays."""
    return [seat for seat, kind in enumerate(kinds) if not bot_of(kind)]


def choosers(table: Table[Any], kinds: Sequence[str], named: Sequence[str] = ()) -> dict[int, Chooser]:
    """What answers for each bot's seat; a program of somebody's own only where it has been named at this prompt."""
    return {seat: _chooser(seat, named) for seat, kind in enumerate(kinds) if bot_of(kind)}


def _chooser(seat: int, named: Sequence[str]) -> Chooser:
    return lambda table: answer_at(table, seat, named)


def full_screen(kinds: Sequence[str], plain: bool) -> bool:
    """Somebody plays at a real terminal and has not asked for plain lines."""
    return bool(people(kinds)) and not plain and sys.stdin.isatty() and sys.stdout.isatty()


def sit(session: Session, keeping: Keeping, pack: Path | None, full: bool) -> int:
    """Play until the end or until somebody leaves; the exit code."""
    session.keeping = keeping
    try:
        if full:
            play_full_screen(session)
        else:
            session.play()
    except (Leave, EOFError, KeyboardInterrupt) as reason:
        session.console.write_all(leaving_lines(session.table, session.voice, keeping, pack))
        close_table(session.table, keeping)
        return INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
    session.console.write_all(ending_lines(session.table, session.voice, keeping.path if keeping.safe else None))
    close_table(session.table, keeping)
    return 0


def play_full_screen(session: Session) -> None:
    """The application instead of lines; it is loaded only when it is wanted."""
    from pelagos.tui.app.opening import app_of

    app_of(session).run()
    if not isinstance(session.table.node, Over):
        raise Leave
