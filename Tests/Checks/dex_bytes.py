"""Reads the packed numbers of a dex file, as docs/data.md describes them."""
import itertools
import struct


def varints(data):
    """Numbers of seven bits a byte, the lowest first, the top bit set on all but the last."""
    value = shift = 0
    for byte in data:
        value, shift = value | (byte & 0x7F) << shift, shift + 7
        if byte < 0x80:
            yield value
            value = shift = 0
    if shift:
        raise ValueError("a number has no end")


def signed(number):
    """0, 1, 2, 3 … mean 0, -1, 1, -2 …"""
    return (number >> 1) ^ -(number & 1)


def numbers(data, count):
    """A column: the width, then each number; the smallest of the width is None."""
    values = struct.unpack(f"<{count}{ {1: 'b', 2: 'h', 4: 'i'}[data[0]] }", data[1:])
    return [None if value == -(1 << (8 * data[0] - 1)) else value for value in values]


def lists(data, count, stride):
    """For each row its length in bytes and its numbers, cut into elements."""
    stream, rows = iter(data), []
    for _ in range(count):
        length = next(varints(stream))
        row = bytes(itertools.islice(stream, length))
        values = [signed(it - 1) if it else None for it in varints(row)]
        if len(row) < length or len(values) % stride:
            raise ValueError(f"{len(values)} numbers in {length} bytes, in elements of {stride}")
        rows.append([tuple(values[at : at + stride]) for at in range(0, len(values), stride)])
    if next(stream, None) is not None:
        raise ValueError("bytes after the last row")
    return rows


def learnset(data):
    """Rows as in FIELDS. A part of one byte is below 128, where a byte and a varint are the same."""
    rows, values = [], varints(data)
    for group in values:
        method, parts, count, move = next(values), next(values), next(values), 0
        for _ in range(count):
            move, level = move + signed(next(values)), next(values) if parts & 1 else 0
            order = next(values) if parts & 2 else 0
            rows.append((group, method, move, level, signed(order - 1) if order else None))
    return rows


def encounter(data):
    """Rows as in FIELDS. A bit for each part that is equal in the row before."""
    rows, values, conditions = [], varints(data), ()
    version = area = method = low = high = chance = flags = 0
    for same in values:
        version = version if same & 1 else next(values)
        area = area if same & 2 else area + signed(next(values))
        method = method if same & 4 else next(values)
        low, high = (low, high) if same & 8 else (next(values), next(values))
        chance = chance if same & 16 else next(values)
        if not same & 32:
            conditions = tuple(sorted([next(values) for _ in range(next(values))]))
        flags = flags if same & 64 else next(values)
        rows.append((area, version, method, low, high, chance, conditions, flags))
    return rows
