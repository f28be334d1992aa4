#!/usr/bin/env python3
"""Faults of the terminal, with the expected screen; prints a line for each.

    faults_terminal.py [--program .build/release/pokedex] [--only NAME …] [--seed 1] [--times 1]

--times multiplies the number of random tries, and the time that a key is held. Exits with 1 when the
program differs from Tests/Checks/faults.md. Needs pyte (PyPI), a terminal emulator, and tic, which
compiles descriptions of terminals.
"""
import ctypes, os, re, signal, statistics, subprocess, threading, time
import pyte
import soak
from faults import READY, check, main
from terminal import Terminal, as_job, environment

# Not xterm: pyte does not know xterm's sequence that repeats a character (REP); screen has none.
TERM = "screen-256color"
# Complete sequences and characters. All other bytes are fragments.
WHOLE = re.compile(rb"[\x07-\x0f\x20-\x7e]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}"
                   rb"|\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]+[0-~]|\x1b[0-Z\\^-~]")


def halves(data): return WHOLE.sub(b"", bytes(data))


def still(terminal, seconds=0.15):
    while terminal.read(seconds): pass


def picture(data, size):
    """The screen of a terminal of a size after these bytes: each cell with its visible colours."""
    screen = pyte.Screen(*size)
    pyte.ByteStream(screen).feed(bytes(data))
    def seen(cell):
        return cell if cell.data != " " or cell.reverse or cell.underscore else cell._replace(fg="", bold=False, italics=False)
    return [[seen(screen.buffer[y][x]) for x in range(size[0])] for y in range(size[1])], screen.display


def shown(terminal, size): return picture(terminal.bytes, size)[1]


def differences(one, other):
    return [f"row {y}: {a.rstrip()!r} for {b.rstrip()!r}" for y, (a, b, c, d) in enumerate(zip(one[1], other[1], one[0], other[0])) if c != d]


def fresh(bench, size, keys=b""):
    """The screen of a new program in a window of a size."""
    terminal = bench.start("--offline", size=size, wait=None, TERM=TERM)
    still(terminal, 0.4)
    if keys: terminal.type(keys)
    still(terminal)
    result = picture(terminal.bytes, size)
    bench.quit(terminal, f"fresh, {size}")
    return result


def processor(pid):
    """Seconds of CPU of the main thread; other processes may use the machine, too."""
    return int(open(f"/proc/{pid}/schedstat").read().split()[0]) / 1e9


def marks(bench, home):
    return [bench.run([kind, "list", "--count"], home=home)[1].strip() for kind in ["caught", "seen", "favourite"]]


@check
def resized(bench):
    """After a storm of sizes, with keys between them, the screen is that of a new program."""
    # No width of 1: ncurses writes the last cell by way of the cell to its left, which does not exist there.
    for size in [(80, 24), (2, 1), (400, 200), (40, 12), (120, 36), (19, 5), (60, 100)]:
        terminal = bench.start("--offline", TERM=TERM)
        for _ in range(200 * bench.times):
            terminal.resize(bench.chance.randint(1, 400), bench.chance.randint(1, 200))
            terminal.type(bench.chance.choice(["", "", "j", "k", "G", "\r", "\x1b"]))
            terminal.read(0)
            time.sleep(0.01)
        terminal.type("\x1b")
        terminal.read(0.1)
        terminal.type("\x1bg")
        still(terminal)
        del terminal.bytes[:]
        # First another size, because the last size of the storm may already be this one.
        terminal.resize(size[0] + 1, size[1] + 1)
        still(terminal)
        terminal.resize(*size)
        still(terminal)
        wrong = differences(picture(terminal.bytes, size), fresh(bench, size))
        bench.expect(not wrong, f"{size}: {wrong[:3]}")
        bench.expect(not halves(terminal.bytes), f"{size}: half a sequence: {halves(terminal.bytes)[:20]}")
        bench.quit(terminal, f"sizes, then {size}")


@check
def signalled(bench):
    """The same after a storm of signals, keys and sizes; as a shell's job, so that stops take effect."""
    size = (100, 30)
    terminal = bench.start("--offline", size=size, before=as_job, TERM=TERM)
    job = os.tcgetpgrp(terminal.master)
    for _ in range(1000 * bench.times):
        os.killpg(job, bench.chance.choice([signal.SIGWINCH, signal.SIGCONT, signal.SIGTSTP]))
        if bench.chance.random() < 0.1: terminal.resize(size[0] + bench.chance.randint(0, 1), size[1])
        terminal.read(0)
        if terminal.stopped(bench.chance.random() * 0.005): terminal.signal(signal.SIGCONT)
    while terminal.stopped(0.3): terminal.signal(signal.SIGCONT)
    terminal.resize(size[0] + 1, size[1])
    still(terminal)
    del terminal.bytes[:]
    terminal.resize(*size)
    still(terminal)
    wrong = differences(picture(terminal.bytes, size), fresh(bench, size))
    bench.expect(not wrong, f"{wrong[:3]}")
    bench.quit(terminal, "signals")


