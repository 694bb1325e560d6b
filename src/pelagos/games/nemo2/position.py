"""Positions of Nemo's War, second edition, described by named fields, for case files. Seats are A, B, C, D.

With any field given the case stands in the Action Phase of Act One, unless `window` says otherwise; what is not named
is as after the set-up, and bags, supplies and the unseen cards shrink by what lies elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any, Final

from pelagos.core.codec import agenda_steps
from pelagos.core.game import AnyOrder
from pelagos.core.state import replaced
from pelagos.games.nemo2.cards import REQUIRED_REPAIRS
from pelagos.games.nemo2.data_pieces import COLORS, SHIPS
from pelagos.games.nemo2.ending import places, winners
from pelagos.games.nemo2.names import (
    ACTS,
    BLUE,
    CHARACTERS,
    DARK_YELLOW,
    DIE_BOX,
    DISPLAY_SPACES,
    EVENTS,
    FINALES,
    GREEN,
    MAJORS,
    MINES,
    MOST_AP,
    MOST_NOTORIETY,
    MOTIVES,
    NOWHERE,
    OCEANS,
    ORANGE,
    PALE_YELLOW,
    PHASES,
    RED,
    RESOURCES,
    RISING_THREAT,
    UPGRADES,
    WHITE,
)
from pelagos.games.nemo2.naming import (
    LETTERS,
    NONE,
    card_number,
    flag_in,
    list_in,
    number_in,
    ocean_in,
    piece_named,
    seat_in,
    table_in,
    unknown,
    word_in,
    wrong,
)
from pelagos.games.nemo2.options import CURRENT_44
from pelagos.games.nemo2.semicoop import glory
from pelagos.games.nemo2.setup import FIRST_EVENTS, LAST_EVENTS
from pelagos.games.nemo2.standing import WINDOW_FIELDS, open_window
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tally import final_score, scores_by_motive, shown, tally

OTHERS: Final = "others"
FINALE: Final = "finale"
Setter = Callable[[Nemo, str, Any], None]


def arrange(s: Nemo, fields: Mapping[str, Any]) -> Nemo:
    """The set-up with the named fields changed."""
    if not fields:
        return s
    known = (*FIELDS, *LATE, "seats", *WINDOW_FIELDS)
    for key in fields:
        if key not in known:
            raise unknown("given", key, known)
    _begin(s, fields)
    for key in FIELDS:
        if key in fields:
            FIELDS[key](s, key, fields[key])
    for letter, facts in table_in("seats", fields.get("seats", {})).items():
        _arrange_seat(s, seat_in(s, letter), table_in(f"seats.{letter}", facts))
    _dealt(s, fields)
    _share_cards(s, fields)
    _share_ships(s, fields)
    _share_markers(s, fields)
    open_window(s, fields)
    return s


def _begin(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW2-2] The set-up is over: Act One has begun, the start upgrade is on display."""
    motive = next((step[1][1] for step in agenda_steps(s.agenda) if step[0] == "motive_chosen"), MOTIVES[0])
    s.agenda = ()
    s.motive = word_in("motive", fields.get("motive", motive), MOTIVES)
    s.act, s.turn, s.ocean = 1, 1, 0


def _dealt(s: Nemo, fields: Mapping[str, Any]) -> None:
    """The card of the window is no longer in any deck."""
    if "card" in fields:
        s.dealt = card_number(s.pack, fields["card"])


def _set_number(low: int, high: int) -> Setter:
    def set_it(s: Nemo, field: str, value: Any) -> None:
        setattr(s, field, number_in(field, value, low, high))

    return set_it


def _set_flag(s: Nemo, field: str, value: Any) -> None:
    setattr(s, field, flag_in(field, value))


def _set_motive(s: Nemo, field: str, value: Any) -> None:
    s.motive = word_in(field, value, MOTIVES)


def _set_phase(s: Nemo, field: str, value: Any) -> None:
    s.phase = word_in(field, value, PHASES)


def _set_ocean(s: Nemo, field: str, value: Any) -> None:
    setattr(s, {"fleet": "fleet_ocean"}.get(field, field), ocean_in(field, value))


