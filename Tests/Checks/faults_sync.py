#!/usr/bin/env python3
"""Syncs of all of PokéAPI that are ended, starved or given wrong documents; prints a line for each check.

    faults_sync.py --api-url http://127.0.0.1:PORT/api/v2/ [--program .build/release/pokedex]
                   [--only NAME …] [--seed 1] [--times 1]

The server must be a replica of PokeAPI that accepts a fault by POST to /_control, as for
network_messages.py. Each disturbed sync must leave the old dex as it was, be resumed, and end with the
bytes of an undisturbed one. --times multiplies the number of kills and cuts. Exits with 1 when the
program differs from Tests/Checks/faults.md. Needs root for full disks, and a few minutes.
"""
import http.server, json, os, re, shutil, signal, socket, sqlite3, subprocess, threading, time, urllib.request
from faults import check, main
from network_messages import control
from terminal import environment

HERE = os.path.dirname(os.path.abspath(__file__))
OLD = f"{HERE}/../../Resources/dex.sqlite"
KEPT = b"fetched documents are kept: run pokedex sync again to continue"
MEMORY, CPU = 150, 12  # the limits for a whole sync: MiB, and seconds of CPU


def usual_signals():
    """Undoes what nohup and a shell's background jobs ignore."""
    for number in (signal.SIGINT, signal.SIGHUP): signal.signal(number, signal.SIG_DFL)


def used(process):
    """Seconds of CPU."""
    with open(f"/proc/{process}/stat") as file: ticks = file.read().rsplit(")", 1)[1].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


class Sync:
    """A home with an old dex, whose syncs have one server."""

    def __init__(self, bench, api, home=None):
        self.bench, self.api, self.home = bench, api, home or bench.home()
        self.dex, self.work = f"{self.home}/dex.sqlite", f"{self.home}/.cache/pokedex/sync.sqlite"
        if not os.path.exists(self.dex): shutil.copy(OLD, self.dex)

    def run(self, end=None, after=None, limit=120):
        """Exit status, output, and the use of resources; with `end`, a signal that comes after seconds of CPU."""
        variables = environment(self.home, POKEDEX_API_URL=self.api)
        with open(f"{self.bench.folder}/said", "w+b") as said:
            words = [self.bench.program, "sync", "--facts-only", "--into", self.dex]
            child = subprocess.Popen(words, env=variables, stdin=subprocess.DEVNULL, stdout=said, stderr=said, preexec_fn=usual_signals)
            start = time.monotonic()
            while not (done := os.wait4(child.pid, os.WNOHANG))[0]:
                if time.monotonic() - start > limit: os.kill(child.pid, signal.SIGKILL)
                if end is not None and used(child.pid) >= after:
                    os.kill(child.pid, end)
                    end = None
                time.sleep(0.002)
            child.returncode = done[1]
            said.seek(0)
            return os.waitstatus_to_exitcode(done[1]), said.read(), done[2]

    def bytes(self):
        with open(self.dex, "rb") as file: return file.read()

    def finish(self, good, what):
        """The last sync, undisturbed: it ends with the same bytes."""
        status, said, usage = self.run()
        self.bench.expect(status == 0, f"{what}: resumed: {status} {said[-300:]}")
        self.bench.expect(self.bytes() == good, f"{what}: resumed: another dex")
        left = [name for name in os.listdir(self.home) if name.startswith("dex") and name != "dex.sqlite"]
        self.bench.expect(not left, f"{what}: left {left}")
        return usage


def requests(api):
    with urllib.request.urlopen(api.replace("/api/v2/", "/_control")) as answer: return json.load(answer)["requests"]


def whole(bench):
    """A finished sync, made once: its dex, and the seconds of CPU that it took, which do not depend on other programs."""
    if not hasattr(bench, "finished"):
        sync, start = Sync(bench, bench.api_url), time.monotonic()
        status, said, usage = sync.run()
        took, cpu = time.monotonic() - start, usage.ru_utime + usage.ru_stime
        print(f"  a whole sync: {took:.1f} s, {cpu:.1f} s of CPU, {usage.ru_maxrss / 1024:.0f} MiB")
        bench.expect(status == 0, f"a whole sync: {status} {said[-300:]}")
        bench.expect(cpu <= CPU and usage.ru_maxrss <= MEMORY << 10, "a whole sync is expensive")
        bench.finished = (sync, sync.bytes(), cpu)
    return bench.finished


