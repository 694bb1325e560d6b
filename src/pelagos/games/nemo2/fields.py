"""The fields of a position: what each holds, and with it how it is written and read and what it cannot be."""

from __future__ import annotations

from typing import Final

from pelagos.core.fields import Derived, Field, Fields, Kept
from pelagos.core.forms import NONE, Bit, Bits, Bound, By, Count, Heap, One, Part
from pelagos.core.game import AnyOrder
from pelagos.core.kinds import Kind
from pelagos.games.nemo2.ending import places, winners
from pelagos.games.nemo2.forms import (
    Bag,
    Cards,
    Fleet,
    Gone,
    Immune,
    Left,
    Merged,
    Officer,
    Phase,
    Seas,
    Seat,
    Seen,
    Stack,
    Treasures,
)
from pelagos.games.nemo2.names import (
    ACTS,
    CREW,
    FINALES,
    HULL,
    MAJORS,
    MOST_AP,
    MOST_NOTORIETY,
    MOTIVES,
    NEMO,
    NOWHERE,
    OCEANS,
    SEAT_LETTERS,
)
from pelagos.games.nemo2.odds import RULE_OF, modifier_sheet, under_way
from pelagos.games.nemo2.semicoop import glory
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tally import final_score, scores_by_motive, shown, tally
from pelagos.games.nemo2.verbs import (
    A_CARD,
    A_CHARACTER,
    A_LAND,
    A_MOTIVE,
    A_TOKEN,
    A_TREASURE,
    AN_OCEAN,
    AN_UPGRADE,
)

FINALE: Final = "finale"
MOST_TURNS: Final = 62
"""[NW2-1.5, 4.2] Every turn draws one of the 62 Adventure cards."""
A_ROW: Final = Kind("ocean", OCEANS[:MAJORS])
A_VESSEL: Final = Kind("ship", lambda pack: pack.fleet.names)
"""[NW2-1.3] A ship with its two sides, by the name on its front."""


def _markers(name: str) -> Bound:
    """[NW2-1.9] As many as the box holds."""
    return lambda s: s.pack.markers[name]


def _pile(s: Nemo) -> list[str]:
    """[NW2-2.2] From the top: so many events, or a special card with those that are shuffled into it."""
    special = {**dict.fromkeys(FINALES, FINALE), 0: ""}
    words = [(special.get(card, s.pack.cards[card].name), events) for card, events in s.pile]
    return [f"{word}+{events}" if word and events else word or str(events) for word, events in words]


def _modifiers(s: Nemo) -> dict[str, int]:
    """[NW2-6.6] The lines of the modifier sheet, by what they are for and summed up by rule; 0 where there is none."""
    found = dict.fromkeys((*RULE_OF, *RULE_OF.values()), 0)
    for line in modifier_sheet(s) if under_way(s) else ():
        found[line.reason] += line.value
        found[line.rule] += line.value
    return found


def _total(s: Nemo) -> int:
    """[NW2-6.2] The dice, and with two or more of them what is added."""
    return sum(s.dice) + (s.modifier + s.help if len(s.dice) > 1 else 0)