def _set_oceans(s: Nemo, field: str, value: Any) -> None:
    """A number for each ocean that is named; `others` is for all that are not."""
    named = dict(table_in(field, value))
    rest = named.pop(OTHERS, None)
    numbers = list(getattr(s, field))
    if rest is not None:
        numbers = [min(number_in(field, rest, 0, 9), s.pack.capacity[ocean]) for ocean in range(len(OCEANS))]
    for name, number in named.items():
        numbers[word_in(field, name, OCEANS)] = number_in(field, number, 0, 9)
    setattr(s, field, tuple(numbers))


def _set_ships(s: Nemo, field: str, value: Any) -> None:
    for name, ships in table_in(field, value).items():
        pieces = tuple(piece_named(s.pack, ship) for ship in list_in(field, ships))
        s.ships = replaced(s.ships, word_in(field, name, OCEANS), pieces)


def _set_tonnage(s: Nemo, field: str, value: Any) -> None:
    for name, ships in table_in(field, value).items():
        pieces = tuple(piece_named(s.pack, ship) for ship in list_in(field, ships))
        s.tonnage = replaced(s.tonnage, word_in(field, name, OCEANS[:MAJORS]), pieces)


def _set_pieces(s: Nemo, field: str, value: Any) -> None:
    setattr(s, field, tuple(piece_named(s.pack, ship) for ship in list_in(field, value)))


def _set_uprisings(s: Nemo, field: str, value: Any) -> None:
    s.cubes = sum(1 << land for land in {word_in(field, name, s.pack.world.lands) for name in list_in(field, value)})


def _set_resource(s: Nemo, field: str, value: Any) -> None:
    """[NW2-7.1] By the points that are left; 0 would be defeat."""
    resource = RESOURCES.index(field)
    last = s.pack.last_box[resource]
    s.resources = replaced(s.resources, resource, last - number_in(field, value, 1, last))


def _set_notoriety(s: Nemo, field: str, value: Any) -> None:
    """[NW2-8.4] Named alone it is also the highest ever reached, and box 44 has its die."""
    s.notoriety = number_in(field, value, 0, MOST_NOTORIETY)
    s.peak = max(s.peak, s.notoriety)
    s.extra_die = int(s.notoriety >= DIE_BOX if s.flags & CURRENT_44 else s.peak >= DIE_BOX)


def _set_peak(s: Nemo, field: str, value: Any) -> None:
    s.peak = number_in(field, value, s.notoriety, MOST_NOTORIETY)
    s.extra_die = int(s.peak >= DIE_BOX and not s.flags & CURRENT_44)


def _set_cards(s: Nemo, field: str, value: Any) -> None:
    name = {"pass": "pass_pile", "fail": "fail_pile"}.get(field, field)
    setattr(s, name, tuple(card_number(s.pack, card) for card in list_in(field, value)))


def _set_upgrades(s: Nemo, field: str, value: Any) -> None:
    setattr(s, field, tuple(word_in(field, name, UPGRADES) for name in list_in(field, value)))


def _set_sacrificed(s: Nemo, field: str, value: Any) -> None:
    gone = [word_in(field, name, CHARACTERS) for name in list_in(field, value)]
    s.in_play = tuple(character not in gone for character in range(len(CHARACTERS)))


def _set_kinds(s: Nemo, field: str, value: Any) -> None:
    """Treasures by kind: how many of each."""
    names = [treasure.name for treasure in s.pack.treasures]
    counts = [0] * len(names)
    for name, number in table_in(field, value).items():
        kind = word_in(field, name, names)
        counts[kind] = number_in(field, number, 0, s.pack.treasures[kind].number)
    setattr(s, field, tuple(counts))


def _set_captain(s: Nemo, field: str, value: Any) -> None:
    setattr(s, field, seat_in(s, value))


def _set_immune(s: Nemo, field: str, value: Any) -> None:
    """[NW2-20.3] The letters of those who usurped in this turn, or `none`."""
    s.immune = 0 if value == NONE else sum(1 << seat_in(s, letter) for letter in str(value))


def _set_tokens(s: Nemo, field: str, value: Any) -> None:
    """[NW2-18.2] The tokens that somebody has seen are no longer among the unseen ones."""
    names = [token.name for token in s.pack.tokens]
    seen = [word_in(field, name, names) for name in list_in(field, value)]
    s.tokens = tuple(token for token in range(len(names)) if token not in seen)


