import ArgumentParser
import PokedexData
import PokedexDomain

/// What a shell offers at the tabulator: names, in the language that is spoken and as addresses
/// write them, words and values of queries, games, columns, and what the user has saved.
enum ShellCompletion {
  /// The Pokémon.
  static let pokemon = names { try $0.names(of: Form.self) }
  static let items = names(of: Item.self)
  /// What `--nature` takes.
  static let natures = names { try [ShellName("neutral")] + $0.names(of: Nature.self) }

  /// The arguments of the command that prints a kind's page.
  static func names<Entity: Browsable>(of kind: Entity.Type) -> CompletionKind {
    names { dex in try Entity.sources.flatMap { try dex.names(of: $0) } }
  }

  /// What `--game` takes.
  static let lenses = names { try $0.lenses }
  /// The teams of the user's own.
  static let teams = words { try CompletionDex.store?.shelf().names ?? [] }
  /// A team or a Pokémon.
  static let foes = names { try $0.teams + $0.names(of: Form.self) }
  /// The searches of the user's own.
  static let searches = words { try CompletionDex.store?.searches().all.map(\.name) ?? [] }
  /// A Pokémon or a type.
  static let fighters = names { try $0.names(of: PokemonType.self) + $0.names(of: Form.self) }
  /// More are seldom typed, and in the way of names.
  private static let mostPrefixes = 5
  /// A Pokémon, or a word and a colon before something else.
  static let anything = names {
    try $0.names(of: Form.self)
      + Kinds.bySearch.prefix(mostPrefixes).map { ShellName("\($0.words[0]):") }
  }

  /// A term of a query, of the rows that the subcommand prints.
  static let query = CompletionKind.custom { arguments, _, raw in
    let typed = ShellWord(raw)
    let terms = try? CompletionRows(arguments: arguments).terms(for: typed.text)
    return offered((terms ?? []).filter { typed.mayHaveBlanks || !$0.contains(" ") }, for: typed)
  }

  /// Names of columns, with commas between them.
  static let columns = CompletionKind.custom { arguments, _, raw in
    let typed = ShellWord(raw)
    let begun = typed.text.lastIndex(of: ",").map { typed.text[...$0] } ?? ""
    return offered(CompletionRows(arguments: arguments).columns.map { begun + $0 }, for: typed)
  }

  private static func names(
    _ all: @escaping @Sendable (CompletionDex) throws -> [ShellName]
  ) -> CompletionKind {
    .custom { _, _, raw in
      let typed = ShellWord(raw)
      let names = (try? all(CompletionDex())) ?? []
      return offered(names.flatMap { $0.offers(for: typed) }, for: typed)
    }
  }

  private static func words(_ all: @escaping @Sendable () throws -> [String]) -> CompletionKind {
    .custom { _, _, raw in offered((try? all()) ?? [], for: ShellWord(raw)) }
  }

  /// Those of the words that begin as what has been typed does. The library hands them on line by
  /// line.
  private static func offered(_ words: [String], for typed: ShellWord) -> [String] {
    typed.begun(words).filter { !$0.contains(where: \.isNewline) }
  }
}
