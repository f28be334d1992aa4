"""The tables of a dex that follow from its other facts: learners of a move, residents of an area, the
roster of a version group, spellings. Their expected contents are computed from the API's JSON by the
rules in docs/data.md."""
import itertools
import unicodedata
from collections import defaultdict

from dex_bytes import encounter, numbers, varints

SCHEMA = {
    "learner": "move data", "resident": "area data", "roster": "version_group data",
    "spelling": "kind script letters lengths word_steps row_counts rows"}
LESSON = "version_group method form level".split()
RESIDENT = "form version method min_level max_level chance conditions traits".split()
# Latin letters that are not a plain letter with a diacritic, and the signs that distinguish two species.
PLAIN = dict(zip("æœßøđðħıłŋþŀŉ♀♂", "ae oe ss o d d h i l n t l n f m".split()))
# What people type who have no such keys.
UMLAUTS = str.maketrans(dict(zip("äöüÄÖÜ", "ae oe ue Ae Oe Ue".split())))
# The words that distinguish forms to which PokeAPI gives the same name.
SHARED_LOOKS = {"zygarde-10-power-construct": "Power Construct", "meowstic-male-mega": "♂",
                "meowstic-female-mega": "♀"}
# The Japanese names of forms of a species, which PokeAPI lacks, by the end of their slugs.
JAPANESE = {"mega": "メガ{}", "mega-x": "メガ{}X", "mega-y": "メガ{}Y", "mega-z": "メガ{}Z", "primal": "ゲンシ{}",
            "gmax": "キョダイマックス{}", "alola": "アローラ{}", "galar": "ガラル{}", "hisui": "ヒスイ{}",
            "paldea": "パルデア{}"}
TRAITS = {"is_alpha": 1, "always_shiny": 2, "never_shiny": 4}


def id_of(link):
    return int(link["url"].rstrip("/").split("/")[-1])


# The dex

def lessons(data):
    rows, values = [], varints(data)
    for group in values:
        method, has_levels, count, form = next(values), next(values), next(values), 0
        end = len(rows) + count
        while len(rows) < end:
            step = next(values)
            form += step if has_levels else step >> 1
            rows.append((group, method, form, next(values) if has_levels else 0))
            for _ in range(next(values) if not has_levels and step & 1 else 0):
                form += 1
                rows.append((group, method, form, 0))
        if len(rows) > end:
            raise ValueError("a run is longer than its group")
    return rows


def residents(data):
    """Encounters of an area, packed like those of a form, with the form in place of the area."""
    return encounter(data)


def roster(data):
    forms, form = [], 0
    for step in varints(data):
        form += step
        forms.append((form,))
    return forms


