import PokedexTesting

/// A reader of data from outside.
struct FuzzSubject: Sendable {
  let name: String
  /// Valid inputs.
  let seeds: [[UInt8]]
  /// The valid inputs as JSON, for a reader of JSON.
  var documents: [JSONValue] = []
  /// Reads bytes and returns a fault; `nil` for none. A trap ends the process; in a long run, its
  /// seed has been printed by then.
  let fault: @Sendable ([UInt8]) -> String?

  static func all() async throws -> [FuzzSubject] {
    [
      text, prose, keys, picture, csv, json, foundMarks, ownPokemon, settings, webAddress, proxies,
      retryAfter, nameTable,
    ]
      + [theme, translation, calculation, place, collection, values, shellLine]
      + [overlay, run, trackerPatch, route, trackerLeague, try await showdown()] + packed
      + documents
  }
}