@check
def killed(bench):
    """A signal again and again, until the sync is done; then as often while the dex is built."""
    first, good, took = whole(bench)
    old = open(OLD, "rb").read()
    ends = {signal.SIGKILL: 60, signal.SIGTERM: 20, signal.SIGINT: 20, signal.SIGHUP: 8}
    for end, rounds in ends.items():
        rounds *= bench.times
        sync, before = Sync(bench, bench.api_url), requests(bench.api_url)
        ended = 0
        while ended < 3 * rounds:
            # A start takes some 0.1 s.
            after = 0.1 + took / rounds * bench.chance.uniform(0, 2)
            status, said, _ = sync.run(end, after)
            what = f"{end.name} {ended} after {after:.2f} s"
            if status == 0: break
            ended += 1
            bench.expect(status == -end, f"{what}: {status} {said[-200:]}")
            bench.expect(end in (signal.SIGKILL, signal.SIGHUP) or KEPT in said, f"{what}: {said[-200:]}")
            bench.expect(sync.bytes() == old, f"{what}: the old dex is gone")
        sync.finish(good, end.name)
        again = requests(bench.api_url) - before - documents(sync)
        # A killed sync loses at most a batch and the requests under way, and a few of its lists.
        lost = 100 if end in (signal.SIGKILL, signal.SIGHUP) else 40
        bench.expect(again <= lost * ended, f"{end.name}: {again} documents fetched again after {ended} ends")
        print(f"  {end.name}: {ended} ends, {max(0, again)} documents fetched again", flush=True)
    building = Sync(bench, bench.api_url)
    shutil.copytree(f"{first.home}/.cache", f"{building.home}/.cache")
    _, _, usage = building.run()
    took, ended = usage.ru_utime + usage.ru_stime, 0
    for end in (signal.SIGKILL, signal.SIGTERM):
        for number in range(30 * bench.times):
            after = took * (number + 0.5) / (30 * bench.times)
            shutil.copy(OLD, building.dex)
            status, said, _ = building.run(end, after)
            ended += status == -end
            bench.expect(status in (0, -end), f"built, {end.name} after {after:.2f} s: {status} {said[-200:]}")
            # The new dex takes the place of the old one before the program says so.
            bench.expect(building.bytes() in ((good,) if status == 0 else (old, good)), f"built, {end.name} after {after:.2f} s: another dex")
            bench.expect(status == -end or after > 0.5 * took, f"built, {end.name} after {after:.2f} s: it does not stop")
    building.finish(good, "built")
    print(f"  {ended} ends while the dex is built, which takes {took:.1f} s of CPU", flush=True)


def documents(sync):
    """The number of stored documents."""
    return sqlite3.connect(sync.work).execute("SELECT count(*) FROM document").fetchone()[0]


class Line:
    """A server that passes all bytes on to another, until it dies."""

    def __init__(self, api):
        self.far = re.search(r"//([^:/]+):(\d+)/", api).groups()
        self.lives, self.sockets, self.server = False, [], None
        self.port = 0
        self.wake()
        self.api = api.replace(f":{self.far[1]}/", f":{self.port}/")

    def wake(self):
        self.server = socket.create_server(("127.0.0.1", self.port), backlog=64)
        self.port, self.lives = self.server.getsockname()[1], True
        threading.Thread(target=self.accept, args=(self.server,), daemon=True).start()

    def accept(self, server):
        while True:
            try: near, _ = server.accept()
            except OSError: return
            far = socket.create_connection((self.far[0], int(self.far[1])))
            self.sockets += [near, far]
            for pair in ((near, far), (far, near)): threading.Thread(target=self.passed, args=pair, daemon=True).start()

    def passed(self, source, target):
        try:
            while data := source.recv(65536): target.sendall(data)
        except OSError: pass
        for end in (source, target):
            try: end.shutdown(socket.SHUT_RDWR)
            except OSError: pass

    def die(self):
        self.lives = False
        self.server.shutdown(socket.SHUT_RDWR)
        self.server.close()
        for one in self.sockets:
            try: one.shutdown(socket.SHUT_RDWR)
            except OSError: pass
        self.sockets = []


