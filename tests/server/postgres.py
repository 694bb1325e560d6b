"""A real PostgreSQL for tests: Debian's binaries, a folder of its own, a socket nobody else knows."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

DEBIAN = Path("/usr/lib/postgresql")
USER = "postgres"


def binaries() -> Path | None:
    """The folder with initdb and pg_ctl; None when PostgreSQL is not installed."""
    found = sorted(DEBIAN.glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


@contextmanager
def postgres(programs: Path) -> Iterator[str]:
    """A server on a free port; the URL of its database. It refuses root, so root lends it a user and a folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories= -c fsync=off"
    with TemporaryDirectory(prefix="pelagos-postgres-") as folder:
        data, log = Path(folder) / "data", Path(folder) / "log"
        if os.getuid() == 0:
            user = pwd.getpwnam(USER)
            os.chown(folder, user.pw_uid, user.pw_gid)
        _run(programs / "initdb", "-D", data, "-U", USER, "--auth=trust", "-E", "UTF8", "--no-sync")
        _run(programs / "pg_ctl", "-D", data, "-w", "-o", options, "-l", log, "start")
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
        finally:
            _run(programs / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")


def _run(program: Path, *arguments: object) -> None:
    command = [str(program), *map(str, arguments)]
    if os.getuid() == 0:
        command = ["runuser", "-u", USER, "--", *command]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
