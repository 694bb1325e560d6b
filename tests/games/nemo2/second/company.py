"""[NW2-19, 20] Second reading: who decides, how the captain's tile goes round, and who takes it."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.nemo2.second.tables import CHARACTERS, OFFICERS, Row
from tests.games.nemo2.second.told import Asked, Option, Talk, Told

DUTIES = {
    "exert Crew": ("crew",),
    "exert Hull": ("hull",),
    "movement path": ("move-path",),
    "placement choices": ("place-ocean", "place-contact", "place-flip", "place-anywhere"),
    "hit handling and upgrade losses": ("hit-shield", "loss-shield", "loss-pick"),
    "Refit pick": ("refit-pick", "salvage-payment"),
    "treasures": ("treasure-bonus", "treasure-discard", "retain-treasure"),
    "gem placement": ("gem-ocean",),
    "uprising choices": ("uprising-order", "uprising-response", "cube-pick", "land-space"),
    "attack targets": ("attack-target", "ship-pick"),
    "Tonnage or Salvage": ("tonnage-or-salvage", "tonnage-row"),
}
"""[NW2-19.6] The duties of the officer cards, and what they decide; all else is the captain's."""


ANNOUNCED = (
    *("motive", "start-upgrade", "start-payment", "act3-choice", "upgrade-pick", "white-pair", "action"),
    *("attack-mode", "stalk-decline", "continue-attack", "adventure-accept", "keep-card", "card-option"),
    *("forgo-repair", "revive-pick", "pursuit-order", "captain-handover", "exert"),
)
"""[NW2-19.6, 20.3] What the captain decides and others may object to."""


def officers(t: Told) -> list[Row]:
    """[NW2-19.1] The cards of the players, in their order; none for one who is alone."""
    return [row for row in OFFICERS if row["players"] == str(t.rules["players"])]


def seat_of(t: Told, question: str) -> int:
    """[NW2-19.2, 19.6] Who answers a question."""
    for seat, row in enumerate(officers(t)):
        if any(question in DUTIES[duty] for duty in row["duties"].split("; ")):
            return seat
    return t.captain


def owner_of(t: Told, character: str) -> int:
    """[NW2-19.3] Whose card lists a character."""
    for seat, row in enumerate(officers(t)):
        if CHARACTERS[character]["name"] in row["characters"].split("|"):
            return seat
    return t.captain


def around(t: Told) -> list[int]:
    """[NW2-19.6] All seats, clockwise from the captain."""
    players = int(t.rules["players"])
    return [(t.captain + steps) % players for steps in range(players)]


def threshold_reached(t: Told) -> None:
    """[NW2-19.4] A box of the Notoriety track for the first time."""
    t.due = t.rules["players"] > 1


def test_failed(t: Told) -> None:
    """[NW2-19.4] A failed TEST of the captain."""
    t.due = t.rules["players"] > 1


def hand_over(t: Told) -> None:
    """[NW2-19.4] The tile goes on if it is due, and the group has 1 AP more."""
    if t.due:
        t.due = False
        t.captain = around(t)[1]
        if not t.no_ap:
            t.ap = min(5, t.ap + 1)


def objected(t: Told, offered: Sequence[Option], answer: Option, *, card: bool = False) -> Talk[Option]:
    """[NW2-20.3] Others with a gem may propose something else, and pay to be captain if it is not adopted."""
    refused: list[Option] = []
    for seat in around(t)[1:]:
        if t.captain in t.immune or not t.gems_of[seat]:
            continue
        others = [option for option in offered if option not in (answer, *refused)]
        if card:
            others = [option for option in others if ("nemo" in option) != ("nemo" in answer)]
        proposal = yield from proposed(t, others, seat, refused)
        if not proposal:
            continue
        reply = yield Asked("usurp-answer", (("adopt", *proposal), ("refuse",)), seat=t.captain)
        if reply != ("refuse",):
            answer, t.settled = proposal, True
        elif (yield Asked("usurp", (("pay",), ("yield",)), seat=seat)) == ("pay",):
            t.gems_of[seat] -= 1
            t.gems_left += 1
            t.captain = seat
            t.immune.add(seat)
            t.settled = True
            return proposal
    return answer


def proposed(t: Told, others: list[Option], seat: int, refused: list[Option]) -> Talk[Option]:
    """[NW2-20.3] Something else that everybody agrees to whose duty it touches, or nothing.

    What somebody refuses is not proposed again while this decision is announced, not even by himself.
    """
    while others:
        said = yield Asked("usurp", (("silent",), *(("propose", *option) for option in others)), seat=seat)
        if said == ("silent",):
            return ()
        if (yield from thirds_agree(t, said[1:], seat)):
            return said[1:]
        others.remove(said[1:])
        refused.append(said[1:])
    return ()


def thirds_agree(t: Told, proposal: Option, seat: int) -> Talk[bool]:
    """[NW2-19.3, 20.3] What touches the duty of a third player, or anybody's character, needs his consent."""
    for owner in owners(t, proposal):
        third = owner != seat and (owner != t.captain or proposal[0] == "sacrifice")
        if third and (yield Asked("consent", (("agree", *proposal), ("refuse",)), seat=owner)) == ("refuse",):
            return False
    return True


def owners(t: Told, answer: Option) -> list[int]:
    """[NW2-19.3, 19.6] Whose characters, treasures and resources an answer is about."""
    match answer:
        case ("sacrifice", name):
            return [owner_of(t, name)]
        case ("retain", _):
            return [seat_of(t, "retain-treasure")]
        case ("exert", *names):
            return [
                seat
                for seat in around(t)
                if any(seat_of(t, name) == seat for name in names if name in ("crew", "hull"))
            ]
    return []


def keep_gems(t: Told, some: int) -> None:
    """[NW2-20.2] Gems that a Search or an Adventure removes: the captain's, or back to the supply."""
    if t.rules["mode"] == "semi_coop":
        t.gems_of[t.captain] += some
    else:
        t.gems_left += some