@check
def dying_server(bench):
    """The server dies in the middle and stays away, or comes back: reported, resumed."""
    _, good, took = whole(bench)
    line = Line(bench.api_url)
    sync, old, reported = Sync(bench, line.api), open(OLD, "rb").read(), 0
    for number in range(12 * bench.times):
        timer = threading.Timer(took / 10 * bench.chance.uniform(0.5, 1.5), line.die)
        timer.start()
        start = time.monotonic()
        status, said, _ = sync.run()
        spent, died = time.monotonic() - start, not line.lives
        timer.cancel()
        if line.lives is False: line.wake()
        if status == 0: break
        reported += 1
        bench.expect(died and status == 69 and KEPT in said, f"death {number}: {status} {said[-300:]}")
        bench.expect(re.search(rb"cannot reach|does not answer|refused|was lost", said), f"death {number}: {said[-300:]}")
        bench.expect(spent < 35, f"death {number}: told after {spent:.0f} s")
        bench.expect(sync.bytes() == old, f"death {number}: the old dex is gone")
    sync.finish(good, "dying server")
    print(f"  {reported} deaths reported", flush=True)
    blinks, sync = [], Sync(bench, line.api)
    def blink():
        blinks.append(1)
        line.die()
        line.wake()
    timers = [threading.Timer(0.7 * number, blink) for number in range(1, 9)]
    for timer in timers: timer.start()
    status, said, _ = sync.run()
    for timer in timers: timer.cancel()
    bench.expect(status in (0, 69), f"lost connections: {status} {said[-300:]}")
    print(f"  all connections lost {len(blinks)} times: status {status}")
    sync.finish(good, "lost connections")
    line.die()


FAULTS = {"close": rb"was lost", "status:503": rb"has a problem \(503\)", "status:404": rb"\(404\)", "status:429": rb"asks to wait 2 s", "truncate": rb"was lost",
          "empty": rb"KIND/\d+\): is empty", "garbage": rb"KIND/\d+\): is ", "html": rb"KIND/\d+\): is a web page", "wrongtypes": rb"KIND/\d+, id\)",
          "nulls": rb"KIND/\d+, id\): has no value", "missing": rb"KIND/\d+, \w+.*\): is missing", "huge": rb"larger than 8 MiB", "loop": rb"redirects elsewhere",
          "hang": rb"no answer", "slow:1": None, "drip:1": None, "flaky:0.3": None}


@check
def faulty_server(bench):
    """A kind whose documents have a fault: named, all others are kept, and the next sync ends it."""
    first, good, _ = whole(bench)
    for fault, told in FAULTS.items():
        for kind in ["egg-group", "nature"]:
            what, sync = f"{fault}, {kind}", Sync(bench, bench.api_url)
            shutil.copytree(f"{first.home}/.cache", f"{sync.home}/.cache")
            store = sqlite3.connect(sync.work)
            store.execute("DELETE FROM document WHERE path LIKE ?", [f"{kind}/%"])
            store.commit()
            store.close()
            control(bench.api_url, f"{fault} scope={kind}")
            start = time.monotonic()
            try: status, said, usage = sync.run(limit=120)
            finally: control(bench.api_url, "none")
            spent = time.monotonic() - start
            told_here = told and told.replace(b"KIND", kind.encode())
            if told: bench.expect(status == 69 and re.search(told_here, said), f"{what}: {status} {said[-300:]}")
            else: bench.expect(status in (0, 69), f"{what}: {status} {said[-300:]}")
            bench.expect(status == 0 or KEPT in said, f"{what}: {said[-300:]}")
            bench.expect(usage.ru_maxrss < MEMORY << 10, f"{what}: {usage.ru_maxrss >> 10} MiB")
            bench.expect(spent < 60, f"{what}: {spent:.0f} s")
            before = requests(bench.api_url)
            sync.finish(good, what)
            bench.expect(requests(bench.api_url) - before < 40, f"{what}: other documents are fetched again")
            shutil.rmtree(sync.home)


@check
def full_disk(bench):
    """The disk of the work file, or of the dex, is full at one size or another: reported, resumed with space."""
    _, good, _ = whole(bench)
    for part in ["cache", "dex"]:
        for size in ([1, 2, 4, 8, 16, 24, 32, 34] if part == "cache" else [7, 8, 10, 12, 13]):
            sync, what = Sync(bench, bench.api_url), f"{part} on a disk of {size} MiB"
            folder = f"{sync.home}/.cache" if part == "cache" else f"{sync.home}/small"
            os.makedirs(folder)
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}m", "tmpfs", folder], check=True)
            try:
                if part == "dex": sync.dex = shutil.move(sync.dex, f"{folder}/dex.sqlite")
                before = sync.bytes()
                status, said, _ = sync.run()
                bench.expect(status == 0 or status == 74 and b"full" in said, f"{what}: {status} {said[-300:]}")
                bench.expect(status == 0 or sync.bytes() == before, f"{what}: the old dex is gone")
                print(f"  {what}: {status} {said.split(b'%c' % 10)[-2].decode() if status else ''}", flush=True)
                subprocess.run(["mount", "-o", "remount,size=200m", folder], check=True)
                sync.finish(good, what)
            finally: subprocess.run(["umount", folder], check=True)
            shutil.rmtree(sync.home)


