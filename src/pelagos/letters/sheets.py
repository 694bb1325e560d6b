"""Faces as style sheets name them: by an address on a server, or with the file put inside."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable
from functools import cache

from pelagos.letters.faces import MORE
from pelagos.letters.kept import Piece, letters_cut


def faces_css(address: Callable[[Piece], str]) -> str:
    """All faces for a page that loads them as it needs them; of two pieces the later one is asked first."""
    return "\n".join(_rule(piece, address(piece)) for piece in reversed(letters_cut().pieces))


def embedded_css(said: str, families: Iterable[str]) -> str:
    """The faces of some families with the files inside, as far as words need them: for pages that stand alone."""
    used = set(said)
    wanted = [
        piece for piece in letters_cut().pieces if piece.family in families and not used.isdisjoint(piece.letters)
    ]
    return "\n".join(_rule(piece, _inside(piece.key)) for piece in reversed(wanted))


@cache
def files_by_key() -> dict[str, str]:
    """What the files are called, for pages that ask for them before they know that they need them."""
    return {piece.key: piece.name for piece in letters_cut().pieces}


@cache
def files_by_name() -> dict[str, bytes]:
    """What is in the files."""
    return {piece.name: piece.data for piece in letters_cut().pieces}


@cache
def _inside(key: str) -> str:
    data = next(piece.data for piece in letters_cut().pieces if piece.key == key)
    return f"data:font/woff2;base64,{b64encode(data).decode()}"


def _rule(piece: Piece, address: str) -> str:
    """Nothing is shown in another face while ours is on its way: drawings are measured with it."""
    ranges = ",".join(f"U+{low:X}-{high:X}" for low, high in MORE) if piece.key.endswith("-more") else ""
    only = f"unicode-range:{ranges};" if ranges else ""
    return (
        f'@font-face{{font-family:"{piece.family}";font-weight:{piece.weight};font-style:{piece.style};'
        f'font-display:block;{only}src:url({address}) format("woff2")}}'
    )
