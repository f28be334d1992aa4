#!/usr/bin/env python3
"""Chooses the calculations of Tests/DataTests/Teams/Calculations.jsonl.gz.

    Tests/Checks/choose_calculations.py FOLDER… --calculator FOLDER [--program PATH]…

Each FOLDER has files GEN-KIND.jsonl.gz, as for damage.py. `--calculator` has the compiled `calc` of
smogon/damage-calc, which calculates each calculation again without each of its facts: what changes the damage is
covered by it. A few calculations that together cover everything are taken, and facts that they do not need are
left out. With several programs, Calculations-fields.jsonl.gz gets what only the last one does as expected.

factors.py tells whether a factor that is a little off would be noticed. Where it would not, calculations with more
damage were added by hand.
"""

import argparse
import collections
import copy
import glob
import gzip
import heapq
import json
import os
import re
import subprocess

import damage as checks

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TARGET = os.path.join(ROOT, "Tests/DataTests/Teams/Calculations")

# Facts that have no effect by being there, but by their value.
NUMBERS = {"level", "nature", "evs", "ivs"}
# Moves that depend on which item a Pokémon holds, so that any item matters to them.
ITEM_MOVES = {
    "Acrobatics", "Fling", "Judgment", "Knock Off", "Multi-Attack", "Natural Gift", "Poltergeist", "Techno Blast",
}
FAILING = {"Dream Eater", "Poltergeist", "Sky Drop", "Steel Roller", "Synchronoise"}
CRASHING = {"Axe Kick", "High Jump Kick", "Jump Kick", "Supercell Slam"}
# Abilities and a fact that decide whether others count.
DECIDING = {("move", "isCrit"), ("attacker", "ability"), ("defender", "ability")}
IGNORING = {"Mold Breaker", "Teravolt", "Turboblaze"}


def tables():
    """The slugs in the program's tables of battles."""
    paths = glob.glob(os.path.join(ROOT, "Sources/Domain/Battle/*Table*.swift"))
    return {word for path in paths for word in re.findall(r'"([a-z0-9-]+)"', open(path, encoding="utf8").read())}


TABLES = tables()


def is_told(thing):
    """Whether a table has a row for a move or an item."""
    name = "hidden-power" if thing.startswith("Hidden Power") else thing
    return re.sub("[^a-z0-9]+", "-", re.sub("[’'.]", "", name.lower())) in TABLES


def doubtful(line):
    """Whether the other calculator is known or suspected to be wrong about a calculation."""
    names = {line[who].get(key) for who in ("attacker", "defender") for key in ("ability", "item")}
    move, own = line["move"]["name"], line["attacker"].get("ability")
    entering = {"Air Lock", "Cloud Nine", "Dauntless Shield", "Download", "Forecast", "Intrepid Sword"}
    return (
        checks.follows_games(line)
        or bool(names & {"Kee Berry", "Maranga Berry", "Luminous Moss"} and "hits" in line["move"])
        or own == "Parental Bond" and bool(names & {"Dauntless Shield", "Mummy", "Wandering Spirit"})
        or move == "Facade" and line["gen"] == 3
        or "Neutralizing Gas" in names and bool(names & entering)
        or "Simple" in names and any(name and name.endswith(" Seed") for name in names)
        or move == "Knock Off" and "-Mega" in line["defender"]["species"]
        or move == "Hidden Power"
    )


# Facts of a calculation: paths such as ("attacker", "boosts", "atk").


def facts(line):
    for who in ("attacker", "defender", "move", "field"):
        for key, value in line.get(who, {}).items():
            if isinstance(value, dict):
                yield from ((who, key, inner) for inner in value)
            elif key not in ("species", "name"):
                yield who, key


def value(line, path):
    for key in path:
        line = line.get(key) if isinstance(line, dict) else None
    return line


