import PokedexDomain

/// The fault of one field of a document.
struct FieldError: Error {
  /// Such as `stats[3].base_stat`; empty for the whole document.
  let field: String
  let reason: String

  /// - Parameter path: the way to the field.
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

  /// The fault that a decoder found.
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

  /// Whether the document is not JSON at all.
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

  /// The same fault of a document that has a name.
  ///
  /// - Parameter resource: such as `pokemon/445`.
  func badData(_ resource: String) -> BadData {
    BadData(resource: resource, field: field, reason: reason)
  }
}

extension Decoder {
  /// The fault of the value that is being decoded.
  func fault(_ reason: String) -> FieldError { FieldError(codingPath, reason) }

  /// A whole number.
  ///
  /// - Throws: ``FieldError``, also where the number does not fit into an `Int`: for that,
  ///   `JSONDecoder` has an error of its own, which names no field.
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

  /// A text.
  ///
  /// - Parameter longest: UTF-8 bytes that it may have.
  func text(longest: Int) throws -> String {
    try FieldError.text(longest: longest, at: codingPath) {
      try singleValueContainer().decode(String.self)
    }
  }
}

extension FieldError {
  /// Decodes a text.
  ///
  /// - Parameters:
  ///   - longest: UTF-8 bytes that it may have.
  ///   - path: the way to the field.
  /// - Throws: ``FieldError``, also where the text cannot be read: for that, `JSONDecoder` has an
  ///   error of its own, which names no field.
  static func text(
    longest: Int, at path: @autoclosure () -> [any CodingKey], _ decode: () throws -> String
  ) throws -> String {
    let text: String
    do {
      text = try decode()
    } catch let error as DecodingError {
      throw error
    } catch {
      throw FieldError(path(), "has an escape that means nothing")
    }
    guard text.utf8.count <= longest else {
      throw FieldError(path(), "has more than \(longest) bytes")
    }
    return text
  }
}
