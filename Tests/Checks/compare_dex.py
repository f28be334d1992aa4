#!/usr/bin/env python3
"""Compares every fact of a dex file with the JSON of a PokeAPI v2 server.

    compare_dex.py DEX.sqlite API_URL [--workers N]

The expected facts are computed here from the API's JSON alone, so that mistakes of the program that
made the dex show. Prints the first differences of each field, a line for each field, and the total.
Exits with 0 without a difference, 1 with one, 2 when either cannot be read. A kind or field of the
dex, and a key of the API, that is in none of the tables is a difference too.
"""
import argparse
import functools
import gzip
import http.client
import itertools
import json
import re
import sqlite3
import sys
import threading
import urllib.parse
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor

import derived_tables
from dex_bytes import encounter, learnset, lists, numbers

SHOWN = 20
PRAGMAS = {"integrity_check": "ok", "application_id": 0x506B4478, "user_version": 5}
SCHEMA = {
    "kind": "name count ids slugs", "field": "kind name stride data",
    "name": "kind use language data", "learnset": "form data", "encounter": "form data",
    **derived_tables.SCHEMA}
# The expected value of each field of a kind, as `field=path.in.json` and its type: no suffix for a
# number, `?` for a flag, `@kind` for the id in an address, `!` for a value that DECODED computes,
# `[...]` for a list with the numbers of an element. `a>b[...]` is a list of every `b` of every `a`, with
# the keys of both; `a.key:it` is the one element of `a` with `it` under `key`. `field=` may be omitted
# where the path ends in the field's name, and the kind of an address where the path ends in the kind's.
TYPES = "type_1=types.slot:1.type@ type_2=types.slot:2.type@"
STATS = " ".join(
    f"{slug}=stats.stat:{slug}.base_stat effort_{slug}=stats.stat:{slug}.effort"
    for slug in "hp attack defense special-attack special-defense speed".split())
SLOT = """version@ method@encounter-method min_level max_level chance condition_values!
    pokemon_details!"""
