import ArgumentParser

/// The formats of output for programs, which all commands that print tables have.
struct FormatOptions: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print the table as CSV, with a header line.")
  var csv = false

  @Flag(help: "Print the table as tab-separated values, with a header line.")
  var tsv = false

  @Flag(help: "Leave out the header line of CSV and TSV.")
  var noHeader = false

  func validate() throws { try Self.check(chosen) }

  /// All formats that were asked for, each with its option.
  var chosen: [(option: String, format: RowFormat)] {
    let all: [(Bool, String, RowFormat)] = [
      (json, "--json", .json), (csv, "--csv", .csv), (tsv, "--tsv", .tsv),
    ]
    return all.filter(\.0).map { ($0.1, $0.2) }
  }

  /// The format that was asked for; a table for people without one.
  var format: RowFormat { chosen.first?.format ?? .table }

  /// - Throws: `ValidationError` if several formats were asked for.
  static func check(_ chosen: [(option: String, format: RowFormat)]) throws {
    guard chosen.count > 1 else { return }
    throw ValidationError(
      "\(chosen[0].option) and \(chosen[1].option) cannot be combined: choose one")
  }
}
