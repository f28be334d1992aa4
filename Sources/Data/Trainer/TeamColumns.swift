import FoundationEssentials
import GRDB
import PokedexDomain

/// Encodes and decodes the columns of teams and their members.
///
/// Stats are six numbers separated by commas, empty if unspecified: `252,,,,4,252`. Moves are IDs
/// separated by spaces, with the type of Hidden Power after a colon: `89 237:15`. Unrecognized
/// lines are JSON lists.
struct TeamColumns {
  /// A column has an invalid value, or one that is out of bounds.
  struct Damage: Error {}

  private let row: GRDB.Row

  init(_ row: GRDB.Row, of table: String) throws(Damage) {
    let isWithinBounds = row.allSatisfy { column, value in
      TrainerSchema.allows(value, in: column, of: table)
    }
    guard isWithinBounds else { throw Damage() }
    self.row = row
  }

  // MARK: Reading

  func member() throws(Damage) -> TeamMember {
    var member = TeamMember(ID(try required("form")))
    for field in SetField.all(with: .effort) { try read(field, into: &member) }
    member.moves = try moves()
    member.unread = try list("unread", of: [String].self)
    return member
  }

  private func read(_ field: SetField, into member: inout TeamMember) throws(Damage) {
    let column = field.column
    switch field.kind {
    case .text(let path): member[keyPath: path] = try text(column)
    case .name(_, let path), .number(let path, _, _): member[keyPath: path] = try number(column)
    case .gender(let path): member[keyPath: path] = try gender(column)
    case .flag(let path): member[keyPath: path] = try number(column).map { $0 != 0 }
    case .stats(let path, let range, _, _):
      member[keyPath: path] = try stats(column, in: range)
    }
  }

  func list<Value: Decodable & ExpressibleByArrayLiteral>(
    _ column: String, of type: Value.Type
  ) throws(Damage) -> Value {
    let text: String = try text(column)
    // Nearly all are empty, and the first use of the decoder takes a tenth of a millisecond.
    guard text != "[]" else { return [] }
    guard let value = try? JSONDecoder().decode(type, from: Data(text.utf8)) else {
      throw Damage()
    }
    return value
  }

  func text(_ column: String) throws(Damage) -> String? { try value(column) }

  func text(_ column: String) throws(Damage) -> String {
    guard let text: String = try value(column) else { throw Damage() }
    return text
  }

  func number(_ column: String) throws(Damage) -> Int? { try value(column) }

  func required(_ column: String) throws(Damage) -> Int {
    guard let number = try number(column) else { throw Damage() }
    return number
  }

  private func value<Value: DatabaseValueConvertible>(
    _ column: String
  ) throws(Damage) -> Value? {
    guard let stored = row[column] as DatabaseValue?, !stored.isNull else { return nil }
    guard let value = Value.fromDatabaseValue(stored) else { throw Damage() }
    return value
  }

  private func gender(_ column: String) throws(Damage) -> Gender? {
    guard let letter: String = try text(column) else { return nil }
    guard let gender = Gender(rawValue: letter) else { throw Damage() }
    return gender
  }

  private func stats(
    _ column: String, in range: ClosedRange<Int>
  ) throws(Damage) -> StatValues {
    let text: String = try text(column)
    var values = StatValues()
    guard !text.isEmpty else { return values }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == Stat.allCases.count else { throw Damage() }
    for (stat, part) in zip(Stat.allCases, parts) where !part.isEmpty {
      guard let value = Int(part), range.contains(value) else { throw Damage() }
      values[stat] = value
    }
    return values
  }

  private func moves() throws(Damage) -> [TeamMove] {
    let text: String = try text("moves")
    var moves: [TeamMove] = []
    for word in text.split(separator: " ") {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(parts.count), let move = parts[0], !parts.contains(nil) else {
        throw Damage()
      }
      moves.append(TeamMove(ID(move), type: parts.dropFirst().first?.map { ID($0) }))
    }
    return moves
  }

  // MARK: Writing

  /// The values by column.
  static func values(of member: TeamMember) -> [String: any DatabaseValueConvertible] {
    var values: [String: any DatabaseValueConvertible] = [
      "form": member.form.rawValue, "moves": text(member.moves), "unread": text(member.unread),
    ]
    for field in SetField.all(with: .effort) { values[field.column] = value(of: field, member) }
    return values
  }

  private static func value(
    of field: SetField, _ member: TeamMember
  ) -> (any DatabaseValueConvertible)? {
    switch field.kind {
    case .text(let path): member[keyPath: path]
    case .name(_, let path), .number(let path, _, _): member[keyPath: path]
    case .gender(let path): member[keyPath: path]?.rawValue
    case .flag(let path): member[keyPath: path].map { $0 ? 1 : 0 }
    case .stats(let path, _, _, _): text(member[keyPath: path])
    }
  }

  static func text(_ list: some Encodable) -> String {
    guard let data = try? JSONEncoder().encode(list) else { return "[]" }
    return String(decoding: data, as: UTF8.self)
  }

  private static func text(_ stats: StatValues) -> String {
    guard !stats.isEmpty else { return "" }
    return Stat.allCases.map { stat in stats[stat].map { "\($0)" } ?? "" }.joined(separator: ",")
  }

  private static func text(_ moves: [TeamMove]) -> String {
    moves.map { move in "\(move.move)" + (move.type.map { ":\($0)" } ?? "") }
      .joined(separator: " ")
  }
}
