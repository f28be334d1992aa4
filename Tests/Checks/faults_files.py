#!/usr/bin/env python3
"""Faults of files and stores that take long, or root; prints a line for each.

    faults_files.py [--program .build/release/pokedex] [--only NAME …] [--seed 1] [--times 1]

--times multiplies the number, steps and duration of tries: 10 holds a store for a minute. Exits with
1 when the program differs from Tests/Checks/faults.md. Needs root, a C compiler and strace.
"""
import mmap, os, re, select, sqlite3, stat, struct, subprocess, time
from faults import check, main
from faults_network import Server
from terminal import environment

HERE = os.path.dirname(os.path.abspath(__file__))
NOBODY = 65534
PLENTY = 1 << 40


class Room:
    """Sets the bytes that may still be written, which room.c reads."""

    def __init__(self, bench):
        self.shim = f"{bench.folder}/room.so"
        if not os.path.exists(self.shim):
            subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", self.shim, f"{HERE}/room.c", "-ldl"], check=True)
        self.path = f"{bench.folder}/room"
        with open(self.path, "wb") as file: file.write(bytes(4096))
        with open(self.path, "r+b") as file: self.memory = mmap.mmap(file.fileno(), 4096)
        self.variables = {"LD_PRELOAD": self.shim, "ROOM_FILE": self.path}

    def give(self, count, kills=False): self.memory[:24] = struct.pack("qqq", count, 0, kills)

    @property
    def written(self): return struct.unpack("qq", self.memory[:16])[1]


def key_time(terminal, key):
    """Milliseconds from a key to the first byte of its effect; 5,000 for never."""
    while terminal.read(0): pass
    start = time.monotonic()
    os.write(terminal.master, key.encode())
    if not select.select([terminal.master], [], [], 5)[0]: return 5000.0
    took = 1000 * (time.monotonic() - start)
    terminal.read(0.005)
    return took


def told(times):
    times = sorted(times)
    return f"{times[len(times) // 2]:.1f} ms, 95 of 100 within {times[len(times) * 95 // 100]:.1f}, all {times[-1]:.1f}"


