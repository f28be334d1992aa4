import GRDB
import PokedexDomain

extension TrainerStore: TeamStore {
  package func storedTeams() throws(PokedexError) -> StoredTeams {
    try read(else: StoredTeams()) { db in
      var storedTeams = StoredTeams()
      for (id, name) in try Self.teamRows(db) {
        do throws(TeamColumns.Damage) {
          storedTeams.teams.append(try Self.team(id, in: db))
        } catch { storedTeams.damaged.append(name) }
      }
      return storedTeams
    }
  }

  package func save(_ teams: [Team]) throws(PokedexError) {
    guard !teams.isEmpty else { return }
    try write { db in
      var kept = try Self.idsByName(db)
      for team in teams {
        let name = team.name.lowercased()
        try Self.remove(kept[name] ?? [], in: db)
        kept[name] = [try Self.insert(team, in: db)]
      }
    }
  }

  package func exchange(
    _ before: [Team], for after: [Team]
  ) throws(PokedexError) -> Bool {
    try write { db in
      var kept = try Self.idsByName(db)
      var leaving: [Int] = []
      for team in before {
        guard let ids = kept.removeValue(forKey: team.name.lowercased()),
          let id = ids.first, (try? Self.team(id, in: db)) == team
        else { return false }
        leaving += ids
      }
      guard !after.contains(where: { kept[$0.name.lowercased()] != nil }) else { return false }
      try Self.remove(leaving, in: db)
      for team in after { try Self.insert(team, in: db) }
      return true
    }
  }

  package func removeTeam(named name: String) throws(PokedexError) -> Bool {
    guard try has(name) else { return false }
    return try write { db in
      let ids = try Self.ids(of: name, db)
      try Self.remove(ids, in: db)
      return !ids.isEmpty
    }
  }

  private func has(_ name: String) throws(PokedexError) -> Bool {
    try read(else: false) { db in try !Self.ids(of: name, db).isEmpty }
  }

  // MARK: Rows

  /// All teams, sorted by name. A name that is out of bounds is cut.
  private static func teamRows(_ db: Database) throws -> [(id: Int, name: String)] {
    let name = TrainerSchema.cut("name", of: "team")
    return try GRDB.Row.fetchAll(db, sql: "SELECT id, \(name) FROM team")
      .map { (id: try $0.decode(atIndex: 0), name: try $0.decode(atIndex: 1)) }
      .sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
  }

  /// IDs by name in lower case; SQLite ignores the case of ASCII letters only.
  private static func idsByName(_ db: Database) throws -> [String: [Int]] {
    Dictionary(grouping: try teamRows(db)) { $0.name.lowercased() }.mapValues { $0.map(\.id) }
  }

  private static func ids(of name: String, _ db: Database) throws -> [Int] {
    try idsByName(db)[name.lowercased()] ?? []
  }

  private static func remove(_ ids: [Int], in db: Database) throws {
    for id in ids { try db.execute(sql: "DELETE FROM team WHERE id = ?", arguments: [id]) }
  }

  /// - Returns: the ID of the team.
  @discardableResult
  private static func insert(_ team: Team, in db: Database) throws -> Int {
    try RowInsertion(into: "team", of: db)(
      [nil, team.name, team.format, TeamColumns.text(team.unread)])
    let id = db.lastInsertedRowID
    let insert = try RowInsertion(into: "member", of: db)
    for (index, member) in team.members.enumerated() {
      var values = TeamColumns.values(of: member)
      (values["team"], values["place"]) = (id, index)
      try insert(insert.columns.map { values[$0] })
    }
    return Int(id)
  }

  /// The row of a team and those of its members; `nil` if there is no such team.
  private static func rows(
    of id: Int, in db: Database
  ) throws -> (head: GRDB.Row, members: [GRDB.Row])? {
    let team = "SELECT name, format, unread FROM team WHERE id = ?"
    let members = "SELECT * FROM member WHERE team = ? ORDER BY place"
    guard let head = try GRDB.Row.fetchOne(db, sql: team, arguments: [id]) else { return nil }
    return (head, try GRDB.Row.fetchAll(db, sql: members, arguments: [id]))
  }

  private static func team(_ id: Int, in db: Database) throws(TeamColumns.Damage) -> Team {
    // An error of SQLite in reading a team also counts as damage of that team.
    guard let (head, rows) = try? Self.rows(of: id, in: db) else { throw TeamColumns.Damage() }
    let columns = try TeamColumns(head, of: "team")
    var team = Team(name: try columns.text("name"), format: try columns.text("format"))
    team.unread = try columns.list("unread", of: [[String]].self)
    for row in rows { team.members.append(try TeamColumns(row, of: "member").member()) }
    return team
  }
}
