import PokedexDomain

/// A reference to another document: `{"name": "ground", "url": "…/api/v2/type/5/"}`. The number at
/// the end of the address is what counts; host and version are ignored, so that a link never leads
/// anywhere.
struct Link<Entity: Tabular>: Decodable, Sendable {
  let id: ID<Entity>
  /// Empty where the kind has no names.
  let slug: String

  private enum CodingKeys: CodingKey {
    case name
    case url
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    var url = try fields.decode(String.self, forKey: .url)
    guard let id = url.withUTF8({ Self.id(at: $0) }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .url, in: fields, debugDescription: Self.misled)
    }
    self.init(id: id, slug: try fields.decodeIfPresent(String.self, forKey: .name) ?? "")
  }

  init(id: ID<Entity>, slug: String) {
    self.id = id
    self.slug = slug
  }

  /// Why an address is refused.
  static var misled: String { "is not the address of a \(Entity.kind.rawValue)" }

  /// The number at the end of an address that leads to this kind of thing. Over a million of them
  /// are read in a sync, so it looks at bytes and makes no strings.
  static func id<Bytes: RandomAccessCollection<UInt8>>(at address: Bytes) -> ID<Entity>?
  where Bytes.Index == Int, Bytes.SubSequence: RandomAccessCollection {
    var end = address.endIndex
    if address.last == UInt8(ascii: "/") { end -= 1 }
    guard let (number, start) = number(before: end, in: address), Entity.kind.allows(number)
    else { return nil }
    let resource = Entity.kind.rawValue.utf8
    let first = start - resource.count - 2
    guard first >= address.startIndex, address[first] == UInt8(ascii: "/"),
      address[start - 1] == UInt8(ascii: "/"),
      address[(first + 1)..<(start - 1)].elementsEqual(resource)
    else { return nil }
    return ID(number)
  }

  /// The number that ends before the index, and where it begins.
  private static func number<Bytes: RandomAccessCollection<UInt8>>(
    before end: Int, in address: Bytes
  ) -> (number: Int, start: Int)? where Bytes.Index == Int {
    var start = end
    var number = 0
    var scale = 1
    // Ten digits are more than any id has; further on, it would overflow.
    while start > address.startIndex, scale < 10_000_000_000,
      case let digit = address[start - 1] &- UInt8(ascii: "0"), digit < 10
    {
      number += Int(digit) * scale
      scale *= 10
      start -= 1
    }
    guard start < end, start > address.startIndex else { return nil }
    return address[start - 1] == UInt8(ascii: "-") ? (-number, start - 1) : (number, start)
  }
}

extension NameBook {
  /// Enters what a link leads to by its slug, unless it is known already.
  mutating func note<Entity>(_ link: Link<Entity>?) {
    guard let link, !link.slug.isEmpty, self[link.id] == nil else { return }
    self[link.id] = titled(link.slug)
  }

  mutating func note<Entity>(_ links: [Link<Entity>]) {
    for link in links { note(link) }
  }
}