def steps(bench, total, count):
    """Some of the numbers below a total: both ends, evenly spaced ones and random ones."""
    evenly = range(0, total, max(1, total // (count * bench.times)))
    return sorted({0, 1, total - 1, *evenly, *(bench.chance.randrange(total) for _ in range(count * bench.times // 2))})


@check
def many_writers(bench):
    """Ten programs mark as fast as a user; keys work in another, and nothing is lost."""
    home = bench.home()
    watched = bench.start("sort:dex", home=home)
    alone = [key_time(watched, "jk"[number % 2]) for number in range(200)]
    writers = [bench.start(f"gen:{number % 9 + 1}", "sort:dex" if number < 9 else "sort:-dex", home=home) for number in range(10)]
    times, marks = [], min(60, 20 * bench.times)
    for number in range(marks):
        for terminal in writers:
            terminal.type("cj")
            times.append(key_time(watched, "jk"[number % 2]))
            for other in writers: other.read(0)
    print(f"  keys: alone {told(alone)}; among ten {told(times)}")
    bench.expect(max(times) < 1000, f"a key took {max(times):.0f} ms")
    bench.expect(b"Error" not in watched.bytes, "an error is shown")
    for terminal in writers:
        terminal.read(0.3)
        bench.expect(b"Error" not in terminal.bytes, "one of ten shows an error")
        bench.quit(terminal, "one of ten")
    bench.quit(watched, "the watched one")
    bench.sound(home, "ten writers")
    kept = int(bench.run(["caught", "list", "--count"], home=home)[1])
    bench.expect(kept == 10 * marks, f"{kept} of {10 * marks} marks are there")


@check
def held_store(bench):
    """Another program locks the store: keys always work, also in a program that starts meanwhile."""
    # The last mode locks out readers, too, and requires that no other program has the file open.
    for way in ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE", "PRAGMA locking_mode = EXCLUSIVE"]:
        home = bench.home()
        bench.run(["caught", "add", "mew"], home=home)
        other = sqlite3.connect(bench.store(home), isolation_level=None, timeout=0.1)
        is_alone = "locking" in way
        if not is_alone: terminal = bench.start("sort:dex", home=home)
        other.execute(way)
        if is_alone: other.execute("UPDATE mark SET seen = 1")
        began = time.monotonic()
        second = bench.start("sort:dex", home=home, wait=rb"Bulbasaur")
        started = time.monotonic() - began
        bench.expect(started < 1.5, f"{way}: a start took {started:.1f} s")
        # Even a locked file is read, as the bytes on the disk.
        bench.expect(second.wait("●".encode(), 1), f"{way}: what is kept is not shown")
        if is_alone: terminal = second
        start, times, tells, number = time.monotonic(), [], [], 0
        while time.monotonic() < start + 6 * bench.times:
            for _ in range(20):
                times.append(key_time(terminal, "jk"[number % 2]))
                number += 1
                time.sleep(0.05)
            before, pressed = len(terminal.bytes), time.monotonic()
            terminal.type("f")
            bench.expect(terminal.wait(rb"Error", 4, before), f"{way}: it is not told")
            tells.append(time.monotonic() - pressed)
        print(f"  {way}, {time.monotonic() - start:.0f} s: keys {told(times)}; a mark is refused after {max(tells):.1f} s,"
              f" a start took {started:.1f} s")
        bench.expect(max(times) < 1000, f"{way}: a key took {max(times):.0f} ms")
        # Other keys wait until the error is shown.
        bench.expect(max(tells) < 1, f"{way}: told after {max(tells):.1f} s")
        other.close()
        terminal.type("g")
        terminal.read(0.1)
        before = len(terminal.bytes)
        terminal.type("f")
        bench.expect(terminal.wait("★".encode(), 3, before), f"{way}: nothing can be marked afterwards")
        for one in {terminal, second}: bench.quit(one, way)
        bench.expect(bench.run(["favourite", "list", "--count"], home=home)[1].strip() == b"1", f"{way}: the mark is not kept")
        bench.sound(home, way)


@check
def held_cache(bench):
    """The same for the file of texts and pictures, and for the log: the program never waits for them."""
    api, home = Server(), bench.home()
    bench.quit(bench.start("sort:dex", home=home, **api.at()), "a cache")
    terminal = bench.start("sort:dex", home=home, **api.at())
    terminal.type("j")
    bench.expect(terminal.wait(rb"that is served", 3), "the text does not come")
    terminal.read(0.3)
    other = sqlite3.connect(f"{home}/.cache/pokedex/cache.sqlite", isolation_level=None, timeout=0.1)
    other.execute("BEGIN EXCLUSIVE")
    start, times, number = time.monotonic(), [], 0
    while time.monotonic() < start + 6 * bench.times:
        times.append(key_time(terminal, "j"))
        # Long enough for a text to be requested, received and stored.
        terminal.read(0.2 + bench.chance.random() * 0.2)
    print(f"  keys {told(times)}")
    bench.expect(max(times) < 500, f"a key took {max(times):.0f} ms")
    terminal.type("q")
    bench.ended(terminal, "a cache that is held", 0)
    terminal = bench.start("sort:dex", home=home, **api.at())
    terminal.type("j")
    bench.expect(terminal.wait(rb"that is served", 3), "the text does not come while its file is held")
    other.close()
    bench.quit(terminal, "a cache that was held")
    api.close()


def prepared(bench):
    """A home with data of every kind, and the files that commands read."""
    home = bench.home()
    open(f"{home}/teams", "w").write("=== Rain ===\n\nPelipper\n\nMew\n")
    open(f"{home}/marks.csv", "w").write("slug,caught,note\nmew,true,a note\npikachu,true,another\n")
    for words in [["caught", "add", "bulbasaur"], ["search", "save", "fire", "type:fire"], ["team", "add", "old", "mew"]]: bench.run(words, home=home)
    bench.run(["backup", f"{home}/saved"], home=home)
    return home


# The commands that write, each with a command whose output must differ after a success.
WRITING = {"caught add": (["caught", "add", "mew"], ["caught", "list"]), "search save": (["search", "save", "water", "type:water"], ["search", "list"]),
           "team import": (["team", "import", "HOME/teams"], ["team", "export"]), "import": (["import", "HOME/marks.csv"], ["export", "-"]),
           "import --replace": (["import", "HOME/marks.csv", "--replace"], ["export", "-"]), "restore": (["restore", "HOME/saved"], ["caught", "list"]),
           "note": (["note", "mew", "x" * 400], ["note", "mew"])}


@check
def full_disk(bench):
    """The disk is full at one byte or another: reported, and nothing changed; with space, it works."""
    room = Room(bench)
    for name, (words, ask) in WRITING.items():
        for is_new in [False, True] if name in ("caught add", "import", "note", "search save") else [False]:
            def made():
                home = prepared(bench)
                if is_new: [os.unlink(f"{home}/.local/share/pokedex/{n}") for n in os.listdir(f"{home}/.local/share/pokedex")]
                # So that restoring changes something.
                if name == "restore": bench.run(["caught", "add", "ditto"], home=home)
                return home
            def do(home, count):
                room.give(count)
                return bench.run([w.replace("HOME", home) for w in words], home=home, **room.variables)
            home = made()
            before = bench.run(ask, home=home)[:2]
            bench.expect(do(home, PLENTY)[0] == 0, f"{name}: with all the room it fails")
            total, after = room.written, bench.run(ask, home=home)[:2]
            bench.expect(after != before, f"{name}: nothing has changed")
            fulls = 0
            for count in steps(bench, total, 12):
                home, what = made(), f"{name}{', no store' if is_new else ''}, full at {count} of {total}"
                status, output, errors = do(home, count)
                fulls += status == 74
                bench.expect(status in (0, 74), f"{what}: status {status} {errors}")
                bench.expect(status != 74 or b"cannot be used" in errors or b"write error" in errors, f"{what}: {errors}")
                now = bench.run(ask, home=home)[:2]
                bench.expect(now == (after if status == 0 else before), f"{what}: status {status}, and then {now}")
                bench.sound(home, what)
                # If a command succeeded on the full disk, only the checkpoint of SQLite's log failed.
                if status: bench.expect(do(home, PLENTY)[0] == 0 and bench.run(ask, home=home)[:2] == after, f"{what}: not even with room")
            print(f"  {name}{', no store' if is_new else ''}: {total} bytes, {fulls} times told")
    for name, words in {"backup": ["backup", "HOME/copy"], "backup --force": ["backup", "HOME/saved", "--force"], "export": ["export", "HOME/copy", "--format", "csv"],
                        "export --force": ["export", "HOME/marks.csv", "--force"]}.items():
        home = prepared(bench)
        path = words[1].replace("HOME", home)
        old = open(path, "rb").read() if os.path.exists(path) else None
        run = lambda: bench.run([w.replace("HOME", home) for w in words], home=home, **room.variables)
        room.give(PLENTY)
        bench.expect(run()[0] == 0, f"{name}: with all the room it fails")
        total, whole = room.written, open(path, "rb").read()
        for count in steps(bench, total, 12):
            if old is None: os.unlink(path) if os.path.exists(path) else None
            else: open(path, "wb").write(old)
            room.give(count)
            status, what = run()[0], f"{name}, full at {count} of {total}"
            now = open(path, "rb").read() if os.path.exists(path) else None
            bench.expect(status in (0, 74), f"{what}: status {status}")
            bench.expect(now == (whole if status == 0 else old) or status == 0 and name.startswith("backup") and len(now) == len(whole), f"{what}: status {status}, the file is neither")
            bench.expect(not [n for n in os.listdir(home) if "partial" in n], f"{what}: {os.listdir(home)}")


@check
def full_disk_on_the_screen(bench):
    """The same while a screen is open: reported, and it continues with space."""
    room = Room(bench)
    def scenario(count):
        home, what = prepared(bench), f"on the screen, full at {count}"
        room.give(PLENTY)
        terminal = bench.start("sort:dex", home=home, **room.variables)
        room.give(count)
        for key in ["j", "c", "jf", "N", "a note\r", "/type:fire\r", "\x13", "mine\r", "\x1b", "T", "n", "new\r", "\x1b", "\x1b", "jc"]:
            terminal.type(key)
            terminal.read(0.02)
        written = room.written
        room.give(PLENTY)
        before = len(terminal.bytes)
        for key in ["\x1b", "\x1b", "\x1b", "G", "c"]:
            terminal.type(key)
            terminal.read(0.03)
        bench.expect(not terminal.ended(), f"{what}: it ended")
        bench.expect(b"Error" not in terminal.bytes[before + 200:] or b"Caught" in terminal.bytes[before:], f"{what}: not even with room")
        bench.quit(terminal, what)
        bench.sound(home, what)
        bench.expect(b"Bulbasaur" in bench.run(["caught", "list"], home=home)[1], f"{what}: an old mark is lost")
        kept = bench.run(["caught", "list", "--count"], home=home)[1].strip()
        bench.expect(int(kept or 0) >= 2, f"{what}: the mark that was made with room is lost: {kept}")
        return written
    total = scenario(PLENTY)
    for count in steps(bench, total, 16): scenario(count)
    print(f"  {total} bytes in all")


@check
def small_disk(bench):
    """A real file system with space for a number of pages."""
    for pages in range(1, 40, max(1, 4 // bench.times)):
        home, what = bench.home(), f"{pages} pages"
        data = f"{home}/data"
        os.makedirs(data)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={pages * 4}k", "tmpfs", data], check=True)
        try:
            terminal = bench.start("sort:dex", home=home, XDG_DATA_HOME=data)
            for key in ["c", "j", "c", "/gen:1\r", "C", "y", "j"]:
                terminal.type(key)
                terminal.read(0.05)
            bench.quit(terminal, what)
            status, output, _ = bench.run(["caught", "list", "--count"], home=home, XDG_DATA_HOME=data)
            bench.expect(status in (0, 1, 74), f"{what}: status {status}")
            subprocess.run(["mount", "-o", "remount,size=4m", data], check=True)
            bench.expect(bench.run(["caught", "add", "mew"], home=home, XDG_DATA_HOME=data)[0] == 0, f"{what}: not even with room")
            answer = sqlite3.connect(f"{data}/pokedex/trainer.sqlite").execute("PRAGMA integrity_check").fetchone()[0]
            bench.expect(answer == "ok", f"{what}: {answer}")
        finally: subprocess.run(["umount", "-l", data])


# The migrations of the store's layout, in order, each with the tables that it adds and `lower` drops.
LAYOUT = [("searches", []), ("marks", ["mark"]), ("teams", ["team", "member"]), ("place", ["place"]), ("quiz", ["quiz"])]


def lower(store, version):
    """Turns a store into one of an older layout."""
    with store:
        for name, tables in LAYOUT[version:]:
            store.execute("DELETE FROM grdb_migrations WHERE identifier = ?", [name])
            for table in reversed(tables): store.execute(f"DROP TABLE {table}")


@check
def old_stores(bench):
    """Stores of each older layout are updated, also after SIGKILL at one byte or another."""
    room, good = Room(bench), prepared(bench)
    def made(version, wal):
        home = bench.home()
        os.makedirs(os.path.dirname(bench.store(home)))
        store = sqlite3.connect(bench.store(home))
        sqlite3.connect(bench.store(good)).backup(store)
        lower(store, version)
        store.execute(f"PRAGMA journal_mode = {'WAL' if wal else 'DELETE'}")
        store.close()
        return home
    def whole(home, version, what):
        for words, word, since in [(["search", "list"], b"@fire", 1), (["caught", "list"], b"Bulbasaur", 2), (["team", "list"], b"old", 3)]:
            status, output, errors = bench.run(words, home=home)
            bench.expect((word in output) == (version >= since), f"{what}: {words}: {status} {output} {errors}")
        folder = os.path.dirname(bench.store(home))
        copies = [name for name in os.listdir(folder) if ".before-" in name]
        # Each migration is done as a whole or not at all. An update that resumes between two migrations keeps a copy of that
        # layout, too.
        layouts = {f"trainer.sqlite.before-{name}": index for index, (name, _) in enumerate(LAYOUT)}
        bench.expect(f"trainer.sqlite.before-{LAYOUT[version][0]}" in copies and set(copies) <= set(layouts), f"{what}: {copies}")
        for name in copies:
            bench.expect(stat.S_IMODE(os.stat(f"{folder}/{name}").st_mode) == 0o600, f"{what}: others may read {name}")
            store = sqlite3.connect(f"{folder}/{name}")
            bench.expect(store.execute("PRAGMA integrity_check").fetchone()[0] == "ok", f"{what}: {name} is damaged")
            bench.expect(len(store.execute("SELECT * FROM grdb_migrations").fetchall()) == layouts[name], f"{what}: {name} is not as it was")
        store = sqlite3.connect(bench.store(home))
        bench.expect(len(store.execute("SELECT * FROM grdb_migrations").fetchall()) == len(LAYOUT), f"{what}: it is not up to date")
        bench.sound(home, what)
    for version in range(1, len(LAYOUT)):
        for wal in [True, False]:
            what = f"layout {version}{'' if wal else ', no log'}"
            home = made(version, wal)
            room.give(PLENTY)
            bench.expect(bench.run(["search", "list"], home=home, **room.variables)[0] == 0, f"{what}: refused")
            total = room.written
            whole(home, version, what)
            kills = 0
            for kind in [True, False]:
                for count in steps(bench, total, 20):
                    home, moment = made(version, wal), f"{what}, {'killed' if kind else 'full'} at {count} of {total}"
                    room.give(count, kills=kind)
                    status = bench.run(["search", "list"], home=home, **room.variables)[0]
                    bench.expect(status in ((-9, 0) if kind else (0, 74)), f"{moment}: status {status}")
                    kills += status in (-9, 74)
                    bench.sound(home, moment)
                    whole(home, version, moment)
            print(f"  {what}: {total} bytes, cut off {kills} times")
            for _ in range(5 * bench.times):
                home = made(version, wal)
                terminal = bench.start(home=home, wait=None)
                time.sleep(bench.chance.random() * 0.03)
                terminal.signal(9)
                terminal.end()
                terminal.close()
                whole(home, version, f"{what}, killed while it began")
    home = made(len(LAYOUT), True)
    store = sqlite3.connect(bench.store(home))
    with store: store.execute("INSERT INTO grdb_migrations VALUES ('what comes later')")
    store.close()
    before = open(bench.store(home), "rb").read()
    for words in [["caught", "list"], ["caught", "add", "mew"], ["team", "list"]]:
        status, _, errors = bench.run(words, home=home)
        bench.expect(status == 74 and b"newer pokedex" in errors, f"a newer one: {words}: {status} {errors}")
    bench.quit(bench.start(home=home, wait=rb"newer pokedex"), "a newer one")
    bench.expect(open(bench.store(home), "rb").read() == before, "a newer one is changed")


def modes(folder):
    return {os.path.relpath(path, folder): oct(stat.S_IMODE(os.lstat(path).st_mode))
            for parent, folders, files in os.walk(folder) for path in [os.path.join(parent, name) for name in folders + files]}


def own(path, mode):
    os.chown(path, NOBODY, NOBODY)
    os.chmod(path, mode)


FOLDERS = {"XDG_DATA_HOME": ".local/share", "XDG_CACHE_HOME": ".cache", "XDG_CONFIG_HOME": ".config", "XDG_STATE_HOME": ".local/state"}
AS_NOBODY = f"exec setpriv --reuid={NOBODY} --regid={NOBODY} --clear-groups "


@check
def folders(bench):
    """Folders that are unwritable, unreadable, or files: the program works, and reports data that it cannot store."""
    os.chmod(bench.folder, 0o711)
    def tried(what, home, keeps, **variables):
        before = modes(home)
        terminal = bench.start("sort:dex", home=home, shell=AS_NOBODY + "$PROGRAM", wait=rb"Bulbasaur", **variables)
        terminal.type("f")
        terminal.wait("★|Error".encode(), 3)
        for key in ["j", "\r", "\x1b"]:
            terminal.type(key)
            terminal.read(0.05)
        bench.expect(keeps == ("★".encode() in terminal.bytes), f"{what}: {'nothing' if keeps else 'something'} is marked")
        bench.expect(keeps or b"Error" in terminal.bytes, f"{what}: it is not told")
        bench.quit(terminal, what)
        for words in [["list", "mew"], ["info"], ["caught", "list"], ["config"]]:
            done = subprocess.run(["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", bench.program, *words], env=environment(home, **variables),
                                  stdin=subprocess.DEVNULL, capture_output=True, timeout=10)
            bench.expect(done.returncode in (0, 1, 74), f"{what}: {words}: status {done.returncode}")
            if words[0] == "list": bench.expect(b"Mew" in done.stdout, f"{what}: the list: {done.stderr}")
        now = modes(home)
        bench.expect(all(now.get(name) == mode for name, mode in before.items()), f"{what}: {before} became {now}")
    for variable, folder in FOLDERS.items():
        for name, mode in [("0500", 0o500), ("0000", 0), ("0300", 0o300), ("0755", 0o755), ("a file", None)]:
            for below in [folder, f"{folder}/pokedex"]:
                home = bench.home()
                path = f"{home}/{below}"
                own(home, 0o755)
                parent = home
                for part in below.split("/")[:-1]:
                    parent += "/" + part
                    os.mkdir(parent)
                    own(parent, 0o755)
                if mode is None: open(path, "w").close()
                else: os.mkdir(path)
                own(path, 0o644 if mode is None else mode)
                keeps = variable != "XDG_DATA_HOME" or mode == 0o755 or mode == 0o300
                tried(f"{below}: {name}", home, keeps)
        for name, value in [("empty", ""), ("relative", "some/where"), ("a file", None), ("/dev/null", "/dev/null"), ("/proc", "/proc"), ("none there", "/nonexistent/a")]:
            home = bench.home()
            own(home, 0o755)
            if value is None:
                value = f"{home}/file"
                open(value, "w").close()
                own(value, 0o644)
            tried(f"{variable}: {name}", home, variable != "XDG_DATA_HOME" or name in ("empty", "relative"), **{variable: value})
    # Everything lies on a read-only file system.
    home = prepared(bench)
    terminal = bench.start("sort:dex", home=home, wait="●".encode(), shell='exec unshare -m sh -c \'mount --bind "$HOME" "$HOME" && mount -o remount,bind,ro "$HOME" && exec "$PROGRAM" sort:dex\'')
    terminal.type("jf")
    bench.expect(terminal.wait(rb"Error", 3), "a home that is read-only: it is not told")
    bench.quit(terminal, "a home that is read-only")


@check
def masks(bench):
    """New files are private, with any mask; existing ones are unchanged."""
    os.chmod(bench.folder, 0o711)
    text = "exec setpriv --reuid=65534 --regid=65534 --clear-groups sh -c 'umask MASK; \"$PROGRAM\" note mew text; \"$PROGRAM\" team add odd mew; " \
           "\"$PROGRAM\" backup \"$HOME/saved\"; \"$PROGRAM\" export \"$HOME/marks.csv\"; \"$PROGRAM\" import --replace \"$HOME/marks.csv\"; exec \"$PROGRAM\" --verbose'"
    for mask in ["000", "022", "027", "077", "177", "277", "777"]:
        for there in [False, True]:
            home, what = bench.home(), f"umask {mask}{', folders there' if there else ''}"
            own(home, 0o755)
            old = [".local", ".local/share", ".local/share/pokedex", ".cache", ".cache/pokedex", ".local/state", ".local/state/pokedex"] if there else []
            for name in old:
                os.mkdir(f"{home}/{name}")
                own(f"{home}/{name}", 0o755)
            terminal = bench.start(home=home, shell=text.replace("MASK", mask))
            for key in ["f", "\r", "\x1b"]:
                terminal.type(key)
                terminal.read(0.2)
            bench.quit(terminal, what)
            found = modes(home)
            bench.expect({"saved", "marks.csv", ".local/share/pokedex/trainer.sqlite"} <= set(found), f"{what}: {found}")
            for name, mode in found.items():
                wanted = "0o755" if name in old else "0o700" if os.path.isdir(f"{home}/{name}") else "0o600"
                bench.expect(mode == wanted, f"{what}: {name} is {mode}")


@check
def nothing_elsewhere(bench):
    """All files that the program makes, changes or removes are in its four folders."""
    calls = "open,openat,openat2,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,rmdir,link,linkat,symlink,symlinkat,truncate,chmod,fchmodat,chown,mknod,mknodat,utimensat"
    line = re.compile(r'^\d+ +(\w+)\((.*)$')
    for name in ["usual", "four folders", "none", "not there", "a file"]:
        home, log = bench.home(), f"{bench.home()}/log"
        variables = {variable: f"{home}/{folder}" for variable, folder in FOLDERS.items()} if name == "four folders" else {}
        bounds = list(variables.values()) or [f"{home}/{folder}" for folder in FOLDERS.values()]
        user_home = {"none": "", "not there": "/proc/nobody", "a file": "/etc/hostname"}.get(name, home)
        terminal = bench.start(HOME=user_home, shell=f'cd {home}; exec strace -f -qq -o {log} -e trace={calls} "$PROGRAM" --verbose', **variables)
        for key in ["f", "j", "N", "text\r", "/type:fire\r", "\x13", "fire\r", "\x1b", "T", "n", "odd\r", "\x1b", "\x1b", "\r", "x", "\x1b"]:
            terminal.type(key)
            terminal.read(0.1)
        bench.quit(terminal, name, limit=10)
        changed = set()
        for found in filter(None, map(line.match, open(log))):
            call, rest = found.groups()
            if call.startswith(("open", "creat")) and not re.search(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|O_TMPFILE", rest): continue
            if " = -1 E" in rest: continue
            changed |= set(re.findall(r'"((?:[^"\\]|\\.)*)"', rest)[:2])
        strange = [path for path in changed if not path.startswith(("/dev/", "/memfd")) and not any((path + "/").startswith(bound + "/") or (bound + "/").startswith(path + "/") for bound in bounds)]
        bench.expect(not strange, f"{name}: {strange}")
        bench.expect(name not in ("usual", "four folders") or len(changed) > 3, f"{name}: nothing was seen: {changed}")
        bench.expect(not os.listdir(home) or name in ("usual", "four folders"), f"{name}: {os.listdir(home)}")


if __name__ == "__main__":
    main()
