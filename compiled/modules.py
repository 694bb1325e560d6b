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
NAUTICUS_BOTS: Final = "appraise freight greedy horizon tile turn vessels yard"
NEMO1_BOTS: Final = "ahead fight greedy plan worth"
NEMO2_BOTS: Final = "ahead deeds dice duel fight greedy habits lull peril plan room worth"
ENDEAVOR_BOTS: Final = "against ahead greedy prices together tracks worth"

LIBRARIES: Final = {
    "pelagos_core": [f"pelagos/core/{name}.py" for name in CORE.split()],
    "pelagos_nauticus": [f"pelagos/games/nauticus/{name}.py" for name in NAUTICUS.split()],
    "pelagos_nauticus_bots": [f"pelagos/bots/nauticus/{name}.py" for name in NAUTICUS_BOTS.split()],
    "pelagos_nemo1": [f"pelagos/games/nemo1/{name}.py" for name in NEMO1.split()],
    "pelagos_nemo1_bots": [f"pelagos/bots/nemo1/{name}.py" for name in NEMO1_BOTS.split()],
    "pelagos_nemo2": [f"pelagos/games/nemo2/{name}.py" for name in NEMO2.split()],
    "pelagos_nemo2_bots": [f"pelagos/bots/nemo2/{name}.py" for name in NEMO2_BOTS.split()],
    "pelagos_endeavor": [f"pelagos/games/endeavor/{name}.py" for name in ENDEAVOR.split()],
    "pelagos_endeavor_bots": [f"pelagos/bots/endeavor/{name}.py" for name in ENDEAVOR_BOTS.split()],
}
"""Each shared library with its modules: within one, rules call each other directly."""
MODULES: Final = frozenset(module for modules in LIBRARIES.values() for module in modules)
