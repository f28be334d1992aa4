#!/usr/bin/env python3
"""Compares every fact of a dex file with the JSON of a PokeAPI v2 server.

    compare_dex.py DEX.sqlite API_URL [--workers N]

What the dex must hold is worked out here from the API's JSON alone, so that a mistake of the
program that made the dex shows. Prints the first differences of each field, a line for each field,
and the sum. Exits with 0 when nothing differs, 1 when something does, 2 when either cannot be read.
A kind or field of the dex, and a key of the API, that is in none of the tables is a difference too.
"""
import argparse
import functools
import gzip
import http.client
import itertools
import json
import pathlib
import re
import sqlite3
import sys
import threading
import urllib.parse
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor

SHOWN = 20
PRAGMAS = {"integrity_check": "ok", "application_id": 0x506B4478, "user_version": 1}
SCHEMA = {
    "kind": "name count ids slugs", "field": "kind name stride data",
    "name": "kind use language data", "learnset": "form data", "encounter": "form data"}

# What each field of a kind must hold, written `field=path.in.json` and what is found there: nothing
# more for a number, `?` for a flag, `@kind` for the id in an address, `!` for what DECODED makes of
# it, `[...]` for a list with the numbers of an element. `a>b[...]` is a list of every `b` of every
# `a`, with the keys of both; `a.key:it` is the one element of `a` with `it` under `key`. The field
# goes without saying where the path ends in its name, and so does the kind of an address.
TYPES = "type_1=types.slot:1.type@ type_2=types.slot:2.type@"
STATS = " ".join(
    f"{name}=stats.stat:{slug}.base_stat effort_{name}=stats.stat:{slug}.effort"
    for slug in "hp attack defense special-attack special-defense speed".split()
    for name in [slug.replace("-", "_")])
SLOT = """version@ method@encounter-method min_level max_level chance condition_values!
    pokemon_details!"""
FIELDS = {
    "ability": "generation@ is_main_series?",
    "berry": """item@ firmness@berry-firmness growth_time max_harvest natural_gift_power
        natural_gift_type@type size smoothness soil_dryness
        flavors[flavor@berry-flavor potency]""",
    "encounter-condition-value": "condition@encounter-condition",
    "encounter-method": "order",
    "evolution-chain": """baby_trigger_item@item
        members=family[from@pokemon-species species@pokemon-species]
        routes=family>evolution_details[
            from@pokemon-species to=species@pokemon-species version_group@ is_default?
            trigger@evolution-trigger base_form@pokemon evolved_form@pokemon gender item@
            held_item@item known_move@move known_move_type@type used_move@move location@ region@
            party_species@pokemon-species party_type@type trade_species@pokemon-species min_level
            min_happiness min_beauty min_affection min_damage_taken min_move_count min_steps
            relative_physical_stats time_of_day! near_special_rock? needs_multiplayer?
            needs_overworld_rain? turn_upside_down?]""",
    "generation": "main_region@region",
    "growth-rate": "levels[level experience]",
    "item": """category@item-category fling_power fling_effect@item-fling-effect
        baby_trigger_for@evolution-chain attributes[@item-attribute]
        prices[version_group@ currency@ purchase_price sell_price]""",
    "item-category": "pocket@item-pocket",
    "location": "region@",
    "location-area": """location@ game_index
        method_rates=encounter_method_rates>version_details[encounter_method@ version@ rate]""",
    "machine": "item@ move@ version_group@",
    "move": """generation@ type@ damage_class@move-damage-class power accuracy pp priority
        effect_chance target@move-target ailment=meta.ailment@move-ailment meta.ailment_chance
        category=meta.category@move-category meta.crit_rate meta.drain meta.flinch_chance
        meta.healing meta.min_hits meta.max_hits meta.min_turns meta.max_turns meta.stat_chance
        stat_changes[stat@ change]
        past_values[version_group@ type@ power accuracy pp effect_chance]""",
    "nature": """increased_stat@stat decreased_stat@stat likes_flavor@berry-flavor
        hates_flavor@berry-flavor""",
    "pokedex": "region@ is_main_series?",
    "pokemon": f"""species@pokemon-species is_default? order {TYPES} {STATS}
        ability_1=abilities.slot:1.ability@
        ability_2=abilities.slot:2.ability@ ability_hidden=abilities.is_hidden:True.ability@ height weight base_experience
        looks=forms[@pokemon-form] held_items>version_details[item@ version@ rarity]
        past_types>types[generation@ slot type@]
        past_abilities>abilities[generation@ slot is_hidden? ability@]
        past_stats>stats[generation@ stat@ base_stat effort]""",
    "pokemon-form": f"""form=pokemon@ is_default? is_battle_only? is_mega? form_order order {TYPES}
        version_group@""",
    "pokemon-species": """order generation@ evolves_from=evolves_from_species@pokemon-species
        evolution_chain@ gender_rate capture_rate base_happiness is_baby? is_legendary?
        is_mythical? hatch_cycles=hatch_counter has_gender_differences? forms_switchable?
        growth_rate@ color@pokemon-color shape@pokemon-shape habitat@pokemon-habitat
        egg_groups[@egg-group] dex_numbers=pokedex_numbers[pokedex@ entry_number]
        forms=varieties[pokemon@]""",
    "region": "main_generation@generation",
    "type": """generation@ damage_class=move_damage_class@
        damage_relations.double_damage_to[@type] damage_relations.half_damage_to[@type]
        damage_relations.no_damage_to[@type]
        past_damage=past_relations[generation@ is_attack? other@type percent]""",
    "version": "version_group@",
    "version-group": """generation@ order learn_methods=move_learn_methods[@move-learn-method]
        pokedexes[@pokedex] regions[@region]""",
} | dict.fromkeys("""berry-firmness berry-flavor currency egg-group encounter-condition
    evolution-trigger item-attribute item-fling-effect item-pocket language move-ailment
    move-category move-damage-class move-learn-method move-target pokemon-color pokemon-habitat
    pokemon-shape stat""".split(), "")
