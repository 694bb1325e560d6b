"""The games, one package per rulebook. Each exports `GAME`."""
