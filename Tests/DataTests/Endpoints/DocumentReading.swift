import PokedexDomain
import Testing

@testable import PokedexData

/// Decodes a document as it comes from the network.
func read<Document: Endpoint>(
  _ type: Document.Type, _ id: Int, _ text: String
) throws(BadData) -> Document.Entity {
  try decode(type, id, text).entity
}

func decode<Document: Endpoint>(
  _ type: Document.Type, _ id: Int, _ text: String
) throws(BadData) -> Document {
  try JSONDocument(
    resource: "\(type.resource)/\(id)", response: HTTPResponse(body: Array(text.utf8))
  ).decode(type)
}

/// Returns the error of decoding a document, or `nil` if it is valid.
func fault<Document: Endpoint>(_ type: Document.Type, _ id: Int, _ text: String) -> BadData? {
  do throws(BadData) { _ = try read(type, id, text) } catch { return error }
  return nil
}

func link(_ resource: String, _ id: Int, _ name: String = "some") -> String {
  #"{"name": "\#(name)", "url": "https://example.org/api/v2/\#(resource)/\#(id)/"}"#
}

func links(_ resource: String, _ ids: Int...) -> String {
  "[" + ids.map { link(resource, $0) }.joined(separator: ", ") + "]"
}

/// Returns PokeAPI's JSON for a list of names, such as `["en": "Fire"]`.
func names(_ names: KeyValuePairs<String, String>) -> String {
  "["
    + names.map { #"{"language": \#(link("language", 1, $0)), "name": "\#($1)"}"# }
    .joined(separator: ", ") + "]"
}

extension String {
  /// Returns the text with one part replaced.
  ///
  /// - Throws: an error if the text does not contain the part.
  func with(_ part: String, as other: String) throws -> String {
    struct IsNotThere: Error { let part: String }
    guard let range = firstRange(of: part) else { throw IsNotThere(part: part) }
    return replacingCharacters(in: range, other)
  }

  private func replacingCharacters(in range: Range<Index>, _ other: String) -> String {
    var text = self
    text.replaceSubrange(range, with: other)
    return text
  }
}

/// A change that makes a document invalid, and the field that the error must name.
struct InvalidChange: Sendable, CustomTestStringConvertible {
  let part: String
  let other: String
  let field: String

  init(_ part: String, _ other: String, names field: String) {
    self.part = part
    self.other = other
    self.field = field
  }

  var testDescription: String { "\(part) → \(other)" }
}
