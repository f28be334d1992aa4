import FoundationEssentials
import PokedexDomain

/// A response that should be JSON. Any other content throws ``PokedexDomain/BadData``.
struct JSONDocument: Sendable {
  /// The error's reason for a web page instead of JSON.
  static let webPage = "is a web page, perhaps a network's login page"
  private static let otherEncoding = "is not UTF-8"

  /// The resource's path, such as `pokemon/445`.
  let resource: String
  let response: HTTPResponse

  func decode<Document: Decodable>(_ type: Document.Type) throws(BadData) -> Document {
    try check()
    do {
      return try JSONDecoder().decode(type, from: Data(response.body))
    } catch {
      throw fault(FieldError(error))
    }
  }

  /// Refuses a body that cannot be JSON, or that would take too much memory to read.
  private func check() throws(BadData) {
    let body = response.body
    guard let first = body.first(where: { !Self.isSpace($0) }) else { throw bad("is empty") }
    guard response.contentType != "text/html", first != UInt8(ascii: "<") else {
      throw bad(Self.webPage)
    }
    guard !body.prefix(4).contains(0) else { throw bad(Self.otherEncoding) }
    guard body.count < FieldLimit.values || Self.values(in: body) < FieldLimit.values else {
      throw bad("has more than \(FieldLimit.values) values")
    }
  }

  /// Finds a more precise error for a document that is not JSON.
  private func fault(_ error: FieldError) -> BadData {
    guard isUTF8 else { return bad(Self.otherEncoding) }
    return error.isOfSyntax
      ? bad(JSONOutline(of: response.body).fault) : error.badData(resource)
  }

  /// Whether the body is UTF-8, perhaps cut off within its last character.
  private var isUTF8: Bool {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: response.body.span)
      return true
    } catch {
      return error.kind == .truncatedScalar && error.byteOffsets.upperBound == response.body.count
    }
  }

  private static func values(in body: [UInt8]) -> Int {
    body.count { $0 == UInt8(ascii: ",") }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  private func bad(_ reason: String) -> BadData {
    BadData(resource: resource, field: "", reason: reason)
  }
}
