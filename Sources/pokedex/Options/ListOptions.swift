import ArgumentParser

/// The options of all commands that print rows.
struct ListOptions: ParsableArguments {
  @Flag(help: "Print JSON; with --columns, objects with these keys only.")
  var json = false

  @Flag(help: "Print CSV, with a header line.")
  var csv = false

  @Flag(help: "Print tab-separated values, with a header line.")
  var tsv = false

  @Flag(help: "Print only the number of matches.")
  var count = false

  @Option(
    help: ArgumentHelp(
      "Print these columns, such as name,speed; 'help' lists them all.",
      valueName: "a,b,c"),
    completion: ShellCompletion.columns)
  var columns: String?

  @Flag(help: "Add a column with the reason why each row matches.")
  var why = false

  // Otherwise the parser would take -1 for an option and report a missing value.
  @Option(parsing: .unconditional, help: "Print at most this many rows.")
  var limit: Int?

  @Option(
    help: ArgumentHelp(
      "Show everything as in a game or generation: platinum, scarlet-violet, 4.",
      valueName: "name"), completion: ShellCompletion.lenses)
  var game: String?

  @Flag(help: "Print each row in words.")
  var linear = false

  @Option(help: "Colours: auto, always or never; NO_COLOR in the environment means never.")
  var color: ColorChoice?

  func validate() throws {
    if formats.count > 1 {
      throw ValidationError(
        "\(formats[0].name) and \(formats[1].name) cannot be combined: choose one.")
    }
    if let limit, limit < 0 { throw ValidationError("--limit needs 0 or more, not \(limit).") }
    if let columns, Setting.words(of: columns).isEmpty {
      throw ValidationError("--columns needs names, such as name,speed; 'help' lists them all.")
    }
  }

  private var formats: [(name: String, format: RowFormat)] {
    let all: [(Bool, String, RowFormat)] = [
      (json, "--json", .json), (csv, "--csv", .csv), (tsv, "--tsv", .tsv),
      (count, "--count", .count),
    ]
    return all.filter(\.0).map { ($0.1, $0.2) }
  }

  var settings: ListSettings {
    var settings = ListSettings(
      format: formats.first?.format ?? .table, columns: columns.map(Setting.words), showsWhy: why,
      limit: limit, game: game, color: color ?? Configuration.ofUser.color)
    settings.isLinear = linear || settings.isLinear
    return settings
  }
}
