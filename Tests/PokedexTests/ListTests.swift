import PokedexTerminalUI
import PokedexTesting
import Testing

/// Lists on a terminal, in a pipe, and compared with the screen.
@Suite(.timeLimit(minutes: 5)) struct ListTests {
  // MARK: Nothing found

  @Test(arguments: [("--json", "[]\n"), ("--count", "0\n"), ("--csv", "name,price\n")])
  func machineReadableOutputIsCompleteWithoutMatches(_ format: String, _ output: String) throws {
    let run = try Home().run(["items", "price>9999999", format, "--columns", "name,price"])
    #expect(run.ending == .exited(1))
    #expect(run.output == output)
    #expect(run.errors == "")
  }

  // MARK: Rows

  @Test(arguments: [
    "", "char", "crzd | eevee", "fire", "445", "type:dragon spe>100 -is:mega", "sort:-total",
    "weak:ice>=4", "move:spore", "gen:1..3 bst:600", "is:regional sort:name", "evolves:trade",
    "glurak | dracaufeu", "atk>spa weight>500",
  ])
  func theRowsAreThoseOfTheScreenInTheSameOrder(_ query: String) throws {
    let home = try Home()
    let listed = home.run(["list", query, "--tsv", "--columns", "number,name"]).rows.dropFirst()
    let terminal = home.start([query], size: Size(width: 80, height: 50))
    try #require(terminal.wait(for: "q quit"), "\(terminal.screen.text)")
    let shown = terminal.screen.text.split(separator: "\n").compactMap(Self.row)
    #expect(shown.count > 40 || shown.count == listed.count)
    for (shown, listed) in zip(shown, listed) {
      let cells = listed.split(separator: "\t")
      #expect(shown.number == cells[0])
      // On the screen, a long name is cut, and a name in another language may follow after two
      // blanks.
      let end = shown.rest.firstRange(of: "  ")?.lowerBound ?? shown.rest.endIndex
      let name = shown.rest[..<end].prefix { $0 != "…" }
      #expect(!name.isEmpty && cells[1].hasPrefix(name), "\(shown.rest)")
    }
  }

  /// Returns the number and the rest of a row of the screen's list.
  private static func row(_ line: Substring) -> (number: Substring, rest: Substring)? {
    let cells = line.drop { " ▌".contains($0) }
    guard cells.hasPrefix("#") else { return nil }
    let number = cells.dropFirst().prefix { $0 != " " }
    return (number, cells.dropFirst(number.count + 1).drop { $0 == " " })
  }

  @Test func aSavedSearchIsReplacedByItsQuery() throws {
    let home = try Home()
    let saved = home.run(["search", "save", "fast-dragons", "type:dragon", "spe>100"])
    #expect(saved.ending == .exited(0))
    #expect(saved.output == "@fast-dragons saved: 32 Pokémon\n")
    #expect(home.run(["list", "@fast-dragons"]) == home.run(["list", "type:dragon spe>100"]))
    #expect(
      home.run(["list", "-@fast-dragons", "type:dragon", "--count"]).output
        == home.run(["list", "type:dragon -(type:dragon spe>100)", "--count"]).output)
    #expect(home.run(["info"]).output.contains("Your searches: 1, in \(home.path)"))
    let terminal = home.start(["@fast-dragons"])
    #expect(terminal.wait(for: "32 of 1,351"))
  }

  @Test func aSearchIsSavedReplacedAndRemoved() throws {
    let home = try Home()
    #expect(home.run(["search", "save", "rain", "ability:drizzle"]).ending == .exited(0))
    #expect(home.run(["search", "save", "@RAIN", "ability:swift-swim"]).ending == .exited(0))
    #expect(home.run(["search", "save", "strong", "power>=120"]).output.hasSuffix("moves\n"))
    #expect(home.run(["search"]).output == "@RAIN    ability:swift-swim\n@strong  power>=120\n")
    #expect(
      home.run(["search", "list", "--json"]).rows == [
        "[", #"  {"schema":2,"name":"RAIN","query":"ability:swift-swim"},"#,
        #"  {"schema":2,"name":"strong","query":"power>=120"}"#, "]",
      ])
    #expect(home.run(["search", "remove", "rain"]).ending == .exited(0))
    let again = home.run(["search", "remove", "stron"])
    #expect(again.ending == .exited(1))
    #expect(again.errors.contains("did you mean strong?"))
  }

  @Test func aSearchMayNotContainItself() throws {
    let home = try Home()
    #expect(home.run(["search", "save", "a", "type:fire"]).ending == .exited(0))
    #expect(home.run(["search", "save", "b", "@a spe>50"]).ending == .exited(0))
    for query in ["@a", "-@b", "spe>100 (@b | type:water)"] {
      let run = home.run(["search", "save", "a", query])
      #expect(run.ending == .exited(64), "\(query)")
      #expect(run.errors == "pokedex: @a would contain itself\n")
    }
    #expect(home.run(["search"]).output.contains("type:fire"))
  }

  @Test func aGameAfterAMoveOpensNoStore() throws {
    let home = try Home()
    try home.writeStore(Array("damaged".utf8))
    #expect(home.run(["list", "move:surf@platinum"]).ending == .exited(0))
    let run = home.run(["list", "@rain"])
    #expect(run.ending == .exited(74))
    #expect(run.errors.contains("trainer.sqlite"))
    #expect(home.run(["info"]).output.contains("Your searches: \(home.store) cannot be used"))
  }

  // MARK: Columns

  @Test func columnsHaveTheRequestedOrder() throws {
    let run = try Home().run(["list", "25 is:default", "--csv", "--columns", "Speed, name,hp,name"])
    #expect(run.output == "speed,name,hp\n90,Pikachu,35\n")
  }

  @Test func aQueryGivesItsNumbersAColumn() throws {
    let run = try Home().run(["list", "25 is:default spe>atk total>10 dex<30", "--csv"])
    #expect(run.rows.first == "number,name,types,total,spe,atk")
  }

  @Test func aGameHasItsOwnNumbers() throws {
    let home = try Home()
    let columns = ["--columns", "number,name", "--csv", "--limit", "2"]
    let game = home.run(["list", "is:default", "--game", "platinum"] + columns)
    #expect(game.rows == ["number,name", "1,Turtwig", "2,Grotle"])
    let generation = home.run(["list", "is:default", "--game", "gen 4"] + columns)
    #expect(generation.rows == ["number,name", "1,Bulbasaur", "2,Ivysaur"])
  }

  @Test func anOlderGameHasItsOwnTypes() throws {
    let query = ["list", "clefable", "--columns", "types", "--tsv"]
    let home = try Home()
    #expect(home.run(query + ["--game", "red"]).rows == ["types", "Normal"])
    #expect(home.run(query).rows.dropFirst().contains("Fairy"))
  }

  // MARK: On a terminal

  @Test(arguments: [40, 80, 120]) func aListFitsItsTerminal(_ width: Int) throws {
    let terminal = try Home().start(
      ["list", "move:spore", "type:grass", "--why", "--limit", "8"],
      size: Size(width: width, height: 24))
    #expect(terminal.end() == .exited(0))
    let text = terminal.screen.text
    let lines = text.split(separator: "\n").filter { $0.contains { $0 != " " } }
    #expect(lines.count == 9, "\(text)")
    #expect(lines[0].hasPrefix("No."))
    #expect(lines[0].contains("Why"))
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("#") })
    #expect(text.contains("…") == (width < 120))
    GoldenFile("terminal-\(width).txt", in: "Output", of: #filePath).check(
      lines.map { $0.trimmed }.joined(separator: "\n") + "\n", #_sourceLocation)
  }

  @Test func headingAndColoursAppearOnTerminalsOnly() throws {
    let query = ["list", "garchomp"]
    let terminal = try Home().start(query)
    #expect(terminal.end() == .exited(0))
    #expect(terminal.screen.styles.contains { $0.hasPrefix("38;5;") })
    #expect(terminal.screen.styles.contains("1"))
    #expect(!terminal.screen.isStyled)
    for (options, variables) in [([], ["NO_COLOR": "1"]), (["--color", "never"], [:])] {
      let plain = try Home().start(query + options, variables)
      #expect(plain.end() == .exited(0))
      #expect(!plain.screen.styles.contains { $0.contains(";") })
    }
    let dumb = try Home().start(query, ["TERM": "dumb"])
    #expect(dumb.end() == .exited(0))
    #expect(dumb.screen.text.hasPrefix("No."))
    #expect(!dumb.bytes.contains(0x1B))
  }

  /// Pages and lists have the same text with colours as without.
  @Test(arguments: [
    ["show", "garchomp"], ["show", "garchomp:stats"], ["matchup", "fire/flying"],
    ["compare", "garchomp", "dragonite"], ["evolution", "eevee"], ["progress"],
    ["counter", "garchomp"], ["speed", "total>=670"], ["move", "bite"],
    ["moves", "power>=200"],
    ["types"], ["abilities", "of:garchomp"],
  ])
  func coloursChangeNoText(_ command: [String]) throws {
    let home = try Home()
    let plain = home.run(command).output
    let colored = home.run(command + ["--color", "always"]).output
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}["))
    // A badge keeps the blank at its end, which plain lines leave out.
    let text = colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(text.rows.map(\.trimmed) == plain.rows.map(\.trimmed))
  }

  @Test func aPageHasTypesBarsAndABoldTitleInColour() throws {
    let terminal = try Home().start(["show", "garchomp"], size: Size(width: 80, height: 40))
    #expect(terminal.end() == .exited(0))
    // Dragon's badge, a bar, and the title.
    #expect(terminal.screen.styles.contains { $0.contains("48;5;93") })
    #expect(terminal.screen.styles.contains { $0.hasPrefix("38;5;") })
    #expect(terminal.screen.styles.contains("1"))
    #expect(!terminal.screen.isStyled)
    for (options, variables) in [([], ["NO_COLOR": "1"]), (["--color", "never"], [:])] {
      let plain = try Home().start(["show", "garchomp"] + options, variables)
      #expect(plain.end() == .exited(0))
      #expect(!plain.screen.styles.contains { $0.contains(";") })
    }
  }

  @Test func theThemeOfTheSettingsColoursPagesToo() throws {
    let home = try Home()
    let show = ["show", "garchomp", "--color", "always"]
    let usual = home.run(show).output
    try home.write(settings: "theme = light\n")
    #expect(home.run(show).output != usual)
  }

  @Test func coloursCanBeForcedInAPipe() throws {
    let home = try Home()
    let run = home.run(["list", "garchomp", "--color", "always"], ["NO_COLOR": "1"])
    #expect(run.output.contains("\u{1B}["))
    #expect(run.output.rows.first?.contains("#445") == true)
    for format in ["--json", "--csv", "--tsv", "--count"] {
      let program = home.run(["list", "garchomp", "--color", "always", format])
      #expect(!program.output.utf8.contains(0x1B))
    }
  }
}

extension String {
  var rows: [Substring] { split(separator: "\n") }
}

extension Substring {
  /// The text without trailing spaces.
  var trimmed: Substring {
    var rest = self
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

extension Program.Run {
  var rows: [Substring] { output.rows }
}
