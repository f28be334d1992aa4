import FoundationEssentials
import Glibc
import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// `pokedex sync`, with a server in the test's process.
@Suite(.serialized, .timeLimit(minutes: 30)) struct SyncCommandTests {
  /// Runs the body with a home, a server, and the variables with the server's address.
  private func withHome(
    count: Int = 8, _ body: (Home, FaultyServer, [String: String]) async throws -> Void
  ) async throws {
    let server = try await FaultyServer()
    server.serveWholeAPI(count: count)
    let variables = ["POKEDEX_API_URL": server.base, "POKEDEX_SPRITES_URL": server.sprites]
    try await body(try Home(), server, variables)
    try await server.stop()
  }

  private func files(of home: Home) throws -> [[UInt8]] {
    try [home.dex, SyncedExtras.path(beside: home.dex)].map { path in
      try [UInt8](Data(contentsOf: URL(filePath: path)))
    }
  }

  /// A mistyped path must not replace another file.
  @Test(arguments: ["text", "text2", "pipe", "folder", "data/pokedex/trainer.sqlite"])
  func aFileThatIsNoDexIsNotReplaced(_ name: String) async throws {
    try await withHome { home, server, variables in
      #expect(home.run(["caught", "add", "mew"]).ending == .exited(0))
      for name in ["text", "text2.partial"] {
        try Data("mine".utf8).write(to: URL(filePath: "\(home.path)/\(name)"))
      }
      mkfifo(home.path + "/pipe", 0o600)
      mkdir(home.path + "/folder", 0o700)
      let run = home.run(["sync", "--into", "\(home.path)/\(name)"], variables)
      #expect(run.ending == .exited(74), "\(run.errors)")
      #expect(run.errors.contains("not a dex") || run.errors.contains("not a plain file"))
      #expect(home.text(of: home.path + "/text") == "mine")
      #expect(home.text(of: home.path + "/text2.partial") == "mine")
      #expect(home.run(["caught", "list", "--count"]).output == "1\n")
      #expect(server.counts.requests == 0)
    }
  }

  @Test func anExistingDexIsReplaced() async throws {
    try await withHome { home, _, variables in
      for _ in 0..<2 {
        let run = home.run(["sync", "--into", "\(home.path)/own.sqlite"], variables)
        #expect(run.ending == .exited(0), "\(run.errors)")
      }
    }
  }

  @Test func syncedDataIsAvailableOffline() async throws {
    try await withHome { home, server, variables in
      let run = home.run(["sync", "--sprites"], variables)
      #expect(run.ending == .exited(0), "\(run.errors)")
      #expect(run.errors.contains("Documents: 100 % · 336 of 336\n"))
      #expect(run.errors.contains("344 documents and pictures: 344 fetched"))
      let asked = server.counts.requests
      let text = home.run(["show", "thing-3", "--text", "--offline"], variables)
      #expect(text.output.contains("A sample. 3"), "\(text.output)")
      let sprite = home.run(["show", "thing-3", "--sprite", "--offline"], variables)
      #expect(sprite.ending == .exited(0), "\(sprite.errors)")
      let info = home.run(["info"], variables)
      #expect(info.output.contains("32 texts, 8 pictures"))
      #expect(info.output.contains("from \(server.base)"))
      let again = home.run(["sync", "--sprites"], variables)
      #expect(again.errors.contains("344 documents and pictures, all up to date"))
      #expect(server.counts.requests == asked)
    }
  }

  /// The variable `POKEDEX_KILLS` sets the number of kills; 100 take a minute.
  @Test func aSyncKilledAtAnyMomentEndsWithTheSameBytes() async throws {
    let rounds = getenv("POKEDEX_KILLS").flatMap { Int(String(cString: $0)) } ?? 8
    try await withHome(count: 24) { home, server, variables in
      #expect(home.run(["sync", "--sprites"], variables).ending == .exited(0))
      let good = try files(of: home)
      try FileManager.default.removeItem(atPath: home.path + "/data")
      var chance = SystemRandomNumberGenerator()
      var kills = 0
      while kills < rounds {
        // A whole sync, killed at random moments until it completes.
        try? FileManager.default.removeItem(atPath: home.path + "/cache")
        var isDone = false
        while !isDone, kills < rounds {
          let sync = home.start(["sync", "--sprites"], variables)
          sync.read(milliseconds: Int.random(in: 5...500, using: &chance))
          sync.send(SIGKILL)
          isDone = sync.end() == .exited(0)
          if !isDone { kills += 1 }
          if FileManager.default.fileExists(atPath: home.dex) {
            #expect(home.run(["list", "--count"]).output == "24\n")
          }
        }
      }
      let last = home.run(["sync", "--sprites"], variables)
      #expect(last.ending == .exited(0), "\(last.errors)")
      #expect(try files(of: home) == good)
    }
  }

  @Test func aSyncInterruptedByControlCIsResumed() async throws {
    try await withHome { home, server, variables in
      server.fail(.slow, below: "move/5")
      let sync = home.start(["sync"], variables)
      await server.wait { $0.byTarget["/api/v2/move/5/"] == 1 }
      try #require(sync.wait(for: "Documents"), "\(sync.screen.text)")
      sync.send(SIGINT)
      #expect(sync.wait(for: "run pokedex sync again to continue"), "\(sync.screen.text)")
      #expect(sync.end() == .killed(by: SIGINT))
      #expect(!FileManager.default.fileExists(atPath: home.dex))
      server.fail(.none, below: "move/5")
      server.openGate()
      let before = server.counts.requests
      let run = home.run(["sync"], variables)
      #expect(run.errors.contains("up to date"), "\(run.errors)")
      #expect(server.counts.requests - before < 250)
    }
  }

  @Test func aTerminalShowsAProgressBar() async throws {
    try await withHome { home, _, variables in
      let sync = home.start(["sync"], variables)
      #expect(sync.wait(for: "created"), "\(sync.screen.text)")
      #expect(sync.screen.text.contains("336 documents: 336 fetched"))
      #expect(String(decoding: sync.bytes, as: UTF8.self).contains("█"))
    }
  }

  @Test(arguments: [
    (Fault.status(503), "PokéAPI has a problem (503)"), (.html, "is a web page"),
    (.close, "was lost"), (.empty, "is empty"), (.garbage, "PokéAPI sent an invalid document"),
  ])
  func aFailureIsReportedAndTheOldDexStays(_ fault: Fault, _ words: String) async throws {
    try await withHome { home, server, variables in
      #expect(home.run(["sync"], variables).ending == .exited(0))
      let good = try files(of: home)
      server.fail(fault)
      let run = home.run(["sync", "--fresh"], variables)
      #expect(run.ending == .exited(69))
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(try files(of: home) == good)
    }
  }
}