FIELDS: Final[dict[str, Setter]] = {
    "motive": _set_motive,
    "act": _set_number(0, 3),
    "turn": _set_number(0, 99),
    "phase": _set_phase,
    "lull": _set_flag,
    "ap": _set_number(0, MOST_AP),
    "ap_cut": _set_number(0, 9),
    "no_ap": _set_flag,
    "skip_action": _set_flag,
    "ocean": _set_ocean,
    "tunnel": _set_flag,
    "contacts": _set_oceans,
    "ships": _set_ships,
    "gems": _set_oceans,
    "deck_gems": _set_number(0, 17),
    "uprisings": _set_uprisings,
    "gray_cubes": _set_number(0, 2),
    "fleet": _set_ocean,
    "nemo": _set_resource,
    "crew": _set_resource,
    "hull": _set_resource,
    "notoriety": _set_notoriety,
    "peak": _set_peak,
    "extra_die": _set_flag,
    "tonnage": _set_tonnage,
    "salvage": _set_pieces,
    "deck_bottom": _set_cards,
    "pass": _set_cards,
    "fail": _set_cards,
    "tableau": _set_cards,
    "cannonballs": _set_number(0, 3),
    "display": _set_upgrades,
    "installed": _set_upgrades,
    "torpedo": _set_number(1, 2),
    "torpedo_used": _set_flag,
    "armor_used": _set_flag,
    "sacrificed": _set_sacrificed,
    "collected": _set_kinds,
    "token_bag": _set_number(0, 10),
    "seen_tokens": _set_tokens,
    "red_sky": _set_flag,
    "captain": _set_captain,
    "handover": _set_flag,
    "locked": _set_flag,
    "immune": _set_immune,
}
LATE: Final = ("pile", "bag", "discarded", "removed", "groups", "treasure_bag")
SEAT_FIELDS: Final = ("officer", "gems", "pass", "fail")


def _arrange_seat(s: Nemo, seat: int, facts: Mapping[str, Any]) -> None:
    """[NW2-19.1, 20.1, 20.2] The officer card, the gems and the own stack of a player."""
    for key, value in facts.items():
        if key not in SEAT_FIELDS:
            raise unknown("seats", key, SEAT_FIELDS)
        if key == "officer":
            names = [officer.name for officer in s.pack.officers[s.seats]]
            s.officers = replaced(s.officers, seat, word_in(key, value, names))
        elif key == "gems":
            s.glory_gems = replaced(s.glory_gems, seat, number_in(key, value, 0, 17))
        else:
            sign = 1 if key == "pass" else -1
            cards = tuple(sign * card_number(s.pack, card) for card in list_in(key, value))
            s.stacks = replaced(s.stacks, seat, (*s.stacks[seat], *cards))


