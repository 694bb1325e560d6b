"""The games, one package per rulebook. Each exports `GAME`."""

from pelagos.games import registry as registry  # so that games and positions can be pickled wherever one is loaded
