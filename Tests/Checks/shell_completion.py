#!/usr/bin/env python3
"""Completes with Tab in real shells: shell_completion.py PROGRAM [--only PART ...] [SHELL ...]

Starts bash, zsh and fish, each on a pseudo-terminal of its own with a home of its own, and reads the
completions that `scripts/completions` writes. The parts:

lines    types a line and Tab, and checks that the shell wrote or offered the expected text: in
         English, and names in German, French and Japanese. Prints the time of each.
names    gives teams, saved searches, and items and games of a foreign dex names with every printable
         ASCII character at their beginning, middle and end, names that are commands, and invisible
         letters. Types the beginning of each, unquoted and within both quotation marks, presses Tab
         and Enter, and checks that the program got exactly the name as one argument; or that nothing
         was offered, if a terminal would not show the name unchanged. No shell may run or expand any
         part of a name.

Exits with 1 on a fault.
"""
import argparse, os, pty, random, re, select, shutil, signal, sqlite3, subprocess, sys, tempfile
import time

LINES = [
    # The typed text, and the expected text after it.
    ("pokedex evol", "evolution"),
    ("pokedex list --col", "--columns"),
    ("pokedex show garcho", "garchomp"),
    ("pokedex move earthq", "earthquake"),
    ("pokedex ability levit", "levitate"),
    ("pokedex item thunder-s", "thunder-stone"),
    ("pokedex type dra", "dragon"),
    ("pokedex list type:drag", "type:dragon"),
    ("pokedex list is:legen", "is:legendary"),
    ("pokedex list -is:legen", "-is:legendary"),
    ("pokedex list abil", "ability:"),
    ("pokedex moves learner:garcho", "learner:garchomp"),
    ("pokedex list --game plati", "platinum"),
    ("pokedex list --game=plati", "--game=platinum"),
    ("pokedex list --columns name,abil", "name,abilities"),
    ("pokedex browse --theme pro", "protanopia"),
    ("pokedex --theme pro", "protanopia"),
    ("pokedex speed --nature joll", "jolly"),
    ("pokedex speed --condition tailw", "tailwind"),
    ("pokedex caught rem", "remove"),
    ("pokedex caught type:drag", "type:dragon"),
    ("pokedex team imp", "import"),
    ("pokedex export --format js", "json"),
    ("pokedex help te", "team"),
]
OPEN = [
    # Within quotation marks: the typed text, and the text that the shell must write after it.
    ('pokedex show "Mr. M', 'ime'),
    ("pokedex show 'Mr. M", "ime"),
    ("pokedex show Mr.\\ M", "ime"),
    ("pokedex show 'Farfetch", "’d"),
    ("pokedex team import a\\ fi", "le.txt"),
    ("pokedex export 'a fi", "le.txt"),
    ("pokedex list 'type:drag", "on"),
    ("pokedex list 'gen:1 type:drag", "on"),
    ("pokedex list 'spe>100 type:drag", "on"),
    # The query of the full screen.
    ("pokedex type:drag", "on"),
    ("pokedex 'type:drag", "on"),
    ("pokedex 'gen:1 type:drag", "on"),
    ("pokedex charm type:drag", "on"),
]
SPOKEN = [
    # The locale, the typed text, the expected text.
    ("de_DE.UTF-8", "pokedex show glur", "ak"),
    ("de_DE.UTF-8", "pokedex show Glur", "ak"),
    ("de_DE.UTF-8", "pokedex move erdb", "eben"),
    ("de_DE.UTF-8", "pokedex list type:drac", "he"),
    ("de_DE.UTF-8", "pokedex 'ability:schweb", "e"),
    ("de_DE.UTF-8", "pokedex list garchom", "p"),
    ("C.UTF-8", "pokedex show --language de glur", "ak"),
    ("fr_FR.UTF-8", "pokedex item 'Restes", "'"),
    ("fr_FR.UTF-8", "pokedex show dracauf", "eu"),
    ("fr_FR.UTF-8", "pokedex move séis", "me"),
    ("ja_JP.UTF-8", "pokedex show フシギダ", "ネ"),
]
PROMPT = "READY> "
# Texts that are special in a shell: commands, expansions, quotation marks, options.
COMMANDS = [
    "$(touch canary)", "`touch canary`", "$((x[$(touch canary)0]=1))", "${x[$(touch canary)]}",
    "${x:-$(touch canary)}", "<(touch canary)", ">(touch canary)", ">canary", ">>canary", "2>canary",
    ";touch canary", "&touch canary", "&&touch canary", "|touch canary", "||touch canary",
    "(touch canary)", "{touch,canary}", "$'touch canary'", "';touch canary;'", '";touch canary;"',
    "\\;touch canary", "\\\\;touch canary", "'$(touch canary)'", '"$(touch canary)"', "$HOME", "$$",
    "$?", "${HOME}", "$[1+1]", "!!", "!touch", "!?touch?", "!$", "^touch^canary", "~", "~root",
    "=~root", ":~root", "=ls", "%1", "*", "?", "[a-z]*", "**/*", "@(a|b)", "+(a)", "{a,b}", "{1..3}",
    "#touch", "a=b:c", "a@b", "it's", 'say "hi"', "back\\slash", "\\", "--help", "-rf", "--", "a\\ b",
]
UNSEEN = ["\ttab", "\nline", "\rreturn", "\x1b[2J", "\x07bell", "\u202ebidi", "\u200bzero", "\xa0blank"]
SEEN = ["\u6f22\u5b57", "e\u0301", "é", "ß", "\u05d0\u05d1", "\U0001f600", "ﾌｼｷﾞ", "“”", "’"]


