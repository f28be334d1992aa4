import FoundationEssentials
import Glibc
import PokedexTerminalUI
import PokedexTesting
import Testing

/// No user data is lost, whatever happens to the program.
@Suite(.serialized, .timeLimit(minutes: 30)) struct TrustTests {
  private func started(_ home: Home, _ query: String...) throws -> PseudoTerminal {
    let terminal = home.start(query)
    try #require(terminal.wait(for: "q quit"), "\(terminal.screen.text)")
    return terminal
  }

  /// Returns the number of caught Pokémon in the head of the screen; `nil` if it is not there.
  private func shown(_ screen: TerminalEmulator) -> Int? {
    guard let mark = screen.text.firstIndex(of: "●") else { return nil }
    let number = screen.text[mark...].dropFirst(2).prefix { $0.isNumber || $0 == "," }
    return Int(number.filter(\.isNumber))
  }

  /// Waits until more Pokémon than a number are shown as caught, or for some seconds.
  private func wait(_ terminal: PseudoTerminal, past number: Int) {
    _ = terminal.wait(seconds: 5) { shown($0) ?? 0 > number }
  }

  private func kept(_ home: Home) -> Int {
    let run = home.run(["caught", "list", "--count"])
    return Int(run.output.filter(\.isNumber)) ?? -1
  }

  @Test func marksAppearInAnotherProgramByThemselves() throws {
    let home = try Home()
    let terminal = try started(home)
    #expect(home.run(["caught", "add", "bulbasaur"]).ending == .exited(0))
    #expect(terminal.wait(for: "● 1"))
    let other = try started(home)
    other.type("jc")
    #expect(terminal.wait(for: "● 2"))
    terminal.type("f")
    #expect(other.wait(for: "★ 1"))
  }

  /// The logs that SQLite keeps beside the files that are open.
  private func logs(_ home: Home) -> [String] {
    let files = FileManager.default.subpaths(atPath: home.path) ?? []
    return files.filter { $0.hasSuffix("-wal") || $0.hasSuffix("-shm") }
  }

  @Test(arguments: [([], "q"), (["pick"], "q"), (["pick"], "\r")])
  func leavingTheScreenLeavesNoLogsOfTheFiles(_ arguments: [String], _ key: String) throws {
    let home = try Home()
    #expect(home.run(["caught", "add", "bulbasaur"]).ending == .exited(0))
    let terminal = home.start(arguments)
    try #require(terminal.wait(for: "● 1"), "\(terminal.screen.text)")
    #expect(logs(home).contains { $0.hasSuffix("trainer.sqlite-wal") })
    terminal.type(key)
    #expect(terminal.end() != .stillRunning)
    #expect(logs(home) == [])
    #expect(kept(home) == 1)
  }

  /// The variable `POKEDEX_KILLS` sets the number of rounds; 500 take some minutes.
  @Test func killingProgramsLosesNoDisplayedMark() throws {
    let rounds = getenv("POKEDEX_KILLS").flatMap { Int(String(cString: $0)) } ?? 6
    let home = try Home()
    var chance = SystemRandomNumberGenerator()
    var all = 0
    for round in 1...rounds {
      let (one, other) = (
        try started(home, "-is:caught", "sort:dex"), try started(home, "-is:caught", "sort:-dex")
      )
      one.type(String(repeating: "cj", count: 20))
      other.type(String(repeating: "cj", count: 20))
      let enough = all + Int.random(in: 1...24, using: &chance)
      wait(one, past: enough - 1)
      one.send(SIGKILL)
      wait(other, past: enough)
      other.send(SIGKILL)
      _ = (one.end(), other.end())
      let screens = [one.screen, other.screen]
      let promised = try screens.map { try #require(shown($0), "\($0.text)") }.reduce(0, max)
      let now = kept(home)
      #expect(now >= promised, "round \(round): \(promised) were shown")
      #expect(now > all)
      all = now
      // Otherwise no uncaught Pokémon would be left.
      if all > 900 { #expect(home.run(["seen", "remove", "--query", "is:seen"]).errors == "") }
      if all > 900 { all = 0 }
    }
    let file = "\(home.path)/backup"
    #expect(home.run(["backup", file]).ending == .exited(0))
    // A restore checks the backup first.
    #expect(home.run(["restore", file]).ending == .exited(0))
  }

  /// `POKEDEX_KILLS` sets the number of rounds here, too.
  @Test func killingProgramsLosesNoPlaceOfARunThatWasTold() throws {
    let rounds = getenv("POKEDEX_KILLS").flatMap { Int(String(cString: $0)) } ?? 6
    let home = try Home()
    #expect(home.run(["run", "new", "Ada", "--game", "platinum"]).ending == .exited(0))
    for round in 1...rounds {
      let level = 1 + round % 100
      let terminal = home.start(["run", "cap", "\(level)"])
      let isTold = Bool.random() && terminal.wait(for: "Ada: \(level)")
      terminal.send(SIGKILL)
      _ = terminal.end()
      // Every run can be read, and is played, whenever the program was killed.
      let listed = home.run(["run", "list", "--csv", "--no-header"])
      #expect(listed.output.hasPrefix("Ada,platinum,"), "round \(round): \(listed.errors)")
      #expect(listed.output.hasSuffix(",current\n"), "round \(round): \(listed.output)")
      if isTold { #expect(listed.output.contains(",\(level),"), "round \(round)") }
    }
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only the superuser may make a file system for a test"))
  func aFullDiskIsReportedAndTheProgramContinues() throws {
    let disk = try SmallDisk(kibibytes: 800)
    let home = try Home()
    let room = ["XDG_DATA_HOME": disk.path]
    #expect(home.run(["caught", "add", "bulbasaur"], room).ending == .exited(0))
    let terminal = home.start([], room)
    try #require(terminal.wait(for: "● 1"))
    disk.setFull(true)
    terminal.type("/gen:1,2,3\r\u{1}c")
    #expect(terminal.wait(for: "y/n"))
    terminal.type("y")
    #expect(terminal.wait(for: "Error"), "\(terminal.screen.text)")
    #expect(terminal.screen.text.contains("● 1"))
    disk.setFull(false)
    terminal.type("cy")
    #expect(terminal.wait(for: "u undoes it"), "\(terminal.screen.text)")
    terminal.type("u")
    #expect(terminal.wait(for: "Undone"))
    #expect(terminal.wait(for: "● 1"))
  }

  /// Makes a symbolic link to itself.
  private func loop(_ path: String) throws {
    let slash = try #require(path.lastIndex(of: "/"))
    try FileManager.default.createDirectory(
      atPath: String(path[..<slash]), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
  }

  @Test(arguments: [
    ["caught", "list"], ["favourite", "list"], ["caught", "add", "mew"], ["team", "list"],
    ["search", "list"],
  ])
  func aStoreThatIsALinkToItselfIsReported(_ arguments: [String]) throws {
    let home = try Home()
    try loop(home.store)
    let run = home.run(arguments)
    #expect(run.ending == .exited(74))
    #expect(run.errors.contains("trainer.sqlite cannot be used: Too many levels of symbolic links"))
    #expect(home.run(["list", "mew"]).output.contains("Mew"))
  }

  @Test func aDexThatIsALinkToItselfIsReportedAndTheBundledOneUsed() throws {
    let home = try Home()
    try loop(home.dex)
    let run = home.run(["list", "mew"])
    #expect(run.ending == .exited(0))
    #expect(run.output.contains("Mew"))
    let reason = "Too many levels of symbolic links; using the bundled dex"
    #expect(run.errors.contains("dex.sqlite cannot be used: \(reason)"))
  }

  @Test func aFileInPlaceOfTheSettingsFolderIsReported() throws {
    let home = try Home()
    let folder = "\(home.path)/.config"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(home.run(["list", "mew"]).errors == "")
    try Data().write(to: URL(filePath: folder + "/pokedex"))
    let run = home.run(["list", "mew"])
    #expect(run.errors.contains("Not a directory"))
    #expect(run.output.contains("Mew"))
  }

  @Test func anUnreadableStoreIsReportedAndTheListWorks() throws {
    let home = try Home()
    try home.writeStore(Array("something else".utf8))
    let terminal = home.start()
    #expect(terminal.wait(for: "Error:"))
    #expect(terminal.wait(for: "Bulbasaur"))
    terminal.type("f")
    #expect(terminal.wait(for: "Error"))
    terminal.type("j")
    #expect(terminal.wait(for: "▌   #2 Ivysaur"))
  }
}
