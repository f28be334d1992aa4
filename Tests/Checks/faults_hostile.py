#!/usr/bin/env python3
"""Hostile text from every source but the network, read back from the terminal; prints a line for each.

    faults_hostile.py [--program .build/release/pokedex] [--only NAME …] [--seed 1] [--times 1]

Rows of the store, the cache and the user's dex, imported files, settings, pastes, variables and
arguments contain sequences that command a terminal, characters that reverse its text, and bytes that
are no text. None may reach the terminal as such, on the screen or in printed lines. Exits with 1 when
one does.
"""
import json, os, re, sqlite3
from faults import check, main


# Sequences that the program never sends; their numbers occur in no other sequence.
COMMANDS = ["\x1b]0;owned\x07", "\x1b]52;c;cm0gLXJm\x07", "\x1bP$q\"p\x1b\\", "\x1b_Gowned\x1b\\", "\x1b^x\x1b\\",
            "\x1bXx\x1b\\", "\x1bc", "\x1b[6n", "\x1b[7777;3m", "\x9b6n", "\x9d0;owned\x9c", "\x90x\x9c", "\x85", "\x07", "\x08",
            "\x0e", "\x7f", "\u202e", "\u2066", "\u2069", "\u200f", "\ufeff"]
ALL = "".join(COMMANDS) + "owned"
# The sequences that the program sends: the title of the window, and the query for the background.
OWN = re.compile(r"\x1b\](?:2;[^\x00-\x1f\x7f-\x9f]*|11;\?)\x07")
FOUND = re.compile(r"\x1b[]P_^Xc\\]|\x1b\[6n|\x1b\[7777|[\x07\x00\x7f\x80-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]"
                   r"|owned\r?\n?\x08|[\ud800-\udfff]")


def hostile(data):
    """The parts of a terminal's input that are commands, reverse text, or are no text."""
    text = OWN.sub("", bytes(data).decode(errors="surrogateescape"))
    return sorted({ascii(found.group()) for found in FOUND.finditer(text)})


def looked(bench, terminal, what, keys=(), ends=True):
    for key in keys:
        if terminal.ended(): break
        terminal.type(key)
        terminal.read(0.03)
    if ends: bench.quit(terminal, what)
    bench.expect(not hostile(terminal.bytes), f"{what}: {hostile(terminal.bytes)}")


def printed(bench, what, *arguments, home=None, shell=None, allowed=(0, 1, 64, 69, 74), **variables):
    """A command that prints on a terminal."""
    terminal = bench.start(*arguments, home=home, shell=shell, wait=None, **variables)
    status = terminal.end(20)
    bench.expect(status in allowed, f"{what}: status {status}")
    bench.expect(not hostile(terminal.bytes), f"{what}: {hostile(terminal.bytes)}")
    shown = bytes(terminal.bytes)
    terminal.close()
    return shown


def marked(bench):
    """A home whose store has a row of every kind."""
    home = bench.home()
    text = "=== Odd ===\n\nNick (Pikachu) (M) @ Light Ball\nLevel: 50\n- Thunderbolt\n\nMew\n"
    open(f"{home}/team.txt", "w").write(text)
    for words in [["caught", "add", "bulbasaur"], ["note", "bulbasaur", "a note"], ["search", "save", "mine", "type:fire"],
                  ["team", "import", f"{home}/team.txt"]]: bench.run(words, home=home)
    terminal = bench.start(home=home)
    terminal.type("/gen:1\rjj")
    terminal.read(0.1)
    terminal.type("q")
    bench.ended(terminal, "a home with everything", 0)
    return home


KEYS = ["j", "k", "\r", "\x1b", "N", "\x1b", "/", "\x10", "\x10", "\x1b", "@", "\x1b", "/@\t", "\x1b", "\x1b", "T", "\r", "e", "\x1b",
        "2", "3", "4", "1", "\r", "\x1b", "\x1b", "N", "\x1b", "d", "n", "\x1b", "P", "\x1b", ":o", "\x1b", "?", "\x1b"]
