#!/usr/bin/env python3
"""Compares the results of queries with a count over PokeAPI's own JSON.

    count_queries.py PROGRAM API
    count_queries.py --counts API

API is a folder of JSON documents, KIND/ID.json with a list of each kind in KIND.json, or the
address of a PokeAPI, such as https://pokeapi.co/api/v2/.

A table has each query with a Python expression that decides for one form (one `pokemon` document)
whether the query matches it, independently of the program. `PROGRAM list` must print the ids of
exactly these forms; where the query sorts, the sorted values must be in order, too.

Prints a line for each query and the total. Exits with 0 without a difference, 1 with one, 2 when the
documents cannot be read. With --counts it runs no program, and prints the number of forms that each
query matches.
"""
import argparse
import json
import math
import subprocess
import sys
import unicodedata
import urllib.request
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

SHOWN = 12
SECONDS = 120
SHORT_STATS = {"hp": "hp", "attack": "atk", "defense": "def", "special-attack": "spa",
               "special-defense": "spd", "speed": "spe"}
# Groups of Pokémon that the games have and the API lacks, as National Dex numbers.
ULTRA_BEASTS = {*range(793, 800), *range(803, 807)}
PARADOX = {*range(984, 996), *range(1005, 1011), *range(1020, 1024)}
STARTERS = {first + step for first in (1, 152, 252, 387, 495, 650, 722, 810, 906)
            for step in range(9)}
FOSSILS = {*range(138, 143), *range(345, 349), *range(408, 412), *range(564, 568),
           *range(696, 700), *range(880, 884)}

Document = dict[str, Any]


# The documents.

class Folder:
    """A folder that holds the documents as files."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)

    def read(self, *path: str) -> Any:
        return json.loads(self.path.joinpath(*path).with_suffix(".json").read_bytes())

    def ids(self, kind: str) -> list[str]:
        return [key(entry) for entry in self.read(kind)["results"]]


class Site:
    """A PokeAPI on the network. Documents are fetched one after the other."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def read(self, *path: str, ending: str = "/") -> Any:
        address = "/".join([self.address, *path]) + ending
        request = urllib.request.Request(address, headers={"User-Agent": "count_queries"})
        with urllib.request.urlopen(request, timeout=SECONDS) as response:
            return json.load(response)

    def ids(self, kind: str) -> list[str]:
        return [key(entry) for entry in self.read(kind, ending="/?limit=1000000")["results"]]


Source = Folder | Site


def opened(address: str) -> Source:
    return Site(address) if "://" in address else Folder(address)


def documents(api: Source, kind: str) -> Iterator[Document]:
    return (api.read(kind, id) for id in api.ids(kind))


def key(link: Document) -> str:
    """The id at the end of the address in a link."""
    return link["url"].rstrip("/").split("/")[-1]


def name(link: Document | None) -> str | None:
    return link["name"] if link else None


def names(links: list[Document]) -> list[str]:
    return [link["name"] for link in links]


def english(document: Document) -> str:
    """The English name. The API has a few twice; the later one is the corrected one."""
    found = {it["language"]["name"]: it["name"] for it in document["names"]}
    return found.get("en", document["name"])


def folded(text: str) -> str:
    """Letters and digits alone, small and without accents: `Mt. Moon` and `mt-moon` are one."""
    plain = unicodedata.normalize("NFKD", text).lower()
    return "".join(letter for letter in plain if letter.isalnum())


# The subjects of queries.

@dataclass
class Species:
    """A species, with the facts that follow from all species."""

    id: int
    slug: str
    name: str
    names: list[str]
    generation: int
    parent: str | None
    chain: str
    gender_rate: int
    hatch_counter: int
    capture_rate: int
    happiness: int
    growth: str
    color: str
    shape: str | None
    habitat: str | None
    egg_groups: list[str]
    pokedexes: set[str]
    is_legendary: bool
    is_mythical: bool
    is_baby: bool
    stage: int = 1
    children: int = 0
    siblings: int = 0
    relatives: set[str] = field(default_factory=set)
    dex_regions: set[str] = field(default_factory=set)


