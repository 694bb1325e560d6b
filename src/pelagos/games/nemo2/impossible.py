"""Described positions that cannot be, although every piece lies in exactly one place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from pelagos.core.errors import PelagosError
from pelagos.games.nemo2.cards import REQUIRED_REPAIRS
from pelagos.games.nemo2.names import ACTS, CARDS, DIE_BOX, FINALES
from pelagos.games.nemo2.options import SEMI, TREACHEROUS
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.upgrades import MINES_CARD

KEEP: Final = "KEEP"
TOKEN_FIELDS: Final = ("token_bag", "seen_tokens", "red_sky")
COMPANY_FIELDS: Final = ("handover", "locked")


def check_possible(s: Nemo, fields: Mapping[str, Any]) -> None:
    """Refuse what the rules can never bring about, with all reasons at once."""
    found = [*_cards(s), *_pile(s), *_variants(s, fields)]
    if fields.get("cannonballs") and REQUIRED_REPAIRS not in s.tableau:
        found.append("cannonballs: they lie on Required Repairs, which is not in the tableau [NW2-1.9]")
    if s.extra_die and s.peak < DIE_BOX:
        found.append(f"extra_die: Notoriety has never reached {DIE_BOX} [NW2-8.4]")
    if found:
        raise PelagosError("error-case-impossible", problem="; ".join(found))


def _cards(s: Nemo) -> Iterable[str]:
    """[NW2-2.2, 5.7, 13.11] Only KEEP cards and the Magnetic Mines lie in the tableau; one finale is in the game."""
    for card in s.tableau:
        if card != MINES_CARD and (card >= CARDS or s.pack.cards[card].kind != KEEP):
            yield f"tableau: {s.pack.cards[card].name} is no {KEEP} card [NW2-5.7]"
    stacked = [abs(card) for stack in s.stacks for card in stack]
    finales = [card for card in (*s.pass_pile, *s.fail_pile, *stacked, s.dealt) if card in FINALES]
    if len(finales) > 1:
        yield f"{' and '.join(s.pack.cards[card].name for card in finales)}: one finale is in the game [NW2-2.2]"


def _pile(s: Nemo) -> Iterable[str]:
    """[NW2-2.2] Acts lie in their order, none that has begun; there are no more events than nobody has seen."""
    special = [card for card, _ in s.pile if card]
    acts = [card for card in special if card in ACTS]
    if len(set(special)) != len(special):
        yield "pile: a card lies in it twice [NW2-2.2]"
    if acts != sorted(acts):
        yield "pile: Act Two lies above Act Three [NW2-2.2]"
    if any(ACTS.index(card) < s.act for card in acts):
        yield f"pile: Act {s.act} has begun already [NW2-5.2]"
    if s.deck < 0:
        yield f"pile: {-s.deck} events more than nobody has seen [NW2-1.5]"


def _variants(s: Nemo, fields: Mapping[str, Any]) -> Iterable[str]:
    """[NW2-18.1, 19.4, 20.3] Tokens need Treacherous Waters, a captain's tile company, and usurping the semi-co-op."""
    if not s.flags & TREACHEROUS:
        yield from (f"{field}: only with treacherous_waters [NW2-18.1]" for field in TOKEN_FIELDS if fields.get(field))
    if s.seats == 1:
        yield from (f"{field}: only in company [NW2-19.4]" for field in COMPANY_FIELDS if fields.get(field))
    if s.immune and not s.flags & SEMI:
        yield "immune: only in the semi-co-op [NW2-20.3]"