COMMANDS_OF_A_STORE = [["list", "is:noted", "--why"], ["note", "bulbasaur"], ["search", "list"], ["team", "list"], ["team", "show", "odd"],
                       ["team", "export"], ["caught", "list"], ["list", "@mine"], ["show", "bulbasaur"], ["progress"], ["info"],
                       ["export", "-", "--format", "csv"], ["export", "-", "--format", "json"], ["complete", "odd"], ["counter", "team:odd"],
                       ["speed", "--team", "odd", "--limit", "9"], ["team", "show", "odd", "--json"]]


COLUMNS = [("search", "name"), ("search", "query"), ("history", "query"), ("mark", "note"), ("team", "name"), ("team", "format"),
           ("team", "unread"), ("member", "nickname"), ("member", "gender"), ("member", "unread"), ("member", "moves"),
           ("member", "effort"), ("member", "individual"), ("place", "text"), ("grdb_migrations", "identifier")]


@check
def rows_of_the_store(bench):
    """Each text column of the store by itself, and all of them at once in other shapes."""
    good = marked(bench)
    def tried(what, columns, value):
        home = bench.home()
        os.makedirs(os.path.dirname(bench.store(home)))
        store = sqlite3.connect(bench.store(home))
        sqlite3.connect(bench.store(good)).backup(store)
        for table, column in columns:
            with store: changed = store.execute(f"UPDATE {table} SET {column} = ? WHERE rowid IN (SELECT rowid FROM {table} LIMIT 1)", [value]).rowcount
            bench.expect(changed == 1, f"{what}: there is no row of {table}")
        store.close()
        looked(bench, bench.start(home=home, wait=rb"[A-Z]"), what, KEYS)
        for words in COMMANDS_OF_A_STORE: printed(bench, f"{what}: {words}", *words, home=home)
    for table, column in COLUMNS: tried(f"{table}.{column}", [(table, column)], f"type:fire {ALL}")
    for kind, value in [("JSON", json.dumps([["type", ALL], [ALL]])), ("a list", json.dumps([ALL])), ("lines", f"a\r\n{ALL}\nb")]:
        tried(f"all, {kind}", COLUMNS[:-1], value)
    # SQLite's text columns may contain bytes that are not UTF-8.
    def broken(home):
        store = sqlite3.connect(bench.store(home))
        with store: store.execute("UPDATE mark SET note = CAST(? AS TEXT)", [b"\xff\xfe\x9b6n\xc0\x80\xed\xa0\x80owned"])
        store.close()
    broken(good)
    looked(bench, bench.start(home=good, wait=rb"[A-Z]"), "a note that is no text", KEYS)
    for words in COMMANDS_OF_A_STORE: printed(bench, f"a note that is no text: {words}", *words, home=good)


