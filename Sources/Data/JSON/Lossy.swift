/// The elements of a list that can be read: a bad one costs that one and not the list.
struct Lossy<Element: Decodable & Sendable>: Decodable, Sendable {
  private(set) var elements: [Element] = []
  /// How many there were, good and bad.
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

/// A value of which nothing is read.
struct AnyValue: Decodable {
  init(from decoder: any Decoder) {}
}