FIELDS = {
    "encounter-condition-value": "condition@encounter-condition", "encounter-method": "order",
    "growth-rate": "levels[level experience]", "ability": "generation@ is_main_series?",
    "machine": "item@ move@ version_group@", "region": "main_generation@generation",
    "item-category": "pocket@item-pocket", "pokedex": "region@ is_main_series?",
    "generation": "main_region@region", "version": "version_group@", "location": "region@",
    "berry": """item@ firmness@berry-firmness growth_time max_harvest natural_gift_power
        natural_gift_type@type size smoothness soil_dryness flavors[flavor@berry-flavor potency]""",
    "evolution-chain": """baby_trigger_item@item
        members=family[from@pokemon-species species@pokemon-species]
        routes=family>evolution_details[from@pokemon-species to=species@pokemon-species
            version_group@ is_default? trigger@evolution-trigger base_form@pokemon
            evolved_form@pokemon gender item@ held_item@item known_move@move known_move_type@type
            used_move@move location@ region@ party_species@pokemon-species party_type@type
            trade_species@pokemon-species min_level min_happiness min_beauty min_affection
            min_damage_taken min_move_count min_steps relative_physical_stats time_of_day!
            near_special_rock? needs_multiplayer? needs_overworld_rain? turn_upside_down?]""",
    "item": """category@item-category fling_power fling_effect@item-fling-effect
        baby_trigger_for@evolution-chain attributes[@item-attribute] prices[version_group@ currency@
        purchase_price sell_price]""",
    "location-area": """location@ game_index
        method_rates=encounter_method_rates>version_details[encounter_method@ version@ rate]""",
    "move": """generation@ type@ damage_class@move-damage-class power accuracy pp priority
        effect_chance target@move-target ailment=meta.ailment@move-ailment meta.ailment_chance
        category=meta.category@move-category meta.crit_rate meta.drain meta.flinch_chance
        meta.healing meta.min_hits meta.max_hits meta.min_turns meta.max_turns meta.stat_chance
        stat_changes[stat@ change] past_values[version_group@ type@ power accuracy pp
        effect_chance priority damage_class@move-damage-class]
        past_stat_changes[version_group@ stat@ change] flags classes""",
    "nature": """increased_stat@stat decreased_stat@stat likes_flavor@berry-flavor
        hates_flavor@berry-flavor""",
    "pokemon": f"""species@pokemon-species is_default? order {TYPES} {STATS} height weight
        ability_1=abilities.slot:1.ability@ ability_2=abilities.slot:2.ability@
        ability_hidden=abilities.is_hidden:True.ability@ base_experience looks=forms[@pokemon-form]
        held_items>version_details[item@ version@ rarity] past_types>types[generation@ slot type@]
        past_abilities>abilities[generation@ slot is_hidden? ability@]
        past_stats>stats[generation@ stat@ base_stat effort]
        learnset=moves>version_group_details[
            version_group@ move_learn_method@ move@ level_learned_at order]
        encounters>version_details>encounter_details[location_area@ {SLOT}]
        max_chances=encounters>version_details[location_area@ version@ max_chance]""",
    "pokemon-form": f"""form=pokemon@ is_default? is_battle_only? is_mega? form_order order {TYPES}
        version_group@""",
    "pokemon-species": """order generation@ evolves_from=evolves_from_species@pokemon-species
        evolution_chain@ gender_rate capture_rate base_happiness is_baby? is_legendary? is_mythical?
        hatch_cycles=hatch_counter has_gender_differences? forms_switchable? growth_rate@
        color@pokemon-color shape@pokemon-shape habitat@pokemon-habitat egg_groups[@egg-group]
        dex_numbers=pokedex_numbers[pokedex@ entry_number] forms=varieties[pokemon@]""",
    "type": """generation@ damage_class=move_damage_class@ damage_relations.double_damage_to[@type]
        damage_relations.half_damage_to[@type] damage_relations.no_damage_to[@type]
        past_damage=past_relations[generation@ is_attack? other@type percent]""",
    "version-group": """generation@ order learn_methods=move_learn_methods[@move-learn-method]
        pokedexes[@pokedex] regions[@region]""",
} | dict.fromkeys("""berry-firmness berry-flavor currency egg-group encounter-condition
    evolution-trigger item-attribute item-fling-effect item-pocket language move-ailment
    move-category move-damage-class move-learn-method move-target pokemon-color pokemon-habitat
    pokemon-shape stat""".split(), "")
PACKED = {"learnset", "encounters", "max_chances"}  # Not in the table `field`; see `Dex.derive`.
# Lists that the API repeats at the target of a link, such as the Pokémon of an ability. They are
# compared with the dex's fields turned round: rows by the id that a field contains. A row is the id
# of the field's owner, the rest of the field's element, other fields, and constants.
TURNED = re.findall(r"([\w-]+)\.([^<]+) <\s+([^;]+)", f"""
    ability.pokemon[pokemon@ slot is_hidden?] <
        pokemon.ability_1,1,0 pokemon.ability_2,2,0 pokemon.ability_hidden,3,1;
    egg-group.pokemon_species[@pokemon-species] < pokemon-species.egg_groups;
    evolution-chain.family[species@pokemon-species is_baby?] <
        pokemon-species.evolution_chain,is_baby;
    item.held_by_pokemon>version_details[pokemon@ version@ rarity] < pokemon.held_items;
    location-area.pokemon_encounters>version_details>encounter_details[pokemon@ {SLOT}] <
        pokemon.encounters;
    location-area.max_chances=pokemon_encounters>version_details[pokemon@ version@ max_chance] <
        pokemon.max_chances;
    move.learned_by_pokemon[@pokemon] < pokemon.moves;
    pokedex.pokemon_entries[pokemon_species@ entry_number] < pokemon-species.dex_numbers;
    type.pokemon[pokemon@ slot] < pokemon.type_1,1 pokemon.type_2,2""")
