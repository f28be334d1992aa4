#!/usr/bin/env python3
"""Faults that take too long, or too much of the machine, for the tests; prints a line for each.

    faults.py [--program .build/release/pokedex] [--only NAME …] [--seed 1] [--times 1]

--times multiplies the number of random tries. Exits with 1 when the program differs from
Tests/Checks/faults.md. Without root, it skips some checks and names them.
"""
import argparse, os, random, shutil, signal, socket, sqlite3, subprocess, sys, tempfile, threading, time
from terminal import Terminal, environment

CHECKS = []
READY = rb"q.{0,40}quit"
MEMORY = 120 << 10  # KiB; the limit for a debug build, too


def check(function):
    CHECKS.append(function)
    return function


class Bench:
    """A program under test, its homes, and the results."""

    def __init__(self, program, seed, times):
        self.program, self.chance, self.times = program, random.Random(seed), times
        self.folder, self.tried, self.wrong = tempfile.mkdtemp(), 0, []

    def home(self): return tempfile.mkdtemp(dir=self.folder)

    def start(self, *arguments, size=(120, 36), home=None, wait=READY, shell=None, before=None, **variables):
        variables = environment(home or self.home(), PROGRAM=self.program, **variables)
        command = ["/bin/sh", "-c", shell] if shell else [self.program, *arguments]
        terminal = Terminal(command, variables, size, before)
        if wait and not terminal.wait(wait): self.say(f"it did not start: {bytes(terminal.bytes[-200:])}")
        return terminal

    def run(self, arguments, home=None, limit=10, **variables):
        try:
            done = subprocess.run([self.program, *arguments], env=environment(home or self.home(), **variables),
                                  stdin=subprocess.DEVNULL, capture_output=True, timeout=limit)
        except subprocess.TimeoutExpired:
            return None, b"", b""
        return done.returncode, done.stdout, done.stderr

    def say(self, text): self.wrong.append(text)

    def expect(self, is_true, text):
        self.tried += 1
        if not is_true: self.say(text)

    def quit(self, terminal, what, status=0, limit=5):
        """Closes everything over the list, and quits."""
        for key in [b"\x1b"] * 6 + [b"n", b"\x1b", b"\x1b", b"Q"]:
            if terminal.ended(): break
            terminal.type(key)
            terminal.read(0.05)
        self.ended(terminal, what, status, limit)

    def ended(self, terminal, what, status, limit=5):
        got = terminal.end(limit)
        self.expect(got == status, f"{what}: it ended with {got}")
        self.expect(not terminal.left(), f"{what}: left {terminal.left()}")
        terminal.close()

    def store(self, home): return f"{home}/.local/share/pokedex/trainer.sqlite"

    def sound(self, home, what):
        path = self.store(home)
        if not os.path.exists(path): return
        answer = sqlite3.connect(path).execute("PRAGMA integrity_check").fetchone()[0]
        self.expect(answer == "ok", f"{what}: the store: {answer}")


@check
def deaths(bench):
    """Every signal that ends the program, in every state."""
    silent = socket.create_server(("127.0.0.1", 0))
    api = {"POKEDEX_API_URL": f"http://127.0.0.1:{silent.getsockname()[1]}/"}
    states = {"list": ("", READY), "page": ("\r", rb"Abilities"), "filter": ("/char", rb"char"),
              "dialog": ("L", rb"Game or generation"), "loading": ("", rb"Loading")}
    for state, (keys, sight) in states.items():
        for number in [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 15, 16, 24, 26, 27, 29, 30, 31, 34, 50, 64]:
            loading = state == "loading"
            terminal = bench.start(*(["--source", "api"] if loading else []), wait=sight if loading else READY, **api)
            terminal.type(keys)
            terminal.wait(sight)
            terminal.signal(number)
            bench.ended(terminal, f"signal {number} in {state}", -number)


