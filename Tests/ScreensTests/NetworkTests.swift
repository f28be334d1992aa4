import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Texts and pictures on the screen, from a server in the test's process that fails on request.
@MainActor @Suite(.timeLimit(minutes: 5)) struct NetworkTests {
  private func withStage(
    _ keys: String = "", before: (FaultyServer) -> Void = { _ in },
    _ body: @MainActor (FaultyServer, Stage) async throws -> Void
  ) async throws {
    let server = try await FaultyServer()
    serve(on: server)
    before(server)
    var settings = NetworkTransport.Settings(userAgent: "pokedex/test")
    settings.idleConnection = .milliseconds(20)
    settings.timeouts.firstByte = .seconds(2 * Sanitizer.timeoutFactor)
    let transport = NetworkTransport(settings)
    // The clock stands still, so that a host stays blocked for the whole test on slow machines too.
    let begin = ContinuousClock.now
    let sparing = BackoffTransport(BoundedTransport(transport, bound: 8), now: { begin })
    let stage = try await Stage.after(keys, .wide, extras: try extras(server, sparing))
    try await body(server, stage)
    await stage.type("<esc><esc>q")
    _ = await stage.end()
    await transport.shutdown()
    try await server.stop()
  }

  private func serve(on server: FaultyServer) {
    for id in 1...10 {
      server.serve(
        """
        {"id": \(id), "name": "sample", "genera": [],
         "flavor_text_entries": [{"flavor_text": "Told of \(id).",
           "language": {"name": "en", "url": "{base}language/9/"},
           "version": {"name": "red", "url": "{base}version/1/"}}]}
        """, at: "pokemon-species/\(id)")
      let picture = SamplePNG(width: 8, height: 8) { x, y in [UInt8(x * 9), UInt8(y * 9), 9, 255] }
      server.serve(picture.bytes, type: "image/png", at: "/sprites/pokemon/\(id).png")
    }
  }

  private func extras(
    _ server: FaultyServer, _ transport: BackoffTransport
  ) throws -> Extras {
    let cache = ExtrasCache(path: nil)
    let base = try #require(WebAddress(server.base))
    let pictures = try #require(WebAddress(server.base.replacing("api/v2", with: "sprites")))
    return Extras(
      read: ReadProse(
        prose: LiveProse(api: PokeAPI(base: base, transport: transport), cache: cache)),
      show: ShowSprite(
        sprites: LiveSprites(
          host: SpriteHost(base: pictures, transport: transport), cache: cache)),
      pause: { $0() }, forceRetry: { transport.forget() })
  }

  private nonisolated static let faults: [(Fault, String)] = [
    (.close, "was lost"), (.reset, "was lost"), (.status(503), "(503)"), (.status(500), "(500)"),
    (.status(429), "(429)"), (.silent, "no answer"), (.hang, "no answer"), (.slow, "no answer"),
    (.truncate, "was lost"), (.empty, "invalid"), (.garbage, "invalid"), (.html, "invalid"),
    (.huge, "larger than"), (.loop, "redirects elsewhere"),
    (.foreignRedirect, "redirects elsewhere"),
    (.bomb, "invalid"),
  ]

  @Test(arguments: faults)
  func aFailedTextHasTheReasonAndIsRetriedWithR(_ fault: Fault, _ words: String) async throws {
    try await withStage(before: { $0.fail(fault, below: "pokemon-species") }) { server, stage in
      // If the fault pauses the host before the picture is requested, the message begins with
      // "no text, no picture: ".
      await stage.wait(for: "no text")
      #expect(stage.text.replacing("\n", with: " ").contains(words) || fault == .bomb)
      #expect(stage.text.contains("Overgrow"))
      server.fail(.none, below: "pokemon-species")
      server.openGate()
      await stage.type("r")
      await stage.wait(for: "Told of 1.")
      #expect(!stage.text.contains("no text"))
    }
  }

  @Test(arguments: faults)
  func aFailedPictureHasTheReasonAndIsRetriedWithR(
    _ fault: Fault, _ words: String
  ) async throws {
    try await withStage(before: { $0.fail(fault, below: "/sprites") }) { server, stage in
      await stage.wait(for: "no picture: ")
      server.fail(.none, below: "/sprites")
      server.openGate()
      await stage.type("r")
      await stage.wait(for: "▀")
      #expect(!stage.text.contains("no picture"))
    }
  }

  @Test(arguments: [Fault.wrongTypes, .nulls, .missing])
  func aPartlyInvalidTextIsHarmless(_ fault: Fault) async throws {
    try await withStage(before: { $0.fail(fault, below: "pokemon-species") }) { _, stage in
      await stage.terminal.wait { !$0.text.contains("on its way") }
      #expect(stage.text.contains("Overgrow"))
      #expect(stage.frame.isClean)
    }
  }

  @Test func escapeSequencesInTextsReachNoCell() async throws {
    try await withStage(before: { $0.fail(.escapes, below: "pokemon-species") }) { _, stage in
      await stage.terminal.wait { !$0.text.contains("on its way") }
      #expect(stage.frame.isClean)
    }
  }

  @Test func aThousandQuickMovesWithASlowServerLeaveNoConnection() async throws {
    try await withStage(before: { $0.fail(.slow) }) { server, stage in
      for _ in 0..<500 { await stage.type("jk") }
      await stage.type("jjj")
      await server.wait { $0.byTarget["/api/v2/pokemon-species/3/"] != nil }
      #expect(server.counts.peak <= 8)
      server.fail(.none)
      server.openGate()
      await stage.type("r")
      await stage.wait(for: "Told of 3.")
      #expect(stage.selectedRow?.contains("Venusaur") == true)
      await server.wait { $0.open == 0 }
    }
  }

  @Test func movingOnClosesTheConnections() async throws {
    try await withStage(before: { $0.fail(.slow) }) { server, stage in
      await server.wait { $0.pending == 2 }
      let accepted = server.counts.accepted
      // The type chart shows no extras, so all requests of the first page are cancelled.
      await stage.type("Y")
      await server.wait { $0.open == 0 }
      #expect(server.counts.accepted == accepted)
    }
  }

  @Test func escOnTheListStopsLoading() async throws {
    try await withStage(before: { $0.fail(.slow) }) { server, stage in
      await server.wait { $0.pending == 2 }
      await stage.type("<esc>")
      #expect(stage.text.contains("stopped; r continues"))
      await server.wait { $0.open == 0 }
      await stage.type("k")
      #expect(stage.text.contains("no text, no picture: stopped"))
      server.fail(.none)
      server.openGate()
      await stage.type("r")
      await stage.wait(for: "Told of 1.")
    }
  }

  @Test func escClearsTheFilterBeforeItStopsAnything() async throws {
    try await withStage("/bulba<enter>", before: { $0.fail(.slow) }) { server, stage in
      await server.wait { $0.pending == 2 }
      await stage.type("<esc>")
      #expect(!stage.text.contains("stopped"))
      #expect(stage.text.contains("Charmander"))
    }
  }

  @Test func capitalRRetriesAllFailures() async throws {
    try await withStage("R", before: { $0.fail(.status(404)) }) { server, stage in
      #expect(stage.text.contains("nothing has failed"))
      server.fail(.status(403))
      await stage.type("j")
      await stage.wait(for: "no text, no picture: PokéAPI refused the request (403)")
      server.fail(.none)
      await stage.type("R")
      await stage.wait(for: "Told of 2.")
    }
  }

  @Test func onALoadedPageRRefreshesAndAnErrorKeepsTheTexts() async throws {
    try await withStage { server, stage in
      await stage.wait(for: "Told of 1.")
      await stage.wait(for: "▀")
      await stage.type("r")
      await server.wait { $0.notModified == 2 }
      await stage.terminal.wait { !$0.text.contains("loading …") }
      server.fail(.status(403))
      await stage.type("r")
      await stage.wait(for: "a moment old: PokéAPI refused the request (403)")
      #expect(stage.text.contains("Told of 1."))
      #expect(stage.text.contains("▀"))
    }
  }

  @Test func aThousandRowsWithoutANetworkCauseNoRequests() async throws {
    try await withStage(before: { $0.fail(.status(429)) }) { server, stage in
      await stage.wait(for: "PokéAPI asks you to wait (429)")
      let asked = server.counts.requests
      for _ in 0..<1_000 { await stage.type("j") }
      await stage.wait(for: "PokéAPI asks you to wait (429)")
      #expect(server.counts.requests == asked)
    }
  }
}