# Keys that functions read; keys and kinds that the dex lacks, or has in another table.
READ = set("""always_shiny chain evolves_to form_names id is_alpha is_default is_hidden language
    min_perfect_ivs name names never_shiny past_damage_relations slot url""".split())
LEFT_OUT = set("""abilities affecting_items affecting_moves affecting_natures areas awesome_names
    berries categories characteristics contest_combos contest_effect contest_type cries descriptions
    double_damage_from effect_changes effect_entries flavor_text_entries form_descriptions form_name
    formula game_index game_indices genera half_damage_from is_battle_only iso3166 iso639 items
    location_area_encounters locations machines move_battle_style_preferences move_damage_class
    moves no_damage_from official pal_park_encounters pokeathlon_stat_changes pokedexes
    pokemon_species sprites super_contest_effect trigger_conditions types values version_groups
    versions""".split())
KINDS_LEFT_OUT = """characteristic contest-effect contest-type gender meta move-battle-style
    pal-park-area pokeathlon-stat super-contest-effect""".split()
DECODED = {
    "time_of_day": lambda word: ["", "day", "night", "dusk", "full-moon"].index(word) or None,
    "condition_values": lambda values: tuple(
        sorted(id_in(value["url"], "encounter-condition-value") for value in values)),
    # Flags as one number. There is no place for other details, so they must be empty.
    "pokemon_details": lambda details: sum(
        {"is_alpha": 1, "always_shiny": 2, "never_shiny": 4}[key]
        for key, value in (details or {}).items() if value)}
# Keys that are added to a document for facts that the tables cannot express, by kind.
PREPARED = {
    "evolution-chain": {"family": lambda it: family(it["chain"])},
    "move": {  # PokeAPI has none of these; they are 0 or empty with `sync --as-is`.
        "flags": lambda it: 0, "classes": lambda it: 0, "past_stat_changes": lambda it: [],
        "past_values": lambda it: [
            {**past, "priority": None, "damage_class": None} for past in it["past_values"]]},
    "pokemon-species": {  # The usual form is first.
        "varieties": lambda it: sorted(it["varieties"], key=lambda form: not form["is_default"])},
    "type": {"past_relations": lambda it: [  # Each relation on its own.
        {"generation": past["generation"], "is_attack": key.endswith("_to"), "other": other,
         "percent": {"double": 200, "half": 50, "no": 0}[key.split("_")[0]]}
        for past in it["past_damage_relations"]
        for key, others in past["damage_relations"].items() for other in others]}}
TOKEN = re.compile(r"(?:([\w-]+)=)?([\w.>:-]*)(?:([?!])|(@)([\w-]*)|\[(.*)\])?", re.S)


@functools.lru_cache(maxsize=None)
def id_in(url, kind):
    """The id at the end of an address, which must lead to the kind."""
    found, number = url.rstrip("/").split("/")[-2:]
    if found != kind:
        raise ValueError(f"{url} is no {kind}")
    return int(number)


def parsed(text):
    """Reads the text of a table: by field, its reader and the columns of its list."""
    readers = {}
    for token in re.findall(r"[^\s\[]*\[[^\]]*\]|\S+", text):
        name, path, mark, link, kind, inner = TOKEN.fullmatch(token).groups()
        word = path.split(">")[0].split(".")[-1]
        columns = parsed(inner or "")
        gets = [get for get, _ in columns.values()]
        read = functools.partial(elements, path=path, gets=gets) if inner else functools.partial(
            scalar, path=path, mark=mark, kind=link and (kind or word.replace("_", "-")))
        readers[(name or word).replace("-", "_")] = read, list(columns)
    return readers


def dig(value, path):
    """The value at `a.b`; None if `a` is null. A missing key is an error."""
    for key in path.split(".") if path else ():
        key, _, wanted = key.partition(":")
        if wanted:
            words = [str(it[key]["name"] if key == "stat" else it[key]) for it in value]
            if words.count(wanted) > 1:
                raise ValueError(f"{wanted} is there twice")
            value = value[words.index(wanted)] if wanted in words else None
        else:
            value = None if value is None else value[key]
    return value


