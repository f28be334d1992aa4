import GRDB
import PokedexDomain

/// The values that a column of the store may have.
enum FieldBound: Hashable, Sendable {
  /// A text of at most this many bytes in UTF-8.
  case text(Int)
  case number(ClosedRange<Int64>)

  /// Whether the value may be stored. The schema decides where values may be missing.
  func allows(_ value: DatabaseValue) -> Bool {
    switch (self, value.storage) {
    case (_, .null): true
    case (.text(let longest), .string(let text)): text.utf8.count <= longest
    case (.number(let range), .int64(let number)): range.contains(number)
    default: false
    }
  }

  /// The same as a condition in SQL.
  fileprivate func condition(_ column: String) -> String {
    switch self {
    case .text(let longest): "length(CAST(\(column) AS BLOB)) <= \(longest)"
    case .number(let range): "\(column) BETWEEN \(range.lowerBound) AND \(range.upperBound)"
    }
  }
}

/// The bound of every column, for all who write to the store or read from it. Files come from other
/// people, and the screen reads all values into memory.
extension TrainerSchema {
  private static let flag = FieldBound.number(0...1)
  /// PokeAPI's ids. Team members have had 32 bits in all versions.
  private static let id = FieldBound.number(Int64(Int32.min)...Int64(Int32.max))
  private static let rowID = FieldBound.number(Int64.min...Int64.max)
  /// A name that the user types, or that a line of an imported text has.
  private static let line = FieldBound.text(4_096)
  /// Each character of a query may take four bytes.
  private static let query = FieldBound.text(4 * SavedSearch.maxQueryLength)
  private static let stats = FieldBound.text(32)
  /// The lines that an import keeps; JSON writes a control character in six bytes.
  private static let unread = FieldBound.text(
    6 * ShowdownReader.maxUnread * (ShowdownReader.maxLineLength + 1))
  /// Each place has at most two numbers of ten digits.
  private static let places = FieldBound.text(22 * Run.mostPlaces)
  private static let level = FieldBound.number(1...100)
  private static let count = FieldBound.number(0...1_000_000_000)
  private static let note = FieldBound.text(MarkEntry.maxNoteBytes)
  private static let maxID = Int64(Int32.max)

  /// The bounds of columns that later changes drop: backups of older versions have them.
  private static let formerBounds = [
    "mark": ["caught": flag, "shiny": flag],
    "set_file": ["name": fileName, "text": .text(UserFileKind.sets.largest)],
  ]
  private static let fileName = FieldBound.text(UserFile.longestName)
  private static let largestFile = UserFileKind.allCases.map(\.largest).max() ?? 0

  /// The bound of a column of this or an older version; `nil` if it has none.
  static func bound(of column: String, in table: String) -> FieldBound? {
    bounds[table]?[column] ?? formerBounds[table]?[column]
  }

  static let bounds: [String: [String: FieldBound]] = [
    "search": ["name": .text(SavedSearch.maxNameBytes), "query": query],
    "history": ["id": rowID, "query": query],
    "page": ["name": .text(SavedSearch.maxNameBytes), "address": query],
    "mark": ["form": id, "favourite": flag, "seen": flag, "note": note],
    "slot": [
      "collection": .text(SavedSearch.maxNameBytes), "form": id, "look": .number(0...maxID),
      "gender": .number(0...2), "shiny": flag, "state": .number(1...3),
      "ball": .number(0...maxID), "game": .number(0...maxID), "note": note,
    ],
    "team": ["id": rowID, "name": line, "format": line, "unread": unread],
    "member": member(among: 0...Int64(ShowdownReader.maxMembers))
      .merging(["team": rowID]) { first, _ in first },
    "run": [
      "id": rowID, "name": line, "step": count, "change": line, "current": flag,
      "game": .text(SavedSearch.maxNameBytes), "rules": .number(0...7),
      "route": fileName, "reached": places, "missed": places, "means": line,
      "beaten": .text(Run.mostBattles * (RouteBattle.longestName + 1)),
      "cap": level, "archived": flag,
    ],
    "run_pokemon": member(among: 0...Int64(Run.mostPokemon))
      .merging(["run": rowID, "location": id, "area": id, "fallen": flag]) { first, _ in first },
    "user_file": ["folder": .text(16), "name": fileName, "text": .text(largestFile)],
    "place": ["id": .number(1...1), "text": .text(16 << 10)],
    "quiz": [
      "id": .number(1...1), "asked": count, "correct": count, "streak": count, "best": count,
    ],
  ]

