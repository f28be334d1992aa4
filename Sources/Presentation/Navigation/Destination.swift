import PokedexDomain

/// A page that can be opened.
package enum Destination: Hashable, Sendable {
  /// The page of a Pokémon; as in a game, given by its slug, or as in the game of all screens.
  case pokemon(ID<Form>, PokemonTab = .overview, game: String? = nil)
  /// An entity of one of the ``Kinds``, by its ID.
  case thing(Kind, Int)
  /// The Pokémon at a place in a game, given by the game's slug, with a filter.
  case place(ID<Location>, game: String, matching: String)
  /// The list of Pokémon with a filter.
  case query(String)
  case question(Asked)

  package static func to<Entity: Browsable>(_ id: ID<Entity>) -> Destination {
    .thing(Entity.kind, id.rawValue)
  }

  /// The page that answers a question, or the list.
  package static func asking(_ question: any Question) -> Destination {
    guard let question = question as? WhereQuestion else { return .question(Asked(question)) }
    switch question.what {
    case .form(let form): return .pokemon(form, .locations, game: question.lens?.slug)
    case .place(let place):
      guard let game = question.lens else { return .to(place) }
      return .place(place, game: game.slug, matching: "")
    }
  }
}

extension Destination {
  /// The page of an entity; `nil` for kinds without pages.
  package init?(_ kind: Kind, _ id: Int, in catalog: Catalog) {
    if kind == .form {
      self = .pokemon(ID(id))
      return
    }
    guard let dex = catalog.reference, let source = Kinds.source(kind),
      let page = source.page(id, dex), let reached = Kinds.reached(from: kind)
    else { return nil }
    self = .thing(reached.kind, page)
  }

  /// The subject of the destination's prose.
  var subject: Subject? {
    guard case .thing(let kind, let id) = self else { return nil }
    return Kinds[kind].flatMap { $0.subject(ofThing: id) }
  }
}

extension Browsable {
  fileprivate static func subject(ofThing id: Int) -> Subject? { subject(of: ID(id)) }
}

/// The tabs of a page. Their raw values are the number keys that open them.
package protocol PageTab: CaseIterable, Hashable, Sendable, RawRepresentable<Int>
where AllCases == [Self] {
  var title: String { get }
  /// A title of a few letters, for narrow windows.
  var briefTitle: String { get }
  /// The tab's name in the shell, which is the same in every language: `garchomp:moves`.
  var word: String { get }
}

extension PageTab {
  package var briefTitle: String { title }

  /// The tab some steps to the right, or to the left for a negative number; the first tab follows
  /// the last.
  package func moved(by step: Int) -> Self {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + step
    return all[(index % all.count + all.count) % all.count]
  }
}

/// The tabs of a Pokémon's page, in their order.
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

  package var briefTitle: String {
    switch self {
    case .overview: worded(Phrase("Info", sense: "tab"))
    case .stats: worded(Phrase("Stats", sense: "tab"))
    case .matchups: worded(Phrase("Match", sense: "tab"))
    case .evolution: worded(Phrase("Evo", sense: "tab"))
    case .moves: worded(Phrase("Moves", sense: "tab"))
    case .locations: worded(Phrase("Locs", sense: "tab"))
    case .forms: worded(Phrase("Forms", sense: "tab"))
    }
  }

  /// Whether the tab is a list with a filter instead of a document.
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

  /// The tab with a word or a prefix of it, or with a title in the current language.
  package static func named(_ word: String) -> PokemonTab? {
    let word = word.lowercased()
    return allCases.first { $0.word == word }
      ?? allCases.first { !word.isEmpty && $0.word.hasPrefix(word) }
      ?? allCases.first { $0.title.lowercased() == word }
  }
}
