#!/usr/bin/env python3
"""Counts the instructions of a start, a key and some commands, and the bytes that a key writes.

    instructions.py [--program .build/release/pokedex]

Counted by valgrind on a terminal of 120×40, they do not depend on the load of the machine: the same program gives
the same figures within some per mille. The program is copied without DWARF, which valgrind cannot read.
"""
import argparse, os, re, shutil, statistics, subprocess, tempfile
from terminal import Terminal, environment

SIZE = (120, 40)
COMMANDS = ["--version", "list --count --offline", "show garchomp --offline", "list --json --offline"]


def counted(out, program, *arguments):
    return [shutil.which("valgrind"), "--tool=callgrind", "--log-file=/dev/null", f"--callgrind-out-file={out}",
            program, *arguments]


def total(out):
    with open(out) as lines: found = re.search(r"^(?:totals|summary): (\d+)", lines.read(), re.M)
    return int(found[1]) / 1e6


def listed(command, folder):
    """A terminal with the list of a new home."""
    terminal = Terminal(command, environment(tempfile.mkdtemp(dir=folder)), SIZE)
    if not terminal.wait(rb"Bulbasaur", 120): raise SystemExit(f"{command[-2]} shows no list")
    terminal.read(1)
    return terminal


def millions(program, keys, folder):
    """The instructions from the start of the screen to its end, with some keys between."""
    out = os.path.join(folder, f"keys-{keys}")
    terminal = listed(counted(out, program, "--offline"), folder)
    for key in ["j"] * keys + ["q"]:
        terminal.type(key)
        terminal.read(0.3)
    if terminal.end(120) != 0: raise SystemExit("the program does not end")
    terminal.close()
    return total(out)


def written(program, folder):
    """The bytes of each of a hundred keys."""
    terminal = listed([program, "--offline"], folder)
    sizes = []
    for _ in range(100):
        before = len(terminal.bytes)
        terminal.type("j")
        terminal.read(0.2)
        sizes.append(len(terminal.bytes) - before)
    terminal.close()
    return sizes


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--program", default=".build/release/pokedex")
    options = options.parse_args()
    if not shutil.which("valgrind"): raise SystemExit("missing program: valgrind")
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "program")
        subprocess.run(["strip", "-g", "-o", program, options.program], check=True)
        few, many = millions(program, 10, folder), millions(program, 60, folder)
        print(f"{'start to the list':28}{millions(program, 0, folder):9.2f} M")
        print(f"{'key, with the page':28}{(many - few) / 50:9.2f} M")
        for command in COMMANDS:
            out = os.path.join(folder, "command")
            subprocess.run(counted(out, program, *command.split()), env=environment(folder), check=True,
                           stdout=subprocess.DEVNULL)
            print(f"{command.removesuffix(' --offline'):28}{total(out):9.2f} M")
        sizes = written(program, folder)
        print(f"{'key where the list stands':28}{statistics.median(sizes[:30]):6.0f} bytes")
        print(f"{'key where it scrolls':28}{statistics.median(sizes[40:]):6.0f} bytes")


if __name__ == "__main__": main()
