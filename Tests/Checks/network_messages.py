#!/usr/bin/env python3
"""Checks the messages of the screen when the network fails, in each part of it, and their delay.

    network_messages.py --api-url http://127.0.0.1:PORT/api/v2/ [--program .build/release/pokedex]
                        [--only KIND …] [--part PART …] [--keys PRESSES]

The server must be a replica of PokeAPI that serves pictures under /sprites/ and accepts a fault by
POST to /_control: `hang`, `status:503`, `hang scope=sprites` for one part alone, `none`. For each
fault and part the program runs in tmux with an empty home. Prints the message and the time until it
appears, whether the next key works, the time from `r` until the data is there once the fault has
ended, and whether the cache contains anything but complete answers. Needs tmux.

With --keys, it measures keys on a terminal of 120×40 while texts and pictures fail, from the write of
the key until the first byte of the frame, which comes in one write. Before each key the cursor stays
long enough for both to be requested. For each fault, the program runs with and without the fault
in the same minute.
"""
import argparse, fcntl, json, os, pty, re, select, shutil, sqlite3, struct, subprocess, tempfile
import termios, time, urllib.request

FAULTS = ["close", "status:503", "status:404", "status:500", "status:429", "slow:3", "slow:8",
          "drip:4", "hang", "truncate", "empty", "garbage", "html", "wrongtypes", "nulls",
          "missing", "escapes", "huge", "loop", "flaky:0.5"]
# By part: the faulty path, the arguments, the keys that lead there, a pattern of the loaded data.
PARTS = {
    "list": ("", ["--source", "api"], "", r"Bulbasaur.*\b318\b"),
    "page": ("pokemon/2/", ["--source", "api"], "j", r"13\.0 kg"),
    "prose": ("pokemon-species", [], "j", r"text \d+ of \d+"),
    "sprite": ("sprites", [], "j", r"▀"),
}
TROUBLE = (r"^.*(Error: .*|no (?:text|picture)[^·]*: .*|[^│┃┴]* old: .*|"
           r"There is no picture of it.*|PokéAPI has no text.*).*$")


class Screen:
    def __init__(self, program, arguments, api, home, name):
        self.tmux = ["tmux", "-L", name, "-f", "/dev/null"]
        settings = [f"{name}={value}" for name, value in environment(api, home).items()]
        self.run("new-session", "-d", "-x", "120", "-y", "40", "--", "env", *settings,
                 program, *arguments)

    def run(self, *arguments):
        return subprocess.run(self.tmux + list(arguments), capture_output=True, text=True).stdout

    def text(self): return self.run("capture-pane", "-p")

    def press(self, keys):
        for key in keys: self.run("send-keys", key)

    def wait(self, pattern, limit):
        """Seconds until a pattern appears, and the screen; None at the limit."""
        start, seen = time.monotonic(), re.compile(pattern, re.M)
        while time.monotonic() - start < limit:
            text = self.text()
            if seen.search(text):
                return time.monotonic() - start, text
            time.sleep(0.02)
        return None, self.text()

    def end(self): self.run("kill-server")


def control(api, fault):
    url = api.replace("/api/v2/", "/_control")
    urllib.request.urlopen(urllib.request.Request(url, fault.encode(), method="POST")).read()


def spoiled(home):
    """Entries of the cache that are not complete answers."""
    files = [os.path.join(d, f) for d, _, names in os.walk(home + "/cache") for f in names
             if f.endswith(".sqlite")]
    bad = []
    for path in files:
        try: entries = sqlite3.connect(path).execute("SELECT key, body FROM entry").fetchall()
        except sqlite3.OperationalError: continue  # The cache is just being created.
        for key, body in entries:
            if key.startswith("none/"): bad.append(key)
            elif key.startswith("sprites/"): bad += [] if body[:4] == b"\x89PNG" else [key]
            else:
                try: json.loads(body)
                except ValueError: bad.append(key)
    return bad


def tell(text):
    """The message, and its lines below in the same column."""
    rows = [[part.strip() + " " for part in re.split("[│┃┴]", line)] for line in text.split("\n")]
    at, column = next((y, x) for y, row in enumerate(rows) for x, part in enumerate(row)
                      if re.search(TROUBLE, part))
    below = [row[column].strip() for row in rows[at:at + 3] if column < len(row)]
    words = " ".join(part for part in below if part and "─" not in part)
    words = re.sub(r"^Error: .* could not be loaded | [↑r].*q quit.*", "", words)
    return re.sub(r"127\.0\.0\.1:\d+", "HOST", words)


