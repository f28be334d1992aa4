#!/usr/bin/env python3
"""Numbers that nothing in the games has, in each input; prints a line for each.

    faults_numbers.py [--program .build/release/pokedex] [--only NAME …] [--seed 1] [--times 1]

--times multiplies the number of dexes. Exits with 1 when the program ends by a signal, not at all, or
with a status that is not in docs/commands.md.
"""
import os, re, shutil, sqlite3, struct, zlib
from faults import check, main

HERE = os.path.dirname(os.path.abspath(__file__))
DEX = f"{HERE}/../../Resources/dex.sqlite"
STATUSES = (0, 1, 64, 69, 74)
EXTREMES = [-2**62, -2**31 - 1, -2**31 + 1, -32_768, -256, -1, 0, 1, 2, 19, 46, 192, 255, 256, 32_767, 65_535, 10_002,
            2**31 - 1, 2**31, 2**32, 2**62]
WRITTEN = ["0", "-0", "-1", "1e999", "-1e999", "1e308", "1e-308", "nan", "inf", "-inf", "255", "256", "65536", "2147483647",
           "2147483648", "-2147483648", "-2147483649", "4294967296", "9223372036854775807", "9223372036854775808",
           "-9223372036854775808", "99999999999999999999", "0x7fffffff", "1.5", "٣", "+1", "1_000", " 1", ""]


# How a dex packs numbers: see docs/data.md.

def column(data):
    width = data[0]
    return list(struct.unpack(f"<{(len(data) - 1) // width}{'bh i'[width - 1]}", data[1:]))


def packed_column(numbers): return bytes([4]) + struct.pack(f"<{len(numbers)}i", *numbers)


def varint(number):
    data = bytearray()
    while number >= 0x80: data, number = data + bytes([number & 0x7f | 0x80]), number >> 7
    return bytes(data + bytes([number]))


def number_at(data, offset):
    value = shift = 0
    while True:
        value, shift, offset = value | (data[offset] & 0x7f) << shift, shift + 7, offset + 1
        if data[offset - 1] < 0x80: return value, offset


def lists(data, count):
    offset, rows = 0, []
    for _ in range(count):
        size, offset = number_at(data, offset)
        end, row = offset + size, []
        while offset < end:
            number, offset = number_at(data, offset)
            row.append(number)
        rows.append(row)
    return rows


def packed_lists(rows):
    rows = [b"".join(map(varint, row)) for row in rows]
    return b"".join(varint(len(row)) + row for row in rows)


def folded(number): return ((number << 1 ^ number >> 63) + 1) & 2**63 - 1


def at_random(chance, numbers, changes):
    """Rows with one, a few, or all of their numbers changed."""
    if not numbers: return numbers
    some = chance.choice([1, 1, 8, len(numbers)])
    value = chance.choice(changes)
    for index in chance.sample(range(len(numbers)), min(some, len(numbers))):
        numbers[index] = value if chance.random() < 0.5 else chance.choice(changes)
    return numbers

# The columns of which each row has a checksum.
PACKED = {"kind": ["ids", "slugs"], "spelling": ["letters", "lengths", "word_steps", "row_counts", "rows"]} | {
    table: ["data"] for table in ["field", "name", "learnset", "encounter", "learner", "resident", "roster"]}