@check
def suspended(bench):
    """^Z and SIGTSTP at any moment of a frame: the terminal is the shell's; then the same screen."""
    size = (100, 30)
    terminal = bench.start("--offline", size=size, before=as_job, TERM=TERM)
    job, expected = os.tcgetpgrp(terminal.master), fresh(bench, size)
    for turn in range(100 * bench.times):
        terminal.type(bench.chance.choice(["", "j", "G", "\r", "/d", "?", "x"]))
        time.sleep(bench.chance.random() * 0.01)
        if turn % 2: terminal.type("\x1a")
        else: os.killpg(job, signal.SIGTSTP)
        bench.expect(terminal.stopped(), f"{turn}: it does not stop")
        bench.expect(not halves(terminal.bytes), f"{turn}: half a sequence: {halves(terminal.bytes)[:20]}")
        bench.expect(not terminal.left(), f"{turn}: while it is stopped: {terminal.left()}")
        # The screen must be left before the stop: otherwise the next program would write on ours.
        bench.expect(not terminal.read(0.001), f"{turn}: it draws while it is stopped")
        del terminal.bytes[:]
        terminal.signal(signal.SIGCONT)
        if turn % 10 == 9:
            still(terminal)
            for key in [b"\x1b"] * 4 + [b"g"]:
                terminal.type(key)
                terminal.read(0.04)
        else: terminal.wait(rb"\x1b\[H|\x1b\[\d")
    for key in [b"\x1b"] * 6 + [b"g"]:
        terminal.type(key)
        terminal.read(0.05)
    del terminal.bytes[:]
    terminal.type("\x0c")
    still(terminal)
    wrong = differences(picture(terminal.bytes, size), expected)
    bench.expect(not wrong, f"{wrong[:3]}")
    bench.quit(terminal, "stopped")


@check
def ended_in_a_frame(bench):
    """SIGTERM a moment after a key, also at 9,600 baud: complete sequences, and the last ones restore the screen."""
    for rate, count in [(None, 100 * bench.times), (960, 5 * bench.times)]:
        for turn in range(count):
            terminal = bench.start("--offline", size=(120, 36) if not rate else (40, 12), wait=READY if not rate else None)
            def drip(seconds):
                end = time.monotonic() + seconds
                while rate and time.monotonic() < end and not terminal.ended():
                    time.sleep(0.05)
                    try: terminal.bytes += os.read(terminal.master, rate // 20)
                    except OSError: pass
            drip(1.5)
            os.write(terminal.master, bench.chance.choice([b"j", b"\r", b"/d", b"?", b"G", b"M"]))
            drip(bench.chance.random() * 2)
            time.sleep(bench.chance.random() * 0.01)
            terminal.signal(signal.SIGTERM)
            drip(5)
            name = f"{turn}, {rate or 'no'} bytes a second"
            bench.ended(terminal, name, -signal.SIGTERM)
            data = bytes(terminal.bytes)
            bench.expect(not halves(data), f"{name}: half a sequence: {halves(data)[:20]}")
            bench.expect(not WHOLE.sub(lambda part: b"" if part[0][0] == 0x1b else part[0], data[data.rfind(b"\x1b[?1049l"):]).strip(b"\r"),
                         f"{name}: the last bytes: {data[-80:]}")


class Delayed(soak.Handler):
    def do_GET(self):
        self.server.asked += 1
        self.server.heard.set()
        if self.path.endswith(".png"): body, status, kind = self.picture, 200, "image/png"
        else: body, status, kind = self.document(), 200 if re.search(r"/\d+/?$", self.path) else 404, "application/json"
        time.sleep(self.server.delay)
        if self.server.closes:
            self.close_connection = True
            return
        try:
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        except OSError: pass


@check
def suspended_request(bench):
    """Stopped during a request, for less and for more than its timeout."""
    server = soak.Server(("127.0.0.1", 0), Delayed)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}"
    for what, delay, rest, closes in [("goes on", 2, 0.5, False), ("came meanwhile", 1, 3, False), ("is late", 5, 7, False),
                                      ("broke off", 1, 2, True)]:
        server.heard, server.delay, server.closes = threading.Event(), delay, closes
        terminal = bench.start("mew", before=as_job, POKEDEX_API_URL=base + "/api/v2/", POKEDEX_SPRITES_URL=base + "/sprites/")
        terminal.type("\r")
        bench.expect(server.heard.wait(5), f"{what}: nothing is asked for")
        terminal.type("\x1a")
        bench.expect(terminal.stopped(1), f"{what}: it does not stop")
        bench.expect(not terminal.left(), f"{what}: while it is stopped: {terminal.left()}")
        time.sleep(rest)
        server.delay, server.closes = min(delay, 2), False
        del terminal.bytes[:]
        terminal.signal(signal.SIGCONT)
        bench.expect(terminal.wait(rb"Abilities", 2), f"{what}: the page is not there again")
        before = len(terminal.bytes)
        terminal.type("2")
        bench.expect(terminal.wait(rb".", 1, before), f"{what}: the next key is not heard")
        terminal.type("1")
        if not terminal.wait(rb"A text of", 8): terminal.type("r")
        bench.expect(terminal.wait(rb"A text of", 8), f"{what}: the text does not come")
        bench.quit(terminal, what)
    server.shutdown()


