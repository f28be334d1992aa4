#!/usr/bin/env python3
"""Checks which certificates are accepted for which hosts, directly and through proxies.

    certificates.py [--program .build/release/pokedex] [--only WORD …] [--table]

The table below has the hosts for which each certificate is valid; for all others it must be refused
with the message beside it, before a byte of HTTP is sent. All hosts are one server of this machine,
which also records the requested name (SNI). --only selects certificates by a word in their name;
--table prints the accepted ones. Exits with 1 on a difference. Needs root, for a trusted
authority and names of its own, and openssl.
"""
import argparse, os, shutil, socket, ssl, subprocess, sys, tempfile, threading
from terminal import environment

NAMES = ["localhost", "sub.localhost", "pokeapi.invalid", "POKEAPI.Invalid", "www.pokeapi.invalid", "a.b.pokeapi.invalid", "xn--pokmon-dva.invalid"]
# The last two are reached only through a proxy. The system takes 127.1 for an address, but no certificate covers it.
NUMBERS = ["127.0.0.1", "[::1]", "127.1", "10.9.8.7", "[2001:db8::7]"]
FAR = NUMBERS[3:]
WAYS = ["direct", "http"]

FOREIGN, UNTRUSTED = "its certificate is for another host", "its certificate is not from an authority that this system trusts"
EXPIRED, EARLY = "its certificate has expired", "its certificate is not valid yet; is this computer's clock right?"
POKEAPI = {"pokeapi.invalid", "POKEAPI.Invalid"}
ALL = ",".join([f"DNS:{name}" for name in NAMES] + ["IP:127.0.0.1", "IP:::1", "IP:10.9.8.7", "IP:2001:db8::7"])
GOOD = set(NAMES) | set(NUMBERS) - {"127.1"}


def der(*names):
    """An X.509 extension of tagged alternative names, encoded as DER."""
    body = b"".join(bytes([tag, len(text)]) + text for tag, text in names)
    return "DER:" + (bytes([0x30, len(body)]) + body).hex(":")


