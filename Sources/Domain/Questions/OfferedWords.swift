/// The words that a shell or the screen offers to complete a word.
package enum OfferedWords: Sendable {
  case none
  case list([String])
  /// The names of all things of a kind.
  case things(Kind)
  case games
  /// The user's teams, each after an `@`.
  case teams
  /// Pokémon, and the user's teams after an `@`.
  case formsAndTeams
  /// Collections: those that every player has, the user's, and the games' dexes.
  case collections

  /// The words, in all languages, that begin with some letters.
  func beginning(with text: String, in catalog: Catalog) -> [String] {
    switch self {
    case .none: []
    case .list(let words): words.filter { $0.hasPrefix(text) }
    case .games: catalog.dex.table(VersionGroup.self).slugs.filter { $0.hasPrefix(text) }
    case .collections: catalog.collectionNames.filter { $0.hasPrefix(text) }
    case .teams,
      .formsAndTeams where text.hasPrefix(FormOrTeam.sign):
      Self.teams(beginningWith: text, in: catalog)
    case .things(.form), .formsAndTeams:
      catalog.nameIndex().slugs(beginningWith: text, catalog.forms.slugs, catalog.names)
    case .things(let kind):
      Kinds.source(kind).map { source in
        source.index(catalog).slugs(
          beginningWith: text, source.keys(catalog.dex).slugs, source.names(catalog.dex))
      } ?? []
    }
  }

  /// The user's teams, sets and their members, each after an `@`.
  package static func teams(beginningWith text: String, in catalog: Catalog) -> [String] {
    guard text.isEmpty || text.hasPrefix(FormOrTeam.sign) else { return [] }
    let name = String(text.dropFirst(FormOrTeam.sign.count))
    return catalog.marks.teamNames(beginningWith: name, in: catalog).map { FormOrTeam.sign + $0 }
  }
}
