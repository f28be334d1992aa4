#!/usr/bin/env python3
"""Checks that an idle program does nothing.

    rest.py [--hours 8] [--program .build/release/pokedex]

The program stays on a page, with a store of marks. Every ten minutes the script prints its output,
CPU time, the runs of its threads, its memory, and the call in which each thread waits. Exits with 1
if the program wrote a byte, one of its threads ran, or its main thread waits with a timeout.
"""
import argparse, os, shutil, sys, tempfile, time
from terminal import Terminal, environment

PERIOD = 600
# The number of poll(2) on x86-64, and its time-out for waits without an end.
POLL, FOREVER = 7, 0xFFFFFFFF


def facts(pid):
    """The runs of its threads, ticks of CPU time, and memory in KiB."""
    ran = 0
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/status") as lines:
            ran += sum(int(line.split()[1]) for line in lines if "ctxt_switches" in line)
    with open(f"/proc/{pid}/stat") as line: fields = line.read().rsplit(")", 1)[1].split()
    with open(f"/proc/{pid}/status") as lines:
        memory = next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return ran, int(fields[11]) + int(fields[12]), memory


def waits_forever(pid):
    """Whether only an event can wake the main thread."""
    with open(f"/proc/{pid}/syscall") as line: call = line.read().split()
    return int(call[0]) == POLL and int(call[3], 16) & FOREVER == FOREVER


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--hours", type=float, default=8)
    options.add_argument("--program", default=".build/release/pokedex")
    options = options.parse_args()
    home = tempfile.mkdtemp()
    terminal = Terminal([options.program, "--offline", "garchomp"], environment(home), (120, 36))
    terminal.wait(rb"q.{0,40}quit")
    for key in (b"\r", b"c"):
        terminal.type(key)
        terminal.read(1)
    terminal.read(10)
    before, written, start = facts(terminal.pid), len(terminal.bytes), time.monotonic()
    is_right = waits_forever(terminal.pid)
    print("waits without a timeout" if is_right else "waits with a timeout", flush=True)
    while time.monotonic() - start < options.hours * 3600:
        terminal.read(min(PERIOD, max(1, start + options.hours * 3600 - time.monotonic())))
        now, hours = facts(terminal.pid), (time.monotonic() - start) / 3600
        bytes_, ran, ticks = len(terminal.bytes) - written, now[0] - before[0], now[1] - before[1]
        print(f"{hours:.2f} h: {bytes_} bytes, ran {ran} times, {ticks} ticks, {now[2]} KiB", flush=True)
        is_right = is_right and bytes_ == ran == 0
    terminal.type("q")
    terminal.end(5)
    shutil.rmtree(home, ignore_errors=True)
    sys.exit(0 if is_right else 1)


if __name__ == "__main__":
    main()
