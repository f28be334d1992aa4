/// What is said of the file of settings.
extension Spanish {
  static let settings: [String: String] = [
    "it is no plain file": "no es un archivo normal",
    "it has more than %1 KiB": "tiene más de %1 KiB",
    "it is no text in UTF-8": "no es un texto en UTF-8",
    "the settings cannot be read: %1": "no se pueden leer los ajustes: %1",
    "'%1' is no setting: write it as name = value": "«%1» no es un ajuste: escribe nombre = valor",
    "'%1' is no section: [keys] is the only one": "«%1» no es una sección: [keys] es la única",
    "there is no setting '%1'": "no hay ningún ajuste «%1»",
    "; pokedex config tells all": "; pokedex config los muestra todos",
    "%1 stands in line %2 already: leave out one": "%1 ya está en la línea %2: quita uno",
    "auto, or a language such as %1": "auto, o un idioma como %1",
    "a number that queries know, such as -total or speed":
      "un número que conozcan las búsquedas, como -total o speed",
    "names of columns with commas between them": "nombres de columnas separados por comas",
    "an http or https address": "una dirección http o https",
    "a whole number from 1 to 100000": "un número entero de 1 a 100000",
    "a value is missing: %1": "falta un valor: %1",
    "'%1' is not what it wants: %2": "«%1» no sirve aquí: %2",
    "'%1' is none of its values": "«%1» no es ninguno de sus valores",
    "'%1': a comment has a line of its own": "«%1»: un comentario va en su propia línea",
    "nothing is told in '%1', but in %2": "no hay nada en «%1», sino en %2",
    "no action is called '%1'": "ninguna acción se llama «%1»",
    "; pokedex config keys tells all": "; pokedex config keys las muestra todas",
    "%1: no key is named; none takes its keys away":
      "%1: no se nombra ninguna tecla; none le quita las suyas",
    "%1: '%2' is no key: write it as x, <c-x>, <f1>, <enter> or <lt>":
      "%1: «%2» no es una tecla: escribe x, <c-x>, <f1>, <enter> o <lt>",
    "%1: %2 always ends the program: choose another key":
      "%1: %2 siempre termina el programa: elige otra tecla",
    "%1: %2 is typed there as a letter: choose a key such as <f2> or <c-x>":
      "%1: %2 se escribe ahí como letra: elige una tecla como <f2> o <c-x>",
    "%1: %2 is the key of %3 as well (%4): give one another":
      "%1: %2 también es la tecla de %3 (%4): da otra a una de ellas",
    "dark, or light where the terminal is": "oscuro, o claro si el terminal lo es",
    "the terminal is asked": "se pregunta al terminal",
    "as many as the terminal has": "tantos como tenga el terminal",
    "the dex within the program": "la dex del programa",
    "line %1": "línea %1",
    "as usual": "por defecto",
    "(and %1 more: pokedex config)": "(y %1 más: pokedex config)",
  ]
}
