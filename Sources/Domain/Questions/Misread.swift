/// Why words ask nothing.
package struct Misread: Error {
  /// Makes the message, which may compare all names of a kind with the written one. Completion tries many
  /// words and shows no message.
  package let told: @Sendable () -> PokedexError
}