# Additions to xterm's description. The longest that tic accepts have some 4,000 bytes.
ODD = {
    "no clear": "clear@,", "no cup": "cup@,", "one screen": "smcup@, rmcup@,", "no cursor": "cnorm@, civis@,", "no sgr0": "sgr0@, sgr@,",
    "no erasing": "el@, ed@, el1@, ech@,", "no colours": "setaf@, setab@, colors@, pairs@, op@,", "no op": "op@,",
    "no moves": "cuu1@, cud1@, cuf1@, cub1@, cuu@, cud@, cuf@, cub@, home@, hpa@, vpa@, cr@, ind@,", "no mouse": "kmous@,",
    "no scrolling": "csr@, il@, dl@, il1@, dl1@, ri@, ind@,", "no lines": "acsc@, smacs@, rmacs@,", "long lines": "acsc=" + "qx" * 1500 + ",",
    "colours 0": "colors#0, pairs#0,", "colours 1": "colors#1, pairs#1,", "colours 3": "colors#3, pairs#2,", "one pair": "pairs#1,",
    "all colours": "colors#0x1000000, pairs#0x7ffff,", "most colours": "colors#0x7fffffff,", "most pairs": "pairs#0x7fffffff,",
    "one cell": "lines#1, cols#1,", "most cells": "lines#0x7fffffff, cols#0x7fffffff,", "no tabs": "it#0,", "most tabs": "it#0x7fffffff,",
    "cookies": "xmc#1,", "more cookies": "xmc#100,", "no video": "ncv#0x7fff,", "hazeltine": "hz, os, eo, ul,", "generic": "gn,", "hard copy": "hc,",
    "texts for numbers": r"cup=\E[%p1%s;%p2%sH, setaf=\E[%p1%s,", "no parameters": r"cup=%s,", "widths": r"cup=\E[%i%p1%:-9999d;%p2%9999dH,",
    "wide colours": r"setaf=\E[%p1%99999999d,", "zero divided": r"cup=\E[%p1%p1%{0}%/%d;%p2%{0}%m%dH,", "a full stack": "cup=" + "%p1" * 60 + "%d" * 70 + ",",
    "ifs": "cup=%?%?%?%?%t%t%e%e%;,", "an end": r"cup=\E[%i%p1%d;%p2%,", "variables": r"cup=\E[%PA%gZ%gz%p9%d%p0%d%pz%dH,", "empty": r"cup=\0, clear=\0,",
    "waits to clear": r"clear=\E[H\E[2J$<60000/>,", "waits to move": r"cup=\E[%i%p1%d;%p2%dH$<5000/>,", "waits for ever": r"cup=\E[%i%p1%d;%p2%dH$<99999999999999>,",
    "waits at the end": r"cnorm=\E[?25h$<99999/>, rmcup=\E[?1049l$<30000/>, rmkx=\E[?1l$<30000/>,", "waits at first": r"smcup=\E[?1049h$<30000/>,",
    "waits at a speed": r"pb#1, clear=\E[H\E[2J$<9000>,", "waits for lines": r"clear=\E[H\E[J$<50*/>,", "waits without an end": r"clear=\E[H\E[J$<50,",
    "long moves": r"cup=\E[%i%p1%d;%p2%dH" + "0" * 3500 + ",", "long reset": "sgr0=" + r"\E[m" * 900 + ",", "long end": "rmcup=" + r"\E[?1049l" * 300 + ",",
    "long colours": r"setaf=\E[" + "0" * 3500 + "%p1%dm,", "long keys": r"kcuu1=\E" + "A" * 3500 + ",",
    "letters as keys": r"kcuu1=q, kcud1=j, kcub1=\E, kend=\E\E,", "beginnings as keys": r"kcuu1=\E[, kcud1=\EO, kcub1=\E[<,", "no key": r"kcuu1=\0,",
    "repeats": "rep=%p2%c%p1%d,", "files": r"is2=\E[?1000h, rs2=x, iprog=/bin/false, if=/etc/passwd, rf=/etc/passwd,",
    "one byte": r"cup=\233%i%p1%d;%p2%dH, clear=\233H\2332J, sgr0=\233m, cnorm=\233?25h, rmcup=\233?1049l, smcup=\233?1049h, op=\23339;49m,",
}
REFUSED = {"no clear", "no cup", "generic", "hard copy", "all colours", "most colours", "most pairs", "waits to clear", "waits to move",
           "waits at the end", "waits at first", "waits at a speed", "waits for lines"}