def without(line, path, none=False):
    """The line without a fact; with `none`, without any ability, not that of the species."""
    line = copy.deepcopy(line)
    place = line
    for key in path[:-1]:
        place = place[key]
    if none and path[-1] == "ability":
        place["ability"] = "(none)"
        # The calculator does not ask for the ability that raises it.
        place.pop("boostedStat", None)
    else:
        del place[path[-1]]
        if not place:
            del (line if len(path) == 2 else line[path[0]])[path[-2]]
        if not line.get("field", True):
            del line["field"]
    return line


def mattering(line):
    """The facts without which a calculation is tried."""
    paths = [path for path in facts(line) if path[1] not in NUMBERS]
    if line["gen"] not in (1, 2):
        paths += [(who, "ability") for who in ("attacker", "defender") if "ability" not in line[who]]
    return paths


def hits(found):
    """The damage as a list of hits, each a list of rolls."""
    if isinstance(found, int):
        return [[found]]
    if isinstance(found[0], list):
        return found
    return [found] if len(found) >= 16 else [[hit] for hit in found]


def most(found):
    return sum(hit[-1] for hit in hits(found))


class Calculator:
    def __init__(self, folder):
        self.command = ["node", os.path.join(ROOT, "Tests/Checks/calculator.js"), folder]

    def __call__(self, lines):
        """The answers to calculations; `None` for those that are refused."""
        answers = []
        for start in range(0, len(lines), 20_000):
            text = "".join(json.dumps(line) + "\n" for line in lines[start : start + 20_000])
            run = subprocess.run(self.command, input=text, capture_output=True, text=True, check=True)
            answers += [json.loads(answer) for answer in run.stdout.splitlines()]
        return [answer if answer and answer["damage"] is not None else None for answer in answers]

    def variants(self, questions):
        """The damage of lines without facts: for each list of lines, a list."""
        answers = iter(self([line for lines in questions for line in lines]))
        return [[answer and answer["damage"] for _, answer in zip(lines, answers)] for lines in questions]


def agreeing(program, lines):
    """For each line whether a program calculates the expected damage, and whether it leaves something out."""
    text = "".join(json.dumps(bare(line)) + "\n" for line in lines)
    command = [*program.split(), "damage", "--batch", "-"]
    run = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    answers = [json.loads(answer) for answer in run.stdout.splitlines()]
    return [answer.get("damage") == line["damage"] for line, answer in zip(lines, answers)], [
        bool(answer.get("notCounted", True)) for answer in answers
    ]


def fitting(program, lines, indices):
    """The indices of the lines whose damage a program calculates as expected."""
    right, _ = agreeing(program, [lines[i] for i in indices])
    return [i for i, good in zip(indices, right) if good]


def bare(line):
    return {key: line[key] for key in ("gen", "attacker", "defender", "move", "field") if key in line}


# What a calculation covers.


def direction(before, after):
    """How a fact changes the damage: `before` without it, `after` with it."""
    if after == 0 or before == 0:
        return "none" if after == 0 else "some"
    return "more" if after > before else "less" if after < before else "other"


def word(line, path):
    """The part of a fact's value that matters for what is covered."""
    found = value(line, path)
    if path[1] == "boosts":
        return "up" if found > 0 else "down"
    if path[1] == "teraType":
        return found == "Stellar"
    if path[1] in ("curHP", "dynamaxLevel", "toxicCounter"):
        return ""
    return found


def covered(line, answer, changes, decided):
    """Everything that a calculation covers.

    changes: the damage without each fact that matters. decided: facts that matter only without another one.
    """
    generation, move, total = line["gen"], line["move"]["name"], most(line["damage"])
    doubles = value(line, ("field", "gameType")) == "Doubles"
    for path, damage in changes.items():
        way = direction(most(damage), total)
        name = answer[path[0]] if path[-1] == "ability" else word(line, path)
        yield generation, path, name
        if path[-1] == "ability" or path[-1] == "item" and move not in ITEM_MOVES:
            yield generation, path, name, way
        elif path[-1] != "item":
            yield generation, path, name, way, doubles and len(path) == 3
        if name == "Reckless":
            yield generation, name, move in CRASHING
        if path[1] in ("status", "weather", "terrain", "curHP", "item") and is_told(move):
            yield generation, move, path, way, name if path[1] != "item" else ""
        if path == ("attacker", "item") and move in ITEM_MOVES and answer["type"]:
            yield move, answer["type"]
    for path, other in decided if total > 0 else []:
        name = answer[path[0]] if path[1] == "ability" else ""
        yield generation, path, name, other, answer["defender"] if name in IGNORING else ""
    if is_told(move) and (total > 0 or move in FAILING):
        yield generation, move, total > 0
        if answer["power"] and total > 0:
            yield generation, move, "power", answer["power"]


