import PokedexDomain

/// The completions of a query, and the one that is inserted.
package struct Completion: Sendable {
  package let choices: [QueryCompletion]
  package let index: Int
  /// The text and the cursor before the first completion.
  let typed: (text: String, cursor: Int)
  /// The text before and after the completed word.
  private let head: String
  private let tail: String

  /// Inserts the first completion; `nil` if there is none.
  init?(text: String, cursor: Int, choices: [QueryCompletion]) {
    guard let first = choices.first else { return nil }
    self.choices = choices
    index = 0
    typed = (text, cursor)
    head = String(text.prefix(first.range.lowerBound))
    tail = String(text.dropFirst(first.range.upperBound))
  }

  private init(_ other: Completion, index: Int) {
    choices = other.choices
    typed = other.typed
    head = other.head
    tail = other.tail
    self.index = index
  }

  /// Inserts another completion and wraps around after the last.
  func turned(by step: Int) -> Completion {
    let count = choices.count
    return Completion(self, index: ((index + step) % count + count) % count)
  }

  /// Inserts one that is further down or up, without wrapping around.
  func moved(by step: Int) -> Completion {
    Completion(self, index: max(0, min(index + step, choices.count - 1)))
  }

  /// The inserted completion.
  package var current: QueryCompletion { choices[index] }
  /// The start of the completed word, in characters.
  package var start: Int { head.count }

  /// The query with the completion inserted.
  var text: String { head + choices[index].text + tail }
  /// The cursor position after the completion.
  var cursor: Int { head.count + choices[index].text.count }
}

/// A position in the history of queries while the user recalls earlier ones.
struct QueryHistory {
  /// The unfinished text from before the first recall.
  let draft: String
  /// Earlier queries, newest first.
  let history: [String]
  /// The position: 0 is the draft, 1 the newest query.
  private var position = 0

  init(draft: String, history: [String]) {
    self.draft = draft
    self.history = history.filter { $0 != draft }
  }

  /// - Parameter step: 1 for the next older query, -1 for the next newer one.
  mutating func move(by step: Int) -> String? {
    guard (0...history.count).contains(position + step) else { return nil }
    position += step
    return position == 0 ? draft : history[position - 1]
  }
}
