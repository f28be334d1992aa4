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
        default: split(bareWord())
        }
      values.append(contentsOf: part)
    } while values.last.map { endsWithComma($0) } == true && skipComma()
    return values.filter { !$0.text.isEmpty }
  }

  /// Splits a word at its commas into values.
  private func split(_ word: Query.Word) -> [Query.Word] {
    var start = word.range.lowerBound
    let pieces: [Substring] = word.text.split(separator: ",", omittingEmptySubsequences: false)
    return pieces.map { piece in
      defer { start += piece.count + 1 }
      return Query.Word(text: String(piece), range: start..<start + piece.count)
    }
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
      return Query.Word(text: String(text[start...]), range: start..<position)
    }
    position = end + 1
    if current == "@" || current == "/" { _ = bareWord() }
    return Query.Word(text: String(text[start..<position]), range: start..<position)
  }
}
