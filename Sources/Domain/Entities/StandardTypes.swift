/// The eighteen types of Pokémon and moves, by PokeAPI's IDs. The API has three more, which no
/// Pokémon has by nature: Stellar, Unknown and Shadow. A dex from another source may contain any
/// other number.
extension ID<PokemonType> {
  package static let normal: Self = 1
  package static let fighting: Self = 2
  package static let flying: Self = 3
  package static let poison: Self = 4
  package static let ground: Self = 5
  package static let rock: Self = 6
  package static let bug: Self = 7
  package static let ghost: Self = 8
  package static let steel: Self = 9
  package static let fire: Self = 10
  package static let water: Self = 11
  package static let grass: Self = 12
  package static let electric: Self = 13
  package static let psychic: Self = 14
  package static let ice: Self = 15
  package static let dragon: Self = 16
  package static let dark: Self = 17
  package static let fairy: Self = 18

  /// All eighteen, in PokeAPI's order.
  package static let standard: [Self] = (1...18).map { Self($0) }

  /// Stellar, the type for Terastallization; Unknown, once Curse's type; and Shadow, the type of
  /// Shadow moves.
  package static let special: [Self] = [19, 10_001, 10_002]

  private static let englishNames = [
    "Normal", "Fighting", "Flying", "Poison", "Ground", "Rock", "Bug", "Ghost", "Steel", "Fire",
    "Water", "Grass", "Electric", "Psychic", "Ice", "Dragon", "Dark", "Fairy",
  ]

  private static let specialNames = ["Stellar", "???", "Shadow"]
  private static let specialSlugs = ["stellar", "unknown", "shadow"]

  /// The index in ``standard``; `nil` for other types.
  package var standardIndex: Int? {
    (1...Self.standard.count).contains(rawValue) ? rawValue - 1 : nil
  }

  /// The type's name in the current language.
  package var name: String { Phrase(englishName).text }

  /// The name in queries and in Showdown's texts; the number for an unknown type.
  package var englishName: String {
    if let standardIndex { return Self.englishNames[standardIndex] }
    return Self.special.firstIndex(of: self).map { Self.specialNames[$0] } ?? "#\(rawValue)"
  }

  /// The name in PokeAPI, and in this program's JSON.
  package var slug: String {
    Self.special.firstIndex(of: self).map { Self.specialSlugs[$0] } ?? englishName.lowercased()
  }

  /// The type with this name, ignoring case, spaces and punctuation.
  package init?(named word: String) {
    let folded = Spelling.folded(word)
    let found = Self.standard.first { Spelling.folded($0.englishName) == folded }
    guard let found else { return nil }
    self = found
  }
}