@dataclass
class Form:
    """A form: a `pokemon` document, with the facts that follow from all documents."""

    id: int
    slug: str
    species: Species
    is_default: bool
    types: list[str]
    abilities: list[str]
    hidden: list[str]
    stats: dict[str, int]
    effort: dict[str, int]
    height: int  # In decimetres.
    weight: int  # In hectograms.
    experience: int | None
    learnset: list[tuple[str, str, str]]  # Move, method and version group.
    items: set[str]
    looks: list[str]  # The ids of its `pokemon-form` documents.
    encounters: list[tuple[str, str]]  # The id of the area, and the version.
    names: list[str] = field(default_factory=list)
    origins: list[str] = field(default_factory=list)  # The version group of each look.
    generation: int = 0
    region: str | None = None
    games: set[str] = field(default_factory=set)
    places: set[tuple[str, str]] = field(default_factory=set)  # A folded name, and the version.
    routes: list[Document] = field(default_factory=list)
    chart: dict[tuple[str, str], float] = field(default_factory=dict)

    @property
    def total(self) -> int:
        return sum(self.stats.values())

    @property
    def words(self) -> set[str]:
        """The words of the slug of a form that is not the usual one."""
        return set() if self.is_default else set(self.slug.split("-"))

    @property
    def level(self) -> int | None:
        """The lowest level at which it can evolve."""
        return min((it["min_level"] for it in self.routes if it["min_level"] is not None),
                   default=None)

    def taken(self, attack: str) -> float:
        """The factor of damage taken from a type: 1 is neutral, 2 weak, 0 immune."""
        return against(self.chart, attack, self.types)

    def taken_from_freeze_dry(self) -> float:
        """The same for the Ice move that is strong against Water in spite of the chart."""
        others = [it for it in self.types if it != "water"]
        return against(self.chart, "ice", others) * (2 if "water" in self.types else 1)

    def beats(self, *types: str) -> bool:
        """Whether one of its own types deals more than neutral damage."""
        return any(against(self.chart, own, types) > 1 for own in self.types)


def against(chart: dict[tuple[str, str], float], attack: str, types: Any) -> float:
    return math.prod(chart.get((attack, it), 1) for it in types)


def species_of(it: Document) -> Species:
    return Species(
        id=it["id"], slug=it["name"], name=english(it),
        names=[it["name"], *names(it["names"])], generation=int(key(it["generation"])),
        parent=name(it["evolves_from_species"]), chain=key(it["evolution_chain"]),
        gender_rate=it["gender_rate"], hatch_counter=it["hatch_counter"],
        capture_rate=it["capture_rate"], happiness=it["base_happiness"],
        growth=it["growth_rate"]["name"], color=it["color"]["name"], shape=name(it["shape"]),
        habitat=name(it["habitat"]), egg_groups=names(it["egg_groups"]),
        pokedexes={entry["pokedex"]["name"] for entry in it["pokedex_numbers"]},
        is_legendary=it["is_legendary"], is_mythical=it["is_mythical"], is_baby=it["is_baby"])


def form_of(it: Document, met: list[Document], species: dict[str, Species]) -> Form:
    stats = {SHORT_STATS[entry["stat"]["name"]]: entry for entry in it["stats"]}
    return Form(
        id=it["id"], slug=it["name"], species=species[it["species"]["name"]],
        is_default=it["is_default"],
        types=names([slot["type"] for slot in sorted(it["types"], key=lambda slot: slot["slot"])]),
        abilities=names([slot["ability"] for slot in it["abilities"]]),
        hidden=names([slot["ability"] for slot in it["abilities"] if slot["is_hidden"]]),
        stats={stat: entry["base_stat"] for stat, entry in stats.items()},
        effort={stat: entry["effort"] for stat, entry in stats.items()},
        height=it["height"], weight=it["weight"], experience=it["base_experience"],
        learnset=[tuple(sys.intern(word) for word in row) for row in learnset(it)],
        items={held["item"]["name"] for held in it["held_items"]},
        looks=[key(look) for look in it["forms"]],
        encounters=[(key(area["location_area"]), details["version"]["name"])
                    for area in met for details in area["version_details"]])


def learnset(it: Document) -> Iterator[tuple[str, str, str]]:
    for entry in it["moves"]:
        for details in entry["version_group_details"]:
            yield (entry["move"]["name"], details["move_learn_method"]["name"],
                   details["version_group"]["name"])


# Reading all documents.

def read_forms(api: Source) -> list[Form]:
    """Every form, complete."""
    species = {it["name"]: species_of(it) for it in documents(api, "pokemon-species")}
    forms = [form_of(it, api.read("pokemon", str(it["id"]), "encounters"), species)
             for it in documents(api, "pokemon")]
    groups = {it["name"]: it for it in documents(api, "version-group")}
    add_families(list(species.values()))
    add_dex_regions(api, species)
    add_looks(api, forms)
    add_origins(api, forms, groups)
    add_games(forms, groups)
    add_places(api, forms)
    add_routes(api, forms)
    chart = type_chart(api)
    for form in forms:
        form.chart = chart
    return forms


def add_families(species: list[Species]) -> None:
    by_slug = {it.slug: it for it in species}
    children = Counter(it.parent for it in species)
    chains = defaultdict(set)
    for it in species:
        chains[it.chain].add(it.slug)
    for it in species:
        it.children, it.relatives = children[it.slug], chains[it.chain]
        it.siblings = children[it.parent] if it.parent else 0
        ancestor = it.parent
        while ancestor:
            it.stage, ancestor = it.stage + 1, by_slug[ancestor].parent