def grouped(all_tokens):
    """Puts powers of a move that has many into six groups, and counts an item without a rule of its own in one
    generation as covered in all: only moves that ask for any item make a difference."""
    powers, ruled = collections.defaultdict(set), set()
    for token in set().union(*all_tokens):
        if len(token) == 4 and token[2] == "power":
            powers[token[:2]].add(token[3])
        elif is_item(token) and len(token) == 4:
            ruled.add(token[:3])

    def group(token):
        if len(token) == 4 and token[2] == "power" and len(known := sorted(powers[token[:2]])) > 8:
            return (*token[:3], f"group {known.index(token[3]) * 6 // len(known)}")
        if is_item(token) and len(token) == 3 and token not in ruled and not has_row(token):
            return "any", *token[1:]
        return token

    return [{group(token) for token in tokens} for tokens in all_tokens]


def is_item(token):
    return isinstance(token[1], tuple) and token[1][-1] == "item"


def has_row(token):
    """Whether the tables have a row for an attacker's item."""
    _, (who, _), item = token
    return who == "attacker" and (is_told(item) or item.endswith((" Gem", " Memory")))


def chosen(costs, all_tokens, done):
    """The positions of a few cheap lines that cover everything: the one that covers most for its cost, repeated."""
    heap = [(-len(tokens) / cost, index) for index, (cost, tokens) in enumerate(zip(costs, all_tokens)) if tokens]
    heapq.heapify(heap)
    picked = []
    while heap:
        _, index = heapq.heappop(heap)
        gain = len(all_tokens[index] - done) / costs[index]
        if gain == 0:
            continue
        if heap and gain < -heap[0][0]:
            heapq.heappush(heap, (-gain, index))
            continue
        picked.append(index)
        done |= all_tokens[index]
    return picked


# Leaving out what is not needed.


def shortened(lines, changes, calculate):
    """Lines without the facts whose absence changes neither the damage nor what covered facts do."""
    states = [[line, [path for path in facts(line) if path not in change]] for line, change in zip(lines, changes)]
    while any(paths for _, paths in states):
        tried = [(state, change, state[1].pop()) for state, change in zip(states, changes) if state[1]]
        questions = []
        for (line, _), change, path in tried:
            less = without(line, path)
            questions.append([less, *(without(less, other, none=True) for other in change)])
        for (state, change, path), lists, answers in zip(tried, questions, calculate.variants(questions)):
            if answers == [state[0]["damage"], *change.values()]:
                state[0] = lists[0]
    return [line for line, _ in states]


def read(folders):
    """All calculations of folders, each once."""
    found = {}
    for folder in folders:
        for path in sorted(glob.glob(os.path.join(folder, "*.jsonl.gz"))):
            with gzip.open(path, "rt") as file:
                for text in file:
                    line = json.loads(text)
                    if not doubtful(line):
                        found.setdefault(json.dumps(bare(line)), {**bare(line), "damage": line["damage"]})
    return list(found.values())