class Mutant:
    """A dex with a few numbers changed."""

    def __init__(self, bench, path):
        self.chance, self.changes = bench.chance, []
        shutil.copyfile(DEX, path)
        self.dex = sqlite3.connect(path)
        self.dex.execute("PRAGMA journal_mode = OFF")
        self.counts = dict(self.dex.execute("SELECT name, count FROM kind"))
        ways = [self.fields] * 6 + [self.rows] * 3 + [self.ids, self.spellings, self.lines, self.shape]
        for _ in range(self.chance.choice([1, 1, 2, 4])): self.chance.choice(ways)()
        self.sign()
        self.dex.commit()
        self.dex.close()

    def sign(self):
        """New checksums, so that the readers see the numbers."""
        for table, names in PACKED.items():
            for rowid, *values in self.dex.execute(f"SELECT rowid, {', '.join(names)} FROM {table}").fetchall():
                total = 0
                for value in values: total = zlib.crc32(value if isinstance(value, bytes) else str(value).encode(), total)
                self.dex.execute(f"UPDATE {table} SET checksum = ? WHERE rowid = ?", [total, rowid])

    def note(self, *what): self.changes.append(" ".join(map(str, what)))

    def fields(self):
        kinds = ["pokemon", "pokemon-species", "move", "evolution-chain"] * 3 + sorted(self.counts)
        kind = self.chance.choice(kinds)
        fields = self.dex.execute("SELECT name, stride, data FROM field WHERE kind = ?", [kind]).fetchall()
        if not fields: return
        name, stride, data = self.chance.choice(fields)
        if stride == 0:
            fit = [number for number in EXTREMES if -2**31 <= number < 2**31]
            data = packed_column(at_random(self.chance, column(data), fit))
        else:
            rows = lists(data, self.counts[kind])
            some = [row for row in rows if row] or rows
            for row in self.chance.sample(some, self.chance.choice([1, len(some)])):
                row[:] = at_random(self.chance, row, [0] + [folded(number) for number in EXTREMES])
            data = packed_lists(rows)
        self.note("field", kind, name)
        self.dex.execute("UPDATE field SET data = ? WHERE kind = ? AND name = ?", [data, kind, name])

    def rows(self):
        table = self.chance.choice(["learnset", "encounter", "learner", "resident", "roster"])
        self.note("rows of", table)
        changed = []
        for key, data in self.dex.execute(f"SELECT rowid, data FROM {table}").fetchall():
            data, numbers = list(data), [varint(n & 2**63 - 1) for n in EXTREMES]
            for _ in range(self.chance.choice([0, 1, 4])):
                offset = self.chance.randrange(len(data) + 1)
                data[offset:offset + 1] = self.chance.choice(numbers)
            changed.append((bytes(data), key))
        self.dex.executemany(f"UPDATE {table} SET data = ? WHERE rowid = ?", changed)

    def ids(self):
        kind = self.chance.choice(sorted(self.counts))
        data = self.dex.execute("SELECT ids FROM kind WHERE name = ?", [kind]).fetchone()[0]
        fit = [number for number in EXTREMES if -2**31 <= number < 2**31]
        self.note("ids of", kind)
        data = packed_column(at_random(self.chance, column(data), fit)) if data else data
        self.dex.execute("UPDATE kind SET ids = ? WHERE name = ?", [data, kind])

    def spellings(self):
        name = self.chance.choice(["lengths", "word_steps", "row_counts", "rows"])
        kind, data = self.chance.choice(self.dex.execute(f"SELECT kind, {name} FROM spelling").fetchall())
        fit = [number for number in EXTREMES if -2**31 <= number < 2**31]
        self.note("spellings", kind, name)
        data = packed_column(at_random(self.chance, column(data), fit))
        self.dex.execute(f"UPDATE spelling SET {name} = ? WHERE kind = ?", [data, kind])

    def lines(self):
        kind, use, language, data = self.chance.choice(self.dex.execute("SELECT kind, use, language, data FROM name").fetchall())
        lines = data.split("\n")
        lines = self.chance.choice([lines[:-1], lines * 2, [""], [], lines[1:]])
        self.note("names", kind, use, language)
        self.dex.execute("UPDATE name SET data = ? WHERE kind = ? AND use = ? AND language = ?",
                         ["\n".join(lines), kind, use, language])

    def shape(self):
        table, name = self.chance.choice([("kind", "count"), ("field", "stride")])
        row = self.chance.choice(self.dex.execute(f"SELECT rowid FROM {table}").fetchall())[0]
        value = self.chance.choice(EXTREMES)
        self.note(table, name, row, value)
        self.dex.execute(f"UPDATE {table} SET {name} = ? WHERE rowid = ?", [value, row])