@check
def stopped(bench):
    """A program stopped by ^Z or another program can be ended, also as a shell's job."""
    for stop in ["by ^Z", "from elsewhere"]:
        terminal = bench.start(shell="exec bash --norc -i", wait=rb"\$|#")
        terminal.type("$PROGRAM\r")
        terminal.wait(READY)
        if stop == "by ^Z": terminal.type("\x1a")
        else: os.killpg(os.tcgetpgrp(terminal.master), signal.SIGSTOP)
        bench.expect(terminal.wait(rb"Stopped"), f"{stop}: it did not stop")
        terminal.type("kill %1; while kill -0 %1; do sleep 0.1; done 2>/dev/null; echo is-'ended'\r")
        bench.expect(terminal.wait(rb"is-ended"), f"{stop}: it did not end")
        terminal.type("exit\r")
        bench.ended(terminal, stop, 0)


@check
def settings(bench):
    """An invalid settings file, and one that is too large: reported, and everything works."""
    def file(path): open(path, "wb").write(b"theme = \xff\n")
    def large(path): open(path, "wb").truncate(100 << 20)
    kinds = {"pipe": os.mkfifo, "folder": os.mkdir, "loop": lambda path: os.symlink(path, path), "large": large,
             "no text": file, "device": lambda path: os.symlink("/dev/zero", path),
             "terminal": lambda path: os.symlink("/dev/tty", path)}
    for name, make in kinds.items():
        home = bench.home()
        os.makedirs(f"{home}/.config/pokedex")
        make(f"{home}/.config/pokedex/config")
        status, output, errors = bench.run(["list", "mew"], home=home)
        bench.expect(status == 0 and b"Mew" in output, f"{name}: status {status}")
        bench.expect(b"the settings cannot be read" in errors, f"{name}: {errors}")
        bench.expect(bench.run(["config"], home=home)[0] == 74, f"{name}: config")
        terminal = bench.start(home=home, wait=rb"settings cannot")
        bench.quit(terminal, f"settings: {name}")


@check
def zones(bench):
    """Time zones and decimal commas do not change JSON, CSV and TSV."""
    asked = ["list", "is:legendary", "--json", "--columns", "name,height,weight"]
    usual = bench.run(asked)
    for name, value in [("TZ", ""), ("TZ", ":/none"), ("TZ", "Pacific/Kiritimati"), ("TZ", "A+24:59:59"), ("TZ", "x" * 10_000),
                        ("LC_NUMERIC", "de_DE.UTF-8"), ("LC_ALL", "de_DE.UTF-8"), ("LC_ALL", "tr_TR.UTF-8")]:
        bench.expect(bench.run(asked, **{name: value}) == usual, f"{name}={value[:20]}")


