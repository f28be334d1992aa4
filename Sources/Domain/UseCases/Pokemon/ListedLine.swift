/// A line with its number in front, if it has one, and what may be its name: `#004 Charmander`,
/// `25. Pikachu`, `- [x] Mewtwo, 150`.
package struct ListedLine {
  let number: Int?
  /// The whole line, then its columns. National Dex numbers are not among them.
  package let names: [String]

  /// The first columns, of which one should be the name; the line if it has no columns.
  package var likelyNames: [String] {
    let columns = names.dropFirst().prefix(3)
    return columns.isEmpty ? names : Array(columns)
  }
}

extension ListedLine {
  package init(_ text: String) {
    let text = Self.withoutBullet(text)
    let (number, rest) = Self.splitAtNumber(text)
    self.number = number ?? Self.numbers(in: text).first
    let columns = Self.columns(of: rest)
    names = ([rest] + (columns.count > 1 ? columns : [])).filter {
      !$0.isEmpty && !Self.isNumber($0)
    }
  }

  /// The line without the mark of an item of a list, and its box.
  private static func withoutBullet(_ text: String) -> String {
    var rest = text[...]
    if let first = rest.first, "-*•".contains(first), rest.dropFirst().first?.isWhitespace == true {
      rest = rest.dropFirst(2)
    }
    for box in ["[ ]", "[x]", "[X]"] where rest.hasPrefix(box) { rest = rest.dropFirst(box.count) }
    return rest.trimmed
  }

  /// The texts between the commas of a line, without the mark of an item of a list, and those in
  /// brackets.
  static func parts(of text: String) -> [String] {
    parts(of: withoutBullet(text), at: ",;").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The number at the beginning of a line, unless a # says that it is that of the dex, and the rest.
  static func numbered(_ text: String) -> (number: Int, rest: String)? {
    let text = withoutBullet(text)
    guard !text.hasPrefix("#"), case (let number?, let rest) = splitAtNumber(text) else {
      return nil
    }
    return (number, rest)
  }

  private static func splitAtNumber(_ text: String) -> (Int?, String) {
    let isMarked = text.hasPrefix("#")
    let rest = isMarked ? text.dropFirst() : text[...]
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let name = rest.dropFirst(digits.count)
    guard let number = Int(digits), let next = name.first,
      next.isWhitespace || ".):,;".contains(next)
    else { return (isMarked ? Int(rest) : nil, text) }
    return (number, String(name.dropFirst()).trimmed)
  }

  /// The number of columns among which a name is looked for.
  private static let maxColumns = 50

  private static func columns(of text: String) -> [String] {
    parts(of: text.replacing("  ", with: "\t"), at: "\t;|,").lazy.map(\.trimmed)
      .filter { !$0.isEmpty }.prefix(maxColumns).map(\.self)
  }

  /// The text between tabs and other signs that part columns. A comma in brackets belongs to a name:
  /// `Tauros (Paldean Form, Combat Breed)`.
  private static func parts(of text: String, at signs: String) -> [Substring] {
    var isInBrackets = false
    return text.split { character in
      if "(\t)".contains(character) { isInBrackets = character == "(" }
      return signs.contains(character) && !(character == "," && isInBrackets)
    }
  }

  /// The numbers of a line that has nothing else.
  private static func numbers(in text: String) -> [Int] {
    let columns = columns(of: text)
    guard columns.allSatisfy(isNumber) else { return [] }
    return columns.compactMap { Int($0.drop { $0 == "#" }) }
  }

  private static func isNumber(_ text: String) -> Bool {
    text.drop { $0 == "#" }.allSatisfy(\.isNumber)
  }
}
