/// A suggestion for completing a query.
package struct QueryCompletion: Hashable, Sendable {
  /// The replacement text: `ability:levitate`.
  package let text: String
  /// The replacement text with the name in the current language: `ability:schwebe`; `nil` in
  /// English, and for keywords of the query language.
  package let spoken: String?
  /// A few words about the completion, in the current language; may be empty.
  package let meaning: String
  /// The range to replace, in characters.
  package let range: Range<Int>
  /// The number of rows that the whole query would find.
  package let count: Int
  /// Whether the completion changes the number of found rows, so that ``count`` is worth showing.
  package let isCounted: Bool
  /// The characters of ``text`` that were typed.
  package let matched: [Range<Int>]

  package init(
    text: String, spoken: String? = nil, meaning: String = "", range: Range<Int>, count: Int,
    isCounted: Bool = false, matched: [Range<Int>] = []
  ) {
    self.text = text
    self.spoken = spoken
    self.meaning = meaning
    self.range = range
    self.count = count
    self.isCounted = isCounted
    self.matched = matched
  }

  /// The completion with its range shifted, for a query that is part of a longer text.
  func shifted(by start: Int) -> QueryCompletion {
    QueryCompletion(
      text: text, spoken: spoken, meaning: meaning,
      range: range.lowerBound + start..<range.upperBound + start, count: count,
      isCounted: isCounted, matched: matched)
  }

  /// Whether a value must follow, as after `type:`.
  package var isUnfinished: Bool { text.last.map { ":>-".contains($0) } ?? false }
}

/// A completion with its rank among the others: the user's language first, then how the word
/// matches, then the kind, and the number of rows last.
struct RankedCompletion {
  let completion: QueryCompletion
  let match: NameMatch
  /// The rank of the kind among the kinds of completions.
  let kind: Int
  /// The rank within the kind. Of completions with the same rank, the one with most rows is first.
  var rank = 0

  static func < (left: Self, right: Self) -> Bool {
    let (first, second) = (left.key, right.key)
    return first == second
      ? left.completion.text < right.completion.text : first.lexicographicallyPrecedes(second)
  }

  /// Among equals, the shorter one comes first.
  private var key: [Int] {
    [match.rank, kind, rank, -completion.count, completion.text.count]
  }
}

extension NameMatch {
  /// The match of a keyword of the query language.
  static func keyword(_ distance: NameDistance) -> NameMatch {
    NameMatch(language: .own, distance: distance, closest: distance)
  }
}

/// The ranks of completions of a bare word by their kind.
enum CompletionKind {
  static let field = 0
  /// Values of the field for bare words, such as `type:`; after them come those of `is:` and of the
  /// suggested fields.
  static let bareWord = 1
  static let trait = 2
  static let firstSuggested = 3
  static let name = 4
  static let otherSuggested = 5
}
