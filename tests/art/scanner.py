"""Reads QR codes of level M, to check ours: written from the tables of the standard, not from what draws them."""

from __future__ import annotations

import re
from collections.abc import Iterator

FORMATS = (0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0)
"""ISO/IEC 18004, table C.1: level M with masks 0 to 7."""
VERSION_BITS = {7: 0x07C94, 8: 0x085BC, 9: 0x09A99, 10: 0x0A4D3}
CENTRES = {
    1: (),
    2: (18,),
    3: (22,),
    4: (26,),
    5: (30,),
    6: (34,),
    7: (6, 22, 38),
    8: (6, 24, 42),
    9: (6, 26, 46),
    10: (6, 28, 50),
}
LENGTHS = {
    1: [16],
    2: [28],
    3: [44],
    4: [32] * 2,
    5: [43] * 2,
    6: [27] * 4,
    7: [31] * 4,
    8: [38, 38, 39, 39],
    9: [36, 36, 36, 37, 37],
    10: [43] * 4 + [44],
}
REPAIR = {1: 10, 2: 16, 3: 26, 4: 18, 5: 24, 6: 16, 7: 18, 8: 22, 9: 22, 10: 26}
POWERS = [1]
for _ in range(254):
    POWERS.append(POWERS[-1] * 2 ^ (0x11D if POWERS[-1] > 127 else 0))


def scan(grid: list[list[bool]]) -> bytes:
    """What a code says; an assertion fails where it is not one."""
    size = len(grid)
    version = (size - 17) // 4
    check_patterns(grid, version)
    mask = FORMATS.index(format_of(grid))
    bits = [grid[y][x] ^ flipped(mask, y, x) for y, x in snake(size) if not reserved(version, y, x)]
    stream = [sum(bit << 7 - n for n, bit in enumerate(bits[at : at + 8])) for at in range(0, len(bits) - 7, 8)]
    return payload(b"".join(blocks_of(version, stream)), version)


def drawn_modules(svg: str) -> list[list[bool]]:
    """The modules that a drawing shows; its margin is four of them wide."""
    size = int(re.findall(r'viewBox="0 0 (\d+) ', svg)[0]) - 8
    grid = [[False] * size for _ in range(size)]
    for x, y, wide in (map(int, run) for run in re.findall(r"M(\d+) (\d+)h(\d+)v1h", svg)):
        grid[y - 4][x - 4 : x - 4 + wide] = [True] * wide
    return grid


def check_patterns(grid: list[list[bool]], version: int) -> None:
    """Three finders, both clocks, the dark module, both copies of the format, and the version."""
    size = len(grid)
    finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        assert ["".join(".#"[grid[top + y][left + x]] for x in range(7)) for y in range(7)] == finder
    assert all(grid[6][at] == grid[at][6] == (at % 2 == 0) for at in range(8, size - 8))
    assert not any(grid[7][at] or grid[at][7] for at in range(8))
    assert grid[size - 8][8]
    again = [grid[8][size - 1 - n] for n in range(8)] + [grid[size - 7 + n][8] for n in range(7)]
    assert sum(bit << n for n, bit in enumerate(again)) == format_of(grid)
    if version > 6:
        read = sum(grid[n // 3][size - 11 + n % 3] << n for n in range(18))
        assert read == sum(grid[size - 11 + n % 3][n // 3] << n for n in range(18)) == VERSION_BITS[version]


def format_of(grid: list[list[bool]]) -> int:
    """The fifteen bits beside the first finder."""
    down = [grid[y][8] for y in (0, 1, 2, 3, 4, 5, 7, 8)]
    return sum(bit << n for n, bit in enumerate(down + [grid[8][x] for x in (7, 5, 4, 3, 2, 1, 0)]))


def flipped(mask: int, y: int, x: int) -> bool:
    """Table 10 of the standard, i and j being row and column."""
    conditions = [
        (y + x) % 2,
        y % 2,
        x % 3,
        (y + x) % 3,
        (y // 2 + x // 3) % 2,
        (y * x) % 2 + (y * x) % 3,
        ((y * x) % 2 + (y * x) % 3) % 2,
        ((y + x) % 2 + (y * x) % 3) % 2,
    ]
    return conditions[mask] == 0


def snake(size: int) -> Iterator[tuple[int, int]]:
    """The order of the modules: from the lower right corner, two columns wide."""
    right, up = size - 1, True
    while right > 0:
        if right == 6:
            right -= 1
        for y in range(size - 1, -1, -1) if up else range(size):
            yield y, right
            yield y, right - 1
        right, up = right - 2, not up


def reserved(version: int, y: int, x: int) -> bool:
    """Whether a module carries no data."""
    size = 17 + 4 * version
    if y == 6 or x == 6 or (y < 9 and (x < 9 or x >= size - 8)) or (x < 9 and y >= size - 8):
        return True
    if version > 6 and (min(y, x) < 6 and max(y, x) >= size - 11):
        return True
    near = [(cy, cx) for cy in CENTRES[version] for cx in CENTRES[version] if abs(y - cy) < 3 and abs(x - cx) < 3]
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    return any(centre not in corners for centre in near)


def blocks_of(version: int, stream: list[int]) -> Iterator[bytes]:
    """The blocks of data, after their syndromes were found to be nothing."""
    lengths, repair = LENGTHS[version], REPAIR[version]
    data: list[list[int]] = [[] for _ in lengths]
    rest = iter(stream)
    for place in range(max(lengths)):
        for block, length in zip(data, lengths, strict=True):
            if place < length:
                block.append(next(rest))
    whole = [list(block) for block in data]
    for _ in range(repair):
        for block in whole:
            block.append(next(rest))
    for found, block in zip(data, whole, strict=True):
        assert not any(syndrome(block, root) for root in range(repair)), "the bytes for repair do not fit"
        yield bytes(found)


def syndrome(block: list[int], root: int) -> int:
    """The block as a polynomial, at a power of 2."""
    found = 0
    for place, byte in enumerate(reversed(block)):
        if byte:
            found ^= POWERS[(POWERS.index(byte) + root * place) % 255]
    return found


def payload(stream: bytes, version: int) -> bytes:
    """The bytes of a code in byte mode."""
    bits = "".join(f"{byte:08b}" for byte in stream)
    count = 16 if version > 9 else 8
    assert bits[:4] == "0100"
    length = int(bits[4 : 4 + count], 2)
    inside = bits[4 + count : 4 + count + 8 * length]
    return bytes(int(inside[at : at + 8], 2) for at in range(0, len(inside), 8))
