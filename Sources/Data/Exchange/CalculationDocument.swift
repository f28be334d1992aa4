import FoundationEssentials
import PokedexDomain

/// A damage calculation as JSON, in the words of Pokémon Showdown's calculator. Any other member is
/// a setting that the calculation leaves out; its name is reported, unless the setting is off.
package struct CalculationDocument: Decodable {
  private var calculation: WrittenCalculation

  /// Reads calculations, one after another.
  package struct Reader {
    private let decoder = JSONDecoder()

    package init() {}

    /// - Throws: ``CalculationProblem``, which names the field.
    package func read(_ line: [UInt8]) throws(CalculationProblem) -> WrittenCalculation {
      do {
        return try decoder.decode(CalculationDocument.self, from: Data(line)).calculation
      } catch {
        let error = FieldError(error)
        let field = error.field.isEmpty ? "the line" : error.field
        throw CalculationProblem("\(field) \(error.reason)")
      }
    }
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: AnyKey.self)
    let attacker = try FighterDocument(try values.object("attacker"))
    let defender = try FighterDocument(try values.object("defender"))
    let move = try UsedMoveDocument(try values.object("move"))
    calculation = WrittenCalculation(
      era: try Self.era(values), attacker: attacker.fighter, defender: defender.fighter,
      move: move.move)
    calculation.unknown = attacker.unknown + defender.unknown + move.unknown
    guard values.contains("field") else { return }
    let field = try FieldDocument(try values.object("field"))
    calculation.field = field.field
    calculation.unknown += field.unknown
  }

  /// A generation: its number, or `champions`.
  private static func era(_ values: KeyedDecodingContainer<AnyKey>) throws -> BattleEra {
    do {
      return .generation(try values.number("gen", BattleEra.known))
    } catch {
      if values.value(String.self, "gen") == "champions" { return .champions }
      throw error
    }
  }
}

/// The key of any member, known or unknown.
struct AnyKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral value: String) { stringValue = value }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<AnyKey> {
  func object(_ key: AnyKey) throws -> Self {
    try nestedContainer(keyedBy: AnyKey.self, forKey: key)
  }

  /// - Throws: ``FieldError``, also if the number does not fit into an `Int`.
  func number(_ key: AnyKey, _ range: ClosedRange<Int>) throws -> Int {
    let number: Int
    do {
      number = try decode(Int.self, forKey: key)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw FieldError(codingPath + [key], "is not a whole number")
    }
    guard range.contains(number) else {
      throw FieldError(
        codingPath + [key], "\(number) is not from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// - Throws: ``FieldError``, also if a number does not fit into an `Int`.
  func numbers(_ key: AnyKey) throws -> [String: Int] {
    do {
      return try decode([String: Int].self, forKey: key)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw FieldError(codingPath + [key], "has a number that is too large")
    }
  }

  func text(_ key: AnyKey) throws -> String {
    try FieldError.text(longest: 100, at: codingPath + [key]) {
      try decode(String.self, forKey: key)
    }
  }

  /// One of the words of an enumeration.
  func word<Value: RawRepresentable<String> & CaseIterable>(_ key: AnyKey) throws -> Value {
    guard let value = Value(rawValue: try text(key)) else {
      let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw FieldError(codingPath + [key], "is none of \(known)")
    }
    return value
  }

  /// `nil` for a value of another type.
  func value<Value: Decodable>(_ type: Value.Type, _ key: AnyKey) -> Value? {
    try? decode(type, forKey: key)
  }

  /// Whether a setting is off: `false`, 0 or `null`.
  func isOff(_ key: AnyKey) -> Bool {
    if let flag = value(Bool.self, key) { return !flag }
    if let number = value(Int.self, key) { return number == 0 }
    return (try? decodeNil(forKey: key)) ?? false
  }
}
