#!/usr/bin/env python3
"""Long runs of random keys over a failing network: checks that the program stays alive, small and fast.

    soak.py [--keys 100000] [--seed 1] [--seeds 1] [--program .build/release/pokedex]

Each seed is a run of its own, with the same keys each time. The keys come in bursts of fifty; the
window changes its size now and then. A server in this script serves texts, with escape sequences, and
pictures; every tenth request fails in one of several ways. Exits with 1 when the program ended by
itself, took more than a second of CPU for the frame after a resize, grew by more than 1 KiB in a
thousand keys over the second half (from 200,000 keys on, as a shorter run does not see every page),
opened more and more files or threads, did not restore the terminal, passed an escape sequence, or left
a damaged store.
"""
import argparse, itertools, json, os, random, re, shutil, sqlite3, struct, sys, tempfile, threading, time, zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from terminal import Terminal, environment

HOSTILE = "\x1b]0;owned\x07\x1b[2J\u202e\x9b6n\x1b]52;c;cm0=\x07"
# The program's own sequences: the window's title, the query of the background, copies.
OWN = re.compile(rb"\x1b\]2;[^\x00-\x1f\x7f]*\x07|\x1b\]11;\?\x07|\x1b\]52;c;(?!cm0=)[A-Za-z0-9+/=]*\x07")
# Without the keys that quit or stop the program.
KEYS = [c.encode() for c in "jkjkjkjkhlgGnp1234567/:@sSLrRxbeEfcvXNFCVuMAIYBWPTt=+!Z?UaDdimowyz0 -"] + [
    b"\r", b"\r", b"\x1b", b"\x1b", b"\x1b", b"\x1b", b"\t", b"\x7f", b"]", b"\x1b[A", b"\x1b[B", b"\x1b[5~",
    b"\x1b[6~", b"\x1b[H", b"\x1b[F", b"\x1b[Z", b"\x12", b"\x13", b"\x0c", b"\x15", b"\x04",
    b"\x1b[<0;12;8M\x1b[<0;12;8m", b"\x1b[<65;9;9M", b"\x1b[200~type:fire\x1b[201~", b"char", b"spe>100", "é".encode()]


def png():
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + bytes((x * 4, y * 4, 99, 255 * (x > 8)) [i] for x in range(48) for i in range(4))
                    for y in range(48))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 48, 48, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


class Server(ThreadingHTTPServer):
    daemon_threads, asked, failed = True, 0, 0

    def handle_error(self, *_): pass


