#!/usr/bin/env python3
"""SQLite files after a kill, and hostile ones; prints a line for each check.

    faults_stores.py [--program .build/release/pokedex] [--only NAME …] [--seed 1] [--times 1]

`killed_writes` kills each writing command at each of its writes; `hostile_schemas` adds views,
triggers and too many rows to each file that the program opens; `journals` puts pipes, links and
folders beside them. Exits with 1 when the program differs from Tests/Checks/faults.md. Needs a C
compiler.
"""
import os, shutil, signal, sqlite3, struct, subprocess, time
from faults import check, main
from faults_files import LAYOUT, WRITING, lower, prepared
from terminal import environment
from torture import CALLS

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
WRITES = ["open", "open64", "write", "pwrite64", "pwrite", "fsync", "fdatasync", "ftruncate64", "ftruncate", "rename", "mkdir",
          "unlink", "utimensat"]
ASKED = [["export", "-"], ["team", "export"], ["search", "list"]]


class Killer:
    """Ends the program by SIGKILL before one of its calls: torture.c counts them."""

    def __init__(self, bench):
        self.shim = f"{bench.folder}/torture.so"
        subprocess.run(["cc", "-O1", "-w", "-shared", "-fPIC", "-o", self.shim, f"{HERE}/torture.c", "-ldl"], check=True)
        self.file = f"{bench.folder}/counters"
        self.bench = bench

    def run(self, words, home, call=-1, count=0):
        """The exit status, and the count of each call."""
        with open(self.file, "wb") as file: file.write(struct.pack("iii", call, count, -signal.SIGKILL).ljust(4096, b"\0"))
        status = self.bench.run(words, home=home, LD_PRELOAD=self.shim, TORTURE_FILE=self.file)[0]
        with open(self.file, "rb") as file: numbers = struct.unpack(f"{3 + len(CALLS)}i", file.read(4 * (3 + len(CALLS))))
        return status, numbers[3:]


def state(bench, home):
    """The user's data as the program prints it; none of it may be refused."""
    said = []
    for words in ASKED:
        status, output, errors = bench.run(words, home=home)
        said.append((output, None if status in (0, 1) else errors))
    return said


def beginnings(bench):
    """The first homes: without a store, with one of each older layout, in each journal mode."""
    def changed(version, mode):
        home = prepared(bench)
        store = sqlite3.connect(bench.store(home))
        lower(store, version)
        store.execute(f"PRAGMA journal_mode = {mode}")
        store.close()
        return home
    def empty():
        home = prepared(bench)
        shutil.rmtree(f"{home}/.local")
        return home
    return {"no store": empty(), "a store": prepared(bench),
            **{f"a store in journal mode {mode}": changed(len(LAYOUT), mode) for mode in ("DELETE", "PERSIST", "TRUNCATE")},
            **{f"layout {version}, {mode}": changed(version, mode) for version in (1, 3) for mode in ("WAL", "DELETE")}}


@check
def killed_writes(bench):
    """SIGKILL at each write of each writing command: the data before or after it, and the next command works."""
    killer, kills = Killer(bench), 0
    commands = {**{name: words for name, (words, _) in WRITING.items()}, "backup": ["backup", "HOME/new"],
                "team rename": ["team", "rename", "old", "new"], "search remove": ["search", "remove", "fire"],
                "caught list": ["caught", "list"]}
    for beginning, good in beginnings(bench).items():
        for name, words in commands.items():
            def tried(call=-1, count=0):
                home = bench.home()
                shutil.rmtree(home)
                shutil.copytree(good, home)
                return home, *killer.run([word.replace("HOME", home) for word in words], home, call, count)
            home, status, counts = tried()
            before, after = state(bench, good_copy := shutil.copytree(good, bench.home() + "/copy")), state(bench, home)
            shutil.rmtree(good_copy)
            shutil.rmtree(home)
            for call, (function, _) in enumerate(CALLS):
                if function not in WRITES: continue
                for count in range(1, counts[call] + 1):
                    home, status, _ = tried(call, count)
                    what = f"{beginning}, {name}, killed at {function} {count} of {counts[call]}"
                    kills += status == -signal.SIGKILL
                    now = state(bench, home)
                    bench.expect(now in (before, after), f"{what}: {now}, and neither {before} nor {after}")
                    status, _, errors = bench.run(["caught", "add", "eevee"], home=home)
                    bench.expect(status == 0, f"{what}: the next mark: {status} {errors}")
                    bench.expect(b"eevee" in bench.run(["export", "-"], home=home)[1], f"{what}: the next mark is lost")
                    bench.sound(home, what)
                    if name == "backup" and os.path.exists(f"{home}/new"):
                        answer = sqlite3.connect(f"{home}/new").execute("PRAGMA integrity_check").fetchone()[0]
                        bench.expect(answer == "ok", f"{what}: the backup: {answer}")
                    shutil.rmtree(home)
        print(f"  {beginning}: {kills} kills so far, {len(bench.wrong)} wrong", flush=True)