# Name; alternative names; valid hosts; message for all other hosts; special properties.
CERTIFICATES = [
    ("DNS, exact", "DNS:pokeapi.invalid", POKEAPI, FOREIGN, {}),
    ("DNS, capitals", "DNS:PokeAPI.INVALID", POKEAPI, FOREIGN, {}),
    ("DNS, localhost", "DNS:localhost", {"localhost"}, FOREIGN, {}),
    ("DNS, another", "DNS:elsewhere.example", set(), FOREIGN, {}),
    ("DNS, beginning of the host", "DNS:pokeapi", set(), FOREIGN, {}),
    ("DNS, end of the host", "DNS:invalid", set(), FOREIGN, {}),
    ("DNS, dot at the end", "DNS:pokeapi.invalid.", set(), FOREIGN, {}),
    ("DNS, several", "DNS:elsewhere.example,DNS:www.pokeapi.invalid,DNS:pokeapi.invalid", POKEAPI | {"www.pokeapi.invalid"}, FOREIGN, {}),
    ("DNS, A-label", "DNS:xn--pokmon-dva.invalid", {"xn--pokmon-dva.invalid"}, FOREIGN, {}),
    ("DNS, A-label in capitals", "DNS:XN--POKMON-DVA.INVALID", {"xn--pokmon-dva.invalid"}, FOREIGN, {}),
    ("DNS, U-label", der((0x82, "pokémon.invalid".encode())), set(), FOREIGN, {}),
    ("DNS, NUL behind the host", der((0x82, b"pokeapi.invalid\0.evil.example")), set(), FOREIGN, {}),
    ("DNS, NUL before the host", der((0x82, b"\0pokeapi.invalid")), set(), FOREIGN, {}),
    ("DNS, blank", der((0x82, b" ")), set(), FOREIGN, {}),
    ("DNS, empty", der((0x82, b"")), set(), FOREIGN, {}),
    ("DNS, 100 letters", der((0x82, b"a" * 100)), set(), FOREIGN, {}),
    ("wildcard", "DNS:*.pokeapi.invalid", {"www.pokeapi.invalid"}, FOREIGN, {}),
    ("wildcard, capitals", "DNS:*.PokeAPI.Invalid", {"www.pokeapi.invalid"}, FOREIGN, {}),
    ("wildcard, below", "DNS:*.b.pokeapi.invalid", {"a.b.pokeapi.invalid"}, FOREIGN, {}),
    ("wildcard alone", "DNS:*", set(), FOREIGN, {}),
    ("wildcard and a dot", "DNS:*.", set(), FOREIGN, {}),
    ("wildcard of a top level", "DNS:*.invalid,DNS:*.localhost", set(), FOREIGN, {}),
    ("two wildcards", "DNS:*.*,DNS:*.*.invalid", set(), FOREIGN, {}),
    ("wildcard of part of a label", "DNS:w*.pokeapi.invalid,DNS:*w.pokeapi.invalid,DNS:w*w.pokeapi.invalid,DNS:poke*.invalid", set(), FOREIGN, {}),
    ("wildcard within", "DNS:www.*.invalid,DNS:a.*.pokeapi.invalid,DNS:pokeapi.*", set(), FOREIGN, {}),
    ("wildcard of an A-label", "DNS:xn--*.invalid,DNS:xn--pokmon-*.invalid", set(), FOREIGN, {}),
    ("wildcard of a number", "DNS:*.0.0.1,DNS:*.1,DNS:*.9.8.7", set(), FOREIGN, {}),
    ("common name", None, set(), FOREIGN, {"subject": "/CN=localhost"}),
    ("common name of the host", None, set(), FOREIGN, {"subject": "/CN=pokeapi.invalid"}),
    ("common name, a number", None, set(), FOREIGN, {"subject": "/CN=10.9.8.7"}),
    ("common name, a wildcard", None, set(), FOREIGN, {"subject": "/CN=*.pokeapi.invalid"}),
    ("common name, another DNS", "DNS:elsewhere.example", set(), FOREIGN, {"subject": "/CN=pokeapi.invalid"}),
    ("no name at all", None, set(), FOREIGN, {"subject": "/O=a server"}),
    ("no alternative name in the list", "DER:30:00", set(), FOREIGN, {}),
    ("IP, loopback", "IP:127.0.0.1", {"127.0.0.1"}, FOREIGN, {}),
    ("IP, another", "IP:10.9.8.7", {"10.9.8.7"}, FOREIGN, {}),
    ("IP, long loopback", "IP:::1", {"[::1]"}, FOREIGN, {}),
    ("IP, long", "IP:2001:db8::7", {"[2001:db8::7]"}, FOREIGN, {}),
    ("IP, short in long", "IP:::ffff:127.0.0.1,IP:::127.0.0.1", set(), FOREIGN, {}),
    ("IP, five bytes", der((0x87, bytes([127, 0, 0, 1, 0]))), set(), FOREIGN, {}),
    ("IP, three bytes", der((0x87, bytes([127, 0, 0]))), set(), FOREIGN, {}),
    ("IP, none", der((0x87, b"")), set(), FOREIGN, {}),
    ("IP, a network", der((0x87, bytes([127, 0, 0, 1, 255, 0, 0, 0]))), set(), FOREIGN, {}),
    ("IP in letters", der((0x87, b"127.0.0.1")), set(), FOREIGN, {}),
    ("DNS, a number", "DNS:127.0.0.1,DNS:10.9.8.7,DNS:127.1", set(), FOREIGN, {}),
    ("DNS, a long number", der((0x82, b"::1"), (0x82, b"[::1]")), set(), FOREIGN, {}),
    ("IP and DNS", "IP:127.0.0.1,DNS:pokeapi.invalid", POKEAPI | {"127.0.0.1"}, FOREIGN, {}),
    ("IP and DNS, the other way", "DNS:elsewhere.example,IP:10.9.8.7,DNS:localhost", {"10.9.8.7", "localhost"}, FOREIGN, {}),
    ("mail and URI", "email:a@pokeapi.invalid,URI:https://pokeapi.invalid/,URI:https://127.0.0.1/", set(), FOREIGN, {}),
    ("other kinds of names", "otherName:1.2.3.4;UTF8:pokeapi.invalid,RID:1.2.3.4", set(), FOREIGN, {}),
    ("all names", ALL, GOOD, FOREIGN, {}),
    ("all names, for servers", ALL, GOOD, FOREIGN, {"usage": "serverAuth"}),
    ("all names, by an authority in between", ALL, GOOD, FOREIGN, {"issuer": "between", "chain": ["between"]}),
    ("in between, not sent", ALL, set(), UNTRUSTED, {"issuer": "between"}),
    ("expired", ALL, set(), EXPIRED, {"times": ("20180101000000Z", "20190101000000Z")}),
    ("expired, of another host", "DNS:elsewhere.example", set(), EXPIRED, {"times": ("20180101000000Z", "20190101000000Z")}),
    ("not valid yet", ALL, set(), EARLY, {"times": ("20900101000000Z", "20950101000000Z")}),
    ("by a stranger", ALL, set(), UNTRUSTED, {"issuer": "stranger", "chain": ["stranger"]}),
    ("by a stranger of the same name", ALL, set(), UNTRUSTED, {"issuer": "double", "chain": ["double"]}),
    ("by itself", ALL, set(), UNTRUSTED, {"issuer": None}),
    ("by a server", ALL, set(), UNTRUSTED, {"issuer": "server", "chain": ["server"]}),
    ("by an authority that has expired", ALL, set(), UNTRUSTED, {"issuer": "old", "chain": ["old"]}),
    ("by an authority for other names", ALL, set(), UNTRUSTED, {"issuer": "limited", "chain": ["limited"]}),
    ("for clients", ALL, set(), UNTRUSTED, {"usage": "clientAuth"}),
    ("a changed signature", ALL, set(), UNTRUSTED, {"spoiled": True}),
]
# Issuers: subject, signer, basic constraints, times, extras.
ISSUERS = {
    "ca": ("/CN=pokedex check", None, "CA:TRUE", None, ""),
    "between": ("/CN=in between", "ca", "CA:TRUE", None, ""),
    "server": ("/CN=a server", "ca", "CA:FALSE", None, ""),
    "old": ("/CN=old", "ca", "CA:TRUE", ("20180101000000Z", "20190101000000Z"), ""),
    "limited": ("/CN=limited", "ca", "CA:TRUE", None, "nameConstraints=critical,permitted;DNS:example.org\n"),
    "stranger": ("/CN=a stranger", None, "CA:TRUE", None, ""),
    "double": ("/CN=pokedex check", None, "CA:TRUE", None, ""),
}
TIMES = ("20200101000000Z", "21200101000000Z")


