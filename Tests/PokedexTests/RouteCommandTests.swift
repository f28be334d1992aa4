import FoundationEssentials
import Glibc
import PokedexTesting
import Testing

/// Routes in the shell.
@Suite(.timeLimit(minutes: 5)) struct RouteCommandTests {
  private let home: Home

  init() throws { home = try Home() }

  private var data: String { "\(home.path)/data/pokedex" }

  private func write(_ text: String, to file: String) throws -> String {
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "/\(folder)", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  private func route(_ lines: String) throws -> String {
    try write("route 1\ngame platinum\n" + lines, to: "\(data)/routes/coal.route")
  }

  private func writeRoark() throws {
    _ = try write(
      "Geodude\nLevel: 12\n\nOnix\nLevel: 12\n\nCranidos\nLevel: 14\n",
      to: "\(data)/sets/roark.txt")
  }

  private static let lines = """
    place route-201 route-203 oreburgh-gate oreburgh-city
    battle "Roark" kind gym @sets/roark
    place oreburgh-gate-b1f

    """

  // MARK: Checking

  @Test func aRouteIsToldWithItsFoesAndCaps() throws {
    try writeRoark()
    let file = try route(Self.lines)
    let run = home.run(["route", "check", file])
    #expect(run.ending == .exited(0), "\(run.errors)")
    #expect(run.output.contains("coal: Platinum"))
    #expect(run.output.contains("places: 5, battles: 1"))
    for word in ["Roark", "Gym", "Oreburgh City", "level cap 14", "Geodude, Onix, Cranidos"] {
      #expect(run.output.contains(word), "\(run.output)")
    }
    let json = home.run(["route", "check", file, "--json"])
    #expect(json.output.contains("\"cap\":14"), "\(json.output)\(json.errors)")
    let list = home.run(["route", "list", "--csv", "--no-header"])
    #expect(list.output.hasPrefix("coal,platinum,5,1,0,,"), "\(list.output)\(list.errors)")
  }

  @Test func mistakesAreToldByLineAndATeamThatIsMissingIsAWarning() throws {
    let file = try route("place rout-201\nbattle \"Roark\" @sets/roark\n")
    let run = home.run(["route", "check", file])
    #expect(run.ending == .exited(74))
    #expect(run.errors.contains("\(file):3:7: no place 'rout-201'"), "\(run.errors)")
    #expect(run.errors.contains("did you mean sinnoh-route-201?"), "\(run.errors)")
    #expect(run.errors.contains("\(file):4:1: your sets have no team 'sets/roark'"))
    let missing = try route("battle \"Roark\" @sets/roark\n")
    #expect(home.run(["route", "check", missing]).ending == .exited(0))
  }

  @Test func pipesAreRefusedAtOnce() throws {
    let pipe = "\(home.path)/pipe.route"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(home.run(["route", "check", pipe]).ending == .exited(74))
    #expect(home.run(["route", "list"]).ending == .exited(1))
    _ = try route("")
    #expect(mkfifo("\(data)/routes/pipe.route", 0o600) == 0)
    let list = home.run(["route", "list", "--csv", "--no-header"])
    #expect(list.output.split(separator: "\n").count == 2, "\(list)")
  }

  // MARK: Importing

  private func importLeague(_ league: String, _ more: [String] = []) throws -> Program.Run {
    let routes = try write(
      "Route 203|starly\n--Roark|1|gym-leader\n", to: "\(home.path)/routes.txt")
    let file = try write(league, to: "\(home.path)/league.txt")
    return home.run(
      ["route", "import", routes, "--league", file, "--game", "platinum", "--name", "coal"] + more)
  }

  private static let league = "--1|Roark|rock\ngeodude|12|stealth-rock|rock-head|\nonix|12||\n"

  @Test func aLeagueBecomesARouteAndASetFile() throws {
    let run = try importLeague(Self.league)
    #expect(run.ending == .exited(0), "\(run.errors)")
    #expect(home.text(of: "\(data)/sets/coal.txt").contains("Ability: Rock Head"))
    let check = home.run(["route", "check", "\(data)/routes/coal.route"])
    #expect(check.ending == .exited(0) && check.errors.isEmpty, "\(check.errors)")
    #expect(check.output.contains("Geodude, Onix"), "\(check.output)")
    #expect(home.run(["counter", "@sets/coal", "--limit", "1"]).ending == .exited(0))
  }

  @Test func whatIsThereIsReplacedOnlyIfAskedAndIsKept() throws {
    let set = try write("Mew\n", to: "\(data)/sets/coal.txt")
    let refused = try importLeague(Self.league)
    #expect(refused.ending == .exited(74) && refused.errors.contains("--force"), "\(refused)")
    #expect(home.text(of: set) == "Mew\n")
    #expect(access("\(data)/routes/coal.route", F_OK) != 0)
    let forced = try importLeague(Self.league, ["--force"])
    #expect(forced.ending == .exited(0), "\(forced.errors)")
    #expect(forced.output.contains("\(set).before-import"))
    #expect(home.text(of: "\(set).before-import") == "Mew\n")
    #expect(try importLeague(Self.league).ending == .exited(0))
  }

  @Test func aLineThatIsNotUnderstoodKeepsEverythingFromBeingWritten() throws {
    let text = Self.league + "zongoose|12||\n"
    let run = try importLeague(text)
    #expect(run.ending == .exited(74))
    #expect(run.errors.contains("league.txt:4:1: no pokemon 'zongoose'"), "\(run.errors)")
    #expect(access("\(data)/sets/coal.txt", F_OK) != 0)
    #expect(try importLeague(text, ["--lenient"]).ending == .exited(0))
    #expect(home.text(of: "\(data)/sets/coal.txt").contains("Onix"))
  }

  // MARK: Backup

  @Test func aBackupHasRoutesAndChangedGames() throws {
    let file = try route(Self.lines)
    let game = try write(
      "game meadow \"Meadow\"\nbase platinum\n", to: "\(data)/games/meadow.pkgame")
    #expect(home.run(["backup", "\(home.path)/all"]).ending == .exited(0))
    try FileManager.default.removeItem(atPath: game)
    _ = try route("# changed\n")
    let run = home.run(["restore", "\(home.path)/all"])
    #expect(run.ending == .exited(0), "\(run)")
    #expect(home.text(of: game).hasPrefix("game meadow"))
    #expect(home.text(of: file).contains("Roark"))
    #expect(home.text(of: "\(file).before-restore").contains("# changed"))
    let info = home.run(["info"]).output
    #expect(info.contains("Your routes: 1 files"), "\(info)")
    #expect(info.contains("Your changed games: 1 files"), "\(info)")
  }
}
