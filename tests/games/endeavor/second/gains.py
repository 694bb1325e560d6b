"""[EDS-3.x, 6.9, 13.x] Second reading: what somebody gains, gain by gain, and what it leads to."""

from __future__ import annotations

from tests.games.endeavor.second import acting, finding, influence
from tests.games.endeavor.second.tables import ATTRIBUTES, TILES, Gain, gains_of, side
from tests.games.endeavor.second.told import Member, Option, Talk, Told, ask, depth_of

VESSEL_BOXES = (2, 7)


def is_plain(t: Told, seat: int, gain: Gain) -> bool:
    """[EDS-6.9] Discs, knowledge, and steps that neither land on box 10 nor launch a vessel."""
    if gain[0] in ATTRIBUTES:
        box = t.players[seat].boxes[gain[0]] + 1
        return box not in (10, 13) and not (gain[0] == "ing" and box in VESSEL_BOXES)
    return gain[0] in ("disc", "know")


def gain_all(t: Told, seat: int, text: str, zone: str) -> Talk[None]:
    """A printed bonus, shown on a zone or elsewhere ("")."""
    yield from gain_list(t, seat, gains_of(text), zone)


def gain_list(t: Told, seat: int, gains: list[Gain], zone: str) -> Talk[None]:
    """[EDS-6.9] Plain gains first, always again; then one that the receiver names."""
    rest = list(gains)
    while rest:
        plain = [gain for gain in rest if is_plain(t, seat, gain)]
        if plain:
            gain = plain[0]
        elif len(set(rest)) == 1:
            gain = rest[0]
        else:
            named: list[Option] = [("gain", gain[0]) for gain in rest]
            answer = yield from ask("order", seat, [*named, ("decline", "rest")])
            if answer[0] == "decline":
                return
            gain = next(gain for gain in rest if gain[0] == answer[1])
        rest.remove(gain)
        yield from gain_one(t, seat, gain, zone)


def gain_one(t: Told, seat: int, gain: Gain, zone: str) -> Talk[None]:
    """One single gain with everything that it triggers."""
    p = t.players[seat]
    match gain:
        case ("disc", number):
            p.cargo += number
        case ("know", number):
            p.knowledge = min(12, p.knowledge + number)
        case ("pay", number, effect):
            p.cargo -= number
            yield from gain_one(t, seat, effect, zone)
        case ("any" | "low" | "rep" | "insp" | "coord" | "ing",):
            yield from advance(t, seat, gain[0], zone)
        case _:
            yield from gain_more(t, seat, gain, zone)


def gain_more(t: Told, seat: int, gain: Gain, zone: str) -> Talk[None]:
    """What is a chapter of its own."""
    match gain:
        case ("influence",):
            yield from influence.influence(t, seat, zone)
        case ("promote",):
            yield from promote(t, seat)
        case ("discover", first, last, unsupported):
            yield from finding.discover(t, seat, first, last, unsupported, zone)
        case ("action", name, modifiers):
            yield from acting.gained(t, seat, name, modifiers, zone)


def advance(t: Told, seat: int, name: str, zone: str) -> Talk[None]:
    """[EDS-6.9] A step on the track that is printed, or that the owner names; some can be refused."""
    boxes = t.players[seat].boxes
    if name in ("any", "low"):
        names = [one for one in ATTRIBUTES if name == "any" or boxes[one] == min(boxes.values())]
        answer = yield from ask(name, seat, [*(("advance", one) for one in names), ("decline",)])
        name = answer[-1]
    elif name == "ing" and boxes["ing"] + 1 in VESSEL_BOXES:
        answer = yield from ask("step", seat, [("take",), ("decline",)])
        name = "ing" if answer == ("take",) else "decline"
    if name != "decline":
        yield from step(t, seat, name, zone)


def step(t: Told, seat: int, name: str, zone: str) -> Talk[None]:
    """[EDS-3.3, 3.4, 3.5, 16.11] One box; 12 goes back to 10; box 10 is influence, 2 and 7 of ingenuity a vessel."""
    boxes = t.players[seat].boxes
    boxes[name] = 10 if boxes[name] == 12 else boxes[name] + 1
    if boxes[name] == 10:
        yield from influence.influence(t, seat, zone)
    if name == "ing" and boxes[name] in VESSEL_BOXES:
        yield from launch(t, seat)


def launch(t: Told, seat: int) -> Talk[None]:
    """[EDS-2.9, 3.5] A vessel comes to the base, with the arrival bonus there."""
    base: str = t.scenario["base"]
    if base == "any-depth-1":
        slots = [slot for slot in t.ocean if depth_of(slot) == 1]
    else:
        slots = [t.slot_of(base.removeprefix("tile:"))]
    _, slot = yield from ask("launch", seat, [("launch", slot) for slot in slots])
    t.players[seat].vessels.append(slot)
    yield from gain_all(t, seat, TILES[t.ocean[slot]]["arrival"], slot)


def juniors(t: Told, seat: int) -> list[Option]:
    """[EDS-13.1] Whom one may promote; of two of a kind, the one with a disc is called so."""
    return [
        ("promote", member.name, "with-disc") if member.disc else ("promote", member.name)
        for member in t.players[seat].crew
        if not member.leader
    ]


def promote(t: Told, seat: int) -> Talk[None]:
    """[EDS-13.1] The disc goes to the supply, the leader side gives its bonus."""
    if not juniors(t, seat):
        return
    answer = yield from ask("promote", seat, [*juniors(t, seat), ("decline",)])
    if answer[0] == "decline":
        return
    member = find(t, seat, answer[1], len(answer) > 2)
    member.leader, member.disc = True, False
    yield from gain_all(t, seat, side(member.kind, True, "bonus"), "")


def find(t: Told, seat: int, name: str, disc: bool) -> Member:
    """The crew member of a name, with a disc on it or without."""
    return next(member for member in t.players[seat].crew if (member.name, member.disc) == (name, disc))
