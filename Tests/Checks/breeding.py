#!/usr/bin/env python3
"""Chains of `pokedex breed`, verified step by step against a PokeAPI server; and counts of chains.

    breeding.py PROGRAM ADDRESS [CHAINS]

ADDRESS is that of the API, such as http://127.0.0.1:40123/api/v2/. The documents of all species and
Pokémon are read first. Then the program is asked for the chains of random egg moves (200 unless
CHAINS is given), and each step is verified: who learns the move, how, the shared egg group, the
genders, and the rules of the generation. Then egg moves are counted by the number of fathers.
"""
import json, random, subprocess, sys, urllib.request
from collections import Counter, defaultdict

GAMES = ["crystal", "emerald", "platinum", "heartgold-soulsilver", "black-2-white-2",
         "omega-ruby-alpha-sapphire", "ultra-sun-ultra-moon", "sword-shield",
         "brilliant-diamond-shining-pearl", "scarlet-violet"]
GENERATIONS = dict(zip(GAMES, [2, 3, 4, 4, 5, 6, 7, 8, 8, 9]))
SELF = {"level-up": "level", "machine": "machine", "tutor": "tutor"}
MOTHERS = {"nidoran-m": "nidoran-f", "volbeat": "illumise"}


class API:
    def __init__(self, address):
        self.address = address.rstrip("/") + "/"
        self.species, self.pokemon = {}, {}
        for row in self.get("pokemon-species?limit=100000")["results"]:
            self.add_species(self.get(row["url"]))
        for row in self.get("pokemon?limit=100000")["results"]:
            self.add_pokemon(self.get(row["url"]))
        self.nosketch = {"chatter", "struggle", "sketch", "tera-starstorm"}

    def get(self, path):
        url = path if path.startswith("http") else self.address + path.split("/api/v2/")[-1]
        with urllib.request.urlopen(url) as answer:
            return json.load(answer)

    def add_species(self, data):
        parent = data["evolves_from_species"]
        self.species[data["name"]] = {
            "groups": {group["name"] for group in data["egg_groups"]}, "rate": data["gender_rate"],
            "parent": parent["name"] if parent else None,
            "chain": data["evolution_chain"]["url"],
            "default": next(v["pokemon"]["name"] for v in data["varieties"] if v["is_default"])}

    def add_pokemon(self, data):
        lessons = defaultdict(list)
        for move in data["moves"]:
            for detail in move["version_group_details"]:
                lessons[detail["version_group"]["name"]].append(
                    (move["move"]["name"], detail["move_learn_method"]["name"],
                     detail["level_learned_at"]))
        number = int(data["id"])
        self.pokemon[number] = {"name": data["name"], "species": data["species"]["name"],
                                "default": data["is_default"], "lessons": dict(lessons)}

    def family(self, number):
        return self.species[self.pokemon[number]["species"]]["chain"]

    def groups(self, number):
        groups = self.species[self.pokemon[number]["species"]]["groups"]
        return set() if groups & {"no-eggs", "ditto"} else groups

    def rate(self, number):
        return self.species[self.pokemon[number]["species"]]["rate"]

    def first_rate(self, number):
        species = self.species[self.pokemon[number]["species"]]
        while species["parent"]:
            species = self.species[species["parent"]]
        return species["rate"]

    def learns(self, number, game, move, how):
        return any(name == move and SELF.get(method) == how for name, method, _ in
                   self.pokemon[number]["lessons"].get(game, []))

    def has_egg_move(self, family, game, move):
        return any(self.family(number) == family and
                   any(name == move and method == "egg" for name, method, _ in
                       data["lessons"].get(game, []))
                   for number, data in self.pokemon.items())


