/// Why words ask nothing.
struct Misread: Error {
  /// Makes the message, which may compare all names of a kind with the written one. Completion tries many
  /// words and shows no message.
  let told: @Sendable () -> PokedexError
}
