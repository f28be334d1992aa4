/// Texts that the user keeps under names, and changes with undo.
struct NamedTexts: Sendable {
  /// The text under a name; `nil` if there is none.
  let text: @Sendable (String) throws(PokedexError) -> String?
  /// Saves the text under the name; for `nil`, removes it.
  let set: @Sendable (_ text: String?, _ name: String) throws(PokedexError) -> Void

  /// Saves a text, or deletes it for `nil`.
  ///
  /// - Returns: `nil` if that changes nothing. The undo is refused if the text has changed since.
  func put(_ text: String?, under name: String) throws(PokedexError) -> UndoStep? {
    let title = text == nil ? worded("@\(name) deleted") : worded("@\(name) saved")
    return try put(text, under: name, title)
  }

  private func put(
    _ text: String?, under name: String, _ title: String
  ) throws(PokedexError) -> UndoStep? {
    let before = try self.text(name)
    guard text != before else { return nil }
    try set(text, name)
    return UndoStep(title: title) { () throws(PokedexError) in
      guard try self.text(name) == text else { return UndoStep.Outcome(opposite: nil, kept: 1) }
      return UndoStep.Outcome(opposite: try put(before, under: name, title))
    }
  }
}