@check
def own_dex(bench):
    """A dex of the user's with names and slugs that command a terminal."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    home = bench.home()
    folder = f"{home}/.local/share/pokedex"
    os.makedirs(folder)
    source = sqlite3.connect(f"file:{root}/Resources/dex.sqlite?mode=ro", uri=True)
    own = sqlite3.connect(f"{folder}/dex.sqlite")
    source.backup(own)
    evil = ALL.replace("\n", "")
    with own:
        own.execute("PRAGMA application_id")
        own.execute("UPDATE name SET data = replace(data, 'a', 'a' || ?) WHERE kind NOT IN ('pokemon-species', 'move')", [evil])
        # Only a few names of Pokémon and moves are spoiled: together, all of them would become too long.
        own.execute("UPDATE name SET data = replace(data, 'saur', 'saur' || ?)", [evil])
        own.execute("UPDATE name SET data = replace(data, 'Tackle', 'Tackle' || ?)", [evil])
        own.execute("UPDATE kind SET slugs = replace(slugs, 'saur', 'saur' || ?)", [evil])
    own.close()
    looked(bench, bench.start(home=home, wait=rb"Bulba|Error"), "names of a dex",
           ["j", "\r", "2", "3", "4", "5", "6", "7", "\x1b", "/bulb", "\x1b", ":tackle", "\r", "\x1b", "L", "\x1b", "?", "\x1b"])
    for words in [["list", "--limit", "9"], ["show", "bulbasaur"], ["show", "1"], ["show", "1", "--tab", "moves"], ["where", "1"], ["evolution", "1"],
                  ["list", "--limit", "9", "--json"], ["list", "--limit", "9", "--csv"], ["moves", "tackle"], ["move", "tackle"], ["items", "--limit", "40"],
                  ["games"], ["abilities", "--limit", "40"], ["dexes"], ["places", "--limit", "40"], ["natures"], ["egg-groups"], ["types"], ["compare", "1", "2"],
                  ["counter", "1", "--limit", "9"], ["info"], ["complete", "nobody"]]:
        printed(bench, f"names of a dex: {words}", *words, home=home)


@check
def files_read_in(bench):
    """Marks and teams in files, and settings."""
    for name, text in {"csv": f'slug,caught,note\nbulbasaur,true,"{ALL}"\n', "json": json.dumps([{"slug": "bulbasaur", "note": ALL}]),
                       "wrong.csv": f"slug,{ALL}\nbulbasaur,true\n", "foreign.csv": f"slug,caught\n{ALL},true\nmew,{ALL}\n",
                       "wrong.json": json.dumps([{"slug": ALL, "caught": ALL}]), "keys.json": json.dumps([{ALL: ALL}]),
                       "broken.json": "[" + ALL}.items():
        home = bench.home()
        path = f"{home}/marks.{name}"
        open(path, "w").write(text)
        printed(bench, f"import {name}", "import", path, home=home)
        looked(bench, bench.start(home=home), f"after import {name}", ["j", "k", "\r", "\x1b", "/is:noted", "\r", "\x1b"])
    teams = [f"=== {ALL} ===\n\nPikachu\n", f"=== [gen9{ALL}] Odd ===\n\n{ALL} (Pikachu) @ {ALL}\nAbility: {ALL}\n- {ALL}\n{ALL}: {ALL}\n",
             f"{ALL}\n", f"=== Odd ===\n\nPikachu @ Light Ball\nLevel: {ALL}\nEVs: 1 {ALL}\nTera Type: {ALL}\nNature {ALL}\n"]
    for number, text in enumerate(teams):
        home = bench.home()
        open(f"{home}/teams", "w").write(text)
        printed(bench, f"team {number}", "team", "import", f"{home}/teams", home=home)
        for words in [["team", "list"], ["team", "export"], ["team", "show", "odd"]]: printed(bench, f"team {number}: {words}", *words, home=home)
        looked(bench, bench.start(home=home), f"team {number}", KEYS)
        terminal = bench.start(home=bench.home())
        looked(bench, terminal, f"team {number}, read on the screen", ["T", "i", f"{home}/teams\r", "\r", "\r", "e", "\x1b", "2", "\x1b", "\x1b"])
    for line in [f"theme = {ALL}", ALL, f"{ALL} = {ALL}", f"columns = {ALL}", f"key.{ALL} = {ALL}", f"sort = {ALL}", f"api-url = {ALL}", f"api-url = http://{ALL}/"]:
        home = bench.home()
        os.makedirs(f"{home}/.config/pokedex")
        open(f"{home}/.config/pokedex/config", "w").write(line + "\n")
        for words in [["config"], ["info"], ["list", "mew"]]: printed(bench, f"settings {ascii(line)[:20]}: {words}", *words, home=home)
        looked(bench, bench.start(home=home, wait=rb"Bulbasaur"), f"settings {ascii(line)[:20]}", ["j", "?", "\x1b"])


@check
def pastes(bench):
    """A paste into every input field; this terminal strips nothing."""
    for name, keys, after in [("filter", "/", "\r"), ("note", "N", "\r"), ("search", "/fire\r\x13", "\r"), ("anything", ":", "\r"), ("team", "Tn", "\r"),
                              ("file", "Ti", "\r"), ("lens", "L", "\r"), ("order", "s", "\r"), ("list", "", ""), ("member", "Tnodd\r" + "a", "\r")]:
        for kind, text in [("pasted", f"\x1b[200~a{ALL}b\x1b[201~"), ("lines", f"\x1b[200~a\r\n{ALL}\nb\x1b[201~"),
                           ("in parts", "\x1b[200~" + ALL + "\x1b[20" + "1~x")]:
            home = bench.home()
            terminal = bench.start(home=home)
            for key in keys: terminal.type(key); terminal.read(0.02)
            looked(bench, terminal, f"{name}, {kind}", [text, after, "\x1b", "\x1b"])
            for words in [["note", "bulbasaur"], ["search", "list"], ["team", "list"]] if kind == "pasted" else []: printed(bench, f"{name}: {words}", *words, home=home)


@check
def variables(bench):
    """Variables with commands."""
    names = ["LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "TERM", "TERMINFO", "TERMINFO_DIRS", "COLORTERM", "COLORFGBG", "COLUMNS", "LINES", "ESCDELAY", "TZ",
             "NO_COLOR", "http_proxy", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "HOME",
             "EDITOR", "PAGER", "USER", "TMPDIR", "PWD", "SHELL"]
    names += [f"POKEDEX_{name}" for name in ["API_URL", "SPRITES_URL", "THEME", "BACKGROUND", "COLOR", "SYMBOLS", "LINEAR", "CURSOR", "MOUSE", "TITLE", "LINKS",
                                             "LANGUAGE", "UNITS", "SORT", "COLUMNS", "SOURCE", "OFFLINE", "CACHE_SIZE", "KEYS", "LENS"]]
    for name in names:
        for kind, value in [("commands", ALL), ("address", f"http://127.0.0.1:9/{ALL}/"), ("path", f"{bench.home()}/{ALL}")]:
            what = f"{name}: {kind}"
            changes = {name: value}
            if name == "HOME": changes, home = {}, value
            else: home = bench.home()
            for words in [["list", "mew"], ["info"], ["config"], ["show", "mew", "--source", "api"], ["caught", "add", "mew"], ["caught", "list"]]:
                printed(bench, f"{what}: {words}", *words, home=home, **changes)
            terminal = bench.start(home=home, wait=None, **changes)
            terminal.wait(rb"Bulbasaur|pokedex: ", 3)
            if terminal.end(0.2) is None: looked(bench, terminal, what, ["j", "f", "\r", "\x1b", "?", "\x1b"])
            else: looked(bench, terminal, what, ends=False); terminal.close()


@check
def arguments(bench):
    """Arguments, with any message about them."""
    for words in [["list", ALL], ["show", ALL], ["--" + ALL], ["list", "--" + ALL], ["list", "--columns", ALL], ["list", "--limit", ALL], ["team", "show", ALL],
                  ["team", "add", ALL, "mew"], ["team", "add", "odd", ALL], ["search", "save", ALL, "type:fire"], ["search", "save", "odd", ALL], ["note", "mew", ALL],
                  ["note", "mew"], ["import", ALL], ["restore", ALL], ["backup", "/nonexistent/" + ALL], ["team", "import", ALL], ["where", ALL], ["move", ALL],
                  ["counter", ALL], ["speed", ALL], ["complete", ALL], ["compare", ALL, ALL], ["list", "--api-url", ALL], ["list", "--language", ALL],
                  ["list", "--game", ALL], ["sync", "--into", "/nonexistent/" + ALL, "--api-url", "http://127.0.0.1:9/"], ["help", ALL], ["export", "/nonexistent/" + ALL]]:
        printed(bench, f"argument: {ascii(words)[:60]}", *words, home=bench.home())


if __name__ == "__main__":
    main()