def add_dex_regions(api: Source, species: dict[str, Species]) -> None:
    regions = {it["name"]: name(it["region"]) for it in documents(api, "pokedex")}
    for it in species.values():
        it.dex_regions = {regions[pokedex] for pokedex in it.pokedexes} - {None}


def add_looks(api: Source, forms: list[Form]) -> None:
    """The names in any language and the version groups, which the `pokemon-form` documents hold."""
    looks = {str(it["id"]): it for it in documents(api, "pokemon-form")}
    for form in forms:
        own = [looks[id] for id in form.looks]
        form.origins = [it["version_group"]["name"] for it in own]
        form.names = [form.slug, *form.species.names]
        form.names += [text for it in own for text in names(it["names"])]


def add_origins(api: Source, forms: list[Form], groups: dict[str, Document]) -> None:
    """The generation and the region in which each form is new."""
    main = {int(key(it["main_generation"])): it["name"] for it in documents(api, "region")
            if it["main_generation"]}
    for form in forms:
        group = groups[form.origins[0]]
        of_group = int(key(group["generation"]))
        form.generation = form.species.generation if form.is_default else of_group
        regions = names(group["regions"])
        if regions:
            form.region = regions[0] if len(regions) == 1 else main[form.generation]


def add_games(forms: list[Form], groups: dict[str, Document]) -> None:
    """The version groups that each form is in: by its moves, or else by the Pokédexes."""
    for form in forms:
        form.games = {group for _, _, group in form.learnset} or set(form.origins)
    for slug in groups.keys() - {group for form in forms for _, _, group in form.learnset}:
        pokedexes = set(names(groups[slug]["pokedexes"]))
        for form in forms:
            in_pokedex = form.is_default and not pokedexes.isdisjoint(form.species.pokedexes)
            if in_pokedex or slug in form.origins:
                form.games.add(slug)


def add_places(api: Source, forms: list[Form]) -> None:
    """The names of the locations and areas of each form's encounters."""
    locations = {it["name"]: it for it in documents(api, "location")}
    spoken = {}
    for area in documents(api, "location-area"):
        location = locations[area["location"]["name"]]
        words = (area["name"], location["name"], english(location))
        spoken[str(area["id"])] = {folded(word) for word in words}
    for form in forms:
        form.places = {(word, version) for area, version in form.encounters
                       for word in spoken[area]}


def add_routes(api: Source, forms: list[Form]) -> None:
    """The ways in which each form evolves."""
    by_slug = {it.slug: it for it in forms}
    by_species = {it.species.slug: it for it in forms if it.is_default}
    for chain in documents(api, "evolution-chain"):
        for parent, route in routes(chain["chain"]):
            base = name(route["base_form"])
            (by_slug[base] if base else by_species[parent]).routes.append(route)


def routes(node: Document) -> Iterator[tuple[str, Document]]:
    for child in node["evolves_to"]:
        for route in child["evolution_details"]:
            yield node["species"]["name"], route
        yield from routes(child)


def type_chart(api: Source) -> dict[tuple[str, str], float]:
    """The factors of an attacking type against defending types, except 1."""
    factors = {"double_damage_to": 2.0, "half_damage_to": 0.5, "no_damage_to": 0.0}
    return {(it["name"], target): factor
            for it in documents(api, "type") for relation, factor in factors.items()
            for target in names(it["damage_relations"][relation])}


# The predicates from which the meanings of queries are made.

Predicate = Callable[[Form], bool]
SortKey = Callable[[Form], Any]


def typed(*types: str) -> Predicate:
    return lambda it: not set(types).isdisjoint(it.types)


def able(*abilities: str) -> Predicate:
    return lambda it: not set(abilities).isdisjoint(it.abilities)


def hides(ability: str) -> Predicate:
    return lambda it: ability in it.hidden


def holds_item(*items: str) -> Predicate:
    return lambda it: not it.items.isdisjoint(items)


def called(word: str) -> Predicate:
    return lambda it: any(word in folded(text) for text in it.names)


def learns(move: str, method: str | None = None, game: str | None = None) -> Predicate:
    return lambda it: any(
        row[0] == move and method in (None, row[1]) and game in (None, row[2])
        for row in it.learnset)


def met(place: str, version: str | None = None) -> Predicate:
    """The place is folded."""
    return lambda it: any(row[0] == place and version in (None, row[1]) for row in it.places)


def evolves(holds: Callable[[Document], bool]) -> Predicate:
    return lambda it: any(holds(route) for route in it.routes)


def with_item(item: str) -> Predicate:
    return evolves(lambda route: item in (name(route["item"]), name(route["held_item"])))


