/// Phrases of the shell, and why files cannot be used.
extension Spanish {
  static let shell: [String: String] = [
    "it holds something that pokedex did not make: %1 %2":
      "contiene algo que pokedex no creó: %1 %2",
    "more than %1 rows (%2) have no room in it": "no caben más de %1 filas (%2)",
    "more than %1 MiB have no room in it": "no caben más de %1 MiB",
    "a change was cut off; to undo it, it and the file ending in -journal must be writable":
      "un cambio quedó a medias; para deshacerlo, este archivo y el que termina en -journal deben poder escribirse",
    "it is too large": "es demasiado grande",
    "it is not a plain file": "no es un archivo normal",
    "it is damaged": "está dañado",
    "it is not a dex": "no es una dex",
    "it was made by a newer pokedex; run: pokedex sync":
      "la hizo un pokedex más nuevo; ejecuta: pokedex sync",
    "it was made by an older pokedex; run: pokedex sync":
      "la hizo un pokedex más viejo; ejecuta: pokedex sync",
    "it cannot be read": "no se puede leer",
    "%1 at PokeAPI (404)": "%1 en PokeAPI (404)",
    "such picture": "tal imagen",
    "a value goes on after its quotation mark": "un valor sigue tras sus comillas",
    "a quotation mark has no end": "unas comillas no se cierran",
    "it is empty: the names of the columns are wanted":
      "está vacío: faltan los nombres de las columnas",
    "no column '%1', or twice: there are %2": "ninguna columna «%1», o dos veces: hay %2",
    "it has %1 values, where %2 are wanted": "tiene %1 valores en vez de %2",
    "id is '%1', which is no number of one": "id es «%1», que no es un número",
    "%1 is '%2', which is neither true nor false": "%1 es «%2», ni true ni false",
    "it is no text in UTF-8": "no es un texto en UTF-8",
    "file %1": "archivo %1",
    "it is larger than %1 MiB": "pasa de %1 MiB",
    "form %1": "forma %1",
    "%1 stands on line %2 already": "%1 ya está en la línea %2",
    "it says neither id nor slug": "no dice ni id ni slug",
    "there is no form '%1'%2": "no hay ninguna forma «%1»%2",
    "%1 has the id %2, not %3": "%1 tiene el id %2, no %3",
    "it is no store of pokedex's: move it away, and a new one is made":
      "no es de pokedex: apártalo y se hará uno nuevo",
    "it was made by a newer pokedex": "lo hizo un pokedex más nuevo",
    "it is damaged: move it away, and a new one is made":
      "está dañado: apártalo y se hará uno nuevo",
    "it is no store of pokedex's": "no es de pokedex",
    "it cannot be used": "no se puede usar",
    "the disk is full": "el disco está lleno",
    "the disk is full, or has trouble": "el disco está lleno, o falla",
    "it cannot be written to": "no se puede escribir en él",
    "another program has held it for too long": "otro programa lo retiene demasiado tiempo",
    "there is nothing in it yet": "aún no tiene nada",
    "it is there already": "ya existe",
    "it is there already, and no dex": "ya existe y no es un dex",
    "it is where your marks are kept": "ahí se guardan tus marcas",
    "it is one more than the %1 that may be": "es uno más que los %1 permitidos",
    "The team “%1” is damaged: restore a backup, or forget it with “pokedex team remove”.":
      "El equipo «%1» está dañado: restaura una copia, u olvídalo con «pokedex team remove».",
    "another sync is under way": "hay otra sincronización en marcha",
    "it was damaged, and is gone: sync again to begin anew":
      "estaba dañado y ya no está: sincroniza de nuevo",
    "the work file was damaged: begun anew":
      "el archivo de trabajo estaba dañado: se empieza de nuevo",
    "the work file is of another version: begun anew":
      "el archivo de trabajo es de otra versión: se empieza de nuevo",
    "the work file is of another API: begun anew":
      "el archivo de trabajo es de otra API: se empieza de nuevo",
    "the store": "el almacén",
    "HOME is not set, and there is no place for it": "HOME no está definido y no hay sitio para él",
    "species %1": "especie %1",
    "%1 is made": "%1 está hecho",
    "restored: marks and notes of %1 Pokémon": "recuperado: marcas y notas de %1 Pokémon",
    "what there was before is in %1": "lo que había antes está en %1",
    "%1 Pokémon cannot be compared": "no se pueden comparar %1 Pokémon",
    "HOME is not set: there is no place for settings":
      "HOME no está definido: no hay sitio para ajustes",
    "there is nobody to stand against": "no hay nadie a quien enfrentarse",
    "%1 is there already: --force replaces it": "%1 ya existe: --force lo reemplaza",
    "%1 is made: marks and notes of %2 Pokémon": "%1 está hecho: marcas y notas de %2 Pokémon",
    "%1 Pokémon read, %2 changed": "%1 Pokémon leídos, %2 cambiados",
    "%1: %2; nothing was read": "%1: %2; no se leyó nada",
    "Dex: %1": "Dex: %1",
    "Your searches": "Tus búsquedas",
    "Your marks": "Tus marcas",
    "Your teams": "Tus equipos",
    "%1, in %2": "%1, en %2",
    "with a note": "con nota",
    "none yet": "aún nada",
    "species": "especies",
    "abilities": "habilidades",
    "items": "objetos",
    "location areas": "zonas",
    "TERM is not set": "TERM no está definido",
    "Terminal: %1, UTF-8": "Terminal: %1, UTF-8",
    "Terminal: %1, no UTF-8: drawn in ASCII": "Terminal: %1, sin UTF-8: se dibuja en ASCII",
    "nothing matches": "nada coincide",
    "nothing matches: %1": "nada coincide: %1",
    "there is no %1 '%2'%3": "no se encuentra: %1 «%2»%3",
    "; %1 already so": "; %1 ya lo estaban",
    "%1 marked as %2%3": "%1: marca «%2»%3",
    "%1 no longer %2%3": "%1: sin la marca «%2»%3",
    "no note on %1": "sin nota en %1",
    "there is no note on %1": "no hay nota en %1",
    "no game with a dex is called '%1'%2": "ningún juego con dex se llama «%1»%2",
    "no search is saved": "no hay búsquedas guardadas",
    "@%1 is saved: %2": "@%1 está guardada: %2",
    "stopped; what came is kept: run pokedex sync again to go on":
      "detenido; lo llegado se guarda: ejecuta pokedex sync para seguir",
    "%1; %2 is made": "%1; %2 está hecho",
    "%1; what came is kept: run pokedex sync again to go on":
      "%1; lo llegado se guarda: ejecuta pokedex sync para seguir",
    "no team is kept": "no hay ningún equipo guardado",
    "%1 is kept: %2 Pokémon": "%1 queda guardado: %2 Pokémon",
    "%1: %2 Pokémon": "%1: %2 Pokémon",
    "%1 is kept": "%1 queda guardado",
    "'%1' is not an http or https address": "«%1» no es una dirección http o https",
    "HOME is not set: say where with --into FILE":
      "HOME no está definido: di dónde con --into ARCHIVO",
    "nowhere: HOME is not set": "en ninguna parte: HOME no está definido",
    "Your own dex: %1": "Tu propia dex: %1",
    "Your own dex: none yet (pokedex sync makes one): %1":
      "Tu propia dex: aún no (pokedex sync hace una): %1",
    "Your own dex: %1: %2": "Tu propia dex: %1: %2",
    "Its texts and pictures": "Sus textos e imágenes",
    "%1: none": "%1: ninguno",
    "%1 texts, %2 pictures, %3, from %4": "%1 textos, %2 imágenes, %3, de %4",
    "Kept from the network": "Guardado de la red",
    "%1: nothing yet": "%1: aún nada",
    "%1 texts and pictures, %2": "%1 textos e imágenes, %2",
    "Of the last sync": "De la última sincronización",
    "%1: nothing": "%1: nada",
    "The log": "El registro",
    "nothing yet": "aún nada",
    "%1, %2 old": "%1, hace %2",
    "no column '%1'%2 There are %3": "ninguna columna «%1»%2 Hay %3",
    ", such as platinum, scarlet-violet or 4": ", como platino, escarlata-púrpura o 4",
    "no game or generation '%1'%2": "ningún juego ni generación «%1»%2",
    "%1 moves": "%1 movimientos",
    "%1 abilities": "%1 habilidades",
    "%1 items": "%1 objetos",
    "%1 types": "%1 tipos",
    "%1 natures": "%1 naturalezas",
    "%1 places": "%1 lugares",
    "%1 egg groups": "%1 grupos huevo",
    "%1 games": "%1 juegos",
    "%1 dexes": "%1 dex",
    "more than %1 arguments: quote them as one": "más de %1 argumentos: ponlos entre comillas",
    """
    '%1' is a command, and options stand behind it: pokedex %2 … %3
    (to look for the word: pokedex browse %4)
    """:
      """
    «%1» es una orden, y las opciones van detrás: pokedex %2 … %3
    (para buscar la palabra: pokedex browse %4)
    """,
    "HOME is not set: there is no place for marks":
      "HOME no está definido: no hay sitio para marcas",
    "HOME is not set: there is no place for searches":
      "HOME no está definido: no hay sitio para búsquedas",
    "HOME is not set: there is no place for teams":
      "HOME no está definido: no hay sitio para equipos",
    "write error: %1": "error de escritura: %1",
    "'%1' cannot be a name: letters, digits, '-' and '_', 40 at most":
      "«%1» no puede ser un nombre: letras, cifras, «-» y «_», 40 como mucho",
    "a search wants a query, such as type:dragon":
      "una búsqueda quiere una consulta, como type:dragón",
    "only a Pokémon has a tab %1": "solo un Pokémon tiene pestaña %1",
    "%1 learns no moves in these games": "%1 no aprende movimientos en estos juegos",
    "'%1' is neither a Pokémon nor a place": "«%1» no es ni un Pokémon ni un lugar",
    "--look needs the dex: leave out --source api": "--look necesita la dex: quita --source api",
    "it has one look only: leave out --look": "solo tiene un aspecto: quita --look",
    "it has no look '%1', but %2": "no tiene aspecto «%1», sino %2",
    "there is no team '%1'%2": "no hay ningún equipo «%1»%2",
    "%1 has %2 teams: import them, and name one": "%1 tiene %2 equipos: impórtalos y nombra uno",
    "1 line of %1 not understood; nothing was read":
      "1 línea de %1 no se entiende; no se leyó nada",
    "%1 lines of %2 not understood; nothing was read":
      "%1 líneas de %2 no se entienden; no se leyó nada",
    "there is no team in %1": "no hay ningún equipo en %1",
    "a text has %1 teams at most": "un texto tiene como máximo %1 equipos",
    "a text has %1 Pokémon at most": "un texto tiene como máximo %1 Pokémon",
    "a team has %1 Pokémon at most": "un equipo tiene como máximo %1 Pokémon",
    "more than %1 lines are not understood": "más de %1 líneas no se entienden",
    "%1:1: it is no text in UTF-8; nothing was read":
      "%1:1: no es un texto en UTF-8; no se leyó nada",
    "the bundled dex": "la dex incluida",
    ".": ".",
    "%1: %2: %3": "%1: %2: %3",
  ]
}
