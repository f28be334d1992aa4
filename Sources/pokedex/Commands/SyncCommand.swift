import ArgumentParser
import Glibc
import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexTerminalNcurses

struct SyncCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Make a dex of your own of all that PokeAPI has.",
    discussion: """
      Facts, names, and texts in every language: all of it is there without the network \
      afterwards. What was fetched is kept, so that a sync that was interrupted, in whatever \
      way, goes on where it was; and what is not a day old is not asked for again. The dex is \
      made beside the one in use and takes its place when it is whole and checked.
      """)

  @Flag(help: "Facts, figures and names, but no texts.")
  var factsOnly = false

  @Flag(help: "Every picture, too.")
  var sprites = false

  @Flag(help: "Fetch everything again, even what was fetched before.")
  var fresh = false

  @Option(help: "The file to create; without it, your own dex, which replaces the bundled one.")
  var into: String?

  @Option(help: "Requests at the same time.")
  var parallel = 4

  @Option(
    help: "The most requests a second; 20 by default, without limit on loopback.")
  var rate: Double?

  @OptionGroup var dex: DexOptions

  func validate() throws {
    guard !dex.offline else { throw ValidationError("sync needs the network; leave --offline.") }
    guard !(factsOnly && sprites) else {
      throw ValidationError("--sprites goes with texts; leave --facts-only.")
    }
    guard (1...8).contains(parallel) else { throw ValidationError("--parallel needs 1 to 8.") }
    guard rate.map({ $0 > 0 && $0 <= 1000 }) ?? true else {
      throw ValidationError("--rate needs more than 0 and at most 1000.")
    }
  }

  @MainActor func execute() async throws {
    let settings = SyncSettings(path: into, parallel: parallel, rate: rate, isFresh: fresh)
    let sync = try Composition(dex.settings).sync(settings)
    let scope = SyncScope(withTexts: !factsOnly, withPictures: sprites)
    let meter = SyncProgressLine()
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
      Output.error(worded("stopped; what was fetched is kept: run pokedex sync again to continue"))
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
        "\(error.text); what was fetched is kept: run pokedex sync again to continue", .unavailable)
    default: Failure(error)
    }
  }
}
