import ArgumentParser
import PokedexData
import PokedexDomain

/// The candidates for shell completion: names (localized and as slugs), query terms, games,
/// columns, and the user's teams and searches.
enum ShellCompletion {
  /// Pokémon.
  static let pokemon = names { $0.names(of: Form.self) }
  static let items = names(of: Item.self)
  /// Values of `--nature`.
  static let natures = names { [ShellName("neutral")] + $0.names(of: Nature.self) }

  /// Arguments of the command that prints the pages of a kind.
  static func names<Entity: Browsable>(of kind: Entity.Type) -> CompletionKind {
    names { dex in Entity.sources.flatMap { dex.names(of: $0) } }
  }

  static func names(of kind: Kind) -> CompletionKind? { Kinds[kind].map { names(of: $0) } }

  /// Values of `--game`.
  static let lenses = names { $0.lenses }
  /// The user's teams.
  static let teams = words { try CompletionDex.store?.storedTeams().names ?? [] }
  /// The user's teams; after an `@`, also sets of the library, and members after a slash.
  static let shownTeams = CompletionKind.custom { arguments, _, raw in
    let typed = ShellWord(raw)
    return offers(for: typed, arguments) { dex in
      try typed.text.hasPrefix("@") ? dex.marked(typed.text) : dex.teams
    }
  }
  /// Teams and Pokémon.
  static let foes = marked { try $0.teams + $0.names(of: Form.self) }
  /// The user's teams and sets after an `@`.
  static let markedTeams = marked { _ in [] }
  /// Pokémon, and teams and sets after an `@`.
  static let pokemonAndTeams = marked { $0.names(of: Form.self) }
  /// All collections, and those of the user.
  static let collections = names { $0.catalog.collectionNames.map { ShellName($0) } }
  static let ownCollections = words {
    try CompletionDex.store?.collections().filter { !$0.isCommon }.map(\.name) ?? []
  }
  /// The subjects of `progress`: games and collections.
  static let gamesAndCollections = names { dex in
    dex.lenses + dex.catalog.collections.map { ShellName($0.word) }
  }
  /// The user's saved searches.
  static let searches = words { try CompletionDex.store?.searches().all.map(\.name) ?? [] }
  /// The user's routes.
  static let routes = words { Composition(.offline).folder(of: .routes)?.names ?? [] }
  /// Places.
  static let places = names(of: Location.self)
  /// The user's runs.
  static let runs = words { try CompletionDex.store?.storedRuns().runs.map(\.name) ?? [] }
  /// The names of schemas.
  static let schemas = words { Answers.all.map(\.name) }
  /// Types, pairs of them such as `fire/flying`, and Pokémon.
  static let fighters = CompletionKind.custom { arguments, _, raw in
    let typed = ShellWord(raw)
    guard let slash = typed.text.firstIndex(of: "/") else {
      return offers(for: typed, arguments) {
        $0.names(of: PokemonType.self) + $0.names(of: Form.self)
      }
    }
    let types = ID<PokemonType>.standard.map(\.slug)
    let first = typed.text[..<slash].lowercased()
    guard types.contains(first) else { return [] }
    return offered(
      types.filter { $0 != first }.map { typed.text[...slash] + $0 }, for: typed)
  }
  /// Types and moves.
  static let attacks = names { $0.names(of: PokemonType.self) + $0.names(of: Move.self) }
  /// The maximum number of prefixes: others are rarely typed and would crowd out names.
  private static let maxPrefixes = 5
  /// Pokémon, and prefixes for other kinds, such as `move:`.
  static let anything = names {
    $0.names(of: Form.self)
      + Kinds.bySearch.prefix(maxPrefixes).map { ShellName("\($0.words[0]):") }
  }

  /// Query terms for the rows that the subcommand prints.
  static let query = CompletionKind.custom { arguments, _, raw in
    let typed = ShellWord(raw)
    let terms = readable { try CompletionRows(arguments: arguments).terms(for: typed.text) }
    return offered(terms.filter { typed.mayHaveBlanks || !$0.contains(" ") }, for: typed)
  }

  /// Comma-separated column names.
  static let columns = CompletionKind.custom { arguments, _, raw in
    let typed = ShellWord(raw)
    let begun = typed.text.lastIndex(of: ",").map { typed.text[...$0] } ?? ""
    return offered(CompletionRows(arguments: arguments).columns.map { begun + $0 }, for: typed)
  }

  private static func names(
    _ all: @escaping @Sendable (CompletionDex) throws -> [ShellName]
  ) -> CompletionKind {
    .custom { arguments, _, raw in offers(for: ShellWord(raw), arguments, all) }
  }

  /// Teams, sets and members after an `@`, and others.
  private static func marked(
    _ others: @escaping @Sendable (CompletionDex) throws -> [ShellName]
  ) -> CompletionKind {
    .custom { arguments, _, raw in
      let typed = ShellWord(raw)
      return offers(for: typed, arguments) { try $0.marked(typed.text) + others($0) }
    }
  }

  private static func offers(
    for typed: ShellWord, _ arguments: [String], _ all: (CompletionDex) throws -> [ShellName]
  ) -> [String] {
    let names = readable { try all(CompletionDex(arguments: arguments)) }
    return offered(names.flatMap { $0.offers(for: typed) }, for: typed)
  }

  private static func words(_ all: @escaping @Sendable () throws -> [String]) -> CompletionKind {
    .custom { _, _, raw in offered(readable(all), for: ShellWord(raw)) }
  }

  /// Candidates that cannot be read are none: a message would appear in the line that is typed.
  private static func readable<Candidate>(_ all: () throws -> [Candidate]) -> [Candidate] {
    (try? all()) ?? []
  }

  /// Returns the words that begin with the typed text. Words with line breaks are left out, because
  /// ArgumentParser passes one word per line.
  private static func offered(_ words: [String], for typed: ShellWord) -> [String] {
    typed.begun(words).filter { !$0.contains(where: \.isNewline) }
  }
}
