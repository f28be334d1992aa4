/// Shortens an area's name for display within its location. The names of areas repeat those of
/// their locations, or have `Road` for `Route`.
struct AreaName {
  let name: String
  let slug: String
  let location: String
  let locationSlug: String

  /// The name of the part, such as `B1F`; empty if the area is the whole location.
  var part: String {
    known.split(separator: " ", omittingEmptySubsequences: false)
      .map { Self.spellings[$0] ?? String($0) }.joined(separator: " ")
  }

  /// The words that are spelled without accents and stops in slugs, and in some of PokeAPI's names.
  private static let spellings: [Substring: String] = [
    "Mt": "Mt.", "Poke": "Poké", "Pokemon": "Pokémon",
  ]

  private var known: String {
    if name == location || slug == "\(locationSlug)-area" { return "" }
    if name.hasPrefix(location) { return Self.bare(name.dropFirst(location.count)) }
    guard slug.hasPrefix("\(locationSlug)-") else { return name }
    let rest = slug.dropFirst(locationSlug.count + 1)
    return rest == "area" ? "" : Self.titledFloors(String(rest))
  }

  /// Turns a slug into words, with floors in capitals: `b1f-east` becomes `B1F East`.
  private static func titledFloors(_ slug: String) -> String {
    slug.split(separator: "-").map { word in
      isFloor(word) ? word.uppercased() : titled(String(word))
    }.joined(separator: " ")
  }

  private static func isFloor(_ word: Substring) -> Bool {
    let digits = (word.hasPrefix("b") ? word.dropFirst() : word).dropLast()
    return word.hasSuffix("f") && !digits.isEmpty && digits.allSatisfy(\.isNumber)
  }

  /// Strips brackets: `(B1F)` becomes `B1F`.
  private static func bare(_ text: Substring) -> String {
    let words = text.drop { $0 == " " }
    guard words.hasPrefix("("), words.hasSuffix(")") else { return String(words) }
    return String(words.dropFirst().dropLast())
  }
}
