"""The faces we write with, where they come from, and which letters every page needs."""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from pelagos.core.errors import PelagosError

SERIF: Final = "Pelagos Serif"
SANS: Final = "Pelagos Sans"
SIGNS: Final = "Pelagos Signs"
SERIF_STACK: Final = f'"{SERIF}", "{SIGNS}", serif'
"""The generic name is for letters that we do not have: a name may be written in any script."""
LETTERS: Final = (
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
    "\u00a0¡§«°±·»½¿×ÁÄÉÍÑÓÖÚÜßáäéíñóöúüĄąĆćĘęŁłŃńōŚśŹźŻż–—‘’“”„…‹›−∞←→↑↓▶◀"
)
"""What English, German, Polish and Spanish are written with, and the signs of our pages."""
MORE: Final = ((0x00A1, 0x024F), (0x1E00, 0x1EFF), (0x2010, 0x203A), (0x20A0, 0x20BF), (0x2122, 0x2122))
"""Where the letters of other names are: a page loads them when it has such a name."""
UNITS: Final = 1000
"""How many units of width a face has to the font size."""


class Face(NamedTuple):
    """A face as style sheets know it, and the file it is cut from."""

    key: str
    family: str
    weight: str
    style: str
    package: str
    file: str
    digest: str


SERIF_FILES: Final = "font-source-serif-pro"
SANS_FILES: Final = "font-source-sans-pro"
FACES: Final = (
    Face("serif", SERIF, "400", "normal", SERIF_FILES, "SourceSerifPro-Regular.ttf", "065b82a6347039d7"),
    Face("serif-italic", SERIF, "400", "italic", SERIF_FILES, "SourceSerifPro-It.ttf", "c1d71e1d220cee21"),
    Face("serif-strong", SERIF, "600 700", "normal", SERIF_FILES, "SourceSerifPro-Semibold.ttf", "0e98065f7e2fe60f"),
    Face("sans", SANS, "400 500", "normal", SANS_FILES, "SourceSansPro-Regular.ttf", "91e4d2a79ed06691"),
    Face("sans-strong", SANS, "600 700", "normal", SANS_FILES, "SourceSansPro-Semibold.ttf", "2f5604d292a24209"),
)
"""Figures of these faces are as wide as one another, so columns of numbers stand straight."""


def source_path(face: Face) -> Path:
    """Where the file of a face lies, or an error that says which package is missing."""
    try:
        return Path(str(files(face.package.replace("-", "_")))) / "files" / face.file
    except ModuleNotFoundError as problem:
        raise PelagosError("error-letters-missing", package=face.package) from problem


def source(face: Face) -> bytes:
    """The file of a face, exactly the one we know: another one would be drawn and measured differently."""
    try:
        data = source_path(face).read_bytes()
    except OSError as problem:
        raise PelagosError("error-letters-missing", package=face.package) from problem
    if digest(data) != face.digest:
        raise PelagosError("error-letters-damaged", package=face.package, file=face.file)
    return data


def digest(data: bytes) -> str:
    """What we know a file by."""
    return blake2b(data, digest_size=8).hexdigest()
