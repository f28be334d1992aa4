import FoundationEssentials
import PokedexTesting

extension JSONValue {
  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  /// The members of an object; none of another value.
  var members: [String: JSONValue] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  /// The elements of a list; none of another value.
  var elements: [JSONValue] {
    guard case .list(let elements) = self else { return [] }
    return elements
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// Whether the value has a type of JSON Schema.
  func isOf(_ type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || type == "integer" && number == number.rounded()
    case .text: type == "string"
    case .list: type == "array"
    case .object: type == "object"
    }
  }
}
