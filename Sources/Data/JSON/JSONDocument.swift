import PokedexDomain

/// An answer that should be JSON. Whatever it is instead ends as ``PokedexDomain/BadData``.
struct JSONDocument {
  /// What is said of one where something else was asked for.
  static let webPage = "is a web page, as a network's log-in page is"

  /// The resource's path, such as `pokemon/445`.
  let resource: String
  let response: HTTPResponse

  func decode<Document: Readable>(_ type: Document.Type) throws(BadData) -> Document {
    try read { reader throws(BadData) in try reader.value() }
  }

  /// Reads the document, if it may be JSON.
  func read<Value>(
    _ body: (inout JSONReader) throws(BadData) -> Value
  ) throws(BadData) -> Value {
    guard let first = response.body.first(where: { !Self.isSpace($0) }) else {
      throw bad("is empty")
    }
    guard !isWebPage(first) else { throw bad(Self.webPage) }
    guard !response.body.prefix(4).contains(0) else { throw bad(Self.otherEncoding) }
    do throws(BadData) {
      return try JSONReader.read(response.body, resource: resource, body)
    } catch {
      // What was read is UTF-8; the rest is looked at only when something is wrong.
      throw isUTF8 ? error : bad(Self.otherEncoding)
    }
  }

  private func isWebPage(_ first: UInt8) -> Bool {
    response.contentType == "text/html" || first == UInt8(ascii: "<")
  }

  private static let otherEncoding = "is not UTF-8"

  private var isUTF8: Bool {
    do {
      _ = try UTF8Span(validating: response.body.span)
      return true
    } catch {
      return false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  private func bad(_ reason: String) -> BadData {
    BadData(resource: resource, field: "", reason: reason)
  }
}
