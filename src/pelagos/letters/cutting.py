"""Cutting faces to the letters we write, as WOFF2. It takes most of a second, so the outcome is kept.

Kerning is left out. It would make the files a third larger, and without it a word is exactly as wide as its letters, in
every browser and every picture.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import USE_MY_METRICS

from pelagos.letters.faces import FACES, LETTERS, MORE, SIGNS, UNITS, Face, source
from pelagos.letters.kept import Cut, Piece

DROPPED: Final = ("BASE", "DSIG", "GDEF", "GPOS", "GSUB", "cvt ", "fpgm", "gasp", "prep")
ROUNDED: Final = 1.0
"""By how many units a curve may differ when it is turned into the kind that TrueType has."""
ASCENT: Final = 1036
DESCENT: Final = -335
SAME_DAY: Final = 3_500_000_000
"""When our own face says that it was made, in seconds since 1904."""


def cut_all() -> Cut:
    """Every face in two pieces, what each page needs and the rest, then our own signs; and all widths."""
    pieces: list[Piece] = []
    widths: dict[str, dict[str, int]] = {}
    for face in FACES:
        data = source(face)
        advances = _advances(data)
        more = "".join(letter for letter in advances if letter not in LETTERS)
        common = "".join(letter for letter in advances if letter in LETTERS)
        pieces.append(Piece(face.key, face.family, face.weight, face.style, common, _cut(face, data, common)))
        pieces.append(Piece(f"{face.key}-more", face.family, face.weight, face.style, more, _cut(face, data, more)))
        widths[face.key] = advances
    drawn = tomllib.loads((files("pelagos.letters") / "signs.toml").read_text(encoding="utf-8"))
    pieces.append(Piece("signs", SIGNS, "400 700", "normal", "".join(drawn), _signs(drawn)))
    signs = {letter: int(sign["advance"]) for letter, sign in drawn.items()}
    return Cut(tuple(pieces), {key: signs | found for key, found in widths.items()})


def _advances(data: bytes) -> dict[str, int]:
    """How far each letter that we keep is from the next."""
    font = TTFont(BytesIO(data), lazy=True)
    assert font["head"].unitsPerEm == UNITS
    wished = {*map(ord, LETTERS), *(code for low, high in MORE for code in range(low, high + 1))}
    return {chr(code): font["hmtx"][name][0] for code, name in sorted(font.getBestCmap().items()) if code in wished}


def _cut(face: Face, data: bytes, letters: str) -> bytes:
    font = TTFont(BytesIO(data), recalcTimestamp=False)
    for table in DROPPED:
        if table in font:
            del font[table]
    options = Options(hinting=False, name_IDs=[1, 2], notdef_outline=True, layout_features=[])
    cutter = Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(font)
    _as_wide_as_told(font)
    font["name"].names = []
    font["name"].setName(face.family, 1, 3, 1, 0x409)
    return _woff2(font)


def _as_wide_as_told(font: TTFont) -> None:
    """A letter made of others, ” of two ’, says that it is as wide as one of them; some browsers believe it."""
    for name in font.getGlyphOrder():
        glyph = font["glyf"][name]
        for part in glyph.components if glyph.isComposite() else ():
            part.flags &= ~USE_MY_METRICS


def _signs(drawn: dict[str, Any]) -> bytes:
    """A face of our own from outlines."""
    names = [".notdef", *(f"sign{place}" for place in range(len(drawn)))]
    glyphs, advances = {".notdef": TTGlyphPen(None).glyph()}, {".notdef": (500, 0)}
    for name, sign in zip(names[1:], drawn.values(), strict=True):
        pen = TTGlyphPen(None)
        parse_path(sign["outline"], Cu2QuPen(pen, ROUNDED))
        glyphs[name], advances[name] = pen.glyph(), (sign["advance"], 0)
    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(letter): name for letter, name in zip(drawn, names[1:], strict=True)})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(advances)
    builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    builder.setupNameTable({"familyName": SIGNS})
    builder.setupOS2(sTypoAscender=ASCENT, sTypoDescender=DESCENT, usWinAscent=ASCENT, usWinDescent=-DESCENT)
    builder.setupPost(keepGlyphNames=False)
    builder.font["head"] = _undated(builder.font["head"])
    return _woff2(builder.font)


def _undated(head: Any) -> Any:
    """The same bytes on every day."""
    head.created = head.modified = SAME_DAY
    return head


def _woff2(font: TTFont) -> bytes:
    font.recalcTimestamp = False
    font.flavor = "woff2"
    written = BytesIO()
    font.save(written)
    return written.getvalue()