ENDLESS = "WITH RECURSIVE endless(a) AS (SELECT 1 UNION ALL SELECT a + 1 FROM endless)"
NUMBERS = "WITH RECURSIVE numbers(a) AS (SELECT 1 UNION ALL SELECT a + 1 FROM numbers WHERE a < {})"
LARGE = "hex(zeroblob(400000000))"


def schemas(tables, index):
    """Statements that make a good file hostile, by name. `tables` are its tables with their columns."""
    made = {}
    for table, columns in tables.items():
        endless = ", ".join(f"a AS {column}" for column in columns)
        large = ", ".join(f"{LARGE} AS {column}" for column in columns)
        first = columns[0]
        made[f"{table} is a view without end"] = f"DROP TABLE {table}; CREATE VIEW {table} AS {ENDLESS} SELECT {endless} FROM endless"
        made[f"{table} is a view of large values"] = f"DROP TABLE {table}; CREATE VIEW {table} AS SELECT {large}"
        made[f"a trigger without end on {table}"] = (
            f"CREATE TRIGGER t AFTER INSERT ON {table} BEGIN DELETE FROM {table} WHERE {first} IN ({ENDLESS} SELECT a FROM endless); END")
        made[f"a trigger that empties {table}"] = f"CREATE TRIGGER t AFTER INSERT ON {table} BEGIN DELETE FROM {table}; END"
        made[f"a computed column in {table}"] = f"ALTER TABLE {table} ADD COLUMN z AS ({LARGE})"
        made[f"an index of large values on {table}"] = f"CREATE INDEX z ON {table} (hex(zeroblob(10000000 + length({first}))))"
        made[f"{table} is virtual"] = f"DROP TABLE {table}; CREATE VIRTUAL TABLE {table} USING fts5({', '.join(c + '_' for c in columns)})"
        made[f"{table} is gone"] = f"DROP TABLE {table}"
        made[f"{table} with other columns"] = f"DROP TABLE {table}; CREATE TABLE {table} (other)"
        made[f"{table} is another's layout"] = (
            f"PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE {table} (z, y)' WHERE name = '{table}'")
        made[f"a check in {table}"] = (
            "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, ')', ' CHECK (length(" + LARGE
            + f") > 0))') WHERE name = '{table}'")
    made["many tables"] = "".join(f"CREATE TABLE z{number} (a);" for number in range(3000))
    made["a schema that is no SQL"] = f"PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE x(' WHERE name = '{index}'"
    made["a name with escape sequences"] = "CREATE TABLE [\x1b[31m\x1b]0;title\x07] (a)"
    return made


CROWDS = {
    "two million marks": f"INSERT OR IGNORE INTO mark {NUMBERS.format(2000000)} SELECT a, 1, 1, 1, 0, '' FROM numbers",
    "100,000 teams": f"INSERT INTO team {NUMBERS.format(100000)} SELECT a + 10, a, NULL, '[]' FROM numbers",
    "a team of 100,000": f"INSERT INTO member {NUMBERS.format(100000)} SELECT 1, a + 10, 25, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', '', '', "
                         "NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]' FROM numbers",
    "100,000 searches": f"INSERT INTO search {NUMBERS.format(100000)} SELECT a, 'type:fire' FROM numbers",
    "100,000 queries": f"INSERT INTO history (query) {NUMBERS.format(100000)} SELECT a FROM numbers",
    "notes of 1 MB": f"INSERT OR IGNORE INTO mark {NUMBERS.format(200)} SELECT a, 1, 1, 1, 0, hex(zeroblob(500000)) FROM numbers",
    "a note of 100 MB": "INSERT OR REPLACE INTO mark VALUES (1, 1, 1, 1, 0, hex(zeroblob(50000000)))",
    "a place of 100 MB": "INSERT OR REPLACE INTO place VALUES (1, hex(zeroblob(50000000)))",
}

STORE = {"mark": ["form", "favourite", "seen", "caught", "shiny", "note"], "search": ["name", "query"], "history": ["id", "query"],
         "team": ["id", "name", "format", "unread"], "place": ["id", "text"],
         "quiz": ["id", "asked", "correct", "streak", "best"], "grdb_migrations": ["identifier"]}
