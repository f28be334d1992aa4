import FoundationEssentials
import PokedexTesting
import Testing

/// The commands in the code blocks of documents.
@Suite(.timeLimit(minutes: 5)) struct DocumentCommandTests {
  private static let sets = """
    Garchomp @ Life Orb
    Ability: Rough Skin
    EVs: 252 Atk / 252 Spe
    Jolly Nature
    - Earthquake
    - Dragon Claw

    """
  private static let calculations = """
    {"gen":9,"attacker":{"species":"Garchomp"},"defender":{"species":"Dragonite"},\
    "move":{"name":"Outrage"}}

    """

  @Test(arguments: ["commands.md", "damage.md"])
  func theCommandsOfADocumentSucceed(_ document: String) throws {
    let home = try Self.home()
    let commands = try Self.commands(in: document)
    #expect(!commands.isEmpty)
    for command in commands {
      let run = try home.shell(command)
      #expect(run.ending == .exited(0), "\(command)\n\(run.errors)")
    }
  }

  /// Returns a home with the files and the teams of the examples.
  private static func home() throws -> Home {
    let home = try Home()
    let files = ["set.txt": sets, "foe.txt": sets, "calculations.jsonl": calculations]
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(filePath: "\(home.path)/\(name)"))
    }
    let library = "\(home.path)/data/pokedex/sets"
    try FileManager.default.createDirectory(atPath: library, withIntermediateDirectories: true)
    try Data("Torkoal\nAbility: Drought\n- Eruption\n".utf8)
      .write(to: URL(filePath: "\(library)/torkoal.txt"))
    let teams = [
      ["sand", "hippowdon", "garchomp"], ["sun", "torkoal"], ["rain", "pelipper", "kingdra"],
    ]
    for team in teams { #expect(home.run(["team", "add"] + team).ending == .exited(0)) }
    return home
  }

  /// The commands of a document, without `jq`, which need not be installed. Skips those that need a
  /// terminal (`pick`), and those with a placeholder (`NAME`).
  private static func commands(in document: String) throws -> [String] {
    let path = #filePath.replacing(
      "Tests/PokedexTests/DocumentCommandTests.swift", with: "docs/\(document)")
    let text = try #require(FileManager.default.contents(atPath: path))
    return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("    ") else { return nil }
      let line = line.drop { $0 == " " || $0 == "$" }
      guard line.hasPrefix("pokedex "), !line.contains("pick"), !line.contains("NAME") else {
        return nil
      }
      return String(line.split(separator: " | jq")[0].split(separator: "   ")[0])
    }
  }
}
