"""What can be looked up though it is not on the board: goals, rules of the scenario, unseen tokens, known tiles."""

from __future__ import annotations

from pelagos.core.text import SeatName, Text, text
from pelagos.games.endeavor.boards import income
from pelagos.games.endeavor.card_words import crisis_text
from pelagos.games.endeavor.names import COMPETITIVE, bits
from pelagos.games.endeavor.possible import crew_lines
from pelagos.games.endeavor.state import Endeavor, scenario_of
from pelagos.games.endeavor.visible import knows
from pelagos.games.endeavor.words import goal_text, report_text, tile_text, token_text

GOALS = 3


def drawer(s: Endeavor, seat: int | None) -> tuple[Text, ...]:
    """[EDS-20.1] Scenario, unseen tokens, what this seat put under the piles, its income, and what its crew can do."""
    lines = [text("endeavor-drawer-scenario", name=Text(f"endeavor-scenario-{s.scenario + 1}"))]
    lines += [goal_text(s, number) for number in range(GOALS)]
    lines += [Text(f"endeavor-scenario-rule-{rule}") for rule in sorted(scenario_of(s).rules)]
    lines += _crises(s)
    lines.append(text("endeavor-drawer-tokens", tokens=_unseen_tokens(s)))
    lines.append(
        text("endeavor-drawer-reports", reports=tuple(report_text(s.pack.reports[r].id) for r in bits(s.deck)))
    )
    if seat is not None:
        lines += _known_tiles(s, seat)
        coming = income(s, seat)
        lines.append(
            text(
                "endeavor-board-income",
                level=coming["recruit"],
                discs=coming["discs"],
                take_back=coming["take_back"],
            )
        )
        lines += crew_lines(s, seat)
    return tuple(line for line in lines if line.id != "endeavor-drawer-reports" or s.deck)


def _crises(s: Endeavor) -> list[Text]:
    """[EDS-19.1, 19.3, 19.8] What may still break out, and what it would do."""
    if s.mode == COMPETITIVE:
        return []
    return [
        text("endeavor-drawer-crisis", crisis=Text(f"endeavor-crisis-{crisis.id}"), does=crisis_text(crisis))
        for crisis in (s.pack.crises[number] for number in bits(s.crises_left))
    ]


def _unseen_tokens(s: Endeavor) -> tuple[Text, ...] | Text:
    counts = [sum(pool[kind] for pool in s.pools) for kind in range(len(s.pack.tokens))]
    return tuple(
        text("endeavor-counted", number=count, what=token_text(s.pack.tokens[kind].id))
        for kind, count in enumerate(counts)
        if count
    ) or Text("endeavor-none")


def _known_tiles(s: Endeavor, seat: int) -> list[Text]:
    """[EDS-20.1] The tiles under a pile that this seat knows."""
    return [
        text("endeavor-drawer-under", seat=SeatName(seat), tile=tile_text(s.pack.tiles[tile].id), depth=depth + 1)
        for depth, bottom in enumerate(s.bottoms)
        for tile, known, _ in bottom
        if knows(seat, known)
    ]
