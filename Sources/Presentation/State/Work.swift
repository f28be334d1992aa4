import PokedexDomain

/// Work whose result the screen waits for.
enum Work {
  /// Does it at once, so that no frame shows a loading state, or in the background if it takes longer
  /// than a frame.
  nonisolated static func done<Value: Sendable>(
    inBackground isLong: Bool, _ make: @Sendable () throws(PokedexError) -> Value
  ) async throws(PokedexError) -> Value {
    isLong ? try await inBackground(make) : try make()
  }

  @concurrent
  private nonisolated static func inBackground<Value: Sendable>(
    _ make: @Sendable () throws(PokedexError) -> Value
  ) async throws(PokedexError) -> Value {
    try make()
  }
}
