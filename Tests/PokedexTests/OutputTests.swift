import PokedexTesting
import Testing

/// What the subcommands print, to the letter.
@Suite struct OutputTests {
  private static let commands: [(String, [String])] = [
    ("list.txt", ["list", "type:dragon", "spe>100"]),
    ("list-words.txt", ["list", "gen:1 sort:-total", "--limit", "10"]),
    ("list-exclude.txt", ["list", "garchomp", "-is:mega"]),
    ("list.json", ["list", "--json", "--limit", "3"]),
    ("list-none.json", ["list", "--json", "--limit", "0"]),
    ("list-numbers.txt", ["list", "spe>150", "weight<50"]),
    ("list-why.txt", ["list", "move:spore type:grass", "--why", "--limit", "4"]),
    ("list-why.json", ["list", "move:spore type:grass", "--why", "--json", "--limit", "2"]),
    ("list-game.txt", ["list", "total:600", "--game", "platinum"]),
    ("list-columns.txt", ["list", "garchomp", "--columns", "name,types,speed,abilities"]),
    ("list-columns.json", ["list", "spe>150", "--json", "--columns", "name,gen,exp,speed,types"]),
    (
      "list.csv", ["list", "spe>150", "--csv", "--columns", "number,name,gen,weight,exp,abilities"]
    ),
    ("list.tsv", ["list", "spe>150", "--tsv"]), ("list-usual.csv", ["list", "spe>150", "--csv"]),
    ("list-count.txt", ["list", "type:dragon", "--count"]),
    ("list-count-limit.txt", ["list", "type:dragon", "--count", "--limit", "5"]),
    ("moves.txt", ["moves", "power>=200"]), ("moves.csv", ["moves", "power>=200", "--csv"]),
    ("moves.tsv", ["moves", "power>=200", "--tsv"]),
    ("moves.json", ["moves", "power>=200", "--json"]),
    ("moves-why.txt", ["moves", "learner:garchomp class:status", "--why", "--limit", "4"]),
    ("moves-game.txt", ["moves", "name:bite,gust,karate", "--game", "1"]),
    ("abilities.txt", ["abilities", "of:garchomp", "--why"]),
    ("abilities.csv", ["abilities", "of:garchomp", "--csv"]),
    ("abilities.tsv", ["abilities", "of:garchomp", "--tsv"]),
    ("abilities.json", ["abilities", "of:garchomp", "--json"]),
    ("items.txt", ["items", "is:stone", "--limit", "5"]),
    ("items.csv", ["items", "is:stone", "--csv", "--limit", "5"]),
    ("items.tsv", ["items", "is:stone", "--tsv", "--limit", "5"]),
    ("items.json", ["items", "is:berry sort:-size", "--json", "--limit", "2"]),
    ("columns-list.txt", ["list", "--columns", "help"]),
    ("columns-moves.txt", ["moves", "--columns", "help"]),
    ("columns-abilities.txt", ["abilities", "--columns", "help"]),
    ("columns-items.txt", ["items", "--columns", "help"]), ("show.txt", ["show", "garchomp"]),
    ("show.json", ["show", "--json", "garchomp"]),
    ("show-ascii.txt", ["show", "--ascii", "nidoran", "♀"]),
    ("show-number.txt", ["show", "25"]), ("show-german.txt", ["show", "Glurak"]),
    ("show-long.txt", ["show", "eternatus-eternamax"]), ("info.txt", ["info"]),
    ("help.txt", ["--help"]), ("help-list.txt", ["list", "--help"]),
    ("help-moves.txt", ["moves", "--help"]), ("help-abilities.txt", ["abilities", "--help"]),
    ("help-items.txt", ["items", "--help"]), ("help-search.txt", ["search", "--help"]),
    ("help-search-save.txt", ["search", "save", "--help"]),
    ("help-show.txt", ["show", "--help"]), ("help-sync.txt", ["sync", "--help"]),
    ("help-browse.txt", ["browse", "--help"]), ("version.txt", ["--version"]),
  ]

  @Test(arguments: commands)
  func aSubcommandPrintsWhatItAlwaysPrinted(_ name: String, _ arguments: [String]) throws {
    let home = try Home()
    let run = home.run(arguments)
    #expect(run.ending == .exited(0))
    #expect(run.errors == "")
    #expect(!run.output.utf8.contains(0x1B))
    GoldenFile(name, in: "Output", of: #filePath).check(home.neutral(run.output), #_sourceLocation)
  }

  @Test func listAndPageSayTheSameInJSON() throws {
    let home = try Home()
    let list = home.run(["list", "--json", "#445 is:default"]).output.split(separator: "\n")
    #expect(list.count == 3)
    #expect(list[1].drop { $0 == " " } == home.run(["show", "--json", "445"]).output.dropLast())
  }

  @Test func withoutATerminalAQueryPrintsTheList() throws {
    let home = try Home()
    #expect(home.run(["type:dragon", "spe>100"]) == home.run(["list", "type:dragon", "spe>100"]))
    #expect(home.run([]) == home.run(["list"]))
  }

  @Test func aReaderThatHasHadEnoughIsNoFailure() throws {
    let run = try Home().run(["list"], output: .closedPipe)
    #expect(run.ending == .exited(0))
    #expect(run.errors == "")
  }

  @Test func aFullDiskIsToldAndFails() throws {
    let run = try Home().run(["list"], output: .file("/dev/full"))
    #expect(run.ending == .exited(74))
    #expect(run.errors.contains("No space left"))
  }

  @Test(arguments: ["C", "POSIX", ""])
  func otherLocalesHaveBarsInASCII(_ locale: String) throws {
    let run = try Home().run(["show", "garchomp"], ["LANG": locale, "LC_ALL": locale])
    #expect(run.output.contains("####"))
    #expect(!run.output.contains("█"))
  }
}
