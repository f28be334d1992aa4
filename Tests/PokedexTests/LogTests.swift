import Glibc
import PokedexTesting
import Testing

/// The log of errors.
@Suite(.serialized, .timeLimit(minutes: 5)) struct LogTests {
  @Test func withoutErrorsThereIsNoLog() throws {
    let home = try Home()
    let terminal = home.start()
    #expect(terminal.wait(for: "q quit"))
    terminal.type("Q")
    #expect(terminal.end() == .exited(0))
    #expect(home.text(of: home.log) == "")
    #expect(home.run(["info"]).output.contains("The log: nothing yet: \(home.log)"))
  }

  @Test func requestsAreLoggedWithVerboseAndErrorsAlways() async throws {
    let server = try await FaultyServer()
    try server.serveSampleDex()
    let home = try Home()
    let variables = ["POKEDEX_API_URL": server.base]
    #expect(home.run(["list", "--source", "api", "--verbose"], variables).ending == .exited(0))
    #expect(home.text(of: home.log).contains("GET \(server.base)"))
    let quiet = try Home()
    server.fail(.status(500))
    #expect(quiet.run(["list", "--source", "api"], variables).ending == .exited(69))
    #expect(quiet.text(of: quiet.log).contains("status(500)"))
    try await server.stop()
  }

  @Test func anErrorOfTheStoreIsLoggedWithItsCause() throws {
    let home = try Home()
    try home.writeStore(Array("something else".utf8))
    _ = home.run(["caught", "list"])
    #expect(home.text(of: home.log).contains(" error ["))
    #expect(home.text(of: home.log).contains(home.store))
  }

  @Test func escapeSequencesAreNotLogged() throws {
    let home = try Home()
    _ = home.run(["list", "--verbose", "\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}\nsecond line"])
    let text = home.text(of: home.log)
    #expect(text.contains("owned"))
    #expect(found(["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"], in: Array(text.utf8)) == [])
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("20") })
  }

  @Test func theProgramStartsWithoutALog() throws {
    let home = try Home()
    for state in ["/dev/null", "/proc", "relative"] {
      let terminal = home.start(["--verbose"], ["XDG_STATE_HOME": state])
      #expect(terminal.wait(for: "q quit"))
      terminal.type("Q")
      #expect(terminal.end() == .exited(0))
    }
  }

  @Test func aPipeInPlaceOfTheLogDoesNotBlock() throws {
    let home = try Home()
    mkdir("\(home.path)/state", 0o700)
    mkdir("\(home.path)/state/pokedex", 0o700)
    mkfifo(home.log, 0o600)
    let terminal = home.start(["--verbose"])
    #expect(terminal.wait(for: "q quit"))
    terminal.send(SIGSEGV)
    #expect(terminal.end() == .killed(by: SIGSEGV))
    #expect(terminal.changes == [])
    #expect(terminal.screen.text.contains("crashed (signal 11)\n"))
  }
}
