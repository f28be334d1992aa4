import ArgumentParser
import PokedexDomain

/// The arguments of a subcommand that prints rows.
struct RowArguments: ParsableArguments {
  @OptionGroup var query: QueryArgument
  @OptionGroup var list: ListOptions
  @OptionGroup var dex: DexOptions

  @MainActor func print<Rows: DexRows>(
    _ kind: Rows.Type, _ configuration: Configuration
  ) async throws {
    try await RowQuery<Rows>(
      query.text, dex.settings(configuration), list.settings(configuration)
    ).run()
  }

  /// - Parameter term: an additional term that rows must match.
  @MainActor func printPokemon(
    _ configuration: Configuration, where term: String? = nil
  ) async throws {
    try await RowQuery<PokemonRows>(
      query(where: term), dex.settings(configuration), list.settings(configuration)
    ).run()
  }

  private func query(where term: String?) -> String {
    guard let term else { return query.text }
    return query.text.isEmpty ? term : "\(term) (\(query.text))"
  }
}
