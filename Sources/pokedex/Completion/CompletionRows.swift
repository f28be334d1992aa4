import PokedexDomain

/// The rows of a subcommand, by its name.
struct CompletionRows {
  private let kind: RowKind

  init(arguments: [String]) {
    kind = arguments.lazy.compactMap { Self.kinds[$0] }.first ?? Self.pokemon
  }

  private static let pokemon = RowKind { $0 }

  private static let kinds = [
    "moves": RowKind(MoveRows.init(of:)),
    "abilities": RowKind(AbilityRows.init(of:)),
    "items": RowKind(ItemRows.init(of:)),
    "types": RowKind(TypeRows.init(of:)),
    "natures": RowKind(NatureRows.init(of:)),
    "places": RowKind(LocationRows.init(of:)),
    "egg-groups": RowKind(EggGroupRows.init(of:)),
    "games": RowKind(GameRows.init(of:)),
    "dexes": RowKind(RegionalDexRows.init(of:)),
  ]

  func terms(for text: String) throws -> [String] {
    try kind.terms(text, PokemonRows(try CompletionDex().catalog))
  }

  var columns: [String] { kind.columns() }
}

/// Rows that queries can be about.
private struct RowKind {
  let columns: @Sendable () -> [String]
  let terms: @Sendable (String, PokemonRows) throws -> [String]

  init<Rows: QueryRows>(_ rows: @escaping @Sendable (PokemonRows) throws -> Rows) {
    columns = { QueryColumn<Rows>.all.map(\.name) }
    terms = { text, pokemon in try Self.terms(text, rows(pokemon)) }
  }

  private static func terms<Rows: QueryRows>(_ text: String, _ rows: Rows) throws -> [String] {
    let saved = (try? CompletionDex.store?.searches()) ?? SavedSearches()
    let letters = Array(text)
    let completions = try QueryEngine(rows).completions(
      of: text, cursor: letters.count, saved: saved)
    return completions.flatMap { completion in
      [completion.spoken, completion.text].compactMap { $0 }.map {
        String(letters[..<completion.range.lowerBound]) + $0
      }
    }
  }
}
