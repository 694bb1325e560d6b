"""[EDS-2.x, 4.x, 5.x, 6.x, 17.1] Second reading: the whole game from the first draw to the end."""

from __future__ import annotations

from tests.games.endeavor.second import acting, coop, finding, gains, tokens
from tests.games.endeavor.second.tables import CREW, REPORTS, TILES, Gain, gains_of, level, side
from tests.games.endeavor.second.told import Member, Option, Talk, Told, ask, fate

Slot = list[Gain]
"""The alternatives of one action of an activation."""


def story(t: Told) -> Talk[None]:
    """The whole game."""
    yield from set_up(t)
    yield from rounds(t)


def rounds(t: Told) -> Talk[None]:
    """[EDS-4.1, 17.1] What is left of six rounds, alone of seven; the Wave goes on to the left."""
    last = 7 if t.mode == "solo" else 6
    while t.round < last:
        t.round += 1
        yield from one_round(t)
        if t.round < last:
            t.wave = (t.wave + 1) % t.seats


def set_up(t: Told) -> Talk[None]:
    """[EDS-2.2 to 2.9] The ocean, the piles, the display, the tray, the Wave and the first vessels."""
    yield from lay_start_zones(t)
    anchors = [name for name, row in REPORTS.items() if row["anchor"] == "true"]
    t.deck = [name for name in REPORTS if name not in anchors]
    for _ in range(4):
        (name,) = yield from fate("anchor-report", {(name,): 1 for name in anchors})
        anchors.remove(name)
        t.display.append(name)
    t.unseen_fives = [kind for kind, row in CREW.items() if row["level"] == "5"]
    for _ in range(3):
        t.fives.append(((yield from uncover(t)), 3))
    t.wave = 0
    if t.seats > 1:
        (who,) = yield from fate("wave", {("ABCD"[seat],): 1 for seat in range(t.seats)})
        t.wave = "ABCD".index(who)
    for seat in t.others(t.wave):
        t.turn = seat
        yield from gains.launch(t, seat)


def lay_start_zones(t: Told) -> Talk[None]:
    """[EDS-2.2, 2.3, 2.4] Named zones, random ones, a shuffled row; the rest are the piles."""
    row = t.scenario.get("shuffled_row", {"tiles": []})
    hidden = {one["tile"]: one for one in t.scenario.get("hidden_tiles", [])}
    named = {zone["tile"] for zone in t.scenario["start_zones"]} | set(row["tiles"])
    for tile, printed in TILES.items():
        is_there = not printed["scenario_only"] or tile in hidden
        if is_there and tile not in named and printed["depth"] <= t.scenario["max_depth"]:
            t.piles[printed["depth"]].append(tile)
    t.star_top = hidden.get("fallen-star", {"top": 0})["top"]
    for zone in t.scenario["start_zones"]:
        tile = zone["tile"]
        if tile == "random":
            (tile,) = yield from fate("start-zone", {(tile,): 1 for tile in t.piles[zone["depth"]]})
            t.piles[zone["depth"]].remove(tile)
        finding.lay(t, tile, f"{zone['col']}{zone['depth']}")
    if row["tiles"]:
        yield from deal_row(t, row["depth"], row["cols"])


def deal_row(t: Told, depth: int, columns: list[str]) -> Talk[None]:
    """[EDS-2.2] Scenario 8: the Sea Star and four random tiles, shuffled and dealt from the left."""
    star, pile = "the-sea-star", t.piles[depth]
    for place, column in enumerate(columns):
        left = len(columns) - place
        weights: dict[Option, int] = {(tile,): 1 for tile in pile}
        if star not in t.ocean.values():
            weights = {(star,): len(pile), **{(tile,): left - 1 for tile in pile}}
        (tile,) = yield from fate("start-zone", weights)
        if tile != star:
            pile.remove(tile)
        finding.lay(t, tile, f"{column}{depth}")


def uncover(t: Told) -> Talk[str]:
    """[EDS-2.6] A tile of level 5 comes to light."""
    (kind,) = yield from fate("level-five", {(kind,): 1 for kind in t.unseen_fives})
    t.unseen_fives.remove(kind)
    return str(kind)


def one_round(t: Told) -> Talk[None]:
    """[EDS-4.1, 4.2] A card for a group; everybody prepares; everybody acts until all have passed."""
    if t.mode != "competitive":
        yield from coop.reveal(t)
    for seat in t.others(t.wave):
        t.turn = seat
        yield from prepare(t, seat)
    t.passed, seat = set(), t.wave
    while len(t.passed) < t.seats:
        if seat not in t.passed:
            t.turn, t.in_turn = seat, True
            yield from turn(t, seat)
            t.in_turn = False
        seat = (seat + 1) % t.seats


def prepare(t: Told, seat: int) -> Talk[None]:
    """[EDS-5.x] Recruit, workforce, management."""
    p = t.players[seat]
    highest = level(p.boxes["rep"])
    kinds = [kind for kind, left in t.tray.items() if left and int(CREW[kind]["level"]) <= highest]
    kinds += [kind for kind, _ in t.fives if kind and highest == 5]
    if kinds:
        _, kind = yield from ask("recruit", seat, [("recruit", kind) for kind in kinds])
        yield from recruit(t, seat, kind)
    p.cargo += level(p.boxes["insp"])
    yield from manage(t, seat)


