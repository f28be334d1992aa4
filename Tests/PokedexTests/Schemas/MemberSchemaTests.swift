import PokedexDomain
import PokedexTesting
import Testing

/// `docs/schemas/member.json`, made from the table of a set's values.
@Suite struct MemberSchemaTests {
  @Test func theSchemaOfAMemberHasTheValuesOfTheTable() {
    GoldenFile("member.json", in: "docs/schemas", of: #filePath).check(Self.text, #_sourceLocation)
  }

  private static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A member of a team, with its set",
      "type": "object",
      "properties": {
    \(members.map { "    \"\($0.key)\": \($0.value)" }.joined(separator: ",\n"))
      },
      "required": [\(members.map { "\"\($0.key)\"" }.joined(separator: ", "))]
    }

    """

  private static let members: [(key: String, value: String)] =
    [
      ("id", #"{"type": "integer", "minimum": 1}"#), ("name", #"{"type": "string"}"#),
      (
        "types",
        """
        {"description": "types, in English and lower case", "type": "array", \
        "items": {"type": "string"}}
        """
      ),
    ]
    + SetField.all.map { ($0.key, schema(of: $0)) }
    + [("moves", #"{"type": "array", "items": {"type": "string"}}"#)]

  private static func schema(of field: SetField) -> String {
    switch field.kind {
    case .text, .name: #"{"type": ["string", "null"]}"#
    case .gender: #"{"enum": ["M", "F", "N", null]}"#
    case .number(_, let range, _): number(in: range, #"["integer", "null"]"#)
    case .flag: #"{"type": ["boolean", "null"]}"#
    case .stats(_, let range, _, _):
      """
      {"description": "\(field.name) that are set; empty in games without", "type": "object", \
      "properties": {\(stats.map { "\"\($0)\": \(number(in: range))" }.joined(separator: ", "))}}
      """
    }
  }

  private static func number(in range: ClosedRange<Int>, _ type: String = #""integer""#) -> String {
    """
    {"type": \(type), "minimum": \(range.lowerBound), "maximum": \(range.upperBound)}
    """
  }

  private static let stats = [
    "hp", "attack", "defense", "specialAttack", "specialDefense", "speed",
  ]
}