class Answers:
    """A server of one answer at a time; 404 for all else."""

    def __init__(self):
        outer, self.path, self.body, self.asked = self, None, b"", 0

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                outer.asked += 1
                known = self.path.split("?")[0].strip("/") == f"api/v2/{outer.path}"
                try:
                    self.send_response(200 if known else 404)
                    self.send_header("Content-Length", str(len(outer.body) if known else 0))
                    self.end_headers()
                    if known: self.wfile.write(outer.body)
                except OSError: self.close_connection = True

            def log_message(self, *arguments): pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.api = f"http://127.0.0.1:{self.server.server_address[1]}/api/v2/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


NOT_JSON = "(?:is not JSON|ends in the middle|has data after its end)"
CUT = r"\): ends in the middle"


def changed(good, field, text):
    """A document with another value of a field, as JSON text or bytes."""
    text = text if isinstance(text, bytes) else text.encode()
    members = [json.dumps(key).encode() + b":" + (text if key == field else json.dumps(value).encode()) for key, value in good.items()]
    return b"{" + b",".join(members) + b"}"


def hostile(good, name):
    """Documents that are no JSON, or not the resource's: the body, and the message after the resource; None where it is accepted."""
    document = json.loads(good)
    tail = lambda text: good.rstrip()[:-1] + b"," + (text if isinstance(text, bytes) else text.encode()) + b"}"
    number = lambda text: changed(document, "id", text)
    string = lambda text: changed(document, name, text)
    odd = "has an invalid escape"
    yield "a BOM", b"\xef\xbb\xbf" + good, None
    yield "a comma at the end", good.rstrip()[:-1] + b",}", None
    yield "an unknown member of huge numbers", tail('"zz":[1e400,-1e999999,' + "9" * 100_000 + "]"), None
    yield "a member twice", tail('"id":7777,"name":5'), None
    yield "another id first", b'{"id":7777,' + good.lstrip()[1:], r", id\): "
    for depth in [600, 10_000, 1_000_000]: yield f"{depth} lists", tail('"zz":' + "[" * depth + "]" * depth), r"\): is nested too deeply"
    yield "10,000 objects", tail('"zz":' + '{"a":' * 10_000 + "1" + "}" * 10_000), r"\): is nested too deeply"
    yield "10,000 lists without an end", good.rstrip()[:-1] + b',"zz":' + b"[" * 10_000, r"\): is nested too deeply"
    for text in ["/* a */1", "1 // a\n", "NaN", "Infinity", "-Infinity", "nan", "0x10", "01", ".5", "1.", "+1", "--1", "1e", "1 2", "'1'", "tru", "True", "undefined", "", ",", ":", "\\u0031", "]", "}"]:
        yield f"id {text!r}", number(text), rf"(?:, id)?\): (?:{NOT_JSON}|is not a whole number)"
    for text in ["1.5", '"25"', "[25]", "{}", "true", "1e400", "-1e400", "9223372036854775808", "-9223372036854775809", "18446744073709551641", "9" * 100_000, "1e999999999"]:
        yield f"id {text[:20]}", number(text), r", id\): is not a whole number"
    yield "id null", number("null"), r", id\): has no value"
    for text in ["9223372036854775807", "-1", "0", "4294967321"]: yield f"id {text}", number(text), r", id\): "
    for text in [r"\ud800", r"\udc00", r"\udc00\ud800", r"\ud800x", r"\ud83c\u0041", r"\x41", r"\u12", r"\u{41}"]:
        yield f"{name} {text}", string(f'"{text}"'), rf"(?:, {name}\): {odd}|\): {NOT_JSON})"
        yield f"unknown {text}", tail(f'"zz":"{text}"'), ""
    for raw in [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe9", b"\x80"]:
        yield f"{name} {raw.hex()}", string(b'"a' + raw + b'"'), r"\): is not UTF-8"
        yield f"unknown {raw.hex()}", tail(b'"zz":"a' + raw + b'"'), ""
    for raw in [b"\0", b"\n", b"\t", b"\x1b"]: yield f"{name} with {raw.hex()}", string(b'"a' + raw + b'"'), rf"(?:, {name}\): {odd}|\): {NOT_JSON})"
    for kind in ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le"]: yield kind, good.decode().encode(kind), r"\): is not UTF-8"
    yield "7 MB of name", string('"' + "a" * 7_000_000 + '"'), rf", {name}\): has more than \d+ bytes"
    yield "7 MB of escapes", string('"' + r"\u0061" * 1_100_000 + '"'), rf", {name}\): has more than \d+ bytes"
    yield "7 MB of an unknown member", tail('"zz":"' + "a" * 7_000_000 + '"'), None
    yield "a key of 7 MB", tail('"' + "z" * 7_000_000 + '":1'), None
    yield "10 MB", tail('"zz":"' + "a" * 10_000_000 + '"'), "larger than 8 MiB"
    yield "200,000 members", tail(",".join(f'"z{n}":1' for n in range(200_000))), r"\): has more than 100000 values"
    yield "3 MB of commas", tail('"zz":[' + "," * 3_000_000 + "]"), r"\): has more than 100000 values"
    yield "7 MB of brackets", b"[" * 7_000_000, r"\): is nested too deeply"
    yield "7 MB of blanks", b" " * 7_000_000, r"\): is empty"
    yield "7 MB of quotation marks", b'"' * 7_000_000, rf"\): {NOT_JSON}"
    yield "7 MB of backslashes", b'{"a":"' + b"\\" * 7_000_000, rf"\): {NOT_JSON}"
    yield "two documents", good + good, r"\): has data after its end"
    yield "a text", b'"bulbasaur"', r"\): is not an object"
    yield "a number", b"25", r"\): is not an object"
    yield "null", b"null", r"\): "
    yield "a list", b"[" + good + b"]", r"\): is not an object"
    yield "equals signs", good.replace(b":", b"="), rf"\): {NOT_JSON}"
    yield "quotation marks of another kind", good.replace(b'"', b"'"), rf"\): {NOT_JSON}"


