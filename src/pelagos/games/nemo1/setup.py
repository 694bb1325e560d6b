"""[NW1-3.x] Setting up the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pelagos.core.nodes import Choice, Node, Option
from pelagos.core.settings import Setting, Settings
from pelagos.games.nemo1.asking import always, unknown, unless
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.data import Pack
from pelagos.games.nemo1.data_pieces import TREASURES
from pelagos.games.nemo1.hidden import face_down, mixed
from pelagos.games.nemo1.names import (
    CARDS,
    COMMITMENT,
    COMMITMENTS,
    EMPTY,
    HOLLOW_EXPLOSION,
    LIGHT_GRAY,
    MAELSTROM,
    NO_TEST,
    NOWHERE,
    OCEAN,
    OCEANS,
    RUNNING,
    SEEK,
    SETUP,
)
from pelagos.games.nemo1.rolls import one_die
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.turns import begin_turn
from pelagos.games.nemo1.verbs import BY_LOT, COMMIT, RANDOM, START, TO_COMMIT, TO_START

ASK: Final = "ask"
SETTINGS: Final = (
    Setting("players", 1, "nemo1-setting-players", low=1, high=1),
    Setting("commitment", ASK, "nemo1-setting-commitment", choices=(ASK, *COMMITMENTS, RANDOM)),
)

NO_SUCH_COMMITMENT: Final = nemo1.reason("no-such-commitment", "NW1-3.5", code="E_CHOICE")
unknown("unknown-ocean", "NW1-3.2", of=(START,))


def new_game(settings: Settings, pack: Pack) -> Nemo:
    """[NW1-3.1 to 3.7] What is the same in every game, and whether the commitment is asked for."""
    s = laid_out(pack).clone()
    wanted = str(settings["commitment"])
    asked = (ask_commitment,) if wanted == ASK else (committed, COMMIT(wanted))
    s.do((ask_start,), asked, (begin_turn,))
    return s


@lru_cache(maxsize=8)
def laid_out(pack: Pack) -> Nemo:
    """[NW1-3.1 to 3.7] Everything that needs no choice and no luck; nothing hidden is revealed by it."""
    s = Nemo()
    s.pack = pack
    _markers(s, pack)
    _ships(s, pack)
    _treasures(s)
    _cards(s)
    return s


def _markers(s: Nemo, pack: Pack) -> None:
    """[NW1-3.4, V-18] Tracks at their starts, resources at their top circles, passengers aboard."""
    numbers = pack.numbers
    s.turn, s.phase, s.result = 0, SETUP, RUNNING
    s.week, s.target = numbers.first_week, numbers.target_high
    s.notoriety, s.liberation = numbers.notoriety_start, numbers.liberation_start
    s.levels = pack.top
    s.spent = s.commitment = s.final = 0
    s.yard = s.free_yard = s.captured = 0
    s.test = NO_TEST
    s.number = s.modifier = s.help = s.stalking = 0
    s.exerted = s.dice = ()
    s.foe = NOWHERE


def _ships(s: Nemo, pack: Pack) -> None:
    """[NW1-3.1 to 3.3] The light gray pile, the first ships face down, everything else aside."""
    gray = pack.groups[LIGHT_GRAY]
    s.ocean = NOWHERE
    s.released = 1 << LIGHT_GRAY
    s.pile_layers = mixed((), 0, gray)
    hidden = face_down(s.pile_layers)
    s.ships = tuple((hidden,) * ocean.first_ships for ocean in pack.oceans)
    s.pile = len(gray) - sum(ocean.first_ships for ocean in pack.oceans)
    s.sunk = ((),) * len(OCEANS)
    s.discard = s.salvage = ()
    s.owned, s.marks = 0, (EMPTY,) * SEEK


def _treasures(s: Nemo) -> None:
    """[NW1-3.7] One hidden counter in each circle, the others in the cup."""
    s.cup_layers = mixed((), 0, tuple(range(TREASURES)))
    s.circles = (face_down(s.cup_layers),) * len(OCEANS)
    s.cup = TREASURES - len(OCEANS)
    s.collected = s.charms = s.removed = ()


def _cards(s: Nemo) -> None:
    """[NW1-3.6] 22 shuffled cards, four of them never used; which ones, nobody knows."""
    s.drawn = 0
    s.unseen = tuple(card for card in range(1, CARDS + 1) if card not in (HOLLOW_EXPLOSION, MAELSTROM))
    s.kept = s.carried = s.passed = s.failed = ()


@nemo1.step
def ask_start(s: Nemo) -> Choice:
    """[NW1-3.2] Any ocean."""
    return START_ASKED


@nemo1.step
def started(s: Nemo, answer: Option) -> None:
    """[NW1-3.2] The Nautilus lies in the dark box of her ocean."""
    s.ocean = OCEAN[answer[1]]
    s.tell("nemo1-started", answer[1])


START_ASKED: Final = Choice(0, *always("start-ocean", "NW1-3.2", *TO_START), (started,))


@nemo1.step
def ask_commitment(s: Nemo) -> Choice:
    """[NW1-3.5] One of four, or let Nemo decide."""
    return COMMITMENT_ASKED


@nemo1.step
def committed(s: Nemo, answer: Option) -> Node | None:
    """[NW1-3.5] The marker shows `?`."""
    if answer == BY_LOT:
        return COMMITMENT_DIE
    s.commitment = COMMITMENT[answer[1]]
    s.tell("nemo1-committed", answer[1])
    return None


COMMITMENT_ASKED: Final = Choice(
    0,
    *always("commitment", "NW1-3.5", *TO_COMMIT, BY_LOT, otherwise=unless(COMMIT.name, NO_SUCH_COMMITMENT)),
    (committed,),
)


@nemo1.step
def commitment_rolled(s: Nemo, die: Option) -> None:
    """[NW1-3.5, AMB-11, V-17] The faces name the columns."""
    s.commitment = s.pack.by_face[die[0] - 1]
    s.tell("nemo1-committed", COMMITMENTS[s.commitment])


COMMITMENT_DIE: Final = one_die("commitment-die", (commitment_rolled,))