def studied(lines, calculate):
    """For each line the answer to it, the damage without each fact that matters, and facts that decide."""
    results = []
    for start in range(0, len(lines), 4000):
        part = lines[start : start + 4000]
        answers = calculate(part)
        paths = [mattering(line) for line in part]
        found = calculate.variants(
            [[without(line, path, none=True) for path in own] for line, own in zip(part, paths)]
        )
        changes = [
            {path: other for path, other in zip(own, others) if other is not None and other != line["damage"]}
            for line, own, others in zip(part, paths, found)
        ]
        questions, asked = [], []
        for line, own, change in zip(part, paths, changes):
            for path in DECIDING & change.keys():
                rest = [other for other in own if other not in change]
                less = without(line, path, none=True)
                asked.append((change[path], path, rest))
                questions.append([without(less, other, none=True) for other in rest])
        decided = iter(zip(asked, calculate.variants(questions)))
        for line, change, answer in zip(part, changes, answers):
            pairs = []
            for _ in DECIDING & change.keys():
                (usual, path, rest), others = next(decided)
                pairs += [(path, other) for other, damage in zip(rest, others) if damage != usual]
            if answer is None or answer["damage"] != line["damage"]:
                answer, change, pairs = None, {}, []
            results.append((answer, change, pairs))
    return results


def cost(line, change):
    """About the bytes of a line in the compressed file, and more if small numbers hide a wrong factor."""
    rolls = {tuple(hit) for hit in hits(line["damage"])}
    small = 100 if 0 < most(line["damage"]) < 40 else 0
    return 40 + small + 4 * len(change) + sum(len(set(hit)) for hit in rolls) + 3 * len(hits(line["damage"]))


def choose(lines, studies, all_tokens, programs, calculate, done):
    """Calculations that cover what is not done, shortened, which the programs do as expected."""
    picked, banned = [], set()
    costs = [cost(line, change) for line, (_, change, _) in zip(lines, studies)]
    while True:
        indices = chosen(costs, [set() if i in banned else tokens for i, tokens in enumerate(all_tokens)], set(done))
        if not indices:
            return picked
        banned.update(indices)
        short = shortened([lines[i] for i in indices], [studies[i][1] for i in indices], calculate)
        fits = [True] * len(short)
        for program in programs:
            right, named = agreeing(program, short)
            fits = [fit and good and not lacks for fit, good, lacks in zip(fits, right, named)]
        for index, line, fit in zip(indices, short, fits):
            if fit:
                picked.append(line)
                done |= all_tokens[index]


def write(path, lines):
    lines.sort(key=lambda line: (str(line["gen"]), line["move"]["name"], json.dumps(bare(line))))
    text = "".join(
        json.dumps({**bare(line), "damage": hits(line["damage"])}, ensure_ascii=False, separators=(",", ":")) + "\n"
        for line in lines
    )
    with open(path, "wb") as file, gzip.GzipFile("", "wb", 9, file, 0) as packed:
        packed.write(text.encode())
    counts = collections.Counter(str(line["gen"]) for line in lines)
    print(f"{path}: {os.path.getsize(path)} bytes, {len(lines)} calculations:", dict(counts))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--calculator", required=True)
    parser.add_argument("--program", action="append")
    options = parser.parse_args()
    programs = options.program or [os.path.join(ROOT, ".build/release/pokedex")]
    calculate = Calculator(options.calculator)
    lines = read(options.folders)
    first = set(fitting(programs[0], lines, range(len(lines))))
    later = fitting(programs[-1], lines, [i for i in range(len(lines)) if i not in first])
    kept = sorted(first.union(later))
    print(f"{len(lines)} calculations: {len(first)} as expected, {len(kept)} by the last program")
    studies = studied([lines[i] for i in kept], calculate)
    save([lines[i] for i in kept], [i in first for i in kept], studies, programs, calculate)


def save(lines, is_first, studies, programs, calculate):
    """Writes the files; those lines are for the first whose `is_first` is true."""
    tokens = grouped([set(covered(line, *study)) if study[0] else set() for line, study in zip(lines, studies)])
    usual = [own if fits else set() for own, fits in zip(tokens, is_first)]
    done = set()
    write(TARGET + ".jsonl.gz", choose(lines, studies, usual, programs, calculate, done))
    if len(programs) > 1:
        write(TARGET + "-fields.jsonl.gz", choose(lines, studies, tokens, programs[-1:], calculate, done))


if __name__ == "__main__":
    main()
