import FoundationEssentials
import PokedexTesting
import Testing

/// The JSON of each command has the structure that `docs/schemas` describes.
@Suite(.timeLimit(minutes: 5)) struct SchemaTests {
  /// Commands, each with the name of its schema and its arguments.
  private static let samples: [(command: String, schema: String, arguments: [String])] = [
    ("list", "list", ["gen:1"]), ("list", "list", ["move:spore type:grass", "--why"]),
    ("list", "list", ["--game", "platinum", "type:dragon"]), ("list", "list", ["hp>900"]),
    ("moves", "moves", []), ("abilities", "abilities", []), ("items", "items", []),
    ("berries", "berries", []), ("types", "types", []), ("natures", "natures", []),
    ("places", "places", ["--game", "platinum"]), ("egg-groups", "egg-groups", []),
    ("games", "games", []), ("dexes", "dexes", []), ("moves", "moves", ["type:fire", "--why"]),
    ("show", "pokemon", ["garchomp"]), ("show", "stats", ["garchomp:stats"]),
    ("show", "matchup", ["bronzong:matchups"]), ("show", "matchup", ["shedinja:matchups"]),
    ("show", "evolution", ["eevee:evolution"]), ("show", "forms", ["rotom:forms"]),
    ("show", "learned-moves", ["mew:moves"]), ("show", "where", ["feebas:locations"]),
    ("show", "place", ["place:route 1"]), ("show", "game", ["game:platinum"]),
    ("show", "egg-group", ["egg-group:dragon"]), ("show", "nature", ["nature:jolly"]),
    ("show", "show", ["gastly", "--game", "legends-arceus"]),
    ("show", "stats", ["gastly:stats", "--game", "legends-arceus"]),
    ("show", "nature", ["nature:jolly", "--game", "2"]),
    ("catch", "catch", ["gastly", "--game", "legends-arceus"]),
    ("train", "train", ["speed", "--game", "champions"]),
    ("show", "dex", ["dex:kanto"]), ("show", "show", ["move:bite"]),
    ("show", "show", ["pikachu:stats"]), ("show", "show", ["mew:moves"]),
    ("move", "move", ["bite"]), ("move", "move", ["thunder", "--game", "1"]),
    ("ability", "ability", ["levitate"]), ("type", "type", ["ghost"]),
    ("item", "item", ["lucky egg"]), ("berry", "berry", ["oran"]),
    ("matchup", "matchup", ["fire/flying"]), ("matchup", "matchup", ["garchomp"]),
    ("chart", "chart", []), ("chart", "chart", ["--game", "1"]),
    ("evolution", "evolution", ["wurmple"]), ("where", "where", ["pikachu"]),
    ("where", "where", ["viridian forest"]),
    ("compare", "compare", ["gengar", "magikarp", "--game", "1"]),
    ("compare", "compare", ["gengar", "mew", "ditto"]),
    ("counter", "counter", ["garchomp", "wash rotom"]), ("complete", "complete", ["sand"]),
    ("speed", "speed", ["type:dragon", "--team", "sand"]),
    ("speed", "speed", ["hp>900"]),
    ("coverage", "coverage", ["ice", "earthquake"]),
    ("coverage", "coverage", ["fire", "--game", "1", "--from", "hp>900"]),
    ("stat", "stat", ["garchomp", "--nature", "jolly", "--ev", "252atk,252spe"]),
    ("stat", "stat", ["mewtwo", "--game", "1", "--iv", "9"]), ("team list", "team-list", []),
    ("damage", "damage", ["garchomp", "dragonite"]),
    ("damage", "damage-teams", ["@sand", "@sand"]),
    ("damage", "damage", ["kangaskhan-mega", "double edge", "aggron", "--game", "6"]),
    (
      "damage", "damage",
      ["charizard", "flamethrower", "snorlax", "--game", "sword", "--dynamax", "--target-dynamax"]
    ),
    ("breed", "breed", ["abra", "encore", "--game", "crystal"]), ("breed", "breed", ["abra"]),
    ("teach", "teach", ["protect", "@sand"]),
    ("breed", "breed", ["charmander", "dragon dance", "dragon rush", "--game", "platinum"]),
    ("sources", "sources", ["abra", "encore", "psychic", "--game", "crystal"]),
    ("sources", "sources", ["@sand"]), ("train", "train", ["speed", "--game", "platinum"]),
    ("train", "train", ["speed", "--game", "platinum", "--condition", "night"]),
    ("iv", "iv", ["garchomp", "--level", "78", "--stats", "289/278/193/135/171/171"]),
    ("catch", "catch", ["mewtwo", "--game", "1"]),
    ("spread", "spread", ["@sand/1", "--survive", "zapdos/hidden power ice/90%"]),
    ("spread", "spread", ["shuckle", "--outspeed", "garchomp", "--ko", "zapdos/rock slide"]),
    ("catch", "catch", ["dialga", "--game", "platinum", "--hp", "37/120", "--status", "slp"]),
    ("team show", "team-show", ["sand"]),
    ("overlay list", "overlay-list", []), ("overlay check", "overlay-check", [game]),
    ("slots", "slots", ["unown"]), ("wanted list", "slots", []), ("pending list", "slots", []),
    ("slots", "slot-tally", ["--tally"]),
    ("next", "next", ["--own", "platinum"]), ("next", "next", ["shiny", "--limit", "3"]),
    ("boxes", "boxes", ["shiny", "--box", "3"]), ("boxes", "boxes", ["--game", "platinum"]),
    ("boxes", "boxes", ["eeveelutions"]), ("collection list", "collection-list", []),
    ("collection show", "collection-show", ["shiny"]),
    ("collection show", "collection-show", ["eeveelutions"]),
    ("progress", "progress", ["eeveelutions"]),
    ("search list", "search-list", []), ("progress", "progress", []),
    ("run list", "run-list", []), ("run show", "run", ["--run", "Ada"]),
    ("run show", "run", ["route 201", "--run", "Ada"]),
    ("run export", "run-file", ["--run", "Ada"]), ("run next", "run-next", ["--run", "Ada"]),
    ("route list", "route-list", []), ("route check", "route-check", [route]),
    ("progress", "progress", ["platinum"]),
    ("progress", "progress", ["gold", "--condition", "day"]), ("random", "list", ["--count", "3"]),
    ("caught list", "list", []), ("seen list", "list", []), ("shiny list", "list", []),
    ("favourite list", "list", []), ("info", "info", []), ("config", "config", []),
    ("config", "config", ["--theme", "light", "--offline"]),
  ]

  /// A file of a changed game.
  private static let game = #filePath.replacing(
    "Schemas/SchemaTests.swift", with: "Games/ember.pkgame")

  /// A file of a route.
  private static let route = #filePath.replacing(
    "Schemas/SchemaTests.swift", with: "Games/coal.route")

  private static let team = """
    === [gen9ou] Sand ===

    Chompy (Garchomp) (M) @ Focus Sash
    Ability: Rough Skin
    Tera Type: Steel
    EVs: 252 Atk / 4 SpD / 252 Spe
    IVs: 0 SpA
    Jolly Nature
    - Earthquake

    Zapdos

    """

  /// A home with a team, marks and a search.
  private static func home() throws -> Home {
    let home = try Home()
    let file = "\(home.path)/team.txt"
    try Data(team.utf8).write(to: URL(filePath: file))
    _ = home.run(["team", "import", file])
    _ = home.run(["shiny", "add", "mew"])
    _ = home.run(["favourite", "add", "mew"])
    _ = home.run(["search", "save", "rain", "type:water"])
    _ = home.run(["collection", "new", "eeveelutions", "eevee", "--order", "platinum"])
    let route = try String(contentsOfFile: route, encoding: .utf8)
    try home.write(route, in: "routes", called: "coal.route")
    try home.write(
      "=== Roark ===\n\nCranidos\nLevel: 14\n- Headbutt\n", in: "sets", called: "roark.txt")
    _ = home.run(["run", "new", "Ada", "--game", "platinum", "--rules"])
    _ = home.run(
      ["run", "caught", "turtwig", "--place", "route 201", "--level", "5", "--move", "tackle"])
    // Played, it would change all other answers.
    _ = home.run(["run", "use"])
    return home
  }

  static func schemas() throws -> JSONSchema {
    var path = #filePath[...]
    for _ in 0..<4 { path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
    let folder = "\(path)/docs/schemas"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let texts = try files.map {
      ($0, try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))
    }
    return JSONSchema(
      files: Dictionary(uniqueKeysWithValues: try texts.map { ($0, try JSONValue($1)) }))
  }

  @Test func allOutputIsAsItsSchemaSays() async throws {
    let schemas = try Self.schemas().closed
    let home = try Self.home()
    try await concurrently(Self.samples) { command, schema, arguments in
      let run = home.run(command.split(separator: " ").map(String.init) + arguments + ["--json"])
      let problems = schemas.problems(of: try JSONValue(run.output), in: "\(schema).json")
      #expect(problems.isEmpty, "\(command) \(arguments): \(problems.prefix(5))")
    }
  }

  @Test func everyObjectThatIsPrintedHasTheNumberOfItsFormat() async throws {
    let home = try Self.home()
    try await concurrently(Self.samples) { command, _, arguments in
      let run = home.run(command.split(separator: " ").map(String.init) + arguments + ["--json"])
      let value = try JSONValue(run.output)
      let objects = value.members.isEmpty ? value.elements : [value]
      #expect(objects.allSatisfy { $0.members["schema"] == .number(2) }, "\(command) \(arguments)")
    }
  }

  @Test func objectsOfChosenColumnsHaveJustThese() throws {
    let run = try Home().run(["list", "#151", "--json", "--columns", "speed,name"])
    #expect(run.output == "[\n  {\"speed\":100,\"name\":\"Mew\"}\n]\n")
  }

  @Test func everyCommandWithJSONHasASchema() throws {
    let help = try Home().run(["--experimental-dump-help"]).output
    let tree = try JSONDecoder().decode(CommandTree.self, from: Data(help.utf8))
    let commands = Self.withJSON(tree.command, under: [])
    #expect(commands.count > 20)
    #expect(Set(commands).subtracting(Self.samples.map(\.command)) == [])
  }

  private static func withJSON(_ command: CommandTree.Command, under path: [String]) -> [String] {
    let parts = (command.subcommands ?? []).filter { $0.commandName != "help" }
    let here = command.arguments?.contains { $0.option == "json" } == true && parts.isEmpty
    return (here ? [path.joined(separator: " ")] : [])
      + parts.flatMap { withJSON($0, under: path + [$0.commandName]) }
  }

  @Test func everySchemaIsUsedAndHasOnlyKnownKeywords() throws {
    let schemas = try Self.schemas()
    for file in schemas.files.keys {
      #expect(schemas.unknownKeywords(in: file) == [], "\(file)")
    }
    #expect(Set(schemas.files.keys) == Set(Self.samples.map { "\($0.schema).json" }))
  }

  // MARK: The check itself

  @Test(arguments: [
    (#"{"type":"integer"}"#, "1.5"), (#"{"type":["string","null"]}"#, "1"),
    (#"{"properties":{"a":{}},"required":["a"]}"#, "{}"),
    (#"{"additionalProperties":false}"#, #"{"b":1}"#),
    (#"{"additionalProperties":{"type":"null"}}"#, #"{"b":1}"#),
    (##"{"items":{"$ref":"#/$defs/n"},"$defs":{"n":{"maximum":3}}}"##, "[2,4]"),
    (#"{"minimum":2}"#, "1"),
    (#"{"enum":["a"]}"#, #""b""#), (#"{"const":1}"#, "2"),
    (#"{"anyOf":[{"type":"null"},{"type":"string"}]}"#, "1"), (#"{"$ref":"none.json"}"#, "1"),
  ])
  func wrongValuesAreFound(_ schema: String, _ value: String) throws {
    let schemas = JSONSchema(files: ["a.json": try JSONValue(schema)])
    #expect(schemas.problems(of: try JSONValue(value), in: "a.json").count == 1)
  }

  @Test(arguments: [
    #"{"properties":{"a":{}}}"#, #"{"type":["object","null"]}"#,
    ##"{"$ref":"#/$defs/n","$defs":{"n":{"properties":{}}}}"##,
  ])
  func keysThatAreNotDescribedAreFoundInTheClosedCopy(_ schema: String) throws {
    let schemas = JSONSchema(files: ["a.json": try JSONValue(schema)])
    let value = try JSONValue(#"{"b":1}"#)
    #expect(schemas.problems(of: value, in: "a.json").isEmpty)
    #expect(schemas.closed.problems(of: value, in: "a.json").count == 1)
  }

  @Test func unknownKeywordsAreFoundAtAnyDepth() throws {
    let text =
      #"{"items":{"properties":{"a":{"anyOf":[{"pattern":"x"}]}}},"$defs":{"b":{"if":{}}}}"#
    let schemas = JSONSchema(files: ["a.json": try JSONValue(text)])
    #expect(schemas.unknownKeywords(in: "a.json") == ["pattern", "if"])
  }
}
