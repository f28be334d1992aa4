#!/usr/bin/env python3
"""Random input: keys in all encodings, the mouse, pastes, answers of terminals, broken UTF-8 and sizes of
the window, on eight terminals.

    faults_storm.py [--minutes 30] [--seed 1] [--program .build/release/pokedex]

Each seed is a program of its own in a home of its own, which gets 400 portions of input. Exits with 1 when
a program ended by itself, did not answer within 20 s, took more than half a second of CPU for a portion
and half a millisecond for each byte of it, or more than 150 MiB, left the terminal or its store damaged,
or did not end by Ctrl-C. Prints a line for each seed with a fault, and the largest figures at the end.
"""
import argparse, os, random, shutil, sqlite3, sys, tempfile, time
from terminal import Terminal, environment

TERMS = ["xterm-256color", "xterm", "linux", "vt100", "vt220", "screen-256color", "tmux-256color", "rxvt"]
# Without the keys that quit, stop or end the program.
LETTERS = "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ0123456789/:@?!=+-<>[]()*#&%$~^`'\"_.,; "
CONTROLS = bytes(set(range(1, 32)) - {3, 26, 28, 17, 19})
SEQUENCES = [
    b"\x1b[A", b"\x1b[B", b"\x1bOC", b"\x1b[D", b"\x1b[5~", b"\x1b[6~", b"\x1b[H", b"\x1bOF", b"\x1b[Z", b"\x1b[3~",
    b"\x1b[1;5D", b"\x1b[1;3C", b"\x1b[3;5~", b"\x1b[7$", b"\x1bOd", b"\x1b[23^", b"\x1bOP", b"\x1b[15~",
    b"\x1b[97;5u", b"\x1b[27u", b"\x1b[13;2u", b"\x1b[27;5;117~", b"\x1b[106;1:3u", b"\x1b[57419u", b"\x1b[1089::99;3u"]
ANSWERS = [
    b"\x1b[?62;22c", b"\x1b[>1;10;0c", b"\x1b]11;rgb:ffff/ffff/ffff\x07", b"\x1b]11;rgb:0/0/0\x1b\\", b"\x1b[2;5R", b"\x1b[2;9R",
    b"\x1b[24;80R", b"\x1bP>|kitty(0.41.1)\x1b\\", b"\x1b[?1u", b"\x1b[I", b"\x1b[O", b"\x1b[?2026;2$y", b"\x1b_Gi=1;OK\x1b\\",
    b"\x1b]52;c;Zm9v\x07", b"\x1bP1$r0m", b"\x1b]11;rgb:", b"\x1b", b"\x1b["]
TEXTS = ["type:fire spe>100", "フシギダネ", "피카츄", "e\u0301\u0301\u0301", "\u202e\u200b\x00\x1b[2J", "x" * 3000, "- Earthquake\nEVs: 252 Atk\n" * 40,
         "йцукен", "ｇａｒｃｈｏｍｐ", "((((is:caught", "🏳️‍🌈", "\t\r\n"]


def portion(chance):
    """Some bytes for the program."""
    kind = chance.random()
    if kind < 0.45: return "".join(chance.choice(LETTERS) for _ in range(chance.randint(1, 12))).encode()
    if kind < 0.60: return b"".join(chance.choice(SEQUENCES) for _ in range(chance.randint(1, 4)))
    if kind < 0.68: return bytes([chance.choice(CONTROLS)])
    if kind < 0.76: return b"\r" if chance.random() < 0.5 else b"\x1b"
    if kind < 0.84: return chance.choice(ANSWERS)
    if kind < 0.90:
        button = chance.choice([0, 1, 2, 32, 35, 64, 65, 99])
        return f"\x1b[<{button};{chance.randint(0, 510)};{chance.randint(0, 210)}{chance.choice('Mm')}".encode()
    if kind < 0.96:
        text = chance.choice(TEXTS).encode()
        end = b"" if chance.random() < 0.1 else b"\x1b[201~"
        return (b"\x1b[200~" + text + end) if chance.random() < 0.7 else text
    # Without Ctrl-C and others that end or stop it.
    return bytes(byte for byte in (chance.randrange(256) for _ in range(chance.randint(1, 60))) if byte not in (3, 26, 28, 17, 19))


