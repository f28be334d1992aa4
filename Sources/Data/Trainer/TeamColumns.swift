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
    member.look = try number("look").map { ID($0) }
    member.nickname = try text("nickname")
    member.gender = try gender()
    member.item = try number("item").map { ID($0) }
    member.ability = try number("ability").map { ID($0) }
    member.level = try number("level")
    member.nature = try number("nature").map { ID($0) }
    member.effort = try stats("effort", in: TeamMember.efforts)
    member.individual = try stats("individual", in: TeamMember.individuals)
    member.moves = try moves()
    member.isShiny = try number("shiny").map { $0 != 0 }
    member.happiness = try number("happiness")
    member.teraType = try number("tera_type").map { ID($0) }
    member.dynamaxLevel = try number("dynamax_level")
    member.isGigantamax = try number("gigantamax").map { $0 != 0 }
    member.ball = try number("ball").map { ID($0) }
    member.hiddenPower = try number("hidden_power").map { ID($0) }
    member.unread = try list("unread", of: [String].self)
    return member
  }

  func list<Value: Decodable>(_ column: String, of type: Value.Type) throws(Damage) -> Value {
    let text: String = try text(column)
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

  private func number(_ column: String) throws(Damage) -> Int? { try value(column) }

  private func required(_ column: String) throws(Damage) -> Int {
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

  private func gender() throws(Damage) -> Gender? {
    guard let letter: String = try text("gender") else { return nil }
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

  /// The values in the order of the table's columns, starting with the form.
  static func values(of member: TeamMember) -> [(any DatabaseValueConvertible)?] {
    [
      member.form.rawValue, member.look?.rawValue, member.nickname, member.gender?.rawValue,
      member.item?.rawValue, member.ability?.rawValue, member.level, member.nature?.rawValue,
      text(member.effort), text(member.individual), text(member.moves),
      member.isShiny.map { $0 ? 1 : 0 }, member.happiness, member.teraType?.rawValue,
      member.dynamaxLevel, member.isGigantamax.map { $0 ? 1 : 0 }, member.ball?.rawValue,
      member.hiddenPower?.rawValue, text(member.unread),
    ]
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