def _share_cards(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW2-2.2] What is in no pile is unseen; the draw pile takes its events, the Adventure deck the rest."""
    removed = [card_number(s.pack, card) for card in list_in("removed", fields.get("removed", []))]
    stacked = [abs(card) for card in chain.from_iterable(s.stacks)]
    seen = {*s.pass_pile, *s.fail_pile, *s.tableau, *s.deck_bottom, *stacked, *removed, s.dealt}
    s.unseen = tuple(card for card in range(1, EVENTS + 1) if card not in seen)
    s.pile = _pile(s, fields["pile"]) if "pile" in fields else _usual_pile(s)
    s.deck = len(s.unseen) - sum(events for _, events in s.pile)
    shown = [upgrade for upgrade in range(MINES) if upgrade not in (*s.display, *s.installed)]
    if "display" not in fields:
        first = s.pack.motives[s.motive].upgrade
        shown.sort(key=lambda upgrade: upgrade != first)
        s.display, shown = tuple(shown[:DISPLAY_SPACES]), shown[DISPLAY_SPACES:]
    s.upgrades_down = tuple(sorted(shown))
    if "tableau" in fields and "cannonballs" not in fields and REQUIRED_REPAIRS in s.tableau:
        s.cannonballs = s.pack.markers["cannonballs"]


def _usual_pile(s: Nemo) -> tuple[tuple[int, int], ...]:
    """[NW2-2.2] The draw pile at the beginning of the act, without the card that is being resolved."""
    motive = s.pack.motives[s.motive]
    one, two, three = ACTS
    whole = (
        (one, 0),
        (0, FIRST_EVENTS),
        (two, 0),
        (0, motive.act2),
        (three, 0),
        (RISING_THREAT, motive.act3),
        (FINALES[0], LAST_EVENTS),
    )
    if s.dealt == RISING_THREAT:
        return ((0, motive.act3), whole[-1])
    if s.dealt in FINALES:
        return ((0, LAST_EVENTS),)
    after = s.dealt - one if s.dealt in ACTS else s.act - 1
    return whole[2 * after + 1 :]


def _pile(s: Nemo, value: Any) -> tuple[tuple[int, int], ...]:
    """Segments from the top: `6` events, or a special card with the events shuffled into it, as in `finale+4`."""
    segments = []
    for word in list_in("pile", value):
        special, plus, events = str(word).rpartition("+")
        if not plus and not events.isdigit():
            special, events = events, "0"
        if not events.isdigit():
            raise wrong("pile", word)
        card = 0 if not special else FINALES[0] if special == FINALE else card_number(s.pack, special)
        segments.append((card, int(events)))
    return tuple(segments)


def _share_ships(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW2-2.4, 5.2, 8.2] Every ship that lies nowhere is in the bag if its group has come, else it is held.

    A named `bag` holds exactly those ships; the others of the groups in play are then in the discard pile.
    """
    groups = [WHITE, PALE_YELLOW]
    groups += [DARK_YELLOW] * (s.act >= 2) + [ORANGE] * (s.act >= 3)
    groups += [BLUE] * (s.peak >= s.first_box) + [GREEN] * (s.peak >= s.second_box)
    if "groups" in fields:
        groups = [word_in("groups", name, COLORS) for name in list_in("groups", fields["groups"])]
    lying = {piece >> 1 for piece in (*chain.from_iterable((*s.ships, *s.tonnage)), *s.salvage)}
    s.discarded = tuple(piece_named(s.pack, n) >> 1 for n in list_in("discarded", fields.get("discarded", [])))
    left = [ship for ship in range(SHIPS) if ship not in lying and ship not in s.discarded]
    came = [ship for ship in left if s.pack.fleet.group_of[ship] in groups]
    if "bag" in fields:
        bag = [piece_named(s.pack, name) >> 1 for name in list_in("bag", fields["bag"])]
        s.discarded += tuple(ship for ship in came if ship not in bag)
        came = bag
    s.bag = tuple(sorted(came))
    s.held = tuple(ship for ship in left if ship not in s.bag and ship not in s.discarded)
    if s.held_tokens:
        s.held_tokens = tuple(group for group in s.held_tokens if group not in groups)
        if "token_bag" not in fields:
            s.token_bag += sum(group in groups for group in (BLUE, GREEN, DARK_YELLOW, ORANGE, RED))


