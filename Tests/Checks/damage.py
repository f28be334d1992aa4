#!/usr/bin/env python3
"""Compares `pokedex damage --batch` with calculations of another calculator.

    Tests/Checks/damage.py FOLDER [--program PATH] [--step N] [--show N]

FOLDER has files GEN-KIND.jsonl.gz with one calculation a line, in the shape of docs/damage.md, and the
expected `damage` and `maxHP`. Prints for each generation and kind how many agree, agree although something is
named as not counted, differ, differ but are named, differ because the games are followed (docs/damage.md), and
are out of scope. Exits with 1 if anything differs that is neither named nor a row of docs/damage.md.
"""

import argparse
import collections
import gzip
import json
import os
import re
import subprocess
import sys

COLUMNS = ["agree", "agree, named", "games", "named", "DIFFER", "not of the games", "error"]

# Pokémon and other things that players made up, which no game has.
MADE_UP = set(
    """Ababo Argalis Arghonaut Astrolotl Aurumoth Brattler Breezi Caimanoe Caribolt Cawdet Cawmodore
    Chromera Chuggalong Chuggon Colossoil Coribalis Cresceidon Crucibelle Cupra Cyclohm Dorsoil Draggalong
    Duohm Electrelk Embirch Equilibra Fawnifer Fidgit Flarelm Floatoy Hemogoblin Jumbao Justyke Kerfluffle
    Kitsunoh Krilowatt Malaconda Miasmaw Miasmite Mollux Monohm Mumbao Naviathan Necturine Necturna Nohface
    Obliteryx Pajantom Plasmanta Pluffle Privatyke Protowatt Pyroak Ramnarok Rebble Revenankh Saharaja
    Saharascal Scattervein Scratchet Shox Smogecko Smoguana Smokomodo Snaelstrom Snugglow Solotl Stratagem
    Swirlpool Syclant Syclar Tactite Tomohawk Venomicon Volkraken Volkritter Voodoll Voodoom""".split()
) | {
    "Persistent", "Rebound", "Mountaineer", "Crucibellite", "Vile Vial", "Paleo Wave", "Polar Flare",
    "Shadow Strike", "Nihil Light",
}


def made_up(error):
    """Whether an error is about something that no game has."""
    name = re.search(r"'([^']*)'", error)
    return name and (name[1] in MADE_UP or name[1].split("-")[0] in MADE_UP)


def follows_games(line):
    """Whether the other calculator is known to differ from the games: the rows of docs/damage.md."""
    generation = 9 if line["gen"] == "champions" else line["gen"]
    move, target = line["move"]["name"], line["defender"]
    field = line.get("field", {})
    knockouts = {"Fissure", "Guillotine", "Horn Drill", "Sheer Cold"}
    return (
        move in {"Super Fang", "Ruination", "Endeavor"} | knockouts
        or move == "Counter" and generation == 1
        or move == "Triple Kick" and generation < 7
        or move == "Dream Eater" and generation < 5 and target.get("status") != "slp"
        or move == "Weather Ball" and generation == 3 and "weather" not in field
        or move == "Struggle" and target.get("ability") == "Wonder Guard"
        or line["attacker"].get("ability") in {"Triage", "Gale Wings"} and field.get("terrain") == "Psychic"
        or move in {"Techno Blast", "Water Shuriken"} and generation == 6
        or move == "Fling" and line["damage"] == 0
        or "Cherrim-Sunshine" in {line["attacker"]["species"], target["species"]}
        or target["species"] == "Heatran-Mega" and "ability" not in target
        or move == "Facade" and generation == 3
        or move == "Smelling Salts" and generation == 3 and target.get("status") == "par"
        or move == "Hidden Power"
        or move.startswith("Hidden Power") and line["attacker"].get("ability") == "Normalize"
        or any(switched_on(line[who], field) for who in ("attacker", "defender"))
        or differs_by_state(line, field)
        or differs_by_power_up(line)
    )


def differs_by_state(line, field):
    """The rows of docs/damage.md about abilities, items and the field."""
    attacker, target, move = line["attacker"], line["defender"], line["move"]
    abilities = {attacker.get("ability"), target.get("ability")}
    items = {attacker.get("item"), target.get("item")}
    hazards = field.get("defenderSide", {}).keys() & {"isSR", "spikes", "steelsurge"}
    entering = {"Download", "Intrepid Sword", "Dauntless Shield", "Cloud Nine", "Air Lock"}
    return bool(
        attacker.get("item") == "Loaded Dice" and "hits" not in move
        or items & {"Kee Berry", "Maranga Berry"}
        or "Simple" in abilities and any(item and item.endswith(" Seed") for item in items)
        or hazards and abilities & {"Multiscale", "Shadow Shield", "Tera Shell"}
        or "Utility Umbrella" in items and abilities & {"Solar Power", "Flower Gift"}
        or "Neutralizing Gas" in abilities and abilities & entering
        or "Parental Bond" in abilities and move["name"] in {"Electro Shot", "Meteor Beam"}
        or line["gen"] == "champions" and field.get("isAuraBreak")
        or "Analytic" in abilities and field.get("defenderSide", {}).get("isSwitching") and line["gen"] in (5, 6)
        or "Booster Energy" in items and ("Sun" in field.get("weather", "") or field.get("terrain") == "Electric")
        or move["name"] == "Knock Off" and re.search("ite( [XYZ])?$", target.get("item", ""))
        or attacker.get("item") == "Metronome" and line["gen"] == 4
    )


