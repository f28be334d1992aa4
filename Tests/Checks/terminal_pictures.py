#!/usr/bin/env python3
"""Draws pictures of the built program on many kinds of terminals, from the screen of tmux.

    terminal_pictures.py [--program .build/release/pokedex] [--only NAME …]

Writes docs/screens/terminals/*.svg and their table in docs/terminals.md. Terminals with equal screens share a picture.
The program runs with an empty home and without the network. Needs tmux, and Debian's ncurses-term.
"""
import argparse, html, os, re, shutil, subprocess, sys, tempfile, time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PICTURES, PAGE = os.path.join(ROOT, "docs/screens/terminals"), os.path.join(ROOT, "docs/terminals.md")
COLUMNS, ROWS = 100, 24
# The list with a page beside it: types, bars, a number that the query asks for, a selected row.
KEYS = ["/", "type:dragon spe>90", "Enter", "j", "j", "c", "j", "j"]

LIGHT = {"COLORFGBG": "0;15"}
# name, caption, TERM, variables, arguments
CASES = [
    ("256", "`xterm-256color`", "xterm-256color", {}, []),
    ("256-light", "`xterm-256color`, light", "xterm-256color", LIGHT, []),
    ("true", "`COLORTERM=truecolor`", "xterm-256color", {"COLORTERM": "truecolor"}, []),
    ("tmux-256", "`tmux-256color`", "tmux-256color", {}, []),
    ("screen-256", "`screen-256color`", "screen-256color", {}, []),
    ("16", "`xterm-16color`", "xterm-16color", {}, []),
    ("16-light", "`xterm-16color`, light", "xterm-16color", LIGHT, []),
    ("8", "`xterm`", "xterm", {}, []),
    ("8-light", "`xterm`, light", "xterm", LIGHT, []),
    ("tmux", "`tmux`", "tmux", {}, []),
    ("screen", "`screen`", "screen", {}, []),
    ("ansi", "`ansi`", "ansi", {}, []),
    ("linux", "`linux`", "linux", {}, []),
    ("linux-c", "`linux`, `LANG=C`", "linux", {"LANG": "C"}, []),
    ("vt100", "`vt100`", "vt100", {}, []),
    ("vt220", "`vt220`", "vt220", {}, []),
    ("no-color", "`NO_COLOR=1`", "xterm-256color", {"NO_COLOR": "1"}, []),
    ("never", "`--color never`", "xterm-256color", {}, ["--color", "never"]),
    ("c", "`LANG=C`", "xterm-256color", {"LANG": "C"}, []),
    ("ascii", "`--ascii`", "xterm-256color", {}, ["--ascii"]),
    ("contrast", "`--theme contrast`", "xterm-256color", {}, ["--theme", "contrast"]),
    ("contrast-light", "`--theme contrast`, light", "xterm-256color", LIGHT, ["--theme", "contrast"]),
    ("protanopia", "`--theme protanopia`", "xterm-256color", {}, ["--theme", "protanopia"]),
    ("deuteranopia", "`--theme deuteranopia`", "xterm-256color", {}, ["--theme", "deuteranopia"]),
    ("protanopia-light", "`--theme protanopia`, light", "xterm-256color", LIGHT, ["--theme", "protanopia"]),
    ("tritanopia", "`--theme tritanopia`", "xterm-256color", {}, ["--theme", "tritanopia"]),
    ("tritanopia-light", "`--theme tritanopia`, light", "xterm-256color", LIGHT, ["--theme", "tritanopia"]),
]

# The first sixteen colours, as xterm has them, and as the console of a PC has them.
XTERM = ["000000", "cd0000", "00cd00", "cdcd00", "0000ee", "cd00cd", "00cdcd", "e5e5e5",
         "7f7f7f", "ff0000", "00ff00", "ffff00", "5c5cff", "ff00ff", "00ffff", "ffffff"]
