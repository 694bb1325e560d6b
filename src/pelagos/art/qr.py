"""A picture to scan: an address as a QR code (ISO/IEC 18004), in bytes, at error level M, up to version 10."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Final, TypeAlias

from pelagos.core.errors import PelagosError

Grid: TypeAlias = list[list[bool]]
BLOCKS: Final = ((1, 16, 10), (1, 28, 16), (1, 44, 26), (2, 64, 18), (2, 86, 24))
MORE_BLOCKS: Final = ((4, 108, 16), (4, 124, 18), (4, 154, 22), (5, 182, 22), (5, 216, 26))
VERSIONS: Final = BLOCKS + MORE_BLOCKS
"""Of each version at level M: how many blocks, how many bytes in all of them, how many for repair in each."""
BYTES: Final = 0b0100
PADS: Final = (0xEC, 0x11)
WIDE_COUNT: Final = 10
"""From this version on, the length takes two bytes."""
FIELD: Final = 0x11D
FORMAT: Final = 0x537
FORMAT_MASK: Final = 0x5412
VERSION_CODE: Final = 0x1F25
VERSION_WRITTEN: Final = 7
"""From this version on, a code says which it is."""
LONG_RUN: Final = re.compile(r"\.{5,}|#{5,}")
FINDER_LIKE: Final = re.compile(r"(?=#\.###\.#\.{4}|\.{4}#\.###\.#)")
QUIET: Final = 4
"""The white margin that readers need, in modules."""
MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)


def qr_svg(address: str) -> str:
    """The code as a whole SVG document, dark on light in every theme: readers see nothing else."""
    grid = qr_modules(address.encode())
    size = len(grid) + 2 * QUIET
    runs = "".join(
        f"M{x + QUIET} {y + QUIET}h{wide}v1h-{wide}z" for y, row in enumerate(grid) for x, wide in _runs(row)
    )
    back = f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/>'
    shape = f'shape-rendering="crispEdges" viewBox="0 0 {size} {size}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {shape}>{back}<path fill="#000" d="{runs}"/></svg>'


def qr_modules(data: bytes) -> Grid:
    """The modules of the smallest code that holds it, row by row, without a margin: True is dark."""
    version = _version_for(len(data))
    bits = _interleaved(version, _stream(version, data))
    drawn = [_masked(version, bits, mask) for mask in range(len(MASKS))]
    return min(drawn, key=_penalty)


def _version_for(length: int) -> int:
    for version, (_, room, _) in enumerate(VERSIONS, 1):
        if length + 2 + (version >= WIDE_COUNT) <= room:
            return version
    raise PelagosError("error-too-long-to-scan", length=length)


def _stream(version: int, data: bytes) -> bytes:
    """Mode, length and bytes, the end, and what fills the rest."""
    room, count = VERSIONS[version - 1][1], 16 if version >= WIDE_COUNT else 8
    value = (BYTES << count | len(data)) << 8 * len(data) | int.from_bytes(data)
    packed = (value << 4).to_bytes(1 + count // 8 + len(data))
    return packed + bytes(PADS[number % 2] for number in range(room - len(packed)))


def _interleaved(version: int, stream: bytes) -> list[bool]:
    """The blocks with their bytes for repair, one byte of each in turn, as bits."""
    number, room, repair = VERSIONS[version - 1]
    short, longer = divmod(room, number)
    sizes = [short + (block >= number - longer) for block in range(number)]
    starts = [sum(sizes[:block]) for block in range(number)]
    blocks = [stream[start : start + size] for start, size in zip(starts, sizes, strict=True)]
    checks = [repair_bytes(block, repair) for block in blocks]
    mixed = [block[place] for place in range(max(sizes)) for block in blocks if place < len(block)]
    mixed += [check[place] for place in range(repair) for check in checks]
    return [bool(byte >> bit & 1) for byte in mixed for bit in range(7, -1, -1)]


def repair_bytes(block: bytes, number: int) -> bytes:
    """Reed and Solomon's remainder over the field of 256."""
    rest = [0] * number
    for byte in block:
        factor = byte ^ rest[0]
        rest = [old ^ times(part, factor) for old, part in zip([*rest[1:], 0], generator(number), strict=True)]
    return bytes(rest)


@cache
def generator(number: int) -> tuple[int, ...]:
    """The product of (x - 2^i), without its first coefficient, which is 1."""
    found, root = [*[0] * (number - 1), 1], 1
    for _ in range(number):
        found = [times(part, root) ^ after for part, after in zip(found, [*found[1:], 0], strict=True)]
        root = times(root, 2)
    return tuple(found)