# What `Dex.derive` makes of the learnsets and encounters.
PACKED = f"""
    learnset=moves>version_group_details[
        version_group@ move_learn_method@ move@ level_learned_at order]
    encounters>version_details>encounter_details[location_area@ {SLOT}]
    max_chances=encounters>version_details[location_area@ version@ max_chance]"""
# Lists that have no order, though the API gives them in some.
UNORDERED = ["learnset", "encounters", "max_chances", "past_damage"]
# Lists that the API also keeps at the other end of a link, against the dex turned round: rows by
# the id in a field, each with its own id, the rest of the field's element, other fields and figures.
TURNED = {
    "ability": {"pokemon[pokemon@ slot is_hidden?]":
                "pokemon.ability_1,1,0 pokemon.ability_2,2,0 pokemon.ability_hidden,3,1"},
    "egg-group": {"pokemon_species[@pokemon-species]": "pokemon-species.egg_groups"},
    "evolution-chain": {"family[species@pokemon-species is_baby?]":
                        "pokemon-species.evolution_chain,is_baby"},
    "item": {"held_by_pokemon>version_details[pokemon@ version@ rarity]": "pokemon.held_items"},
    "location-area": {
        f"pokemon_encounters>version_details>encounter_details[pokemon@ {SLOT}]":
        "pokemon.encounters",
        "max_chances=pokemon_encounters>version_details[pokemon@ version@ max_chance]":
        "pokemon.max_chances"},
    "move": {"learned_by_pokemon[@pokemon]": "pokemon.moves"},
    "pokedex": {"pokemon_entries[pokemon_species@ entry_number]": "pokemon-species.dex_numbers"},
    "pokemon-species": {"varieties[pokemon@ is_default?]": "pokemon.species,is_default"},
    "type": {
        "pokemon[pokemon@ slot]": "pokemon.type_1,1 pokemon.type_2,2",
        **{f"damage_relations.{way}_damage_from[@type]": f"type.{way}_damage_to"
           for way in ("double", "half", "no")}}}
NAMES = {"name": "names", "label": "form_names"}
# Keys that functions read; those that say again what another document says, or that of which the
# dex holds nothing; and such kinds.
READ = set("""always_shiny chain evolves_to form_names id is_alpha is_default is_hidden language
    min_perfect_ivs name names never_shiny past_damage_relations slot""".split())
LEFT_OUT = set("""abilities affecting_items affecting_moves affecting_natures areas awesome_names
    berries categories characteristics contest_combos contest_effect contest_type cries descriptions
    effect_changes effect_entries flavor_text_entries form_descriptions form_name formula game_index
    game_indices genera is_battle_only iso3166 iso639 items location_area_encounters locations
    machines move_battle_style_preferences move_damage_class moves official pal_park_encounters
    pokeathlon_stat_changes pokedexes pokemon_species sprites super_contest_effect
    trigger_conditions types values version_groups versions""".split())
