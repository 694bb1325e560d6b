"""[NW2-1.13] The open-information drawer: what anybody may look at but nobody sees on the map."""

from __future__ import annotations

from typing import Final

from pelagos.core.text import SeatName, Text, text
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.names import MOTIVES
from pelagos.games.nemo2.owned import owned
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tally import level_of, tally_for
from pelagos.games.nemo2.textboard import ship_line
from pelagos.games.nemo2.texts import card_text, level_text, motive_text, token_text, treasure_text
from pelagos.games.nemo2.visible import MOST_PACKS

SHIPS: Final[dict[str, tuple[Text, ...]]] = {}
"""The lines of all ships, by the hash of their pack."""


def drawer(s: Nemo, seat: int | None) -> tuple[Text, ...]:
    """[NW2-1.13, 17.2] What is kept, the bags as sets, both sides of their ships, and the score under each motive."""
    return (
        *owned(s),
        *_ships(s, "nemo2-drawer-bag", s.bag),
        *_ships(s, "nemo2-drawer-held", s.held),
        *_ships(s, "nemo2-drawer-discarded", s.discarded),
        *_tokens(s),
        text("nemo2-drawer-treasures", treasures=_treasures(s, s.treasures)),
        text("nemo2-drawer-lost", treasures=_treasures(s, s.lost_treasures)),
        *_stacks(s),
        *_motives(s),
    )


def _ships(s: Nemo, message: str, ships: tuple[int, ...]) -> list[Text]:
    lines = [text(message, number=len(ships))]
    known = SHIPS.get(s.pack.hash) or _print(s.pack)
    return lines + [known[ship] for ship in ships]


def _print(pack: Pack) -> tuple[Text, ...]:
    """Both sides of every ship, written once for all packs with the same values, which their hash stands for."""
    lines = [ship_line(side.seen()) for side in pack.sides]
    sides = zip(lines[::2], lines[1::2], strict=True)
    if len(SHIPS) >= MOST_PACKS:
        SHIPS.clear()
    SHIPS[pack.hash] = found = tuple(text("nemo2-drawer-ship", front=front, back=back) for front, back in sides)
    return found


def _tokens(s: Nemo) -> list[Text]:
    """[NW2-1.13, 18.2] How many tokens are in the bag is open; which of the unseen ones they are is not."""
    unseen = tuple(token_text(s.pack.tokens[token].name) for token in s.tokens)
    return [text("nemo2-drawer-tokens", number=s.token_bag, tokens=unseen)] if unseen else []


def _stacks(s: Nemo) -> list[Text]:
    """[NW2-20.1] Everybody may look through every stack."""
    names = [card.name for card in s.pack.cards]
    return [
        text(
            "nemo2-drawer-stack",
            seat=SeatName(seat),
            up=tuple(card_text(names[card]) for card in stack if card > 0) or Text("nemo2-none"),
            down=tuple(card_text(names[-card]) for card in stack if card < 0) or Text("nemo2-none"),
        )
        for seat, stack in enumerate(s.stacks)
        if stack
    ]


def _treasures(s: Nemo, counts: tuple[int, ...]) -> tuple[Text, ...] | Text:
    left = zip(s.pack.treasures, counts, strict=True)
    counted = [text("nemo2-counted", number=n, treasure=treasure_text(kind.name)) for kind, n in left if n]
    return tuple(counted) or Text("nemo2-none")


def _motives(s: Nemo) -> list[Text]:
    """[NW2-5.3, 17.2, 17.3] What the position is worth under each of the four motives, source by source."""
    return [_worth(s, number) for number in range(len(MOTIVES))]


def _worth(s: Nemo, motive: int) -> Text:
    sums = tally_for(s, motive)
    score = sum(sums)
    sources = tuple(
        text("nemo2-drawer-source", source=Text(f"nemo2-score-{name}"), points=points)
        for name, points in sums._asdict().items()
        if points
    )
    return text(
        "nemo2-drawer-motive",
        motive=motive_text(MOTIVES[motive]),
        score=score,
        level=level_text(level_of(s, score).name),
        sources=sources or Text("nemo2-none"),
    )
