import PokedexData

extension JSON {
  /// The lines are not wider than this, except those of a long sentence or a list of words.
  private static let columns = 100

  /// The value with two blanks of indentation for each level; what fits stands on one line.
  ///
  /// - Parameter column: where the value begins in its line.
  func laidOut(at level: Int = 0, from column: Int = 0) -> String {
    guard isNested, column + line.count > Self.columns else { return line }
    switch self {
    case .list(let values):
      return Self.block(
        "[", values.map { $0.laidOut(at: level + 1, from: 2 * level + 2) }, "]", level)
    case .object(let members):
      let parts = members.map { member in
        let key = "\(JSON.string(member.key).written): "
        return key + member.value.laidOut(at: level + 1, from: 2 * level + 2 + key.count)
      }
      return Self.block("{", parts, "}", level)
    default: return line
    }
  }

  /// Whether it is an object, or a list of others than plain values.
  private var isNested: Bool {
    switch self {
    case .list(let values): values.contains(where: \.isNested)
    case .object: true
    default: false
    }
  }

  /// The value on one line, with blanks after commas and colons.
  private var line: String {
    switch self {
    case .list(let values): "[\(values.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(JSON.string($0.key).written): \($0.value.line)" }.joined(separator: ", "))}"
    default: written
    }
  }

  private static func block(
    _ opening: String, _ parts: [String], _ closing: String, _ level: Int
  ) -> String {
    let margin = String(repeating: "  ", count: level)
    let lines = parts.map { "\(margin)  \($0)" }.joined(separator: ",\n")
    return "\(opening)\n\(lines)\n\(margin)\(closing)"
  }
}