class Shell:
    """A shell on a pseudo-terminal."""

    def __init__(self, name, folder, path, locale="C.UTF-8", home=None, work=None):
        self.name = name
        environment = {
            "HOME": home or tempfile.mkdtemp(), "TERM": "dumb" if name != "fish" else "xterm",
            "LANG": "C.UTF-8", "LC_MESSAGES": locale, "PATH": path + ":/usr/bin:/bin",
        }
        start = {
            "bash": ["bash", "--norc", "--noprofile", "-i"],
            "zsh": ["zsh", "-f", "-i"],
            "fish": ["fish", "--no-config", "-i"],
        }[name]
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(work or environment["HOME"])
            open("a file.txt", "w").close()
            os.execvpe(start[0], start, environment)
        for line in {
            "bash": [f"source {folder}/pokedex.bash", "bind 'set show-all-if-ambiguous on'",
                     "bind 'set enable-bracketed-paste off'", f"PS1='{PROMPT}'"],
            "zsh": [f"fpath=({folder} $fpath)", "autoload -Uz compinit", "compinit -u",
                    "setopt no_beep", f"PROMPT='{PROMPT}'"],
            "fish": [f"source {folder}/pokedex.fish", f"function fish_prompt; echo -n '{PROMPT}'; end",
                     "function fish_greeting; end"],
        }[name]:
            self.read(0.4)
            self.write(line + "\r")
        self.read(1.5)

    def write(self, text):
        os.write(self.terminal, text.encode())

    def read(self, quiet, until=None, limit=10):
        """The output until a pause, or until a text."""
        text, end = "", time.monotonic() + limit
        while time.monotonic() < end:
            if not select.select([self.terminal], [], [], quiet)[0]:
                if until is None:
                    break
                continue
            try:
                text += os.read(self.terminal, 65536).decode(errors="replace")
            except OSError:
                break
            if until and until in clean(text):
                break
        return clean(text)

    def complete(self, line, expected, rest=None):
        """Whether the word, or its expected continuation, is written or offered; and the time."""
        self.write("\x15")
        self.read(0.2)
        self.write(line)
        self.read(0.3)
        begin = time.monotonic()
        # Tab adds the rest of the word to the line, or lists whole words below it.
        self.write("\t")
        rest = rest or expected[len(line.split(" ")[-1]):]
        seen = self.read(0.1, until=rest, limit=8)
        return rest in seen or expected in seen, (time.monotonic() - begin) * 1000

    def end(self):
        os.close(self.terminal)
        try:
            os.kill(self.process, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.process, 0)


def clean(text):
    return re.sub(r"\x1b\][^\x07]*\x07|\x1b[\[(][0-9;?]*[A-Za-z]|\x1b=|\x1b>", "", text)


# --- lines


def expect(name, shell, times, line, rest):
    """1 if the shell does not write the rest of the line."""
    found, took = shell.complete(line, rest, rest)
    times.append(took)
    if not found:
        print(f"{name}: {line!r} did not go on with {rest!r}")
    return not found


def lines(name, folder, program):
    """The number of lines, and the number of faults."""
    path, failed, times = os.path.dirname(program), 0, []
    shell = Shell(name, folder, path)
    for line, expected in LINES:
        found, took = shell.complete(line, expected)
        times.append(took)
        if not found:
            failed += 1
            print(f"{name}: {line!r} did not bring {expected!r}")
    for line, rest in OPEN:
        failed += expect(name, shell, times, line, rest)
    shell.end()
    for locale in sorted({locale for locale, _, _ in SPOKEN}):
        shell = Shell(name, folder, path, locale)
        for _, line, rest in (entry for entry in SPOKEN if entry[0] == locale):
            failed += expect(name, shell, times, line, rest)
        shell.end()
    times.sort()
    print(f"{name}: {len(times)} lines, median {times[len(times) // 2]:.0f} ms, most {times[-1]:.0f} ms")
    return len(times), failed


