#!/usr/bin/env python3
"""Prints the factors of `ModifierTable.all` whose change no calculation of `CalculationTests` would notice.

    Tests/Checks/factors.py [--program PATH]

Changes each factor in the memory of a running `pokedex damage --batch`, up and down by four thousandths, or by a
percent up to generation 4, and looks whether any damage changes. Prints the generations in which none does: those
without the thing, as Champions is without Choice Band, and those in which the other calculator is wrong
(docs/damage.md). Linux on a 64-bit processor only; some minutes.
"""

import argparse
import glob
import gzip
import json
import os
import struct
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CALCULATIONS = os.path.join(ROOT, "Tests/DataTests/Teams/Calculations*.jsonl.gz")

# A row of the table in memory: its name, causes, step, factor, first and last generation, conditions.
ROW = struct.Struct("<16x8xB7xqqq8x")
# The fields after the step of the row of Life Orb, by which the table is found.
LIFE_ORB = struct.pack("<qqq", 5324, 5, 9)
FACTOR = 32
CHUNK = 60


def generation(line):
    return 9 if line["gen"] == "champions" else line["gen"]


class Program:
    """A running calculator whose table of modifiers can be changed."""

    def __init__(self, path, first):
        command = [path, "damage", "--batch", "-"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.answers(first)
        self.rows = max(self.tables(), key=len)

    def answers(self, lines):
        """The damage of calculations."""
        found = []
        for start in range(0, len(lines), CHUNK):
            part = lines[start : start + CHUNK]
            self.process.stdin.write("".join(json.dumps(line) + "\n" for line in part))
            self.process.stdin.flush()
            found += [json.loads(self.process.stdout.readline())["damage"] for _ in part]
        return found

    def tables(self):
        """Arrays in memory with a row for Life Orb: lists of addresses with the fields of a row."""
        with open(f"/proc/{self.process.pid}/maps") as maps, self.memory("rb") as memory:
            for area in (line.split() for line in maps):
                start, end = (int(number, 16) for number in area[0].split("-"))
                if area[1].startswith("rw") and end - start < 1 << 30:
                    memory.seek(start)
                    yield from tables(memory.read(end - start), start)

    def memory(self, mode):
        return open(f"/proc/{self.process.pid}/mem", mode, 0)

    def put(self, address, factor):
        with self.memory("r+b") as memory:
            memory.seek(address + FACTOR)
            memory.write(struct.pack("<q", factor))


def tables(content, start):
    place = content.find(LIFE_ORB)
    while place >= 0:
        first = last = place - FACTOR
        while is_row(content, first - ROW.size):
            first -= ROW.size
        while is_row(content, last + ROW.size):
            last += ROW.size
        yield [(start + at, *ROW.unpack_from(content, at)) for at in range(first, last + 1, ROW.size)]
        place = content.find(LIFE_ORB, place + 1)


def is_row(content, place):
    if not 0 <= place <= len(content) - ROW.size:
        return False
    step, factor, since, until = ROW.unpack_from(content, place)
    return step < 32 and 0 < factor <= 16_384 and 1 <= since <= until <= 9


def noticed(program, row, calculations):
    """The generations in which the damage changes both if the factor of a row is smaller and if it is larger.

    calculations: lines with their usual damage.
    """
    address, _, factor, since, until = row
    own = [(line, usual) for line, usual in calculations if since <= generation(line) <= until]
    smaller, larger = set(), set()
    for is_early, change in ((True, 41), (False, round(factor * 0.004))):
        asked = [(line, usual) for line, usual in own if (generation(line) < 5) == is_early]
        for found, changed in ((smaller, factor - change), (larger, factor + change)):
            program.put(address, changed)
            answers = program.answers([line for line, _ in asked])
            found |= {line["gen"] for (line, usual), answer in zip(asked, answers) if answer != usual}
    program.put(address, factor)
    return smaller & larger


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", default=os.path.join(ROOT, ".build/release/pokedex"))
    options = parser.parse_args()
    lines = []
    for path in sorted(glob.glob(CALCULATIONS)):
        with gzip.open(path, "rt") as file:
            lines += [json.loads(text) for text in file]
    program = Program(options.program, list({line["gen"]: line for line in lines}.values()))
    print(f"{len(program.rows)} modifiers, {len(lines)} calculations")
    calculations = list(zip(lines, program.answers(lines)))
    for number, row in enumerate(program.rows):
        _, _, factor, since, until = row
        eras = [*range(since, until + 1)] + ["champions"] * (until == 9)
        found = noticed(program, row, calculations)
        missing = [str(era) for era in eras if era not in found]
        if missing:
            print(f"modifier {number}, x{factor}/4096, generations {since} to {until}: {', '.join(missing)}")
    program.process.stdin.close()
    program.process.wait()


if __name__ == "__main__":
    main()
