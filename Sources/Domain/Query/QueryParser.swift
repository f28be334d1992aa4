/// Parses the text of a query. It never fails: a part that cannot be parsed becomes a problem, and
/// the rest of the text keeps its meaning.
package struct QueryParser {
  let text: [Character]
  /// The same text, of which pieces are copied faster than characters are joined.
  private let whole: String
  /// The positions of the characters in it, and its end.
  private let indices: [String.Index]
  var position = 0
  private var depth = 0
  private var sorts: [Query.Sort] = []
  private var sortRanges: [Range<Int>] = []
  private var problems: [QueryProblem] = []

  /// The maximum nesting of brackets and negations; protects the stack.
  private static let deepest = 50
  static let delimiters: Set<Character> = ["(", ")", "|", "\"", ":", "=", "<", ">", "!"]

  private init(_ text: String) {
    self.text = Array(text)
    whole = text
    indices = text.indices + [text.endIndex]
  }

  package static func parse(_ text: String) -> Query {
    var parser = QueryParser(text)
    var parts = [parser.alternatives()]
    while parser.skipStrayBracket() { parts.append(parser.alternatives()) }
    if parts.count > 1 { parts.removeAll { $0 == .all([]) } }
    let root = parts.count == 1 ? parts[0] : .all(parts)
    return Query(
      root: root, sorts: parser.sorts, sortRanges: parser.sortRanges, problems: parser.problems)
  }

  var current: Character? { position < text.count ? text[position] : nil }

  func piece(_ range: Range<Int>) -> String {
    String(whole[indices[range.lowerBound]..<indices[range.upperBound]])
  }

  // MARK: Structure

  private mutating func alternatives() -> Query.Node {
    var alternatives = [conjunction()]
    while current == "|" {
      position += 1
      alternatives.append(conjunction())
    }
    return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
  }

  private mutating func conjunction() -> Query.Node {
    var parts: [Query.Node] = []
    skipSpaces()
    while let next = current, next != "|", next != ")" {
      if let part = factor() { Self.append(part, to: &parts) }
      skipSpaces()
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  /// Joins adjacent words into one run, so that `mr mime` can be one name. Empty brackets are
  /// ignored.
  private static func append(_ part: Query.Node, to parts: inout [Query.Node]) {
    guard part != .all([]) else { return }
    if case .words(let new) = part, case .words(let run)? = parts.last {
      parts[parts.count - 1] = .words(run + new)
    } else {
      parts.append(part)
    }
  }

  private mutating func factor() -> Query.Node? {
    switch current {
    case "-", "!": negation()
    case "(": group()
    case "\"": .words([quoted()])
    default: termOrWord()
    }
  }

  private mutating func negation() -> Query.Node? {
    let start = position
    position += 1
    skipSpaces()
    guard let next = current, next != "|", next != ")" else {
      problem(
        start..<start + 1, worded("nothing to exclude after '\(text[start])'"), isUnfinished: atEnd)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return tooDeep(from: start) }
    let sortsBefore = sorts.count
    let part = factor()
    // A sort key cannot be excluded, so the sign reverses its direction.
    for index in sortsBefore..<sorts.count { sorts[index].isDescending.toggle() }
    if sorts.count > sortsBefore, let last = sortRanges.popLast() {
      sortRanges.append(start..<last.upperBound)
    }
    return part.map { .not($0) }
  }

  private mutating func group() -> Query.Node? {
    let start = position
    position += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return tooDeep(from: start) }
    let inner = alternatives()
    if current == ")" {
      position += 1
    } else {
      problem(start..<start + 1, worded("'(' is not closed"), isUnfinished: true)
    }
    return inner
  }

  private mutating func tooDeep(from start: Int) -> Query.Node? {
    problem(start..<text.count, worded("the query is nested too deeply"))
    position = text.count
    return nil
  }

  private mutating func skipStrayBracket() -> Bool {
    guard position < text.count else { return false }
    problem(position..<position + 1, worded("')' has no '('"))
    position += 1
    return true
  }

  // MARK: Terms

  private mutating func termOrWord() -> Query.Node? {
    let word = bareWord()
    guard !word.text.isEmpty else {
      strayCharacter()
      return nil
    }
    guard let comparison = comparisonAhead() else { return .words([word]) }
    let operatorEnd = position
    let values = values()
    if word.text.lowercased() == "sort" {
      sortRanges.append(word.range.lowerBound..<(values.last?.range.upperBound ?? operatorEnd))
      readSorts(values, after: word)
      return nil
    }
    let amount = values.isEmpty ? nil : amount()
    let end = amount?.word.range.upperBound ?? values.last?.range.upperBound ?? operatorEnd
    return .term(
      Query.Term(
        field: word, comparison: comparison, values: values, amount: amount,
        range: word.range.lowerBound..<end, isLast: atEnd))
  }

  /// Parses the comparison after a value: the `>=4` after `weak:ice`.
  private mutating func amount() -> Query.Amount? {
    let start = position
    let problemsBefore = problems
    guard let comparison = comparisonAhead(), comparison != .has else {
      position = start
      problems = problemsBefore
      return nil
    }
    let operatorRange = position - comparison.rawValue.count..<position
    skipSpaces()
    let word = bareWord()
    if word.text.isEmpty {
      problem(
        operatorRange, worded("'\(comparison.rawValue)' needs a number after it"),
        isUnfinished: atEnd)
      return nil
    }
    return Query.Amount(comparison: comparison, word: word)
  }

  private mutating func strayCharacter() {
    let start = position
    position += 1
    while let next = current, Comparison.starts(next) { position += 1 }
    let stray = piece(start..<position)
    problem(start..<position, worded("'\(stray)' needs a field before it"), isUnfinished: atEnd)
  }

  mutating func bareWord() -> Query.Word {
    let start = position
    while let next = current, !Self.endsWord(next) { position += 1 }
    return Query.Word(text: piece(start..<position), range: start..<position)
  }

  mutating func quoted() -> Query.Word {
    let start = position
    position += 1
    while position < text.count, text[position] != "\"" { position += 1 }
    let inner = piece(start + 1..<position)
    if current == "\"" {
      position += 1
    } else {
      problem(start..<start + 1, worded("the quotation mark is not closed"), isUnfinished: true)
    }
    return Query.Word(text: inner, range: start..<position, isQuoted: true)
  }

  /// Compares bytes, as characters take longer to compare.
  private static func endsWord(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return character.isWhitespace }
    return byte > UInt8(ascii: " ") ? delimiterBytes.contains(byte) : character.isWhitespace
  }

  private static let delimiterBytes = delimiters.compactMap(\.asciiValue)

  /// Parses an operator and the whitespace before it; consumes nothing if there is none.
  private mutating func comparisonAhead() -> Comparison? {
    let start = position
    skipSpaces()
    guard let next = current, Self.endsWord(next) else {
      position = start
      return nil
    }
    let ahead = piece(position..<min(position + 2, text.count))
    let one = String(ahead.prefix(1))
    let found = Comparison(rawValue: ahead) ?? Comparison(rawValue: one)
    guard let found else {
      position = start
      return nil
    }
    position += found.rawValue.count
    return found
  }

  private mutating func readSorts(_ values: [Query.Word], after word: Query.Word) {
    if values.isEmpty {
      problem(word.range, worded("sort: needs a field, such as sort:-speed"), isUnfinished: atEnd)
    }
    for value in values {
      guard value.text != "-" else {
        problem(value.range, worded("'-' needs a field after it"), isUnfinished: atEnd)
        continue
      }
      let isDescending = value.text.hasPrefix("-")
      let field = Query.Word(
        text: isDescending ? String(value.text.dropFirst()) : value.text, range: value.range,
        isQuoted: value.isQuoted)
      sorts.append(Query.Sort(field: field, isDescending: isDescending))
    }
  }

  // MARK: Small parts

  private var atEnd: Bool { text[min(position, text.count)...].allSatisfy(\.isWhitespace) }

  mutating func skipSpaces() {
    while let next = current, next.isWhitespace { position += 1 }
  }

  mutating func problem(
    _ range: Range<Int>, _ message: String, isUnfinished: Bool = false
  ) {
    problems.append(QueryProblem(range: range, message: message, isUnfinished: isUnfinished))
  }
}

extension Comparison {
  /// Whether an operator may begin with the character.
  fileprivate static func starts(_ character: Character) -> Bool {
    allCases.contains { $0.rawValue.first == character }
  }
}
