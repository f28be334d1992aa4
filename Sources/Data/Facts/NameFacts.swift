import PokedexDomain

/// Makes the apostrophes in names curly, as in the games: PokeAPI has both `Diglett's Cave` and
/// `King’s Rock`.
struct NameFacts {
  func corrected(_ names: Names) -> Names {
    guard names.byLanguage.values.contains(where: { $0.utf8.contains(Self.straight) }) else {
      return names
    }
    return Names(names.byLanguage.mapValues(Self.curly))
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
