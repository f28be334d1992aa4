/// Phrases of the shell, and why files cannot be used.
extension French {
  static let shell: [String: String] = [
    "it holds something that pokedex did not make: %1 %2":
      "il contient quelque chose que pokedex n'a pas créé : %1 %2",
    "more than %1 rows (%2) have no room in it":
      "il n'y a pas de place pour plus de %1 lignes (%2)",
    "more than %1 MiB have no room in it": "il n'y a pas de place pour plus de %1 Mio",
    "a change was cut off; to undo it, it and the file ending in -journal must be writable":
      "une modification a été interrompue ; pour l'annuler, ce fichier et celui en -journal doivent être modifiables",
    "it is too large": "il est trop grand",
    "it is not a plain file": "ce n'est pas un fichier ordinaire",
    "it is damaged": "il est endommagé",
    "it is not a dex": "ce n'est pas un dex",
    "it was made by a newer pokedex; run: pokedex sync":
      "fait par un pokedex plus récent ; lancez : pokedex sync",
    "it was made by an older pokedex; run: pokedex sync":
      "fait par un pokedex plus ancien ; lancez : pokedex sync",
    "it cannot be read": "il est illisible",
    "%1 at PokeAPI (404)": "%1 chez PokeAPI (404)",
    "such picture": "de telle image",
    "a value goes on after its quotation mark": "une valeur continue après son guillemet",
    "a quotation mark has no end": "un guillemet n'est pas fermé",
    "it is empty: the names of the columns are wanted":
      "il est vide : il faut les noms des colonnes",
    "no column '%1', or twice: there are %2": "pas de colonne « %1 », ou deux fois : il y a %2",
    "it has %1 values, where %2 are wanted": "il y a %1 valeurs au lieu de %2",
    "id is '%1', which is no number of one": "id est « %1 », qui n'est pas un numéro",
    "%1 is '%2', which is neither true nor false": "%1 est « %2 », ni true ni false",
    "it is no text in UTF-8": "ce n'est pas un texte en UTF-8",
    "file %1": "de fichier %1",
    "it is larger than %1 MiB": "il dépasse %1 Mio",
    "form %1": "forme %1",
    "%1 stands on line %2 already": "%1 est déjà à la ligne %2",
    "it says neither id nor slug": "ni id ni slug n'est donné",
    "there is no form '%1'%2": "il n'y a pas de forme « %1 »%2",
    "%1 has the id %2, not %3": "%1 a l'id %2, pas %3",
    "it is no store of pokedex's: move it away, and a new one is made":
      "il n'est pas de pokedex : déplacez-le, un nouveau sera fait",
    "it was made by a newer pokedex": "il vient d'un pokedex plus récent",
    "it is damaged: move it away, and a new one is made":
      "il est endommagé : déplacez-le, un nouveau sera fait",
    "it is no store of pokedex's": "il n'est pas de pokedex",
    "it cannot be used": "il est inutilisable",
    "the disk is full": "le disque est plein",
    "the disk is full, or has trouble": "le disque est plein, ou en panne",
    "it cannot be written to": "on ne peut pas y écrire",
    "another program has held it for too long": "un autre programme le tient depuis trop longtemps",
    "there is nothing in it yet": "il est encore vide",
    "it is there already": "il existe déjà",
    "it is there already, and no dex": "il existe déjà et n'est pas un dex",
    "it is where your marks are kept": "c'est là que sont vos marques",
    "it is one more than the %1 that may be": "c'est un de plus que les %1 permis",
    "The team “%1” is damaged: restore a backup, or forget it with “pokedex team remove”.":
      "L'équipe « %1 » est endommagée : restaurez une sauvegarde, ou oubliez-la avec « pokedex team remove ».",
    "another sync is under way": "une autre synchro est en cours",
    "it was damaged, and is gone: sync again to begin anew":
      "il était endommagé, il est effacé : synchronisez de nouveau",
    "the work file was damaged: begun anew":
      "le fichier de travail était endommagé : repris de zéro",
    "the work file is of another version: begun anew":
      "le fichier de travail est d'une autre version : repris de zéro",
    "the work file is of another API: begun anew":
      "le fichier de travail est d'une autre API : repris de zéro",
    "the store": "le dépôt",
    "HOME is not set, and there is no place for it":
      "HOME n'est pas défini, et il n'y a pas de place pour lui",
    "species %1": "d'espèce %1",
    "%1 is made": "%1 est fait",
    "restored: marks and notes of %1 Pokémon": "restauré : marques et notes de %1 Pokémon",
    "what there was before is in %1": "ce qu'il y avait avant est dans %1",
    "%1 Pokémon cannot be compared": "impossible de comparer %1 Pokémon",
    "HOME is not set: there is no place for settings":
      "HOME n'est pas défini : pas de place pour les réglages",
    "there is nobody to stand against": "il n'y a personne à affronter",
    "%1 is there already: --force replaces it": "%1 existe déjà : --force le remplace",
    "%1 is made: marks and notes of %2 Pokémon": "%1 est fait : marques et notes de %2 Pokémon",
    "%1 Pokémon read, %2 changed": "%1 Pokémon lus, %2 modifiés",
    "%1: %2; nothing was read": "%1 : %2 ; rien n'a été lu",
    "Dex: %1": "Dex : %1",
    "Your searches": "Vos recherches",
    "Your marks": "Vos marques",
    "Your teams": "Vos équipes",
    "%1, in %2": "%1, dans %2",
    "with a note": "avec une note",
    "none yet": "rien encore",
    "species": "espèces",
    "abilities": "talents",
    "items": "objets",
    "location areas": "zones",
    "TERM is not set": "TERM n'est pas défini",
    "Terminal: %1, UTF-8": "Terminal : %1, UTF-8",
    "Terminal: %1, no UTF-8: drawn in ASCII": "Terminal : %1, pas d'UTF-8 : dessiné en ASCII",
    "nothing matches": "rien ne correspond",
    "nothing matches: %1": "rien ne correspond : %1",
    "there is no %1 '%2'%3": "introuvable : %1 « %2 »%3",
    "; %1 already so": " ; %1 déjà ainsi",
    "%1 marked as %2%3": "%1 : marque « %2 »%3",
    "%1 no longer %2%3": "%1 : sans la marque « %2 »%3",
    "no note on %1": "pas de note sur %1",
    "there is no note on %1": "il n'y a pas de note sur %1",
    "no game with a dex is called '%1'%2": "aucun jeu avec un dex ne s'appelle « %1 »%2",
    "no search is saved": "aucune recherche enregistrée",
    "@%1 is saved: %2": "@%1 est enregistrée : %2",
    "stopped; what came is kept: run pokedex sync again to go on":
      "arrêté ; l'acquis est gardé : relancez pokedex sync pour continuer",
    "%1; %2 is made": "%1 ; %2 est fait",
    "%1; what came is kept: run pokedex sync again to go on":
      "%1 ; l'acquis est gardé : relancez pokedex sync pour continuer",
    "no team is kept": "aucune équipe enregistrée",
    "%1 is kept: %2 Pokémon": "%1 est enregistrée : %2 Pokémon",
    "%1: %2 Pokémon": "%1 : %2 Pokémon",
    "%1 is kept": "%1 est enregistrée",
    "'%1' is not an http or https address": "« %1 » n'est pas une adresse http ou https",
    "HOME is not set: say where with --into FILE":
      "HOME n'est pas défini : dites où avec --into FICHIER",
    "nowhere: HOME is not set": "nulle part : HOME n'est pas défini",
    "Your own dex: %1": "Votre propre dex : %1",
    "Your own dex: none yet (pokedex sync makes one): %1":
      "Votre propre dex : pas encore (pokedex sync en fait un) : %1",
    "Your own dex: %1: %2": "Votre propre dex : %1 : %2",
    "Its texts and pictures": "Ses textes et images",
    "%1: none": "%1 : aucun",
    "%1 texts, %2 pictures, %3, from %4": "%1 textes, %2 images, %3, de %4",
    "Kept from the network": "Gardé du réseau",
    "%1: nothing yet": "%1 : rien encore",
    "%1 texts and pictures, %2": "%1 textes et images, %2",
    "Of the last sync": "De la dernière synchro",
    "%1: nothing": "%1 : rien",
    "The log": "Le journal",
    "nothing yet": "rien encore",
    "%1, %2 old": "%1, il y a %2",
    "no column '%1'%2 There are %3": "pas de colonne « %1 »%2 Il y a %3",
    ", such as platinum, scarlet-violet or 4": ", comme platine, écarlate-violet ou 4",
    "no game or generation '%1'%2": "aucun jeu ni génération « %1 »%2",
    "%1 moves": "%1 capacités",
    "%1 abilities": "%1 talents",
    "%1 items": "%1 objets",
    "%1 types": "%1 types",
    "%1 natures": "%1 natures",
    "%1 places": "%1 lieux",
    "%1 egg groups": "%1 groupes d'œufs",
    "%1 games": "%1 jeux",
    "%1 dexes": "%1 dex",
    "more than %1 arguments: quote them as one":
      "plus de %1 arguments : mettez-les entre guillemets",
    """
    '%1' is a command, and options stand behind it: pokedex %2 … %3
    (to look for the word: pokedex browse %4)
    """:
      """
    « %1 » est une commande, les options viennent après : pokedex %2 … %3
    (pour chercher le mot : pokedex browse %4)
    """,
    "HOME is not set: there is no place for marks":
      "HOME n'est pas défini : pas de place pour les marques",
    "HOME is not set: there is no place for searches":
      "HOME n'est pas défini : pas de place pour les recherches",
    "HOME is not set: there is no place for teams":
      "HOME n'est pas défini : pas de place pour les équipes",
    "write error: %1": "erreur d'écriture : %1",
    "'%1' cannot be a name: letters, digits, '-' and '_', 40 at most":
      "« %1 » ne peut être un nom : lettres, chiffres, « - » et « _ », 40 au plus",
    "a search wants a query, such as type:dragon":
      "une recherche veut une requête, comme type:dragon",
    "only a Pokémon has a tab %1": "seul un Pokémon a un onglet %1",
    "%1 learns no moves in these games": "%1 n'apprend aucune capacité dans ces jeux",
    "'%1' is neither a Pokémon nor a place": "« %1 » n'est ni un Pokémon ni un lieu",
    "--look needs the dex: leave out --source api": "--look a besoin du dex : retirez --source api",
    "it has one look only: leave out --look": "il n'a qu'une apparence : retirez --look",
    "it has no look '%1', but %2": "il n'a pas d'apparence « %1 », mais %2",
    "there is no team '%1'%2": "il n'y a pas d'équipe « %1 »%2",
    "%1 has %2 teams: import them, and name one": "%1 a %2 équipes : importez-les et nommez-en une",
    "1 line of %1 not understood; nothing was read": "1 ligne de %1 incomprise ; rien n'a été lu",
    "%1 lines of %2 not understood; nothing was read":
      "%1 lignes de %2 incomprises ; rien n'a été lu",
    "there is no team in %1": "il n'y a pas d'équipe dans %1",
    "a text has %1 teams at most": "un texte a au plus %1 équipes",
    "a text has %1 Pokémon at most": "un texte a au plus %1 Pokémon",
    "a team has %1 Pokémon at most": "une équipe a au plus %1 Pokémon",
    "more than %1 lines are not understood": "plus de %1 lignes ne sont pas comprises",
    "%1:1: it is no text in UTF-8; nothing was read":
      "%1:1: ce n'est pas un texte en UTF-8 ; rien n'a été lu",
    "the bundled dex": "le dex intégré",
    ".": ".",
    "%1: %2: %3": "%1 : %2 : %3",
  ]
}
