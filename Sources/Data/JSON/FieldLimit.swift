/// Upper limits for the parts of a document. A document, or even a single field, can have several
/// megabytes, but the data kept from thousands of documents must be far smaller. PokeAPI's own
/// documents stay below half of each limit.
enum FieldLimit {
  /// The languages in which an entity has names.
  static let languages = 32
  /// The members and elements of all objects and lists in a document. Each takes 50 bytes of memory
  /// to read.
  static let values = 100_000
  /// The species in an evolution chain.
  static let family = 200
}
