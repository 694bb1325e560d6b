"""A sitting at a table: who is asked, who looks, and the words for it. No widgets here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pelagos.bots.contract import BotFailed, Thought
from pelagos.core.game import NOBODY
from pelagos.core.nodes import Chance, Choice, Option, Over, option_text
from pelagos.core.text import Text
from pelagos.faces.perils import Threat, threats_of
from pelagos.faces.questions import labels_of
from pelagos.faces.results import points_shown
from pelagos.faces.undoing import undoing_seat
from pelagos.faces.voice import Voice
from pelagos.table.table import Table
from pelagos.tui.autosave import Keeping, would_lose
from pelagos.tui.ending import ending_lines
from pelagos.tui.luck import add_chance
from pelagos.tui.pointing import lines_meant
from pelagos.tui.render import own_first
from pelagos.tui.scene import Scene, Watching
from pelagos.tui.session import Chooser
from pelagos.tui.successors import Vacancy, seat_successor, vacancy_of

TURN = "▸"


class Sitting:
    """A table with its people and bots, as the widgets need it."""

    calm = False
    """Whether great moments are told by the log alone."""

    def __init__(self, table: Table[Any], bots: Mapping[int, Chooser], voice: Voice, keeping: Keeping) -> None:
        self.table = table
        self.bots = bots
        self.voice = voice
        self.keeping = keeping

    @property
    def people(self) -> list[int]:
        """The seats that somebody at this terminal plays."""
        return [seat for seat in range(len(self.voice.names)) if seat not in self.bots]

    @property
    def listener(self) -> int | None:
        """Several people at one screen hear what a spectator hears; a single one hears as that seat."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def asked(self) -> Choice | Chance | None:
        """What somebody at this terminal has to answer now; None while bots think and when all is over."""
        node = self.table.node
        if isinstance(node, Over) or (isinstance(node, Choice) and node.seat in self.bots):
            return None
        return node

    @property
    def thinker(self) -> Chooser | None:
        """The bot that has to answer now."""
        node = self.table.node
        return self.bots.get(node.seat) if isinstance(node, Choice) else None

    def scene(self) -> Scene | None:
        """The question that stands, with the words of its options."""
        node = self.asked
        if node is None:
            return None
        labels = labels_of(self.table.game, self.table.state, node, self.voice)
        return Scene(self.table, node, self.viewer, labels, self.voice)

    def watching(self) -> Watching:
        """What those at this terminal see who are not asked."""
        return Watching(self.table, self.listener, self.voice)

    @property
    def viewer(self) -> int | None:
        """Whose eyes look at the board: those of whoever is asked."""
        node = self.asked
        return node.seat if isinstance(node, Choice) else self.listener

    @property
    def would_lose(self) -> bool:
        """Whether something is lost with whoever leaves now."""
        return would_lose(self.table, self.keeping)

    def ending(self) -> list[str]:
        """How it ended, and where the game lies."""
        return ending_lines(self.table, self.voice, self.keeping.path if self.keeping.safe else None)

    def board_texts(self) -> tuple[Text, ...]:
        """The position as whoever is asked sees it, the own seat first: it must be in sight on small screens."""
        game = self.table.game
        return own_first(game.show.board(game.visible.observe(self.table.state, self.viewer)), self.viewer)

    def threats(self) -> list[Threat]:
        """What threatens whoever looks."""
        game, state = self.table.game, self.table.state
        return threats_of(game, state, game.visible.observe(state, self.viewer), self.voice)

    def board(self) -> list[str]:
        """The position as lines."""
        return [self.voice.words(line) for line in self.board_texts()]

    def lines_about(self, spots: Sequence[str]) -> set[int]:
        """The lines of the board that tell of these spots."""
        return lines_meant(self.table.game, spots, self.board_texts())

    def spots_of(self, option: Option) -> tuple[str, ...]:
        """What on the board an option is about."""
        return self.table.game.show.spots(self.table.state, option) if isinstance(self.asked, Choice) else ()

    def question(self) -> str:
        """What is asked, who thinks, or how it ended."""
        node = self.table.node
        if isinstance(node, Over):
            return f"{self.voice.phrase('app-over')}. {self.voice.phrase('app-over-keys')}"
        if isinstance(node, Choice) and self.thinker is not None:
            return self.voice.phrase("app-thinking", name=self.voice.name(node.seat))
        return self.voice.words(self.table.game.show.question(self.table.state))

    def seats(self) -> str:
        """Everybody with the points so far; whoever is asked is marked."""
        sheet = self.table.game.show.sheet(self.table.state)
        node = self.table.node
        turn = node.seat if isinstance(node, Choice) else None
        shown = ((seat, name, points_shown(sheet, seat)) for seat, name in enumerate(self.voice.names))
        return "   ".join(
            f"{TURN if seat == turn else ' '} {name}{'' if points is None else f' {points}'}"
            for seat, name, points in shown
        )

    def answer(self, option: Option) -> None:
        """An answer of the seat that is asked, or what a real die came to."""
        node = self.table.node
        if isinstance(node, Chance):
            self.table.submit_outcome(option_text(option), self.table.version)
        elif isinstance(node, Choice):
            self.table.submit(node.seat, [option], self.table.version)

    def vacancy(self, problem: BotFailed) -> Vacancy:
        """The bot that is asked has failed: what is to be decided."""
        node = self.table.node
        assert isinstance(node, Choice), "a bot was asked"
        return vacancy_of(self.table, node.seat, problem, self.voice)

    def seat_successor(self, vacancy: Vacancy, bot: str) -> None:
        """Let a bot play on."""
        seat_successor(self.table, vacancy, bot, self.people, self.voice)

    def play_bot(self, thought: Thought) -> None:
        """What the bot that is asked has come to."""
        node = self.table.node
        assert isinstance(node, Choice), "a bot is asked only when somebody decides"
        self.table.submit(node.seat, [thought.option], self.table.version, thought.memory)

    def ask_hint(self) -> None:
        """Whoever is asked at this terminal wants advice; the record says so."""
        node = self.asked
        self.table.ask_hint(node.seat if isinstance(node, Choice) else NOBODY)

    def add_chance(self, text: str) -> None:
        """Whoever is asked adds to fair luck."""
        add_chance(self.table, text)

    def undo(self) -> None:
        """Take the last answer of somebody at this terminal back."""
        self.table.undo(undoing_seat(self.table, self.people), self.table.version)
