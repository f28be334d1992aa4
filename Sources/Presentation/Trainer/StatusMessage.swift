import PokedexDomain

/// A message about the result of a key press, shown until the next key press.
package struct StatusMessage: Hashable, Sendable {
  package let text: String
  /// Whether the message reports a failure.
  package let isError: Bool
  /// The text that the copy action takes while the message is shown; `nil` for the screen's.
  package let copiedText: String?

  package init(_ text: String, isError: Bool = false, copying copiedText: String? = nil) {
    self.text = text
    self.isError = isError
    self.copiedText = copiedText
  }

  /// A message about an error.
  package init(_ error: PokedexError) {
    self.init(worded("Error: \(error.text)"), isError: true)
  }
}
