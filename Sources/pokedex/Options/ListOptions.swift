import ArgumentParser

/// The options of all commands that print rows.
struct ListOptions: ParsableArguments {
  @Flag(help: "Print JSON; with --columns, objects with these keys only.")
  var json = false

  @Flag(help: "Print JSON Lines: an object on each line, without brackets around them.")
  var jsonl = false

  @Flag(help: "Print CSV, with a header line.")
  var csv = false

  @Flag(help: "Print tab-separated values, with a header line.")
  var tsv = false

  @Flag(help: "Leave out the header line of CSV and TSV.")
  var noHeader = false

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
    if formats.count > 1 {
      throw ValidationError(
        "\(formats[0].name) and \(formats[1].name) cannot be combined: choose one")
    }
    if let limit, limit < 0 { throw ValidationError("--limit needs 0 or more, not \(limit)") }
  }

  private var formats: [(name: String, format: RowFormat)] {
    let all: [(Bool, String, RowFormat)] = [
      (json, "--json", .json), (jsonl, "--jsonl", .jsonLines), (csv, "--csv", .csv),
      (tsv, "--tsv", .tsv), (count, "--count", .count),
    ]
    return all.filter(\.0).map { ($0.1, $0.2) }
  }

  var settings: ListSettings {
    var settings = ListSettings(
      format: formats.first?.format ?? .table, columns: columns.names, showsWhy: why,
      limit: limit, game: game.game, color: color.choice)
    settings.isLinear = linear || settings.isLinear
    settings.hasHeader = !noHeader
    return settings
  }
}
