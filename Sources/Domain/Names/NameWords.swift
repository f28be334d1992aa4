/// The words of a typed name, in lower case, and the ways in which others may have written it.
struct NameWords {
  let words: [String]

  /// More words than any name has, with those that say nothing.
  static let most = 12
  /// More bytes than any name has, however its letters are composed.
  private static let mostBytes = 128

  /// Whether a text is short enough for a name. Reading a long one anew after each typed letter would
  /// take longer than drawing it.
  static func mayBeName(_ text: String) -> Bool { text.utf8.count <= mostBytes }

  init(_ name: String) {
    words = Self.joined(Array(name.lowercased())).split {
      !($0.isLetter || $0.isNumber || "♀♂".contains($0))
    }.map { String($0) }
  }

  /// Whether a name may have as many words.
  var canBeName: Bool { words.count <= Self.most }

  /// The characters without an apostrophe before a last letter, which is no word: `Farfetch’d`.
  private static func joined(_ name: [Character]) -> [Character] {
    guard name.contains(where: { !$0.isLetter && apostrophes.contains($0) }) else { return name }
    let isLetter = { (index: Int) in index < name.count && name[index].isLetter }
    return name.indices.filter { index in
      !(apostrophes.contains(name[index]) && isLetter(index + 1) && !isLetter(index + 2))
    }.map { name[$0] }
  }

  private static let apostrophes: Set<Character> = ["'", "’", "‘", "`", "´", "＇"]

  /// The words without those that say nothing, as they are, and with the words of slugs. Each is in
  /// every order, as a region may stand before or behind its species. More words than a name has,
  /// such as those of a long filter, have none: there would be as many orders after each letter.
  var spellings: [[String]] {
    let telling = words.filter { !Self.decorations.contains($0) }
    guard canBeName, !telling.isEmpty else { return [] }
    return [[:], Self.nouns, Self.genders].map { synonyms in
      Self.orders(of: telling.map { synonyms[$0] ?? $0 }).map { $0.joined() }
    }
  }

  /// The same, folded.
  var foldedSpellings: [[[UInt8]]] { spellings.map { $0.map(Spelling.folded) } }

  /// All orders of a few words; of many, only those in which the last words stand first.
  private static func orders(of words: [String]) -> [[String]] {
    guard words.count <= 4 else {
      return words.indices.map { Array(words[$0...] + words[..<$0]) }
    }
    guard words.count > 1 else { return [words] }
    return words.indices.flatMap { index in
      var rest = words
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }

  /// Words that the games put beside the name of a form, in English, French, German, Spanish and
  /// Italian.
  private static let decorations: Set<String> = [
    "pokemon", "pokémon", "form", "forme", "style", "size", "breed", "plumage", "mode", "mask",
    "cap", "cloak", "pattern", "sea", "flower", "trim", "drive", "type", "rider", "tera", "taille",
    "race", "motif",
    "masque", "maske", "größe", "forma", "estilo", "tamaño", "raza", "plumaje", "modo", "stile",
    "taglia", "razza", "piumaggio", "de", "d", "del", "di",
  ]

  /// The words of slugs for regions and forms.
  private static let nouns = [
    "alolan": "alola", "galarian": "galar", "hisuian": "hisui", "paldean": "paldea",
    "gigantamax": "gmax", "female": "f", "male": "m",
  ]

  private static let genders = nouns.merging(
    ["f": "female", "m": "male", "female": "female", "male": "male"]
  ) { $1 }
}
