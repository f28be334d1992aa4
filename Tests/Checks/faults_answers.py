#!/usr/bin/env python3
"""Answers and keys of a terminal with pauses: cut at every byte, and continued later or never.

    faults_answers.py [--program .build/release/pokedex] [--only NAME …] [--seed 1] [--times 1]

On the list and within the filter, in seven and in eight bits. An answer draws, types and marks
nothing; a key or a press of the mouse has its whole effect, or none. Exits with 1 when the program
differs from Tests/Checks/faults.md. Needs pyte (PyPI), a terminal emulator.
"""
import os, queue, threading, time
import pyte
from faults import check, main
from faults_terminal import TERM, marks

SIZE = (100, 30)
WORKERS = 16  # for the list, and as many for the filter: most of the time is waiting
# In seconds; with None, the rest is never sent.
PAUSES = [0, 0.005, 0.03, 0.05, 0.2, 0.7, None]
# In seconds: after these times, the program has given up a cut sequence or a cut paste; and the most that
# sending both parts may take, because a longer pause, made by a busy machine, proves nothing.
LONGEST, LONGEST_PASTE, CERTAIN = 1.2, 3.3, 0.85
ESCAPE = 0.025
BUSY = "the machine is too busy"

# Bytes that are no keys. Taken for keys, "c" would mark, "2" open another tab, "I", "O" and "?" open lists and help.
ANSWERS = {
    "DA1": b"\x1b[?62;22c", "DA1 of a VT100": b"\x1b[?1;2c", "DA2": b"\x1b[>1;10;0c", "DA3": b"\x1bP!|7E565445\x1b\\",
    "XTVERSION": b"\x1bP>|XTerm(380)\x1b\\", "DECRPM": b"\x1b[?2026;2$y", "DSR": b"\x1b[0n", "colours changed": b"\x1b[?997;1n",
    "CPR": b"\x1b[24;80R", "DECXCPR": b"\x1b[?24;80R", "OSC 4, BEL": b"\x1b]4;1;rgb:cdcd/0000/0000\x07", "OSC 4, ST": b"\x1b]4;1;rgb:cd/00/00\x1b\\",
    "OSC 10": b"\x1b]10;rgb:ffff/ffff/ffff\x07", "OSC 11, BEL": b"\x1b]11;rgb:1e1e/1e1e/1e1e\x07", "OSC 11, ST": b"\x1b]11;rgb:1e/1e/2e\x1b\\",
    "OSC 52, BEL": b"\x1b]52;c;Y2ZjZnhj\x07", "OSC 52, ST": b"\x1b]52;c;Y2ZjZg==\x1b\\", "XTGETTCAP": b"\x1bP1+r636f=323536\x1b\\", "XTGETTCAP, none": b"\x1bP0+r\x1b\\",
    "DECRQSS": b"\x1bP1$r0m\x1b\\", "an empty DCS": b"\x1bP\x1b\\", "kitty's pictures": b"\x1b_Gi=1;OK\x1b\\", "focus in": b"\x1b[I", "focus out": b"\x1b[O",
    "SGR mouse, let go": b"\x1b[<0;12;9m", "SGR mouse, moved": b"\x1b[<35;12;9M", "X10 mouse, let go": b"\x1b[M#,)", "a modifier of kitty": b"\x1b[57441u",
    "kitty's flags": b"\x1b[?1u", "a key let go": b"\x1b[1;1:3B", "size in cells": b"\x1b[8;30;100t", "size in pixels": b"\x1b[4;600;800t", "XTSMGRAPHICS": b"\x1b[?1;0;256S",
    "OSC 52, long": b"\x1b]52;c;" + b"Y2Zj" * 20 + b"\x07",
}
LONG = 60  # bytes; longer sequences are cut only near both ends, and at some places between
KEYS = {
    "down": b"\x1b[B", "down, application": b"\x1bOB", "Ctrl-Down": b"\x1b[1;5B", "Page Down": b"\x1b[6~", "End": b"\x1b[F", "F1 of the console": b"\x1b[[A",
    "F1": b"\x1bOP", "SGR mouse": b"\x1b[<0;12;9M", "SGR wheel": b"\x1b[<65;12;9M", "X10 mouse": b"\x1b[M ,)", "a paste": b"\x1b[200~cfc\x1b[201~",
}


def in_eight_bits(data):
    """The text with a single-byte C1 control for ESC and a letter."""
    result = bytearray()
    for byte in data:
        if result[-1:] == b"\x1b" and 0x40 <= byte < 0x60: result[-1] = byte + 0x40
        else: result.append(byte)
    return bytes(result)


