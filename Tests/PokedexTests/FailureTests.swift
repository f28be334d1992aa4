import PokedexTesting
import Testing

/// The messages and exit statuses of commands that fail.
@Suite(.timeLimit(minutes: 5)) struct FailureTests {
  fileprivate static let failures: [(String, [String], Int32)] = [
    ("nothing-matches.txt", ["list", "type:bug", "type:dragon"], 1),
    ("nothing-but-an-offer.txt", ["list", "levitate"], 1),
    ("nobody-of-that-name.txt", ["show", "garchmop"], 1),
    ("nothing-of-that-name.txt", ["show", "earthquke"], 1),
    ("no-such-move.txt", ["move", "earthquke"], 1),
    ("no-such-place.txt", ["show", "place:rute 1"], 1),
    ("unknown-tab.txt", ["show", "garchomp", "--tab", "prose"], 64),
    ("unknown-command.txt", ["shwo", "garchomp"], 64),
    ("unknown-command-alone.txt", ["lsit"], 64),
    ("help-of-no-command.txt", ["help", "lsit"], 64),
    ("short-option.txt", ["list", "-v"], 64), ("short-option-alone.txt", ["-V"], 64),
    ("no-letter-of-a-name.txt", ["show", "!"], 1), ("no-names-to-show.txt", ["show", "-"], 64),
    ("name-by-ear.txt", ["show", "pikachoo"], 1),
    ("backup-of-no-file.txt", ["restore", "none.sqlite"], 74),
    ("unknown-command-with-option.txt", ["shwo", "garchomp", "--json"], 64),
    ("unknown-option-of-a-value.txt", ["moves", "--colums=name"], 64),
    ("option-before-its-command.txt", ["--json", "list", "garchomp"], 64),
    ("short-option-of-show.txt", ["show", "-x"], 64),
    ("mistyped-option-of-show.txt", ["show", "--shinny"], 64),
    ("unknown-option-of-iv.txt", ["iv", "garchomp", "--foo"], 64),
    ("short-option-of-where.txt", ["where", "-x"], 64),
    ("help-of-no-subcommand.txt", ["help", "list", "nosuch"], 64),
    ("help-of-a-mistyped-subcommand.txt", ["help", "team", "shwo"], 64),
    ("renamed-command.txt", ["ladder", "type:fire"], 64),
    ("renamed-option.txt", ["damage", "abra", "geodude", "--helping-hand"], 64),
    ("batch-of-no-file.txt", ["damage", "--batch", "none.jsonl"], 74),
    ("no-such-look.txt", ["show", "burmy", "--look", "leafy"], 64),
    ("tab-of-a-move.txt", ["show", "move:bite", "--tab", "stats"], 64),
    ("met-nowhere.txt", ["where", "mewtwo", "--game", "platinum"], 1),
    ("learns-nothing.txt", ["show", "garchomp:moves", "--game", "1"], 1),
    ("game-lacks-mega.txt", ["list", "is:mega", "--game", "sword"], 1),
    ("game-lacks-zmoves.txt", ["moves", "is:zmove", "--game", "8"], 1),
    ("game-unknown-moves.txt", ["show", "gastly:moves", "--game", "legends-za"], 1),
    ("game-unknown-places.txt", ["where", "pikachu", "--game", "scarlet"], 1),
    ("where-is-a-move.txt", ["where", "bite"], 64),
    ("type-before-its-time.txt", ["matchup", "fairy", "--game", "4"], 1),
    ("comparison-of-one.txt", ["compare", "garchomp"], 64),
    ("comparison-before-its-time.txt", ["compare", "mew", "garchomp", "--game", "1"], 1),
    ("comparison-in-no-game.txt", ["compare", "mew", "garchomp@platinun"], 64),
    ("no-team.txt", ["team"], 1), ("team-that-is-not-there.txt", ["team", "show", "rain"], 1),
    ("team-that-cannot-be-removed.txt", ["team", "remove", "rain"], 1),
    ("team-of-no-file.txt", ["team", "import", "none.txt"], 74),
    ("nothing-to-export.txt", ["team", "export"], 1),
    ("counter-of-nobody.txt", ["counter", "garchmop"], 1),
    ("counter-of-no-team.txt", ["counter", "team:rain"], 1),
    ("counter-of-a-wrong-query.txt", ["counter", "garchomp", "--from", "tpye:ice"], 64),
    ("completion-of-no-team.txt", ["complete", "rain"], 1),
    ("negative-limit-of-a-ranking.txt", ["counter", "mew", "--limit", "-1"], 64),
    ("move-of-the-api.txt", ["types", "--source", "api"], 64),
    ("wrong-query.txt", ["list", "type:dragon", "typ:fire"], 64),
    ("wrong-value.txt", ["list", "type:dragn spe>100"], 64),
    ("wrong-number.txt", ["list", "spe>fast"], 64),
    ("wrong-query-of-moves.txt", ["moves", "type:fire", "hp>100"], 64),
    ("no-such-search.txt", ["list", "@rain"], 64),
    ("unknown-column.txt", ["list", "--columns", "name,speeed"], 64),
    ("unknown-column-of-moves.txt", ["moves", "--columns", "hp", "--json"], 64),
    ("no-column.txt", ["list", "--columns", ","], 64),
    ("unknown-game.txt", ["list", "--game", "platinun"], 64),
    ("unknown-game-of-nothing-near.txt", ["items", "--game", "tetris"], 64),
    ("two-formats.txt", ["list", "--json", "--csv"], 64),
    ("count-and-tsv.txt", ["moves", "--tsv", "--count"], 64),
    ("moves-of-the-api.txt", ["moves", "--source", "api"], 64),
    ("limit-of-no-number.txt", ["items", "--limit", "many"], 64),
    ("search-of-a-wrong-name.txt", ["search", "save", "a b", "type:fire"], 64),
    ("search-of-a-wrong-query.txt", ["search", "save", "rain", "abilty:drizzle"], 64),
    ("search-of-no-query.txt", ["search", "save", "rain"], 64),
    ("search-that-is-not-there.txt", ["search", "remove", "rain"], 1),
    ("no-search.txt", ["search"], 1),
    ("unknown-option.txt", ["list", "--colour"], 64),
    ("unknown-option-of-show.txt", ["show", "garchomp", "--colour"], 64),
    ("missing-name.txt", ["show"], 64),
    ("negative-limit.txt", ["list", "--limit", "-1"], 64),
    ("offline-api.txt", ["list", "--source", "api", "--offline"], 64),
    ("unknown-source.txt", ["list", "--source", "book"], 64),
    ("bad-address.txt", ["list", "--source", "api", "--api-url", "ftp://example.org"], 64),
    ("sync-pictures-of-facts.txt", ["sync", "--facts-only", "--sprites"], 64),
    ("sync-offline.txt", ["sync", "--offline"], 64),
    ("sync-rate.txt", ["sync", "--rate", "0"], 64),
    ("sync-of-nobody.txt", ["sync"], 69),
  ]

  @Test func failuresHaveAMessageAndAStatus() async throws {
    try await concurrently(Self.failures) { name, arguments, status in
      let home = try Home()
      let run = home.run(arguments)
      #expect(run.ending == .exited(status), "\(name)")
      #expect(run.output == "", "\(name)")
      GoldenFile(name, in: "Output", of: #filePath)
        .check(home.neutral(run.errors), #_sourceLocation)
    }
  }

  @Test(arguments: [
    (["--offline", "list", "--limit", "1"], ["list", "--offline", "--limit", "1"]),
    (["--linear", "list", "gen:1"], ["list", "--linear", "gen:1"]),
    (["--language", "de", "show", "glurak"], ["show", "glurak", "--language", "de"]),
    (["--offline", "search", "list"], ["search", "list", "--offline"]),
    (["--offline", "type:dragon"], ["list", "type:dragon"]),
    (["--offline", "--", "list"], ["list", "--", "list"]),
  ])
  func optionsMayComeBeforeTheCommand(_ before: [String], _ behind: [String]) throws {
    let home = try Home()
    #expect(home.run(before) == home.run(behind))
  }

  @Test(arguments: FailureTests.failures.map(\.1))
  func everyMessageBeginsWithTheProgram(_ arguments: [String]) throws {
    let errors = try Home().run(arguments).errors
    #expect(errors.split(separator: "\n").contains { $0.hasPrefix("pokedex: ") })
    #expect(!errors.contains("Error: ") && !errors.contains("Usage: "))
  }

  /// `seel` resembles the command `seen`.
  @Test(arguments: ["seel", "mew", "levitate"])
  func aNameIsNoMistypedCommand(_ word: String) throws {
    #expect(try !Home().run([word]).errors.contains("unknown command"))
  }

  private static let commands = "\u{1B}]0;owned\u{7}\u{9B}6n\u{202E}"

  @Test(arguments: [
    ["--\(commands)"], ["list", "--\(commands)"], ["list", "--limit", commands],
    ["list", "--language", commands], ["export", "/none/\(commands)"],
  ])
  func escapeSequencesInArgumentsAreNotPrinted(_ arguments: [String]) throws {
    let run = try Home().run(arguments)
    #expect(run.ending == .exited(64))
    #expect(run.errors.contains("owned"))
    #expect(found(["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"], in: Array(run.errors.utf8)) == [])
  }

  @Test func aWrongQueryIsReportedWithoutATerminal() throws {
    let run = try Home().run(["typ:fire"])
    #expect(run.ending == .exited(64))
    #expect(run.errors.contains("^"))
  }

  @Test func withoutNetworkTheFailureNamesTheHost() async throws {
    let port = try await SilentListener.refusingPort()
    let address = "http://127.0.0.1:\(port)/api/v2/"
    for arguments in [["list"], ["show", "garchomp"]] {
      let run = try Home().run(arguments + ["--source", "api"], ["POKEDEX_API_URL": address])
      #expect(run.ending == .exited(69))
      #expect(run.errors.contains("127.0.0.1"))
    }
    let option = try Home().run(["list", "--source", "api", "--api-url", address])
    #expect(option.ending == .exited(69))
  }

  @Test(arguments: ["/proc/dex.sqlite", "/dev/null/dex.sqlite"])
  func anUnwritableDexIsReported(_ path: String) async throws {
    let port = try await SilentListener.refusingPort()
    let run = try Home().run(
      ["sync", "--facts-only", "--into", path],
      ["POKEDEX_API_URL": "http://127.0.0.1:\(port)/api/v2/"])
    #expect(run.ending == .exited(74))
    #expect(run.errors.contains(path))
  }

  @Test func withoutAHomeAllButSyncWorks() throws {
    let nowhere = ["LANG": "C.UTF-8"]
    #expect(Program.run(["show", "mew"], environment: nowhere).ending == .exited(0))
    let info = Program.run(["info"], environment: nowhere)
    #expect(info.output.contains("HOME is not set"))
    let sync = Program.run(["sync", "--facts-only"], environment: nowhere)
    #expect(sync.ending == .exited(74))
    #expect(sync.errors.contains("--into"))
  }
}