def recruit(t: Told, seat: int, kind: str) -> Talk[None]:
    """[EDS-5.1 to 5.3] The tile leaves the tray, perhaps another comes to light, and its bonus is gained."""
    if kind in t.tray:
        t.tray[kind] -= 1
    else:
        yield from close_gap(t, [name for name, _ in t.fives].index(kind))
    t.players[seat].crew.append(Member(kind))
    yield from gains.gain_all(t, seat, side(kind, False, "bonus"), "")


def close_gap(t: Told, place: int) -> Talk[None]:
    """[EDS-5.3] The next tile of the pile; or the top one of the tallest other pile that has more than one."""
    height = t.fives[place][1] - 1
    t.fives[place] = ("", 0)
    if height:
        t.fives[place] = ((yield from uncover(t)), height)
        return
    tallest = max(height for _, height in t.fives)
    if tallest > 1:
        giver = [height for _, height in t.fives].index(tallest)
        t.fives[place] = (t.fives[giver][0], 1)
        t.fives[giver] = ("", 0)
        t.fives[giver] = ((yield from uncover(t)), tallest - 1)


def manage(t: Told, seat: int) -> Talk[None]:
    """[EDS-5.5] As many discs as the management level may come back."""
    p = t.players[seat]
    left = level(p.boxes["coord"])
    while True:
        loaded = [member for member in p.crew if member.disc]
        options: list[Option] = [("take", member.name) for member in loaded] if left else []
        if 1 < len(loaded) <= left:
            options.append(("all",))
        answer = yield from ask("manage", seat, [*options, ("done",)])
        if answer == ("done",):
            return
        taken = loaded if answer == ("all",) else [gains.find(t, seat, answer[1], True)]
        for member in taken:
            member.disc = False
        p.cargo += len(taken)
        left -= len(taken)
        if answer == ("all",):
            return


def turn(t: Told, seat: int) -> Talk[None]:
    """[EDS-6.1, 6.2, 10.3] Tokens and at most one main activation; or a pass."""
    p, used = t.players[seat], False
    while True:
        last: list[Option] = [("pass",)] if not used else [("end",)] if len(p.tokens) <= 1 else []
        answer = yield from ask("turn", seat, [*activations(t, seat), *tokens.halves(t, seat), *last])
        match answer:
            case ("pass",):
                t.passed.add(seat)
                return
            case ("end",):
                return
            case ("token", *_):
                used = True
                yield from tokens.use(t, seat, answer)
            case _:
                yield from activate(t, seat, answer)
                return


def activations(t: Told, seat: int) -> list[Option]:
    """[EDS-6.3, 6.4] Free activation spaces of crew and reports."""
    p = t.players[seat]
    if not p.cargo:
        return []
    crew = [member for member in p.crew if not member.disc and side(member.kind, member.leader, "actions")]
    found: list[Option] = [("activate", member.name) for member in crew]
    for name, used in p.reports.items():
        spaces = REPORTS[name]["activation_spaces"].split()
        found += [("activate", name, number) for number in range(1, len(spaces) + 1) if number not in used]
    return found


def activate(t: Told, seat: int, answer: Option) -> Talk[None]:
    """[EDS-6.3, 6.4, 6.6] A disc, then the actions in any order."""
    p = t.players[seat]
    p.cargo -= 1
    if len(answer) == 3:
        p.reports[answer[1]].add(answer[2])
        slots = [gains_of(REPORTS[answer[1]]["activation_spaces"].split()[answer[2] - 1])]
        own = None
    else:
        own = gains.find(t, seat, answer[1], False)
        own.disc = True
        slots = slots_of(own)
    while True:
        end: list[Option] = [("end",)] if len(p.tokens) <= 1 else []
        answer = yield from ask("action", seat, [*offered(t, seat, slots, own), *tokens.halves(t, seat), *end])
        match answer:
            case ("end",):
                return
            case ("token", *_):
                yield from tokens.use(t, seat, answer)
            case ("copy", name):
                slots = slots_of(next(member for member in p.crew if member.name == name and member is not own))
            case _:
                yield from perform(t, seat, slots, answer[0])


def slots_of(member: Member) -> list[Slot]:
    """[EDS-6.6] The actions of a crew member: each slot once, one alternative of it."""
    text = side(member.kind, member.leader, "actions")
    return [[action(name) for name in slot.split("/")] for slot in text.split(";") if slot]


def action(name: str) -> Gain:
    """An action as a crew member shows it."""
    return (name,) if name in ("promote", "copy-crew") else ("action", name, ())


def word(gain: Gain) -> str:
    """What is answered for an action."""
    return str(gain[1] if gain[0] == "action" else gain[0])


def offered(t: Told, seat: int, slots: list[Slot], own: Member | None) -> list[Option]:
    """[EDS-6.6, 6.8] What can be done now with the unused slots."""
    found: list[Option] = []
    for gain in (gain for slot in slots for gain in slot):
        match gain:
            case ("action", name, modifiers):
                found += [(name,)] if acting.possible(t, seat, name, modifiers, "") else []
            case ("promote",):
                found += [("promote",)] if gains.juniors(t, seat) else []
            case ("copy-crew",):
                others = [one for one in t.players[seat].crew if one is not own and slots_of(one)]
                found += [("copy", one.name) for one in others]
            case _:
                found += [("discover",)]
    return found


def perform(t: Told, seat: int, slots: list[Slot], name: str) -> Talk[None]:
    """[EDS-6.6] One action; its slot is used."""
    slot, gain = next((slot, gain) for slot in slots for gain in slot if word(gain) == name)
    slots.remove(slot)
    if gain[0] == "action":
        yield from acting.do(t, seat, name, gain[2], "")
    else:
        yield from gains.gain_one(t, seat, gain, "")