def times(a: int, b: int) -> int:
    """The product of two bytes in the field."""
    found = 0
    while b:
        found ^= a * (b & 1)
        a, b = a << 1, b >> 1
        a ^= FIELD * (a >> 8)
    return found


def _masked(version: int, bits: Sequence[bool], mask: int) -> Grid:
    """One of the eight codes: what every code of the version has, and the bits where nothing stands."""
    size = 17 + 4 * version
    fixed = _fixed(version) | _format(size, mask)
    grid = [[fixed.get((y, x), False) for x in range(size)] for y in range(size)]
    free = (place for place in _way(size) if place not in fixed)
    for number, (y, x) in enumerate(free):
        bit = bits[number] if number < len(bits) else False
        grid[y][x] = bit ^ MASKS[mask](y, x)
    return grid


def _way(size: int) -> Iterator[tuple[int, int]]:
    """Two columns at a time from the right, up and down in turn, past the column of the clock."""
    for number, right in enumerate([*range(size - 1, 6, -2), 5, 3, 1]):
        for step in range(size):
            y = step if number % 2 else size - 1 - step
            yield from ((y, right), (y, right - 1))


@cache
def _fixed(version: int) -> dict[tuple[int, int], bool]:
    """Finders with their margins, aligners, clocks, the dark module, and the version where it is written."""
    size = 17 + 4 * version
    found = {(6, at): at % 2 == 0 for at in range(size)} | {(at, 6): at % 2 == 0 for at in range(size)}
    for top, left in ((3, 3), (3, size - 4), (size - 4, 3)):
        for y, x in ((y, x) for y in range(-4, 5) for x in range(-4, 5)):
            if 0 <= top + y < size and 0 <= left + x < size:
                found[top + y, left + x] = max(abs(y), abs(x)) not in (2, 4)
    places = _aligners(version)
    ends = {(places[0], places[-1]), (places[-1], places[0]), (places[0], places[0])} if places else set()
    for top, left in ((a, b) for a in places for b in places if (a, b) not in ends):
        found |= {(top + y, left + x): max(abs(y), abs(x)) != 1 for y in range(-2, 3) for x in range(-2, 3)}
    if version >= VERSION_WRITTEN:
        code = _checked(version, 12, VERSION_CODE)
        for bit in range(18):
            y, x = bit // 3, size - 11 + bit % 3
            found[y, x] = found[x, y] = bool(code >> bit & 1)
    return found


def _aligners(version: int) -> list[int]:
    last = 10 + 4 * version
    return [] if version == 1 else [6, last] if version < VERSION_WRITTEN else [6, 6 + (last - 6) // 2, last]


def _format(size: int, mask: int) -> dict[tuple[int, int], bool]:
    """Level M (whose bits are 0) and the mask, written twice, and the module that is always dark."""
    code = _checked(mask, 10, FORMAT) ^ FORMAT_MASK
    around = [*((y, 8) for y in (0, 1, 2, 3, 4, 5, 7, 8)), *((8, x) for x in (7, 5, 4, 3, 2, 1, 0))]
    apart = [*((8, size - 1 - at) for at in range(8)), *((size - 7 + at, 8) for at in range(7))]
    found = {place: bool(code >> bit & 1) for way in (around, apart) for bit, place in enumerate(way)}
    return found | {(size - 8, 8): True}


def _checked(value: int, bits: int, polynomial: int) -> int:
    """A value with its remainder behind it."""
    rest = value << bits
    while rest.bit_length() > bits:
        rest ^= polynomial << rest.bit_length() - bits - 1
    return value << bits | rest


def _penalty(grid: Grid) -> int:
    """How hard a code is to read: long runs, squares, what looks like a finder, and too much of one colour."""
    size, both = len(grid), (grid, list(zip(*grid, strict=True)))
    lines = ["".join(".#"[dark] for dark in row) for way in both for row in way]
    runs = sum(len(run[0]) - 2 for line in lines for run in LONG_RUN.finditer(line))
    pairs = [(above[x : x + 2], below[x : x + 2]) for above, below in pairwise(lines[:size]) for x in range(size - 1)]
    squares = sum(above == below and above in ("..", "##") for above, below in pairs)
    alike = sum(len(FINDER_LIKE.findall(line)) for line in lines)
    shade = sum(map(sum, grid)) * 100 / size**2
    return runs + 3 * squares + 40 * alike + 10 * int(abs(shade - 50) / 5)


def _runs(row: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Where dark runs begin, and how long they are."""
    start = None
    for x, dark in enumerate([*row, False]):
        if dark and start is None:
            start = x
        elif not dark and start is not None:
            yield start, x - start
            start = None
