import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexTerminalNcurses
import PokedexTerminalUI

struct InfoCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Print facts about the dex in use, your files and the terminal.")

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    let environment = Environment()
    let composition = Composition(dex.settings)
    let file = try composition.dex()
    let store = composition.store
    let counts = try await Failure.translating { () throws(PokedexError) in try file.counts() }
    guard !json else { return try Output.print(.info(of: file, counts, store, environment)) }
    let held = StoredFiles(paths: Paths(environment: environment))
    try Output.printClean(
      [Version.full, "", worded("Dex: \(DrawableText(file.name).string)")]
        + [FactsAge.text(ownDex: Paths(environment: environment).ownDex)]
        + Self.lines(counts)
        + [
          "", held.dex, held.extras, held.cache, held.work,
          line(worded("Your searches"), in: store, searches),
          line(worded("Your marks"), in: store, marks),
          line(worded("Your teams"), in: store, teams), held.log,
        ]
        + terminal(environment))
  }

  private func searches(_ store: TrainerStore) throws(PokedexError) -> String {
    let count = try store.searches().all.count
    return worded("\(Self.number(count)), in \(Hyperlink(file: store.path).written)")
  }

  /// The number of Pokémon with each mark.
  private func marks(_ store: TrainerStore) throws(PokedexError) -> String {
    let book = try store.marks()
    let counts =
      Mark.allCases.map { ($0.name, book.count($0)) }
      + [(worded("with a note"), book.notedForms.count)]
    let facts = counts.filter { $0.1 > 0 }.map { "\(Formatting.count($0.1)) \($0.0)" }
    return facts.isEmpty ? worded("none yet") : facts.joined(separator: ", ")
  }

  private func teams(_ store: TrainerStore) throws(PokedexError) -> String {
    Self.number(try store.storedTeams().names.count)
  }

  private static func number(_ count: Int) -> String {
    count == 0 ? worded("none yet") : Formatting.count(count)
  }

  /// A line about the contents of the user's store, or the reason why it cannot be read.
  private func line(
    _ title: String, in store: TrainerStore?,
    _ tell: (TrainerStore) throws(PokedexError) -> String
  ) -> String {
    guard let store else { return worded("\(title): \(StoredFiles.nowhere)") }
    do throws(PokedexError) {
      return worded("\(title): \(try tell(store))")
    } catch {
      return worded("\(title): \(DrawableText(error.text).string)")
    }
  }

  private static func lines(_ counts: [Kind: Int]) -> [String] {
    let facts: [(Kind, String)] = [
      (.form, worded("Pokémon")), (.species, worded("species")), (.move, worded("moves")),
      (.ability, worded("abilities")), (.item, worded("items")),
      (.locationArea, worded("location areas")),
    ]
    return facts.map { kind, name in
      let number = DrawableText(Formatting.count(counts[kind] ?? 0))
      return "  \(number.padded(to: 7, alignment: .right)) \(name)"
    }
  }

  private func terminal(_ environment: Environment) -> [String] {
    let type = DrawableText(environment["TERM"] ?? worded("TERM is not set")).string
    return [
      TerminalLocale.isUTF8
        ? worded("Terminal: \(type), UTF-8") : worded("Terminal: \(type), no UTF-8: drawn in ASCII")
    ]
  }
}
