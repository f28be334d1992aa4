/// A JSON list of which the elements that cannot be read are left out, so that one bad record costs
/// that record and not the list.
struct LossyArray<Element: Decodable>: Decodable {
  private(set) var elements: [Element] = []
  /// With those left out.
  private(set) var count = 0

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      let element = try list.superDecoder()
      count += 1
      if let element = try? Element(from: element) { elements.append(element) }
    }
  }
}

extension LossyArray: Sendable where Element: Sendable {}