LISTS = {"list": "pokemon", "moves": "move", "abilities": "ability", "items": "item", "types": "type",
         "natures": "nature", "places": "location", "egg-groups": "egg-group", "games": "version-group", "dexes": "pokedex"}
PAGES = {"move": "move", "ability": "ability", "type": "type", "item": "item", "nature": "nature", "place": "location",
         "egg-group": "egg-group", "game": "version-group", "dex": "pokedex"}
TABS = ["overview", "stats", "matchups", "evolution", "moves", "locations", "forms"]
GAMES = [[], [], ["--game", "1"], ["--game", "platinum"], ["--game", "scarlet-violet"]]


def slugs():
    with sqlite3.connect(DEX) as dex:
        return {kind: text.split("\n") for kind, text in dex.execute("SELECT name, slugs FROM kind")}


def columns(bench, word):
    """All columns of a list, from its help."""
    lines = bench.run([word, "--columns", "help"])[1].decode().split("\n")
    return [line.split()[0].rstrip(",") for line in lines if line.strip()]


def commands(bench, names, all_columns):
    """Some queries over a dex."""
    chance = bench.chance
    form = lambda: chance.choice(names["pokemon"])
    for word in chance.sample(sorted(LISTS), 4):
        yield [word, "--csv", "--columns", ",".join(all_columns[word]), *chance.choice(GAMES)]
    for _ in range(4):
        yield ["show", form(), "--tab", chance.choice(TABS), *chance.choice(GAMES), *chance.choice([[], ["--json"]])]
    for _ in range(4):
        kind = chance.choice(sorted(PAGES))
        yield ["show", f"{kind}:{chance.choice(names[PAGES[kind]])}", *chance.choice(GAMES), *chance.choice([[], ["--json"]])]
    yield from chance.sample([
        ["speed", form(), "--trick-room"], ["counter", form(), form()], ["compare", form(), form()], ["matchup", form()],
        ["evolution", form()], ["evolution", "eevee"], ["where", form()], ["progress"], ["progress", "--game", "platinum"],
        ["progress", "--game", "platinum", "--missing"], ["caught", "add", "gen:1"], ["list", "pika", "--why"],
        ["list", "sort:-total", "--limit", "3"], ["list", "bst:1.. sort:weight", "--json"], ["list", "move:toxic", "--count"],
        ["list", "at:kanto-route-1"], ["list", "is:fast"], ["moves", "learner:mew", "--why"], ["info"],
    ], 6)


def screen(bench, home, what):
    """Walks through the lists and some pages, with their tabs."""
    terminal = bench.start(home=home, wait=None)
    terminal.wait(rb"quit", 5)
    for part in ["jjj\r", "1234567", "\x1b", "M\r\x1b\x1b", "Y\rj\x1b\x1b", "W\r\x1b\x1b", ":curse\r", "\x1b", "P\x1b", "T\x1b", "?\x1b"]:
        terminal.type(part)
        terminal.read(0.02)
    bench.quit(terminal, what)


@check
def dexes(bench):
    """A foreign dex, with numbers of any size in its rows."""
    names = slugs()
    all_columns = {word: columns(bench, word) for word in LISTS}
    for number in range(60 * bench.times):
        home = bench.home()
        os.makedirs(f"{home}/.local/share/pokedex")
        mutant = Mutant(bench, f"{home}/.local/share/pokedex/dex.sqlite")
        what = f"dex {number} ({'; '.join(mutant.changes)})"
        for words in commands(bench, names, all_columns):
            status, _, errors = bench.run(words, home=home, limit=60)
            reason = re.search(rb"Fatal error.*|runtime failure.*|it is damaged", errors)
            bench.expect(status in STATUSES, f"{what}: {' '.join(words)[:90]}: {status} {reason and reason[0]}")
        if number % 4 == 0: screen(bench, home, what)
        shutil.rmtree(home)


