"""[EDS-9.3, 10.1, 20.1] What is at stake: tokens of a dive and tiles of a discovery, as far as a seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Final

from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.stakes import STOP, Guide, Turns, Way, chance_text, every, stakes
from pelagos.core.state import replaced
from pelagos.core.text import Text, text
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.state import Endeavor, scenario_of
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
    known = as_known(s, seat, option)
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


def as_known(s: Endeavor, seat: int, option: Option) -> Endeavor | None:
    """[EDS-2.3, 9.3, 20.1] A clone in which fate still decides all that a seat does not know of the piles.

    A tile that was put back unseen is as likely as any other of its depth. None where that is not all there is to know:
    a pile that is used up down to a tile the seat has seen, and the place of the Fallen Star.
    """
    t = s.clone()
    for depth in set(option[1:]) if option[0] == "depths" else ():
        under, pile = s.bottoms[depth - 1], s.piles[depth - 1]
        unknown = [entry for entry in under if not knows(seat, entry[1])]
        within = under[: max(0, option.count(depth) - pile.bit_count())]
        if unknown and (scenario_of(s).hidden_star or any(entry not in unknown for entry in within)):
            return None
        t.piles = replaced(t.piles, depth - 1, pile | sum(1 << tile for tile, _, _ in unknown))
        t.bottoms = replaced(t.bottoms, depth - 1, tuple([entry for entry in under if entry not in unknown]))
    return t