class Handler(BaseHTTPRequestHandler):
    protocol_version, chance, picture = "HTTP/1.1", random.Random(7), png()

    def log_message(self, *_): pass

    def document(self):
        link = lambda kind, name: {"name": name, "url": f"http://x/{kind}/1/"}
        told = {"language": {"name": "en", "url": "http://x/language/9/"},
                "version": {"name": "red", "url": "http://x/version/1/"},
                "version_group": {"name": "red-blue", "url": "http://x/version-group/1/"}}
        text = f"A text of {self.path}. " * 5 + HOSTILE
        return json.dumps({
            "id": int(re.findall(r"\d+", self.path)[-1]), "name": "sample",
            "genera": [{"genus": "Soak" + HOSTILE, **told}],
            "flavor_text_entries": [{"flavor_text": text, "text": text, **told}],
            "effect_entries": [{"effect": text, "short_effect": text, **told}]}).encode()

    def do_GET(self):
        self.server.asked += 1
        fault = self.chance.choice(["close", "503", "404", "garbage", "half", "slow"]) if self.chance.random() < 0.1 else ""
        self.server.failed += bool(fault)
        sprite = self.path.endswith(".png")
        known = sprite or re.search(r"/(pokemon-species|move|ability|item)/\d+", self.path)
        if fault == "close": return self.connection.close()
        if fault == "slow": time.sleep(self.chance.random() * 2)
        status = 503 if fault == "503" else 404 if fault == "404" or not known else 200
        body = self.picture if sprite else self.document() if known else b"{}"
        if fault == "garbage": body = bytes(self.chance.randrange(256) for _ in range(400))
        self.send_response(status)
        self.send_header("Content-Type", "image/png" if sprite else "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body[:len(body) // 2] if fault == "half" else body)
        if fault == "half": self.close_connection = True


def slope(points):
    """The growth in KiB for each thousand keys."""
    n, mean_x = len(points), sum(x for x, _ in points) / len(points)
    mean_y = sum(y for _, y in points) / n
    below = sum((x - mean_x) ** 2 for x, _ in points)
    return 1000 * sum((x - mean_x) * (y - mean_y) for x, y in points) / below if below else 0


def settle(terminal, limit):
    """Resizes the window and waits for the frame. Returns the seconds of CPU, which other processes do not
    affect; None at the limit."""
    start = time.monotonic()
    while terminal.read(0.005) or not terminal.rests():
        if terminal.ended() or time.monotonic() - start > limit: return None
    start, seen, before = time.monotonic(), len(terminal.bytes), terminal.facts()[3]
    terminal.resize(*next(terminal.sizes))
    while len(terminal.bytes) == seen:
        if terminal.ended() or time.monotonic() - start > limit: return None
        terminal.read(0.005)
    return (terminal.facts()[3] - before) / 100


def soak(program, keys, seed, base):
    chance, home, faults, slowest = random.Random(seed), tempfile.mkdtemp(), [], 0.0
    terminal = Terminal([program], environment(
        home, POKEDEX_API_URL=base + "/api/v2/", POKEDEX_SPRITES_URL=base + "/sprites/"), (120, 36),
        # Random keys make the program write to files in its working directory.
        before=lambda: os.chdir(home))
    terminal.sizes = itertools.cycle([(121, 36), (120, 36)])
    try:
        if not terminal.wait(rb"Bulbasaur"): return ["it did not start"], {}
        memory, counts, sent, through = [], [], 0, 0
        while sent < keys and not faults:
            terminal.type(b"".join(chance.choice(KEYS) for _ in range(50)), 30)
            sent += 50
            if chance.random() < 0.02: terminal.resize(chance.randint(1, 200), chance.randint(1, 60))
            # Long enough for the page to ask for its text and picture.
            if chance.random() < 0.1: terminal.read(0.15)
            if sent % 1000: continue
            took = settle(terminal, 20)
            if took is None:
                faults.append(f"after {sent} keys: " + (f"it ended ({terminal.end()})" if terminal.ended() else "it does not answer"))
                break
            took = settle(terminal, 20)
            if took is None: took = 20
            slowest = max(slowest, took)
            rss, files, threads, ticks = terminal.facts()
            memory.append((sent, rss))
            counts.append((files, threads))
            # Texts are drawn without the controls of escape sequences; their letters may appear.
            through += len(re.findall(rb"\x07|\xe2\x80\xae|\xc2\x9b|\x1b\]0|\x1b\]52;c;cm0=", OWN.sub(b"", bytes(terminal.bytes))))
            modes = bytes(terminal.bytes[:200])
            terminal.bytes = bytearray(modes)
        if not faults:
            half = memory[len(memory) // 2:]
            growth = slope(half)
            tenths = [f"{memory[i * (len(memory) - 1) // 10][1] / 1024:.1f}" for i in range(11)]
            facts = {"MiB at each tenth": " ".join(tenths), "keys": sent, "MiB at the end": round(memory[-1][1] / 1024, 1), "most MiB": round(max(m for _, m in memory) / 1024, 1),
                     "KiB per 1,000 keys": round(growth, 2), "files": counts[-1][0], "most files": max(f for f, _ in counts),
                     "threads": counts[-1][1], "most threads": max(t for _, t in counts),
                     "most ms of CPU for a frame": round(slowest * 1000), "CPU s": ticks / 100}
            if max(m for _, m in memory) > 100 << 10: faults.append("it takes more than 100 MiB")
            if slowest > 1: faults.append(f"a frame took {slowest:.2f} s of CPU")
            if growth > 1 and sent >= 200_000: faults.append(f"it grows by {growth:.2f} KiB in a thousand keys")
            early = max(f for f, _ in counts[:max(1, len(counts) // 2)])
            if max(f for f, _ in counts) > early + 8: faults.append("it opens more and more files")
            if max(t for _, t in counts) > 16: faults.append("it has too many threads")
            if through: faults.append(f"{through} byte sequences of the data came through")
            for key in [b"\x1b"] * 12 + [b"n", b"\x1b", b"Q"]:
                terminal.type(key)
                terminal.read(0.05)
            status = terminal.end()
            if status != 0: faults.append(f"Q ended it with {status}")
            if terminal.left(): faults.append(f"left: {terminal.left()}")
            for folder, _, names in os.walk(home):
                for name in names:
                    if not name.endswith(".sqlite"): continue
                    answer = sqlite3.connect(os.path.join(folder, name)).execute("PRAGMA integrity_check").fetchone()[0]
                    if answer != "ok": faults.append(f"{name}: {answer}")
            return faults, facts
        return faults, {}
    finally:
        terminal.close()
        log = os.path.join(home, ".local/state/pokedex/log")
        if faults and os.path.exists(log): sys.stdout.write(open(log, errors="replace").read()[-2000:])
        shutil.rmtree(home, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keys", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=1, help="so many seeds, from the first")
    parser.add_argument("--program", default=".build/release/pokedex")
    options = parser.parse_args()
    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base, bad = f"http://127.0.0.1:{server.server_port}", 0
    for seed in range(options.seed, options.seed + options.seeds):
        faults, facts = soak(os.path.abspath(options.program), options.keys, seed, base)
        print(f"seed {seed}:", ", ".join(f"{name} {value}" for name, value in facts.items()), *faults, sep="\n  ", flush=True)
        bad += bool(faults)
    print(f"{server.asked} requests, {server.failed} of them failed", flush=True)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
