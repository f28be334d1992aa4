import PokedexTesting

/// Something that reads what comes from outside, whatever that is.
struct FuzzSubject: Sendable {
  let name: String
  /// What it reads well.
  let seeds: [[UInt8]]
  /// The same as JSON, where it reads that.
  var documents: [JSONValue] = []
  /// Reads bytes, and tells what did not hold; a trap ends the process, and the seed was told.
  let fault: @Sendable ([UInt8]) -> String?

  static func all() async throws -> [FuzzSubject] {
    [text, prose, keys, picture, csv, json, settings, webAddress, proxies, retryAfter]
      + [try await showdown()] + packed + documents
  }
}
