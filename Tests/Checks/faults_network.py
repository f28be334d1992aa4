#!/usr/bin/env python3
"""Faults of the network that need a server of their own, time, or root; prints a line for each.

    faults_network.py [--program .build/release/pokedex] [--only NAME …] [--seed 1] [--times 1]

A small server on this machine serves a Pokémon with the faults of a check; others resolve names and
encrypt. Exits with 1 when the program differs from Tests/Checks/faults.md. Needs root, openssl and a C
compiler.
"""
import datetime, gzip, http.server, json, os, re, select, socket, ssl, struct, subprocess, threading, time, zlib
from faults import check, main

TROUBLE = rb"Error|invalid HTTP|refus|asks to wait|has a problem|invalid|no answer|no network|does not answer|was lost|larger|redirects elsewhere|no secure"


class Server:
    """Serves lists, one form, its species and its texts; `reply` may replace an answer."""

    def __init__(self, context=None):
        outer, self.reply, self.asked = self, None, []

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                outer.asked.append((self.path, dict(self.headers)))
                try:
                    if outer.reply and outer.reply(self): return
                    body = outer.body(self.path)
                    self.answer(200 if body else 404, body or b"Not Found")
                except OSError: self.close_connection = True

            def answer(self, status, body=b"", **headers):
                self.send_response(status)
                for name, value in headers.items(): self.send_header(name.replace("_", "-"), value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
                return True

            def log_message(self, *arguments): pass

        class Quiet(http.server.ThreadingHTTPServer):
            daemon_threads = True
            def handle_error(self, request, address): pass

        self.server = Quiet(("127.0.0.1", 0), Handler)
        if context: self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        self.scheme = "https" if context else "http"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def at(self, host="127.0.0.1"):
        base = f"{self.scheme}://{host}:{self.port}"
        return {"POKEDEX_API_URL": f"{base}/api/v2/", "POKEDEX_SPRITES_URL": f"{base}/sprites/"}

    def body(self, path):
        base = f"{self.scheme}://127.0.0.1:{self.port}/api/v2"
        parts = [p for p in path.split("?")[0].split("/") if p][2:]
        if path.startswith("/sprites/"): return picture()
        if len(parts) == 1:
            rows = [{"name": "bulbasaur", "url": f"{base}/{parts[0]}/1/"}] if parts[0] in ("pokemon", "pokemon-species") else []
            return json.dumps({"count": len(rows), "next": None, "previous": None, "results": rows}).encode()
        if parts[:1] == ["pokemon-species"]:
            english = {"name": "en", "url": f"{base}/language/9/"}
            return json.dumps({"id": int(parts[1]), "name": "bulbasaur", "flavor_text_entries": [
                {"flavor_text": "A text that is served.", "language": english, "version": {"name": "red", "url": f"{base}/version/1/"}}],
                "genera": [], "names": [], "form_descriptions": []}).encode()
        return None

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def chunk(name, data): return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def picture(width=8, height=8, depth=8, color=6, rows=None, before=b"", after=b"", interlace=0):
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]
    # Lines of two colours, so that half blocks are drawn.
    length = (width * channels * depth + 7) // 8
    if rows is None: rows = zlib.compress(b"".join(b"\0" + bytes([0xF0 if y % 2 else 0x90]) * length for y in range(height)))
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlace))
    return b"\x89PNG\r\n\x1a\n" + head + before + chunk(b"IDAT", rows) + after + chunk(b"IEND", b"")


def peak(terminal):
    """The peak of its memory, in KiB."""
    return int(re.search(r"VmHWM:\s+(\d+)", open(f"/proc/{terminal.pid}/status").read())[1])


def heard(bench, terminal, what, within=0.1):
    """A key works now, one that stays on the page."""
    while terminal.read(0): pass
    start = time.monotonic()
    os.write(terminal.master, b"=")
    seen = select.select([terminal.master], [], [], 5)[0]
    bench.expect(seen and time.monotonic() - start < within, f"{what}: a key took {time.monotonic() - start:.2f} s")
    terminal.read(0.02)
    terminal.type("=")
    terminal.read(0.02)