KINDS_LEFT_OUT = """characteristic contest-effect contest-type gender meta move-battle-style
    pal-park-area pokeathlon-stat super-contest-effect""".split()



class Unexpected(Exception):
    """JSON, or bytes of the dex, that are not what this program takes them for."""


@functools.lru_cache(maxsize=None)
def id_in(url, kind):
    """The id at the end of an address, which must lead to the kind."""
    found, number = url.rstrip("/").split("/")[-2:]
    if found != kind:
        raise Unexpected(f"{url} is no {kind}")
    return int(number)


def traits(details):
    """The flags as one number. There is no place for other details, so they must be empty."""
    bits = {"is_alpha": 1, "always_shiny": 2, "never_shiny": 4}
    return sum(bits[key] for key, value in (details or {}).items() if value)


DECODED = {
    "time_of_day": lambda word: ["", "day", "night", "dusk", "full-moon"].index(word) or None,
    "condition_values": lambda values: tuple(
        sorted(id_in(value["url"], "encounter-condition-value") for value in values)),
    "pokemon_details": traits}
TOKEN = re.compile(r"(?:(\w+)=)?([\w.>:-]*)(?:([?!])|(@)([\w-]*)|\[(.*)\])?", re.S)


def parsed(text):
    """By field, in the text of a table: how to read it, and the columns of a list."""
    readers = {}
    for token in re.findall(r"[^\s\[]*\[[^\]]*\]|\S+", text):
        name, path, mark, link, kind, inner = TOKEN.fullmatch(token).groups()
        word = path.split(">")[0].split(".")[-1]
        columns = parsed(inner or "")
        gets = [get for get, _ in columns.values()]
        read = functools.partial(elements, path=path, gets=gets) if inner else functools.partial(
            scalar, path=path, mark=mark, kind=link and (kind or word.replace("_", "-")))
        readers[name or word] = read, list(columns)
    return readers


def dig(value, path):
    """What is at `a.b`; nothing where `a` is null. A key that is missing is an error."""
    for key in path.split(".") if path else ():
        if ":" in key:
            value = only(value, *key.split(":"))
        else:
            value = None if value is None else value[key]
    return value


def only(elements, key, wanted):
    """The element with a value, or with a link to what has it as its name, under a key."""
    values = [it[key]["name"] if isinstance(it[key], dict) else str(it[key]) for it in elements]
    if values.count(wanted) > 1:
        raise Unexpected(f"{wanted} is there twice")
    return elements[values.index(wanted)] if wanted in values else None


def scalar(document, path, mark, kind):
    """One number or none. The types are held to, because to Python true is 1 and 1.0 is 1."""
    value = dig(document, path)
    if mark == "!":
        return DECODED[path](value)
    if kind:
        return None if value is None else id_in(value["url"], kind)
    if value is not None and type(value) is not (bool if mark else int):
        raise Unexpected(f"{path} is {value!r}")
    return int(value) if mark else value


def elements(document, path, gets):
    first, *others = path.split(">")
    rows = dig(document, first)
    for key in others:
        rows = [{**row, **inner} for row in rows for inner in row[key]]
    return [tuple([get(row) for get in gets]) for row in rows]


def family(node, parent=None):
    """The nodes of an evolution chain, each before what evolves from it, with its parent."""
    return [{**node, "from": parent}] + [
        row for child in node["evolves_to"] for row in family(child, node["species"])]


def past_relations(relations):
    """Each damage relation of each past generation on its own."""
    percents = {"double": 200, "half": 50, "no": 0}
    return [
        {"generation": past["generation"], "is_attack": key.endswith("_to"), "other": other,
         "percent": percents[key.split("_")[0]]}
        for past in relations for key in past["damage_relations"]
        for other in past["damage_relations"][key]]


# Keys that a document gets for what the tables cannot say, by kind.
PREPARED = {
    "evolution-chain": {"family": lambda it: family(it["chain"])},
    "pokemon-species": {  # The usual form comes first.
        "varieties": lambda it: sorted(it["varieties"], key=lambda form: not form["is_default"])},
    "type": {"past_relations": lambda it: past_relations(it["past_damage_relations"])}}


