/// Why words ask nothing.
struct Misread: Error {
  /// Makes the message, which may compare all names of a kind with what is written: completing a question
  /// tries many words of which nobody is told.
  let told: @Sendable () -> PokedexError
}
