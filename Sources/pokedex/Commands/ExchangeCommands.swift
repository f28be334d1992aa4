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

  @MainActor func execute() async throws {
    let userMarks = try UserMarks()
    let book = try userMarks.book()
    let text = MarkFile.text(
      of: book, slugs: try await userMarks.slugs(dex.settings), as: options.fileFormat)
    guard !options.isStream else { return try Output.export(text) }
    guard force || access(options.file, F_OK) != 0 else {
      throw Failure("\(options.file) already exists: --force replaces it", .file)
    }
    try Failure.catching { () throws(PokedexError) in
      guard !userMarks.store.isStore(options.file) else {
        throw PokedexError.file(path: options.file, reason: StoreFailure.ownStore)
      }
      try WholeFile.write(text, to: options.file)
    }
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
      Replaces the marks and notes of the Pokémon in the file; others keep theirs. If a line is \
      wrong, nothing is imported.

      Columns (CSV) or keys (JSON): id or slug, favourite, seen, caught, shiny, note.
      """)

  @OptionGroup var options: ExchangeOptions

  @Flag(
    help: """
      Also remove marks and notes that the file does not have; a copy of the previous data is kept.
      """)
  var replace = false

  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    let userMarks = try UserMarks()
    let entries = try Self.entries(options, try await userMarks.slugs(dex.settings))
    let kept = try Failure.catching { () throws(PokedexError) in
      replace ? try userMarks.store.keepCopy(before: "import") : nil
    }
    let changed = try Failure.catching { () throws(PokedexError) in
      try ChangeMarks(userMarks.marks)(entries, replacingAll: replace).count
    }
    let counts = [entries.count, changed].map { Formatting.count($0) }
    try Output.print(
      [worded("\(counts[0]) Pokémon imported, \(counts[1]) changed")]
        + [kept.map { worded("the previous contents are in \($0)") }].compactMap { $0 })
  }

  private static func entries(
    _ options: ExchangeOptions, _ slugs: [Int: String]
  ) throws -> [(form: ID<Form>, entry: MarkEntry)] {
    let bytes = try Failure.catching { () throws(PokedexError) in
      options.isStream
        ? try WholeFile.read(STDIN_FILENO, name: options.file) : try WholeFile.read(options.file)
    }
    do throws(PokedexError) {
      return try MarkFile.entries(
        in: bytes, as: options.fileFormat, slugs: slugs, name: options.file)
    } catch .file(let path, let reason) {
      throw Failure("\(path): \(reason); nothing was imported", .file)
    }
  }
}
