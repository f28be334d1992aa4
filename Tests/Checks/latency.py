#!/usr/bin/env python3
"""Measures how soon the program shows its list and answers a cursor key, and its memory, beside `less`.

    latency.py [--program .build/release/pokedex] [--starts 15] [--keys 150]

Both run by turns on a terminal of 120×40, `less` with a file of 1,351 lines. A start ends with the first
row of the list, a key with the first bytes of its frame. On a busy machine: chrt --fifo 10, as root.
"""
import argparse, os, re, select, shutil, statistics, tempfile, time
from terminal import Terminal, environment

SIZE = (120, 40)


def pressed(terminal, key):
    """The time from a key to its frame, in ms; nothing if none comes."""
    start = time.monotonic()
    terminal.type(key)
    if not select.select([terminal.master], [], [], 1)[0]: return None
    shown = time.monotonic()
    terminal.read(0.03)
    return (shown - start) * 1000


def memory(pid):
    """Resident memory in MiB, and that of no file."""
    with open(f"/proc/{pid}/smaps_rollup") as lines: text = lines.read()
    return [int(re.search(rf"{name}: +(\d+)", text)[1]) / 1024 for name in ("Rss", "Anonymous")]


def run(arguments, first_row, keys):
    """The time of a start, those of its keys, and its memory."""
    home = tempfile.mkdtemp()
    start = time.monotonic()
    terminal = Terminal(arguments, environment(home), SIZE)
    if not terminal.wait(first_row): raise SystemExit(f"{arguments[0]} shows no list")
    ready = (time.monotonic() - start) * 1000
    terminal.read(0.3)
    used = memory(terminal.pid)
    times = [pressed(terminal, "j") for _ in range(keys)]
    terminal.close()
    shutil.rmtree(home, ignore_errors=True)
    return ready, [shown for shown in times if shown is not None], used


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--program", default=".build/release/pokedex")
    options.add_argument("--starts", type=int, default=15)
    options.add_argument("--keys", type=int, default=150)
    options = options.parse_args()
    with tempfile.NamedTemporaryFile("w") as file:
        file.writelines(f"line {number}\n" for number in range(1, 1352))
        file.flush()
        programs = [([shutil.which("less"), file.name], rb"line 1\b"),
                    ([os.path.abspath(options.program), "--offline"], rb"Bulbasaur")]
        # The first run of each only fills the caches.
        runs = [[run(*program, options.keys // options.starts) for program in programs]
                for _ in range(options.starts + 1)][1:]
    print(f"{'':8}{'start':>9}{'key':>9}{'95 %':>9}{'RSS':>9}{'own':>9}   ms, MiB")
    for name, results in zip(("less", "pokedex"), zip(*runs)):
        keys = sorted(shown for result in results for shown in result[1])
        figures = [statistics.median(result[0] for result in results), statistics.median(keys),
                   keys[len(keys) * 95 // 100], *(statistics.median(result[2][index] for result in results) for index in (0, 1))]
        print(f"{name:8}" + "".join(f"{figure:9.2f}" for figure in figures))


if __name__ == "__main__": main()