FIELDS: Final[Fields[Nemo]] = Fields(
    Field("motive", One(A_MOTIVE, always=True)),
    Field("act", Count(0, len(ACTS))),
    Field("turn", Count(0, MOST_TURNS, grows=True)),
    Field("phase", Phase()),
    Field("lull", Bit()),
    Field("ap", Count(0, MOST_AP)),
    Field("ap_cut", Count(0, 9)),
    Field("no_ap", Bit()),
    Field("skip_action", Bit()),
    Field("ocean", One(AN_OCEAN)),
    Field("tunnel", Bit()),
    Field("contacts", Seas(AN_OCEAN, Count(0, 9))),
    Field("ships", By(AN_OCEAN, Fleet(A_VESSEL), ())),
    Field("gems", Seas(AN_OCEAN, Count(0, 9))),
    Field("deck_gems", Count(0, _markers("gems"))),
    Field("uprisings", Bits(A_LAND), slot="cubes"),
    Field("gray_cubes", Count(0, _markers("gray"))),
    Field("fleet", One(AN_OCEAN), slot="fleet_ocean"),
    Field("nemo", Part(NEMO, Left(NEMO)), slot="resources"),
    Field("crew", Part(CREW, Left(CREW)), slot="resources"),
    Field("hull", Part(HULL, Left(HULL)), slot="resources"),
    Field("notoriety", Count(0, MOST_NOTORIETY)),
    Field("peak", Count(lambda s: s.notoriety, MOST_NOTORIETY)),
    Field("extra_die", Bit()),
    Field("tonnage", By(A_ROW, Fleet(A_VESSEL, ordered=True), ())),
    Field("salvage", Fleet(A_VESSEL)),
    Field("deck_bottom", Cards(A_CARD, ordered=True)),
    Field("pass", Merged(A_CARD, 1), slot="pass_pile"),
    Field("fail", Merged(A_CARD, -1), slot="fail_pile"),
    Field("tableau", Cards(A_CARD)),
    Field("cannonballs", Count(0, _markers("cannonballs"))),
    Field("display", Heap(AN_UPGRADE)),
    Field("installed", Heap(AN_UPGRADE)),
    Field("torpedo", Count(1, 2)),
    Field("torpedo_used", Bit()),
    Field("armor_used", Bit()),
    Field("sacrificed", Gone(A_CHARACTER), slot="in_play"),
    Field("collected", Treasures(A_TREASURE)),
    Field("treasure_bag", Treasures(A_TREASURE), slot="treasures"),
    Field("bag", Bag(A_VESSEL)),
    Field("held", Bag(A_VESSEL), given=False),
    Field("discarded", Bag(A_VESSEL)),
    Field("token_bag", Count(0, 10)),
    Field("seen_tokens", Seen(A_TOKEN), slot="tokens"),
    Field("red_sky", Bit()),
    Field("captain", Seat()),
    Field("handover", Bit()),
    Field("locked", Bit()),
    Field("immune", Immune()),
    Derived("gems_left", lambda s: s.gems_left),
    Derived("cubes_left", lambda s: s.cubes_left),
    Derived("lost_treasures", lambda s: dict(zip(s.pack.treasure_number, s.lost_treasures, strict=True))),
    Derived("pile", _pile),
    Derived("deck", lambda s: s.deck + len(s.deck_bottom)),
    Derived("card", lambda s: s.pack.cards[s.dealt].name or NONE),
    Derived("upgrades_down", lambda s: len(s.upgrades_down)),
    Derived("treasures", lambda s: sum(s.collected)),
    Derived("bag_size", lambda s: len(s.bag) + s.token_bag),
    Derived("target", lambda s: NONE if s.target == NOWHERE else s.pack.sides[s.target].name),
    Derived("modifier", lambda s: s.modifier),
    Derived("modifiers", _modifiers),
    Derived("dice", lambda s: list(s.dice)),
    Derived("total", _total),
    Derived("score", final_score),
    Derived("tally", lambda s: tally(s)._asdict()),
    Derived("by_motive", lambda s: dict(zip(MOTIVES, scores_by_motive(s), strict=True))),
    Derived("markers", lambda s: list(shown(final_score(s)))),
    Derived("winners", lambda s: AnyOrder(SEAT_LETTERS[seat] for seat in winners(s))),
    Field("officer", Officer(), each=True, slot="officers"),
    Field("gems", Count(0, _markers("gems")), each=True, slot="glory_gems"),
    Field("pass", Stack(A_CARD, 1), each=True, slot="stacks"),
    Field("fail", Stack(A_CARD, -1), each=True, slot="stacks"),
    Derived("glory", lambda s, seat: glory(s, seat).points if s.pack.officers.get(s.seats) else 0, each=True),
    Derived("rank", lambda s, seat: places(s)[seat], each=True),
    Kept(("fixed", "flags", "seats")),
    Kept(
        ("cubes_left", "dealt", "deck", "gems_left", "held_tokens", "lost_treasures", "pile", "unseen", "upgrades_down")
    ),
    Kept(("dice", "exerted", "help", "helped", "modifier", "passed", "rolled", "row", "test", "threshold", "whites")),
    Kept(("draw_ocean", "drawn", "mode", "pursued", "sunk", "target", "window", "wreck")),
)
"""[NW2-1.13] Everybody sees all of it: what nobody has seen is stored nowhere."""
