import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexTerminalNcurses

struct DumpCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "dump", abstract: "Write all data as plain SQLite tables, for other programs.",
    discussion: """
      pokedex dump pokemon.sqlite
      sqlite3 pokemon.sqlite 'SELECT name, speed FROM pokemon ORDER BY speed DESC LIMIT 5'

      Forms, moves, learnsets, evolutions, encounters and what each game has, with names in all \
      languages, of the dex in use. The same dex gives the same bytes. '.schema' of sqlite3 says \
      what each table and column means.
      """)

  @Argument(help: "The file to create.", completion: .file())
  var file: String

  @Flag(help: "Replace the file if it is such a dump.")
  var replace = false

  @OptionGroup var dex: DexOptions

  @MainActor func execute(_ configuration: Configuration) async throws {
    guard !["", "-"].contains(file) else {
      throw Failure("name the file to create: a dump is not printed", .usage)
    }
    let settings = dex.settings(configuration)
    guard settings.source == .auto else { throw PokedexError.needsDex }
    guard replace || !DexDump.isThere(file) else {
      throw Failure("\(file) already exists: --replace replaces it", .file)
    }
    let dump = DexDump(DumpSource(try Composition(settings).dex()))
    Interruption.hold()
    do throws(PokedexError) {
      try dump.write(to: file, isReplacing: replace) { Interruption.held != nil }
    } catch {
      guard error == .cancelled, let signal = Interruption.held else { throw error }
      Output.error(worded("stopped; no dump is written"))
      endProcess(by: signal)
    }
    try Output.print([worded("\(file) created")])
  }
}
