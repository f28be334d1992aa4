/// A source from which a whole dex can be read.
package protocol DexSource: Sendable {
  /// Reads everything into a sink, and reports the progress after each document.
  func read(
    into sink: any DexSink, progress: (SyncProgress) -> Void
  ) async throws(PokedexError)
}

/// A destination for a whole dex. Nothing is replaced before ``finish()``.
package protocol DexSink {
  func write<Row: Tabular>(_ rows: [Row]) throws(PokedexError)
  func write(_ learnset: Learnset, of form: ID<Form>) throws(PokedexError)
  func write(_ encounters: [Encounter], of form: ID<Form>) throws(PokedexError)
  /// Verifies the new dex and replaces the old one with it.
  func finish() throws(PokedexError)
  /// Discards the new dex and keeps the old one.
  func abandon()
}
