import PokedexDomain

/// Makes names uniform, as in the games: PokeAPI has both `Diglett's Cave` and `King’s Rock`, and
/// both `Pokemon Tower` and `Pokémon Mansion`.
struct NameFacts {
  func corrected(_ names: Names) -> Names {
    guard names.byLanguage.values.contains(where: Self.isWrong) else { return names }
    return Names(
      names.byLanguage.mapValues { Self.curly($0.replacing("Pokemon", with: "Pokémon")) })
  }

  private static func isWrong(_ name: String) -> Bool {
    name.utf8.contains(straight) || name.contains("Pokemon")
  }

  private static let straight = UInt8(ascii: "'")

  /// A mark after a letter or digit is an apostrophe; any other may open a quotation.
  private static func curly(_ name: String) -> String {
    var last: Character = " "
    return String(
      name.map { character in
        defer { last = character }
        return character == "'" && (last.isLetter || last.isNumber) ? "’" : character
      })
  }
}
