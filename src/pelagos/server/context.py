"""What every part of a running server shares."""

from __future__ import annotations

from pelagos.server.config import Config
from pelagos.server.identity import Signer
from pelagos.server.tables import Tables


class Server:
    """The tables, the signer and the settings of one process."""

    def __init__(self, config: Config, tables: Tables, signer: Signer) -> None:
        self.config = config
        self.tables = tables
        self.signer = signer