def page(bench, server, what, limit=12, keys="j", arguments=(), **variables):
    """Goes to a page with a text; returns the delay until the text or its error, and which."""
    terminal = bench.start("sort:dex", *arguments, **{**server.at(), **variables})
    start, since = time.monotonic(), len(terminal.bytes)
    terminal.type(keys)
    bench.expect(terminal.wait(TROUBLE + rb"|that is served|no text", limit, since), f"{what}: nothing is told: {bytes(terminal.bytes[since:][-300:])}")
    return terminal, time.monotonic() - start, bytes(terminal.bytes[since:])


@check
def slow_names(bench):
    """A name server that answers late, never, wrongly: reported in time, keys work, `q` ends at once."""
    api = Server()
    def question(data):
        end = 12
        while data[end]: end += data[end] + 1
        return data[12:end + 5]
    def answer(data, code=0):
        kind = struct.unpack(">H", question(data)[-4:-2])[0]
        rows = [b"\xc0\x0c" + struct.pack(">HHIH", 1, 1, 60, 4) + bytes([127, 0, 0, 1])] if kind == 1 and not code else []
        return data[:2] + struct.pack(">HHHHH", 0x8180 | code, 1, len(rows), 0, 0) + question(data) + b"".join(rows)
    ways = {"after 1 s": (1, answer), "after 3 s": (3, answer), "after 8 s": (8, answer), "never": (None, None), "no such name": (0, lambda d: answer(d, 3)),
            "trouble": (0, lambda d: answer(d, 2)), "refused": (0, lambda d: answer(d, 5)), "garbage": (0, lambda d: d[:2] + os.urandom(60)), "empty": (0, lambda d: b"")}
    names = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    names.bind(("127.53.53.53", 53))
    way = [None, None]
    def serve():
        while True:
            data, peer = names.recvfrom(4096)
            wait, make = way
            if make: threading.Timer(wait, lambda make, data, peer: names.sendto(make(data), peer), (make, data, peer)).start()
    threading.Thread(target=serve, daemon=True).start()
    settings = f"{bench.folder}/resolv.conf"
    open(settings, "w").write("nameserver 127.53.53.53\noptions timeout:30 attempts:1\n")
    for name, how in ways.items():
        way[:] = how
        shell = f"exec unshare -m sh -c 'mount --bind {settings} /etc/resolv.conf && exec \"$PROGRAM\" sort:dex'"
        terminal = bench.start(shell=shell, **api.at("pokedex.slow"))
        start = time.monotonic()
        terminal.type("j")
        while not terminal.wait(TROUBLE + rb"|that is served", 0.2) and time.monotonic() - start < 12: heard(bench, terminal, name)
        took, shown = time.monotonic() - start, re.search(TROUBLE + rb"|that is served", terminal.bytes)
        print(f"  {name}: {shown and shown.group().decode()} after {took:.1f} s")
        comes = name in ("after 1 s", "after 3 s")
        bench.expect(shown and (shown.group() == b"that is served") == comes, f"{name}: {shown}")
        bench.expect(took < 6.5, f"{name}: told after {took:.1f} s")
        bench.quit(terminal, name)
        terminal = bench.start(shell=shell, **api.at("pokedex.slow"))
        terminal.type("j")
        terminal.read(0.3)
        start = time.monotonic()
        terminal.type("q")
        terminal.end()
        bench.expect(time.monotonic() - start < 0.3, f"{name}: q took {time.monotonic() - start:.2f} s")
        bench.ended(terminal, name, 0)
    start = time.monotonic()
    way[:] = ways["never"]
    terminal = bench.start(shell=shell.replace("sort:dex", "show bulbasaur --source api"), wait=None, **api.at("pokedex.slow"))
    bench.expect(terminal.end(10) == 69, "a command that waits for a name")
    bench.expect(time.monotonic() - start < 7, f"a command that waits for a name takes {time.monotonic() - start:.1f} s")
    terminal.close()
    names.close()
    api.close()


