/// What is said of the file of settings.
extension Italian {
  static let settings: [String: String] = [
    "it is no plain file": "non è un file normale",
    "it has more than %1 KiB": "ha più di %1 KiB",
    "it is no text in UTF-8": "non è un testo in UTF-8",
    "the settings cannot be read: %1": "impossibile leggere le impostazioni: %1",
    "'%1' is no setting: write it as name = value":
      "«%1» non è un'impostazione: scrivi nome = valore",
    "'%1' is no section: [keys] is the only one": "«%1» non è una sezione: [keys] è l'unica",
    "there is no setting '%1'": "non c'è nessuna impostazione «%1»",
    "; pokedex config tells all": "; pokedex config le mostra tutte",
    "%1 stands in line %2 already: leave out one": "%1 sta già alla riga %2: togline una",
    "auto, or a language such as %1": "auto, o una lingua come %1",
    "a number that queries know, such as -total or speed":
      "un numero noto alle ricerche, come -total o speed",
    "names of columns with commas between them": "nomi di colonne separati da virgole",
    "an http or https address": "un indirizzo http o https",
    "a whole number from 1 to 100000": "un numero intero da 1 a 100000",
    "a value is missing: %1": "manca un valore: %1",
    "'%1' is not what it wants: %2": "«%1» non va bene: %2",
    "'%1' is none of its values": "«%1» non è uno dei suoi valori",
    "'%1': a comment has a line of its own": "«%1»: un commento ha una riga tutta sua",
    "nothing is told in '%1', but in %2": "non c'è nulla in «%1», ma in %2",
    "no action is called '%1'": "nessuna azione si chiama «%1»",
    "; pokedex config keys tells all": "; pokedex config keys le mostra tutte",
    "%1: no key is named; none takes its keys away":
      "%1: non è indicato nessun tasto; none glieli toglie",
    "%1: '%2' is no key: write it as x, <c-x>, <f1>, <enter> or <lt>":
      "%1: «%2» non è un tasto: scrivi x, <c-x>, <f1>, <enter> o <lt>",
    "%1: %2 always ends the program: choose another key":
      "%1: %2 chiude sempre il programma: scegli un altro tasto",
    "%1: %2 is typed there as a letter: choose a key such as <f2> or <c-x>":
      "%1: %2 lì si scrive come lettera: scegli un tasto come <f2> o <c-x>",
    "%1: %2 is the key of %3 as well (%4): give one another":
      "%1: %2 è anche il tasto di %3 (%4): danne un altro a uno dei due",
    "dark, or light where the terminal is": "scuro, o chiaro se lo è il terminale",
    "the terminal is asked": "si chiede al terminale",
    "as many as the terminal has": "quanti ne ha il terminale",
    "the dex within the program": "il dex del programma",
    "line %1": "riga %1",
    "as usual": "come al solito",
    "(and %1 more: pokedex config)": "(e altri %1: pokedex config)",
  ]
}
