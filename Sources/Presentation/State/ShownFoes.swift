import PokedexDomain

/// Says that a table has more columns of foes than its width shows.
package enum ShownFoes {
  /// `foes 1–4 of 6: ← →`; `nil` if all are visible.
  ///
  /// - Parameter keys: those that show the others.
  package static func text(_ visible: Range<Int>, of count: Int, keys: String) -> String? {
    guard visible.count < count, let first = visible.first, let last = visible.last else {
      return nil
    }
    let shown = first == last ? "\(first + 1)" : "\(first + 1)–\(last + 1)"
    return worded("foes \(shown) of \(count): \(keys)")
  }
}