@check
def descriptions(bench):
    """Hostile descriptions that tic accepts: drawn, or refused with a message; also when a signal ends the program."""
    for index, (name, text) in enumerate(ODD.items()):
        home, folder = bench.home(), bench.home()
        if index % 2: folder = home + "/.terminfo"
        source = bench.folder + "/odd.src"
        open(source, "w").write(f"odd|one of many,\n\t{text}\n\tuse=xterm-256color,\n")
        done = subprocess.run(["tic", "-x", "-o", folder, source], capture_output=True, text=True)
        bench.expect(done.returncode == 0 and os.path.exists(folder + "/o/odd"), f"{name}: tic: {done.stderr}")
        variables = {"TERM": "odd"} | ({} if index % 2 else {"TERMINFO": folder})
        for end in ["q", signal.SIGTERM, signal.SIGSEGV]:
            start = time.monotonic()
            terminal = bench.start(home=home, wait=None, **variables)
            terminal.wait(rb"Bulbasaur|use the terminal|place its cursor|was found", 3)
            still(terminal, 0.05)
            bench.expect(terminal.ended() or terminal.facts()[0] < 100 << 10, f"{name}: {0 if terminal.ended() else terminal.facts()[0]} KiB")
            terminal.type("jG\rn")
            still(terminal, 0.05)
            terminal.resize(80, 24)
            still(terminal, 0.05)
            if end == "q": terminal.type("\x1bQ")
            elif not terminal.ended(): terminal.signal(end)
            got = terminal.end(2)
            # Single-byte controls become those of two bytes, which the checks look for.
            terminal.bytes = terminal.bytes.replace(b"\x9b", b"\x1b[")
            bench.expect(got == (64 if name in REFUSED else 0 if end == "q" else -end), f"{name}, {end}: it ended with {got}: {bytes(terminal.bytes[-150:])}")
            bench.expect(not terminal.left(), f"{name}, {end}: left {terminal.left()}")
            if name in REFUSED: bench.expect(b"\x1b[" not in terminal.bytes.split(b"pokedex: ")[0], f"{name}: it was written to")
            bench.expect(time.monotonic() - start < 4, f"{name}, {end}: it took {time.monotonic() - start:.1f} s")
            terminal.close()


@check
def colours(bench):
    """NO_COLOR, CLICOLOR_FORCE and --color: colours or none everywhere; marks are visible without them."""
    COLOUR = re.compile(rb"\x1b\[(?:[\d;:]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:[;:][\d;:]*)?m")
    for name, arguments, variables, has in [("NO_COLOR=1", [], {"NO_COLOR": "1"}, False), ("NO_COLOR=", [], {"NO_COLOR": ""}, True),
                                            ("CLICOLOR_FORCE=1", [], {"CLICOLOR_FORCE": "1"}, True), ("never", ["--color", "never"], {}, False),
                                            ("both", ["--color", "always"], {"NO_COLOR": "1"}, True), ("NO_COLOR=1, truecolor", [], {"NO_COLOR": "1", "COLORTERM": "truecolor"}, False)]:
        home, size = bench.home(), (100, 30)
        terminal = bench.start(*arguments, home=home, size=size, TERM=TERM, **variables)
        for keys in ["cjfjvj", "\r", "2", "3", "\x1b", "/fire", "\r", "?", "\x1b", "T", "\x1b", "\x1b", "\x1b", "g", "\x0c"]:
            terminal.type(keys)
            still(terminal, 0.06)
        bench.expect(bool(COLOUR.search(terminal.bytes)) == has, f"{name}: {COLOUR.search(terminal.bytes)}")
        rows = shown(terminal, size)
        bench.expect(any("▌" in row and "Bulbasaur" in row for row in rows), f"{name}: the selected row is not marked: {rows}")
        bench.expect(marks(bench, home) == [b"1", b"2", b"1"] or marks(bench, home) == [b"1", b"1", b"1"], f"{name}: marks {marks(bench, home)} {rows}")
        bench.quit(terminal, name)
    status, output, errors = bench.run(["--color", "x"])
    bench.expect(status == 64 and errors and not output, f"--color x: {status}")


