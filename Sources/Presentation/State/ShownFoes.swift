import PokedexDomain

/// Says which of several foes are shown: those in the columns of a table, or the one of a duel.
package enum ShownFoes {
  /// `1–4 of 6`; `nil` if all are visible.
  package static func text(_ visible: Range<Int>, of count: Int) -> String? {
    guard visible.count < count, let first = visible.first, let last = visible.last else {
      return nil
    }
    let shown = first == last ? "\(first + 1)" : "\(first + 1)–\(last + 1)"
    return worded("\(shown) of \(count)")
  }
}
