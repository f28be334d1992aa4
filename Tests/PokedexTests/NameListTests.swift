import FoundationEssentials
import PokedexTesting
import Testing

/// Lists of names that commands read from a pipe or a file.
@Suite(.timeLimit(minutes: 5)) struct NameListTests {
  /// The commands that read lists, and the beginning of their output for Eevee.
  static let commands: [(arguments: [String], beginning: String)] = [
    (["show"], "Eevee"), (["evolution"], "Eevee"), (["matchup"], "Eevee"), (["where"], ""),
    (["counter", "--limit", "1"], "Counters"), (["caught", "add"], "1 Pokémon"),
    (["favourite", "remove"], "0 Pokémon"), (["team", "add", "mine"], "mine: 1 Pokémon"),
  ]

  private func isBegun(_ output: String, _ beginning: String) -> Bool {
    output.prefix(20).contains(beginning) || beginning.isEmpty && !output.isEmpty
  }

  private static let rows = [
    "Eevee", "#0133 Eevee", "133. Eevee", "- [x] Eevee, 133", "Eevee\tNormal\t325", "  EEVEE  ",
    "Ｅｅｖｅｅ", "イーブイ", "evoli", "133",
  ]

  @Test(arguments: commands.map(\.arguments).indices)
  func aListIsReadFromAPipeAndFromAFile(_ index: Int) throws {
    let (home, command) = (try Home(), Self.commands[index])
    let (file, text) = ("\(home.path)/names.txt", "\n" + Self.rows.joined(separator: "\n\n") + "\n")
    try Data(text.utf8).write(to: URL(filePath: file))
    for (arguments, input) in [(["-"], text), (["--file", file], "")] {
      let home = try Home()
      let run = home.run(command.arguments + arguments, input: input)
      #expect(run.ending == .exited(0), "\(run.errors)")
      #expect(isBegun(run.output, command.beginning), "\(run.output.prefix(80))")
    }
  }

  @Test(arguments: [
    ["show"], ["evolution"], ["matchup"], ["favourite", "add"], ["seen", "remove"],
  ])
  func everySpellingIsReadFromAList(_ command: [String]) throws {
    let input = SpelledName.all.map(\.text).joined(separator: "\n")
    let run = try Home().run(command + ["-"], input: input)
    #expect(run.ending == .exited(0), "\(run.errors)")
  }

  @Test(arguments: commands.map(\.arguments).indices)
  func nothingIsDoneIfALineIsWrong(_ index: Int) throws {
    let (home, command) = (try Home(), Self.commands[index])
    let run = home.run(command.arguments + ["-"], input: "eevee\n#025 Raichu\n\nsylveeon\n")
    #expect(run.ending == .exited(1))
    #expect(run.output == "")
    #expect(run.errors.contains("line 2: '#025 Raichu' has the wrong number: 25 is Pikachu"))
    #expect(run.errors.contains("line 4: "), "\(run.errors)")
    #expect(run.errors.contains("Sylveon"))
    let lenient = home.run(command.arguments + ["-", "--lenient"], input: "eevee\nsylveeon\n")
    #expect(lenient.ending == .exited(0))
    #expect(isBegun(lenient.output, command.beginning))
    #expect(lenient.errors.contains("line 2: "))
  }

  /// A list of 300 names with mistakes among them, and their lines with what is similar.
  private static let longList: (text: String, mistakes: [(line: Int, hint: String)]) = {
    let mistakes = [
      (3, "Pikachoo", "did you mean Pikachu"), (70, "notamon", "; no known name is similar"),
      (71, "Garchmp, Dragon, 600", "did you mean Garchomp"),
      (150, "vulpix alolla", "did you mean Alolan Vulpix"),
      (299, "#99999", "has the wrong number: no Pokémon has 99999"),
    ]
    var lines = (1...300).map { "#\($0)" }
    for (line, text, _) in mistakes { lines[line - 1] = text }
    return (lines.joined(separator: "\n"), mistakes.map { ($0.0, $0.2) })
  }()

  @Test(arguments: [["show"], ["matchup"], ["seen", "add"], ["caught", "remove"], ["compare"]])
  func everyWrongLineOfALongListIsToldInOrderWithASimilarNameOrThatThereIsNone(
    _ command: [String]
  ) throws {
    let run = try Home().run(command + ["-"], input: Self.longList.text)
    #expect(run.ending == .exited(1))
    #expect(run.output == "")
    let told = run.errors.split(separator: "\n")
    let mistakes = Self.longList.mistakes
    #expect(told.count == mistakes.count, "\(run.errors)")
    for (line, mistake) in zip(told, mistakes) {
      #expect(line.hasPrefix("pokedex: line \(mistake.line): "), "\(line)")
      #expect(line.contains(mistake.hint), "\(line)")
    }
  }

  @Test(arguments: [
    (["seen", "add", "-"], ["seen", "list"]), (["team", "add", "mine", "-"], ["team", "list"]),
  ])
  func ofAListWithAWrongLineNothingIsWritten(_ add: [String], _ list: [String]) throws {
    let home = try Home()
    #expect(home.run(add, input: Self.longList.text).ending == .exited(1))
    #expect(home.run(list).ending == .exited(1))
  }

  @Test func pagesOfAllKindsAreReadFromLists() throws {
    let home = try Home()
    let moves = home.run(["move", "-"], input: "Earthquake  Ground  100\nsurf\n")
    #expect(moves.ending == .exited(0), "\(moves.errors)")
    #expect(moves.output.contains("Earthquake") && moves.output.contains("Surf"))
    let mixed = home.run(["show", "-"], input: "move:surf\nplace:route 1\nLeftovers\n")
    #expect(mixed.ending == .exited(0), "\(mixed.errors)")
    let both = home.run(["matchup", "-"], input: "fire/flying\ncharizard\n")
    #expect(both.output.contains("Fire/Flying") && both.output.contains("Charizard"))
  }

  @Test func aPageWithNothingOnItDoesNotEndAList() throws {
    let run = try Home().run(["where", "-", "--csv"], input: "eevee\nmega abomasnow\npikachu\n")
    #expect(run.ending == .exited(1))
    #expect(run.output.contains("\neevee,") && run.output.contains("\npikachu,"))
    #expect(run.errors.contains("Mega Abomasnow"))
  }

  @Test(arguments: [["caught", "add"], ["favourite", "remove", "--lenient"]])
  func aTextThatIsNoListIsRefusedInALine(_ command: [String]) throws {
    let lines = (1...3_000).map { "nothing \($0)\n" }.joined()
    let run = try Home().run(command + ["-"], input: "eevee\n\(lines)eevee\n")
    #expect(run.ending == .exited(1))
    #expect(run.errors == "pokedex: more than 1000 lines were not understood\n")
    #expect(run.output == "")
  }

  @Test(arguments: [["show"], ["caught", "add"], ["evolution", "--lenient"]])
  func aLineThatIsNoRowIsRefused(_ command: [String]) throws {
    let columns = String(repeating: "eevee,", count: 100_000)
    let run = try Home().run(command + ["-"], input: "eevee\n\(columns)\n")
    #expect(run.ending == .exited(74))
    #expect(run.errors == "pokedex: -:2: a line can have at most 8000 bytes\n")
    #expect(run.output == "")
  }

  @Test func anErrorThatQuotesALongLineKeepsItsEnds() throws {
    let word = String(repeating: "x", count: 100_000)
    let run = try Home().run(["import", "-"], input: "id\n\(word)\n")
    #expect(run.ending == .exited(74))
    #expect(run.errors.count < 1_100)
    #expect(run.errors.hasPrefix("pokedex: -:2: id 'xxx"), "\(run.errors)")
    #expect(run.errors.hasSuffix("xxx' is not a positive number; nothing was imported\n"))
  }

  @Test func namesAndAFileTogetherAreAnError() throws {
    let home = try Home()
    let run = home.run(["show", "eevee", "--file", "names.txt"])
    #expect(run.ending == .exited(64))
    #expect(run.errors.contains("give a name, or a file with a name on each line after --file"))
    #expect(home.run(["show"]).ending == .exited(64))
    let missing = home.run(["show", "--file", "\(home.path)/none.txt"])
    #expect(missing.ending == .exited(74))
    #expect(missing.errors.contains("there is no file"))
  }

  @Test(arguments: [
    ("kanto", "en", "region:kanto"), ("shiny", "en", "is:shiny"), ("baby", "en", "is:baby"),
    ("scarlet", "en", "game:scarlet"), ("séisme", "fr", "move:earthquake"),
    ("karmesin", "de", "game:scarlet"), ("カントー", "ja", "region:kanto"),
  ])
  func aWordThatIsNoNameIsToldHowToWriteThoughANameIsLikeIt(
    _ word: String, _ language: String, _ query: String
  ) throws {
    let run = try Home().run(["list", word, "--language", language])
    #expect(run.ending == .exited(1))
    #expect(run.errors.contains(query), "\(run.errors)")
  }

  @Test func aWordThatNothingIsCalledIsAnErrorWithTheNearestName() throws {
    let home = try Home()
    for (words, nearest) in [
      (["sqlite"], "nothing"), (["garchomb"], "Garchomp"), (["list", "charizrd"], "Charizard"),
      (["moves", "earthqake"], "Earthquake"),
    ] {
      let run = home.run(words)
      #expect(run.ending == .exited(1), "\(words)")
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("pokedex: nothing is called '"), "\(run.errors)")
      #expect(run.errors.contains(nearest), "\(run.errors)")
    }
    #expect(home.run(["list", "garcho"]).output.contains("Garchomp"))
    #expect(home.run(["list", "knakrack", "type:dragon"]).output.contains("Garchomp"))
  }
}
