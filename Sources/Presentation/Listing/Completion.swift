import PokedexDomain

/// The ways to go on with a query, and which of them is tried.
package struct Completion: Hashable, Sendable {
  package let choices: [QueryCompletion]
  package let index: Int
  /// What stands before and behind the word that is completed.
  private let head: String
  private let tail: String

  /// Tries the first; nothing when there is none.
  init?(text: String, choices: [QueryCompletion]) {
    guard let first = choices.first else { return nil }
    self.choices = choices
    index = 0
    head = String(text.prefix(first.range.lowerBound))
    tail = String(text.dropFirst(first.range.upperBound))
  }

  private init(_ other: Completion, index: Int) {
    (choices, head, tail) = (other.choices, other.head, other.tail)
    self.index = index
  }

  /// Tries another; behind the last comes the first.
  func turned(by step: Int) -> Completion {
    let count = choices.count
    return Completion(self, index: ((index + step) % count + count) % count)
  }

  /// The query with the choice in it.
  var text: String { head + choices[index].text + tail }
  /// Behind the choice.
  var cursor: Int { head.count + choices[index].text.count }
}

/// A walk through the queries of before.
struct QueryHistory {
  /// What was being typed when it began.
  let draft: String
  /// The newest first.
  let history: [String]
  /// 0 is the draft, 1 the newest.
  private var place = 0

  init(draft: String, history: [String]) {
    self.draft = draft
    self.history = history.filter { $0 != draft }
  }

  /// - Parameter step: 1 is further back.
  mutating func move(by step: Int) -> String? {
    guard (0...history.count).contains(place + step) else { return nil }
    place += step
    return place == 0 ? draft : history[place - 1]
  }
}
