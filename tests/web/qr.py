"""Reads a QR code as a camera does, from its modules: for codes of error correction M that hold bytes and no mistake.

Written against ISO/IEC 18004, from nothing that draws them.
"""

from __future__ import annotations

from collections.abc import Callable

Grid = list[list[bool]]
MASKS: list[Callable[[int, int], bool]] = [
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
]
# By version: codewords that hold data, block by block, and the centres of the alignment patterns.
BLOCKS = {1: [16], 2: [28], 3: [44], 4: [32] * 2, 5: [43] * 2, 6: [27] * 4, 7: [31] * 4, 8: [38, 38, 39, 39]}
CENTRES = {1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42]}


def read(code: Grid) -> str:
    """The text of a code without its quiet zone."""
    size = len(code)
    version = (size - 17) // 4
    bits = [code[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [code[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    known = int("".join(str(int(bit)) for bit in bits), 2) ^ 0b101010000010010
    assert known >> 13 == 0, "error correction M"
    words = codewords(code, version, MASKS[known >> 10 & 7])
    blocks: list[list[int]] = [[] for _ in BLOCKS[version]]
    stream = iter(words)
    for at in range(max(BLOCKS[version])):
        for block, length in zip(blocks, BLOCKS[version], strict=True):
            if at < length:
                block.append(next(stream))
    data = "".join(f"{word:08b}" for block in blocks for word in block)
    assert data[:4] == "0100", "bytes"
    length = int(data[4:12], 2)
    return bytes(int(data[12 + 8 * i : 20 + 8 * i], 2) for i in range(length)).decode()


def codewords(code: Grid, version: int, mask: Callable[[int, int], bool]) -> list[int]:
    """All codewords in the order they are drawn: two columns at a time from the right, up and down."""
    size = len(code)
    bits = []
    columns = [x for x in range(size - 1, 0, -1) if x != 6]
    for pair in range(0, len(columns), 2):
        rows = range(size) if pair // 2 % 2 else range(size - 1, -1, -1)
        for y in rows:
            for x in columns[pair : pair + 2] if len(columns[pair : pair + 2]) == 2 else [columns[pair], 0]:
                if not fixed(y, x, size, version):
                    bits.append(code[y][x] != mask(y, x))
    return [sum(bit << 7 - i for i, bit in enumerate(bits[at : at + 8])) for at in range(0, len(bits) - 7, 8)]


def fixed(y: int, x: int, size: int, version: int) -> bool:
    """Does every code of this version have this module, or its format or version there?"""
    low, right = y >= size - 8, x >= size - 8
    if y == 6 or x == 6 or (y < 9 and (x < 9 or right)) or (low and x < 9):
        return True
    if version >= 7 and ((y < 6 and x >= size - 11) or (x < 6 and y >= size - 11)):
        return True
    centres = [(a, b) for a in CENTRES[version] for b in CENTRES[version]]
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    return any(abs(y - a) <= 2 and abs(x - b) <= 2 for a, b in centres if (a, b) not in corners)