def triggered(trigger: str) -> Predicate:
    return evolves(lambda route: name(route["trigger"]) == trigger)


def relative(species: str) -> Predicate:
    return lambda it: species in it.species.relatives


def listed(*pokedexes: str) -> Predicate:
    return lambda it: not it.species.pokedexes.isdisjoint(pokedexes)


def marked(*words: str) -> Predicate:
    """Has one of the words in its slug, and is not the usual form."""
    return lambda it: not it.words.isdisjoint(words)


def numbered(numbers: set[int]) -> Predicate:
    return lambda it: it.species.id in numbers


def both(*predicates: Predicate) -> Predicate:
    return lambda it: all(holds(it) for holds in predicates)


def either(*predicates: Predicate) -> Predicate:
    return lambda it: any(holds(it) for holds in predicates)


def no(predicate: Predicate) -> Predicate:
    return lambda it: not predicate(it)


def usual(it: Form) -> bool:
    return it.is_default


# The queries, each with its meaning.

MEANINGS: list[tuple[str, Predicate]] = [
    # Numbers, types and names without a field.
    ("445", lambda it: it.species.id == 445),
    ("dex:445", lambda it: it.species.id == 445),
    ("dex:1,4,7", lambda it: it.species.id in (1, 4, 7)),
    ("dex:387..493", lambda it: 387 <= it.species.id <= 493),
    ("dex>1000", lambda it: it.species.id > 1000),
    ("dragon", either(typed("dragon"), called("dragon"))),
    ("steel", either(typed("steel"), called("steel"))),

    # Types.
    ("type:dragon", typed("dragon")),
    ("t:dragon", typed("dragon")),
    ("type:fire,water", typed("fire", "water")),
    ("type:fire type:flying", both(typed("fire"), typed("flying"))),
    ("type1:water", lambda it: it.types[0] == "water"),
    ("type2:flying", lambda it: it.types[1:] == ["flying"]),
    ("type1:bug,grass type2:poison",
     lambda it: it.types[0] in ("bug", "grass") and it.types[1:] == ["poison"]),
    ("is:dual", lambda it: len(it.types) == 2),
    ("is:mono", lambda it: len(it.types) == 1),

    # Negation, alternatives and parentheses.
    ("-type:water", no(typed("water"))),
    ("!type:water", no(typed("water"))),
    ("-type:fire,water", no(typed("fire", "water"))),
    ("type:ice | type:ghost", typed("ice", "ghost")),
    ("type:fire type:flying | type:water gen:1",
     lambda it: {"fire", "flying"} <= {*it.types} or "water" in it.types and it.generation == 1),
    ("type:dragon (hp>100 | spe>=120) -is:mega",
     lambda it: "dragon" in it.types and (it.stats["hp"] > 100 or it.stats["spe"] >= 120)
     and "mega" not in it.words),
    ("-(type:water | type:normal) gen:1",
     lambda it: not {"water", "normal"} & {*it.types} and it.generation == 1),
    ("!(gen:1 -type:poison) type:grass",
     lambda it: "grass" in it.types and (it.generation != 1 or "poison" in it.types)),
    ("((type:ghost | type:dark) (gen:4 | gen:5)) -is:final",
     both(typed("ghost", "dark"),
          lambda it: it.generation in (4, 5) and it.species.children > 0)),
    ("type:psychic -is:legendary !is:mythical bst>=580",
     lambda it: "psychic" in it.types and it.total >= 580 and not it.species.is_legendary
     and not it.species.is_mythical),

    # Abilities.
    ("ability:levitate", able("levitate")),
    ("a:intimidate", able("intimidate")),
    ("ability:sand-stream,drought", able("sand-stream", "drought")),
    ("hidden:moxie", hides("moxie")),
    ("ability:moxie -hidden:moxie", both(able("moxie"), no(hides("moxie")))),

    # Moves.
    ("move:earthquake", learns("earthquake")),
    ("m:spore", learns("spore")),
    ("move:spore,sleep-powder", either(learns("spore"), learns("sleep-powder"))),
    ("move:spore move:sleep-powder", both(learns("spore"), learns("sleep-powder"))),
    ("move:toxic@scarlet-violet", learns("toxic", game="scarlet-violet")),
    ("move:surf@red-blue", learns("surf", game="red-blue")),
    ("move:wish/egg", learns("wish", method="egg")),
    ("move:dragon-dance/level-up", learns("dragon-dance", method="level-up")),
    ("move:ice-punch/tutor", learns("ice-punch", method="tutor")),
    ("move:calm-mind/machine", learns("calm-mind", method="machine")),
    ("move:wish/egg@sword-shield", learns("wish", method="egg", game="sword-shield")),
    ("move:dynamic-punch/tutor@emerald", learns("dynamic-punch", method="tutor", game="emerald")),
    ("move:thunderbolt/machine@red-blue,spore/level-up@red-blue",
     either(learns("thunderbolt", method="machine", game="red-blue"),
            learns("spore", method="level-up", game="red-blue"))),
    ("move:earthquake@scarlet-violet -move:earthquake@sword-shield",
     both(learns("earthquake", game="scarlet-violet"),
          no(learns("earthquake", game="sword-shield")))),

    # Stats.
    ("hp=100", lambda it: it.stats["hp"] == 100),
    ("hp:100", lambda it: it.stats["hp"] == 100),
    ("hp:50..100", lambda it: 50 <= it.stats["hp"] <= 100),
    ("atk:..50", lambda it: it.stats["atk"] <= 50),
    ("def:150..", lambda it: it.stats["def"] >= 150),
    ("def<30", lambda it: it.stats["def"] < 30),
    ("spa>=140", lambda it: it.stats["spa"] >= 140),
    ("spd<=30", lambda it: it.stats["spd"] <= 30),
    ("spe>130", lambda it: it.stats["spe"] > 130),
    ("speed>130", lambda it: it.stats["spe"] > 130),
    ("hp!=50 gen:2", lambda it: it.stats["hp"] != 50 and it.generation == 2),
    ("spe:100,130", lambda it: it.stats["spe"] in (100, 130)),
    ("total>=600", lambda it: it.total >= 600),
    ("bst=600", lambda it: it.total == 600),
    ("bst:300..310", lambda it: 300 <= it.total <= 310),
    ("atk>spa", lambda it: it.stats["atk"] > it.stats["spa"]),
    ("hp=spe", lambda it: it.stats["hp"] == it.stats["spe"]),
    ("def<=spd", lambda it: it.stats["def"] <= it.stats["spd"]),
    ("atk!=spa", lambda it: it.stats["atk"] != it.stats["spa"]),
    ("spe>dex", lambda it: it.stats["spe"] > it.species.id),
    ("ev:spe", lambda it: it.effort["spe"] >= 1),
    ("ev:spe>=2", lambda it: it.effort["spe"] >= 2),
    ("ev:hp=3", lambda it: it.effort["hp"] == 3),
    ("ev:atk ev:spa", lambda it: it.effort["atk"] >= 1 and it.effort["spa"] >= 1),

    # Body.
    ("height>=2.5", lambda it: it.height >= 25),
    ("height:0.3", lambda it: it.height == 3),
    ("height:1..1.2", lambda it: 10 <= it.height <= 12),
    ("weight<=0.1", lambda it: it.weight <= 1),
    ("weight:90.5", lambda it: it.weight == 905),
    ("weight:300..500", lambda it: 3000 <= it.weight <= 5000),
    ("color:pink", lambda it: it.species.color == "pink"),
    ("shape:bug-wings", lambda it: it.species.shape == "bug-wings"),
    ("shape:ball,blob", lambda it: it.species.shape in ("ball", "blob")),
    ("habitat:waters-edge", lambda it: it.species.habitat == "waters-edge"),
    ("habitat:rare", lambda it: it.species.habitat == "rare"),

    # Origin.
    ("gen:1", lambda it: it.generation == 1),
    ("gen:7", lambda it: it.generation == 7),
    ("gen>=8", lambda it: it.generation >= 8),
    ("gen:2..4", lambda it: 2 <= it.generation <= 4),
    ("gen!=1 dex<=151", lambda it: it.generation != 1 and it.species.id <= 151),
    ("game:platinum", lambda it: "platinum" in it.games),
    ("game:red", lambda it: "red-blue" in it.games),
    ("game:sword-shield", lambda it: "sword-shield" in it.games),
    ("game:shield -game:scarlet",
     lambda it: "sword-shield" in it.games and "scarlet-violet" not in it.games),
    ("game:scarlet-violet", lambda it: "scarlet-violet" in it.games),
    ("game:legends-arceus", lambda it: "legends-arceus" in it.games),
    ("game:champions", lambda it: "champions" in it.games),
    ("game:the-isle-of-armor", lambda it: "the-isle-of-armor" in it.games),
    ("game:the-crown-tundra", lambda it: "the-crown-tundra" in it.games),
    ("game:the-teal-mask", lambda it: "the-teal-mask" in it.games),
    ("game:the-indigo-disk", lambda it: "the-indigo-disk" in it.games),
    ("game:the-indigo-disk-violet", lambda it: "the-indigo-disk" in it.games),
    ("game:legends-za", lambda it: "legends-za" in it.games),
    ("game:mega-dimension", lambda it: "mega-dimension" in it.games),
    ("region:johto", lambda it: it.region == "johto"),
    ("region:kanto", lambda it: it.region == "kanto"),
    ("region:sinnoh", lambda it: it.region == "sinnoh"),
    ("region:hisui", lambda it: it.region == "hisui"),
    ("region:alola,paldea", lambda it: it.region in ("alola", "paldea")),
    ("region:kalos is:form", lambda it: it.region == "kalos" and not it.is_default),
    ("dexof:kanto", listed("kanto")),
    ("dexof:paldea", listed("paldea")),
    ("dexof:hisui", listed("hisui")),
    ("dexof:original-johto", listed("original-johto")),
    ("dexof:kitakami", listed("kitakami")),
    ("dexof:sinnoh", lambda it: "sinnoh" in it.species.dex_regions),
    ("dexof:kalos", lambda it: "kalos" in it.species.dex_regions),
    ("dexof:hoenn -dexof:unova",
     both(listed("hoenn"), no(lambda it: "unova" in it.species.dex_regions))),

    # Breeding and catching.
    ("egg:dragon", lambda it: "dragon" in it.species.egg_groups),
    ("egg:water1", lambda it: "water1" in it.species.egg_groups),
    ("egg:water-1", lambda it: "water1" in it.species.egg_groups),
    ("egg:dragon egg:water-1", lambda it: {*it.species.egg_groups} == {"dragon", "water1"}),
    ("gender:genderless", lambda it: it.species.gender_rate == -1),
    ("gender:female", lambda it: it.species.gender_rate >= 1),
    ("gender:male", lambda it: 0 <= it.species.gender_rate <= 7),
    ("gender:female>50", lambda it: it.species.gender_rate > 4),
    ("gender:female>=87.5", lambda it: it.species.gender_rate >= 7),
    ("gender:female=100", lambda it: it.species.gender_rate == 8),
    ("hatch<=10", lambda it: it.species.hatch_counter <= 10),
    ("hatch:120", lambda it: it.species.hatch_counter == 120),
    ("catch=255", lambda it: it.species.capture_rate == 255),
    ("catch:30..45 gen:5",
     lambda it: 30 <= it.species.capture_rate <= 45 and it.generation == 5),
    ("happiness>70", lambda it: it.species.happiness > 70),
    ("happiness:0", lambda it: it.species.happiness == 0),
    ("exp>=300", lambda it: it.experience is not None and it.experience >= 300),
    ("exp!=64", lambda it: it.experience not in (None, 64)),
    ("exp<60", lambda it: it.experience is not None and it.experience < 60),
    ("-exp>0", lambda it: it.experience is None),
    ("growth:slow", lambda it: it.species.growth == "slow"),
    ("growth:medium", lambda it: it.species.growth == "medium"),
    ("growth:medium-fast", lambda it: it.species.growth == "medium"),
    ("growth:medium-slow", lambda it: it.species.growth == "medium-slow"),
    ("growth:erratic", lambda it: it.species.growth == "slow-then-very-fast"),
    ("growth:slow-then-very-fast", lambda it: it.species.growth == "slow-then-very-fast"),
    ("growth:fluctuating", lambda it: it.species.growth == "fast-then-very-slow"),
    ("growth:fast,fluctuating",
     lambda it: it.species.growth in ("fast", "fast-then-very-slow")),

    # Kinds.
    ("is:legendary", lambda it: it.species.is_legendary),
    ("is:mythical", lambda it: it.species.is_mythical),
    ("is:baby", lambda it: it.species.is_baby),
    ("is:legendary,mythical", lambda it: it.species.is_legendary or it.species.is_mythical),
    ("is:default", usual),
    ("is:form", no(usual)),
    ("is:first", lambda it: it.species.parent is None),
    ("is:middle", lambda it: it.species.parent is not None and it.species.children > 0),
    ("is:final", lambda it: it.species.children == 0),
    ("is:single", lambda it: it.species.parent is None and it.species.children == 0),
    ("is:branched", lambda it: it.species.siblings > 1),
    ("is:branching", lambda it: it.species.children > 1),
    ("is:mega", marked("mega", "primal")),
    ("is:gmax", marked("gmax")),
    # A Pikachu in an Alola Cap is not a regional form.
    ("is:regional", both(marked("alola", "galar", "hisui", "paldea"), no(marked("cap")))),
    ("is:ultrabeast", numbered(ULTRA_BEASTS)),
    ("is:paradox", numbered(PARADOX)),
    ("is:starter", numbered(STARTERS)),
    ("is:fossil", numbered(FOSSILS)),
    ("is:starter is:final -is:gmax -is:mega",
     lambda it: it.species.id in STARTERS and it.species.children == 0
     and not {"gmax", "mega"} & it.words),

    # Evolution.
    ("evolves:trade", triggered("trade")),
    ("evolves:level", evolves(lambda route: route["min_level"] is not None)),
    ("evolves:thunder-stone", with_item("thunder-stone")),
    ("evolves:metal-coat", with_item("metal-coat")),
    ("evolves:friendship", evolves(lambda route: route["min_happiness"] is not None)),
    ("evolves:trade -evolves:metal-coat",
     both(triggered("trade"), no(with_item("metal-coat")))),
    ("evolves>30", lambda it: it.level is not None and it.level > 30),
    ("evolves<=10", lambda it: it.level is not None and it.level <= 10),
    ("evolves:level is:form",
     lambda it: not it.is_default and it.level is not None),
    ("stage:1", lambda it: it.species.stage == 1),
    ("stage>=3", lambda it: it.species.stage >= 3),
    ("stage:2 is:final", lambda it: it.species.stage == 2 and it.species.children == 0),
    ("family:eevee", relative("eevee")),
    ("family:mr-rime", relative("mr-rime")),
    ("family:pikachu,ralts", either(relative("pikachu"), relative("ralts"))),

    # Damage.
    ("weak:ice", lambda it: it.taken("ice") > 1),
    ("weak:ice>=4", lambda it: it.taken("ice") >= 4),
    ("weak:ice weak:fire", lambda it: it.taken("ice") > 1 and it.taken("fire") > 1),
    ("weak:rock,ground", lambda it: it.taken("rock") > 1 or it.taken("ground") > 1),
    ("weak:earthquake", lambda it: it.taken("ground") > 1),
    ("weak:freeze-dry", lambda it: it.taken_from_freeze_dry() > 1),
    ("weak:freeze-dry>=4", lambda it: it.taken_from_freeze_dry() >= 4),
    ("resists:freeze-dry", lambda it: it.taken_from_freeze_dry() < 1),
    ("resists:fire", lambda it: it.taken("fire") < 1),
    ("resists:dragon", lambda it: it.taken("dragon") < 1),
    ("resists:dragon<=1/4", lambda it: it.taken("dragon") <= 0.25),
    ("resists:fighting<=1/4", lambda it: it.taken("fighting") <= 0.25),
    ("immune:ground", lambda it: it.taken("ground") == 0),
    ("immune:normal,poison", lambda it: it.taken("normal") == 0 or it.taken("poison") == 0),
    ("neutral:water", lambda it: it.taken("water") == 1),
    ("beats:steel", lambda it: it.beats("steel")),
    ("beats:garchomp", lambda it: it.beats("dragon", "ground")),
    ("beats:gyarados -weak:waterfall",
     lambda it: it.beats("water", "flying") and it.taken("water") <= 1),

    # Items held and places.
    ("item:leftovers", holds_item("leftovers")),
    ("item:lucky-egg,light-ball", holds_item("lucky-egg", "light-ball")),
    ("found:viridian-forest", met("viridianforest")),
    ("found:route-1", met("route1")),
    ("found:kanto-route-1", met("kantoroute1")),
    ("found:victory-road", met("victoryroad")),
    ("found:mt-moon type:rock", both(met("mtmoon"), typed("rock"))),
    ("found:oreburgh-mine-b1f", met("oreburghmineb1f")),
    ("found:route-201@platinum", met("route201", "platinum")),
    ("found:viridian-forest@yellow", met("viridianforest", "yellow")),
]

