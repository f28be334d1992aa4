/// Keeps the user's marks and notes.
package protocol MarkStore: Sendable {
  func marks() throws(PokedexError) -> MarkBook

  /// Changes marks in one transaction. Nothing else can change the marks between the read that
  /// `edit` receives and the write of its result.
  ///
  /// - Returns: The marks before and after the change.
  func updateMarks(_ edit: (inout MarkBook) -> Void) throws(PokedexError) -> MarkUpdate

  /// Returns whether another process may have written marks since this store last read or changed
  /// them. Cheap; returns true if in doubt.
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