def differs_by_power_up(line):
    """The rows of docs/damage.md about Z-Moves and Dynamax."""
    attacker, target, move = line["attacker"], line["defender"], line["move"]
    varying = {
        "Aura Wheel", "Judgment", "Multi-Attack", "Revelation Dance", "Techno Blast", "Terrain Pulse", "Weather Ball",
    }
    scarfed = {fighter.get("item") for fighter in (attacker, target) if fighter.get("isDynamaxed")}
    return bool(
        "Choice Scarf" in scarfed
        or attacker.get("ability") == "Parental Bond" and (move.get("useZ") or move.get("useMax"))
        or move.get("useMax") and move["name"] in varying
        or move.get("useMax") == "gmax" and attacker["species"].startswith("Cinderace")
        or target.get("isDynamaxed") and move["name"] == "Nature's Madness"
        or target.get("isDynamaxed") and target.get("ability") in {"Multiscale", "Shadow Shield"}
    )


ANCIENT = set(
    """Brute Bonnet,Flutter Mane,Gouging Fire,Great Tusk,Raging Bolt,Roaring Moon,Sandy Shocks,Scream Tail,
    Slither Wing,Walking Wake""".replace("\n    ", "").split(",")
)
FUTURE = set(
    """Iron Boulder,Iron Bundle,Iron Crown,Iron Hands,Iron Jugulis,Iron Leaves,Iron Moth,Iron Thorns,Iron Treads,
    Iron Valiant""".replace("\n    ", "").split(",")
)


def switched_on(fighter, field):
    """Whether Protosynthesis or Quark Drive works by itself, which the other calculator is not told."""
    first = "Protosynthesis" if fighter["species"] in ANCIENT else "Quark Drive" if fighter["species"] in FUTURE else ""
    ability, energy = fighter.get("ability", first), fighter.get("item") == "Booster Energy"
    if "boostedStat" in fighter:
        return False
    if ability == "Protosynthesis":
        return energy or "Sun" in field.get("weather", "")
    return ability == "Quark Drive" and (energy or field.get("terrain") == "Electric")


def verdict(line, answer):
    if "error" in answer:
        return "not of the games" if made_up(answer["error"]) else "error"
    named = bool(answer["notCounted"])
    if answer["damage"] == line["damage"]:
        return "agree, named" if named else "agree"
    if named:
        return "named"
    return "games" if follows_games(line) else "DIFFER"


def check(path, options):
    """The number of calculations of a file by verdict, and those that nothing explains."""
    with gzip.open(path, "rt") as file:
        lines = [text for index, text in enumerate(file) if index % options.step == 0]
    run = subprocess.run(
        [options.program, "damage", "--batch", "-"], input="".join(lines), capture_output=True, text=True
    )
    answers = [json.loads(text) for text in run.stdout.splitlines()]
    if run.returncode or len(answers) != len(lines):
        sys.exit(f"{path}: {len(answers)} answers for {len(lines)} lines: {run.stderr}")
    counts, odd, named = collections.Counter(), [], collections.Counter()
    for text, answer in zip(lines, answers):
        line = json.loads(text)
        kind = verdict(line, answer)
        counts[kind] += 1
        named.update(answer.get("notCounted", []))
        if kind in ("DIFFER", "error"):
            odd.append((line, answer))
    return counts, odd, named


def order(name):
    generation, kind = name.removesuffix(".jsonl.gz").split("-")
    return (int(generation) if generation.isdigit() else 99, kind)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--program", default=".build/release/pokedex")
    parser.add_argument("--step", type=int, default=1, help="try only each Nth calculation")
    parser.add_argument("--show", type=int, default=3, help="unexplained differences to print for each file")
    options = parser.parse_args()
    total, named = collections.Counter(), collections.Counter()
    print(f"{'':20}" + "".join(f"{title:>18}" for title in COLUMNS))
    for name in sorted((n for n in os.listdir(options.folder) if n.endswith(".jsonl.gz")), key=order):
        counts, odd, missing = check(os.path.join(options.folder, name), options)
        total += counts
        named += missing
        print(f"{name.removesuffix('.jsonl.gz'):20}" + "".join(f"{counts[title]:18}" for title in COLUMNS))
        for line, answer in odd[: options.show]:
            print("  ", json.dumps(line), "\n    ", json.dumps(answer))
    print(f"{'all':20}" + "".join(f"{total[title]:18}" for title in COLUMNS))
    if named:
        print("not counted:", ", ".join(f"{name} {count}" for name, count in named.most_common()))
    sys.exit(1 if total["DIFFER"] or total["error"] else 0)


if __name__ == "__main__":
    main()
