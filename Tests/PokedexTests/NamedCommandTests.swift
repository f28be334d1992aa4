import PokedexTesting
import Testing

/// All commands that take a Pokémon read its name in any spelling.
@Suite(.timeLimit(minutes: 5)) struct NamedCommandTests {
  private static let name = "Ninetales (Alolan Form)"

  /// Command lines that name the Pokémon.
  static let commands: [[String]] = [
    [name], ["list", name], ["show", name], ["show", "\(name):moves"], ["matchup", name],
    ["evolution", name], ["where", name], ["stat", name], ["compare", name, "abra"],
    ["compare", "\(name)@7", "abra"], ["counter", name, "--limit", "1"], ["damage", name, "abra"],
    ["damage", "abra", name], ["breed", name, "hypnosis"], ["sources", name, "hypnosis"],
    ["spread", name, "--outspeed", "abra"],
    ["iv", name, "--level", "50", "--stats", "150/90/95/100/120/130"], ["catch", name],
    ["caught", "add", name], ["wanted", "add", name], ["pending", "add", name], ["slots", name],
    ["seen", "add", name], ["shiny", "add", name],
    ["favourite", "add", name], ["note", name, "from a trade"], ["team", "add", "mine", name],
    ["random", name], ["speed", name],
  ]

  /// The other commands, each with the reason why no run here names a Pokémon.
  private static let others: [String: String] = [
    "browse": "opens the screen", "pick": "opens the screen", "quiz": "asks on the terminal",
    "coverage": "takes types and moves", "train": "takes a stat", "chart": "takes no name",
    "complete": "takes a team", "teach": "takes a move and a team", "dump": "takes a file",
    "schema": "takes the name of an answer", "progress": "takes a game",
    "boxes": "takes a collection", "collection": "keeps collections", "next": "takes a collection",
    "overlay": "takes files", "search": "keeps queries", "run": "keeps runs",
    "route": "takes files",
  ]
  private static let pagesAndListsOfOtherKinds = [
    "moves", "abilities", "items", "berries", "types", "natures", "places", "egg-groups", "games",
    "dexes", "move", "ability", "type", "item", "berry",
  ]
  private static let files = [
    "backup", "restore", "export", "import", "sync", "info", "config", "schema",
  ]

  @Test(arguments: commands.indices)
  func aCommandReadsAName(_ index: Int) throws {
    let run = try Home().run(Self.commands[index])
    let isNamed = (run.output + run.errors).contains("Alolan Ninetales")
    #expect(isNamed || run.ending == .exited(0), "\(Self.commands[index]): \(run.errors)")
  }

  @Test func noCommandIsLeftOut() throws {
    let help = try Home().run(["--help"]).output
    let rows = try #require(help.split(separator: "SUBCOMMANDS:\n").last).split(separator: "\n")
    let listed = rows.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(whereSeparator: { " ,".contains($0) }).first.map(String.init) }
      .filter { $0 != "See" }
    let known =
      Self.commands.compactMap(\.first) + Self.others.keys + Self.files
      + Self.pagesAndListsOfOtherKinds
    #expect(listed.count > 30)
    #expect(listed.filter { !known.contains($0) } == [])
  }
}
