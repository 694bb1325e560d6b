"""A picture as PNG, drawn with our letters and never with those of the machine: the same bytes everywhere."""

from __future__ import annotations

from typing import Final

from pelagos.letters.faces import FACES, source, source_path

SERIF: Final = "Source Serif Pro"
SANS: Final = "Source Sans Pro"
"""What the whole faces call themselves; pictures ask for ours, which are cut from them, or for any serif."""


def png(picture: str, width: int) -> bytes:
    """A whole SVG document as PNG, so many pixels wide."""
    from resvg_py import svg_to_bytes

    for face in FACES:
        source(face)
    drawn = svg_to_bytes(
        svg_string=picture,
        width=width,
        skip_system_fonts=True,
        font_files=[str(source_path(face)) for face in FACES],
        font_family=SERIF,
        serif_family=SERIF,
        sans_serif_family=SANS,
    )
    return bytes(drawn)