class Authority:
    """An authority that signs with openssl, in a folder."""

    def __init__(self, folder):
        self.folder, self.serial = folder, 0
        for name, (subject, issuer, constraints, times, more) in ISSUERS.items():
            self.sign(name, subject, issuer, f"basicConstraints=critical,{constraints}\nsubjectKeyIdentifier=hash\n{more}", times)

    def run(self, *words): subprocess.run(["openssl", *words], check=True, capture_output=True, cwd=self.folder)

    def write(self, name, text):
        with open(f"{self.folder}/{name}", "w") as file: file.write(text)

    def sign(self, name, subject, issuer, extensions, times=None):
        self.serial += 1
        begin, end = times or TIMES
        self.run("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", f"{name}.key", "-out", "csr", "-subj", subject)
        self.write("ext", f"[v]\n{extensions}")
        self.write("index.txt", "")
        self.write("serial", f"{self.serial:08d}")
        self.write("cnf", "[ca]\ndefault_ca=d\n[d]\ndatabase=index.txt\nserial=serial\nnew_certs_dir=.\ndefault_md=sha256\npolicy=p\n[p]\ncommonName=optional\norganizationName=optional\n")
        signer = ["-cert", f"{issuer}.pem", "-keyfile", f"{issuer}.key"] if issuer else ["-selfsign", "-keyfile", f"{name}.key"]
        self.run("ca", "-batch", "-config", "cnf", *signer, "-in", "csr", "-out", f"{name}.pem", "-startdate", begin, "-enddate", end,
                 "-extfile", "ext", "-extensions", "v", "-notext")

    def server(self, name, alternatives, subject="/CN=a server", issuer="ca", chain=(), usage=None, times=None, spoiled=False):
        """The context of a server with a certificate of these names."""
        extensions = "basicConstraints=CA:FALSE\n" + (f"subjectAltName={alternatives}\n" if alternatives else "") + (f"extendedKeyUsage={usage}\n" if usage else "")
        self.sign("leaf", subject, issuer, extensions, times)
        if spoiled: self.spoil("leaf.pem")
        with open(f"{self.folder}/leaf.pem", "a") as file:
            for other in chain: file.write(open(f"{self.folder}/{other}.pem").read())
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(f"{self.folder}/leaf.pem", f"{self.folder}/leaf.key")
        return context

    def spoil(self, name):
        with open(f"{self.folder}/{name}") as file: body = bytearray(ssl.PEM_cert_to_DER_cert(file.read()))
        body[-1] ^= 1
        self.write(name, ssl.DER_cert_to_PEM_cert(bytes(body)))


def listen(handle):
    """Listens on one port of both loopback addresses."""
    for _ in range(100):
        first = socket.create_server(("127.0.0.1", 0), backlog=64)
        port = first.getsockname()[1]
        try: second = socket.create_server(("::1", port), family=socket.AF_INET6, backlog=64)
        except OSError: first.close(); continue
        for listener in (first, second): threading.Thread(target=accept, args=(listener, handle), daemon=True).start()
        return port
    raise OSError("there is no port that both have free")


def accept(listener, handle):
    while True: threading.Thread(target=quietly, args=(handle, listener.accept()[0]), daemon=True).start()


def quietly(handle, connection):
    with connection:
        connection.settimeout(10)
        try: handle(connection)
        except OSError: pass