# Queries that sort, their meaning, and a key that must not decrease from row to row. Forms without a
# value come last.
ORDERS: list[tuple[str, Predicate, SortKey]] = [
    ("type:dragon sort:-speed", typed("dragon"), lambda it: -it.stats["spe"]),
    ("type:dragon sort:spe", typed("dragon"), lambda it: it.stats["spe"]),
    ("gen:3 sort:-bst", lambda it: it.generation == 3, lambda it: -it.total),
    ("gen:9 sort:dex", lambda it: it.generation == 9, lambda it: it.species.id),
    ("type:steel sort:-weight", typed("steel"), lambda it: -it.weight),
    ("type:fairy sort:height", typed("fairy"), lambda it: it.height),
    ("type:ghost sort:-total,hp", typed("ghost"), lambda it: (-it.total, it.stats["hp"])),
    ("type:bug sort:catch,-atk,def", typed("bug"),
     lambda it: (it.species.capture_rate, -it.stats["atk"], it.stats["def"])),
    ("gen:1 is:default sort:weight,name", lambda it: it.generation == 1 and it.is_default,
     lambda it: (it.weight, folded(it.species.name))),
    ("gen:4 is:default sort:name", lambda it: it.generation == 4 and it.is_default,
     lambda it: folded(it.species.name)),
    ("is:fossil sort:-name is:default", lambda it: it.species.id in FOSSILS and it.is_default,
     lambda it: [-ord(letter) for letter in folded(it.species.name)] + [0]),
    ("type:electric sort:exp", typed("electric"),
     lambda it: (it.experience is None, it.experience or 0)),
    ("is:mega sort:-exp", marked("mega", "primal"),
     lambda it: (it.experience is None, -(it.experience or 0))),
    ("is:starter sort:gen,-spa", numbered(STARTERS),
     lambda it: (it.generation, -it.stats["spa"])),
]