class Check:
    def __init__(self, api, game, slugs):
        self.api, self.game, self.slugs = api, game, slugs
        self.generation = GENERATIONS[game]

    def verify(self, parent, child, moves):
        """The moves that a parent passes to a child; problems as texts."""
        api, number = self.api, parent["pokemon"]["id"]
        passed = {self.slugs[move["id"]] for move in parent["passes"]}
        for move in passed:
            if not api.has_egg_move(api.family(child), self.game, move):
                yield f"{move} is no egg move of {api.pokemon[child]['name']}"
        yield from self.relation(parent, number, child)
        learned = set()
        for lesson in parent["learns"]:
            move = self.slugs[lesson["move"]["id"]]
            learned.add(move)
            learner = lesson["stage"]["id"] if lesson["stage"] else number
            if api.family(learner) != api.family(number):
                yield f"{learner} is no stage of {number}"
            if lesson["way"] == "sketch":
                if not any(name == "sketch" for name, _, _ in
                           api.pokemon[learner]["lessons"].get(self.game, [])):
                    yield f"{learner} has no Sketch"
            elif not api.learns(learner, self.game, move, lesson["way"]):
                yield f"{api.pokemon[learner]['name']} does not learn {move} by {lesson['way']}"
        for other in parent["parents"]:
            learned |= {self.slugs[move["id"]] for move in other["passes"]}
            yield from self.verify(other, number, learned)
        if not passed <= learned:
            yield f"{number} does not know {passed - learned}"

    def relation(self, parent, number, child):
        api, way = self.api, parent["way"]
        if way == "father":
            mother = parent["mother"]["id"]
            if not 0 <= api.rate(number) < 8:
                yield f"{number} cannot be a father"
            if api.rate(mother) < 1:
                yield f"{mother} cannot be a mother"
            if not api.groups(number) & api.groups(mother):
                yield f"{number} and {mother} share no group"
            lays = {api.family(mother)}
            males = {data["species"] for i, data in api.pokemon.items() if api.family(i) == api.family(child)}
            if api.family(child) not in lays and not any(
                    MOTHERS.get(male) == api.pokemon[mother]["species"] for male in males):
                yield f"{child} does not hatch from the eggs of {mother}"
        elif way == "ditto":
            if api.family(number) != api.family(child) or api.rate(number) >= 8:
                yield f"{number} with Ditto has no {child}"
        elif way == "mother":
            if self.generation < 6 or api.family(number) != api.family(child) or api.rate(number) < 1:
                yield f"{number} is no mother of {child} that passes moves"
        elif way == "nursery":
            if self.generation != 8 or api.pokemon[number]["species"] != api.pokemon[child]["species"]:
                yield f"{number} is not of the species of {child}"
        elif way == "mirror-herb":
            if self.generation != 9:
                yield "there is no Mirror Herb"


def count(api, game, rate):
    """Pairs of family and egg move by the fathers that they need; fathers of other families only.

    `rate` is the gender rate of a Pokémon. That of its first stage would count Wormadam, Froslass,
    Vespiquen and Salazzle, which are always female, as fathers."""
    forms = {n: d for n, d in api.pokemon.items() if d["default"] and game in d["lessons"]}
    families, egg, learn = defaultdict(list), defaultdict(set), defaultdict(set)
    for number, data in forms.items():
        families[api.family(number)].append(number)
        for move, method, _ in data["lessons"][game]:
            if method == "egg":
                egg[move].add(api.family(number))
            elif method in SELF:
                learn[move].add(number)
    add_later_stages(api, forms, learn)
    total = Counter()
    for move, wanted in egg.items():
        fathers = {n for n in learn[move] if 0 <= rate(n) < 8 and api.groups(n)}
        steps, rest = 1, set(wanted)
        while rest and fathers:
            done = {family for family in rest if any(
                api.family(father) != family and api.groups(father) & api.groups(member)
                for father in fathers for member in families[family])}
            if not done:
                break
            total[min(steps, 4)] += len(done)
            rest -= done
            steps += 1
            fathers = {n for family in done for n in families[family]
                       if 0 <= rate(n) < 8 and api.groups(n)}
        total[0] += len(rest)
    return "/".join(str(total[key]) for key in (1, 2, 3, 4, 0))


def add_later_stages(api, forms, learn):
    """Adds to the Pokémon that learn a move those that learn it as an earlier stage."""
    numbers = {data["species"]: number for number, data in forms.items()}
    for learners in learn.values():
        for _ in range(2):
            learners |= {n for species, n in numbers.items()
                         if numbers.get(api.species[species]["parent"]) in learners}


def main(program, address, chains=200):
    api = API(address)
    slugs = {int(row["url"].rstrip("/").split("/")[-1]): row["name"]
             for row in api.get("move?limit=100000")["results"]}
    random.seed(20261125)
    wrong = verified = without = 0
    while verified < chains:
        game = random.choice(GAMES)
        number, data = random.choice(list(api.pokemon.items()))
        moves = sorted({m for m, how, _ in data["lessons"].get(game, []) if how == "egg"})
        if not moves:
            continue
        some = random.sample(moves, min(len(moves), random.choice([1, 1, 1, 2, 3])))
        command = [program, "breed", data["name"], *some, "--game", game, "--json", "--limit", "5"]
        page = json.loads(subprocess.run(command, capture_output=True, text=True).stdout or "{}")
        if not page.get("chains"):
            without += 1
            continue
        chain = random.choice(page["chains"])
        check, got = Check(api, game, slugs), set()
        problems = []
        for parent in chain["parents"]:
            got |= {slugs[move["id"]] for move in parent["passes"]}
            problems += check.verify(parent, page["hatchling"]["id"], got)
        if not {slugs[move["id"]] for move in page["bred"]} <= got:
            problems.append("moves are missing")
        verified += 1
        if problems:
            wrong += 1
            print(f"{' '.join(command[1:])}: {'; '.join(problems)}")
    print(f"{verified} chains verified, {wrong} wrong; {without} answers without a chain")
    for game in GAMES:
        print(f"{game}: {count(api, game, api.rate)}; by the gender of first stages: "
              f"{count(api, game, api.first_rate)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])))
