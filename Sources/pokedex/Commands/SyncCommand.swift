import ArgumentParser
import Glibc
import PokedexDomain
import PokedexPresentation
import PokedexTerminalNcurses

struct SyncCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Download all of PokéAPI as your own data file (dex).",
    discussion: """
      Fetches facts, names and the texts in every language, for use without the network. An \
      interrupted sync resumes: fetched documents are kept, and requested again only after a \
      day. The new dex replaces the old one when it is complete and checked.
      """)

  @Flag(help: "Fetch facts and names, but no texts.")
  var factsOnly = false

  @Flag(help: "Fetch the pictures, too.")
  var sprites = false

  @Flag(help: "Fetch everything again.")
  var fresh = false

  @Flag(
    help: """
      Keep PokéAPI's facts as they are, without corrections, and without the added move properties \
      (sound, contact …).
      """)
  var asIs = false

  @Option(help: "The file to create; without it, your own dex, which replaces the bundled one.")
  var into: String?

  @Option(help: "Concurrent requests, 1 to 8.")
  var parallel = 4

  @Option(
    help: "Highest number of requests per second; by default 20, unlimited on loopback.")
  var rate: Double?

  @OptionGroup var dex: DexOptions

  func validate() throws {
    guard !dex.offline else {
      throw ValidationError("sync needs the network: leave out --offline")
    }
    guard !(factsOnly && sprites) else {
      throw ValidationError("--sprites cannot be combined with --facts-only")
    }
    guard (1...8).contains(parallel) else { throw ValidationError("--parallel needs 1 to 8") }
    guard rate.map({ $0 > 0 && $0 <= 1000 }) ?? true else {
      throw ValidationError("--rate needs more than 0 and at most 1000")
    }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let settings = SyncSettings(
      path: into, parallel: parallel, rate: rate, isFresh: fresh, isAsIs: asIs)
    let sync = try Composition(dex.settings(configuration)).sync(settings)
    let scope = SyncScope(withTexts: !factsOnly, withPictures: sprites)
    let meter = SyncProgressLine(configuration.symbols)
    var interruption: Int32?
    let task = Task { () async -> PokedexError? in
      do throws(PokedexError) {
        try await sync(scope, remark: { meter.say($0) }, progress: { meter.show($0) })
        return nil
      } catch {
        return error
      }
    }
    Interruption.listen { signal in
      // A second signal ends the process at once.
      if interruption != nil { endProcess(by: signal) }
      interruption = signal
      task.cancel()
    }
    let error = await task.value
    meter.endLine()
    if let interruption, error == .cancelled {
      Output.error(
        worded("stopped; fetched documents are kept: run pokedex sync again to continue"))
      endProcess(by: interruption)
    }
    if let error { throw Self.failure(error) }
    Output.error(worded("\(SyncText.result(meter.tally)); \(sync.dex) created"))
  }

  /// Suggests another sync after errors of the network or the API, which may be temporary.
  private static func failure(_ error: PokedexError) -> Failure {
    switch error {
    case .network, .badData, .notFound:
      Failure(
        "\(error.text); fetched documents are kept: run pokedex sync again to continue",
        .unavailable)
    default: Failure(error)
    }
  }
}
