import ArgumentParser
import PokedexData
import PokedexDomain

struct SyncCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Make a dex of all that PokeAPI has.",
    discussion: """
      The dex is made beside the one in use and takes its place when it is whole; interrupted, \
      sync leaves the old one as it was.
      """)

  @Flag(help: "Facts, figures and names, but no texts (for now this must be said).")
  var factsOnly = false

  @Option(help: "The file to make; without it, your own dex, which replaces the bundled one.")
  var into: String?

  @Option(help: "Read so many documents at the same time.")
  var parallel = 8

  @OptionGroup var dex: DexOptions

  func validate() throws {
    guard factsOnly else { throw ValidationError("Texts cannot be synced yet: add --facts-only.") }
    guard !dex.offline else { throw ValidationError("sync needs the network; leave --offline.") }
    guard (1...64).contains(parallel) else { throw ValidationError("--parallel wants 1 to 64.") }
  }

  @MainActor func execute() async throws {
    let path = try into ?? ownDex()
    let api = try Composition(dex.settings).api()
    let meter = ProgressMeter()
    try await Failure.translating { () throws(PokedexError) in
      let file = try DexReplacement(path: path)
      try await SyncPokedex(source: PokeAPISource(api: api, width: parallel))(into: file) {
        meter.show($0)
      }
    }
    meter.finish("\(path) is made")
  }

  private func ownDex() throws -> String {
    guard let path = Paths(environment: Environment()).dex else {
      throw Failure("HOME is not set: say where with --into FILE", .file)
    }
    return path
  }
}