DEX = {"kind": ["name", "count", "ids", "slugs"], "field": ["kind", "name", "stride", "data"], "name": ["kind", "use", "language", "data"]}
CACHE = {"entry": ["key", "body", "etag", "checked", "max_age", "used", "size"]}
EXTRAS = {"about": ["name", "value"], "text": ["path", "body"], "picture": ["path", "body"]}
WORK = {"about": ["name", "value"], "document": ["path", "body", "size", "etag", "checked", "max_age"]}
MADE = {
    "dex-extras.sqlite": """PRAGMA application_id = 0x506B4578; PRAGMA user_version = 1;
        CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
        CREATE TABLE text (path TEXT PRIMARY KEY, body BLOB NOT NULL) STRICT, WITHOUT ROWID;
        CREATE TABLE picture (path TEXT PRIMARY KEY, body BLOB NOT NULL) STRICT, WITHOUT ROWID;""",
    "sync.sqlite": """PRAGMA application_id = 0x506B576B; PRAGMA user_version = 2;
        CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
        CREATE TABLE document (path TEXT PRIMARY KEY, body BLOB, size INTEGER, etag TEXT, checked INTEGER NOT NULL, max_age INTEGER NOT NULL) STRICT;
        CREATE TABLE picture (path TEXT PRIMARY KEY, body BLOB, size INTEGER, etag TEXT, checked INTEGER NOT NULL, max_age INTEGER NOT NULL) STRICT;""",
    "cache.sqlite": """PRAGMA application_id = 0x506B4361; PRAGMA user_version = 1; PRAGMA journal_mode = WAL;
        CREATE TABLE entry (key TEXT NOT NULL PRIMARY KEY, body BLOB NOT NULL, etag TEXT, checked INTEGER NOT NULL, max_age INTEGER NOT NULL,
          used INTEGER NOT NULL, size INTEGER NOT NULL) STRICT;
        CREATE INDEX entry_used ON entry (used, size);"""}


# A server that does not exist: the work file is opened before the first request.
SYNC = [["sync", "--api-url", "http://127.0.0.1:9/api/v2/"]]


def measured(bench, words, home, limit=10):
    """Exit status (None when it does not end), MiB, seconds, and output."""
    start = time.monotonic()
    with open(f"{bench.folder}/said", "w+b") as said:
        pid = os.fork()
        if pid == 0:
            try:
                os.dup2(os.open("/dev/null", os.O_RDWR), 0)
                for file in (1, 2): os.dup2(said.fileno(), file)
                os.execve(bench.program, [bench.program, *words], environment(home))
            finally: os._exit(127)
        while True:
            done, status, usage = os.wait4(pid, os.WNOHANG)
            took = time.monotonic() - start
            if done: break
            if took > limit:
                os.kill(pid, signal.SIGKILL)
                _, _, usage = os.wait4(pid, 0)
                return None, usage.ru_maxrss / 1024, took, b""
            time.sleep(0.002)
        said.seek(0)
        return os.waitstatus_to_exitcode(status), usage.ru_maxrss / 1024, took, said.read()


@check
def hostile_schemas(bench):
    """Hostile files that are valid SQLite: nothing in them is run, and each is reported within seconds and 100 MiB."""
    largest = longest = 0
    def files(home): return {name: f"{home}/.cache/pokedex/{name}" if name in ("cache.sqlite", "sync.sqlite")
                             else f"{home}/.local/share/pokedex/{name}"
                             for name in ("trainer.sqlite", "dex.sqlite", *MADE)}
    def made(name, sql):
        """A home with one changed file; None where SQLite refuses the change."""
        home = shutil.copytree(good, bench.home() + "/copy")
        store = sqlite3.connect(files(home)[name])
        try: store.executescript(sql)
        except sqlite3.DatabaseError as error: return None
        finally: store.close()
        return home
    good = prepared(bench)
    shutil.copy(f"{ROOT}/Resources/dex.sqlite", files(good)["dex.sqlite"])
    os.makedirs(f"{good}/.cache/pokedex", exist_ok=True)
    for name, sql in MADE.items():
        path = files(good)[name]
        for file in (path, path + "-wal", path + "-shm"):
            if os.path.exists(file): os.unlink(file)
        sqlite3.connect(path).executescript(sql)
    kinds = {"trainer.sqlite": {**schemas(STORE, "mark"), **CROWDS}, "dex.sqlite": schemas(DEX, "kind"), "cache.sqlite": schemas(CACHE, "entry"),
             "dex-extras.sqlite": schemas(EXTRAS, "text"), "sync.sqlite": schemas(WORK, "about")}
    asked = [["info"], ["list", "is:caught", "--count"], ["caught", "add", "pikachu"], ["team", "list"], ["search", "list"], ["team", "show", "old"],
             ["show", "mew", "--text", "--offline"], ["export", "-"]]
    refused = 0
    for name, changes in kinds.items():
        for what, sql in changes.items():
            what = f"{name}, {what}"
            home = made(name, sql)
            if home is None: continue
            backup = [["restore", files(home)[name]]] if name == "trainer.sqlite" else []
            for words in asked + (SYNC if name == "sync.sqlite" else []):
                status, memory, took, said = measured(bench, words, home)
                largest, longest = max(largest, memory), max(longest, took)
                refused += status == 74
                bench.expect(status in (0, 1, 64, 69, 74), f"{what}: {words}: status {status} after {took:.1f} s, {memory:.0f} MiB: {said[-200:]}")
                bench.expect(memory < 100, f"{what}: {words}: {memory:.0f} MiB")
                bench.expect(took < (6 if words in SYNC else 3), f"{what}: {words}: {took:.1f} s")
                bench.expect(b"\x1b" not in said, f"{what}: {words}: escape sequences: {said[-200:]}")
            for words in backup:
                other = shutil.copytree(good, bench.home() + "/other")
                status, memory, took, said = measured(bench, words, other)
                largest, longest = max(largest, memory), max(longest, took)
                bench.expect(status == 74, f"{what}: {words}: status {status} after {took:.1f} s, {memory:.0f} MiB: {said[-200:]}")
                bench.expect(memory < 100 and took < 3, f"{what}: {words}: {memory:.0f} MiB, {took:.1f} s")
                status, output, errors = bench.run(["caught", "list"], home=other)
                bench.expect(b"Bulbasaur" in output, f"{what}: after a refused restore: {status} {output} {errors}")
                shutil.rmtree(other)
            terminal = bench.start("--offline", home=home, wait=rb"Bulbasaur")
            terminal.type("jcj\r")
            terminal.read(0.1)
            bench.expect(terminal.facts()[0] < 100 << 10, f"{what}: the screen has {terminal.facts()[0] >> 10} MiB")
            bench.quit(terminal, what)
            shutil.rmtree(home)
    print(f"  {sum(map(len, kinds.values()))} hostile files, {refused} refusals, at most {largest:.0f} MiB and {longest:.1f} s")


