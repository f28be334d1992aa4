/// Where a whole dex can be read from, kind by kind.
package protocol DexSource: Sendable {
  /// Reads everything and hands it over; tells how far it is after each document.
  func read(
    into sink: any DexSink, progress: (SyncProgress) -> Void
  ) async throws(PokedexError)
}

/// Where a whole dex is written to. Nothing replaces what was there before ``finish()``.
package protocol DexSink {
  func write<Row: Tabular>(_ rows: [Row]) throws(PokedexError)
  func write(_ learnset: Learnset, of form: ID<Form>) throws(PokedexError)
  func write(_ encounters: [Encounter], of form: ID<Form>) throws(PokedexError)
  /// Verifies what was written and puts it in the place of the old.
  func finish() throws(PokedexError)
  /// Leaves the old as it was.
  func abandon()
}
