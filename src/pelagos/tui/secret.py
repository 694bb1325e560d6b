"""The secret seed of a fair game that is kept on disk: a file next to the record, for its owner's eyes only."""

from __future__ import annotations

import os
from pathlib import Path

from pelagos.core.errors import PelagosError

OWNER_ONLY = 0o600


def secret_path(record: Path) -> Path:
    """Where the seed lies while the game goes on."""
    return record.with_name(record.name + ".secret")


def keep_secret(record: Path, seed: str) -> None:
    """Write the seed down; a file that exists is never overwritten."""
    path = secret_path(record)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(seed + "\n")
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError as problem:
        raise PelagosError("error-file-exists", path=str(path)) from problem
    except OSError as problem:
        raise PelagosError("error-file-write", path=str(path), problem=problem.strerror or "") from problem


def read_secret(record: Path) -> str:
    """The seed, without which a fair game cannot go on."""
    path = secret_path(record)
    try:
        return path.read_text(encoding="utf-8", errors="replace").strip()
    except FileNotFoundError as problem:
        raise PelagosError("error-secret-missing", path=str(path)) from problem
    except OSError as problem:
        raise PelagosError("error-file-read", path=str(path), problem=problem.strerror or "") from problem


def drop_secret(record: Path) -> None:
    """After the end the seed stands in the record, and the file has done its work."""
    path = secret_path(record)
    try:
        path.unlink(missing_ok=True)
    except OSError as problem:
        raise PelagosError("error-file-write", path=str(path), problem=problem.strerror or "") from problem
