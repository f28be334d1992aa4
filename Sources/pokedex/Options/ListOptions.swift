import ArgumentParser

/// The options of all commands that print rows.
struct ListOptions: ParsableArguments {
  @OptionGroup var formats: FormatOptions

  @Flag(help: "Print JSON Lines: an object on each line, without brackets around them.")
  var jsonl = false

  @Flag(help: "Print only the number of matches.")
  var count = false

  @OptionGroup var columns: ColumnsOption

  @Flag(help: "Add a column with the reason why each row matches.")
  var why = false

  // Otherwise the parser would mistake -1 for an option and report a missing value.
  @Option(parsing: .unconditional, help: "Print at most this many rows.")
  var limit: Int?

  @OptionGroup var game: GameOption

  @Flag(help: "Print each row in words.")
  var linear = false

  @OptionGroup var color: ColorOption

  func validate() throws {
    try FormatOptions.check(chosen)
    if let limit, limit < 0 { throw ValidationError("--limit needs 0 or more, not \(limit)") }
  }

  private var chosen: [(option: String, format: RowFormat)] {
    let own: [(Bool, String, RowFormat)] = [
      (jsonl, "--jsonl", .jsonLines), (count, "--count", .count),
    ]
    return formats.chosen + own.filter(\.0).map { ($0.1, $0.2) }
  }

  func settings(_ configuration: Configuration) -> ListSettings {
    ListSettings(
      configuration: configuration.with(color, isLinear: linear),
      format: chosen.first?.format ?? .table, columns: columns.names,
      hasHeader: !formats.noHeader, showsWhy: why, limit: limit, game: game.asked)
  }
}
