/// A parsed query: its terms with their positions in the text, before names are looked up.
package struct Query: Hashable, Sendable {
  package var root: Node
  package var sorts: [Sort]
  /// The ranges of the `sort:` terms in the text.
  package internal(set) var sortRanges: [Range<Int>] = []
  /// The parts of the text that could not be parsed.
  package var problems: [QueryProblem]

  package indirect enum Node: Hashable, Sendable {
    case all([Node])
    case any([Node])
    case not(Node)
    /// Adjacent words, which match each by itself or all together as one name.
    case words([Word])
    case term(Term)
  }

  /// A piece of the text. Its range counts characters from 0.
  package struct Word: Hashable, Sendable {
    package let text: String
    package let range: Range<Int>
    package let isQuoted: Bool

    package init(text: String, range: Range<Int>, isQuoted: Bool = false) {
      self.text = text
      self.range = range
      self.isQuoted = isQuoted
    }

    /// Whether the word is a query in braces.
    var isNested: Bool { !isQuoted && text.hasPrefix("{") }

    /// The unquoted text between commas.
    func split() -> [Word] {
      var start = range.lowerBound
      let pieces: [Substring] = text.split(separator: ",", omittingEmptySubsequences: false)
      return pieces.map { piece in
        defer { start += piece.count + 1 }
        return Word(text: String(piece), range: start..<start + piece.count)
      }
    }

    /// The runs of words between commas.
    static func runs(_ words: [Word]) -> [[Word]] {
      guard words.contains(where: { $0.text.utf8.contains(UInt8(ascii: ",")) }) else {
        return [words]
      }
      var runs: [[Word]] = [[]]
      for word in words {
        for (index, piece) in (word.isQuoted ? [word] : word.split()).enumerated() {
          if index > 0 { runs.append([]) }
          if !piece.text.isEmpty || word.isQuoted { runs[runs.count - 1].append(piece) }
        }
      }
      let named = runs.filter { !$0.isEmpty }
      return named.isEmpty ? [words] : named
    }
  }

  /// `field op value`.
  package struct Term: Hashable, Sendable {
    package let field: Word
    package let comparison: Comparison
    /// Alternative values; empty while none has been typed.
    package let values: [Word]
    /// The number after the value: the `>=4` of `weak:ice>=4`.
    package let amount: Amount?
    /// From the field to the last value, or to the operator if there is none.
    package let range: Range<Int>
    /// Whether nothing but whitespace follows.
    package let isLast: Bool
  }

  /// A comparison of a value with a number.
  package struct Amount: Hashable, Sendable {
    package let comparison: Comparison
    package let word: Word
  }

  /// One key of `sort:`.
  package struct Sort: Hashable, Sendable {
    package let field: Word
    package internal(set) var isDescending: Bool

    init(field: Word, isDescending: Bool) {
      self.field = field
      self.isDescending = isDescending
    }

    /// Creates a key that is not part of a query's text.
    package init(_ field: String, isDescending: Bool) {
      self.init(field: Word(text: field, range: 0..<0), isDescending: isDescending)
    }
  }
}

extension Query {
  /// The query without its last word, if that is a prefix of a field name; otherwise `nil`.
  func withoutBeginning<Rows: QueryRows>(of rows: Rows.Type) -> Query? {
    guard
      let root = root.withoutLast({ word in
        let text = word.text.lowercased()
        return !word.isQuoted && Rows.fields.contains { $0.names.contains { $0.hasPrefix(text) } }
      })
    else { return nil }
    return Query(root: root, sorts: sorts, problems: problems)
  }
}

extension Query.Node {
  /// The node without its last word, if that fulfils the condition; otherwise `nil`.
  fileprivate func withoutLast(_ condition: (Query.Word) -> Bool) -> Query.Node? {
    switch self {
    case .all(let parts):
      guard let last = parts.last, let shorter = last.withoutLast(condition) else { return nil }
      return .all(parts.dropLast() + [shorter])
    case .any(let parts):
      guard let last = parts.last, let shorter = last.withoutLast(condition) else { return nil }
      return .any(parts.dropLast() + [shorter])
    case .words(let words):
      guard let last = words.last, condition(last) else { return nil }
      return words.count == 1 ? .all([]) : .words(Array(words.dropLast()))
    case .not(let part): return part.withoutLast(condition).map { .not($0) }
    case .term: return nil
    }
  }
}

/// The operator of a term. The meaning of the colon depends on the field.
package enum Comparison: String, CaseIterable, Hashable, Sendable {
  case has = ":"
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// Whether the operator compares by size, which only works for numbers.
  package var isOrder: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case .has, .equal, .notEqual: false
    }
  }

  /// Whether the comparison holds for two numbers.
  package func holds<Number: Comparable>(_ left: Number, _ right: Number) -> Bool {
    switch self {
    case .has, .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

/// An error in a part of a query, with a suggestion where there is one.
package struct QueryProblem: Error, Hashable, Sendable {
  /// In characters of the text.
  package let range: Range<Int>
  package let message: String
  /// Whether the only fault is that the text ends too early, as it often does during typing.
  package let isUnfinished: Bool
  /// The nearest known word, to write in place of the range.
  package let fix: String?

  package init(
    range: Range<Int>, message: String, isUnfinished: Bool = false, fix: String? = nil
  ) {
    self.range = range
    self.fix = fix
    self.message = message
    self.isUnfinished = isUnfinished
  }
}

extension QueryProblem {
  /// The problem with its range shifted, for a query that is part of a longer text.
  func shifted(by start: Int) -> QueryProblem {
    QueryProblem(
      range: range.lowerBound + start..<range.upperBound + start, message: message,
      isUnfinished: isUnfinished, fix: fix)
  }
}