def spellings(letters, *columns):
    """Each spelling with the positions of its later words and its rows."""
    lengths, steps, counts, rows = [numbers(it, (len(it) - 1) // it[0]) for it in columns]
    found, start, first = [], 0, 0
    words = itertools.chain(itertools.accumulate(steps), [None])
    word = next(words)
    for length, count in zip(lengths, counts, strict=True):
        inner = []
        while word is not None and word < start + length:
            inner.append(word - start)
            word = next(words)
        found.append((letters[start : start + length], tuple(inner),
                      tuple(rows[first : first + count])))
        start, first = start + length, first + count
    if (start, first, word) != (len(letters), len(rows), None):
        raise ValueError("letters, words or rows that belong to no spelling")
    return found


# The API

def usual_width(word):
    """Characters of another width or height as the usual ones, Roman numerals as letters: Porygon Ⅱ."""
    return unicodedata.normalize("NFKC", word)


def folded(word):
    """The part of a word that counts when names are compared."""
    letters = []
    for letter in usual_width(word.lower()):
        base = unicodedata.normalize("NFD", letter)[0]
        if letter in PLAIN:
            letters.append(PLAIN[letter])
        elif base.isascii():
            letters.append(base if base.isalnum() else "")
        elif "ァ" <= letter <= "ヶ":
            letters.append(chr(ord(letter) - 0x60))
        elif unicodedata.category(letter)[0] in "LN":
            letters.append(letter)
    return "".join(letters).encode()


def spelling(name):
    """The letters of a name, and the positions of its words after the first."""
    letters, word_starts = b"", []
    for word in map(folded, name.replace("-", " ").split(" ")):
        if letters and word:
            word_starts.append(len(letters))
        letters += word
    return letters, tuple(word_starts)


class Expected:
    """Collects facts from documents, and derives the expected tables."""

    def __init__(self):
        self.lessons, self.residents = defaultdict(list), defaultdict(list)
        self.learners, self.newcomers = defaultdict(set), defaultdict(set)
        self.names, self.documents = defaultdict(dict), defaultdict(dict)

    def noting(self, kind, documents):
        """The documents, unchanged."""
        for id, document in documents:
            self.names[kind][id] = {it["language"]["name"]: it["name"]
                                    for it in document.get("names", ())}
            self.note(kind, id, document)
            yield id, document

    def note(self, kind, id, document):
        keys = ["name"]
        if kind == "pokemon":
            keys += ["is_default", "species", "forms"]
            self.note_lessons(id, document)
            self.note_residents(id, document)
        elif kind == "pokemon-form":
            keys += ["form_names"]
            self.newcomers[id_of(document["version_group"])].add(id_of(document["pokemon"]))
        elif kind == "version-group":
            keys += ["pokedexes"]
        elif kind == "pokedex":
            keys += ["pokemon_entries"]
        elif kind == "pokemon-species":
            keys += ["varieties"]
        self.documents[kind][id] = {key: document.get(key) for key in keys}

    def note_lessons(self, form, document):
        for move in document["moves"]:
            for it in move["version_group_details"]:
                group = id_of(it["version_group"])
                self.learners[group].add(form)
                self.lessons[id_of(move["move"])].append((
                    group, id_of(it["move_learn_method"]), form, it["level_learned_at"]))

    def note_residents(self, form, document):
        for place in document["encounters"]:
            for version in place["version_details"]:
                for it in version["encounter_details"]:
                    self.residents[id_of(place["location_area"])].append((
                        form, id_of(version["version"]), id_of(it["method"]), it["min_level"],
                        it["max_level"], it["chance"],
                        tuple(sorted(map(id_of, it["condition_values"]))),
                        sum(TRAITS[key] for key, is_so in (it["pokemon_details"] or {}).items()
                            if is_so)))

    def roster(self, group):
        """Forms that learn a move in the group, and forms that are new in it and learn none anywhere; if no
        form learns any, all new forms and the usual forms of its regional dexes."""
        if group in self.learners:
            idle = self.documents["pokemon"].keys() - set().union(*self.learners.values())
            return sorted(self.learners[group] | (self.newcomers[group] & idle))
        dexes = [self.documents["pokedex"][id_of(it)]
                 for it in self.documents["version-group"][group]["pokedexes"]]
        species = {id_of(it["pokemon_species"]) for dex in dexes for it in dex["pokemon_entries"]}
        usual = {id_of(it["pokemon"]) for id in species
                 for it in self.documents["pokemon-species"][id]["varieties"] if it["is_default"]}
        return sorted(usual | self.newcomers[group])

    def called(self, kind, id):
        """All names of a thing, in any language."""
        document = self.documents[kind][id]
        names = [document["name"] or "", *self.names[kind][id].values()]
        if kind == "pokemon":
            names += self.form_names(document)
        return [name for name in names if name]

    def form_names(self, form):
        """The names of its species and looks, the species with the label of its first look, and how
        it is shown in each language. A form shown by words made of its slug is spelled as the slug."""
        species = self.names["pokemon-species"].get(id_of(form["species"]), {})
        looks = [id_of(look) for look in form["forms"]]
        yield from species.values()
        for look in looks:
            yield from self.names["pokemon-form"][look].values()
        if not looks or not species:
            return
        labels = {it["language"]["name"]: it["name"]
                  for it in self.documents["pokemon-form"][looks[0]]["form_names"]}
        slug = self.documents["pokemon-species"][id_of(form["species"])]["name"]
        suffix = form["name"].removeprefix(f"{slug}-")
        for language in self.languages:
            look, own, label = (names.get(language) or names.get("en") for names in (
                self.names["pokemon-form"][looks[0]], species, labels))
            if own and label:
                yield f"{own} {label}"
            if form["is_default"]:
                continue
            if language == "ja" and suffix in JAPANESE:
                yield JAPANESE[suffix].format(own)
            elif look and form["name"] in SHARED_LOOKS:
                yield f"{look} ({SHARED_LOOKS[form['name']]})"
            elif look in (None, own) and own and label:
                yield f"{own} ({label})"

    def species_name(self, form):
        """The English name of the species of a form."""
        return self.names["pokemon-species"][id_of(self.documents["pokemon"][form]["species"])]["en"]

    @property
    def languages(self):
        """The languages in which any species or look has a name."""
        if not hasattr(self, "known_languages"):
            self.known_languages = {
                language for kind in ("pokemon-species", "pokemon-form")
                for names in self.names[kind].values() for language, name in names.items() if name}
            for document in self.documents["pokemon-form"].values():
                self.known_languages |= {
                    it["language"]["name"] for it in document["form_names"] if it["name"]}
        return self.known_languages

    def spellings(self, kind):
        """By script, each spelling with the positions of its later words and its rows."""
        rows = defaultdict(set)
        for row, id in enumerate(sorted(self.names[kind])):
            for name in self.called(kind, id):
                rows[spelling(name)].add(row)
                rows[spelling(name.translate(UMLAUTS))].add(row)
        scripts = {"plain": [], "other": []}
        for (letters, word_starts), found in rows.items():
            if letters:
                scripts["plain" if letters.isascii() else "other"].append(
                    (letters, word_starts, tuple(sorted(found))))
        return scripts


def compare(dex, expected, report):
    """Every row of the four tables, in both directions."""
    for table, unpack, found, columns in (
            ("learner", lessons, expected.lessons, LESSON),
            ("resident", residents, expected.residents, RESIDENT)):
        held = dex.packed(table, unpack)
        for id in sorted(held.keys() | found.keys()):
            report.check(table, id, held.get(id, []), sorted(found.get(id, [])), columns, False)
    held = dex.packed("roster", roster)
    for id in sorted(held.keys() | expected.documents["version-group"].keys()):
        forms = [(form,) for form in expected.roster(id)]
        report.check("roster", id, held.get(id, []), forms, ["form"], False)
        report.check("roster order", id, held.get(id, []), sorted(held.get(id, [])))
    compare_spellings(dex, expected, report)


def without_showdowns(held, wanted, expected):
    """The spellings of forms without Showdown's names, which PokeAPI lacks: those that begin with the
    English name of the species."""
    forms, wanted = sorted(expected.names["pokemon"]), {it[:2]: it[2] for it in wanted}
    for letters, word_starts, rows in held:
        known = wanted.get((letters, word_starts), ())
        rows = tuple(row for row in rows if row in known or not letters.startswith(
            folded(expected.species_name(forms[row]))))
        if rows:
            yield letters, word_starts, rows


def compare_spellings(dex, expected, report):
    held = {(kind, script): dex.sound(f"spelling of {kind}, {script}", [0],
                                      lambda: [spellings(*columns)]).get(0, [])
            for kind, script, *columns in dex.table("spelling")}
    wanted = {(kind, script): found for kind in list(expected.names)
              for script, found in expected.spellings(kind).items() if found}
    for key in sorted(held.keys() | wanted.keys()):
        found, names = held.get(key, []), wanted.get(key, [])
        report.check("spelling order", " ".join(key), found, sorted(found), (), True)
        if key == ("pokemon", "plain"):
            found = list(without_showdowns(found, names, expected))
        report.check("spelling", " ".join(key), found, names, ["letters", "words", "rows"], False)