class Program:
    """A program on the list or within the filter, with its screen."""

    def __init__(self, bench, name):
        self.bench, self.name, self.home = bench, name, bench.home()
        self.terminal = bench.start("--offline", home=self.home, size=SIZE, TERM=TERM)
        self.screen = pyte.Screen(*SIZE)
        self.stream, self.fed = pyte.ByteStream(self.screen), 0
        self.start = None
        self.restore()
        self.settle()
        self.start = self.display()
        self.type(b"\x1b")
        self.settle()
        self.escaped = self.display()
        self.restore()

    def rest(self):
        """Waits until all typed keys are handled and drawn."""
        end, calm = time.monotonic() + 5, 0
        while calm < 3 and time.monotonic() < end and not self.terminal.ended():
            calm = calm + 1 if not self.terminal.read(0.004) and self.terminal.rests() else 0

    def settle(self):
        """Waits until the texts of a page have come or failed: they are requested after a moment."""
        time.sleep(0.2)
        self.rest()

    def type(self, data):
        self.terminal.type(data)
        self.rest()
        if data.endswith(b"\x1b"):
            time.sleep(2 * ESCAPE)
            self.rest()

    def display(self):
        self.stream.feed(bytes(self.terminal.bytes[self.fed:]))
        self.fed = len(self.terminal.bytes)
        # On the list, the marker shows the selected row.
        return list(self.screen.display)

    def restore(self):
        """Returns to the list; False on failure."""
        for _ in range(3): self.type(b"\x1b")
        if self.name == "list": self.type(b"g")
        else: self.type(b"/fire")
        if self.display() != self.start: self.settle()
        return self.display() == self.start

    def close(self):
        kept = marks(self.bench, self.home)
        self.terminal.close()
        return kept

    def send(self, data, cut, pause):
        """Sends both parts; False if a busy machine made the pause too long for a result."""
        if pause is None:
            self.terminal.type(data[:cut])
            time.sleep(LONGEST_PASTE if b"200~" in data[:cut] else LONGEST)
            self.rest()
            return True
        start = time.monotonic()
        self.terminal.type(data[:cut])
        if pause: time.sleep(pause)
        self.terminal.type(data[cut:])
        sent = time.monotonic()
        self.rest()
        if cut == 1 and data[0] == 0x1b: time.sleep(2 * ESCAPE)
        self.rest()
        return sent - start < CERTAIN


def cuts(data):
    if len(data) <= LONG: return range(1, len(data))
    return sorted({*range(1, 12), *range(12, len(data) - 3, 17), *range(len(data) - 3, len(data))})


def cases(table):
    for name, data in table.items():
        eight = in_eight_bits(data)
        for form, whole in [("7 bits", data), ("8 bits", eight)] if eight != data else [("7 bits", data)]:
            for cut in cuts(whole):
                for pause in PAUSES: yield name, form, whole, cut, pause


def run(bench, table, tried):
    """Runs all cases of a table on the list and within the filter, in many programs at once."""
    programs = [Program(bench, name) for name in ["list", "filter"] for _ in range(WORKERS)]
    lines = {name: queue.Queue() for name in ["list", "filter"]}
    for case in cases(table):
        for line in lines.values(): line.put(case)
    lock, forks, counts = threading.Lock(), threading.Lock(), {}

    def again(program):
        with forks:
            program.close()
            program.__init__(bench, program.name)

    def work(program):
        while True:
            try: case = lines[program.name].get_nowait()
            except queue.Empty: break
            what = f"{program.name}, {case[0]}, {case[1]}, cut behind {case[2][:case[3]]!r}, {case[4]} s"
            for _ in range(5):
                wrong = tried(program, *case)
                if wrong != BUSY: break
                again(program)
            with lock:
                bench.expect(not wrong, f"{what}: {wrong}")
                counts[case[1]] = counts.get(case[1], 0) + 1
            if wrong or program.terminal.ended(): again(program)

    threads = [threading.Thread(target=work, args=[program]) for program in programs]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    for program in programs:
        same = program.restore()
        bench.expect(same, f"{program.name}: the last screen: {[row for row in program.display() if row.strip()][:3]}")
        kept = program.close()
        bench.expect(kept == [b"0"] * 3, f"{program.name}: marks: {kept}")
    print("  ", ", ".join(f"{count} cases in {form}" for form, count in counts.items()))


def changed(old, new):
    return "; ".join(f"row {y}: {b.rstrip()!r} for {a.rstrip()!r}" for y, (a, b) in enumerate(zip(old, new)) if a != b)[:300]


@check
def answers(bench):
    """No answer has an effect. Cut after ESC alone, and continued later than ESCDELAY, it is only Esc."""
    def tried(program, name, form, data, cut, pause):
        before = len(program.terminal.bytes)
        if not program.send(data, cut, pause): return BUSY
        may_escape = data[0] == 0x1b and cut == 1 and pause != 0
        if not may_escape:
            drawn = bytes(program.terminal.bytes[before:])
            return f"it draws {drawn[:60]}: {changed(program.start, program.display())}" if drawn else None
        program.settle()
        now = program.display()
        if now not in (program.start, program.escaped): return changed(program.escaped, now)
        return None if program.restore() else "the screen is another afterwards"
    run(bench, ANSWERS, tried)


@check
def keys(bench):
    """A key is recognised, wherever the line pauses; cut after ESC alone and continued later than ESCDELAY, it is Esc and that key."""
    effects, lock = {}, threading.Lock()

    def effect(program, data, prefix):
        with lock: known = effects.get((program.name, data, prefix))
        if known: return known
        if prefix: program.type(prefix)
        program.type(data)
        program.settle()
        result = program.display()
        program.restore()
        with lock: effects[(program.name, data, prefix)] = result
        return result

    def tried(program, name, form, data, cut, pause):
        allowed = [effect(program, KEYS[name], b"")] if pause is not None else [program.start]
        if data[0] == 0x1b and cut == 1 and pause != 0:
            allowed += [program.escaped] if pause is None else [effect(program, KEYS[name], b"\x1b")]
        # A paste whose end never comes is the text received so far.
        if name == "a paste" and pause is None and cut >= 6 - (form == "8 bits"):
            begin = data.index(b"~") + 1
            allowed = [effect(program, b"\x1b[200~" + data[begin:max(begin, min(cut, begin + 3))] + b"\x1b[201~", b"")]
        time.sleep(0.41)  # otherwise two presses would count as a double press, which opens the page
        if not program.send(data, cut, pause): return BUSY
        program.settle()
        now = program.display()
        wrong = None if now in allowed else changed(allowed[-1], now)
        return wrong if program.restore() else wrong or "the screen is another afterwards"
    run(bench, KEYS, tried)


if __name__ == "__main__":
    main()