RESOURCES = {"pokemon/25": "name", "pokemon-species/25": "name", "move/33": "name", "item/1": "name"}


@check
def hostile_documents(bench):
    """Documents that are no JSON, or hostile: named, with the field, and nothing else is fetched again."""
    first, good, _ = whole(bench)
    answers, documents, most, longest, accepted = Answers(), 0, 0, 0, 0
    sync = Sync(bench, answers.api)
    shutil.copytree(f"{first.home}/.cache", f"{sync.home}/.cache")
    def begin(path):
        store = sqlite3.connect(sync.work)
        store.execute("UPDATE about SET value = ? WHERE name = 'source'", [answers.api])
        store.execute("DELETE FROM document WHERE path = ?", [path])
        store.commit()
        store.close()
    def tried(what, body, told, path):
        nonlocal documents, most, longest, accepted
        documents += 1
        begin(path)
        answers.path, answers.body, answers.asked = path, body, 0
        shutil.copy(OLD, sync.dex)
        status, said, usage = sync.run()
        spent, line = usage.ru_utime + usage.ru_stime, said.decode(errors="replace").strip().split("\n")[-1]
        most, longest = max(most, usage.ru_maxrss >> 10), max(longest, spent)
        bench.expect(usage.ru_maxrss < MEMORY << 10 and spent < CPU, f"{what}: {usage.ru_maxrss >> 10} MiB, {spent:.1f} s of CPU")
        if told is None or told == "" and status == 0:
            accepted += 1
            bench.expect(status == 0 and sync.bytes() == good, f"{what}: {status} {line}")
        else:
            wanted = told if told.startswith("larger") else rf"\({re.escape(path)}{told}"
            bench.expect(status == 69 and re.search(wanted, line) and KEPT.decode() in line, f"{what}: {status} {line[:300]}")
            bench.expect(sync.bytes() == open(OLD, "rb").read(), f"{what}: the old dex is gone")
            bench.expect(len(line) < 300 and line.isprintable(), f"{what}: {line[:400]}")
        bench.expect(answers.asked <= 4, f"{what}: {answers.asked} requests")
    for index, (path, name) in enumerate(RESOURCES.items()):
        with urllib.request.urlopen(bench.api_url + path) as answer: body = answer.read()
        for what, wrong, told in hostile(body, name): tried(f"{path}, {what}", wrong, told, path)
        cuts = sorted(bench.chance.sample(range(1, len(body.rstrip())), min(200 * bench.times // (1 if index == 0 else 10), len(body.rstrip()) - 1)))
        for length in cuts: tried(f"{path}, cut at {length}", body[:length], CUT, path)
        begin(path)
        answers.body, answers.asked = body, 0
        sync.finish(good, path)
        bench.expect(answers.asked == 1, f"{path}: {answers.asked} requests at the end")
    print(f"  {documents} documents, {accepted} of them accepted, at most {most} MiB and {longest:.1f} s of CPU")


if __name__ == "__main__":
    main("api_url")