class Server:
    """Records the server name (SNI) and the request, by the port of the last hop's other end."""

    def __init__(self):
        self.context, self.names, self.asked = None, [], []
        self.port = listen(self.serve)

    def use(self, context):
        self.context, self.names, self.asked = context, [], []
        context.sni_callback = lambda connection, name, _: self.names.append(name)

    def serve(self, connection):
        with self.context.wrap_socket(connection, server_side=True) as secure:
            data = secure.recv(65536)
            if data: self.asked.append(data)
            secure.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")


class Proxy:
    """An HTTP proxy; all tunnels lead to one server, for any host."""

    def __init__(self, server):
        self.server, self.port = server, listen(self.serve)

    def serve(self, connection):
        data = b""
        while not data.endswith(b"\r\n\r\n"): data += connection.recv(4096)
        with socket.create_connection(("127.0.0.1", self.server.port)) as end:
            connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
            back = threading.Thread(target=pump, args=(end, connection), daemon=True)
            back.start()
            pump(connection, end)
            back.join(10)


def pump(source, target):
    try:
        while data := source.recv(65536): target.sendall(data)
        target.shutdown(socket.SHUT_WR)
    except OSError: pass


class Table:
    def __init__(self, program, folder):
        self.program, self.folder, self.tried, self.wrong = program, folder, 0, []
        self.server = Server()
        self.proxy = Proxy(self.server)

    def expect(self, is_true, text):
        self.tried += 1
        if not is_true: self.wrong.append(text)

    def cell(self, name, host, way, is_good, sentence):
        self.server.names.clear()
        self.server.asked.clear()
        proxy = {} if way == "direct" else {"https_proxy": f"{way}://127.0.0.1:{self.proxy.port}"}
        home = tempfile.mkdtemp(dir=self.folder)
        done = subprocess.run(
            [self.program, "show", "bulbasaur", "--source", "api", "--api-url", f"https://{host}:{self.server.port}/api/v2/"],
            env={**environment(home), **proxy}, stdin=subprocess.DEVNULL, capture_output=True, timeout=30)
        shutil.rmtree(home)
        said, what = done.stderr.decode(errors="replace"), f"{name}, {host}, {way}"
        accepted = bool(self.server.asked)
        self.expect(accepted == is_good, f"{what}: {'accepted' if accepted else 'refused'}: {said.strip()}")
        told = "no secure connection" if sentence is None else f"no secure connection to {host.lower()}:{self.server.port}: {sentence}"
        self.expect(is_good or told in said and done.returncode == 69, f"{what}: status {done.returncode}: {said.strip()}")
        name = None if host in NUMBERS else host.lower()
        self.expect(set(self.server.names) == {name}, f"{what}: it asked for {self.server.names}")
        return accepted

    def row(self, name, context, good, sentence):
        """A letter for each cell: + for an accepted certificate."""
        self.server.use(context)
        marks = ""
        for way in WAYS:
            hosts = [host for host in NAMES + NUMBERS if way != "direct" or host not in FAR]
            for host in hosts: marks += "+" if self.cell(name, host, way, host in good, sentence) else "."
            marks += " "
        return marks


def own_mounts(folder):
    """Mounts in which only this script and its children trust the authority and know the names."""
    with open(f"{folder}/hosts", "w") as file:
        file.write("127.0.0.1 localhost\n::1 localhost\n" + "".join(f"127.0.0.1 {name}\n" for name in NAMES[1:]))
    for source, target in [("ca.pem", "/etc/ssl/certs/ca-certificates.crt"), ("hosts", "/etc/hosts")]:
        subprocess.run(["mount", "--bind", f"{folder}/{source}", target], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=".build/release/pokedex")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--table", action="store_true")
    options = parser.parse_args()
    if os.environ.get("POKEDEX_CHECK_MOUNTS") != "own":
        os.environ["POKEDEX_CHECK_MOUNTS"] = "own"
        os.execvp("unshare", ["unshare", "--mount", sys.executable, *sys.argv])
    folder = tempfile.mkdtemp()
    try:
        authority = Authority(folder)
        own_mounts(folder)
        table = Table(os.path.abspath(options.program), folder)
        rows = 0
        for name, alternatives, good, sentence, special in CERTIFICATES:
            if options.only and not any(word in name for word in options.only): continue
            marks = table.row(name, authority.server(name, alternatives, **special), good, sentence)
            rows += 1
            if options.table: print(f"{marks} {name}", flush=True)
    finally:
        for target in ["/etc/ssl/certs/ca-certificates.crt", "/etc/hosts"]: subprocess.run(["umount", target], capture_output=True)
        shutil.rmtree(folder, ignore_errors=True)
    print(*table.wrong[:40], sep="\n")
    print(f"{rows} certificates, {len(NAMES + NUMBERS)} hosts, {len(WAYS)} ways: {table.tried} tried, {len(table.wrong)} wrong")
    sys.exit(1 if table.wrong else 0)


if __name__ == "__main__":
    main()