@check
def asked_to_wait(bench):
    """429 and 503 with any Retry-After: the pause is reported and obeyed, and `r` retries."""
    later = "the date in 40 s"
    values = {"2": 2, "40": 40, later: 40, "Wed, 21 Oct 2099 07:28:00 GMT": 300, "Wed, 21 Oct 2015 07:28:00 GMT": 0, "-5": None, "1e9": None, "1000000000": 300,
              "9" * 30: 300, "garbage": None, "": None, "Wed, ": None, "12, 13": None, "3.5": None}
    for status in [429, 503]:
        for value, wait in values.items():
            api, what = Server(), f"{status}, {value!r}"
            refuses, sent = [True], value
            if value == later:
                sent = (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=40)).strftime("%a, %d %b %Y %H:%M:%S GMT")
            api.reply = lambda request: refuses[0] and "species" in request.path and request.answer(status, b"later", Retry_After=sent)
            terminal, took, shown = page(bench, api, what)
            text = b"has a problem" if status == 503 and wait is None else b"asks to wait"
            bench.expect(text in shown, f"{what}: {shown[-200:]}")
            if wait and wait > 2:
                seconds = re.search(rb"wait (\d+) s", shown)
                bench.expect(seconds and abs(int(seconds[1]) - wait) <= 3, f"{what}: it says {seconds and seconds[0]}")
                asked = len(api.asked)
                terminal.type("jkjk")
                terminal.read(0.5)
                bench.expect(len([1 for path, _ in api.asked[asked:] if "species" in path]) == 0, f"{what}: it is asked before")
            heard(bench, terminal, what)
            refuses[0] = False
            before = len(terminal.bytes)
            terminal.type("r")
            bench.expect(terminal.wait(rb"that is served", 3, before), f"{what}: r does not ask")
            bench.quit(terminal, what)
            api.close()


@check
def refused_copies(bench):
    """Stored data stays when the server refuses it later, with its age."""
    for status in [400, 401, 403, 404, 405, 410, 418, 451, 500, 501, 502, 504, 599]:
        api, home = Server(), bench.home()
        api.reply = lambda request: "species" in request.path and request.answer(200, api.body(request.path), ETag='"a"', Cache_Control="max-age=0")
        terminal, _, shown = page(bench, api, f"{status}", home=home)
        bench.expect(b"that is served" in shown, f"{status}: the text does not come")
        terminal.read(0.3)
        bench.quit(terminal, f"{status}")
        time.sleep(1.1)
        api.reply = lambda request: request.answer(status, b"not for you")
        terminal = bench.start("sort:dex", home=home, **api.at())
        terminal.type("j")
        bench.expect(terminal.wait(rb"that is served", 3), f"{status}: the text is not there any more")
        told = {404: rb"has no text|moment old|that is served"}.get(status, rb"refused|has a problem|moment old|error \d+")
        bench.expect(terminal.wait(told, 5), f"{status}: it is not told: {bytes(terminal.bytes[-300:])}")
        bench.expect(status == 404 or terminal.wait(rb"a moment old", 1), f"{status}: its age is not told")
        bench.quit(terminal, f"{status}")
        api.close()


