import GRDB
import PokedexDomain

extension TrainerStore: MarkStore {
  package func marks() throws(PokedexError) -> MarkBook {
    try read(else: MarkBook()) { db in
      let book = try Self.book(db)
      noteVersion(try Self.version(db))
      return book
    }
  }

  package func updateMarks(
    _ edit: (inout MarkBook) -> Void
  ) throws(PokedexError) -> MarkUpdate {
    try write { db in
      let before = try Self.book(db)
      var after = before
      edit(&after)
      let update = MarkUpdate(before: before, after: after)
      try Self.write(update.changes, in: db)
      noteVersion(try Self.version(db))
      return update
    }
  }

  package func marksMayHaveChanged() throws(PokedexError) -> Bool {
    try read(else: seenVersion != nil) { db in try Self.version(db) != seenVersion }
  }

  /// A number that changes when another connection writes.
  private static func version(_ db: Database) throws -> Int? {
    try Int.fetchOne(db, sql: "PRAGMA data_version")
  }

  // MARK: Rows

  private static func book(_ db: Database) throws -> MarkBook {
    var book = MarkBook()
    let rows = try GRDB.Row.fetchCursor(
      db,
      sql: """
        SELECT form, favourite, seen, \(TrainerSchema.cut("note", of: "mark"))
        FROM mark WHERE \(TrainerSchema.readable("mark", cutting: "note"))
        """)
    while let row = try rows.next() {
      var marks: [Mark] = []
      for (index, mark) in columns.enumerated() {
        if try row.decode(Int.self, atIndex: index + 1) == 1 { marks.append(mark) }
      }
      book[ID(try row.decode(atIndex: 0))] = MarkEntry(
        marks: Marks(marks), note: try row.decode(atIndex: 3))
    }
    try TrainerSlotRows.read(db, into: &book)
    return book
  }

  /// The marks of forms, in the order of the columns.
  private static let columns: [Mark] = [.favourite, .seen]

  private static func write(_ changes: [MarkChange], in db: Database) throws {
    let remove = try db.makeStatement(sql: "DELETE FROM mark WHERE form = ?")
    let put = try RowInsertion(into: "mark", of: db, replacing: true)
    let slots = try TrainerSlotRows(db)
    for change in changes {
      let form = change.form.rawValue
      try slots.replace(change.before.slots, with: change.after.slots, of: form)
      let marks = change.after.marks
      guard columns.contains(where: marks.contains) || !change.after.note.isEmpty else {
        try remove.execute(arguments: [form])
        continue
      }
      let flags: [(any DatabaseValueConvertible)?] = columns.map { marks.contains($0) ? 1 : 0 }
      try put([form] + flags + [change.after.note])
    }
  }
}