@check
def papers(bench):
    """The manual and the completion scripts, without warnings of their readers."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    readers = {"mandoc": ["mandoc", "-Tlint", f"{root}/docs/man/pokedex.1"]}
    for shell in ["bash", "zsh", "fish"]:
        status, script, _ = bench.run(["--generate-completion-script", shell])
        path = f"{bench.folder}/completion.{shell}"
        open(path, "wb").write(script)
        readers[shell] = [shell, "-n", path]
    for name, command in readers.items():
        if not shutil.which(name):
            print(f"{name} is not installed: left out")
            continue
        done = subprocess.run(command, capture_output=True)
        bench.expect(done.returncode == 0 and not done.stdout + done.stderr, f"{name}: {done.stdout + done.stderr}")


@check
def killed(bench):
    """SIGKILL: the next start is normal."""
    home = bench.home()
    for _ in range(10 * bench.times):
        terminal = bench.start(home=home)
        terminal.type("cj" * bench.chance.randint(1, 9))
        time.sleep(bench.chance.random() * 0.1)
        terminal.signal(signal.SIGKILL)
        terminal.end()
        terminal.close()
        bench.sound(home, "killed")
    bench.quit(bench.start(home=home), "after ten kills")


@check
def mid_frame(bench):
    """SIGTERM a moment after a key: the terminal gets complete sequences."""
    for _ in range(100 * bench.times):
        terminal = bench.start()
        terminal.type(bench.chance.choice(["j", "\r", "/d", "?", "G", "M"]))
        time.sleep(bench.chance.random() * 0.01)
        terminal.signal(signal.SIGTERM)
        bench.ended(terminal, "in a frame", -signal.SIGTERM)


@check
def stuck_terminal(bench):
    """SIGTERM while the terminal accepts no output: the program ends, and the line is restored."""
    terminal = bench.start(size=(200, 60))
    for turn in range(40):
        terminal.resize(200 - turn % 2, 60)
        time.sleep(0.01)
    terminal.signal(signal.SIGTERM)
    time.sleep(2.5)
    ended = terminal.ended()
    bench.expect(ended, "it does not end while its terminal is stuck")
    if ended:
        bench.expect(terminal.end() == -signal.SIGTERM, f"it ended with {terminal.end()}")
        # Only the line: the bytes that would restore the screen cannot be written.
        bench.expect("the line" not in terminal.left(), "it leaves the line raw")
    terminal.close()


@check
def signal_storm(bench):
    terminal = bench.start()
    for _ in range(1000 * bench.times):
        terminal.signal(bench.chance.choice([signal.SIGWINCH, signal.SIGCONT, signal.SIGTSTP]))
        terminal.read(0)
        time.sleep(bench.chance.random() * 0.005)
    terminal.signal(signal.SIGCONT)
    terminal.read(0.2)
    bench.quit(terminal, "signals")


@check
def resize_storm(bench):
    terminal = bench.start()
    for _ in range(200 * bench.times):
        terminal.resize(bench.chance.randint(1, 400), bench.chance.randint(1, 200))
        terminal.read(0)
        time.sleep(0.01)
    terminal.resize(80, 24)
    while terminal.read(0.2): pass
    before = len(terminal.bytes)
    terminal.type("\x0c")
    bench.expect(terminal.wait(rb"Bulbasaur", since=before), "the last screen is not drawn")
    bench.quit(terminal, "sizes")


@check
def hang_up(bench):
    """The terminal is closed, also with SIGHUP ignored: an end within a second, and no busy loop."""
    for shell in ["exec $PROGRAM", "trap '' HUP; exec $PROGRAM"]:
        terminal = bench.start(shell=shell)
        used = terminal.facts()[3] / os.sysconf("SC_CLK_TCK")
        terminal.hang_up()
        end = time.monotonic() + 1
        while not terminal.ended() and time.monotonic() < end: time.sleep(0.01)
        bench.expect(terminal.ended(), f"{shell}: it goes on without a terminal")
        used = terminal.usage.ru_utime + terminal.usage.ru_stime - used if terminal.ended() else 9
        bench.expect(used < 0.1, f"{shell}: {used:.2f} s of CPU")
        terminal.close()


@check
def slow_line(bench):
    """300, 1,200 and 9,600 baud: no key is lost, and no outdated frame is sent."""
    for rate in [30, 120, 960]:
        terminal = bench.start(size=(40, 12), wait=None)
        def drip(seconds):
            end = time.monotonic() + seconds
            while time.monotonic() < end and not terminal.ended():
                time.sleep(0.05)
                try: terminal.bytes += os.read(terminal.master, max(1, rate // 20))
                except OSError: pass
        drip(1)
        os.write(terminal.master, b"j" * 30)
        drip(2)
        terminal.read(0.3)
        bench.expect(terminal.wait(rb"#2[0-9]", 2), f"{rate} bytes a second: the cursor did not arrive")
        bench.quit(terminal, f"{rate} bytes a second")


@check
def key_flood(bench):
    terminal = bench.start()
    start = time.monotonic()
    terminal.type(b"j" * 1300 + b"k" * 10_000, 20)
    while terminal.read(0.1): pass
    bench.expect(time.monotonic() - start < 5, f"ten thousand keys took {time.monotonic() - start:.1f} s")
    bench.expect(terminal.facts()[0] < 100 << 10, f"it has {terminal.facts()[0]} KiB")
    bench.quit(terminal, "a flood of keys")


@check
def random_bytes(bench):
    """Random bytes, without those that end or stop the program."""
    terminal = bench.start()
    usual = [b for b in range(256) if b not in b"qQ\x03\x1a\x1c"]
    terminal.type(bytes(bench.chance.choices(usual, k=100_000 * bench.times)), 120 * bench.times)
    while terminal.read(1): pass
    bench.expect(not terminal.ended(), "it ended")
    bench.expect(terminal.facts()[0] < 100 << 10, f"it has {terminal.facts()[0]} KiB")
    # Earlier input comes first: some thousand keys in the terminal's buffer.
    bench.quit(terminal, "random bytes", limit=30)


@check
def input(bench):
    """Pastes, mouse reports, wrong UTF-8 and long filters."""
    texts = {
        "a paste of 1 MB": b"/\x1b[200~" + b"abc\n\x1b[31mq\x1b[201~x\x1b[200~" * 40_000 + b"\x1b[201~",
        "mouse reports": b"\x1b[<0;9999;9999M\x1b[<0;-1;-5M\x1b[<0;0;0M\x1b[M \xff\xff\x1b[<64;3;4M" * 500 + b"\x1b[<65;3;4M" * 5000,
        "brackets": b"/" + b"(" * 1000, "marks": b"/" + b"%_'\"\\--" * 150,
        "no UTF-8": b"/" + b"\xff\xfe\xc0\x80\xed\xa0\x80\xf4\x90\x80\x80" * 50,
        "clusters": "/".encode() + "é👩‍👩‍👧e\u0301\u0302".encode() * 100}
    for name, text in texts.items():
        terminal = bench.start()
        terminal.type(text, 30)
        while terminal.read(0.2): pass
        bench.expect(not terminal.ended(), f"{name}: it ended")
        bench.quit(terminal, name)


@check
def terminals(bench):
    """Descriptions that are missing, damaged or of old terminals."""
    folder = bench.home()
    os.makedirs(folder + "/x")
    for name in ["vt100", "vt52", "ansi", "linux", "screen", "xterm-mono", "xterm-kitty", "rxvt", "vt220", "cygwin", "hurd", "sun"]:
        bench.quit(bench.start(TERM=name, wait=rb"Bulbasaur"), name)
    for number in range(20 * bench.times):
        with open(folder + "/x/xterm-256color", "wb") as file: file.write(bench.chance.randbytes(number * 50))
        terminal = bench.start(TERMINFO=folder, wait=None)
        terminal.read(0.3)
        terminal.type("q")
        bench.ended(terminal, "a damaged description", 0 if b"\x1b" in terminal.bytes else 64)
    for name in ["C", "POSIX", "bogus", "tr_TR.UTF-8", "ja_JP.eucJP"]:
        bench.quit(bench.start(LANG=name, LC_ALL=name, wait=rb"Bulbasaur"), name)


@check
def windows(bench):
    """Windows of any size, at the start and later: keys work, and memory is bounded."""
    small = [(1, 1), (1, 40), (120, 1), (2, 2), (19, 4), (20, 5), (20, 6), (0, 0), (0, 24), (80, 0)]
    large = [(500, 200), (1000, 500), (3000, 166), (500, 1000), (1000, 1000), (5000, 5000), (10_000, 10_000), (32_766, 100), (32_767, 32_767), (32_768, 24),
             (24, 32_768), (40_000, 24), (24, 40_000), (65_535, 1), (1, 65_535), (65_535, 6), (20, 65_535), (65_535, 65_535)]
    random = [(bench.chance.randrange(65_536), bench.chance.randrange(65_536)) for _ in range(20 * bench.times)]
    shown = []
    for size in small + large + random:
        for how in ["at the start", "while it runs"]:
            what = f"{size} {how}"
            start = time.monotonic()
            terminal = bench.start(size=size if how == "at the start" else (80, 24), wait=None)
            if how != "at the start":
                bench.expect(terminal.wait(READY), f"{what}: it did not start")
                terminal.read(0.1)
                del terminal.bytes[:]
                start = time.monotonic()
                terminal.resize(*size)
            bench.expect(terminal.wait(rb"[0-9A-Za-z]{2}|\x1b\[H" if how == "at the start" else rb"[0-9A-Za-z]", 5), f"{what}: nothing is drawn")
            first = time.monotonic() - start
            while terminal.read(0.15): pass
            if terminal.ended():
                bench.expect(False, f"{what}: it ended with {terminal.end()}")
                terminal.close()
                continue
            before, start = len(terminal.bytes), time.monotonic()
            # In a tiny window, a key may change nothing visible; ^L redraws.
            terminal.type("j" if size[0] >= 20 and size[1] >= 6 else "\x0c")
            bench.expect(terminal.wait(rb"[\s\S]", 2, before), f"{what}: a key is not heard")
            heard = time.monotonic() - start
            # Mouse reports from outside the window, and from where nothing is drawn.
            terminal.type(b"\x1b[<0;65000;65000M\x1b[<0;3001;3M\x1b[<64;3;1001M")
            terminal.read(0.02)
            most, now = terminal.memory()
            bench.expect(most < MEMORY, f"{what}: {most >> 10} MiB")
            if size in large[-1:] + large[:5] + [(10_000, 10_000)]:
                shown.append(f"{what}: first frame {first * 1000:.0f} ms, key {heard * 1000:.1f} ms, {most >> 10} MiB at most, {now >> 10} then")
            bench.quit(terminal, what)
    print("  " + "\n  ".join(shown))
    # Changing from size to size must not take the memory of the largest window twice.
    terminal = bench.start()
    for size in [bench.chance.choice(small + large) for _ in range(60)] + [(80, 24)]:
        terminal.resize(*size)
        terminal.read(0.05)
    while terminal.read(0.15): pass
    bench.expect(terminal.memory()[0] < MEMORY, f"after many sizes: {terminal.memory()[0] >> 10} MiB")
    bench.quit(terminal, "many sizes")


@check
def arguments(bench):
    """Any arguments: a result or a message, soon, and no crash."""
    tries = [["--bogus"], ["list", "--limit"], ["--"], [""], ["x" * 100_000], ["list"] + ["a"] * 10_000, ["list", "(" * 50_000],
             ["list", "a|" * 20_000], ["show", "#0"], ["show", "-1"], ["show", "99999"], ["show", ""], ["show", "x" * 100_000],
             ["list", "--limit", "9" * 40], ["list", "--columns", "x" * 100_000], ["list", "\x1b[2J\u202e"], ["team", "import", "/dev/zero"],
             ["import", "/dev/zero"], ["restore", "/dev/zero"], ["import", "/"], ["restore", "/"]]
    for words in tries:
        status, output, errors = bench.run(words)
        name = " ".join(words)[:40]
        bench.expect(status in (0, 1, 64, 74), f"{name!r}: status {status}")
        bench.expect(b"\x1b" not in output + errors, f"{name!r}: an escape came through")
    for name in ["PIKACHU", "Pikachu ", "ピカチュウ", "nidoran♀", "mr. mime", "#25"]:
        bench.expect(bench.run(["show", name])[0] == 0, f"{name!r} is not found")
    bench.expect(subprocess.run([bench.program.encode(), b"\xff\xfe"], env=environment(bench.home()), stdin=subprocess.DEVNULL,
                                capture_output=True).returncode in (1, 64), "an argument that is no text")
    for zeroth in ["x", ""]:
        bench.expect(subprocess.run([zeroth, "info"], executable=bench.program, env=environment(bench.home()),
                                    capture_output=True).returncode == 0, "a name that is empty")


@check
def homes(bench):
    """No home, a missing one, a file, an odd name; no file is made elsewhere."""
    strange = bench.folder + "/with\na blank"
    for name, home in [("none", "/nonexistent"), ("a device", "/dev/null"), ("odd", strange), ("long", "/tmp/" + "x" * 4000)]:
        terminal = bench.start(home=home)
        terminal.type("f")
        bench.quit(terminal, f"home: {name}")
    folder = bench.home()
    terminal = bench.start(shell='cd "$FOLDER"; exec $PROGRAM', home="/nonexistent", FOLDER=folder, XDG_DATA_HOME="relative", XDG_CACHE_HOME="", XDG_STATE_HOME="./log")
    terminal.type("f")
    bench.quit(terminal, "relative folders")
    bench.expect(not os.listdir(folder), f"it made {os.listdir(folder)}")
    variables = {k.encode(): v.encode() for k, v in environment("").items()} | {b"HOME": folder.encode() + b"/\xff\xfe"}
    terminal = Terminal([bench.program], variables)
    terminal.wait(READY)
    terminal.type("f")
    bench.quit(terminal, "a home that is no text")
    bench.expect(not os.listdir(folder), f"it made {os.listdir(folder)}")


@check
def damaged_stores(bench):
    """A store that is cut, changed, of another program or no file: reported, or read unchanged."""
    good = bench.home()
    bench.run(["caught", "add", "mew", "bulbasaur"], home=good)
    whole = open(bench.store(good), "rb").read()
    def tried(name, make, is_shown=True, allowed=(0, 1, 74)):
        home = bench.home()
        os.makedirs(os.path.dirname(bench.store(home)))
        make(bench.store(home))
        status, output, errors = bench.run(["caught", "list"], home=home)
        bench.expect(status in allowed, f"{name}: status {status}")
        if not is_shown: return
        terminal = bench.start(home=home, wait=rb"Bulbasaur")
        terminal.type("jf")
        terminal.read(0.05)
        bench.quit(terminal, name)
    def bytes_(data):
        return lambda path: open(path, "wb").write(data)
    for length in range(0, len(whole), 512): tried(f"cut at {length}", bytes_(whole[:length]), length % 8192 == 0)
    for number in range(200 * bench.times):
        data = bytearray(whole)
        for _ in range(bench.chance.randint(1, 20)): data[bench.chance.randrange(len(data))] = bench.chance.randrange(256)
        tried(f"changed {number}", bytes_(bytes(data)), number % 20 == 0)
    def foreign(path): sqlite3.connect(path).execute("CREATE TABLE a (b)").connection.commit()
    for name, make in {"a folder": os.mkdir, "a pipe": os.mkfifo, "random": bytes_(os.urandom(8192)), "another's": foreign,
                       "a device": lambda p: os.symlink("/dev/zero", p), "a loop": lambda p: os.symlink(p, p)}.items():
        tried(name, make, allowed=(74,))


@check
def damaged_teams(bench):
    """Teams with values that no game has: reported, and the other team works."""
    good = bench.home()
    text = "=== Odd ===\n\nPikachu\nLevel: 50\n- Thunderbolt\n\nMew\n\n=== Sound ===\n\nGarchomp\n"
    team = f"{good}/teams.txt"
    open(team, "w").write(text)
    bench.run(["team", "import", team], home=good)
    extremes = [2**63 - 1, -2**63, -1, 101]
    texts = ["", "garbage", "[1e999]", ",,,,,9223372036854775807", ",-9223372036854775808,,,,",
             "9223372036854775807:-9223372036854775808", "\x00"]
    columns = {"form": extremes, "look": extremes, "item": extremes, "ability": extremes, "level": extremes,
               "nature": extremes, "shiny": extremes, "happiness": extremes, "tera_type": extremes,
               "dynamax_level": extremes, "gigantamax": extremes, "ball": extremes, "hidden_power": extremes,
               "effort": texts, "individual": texts, "moves": texts, "unread": texts, "nickname": texts, "gender": texts}
    for column, values in columns.items():
        for value in values:
            home, what = bench.home(), f"{column} = {value!r}"
            os.makedirs(os.path.dirname(bench.store(home)))
            store = sqlite3.connect(bench.store(home))
            sqlite3.connect(bench.store(good)).backup(store)
            with store: store.execute(f"UPDATE member SET {column} = ? WHERE form = 25", [value])
            store.close()
            for arguments in [["team", "list"], ["team", "export"], ["team", "show", "odd"], ["speed", "mew", "--team", "odd"],
                              ["counter", "team:odd"], ["complete", "odd", "mew"]]:
                status, output, _ = bench.run(arguments, home=home, limit=30)
                bench.expect(status in (0, 1, 74), f"{what}: {arguments}: status {status}")
                if arguments[1] in ("list", "export"): bench.expect(b"Garchomp" in output, f"{what}: {arguments}: the other is not there")
            terminal = bench.start(home=home)
            terminal.type("T")
            bench.expect(terminal.wait(rb"Sound"), f"{what}: the other is not on the screen")
            bench.quit(terminal, what)
            status, _, _ = bench.run(["team", "remove", "odd"], home=home)
            bench.expect(status == 0, f"{what}: removed with {status}")


@check
def locked_store(bench):
    """Another program locks the store: keys work, and it is reported."""
    home = bench.home()
    bench.run(["caught", "add", "mew"], home=home)
    other = sqlite3.connect(bench.store(home), isolation_level=None)
    terminal = bench.start(home=home)
    other.execute("BEGIN EXCLUSIVE")
    start = time.monotonic()
    terminal.type("f")
    bench.expect(terminal.wait(rb"Error", 5), "it is not told")
    bench.expect(time.monotonic() - start < 3, f"it took {time.monotonic() - start:.1f} s")
    before = len(terminal.bytes)
    terminal.type("j")
    bench.expect(terminal.wait(rb"Ivysaur", 1, before), "the next key is not heard")
    other.execute("ROLLBACK")
    bench.quit(terminal, "a store that is held")


@check
def limits(bench):
    """Little memory, few files, few threads: a message, or the program works."""
    def limited(limit, needed, loadable, size=(120, 36)):
        """Below the program's needs a message; below the loader's needs, any failure."""
        letter, amount = limit
        what = f"ulimit -{letter} {amount}, {size}"
        for end in ["Q", "\x03"] if amount >= needed else [""]:
            home = bench.home()
            terminal = bench.start(home=home, size=size, shell=f"ulimit -{letter} {amount} || exit; $PROGRAM; echo ended-with-$?", wait=None)
            bench.expect(terminal.wait(rb"Bulbasaur|ended-with-|rror", 5), f"{what}: nothing is said")
            while terminal.read(0.05): pass
            if not end:
                bench.expect(amount < loadable or b"ended-with-71" in terminal.bytes and b"ulimit" in terminal.bytes, f"{what}: {bytes(terminal.bytes[-200:])}")
                terminal.end()
                terminal.close()
                continue
            bench.expect(b"ended-with" not in terminal.bytes, f"{what}: {bytes(terminal.bytes[-200:])}")
            before = len(terminal.bytes)
            terminal.type("j")
            bench.expect(terminal.wait(rb"[\s\S]", 2, before), f"{what}: a key is not heard")
            for keys in ["fc", "\r", "\x1b", "/fire", "\x1b", "\x1b", "T", "\x1b", "?", "\x1b"]:
                terminal.type(keys)
                terminal.read(0.05)
            terminal.type(end)
            bench.expect(terminal.wait(rb"ended-with-0\r" if end == "Q" else rb"ended-with-130\r", 5), f"{what}: {end!r} is not heard: {bytes(terminal.bytes[-200:])}")
            terminal.end()
            bench.expect(not terminal.left(), f"{what}: left {terminal.left()}")
            terminal.close()

    step = 1 if bench.times > 1 else 4
    for mebibytes in [*range(60, 256, 5 * step), *range(256, 420, step)]: limited(("v", mebibytes << 10), 256 << 10, 125 << 10)
    for mebibytes in [*range(4, 128, step), *range(128, 200, 4 * step)]: limited(("d", mebibytes << 10), 128 << 10, 24 << 10)
    for kibibytes in [16, 32, 64, 128, 256, 512, 768, 1023, 1024, 1025, 2048, 4096, 8192, 65_536, 1 << 20, 16 << 20]: limited(("s", kibibytes), 1024, 128)
    for files in range(3, 70, step): limited(("n", files), 32, 8)
    # The largest window that is drawn in full takes the most memory.
    for limit, needed in [(("v", 256 << 10), 256 << 10), (("v", 300 << 10), 256 << 10), (("d", 128 << 10), 128 << 10)]: limited(limit, needed, 0, size=(3000, 166))
    if os.getuid() == 0:
        for threads in [0, 1, 2, 3, 4, 8]:
            home = bench.home()
            for path in [bench.folder, home]: os.chmod(path, 0o755)
            os.chown(home, 65534, 65534)
            terminal = bench.start(home=home, shell=f"exec setpriv --reuid=65534 --clear-groups sh -c 'ulimit -u {threads}; exec $PROGRAM'")
            terminal.type("fc")
            terminal.read(0.1)
            bench.quit(terminal, f"{threads} threads")


@check
def no_network(bench):
    """Without any network, with a dex and without one."""
    if os.getuid(): return bench.say("left out: only root may take the network away")
    terminal = bench.start(shell="exec unshare -n $PROGRAM")
    terminal.type("j\r")
    bench.expect(terminal.wait(rb"Abilities", 1), "a page waits for the network")
    bench.quit(terminal, "no network")
    start = time.monotonic()
    terminal = bench.start(shell="exec unshare -n $PROGRAM --source api", wait=rb"Error")
    bench.expect(time.monotonic() - start < 1, "it takes more than a second to say so")
    bench.quit(terminal, "no network, no dex")


@check
def many_programs(bench):
    """Ten programs mark at once; nothing is lost."""
    home = bench.home()
    terminals = [bench.start("sort:dex", home=home) for _ in range(10)]
    for index, terminal in enumerate(terminals): terminal.type("j" * index + "fc")
    for terminal in terminals:
        terminal.read(0.3)
        bench.quit(terminal, "one of ten")
    bench.sound(home, "ten programs")
    bench.expect(bench.run(["caught", "list", "--count"], home=home)[1].strip() == b"10", "not all ten marks are there")


@check
def idle(bench):
    """An idle program does nothing."""
    terminal = bench.start()
    terminal.read(1)
    before, (_, _, _, ticks) = len(terminal.bytes), terminal.facts()
    terminal.read(10 * bench.times)
    bench.expect(len(terminal.bytes) == before, "it draws by itself")
    bench.expect(terminal.facts()[3] - ticks <= 1, f"it used {terminal.facts()[3] - ticks} ticks")
    bench.quit(terminal, "idle")


def main(*needed):
    """Runs the checks of the started script; the other scripts use this, too. `needed` are further options, which a bench has as well."""
    parser = argparse.ArgumentParser(
        description=sys.modules["__main__"].__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=".build/release/pokedex")
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--times", type=int, default=1)
    for name in needed: parser.add_argument("--" + name.replace("_", "-"), required=True)
    options = parser.parse_args()
    bad = tried = 0
    for one in CHECKS:
        if one.__module__ != "__main__": continue
        if options.only and one.__name__ not in options.only: continue
        bench, start = Bench(os.path.abspath(options.program), options.seed, options.times), time.monotonic()
        for name in needed: setattr(bench, name, getattr(options, name))
        try: one(bench)
        finally: shutil.rmtree(bench.folder, ignore_errors=True)
        tried += bench.tried
        bad += len(bench.wrong)
        print(f"{one.__name__}: {bench.tried} tried, {len(bench.wrong)} wrong, {time.monotonic() - start:.0f} s",
              *bench.wrong[:10], sep="\n  ", flush=True)
    print(f"{tried} tried, {bad} wrong")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
