import PokedexDomain

/// How much the parts of a document may hold. A document has some megabytes at most, and so could
/// one of its fields; what is kept of thousands of documents must be far less. PokeAPI's own stay
/// below half of each.
enum FieldLimit {
  /// UTF-8 bytes of a name, a slug or an address.
  static let name = 320
  /// UTF-8 bytes of a text about a thing.
  static let prose = 32_768
  /// Languages that a thing has names in.
  static let languages = 32
  /// Elements of a list.
  static let elements = 10_000
  /// Ways in which a form learns moves, or places where it is met.
  static let ways = 50_000
  /// Species of a family.
  static let family = 200
  /// Members of an object.
  static let members = 200
}

extension JSONReader {
  /// A text with what is escaped in it.
  ///
  /// - Parameter longest: how many bytes of UTF-8 it may have.
  mutating func string(longest: Int = FieldLimit.name) throws(BadData) -> String {
    // An escape of six bytes may stand for one.
    let text = try text(longest: 6 * longest)
    guard let string = JSONText.string(text) else {
      let isUTF8 = String(validating: text, as: UTF8.self) != nil
      throw badData(isUTF8 ? "has an escape that means nothing" : "is not UTF-8")
    }
    guard string.utf8.count <= longest else { throw tooLong(longest) }
    return string
  }

  /// A text's bytes, as ``text()`` has them.
  ///
  /// - Parameter longest: how many there may be.
  mutating func text(longest: Int) throws(BadData) -> Text {
    let text = try text()
    guard text.count <= longest else { throw tooLong(longest) }
    return text
  }

  private func tooLong(_ longest: Int) -> BadData { badData("has more than \(longest) bytes") }
}
