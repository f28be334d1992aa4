import GRDB
import Glibc
import PokedexDomain

/// The user's runs. Each change adds a row with the whole run, so that the one before it is what an
/// undo returns to.
extension TrainerStore: RunStore {
  /// The most rows of a run and of its Pokémon. The oldest go first; two rows always stay.
  private static let mostSteps = 20
  private static let mostPokemonRows = 2_000

  /// A file beside the store that exists while a run is current, so that a start without one reads
  /// nothing. It is made before the store says so, and removed after: one that is left behind costs a
  /// read.
  private var runMark: String { path + ".run" }

  package var mayHaveCurrentRun: Bool { FileKind(path: runMark) == .regular }

  /// Writes runs, and makes or removes the file that tells of a current one.
  private func writeRuns<Value>(_ body: (Database) throws -> Value) throws(PokedexError) -> Value {
    try makeRunMark()
    let value = try write(body)
    try followRunMark()
    return value
  }

  private func makeRunMark() throws(PokedexError) {
    try Directory.make(above: path)
    if FileKind(path: runMark) == .missing { try Directory.makeFile(runMark) }
  }

  /// Makes the file if a run is current, else removes it.
  func followRunMark() throws(PokedexError) {
    if try read(else: nil, Self.currentID) != nil {
      try makeRunMark()
    } else if FileKind(path: runMark) == .regular {
      unlink(runMark)
    }
  }

  package func storedRuns() throws(PokedexError) -> StoredRuns {
    try read(else: StoredRuns()) { db in
      var stored = StoredRuns()
      for last in try Self.lastSteps(db) {
        do throws(TeamColumns.Damage) {
          stored.runs.append(try Self.run(last.id, in: db))
        } catch { stored.damaged.append(last.name) }
        if last.isCurrent { stored.current = last.name }
      }
      return stored
    }
  }

  package func currentRun() throws(PokedexError) -> Run? {
    try read(else: nil) { db in
      let sql =
        "SELECT id, \(Self.cutName) FROM run WHERE current = 1 ORDER BY step DESC LIMIT 1"
      guard let row = try GRDB.Row.fetchOne(db, sql: sql) else { return nil }
      let name: String = try row.decode(atIndex: 1)
      do throws(TeamColumns.Damage) { return try Self.run(try Self.id(row), in: db) } catch {
        throw RefusedData(reason: worded("the run “\(name)” in it is damaged"))
      }
    }
  }

  package func setCurrentRun(_ name: String?) throws(PokedexError) -> Bool {
    guard let name else {
      guard try read(else: nil, Self.currentID) != nil else { return true }
      try writeRuns { db in try db.execute(sql: "UPDATE run SET current = 0") }
      return true
    }
    guard try read(else: false, { db in try !Self.steps(of: name, db).isEmpty }) else {
      return false
    }
    return try writeRuns { db in
      let steps = try Self.steps(of: name, db)
      guard !steps.isEmpty else { return false }
      try Self.makeCurrent(steps.map(\.id), in: db)
      return true
    }
  }

  package func replace(
    _ before: Run?, with after: Run?, title: String
  ) throws(PokedexError) -> Bool {
    try writeRuns { db in
      let own = try before.map { try Self.steps(of: $0.name, db) } ?? []
      if let before {
        guard let last = own.last, (try? Self.run(last.id, in: db)) == before else { return false }
      }
      guard let after else {
        try Self.remove(own.map(\.id), in: db)
        return true
      }
      let others = try Self.steps(of: after.name, db)
      guard others.map(\.id) == own.map(\.id) || others.isEmpty else { return false }
      let id = try Self.put(after, title, after: own, in: db)
      if before?.isArchived ?? true, !after.isArchived {
        try Self.makeCurrent([id] + own.map(\.id), in: db)
      }
      return true
    }
  }

  /// Deletes a run with its history, even one that cannot be read.
  ///
  /// - Returns: whether there was a run with the name.
  package func deleteRun(named name: String) throws(PokedexError) -> Bool {
    guard try read(else: false, { db in try !Self.steps(of: name, db).isEmpty }) else {
      return false
    }
    return try writeRuns { db in
      try Self.remove(try Self.steps(of: name, db).map(\.id), in: db)
      return true
    }
  }

  package func undoRun(named name: String) throws(PokedexError) -> UndoneRun? {
    let known = try read(else: []) { db in try Self.steps(of: name, db) }
    guard known.count > 1 else { return nil }
    return try writeRuns { db in
      let steps = try Self.steps(of: name, db)
      guard steps.count > 1, let last = steps.last else { return nil }
      let title = try String.fetchOne(
        db, sql: "SELECT \(TrainerSchema.cut("change", of: "run")) FROM run WHERE id = ?",
        arguments: [last.id])
      let hadEnded = try Self.hasEnded(last.id, db)
      try Self.remove([last.id], in: db)
      let known = steps.dropLast().map(\.id)
      if try hadEnded != Self.hasEnded(known[known.count - 1], db) {
        try Self.makeCurrent(hadEnded ? known : [], in: db)
      }
      do throws(TeamColumns.Damage) {
        return UndoneRun(title: title ?? "", run: try Self.run(known[known.count - 1], in: db))
      } catch {
        throw RefusedData(reason: worded("the run “\(name)” in it is damaged"))
      }
    }
  }

