import FoundationEssentials
import PokedexDomain

/// An answer that should be JSON. Whatever it is instead ends as ``PokedexDomain/BadData``.
struct JSONDocument {
  /// What is said of one where something else was asked for.
  static let webPage = "is a web page, as a network's log-in page is"

  /// The resource's path, such as `pokemon/445`.
  let resource: String
  let response: HTTPResponse

  /// PokeAPI's own documents are seven deep at most. A decoder on a thread with a small stack does
  /// not come through thousands.
  static let deepest = 64

  func decode<Document: Decodable>(_ type: Document.Type) throws(BadData) -> Document {
    try decode(type, in: outline())
  }

  /// Decodes what was outlined; what the type says that it does not read is left out before.
  func decode<Document: Decodable>(
    _ type: Document.Type, in outline: JSONOutline
  ) throws(BadData) -> Document {
    let unread = (type as? any Endpoint.Type)?.unread ?? []
    do {
      let body = unread.isEmpty ? response.body : outline.without(unread)
      return try JSONDecoder().decode(type, from: body)
    } catch let error as DecodingError {
      throw BadData(resource: resource, error)
    } catch {
      throw bad("is not JSON")
    }
  }

  /// The document taken apart, if it may be JSON.
  func outline() throws(BadData) -> JSONOutline {
    guard let first = response.body.first(where: { !Self.isSpace($0) }) else {
      throw bad("is empty")
    }
    guard !isWebPage(first) else { throw bad(Self.webPage) }
    let outline = JSONOutline(response.body.withUnsafeBytes { [UInt8]($0) })
    guard isUTF8(outline) else { throw bad("is not UTF-8") }
    guard outline.deepest <= Self.deepest else { throw bad("is nested too deep") }
    guard outline.isClosed else { throw bad("ends in the middle") }
    return outline
  }

  private func isWebPage(_ first: UInt8) -> Bool {
    response.contentType == "text/html" || first == UInt8(ascii: "<")
  }

  /// The decoder guesses other encodings, in which the depth could not be counted.
  private func isUTF8(_ outline: JSONOutline) -> Bool {
    guard !response.body.prefix(4).contains(0) else { return false }
    return outline.isASCII || String(validating: outline.bytes, as: UTF8.self) != nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  private func bad(_ reason: String) -> BadData {
    BadData(resource: resource, field: "", reason: reason)
  }
}

extension BadData {
  /// A decoder's complaint in plain words.
  init(resource: String, _ error: DecodingError) {
    let (path, reason) = Self.place(error)
    self.init(resource: resource, field: Self.text(path), reason: reason)
  }

  private static func place(_ error: DecodingError) -> ([any CodingKey], String) {
    switch error {
    case .keyNotFound(let key, let context): (context.codingPath + [key], "is missing")
    case .valueNotFound(_, let context): (context.codingPath, "has no value")
    case .typeMismatch(let type, let context): (context.codingPath, "is not \(name(type))")
    case .dataCorrupted(let context): (context.codingPath, corruption(context))
    @unknown default: ([], "cannot be read")
    }
  }

  /// Our own types explain themselves. The decoder does not tell where it stopped, nor a number
  /// that is too large from what is no JSON at all.
  private static func corruption(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty
      ? "is not JSON, or has a number that is out of range" : context.debugDescription
  }

  private static func name(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is [String: Any].Type: "an object"
    case is any Collection.Type: "a list"
    default: "an object"
    }
  }

  /// Such as `stats[3].base_stat`.
  private static func text(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
