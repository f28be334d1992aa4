/// Keeps the user's marks and notes.
package protocol MarkStore: Sendable {
  func marks() throws(PokedexError) -> MarkBook

  /// Changes marks in one transaction: nobody else changes any between what `edit` is given and
  /// what it leaves.
  ///
  /// - Returns: what the marks were, and what they are.
  func updateMarks(_ edit: (inout MarkBook) -> Void) throws(PokedexError) -> MarkUpdate

  /// Whether anybody but this store has written since the marks were last read or changed through
  /// it. Cheap; at a doubt, true.
  func marksMayHaveChanged() throws(PokedexError) -> Bool
}

/// The marks before and after a transaction.
package struct MarkUpdate: Sendable {
  package let before: MarkBook
  package let after: MarkBook

  package init(before: MarkBook, after: MarkBook) {
    self.before = before
    self.after = after
  }

  package var changes: [MarkChange] { after.changes(since: before) }
}