# Names in other languages, and the form that must be the first row.
FIRST: list[tuple[str, int]] = [
    ("glurak", 6), ("リザードン", 6), ("dracaufeu", 6), ("리자몽", 6), ("喷火龙", 6),
    ("噴火龍", 6), ("charizard", 6), ("knakrack", 445), ("carchacrok", 445), ("한카리아스", 445),
    ("évoli", 133), ("evoli", 133), ("イーブイ", 133), ("フラベベ", 669), ("flabebe", 669),
]


# Running the program.

class Answer(NamedTuple):
    """The ids of the printed rows, and the program's messages."""

    ids: list[int]
    complaint: str


def ask(program: str, query: str) -> Answer:
    """The output of the program. The two dashes allow a query to begin with a dash."""
    command = [program, "list", "--json", "--offline", "--", query]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
        rows = json.loads(done.stdout or "[]")
        return Answer([int(row["id"]) for row in rows], " ".join(done.stderr.split()))
    except (subprocess.TimeoutExpired, ValueError, LookupError, TypeError) as error:
        return Answer([], repr(error)[:200])


def difference(answer: Answer, expected: set[int], forms: dict[int, Form]) -> str:
    """The surplus and missing ids of the answer; empty if they agree."""
    found = set(answer.ids)
    notes = [f"only in {side}: {shown(ids, forms)}" for side, ids in (
        ("the program", found - expected), ("the API", expected - found)) if ids]
    twice = {id for id, times in Counter(answer.ids).items() if times > 1}
    notes += [f"more than once: {shown(twice, forms)}"] if twice else []
    notes += [] if expected else ["no form is meant, so this checks nothing"]
    notes += [f"it said: {answer.complaint}"] if notes and answer.complaint else []
    return "; ".join(notes)