def scalar(document, path, mark, kind):
    """One number or None. Types are checked, as True == 1 and 1.0 == 1 in Python."""
    value = dig(document, path)
    if mark == "!":
        return DECODED[path](value)
    if kind:
        return None if value is None else id_in(value["url"], kind)
    if value is not None and type(value) is not (bool if mark else int):
        raise ValueError(f"{path} is {value!r}")
    return int(value) if mark else value


def elements(document, path, gets):
    first, *others = path.split(">")
    rows = dig(document, first)
    for key in others:
        rows = [{**row, **inner} for row in rows for inner in row[key]]
    return [tuple([get(row) for get in gets]) for row in rows]


def family(node, parent=None):
    """The nodes of an evolution chain, each before its evolutions, with its parent."""
    return [{**node, "from": parent}] + [
        row for child in node["evolves_to"] for row in family(child, node["species"])]


def attempted(read, *arguments):
    """The value that a reader returns, or an error text, which differs from all values."""
    try:
        return read(*arguments)
    except Exception as error:  # Any error is reported, and the comparison continues.
        return f"unreadable: {error!r}"


def keys_in(value):
    """Every key of a document, without those that are left out."""
    if isinstance(value, list):
        return set().union(*map(keys_in, value))
    known = value.keys() - LEFT_OUT if isinstance(value, dict) else ()
    return known and known.union(*(keys_in(value[key]) for key in known))


class Dex:
    """The contents of a dex file: values by kind, field and id, names by kind, use and id."""

    def __init__(self, path):
        self.file = sqlite3.connect(f"file:{urllib.parse.quote(path)}?mode=ro", uri=True)
        self.file.text_factory = lambda text: text.decode("utf-8", "replace")
        self.damage, self.ids = [], defaultdict(list)
        self.fields, self.names = defaultdict(dict), defaultdict(lambda: defaultdict(dict))
        for kind, count, ids, slugs in self.table("kind"):
            rows = self.sound(f"{kind}.id", range(count), numbers, ids, count)
            self.ids[kind] = ids = list(rows.values())
            self.fields[kind]["slug"] = self.sound(f"{kind}.slug", ids, slugs.split, "\n")
        for kind, name, stride, data in self.table("field"):
            ids, where = self.ids[kind], f"{kind}.{name}"
            shape = (lists, data, len(ids), stride) if stride else (numbers, data, len(ids))
            self.fields[kind][name] = self.sound(where, ids, *shape)
        for kind, use, language, text in self.table("name"):
            ids, where = self.ids[kind], f"{kind}.{use} in {language}"
            for id, name in self.sound(where, ids, text.split, "\n").items():
                self.names[kind, use][id].update({language: name} if name else {})
        self.stored = [(kind, name) for kind, fields in self.fields.items() for name in fields]
        forms = dict.fromkeys(self.ids["pokemon"], [])
        self.derive(forms | self.packed("learnset", learnset),
                    forms | self.packed("encounter", encounter))

    def table(self, name):
        return self.file.execute(f"SELECT {SCHEMA[name].replace(' ', ', ')} FROM {name}")

    def packed(self, table, unpack):
        """The blobs of a table, by id."""
        found = {}
        for id, data in self.table(table):
            found |= self.sound(f"{table} of {id}", [id], lambda: [unpack(data)])
        return found

    def sound(self, where, ids, read, *arguments):
        """The values that a reader returns, by id; None, and a message, for damaged bytes."""
        found = attempted(lambda: dict(zip(ids, read(*arguments), strict=True)))
        self.damage += [f"{where}: {found}"] * isinstance(found, str)
        return {} if isinstance(found, str) else found

    def derive(self, learnsets, encounters):
        """Adds columns that the API has and the dex has in another shape."""
        chances = defaultdict(Counter)
        for form, slot in ((form, slot) for form in encounters for slot in encounters[form]):
            chances[form][slot[:2]] += slot[5]
        self.fields["pokemon"] |= {
            "learnset": learnsets, "encounters": encounters,
            "moves": {form: list({row[2:3] for row in rows}) for form, rows in learnsets.items()},
            "max_chances": {form: [(*area, chance) for area, chance in chances[form].items()]
                            for form in encounters}}

    def turned(self, sources):
        """Rows by the id that they lead to, as TURNED describes."""
        found = defaultdict(list)
        for source in sources.split():
            path, *others = source.split(",")
            held, field = self.fields[path.split(".")[0]], path.split(".")[1]
            for id, value in held.get(field, {}).items():
                more = [int(it) if it.isdigit() else held.get(it, {}).get(id) for it in others]
                for target, *rest in value if isinstance(value, list) else [(value,)]:
                    found[target].append((id, *rest, *more))
        return found


