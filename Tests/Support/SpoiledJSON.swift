import FoundationEssentials

extension JSONValue {
  /// The value with each scalar changed.
  func mapScalars(_ change: (JSONValue) -> JSONValue) -> JSONValue {
    switch self {
    case .list(let list): .list(list.map { $0.mapScalars(change) })
    case .object(let object): .object(object.mapValues { $0.mapScalars(change) })
    default: change(self)
    }
  }

  /// The value without every second key of its objects, in alphabetical order.
  var withoutEverySecondKey: JSONValue {
    switch self {
    case .list(let list): .list(list.map(\.withoutEverySecondKey))
    case .object(let object):
      .object(
        Dictionary(
          uniqueKeysWithValues: object.keys.sorted().enumerated()
            .filter { $0.offset.isMultiple(of: 2) }
            .compactMap { _, key in object[key].map { (key, $0.withoutEverySecondKey) } }))
    default: self
    }
  }
}

/// Terminal titles, screen clearing, colours, bidirectional override, NUL, C1 and the clipboard.
package let hostileText =
  "\u{1B}]0;owned\u{7}\u{1B}[2J\u{1B}[31m\u{202E}\0\u{9B}6n\r\n\u{1B}]52;c;cm0gLXJm\u{7}"

/// Returns JSON with wrong contents; bytes that are not JSON are returned unchanged.
func spoiled(_ bytes: [UInt8], by fault: Fault) -> [UInt8] {
  guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
    return bytes
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return (try? encoder.encode(spoiled(value, by: fault))).map(Array.init) ?? bytes
}

private func spoiled(_ value: JSONValue, by fault: Fault) -> JSONValue {
  switch fault {
  case .nulls: value.mapScalars { _ in .null }
  case .missing: value.withoutEverySecondKey
  case .wrongTypes:
    value.mapScalars { scalar in
      switch scalar {
      case .text: .number(7)
      case .number: .text("seven")
      default: scalar
      }
    }
  case .escapes:
    value.mapScalars { scalar in
      guard case .text(let text) = scalar, !text.hasPrefix("http") else { return scalar }
      return .text(text + hostileText)
    }
  default: value
  }
}
