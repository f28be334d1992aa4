import FoundationEssentials
import Glibc
import PokedexTesting
import Testing

/// Runs through a game, in the shell.
@Suite(.timeLimit(minutes: 10)) struct RunCommandTests {
  @discardableResult private func done(_ home: Home, _ arguments: String...) -> String {
    let run = home.run(arguments)
    #expect(run.ending == .exited(0), "\(arguments): \(run.errors)")
    return run.output
  }

  private func fails(_ home: Home, _ status: Int32, _ arguments: String...) -> String {
    let run = home.run(arguments)
    #expect(run.ending == .exited(status), "\(arguments): \(run.output)")
    return run.errors
  }

  private func begun(_ more: String...) throws -> Home {
    let home = try Home()
    let run = home.run(["run", "new", "Ada", "--game", "platinum"] + more)
    #expect(run.output == "Ada begun in Platinum\n", "\(run.errors)")
    return home
  }

  /// The way from the first partner to Roark.
  @Test func aRunLeadsFromRoute201ToRoark() throws {
    let home = try begun("--rules")
    done(
      home, "run", "caught", "turtwig", "--place", "route 201", "--level", "5", "--nature",
      "adamant", "--nickname", "Groot")
    let places = [
      "twinleaf town", "route 201", "lake verity", "route 202", "route 203", "route 204/south",
      "ravaged path", "oreburgh gate", "oreburgh mine", "route 207", "route 219", "oreburgh city",
    ]
    for place in places { done(home, "run", "reach", place) }
    done(home, "run", "cap", "14")
    done(home, "run", "caught", "bidoof", "--place", "route 202", "--level", "3")
    done(home, "run", "missed", "route 203")
    done(home, "run", "fell", "bidoof")
    let page = done(home, "run", "show")
    for text in ["Ada", "Platinum", "cap 14", "Groot", "fallen", "Oreburgh Mine", "missed"] {
      #expect(page.contains(text), "\(text): \(page)")
    }
    #expect(done(home, "list", "is:mine", "--count") == "1\n")
    #expect(done(home, "list", "found:reached geodude", "--count") == "1\n")
    #expect(fails(home, 1, "list", "found:reached magikarp").contains("nothing matches"))
    done(home, "run", "means", "add", "old-rod")
    #expect(done(home, "list", "found:reached magikarp", "--count") == "1\n")
    let progress = done(home, "progress")
    #expect(progress.contains("Missing from Platinum") && !progress.contains("Eterna Forest"))
    // Buizel is at the Valley Windworks, and Floatzel evolves from it.
    let later = progress.components(separatedBy: "Later in the run").dropFirst().first ?? ""
    let elsewhere = later.components(separatedBy: "By trade").dropFirst().first ?? ""
    for name in ["Buizel", "Floatzel"] {
      #expect(later.contains(name) && !elsewhere.contains(name), "\(progress)")
    }
    let counters = done(home, "counter", "onix", "--level", "14", "--json")
    #expect(counters.contains("Turtwig") && !counters.contains("Infernape"))
    #expect(done(home, "teach", "cut", "@run").contains("Turtwig"))
    #expect(done(home, "sources", "@run/groot", "--json").contains("Turtwig"))
    #expect(done(home, "damage", "groot", "onix").contains("Adamant"))
  }

  @Test func otherCommandsKeepToTheRunUnlessToldNot() throws {
    let home = try begun()
    done(home, "run", "reach", "route 201")
    #expect(done(home, "where", "starly", "--json").contains("Route 201"))
    #expect(!done(home, "where", "starly", "--json").contains("Route 209"))
    #expect(done(home, "where", "starly", "--json", "--no-run").contains("Route 209"))
    #expect(fails(home, 1, "where", "geodude").contains("not met so far in your run"))
    #expect(fails(home, 1, "list", "is:mine", "--game", "emerald").contains("nothing matches"))
    #expect(done(home, "list", "--count", "--no-run") == done(try Home(), "list", "--count"))
    #expect(fails(home, 1, "list", "--run", "Adda").contains("did you mean “Ada”"))
    #expect(fails(home, 64, "list", "--run", "Ada", "--no-run").contains("choose one"))
  }

  @Test func whatIsCaughtInARunLeavesTheLivingDexAlone() throws {
    let home = try begun()
    let told = done(home, "caught", "add", "starly")
    #expect(told == "Starly caught in Ada\nthe living dex is unchanged: --no-run changes it\n")
    #expect(done(home, "list", "is:mine", "--count") == "1\n")
    #expect(done(home, "caught", "list", "--count") == "1\n")
    #expect(fails(home, 1, "caught", "list", "--no-run").contains("nothing matches"))
    #expect(fails(home, 64, "seen", "add", "starly").contains("--no-run"))
    #expect(fails(home, 1, "caught", "add", "sylveon").contains("is not in Platinum"))
    done(home, "caught", "remove", "starly")
    #expect(fails(home, 1, "list", "is:mine").contains("nothing matches"))
    #expect(done(home, "caught", "add", "starly", "--no-run") == "1 Pokémon marked as caught\n")
  }

  @Test func aChangeIsUndoneByALaterCommand() throws {
    let home = try begun()
    done(home, "run", "reach", "route 201", "route 202")
    done(home, "run", "leave", "route 201")
    #expect(done(home, "run", "undo") == "undone: Route 201 not reached in Ada\n")
    #expect(done(home, "run", "list", "--csv", "--no-header") == "Ada,platinum,2,0,0,,current\n")
    done(home, "run", "undo")
    #expect(fails(home, 1, "run", "undo").contains("nothing to undo"))
    #expect(done(home, "run", "reach", "route 201") == "Route 201 reached in Ada\n")
    #expect(done(home, "run", "reach", "route 201").contains("no change"))
  }

  @Test func aWrongWordIsToldWithTheNearest() throws {
    let home = try begun()
    #expect(fails(home, 1, "run", "reach", "rout 201").contains("did you mean Route 201"))
    #expect(fails(home, 64, "run", "means", "add", "old-rd").contains("did you mean old-rod"))
    #expect(fails(home, 64, "run", "cap", "101").contains("1 to 100"))
    #expect(fails(home, 64, "run", "new", "ada", "--game", "gold").contains("already"))
    #expect(fails(home, 64, "run", "new", "Bob", "--game", "4").contains("through a game"))
    #expect(fails(home, 64, "run", "new", "Bob").contains("--game is missing"))
    #expect(fails(home, 1, "run", "fell", "starly").contains("no Pokémon of the run"))
    #expect(fails(try Home(), 1, "run", "show").contains("no run is current"))
  }

  @Test func giftsThatExcludeEachOtherAreTold() throws {
    let home = try begun("--rules")
    #expect(done(home, "run", "show", "route 201").contains("Turtwig, Chimchar, Piplup"))
    done(home, "run", "caught", "turtwig", "--place", "route 201")
    let told = done(home, "run", "caught", "piplup", "--place", "route 201")
    #expect(told.contains("Piplup and Turtwig exclude each other"))
    let place = done(home, "run", "show", "route 201")
    #expect(place.contains("Chimchar") && place.contains("excluded"), "\(place)")
    #expect(told.contains("had its first encounter before"))
  }

  @Test func anExportedRunIsTheSameAfterAnImport() throws {
    let home = try begun("--rules")
    let paste =
      "Groot (Turtwig) (M)\nAbility: Overgrow\nLevel: 12\nAdamant Nature\nIVs: 0 SpA\n- Tackle\n"
    #expect(home.run(["run", "caught", "--from", "-"], input: paste).ending == .exited(0))
    done(home, "run", "caught", "starly", "--place", "route 204/south", "--level", "4")
    done(home, "run", "missed", "lake verity")
    done(home, "run", "means", "add", "old-rod", "night")
    done(home, "run", "cap", "14")
    let file = done(home, "run", "export")
    let other = try Home()
    let run = other.run(["run", "import", "-"], input: file)
    #expect(run.output == "Ada imported: 2 Pokémon\n", "\(run.errors)")
    #expect(done(other, "run", "export") == file)
    #expect(other.run(["run", "import", "-"], input: file).errors.contains("already"))
    let wrong = file.replacing("starly", with: "starfly")
    let refused = try Home().run(["run", "import", "-"], input: wrong)
    #expect(refused.ending == .exited(74))
    #expect(refused.errors.contains("pokemon[1].form"), "\(refused.errors)")
  }

  @Test func theReportOnABoxAddsItsPokemonAtTheirPlaces() throws {
    let home = try begun()
    let report = """
      Position,Nickname,Species,Nature,Gender,Ability,Move1,Move2,HeldItem,MetLoc,Ball,Level,Form,IsEgg,IsShiny
      1,Icarus,Starly,Jolly,M,Keen Eye,Wing Attack,(None),(None),Route 201,Poké Ball,9,0,False,False
      2,Starly,Starly,Bold,F,Keen Eye,Tackle,Growl,Oran Berry,a distant land,Poké Ball,4,0,False,True

      """
    let run = home.run(["run", "caught", "--from", "-"], input: report)
    #expect(
      run.output == "Icarus caught at Route 201 in Ada\nStarly caught in Ada\n", "\(run.errors)")
    let kept = done(home, "run", "export")
    for text in [
      "\"nickname\":\"Icarus\"", "\"level\":9", "\"nature\":\"jolly\"", "\"ability\":\"keen-eye\"",
      "\"move\":\"wing-attack\"", "\"item\":\"oran-berry\"", "\"ball\":\"poke-ball\"",
    ] { #expect(kept.contains(text), "\(text): \(kept)") }
    let stranger = home.run(["run", "caught", "--from", "-"], input: "starly\nfuecoco\nstarfly\n")
    #expect(stranger.ending == .exited(74))
    #expect(stranger.errors.contains("-:3: "), "\(stranger.errors)")
    #expect(stranger.errors.contains("Fuecoco is not in Platinum"), "\(stranger.errors)")
    let rest = home.run(
      ["run", "caught", "--from", "-", "--lenient"], input: "starly\nfuecoco\nstarfly\n")
    #expect(rest.output == "Starly caught in Ada\n" && rest.ending == .exited(0))
    let table = home.run(["run", "caught", "--from", "-"], input: "slug,caught\nstarly,yes\n")
    #expect(table.errors.contains("it is a table"), "\(table.errors)")
  }

  @Test func whatWasNotedByMistakeIsTakenBack() throws {
    let home = try begun()
    done(home, "run", "caught", "starly")
    let before = done(home, "run", "export")
    done(home, "run", "fell", "starly")
    #expect(done(home, "run", "fell", "starly", "--remove") == "Starly has not fallen in Ada\n")
    #expect(done(home, "run", "export") == before)
    done(home, "run", "reach", "route 203")
    let reached = done(home, "run", "export")
    done(home, "run", "missed", "route 203")
    done(home, "run", "missed", "route 203", "--remove")
    #expect(done(home, "run", "export") == reached)
  }

  @Test func whereToGoNextIsToldOfTheGameOfTheRun() throws {
    let home = try begun()
    let next = done(home, "next", "--csv", "--limit", "400")
    #expect(next.contains("Platinum") && !next.contains("Ultra Sun"), "\(next)")
    #expect(done(home, "next", "--own", "ultra-sun", "--limit", "400").contains("Ultra Sun"))
  }

  @Test func aRunGoesThroughAGameThatPeopleChanged() throws {
    let home = try Home()
    let folder = "\(home.path)/data/pokedex/games"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let game = #filePath.replacing("RunCommandTests.swift", with: "Games/dusk.pkgame")
    try FileManager.default.copyItem(atPath: game, toPath: "\(folder)/dusk.pkgame")
    done(home, "run", "new", "Noon", "--game", "dusk")
    done(home, "run", "reach", "route 202")
    // Platinum has no Luxray there.
    #expect(done(home, "list", "found:reached luxray", "--count") == "1\n")
    #expect(done(home, "where", "place:route 202", "--json").contains("Luxray"))
    #expect(!done(home, "where", "place:route 202", "--json").contains("Sylveon"))
    done(home, "run", "means", "add", "swarm")
    #expect(done(home, "list", "found:reached sylveon", "--count") == "1\n")
    done(home, "run", "caught", "sylveon", "--place", "route 202")
    let file = done(home, "run", "export")
    #expect(file.contains("\"game\":\"dusk\""))
    try FileManager.default.removeItem(atPath: "\(folder)/dusk.pkgame")
    #expect(fails(home, 1, "run", "show").contains("its file may be gone"))
    #expect(done(home, "run", "list").contains("dusk"))
  }

  @Test func runsAreKeptBesideEachOther() throws {
    let home = try begun()
    done(home, "run", "new", "Bob", "--game", "emerald")
    #expect(done(home, "run", "list").contains("Ada"))
    done(home, "run", "reach", "route 201", "--run", "Ada")
    done(home, "run", "use", "ada")
    done(home, "run", "end")
    #expect(fails(home, 1, "run", "show").contains("no run is current"))
    #expect(fails(home, 64, "run", "use", "Ada").contains("has ended"))
    done(home, "run", "resume", "--run", "Ada")
    #expect(done(home, "run", "list", "--csv").contains("Ada,platinum,1,0,0,,current"))
    done(home, "run", "delete", "Bob")
    #expect(done(home, "run", "list", "--json").components(separatedBy: "name").count == 2)
  }
}
