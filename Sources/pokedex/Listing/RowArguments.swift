import ArgumentParser

/// The arguments of a subcommand that prints rows.
struct RowArguments: ParsableArguments {
  @OptionGroup var query: QueryArgument
  @OptionGroup var list: ListOptions
  @OptionGroup var dex: DexOptions

  @MainActor func print<Rows: ListedRows>(_ kind: Rows.Type) async throws {
    try await RowQuery<Rows>(query.text, dex.settings, list.settings).run()
  }
}
