import GRDB
import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// Single values of a store or a backup that are larger than the program makes them.
@Suite(.serialized, .timeLimit(minutes: 5)) struct FieldBoundTests {
  /// Makes a store with a row in each table.
  private func made(_ path: String) throws {
    let store = TrainerStore(path: path)
    _ = try store.updateMarks { $0[25] = MarkEntry(marks: Marks([.caught]), note: "in a forest") }
    try store.save(SavedSearch(name: "rain", query: "type:water"))
    try store.remember("type:water")
    try store.set("catch mew", ofPage: "mew")
    try store.save([Team(name: "sand", format: "gen9ou", members: [wholeMember()])])
    try store.keep(place: "\t\tteams")
    _ = try store.countAnswer(isRight: true)
    #expect(try store.replace(nil, with: wholeRun(), title: "begun"))
    try DatabaseQueue(path: path).writeWithoutTransaction { db in
      try db.execute(sql: "INSERT INTO user_file VALUES ('sets', 'sand', 'Garchomp')")
    }
  }

  /// Returns a member without empty fields.
  private func wholeMember() -> TeamMember {
    var member = TeamMember(445)
    member.look = 445
    member.nickname = "Chompy"
    member.gender = .female
    member.item = 1
    member.ability = 2
    member.level = 50
    member.nature = 4
    member.effort = StatValues([.attack: 252])
    member.individual = StatValues([.speed: 31])
    member.moves = [TeamMove(89)]
    member.isShiny = true
    member.happiness = 3
    member.teraType = 5
    member.dynamaxLevel = 10
    member.isGigantamax = false
    member.ball = 5
    member.hiddenPower = 15
    member.isAlpha = true
    member.unread = ["Mood: good"]
    return member
  }

  /// Returns a run without empty fields.
  private func wholeRun() -> Run {
    var run = Run(name: "Ada", game: "platinum", rules: .nuzlocke, route: "sinnoh")
    run.reached = [RunPlace(169), RunPlace(172, area: 446)]
    run.missed = [RunPlace(169)]
    run.means = RunMeans([.mean(.walking), .now("time-night")])
    run.cap = 14
    run.own = [RunPokemon(wholeMember(), at: RunPlace(172, area: 446))]
    run.own[0].isFallen = true
    return run
  }

  private struct Column {
    let table: String
    let name: String
    let isText: Bool
  }

  /// The columns of all tables, as the file has them.
  private func columns(_ path: String) throws -> [Column] {
    try DatabaseQueue(path: path).read { db in
      let tables = try String.fetchAll(
        db,
        sql: """
          SELECT name FROM sqlite_schema
          WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'grdb_migrations'
          """)
      return try tables.flatMap { table in
        try db.columns(in: table).map {
          Column(table: table, name: $0.name, isText: $0.type == "TEXT")
        }
      }
    }
  }

  private func set(
    _ column: Column, to value: any DatabaseValueConvertible, in path: String
  ) throws {
    try DatabaseQueue(path: path).writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA ignore_check_constraints = ON")
      try db.execute(
        sql: "UPDATE \(column.table) SET \(column.name) = ?", arguments: [value])
    }
  }

  /// 10 MB of text.
  private static let huge = String(repeating: "a", count: 10_000_000)

  /// Checks that all of a store but one row can be read, that the row is named, and that a copy of
  /// the store is written, with a word about it.
  private func expectReadable(_ path: String, but column: Column) throws {
    let store = TrainerStore(path: path)
    let readable: [Bool] = [
      try store.marks()[25].marks == Marks([.caught]) && store.marks()[25].note.count <= 200,
      try store.searches().all.count == 1, try store.history().count == 1,
      try store.pages().count == 1,
      try store.place() != nil, try store.quizScore().asked == 1,
      try store.storedTeams().teams.count == 1, try store.storedRuns().runs.count == 1,
    ]
    #expect(readable.count { !$0 } <= 1, "\(column)")
    #expect(try store.storedTeams().damaged.allSatisfy { $0.count <= 200 }, "\(column)")
    let fault = try #require(try store.fault())
    #expect(fault.contains("\(column.name) of \(column.table) ("), "\(fault.prefix(200))")
    let error = #expect(throws: PokedexError.self) {
      try store.backUp(to: path + "-copy", replacing: false)
    }
    #expect("\(try #require(error))".contains("will refuse it"))
    #expect(try TrainerStore(path: path + "-copy").fault() == fault)
  }

  private func refusal(of backup: String, _ store: TrainerStore) throws -> String {
    let error = #expect(throws: PokedexError.self) { try store.restore(from: backup) }
    guard case .file(let path, let reason) = try #require(error) else { return "" }
    #expect(path == backup)
    return reason
  }

  @Test func `a backup with 10 MB of text in any field is refused by its name`() async throws {
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      _ = try store.updateMarks { $0[9].marks.insert(.caught) }
      try made(directory + "/made")
      let texts = try columns(directory + "/made").filter(\.isText)
      #expect(texts.count >= 14)
      for column in texts {
        let file = directory + "/\(column.table)-\(column.name)"
        try made(file)
        try set(column, to: Self.huge, in: file)
        let time = try ThreadClock.measure {
          let reason = try refusal(of: file, store)
          let start = "it has a value out of bounds: \(column.name) of \(column.table) ("
          #expect(reason.hasPrefix(start), "\(reason.prefix(200))")
          #expect(reason.count < start.count + 60)
          #expect(try store.marks().forms == [9])
          #expect(try store.storedTeams() == StoredTeams())
          try expectReadable(file, but: column)
        }
        #expect(time < .seconds(3), "\(column)")
      }
    }
  }

  @Test func `a backup with a number that no game has is refused in any field`() async throws {
    /// Numbers that SQLite gives to rows.
    let free = ["history.id", "team.id", "member.team", "run.id", "run_pokemon.run"]
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      try made(directory + "/made")
      let numbers = try columns(directory + "/made").filter { !$0.isText }
      #expect(numbers.count >= 25)
      for column in numbers where !free.contains("\(column.table).\(column.name)") {
        for (index, value) in [Int64.max, .min].enumerated() {
          let file = directory + "/\(column.table)-\(column.name)-\(index)"
          try made(file)
          try set(column, to: value, in: file)
          #expect(try !refusal(of: file, store).isEmpty, "\(column)")
          try expectReadable(file, but: column)
        }
      }
    }
  }

  @Test func `the message names the row as the user knows it`() async throws {
    let rows = [
      ("mark", "note", "note of mark (25)"), ("team", "format", "format of team (sand)"),
      ("member", "nickname", "nickname of member (sand)"),
      ("search", "query", "query of search (rain)"), ("run", "reached", "reached of run (Ada)"),
      ("run_pokemon", "nickname", "nickname of run_pokemon (Ada)"),
    ]
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      for (table, name, words) in rows {
        let file = directory + "/\(table)"
        try made(file)
        try set(Column(table: table, name: name, isText: true), to: Self.huge, in: file)
        #expect(try refusal(of: file, store) == "it has a value out of bounds: \(words)")
      }
    }
  }

  @Test func `a note, a search and a score out of bounds are replaced or removed as usual`()
    async throws
  {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try made(path)
      for (table, name) in [("mark", "note"), ("search", "query"), ("history", "query")] {
        let long = String(repeating: "a", count: 1_000_000)
        try set(Column(table: table, name: name, isText: true), to: long, in: path)
      }
      try set(Column(table: "quiz", name: "best", isText: false), to: Int64.max, in: path)
      let store = TrainerStore(path: path)
      #expect(try store.removeSearch(named: "RAIN"))
      _ = try store.updateMarks { $0[25].note = "in a wood" }
      #expect(try store.countAnswer(isRight: false).asked == 1)
      #expect(try store.fault()?.contains("query of history") == true)
      try store.remember("type:fire")
      #expect(try store.history() == ["type:fire"])
      #expect(try store.marks()[25].note == "in a wood")
    }
  }

  @Test func `a team whose name is too long is reported and can be removed`() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try made(path)
      try TrainerStore(path: path).save([Team(name: "rain")])
      try change(
        path, "UPDATE team SET name = hex(zeroblob(50000)) WHERE name = 'sand'")
      let store = TrainerStore(path: path)
      let teams = try store.storedTeams()
      #expect(teams.teams == [Team(name: "rain")])
      let name = try #require(teams.damaged.first)
      #expect(name.count == 200)
      #expect(try store.removeTeam(named: name))
      #expect(try store.storedTeams().names == ["rain"])
    }
  }

  @Test func `what the program writes is within the bounds, and nothing larger is written`()
    async throws
  {
    let huge = String(repeating: "long ", count: 2 << 20)
    var member = wholeMember()
    member.nickname = String(repeating: "x", count: 5_000)
    var other = wholeMember()
    other.unread = [huge]
    let teams = [
      Team(name: huge), Team(name: "a", format: huge), Team(name: "a", unread: [[huge]]),
      Team(name: "a", members: [member]), Team(name: "a", members: [other]),
    ]
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      try store.save([Team(name: "sand", members: [wholeMember()])])
      for team in teams {
        #expect(throws: PokedexError.self) { try store.save([Team(name: "rain"), team]) }
        #expect(throws: PokedexError.self) { try store.exchange([], for: [team]) }
      }
      #expect(throws: PokedexError.self) { try store.updateMarks { $0[1] = MarkEntry(note: huge) } }
      #expect(throws: PokedexError.self) { try store.save(SavedSearch(name: "a", query: huge)) }
      #expect(throws: PokedexError.self) { try store.save(SavedSearch(name: huge, query: "a")) }
      #expect(throws: PokedexError.self) { try store.remember(huge) }
      #expect(throws: PokedexError.self) { try store.keep(place: huge) }
      #expect(try store.storedTeams().names == ["sand"])
      #expect(try store.marks().isEmpty)
      #expect(try store.history() == [])
      #expect(try store.place() == nil)
    }
  }

  @Test func `the longest texts that can be typed or imported are kept and restored`() async throws
  {
    let accents = String(repeating: "\u{1D165}\u{1D166}\u{1D167}", count: 3)
    let note = MarkEntry.note(String(repeating: "\u{1F44D}" + accents, count: 600))
    var member = wholeMember()
    member.nickname = String(repeating: "\u{1F44D}\u{1D165}\u{1D166}", count: 256)
    member.unread = Array(repeating: String(repeating: "x", count: 200), count: 1_000)
    member.moves = Array(repeating: TeamMove(100_000), count: 100)
    let team = Team(
      name: String(repeating: "\u{1F44D}", count: 200), format: "gen9ou", members: [member])
    let query = String(repeating: "\u{1F44D}", count: SavedSearch.maxQueryLength)
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      _ = try store.updateMarks { $0[1] = MarkEntry(note: note) }
      try store.save([team])
      try store.save(SavedSearch(name: "long", query: query))
      try store.backUp(to: directory + "/backup", replacing: false)
      let other = TrainerStore(path: directory + "/other.sqlite")
      _ = try other.restore(from: directory + "/backup")
      #expect(try other.marks()[1].note == note)
      #expect(try other.storedTeams() == StoredTeams(teams: [team]))
      #expect(try other.searches()["long"]?.query == query)
    }
  }
}
