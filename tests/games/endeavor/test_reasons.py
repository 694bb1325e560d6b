"""Whatever somebody types, a refusal has a known reason and nothing breaks."""

from __future__ import annotations

from random import Random

import pytest

from pelagos.core.nodes import Choice
from pelagos.games.endeavor import GAME
from pelagos.games.endeavor.verbs import VERBS
from tests.games.endeavor.table import begun, played

WORDS = (
    "C1", "B2", "Z9", "pilot", "skipper", "zzz", "atoll", "research", "knowledge", "bonus", "s1", "c1", "d1", "rep",
    "travel", "safe-movement-procedure", "with-disc", "left", "conserve", "team-leader", 0, 1, 5, 99, -3,
)  # fmt: skip


@pytest.mark.parametrize("scenario", [1, 6, 10])
def test_any_answer_is_offered_or_refused_with_a_reason(scenario: int) -> None:
    """[EDS-4.1] A decision outside the list for the current state is an error and changes nothing."""
    rng = Random(scenario)
    s = begun(players=2, scenario=scenario)
    for node in played(s, rng):
        if isinstance(node, Choice):
            for verb in VERBS.forms:
                option = (verb, *(rng.choice(WORDS) for _ in range(rng.randrange(5))))
                assert option in node.options or GAME.show.why_not(s, option) in GAME.rules.reasons
