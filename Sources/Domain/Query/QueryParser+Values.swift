/// The values after an operator: `toxic`, `"quick attack"@red/egg`, `{power>80}`.
extension QueryParser {
  /// Parses values that are separated by commas.
  mutating func values() -> [Query.Word] {
    var values: [Query.Word] = []
    repeat {
      skipSpaces()
      let part =
        switch current {
        case "\"": [quotedValue()]
        case "{": [nestedValue()]
        default: bareValues()
        }
      guard !part.isEmpty else { break }
      values.append(contentsOf: part)
    } while values.last.map { endsWithComma($0) } == true && skipComma()
    return values.filter { !$0.text.isEmpty }
  }

  /// Values up to a space. The `move` of `type:fire,move:surf` is not a value: it begins the next
  /// term.
  private mutating func bareValues() -> [Query.Word] {
    let values = bareWord().split()
    guard current == ":", let field = values.last, field.range.lowerBound > 0 else { return values }
    let before = text[..<field.range.lowerBound].last { !$0.isWhitespace }
    guard before == "," else { return values }
    position = field.range.lowerBound
    return Array(values.dropLast())
  }

  private func endsWithComma(_ word: Query.Word) -> Bool {
    let last = word.range.upperBound - 1
    return last >= 0 && last < text.count && (text[last] == "," || current == ",")
  }

  private mutating func skipComma() -> Bool {
    if current == "," { position += 1 }
    skipSpaces()
    return current.map { !Self.delimiters.contains($0) || $0 == "\"" } ?? false
  }

  /// A quoted value with the game and method that directly follow it.
  private mutating func quotedValue() -> Query.Word {
    let name = quoted()
    guard current == "@" || current == "/" else { return name }
    let details = bareWord()
    return Query.Word(
      text: name.text + details.text,
      range: name.range.lowerBound..<details.range.upperBound, isQuoted: true)
  }

  /// A query in braces with the game and method that directly follow it.
  private mutating func nestedValue() -> Query.Word {
    let start = position
    guard let end = Braces.end(of: text, from: start) else {
      problem(start..<start + 1, worded("'{' is not closed"), isUnfinished: true)
      position = text.count
      return Query.Word(text: piece(start..<position), range: start..<position)
    }
    position = end + 1
    if current == "@" || current == "/" { _ = bareWord() }
    return Query.Word(text: piece(start..<position), range: start..<position)
  }
}