def unread(value, known):
    """Keys in a document that no table names. Links are read by their address."""
    if isinstance(value, list):
        return set().union(*(unread(element, known) for element in value))
    if not isinstance(value, dict) or "url" in value:
        return set()
    strange = value.keys() - known - LEFT_OUT
    return strange.union(*(unread(value[key], known) for key in value.keys() & known))


def varints(data):
    """Numbers of seven bits a byte, the lowest first, the top bit set on all but the last."""
    value = shift = 0
    for byte in data:
        value, shift = value | (byte & 0x7F) << shift, shift + 7
        if byte < 0x80:
            yield value
            value = shift = 0
    if shift:
        raise Unexpected("a number has no end")


def signed(number):
    """0, 1, 2, 3 … stand for 0, -1, 1, -2 …"""
    return (number >> 1) ^ -(number & 1)


def optional(number):
    return signed(number - 1) if number else None


def numbers(data, count):
    """A column: the width, then each number; the smallest of the width is none."""
    width = data[0] if data else 0
    if width not in (1, 2, 4) or len(data) != 1 + count * width:
        raise Unexpected(f"{len(data)} bytes of width {width} for {count} rows")
    pieces = (data[at : at + width] for at in range(1, len(data), width))
    values = (int.from_bytes(piece, "little", signed=True) for piece in pieces)
    return [None if value == -(1 << (8 * width - 1)) else value for value in values]


def lists(data, count, stride):
    """Row after row its length in bytes and its numbers, here cut into elements."""
    stream, rows = iter(data), []
    for _ in range(count):
        length = next(varints(stream))
        row = bytes(itertools.islice(stream, length))
        values = [optional(value) for value in varints(row)]
        if len(row) < length or len(values) % stride:
            raise Unexpected(f"{len(values)} numbers in {length} bytes, in elements of {stride}")
        rows.append([tuple(values[at : at + stride]) for at in range(0, len(values), stride)])
    if next(stream, None) is not None:
        raise Unexpected("bytes after the last row")
    return rows


def learnset(data):
    """Rows as in PACKED. What is a byte and not a varint is below 128, where they are the same."""
    rows, values = [], varints(data)
    for group in values:
        method, parts, count, move = next(values), next(values), next(values), 0
        for _ in range(count):
            move, level = move + signed(next(values)), next(values) if parts & 1 else 0
            rows.append((group, method, move, level, optional(next(values)) if parts & 2 else None))
    return rows


def encounter(data):
    """Rows as in PACKED. A bit for each part that is as in the row before."""
    rows, values, conditions = [], varints(data), ()
    version = area = method = low = high = chance = flags = 0
    for same in values:
        version = version if same & 1 else next(values)
        area = area if same & 2 else area + signed(next(values))
        method = method if same & 4 else next(values)
        low, high = (low, high) if same & 8 else (next(values), next(values))
        chance = chance if same & 16 else next(values)
        if not same & 32:
            conditions = tuple(sorted([next(values) for _ in range(next(values))]))
        flags = flags if same & 64 else next(values)
        rows.append((area, version, method, low, high, chance, conditions, flags))
    return rows


