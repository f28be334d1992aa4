/// Phrases of the shell, and why files cannot be used.
extension German {
  static let shell: [String: String] = [
    "it holds something that pokedex did not make: %1 %2":
      "es enthält etwas, das pokedex nicht gemacht hat: %1 %2",
    "more than %1 rows (%2) have no room in it":
      "mehr als %1 Zeilen (%2) haben darin keinen Platz",
    "more than %1 MiB have no room in it": "mehr als %1 MiB haben darin keinen Platz",
    "a change was cut off; to undo it, it and the file ending in -journal must be writable":
      "eine Änderung wurde abgebrochen; um sie zurückzunehmen, müssen diese Datei und die auf -journal beschreibbar sein",
    "it is too large": "es ist zu groß",
    "it is not a plain file": "es ist keine gewöhnliche Datei",
    "it is damaged": "sie ist beschädigt",
    "it is not a dex": "es ist kein Dex",
    "it was made by a newer pokedex; run: pokedex sync":
      "ein neueres pokedex hat ihn gemacht; hilft: pokedex sync",
    "it was made by an older pokedex; run: pokedex sync":
      "ein älteres pokedex hat ihn gemacht; hilft: pokedex sync",
    "it cannot be read": "sie ist nicht zu lesen",
    "%1 at PokeAPI (404)": "%1 bei PokeAPI (404)",
    "such picture": "solches Bild",
    "a value goes on after its quotation mark":
      "ein Wert geht nach seinem Anführungszeichen weiter",
    "a quotation mark has no end": "ein Anführungszeichen wird nicht geschlossen",
    "it is empty: the names of the columns are wanted":
      "sie ist leer: die Namen der Spalten fehlen",
    "no column '%1', or twice: there are %2": "keine Spalte „%1“, oder doppelt: es gibt %2",
    "it has %1 values, where %2 are wanted": "sie hat %1 Werte statt %2",
    "id is '%1', which is no number of one": "id ist „%1“, und das ist keine Nummer",
    "%1 is '%2', which is neither true nor false": "%1 ist „%2“, weder true noch false",
    "it is no text in UTF-8": "es ist kein Text in UTF-8",
    "file %1": "Datei %1",
    "it is larger than %1 MiB": "sie ist größer als %1 MiB",
    "form %1": "Form %1",
    "%1 stands on line %2 already": "%1 steht schon in Zeile %2",
    "it says neither id nor slug": "weder id noch slug ist angegeben",
    "there is no form '%1'%2": "es gibt keine Form „%1“%2",
    "%1 has the id %2, not %3": "%1 hat die id %2, nicht %3",
    "it is no store of pokedex's: move it away, and a new one is made":
      "sie ist nicht von pokedex: schieb sie weg, dann entsteht eine neue",
    "it was made by a newer pokedex": "ein neueres pokedex hat sie gemacht",
    "it is damaged: move it away, and a new one is made":
      "sie ist beschädigt: schieb sie weg, dann entsteht eine neue",
    "it is no store of pokedex's": "sie ist nicht von pokedex",
    "it cannot be used": "sie ist nicht zu gebrauchen",
    "the disk is full": "der Datenträger ist voll",
    "the disk is full, or has trouble": "der Datenträger ist voll oder gestört",
    "it cannot be written to": "sie ist nicht beschreibbar",
    "another program has held it for too long": "ein anderes Programm hält sie zu lange fest",
    "there is nothing in it yet": "es ist noch nichts darin",
    "it is there already": "es gibt sie schon",
    "it is there already, and no dex": "es gibt sie schon, und sie ist kein Dex",
    "it is where your marks are kept": "da liegen deine Markierungen",
    "it is one more than the %1 that may be": "das ist einer mehr als die %1, die sein dürfen",
    "The team “%1” is damaged: restore a backup, or forget it with “pokedex team remove”.":
      "Das Team „%1“ ist beschädigt: eine Sicherung einspielen oder es mit „pokedex team remove“ vergessen.",
    "another sync is under way": "ein anderer Abgleich läuft gerade",
    "it was damaged, and is gone: sync again to begin anew":
      "sie war beschädigt und ist weg: gleiche neu ab",
    "the work file was damaged: begun anew": "die Arbeitsdatei war beschädigt: von vorn begonnen",
    "the work file is of another version: begun anew":
      "die Arbeitsdatei ist von anderer Version: von vorn begonnen",
    "the work file is of another API: begun anew":
      "die Arbeitsdatei ist von einer anderen API: von vorn begonnen",
    "the store": "die Ablage",
    "HOME is not set, and there is no place for it":
      "HOME ist nicht gesetzt, und es fehlt der Platz dafür",
    "species %1": "Spezies %1",
    "%1 is made": "%1 ist fertig",
    "restored: marks and notes of %1 Pokémon":
      "wiederhergestellt: Markierungen und Notizen von %1 Pokémon",
    "what there was before is in %1": "was vorher da war, ist in %1",
    "%1 Pokémon cannot be compared": "%1 Pokémon lassen sich nicht vergleichen",
    "HOME is not set: there is no place for settings":
      "HOME ist nicht gesetzt: kein Platz für Einstellungen",
    "there is nobody to stand against": "es gibt keine Gegner",
    "%1 is there already: --force replaces it": "%1 gibt es schon: --force ersetzt es",
    "%1 is made: marks and notes of %2 Pokémon":
      "%1 ist fertig: Markierungen und Notizen von %2 Pokémon",
    "%1 Pokémon read, %2 changed": "%1 Pokémon gelesen, %2 geändert",
    "%1: %2; nothing was read": "%1: %2; nichts wurde gelesen",
    "Dex: %1": "Dex: %1",
    "Your searches": "Deine Suchen",
    "Your marks": "Deine Markierungen",
    "Your teams": "Deine Teams",
    "%1, in %2": "%1, in %2",
    "with a note": "mit Notiz",
    "none yet": "noch keine",
    "species": "Spezies",
    "abilities": "Fähigkeiten",
    "items": "Items",
    "location areas": "Gebiete",
    "TERM is not set": "TERM ist nicht gesetzt",
    "Terminal: %1, UTF-8": "Terminal: %1, UTF-8",
    "Terminal: %1, no UTF-8: drawn in ASCII": "Terminal: %1, kein UTF-8: gezeichnet in ASCII",
    "nothing matches": "nichts passt",
    "nothing matches: %1": "nichts passt: %1",
    "there is no %1 '%2'%3": "nicht gefunden: %1 „%2“%3",
    "; %1 already so": "; %1 schon vorher",
    "%1 marked as %2%3": "%1 markiert: %2%3",
    "%1 no longer %2%3": "%1 nicht mehr markiert: %2%3",
    "no note on %1": "keine Notiz zu %1",
    "there is no note on %1": "es gibt keine Notiz zu %1",
    "no game with a dex is called '%1'%2": "kein Spiel mit Dex heißt „%1“%2",
    "no search is saved": "keine Suche ist gespeichert",
    "@%1 is saved: %2": "@%1 ist gespeichert: %2",
    "stopped; what came is kept: run pokedex sync again to go on":
      "angehalten; was kam, bleibt: pokedex sync macht weiter",
    "%1; %2 is made": "%1; %2 ist fertig",
    "%1; what came is kept: run pokedex sync again to go on":
      "%1; was kam, bleibt: pokedex sync macht weiter",
    "no team is kept": "es gibt noch kein Team",
    "%1 is kept: %2 Pokémon": "%1 ist aufgenommen: %2 Pokémon",
    "%1: %2 Pokémon": "%1: %2 Pokémon",
    "%1 is kept": "%1 ist aufgenommen",
    "'%1' is not an http or https address": "„%1“ ist keine Adresse mit http oder https",
    "HOME is not set: say where with --into FILE":
      "HOME ist nicht gesetzt: sag mit --into DATEI, wohin",
    "nowhere: HOME is not set": "nirgends: HOME ist nicht gesetzt",
    "Your own dex: %1": "Dein eigener Dex: %1",
    "Your own dex: none yet (pokedex sync makes one): %1":
      "Dein eigener Dex: noch keiner (pokedex sync macht einen): %1",
    "Your own dex: %1: %2": "Dein eigener Dex: %1: %2",
    "Its texts and pictures": "Dessen Texte und Bilder",
    "%1: none": "%1: keine",
    "%1 texts, %2 pictures, %3, from %4": "%1 Texte, %2 Bilder, %3, von %4",
    "Kept from the network": "Aus dem Netz aufgehoben",
    "%1: nothing yet": "%1: noch nichts",
    "%1 texts and pictures, %2": "%1 Texte und Bilder, %2",
    "Of the last sync": "Vom letzten Abgleich",
    "%1: nothing": "%1: nichts",
    "The log": "Das Protokoll",
    "nothing yet": "noch nichts",
    "%1, %2 old": "%1, %2 alt",
    "no column '%1'%2 There are %3": "keine Spalte „%1“%2 Es gibt %3",
    ", such as platinum, scarlet-violet or 4": ", etwa platin, karmesin-purpur oder 4",
    "no game or generation '%1'%2": "kein Spiel und keine Generation „%1“%2",
    "%1 moves": "%1 Attacken",
    "%1 abilities": "%1 Fähigkeiten",
    "%1 items": "%1 Items",
    "%1 types": "%1 Typen",
    "%1 natures": "%1 Wesen",
    "%1 places": "%1 Orte",
    "%1 egg groups": "%1 Ei-Gruppen",
    "%1 games": "%1 Spiele",
    "%1 dexes": "%1 Dexe",
    "more than %1 arguments: quote them as one":
      "mehr als %1 Argumente: setz sie als eines in Anführungszeichen",
    """
    '%1' is a command, and options stand behind it: pokedex %2 … %3
    (to look for the word: pokedex browse %4)
    """:
      """
    „%1“ ist ein Befehl, und Optionen stehen dahinter: pokedex %2 … %3
    (um das Wort zu suchen: pokedex browse %4)
    """,
    "HOME is not set: there is no place for marks":
      "HOME ist nicht gesetzt: kein Platz für Markierungen",
    "HOME is not set: there is no place for searches":
      "HOME ist nicht gesetzt: kein Platz für Suchen",
    "HOME is not set: there is no place for teams": "HOME ist nicht gesetzt: kein Platz für Teams",
    "write error: %1": "Schreibfehler: %1",
    "'%1' cannot be a name: letters, digits, '-' and '_', 40 at most":
      "„%1“ kann kein Name sein: Buchstaben, Ziffern, „-“ und „_“, höchstens 40",
    "a search wants a query, such as type:dragon": "eine Suche will eine Abfrage, etwa type:drache",
    "only a Pokémon has a tab %1": "nur ein Pokémon hat den Reiter %1",
    "%1 learns no moves in these games": "%1 erlernt in diesen Spielen keine Attacken",
    "'%1' is neither a Pokémon nor a place": "„%1“ ist weder ein Pokémon noch ein Ort",
    "--look needs the dex: leave out --source api": "--look braucht den Dex: lass --source api weg",
    "it has one look only: leave out --look": "es hat nur ein Aussehen: lass --look weg",
    "it has no look '%1', but %2": "es hat kein Aussehen „%1“, aber %2",
    "there is no team '%1'%2": "es gibt kein Team „%1“%2",
    "%1 has %2 teams: import them, and name one": "%1 hat %2 Teams: importiere sie und nenne eines",
    "1 line of %1 not understood; nothing was read":
      "1 Zeile von %1 nicht verstanden; nichts wurde gelesen",
    "%1 lines of %2 not understood; nothing was read":
      "%1 Zeilen von %2 nicht verstanden; nichts wurde gelesen",
    "there is no team in %1": "in %1 ist kein Team",
    "a text has %1 teams at most": "ein Text hat höchstens %1 Teams",
    "a text has %1 Pokémon at most": "ein Text hat höchstens %1 Pokémon",
    "a team has %1 Pokémon at most": "ein Team hat höchstens %1 Pokémon",
    "more than %1 lines are not understood": "mehr als %1 Zeilen sind nicht zu verstehen",
    "%1:1: it is no text in UTF-8; nothing was read":
      "%1:1: es ist kein Text in UTF-8; nichts wurde gelesen",
    "the bundled dex": "der eingebaute Dex",
    ".": ".",
    "%1: %2: %3": "%1: %2: %3",
  ]
}
