"""What every server reads at its start, read once: servers are forked from a process that has imported this."""

from __future__ import annotations

import encodings.idna
import gc
import sqlite3
from contextlib import suppress

import uvicorn
import uvicorn.lifespan.on
from sqlalchemy import create_engine

from pelagos.faces.reader import read_ahead
from pelagos.games.registry import game_keys
from pelagos.letters.kept import letters_cut
from pelagos.server.app import serve
from pelagos.server.play.live import pack_of

letters_cut()
read_ahead()
for game in game_keys():
    pack_of(game)
for address in ("sqlite://", "postgresql+psycopg://nowhere"):
    with suppress(ImportError):
        create_engine(address).dispose()
uvicorn.Config("", loop="auto").get_loop_factory()
gc.collect()
gc.freeze()

__all__ = ["encodings", "serve", "sqlite3"]
