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
    try check()
    do {
      return try JSONDecoder().decode(type, from: response.body)
    } catch let error as DecodingError {
      throw BadData(resource: resource, error)
    } catch {
      throw bad("is not JSON")
    }
  }

  private func check() throws(BadData) {
    guard let first = response.body.first(where: { !Self.isSpace($0) }) else {
      throw bad("is empty")
    }
    guard !isWebPage(first) else { throw bad(Self.webPage) }
    guard isUTF8 else { throw bad("is not UTF-8") }
    let nesting = Nesting(response.body)
    guard nesting.deepest <= Self.deepest else { throw bad("is nested too deep") }
    guard nesting.isClosed else { throw bad("ends in the middle") }
  }

  private func isWebPage(_ first: UInt8) -> Bool {
    response.contentType == "text/html" || first == UInt8(ascii: "<")
  }

  /// The decoder guesses other encodings, in which the depth could not be counted.
  private var isUTF8: Bool {
    String(validating: response.body, as: UTF8.self) != nil && !response.body.prefix(4).contains(0)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  private func bad(_ reason: String) -> BadData {
    BadData(resource: resource, field: "", reason: reason)
  }
}

/// How lists and objects lie in each other, text left out.
private struct Nesting {
  private(set) var deepest = 0
  private var depth = 0
  private var isInText = false
  private var isEscaped = false

  init(_ json: Data) {
    for byte in json { isInText ? readText(byte) : read(byte) }
  }

  /// Whether all that was opened is closed.
  var isClosed: Bool { depth <= 0 && !isInText }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    default: break
    }
    deepest = max(deepest, depth)
  }

  private mutating func readText(_ byte: UInt8) {
    isInText = isEscaped || byte != UInt8(ascii: "\"")
    isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
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