@check
def journals(bench):
    """Pipes, links, folders and sockets in place of each file and each of its journals: reported, and the program never waits for them."""
    import socket
    kinds = {"a pipe": os.mkfifo, "a link to nothing": lambda path: os.symlink("/nowhere/at/all", path),
             "a link to a file of one's own": lambda path: os.symlink(f"{home}/mine", path), "a link to itself": lambda path: os.symlink(path, path),
             "a folder": os.mkdir, "a socket": lambda path: socket.socket(socket.AF_UNIX).bind(path),
             "random bytes": lambda path: open(path, "wb").write(os.urandom(5000))}
    good = prepared(bench)
    shutil.copy(f"{ROOT}/Resources/dex.sqlite", f"{good}/.local/share/pokedex/dex.sqlite")
    os.makedirs(f"{good}/.cache/pokedex", exist_ok=True)
    for name, sql in MADE.items():
        folder = f"{good}/.cache/pokedex" if name in ("cache.sqlite", "sync.sqlite") else f"{good}/.local/share/pokedex"
        if os.path.exists(f"{folder}/{name}"): os.unlink(f"{folder}/{name}")
        sqlite3.connect(f"{folder}/{name}").executescript(sql)
    for name in ("trainer.sqlite", "dex.sqlite", *MADE):
        for suffix in ("", "-journal", "-wal", "-shm"):
            for kind, make in kinds.items():
                if suffix == "" and kind == "random bytes": continue
                home = bench.home()
                os.rmdir(home)
                os.rename(shutil.copytree(good, home + "-copy"), home)
                open(f"{home}/mine", "w").write("mine")
                folder = f"{home}/.cache/pokedex" if name in ("cache.sqlite", "sync.sqlite") else f"{home}/.local/share/pokedex"
                path = f"{folder}/{name}{suffix}"
                if os.path.lexists(path): os.unlink(path)
                try: os.chdir(folder); make(f"{name}{suffix}" if kind == "a socket" else path)
                finally: os.chdir(HERE)
                what = f"{kind} at {name}{suffix}"
                for words in [["restore", f"{home}/saved"], ["caught", "add", "pikachu"], ["export", "-"], ["info"], ["show", "mew", "--text", "--offline"]] + (
                        SYNC if name == "sync.sqlite" else []):
                    status, _, took, said = measured(bench, words, home, limit=5)
                    bench.expect(status in (0, 1, 64, 69, 74), f"{what}: {words}: status {status} after {took:.1f} s: {said[-200:]}")
                terminal = bench.start("--offline", home=home, wait=rb"Bulbasaur")
                terminal.type("c")
                terminal.read(0.05)
                bench.quit(terminal, what)
                # A store may be a link: a restore replaces the link's target, and keeps a copy of the target's contents.
                kept = f"{home}/mine.before-restore"
                with open(kept if os.path.exists(kept) else f"{home}/mine", "rb") as file:
                    bench.expect(file.read() == b"mine", f"{what}: the user's own file was written")
                shutil.rmtree(home)


if __name__ == "__main__":
    main()