class Dex:
    """All that a dex file holds: values by kind, field and id, names by kind, use and id."""

    def __init__(self, path):
        self.file = sqlite3.connect(pathlib.Path(path).resolve().as_uri() + "?mode=ro", uri=True)
        self.file.text_factory = lambda text: text.decode("utf-8", "replace")
        self.damage, self.ids = [], defaultdict(list)
        self.fields, self.names = defaultdict(dict), defaultdict(lambda: defaultdict(dict))
        for kind, count, ids, slugs in self.query("SELECT name, count, ids, slugs FROM kind"):
            self.ids[kind] = self.attempt(f"{kind}.id", numbers, ids, count)
            self.fields[kind]["slug"] = self.by_id(kind, "slug", slugs.split("\n"))
        for kind, name, stride, data in self.query("SELECT kind, name, stride, data FROM field"):
            form = (lists, data, len(self.ids[kind]), stride)
            rows = self.attempt(f"{kind}.{name}", *(form if stride else (numbers, *form[1:3])))
            self.fields[kind][name] = self.by_id(kind, name, rows)
        for kind, use, language, text in self.query("SELECT kind, use, language, data FROM name"):
            for id, name in self.by_id(kind, f"{use} in {language}", text.split("\n")).items():
                self.names[kind, use][id].update({language: name} if name else {})
        self.stored = [(kind, name) for kind, fields in self.fields.items() for name in fields]
        self.derive(self.packed("learnset", learnset), self.packed("encounter", encounter))

    def query(self, text):
        return self.file.execute(text).fetchall()

    def attempt(self, where, unpack, *arguments):
        """Rows, or none and a note when the bytes are damaged."""
        try:
            return unpack(*arguments)
        except (Unexpected, StopIteration) as error:
            self.damage.append(f"{where}: {error!r}")
            return []

    def by_id(self, kind, name, rows):
        if len(rows) != len(self.ids[kind]):
            self.damage.append(f"{kind}.{name} has {len(rows)} rows")
        return dict(zip(self.ids[kind], rows))

    def packed(self, table, unpack):
        found = {id: self.attempt(f"{table} of {id}", unpack, data)
                 for id, data in self.query(f"SELECT form, data FROM {table}")}
        self.damage += [f"{table} of no form {id}" for id in found.keys() - set(self.ids["pokemon"])]
        return {id: found.get(id, []) for id in self.ids["pokemon"]}

    def derive(self, learnsets, encounters):
        """Adds columns that the API has and the dex holds in another shape."""
        chances = defaultdict(Counter)
        for form, slot in ((form, slot) for form in encounters for slot in encounters[form]):
            chances[form][slot[:2]] += slot[5]
        self.fields["pokemon"] |= {
            "learnset": learnsets, "encounters": encounters,
            "moves": {form: list({row[2:3] for row in rows}) for form, rows in learnsets.items()},
            "max_chances": {form: [(*place, chance) for place, chance in chances[form].items()]
                            for form in encounters}}

    def turned(self, sources):
        """Rows by the id that they lead to, as TURNED describes."""
        found = defaultdict(list)
        for source in sources.split():
            place, *others = source.split(",")
            kind, field = place.split(".")
            for id, value in self.fields[kind].get(field, {}).items():
                more = [int(it) if it.isdigit() else self.fields[kind][it][id] for it in others]
                for target, *rest in value if isinstance(value, list) else [(value,)]:
                    found[target].append((id, *rest, *more))
        return found


class Server:
    """Fetches documents over a few connections that stay open."""

    def __init__(self, url, workers):
        self.url, self.local = urllib.parse.urlsplit(url), threading.local()
        self.pool = ThreadPoolExecutor(workers)

    def get(self, path):
        """A document. A connection that broke is opened again once."""
        try:
            return self.ask(path)
        except (OSError, http.client.HTTPException):
            self.local.connection = None
            return self.ask(path)

    def ask(self, path):
        if not getattr(self.local, "connection", None):
            name = "HTTPSConnection" if self.url.scheme == "https" else "HTTPConnection"
            self.local.connection = getattr(http.client, name)(self.url.netloc, timeout=60)
        path = f"{self.url.path.rstrip('/')}/{path}"
        self.local.connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
        response = self.local.connection.getresponse()
        body = response.read()
        if response.status != 200:
            raise ConnectionError(f"{path}: status {response.status}")
        zipped = response.getheader("Content-Encoding") == "gzip"
        return json.loads(gzip.decompress(body) if zipped else body)

    def documents(self, kind):
        """Every document of a kind by id, a form's with the areas in which it is met."""
        index = self.get(f"{kind}/?limit=1000000")
        ids = [id_in(entry["url"], kind) for entry in index["results"]]
        if index["count"] != len(ids):
            raise ConnectionError(f"{kind}: a list of {index['count']} is cut short")
        documents = self.pool.map(self.get, [f"{kind}/{id}/" for id in ids])
        if kind == "pokemon":
            met = self.pool.map(self.get, [f"{kind}/{id}/encounters" for id in ids])
            documents = ({**it, "encounters": areas} for it, areas in zip(documents, met))
        return zip(ids, documents)


class Report:
    """Counts what is compared, and prints the first differences of each field."""

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
                print(f"{field} of {id}{where}: dex {left!r}, API {right!r}")

    def summary(self):
        for field, rows in self.rows.items():
            print(f"{field}: {rows} rows compared, {self.differences[field]} differences")
        print(f"{self.values.total()} values compared, {self.differences.total()} differences")
        return 1 if self.differences.total() else 0


