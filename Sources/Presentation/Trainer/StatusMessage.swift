import PokedexDomain

/// What a key has to say when it has done something, until the next key.
package struct StatusMessage: Hashable, Sendable {
  package let text: String
  /// Whether it failed.
  package let isTrouble: Bool

  package init(_ text: String, isTrouble: Bool = false) {
    (self.text, self.isTrouble) = (text, isTrouble)
  }

  /// Why something could not be done.
  package init(_ error: PokedexError) {
    self.init(worded("Error: \(error.text)"), isTrouble: true)
  }
}