def check(program, api, fault, part):
    scope, arguments, keys, well = PARTS[part]
    home = tempfile.mkdtemp()
    # A reused name may still belong to the tmux server of the last check.
    name = os.path.basename(home)
    control(api, fault + (f" scope={scope}" if scope else ""))
    screen = Screen(program, arguments, api, home, name)
    try:
        screen.wait("Pokédex", 5)
        if part == "page": screen.wait("Bulbasaur", 5)
        start = time.monotonic()
        screen.press(keys)
        took, text = screen.wait(f"{well}|{TROUBLE}", 40)
        said = "never" if took is None else "comes" if re.search(well, text) else tell(text)
        spent = time.monotonic() - start
        screen.press("?")
        heard, _ = screen.wait("Everywhere|a row down|retry what failed", 2)
        screen.press(["Escape"])
        screen.wait("help", 1)
        control(api, "none")
        screen.press("r")
        again, _ = screen.wait(well, 20)
        # The cache is written a moment after the frame.
        screen.wait(r"\Z", 0.2)
        bad = spoiled(home)
    finally:
        screen.end()
        control(api, "none")
        shutil.rmtree(home, ignore_errors=True)
    recovered = "never" if again is None else f"{again:.1f}"
    print(f"| {fault} | {part} | {said} | {spent:.1f} | {'yes' if heard is not None else 'NO'} "
          f"| {recovered} | {', '.join(bad) or '–'} |", flush=True)


def environment(api, home):
    return {"HOME": home, "XDG_CACHE_HOME": home + "/cache", "XDG_DATA_HOME": home + "/data",
            "POKEDEX_API_URL": api, "POKEDEX_SPRITES_URL": api.replace("/api/v2/", "/sprites/"),
            "LC_ALL": "C.UTF-8"}


def quiet(terminal, seconds):
    """Reads until no output comes for a time, or the program has ended."""
    try:
        while select.select([terminal], [], [], seconds)[0]: os.read(terminal, 1 << 16)
    except OSError: pass


def key_times(program, api, fault, presses):
    """Milliseconds until the first byte of the answer to each key, sorted."""
    home = tempfile.mkdtemp()
    control(api, fault)
    child, terminal = pty.fork()
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        os.execve(program, [program],
                  {**os.environ, **environment(api, home), "TERM": "xterm-256color"})
    times = []
    try:
        quiet(terminal, 1)
        for _ in range(presses):
            start = time.monotonic()
            os.write(terminal, b"j")
            if not select.select([terminal], [], [], 5)[0]: raise TimeoutError("a key is not heard")
            times.append(1000 * (time.monotonic() - start))
            # The program requests texts and pictures once the cursor has rested for 0.12 s.
            quiet(terminal, 0.15)
    finally:
        os.write(terminal, b"Q")
        quiet(terminal, 0.1)
        os.close(terminal)
        os.waitpid(child, 0)
        control(api, "none")
        shutil.rmtree(home, ignore_errors=True)
    return sorted(times)


def compare_keys(program, api, fault, presses):
    figures = []
    for kind in ["none", fault]:
        times = key_times(program, api, kind, presses)
        figures += [times[len(times) // 2], times[len(times) * 95 // 100]]
    print(f"| {fault} | " + " | ".join(f"{figure:.2f}" for figure in figures) + " |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--api-url", required=True)
    parser.add_argument("--program", default=".build/release/pokedex")
    parser.add_argument("--only", nargs="*", default=FAULTS)
    parser.add_argument("--part", nargs="*", default=list(PARTS))
    parser.add_argument("--keys", type=int, metavar="PRESSES")
    options = parser.parse_args()
    if options.keys:
        print("| fault | without: p50 ms | p95 | with: p50 ms | p95 |\n|---|---|---|---|---|")
        for fault in options.only:
            compare_keys(os.path.abspath(options.program), options.api_url, fault, options.keys)
        return
    print("| fault | part | what is said | s | key heard | well after r, s | spoiled in the cache |")
    print("|---|---|---|---|---|---|---|")
    for fault in options.only:
        for part in options.part:
            check(os.path.abspath(options.program), options.api_url, fault, part)


if __name__ == "__main__":
    main()
