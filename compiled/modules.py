"""Which modules are compiled: those in which a game is played. What only tells of it stays as it is."""

from __future__ import annotations

from typing import Final

CORE: Final = "memo playing rulebook state sums"
NAUTICUS: Final = (
    "asking bonus buying data ending extra light names placing rewards rounds setup ships state stores turns workers"
)
NEMO1: Final = (
    "actions adventure asking cards combat data ending fleet hidden names records resources rolls setup state tally "
    "tests tracks treasures turns"
)
NEMO2: Final = (
    "actions adventure asking cards combat conditions coop data effects emergency ending fire menu names "
    "notoriety options owned placement procedures records resources seats semicoop setup shared_decisions state tally "
    "tests treasures turns upgrades uprisings variants windows wrecks"
)
ENDEAVOR: Final = (
    "access activation asking boards conserve coop discovery dive ending gains goals group influence links "
    "names possible preparation promotion publish rounds scoring setup sonar state tokens tracks travel turns"
)
BOTS: Final = {
    "nauticus": "appraise freight horizon tile turn vessels yard",
    "nemo1": "ahead fight plan worth",
    "nemo2": "ahead deeds dice duel fight habits lull manners peril plan room tales worth",
    "endeavor": "against ahead board counts prices together tracks ways worth",
}
"""Where the greedy bots think: what they try out is played by the rules, and called as directly."""


def _game(game: str, chapters: str) -> list[str]:
    rules = [f"pelagos/games/{game}/{name}.py" for name in chapters.split()]
    return [*rules, *[f"pelagos/bots/{game}/{name}.py" for name in BOTS[game].split()]]


LIBRARIES: Final = {
    "pelagos_core": [f"pelagos/core/{name}.py" for name in CORE.split()],
    "pelagos_nauticus": _game("nauticus", NAUTICUS),
    "pelagos_nemo1": _game("nemo1", NEMO1),
    "pelagos_nemo2": _game("nemo2", NEMO2),
    "pelagos_endeavor": _game("endeavor", ENDEAVOR),
}
"""Each shared library with its modules: within one, rules call each other directly."""
MODULES: Final = frozenset(module for modules in LIBRARIES.values() for module in modules)
