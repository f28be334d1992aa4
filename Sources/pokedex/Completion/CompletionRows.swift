import PokedexDomain

/// The rows that a subcommand lists, found by its name.
struct CompletionRows {
  /// The kind of the rows; `nil` for Pokémon.
  private let kind: (any Browsable.Type)?
  /// Whether the rows are slots.
  private let areSlots: Bool
  private let arguments: [String]

  private static let commandsOfSlots: Set = ["slots", "wanted", "pending", "collection"]

  init(arguments: [String]) {
    self.arguments = arguments
    kind = arguments.lazy.compactMap { Kinds.listed(as: $0) }.first
    areSlots = arguments.contains { Self.commandsOfSlots.contains($0) }
  }

  func terms(for text: String) throws -> [String] {
    let catalog = try CompletionDex(arguments: arguments).catalog
    // Options that come later may choose another game than that of the run.
    let lenses = [nil, catalog.gameOfRun].unique
    return try lenses.flatMap { try terms(for: text, in: PokemonRows(catalog, through: $0)) }.unique
  }

  private func terms(for text: String, in pokemon: PokemonRows) throws -> [String] {
    guard !areSlots else { return Self.terms(for: text, in: SlotRows(of: pokemon)) }
    return try kind.map { try $0.terms(for: text, pokemon) } ?? Self.terms(for: text, in: pokemon)
  }

  var columns: [String] {
    guard !areSlots else { return QueryColumn<SlotRows>.all.map(\.name) }
    return kind?.columnNames ?? QueryColumn<PokemonRows>.all.map(\.name)
  }

  fileprivate static func terms<Rows: QueryRows>(for text: String, in rows: Rows) -> [String] {
    let saved = CompletionDex.store?.readableSearches() ?? SavedSearches()
    let letters = Array(text)
    let completions = QueryEngine(rows).completions(
      of: text, cursor: letters.count, saved: saved)
    return completions.flatMap { completion in
      // The shell would mistake '>' for a redirection.
      [completion.spoken, completion.text].compactMap { $0 }.map {
        String(letters[..<completion.range.lowerBound])
          + ($0.hasSuffix(">") ? $0.dropLast() : $0[...])
      }
    }
  }
}

extension Browsable {
  fileprivate static var columnNames: [String] { QueryColumn<Rows>.all.map(\.name) }

  fileprivate static func terms(for text: String, _ pokemon: PokemonRows) throws -> [String] {
    CompletionRows.terms(for: text, in: Rows(of: pokemon))
  }
}
