import FoundationEssentials
import Glibc
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Marks that come from a file, and the way back.
@Suite(.timeLimit(minutes: 5)) struct MarkImportTests {
  private func file(_ text: String, in home: Home, _ name: String = "tracker.csv") throws -> String
  {
    let file = "\(home.path)/\(name)"
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  @Test func theScreenTellsWhatAFileWouldChangeAndUndoesIt() throws {
    let home = try Home()
    _ = try file("Name,Caught\nPikachu,yes\nEevee,x\nPikachoo,x\nMew,\n", in: home)
    let terminal = home.start(["--offline"])
    try #require(terminal.wait(for: "q quit"), "\(terminal.screen.text)")
    terminal.type("P")
    try #require(terminal.wait(for: "^O import"), "\(terminal.screen.text)")
    terminal.type("\u{0F}~/tracker.csv\r")
    try #require(terminal.wait(for: "Import them?"), "\(terminal.screen.text)")
    let words = terminal.screen.text.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
    #expect(words.contains("3 Pokémon read, 2 would change. Import them?"), "\(words)")
    #expect(words.contains("Left out: line 4: "))
    terminal.type("y")
    #expect(terminal.wait(for: "marks of 2 Pokémon imported: u undoes it"))
    #expect(home.run(["caught", "list", "--count"]).output == "2\n")
    terminal.type("u")
    #expect(terminal.wait(for: "Undone: marks of 2 Pokémon imported"))
    #expect(home.run(["caught", "list", "--count"]).output == "0\n")
  }

  @Test(arguments: [
    ("none.csv", "there is no file"), ("none.txt", "there is no file"),
    ("odd.csv", "Left out: line 2: "), ("same.csv", "nothing in it would change your marks"),
  ])
  func aFileOfNoUseIsToldInThePrompt(_ name: String, _ reason: String) throws {
    let home = try Home()
    _ = try file("name,caught\nPikachoo,yes\n", in: home, "odd.csv")
    _ = try file("name,caught\nPikachu,no\n", in: home, "same.csv")
    let terminal = home.start(["--offline"])
    try #require(terminal.wait(for: "q quit"))
    terminal.type("P")
    try #require(terminal.wait(for: "^O import"))
    terminal.type("\u{0F}~/\(name)\r")
    #expect(terminal.wait(for: reason), "\(terminal.screen.text)")
  }

  @Test func aReportOnBoxesIsRehearsedAndThenImported() throws {
    let home = try Home()
    let file = try file(
      """
      "Position","Species","Gender","Ball","Form","IsShiny"
      "B01:01","Unown","-","Heavy Ball","1","False"
      "B01:02","Pikachoo","M","Poké Ball","0","False"
      "B01:03","Hippopotas","F","Love Ball","0","True"

      """, in: home, "Box Data Dump.csv")
    let rehearsed = home.run(["import", file, "--dry-run"])
    #expect(rehearsed.ending == .exited(74))
    #expect(
      rehearsed.output.hasSuffix(
        """
         is PKHeX’s report on boxes
        2 Pokémon read, 2 would change
        lines not understood: 1

        """), "\(rehearsed.output)")
    #expect(rehearsed.errors.contains(":3: 'Pikachoo' names no Pokémon: did you mean Pikachu?"))
    #expect(home.run(["import", file]).ending == .exited(74))
    #expect(home.run(["slots", "is:caught", "--count"]).output == "0\n")
    let imported = home.run(["import", file, "--lenient"])
    #expect(imported.output.contains("2 Pokémon imported, 2 changed"))
    let columns = ["--columns", "slot,ball", "--csv", "--no-header"]
    #expect(
      home.run(["slots", "is:caught"] + columns).output
        == "unown-b,heavy-ball\nhippopotas-female-shiny,love-ball\n")
  }

  @Test func aPastedListIsWanted() throws {
    let home = try Home()
    let run = home.run(["import", "-", "--as", "wanted"], input: "1. Unown B\n2. Mew, Abra\n")
    #expect(run.output == "- is a list of names\n3 Pokémon imported, 3 changed\n", "\(run.errors)")
    #expect(home.run(["wanted", "export"]).output == "- Abra\n- Mew\n- Unown B\n")
    #expect(home.run(["import", "-", "--as", "mine"], input: "Mew\n").ending == .exited(64))
  }

  @Test func theCopyBeforeAnImportBringsTheMarksBack() throws {
    let home = try Home()
    _ = home.run(["caught", "add", "mew"])
    let file = try file("name,caught,seen\nmew,no,no\neevee,yes,yes\n", in: home)
    let told = home.run(["import", file]).output
    let copy = try #require(told.split(separator: " ").last?.trimmingCharacters(in: .newlines))
    #expect(home.run(["caught", "list", "--columns", "slug", "--csv"]).output == "slug\neevee\n")
    #expect(home.run(["restore", copy]).ending == .exited(0))
    #expect(home.run(["caught", "list", "--columns", "slug", "--csv"]).output == "slug\nmew\n")
  }

  /// The number of copies beside a store, and the bytes in its log.
  private func size(_ store: String) -> (copies: Int, log: Int) {
    let folder = URL(filePath: store).deletingLastPathComponent().path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let log = FileManager.default.contents(atPath: "\(store)-wal")?.count ?? 0
    return (files.count { $0.contains("before-import") }, log)
  }

  /// The variable `POKEDEX_KILLS` sets the number of kills.
  @Test func anImportThatIsKilledHasDoneAllOrNothing() throws {
    let rounds = getenv("POKEDEX_KILLS").flatMap { Int(String(cString: $0)) } ?? 12
    let home = try Home()
    #expect(home.run(["note", "mew", "mine"]).ending == .exited(0))
    let rows = (1...1000).map { "\($0),yes" }.joined(separator: "\n")
    let file = try file("number,shiny\n\(rows)\n", in: home)
    for round in 0..<rounds {
      _ = home.run(["shiny", "remove", "--query", "is:shiny"])
      let before = size(home.store)
      let terminal = home.start(["import", file])
      for _ in 0..<5000 {
        let now = size(home.store)
        let isTime =
          switch round % 4 {
          case 0: true
          case 1: before.copies < now.copies
          case 2: now.log > before.log
          default: terminal.screen.text.contains("imported")
          }
        if isTime { break }
        terminal.read(milliseconds: 1)
      }
      terminal.send(SIGKILL)
      _ = terminal.end()
      let count = home.run(["shiny", "list", "--count"]).output
      #expect(["0\n", "1000\n"].contains(count), "round \(round): \(count)")
      #expect(home.run(["note", "mew"]).output == "mine\n")
    }
  }
}
