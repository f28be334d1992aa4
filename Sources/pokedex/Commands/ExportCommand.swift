import ArgumentParser
import Glibc
import PokedexData
import PokedexDomain
import PokedexPresentation

/// The file to write marks to, and its format.
struct ExchangeOptions: ParsableArguments {
  @Argument(
    help: "A file that ends in .csv or .json; '-' for standard output.",
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
