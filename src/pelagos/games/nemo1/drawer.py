"""[NW1-0.2, 12.5] The drawer: what anybody may know but nobody sees on the map."""

from __future__ import annotations

from pelagos.core.text import Text, text
from pelagos.games.nemo1.data_cards import PASSIVE, Card
from pelagos.games.nemo1.effect_words import effects_text
from pelagos.games.nemo1.hidden import unseen
from pelagos.games.nemo1.names import COMMITMENTS, EMPTY, LEVELS, OCEANS, OR
from pelagos.games.nemo1.odds import warship_chance
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tally import level_of, scores_by_commitment
from pelagos.games.nemo1.textboard import NONE, ship_line
from pelagos.games.nemo1.texts import card_text, commitment_text, level_text, ocean_text, treasure_text
from pelagos.games.nemo1.visible import ship_view


def drawer(s: Nemo, seat: int | None) -> tuple[Text, ...]:
    """[NW1-0.2] Counts and contents of what is unseen as a whole, never which lies where; the score four times."""
    return (
        *_kept(s),
        *_ships(s, "nemo1-drawer-ships", unseen(s.pile_layers)),
        *_hidden(s),
        *_ships(s, "nemo1-drawer-discard", s.discard),
        text("nemo1-drawer-treasures", treasures=_treasures(s, unseen(s.cup_layers))),
        text("nemo1-drawer-cards", cards=tuple(card_text(s.pack.cards[card].name) for card in s.unseen) or NONE),
        *_charms(s),
        *_commitments(s),
    )


def _kept(s: Nemo) -> list[Text]:
    """[NW1-6.7] What each kept card does, and when and where it can be used."""
    return [_kept_card(s.pack.cards[number]) for number in s.kept]


def _kept_card(card: Card) -> Text:
    name = card_text(card.name)
    if card.window == PASSIVE:
        return text("nemo1-drawer-passive", card=name)
    return text("nemo1-drawer-kept", card=name, when=card_when(card), effects=effects_text(card.steps))


def card_when(card: Card) -> Text:
    """[NW1-6.7] The moment for which a card is kept, and where the Nautilus has to be."""
    window = Text(f"nemo1-window-{card.window.replace('_', '-')}")
    where = tuple(ocean_text(OCEANS[ocean]) for ocean in card.oceans)
    return text("nemo1-window-in", window=window, oceans=where) if where else window


def _ships(s: Nemo, message: str, ships: tuple[int, ...]) -> list[Text]:
    lines = [text(message, number=len(ships))]
    lines += [text("nemo1-drawer-ship", ship=ship_line(ship_view(s.pack.ships[ship]))) for ship in ships]
    return lines


def _hidden(s: Nemo) -> list[Text]:
    """[NW1-4.2] How likely each hidden ship is a Warship; older ones cannot be of groups that came later."""
    return [
        text(
            "nemo1-drawer-hidden",
            ocean=ocean_text(OCEANS[ocean]),
            place=place + 1,
            percent=round(100 * warship_chance(s, piece)),
        )
        for ocean, here in enumerate(s.ships)
        for place, piece in enumerate(here)
        if piece < EMPTY
    ]


def _treasures(s: Nemo, treasures: tuple[int, ...]) -> tuple[Text, ...] | Text:
    return tuple(treasure_text(s.pack.treasures[treasure].name) for treasure in treasures) or NONE


def _charms(s: Nemo) -> list[Text]:
    """[NW1-8.3] What each OR treasure that is held can do."""
    return [
        text(
            "nemo1-drawer-charm",
            treasure=treasure_text(s.pack.treasures[treasure].name),
            effects=effects_text(benefit.steps),
        )
        for treasure in s.charms
        if s.pack.treasures[treasure].kind == OR
        for benefit in s.pack.treasures[treasure].benefits
    ]


def _commitments(s: Nemo) -> list[Text]:
    """[NW1-12.1, 12.5] What the position is worth under each of the four commitments."""
    return [
        text(
            "nemo1-drawer-commitment",
            commitment=commitment_text(name),
            score=score,
            level=level_text(LEVELS[level_of(s.pack, score)]),
        )
        for name, score in zip(COMMITMENTS, scores_by_commitment(s), strict=True)
    ]