@check
def locales(bench):
    """ASCII alone in a locale without UTF-8; filters do not depend on it."""
    folder = bench.home()
    made = [f"{language}.{code}" for language, code in [("tr_TR", "UTF-8"), ("ja_JP", "EUC-JP"), ("tr_TR", "ISO-8859-9")]
            if subprocess.run(["localedef", "-i", language, "-f", code, f"{folder}/{language}.{code}"], capture_output=True).returncode in (0, 1)
            and os.path.isdir(f"{folder}/{language}.{code}")]
    print("  locales that were made:", *made)
    for name in ["C", "POSIX", "bogus", "tr_TR.UTF-8", "ja_JP.eucJP"] + made:
        terminal = bench.start(size=(100, 30), TERM=TERM, LANG=name, LC_ALL=name, LOCPATH=folder)
        for keys in ["/NIDORINA", "\r", "\r"]:
            terminal.type(keys)
            still(terminal, 0.08)
        rows = shown(terminal, (100, 30))
        bench.expect(any("Nidorina" in row for row in rows), f"{name}: NIDORINA is not found: {rows[:4]}")
        terminal.type("\x1b\x1b")
        terminal.read(0.1)
        terminal.type("/is:legendary type:ice")
        still(terminal)
        bench.expect(any("Articuno" in row for row in shown(terminal, (100, 30))), f"{name}: Articuno is not found")
        if name not in made or not name.endswith("UTF-8"):
            if name != "tr_TR.UTF-8" or name not in made:
                high = [byte for byte in terminal.bytes if byte >= 0x80]
                bench.expect(not high, f"{name}: {len(high)} bytes that are no ASCII")
        else: bench.expect(bytes(terminal.bytes).decode("utf-8", "strict") is not None, name)
        bench.quit(terminal, name)


def answered(terminal, key):
    """Seconds from a key to the first byte of its effect."""
    terminal.read(0)
    before, start = len(terminal.bytes), time.monotonic()
    os.write(terminal.master, key)
    while len(terminal.bytes) == before and time.monotonic() - start < 5: terminal.read(0.001)
    return time.monotonic() - start


@check
def held_key(bench):
    """A held key, thirty times a second; and ten thousand keys at once."""
    terminal = bench.start()
    still(terminal)
    used, times, start = processor(terminal.pid), [], time.monotonic()
    for number in range(30 * min(60, 10 * bench.times)):
        time.sleep(max(0, start + number / 30 - time.monotonic()))
        times.append(answered(terminal, b"j" if number % 2600 < 1300 else b"k"))
        if number % 100 == 0: del terminal.bytes[:]
    each = (processor(terminal.pid) - used) / len(times)
    times.sort()
    print(f"  {len(times)} keys: median {times[len(times) // 2] * 1000:.1f} ms, 99 of 100 {times[len(times) * 99 // 100] * 1000:.1f}, most {times[-1] * 1000:.1f}; "
          f"{each * 1000:.2f} ms of CPU each")
    bench.expect(times[-1] <= 0.05, f"a key took {times[-1] * 1000:.0f} ms")
    bench.expect(each <= 0.005, f"{each * 1000:.1f} ms of CPU a key")
    terminal.type(b"g" + b"jjk" * 3333, 20)
    start, used = time.monotonic(), processor(terminal.pid)
    last = start
    while time.monotonic() - last < 0.1:
        if terminal.read(0): last = time.monotonic()
    used = processor(terminal.pid) - used
    print(f"  after ten thousand at once: {(last - start) * 1000:.0f} ms, {used * 1000:.0f} of CPU")
    bench.expect(used <= 0.05, f"{used * 1000:.0f} ms of CPU behind the last of ten thousand keys")
    bench.quit(terminal, "a key that is held")