@check
def marks_of_copies(bench):
    """ETags of any length and kind, and unsolicited 304."""
    tags = {"weak": ('W/"a"', True), "none": ("", False), "no quotation marks": ("abc", True), "300 bytes": ('"' + "a" * 300 + '"', False), "60 KB": ("a" * 60_000, False),
            "500 KB": ("a" * 500_000, None), "an escape": ('"a\x1b]0;owned\x07"', None), "C1": ('"a\x9b6n"', False), "a tab": ('"a\tb"', False)}
    for name, (tag, is_kept) in tags.items():
        api, home = Server(), bench.home()
        api.reply = lambda request: "species" in request.path and request.answer(200, api.body(request.path), ETag=tag, Cache_Control="max-age=0")
        terminal, _, shown = page(bench, api, name, home=home)
        bench.expect((b"that is served" in shown) or is_kept is None, f"{name}: the text does not come: {shown[-200:]}")
        bench.expect(peak(terminal) < 100 << 10, f"{name}: {peak(terminal)} KiB")
        bench.expect(b"\x1b]0;" not in terminal.bytes and b"\xc2\x9b" not in terminal.bytes, f"{name}: it reaches the terminal")
        heard(bench, terminal, name)
        bench.quit(terminal, name)
        time.sleep(1.1)
        api.asked.clear()
        terminal, _, shown = page(bench, api, name, home=home)
        terminal.read(0.5)
        sent = {headers.get("If-None-Match") for path, headers in api.asked if "species" in path} - {None}
        bench.expect(is_kept is None or sent == ({tag} if is_kept else set()), f"{name}: asked with {[one[:40] for one in sent]}")
        bench.expect(is_kept is not None or all(len(one) <= 256 and one.isprintable() for one in sent), f"{name}: asked with {len(sent)} odd marks")
        bench.quit(terminal, name)
        api.close()
    api = Server()
    api.reply = lambda request: "species" in request.path and request.answer(304)
    terminal, _, shown = page(bench, api, "304 unasked")
    bench.expect(re.search(TROUBLE, shown), f"304 unasked: {shown[-200:]}")
    terminal.read(1)
    bench.expect(len([1 for path, headers in api.asked if "species" in path]) <= 3, f"304 unasked: asked {len(api.asked)} times")
    api.reply = None
    terminal.type("r")
    bench.expect(terminal.wait(rb"that is served", 3), "304 unasked: r does not help")
    bench.quit(terminal, "304 unasked")
    api.close()


@check
def long_fields(bench):
    """Names and lists that fill a document: refused with the field, without memory."""
    forms, rooms = 1351, {"plain": "Ditto", "10,000 letters": "D" * 10_000, "1 MB": "D" * 1_000_000, "320 bytes, 32 languages": "D" * 320}
    tongues = ["en", *(f"l{number}" for number in range(31))]
    usual = {}
    for name, text in rooms.items():
        server = Server()
        base = f"http://127.0.0.1:{server.port}/api/v2"
        link = lambda kind, number, said="some": {"name": said, "url": f"{base}/{kind}/{number}/"}
        # A document of more than 8 MiB would be refused for its size, so longer names come in fewer languages.
        spoken = tongues[:2] if len(text) > 100_000 else tongues[:11] if len(text) != 320 else tongues
        names = [{"name": text, "language": link("language", 1, tongue)} for tongue in spoken]
        def document(kind, number):
            if kind == "pokemon":
                return {"id": number, "name": f"{text[:60]}-{number}", "species": link("pokemon-species", number), "is_default": True, "order": number,
                        "types": [{"slot": 1, "type": link("type", 1)}], "abilities": [], "height": 1, "weight": 1, "base_experience": 1,
                        "stats": [{"base_stat": 1, "effort": 0, "stat": link("stat", n)} for n in range(1, 7)], "forms": [link("pokemon-form", number)],
                        "held_items": [], "past_types": [], "past_abilities": [], "past_stats": [], "moves": []}
            if kind == "pokemon-species":
                return {"id": number, "name": "ditto", "names": names, "order": 1, "generation": link("generation", 1), "evolves_from_species": None,
                        "evolution_chain": link("evolution-chain", 1), "gender_rate": 1, "capture_rate": 1, "base_happiness": 1, "is_baby": False,
                        "is_legendary": False, "is_mythical": False, "hatch_counter": 1, "has_gender_differences": False, "forms_switchable": False,
                        "growth_rate": link("growth-rate", 1), "color": link("pokemon-color", 1), "shape": None, "habitat": None, "egg_groups": [],
                        "pokedex_numbers": [], "varieties": [{"is_default": True, "pokemon": link("pokemon", number)}], "flavor_text_entries": [], "genera": []}
            return {"id": number, "name": "ditto", "names": names, "form_names": names}
        def reply(request):
            parts = [p for p in request.path.split("?")[0].split("/") if p][2:]
            if len(parts) == 1:
                rows = [link(parts[0], n, f"ditto-{n}") for n in range(1, forms + 1)] if parts[0] == "pokemon" else []
                return request.answer(200, json.dumps({"count": len(rows), "next": None, "previous": None, "results": rows}).encode())
            return request.answer(200, json.dumps(document(parts[0], int(parts[1]))).encode())
        server.reply = reply
        terminal = bench.start("--source", "api", wait=None, **server.at())
        end = time.monotonic() + 60 * bench.times
        peak = 0
        while time.monotonic() < end and not terminal.ended():
            terminal.read(0.5)
            peak = max(peak, resident(terminal.pid))
            if len(server.asked) > 2.9 * forms: break
        usual[name] = peak
        bench.expect(peak < 100, f"{name}: {peak:.0f} MiB after {len(server.asked)} requests")
        bench.quit(terminal, name)
        server.close()
    print("  ", ", ".join(f"{name}: {peak:.0f} MiB" for name, peak in usual.items()))


