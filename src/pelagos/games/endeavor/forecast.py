"""[EDS-9.3, 10.1, 20.1] What is at stake: tokens of a dive and tiles of a discovery, as far as a seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Final

from pelagos.core.codec import agenda_steps
from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.stakes import STOP, Guide, Turns, Way, chance_text, every, stakes
from pelagos.core.state import replaced
from pelagos.core.text import Text, text
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.discovery import draw_tile
from pelagos.games.endeavor.state import Endeavor, scenario_of
from pelagos.games.endeavor.verbs import DEPTHS
from pelagos.games.endeavor.visible import knows
from pelagos.games.endeavor.words import tile_text, token_text


def _follows(s: Endeavor, node: Chance) -> Turns:
    """[EDS-20.1] Tokens and tiles that are drawn; reports, goals and crises are for everybody and come later."""
    return every(node) if node.ask == "dive-token" or node.ask.startswith("tile-") else STOP


GUIDE: Final[Guide[Endeavor]] = Guide(endeavor, _follows, lambda s, node: None)


def forecast(s: Endeavor, option: Option | None) -> tuple[Text, ...]:
    """[EDS-9.3, 10.1] What a dive or a discovery may bring, the likeliest first; what is equally likely in one line."""
    if option is None or type(s.node) is not Choice or s.node.ask not in ("depths", "dive", "extra"):
        return ()
    seat = s.node.seat
    known = unseen_in_piles(s, seat, option[1:] if option[0] == DEPTHS.name else ())
    if known is None:
        return ()
    chances = stakes(GUIDE, known, option).among(lambda way: _found(way, s, seat))
    return tuple(
        text("endeavor-forecast-found", what=what, number=len(what), chance=chance_text(likely))
        for likely in sorted(set(chances.values()), reverse=True)
        if (what := tuple(sorted([thing for thing in chances if chances[thing] == likely], key=attrgetter("id"))))
    )


def _found(way: Way[Endeavor], s: Endeavor, seat: int) -> Iterator[Text]:
    """[EDS-9.3, 10.1, 15.3] The tiles that are looked at, the token taken, or those from which one is picked."""
    later, node = way.state, way.state.node
    if isinstance(node, Choice) and node.ask == "tile":
        yield from [tile_text(later.pack.tiles[tile].id) for tile, _, _ in later.drawn]
    elif isinstance(node, Choice) and node.ask == "pick":
        yield from [token_text(name) for _, name in node.options]
    else:
        yield from [token_text(later.pack.tokens[token].id) for token in later.hand[seat][len(s.hand[seat]) :]]


def as_known(s: Endeavor, seat: int | None) -> Endeavor | None:
    """[EDS-9.3, 20.1] Before a draw: a position in which fate still decides all that a seat does not know."""
    node = s.node
    if not isinstance(node, Chance) or not node.ask.startswith("tile-"):
        return s
    if s.drawn:
        return None
    later = [step[1] for step in agenda_steps(s.agenda) if step[0] is draw_tile]
    known = unseen_in_piles(s, seat, [node.then[1], *later])
    if known is not None:
        known.node = draw_tile(known, node.then[1])
    return known


def unseen_in_piles(s: Endeavor, seat: int | None, depths: Sequence[int]) -> Endeavor | None:
    """[EDS-2.3, 9.3, 20.1] A clone before draws of these depths, in which fate decides what the seat has not seen.

    A tile that was put back unseen is as likely as any other of its depth. None where that is not all there is to know:
    a pile that is used up down to a tile the seat has seen, and the place of the Fallen Star.
    """
    t = s.clone()
    for depth in set(depths):
        under, pile = s.bottoms[depth - 1], s.piles[depth - 1]
        unknown = [entry for entry in under if not knows(seat, entry[1])]
        within = under[: max(0, depths.count(depth) - pile.bit_count())]
        if unknown and (scenario_of(s).hidden_star or any(entry not in unknown for entry in within)):
            return None
        t.piles = replaced(t.piles, depth - 1, pile | sum(1 << tile for tile, _, _ in unknown))
        t.bottoms = replaced(t.bottoms, depth - 1, tuple([entry for entry in under if entry not in unknown]))
    return t
