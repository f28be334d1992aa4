/// The part of a query before the cursor that is to be completed.
struct CompletionContext: Hashable {
  enum Part: Hashable {
    /// A word without an operator: a name, or the beginning of a field.
    case word
    /// A value of a field.
    case value(field: String)
    /// The game that follows a value.
    case game(field: String)
    /// The learn method or the move that follows a value.
    case second(field: String)
    /// A sort field.
    case sort
  }

  let part: Part
  /// The typed text of the part.
  let typed: String
  /// The typed text, folded for comparison with names.
  let letters: [UInt8]
  /// The range to replace, in characters of the text.
  let range: Range<Int>
  let isNegated: Bool
  /// The preceding text of the same value: `toxic@` of `toxic@plat`.
  let value: String
  /// The text without the term at the cursor.
  let rest: String

  init(_ text: String, cursor: Int) {
    let characters = Array(text)
    let end = min(max(cursor, 0), characters.count)
    var start = Self.termStart(characters, before: end)
    let wordEnd = Self.wordEnd(
      characters, from: end, isQuoted: Self.isOpen(characters[start..<end]))
    let termEnd = Self.termEnd(characters, from: wordEnd)
    rest = String(characters[..<start] + characters[termEnd...])
    var isNegated = false
    while start < end, characters[start] == "-" || characters[start] == "!" {
      isNegated.toggle()
      start += 1
    }
    self.isNegated = isNegated
    let term = Array(characters[start..<end])
    guard let sign = term.firstIndex(where: { ":=<>!".contains($0) }) else {
      part = .word
      typed = String(term)
      letters = Spelling.folded(typed)
      value = ""
      range = start..<wordEnd
      return
    }
    let field = String(term[..<sign]).lowercased()
    var valueStart = sign
    while valueStart < term.count, ":=<>!".contains(term[valueStart]) { valueStart += 1 }
    let last = Self.lastPart(of: term, from: valueStart)
    let braces = term[..<last.start].lastIndex(of: "}") ?? valueStart
    let comma = term[max(braces, valueStart)..<last.start].lastIndex(of: ",")
    value = String(term[(comma.map { $0 + 1 } ?? valueStart)..<last.start])
    part = field == "sort" ? .sort : Self.part(last.sign, field)
    let isDescending = part == .sort && last.start < term.count && term[last.start] == "-"
    let typedFrom = last.start + (isDescending || Self.isQuoted(term, last.start) ? 1 : 0)
    typed = String(term[min(typedFrom, term.count)...])
    letters = Spelling.folded(typed)
    range = start + (isDescending ? typedFrom : last.start)..<wordEnd
  }

  private static func isOpen(_ term: ArraySlice<Character>) -> Bool {
    !term.count { $0 == "\"" }.isMultiple(of: 2)
  }

  /// The end of the word at the cursor; for a quoted word, after its closing quotation mark.
  private static func wordEnd(_ text: [Character], from cursor: Int, isQuoted: Bool) -> Int {
    if isQuoted {
      return text[cursor...].firstIndex(of: "\"").map { $0 + 1 } ?? cursor
    }
    return text[cursor...].firstIndex { $0.isWhitespace || "()|\",@/:=<>!".contains($0) }
      ?? text.count
  }

  /// The end of the term at a position. Braces and their contents belong to the term.
  private static func termEnd(_ text: [Character], from index: Int) -> Int {
    var index = index
    while index < text.count, !text[index].isWhitespace, !"()|".contains(text[index]) {
      index = text[index] == "{" ? Braces.end(of: text, from: index) ?? text.count : index + 1
    }
    return min(index, text.count)
  }

  private static func isQuoted(_ term: [Character], _ start: Int) -> Bool {
    start < term.count && term[start] == "\""
  }

  /// The start of the term that ends at the cursor. Whitespace within quotation marks and braces
  /// belongs to the term.
  private static func termStart(_ text: [Character], before end: Int) -> Int {
    var start = 0
    var isQuoted = false
    var depth = 0
    for index in 0..<end {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "{" where !isQuoted: depth += 1
      case "}" where !isQuoted: depth = max(depth - 1, 0)
      case let other where !isQuoted && depth == 0 && (other.isWhitespace || "()|".contains(other)):
        start = index + 1
      default: break
      }
    }
    return start
  }

  /// The start of the part of a value at the cursor, and the sign before it.
  private static func lastPart(
    of term: [Character], from value: Int
  ) -> (sign: Character?, start: Int) {
    let braces = term[value...].lastIndex(of: "}") ?? value
    guard let index = term[braces...].lastIndex(where: { ",@/".contains($0) }) else {
      return (nil, value)
    }
    return (term[index], index + 1)
  }

  private static func part(_ sign: Character?, _ field: String) -> Part {
    switch sign {
    case "@": .game(field: field)
    case "/": .second(field: field)
    default: .value(field: field)
    }
  }
}
