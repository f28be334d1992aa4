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

  @MainActor func execute(_ configuration: Configuration) async throws {
    let environment = Environment()
    let composition = Composition(dex.settings(configuration))
    let file = try composition.dex()
    let store = composition.store
    let counts = try file.counts()
    guard !json else {
      return try Output.print(
        json: ShownInfo(
          file: file, counts: counts, store: store, folders: composition.folders,
          environment: environment))
    }
    let held = StoredFiles(paths: Paths(environment: environment), configuration: configuration)
    let facts = FactsAge.text(ownDex: file.isBundled ? nil : file.name)
    let head = [Version.full, "", worded("Dex: \(file.name)"), facts] + Self.lines(counts) + [""]
    try Output.print(
      head.map(PrintedLine.init(cleaning:))
        + [
          held.dex, held.extras, held.cache, held.work,
          line(worded("Your searches"), in: store, configuration, searches),
          line(worded("Your marks"), in: store, configuration, marks),
          line(worded("Your teams"), in: store, configuration, teams),
          line(worded("Your collections"), in: store, configuration, collections),
          line(worded("Your runs"), in: store, configuration, runs),
        ] + held.folders(composition) + fault(of: store) + [held.log, terminal(environment)])
  }

  private func searches(_ store: TrainerStore) throws(PokedexError) -> String {
    worded("\(Self.number(try store.searches().all.count)), in \(DrawableText(store.path))")
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

  private func collections(_ store: TrainerStore) throws(PokedexError) -> String {
    Self.number(try store.collections().count { !$0.isCommon })
  }

  private func runs(_ store: TrainerStore) throws(PokedexError) -> String {
    let stored = try store.storedRuns()
    let number = Self.number(stored.names.count)
    return stored.current.map { worded("\(number), played: \($0)") } ?? number
  }

  /// Names the first value that 'restore' would refuse, if there is one.
  private func fault(of store: TrainerStore?) -> [PrintedLine] {
    guard let fault = try? store?.fault() else { return [] }
    return [PrintedLine(cleaning: worded("Not all of your data is read: \(fault)"))]
  }

  private static func number(_ count: Int) -> String {
    count == 0 ? worded("none yet") : Formatting.count(count)
  }

  /// A line about the contents of the user's store, or the reason why it cannot be read.
  private func line(
    _ title: String, in store: TrainerStore?, _ configuration: Configuration,
    _ tell: (TrainerStore) throws(PokedexError) -> String
  ) -> PrintedLine {
    guard let store else {
      return PrintedLine(cleaning: worded("\(title): \(StoredFiles.nowhere)"))
    }
    let told: String
    do throws(PokedexError) { told = try tell(store) } catch { told = error.text }
    return Hyperlink(file: store.path).line(configuration) { _ in worded("\(title): \(told)") }
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

  private func terminal(_ environment: Environment) -> PrintedLine {
    let type = environment["TERM"] ?? worded("TERM is not set")
    let sentence =
      TerminalLocale.isUTF8
      ? worded("Terminal: \(type), UTF-8") : worded("Terminal: \(type), no UTF-8: drawn in ASCII")
    return PrintedLine(cleaning: sentence)
  }
}
