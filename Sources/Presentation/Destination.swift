import PokedexDomain

/// A page that can be opened.
package enum Destination: Hashable, Sendable {
  case pokemon(ID<Form>, PokemonTab = .overview)
  case move(ID<Move>)
  case ability(ID<Ability>)
  case type(ID<PokemonType>)
  case item(ID<Item>)
  case nature(ID<Nature>)
  case location(ID<Location>)
  case eggGroup(ID<EggGroup>)
  case game(ID<VersionGroup>)
  case regionalDex(ID<Pokedex>)
  /// The list of Pokémon with a filter.
  case query(String)
}

/// The parts of a page, with the numbers of the keys that lead to them.
package protocol PageTab: CaseIterable, Hashable, Sendable, RawRepresentable<Int>
where AllCases == [Self] {
  var title: String { get }
  /// As it is named in the shell, in whatever language: `garchomp:moves`.
  var word: String { get }
}

/// The parts of a Pokémon's page, in their order.
package enum PokemonTab: Int, PageTab {
  case overview = 1
  case stats
  case matchups
  case evolution
  case moves
  case locations
  case forms

  package var title: String {
    switch self {
    case .overview: worded("Overview")
    case .stats: worded("Stats")
    case .matchups: worded("Matchups")
    case .evolution: worded("Evolution")
    case .moves: worded("Moves")
    case .locations: worded("Locations")
    case .forms: worded("Forms")
    }
  }

  /// Whether it is a list with a filter, and no text.
  package var isList: Bool { self == .moves || self == .locations }

  package var word: String {
    switch self {
    case .overview: "overview"
    case .stats: "stats"
    case .matchups: "matchups"
    case .evolution: "evolution"
    case .moves: "moves"
    case .locations: "locations"
    case .forms: "forms"
    }
  }

  /// The tab of that word or its beginning, or of that title in the language that is spoken.
  package static func named(_ word: String) -> PokemonTab? {
    let word = word.lowercased()
    return allCases.first { $0.word == word }
      ?? allCases.first { !word.isEmpty && $0.word.hasPrefix(word) }
      ?? allCases.first { $0.title.lowercased() == word }
  }
}
