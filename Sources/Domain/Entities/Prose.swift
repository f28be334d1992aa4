/// The texts about an entity, by language.
package struct Prose: Hashable, Sendable {
  package var byLanguage: [Language: LocalizedProse]

  package init(_ byLanguage: [Language: LocalizedProse] = [:]) {
    self.byLanguage = byLanguage
  }

  /// The first of the languages that has any text, with that text.
  package func first(of languages: [Language]) -> (language: Language, localized: LocalizedProse)? {
    for language in languages {
      if let localized = byLanguage[language], !localized.isEmpty { return (language, localized) }
    }
    return nil
  }
}

/// The texts about an entity in one language.
package struct LocalizedProse: Hashable, Sendable {
  /// A species' genus, such as `Mach Pokémon`; empty for other entities.
  package var genus = ""
  /// The effect in one sentence; empty if PokeAPI has none.
  package var summary = ""
  /// The full effect, paragraph by paragraph.
  package var effect: [String] = []
  /// The texts of the games, in order of release.
  package var entries: [GameText] = []

  package init() {}

  package var isEmpty: Bool {
    genus.isEmpty && summary.isEmpty && effect.isEmpty && entries.isEmpty
  }
}

/// A text about an entity, with the games that show it.
package struct GameText: Hashable, Sendable {
  package let text: String
  package var games: [ProseGame]

  package init(_ text: String, games: [ProseGame]) {
    self.text = text
    self.games = games
  }
}

/// A game or version group with a text: species have texts by version; moves, abilities and items
/// by version group.
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
  /// Merges equal texts into the first of them, with all of their games.
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

/// An entity that may have prose.
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