class Server:
    """Fetches documents over a few connections that stay open."""

    def __init__(self, url, workers):
        url = urllib.parse.urlsplit(url)
        scheme = {"http": http.client.HTTPConnection, "https": http.client.HTTPSConnection}
        self.connect = functools.partial(scheme[url.scheme], url.netloc, timeout=60)
        self.root, self.local = url.path.rstrip("/"), threading.local()
        self.pool = ThreadPoolExecutor(workers)

    def get(self, path, again=True):
        """A document. Reopens a broken connection once."""
        connection = vars(self.local).setdefault("connection", self.connect())
        try:
            connection.request("GET", f"{self.root}/{path}", headers={"Accept-Encoding": "gzip"})
            response = connection.getresponse()
            body = response.read()
        except (OSError, http.client.HTTPException):
            connection.close()
            if again:
                return self.get(path, again=False)
            raise
        if response.status != 200:
            raise ConnectionError(f"{path}: status {response.status}")
        zipped = response.getheader("Content-Encoding") == "gzip"
        return json.loads(gzip.decompress(body) if zipped else body)

    def documents(self, kind):
        """Every document of a kind by id; a form's with the areas of its encounters."""
        index = self.get(f"{kind}/?limit=1000000")
        ids = [id_in(entry["url"], kind) for entry in index["results"]]
        documents = self.pool.map(self.get, [f"{kind}/{id}/" for id in ids])
        if kind == "pokemon":
            met = self.pool.map(self.get, [f"{kind}/{id}/encounters" for id in ids])
            documents = ({**it, "encounters": areas} for it, areas in zip(documents, met))
        return zip(ids, documents)


class Report:
    """Counts comparisons, and prints the first differences of each field."""

    def __init__(self):
        self.rows, self.values, self.differences = Counter(), Counter(), Counter()

    def check(self, field, id, dex, api, columns=(), ordered=True):
        lists_ = isinstance(dex, list) and isinstance(api, list)
        self.rows[field] += 1
        self.values[field] += max(len(dex), len(api), 1) * max(len(columns), 1) if lists_ else 1
        pairs = different(dex, api, columns, ordered) if lists_ else [("", dex, api)]
        for where, left, right in pairs if dex != api else ():
            self.differences[field] += 1
            if self.differences[field] <= SHOWN:
                print(f"{field} of {id}{where}: dex {repr(left)[:200]}, API {repr(right)[:200]}")

    def summary(self):
        for field, rows in self.rows.items():
            print(f"{field}: {rows} rows compared, {self.differences[field]} differences")
        print(f"{self.values.total()} values compared, {self.differences.total()} differences")
        return 1 if self.differences.total() else 0


def different(dex, api, columns, ordered):
    """The differences of two lists: by index and column in an ordered list, else by element."""
    if not ordered:
        left, right = Counter(dex), Counter(api)
        dex, api = (sorted(it.elements(), key=repr) for it in (left - right, right - left))
    for index, (left, right) in enumerate(itertools.zip_longest(dex, api)):
        if ordered and left and right and columns:
            yield from ((f" [{index}].{name}", a, b) for name, a, b in zip(columns, left, right)
                        if a != b)
        elif left != right:
            yield f" ({' '.join(columns)})", left, right


