import PokedexDomain

/// An error in one field of a document.
struct FieldError: Error {
  /// The path of the field, such as `stats[3].base_stat`; empty for the whole document.
  let field: String
  let reason: String

  /// - Parameter path: the coding path of the field.
  init(_ path: [any CodingKey], _ reason: String) {
    field = path.reduce(into: "") { field, key in
      if let index = key.intValue {
        field += "[\(index)]"
      } else {
        field += field.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    self.reason = reason
  }

  /// Converts an error of a decoder.
  init(_ error: any Error) {
    switch error {
    case let error as FieldError: self = error
    case DecodingError.typeMismatch(let type, let context):
      self.init(context.codingPath, Self.mismatch(type))
    case DecodingError.valueNotFound(_, let context): self.init(context.codingPath, "has no value")
    case DecodingError.keyNotFound(let key, let context):
      self.init(context.codingPath + [key], "is missing")
    default: self.init([], JSONOutline.notJSON)
    }
  }

  /// Whether the document is not valid JSON at all.
  var isOfSyntax: Bool { reason == JSONOutline.notJSON }

  private static func mismatch(_ wanted: any Any.Type) -> String {
    switch wanted {
    case is Int.Type: "is not a whole number"
    case is String.Type: "is not a text"
    case is Bool.Type: "is neither true nor false"
    case is [Any].Type: "is not a list"
    default: "is not an object"
    }
  }

  /// The error as bad data of a resource.
  ///
  /// - Parameter resource: a path such as `pokemon/445`.
  func badData(_ resource: String) -> BadData {
    BadData(resource: resource, field: field, reason: reason)
  }
}

extension Decoder {
  /// An error at the value being decoded.
  func fault(_ reason: String) -> FieldError { FieldError(codingPath, reason) }

  /// Decodes an integer.
  ///
  /// - Throws: ``FieldError``, also if the number does not fit into an `Int`: `JSONDecoder`'s own
  ///   error does not name the field.
  func number(_ range: ClosedRange<Int>) throws -> Int {
    let number: Int
    do {
      number = try singleValueContainer().decode(Int.self)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw fault("is not a whole number")
    }
    guard range.contains(number) else {
      throw fault("\(number) is not from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Decodes a string.
  ///
  /// - Parameter longest: the maximum number of UTF-8 bytes.
  func text(longest: Int) throws -> String {
    try FieldError.text(longest: longest, at: codingPath) {
      try singleValueContainer().decode(String.self)
    }
  }
}

extension FieldError {
  /// Decodes a string.
  ///
  /// - Parameters:
  ///   - longest: the maximum number of UTF-8 bytes.
  ///   - path: the coding path of the field.
  /// - Throws: ``FieldError``, also if the string has an invalid escape: `JSONDecoder`'s own error
  ///   does not name the field.
  static func text(
    longest: Int, at path: @autoclosure () -> [any CodingKey], _ decode: () throws -> String
  ) throws -> String {
    let text: String
    do {
      text = try decode()
    } catch let error as DecodingError {
      throw error
    } catch {
      throw FieldError(path(), "has an invalid escape")
    }
    guard text.utf8.count <= longest else {
      throw FieldError(path(), "has more than \(longest) bytes")
    }
    return text
  }
}
