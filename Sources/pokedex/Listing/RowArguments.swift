import ArgumentParser

/// The arguments of a subcommand that prints rows.
struct RowArguments: ParsableArguments {
  @OptionGroup var query: QueryArgument
  @OptionGroup var list: ListOptions
  @OptionGroup var dex: DexOptions

  /// - Parameter term: what must hold as well.
  @MainActor func print<Rows: ListedRows>(
    _ kind: Rows.Type, where term: String? = nil
  ) async throws {
    try await RowQuery<Rows>(query(where: term), dex.settings, list.settings).run()
  }

  private func query(where term: String?) -> String {
    guard let term else { return query.text }
    return query.text.isEmpty ? term : "\(term) (\(query.text))"
  }
}
