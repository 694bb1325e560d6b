"""A server of its own for a test: a process that can be killed and started again on the same port and database."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import BrowserContext, Page

RUN = "from pelagos.cli import main; main()"
PSEUDO = f"from tests.web.pseudo import install; install(); {RUN}"
ADDRESS = re.compile(r"http://[^/\s]+")
MANY = ("tables", "imports", "bot_tables", "connects")
"""What hundreds of tests at one server do from one address more often than people would in an hour."""
LIMITS = [word for kind in MANY for word in ("--limit", f"{kind}_per_address=100000")]


class Served:
    """A running server. `base` is its address."""

    def __init__(self, folder: Path, run: str = RUN, environment: dict[str, str] | None = None) -> None:
        self.run = run
        self.environment = environment or os.environ.copy()
        self.db = f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self.base = ""
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start, or start again where it was."""
        command = ["serve", "--no-browser", "--port", str(self.port), "--db", self.db, "--lang", "en", *LIMITS]
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.run, *command], stdout=subprocess.PIPE, text=True, env=self.environment
        )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = ADDRESS.search(first)
        assert found, f"the server did not begin: {first!r}"
        self.base = found[0]
        self.port = int(self.base.rpartition(":")[2])

    def kill(self) -> None:
        """End it at once, without a good-bye."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def table(self, context: BrowserContext, game: str, **fields: str | list[str]) -> str:
        """Open a table as the form does; the path of its page. Where strangers may sit, only practice has this luck."""
        practice = {"practice": "yes"} if "open" in fields.get("seat", ()) else {}
        luck = {"fate": "seeded", "seed": "7", **practice}
        form = urlencode({"game": game, "access": "link", **luck, **fields}, doseq=True)
        headers = {"content-type": "application/x-www-form-urlencoded", "origin": self.base}
        answer = context.request.post(f"{self.base}/tables", data=form, headers=headers, max_redirects=0)
        assert answer.status == 303, answer.text()
        return answer.headers["location"]

    def sit(self, page: Page, path: str) -> None:
        """Go to a page of this server."""
        page.goto(self.base + path)