  /// - Parameter places: the positions that a member may have.
  private static func member(among places: ClosedRange<Int64>) -> [String: FieldBound] {
    var bounds: [String: FieldBound] = [
      "place": .number(places), "form": id, "moves": .text(2_048), "unread": unread,
    ]
    for field in SetField.all(with: .effort) { bounds[field.column] = bound(of: field) }
    return bounds
  }

  private static func bound(of field: SetField) -> FieldBound {
    switch field.kind {
    case .text: line
    case .name: id
    case .gender: .text(8)
    case .number(_, let range, _): .number(Int64(range.lowerBound)...Int64(range.upperBound))
    case .flag: flag
    case .stats: stats
    }
  }

  /// Whether a value may be stored; never for a column without a bound.
  static func allows(_ value: DatabaseValue, in column: String, of table: String) -> Bool {
    bound(of: column, in: table)?.allows(value) == true
  }

  // MARK: Reading

  /// A condition in SQL that holds for the rows whose values are all within their bounds. No other
  /// row is read: one strange value must not take the rest of the user's data away.
  ///
  /// - Parameter column: a column that is read with ``cut(_:of:)``, whose value does not matter.
  static func readable(_ table: String, cutting column: String? = nil) -> String {
    let columns = bounds[table, default: [:]].keys.filter { $0 != column }.sorted()
    return columns.map { condition(of: $0, in: table) }.joined(separator: " AND ")
  }

  /// An expression in SQL for a text, of which no more than the beginning is read if it is too long.
  static func cut(_ column: String, of table: String) -> String {
    "CASE WHEN \(condition(of: column, in: table)) THEN \(column) ELSE substr(\(column), 1, 200) END"
  }

  private static func condition(of column: String, in table: String) -> String {
    bounds[table]?[column]?.condition(column) ?? "FALSE"
  }

  /// The first value of a store that is out of bounds, which ``TrainerStore/restore(from:)`` refuses.
  static func fault(in db: Database) throws -> RefusedData? {
    for table in tables(of: changes).map(\.name) {
      let sql = "SELECT * FROM \(table) WHERE NOT (\(readable(table))) LIMIT 1"
      guard let row = try GRDB.Row.fetchOne(db, sql: sql) else { continue }
      return try fault(in: Array(row.databaseValues), of: Array(row.columnNames), in: table, of: db)
    }
    return nil
  }

  /// The error for a row with a value out of bounds, which names the row and the column.
  fileprivate static func fault(
    in values: [DatabaseValue], of columns: [String], in table: String, of db: Database
  ) throws -> RefusedData {
    let column = zip(columns, values).first { !allows($0.1, in: $0.0, of: table) }?.0 ?? ""
    let name = try name(of: Dictionary(zip(columns, values)) { first, _ in first }, of: db)
    return RefusedData(
      reason: worded("it has a value out of bounds: \(column) of \(table) (\(name))"))
  }

  /// The beginning of a row's name, of that of its team or run, or of its key.
  private static func name(of row: [String: DatabaseValue], of db: Database) throws -> String {
    for owner in ["team", "run"] {
      guard let id = row[owner] else { continue }
      let name = "SELECT substr(name, 1, 40) FROM \(owner) WHERE id = ?"
      return try String.fetchOne(db, sql: name, arguments: [id]) ?? ""
    }
    let key = row["name"] ?? row["form"] ?? row["id"]
    return try String.fetchOne(db, sql: "SELECT substr(?, 1, 40)", arguments: [key]) ?? ""
  }
}

/// Inserts rows into a table of the store, whose values must be within their bounds. Everything that
/// is stored passes through here.
struct RowInsertion {
  private let db: Database
  private let table: String
  let columns: [String]
  private let bounds: [FieldBound?]
  private let insert: Statement

  /// - Parameter replacing: whether a row replaces one with the same key.
  init(into table: String, of db: Database, replacing: Bool = false) throws {
    self.db = db
    self.table = table
    columns = try db.columns(in: table).map(\.name)
    bounds = columns.map { TrainerSchema.bound(of: $0, in: table) }
    let names = columns.joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    insert = try db.cachedStatement(
      sql:
        "INSERT \(replacing ? "OR REPLACE " : "")INTO \(table) (\(names)) VALUES (\(marks))")
  }

  /// - Parameter values: one for each column.
  /// - Throws: ``RefusedData`` if a value is out of bounds.
  func callAsFunction(_ values: [(any DatabaseValueConvertible)?]) throws {
    let values = values.map { $0?.databaseValue ?? .null }
    guard zip(bounds, values).allSatisfy({ $0?.allows($1) == true }) else {
      throw try TrainerSchema.fault(in: values, of: columns, in: table, of: db)
    }
    try insert.execute(arguments: StatementArguments(values))
  }
}
