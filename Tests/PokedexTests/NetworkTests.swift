import FoundationEssentials
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The whole program with a network.
@Suite(.serialized, .timeLimit(minutes: 5)) struct NetworkTests {
  private func withProgram(
    _ variables: [String: String] = [:],
    _ body: (FaultyServer, PseudoTerminal) async throws -> Void
  ) async throws {
    let server = try await FaultyServer()
    server.serve(
      """
      {"id": 1, "name": "sample", "genera": [],
       "flavor_text_entries": [{"flavor_text": "A sample.",
         "language": {"name": "en", "url": "{base}language/9/"},
         "version": {"name": "red", "url": "{base}version/1/"}}]}
      """, at: "pokemon-species/1")
    let picture = SamplePNG(width: 8, height: 8) { x, y in [UInt8(x * 9), UInt8(y * 9), 9, 255] }
    server.serve(picture.bytes, type: "image/png", at: "/sprites/pokemon/1.png")
    let home = try Home()
    let addresses = [
      "POKEDEX_API_URL": server.base,
      "POKEDEX_SPRITES_URL": server.base.replacing("api/v2", with: "sprites"),
    ]
    let terminal = home.start(
      [], addresses.merging(variables) { $1 }, size: Size(width: 120, height: 36))
    try await body(server, terminal)
    terminal.type("Q")
    #expect(terminal.end() == .exited(0))
    try await server.stop()
  }

  @Test(arguments: [("truecolor", "38;2;9;"), ("", "38;5;")])
  func aPictureUsesTheColoursOfTheTerminal(_ claim: String, _ colors: String) async throws {
    try await withProgram(["COLORTERM": claim]) { _, terminal in
      #expect(terminal.wait(for: "A sample."))
      #expect(terminal.wait(for: "▀"))
      #expect(terminal.screen.styles.contains { $0.contains(colors) } == true)
      #expect(terminal.screen.styles.contains { $0.contains("38;2;") } == !claim.isEmpty)
    }
  }

  /// libdispatch has a timer that wakes the program every second once the threads of Swift's global
  /// executor are used. The two expected timers belong to the two threads of the network.
  @Test func theNetworkStartsNoPeriodicTimer() async throws {
    try await withProgram { _, terminal in
      #expect(terminal.wait(for: "A sample."))
      #expect(terminal.wait(for: "▀"))
      let timers = try timers(of: terminal)
      #expect(timers == 2)
    }
  }

  @Test func aBackgroundSyncStartsNoPeriodicTimer() async throws {
    try await withProgram { server, terminal in
      server.serveWholeAPI()
      #expect(terminal.wait(for: "Bulbasaur"))
      terminal.type("U")
      #expect(terminal.wait(for: "with pictures"))
      terminal.type("p")
      #expect(terminal.wait(for: "The next start uses the new dex"))
      let timers = try timers(of: terminal)
      #expect(timers == 2)
    }
  }

  private func timers(of terminal: PseudoTerminal) throws -> Int {
    let folder = "/proc/\(terminal.process)/fdinfo"
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { file in
      let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data()
      return String(decoding: bytes, as: UTF8.self).contains("it_interval")
    }.count
  }

  @Test func quittingDoesNotWaitForTheNetwork() async throws {
    try await withProgram { server, terminal in
      #expect(terminal.wait(for: "A sample."))
      server.fail(.silent)
      terminal.type("j")
      await server.wait { $0.pending > 0 }
    }
  }
}
