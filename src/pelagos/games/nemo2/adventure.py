"""[NW2-5.x] The Adventure Phase: drawing a card and resolving it by its kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.core.state import picked
from pelagos.games.nemo2.asking import NOT_NOW, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.cards import resolve
from pelagos.games.nemo2.ending import defeat
from pelagos.games.nemo2.names import EVENTS, FINALES, MOTIVE, OCEANS, RISING_THREAT
from pelagos.games.nemo2.notoriety import why_not_motive
from pelagos.games.nemo2.options import RETAIN_ANY_TIME
from pelagos.games.nemo2.procedures import EVENT_CARDS, where
from pelagos.games.nemo2.seats import pose
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.treasures import PAUSE
from pelagos.games.nemo2.upgrades import pick_upgrade
from pelagos.games.nemo2.verbs import LOOK_FOR_UPGRADE, TO_MOTIVE

MOTIVE_ALREADY: Final = nemo2.reason("motive-already", "NW2-5.3", code="E_TARGET")
NO_UPGRADE_SET_ASIDE: Final = nemo2.reason("no-upgrade-set-aside", "NW2-5.3", code="E_PRECONDITION")


@nemo2.step
def draw_card(s: Nemo) -> Node | None:
    """[NW2-5.1, 10.4] The top card of the draw pile; retained tokens may be used before it is seen."""
    if s.flags & RETAIN_ANY_TIME:
        s.do(PAUSE, (draw_top,))
        return None
    return draw_top(s)


@nemo2.step
def draw_top(s: Nemo) -> Chance | None:
    """[NW2-5.1, 4.2] The top card of the draw pile; which of the unseen ones it is exists only now."""
    special, events = s.pile[0]
    names = s.pack.draws.cards
    if not special:
        return EVENT_CARDS.draw("adventure", names, s.unseen, (card_drawn,))
    if not events and special not in FINALES:
        s.pile = s.pile[1:]
        resolve(s, special)
        return None
    unseen = len(s.unseen) if events else 0
    specials = FINALES if special in FINALES else (RISING_THREAT,)
    options = picked(names, s.unseen[:unseen]) + tuple([names[card] for card in specials])
    weights = (events * len(specials),) * unseen + (max(1, unseen),) * len(specials)
    return Chance("adventure", options, weights, (card_drawn,))


@nemo2.step
def card_drawn(s: Nemo, drawn: Option) -> None:
    """[NW2-5.1] The card leaves its segment of the pile."""
    card, pile = s.pack.card_number[drawn[0]], s.pile
    special, events = pile[0]
    if card <= EVENTS:
        s.unseen = EVENT_CARDS.without(s.unseen, card)
        top = ((special, events - 1),) if special or events > 1 else ()
    else:
        top = ((0, events),)
    s.pile = top + pile[1:]
    resolve(s, card)


def see_event(s: Nemo, card: int) -> None:
    """[NW2-1.13] An event that nobody had seen is known from now on."""
    s.unseen = EVENT_CARDS.without(s.unseen, card)


@nemo2.step
def begin_act(s: Nemo, act: int) -> None:
    """[NW2-5.2, D5] The card lies beside the draw pile: this is the current act; the next card is drawn at once."""
    s.act = act
    s.dealt = 0
    if s.events is not None:
        s.tell("nemo2-act", act)


@nemo2.step
def move_nautilus(s: Nemo, ocean: int) -> None:
    """[NW2-5.2, 26] Put the Nautilus into an ocean."""
    s.ocean = where(s, ocean)
    s.tell("nemo2-moved", OCEANS[s.ocean])


def why_not_change(s: Nemo, motive: int) -> str:
    """[NW2-5.3] Another motive than before, fatal or not."""
    return MOTIVE_ALREADY if motive == s.motive else ""


def without_upgrades(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW2-5.3, Q47] None may be left that is set aside."""
    return NO_UPGRADE_SET_ASIDE if option == LOOK_FOR_UPGRADE else NOT_NOW


@question("act3-choice", "NW2-5.3", otherwise=without_upgrades)
def changes(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-5.3] A motive, or one of the upgrades that are set aside."""
    for motive, option in enumerate(TO_MOTIVE):
        yield option, why_not_change(s, motive)
    if s.upgrades_down:
        yield LOOK_FOR_UPGRADE, ""


@nemo2.step
def act_three_choice(s: Nemo) -> Node | None:
    """[NW2-5.3, D36, Q47] Exactly one: change the motive, or add one set-aside upgrade to the display."""
    return pose(s, changes, (act_three_chosen,))


@nemo2.step
def act_three_chosen(s: Nemo, answer: Option) -> None:
    """[NW2-5.3, Q46] A motive whose outlaw box is already reached loses the game at once."""
    if answer == LOOK_FOR_UPGRADE:
        s.do((pick_upgrade,))
        return
    s.motive = MOTIVE[answer[1]]
    s.tell("nemo2-motive", answer[1])
    if why_not_motive(s, s.motive):
        defeat(s, "nemo2-defeat-outlaw")
