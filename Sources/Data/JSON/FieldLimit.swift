/// The most that the parts of a document may hold. A document has some megabytes at most, and so
/// could one of its fields; what is kept of thousands of documents must be far less. PokeAPI's own
/// stay below half of each.
enum FieldLimit {
  /// UTF-8 bytes of a text about a thing.
  static let prose = 32_768
  /// Languages that a thing has names in.
  static let languages = 32
  /// Members and elements of all objects and lists of a document. To read one takes 50 bytes of
  /// memory.
  static let values = 100_000
  /// Species of a family.
  static let family = 200
}