@check
def mouse(bench):
    """The selection by the mouse, and none by impossible reports."""
    size = (100, 30)
    terminal = bench.start("--offline", size=size, TERM=TERM)
    still(terminal)
    def selected():
        rows = shown(terminal, size)
        return [(y, re.sub(r"\s+", " ", row)[:20]) for y, row in enumerate(rows) if row.startswith("▌")]
    first = selected()
    bench.expect(len(first) == 1 and "#1 Bulbasaur" in first[0][1], f"at first: {first}")
    top = first[0][0]
    beginning = picture(terminal.bytes, size)
    strange = [b"\x1b[<0;9999;9999M", b"\x1b[<0;-1;-5M", b"\x1b[<0;0;0M", b"\x1b[<0;5;200M", b"\x1b[<0;999;8M", b"\x1b[<0;12;0M", b"\x1b[<0;0;9M",
               b"\x1b[<0;99999999999999999999;9M", b"\x1b[<0;9;99999999999999999999M", b"\x1b[<99999999999999999999;9;9M", b"\x1b[<0;9M", b"\x1b[<0;9;9;9M",
               b"\x1b[<M", b"\x1b[<0;12;9m", b"\x1b[<1;12;9M", b"\x1b[<2;12;9M", b"\x1b[<32;12;9M", b"\x1b[<35;12;9M", b"\x1b[<66;12;9M", b"\x1b[<128;12;9M",
               b"\x1b[M \xff\xff", b"\x1b[M \x00\x00", b"\x1b[M \x1f)", b"\x1b[M#,)", b"\x1b[M \xff)", b"\x1b[<0;12;" + b"9" * 200 + b"M"]
    for report in strange:
        terminal.type(report)
        still(terminal, 0.05)
        bench.expect(selected() == first, f"{report[:40]}: {selected()}")
        bench.expect(not differences(picture(terminal.bytes, size), beginning), f"{report[:40]}: the screen is another")
    # On another row each time: a second press on the same row, soon after, would open the page.
    for y in [top + 3, top + 7, top + 1, 20, top]:
        for report in [b"\x1b[<0;12;%dM" % (y + 1), b"\x1b[M ,%c" % (33 + y)]:
            other = b"\x1b[<0;12;%dM" % (top + 6)
            terminal.type(other)
            still(terminal, 0.05)
            terminal.type(report)
            still(terminal, 0.05)
            got = selected()
            bench.expect([row for row, _ in got] == [y], f"a press on row {y} ({report}): {got}")
    terminal.type(b"\x1b[<65;9;9M" * 5000, 30)
    still(terminal)
    bench.expect("#1025" in "".join(shown(terminal, size)) or selected() != first, f"the wheel, down: {selected()}")
    terminal.type(b"\x1b[<64;9;9M" * 10_000, 30)
    terminal.type("g")
    still(terminal)
    bench.expect(selected() == first, f"the wheel, up: {selected()}")
    terminal.resize(60, 12)
    still(terminal)
    terminal.type(b"\x1b[<0;12;25M\x1b[<0;90;8M")
    still(terminal, 0.05)
    del terminal.bytes[:]
    terminal.resize(*size)
    still(terminal)
    bench.expect(selected() == first, f"outside of a window that was larger: {selected()}")
    time.sleep(0.5)
    terminal.type(b"\x1b[<0;12;%dM\x1b[<0;12;%dm" % (top + 3, top + 3) * 2)
    bench.expect(terminal.wait(rb"Abilities", 2), "two presses do not open the page")
    bench.quit(terminal, "the mouse")


@check
def pastes(bench):
    """A paste is text: it runs no command, anywhere and with any contents."""
    size = (100, 30)
    for name, before, paste in [("in the filter", "/", b"abc\n\x1b[31mqcfv\x1b[201~x\x1b[200~\x03\x1a" * 40_000), ("on the list", "", b"qcfvCFVX\nq" * 1000),
                                ("on a page", "\r", b"qcfvX\rq\x1b\x1bq" * 1000), ("in a question", "C", b"y\ny\n" * 100), ("of controls", "/", bytes(range(32)) * 500)]:
        home = bench.home()
        terminal = bench.start(home=home, size=size, TERM=TERM)
        terminal.type(before)
        still(terminal)
        terminal.type(b"\x1b[200~" + paste + b"\x1b[201~", 60)
        still(terminal, 0.3)
        bench.expect(not terminal.ended(), f"{name}: it ended")
        if terminal.ended(): continue
        bench.expect(not halves(terminal.bytes), f"{name}: half a sequence")
        rows = shown(terminal, size)
        if name == "in the filter": bench.expect(any(row.strip().startswith("/") and "qcfvxabc" in row for row in rows), f"{name}: {rows[:3]}")
        bench.expect(terminal.facts()[0] < 100 << 10, f"{name}: {terminal.facts()[0]} KiB")
        bench.expect(marks(bench, home) == [b"0"] * 3, f"{name}: marks: {marks(bench, home)}")
        bench.quit(terminal, name)


