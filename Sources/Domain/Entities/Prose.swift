/// What is told of a thing in words, in every language that it is told in.
package struct Prose: Hashable, Sendable {
  package var byLanguage: [Language: LocalizedProse]

  package init(_ byLanguage: [Language: LocalizedProse] = [:]) {
    self.byLanguage = byLanguage
  }

  /// The first of the languages in which anything is told, and what.
  package func first(of languages: [Language]) -> (language: Language, localized: LocalizedProse)? {
    for language in languages {
      if let localized = byLanguage[language], !localized.isEmpty { return (language, localized) }
    }
    return nil
  }
}

/// What is told of a thing in one language.
package struct LocalizedProse: Hashable, Sendable {
  /// What sort of Pokémon a species is, such as `Mach Pokémon`; empty for other things.
  package var genus = ""
  /// What it does, in a sentence; empty where nobody wrote it down.
  package var summary = ""
  /// What it does, in full, paragraph by paragraph.
  package var effect: [String] = []
  /// What the games say, in the order in which they came out.
  package var entries: [GameText] = []

  package init() {}

  package var isEmpty: Bool {
    genus.isEmpty && summary.isEmpty && effect.isEmpty && entries.isEmpty
  }
}

/// What games say of a thing.
package struct GameText: Hashable, Sendable {
  package let text: String
  package var games: [ProseGame]

  package init(_ text: String, games: [ProseGame]) {
    self.text = text
    self.games = games
  }
}

/// A game that says something: the texts of species differ by version, those of moves, abilities
/// and items by version group.
package enum ProseGame: Hashable, Sendable {
  case version(ID<Version>, slug: String)
  case group(ID<VersionGroup>, slug: String)

  package var slug: String {
    switch self {
    case .version(_, let slug), .group(_, let slug): slug
    }
  }
}

extension [GameText] {
  /// The same with equal texts as one, in the place of the first, and all games that have it.
  package var folded: [GameText] {
    var order: [String] = []
    var games: [String: [ProseGame]] = [:]
    for entry in self where !entry.text.isEmpty {
      if games[entry.text] == nil { order.append(entry.text) }
      games[entry.text, default: []] += entry.games
    }
    return order.map { GameText($0, games: games[$0] ?? []) }
  }
}

/// Something of which prose may be had.
package struct Subject: Hashable, Sendable {
  package let kind: Kind
  package let id: Int

  private init(_ kind: Kind, _ id: Int) {
    self.kind = kind
    self.id = id
  }

  package static func species(_ id: ID<Species>) -> Subject { Subject(.species, id.rawValue) }
  package static func move(_ id: ID<Move>) -> Subject { Subject(.move, id.rawValue) }
  package static func ability(_ id: ID<Ability>) -> Subject { Subject(.ability, id.rawValue) }
  package static func item(_ id: ID<Item>) -> Subject { Subject(.item, id.rawValue) }
}