def disorder(answer: Answer, sort_key: SortKey, forms: dict[int, Form]) -> str:
    """The first two neighbours in the wrong order; empty without any."""
    for left, right in pairwise(forms[id] for id in answer.ids):
        if sort_key(left) > sort_key(right):
            return f"{left.id} {left.slug} comes before {right.id} {right.slug}"
    return ""


def shown(ids: set[int], forms: dict[int, Form]) -> str:
    words = [f"{id} {forms[id].slug}" if id in forms else f"{id}" for id in sorted(ids)[:SHOWN]]
    rest = [f"and {len(ids) - SHOWN} more"] if len(ids) > SHOWN else []
    return f"{len(ids)} ({', '.join(words + rest)})"


def compare(program: str, forms: dict[int, Form]) -> Iterator[tuple[str, str]]:
    """Each query, with the fault of its answer."""
    for query, holds in MEANINGS:
        yield query, difference(ask(program, query), meant(holds, forms), forms)
    for query, holds, sort_key in ORDERS:
        answer = ask(program, query)
        wrong = difference(answer, meant(holds, forms), forms)
        yield query, wrong or disorder(answer, sort_key, forms)
    for query, id in FIRST:
        answer = ask(program, query)
        right = answer.ids[:1] == [id]
        yield query, "" if right else f"first is {answer.ids[:1]}, not {id}. {answer.complaint}"


