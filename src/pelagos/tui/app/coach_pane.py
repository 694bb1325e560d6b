"""The card of a guided first game, above the question: what it says, what to do, and the buttons to turn it."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Static

from pelagos.faces.voice import Voice
from pelagos.tui.app.folded_text import say
from pelagos.tui.coach import Coach

BUTTONS: Final = {"p": ("turn_back", "web-learn-back"), "n": ("turn", "web-learn-next")}
MORE: Final = {"r": ("command('rule')", "app-rules"), "x": ("leave_lesson", "web-learn-leave")}


class CoachPane(Vertical):
    """One card at a time."""

    def __init__(self, voice: Voice) -> None:
        super().__init__(id="coach")
        self.voice = voice

    def compose(self) -> ComposeResult:
        """The words above, what to do below them, the buttons last; every button names its key."""
        with VerticalScroll(id="card", can_focus=False):
            yield Static(id="card-text", markup=False)
        yield Static(id="card-do", markup=False)
        with Horizontal(id="card-deeds"):
            for key, (action, message) in (BUTTONS | MORE).items():
                button = Button(self._label(key, message), id=f"coach-{key}", action=f"app.{action}")
                button.active_effect_duration = 0  # while it glows it takes no click, and cards may be turned quickly
                yield button

    def show(self, coach: Coach) -> None:
        """The card that lies open; nothing when no lesson is taken any more."""
        found, card = coach.found, coach.card
        self.display = card is not None
        if found is None or card is None:
            return
        self.border_title = self.voice.phrase(
            "learn-page", number=coach.number + 1, total=found.total, heading=card.heading
        )
        say(self.query_one("#card-text", Static), "\n".join(card.text))
        self.query_one("#card", VerticalScroll).scroll_home(animate=False)
        self._say_what_to_do(coach)
        self.query_one("#coach-p", Button).disabled = coach.number == 0
        self.query_one("#coach-r", Button).disabled = not card.rules
        forward = self.query_one("#coach-n", Button)
        forward.display = not coach.asks
        forward.label = self._label("n", _forward_message(coach))
        forward.refresh(layout=True)

    def _say_what_to_do(self, coach: Coach) -> None:
        """Where the wanted answers are marked in the list, a low screen can do without saying them twice."""
        words = self.query_one("#card-do", Static)
        say(words, coach.hint())
        words.set_class(bool(coach.wanted), "-marked")

    def _label(self, key: str, message: str) -> str:
        return f"{key} {self.voice.phrase(message)}"


def _forward_message(coach: Coach) -> str:
    if not coach.is_last:
        return "web-learn-next"
    return "web-learn-play-on" if coach.found and coach.found.over else "web-learn-watch"
