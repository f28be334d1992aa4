import PokedexDomain

/// A message about the result of a key press, shown until the next key press.
package struct StatusMessage: Hashable, Sendable {
  package let text: String
  /// Whether the message reports a failure.
  package let isError: Bool

  package init(_ text: String, isError: Bool = false) {
    self.text = text
    self.isError = isError
  }

  /// A message about an error.
  package init(_ error: PokedexError) {
    self.init(worded("Error: \(error.text)"), isError: true)
  }
}
