"""What was cut, kept in the user's cache folder: one file, written whole or not at all, and checked when it is read."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

import msgspec

from pelagos.letters.faces import FACES, LETTERS, MORE, digest

SEAL: Final = 16
"""How many bytes before the content tell whether it is whole."""


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """Some letters of a face, as a WOFF2 file."""

    key: str
    family: str
    weight: str
    style: str
    letters: str
    data: bytes

    @property
    def name(self) -> str:
        """A name that changes with the content, so that a browser may keep the file for ever."""
        return f"{self.key}-{digest(self.data)}.woff2"


class Cut(msgspec.Struct, frozen=True, array_like=True):
    """All pieces, and the width of every letter by face."""

    pieces: tuple[Piece, ...]
    widths: dict[str, dict[str, int]]


@cache
def letters_cut() -> Cut:
    """The letters: from the cache, or cut now and put there. A cache that cannot be used costs a second, no more."""
    path = cache_folder() / f"letters-{recipe()}.bin"
    found = _read(path)
    if found is None:
        from pelagos.letters.cutting import cut_all

        found = cut_all()
        with suppress(OSError):
            _write(path, found)
    return found


def recipe() -> str:
    """What decides how the letters are cut: the sources, the letters, our signs, and the program that cuts them."""
    own = "".join((files("pelagos.letters") / name).read_text("utf-8") for name in ("cutting.py", "signs.toml"))
    return digest(repr((FACES, LETTERS, MORE, own)).encode())


def cache_folder() -> Path:
    """The user's folder for what can be made again."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = str(Path.home() / "Library" / "Caches")
    else:
        home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "pelagos"


def _read(path: Path) -> Cut | None:
    """What is kept, if it is whole."""
    try:
        kept = path.read_bytes()
    except OSError:
        return None
    seal, content = kept[:SEAL], kept[SEAL:]
    return msgspec.msgpack.decode(content, type=Cut) if seal == _seal(content) else None


def _write(path: Path, found: Cut) -> None:
    """Put a whole file in its place: another process sees the old one, or this one."""
    content = msgspec.msgpack.encode(found)
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
        written = Path(file.name)
        try:
            file.write(_seal(content) + content)
            file.close()
            written.replace(path)
        finally:
            written.unlink(missing_ok=True)


def _seal(content: bytes) -> bytes:
    return blake2b(content, digest_size=SEAL).digest()
