import ArgumentParser
import PokedexDomain

/// The arguments of a subcommand that prints rows.
struct RowArguments: ParsableArguments {
  @OptionGroup var query: QueryArgument
  @OptionGroup var list: ListOptions
  @OptionGroup var dex: DexOptions

  /// - Parameters:
  ///   - rows: loads the rows, as for ``RowQuery/run(_:)``.
  ///   - term: an additional term that rows must match.
  @MainActor func print<Rows: QueryRows>(
    _ rows: RowQuery<Rows>.Load, _ configuration: Configuration, where term: String? = nil
  ) async throws {
    try await RowQuery<Rows>(
      query: query(where: term), dex: dex.settings(configuration),
      settings: list.settings(configuration)
    ).run(rows)
  }

  private func query(where term: String?) -> String {
    guard let term else { return query.text }
    return query.text.isEmpty ? term : "\(term) (\(query.text))"
  }
}