CONSOLE = ["000000", "aa0000", "00aa00", "aa5500", "0000aa", "aa00aa", "00aaaa", "aaaaaa",
           "555555", "ff5555", "55ff55", "ffff55", "5555ff", "ff55ff", "55ffff", "ffffff"]


# MARK: The terminal's screen

def captured(program, case):
    """The lines of the screen with their colours, once nothing changes."""
    name, _, term, variables, arguments = case
    home = tempfile.mkdtemp()
    # Each case has a tmux server of its own: a server that ends takes a while to release its name.
    tmux = ["tmux", "-L", f"pictures-{os.getpid()}-{name}", "-f", "/dev/null"]
    variables = {"TERM": term, "HOME": home, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"} | variables
    command = ["env", "-i"] + [f"{key}={value}" for key, value in variables.items()]
    try:
        subprocess.run(
            tmux + ["new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS), "-s", "p", "--"]
            + command + [program, "--offline"] + arguments,
            check=True, env=os.environ | {"LANG": "C.UTF-8"})
        subprocess.run(tmux + ["set", "-g", "status", "off"], check=True)
        settled(tmux)
        for key in KEYS:
            subprocess.run(tmux + ["send-keys", "-t", "p"] + ([key] if key == "Enter" else ["-l", key]))
        return settled(tmux)
    finally:
        subprocess.run(tmux + ["kill-server"], stderr=subprocess.DEVNULL)
        shutil.rmtree(home, ignore_errors=True)


def settled(tmux):
    shown, end = None, time.monotonic() + 10
    while time.monotonic() < end:
        time.sleep(0.4)
        now = subprocess.run(
            tmux + ["capture-pane", "-p", "-e", "-t", "p"], capture_output=True, text=True).stdout
        if now == shown and now.strip(): return now.split("\n")[:ROWS]
        shown = now
    sys.exit("the screen does not come to rest")


# MARK: Cells

class Look:
    """The look of a run of text: two colours and the other SGR attributes."""

    def __init__(self): self.reset()

    def reset(self): self.ink = self.ground = None; self.on = set()

    def read(self, codes):
        codes = [int(code or 0) for code in codes.split(";")]
        names = {1: "bold", 2: "dim", 3: "italic", 4: "underline", 7: "reverse"}
        while codes:
            code = codes.pop(0)
            if code == 0: self.reset()
            elif code in names: self.on.add(names[code])
            elif code == 22: self.on -= {"bold", "dim"}
            elif code in (24, 27): self.on.discard(names[code - 20])
            elif 30 <= code <= 37: self.ink = code - 30
            elif 90 <= code <= 97: self.ink = code - 82
            elif 40 <= code <= 47: self.ground = code - 40
            elif 100 <= code <= 107: self.ground = code - 92
            elif code == 39: self.ink = None
            elif code == 49: self.ground = None
            elif code in (38, 48):
                kind = codes.pop(0)
                color = codes.pop(0) if kind == 5 else tuple(codes.pop(0) for _ in range(3))
                if code == 38: self.ink = color
                else: self.ground = color


def runs(line, look):
    """The runs of a line: first column, text, look, which continues on the next line."""
    column, found = 0, []
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        if part.startswith("\x1b"): look.read(part[2:-1])
        elif part:
            part = part.replace("\x0e", "").replace("\x0f", "")
            found.append((column, part, (look.ink, look.ground, frozenset(look.on))))
            column += len(part)
    return found


# MARK: The picture

WIDTH, HEIGHT, BASELINE, MARGIN = 9, 18, 14, 10
# The part of a cell that each block character fills: x, y, width, height.
BLOCKS = {chr(0x2588 + n): (0, 0, WIDTH * (8 - n) / 8, HEIGHT) for n in range(8)}
BLOCKS |= {chr(0x2581 + n): (0, HEIGHT * (7 - n) / 8, WIDTH, HEIGHT * (n + 1) / 8) for n in range(7)}
BLOCKS |= {"▀": (0, 0, WIDTH, HEIGHT / 2), "▐": (WIDTH / 2, 0, WIDTH / 2, HEIGHT)}
LINES = {"─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu", "├": "rud", "┤": "lud",
         "┬": "lrd", "┴": "lru", "┼": "lrud", "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu"}


class Picture:
    def __init__(self, lines, palette, is_light):
        self.palette = palette
        self.ink, self.ground = ("000000", "ffffff") if is_light else ("e5e5e5", "000000")
        if palette is CONSOLE: self.ink = CONSOLE[7]
        self.grounds, self.strokes, self.shades, self.texts, self.styles = {}, {}, {}, [], {}
        look = Look()
        for y, line in enumerate(lines): self.row(y, runs(line, look))

    def color(self, value, other):
        if value is None: return other
        if isinstance(value, tuple): return "%02x%02x%02x" % value
        if value < 16: return self.palette[value]
        if value > 231: return "%02x" % (8 + 10 * (value - 232)) * 3
        value -= 16
        steps = [0, 95, 135, 175, 215, 255]
        return "%02x%02x%02x" % (steps[value // 36], steps[value // 6 % 6], steps[value % 6])

    def colors(self, look):
        ink, ground, on = look
        # xterm and the console show bold letters of the first eight colours as bright ones.
        if "bold" in on and isinstance(ink, int) and ink < 8: ink += 8
        ink, ground = self.color(ink, self.ink), self.color(ground, self.ground)
        if "reverse" in on: ink, ground = ground, ink
        if "dim" in on: ink = mixed(ink, ground)
        return ink, ground

    def row(self, y, runs):
        spans = []
        for column, text, look in runs:
            ink, ground = self.colors(look)
            x, top = MARGIN + column * WIDTH, MARGIN + y * HEIGHT
            if ground != self.ground: box(self.grounds, ground, x, top, len(text) * WIDTH, HEIGHT)
            if "underline" in look[2] and not text.strip():
                box(self.shades, ink, x, top + HEIGHT - 3, len(text) * WIDTH, 1)
            for column, letter in enumerate(text): self.sign(letter, ink, x + column * WIDTH, top)
            for word in re.finditer(r"\S(?:\S| (?=\S))*", "".join(
                    " " if sign in BLOCKS or sign in LINES or sign in "░▒▓" else sign for sign in text)):
                spans.append((x + word.start() * WIDTH, word.group(), ink, look[2]))
        if spans: self.texts.append((MARGIN + y * HEIGHT + BASELINE, spans))

    def sign(self, letter, ink, x, top):
        if letter in BLOCKS:
            left, down, width, height = BLOCKS[letter]
            box(self.shades, ink, x + left, top + down, width, height)
        elif letter in "░▒▓":
            box(self.shades, mixed(ink, self.ground, {"░": 4, "▒": 2, "▓": 1.3}[letter]), x, top, WIDTH, HEIGHT)
        elif letter in LINES:
            middle, half = x + WIDTH // 2, top + HEIGHT // 2
            for way in LINES[letter]:
                x1, y1, x2, y2 = {"l": (x, half, middle + 1, half + 1), "r": (middle, half, x + WIDTH, half + 1),
                                  "u": (middle, top, middle + 1, half + 1),
                                  "d": (middle, half, middle + 1, top + HEIGHT)}[way]
                box(self.strokes, ink, x1, y1, x2 - x1, y2 - y1)

    def svg(self):
        width, height = COLUMNS * WIDTH + 2 * MARGIN, ROWS * HEIGHT + 2 * MARGIN
        body = [
            f'<path fill="#{color}" d="{"".join(drawn(boxes))}"/>'
            for part in (self.grounds, self.shades, self.strokes) for color, boxes in part.items()]
        for y, spans in self.texts:
            body.append(f'<text y="{y}">' + "".join(self.span(*span) for span in spans) + "</text>")
        style = "".join(f".{name}{{{rule}}}" for rule, name in self.styles.items())
        return "\n".join([
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
            f' viewBox="0 0 {width} {height}">',
            f'<style>text{{font:15px "DejaVu Sans Mono",monospace;white-space:pre}}{style}</style>',
            f'<rect width="100%" height="100%" rx="8" fill="#{self.ground}"/>'] + body + ["</svg>", ""])

    def span(self, x, text, ink, on):
        rule = f"fill:#{ink}"
        if "bold" in on: rule += ";font-weight:bold"
        if "underline" in on: rule += ";text-decoration:underline"
        name = self.styles.setdefault(rule, "abcdefghijklmnopqrstuvwxyz"[len(self.styles) % 26]
                                      + "x" * (len(self.styles) // 26))
        return (f'<tspan class="{name}" x="{x}" textLength="{len(text) * WIDTH}">'
                f"{html.escape(text, quote=False)}</tspan>")


def mixed(ink, ground, share=2):
    """A mix of two colours: one part of the first in `share` parts."""
    pairs = zip(bytes.fromhex(ink), bytes.fromhex(ground))
    return bytes(round(a / share + b * (1 - 1 / share)) for a, b in pairs).hex()


def box(boxes, color, x, y, width, height):
    """Joins a box to the one before it, where they are side by side."""
    list_ = boxes.setdefault(color, [])
    if list_ and list_[-1][1] == y and list_[-1][3] == height and list_[-1][0] + list_[-1][2] == x:
        x, width = list_[-1][0], list_.pop()[2] + width
    list_.append((x, y, width, height))


def drawn(boxes):
    for x, y, width, height in joined(boxes):
        yield f"M{x:g} {y:g}h{width:g}v{height:g}h-{width:g}z"


def joined(boxes):
    """Joins boxes of one width that touch vertically."""
    whole = []
    for x, y, width, height in sorted(set(boxes), key=lambda box: (box[0], box[2], box[1])):
        last = whole[-1] if whole else None
        if last and (last[0], last[2], last[1] + last[3]) == (x, width, y):
            whole[-1] = (x, last[1], width, last[3] + height)
        else:
            whole.append((x, y, width, height))
    return whole


# MARK: The table

def table(shown):
    """A table of two pictures a row, each above the names of its terminals."""
    cells = [
        f"![](screens/terminals/{file}.svg)<br>{', '.join(names)}"
        for file, names in shown]
    rows = [(cells[index:index + 2] + [""])[:2] for index in range(0, len(cells), 2)]
    return "\n".join(["| | |", "|---|---|"] + [f"| {left} | {right} |" for left, right in rows])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", default=os.path.join(ROOT, ".build/release/pokedex"))
    parser.add_argument("--only", nargs="*", default=[])
    options = parser.parse_args()
    program, shown, known = os.path.abspath(options.program), [], {}
    os.makedirs(PICTURES, exist_ok=True)
    for case in CASES:
        name, title, term, variables = case[:4]
        if options.only and name not in options.only: continue
        if subprocess.run(["infocmp", term], capture_output=True).returncode:
            sys.exit(f"{term} is not described here: install ncurses-term")
        svg = Picture(
            captured(program, case), CONSOLE if term == "linux" else XTERM, variables == LIGHT).svg()
        if svg in known: shown[known[svg]][1].append(title)
        else:
            known[svg] = len(shown)
            shown.append((name, [title]))
            with open(os.path.join(PICTURES, name + ".svg"), "w") as file: file.write(svg)
        print(f"{name}: {len(svg):,} bytes, as {shown[known[svg]][0]}")
    if options.only: return
    for file in os.listdir(PICTURES):
        if file[:-4] not in [name for name, _ in shown]: os.remove(os.path.join(PICTURES, file))
    with open(PAGE) as file: text = file.read()
    begin, end = "<!-- pictures -->\n", "<!-- end of pictures -->"
    head, rest = text.split(begin)
    with open(PAGE, "w") as file:
        file.write(head + begin + "\n" + table(shown) + "\n\n" + end + rest.split(end)[1])


if __name__ == "__main__": main()
