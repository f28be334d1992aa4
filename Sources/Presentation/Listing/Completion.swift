import PokedexDomain

/// The ways to go on with a query, and which of them is tried.
package struct Completion: Hashable, Sendable {
  package let choices: [QueryCompletion]
  package let index: Int
  /// What was typed before the first was tried.
  private let typed: String
  private let tail: String

  /// Tries the first; nothing when there is none.
  ///
  /// - Parameter cursor: in characters of the text.
  init?(text: String, cursor: Int, choices: [QueryCompletion]) {
    guard !choices.isEmpty else { return nil }
    self.choices = choices
    index = 0
    typed = String(text.prefix(cursor))
    tail = String(text.dropFirst(cursor))
  }

  private init(_ other: Completion, index: Int) {
    (choices, typed, tail) = (other.choices, other.typed, other.tail)
    self.index = index
  }

  /// Tries another; behind the last comes the first.
  func turned(by step: Int) -> Completion {
    let count = choices.count
    return Completion(self, index: ((index + step) % count + count) % count)
  }

  private var head: String {
    typed.prefix(choices[index].range.lowerBound) + choices[index].text
  }

  /// The query with the choice in it.
  var text: String { head + tail }
  /// Behind the choice.
  var cursor: Int { head.count }
}

/// A walk through the queries of before.
struct Recall {
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