@check
def queries(bench):
    """Numbers in queries, in each field of each list."""
    for word in LISTS:
        fields = columns(bench, word)
        for field in fields:
            for value in WRITTEN:
                forms = [f"{field}:{value}", f"{field}>{value}", f"{field}:{value}..", f"{field}:..{value}",
                         f"{field}:{value}..{bench.chance.choice(WRITTEN)}"]
                query = bench.chance.choice(forms)
                status = bench.run([word, query, "--count"])[0]
                bench.expect(status in STATUSES, f"{word} {query!r}: {status}")
    for query in [f"taken:fire={value}" for value in WRITTEN] + [f"#{value}" for value in WRITTEN]:
        status = bench.run(["list", query, "--why", "--limit", "2"])[0]
        bench.expect(status in STATUSES, f"list {query!r}: {status}")


@check
def options(bench):
    """Numbers in options, of each command with one."""
    for name in [[]] + [[word] for word in subcommands(bench)]:
        text = bench.run([*name, "--help"])[1].decode()
        takes = set(re.findall(r"(--[a-z-]+) <[a-z-]*>", text))
        for option in sorted(takes):
            for value in WRITTEN:
                if option in ("--output", "--into", "--api-url"): continue
                words = [*name, *DEFAULTS.get(name[0] if name else "", []), option, value, "--offline"]
                status = bench.run(words)[0]
                bench.expect(status in STATUSES, f"{' '.join(words)}: {status}")
    for value in WRITTEN:
        for words in [["show", value], ["show", f"#{value}"], ["move", value], ["compare", value, f"mew@{value}"], ["where", value]]:
            bench.expect(bench.run(words)[0] in STATUSES, f"{words}")


DEFAULTS = {"list": ["mew"], "show": ["mew"], "speed": ["mew"], "counter": ["mew"], "compare": ["mew", "gengar"],
            "matchup": ["mew"], "evolution": ["mew"], "where": ["mew"], "move": ["bite"], "ability": ["levitate"],
            "type": ["fire"], "item": ["potion"]}


def subcommands(bench):
    text = bench.run(["--help"])[1].decode()
    words = re.findall(r"^  ([a-z-]+)(?:\s{2,}|$)", text.split("SUBCOMMANDS:")[-1], re.M)
    return [word for word in words if word not in ("sync", "help", "browse", "restore", "backup")]


@check
def settings(bench):
    """Numbers in settings and in the variables named after them."""
    text = bench.run(["config"])[1].decode()
    for name in sorted(set(re.findall(r"([a-z][a-z-]+) = ", text))):
        for value in WRITTEN:
            home = bench.home()
            os.makedirs(f"{home}/.config/pokedex")
            with open(f"{home}/.config/pokedex/config", "w") as file: file.write(f"{name} = {value}\n")
            status = bench.run(["list", "mew"], home=home)[0]
            bench.expect(status in STATUSES, f"{name} = {value!r}: {status}")
            shutil.rmtree(home)


@check
def lines_of_a_terminal(bench):
    """The variables of a terminal's size, and impossible sizes."""
    for value in WRITTEN:
        status = bench.run(["list", "mew"], COLUMNS=value, LINES=value)[0]
        bench.expect(status in STATUSES, f"COLUMNS={value!r}: {status}")
    for size in [(0, 0), (1, 1), (0, 24), (80, 0), (2, 1), (65_535, 1), (1, 65_535)]:
        terminal = bench.start(size=size, wait=None)
        terminal.read(0.3)
        terminal.resize(80, 24)
        terminal.read(0.2)
        bench.quit(terminal, f"{size}", limit=10) if size[0] < 1000 and size[1] < 1000 else terminal.close()


if __name__ == "__main__":
    main()
