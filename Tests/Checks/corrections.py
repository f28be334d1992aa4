#!/usr/bin/env python3
"""Lists the facts of Resources/facts that PokeAPI has mended, so that their rows can go.

    pokedex sync --facts-only --as-is --into DEX.sqlite
    corrections.py DEX.sqlite

Prints a line for each such row, and the totals. Exits with 0 if every row is still needed, 1 if not.
"""
import csv
import pathlib
import re
import sys

from compare_dex import Dex

FACTS = pathlib.Path(__file__).resolve().parents[2] / "Resources" / "facts"
# By corrected field, the kinds to which the numbers of an element link; "" for a plain number.
LINKS = {
    "past_stats": ["generation", "stat", "", ""],
    "past_abilities": ["generation", "", "", "ability"],
    "stat_changes": ["stat", ""],
    "target": "move-target", "ability_1": "ability", "ability_2": "ability", "ability_hidden": "ability",
    "category": "item-category", "version_group": "version-group", "region": "region"}
PAST_FIELDS = ["type", "power", "accuracy", "pp", "effect_chance", "priority", "damage_class"]


def rows(name):
    with open(FACTS / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def corrections():
    """The facts of corrections.txt, of which a line may have several: FIELD VALUES was VALUES."""
    for line in (FACTS / "corrections.txt").read_text(encoding="utf-8").splitlines():
        words = line.partition("#")[0].split()
        if words:
            kind, slug, text = words[0], words[1], " ".join(words[2:])
            fields = "|".join(sorted(LINKS, key=len, reverse=True)) + "|height|weight|pp|order"
            facts = re.findall(rf"(?:^| )({fields}) (.+?) was (.+?)(?= (?:{fields}) |$)", text)
            if len(facts) != words.count("was"):
                sys.exit(f"corrections.txt: {line}: corrections.py does not know one of the fields")
            for field, _, was in facts:
                yield {"kind": kind, "slug": slug, "field": field, "PokeAPI": was}


class Facts:
    def __init__(self, dex):
        self.fields = dex.fields
        self.ids = {kind: {slug: id for id, slug in fields["slug"].items()}
                    for kind, fields in dex.fields.items() if "slug" in fields}
        self.slots = dex.fields["pokemon"]["encounters"]
        # By the table, the rows that are not needed any more.
        self.tables = {
            "corrections.txt": self.mended_value, "move-effects.csv": self.mended_effects,
            "past-move-values.csv": self.mended_past, "encounters.csv": self.mended_encounter,
            "encounter-conditions.csv": self.mended_condition,
            # PokeAPI has no flags of moves, and the months are ours.
            "moves.csv": None, "sources.csv": None,
            # Nor has it anything about slots, and gifts that exclude each other.
            "slots.csv": None, "gifts.csv": None}

    def number(self, word, kind):
        if word == "-":
            return None
        return int(word) if word.isdigit() or word[0] == "-" else self.ids[kind][word]

    def value(self, text, field):
        """The numbers of a value of corrections.txt, in groups for a list."""
        kinds = LINKS.get(field, "")
        if isinstance(kinds, str):
            return self.number(text, kinds)
        numbers = [self.number(word, kinds[index % len(kinds)])
                   for index, word in enumerate(text.split())]
        return [tuple(numbers[start:start + len(kinds)])
                for start in range(0, len(numbers), len(kinds))]

    def mended(self):
        """A line for each row that PokeAPI has mended, and for each table without a check."""
        for path in sorted(FACTS.iterdir()):
            if path.name not in self.tables:
                yield f"{path.name}: which of its rows has PokeAPI mended? corrections.py does not know"
            elif check := self.tables[path.name]:
                for row in corrections() if path.suffix == ".txt" else rows(path.name):
                    if fault := check(row):
                        yield f"{path.name}: {fault}"

    def mended_value(self, row):
        kind, field = row["kind"], row["field"]
        now = self.fields[kind][field].get(self.ids[kind].get(row["slug"]))
        if now != self.value(row["PokeAPI"], field):
            return f"{kind} {row['slug']} {field} is {now}"

    def mended_effects(self, row):
        if self.fields["move"]["category"][self.ids["move"][row["move"]]] is not None:
            return f"{row['move']} has effects"

    def mended_past(self, row):
        """Of effects other than a chance, PokeAPI has no past values; a `-` removes a value."""
        if row["field"] not in PAST_FIELDS:
            return None
        past = self.fields["move"]["past_values"][self.ids["move"][row["move"]]]
        groups = self.fields["version-group"]
        later = [id for id, generation in groups["generation"].items()
                 if generation == int(row["generation"]) + 1]
        first = min(later, key=lambda id: groups["order"][id])
        column = 1 + PAST_FIELDS.index(row["field"])
        has_value = any(values[0] == first and values[column] is not None for values in past)
        if has_value != (row["value"] == "-"):
            return f"{row['move']} has {'a' if has_value else 'no'} {row['field']} before {first}"

    def mended_encounter(self, row):
        place = tuple(self.ids[kind][row[key]] for kind, key in (
            ("location-area", "area"), ("version", "version"), ("encounter-method", "method")))
        conditions = [] if row["condition"] == "-" else [self.condition(row["condition"])]
        if not any(slot[:4] == (*place, int(row["min_level"])) and list(slot[6]) == conditions
                   for slot in self.slots[int(row["id"])]):
            return f"{row['pokemon']} is not in {row['area']} in {row['version']}"

    def mended_condition(self, row):
        area, wrong = self.ids["location-area"][row["area"]], self.condition(row["PokeAPI"])
        if not any(slot[0] == area and wrong in slot[6] for slots in self.slots.values() for slot in slots):
            return f"no encounter in {row['area']} has {row['PokeAPI']}"

    def condition(self, slug):
        return self.ids["encounter-condition-value"][slug]


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
