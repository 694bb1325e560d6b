"""Nemo's War, long random voyages: defeat is kept away, so that all acts, the Rising Threat and the finale come.

Plain random play is lost in Act One; what comes later would hardly ever be seen. `make soak` sails with every setting.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pelagos.core.conformance import Conformance
from pelagos.core.nodes import Choice, Node, Over
from pelagos.core.settings import Settings
from pelagos.games.nemo2 import GAME, Nemo
from tests.conformance.plans import IS_SOAK, nemo2_settings
from tests.games.nemo2.table import PACK, begun, played
from tests.words import speak_some_language, through_json

SETTINGS = nemo2_settings()[:: 1 if IS_SOAK else 37]
LOOKED_AT = 0.1
CROWDED = 18


def spare(s: Nemo, node: Node) -> None:
    """Resources never run out, Notoriety stays below the outlaw box, and the oceans do not fill up."""
    if not s.turn or isinstance(node, Over):
        return
    s.resources = tuple(min(box, 3) for box in s.resources)
    s.notoriety = min(s.notoriety, s.pack.motives[s.motive].outlaw - 8)
    if isinstance(node, Choice) and node.ask == "action" and sum(s.contacts) > CROWDED:
        s.contacts = tuple(min(number, 1) for number in s.contacts)


def sail(settings: Settings, rng: Random) -> Counter[str]:
    """One voyage; how often each act was seen, and how it ended."""
    suite = Conformance(GAME, settings, PACK, speak_some_language, through_json)
    s, seen = begun(**settings), Counter[str]()
    for node in played(s, rng):
        spare(s, node)
        seen[node.reason if isinstance(node, Over) else f"act {s.act}"] += 1
        assert GAME.broken(s) == []
        if not isinstance(node, Over) and rng.random() < LOOKED_AT:
            suite.check_position(s, rng)
    return seen


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_a_long_voyage_keeps_every_promise(number: int) -> None:
    """[NW2-4.1, 5.2, 16.5] Positions of all acts conform, whoever sails and by whichever rules."""
    seen = sail(SETTINGS[number], Random(number))
    assert seen["act 1"]
    assert sum(seen[reason] for reason in seen if reason.startswith("nemo2-")) == 1


def test_voyages_do_see_the_finale() -> None:
    """[NW2-5.9] Otherwise the test above would look at Act One only."""
    solo = next(settings for settings in nemo2_settings() if settings["motive"] == "war" and settings["mode"] == "solo")
    seen = sum((sail(solo, Random(f"finale/{number}")) for number in range(3)), Counter[str]())
    assert seen["act 3"]
    assert any(reason.startswith("nemo2-over-") for reason in seen)
