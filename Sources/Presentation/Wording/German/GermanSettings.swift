/// What is said of the file of settings.
extension German {
  static let settings: [String: String] = [
    "it is no plain file": "sie ist keine gewöhnliche Datei",
    "it has more than %1 KiB": "sie hat mehr als %1 KiB",
    "it is no text in UTF-8": "sie ist kein Text in UTF-8",
    "the settings cannot be read: %1": "die Einstellungen können nicht gelesen werden: %1",
    "'%1' is no setting: write it as name = value":
      "„%1“ ist keine Einstellung: schreib sie als Name = Wert",
    "'%1' is no section: [keys] is the only one": "„%1“ ist kein Abschnitt: [keys] ist der einzige",
    "there is no setting '%1'": "es gibt keine Einstellung „%1“",
    "; pokedex config tells all": "; alle nennt pokedex config",
    "%1 stands in line %2 already: leave out one": "%1 steht schon in Zeile %2: lass eines weg",
    "auto, or a language such as %1": "auto oder eine Sprache, etwa %1",
    "a number that queries know, such as -total or speed":
      "eine Zahl, die Suchen kennen, etwa -total oder speed",
    "names of columns with commas between them": "Namen von Spalten mit Kommas dazwischen",
    "an http or https address": "eine Adresse mit http oder https",
    "a whole number from 1 to 100000": "eine ganze Zahl von 1 bis 100000",
    "a value is missing: %1": "ein Wert fehlt: %1",
    "'%1' is not what it wants: %2": "„%1“ ist nicht, was hier stehen kann: %2",
    "'%1' is none of its values": "„%1“ ist keiner der Werte",
    "'%1': a comment has a line of its own": "„%1“: ein Kommentar hat eine eigene Zeile",
    "nothing is told in '%1', but in %2": "auf „%1“ gibt es nichts, aber auf %2",
    "no action is called '%1'": "keine Aktion heißt „%1“",
    "; pokedex config keys tells all": "; alle nennt pokedex config keys",
    "%1: no key is named; none takes its keys away":
      "%1: keine Taste ist genannt; none nimmt ihr die Tasten",
    "%1: '%2' is no key: write it as x, <c-x>, <f1>, <enter> or <lt>":
      "%1: „%2“ ist keine Taste: schreib sie als x, <c-x>, <f1>, <enter> oder <lt>",
    "%1: %2 always ends the program: choose another key":
      "%1: %2 beendet immer das Programm: nimm eine andere Taste",
    "%1: %2 is typed there as a letter: choose a key such as <f2> or <c-x>":
      "%1: %2 wird dort als Buchstabe getippt: nimm eine Taste wie <f2> oder <c-x>",
    "%1: %2 is the key of %3 as well (%4): give one another":
      "%1: %2 ist auch die Taste von %3 (%4): gib einer eine andere",
    "dark, or light where the terminal is": "dunkel, oder hell, wenn es das Terminal ist",
    "the terminal is asked": "das Terminal wird gefragt",
    "as many as the terminal has": "so viele, wie das Terminal hat",
    "the dex within the program": "der Dex im Programm",
    "line %1": "Zeile %1",
    "as usual": "wie üblich",
    "(and %1 more: pokedex config)": "(und %1 weitere: pokedex config)",
  ]
}
