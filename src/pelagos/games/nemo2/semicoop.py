"""[NW2-20.x] The semi-cooperative game: own stacks, gems, usurping, glory."""

from __future__ import annotations

from pelagos.games.nemo2.names import PASS
from pelagos.games.nemo2.options import SEMI
from pelagos.games.nemo2.state import Nemo


def stack_card(s: Nemo, card: int, pile: int) -> bool:
    """[NW2-20.1] A card resolved by the captain goes to the captain's stack; False in every other mode."""
    if not s.flags & SEMI:
        return False
    mine = (*s.stacks[s.captain], card if pile == PASS else -card)
    s.stacks = (*s.stacks[: s.captain], mine, *s.stacks[s.captain + 1 :])
    return True


def keep_gems(s: Nemo, number: int) -> None:
    """[NW2-20.2] Gems removed by a Search or an Adventure: to the supply, or to the captain in semi-co-op."""
    if s.flags & SEMI:
        mine = s.glory_gems[s.captain] + number
        s.glory_gems = (*s.glory_gems[: s.captain], mine, *s.glory_gems[s.captain + 1 :])
    else:
        s.gems_left += number
