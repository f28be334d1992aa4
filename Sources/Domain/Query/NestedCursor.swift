/// The query in braces that a cursor is in.
struct NestedCursor {
  /// The field before the braces.
  let field: String
  /// The query between the braces.
  let text: String
  /// The position of the query in the whole text.
  let start: Int

  /// Returns `nil` if the cursor is outside of braces.
  init?(_ text: String, cursor: Int) {
    let characters = Array(text)
    guard let brace = Self.openBrace(characters[..<min(max(cursor, 0), characters.count)]) else {
      return nil
    }
    start = brace + 1
    let end = Braces.end(of: characters, from: brace) ?? characters.count
    self.text = String(characters[start..<max(start, end)])
    field = Self.field(characters[..<brace])
  }

  /// The outermost brace that is open at the end of a text.
  private static func openBrace(_ text: ArraySlice<Character>) -> Int? {
    var open: [Int] = []
    var isQuoted = false
    for (index, character) in zip(text.indices, text) {
      switch character {
      case "\"": isQuoted.toggle()
      case "{" where !isQuoted: open.append(index)
      case "}" where !isQuoted: _ = open.popLast()
      default: break
      }
    }
    return open.first
  }

  /// The field of the term at the end of a text: `move` of `fire -move:tackle,`.
  private static func field(_ text: ArraySlice<Character>) -> String {
    let term = text.suffix(while: { !$0.isWhitespace && !"()|".contains($0) })
    let word = term.drop { "-!".contains($0) }.prefix { !":=<>!".contains($0) }
    return String(word).lowercased()
  }
}

/// Braces around a query within a query.
enum Braces {
  /// The position of the brace that closes the one at a position; `nil` if none does. Braces within
  /// quotation marks do not count.
  static func end(of text: [Character], from start: Int) -> Int? {
    var depth = 0
    var isQuoted = false
    for index in start..<text.count {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "{" where !isQuoted: depth += 1
      case "}" where !isQuoted:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }
}

extension ArraySlice<Character> {
  /// The longest suffix whose characters all meet a condition.
  fileprivate func suffix(while condition: (Character) -> Bool) -> ArraySlice {
    self[(lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
