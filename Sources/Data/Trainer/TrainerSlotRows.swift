import GRDB
import PokedexDomain

/// Reads and writes the marks of slots, those that all collections share.
struct TrainerSlotRows {
  /// The collection of the marks that all share.
  private static let shared = ""

  private let remove: Statement
  private let put: RowInsertion

  init(_ db: Database) throws {
    remove = try db.makeStatement(sql: "DELETE FROM slot WHERE collection = ? AND form = ?")
    put = try RowInsertion(into: "slot", of: db)
  }

  func replace(_ before: [SlotMark], with after: [SlotMark], of form: Int) throws {
    guard before != after else { return }
    try remove.execute(arguments: [Self.shared, form])
    for mark in after {
      try put([
        Self.shared, form, mark.key.look, mark.key.gender?.code ?? 0, mark.key.isShiny ? 1 : 0,
        mark.state.rawValue, mark.ball?.rawValue ?? 0, mark.game?.rawValue ?? 0, mark.note,
      ])
    }
  }

  /// Adds the marks to a book that has those of the forms.
  static func read(_ db: Database, into book: inout MarkBook) throws {
    let rows = try GRDB.Row.fetchCursor(
      db,
      sql: """
        SELECT form, look, gender, shiny, state, ball, game, note FROM slot
        WHERE collection = ? AND \(TrainerSchema.readable("slot"))
        """, arguments: [shared])
    while let row = try rows.next() {
      guard let mark = try mark(row) else { continue }
      book[ID(try row.decode(atIndex: 0))].mark(mark)
    }
  }

  private static func mark(_ row: GRDB.Row) throws -> SlotMark? {
    guard let state = SlotState(rawValue: try row.decode(atIndex: 4)) else { return nil }
    let key = SlotKey(
      look: try row.decode(atIndex: 1), gender: Gender(code: try row.decode(atIndex: 2)),
      isShiny: try row.decode(Int.self, atIndex: 3) == 1)
    return SlotMark(
      key, state, ball: try id(row, 5), game: try id(row, 6), note: try row.decode(atIndex: 7))
  }

  /// 0 is not told.
  private static func id<Row: Tabular>(_ row: GRDB.Row, _ index: Int) throws -> ID<Row>? {
    let number = try row.decode(Int.self, atIndex: index)
    return number == 0 ? nil : ID(number)
  }
}