def compare_file(dex, kinds, report):
    """The file itself: it has the kinds and fields of the tables and no others."""
    for name, value in PRAGMAS.items():
        report.check("file", name, dex.file.execute(f"PRAGMA {name}").fetchall(), [(value,)])
    tables = dict(dex.file.execute("""SELECT name, (SELECT group_concat(name, ' ') FROM
        pragma_table_info(sqlite_master.name)) FROM sqlite_master WHERE type <> 'index'"""))
    report.check("file", "tables", tables, SCHEMA)
    report.check("file", "damage", dex.damage, [])
    report.check("file", "kinds", [*FIELDS, *KINDS_LEFT_OUT], list(kinds), ordered=False)
    fields = [(kind, name) for kind in FIELDS for name in {"slug", *parsed(FIELDS[kind])} - PACKED]
    report.check("file", "fields", dex.stored, fields, ordered=False)
    uses = {(kind, "name") for kind in FIELDS} | {("pokemon-form", "label")}
    report.check("file", "uses of names", sorted(dex.names.keys() - uses), [])


def compare_names(dex, document, kind, id, report):
    """Names in each language. The API has a few twice; the later one is the corrected one."""
    for use, key in (("name", "names"), ("label", "form_names")):
        held = dex.names[kind, use].get(id, {}) if (kind, use) in dex.names else {}
        names = {it["language"]["name"]: it["name"] for it in document.get(key, ())}
        for it in held.keys() | {language for language, name in names.items() if name}:
            report.check(f"{kind}.{use}", f"{id} in {it!r}", held.get(it), names.get(it))


def compare_kind(dex, documents, kind, report):
    """Every document of a kind against the dex: ids, slugs, names, fields, and unknown keys."""
    ids, text, held = [], FIELDS[kind], dex.fields[kind]
    turned = [(spec, source) for it, spec, source in TURNED if it == kind]
    fields = [(f"{kind}.{name}", *reader, held.get(name, {}), name not in PACKED | {"past_damage"})
              for name, reader in parsed(text).items()]
    fields += [(f"{kind}.{name} turned round", *reader, dex.turned(source), False)
               for spec, source in turned for name, reader in parsed(spec).items()]
    known = READ.union(re.findall(r"\w+", " ".join([text, *(spec for spec, _ in turned)])))
    for id, document in documents:
        ids.append(id)
        report.check(f"{kind}.slug", id, held.get("slug", {}).get(id), document.get("name", ""))
        report.check(f"{kind} unknown keys", id, [], sorted(keys_in(document) - known))
        compare_names(dex, document, kind, id, report)
        for key, prepare in PREPARED.get(kind, {}).items():
            document = {**document, key: attempted(prepare, document)}
        for field, read, columns, values, ordered in fields:
            value = attempted(read, document)
            found = values.get(id, [] if isinstance(value, list) else None)
            report.check(field, id, found, value, columns, ordered)
    report.check(f"{kind}.id", "all", dex.ids[kind], sorted(ids), ordered=False)
    found = set().union(*(values for _, _, _, values, _ in fields)) - {None, *ids}
    report.check(f"{kind} ids without a document", "all", sorted(found), [])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("dex")
    parser.add_argument("url")
    parser.add_argument("--workers", type=int, default=4)
    options = parser.parse_args()
    report, server = Report(), Server(options.url, options.workers)
    expected = derived_tables.Expected()
    try:
        dex = Dex(options.dex)
        compare_file(dex, server.get(""), report)
        for kind in FIELDS:
            compare_kind(dex, expected.noting(kind, server.documents(kind)), kind, report)
        derived_tables.compare(dex, expected, report)
    except (OSError, http.client.HTTPException, LookupError, ValueError, TypeError, AttributeError,
            sqlite3.Error) as error:
        print(f"cannot go on: {error!r}"[:500], file=sys.stderr)
        return 2
    return report.summary()


if __name__ == "__main__":
    sys.exit(main())
