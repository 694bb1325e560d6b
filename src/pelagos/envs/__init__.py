"""The games in the forms that learning libraries expect: Gymnasium, PettingZoo, OpenSpiel (extra `rl`).

import gymnasium, pelagos.envs
gymnasium.make("pelagos/Nemo1-v0")

from pelagos.envs import nauticus_v0
nauticus_v0.env()

import pyspiel, pelagos.envs.spiel
pyspiel.load_game("python_pelagos_nauticus")
"""

from __future__ import annotations

from typing import Any, Final

from gymnasium import register

ENVIRONMENTS: Final[dict[str, dict[str, Any]]] = {
    "pelagos/Nauticus-v0": {"game": "nauticus", "players": 2},
    "pelagos/Nemo1-v0": {"game": "nemo1", "players": 1},
    "pelagos/Nemo2-v0": {"game": "nemo2", "players": 1, "mode": "solo"},
    "pelagos/Endeavor-v0": {"game": "endeavor", "players": 1, "mode": "solo"},
}
"""The names under which Gymnasium finds the games, and what they are made with unless somebody says otherwise."""

for _name, _given in ENVIRONMENTS.items():
    register(_name, "pelagos.envs.single:SoloEnv", kwargs=_given)
