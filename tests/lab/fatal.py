"""Bots that are bad for whoever runs them."""

from __future__ import annotations

import os
import signal
import socket
from pathlib import Path
from threading import Event
from typing import Any, Final

from pelagos.bots.contract import Sight
from pelagos.core.nodes import Option

MARK: Final = "PELAGOS_FATAL"
"""The variable that names the file by which a worker knows that another one has died before it."""

PORT: Final = "PELAGOS_PORT"
"""The one that names the port where somebody wants to know whether a worker lives."""


class Once:
    """Plays the first answer; in the middle of a certain game it kills its worker, if none has died yet."""

    def choose(self, sight: Sight[Any]) -> Option:
        if sight.luck.startswith(("1/2/", "ladder/1/")) and sight.moves > 40:
            try:
                Path(os.environ[MARK]).touch(exist_ok=False)
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return sight.options[0]


class Always:
    """Kills its worker, whoever it is."""

    def choose(self, sight: Sight[Any]) -> Option:
        os.kill(os.getpid(), signal.SIGKILL)
        return sight.options[0]


class Broken:
    """Raises in the middle of the third game."""

    def choose(self, sight: Sight[Any]) -> Option:
        if sight.luck.startswith("1/2/"):
            raise LookupError("no idea")
        return sight.options[0]


class Waits:
    """Thinks for ever, and is connected to a port as long as its worker lives."""

    def choose(self, sight: Sight[Any]) -> Option:
        with socket.create_connection(("127.0.0.1", int(os.environ[PORT]))):
            Event().wait()
        return sight.options[0]
