/// The readable elements of a list; an invalid element is skipped instead of failing the list.
struct Lossy<Element: Decodable & Sendable>: Decodable, Sendable {
  private(set) var elements: [Element] = []
  /// The number of all elements, valid and invalid.
  private(set) var count = 0

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      if let element = try? list.decode(Element.self) {
        elements.append(element)
      } else {
        _ = try list.decodeIfPresent(AnyValue.self)
      }
      count += 1
    }
  }
}

/// A value of any type, whose content is skipped.
struct AnyValue: Decodable {
  init(from decoder: any Decoder) {}
}
