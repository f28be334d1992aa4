import ArgumentParser
import Glibc
import PokedexData
import PokedexDomain
import PokedexPresentation

/// A file with marks, and its format.
struct ExchangeOptions: ParsableArguments {
  @Argument(
    help: "A file that ends in .csv or .json; '-' for standard input or output.",
    completion: .file())
  var file: String

  @Option(
    help: "csv or json; by default, as in the file's name.", completion: .list(["csv", "json"]))
  var format: String?

  func validate() throws {
    if chosen == nil {
      throw ValidationError(
        "'\(format ?? file)' is neither csv nor json: choose one with --format csv or json")
    }
  }

  private var chosen: MarkFile.Format? {
    format.map { MarkFile.Format(rawValue: $0) } ?? (isStream ? .csv : MarkFile.Format(path: file))
  }

  var fileFormat: MarkFile.Format { chosen ?? .csv }
  var isStream: Bool { file == "-" }
}

struct ExportCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write your marks and notes as CSV or JSON.",
    discussion: """
      pokedex export marks.csv
      pokedex export - --format json | jq 'map(select(.shiny))'
      """)

  @OptionGroup var options: ExchangeOptions

  @Flag(help: "Replace the file if it exists.")
  var force = false

  @OptionGroup var dex: DexOptions

  @MainActor func execute(_ configuration: Configuration) async throws {
    let userMarks = try UserMarks(configuration)
    let book = try userMarks.book()
    let settings = dex.settings(configuration)
    let text = MarkFile.text(
      of: book, slugs: try await userMarks.slugs(settings),
      in: try await userMarks.engine(settings).rows.catalog, as: options.fileFormat)
    guard !options.isStream else { return try Output.export(text) }
    guard force || access(options.file, F_OK) != 0 else {
      throw Failure("\(options.file) already exists: --force replaces it", .file)
    }
    guard !userMarks.store.isStore(options.file) else {
      throw PokedexError.file(path: options.file, reason: StoreFailure.ownStore)
    }
    try WholeFile.write(text, to: options.file)
    try Output.print([
      worded(
        "\(options.file) created: marks and notes of \(Formatting.count(book.forms.count)) Pokémon")
    ])
  }
}

struct ImportCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read marks and notes from CSV or JSON.",
    discussion: """
      Changes the marks and notes that the file has columns for, of the Pokémon in it; others keep \
      theirs. If a line is wrong, nothing is imported, and all wrong lines are printed. Before a \
      change, a copy of the previous data is kept, which 'pokedex restore' brings back.

      Columns (CSV): name, or number, with form and gender if need be, or id or slug; favourite, \
      seen, caught, shiny, note, slots. The words may be those of other languages; semicolons and \
      tabs may take the place of commas. Keys (JSON): \(MarkFile.keys).

        pokedex import tracker.csv --dry-run
        pokedex import tracker.csv --lenient
      """)

  @OptionGroup var options: ExchangeOptions

  @Flag(help: "Also remove marks and notes that the file does not have.")
  var replace = false

  @Flag(help: "Leave out the columns and lines that are not understood, instead of doing nothing.")
  var lenient = false

  @Flag(help: "Print what would change, without changing it.")
  var dryRun = false

  @OptionGroup var dex: DexOptions

  @MainActor func execute(_ configuration: Configuration) async throws {
    let userMarks = try UserMarks(configuration)
    let updates = try await updates(for: userMarks, dex.settings(configuration))
    let changed = try userMarks.book().changes(by: updates, replacingAll: replace)
    let counts = [updates.count, changed].map { Formatting.count($0) }
    guard !dryRun else {
      return try Output.print([worded("\(counts[0]) Pokémon read, \(counts[1]) would change")])
    }
    let kept = changed == 0 ? nil : try change(userMarks, updates)
    try Output.print(
      [worded("\(counts[0]) Pokémon imported, \(counts[1]) changed")]
        + [kept.map { worded("the previous contents are in \($0)") }].compactMap { $0 })
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

  /// - Throws: ``Failure`` with all that is not understood.
  @MainActor private func updates(
    for userMarks: UserMarks, _ dex: DexSettings
  ) async throws -> [FileMarks] {
    let catalog = try await userMarks.engine(dex).rows.catalog
    let reading = try reading(of: catalog)
    try report(reading.problems)
    return reading.updates
  }

  private func reading(of catalog: Catalog) throws -> MarkReading {
    let bytes = try StandardInput.bytes(of: options.file)
    do throws(PokedexError) {
      return try MarkFile.read(
        bytes, as: options.fileFormat, in: catalog, name: options.file)
    } catch {
      guard case .file(let path, let reason) = error else { throw Failure(error) }
      throw Self.failure(path, reason)
    }
  }

  private func report(_ problems: [MarkReading.Problem]) throws {
    guard let last = problems.last else { return }
    let path = { (problem: MarkReading.Problem) in "\(options.file):\(problem.line)" }
    try Failure.report(problems.map { "\(path($0)): \($0.reason)" }, isLenient: lenient) {
      Self.failure(path(last), last.reason, after: $1)
    }
  }

  private static func failure(
    _ path: String, _ reason: String, after context: [String] = []
  ) -> Failure {
    Failure("\(path): \(reason); nothing was imported", .file, context: context)
  }
}
