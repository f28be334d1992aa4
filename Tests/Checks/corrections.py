#!/usr/bin/env python3
"""Lists the facts of Resources/facts that PokeAPI has mended, so that their rows can go.

    pokedex sync --facts-only --as-is --into DEX.sqlite
    corrections.py DEX.sqlite

Prints a line for each such row, and the totals. Exits with 0 if every row is still needed, 1 if not.
"""
import csv
import pathlib
import sys

from compare_dex import Dex

FACTS = pathlib.Path(__file__).resolve().parents[2] / "Resources" / "facts"
# By corrected field, the kinds to which the numbers of an element link; "" for a plain number.
LINKS = {
    "past_stats": ["generation", "stat", "", ""],
    "past_abilities": ["generation", "", "", "ability"],
    "target": ["move-target"]}
PAST_FIELDS = ["type", "power", "accuracy", "pp", "effect_chance", "priority", "damage_class"]


def rows(name):
    with open(FACTS / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


class Facts:
    def __init__(self, dex):
        self.fields = dex.fields
        self.ids = {kind: {slug: id for id, slug in fields["slug"].items()}
                    for kind, fields in dex.fields.items() if "slug" in fields}

    def value(self, text, field):
        """The numbers of a cell of corrections.csv, in groups for a list."""
        kinds = LINKS.get(field, [""])
        numbers = [None if word == "-" else int(word) if word.isdigit()
                   else self.ids[kinds[index % len(kinds)]][word]
                   for index, word in enumerate(text.split())]
        if field not in LINKS or len(kinds) == 1:
            return numbers[0]
        return [tuple(numbers[start:start + len(kinds)])
                for start in range(0, len(numbers), len(kinds))]

    def mended(self):
        for row in rows("corrections.csv"):
            kind, field = row["kind"], row["field"]
            now = self.fields[kind][field].get(self.ids[kind].get(row["slug"]))
            if now != self.value(row["PokeAPI"], field):
                yield f"corrections.csv: {kind} {row['slug']} {field} is {now}"
        moves = self.fields["move"]
        for row in rows("move-effects.csv"):
            if moves["category"][self.ids["move"][row["move"]]] is not None:
                yield f"move-effects.csv: {row['move']} has effects"
        for row in rows("past-move-values.csv"):
            yield from self.mended_past(row, moves["past_values"][self.ids["move"][row["move"]]])

    def mended_past(self, row, past):
        groups = self.fields["version-group"]
        later = [id for id, generation in groups["generation"].items()
                 if generation == int(row["generation"]) + 1]
        first = min(later, key=lambda id: groups["order"][id])
        column = 1 + PAST_FIELDS.index(row["field"])
        if any(values[0] == first and values[column] is not None for values in past):
            yield f"past-move-values.csv: {row['move']} has a {row['field']} before {first}"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    found = list(Facts(Dex(sys.argv[1])).mended())
    for line in found:
        print(line)
    print(f"{len(found)} rows that PokeAPI has mended")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