def _share_markers(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW2-1.9] Gems, cubes and treasures are as many as the box holds; contacts make room for ships."""
    named = table_in("contacts", fields.get("contacts", {}))
    for ocean, name in enumerate(OCEANS):
        if name not in named and OTHERS not in named and s.ships[ocean]:
            room = max(0, s.pack.capacity[ocean] - len(s.ships[ocean]))
            s.contacts = replaced(s.contacts, ocean, min(s.contacts[ocean], room))
    s.gems_left = s.pack.markers["gems"] - sum(s.gems) - s.deck_gems - sum(s.glory_gems)
    s.cubes_left = s.pack.markers["cubes"] - s.cubes.bit_count()
    rest = tuple(t.number - have for t, have in zip(s.pack.treasures, s.collected, strict=True))
    s.treasures, s.lost_treasures = rest, (0,) * len(rest)
    if "treasure_bag" in fields:
        _set_kinds(s, "treasures", fields["treasure_bag"])
        s.lost_treasures = tuple(have - stays for have, stays in zip(rest, s.treasures, strict=True))


def describe(s: Nemo) -> dict[str, Any]:
    """Everything that can be expected of a position, by the same names and some derived ones."""
    pack = s.pack
    side = [side.name for side in pack.sides]
    last = pack.last_box
    return {
        "motive": MOTIVES[s.motive],
        "act": s.act,
        "turn": s.turn,
        "phase": PHASES[s.phase] if s.phase >= 0 else "over",
        "lull": bool(s.lull),
        "ap": s.ap,
        "ap_cut": s.ap_cut,
        "no_ap": bool(s.no_ap),
        "skip_action": bool(s.skip_action),
        "ocean": _ocean(s.ocean),
        "tunnel": bool(s.tunnel),
        "contacts": dict(zip(OCEANS, s.contacts, strict=True)),
        "ships": {name: AnyOrder(side[p] for p in s.ships[ocean]) for ocean, name in enumerate(OCEANS)},
        "gems": dict(zip(OCEANS, s.gems, strict=True)),
        "deck_gems": s.deck_gems,
        "gems_left": s.gems_left,
        "uprisings": AnyOrder(name for land, name in enumerate(pack.world.lands) if s.cubes >> land & 1),
        "cubes_left": s.cubes_left,
        "gray_cubes": s.gray_cubes,
        "fleet": _ocean(s.fleet_ocean),
        **{name: last[r] - s.resources[r] for r, name in enumerate(RESOURCES)},
        "notoriety": s.notoriety,
        "peak": s.peak,
        "extra_die": bool(s.extra_die),
        "tonnage": {name: [side[p] for p in s.tonnage[row]] for row, name in enumerate(OCEANS[:MAJORS])},
        "salvage": AnyOrder(side[piece] for piece in s.salvage),
        **_described_cards(s),
        **_described_bags(s),
        "captain": LETTERS[s.captain],
        "handover": bool(s.handover),
        "locked": bool(s.locked),
        "immune": "".join(LETTERS[seat] for seat in range(s.seats) if s.immune >> seat & 1) or NONE,
        "target": side[s.target] if s.target != NOWHERE else NONE,
        "modifier": s.modifier,
        "dice": list(s.dice),
        "score": final_score(s),
        "tally": tally(s)._asdict(),
        "by_motive": dict(zip(MOTIVES, scores_by_motive(s), strict=True)),
        "markers": list(shown(final_score(s))),
        "winners": AnyOrder(LETTERS[seat] for seat in winners(s)),
        "seats": {LETTERS[seat]: _describe_seat(s, seat) for seat in range(s.seats)},
    }


def _described_cards(s: Nemo) -> dict[str, Any]:
    names = [card.name for card in s.pack.cards]
    special = {**dict(enumerate(names)), **dict.fromkeys(FINALES, FINALE), 0: ""}
    return {
        "pile": [
            f"{special[card]}+{events}" if card and events else special[card] or str(events) for card, events in s.pile
        ],
        "deck": s.deck + len(s.deck_bottom),
        "deck_bottom": [names[card] for card in s.deck_bottom],
        "pass": AnyOrder(names[card] for card in s.pass_pile),
        "fail": AnyOrder(names[card] for card in s.fail_pile),
        "card": names[s.dealt] or NONE,
        "tableau": AnyOrder(names[card] for card in s.tableau),
        "cannonballs": s.cannonballs,
        "display": AnyOrder(UPGRADES[upgrade] for upgrade in s.display),
        "installed": AnyOrder(UPGRADES[upgrade] for upgrade in s.installed),
        "upgrades_down": len(s.upgrades_down),
        "torpedo": s.torpedo,
        "torpedo_used": bool(s.torpedo_used),
        "armor_used": bool(s.armor_used),
        "sacrificed": AnyOrder(name for name, here in zip(CHARACTERS, s.in_play, strict=True) if not here),
    }


def _described_bags(s: Nemo) -> dict[str, Any]:
    kinds = [treasure.name for treasure in s.pack.treasures]
    ships = s.pack.fleet.names
    return {
        "treasure_bag": dict(zip(kinds, s.treasures, strict=True)),
        "collected": {name: number for name, number in zip(kinds, s.collected, strict=True) if number},
        "treasures": sum(s.collected),
        "lost_treasures": {name: number for name, number in zip(kinds, s.lost_treasures, strict=True) if number},
        "bag": AnyOrder(ships[ship] for ship in s.bag),
        "bag_size": len(s.bag) + s.token_bag,
        "held": AnyOrder(ships[ship] for ship in s.held),
        "discarded": AnyOrder(ships[ship] for ship in s.discarded),
        "token_bag": s.token_bag,
        "red_sky": bool(s.red_sky),
    }


def _describe_seat(s: Nemo, seat: int) -> dict[str, Any]:
    names = [card.name for card in s.pack.cards]
    cards = s.pack.officers.get(s.seats)
    return {
        "officer": cards[s.officers[seat]].name if cards else NONE,
        "gems": s.glory_gems[seat],
        "pass": AnyOrder(names[card] for card in s.stacks[seat] if card > 0),
        "fail": AnyOrder(names[-card] for card in s.stacks[seat] if card < 0),
        "glory": glory(s, seat).points if cards else 0,
        "rank": places(s)[seat],
    }


def _ocean(ocean: int) -> str:
    return OCEANS[ocean] if ocean != NOWHERE else NONE