def rest(terminal, limit):
    """Waits until the program rests, and returns whether it does within a time."""
    end = time.monotonic() + limit
    while terminal.read(0.005) or not terminal.rests():
        if terminal.ended() or time.monotonic() > end: return False
    return True


def left(terminal):
    wrong = terminal.left()
    return [f"left: {wrong}"] if wrong else []


def damage(home):
    for folder, _, names in os.walk(home):
        for name in names:
            if not name.endswith(".sqlite"): continue
            answer = sqlite3.connect(os.path.join(folder, name)).execute("PRAGMA integrity_check").fetchone()[0]
            if answer != "ok": return [f"{name}: {answer}"]
    return []


def storm(program, seed, worst):
    chance, home, faults = random.Random(seed), tempfile.mkdtemp(), []
    term = chance.choice(TERMS)
    size = lambda: (chance.randint(20, 500), chance.randint(6, 200)) if chance.random() < 0.3 else chance.choice([(80, 24), (120, 36), (40, 12)])
    terminal = Terminal([program, "--offline"], environment(home, TERM=term, LANG=chance.choice(["C.UTF-8", "C"])), size(),
                        before=lambda: os.chdir(home))
    try:
        if not terminal.wait(rb"Bulbasaur|Bulb", 20): return [f"it did not start on {term}"]
        waiting = 0
        for number in range(400):
            if chance.random() < 0.06: terminal.resize(*size())
            ticks = terminal.facts()[3]
            data = portion(chance)
            answers, waiting = terminal.type(data, 20) or terminal.ended(), waiting + len(data)
            # The other portions are followed by the next at once.
            rests = chance.random() < 0.5
            if answers and rests: answers = rest(terminal, 20)
            # Some portions contain the letter that quits.
            if terminal.ended() and terminal.end() == 0: return left(terminal) + damage(home)
            if terminal.ended() or not answers:
                return [f"portion {number} ({data[:40]!r}): " + ("it does not answer" if terminal.end(0) is None else f"it ended with {terminal.end()}")]
            rss, _, _, after = terminal.facts()
            worst["ms of CPU for a portion"] = max(worst["ms of CPU for a portion"], (after - ticks) * 10)
            worst["MiB"] = max(worst["MiB"], rss // 1024)
            # Each of many letters may be a key that writes a mark.
            limit, waiting = 500 + waiting // 2, 0 if rests else waiting
            if (after - ticks) * 10 > limit: faults.append(f"portion {number} ({data[:40]!r}) took {(after - ticks) * 10} ms")
            if rss > 150 << 10: faults.append(f"portion {number}: {rss >> 10} MiB")
            if len(terminal.bytes) > 1 << 20: del terminal.bytes[2000:-2000]
        # Three seconds end a paste without an end, and every other beginning.
        terminal.read(3.5)
        terminal.type(b"\x03")
        status = terminal.end(10)
        if status not in (0, -2): faults.append(f"Ctrl-C ended it with {status}")
        return faults + left(terminal) + damage(home)
    finally:
        terminal.close()
        shutil.rmtree(home, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", default=".build/release/pokedex")
    options = parser.parse_args()
    end, seed, bad = time.monotonic() + options.minutes * 60, options.seed, 0
    worst = {"ms of CPU for a portion": 0, "MiB": 0}
    while time.monotonic() < end:
        faults = storm(os.path.abspath(options.program), seed, worst)
        for fault in faults: print(f"seed {seed}: {fault}", flush=True)
        bad += bool(faults)
        seed += 1
    print(f"{seed - options.seed} programs, {bad} with a fault; most", ", ".join(f"{value} {name}" for name, value in worst.items()))
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
