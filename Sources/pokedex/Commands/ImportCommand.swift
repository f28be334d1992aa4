import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct ImportCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read marks from a table, another program's file or a list of names.",
    discussion: """
      The contents tell what the file is. A table (CSV, TSV) or JSON changes the marks and notes \
      that it has columns for, of the Pokémon in it; others keep theirs. PKHeX's report on boxes, \
      sets of Pokémon Showdown, the JSON of pokedextracker.com and lists of names only add: what \
      they name is caught, or as --as says. If a line is wrong, nothing is imported, and all wrong \
      lines are printed. Before a change, a copy of the previous data is kept, which 'pokedex \
      restore' brings back.

      Columns: name, or number, with form and gender if need be, or slot, id or slug; favourite, \
      seen, caught, shiny, note, state, ball, origin, slots. The words may be those of other \
      languages; semicolons and tabs may take the place of commas. Keys (JSON): \(MarkFile.keys).

        pokedex import tracker.csv --dry-run
        pokedex import 'Box Data Dump.csv' --lenient
        wl-paste | pokedex import - --as wanted
      """)

  @Argument(help: "A file; '-' for standard input.", completion: .file())
  var file: String

  @Option(
    help: "csv or json; by default, as in the file's name, or else as its contents show.",
    completion: .list(["csv", "json"]))
  var format: String?

  @Option(
    name: .customLong("as"),
    help: "What a list or a report on boxes means: caught, pending or wanted.",
    completion: .list(SlotState.allCases.map(\.word)))
  var state = SlotState.have.word

  @Flag(help: "Also remove marks and notes that the file does not have.")
  var replace = false

  @Flag(help: "Leave out the columns and lines that are not understood, instead of doing nothing.")
  var lenient = false

  @Flag(help: "Print what would change, without changing it.")
  var dryRun = false

  @OptionGroup var dex: DexOptions

  func validate() throws {
    if let format, MarkFile.Format(rawValue: format) == nil {
      throw ValidationError("'\(format)' is neither csv nor json")
    }
    if found == nil {
      throw ValidationError("'\(state)' is neither caught nor pending nor wanted")
    }
  }

  private var found: SlotState? { SlotState.allCases.first { $0.word == state } }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let userMarks = try UserMarks(configuration)
    let catalog = try await userMarks.engine(dex.settings(configuration)).rows.catalog
    let reading = try reading(of: catalog)
    guard !dryRun else { return try rehearse(reading, userMarks) }
    try report(reading.problems, isLenient: lenient)
    let changed = try changes(by: reading, in: userMarks)
    let kept = changed == 0 ? nil : try change(userMarks, reading.updates)
    let counts = [reading.updates.count, changed].map { Formatting.count($0) }
    try Output.print(
      [source(of: reading), worded("\(counts[0]) Pokémon imported, \(counts[1]) changed")]
        .compactMap(\.self)
        + [kept.map { worded("the previous contents are in \($0)") }].compactMap(\.self))
  }

  /// The kind of the file, unless it is one of this program's formats.
  private func source(of reading: MarkReading) -> String? {
    reading.source.isOnlyOfFound ? worded("\(file) is \(reading.source.name)") : nil
  }

  private func changes(by reading: MarkReading, in userMarks: UserMarks) throws -> Int {
    try userMarks.book().changes(by: reading.updates, replacingAll: replace)
  }

  /// Prints what an import would do, and the lines that it would refuse or leave out.
  private func rehearse(_ reading: MarkReading, _ userMarks: UserMarks) throws {
    try NameListOptions.check(reading.problems.count)
    try report(reading.problems, isLenient: true)
    let counts = [reading.updates.count, try changes(by: reading, in: userMarks)]
      .map { Formatting.count($0) }
    let wrong = reading.problems.count
    try Output.print(
      [
        source(of: reading), worded("\(counts[0]) Pokémon read, \(counts[1]) would change"),
        wrong == 0 ? nil : worded("lines not understood: \(Formatting.count(wrong))"),
      ].compactMap(\.self))
    if wrong > 0, !lenient { throw ExitCode(Failure.Status.file.rawValue) }
  }

  /// Applies the updates in one transaction.
  ///
  /// - Returns: the path of the copy of the previous contents; `nil` if there were none.
  private func change(_ userMarks: UserMarks, _ updates: [FileMarks]) throws -> String? {
    try Output.requireWholeData()
    let kept = try userMarks.store.keepCopy(before: "import")
    _ = try ChangeMarks(userMarks.marks)(updates, replacingAll: replace)
    return kept
  }

  private func reading(of catalog: Catalog) throws -> MarkReading {
    let bytes = try StandardInput.bytes(of: file)
    let format = format.map { MarkFile.Format(rawValue: $0) } ?? MarkFile.Format(path: file)
    do throws(PokedexError) {
      return try MarkFile.read(
        bytes, as: format, in: catalog, state: found ?? .have, name: file)
    } catch {
      guard case .file(let path, let reason) = error else { throw Failure(error) }
      throw Self.failure(path, reason)
    }
  }

  /// - Throws: ``Failure`` with all problems, unless lines with problems are left out.
  private func report(_ problems: [LineProblem], isLenient: Bool) throws {
    guard let last = problems.last else { return }
    let path = { (problem: LineProblem) in "\(file):\(problem.line)" }
    try Failure.report(problems.map { "\(path($0)): \($0.reason)" }, isLenient: isLenient) {
      Self.failure(path(last), last.reason, after: $1)
    }
  }

  private static func failure(
    _ path: String, _ reason: String, after context: [String] = []
  ) -> Failure {
    Failure("\(path): \(reason); nothing was imported", .file, context: context)
  }
}