def different(dex, api, columns, ordered):
    """What differs in two lists: by place and column where there is an order, else by element."""
    if not ordered:
        left, right = Counter(dex), Counter(api)
        dex, api = (sorted(it.elements(), key=repr) for it in (left - right, right - left))
    for place, (left, right) in enumerate(itertools.zip_longest(dex, api)):
        if ordered and left and right and columns:
            yield from ((f" [{place}].{name}", a, b) for name, a, b in zip(columns, left, right)
                        if a != b)
        elif left != right:
            yield f" ({' '.join(columns)})", left, right


def compare_file(dex, kinds, report):
    """The file as such, and that it holds the kinds and fields of the tables and no others."""
    for name, value in PRAGMAS.items():
        report.check("file", name, dex.query(f"PRAGMA {name}"), [(value,)])
    tables = dict(dex.query("""SELECT name, (SELECT group_concat(name, ' ') FROM
        pragma_table_info(sqlite_master.name)) FROM sqlite_master WHERE type <> 'index'"""))
    report.check("file", "tables", tables, SCHEMA)
    report.check("file", "damage", dex.damage, [])
    known = set(FIELDS) | set(KINDS_LEFT_OUT)
    report.check("file", "kinds of the API", sorted(known), sorted(kinds), ordered=False)
    fields = [(kind, name) for kind in FIELDS for name in ["slug", *parsed(FIELDS[kind])]]
    report.check("file", "fields", dex.stored, fields, ordered=False)
    uses = {(kind, "name") for kind in FIELDS} | {("pokemon-form", "label")}
    report.check("file", "uses of names", sorted(dex.names.keys() - uses), [])


def checks(dex, kind):
    """For each field: its name, how to read it, its columns, the dex's values, whether ordered."""
    for name, reader in parsed(FIELDS[kind] + PACKED * (kind == "pokemon")).items():
        yield name, *reader, dex.fields[kind].get(name, {}), name not in UNORDERED
    for text, source in TURNED.get(kind, {}).items():
        for name, reader in parsed(text).items():
            yield f"{name} turned round", *reader, dex.turned(source), False


def attempted(read, document):
    """What a reader finds, or words, which differ from all that the dex can hold."""
    try:
        return read(document)
    except (Unexpected, KeyError, ValueError, TypeError, AttributeError) as error:
        return f"unreadable: {error!r}"


def compare_kind(dex, documents, kind, report):
    """Every document of a kind against the dex: ids, slugs, fields, names, and keys not known."""
    fields, ids = list(checks(dex, kind)), []
    known = READ.union(re.findall(r"\w+", " ".join([FIELDS[kind], PACKED, *TURNED.get(kind, ())])))
    for id, document in documents:
        ids.append(id)
        report.check(f"{kind}.slug", id, dex.fields[kind]["slug"].get(id), document.get("name", ""))
        report.check(f"{kind} unknown keys", id, [], sorted(unread(document, known)))
        for use, key in NAMES.items():
            held = dex.names[kind, use][id] if (kind, use) in dex.names else {}
            # Of two in one language the later one is the better one, as far as there are any.
            names = {it["language"]["name"]: it["name"] for it in document.get(key, ()) if it["name"]}
            for it in held | names:
                report.check(f"{kind}.{use}", f"{id} in {it}", held.get(it), names.get(it))
        for key, prepare in PREPARED.get(kind, {}).items():
            document = {**document, key: attempted(prepare, document)}
        for name, read, columns, values, ordered in fields:
            value = attempted(read, document)
            found = values.get(id, [] if isinstance(value, list) else None)
            report.check(f"{kind}.{name}", id, found, value, columns, ordered)
    report.check(f"{kind}.id", "all", dex.ids[kind], sorted(ids), ordered=False)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("dex")
    parser.add_argument("url")
    parser.add_argument("--workers", type=int, default=4)
    options = parser.parse_args()
    report, server = Report(), Server(options.url, options.workers)
    try:
        dex = Dex(options.dex)
        compare_file(dex, server.get(""), report)
        for kind in FIELDS:
            compare_kind(dex, server.documents(kind), kind, report)
    except (OSError, http.client.HTTPException, ValueError, sqlite3.Error) as error:
        print(f"cannot go on: {error!r}", file=sys.stderr)
        return 2
    return report.summary()


if __name__ == "__main__":
    sys.exit(main())
