import PokedexTesting

/// The part of JSON Schema (draft 2020-12) that `docs/schemas` uses.
///
/// A schema refers to other files by their names.
struct JSONSchema: Sendable {
  /// The files by their names.
  let files: [String: JSONValue]

  private static let remarks: Set = ["$schema", "title", "description", "$defs"]
  private static let rules: Set = [
    "$ref", "type", "enum", "const", "properties", "required", "additionalProperties", "items",
    "anyOf", "minimum", "maximum",
  ]

  // MARK: Closed schemas

  /// A copy in which objects have no properties but those that are described. The schemas themselves are
  /// open, because later versions of the program may add some.
  var closed: JSONSchema { JSONSchema(files: files.mapValues(Self.closed)) }

  private static func closed(_ schema: JSONValue) -> JSONValue {
    var members = schema.members
    for key in ["$defs", "properties"] {
      members[key] = members[key].map { .object($0.members.mapValues(closed)) }
    }
    for key in ["items", "additionalProperties"] { members[key] = members[key].map(closed) }
    members["anyOf"] = members["anyOf"].map { .list($0.elements.map(closed)) }
    if isOfObjects(members) { members["additionalProperties"] = .bool(false) }
    return .object(members)
  }

  /// Whether it describes objects, and does not say of which kind their other properties are.
  private static func isOfObjects(_ rules: [String: JSONValue]) -> Bool {
    let types = rules["type"].map { $0.text.map { [$0] } ?? $0.elements.compactMap(\.text) } ?? []
    return rules["additionalProperties"] == nil
      && (rules["properties"] != nil || types.contains("object"))
  }

  // MARK: Keywords

  /// The keywords in a file that are not checked here.
  func unknownKeywords(in file: String) -> Set<String> {
    files[file].map(Self.unknownKeywords) ?? []
  }

  private static func unknownKeywords(of schema: JSONValue) -> Set<String> {
    let members = schema.members
    let named = ["$defs", "properties"].flatMap { members[$0]?.members.values.map { $0 } ?? [] }
    let parts = ["items", "additionalProperties"].compactMap { members[$0] }
    return (named + parts + (members["anyOf"]?.elements ?? [])).reduce(
      Set(members.keys).subtracting(remarks).subtracting(rules)
    ) { $0.union(unknownKeywords(of: $1)) }
  }

  // MARK: Values

  /// The faults of a value, each with its position in the value.
  func problems(of value: JSONValue, in file: String) -> [String] {
    guard let schema = files[file] else { return ["there is no schema \(file)"] }
    return problems(of: value, schema, Position(file: file, path: ""))
  }

  /// Where a value is, and the file of its schema.
  private struct Position {
    let file: String
    let path: String

    func part(_ name: String) -> Position { Position(file: file, path: "\(path)/\(name)") }
  }

  private func problems(of value: JSONValue, _ schema: JSONValue, _ position: Position) -> [String]
  {
    let rules = schema.members
    return referred(value, rules, position) + wrongValue(value, rules, position)
      + wrongMembers(value, rules, position) + wrongElements(value, rules, position)
      + noneOf(value, rules, position)
  }

  private func referred(
    _ value: JSONValue, _ rules: [String: JSONValue], _ position: Position
  ) -> [String] {
    guard let target = rules["$ref"]?.text else { return [] }
    let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let file = parts[0].isEmpty ? position.file : parts[0]
    let steps = parts.count > 1 ? parts[1].split(separator: "/").map(String.init) : []
    let found = steps.reduce(files[file]) { $0?.members[$1] }
    guard let found else { return ["\(position.path): \(target) refers to nothing"] }
    return problems(of: value, found, Position(file: file, path: position.path))
  }

  private func wrongValue(
    _ value: JSONValue, _ rules: [String: JSONValue], _ position: Position
  ) -> [String] {
    var problems: [String] = []
    if let type = rules["type"] {
      let types = type.text.map { [$0] } ?? type.elements.compactMap(\.text)
      if !types.contains(where: value.isOf) { problems.append("is no \(types)") }
    }
    if let choices = rules["enum"]?.elements, !choices.contains(value) {
      problems.append("is none of the choices")
    }
    if let only = rules["const"], only != value { problems.append("is not \(only)") }
    if let least = rules["minimum"]?.number, let number = value.number, number < least {
      problems.append("is below \(least)")
    }
    if let most = rules["maximum"]?.number, let number = value.number, number > most {
      problems.append("is above \(most)")
    }
    return problems.map { "\(position.path) \($0): \(value)" }
  }

  private func wrongMembers(
    _ value: JSONValue, _ rules: [String: JSONValue], _ position: Position
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    let known = rules["properties"]?.members
    let missing = (rules["required"]?.elements.compactMap(\.text) ?? [])
      .filter { members[$0] == nil }.map { "\(position.path) has no \($0)" }
    let others = rules["additionalProperties"]
    return members.reduce(missing) { problems, member in
      let part = position.part(member.key)
      guard let schema = known?[member.key] ?? others else { return problems }
      if schema == .bool(false) { return problems + ["\(part.path) is not allowed"] }
      return problems + self.problems(of: member.value, schema, part)
    }
  }

  private func wrongElements(
    _ value: JSONValue, _ rules: [String: JSONValue], _ position: Position
  ) -> [String] {
    guard let items = rules["items"] else { return [] }
    return value.elements.enumerated().flatMap { number, element in
      problems(of: element, items, position.part("\(number)"))
    }
  }

  private func noneOf(
    _ value: JSONValue, _ rules: [String: JSONValue], _ position: Position
  ) -> [String] {
    guard let choices = rules["anyOf"]?.elements else { return [] }
    let results = choices.map { problems(of: value, $0, position) }
    guard !results.contains(where: \.isEmpty) else { return [] }
    // The nearest choice has the fewest problems.
    return results.min { $0.count < $1.count } ?? []
  }
}
