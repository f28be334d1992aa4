import FoundationEssentials
import PokedexTesting
import Testing

/// The exact output of the commands.
@Suite(.timeLimit(minutes: 5)) struct OutputTests {
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
    ("list.tsv", ["list", "spe>150", "--tsv"]),
    ("list-no-header.csv", ["list", "spe>170", "--csv", "--no-header"]),
    ("list.jsonl", ["list", "spe>170", "--jsonl"]),
    ("list-usual.csv", ["list", "spe>150", "--csv"]),
    ("list-count.txt", ["list", "type:dragon", "--count"]),
    ("list-count-limit.txt", ["list", "type:dragon", "--count", "--limit", "5"]),
    ("slots.txt", ["slots", "hippopotas"]), ("slots.csv", ["slots", "slot:game gen:4", "--csv"]),
    ("slots.json", ["slots", "unown-b", "--json"]), ("slots-tally.txt", ["slots", "--tally"]),
    ("boxes.txt", ["boxes", "--game", "red"]), ("boxes-box.txt", ["boxes", "shiny", "--box", "1"]),
    ("boxes-game.txt", ["boxes", "red"]),
    ("collection-list.txt", ["collection", "list"]),
    ("collection-show.txt", ["collection", "show", "forms"]),
    ("progress-collection.txt", ["progress", "forms"]),
    ("boxes.csv", ["boxes", "forms", "--box", "2", "--csv"]),
    ("next.txt", ["next", "--own", "platinum", "--limit", "12"]),
    ("next.csv", ["next", "shiny", "--own", "red", "--limit", "12", "--csv"]),
    ("slots-tally.csv", ["slots", "--tally", "--csv"]),
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
    ("show-long.txt", ["show", "eternatus-eternamax"]),
    ("show-stats.txt", ["show", "garchomp", "--tab", "stats"]),
    ("show-stats.json", ["show", "garchomp:stats", "--json"]),
    ("show-matchups.txt", ["show", "bronzong:matchups"]),
    ("show-forms.txt", ["show", "meowth:forms"]),
    ("show-forms.json", ["show", "rotom:forms", "--json"]),
    ("show-moves.txt", ["show", "magikarp:moves"]),
    ("show-moves.json", ["show", "magikarp:moves", "--json", "--game", "platinum"]),
    ("show-locations.txt", ["show", "feebas:locations", "--game", "4"]),
    ("show-colon.txt", ["show", "Type: Null:evolution"]),
    ("show-nature.txt", ["show", "nature:jolly"]), ("show-place.txt", ["show", "place:route 2"]),
    ("show-place.json", ["show", "place:kanto-route-1", "--json"]),
    ("show-game.txt", ["show", "game:platinum"]), ("show-anything.txt", ["show", "Erdbeben"]),
    ("move.txt", ["move", "bite"]), ("move-game.txt", ["move", "bite", "--game", "1"]),
    ("move.json", ["move", "bite", "--json"]), ("ability.txt", ["ability", "wonder guard"]),
    ("ability.json", ["ability", "wonder guard", "--json"]), ("type.txt", ["type", "fairy"]),
    ("type.json", ["type", "ghost", "--game", "1", "--json"]), ("item.txt", ["item", "lucky egg"]),
    ("item.json", ["item", "lucky egg", "--json"]), ("matchup.txt", ["matchup", "fire/flying"]),
    ("chart.txt", ["chart"]), ("chart-game.txt", ["chart", "--game", "1", "--ascii"]),
    ("chart-linear.txt", ["chart", "--linear"]),
    ("matchup.json", ["matchup", "shedinja", "--json"]),
    ("matchup-game.txt", ["matchup", "steel", "--game", "5"]),
    ("evolution.txt", ["evolution", "eevee"]),
    ("evolution.json", ["evolution", "slowpoke", "--json"]),
    ("compare.txt", ["compare", "garchomp", "dragonite", "salamence"]),
    (
      "compare-six.txt",
      ["compare", "garchomp", "mr mime", "gengar", "blissey", "iron valiant", "charizard-mega-x"]
    ),
    ("compare-then.txt", ["compare", "clefable@4", "clefable"]),
    ("compare-game.txt", ["compare", "gengar", "alakazam", "--game", "1", "--ascii"]),
    ("compare.json", ["compare", "garchomp", "magikarp", "--game", "platinum", "--json"]),
    ("progress-of-nothing.txt", ["progress"]), ("counter.txt", ["counter", "garchomp"]),
    ("counter-two.txt", ["counter", "garchomp", "wash rotom", "--limit", "5", "--ascii"]),
    (
      "counter.json",
      ["counter", "garchomp", "--json", "--limit", "2", "--from", "-is:mega type:ice"]
    ),
    ("counter-game.txt", ["counter", "alakazam", "--game", "1", "--limit", "3"]),
    ("where.txt", ["where", "pikachu", "--game", "1"]),
    ("where-place.txt", ["where", "viridian forest", "--game", "yellow"]),
    ("where-place.json", ["where", "viridian forest", "--game", "yellow", "--json"]),
    ("berries.txt", ["berries", "flavor:spicy>=30"]),
    ("berries.json", ["berries", "gifttype:dragon", "--json"]),
    ("berry.txt", ["berry", "cheri berry"]), ("berry.json", ["berry", "oran", "--json"]),
    ("columns-berries.txt", ["berries", "--columns", "help"]),
    ("help-berries.txt", ["berries", "--help"]), ("help-berry.txt", ["berry", "--help"]),
    ("types.txt", ["types"]), ("natures.csv", ["natures", "raises:speed", "--csv"]),
    ("places.txt", ["places", "region:kanto", "--game", "yellow", "--limit", "5"]),
    ("egg-groups.txt", ["egg-groups"]), ("games.json", ["games", "--json", "--limit", "3"]),
    ("dexes.txt", ["dexes"]), ("info.txt", ["info"]),
    ("help.txt", ["--help"]), ("help-list.txt", ["list", "--help"]),
    ("help-moves.txt", ["moves", "--help"]), ("help-abilities.txt", ["abilities", "--help"]),
    ("help-items.txt", ["items", "--help"]), ("help-search.txt", ["search", "--help"]),
    ("help-search-save.txt", ["search", "save", "--help"]),
    ("help-show.txt", ["show", "--help"]), ("help-where.txt", ["where", "--help"]),
    ("help-matchup.txt", ["matchup", "--help"]), ("help-sync.txt", ["sync", "--help"]),
    ("help-compare.txt", ["compare", "--help"]), ("help-counter.txt", ["counter", "--help"]),
    ("help-complete.txt", ["complete", "--help"]), ("help-team.txt", ["team", "--help"]),
    ("help-team-import.txt", ["team", "import", "--help"]),
    ("help-progress.txt", ["progress", "--help"]),
    ("help-speed.txt", ["speed", "--help"]),
    ("help-team-show.txt", ["team", "show", "--help"]),
    ("help-team-add.txt", ["team", "add", "--help"]),
    ("breed.txt", ["breed", "exeggcute", "ancient-power", "--game", "crystal", "--limit", "3"]),
    ("breed-herb.txt", ["breed", "azurill", "belly-drum", "--game", "scarlet", "--limit", "3"]),
    (
      "breed-linear.txt",
      ["breed", "abra", "encore", "--game", "crystal", "--limit", "1", "--linear"]
    ),
    ("breed.json", ["breed", "abra", "encore", "--game", "crystal", "--limit", "1", "--json"]),
    ("sources.txt", ["sources", "alakazam", "encore", "psychic", "spore", "--game", "crystal"]),
    ("train.txt", ["train", "speed", "--game", "platinum", "--limit", "5"]),
    ("train-champions.txt", ["train", "hp", "--game", "champions"]),
    (
      "iv.txt",
      [
        "iv", "garchomp", "--level", "78", "--stats", "289/278/193/135/171/171", "--nature",
        "adamant", "--ev", "74/190/91/48/84/23",
      ]
    ),
    ("catch.txt", ["catch", "mewtwo", "--game", "red-blue"]),
    (
      "catch-ball.txt",
      ["catch", "dialga", "--game", "platinum", "--ball", "dusk ball", "--hp", "1hp"]
    ),
    ("help-breed.txt", ["breed", "--help"]), ("help-sources.txt", ["sources", "--help"]),
    ("help-train.txt", ["train", "--help"]), ("help-iv.txt", ["iv", "--help"]),
    ("help-catch.txt", ["catch", "--help"]),
    (
      "spread.txt",
      [
        "spread", "torkoal+quiet", "--survive", "rotom-wash/hydro pump/90%", "--survive",
        "garchomp/earthquake", "--ko", "amoonguss/eruption",
      ]
    ),
    ("help-spread.txt", ["spread", "--help"]),
    ("damage.txt", ["damage", "garchomp", "bronzong", "--game", "platinum"]),
    ("damage-move.txt", ["damage", "dialga", "draco meteor", "garchomp"]),
    ("damage.json", ["damage", "cloyster", "icicle spear", "dragonite", "--json"]),
    ("speed.txt", ["speed", "is:default total>=670"]),
    (
      "speed.json",
      [
        "speed", "name:garchomp,regieleki", "--json", "--level", "100", "--nature", "jolly",
        "--item",
        "choice scarf", "--stage", "1", "--condition", "tailwind",
      ]
    ),
    ("coverage.txt", ["coverage", "ice", "ground", "--limit", "8"]),
    ("coverage-game.txt", ["coverage", "fighting", "ghost", "--game", "5", "--from", "is:final"]),
    ("coverage.json", ["coverage", "freeze-dry", "--from", "type:water is:legendary", "--json"]),
    ("help-coverage.txt", ["coverage", "--help"]), ("help-stat.txt", ["stat", "--help"]),
    ("stat.txt", ["stat", "garchomp", "--nature", "jolly", "--ev", "252 Atk / 4 SpD / 252 Spe"]),
    ("stat-game.txt", ["stat", "mewtwo", "--game", "1", "--level", "100", "--ev", "65535"]),
    ("stat.json", ["stat", "shuckle", "--iv", "0spe", "--json"]),
    ("game-lacks.json", ["show", "gastly", "--game", "legends-arceus", "--json"]),
    ("game-lacks-nature.txt", ["show", "nature:jolly", "--game", "crystal"]),
    ("game-lacks-ability.txt", ["ability", "levitate", "--game", "legends-za"]),
    ("game-lacks-holders.txt", ["item", "oran berry", "--game", "lets-go-eevee"]),
    ("game-lacks-dynamax.txt", ["move", "max flare", "--game", "platinum"]),
    ("progress-platinum.txt", ["progress", "platinum"]),
    ("progress-ruby.json", ["progress", "ruby", "--json"]),
    ("help-browse.txt", ["browse", "--help"]), ("version.txt", ["--version"]),
    ("help-quiz.txt", ["quiz", "--help"]),
  ]

  @Test func outputEqualsTheGoldenFiles() async throws {
    try await concurrently(Self.commands) { name, arguments in
      let home = try Home()
      let run = home.run(arguments)
      #expect(run.ending == .exited(0), "\(name)")
      #expect(run.errors == "", "\(name)")
      #expect(!run.output.utf8.contains(0x1B), "\(name)")
      if name.hasSuffix(".json") { Self.checkJSON(run.output, name) }
      GoldenFile(name, in: "Output", of: #filePath)
        .check(home.neutral(run.output), #_sourceLocation)
    }
  }

  private static func checkJSON(_ text: String, _ name: String) {
    struct Anything: Decodable { init(from decoder: any Decoder) {} }
    #expect(throws: Never.self, "\(name)") {
      try JSONDecoder().decode(Anything.self, from: Data(text.utf8))
    }
  }

  @Test func thePageHasTheJSONOfTheListAndMore() throws {
    let home = try Home()
    let list = home.run(["list", "--json", "#445 is:default"]).output
    let page = home.run(["show", "--json", "445"]).output
    let rows = try JSONDecoder().decode([[String: JSONValue]].self, from: Data(list.utf8))
    let whole = try JSONDecoder().decode([String: JSONValue].self, from: Data(page.utf8))
    let row = try #require(rows.first)
    #expect(row.allSatisfy { whole[$0.key] == $0.value })
    #expect(whole.keys.contains("heldItems"))
  }

  @Test(arguments: ["garchomp:moves", "Type: Null:stats", "445:evolution"])
  func withoutATerminalATabIsPrinted(_ address: String) throws {
    let home = try Home()
    #expect(home.run([address]) == home.run(["show", address]))
  }

  @Test func withoutATerminalAQueryPrintsTheList() throws {
    let home = try Home()
    #expect(home.run(["type:dragon", "spe>100"]) == home.run(["list", "type:dragon", "spe>100"]))
    #expect(home.run([]) == home.run(["list"]))
  }

  @Test func aClosedPipeIsNoFailure() throws {
    let run = try Home().run(["list"], output: .closedPipe)
    #expect(run.ending == .exited(0))
    #expect(run.errors == "")
  }

  /// SQLite leaves `-wal` and `-shm` beside a store that is not closed.
  @Test(arguments: [Program.Destination.pipe, .closedPipe, .file("/dev/full")])
  func theStoreIsClosedWhateverBecomesOfTheOutput(_ output: Program.Destination) throws {
    let home = try Home()
    #expect(home.run(["caught", "add", "mew"]).ending == .exited(0))
    _ = home.run(["caught", "list"], output: output)
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(home.path)/data/pokedex")
    #expect(files == ["trainer.sqlite"])
  }

  @Test func aFullDiskIsReported() throws {
    let run = try Home().run(["list"], output: .file("/dev/full"))
    #expect(run.ending == .exited(74))
    #expect(run.errors.contains("No space left"))
  }

  @Test(arguments: ["C", "POSIX", ""])
  func otherLocalesHaveBarsInASCII(_ locale: String) throws {
    let run = try Home().run(["show", "garchomp"], ["LANG": locale, "LC_ALL": locale])
    #expect(run.output.contains("####"))
    #expect(!run.output.contains("▆"))
  }
}
