#!/usr/bin/env python3
"""Compares a dump with the dex that it was made of:

    pokedex dump DUMP.sqlite
    Tests/Checks/compare_dump.py Resources/dex.sqlite DUMP.sqlite

Every number of every form, species, move, item …, every list, name, learnset and encounter of the
dex must be in the dump, and nothing else. Reads the dex by docs/data.md and shares no code with the
program.
"""
import collections
import sqlite3
import sys

import dex_bytes

TABLES = {"pokemon": "form", "pokemon-form": "look", "pokemon-species": "species",
          "pokemon-color": "color", "pokemon-shape": "shape", "pokemon-habitat": "habitat"}
# By kind and field of the dex, the table of a list; None if another table tells it.
LISTS = {
    ("pokemon", "looks"): None, ("pokemon-species", "forms"): None,
    ("type", "double_damage_to"): None, ("type", "half_damage_to"): None,
    ("type", "no_damage_to"): None, ("type", "past_damage"): None,
    ("pokemon", "held_items"): "held_item", ("pokemon", "past_types"): "past_type",
    ("pokemon", "past_abilities"): "past_ability", ("pokemon", "past_stats"): "past_stat",
    ("pokemon-species", "egg_groups"): "species_egg_group",
    ("pokemon-species", "dex_numbers"): "dex_number",
    ("evolution-chain", "members"): "chain_member", ("evolution-chain", "routes"): "evolution",
    ("growth-rate", "levels"): "level_experience", ("move", "stat_changes"): "move_stat_change",
    ("move", "past_values"): "past_move_value",
    ("move", "past_stat_changes"): "past_move_stat_change",
    ("version-group", "learn_methods"): "version_group_learn_method",
    ("version-group", "pokedexes"): "version_group_pokedex",
    ("version-group", "regions"): "version_group_region",
    ("location-area", "method_rates"): "encounter_rate",
    ("item", "attributes"): "item_has_attribute", ("item", "prices"): "item_price",
    ("berry", "flavors"): "berry_taste",
}
# The fields of which each bit is a row of another table.
BITS = {("move", "flags"): "move_flag", ("move", "classes"): "move_class"}


class Comparison:
    def __init__(self, dex, dump):
        self.dex = sqlite3.connect(f"file:{dex}?mode=ro", uri=True)
        self.dump = sqlite3.connect(f"file:{dump}?mode=ro", uri=True)
        self.rows = self.faults = 0

    def same(self, subject, expected, found):
        expected, found = collections.Counter(expected), collections.Counter(found)
        self.rows += expected.total()
        for fault, rows in [("missing", expected - found), ("too many", found - expected)]:
            self.faults += rows.total()
            for row in list(rows)[:3]:
                print(f"{subject}: {fault}: {row}")

    def columns(self, table):
        return [row[1] for row in self.dump.execute(f"PRAGMA table_info({table})")]

    def kind(self, kind, count, ids, slugs):
        table = TABLES.get(kind, kind.replace("-", "_"))
        ids = dex_bytes.numbers(ids, count)
        known = self.columns(table)
        if "slug" in known:
            self.same(f"{table}.slug", zip(ids, slugs.split("\n")),
                      self.dump.execute(f"SELECT id, slug FROM {table}"))
        fields = self.dex.execute(
            "SELECT name, stride, data FROM field WHERE kind = ? ORDER BY name", [kind])
        for name, stride, data in fields.fetchall():
            if stride:
                self.list(kind, name, table, ids, dex_bytes.lists(data, count, stride))
                continue
            values = dex_bytes.numbers(data, count)
            if (kind, name) in BITS:
                self.bits(BITS[kind, name], ids, values)
                continue
            word = {"order": "sort_order"}.get(name, name)
            column = word if word in known else f"{word}_id"
            self.same(f"{table}.{column}", zip(ids, values),
                      self.dump.execute(f"SELECT id, {column} FROM {table}"))
        if "slug" in known and kind != "pokemon":
            self.names(kind, table, ids)

    def list(self, kind, field, table, ids, lists):
        name = LISTS[kind, field]
        if name:
            self.same(name, [(id, *element) for id, row in zip(ids, lists) for element in row],
                      self.dump.execute(f"SELECT * FROM {name}"))

    def bits(self, table, ids, values):
        counts = {id: value.bit_count() for id, value in zip(ids, values) if value}
        self.same(table, counts.items(), self.dump.execute(
            f"SELECT move_id, count(*) FROM {table} GROUP BY move_id"))

    def names(self, kind, table, ids):
        rows = self.dex.execute(
            "SELECT language, data FROM name WHERE kind = ? AND use = 'name'", [kind])
        self.same(f"{table}_name",
                  [(id, language, name) for language, lines in rows
                   for id, name in zip(ids, lines.split("\n")) if name],
                  self.dump.execute(f"SELECT {table}_id, language, name FROM {table}_name"))

    def learnsets(self):
        self.same("learnset",
                  ((form, *row) for form, data in self.dex.execute("SELECT form, data FROM learnset")
                   for row in dex_bytes.learnset(data)),
                  self.dump.execute(
                      "SELECT form_id, version_group_id, move_learn_method_id, move_id, level, "
                      "sort_order FROM learnset"))

    def encounters(self):
        needs = collections.defaultdict(list)
        for id, value in self.dump.execute("SELECT * FROM encounter_need"):
            needs[id].append(value)
        found = [(*row[1:8], tuple(sorted(needs[row[0]])), row[8] + 2 * row[9] + 4 * row[10])
                 for row in self.dump.execute(
                     "SELECT id, form_id, location_area_id, version_id, encounter_method_id, "
                     "min_level, max_level, chance, is_alpha, is_always_shiny, is_never_shiny "
                     "FROM encounter")]
        self.same("encounter",
                  ((form, *row) for form, data in self.dex.execute("SELECT form, data FROM encounter")
                   for row in dex_bytes.encounter(data)), found)

    def whole(self):
        for check in ["integrity_check", "foreign_key_check"]:
            expected = [("ok",)] if check == "integrity_check" else []
            self.same(check, expected, self.dump.execute(f"PRAGMA {check}"))


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    comparison = Comparison(*sys.argv[1:])
    comparison.whole()
    for row in comparison.dex.execute("SELECT name, count, ids, slugs FROM kind").fetchall():
        comparison.kind(*row)
    comparison.learnsets()
    comparison.encounters()
    print(f"{comparison.rows:,} values, {comparison.faults:,} differences")
    sys.exit(comparison.faults > 0)


main()