def resident(process):
    """Resident memory in MiB."""
    with open(f"/proc/{process}/status") as file:
        return next((int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS")), 0)


@check
def large_bodies(bench):
    """Endless bodies, bombs and other compression: stopped at the limit, without memory."""
    mebibyte = b"A" * (1 << 20)
    def raw(request, head, parts):
        request.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n" + head + b"\r\n")
        for part in parts: request.wfile.write(part)
        request.close_connection = True
        return True
    def packed(count, wbits=31, layers=1):
        def parts():
            pack = zlib.compressobj(9, zlib.DEFLATED, wbits)
            yield pack.compress(b'"')
            for _ in range(count): yield pack.compress(mebibyte)
            yield pack.flush()
        return parts()
    def in_chunks(parts): return (b"%x\r\n%s\r\n" % (len(part), part) for part in parts if part)
    bomb = b"".join(packed(10 << 10))
    twice = gzip.compress(bomb, 9)
    kinds = {"100 MB": lambda r: raw(r, b"Content-Length: 104857600\r\n", [mebibyte] * 100), "100 MB, not said": lambda r: raw(r, b"Connection: close\r\n", [mebibyte] * 100),
             "chunks without end": lambda r: raw(r, b"Transfer-Encoding: chunked\r\n", in_chunks([mebibyte] * 2000)),
             "chunks of a byte": lambda r: raw(r, b"Transfer-Encoding: chunked\r\n", (b"1\r\nA\r\n" * 4096 for _ in range(3000))),
             "a chunk of 2^63": lambda r: raw(r, b"Transfer-Encoding: chunked\r\n", [b"7fffffffffffffff\r\n", *[mebibyte] * 50]),
             "a header without end": lambda r: raw(r, b"X: " + b"a" * (20 << 20), []), "headers without end": lambda r: raw(r, b"X: aaaaaaaaaaaaaaaa\r\n" * 1_000_000, []),
             f"gzip, 10 GiB of {len(bomb) >> 20} MiB": lambda r: raw(r, b"Content-Encoding: gzip\r\nContent-Length: %d\r\n" % len(bomb), [bomb]),
             "gzip in gzip": lambda r: raw(r, b"Content-Encoding: gzip, gzip\r\nContent-Length: %d\r\n" % len(twice), [twice]),
             "deflate": lambda r: raw(r, b"Content-Encoding: deflate\r\nTransfer-Encoding: chunked\r\n", in_chunks(packed(1 << 10, 15))),
             "br": lambda r: raw(r, b"Content-Encoding: br\r\nContent-Length: 1000\r\n", [os.urandom(1000)]),
             "no gzip": lambda r: raw(r, b"Content-Encoding: gzip\r\nContent-Length: 1000\r\n", [os.urandom(1000)]),
             "gzip, cut": lambda r: raw(r, b"Content-Encoding: gzip\r\nConnection: close\r\n", [gzip.compress(os.urandom(9000))[:4000]]),
             "an unknown packing": lambda r: raw(r, b"Content-Encoding: x-nothing\r\nContent-Length: 2\r\n", [b"{}"]),
             "lengths that differ": lambda r: raw(r, b"Content-Length: 5\r\nContent-Length: 6\r\n", [b"{}    "]), "a negative length": lambda r: raw(r, b"Content-Length: -1\r\n", [b"{}"]),
             "a length of 2^64": lambda r: raw(r, b"Content-Length: 18446744073709551616\r\n", [b"{}"])}
    for part in ["text", "picture"]:
        for name, how in kinds.items():
            api, what = Server(), f"{part}, {name}"
            def reply(request): return (("species" in request.path) == (part == "text")) and how(request)
            api.reply = reply
            terminal = bench.start("sort:dex", **api.at())
            before = terminal.facts()[0]
            start, since = time.monotonic(), len(terminal.bytes)
            terminal.type("j")
            bench.expect(terminal.wait(TROUBLE + rb"|is no PNG", 40, since), f"{what}: nothing is told")
            took = time.monotonic() - start
            heard(bench, terminal, what)
            terminal.read(0.2)
            more = (peak(terminal) - before) / 1024
            print(f"  {what}: {took:.1f} s, {more:.1f} MiB more at most")
            bench.expect(more < 64, f"{what}: {more:.0f} MiB more")
            bench.expect(terminal.wait(TROUBLE + rb"|is no PNG", 0.1, since) and took < 31, f"{what}: {took:.1f} s")
            bench.quit(terminal, what)
            api.close()


CLOCK = r"""
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
static long ahead(void) { const char *text = getenv("CLOCK_AHEAD"); return text ? atol(text) : 0; }
int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = syscall(SYS_clock_gettime, clock, now);
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) now->tv_sec += ahead();
  return result;
}
int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  (void)zone;
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;
  return 0;
}
time_t time(time_t *into) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (into) *into = now.tv_sec;
  return now.tv_sec;
}
"""


@check
def certificates(bench):
    """Old encryption, and certificates of any time, today and after 2038."""
    folder = bench.home()
    def run(*words, **more): subprocess.run(["openssl", *words], check=True, capture_output=True, cwd=folder, **more)
    run("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "ca.key", "-out", "ca.pem", "-days", "36500", "-subj", "/CN=pokedex check")
    def certificate(name, begin, end, host="IP:127.0.0.1"):
        run("req", "-newkey", "rsa:2048", "-nodes", "-keyout", f"{name}.key", "-out", f"{name}.csr", "-subj", "/CN=a server")
        open(f"{folder}/{name}.ext", "w").write(f"[v]\nsubjectAltName={host}\n")
        for file, text in [("index.txt", ""), ("serial", f"{abs(hash(name)) % 10**8:08d}")]: open(f"{folder}/{file}", "w").write(text)
        open(f"{folder}/ca.cnf", "w").write(f"[ca]\ndefault_ca=d\n[d]\ndatabase=index.txt\nserial=serial\nnew_certs_dir=.\ndefault_md=sha256\npolicy=p\n[p]\ncommonName=supplied\n")
        run("ca", "-batch", "-config", "ca.cnf", "-cert", "ca.pem", "-keyfile", "ca.key", "-in", f"{name}.csr", "-out", f"{name}.pem", "-startdate", begin, "-enddate", end,
            "-extfile", f"{name}.ext", "-extensions", "v", "-notext")
    times = {"good": ("20200101000000Z", "20370101000000Z"), "until after 2038": ("20200101000000Z", "20391231000000Z"), "until 2120": ("20200101000000Z", "21200101000000Z"),
             "until 9999": ("20200101000000Z", "99991231235959Z"), "not before 2039": ("20390101000000Z", "20500101000000Z"), "expired": ("20180101000000Z", "20190101000000Z"),
             "of another host": ("20200101000000Z", "20370101000000Z")}
    for name, (begin, end) in times.items(): certificate(name, begin, end, "DNS:elsewhere.example" if "host" in name else "IP:127.0.0.1")
    library = f"{bench.folder}/clock.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-x", "c", "-o", library, "-"], input=CLOCK.encode(), check=True)
    def context(name, **versions):
        made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        made.load_cert_chain(f"{folder}/{name}.pem", f"{folder}/{name}.key")
        for key, value in versions.items(): setattr(made, key, value)
        if versions: made.set_ciphers("ALL:@SECLEVEL=0")
        return made
    trusting = f"exec unshare -m sh -c 'mount --bind {folder}/ca.pem /etc/ssl/certs/ca-certificates.crt && exec env ${{EARLY:+LD_PRELOAD=$EARLY}} \"$PROGRAM\" sort:dex'"
    # In 2045.
    ahead = {"EARLY": library, "CLOCK_AHEAD": str(int(time.mktime((2045, 6, 1, 0, 0, 0, 0, 0, 0)) - time.time()))}
    old, new = ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_2
    comes, expired = rb"that is served", rb"certificate has expired|expired"
    tries = [("good", {}, {}, comes), ("until after 2038", {}, {}, comes), ("until 2120", {}, {}, comes), ("until 9999", {}, {}, comes),
             ("not before 2039", {}, {}, rb"not valid yet|not yet"), ("expired", {}, {}, expired), ("of another host", {}, {}, rb"for another host"),
             ("good", ahead, {}, expired), ("until after 2038", ahead, {}, expired), ("until 2120", ahead, {}, comes), ("not before 2039", ahead, {}, comes), ("until 9999", ahead, {}, comes),
             ("good", {}, {"minimum_version": new, "maximum_version": new}, comes), ("good", {}, {"minimum_version": old, "maximum_version": old}, rb"too old"),
             ("good", {}, {"minimum_version": old, "maximum_version": ssl.TLSVersion.TLSv1_1}, rb"too old")]
    for name, variables, versions, wanted in tries:
        what = f"{name}{', in 2045' if variables else ''}{''.join(', ' + v.name for v in set(versions.values()))}"
        try: server = Server(context(name, **versions))
        except ssl.SSLError as error: print(f"  {what}: this openssl cannot: {error}"); continue
        terminal = bench.start(shell=trusting, **server.at(), **variables)
        since = len(terminal.bytes)
        terminal.type("j")
        terminal.wait(TROUBLE + rb"|that is served|not secure", 8, since)
        terminal.wait(wanted, 1, since)
        bench.expect(re.search(wanted, re.sub(rb" +", b" ", drawn(terminal, since))), f"{what}: {text(terminal, since)}")
        heard(bench, terminal, what)
        bench.quit(terminal, what)
        server.close()
    server = Server(context("good"))
    terminal, _, shown = page(bench, server, "of nobody")
    bench.expect(terminal.wait(rb"authority", 2), f"of nobody: {text(terminal)}")
    bench.quit(terminal, "of nobody")
    server.close()


def drawn(terminal, since=0): return re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b\(B|[\r\n]", b" ", bytes(terminal.bytes[since:]))


def text(terminal, since=0): return drawn(terminal, since)[-400:]


@check
def pictures(bench):
    """Odd pictures: a placeholder or the picture, within 100 ms of their last byte, without memory."""
    good = picture(96, 96)
    control = chunk(b"acTL", struct.pack(">II", 2**31 - 1, 0)) + chunk(b"fcTL", struct.pack(">IIIIIHHBB", 0, 96, 96, 0, 0, 1, 10, 0, 0))
    frames = b"".join(chunk(b"fcTL", struct.pack(">IIIIIHHBB", n, 96, 96, 0, 0, 1, 10, 0, 0)) + chunk(b"fdAT", struct.pack(">I", n) + os.urandom(2000)) for n in range(1, 400))
    bomb = zlib.compress((b"\0" + b"\xF0" * 384 + b"\0" + b"\x90" * 384) * 85_000, 9)
    adam = b"".join((b"\0" + bytes([0xF0 if y % 2 else 0x90]) * 4 * len(range(left, 96, right))) for left, top, right, down in
                    [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)] for y in range(top, 96, down))
    broken = bytearray(good)
    broken[45] ^= 1
    odd = {"good": good, "animated": picture(96, 96, before=control, after=frames), "animated, sizes that are wrong": picture(96, 96, before=chunk(b"acTL", b"\0" * 3)),
           "1 x 1": picture(1, 1), "1 x 1024": picture(1, 1024), "1024 x 1024": picture(1024, 1024), "65,535 wide": picture(65535, 65535, rows=b""), "2^31 wide": picture(2**31 - 1, 2**31 - 1, rows=b""),
           "0 wide": picture(0, 8, rows=b""), "a bomb of pixels": picture(96, 96, rows=bomb), "a bomb of text": picture(96, 96, before=chunk(b"zTXt", b"a\0\0" + bomb)),
           "a bomb of a profile": picture(96, 96, before=chunk(b"iCCP", b"a\0\0" + bomb)), "many texts": picture(96, 96, before=chunk(b"tEXt", b"a\0b") * 20_000),
           "a wrong sum": bytes(broken), "no palette": picture(96, 96, color=3), "a short palette": picture(96, 96, color=3, before=chunk(b"PLTE", b"\1\2\3")),
           "16 bits": picture(96, 96, depth=16), "16 bits of grey": picture(96, 96, depth=16, color=0), "1 bit": picture(96, 96, depth=1, color=0), "interlaced": picture(96, 96, interlace=1, rows=zlib.compress(adam)), "interlaced, wrongly": picture(96, 96, interlace=1),
           "no pixels": picture(96, 96, rows=b""), "GIF": b"GIF89a" + b"\0" * 100, "nothing": b"", "random": os.urandom(5000)}
    small = picture(20, 20, color=3, depth=8, before=chunk(b"PLTE", bytes(range(99)) * 3), rows=zlib.compress(b"".join(b"\0" + bench.chance.randbytes(20) for _ in range(20))))
    whole = len(small)
    odd |= {f"cut at {length}": small[:length] for length in range(0, whole, max(1, 12 // bench.times))}
    serving, done = [b""], [0.0]
    api = Server()
    def reply(request):
        if "sprites" not in request.path: return False
        request.answer(200, serving[0])
        done[0] = time.monotonic()
        return True
    api.reply = reply
    worst = most = 0
    terminal = bench.start("sort:dex", COLORTERM="truecolor", **api.at())
    for name, body in odd.items():
        serving[0], done[0], since = body, 0, len(terminal.bytes)
        before = terminal.facts()[0]
        terminal.type("j")
        end = time.monotonic() + 3
        while not done[0] and time.monotonic() < end: terminal.read(0.005)
        # The page's text comes in another response; output after the picture's last byte counts as the picture.
        end, refused = time.monotonic() + 2, False
        def seen():
            nonlocal refused
            refused = b"invalid data" in drawn(terminal, since)
            return refused or re.search("▀|▄".encode(), terminal.bytes[since:])
        while not seen() and time.monotonic() < end:
            select.select([terminal.master], [], [], 0.05)
            terminal.read(0)
        took = time.monotonic() - done[0]
        bench.expect(done[0] and seen(), f"{name}: nothing is shown: {text(terminal, since)}")
        bench.expect(took < 0.1, f"{name}: {1000 * took:.0f} ms")
        comes = name in ("good", "animated", "1 x 1", "1 x 1024", "1024 x 1024", "16 bits", "16 bits of grey", "1 bit", "interlaced", "a bomb of pixels")
        if comes or name.startswith(("65", "2^31", "0 wide", "GIF", "nothing", "random", "cut", "no p", "interlaced, ")):
            bench.expect(refused != comes, f"{name}: {'not shown' if comes else 'shown'}")
        worst, most = max(worst, took), max(most, terminal.facts()[0] - before)
        terminal.read(0.02)
    print(f"  {len(odd)} pictures: {1000 * worst:.0f} ms at most; {most >> 10} MiB more with one; {peak(terminal) >> 10} MiB in all")
    bench.expect(most < 32 << 10, f"{most >> 10} MiB more")
    heard(bench, terminal, "after all of them")
    bench.quit(terminal, "pictures")
    api.close()


if __name__ == "__main__":
    main()