def meant(holds: Predicate, forms: dict[int, Form]) -> set[int]:
    return {id for id, form in forms.items() if holds(form)}


def print_counts(forms: dict[int, Form]) -> int:
    for query, holds in MEANINGS + [(query, holds) for query, holds, _ in ORDERS]:
        ids = meant(holds, forms)
        print(f"{len(ids):5}  {query}   {' '.join(forms[id].slug for id in sorted(ids)[:6])}")
    print(f"{len(MEANINGS) + len(ORDERS) + len(FIRST)} queries over {len(forms)} forms")
    return 0


def print_comparison(program: str, forms: dict[int, Form]) -> int:
    queries = differences = 0
    for query, wrong in compare(program, forms):
        queries += 1
        differences += bool(wrong)
        print(f"DIFFERS  {query}  {wrong}" if wrong else f"ok       {query}", flush=True)
    print(f"{queries} queries, {differences} differences")
    return 1 if differences else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", nargs="?")
    parser.add_argument("api")
    parser.add_argument("--counts", action="store_true", help="run no program, print the counts")
    options = parser.parse_args()
    if not options.program and not options.counts:
        parser.error("a program is needed, or --counts")
    try:
        forms = {form.id: form for form in read_forms(opened(options.api))}
        if options.counts:
            return print_counts(forms)
        return print_comparison(options.program, forms)
    except (OSError, ValueError, LookupError) as error:
        print(f"cannot go on: {error!r}"[:500], file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
