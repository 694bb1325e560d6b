"""[NW1-6.10, 7.x, 9.1, 10.x, 12.2] How the ways of an answer are followed, and which of the things told then count."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from typing import Final

from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.core.stakes import STOP, Deed, Guide, Stakes, Turns, Way, alike, every, stakes
from pelagos.core.state import Event
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.combat import ENEMY_FIRE, STALKING, attack_value, hits
from pelagos.games.nemo1.names import ACTION
from pelagos.games.nemo1.rolls import TWO_DICE
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tests import reaches
from pelagos.games.nemo1.turns import advance_time
from pelagos.games.nemo1.verbs import DONE, END, EXERT_NOTHING
from pelagos.games.nemo1.verbs import STOP as STOP_FIGHTING

QUIET: Final = {
    "combat-exert": EXERT_NOTHING,
    "exert": EXERT_NOTHING,
    "help": DONE,
    "after-action": END,
    "continue": STOP_FIGHTING,
}
"""What is answered on the way by somebody who does nothing more."""
FIRST: Final = ("final-commitment", "refit-ships")
"""Questions whose answer changes nothing that is told here: the first one is taken."""
REAL: Final = ("seek", "wreck")
"""Questions of their own, even where only one answer is left."""
BEYOND: Final = ("preparation", "card", "treasure")
"""Behind the horizon: the next turn, and what a card or a treasure turns out to be."""
SUMS: Final = alike(every(ENEMY_FIRE), sum)
RESULTS: Final = ("nemo1-attacked", "nemo1-tested")
COUNTS: Final = {
    "nemo1-damaged": slice(1, 2),
    "nemo1-ended": slice(1),
    "nemo1-fired": slice(2, 3),
    "nemo1-gained": slice(None),
    "nemo1-liberation": slice(1, 2),
    "nemo1-lost": slice(None),
    "nemo1-weeks": slice(1),
}
"""What is told and counts, and which of its facts do."""


def follows(s: Nemo, node: Chance) -> Turns:
    """Dice and hidden ships; of dice their verdict counts, of ships what they fight with."""
    if node.ask in BEYOND:
        return STOP
    if node.ask == "ship":
        return alike(every(node), lambda drawn: _strength(s, drawn[0]))
    if node.ask == "enemy-fire":
        value = attack_value(s, s.ships[s.ocean][s.foe])
        return alike(SUMS, lambda dice: hits(dice, value))
    if node.options is TWO_DICE:
        need = s.number - s.modifier - s.help
        return alike(SUMS, lambda dice: reaches(sum(dice), need))
    return every(node)


def _strength(s: Nemo, name: str) -> tuple[int | None, int]:
    ship = s.pack.ships[s.pack.ship_number[name]]
    return ship.attack, ship.defense


def quiet(s: Nemo, node: Choice) -> Option | None:
    """The answer that does nothing more, or the only one."""
    if node.ask in QUIET:
        return QUIET[node.ask]
    is_formal = len(node.options) == 1 and node.ask not in REAL
    return node.options[0] if is_formal or node.ask in FIRST else None


def deeds(s: Nemo, events: list[Event]) -> Iterator[Deed]:
    """What counts: losses and gains, fire, weeks, ends, and of a roll whether it is good and what was added to it."""
    dice = s.dice
    for event in events:
        if event.id == "nemo1-rolled":
            dice = event.facts[1:]
        elif event.id in RESULTS:
            yield "result", event.facts[2], event.facts[1] - sum(dice)
        elif event.id in COUNTS:
            yield event.id.removeprefix("nemo1-"), *event.facts[COUNTS[event.id]]


def same(s: Nemo) -> Hashable:
    """[NW1-10.4, 10.6] How an attack goes on with nothing exerted, whatever the enemy's fire has taken before it."""
    if getattr(s.node, "ask", "") != "combat-exert":
        return None
    (_, mode), _ = s.agenda
    return s.number, s.modifier, mode, s.levels if mode > STALKING else ()


GUIDE: Final = Guide(nemo1, follows, quiet, deeds, same)


class Prospect:
    """Everything that may come of an answer, if nothing more is done."""

    def __init__(self, s: Nemo, option: Option | None) -> None:
        self.stakes: Stakes[Nemo] = stakes(GUIDE, s, option)
        self.ends = self.stakes.groups(EndOfTurn() if s.phase == ACTION else end_of)

    def chance(self, *wanted: Deed) -> Fraction:
        """How likely all of this happens."""
        return self.stakes.chance(lambda way: set(wanted) <= set(way.deeds))

    def asked(self, ask: str) -> Fraction:
        """How likely it comes to a question."""
        return self.stakes.chance(lambda way: way.asks == ask)

    @property
    def good(self) -> Fraction:
        """[NW1-6.10, 10.4] How likely it comes to a good roll."""
        return self.stakes.chance(lambda way: any(deed[1] for deed in way.named("result")))

    @property
    def modifier(self) -> int:
        """[NW1-6.10, 10.3] What the rules add to the roll."""
        return next((int(deed[2]) for way in self.stakes.ways for deed in way.named("result")), 0)

    @property
    def year_ends(self) -> Fraction:
        """[NW1-9.1, 11.1] How likely the calendar ends the voyage with this turn, if nothing else has ended it."""
        others = sum([chance for end, chance in self.ends.items() if end not in ("", "calendar", "imperial")])
        return self.ends.get("calendar", Fraction()) / (1 - others or 1)


def end_of(way: Way[Nemo]) -> str:
    """[NW1-6.13, 12.2] How the voyage ends in this way; "" if it goes on."""
    ended = way.named("ended")
    return str(ended[0][1]) if ended else "tragic" if way.asks == "prevent" else ""


class EndOfTurn:
    """[NW1-11.1, 12.4] The same, or how it would end if the turn were over there: by the calendar or by full oceans."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, tuple[tuple[int, ...], ...]], str] = {}

    def __call__(self, way: Way[Nemo]) -> str:
        """How the voyage ends with this turn; "" if it goes on."""
        s, ended = way.state, end_of(way)
        if ended or s.phase != ACTION:
            return ended
        if (s.week, s.ships) not in self.known:
            later = s.clone()
            later.agenda = ()
            over = advance_time(later) or nemo1.run(later)
            self.known[s.week, s.ships] = over.reason.removeprefix("nemo1-over-") if isinstance(over, Over) else ""
        return self.known[s.week, s.ships]