# --- names


def names():
    """Each name with its typed beginning, and whether it may be offered."""
    signs = [sign for sign in map(chr, range(0x20, 0x7F)) if not sign.isalnum()]
    texts = [(text, True) for text in signs + COMMANDS + SEEN] + [(text, False) for text in UNSEEN]
    for number, (text, is_seen) in enumerate(texts):
        yield f"q{number}m{text}e", f"q{number}m", is_seen
        # The program trims blanks at the ends of a name.
        if text != " ":
            yield f"q{number}e{text}", f"q{number}e", is_seen
        if text != " " and is_seen:
            yield f"{text}b{number}b", f"{text}b{number}", is_seen


QUOTES = {
    "": lambda text, shell: "".join(sign if sign.isalnum() or sign in "_." or ord(sign) > 127
                                    else "\\" + sign for sign in text),
    "'": lambda text, shell: "'" + (text.replace("\\", "\\\\").replace("'", "\\'") if shell == "fish"
                                    else text.replace("'", "'\\''")),
    '"': lambda text, shell: '"' + re.sub(r'([$"\\])' if shell == "fish" else r'([$`"\\])', r"\\\1",
                                          text),
}


class Names:
    """A home with names of all kinds, and a program that records its arguments."""

    def __init__(self, program):
        self.root = tempfile.mkdtemp()
        self.home, self.work, self.bin = (os.path.join(self.root, part)
                                          for part in ("home", "work", "bin"))
        for folder in (self.home, self.work, self.bin):
            os.mkdir(folder)
        for file in ("a", "b", "ab", "touch"):
            open(os.path.join(self.work, file), "w").close()
        self.arguments, self.asked = (os.path.join(self.root, file) for file in ("arguments", "asked"))
        self.write_stub(program)
        self.names = list(names())
        self.fill_store(program)
        self.fill_dex(program)

    def write_stub(self, program):
        stub = os.path.join(self.bin, "pokedex")
        with open(stub, "w") as file:
            file.write(f"""#!/bin/sh
if [ "$1" = ---complete ]; then
    {program} "$@"
    : >'{self.asked}'
    exit
fi
printf '%s\\0' "$@" >'{self.arguments}.new'
mv '{self.arguments}.new' '{self.arguments}'
""")
        os.chmod(stub, 0o755)

    def fill_store(self, program):
        environment = {"HOME": self.home, "LANG": "C.UTF-8"}
        subprocess.run([program, "team", "add", "usual", "mew"], env=environment, check=True,
                       stdout=subprocess.DEVNULL)
        subprocess.run([program, "search", "save", "usual", "is:legendary"], env=environment,
                       check=True, stdout=subprocess.DEVNULL)
        with sqlite3.connect(f"{self.home}/.local/share/pokedex/trainer.sqlite") as store:
            (unread,) = store.execute("SELECT unread FROM team").fetchone()
            for name, _, _ in self.names:
                store.execute("INSERT OR IGNORE INTO team (name, unread) VALUES (?, ?)", (name, unread))
                store.execute("INSERT OR IGNORE INTO search VALUES (?, 'is:legendary')", (name,))
        store.close()

    def fill_dex(self, program):
        """Makes a dex in which items and moves have these names as slugs."""
        bundled = os.path.join(os.path.dirname(__file__), "../../Resources/dex.sqlite")
        dex = f"{self.home}/.local/share/pokedex/dex.sqlite"
        shutil.copy(bundled, dex)
        os.chmod(dex, 0o600)
        with sqlite3.connect(dex) as file:
            for kind in ("item", "move"):
                (slugs,) = file.execute("SELECT slugs FROM kind WHERE name = ?", (kind,)).fetchone()
                rows = slugs.split("\n")
                # The names are stored one per line.
                hostile = [name for name, _, _ in self.names if "\n" not in name]
                rows[:len(hostile)] = hostile
                file.execute("UPDATE kind SET slugs = ? WHERE name = ?", ("\n".join(rows), kind))
        file.close()

    def trace(self):
        """New files in the folder."""
        return sorted(set(os.listdir(self.work)) - {"a", "b", "ab", "touch", "a file.txt"})

    def answered(self, shell, seconds):
        """The output of the shell after the program's answer, after a wait."""
        seen, end = "", time.monotonic() + 5
        while not os.path.exists(self.asked) and time.monotonic() < end:
            seen += shell.read(0.01, limit=0.05)
        if os.path.exists(self.asked):
            os.unlink(self.asked)
        end, drawn = time.monotonic() + seconds, ""
        while time.monotonic() < end and not drawn:
            drawn += shell.read(0.05)
        return seen + drawn

    def got(self, seconds):
        """The arguments of the program; None if it was not started."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if os.path.exists(self.arguments):
                with open(self.arguments, "rb") as file:
                    text = file.read().decode(errors="surrogateescape")
                os.unlink(self.arguments)
                return text.split("\0")[:-1]
            time.sleep(0.003)
        return None


KINDS = [
    # The words before the name, and the quotation marks to try.
    (["team", "remove", "--"], ["", "'", '"']),
    (["search", "remove", "--"], ["", "'"]),
    (["item", "--"], ["", "'"]),
    (["speed", "--item="], ["", "'"]),
]


def tab(shell, fixture, words, quote, beginning, name, is_seen, seconds):
    """The fault when the rest of a name is completed; None without one."""
    typed = QUOTES[quote](beginning, shell.name)
    shell.write(" ".join(["pokedex"] + words) + (typed if words[-1].endswith("=") else " " + typed))
    shell.read(0.02)
    shell.write("\t")
    seen = fixture.answered(shell, seconds)
    if fixture.trace():
        return f"Tab made {fixture.trace()}"
    word = name if is_seen else beginning
    wanted = words[:-1] + [words[-1] + word] if words[-1].endswith("=") else words + [word]
    # fish leaves a quotation mark open after these characters, as more may follow.
    if shell.name == "fish" and word[-1] in ",-./:=@":
        shell.write(quote)
    shell.write("\r")
    got = fixture.got(3)
    shell.read(0.03, until=PROMPT.strip(), limit=1)
    if fixture.trace():
        return f"Enter made {fixture.trace()}"
    return None if got == wanted else f"the program got {got}, not {wanted}; Tab wrote {seen!r}"


def try_names(shell_name, folder, fixture, random, share):
    """The number of names, and the number of faults."""
    tried = failed = 0
    start = lambda: Shell(shell_name, folder, fixture.bin, home=fixture.home, work=fixture.work)
    shell = start()
    for words, quotes in KINDS:
        chosen = fixture.names if words[0] == "team" else random.sample(fixture.names, share)
        for quote in quotes:
            for name, beginning, is_seen in chosen:
                # A dex has one name per line, and a line with an open quotation mark does not run.
                if "\n" in name and words[0] in ("item", "speed") or not is_seen and quote:
                    continue
                # After `**/`, fish completes nothing; it runs and expands nothing, either.
                if shell_name == "fish" and beginning.startswith("**/"):
                    continue
                case = (words, quote, beginning, name, is_seen)
                wrong = tab(shell, fixture, *case, 0.25)
                tried += 1
                if wrong and not fixture.trace():
                    # The machine may have been busy.
                    shell.end()
                    shell = start()
                    wrong = tab(shell, fixture, *case, 3)
                if wrong:
                    failed += 1
                    print(f"{shell_name}: {' '.join(words)} {quote}… for {name!r}: {wrong}", flush=True)
                    for file in fixture.trace():
                        os.unlink(os.path.join(fixture.work, file))
                    shell.end()
                    shell = start()
    shell.end()
    return tried, failed


# --- all


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("shells", nargs="*", metavar="shell")
    parser.add_argument("--only", nargs="+", choices=["lines", "names"], default=["lines", "names"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=int, default=60,
                        help="try that many names of each kind; all of them as teams")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    folder = tempfile.mkdtemp()
    scripts = os.path.join(os.path.dirname(__file__), "../../scripts/completions")
    subprocess.run([scripts, program, folder], check=True)
    tried = failed = 0
    for name in options.shells or ["bash", "zsh", "fish"]:
        if not shutil.which(name):
            print(f"{name}: not installed")
            continue
        counts = []
        if "lines" in options.only:
            counts.append(lines(name, folder, program))
        if "names" in options.only:
            counts.append(try_names(name, folder, Names(program),
                                    random.Random(options.seed), options.share))
        tried += sum(count for count, _ in counts)
        failed += sum(count for _, count in counts)
    print(f"{tried:,} tried, {failed:,} wrong")
    sys.exit(1 if failed else 0)


main()