@check
def bytes_of_no_text(bench):
    """Wrong UTF-8 between letters: the letters stay, and nothing else."""
    size, wrong = (100, 30), [b"\xff", b"\xfe\xff", b"\xc0\x80", b"\xc1\xbf", b"\xed\xa0\x80", b"\xed\xbf\xbf", b"\xf4\x90\x80\x80", b"\xf8\x88\x80\x80\x80",
                              b"\x80", b"\xbf\x80", b"\xe2\x82", b"\xf0\x9f\x98", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xc2", b"\x00", b"\xef\xbf\xbe"]
    def filtered(text):
        terminal = bench.start(size=size, TERM=TERM)
        terminal.type(b"/" + text)
        still(terminal)
        rows = shown(terminal, size)
        bench.quit(terminal, repr(text))
        return [row.rstrip() for row in rows if row.lstrip().startswith("/")], rows[5:12]
    usual = filtered(b"mew")
    bench.expect(usual[0] and "/ mew" in usual[0][0], f"mew: {usual[0]}")
    for part in wrong: bench.expect(filtered(b"m" + part + b"ew") == usual, f"{part}: {filtered(b'm' + part + b'ew')[0]}")


@check
def long_filters(bench):
    """A thousand letters, of which the filter takes 256, key by key, of characters with a meaning elsewhere."""
    for name, text in {"letters": "abcdefghij" * 100, "brackets": "(" * 1000, "marks": "%_'\"\\--*?[]{}|&;$" * 55, "comparisons": "spe>100 " * 125,
                       "or": "a|" * 500, "emoji": "😀👩" * 300, "accents": "e\u0301\u0302" * 300, "not": "-" * 1000, "types": "type:fire " * 100}.items():
        terminal = bench.start(size=(100, 30), TERM=TERM)
        terminal.type("/")
        still(terminal)
        used, before = [], processor(terminal.pid)
        for letter in text:
            terminal.type(letter)
            terminal.read(0.004)
            now = processor(terminal.pid)
            used, before = used + [now - before], now
        each = statistics.mean(used)
        print(f"  {name}: {each * 1000:.2f} ms of CPU a key, at most {max(used) * 1000:.1f}")
        bench.expect(each <= 0.005, f"{name}: {each * 1000:.1f} ms of CPU a key")
        terminal.type("\r")
        still(terminal)
        bench.quit(terminal, name)
    # Punctuation matches nothing by itself, and is ignored beside letters.
    for text, same in [("%", "zzz"), ("_", "zzz"), ("%_%", "zzz"), ("'", "zzz"), ("';--", "zzz"), ("\\", "zzz"), ("mew%", "mew"), ("_ew", "ew")]:
        got, wanted = [bench.run(["list", "--count", "--", word])[1] or b"0\n" for word in (text, same)]
        bench.expect(got == wanted, f"{text!r}: {got}, and {same}: {wanted}")


@check
def logs(bench):
    """Odd files in place of the log: the program runs without a log, and does not wait."""
    def full(path):
        if not os.path.exists("/dev/full"): return
        os.symlink("/dev/full", path)
    master, slave = os.openpty()
    kinds = {"pipe": os.mkfifo, "pty": lambda path: os.symlink(os.ttyname(slave), path), "folder": os.mkdir, "full": full,
             "loop": lambda path: os.symlink(path, path), "own terminal": lambda path: os.symlink("/dev/tty", path)}
    for name, make in kinds.items():
        home = bench.home()
        os.makedirs(f"{home}/.local/state/pokedex")
        make(f"{home}/.local/state/pokedex/log")
        for end in ["q", signal.SIGSEGV]:
            terminal = bench.start(home=home)
            terminal.type("\r")
            terminal.wait(rb"no network|!", 2)
            bench.expect(not halves(terminal.bytes), f"{name}: half a sequence")
            if end == "q": bench.quit(terminal, f"log: {name}")
            else:
                terminal.signal(end)
                bench.ended(terminal, f"log: {name}, crashed", -end)
    os.set_blocking(master, False)
    try: told = os.read(master, 100)
    except OSError: told = b""
    bench.expect(not told, f"it was written into another's terminal: {told}")
    if os.getuid(): return
    home = bench.home()
    os.makedirs(f"{home}/.local/state")
    terminal = bench.start(home=home, shell=f"exec unshare -m sh -c 'mount -t tmpfs -o size=4k none {home}/.local/state && mkdir {home}/.local/state/pokedex "
                           f"&& {{ head -c 4096 /dev/zero > {home}/.local/state/pokedex/x; exec $PROGRAM; }}'")
    terminal.type("\r")
    terminal.wait(rb"no network|!", 2)
    bench.quit(terminal, "no room for the log")


VARIABLES = ["LINES", "COLUMNS", "ESCDELAY", "TABSIZE", "COLORFGBG", "COLORTERM", "NO_COLOR", "LC_ALL", "LC_CTYPE", "LANG", "LANGUAGE", "TERMINFO",
             "TERMINFO_DIRS", "TERMCAP", "NCURSES_NO_UTF8_ACS", "NCURSES_ASSUMED_COLORS", "NCURSES_NO_PADDING", "BAUDRATE", "TMUX", "STY", "KITTY_WINDOW_ID",
             "TERM_PROGRAM", "DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "TMPDIR", "XDG_RUNTIME_DIR", "PAGER", "LESS", "BROWSER", "SHELL", "PATH"]
VALUES = [b"", b"0", b"-1", b"1", b"99999999999999999999", b"40000", b" 80", b"0x50", b"1e9", b"%s%n", b"=", b"../../../etc/passwd", b"\xff\xfe\x80",
          b"\x1b]0;owned\x07\x1b[6n", b"x" * 100_000, b"en_US.UTF-8", b"UTF-8", b"/dev/tty"]


@check
def variables(bench):
    """Each variable that a terminal program reads, with odd values: the screen works, or a message says why not."""
    for name in VARIABLES:
        start, wrong = time.monotonic(), len(bench.wrong)
        for value in VALUES: variable(bench, name, value)
        print(f"  {name}: {len(VALUES)} values, {time.monotonic() - start:.0f} s", *bench.wrong[wrong:], sep="\n    ", flush=True)


def variable(bench, name, value):
    # A home of its own: the next start would return to the row of this one, and not show the first.
    words, home = f"{name}={value[:30]!r}", bench.home()
    terminal = Terminal([bench.program, "--offline"], {**environment(home), name: value}, (80, 24))
    try:
        if terminal.wait(rb"Bulb|Fushigi", 10):
            still(terminal, 0.05)
            before = len(terminal.bytes)
            terminal.type("j\x1b[2;5R")
            bench.expect(terminal.wait(rb"[\s\S]", 2, before), f"{words}: no frame")
            still(terminal, 0.05)
            bench.expect(terminal.memory()[0] < 80 << 10, f"{words}: {terminal.memory()[0] >> 10} MiB")
            terminal.type("q")
            bench.expect(terminal.end() == 0, f"{words}: q does not quit")
        else:
            bench.expect(terminal.end() in (64, 71) and b"pokedex: " in terminal.bytes, f"{words}: {terminal.end()} {bytes(terminal.bytes[-200:])}")
        bench.expect(not terminal.left(), f"{words}: left {terminal.left()}")
        bench.expect(b"owned" not in terminal.bytes, f"{words}: its text is on the terminal")
    finally: terminal.close()


@check
def zeroth(bench):
    """Started without any argument, not even a name; and with the longest ones."""
    library = ctypes.CDLL(None)
    for arguments in [[], [b""], [b"", b""]]:
        def before():
            variables = [f"{k}={v}".encode() for k, v in environment(bench.folder).items()] + [None]
            names = (ctypes.c_char_p * (len(arguments) + 1))(*arguments, None)
            library.execve(bench.program.encode(), names, (ctypes.c_char_p * len(variables))(*variables))
        terminal = Terminal(["/bin/false"], {}, before=before)
        bench.expect(terminal.wait(READY, 3), f"{arguments}: {bytes(terminal.bytes[-200:])}")
        bench.quit(terminal, f"{arguments}")
    # Linux passes at most 128 KiB in one argument, and 2 MiB in all.
    for words in [["x" * 131_071], ["list", "x" * 131_071], ["list", "(" * 131_071], ["show", "é" * 65_000], ["list"] + ["a" * 100_000] * 15, ["x"] * 10_000,
                  ["list"] + ["-"] * 1500, ["list"] + ["--limit"] * 1500, ["--limit", "1"] * 900]:
        start = time.monotonic()
        status, output, errors = bench.run(words)
        bench.expect(status in (1, 64), f"{' '.join(words)[:30]}: status {status}")
        bench.expect(errors and b"\x1b" not in errors + output, f"{' '.join(words)[:30]}: {errors[:100]}")
        bench.expect(time.monotonic() - start < 2, f"{' '.join(words)[:30]}: {time.monotonic() - start:.1f} s")


if __name__ == "__main__":
    main()
