/// The kinds of entity with a list and a page, except Pokémon.
package enum Kinds {
  /// All kinds, in the order of menus and help texts.
  package static let all: [any Browsable.Type] = [
    Move.self, Ability.self, Item.self, Berry.self, PokemonType.self, Nature.self, Location.self,
    EggGroup.self, VersionGroup.self, Pokedex.self,
  ]

  /// All kinds, in the order of search results.
  package static var bySearch: [any Browsable.Type] {
    all.sorted { $0.searchRank < $1.searchRank }
  }

  /// Returns `nil` for kinds without pages and for Pokémon.
  package static subscript(kind: Kind) -> (any Browsable.Type)? {
    all.first { $0.kind == kind }
  }

  /// Returns the kind whose list a command prints.
  package static func listed(as word: String) -> (any Browsable.Type)? {
    all.first { $0.listWord == word }
  }

  /// Returns the kind that the word before the colon of `egg-group:monster` names. A kind may have
  /// several words, such as `place` and `location`.
  package static func named(_ word: String) -> (any Browsable.Type)? {
    all.first { $0.words.contains(word) }
  }

  /// The sources of all names that lead to these pages.
  static let sources: [NameSource] = bySearch.flatMap { $0.sources }

  package static func source(_ kind: Kind) -> NameSource? {
    sources.first { $0.kind == kind }
  }

  /// Returns the kind of page that a name of this kind opens; the name of a version opens its game.
  package static func reached(from kind: Kind) -> (any Browsable.Type)? {
    reached[kind]
  }

  private static let reached: [Kind: any Browsable.Type] = Dictionary(
    all.flatMap { type in type.sources.map { ($0.kind, type) } },
    uniquingKeysWith: { first, _ in first })
}
