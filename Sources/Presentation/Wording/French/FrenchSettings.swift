/// What is said of the file of settings.
extension French {
  static let settings: [String: String] = [
    "it is no plain file": "ce n'est pas un fichier ordinaire",
    "it has more than %1 KiB": "il a plus de %1 Kio",
    "it is no text in UTF-8": "ce n'est pas un texte en UTF-8",
    "the settings cannot be read: %1": "impossible de lire les réglages : %1",
    "'%1' is no setting: write it as name = value":
      "« %1 » n'est pas un réglage : écrivez nom = valeur",
    "'%1' is no section: [keys] is the only one":
      "« %1 » n'est pas une section : [keys] est la seule",
    "there is no setting '%1'": "il n'y a pas de réglage « %1 »",
    "; pokedex config tells all": " ; pokedex config les donne tous",
    "%1 stands in line %2 already: leave out one": "%1 est déjà à la ligne %2 : gardez-en un seul",
    "auto, or a language such as %1": "auto, ou une langue comme %1",
    "a number that queries know, such as -total or speed":
      "un nombre connu des recherches, comme -total ou speed",
    "names of columns with commas between them": "des noms de colonnes séparés par des virgules",
    "an http or https address": "une adresse http ou https",
    "a whole number from 1 to 100000": "un nombre entier de 1 à 100000",
    "a value is missing: %1": "il manque une valeur : %1",
    "'%1' is not what it wants: %2": "« %1 » ne convient pas : %2",
    "'%1' is none of its values": "« %1 » n'est pas une valeur possible",
    "'%1': a comment has a line of its own": "« %1 » : un commentaire a sa propre ligne",
    "nothing is told in '%1', but in %2": "rien n'existe en « %1 », mais en %2",
    "no action is called '%1'": "aucune action ne s'appelle « %1 »",
    "; pokedex config keys tells all": " ; pokedex config keys les donne toutes",
    "%1: no key is named; none takes its keys away":
      "%1 : aucune touche ; none lui retire les siennes",
    "%1: '%2' is no key: write it as x, <c-x>, <f1>, <enter> or <lt>":
      "%1 : « %2 » n'est pas une touche : écrivez x, <c-x>, <f1>, <enter> ou <lt>",
    "%1: %2 always ends the program: choose another key":
      "%1 : %2 termine toujours le programme : choisissez une autre touche",
    "%1: %2 is typed there as a letter: choose a key such as <f2> or <c-x>":
      "%1 : %2 s'y tape comme une lettre : choisissez une touche comme <f2> ou <c-x>",
    "%1: %2 is the key of %3 as well (%4): give one another":
      "%1 : %2 est aussi la touche de %3 (%4) : donnez-en une autre",
    "dark, or light where the terminal is": "sombre, ou clair si le terminal l'est",
    "the terminal is asked": "le terminal est interrogé",
    "as many as the terminal has": "autant que le terminal en a",
    "the dex within the program": "le dex du programme",
    "line %1": "ligne %1",
    "as usual": "par défaut",
    "(and %1 more: pokedex config)": "(et %1 de plus : pokedex config)",
  ]
}
