/// The kinds of thing with a list and a page, besides the Pokémon.
package enum Kinds {
  /// In the order in which lists are chosen and commands are told.
  package static let all: [any Browsable.Type] = [
    Move.self, Ability.self, Item.self, Berry.self, PokemonType.self, Nature.self, Location.self,
    EggGroup.self, VersionGroup.self, Pokedex.self,
  ]

  /// The same in the order in which players look for them.
  package static var bySearch: [any Browsable.Type] {
    all.sorted { $0.searchRank < $1.searchRank }
  }

  /// None for kinds without pages, and for Pokémon.
  package static subscript(kind: Kind) -> (any Browsable.Type)? {
    all.first { $0.kind == kind }
  }

  /// The kind whose list is printed by that command.
  package static func listed(as word: String) -> (any Browsable.Type)? {
    all.first { $0.listWord == word }
  }

  /// The kind of an address: `place`, or `location`.
  package static func named(_ word: String) -> (any Browsable.Type)? {
    all.first { $0.words.contains(word) }
  }

  /// All names that lead to pages.
  static let sources: [NameSource] = bySearch.flatMap { $0.sources }

  package static func source(_ kind: Kind) -> NameSource? {
    sources.first { $0.kind == kind }
  }

  /// The kind whose pages the names of another lead to: those of versions to games.
  package static func reached(from kind: Kind) -> (any Browsable.Type)? {
    all.first { $0.sources.contains { $0.kind == kind } }
  }
}
