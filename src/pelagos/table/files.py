"""Record files: appended line by line, never overwritten, recovered after a crash."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.table.record import Header, Line, read_line, write_line


class RecordFile(NamedTuple):
    """What a file holds: its lines, how many bytes of it are sound, and whether a torn end was dropped."""

    lines: list[Line]
    sound: int
    torn: bool

    @property
    def header(self) -> Header:
        """The first line."""
        header = self.lines[0]
        assert isinstance(header, Header), "read_record refuses a file without a header"
        return header


def read_record(path: Path) -> RecordFile:
    """Read a record. A torn last line is dropped and said; any other damage is refused with its line."""
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise PelagosError("error-file-read", path=str(path), problem=problem.strerror or "") from problem
    whole, _, tail = raw.rpartition(b"\n")
    pieces = whole.split(b"\n") if whole or raw.startswith(b"\n") else []
    lines = [read_line(piece, number) for number, piece in enumerate(pieces, start=1)]
    if not lines or not isinstance(lines[0], Header):
        raise PelagosError("error-record-header", path=str(path))
    for number, line in enumerate(lines[1:], start=2):
        if isinstance(line, Header):
            raise PelagosError("error-record-line", line=str(number), problem="second header")
    return RecordFile(lines, len(raw) - len(tail), bool(tail))


class Writer:
    """Appends lines to a record file and waits until they are on the disk.

    A file that somebody else has written to meanwhile is left alone.
    """

    def __init__(self, path: Path, size: int) -> None:
        self.path = path
        self.size = size

    def __call__(self, lines: Sequence[Line]) -> None:
        data = b"".join(map(write_line, lines))
        try:
            with self.path.open("ab", buffering=0) as file:
                if file.tell() != self.size:
                    raise PelagosError("error-file-changed", path=str(self.path))
                self._append(file, data)
        except OSError as problem:
            raise PelagosError("error-file-write", path=str(self.path), problem=problem.strerror or "") from problem
        self.size += len(data)

    def _append(self, file: BinaryIO, data: bytes) -> None:
        """All of it or nothing: what a full disk took in part is cut off again."""
        try:
            left = memoryview(data)
            while left:
                left = left[file.write(left) :]
            os.fsync(file.fileno())
        except OSError:
            os.truncate(self.path, self.size)
            raise


def create(path: Path) -> Writer:
    """Begin a new record file; one that exists is never overwritten."""
    try:
        with path.open("xb"):
            pass
    except FileExistsError as problem:
        raise PelagosError("error-file-exists", path=str(path)) from problem
    except OSError as problem:
        raise PelagosError("error-file-write", path=str(path), problem=problem.strerror or "") from problem
    return Writer(path, 0)


def reopen(path: Path, found: RecordFile) -> Writer:
    """Go on writing after the sound part of a file; its torn end is cut off."""
    if found.torn:
        try:
            os.truncate(path, found.sound)
        except OSError as problem:
            raise PelagosError("error-file-write", path=str(path), problem=problem.strerror or "") from problem
    return Writer(path, found.sound)
