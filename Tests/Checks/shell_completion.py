#!/usr/bin/env python3
"""Presses the tabulator in the real shells: shell_completion.py PROGRAM [SHELL ...]

Starts bash, zsh and fish, each on a pseudo-terminal of its own with a home of its own, reads the
completions that `scripts/completions` writes, types a line and Tab, and looks whether the shell
wrote or offered what is expected: in English, and names in German, French and Japanese. Says how
long each took. Exit: 0 all did, 1 some did not.
"""
import os, pty, re, select, shutil, subprocess, sys, tempfile, time

LINES = [
    # What is typed, and what must be seen after it.
    ("pokedex evol", "evolution"),
    ("pokedex list --col", "--columns"),
    ("pokedex show garcho", "garchomp"),
    ("pokedex move earthq", "earthquake"),
    ("pokedex ability levit", "levitate"),
    ("pokedex item thunder-s", "thunder-stone"),
    ("pokedex type dra", "dragon"),
    ("pokedex list type:drag", "type:dragon"),
    ("pokedex list is:legen", "is:legendary"),
    ("pokedex list abil", "ability:"),
    ("pokedex moves learner:garcho", "learner:garchomp"),
    ("pokedex list --game plati", "platinum"),
    ("pokedex list --columns name,abil", "name,abilities"),
    ("pokedex browse --theme pro", "protanopia"),
    ("pokedex ladder --nature joll", "jolly"),
    ("pokedex ladder --condition tailw", "tailwind"),
]
OPEN = [
    # Within quotation marks: what is typed, and what the shell must write after it.
    ('pokedex show "Mr. M', 'ime'),
    ("pokedex show 'Mr. M", "ime"),
    ("pokedex show Mr.\\ M", "ime"),
    ("pokedex show 'Farfetch", "’d"),
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
    # The locale, what is typed, what must be seen.
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


class Shell:
    """A shell on a pseudo-terminal."""

    def __init__(self, name, folder, program, locale="C.UTF-8"):
        home = tempfile.mkdtemp()
        environment = {
            "HOME": home, "TERM": "dumb" if name != "fish" else "xterm", "LANG": "C.UTF-8",
            "LC_MESSAGES": locale,
            "PATH": os.path.dirname(program) + ":/usr/bin:/bin",
        }
        start = {
            "bash": ["bash", "--norc", "--noprofile", "-i"],
            "zsh": ["zsh", "-f", "-i"],
            "fish": ["fish", "--no-config", "-i"],
        }[name]
        self.process, self.terminal = pty.fork()
        if self.process == 0:
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
        """What comes until nothing does for so long, or until a text is there."""
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
        """Whether the word is written or offered, or what must follow it; and how long it took."""
        self.write("\x15")
        self.read(0.2)
        self.write(line)
        self.read(0.3)
        begin = time.monotonic()
        # What the shell adds to the line, or all of a word in a list below it.
        self.write("\t")
        rest = rest or expected[len(line.split(" ")[-1]):]
        seen = self.read(0.1, until=rest, limit=8)
        return rest in seen or expected in seen, (time.monotonic() - begin) * 1000


def clean(text):
    return re.sub(r"\x1b\][^\x07]*\x07|\x1b[\[(][0-9;?]*[A-Za-z]|\x1b[=>]", "", text)


def expect(name, shell, times, line, rest):
    """1 where the shell does not write the rest of the line."""
    found, took = shell.complete(line, rest, rest)
    times.append(took)
    if not found:
        print(f"{name}: {line!r} did not go on with {rest!r}")
    return not found


def main():
    program = os.path.abspath(sys.argv[1])
    folder = tempfile.mkdtemp()
    scripts = os.path.join(os.path.dirname(__file__), "../../scripts/completions")
    subprocess.run([scripts, program, folder], check=True)
    failed = 0
    for name in sys.argv[2:] or ["bash", "zsh", "fish"]:
        if not shutil.which(name):
            print(f"{name}: not installed")
            continue
        shell = Shell(name, folder, program)
        times = []
        for line, expected in LINES:
            found, took = shell.complete(line, expected)
            times.append(took)
            if not found:
                failed += 1
                print(f"{name}: {line!r} did not bring {expected!r}")
        for line, rest in OPEN:
            failed += expect(name, shell, times, line, rest)
        for locale in sorted({locale for locale, _, _ in SPOKEN}):
            shell = Shell(name, folder, program, locale)
            for _, line, rest in (entry for entry in SPOKEN if entry[0] == locale):
                failed += expect(name, shell, times, line, rest)
        times.sort()
        print(f"{name}: {len(times)} lines, median {times[len(times) // 2]:.0f} ms, most {times[-1]:.0f} ms")
    sys.exit(1 if failed else 0)


main()
