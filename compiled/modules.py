"""Which modules are compiled: those in which a game is played. What only tells of it stays as it is."""

from __future__ import annotations

from typing import Final

CORE: Final = "memo playing rulebook state"
NAUTICUS: Final = (
    "asking bonus buying data ending extra light names placing rewards rounds setup ships state stores turns workers"
)
NEMO1: Final = (
    "actions adventure asking cards combat data ending fleet hidden names resources rolls setup state tally "
    "tests tracks treasures turns"
)
NEMO2: Final = (
    "actions adventure asking cards combat conditions coop data effects emergency ending fire menu names "
    "notoriety options owned placement procedures resources seats semicoop setup shared_decisions state tally "
    "tests treasures turns upgrades uprisings variants windows wrecks"
)
ENDEAVOR: Final = (
    "access activation asking boards conserve coop discovery dive ending gains goals group influence links "
    "names possible preparation promotion publish rounds scoring setup sonar state tokens tracks travel turns"
)

LIBRARIES: Final = {
    "pelagos_core": [f"pelagos/core/{name}.py" for name in CORE.split()],
    "pelagos_nauticus": [f"pelagos/games/nauticus/{name}.py" for name in NAUTICUS.split()],
    "pelagos_nemo1": [f"pelagos/games/nemo1/{name}.py" for name in NEMO1.split()],
    "pelagos_nemo2": [f"pelagos/games/nemo2/{name}.py" for name in NEMO2.split()],
    "pelagos_endeavor": [f"pelagos/games/endeavor/{name}.py" for name in ENDEAVOR.split()],
}
"""Each shared library with its modules: within one, rules call each other directly."""
MODULES: Final = frozenset(module for modules in LIBRARIES.values() for module in modules)