  // MARK: Rows

  private struct Step {
    let id: Int
    let name: String
    let number: Int
    let isCurrent: Bool
  }

  private static var cutName: String { TrainerSchema.cut("name", of: "run") }

  private static func id(_ row: GRDB.Row) throws(TeamColumns.Damage) -> Int {
    guard let id = Int.fromDatabaseValue(row[0]) else { throw TeamColumns.Damage() }
    return id
  }

  private static func currentID(_ db: Database) throws -> Int? {
    try Int.fetchOne(db, sql: "SELECT id FROM run WHERE current = 1 LIMIT 1")
  }

  private static func hasEnded(_ id: Int, _ db: Database) throws -> Bool {
    let sql = "SELECT archived FROM run WHERE id = ?"
    return try Int.fetchOne(db, sql: sql, arguments: [id]) ?? 0 != 0
  }

  /// All steps of all runs, in order.
  private static func allSteps(_ db: Database) throws -> [Step] {
    try GRDB.Row.fetchAll(
      db, sql: "SELECT id, \(cutName), step, current FROM run ORDER BY step, id"
    )
    .map { row in
      Step(
        id: try row.decode(atIndex: 0), name: try row.decode(atIndex: 1),
        number: try row.decode(atIndex: 2), isCurrent: try row.decode(Int.self, atIndex: 3) == 1)
    }
  }

  /// SQLite ignores the case of ASCII letters only.
  private static func steps(of name: String, _ db: Database) throws -> [Step] {
    try allSteps(db).filter { $0.name.lowercased() == name.lowercased() }
  }

  /// The last step of each run, sorted by name.
  private static func lastSteps(_ db: Database) throws -> [Step] {
    let all = Dictionary(grouping: try allSteps(db)) { $0.name.lowercased() }
    return all.sorted { $0.key < $1.key }.compactMap(\.value.last)
  }

  private static func makeCurrent(_ ids: [Int], in db: Database) throws {
    try db.execute(sql: "UPDATE run SET current = 0")
    for id in ids {
      try db.execute(sql: "UPDATE run SET current = 1 WHERE id = ?", arguments: [id])
    }
  }

  private static func remove(_ ids: [Int], in db: Database) throws {
    for id in ids { try db.execute(sql: "DELETE FROM run WHERE id = ?", arguments: [id]) }
  }

  /// Adds a run after its earlier steps, which get its name.
  private static func put(
    _ run: Run, _ title: String, after steps: [Step], in db: Database
  ) throws -> Int {
    for step in steps where step.name != run.name {
      try db.execute(sql: "UPDATE run SET name = ? WHERE id = ?", arguments: [run.name, step.id])
    }
    let insert = try RowInsertion(into: "run", of: db)
    var values = RunColumns.values(of: run)
    values["step"] = (steps.last?.number ?? 0) + 1
    values["change"] = String(title.unicodeScalars.prefix(1_000))
    values["current"] = steps.last.map { $0.isCurrent ? 1 : 0 } ?? 0
    try insert(insert.columns.map { values[$0] })
    let id = Int(db.lastInsertedRowID)
    try put(run.own, of: id, in: db)
    if run.isArchived {
      for id in [id] + steps.map(\.id) {
        try db.execute(sql: "UPDATE run SET current = 0 WHERE id = ?", arguments: [id])
      }
    }
    let most = max(2, min(mostSteps, mostPokemonRows / max(1, run.own.count)))
    try remove(steps.dropLast(most - 1).map(\.id), in: db)
    return id
  }

  private static func put(_ own: [RunPokemon], of run: Int, in db: Database) throws {
    let insert = try RowInsertion(into: "run_pokemon", of: db)
    for (index, pokemon) in own.enumerated() {
      var values = RunColumns.values(of: pokemon)
      (values["run"], values["place"]) = (run, index)
      try insert(insert.columns.map { values[$0] })
    }
  }

  private static func run(_ id: Int, in db: Database) throws(TeamColumns.Damage) -> Run {
    // An error of SQLite in reading a run also counts as damage of that run.
    guard let (head, own) = try? rows(of: id, in: db) else { throw TeamColumns.Damage() }
    var run = try RunColumns(head).run()
    for row in own { run.own.append(try RunColumns.pokemon(row)) }
    return run
  }

  private static func rows(
    of id: Int, in db: Database
  ) throws -> (head: GRDB.Row, own: [GRDB.Row])? {
    let run = "SELECT * FROM run WHERE id = ?"
    let own = "SELECT * FROM run_pokemon WHERE run = ? ORDER BY place"
    guard let head = try GRDB.Row.fetchOne(db, sql: run, arguments: [id]) else { return nil }
    return (head, try GRDB.Row.fetchAll(db, sql: own, arguments: [id]))
  }
}
