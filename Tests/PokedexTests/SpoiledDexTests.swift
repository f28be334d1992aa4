import FoundationEssentials
import PokedexTesting
import Testing

/// A dex file that was damaged after it was written. Whatever is printed is true: a command that needs
/// the damaged part says so by its exit status and prints nothing.
@Suite(.timeLimit(minutes: 10)) struct SpoiledDexTests {
  private static let commands =
    [
      "list", "list type:fire --json", "list game:platinum", "list move:earthquake", "moves",
      "abilities", "items", "places", "natures", "games", "show garchomp", "show 名前",
      "move earthquake", "ability levitate", "type fire", "item leftovers", "berry oran",
      "place route-201", "game platinum", "dex kanto", "egg-group dragon", "nature jolly",
      "matchup fire", "evolution eevee", "where pikachu", "chart", "compare garchomp dragonite",
      "stat garchomp", "damage garchomp dragonite", "breed abra encore", "catch abra", "progress",
      "train speed --game platinum",
    ]
    + ["stats", "matchups", "evolution", "moves", "locations", "forms"].map {
      "show garchomp --tab \($0)"
    }

  @Test(arguments: [
    "caught add --query type:fire", "note pikachu hello", "search save fast spe>100",
    "team add rain pelipper",
  ])
  func nothingIsStoredThatADamagedDexWasAskedAbout(_ command: String) throws {
    let home = try Home()
    let folder = URL(filePath: home.dex).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try SpoiledDex.write("kind", to: home.dex)
    let words = command.split(separator: " ").map(String.init)
    #expect(home.run(words).ending == .exited(74))
    try FileManager.default.removeItem(atPath: home.dex)
    #expect(home.run(["caught", "list", "--count"]).output == "0\n")
    #expect(home.run(["note", "pikachu"]).output == "")
    #expect(home.run(["search", "list"]).output == "")
    #expect(home.run(["team", "list"]).output == "")
  }

  @Test(arguments: SpoiledDex.tables.keys.sorted())
  func everyCommandPrintsTheTruthOrNothing(_ table: String) throws {
    let (whole, spoiled) = (try Home(), try Home())
    let folder = URL(filePath: spoiled.dex).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try SpoiledDex.write(table, to: spoiled.dex)
    var told = 0
    for command in Self.commands {
      let words = command.split(separator: " ").map(String.init)
      let run = spoiled.run(words)
      if run.ending == .exited(74) {
        told += 1
        #expect(run.output == "", "\(table): \(command)")
        #expect(run.errors.contains("\(spoiled.dex) cannot be used: it is damaged"))
      } else {
        let expected = whole.run(words)
        #expect(run.ending == expected.ending, "\(table): \(command)")
        #expect(run.output == expected.output, "\(table): \(command)")
      }
    }
    #expect(told > 0, "nothing read the table \(table)")
  }
}
