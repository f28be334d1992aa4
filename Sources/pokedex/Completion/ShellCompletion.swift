import ArgumentParser
import PokedexData
import PokedexDomain

/// What a shell offers at the tabulator: names as addresses write them, words and values of
/// queries, games, columns, and what the user has saved.
enum ShellCompletion {
  /// The Pokémon.
  static let pokemon = words { try CompletionDex().catalog.forms.slugs }
  static let moves = words { try CompletionDex().slugs(Move.self) }
  static let abilities = words { try CompletionDex().slugs(Ability.self) }
  static let items = words { try CompletionDex().slugs(Item.self) }
  static let types = words { try CompletionDex().slugs(PokemonType.self) }
  /// What `--nature` takes.
  static let natures = words { try ["neutral"] + CompletionDex().slugs(Nature.self) }
  static let places = words { try CompletionDex().slugs(Location.self) }

  /// What `--game` takes.
  static let lenses = words { try CompletionDex().lenses }
  /// The teams of the user's own.
  static let teams = words { try CompletionDex.store?.teams().map(\.name) ?? [] }
  /// A team or a Pokémon.
  static let foes = words {
    let dex = try CompletionDex()
    return try (dex.store?.teams().map(\.name) ?? []) + dex.catalog.forms.slugs
  }
  /// The searches of the user's own.
  static let searches = words { try CompletionDex.store?.searches().all.map(\.name) ?? [] }
  /// A Pokémon or a type.
  static let fighters = words {
    let dex = try CompletionDex()
    return try dex.slugs(PokemonType.self) + dex.catalog.forms.slugs
  }
  /// A Pokémon, or a word and a colon before something else.
  static let anything = words {
    try CompletionDex().catalog.forms.slugs + ["move:", "ability:", "type:", "item:", "place:"]
  }

  /// A term of a query, of the rows that the subcommand prints.
  static let query = CompletionKind.custom { arguments, _, typed in
    let terms = try? CompletionRows(arguments: arguments).terms(for: typed)
    return offered(terms ?? [], for: typed)
  }

  /// Names of columns, with commas between them.
  static let columns = CompletionKind.custom { arguments, _, typed in
    let begun = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
    return offered(CompletionRows(arguments: arguments).columns.map { begun + $0 }, for: typed)
  }

  /// Those of the words that begin as what has been typed does.
  private static func words(_ all: @escaping @Sendable () throws -> [String]) -> CompletionKind {
    .custom { _, _, typed in offered((try? all()) ?? [], for: typed) }
  }

  /// Names are written in small letters; an address in capitals would not be found by the shell.
  private static func offered(_ words: [String], for typed: String) -> [String] {
    let offered = words.filter { $0.hasPrefix(typed) && !$0.contains(" ") }
    // To zsh, what stands behind a colon would be what the word means.
    let isZsh = Environment()["SAP_SHELL"] == "zsh"
    return isZsh ? offered.map { $0.replacing(":", with: "\\:") } : offered
  }
}
