import Glibc
import PokedexDomain

/// A reference to another document: `{"name": "ground", "url": "…/api/v2/type/5/"}`. The number at
/// the end of the address is what counts; host and version are ignored, so that a link never leads
/// anywhere.
struct Link<Entity: Tabular>: Readable, Sendable {
  let id: ID<Entity>
  /// Empty where the kind has no names.
  let slug: String

  init(from reader: inout JSONReader) throws(BadData) {
    var slug = ""
    id = try Self.read(&reader) { reader throws(BadData) in slug = try reader.string() }
    self.slug = slug
  }

  /// - Parameter name: reads the name, if there is one.
  fileprivate static func read(
    _ reader: inout JSONReader, name: (inout JSONReader) throws(BadData) -> Void
  ) throws(BadData) -> ID<Entity> {
    var id: ID<Entity>?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": if !reader.null() { try name(&reader) }
      case "url": id = try Self.id(from: &reader)
      default: try reader.skip()
      }
    }
    return try reader.required(id, "url")
  }

  private static func id(from reader: inout JSONReader) throws(BadData) -> ID<Entity> {
    let address = try reader.text()
    if let id = id(at: address) { return id }
    // JSON may escape the slashes of an address; PokeAPI's does not.
    var plain = address.count > 6 * FieldLimit.name ? "" : JSONText.string(address) ?? ""
    guard let id = plain.withUTF8({ id(at: $0) }) else {
      throw reader.badData("is not the address of a \(Entity.kind.rawValue)")
    }
    return id
  }

  /// The number at the end of an address that leads to this kind of thing. Over a million of them
  /// are read in a sync, so it looks at bytes and makes no strings.
  static func id(at address: JSONReader.Text) -> ID<Entity>? {
    var end = address.count
    if address.last == UInt8(ascii: "/") { end -= 1 }
    guard let (number, start) = number(before: end, in: address), Entity.kind.allows(number),
      names(address, before: start)
    else { return nil }
    return ID(number)
  }

  /// Whether the kind stands before the index, between slashes.
  private static func names(_ address: JSONReader.Text, before end: Int) -> Bool {
    var resource = Entity.kind.rawValue
    return resource.withUTF8 { resource in
      let first = end - resource.count - 2
      guard let start = address.baseAddress, let name = resource.baseAddress, first >= 0,
        address[first] == UInt8(ascii: "/"), address[end - 1] == UInt8(ascii: "/")
      else { return false }
      return memcmp(start + first + 1, name, resource.count) == 0
    }
  }

  /// The number that ends before the index, and where it begins.
  private static func number(
    before end: Int, in address: JSONReader.Text
  ) -> (number: Int, start: Int)? {
    var start = end
    var number = 0
    var scale = 1
    // Ten digits are more than any id has; further on, it would overflow.
    while start > 0, scale < 10_000_000_000,
      case let digit = address[start - 1] &- UInt8(ascii: "0"), digit < 10
    {
      number += Int(digit) * scale
      scale *= 10
      start -= 1
    }
    guard start < end, start > 0 else { return nil }
    return address[start - 1] == UInt8(ascii: "-") ? (-number, start - 1) : (number, start)
  }
}

/// Of a link, where its name is not wanted.
extension ID: Readable where Entity: Tabular {
  init(from reader: inout JSONReader) throws(BadData) {
    self = try Link<Entity>.read(&reader) { reader throws(BadData) in try reader.skip() }
  }
}

extension JSONReader {
  /// Of a link that goes by its name, as those to languages do, for it is the language's code.
  mutating func nameOfLink<Name>(
    _ read: (inout JSONReader) throws(BadData) -> Name
  ) throws(BadData) -> Name {
    var name: Name?
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "name": name = try read(&self)
      default: try skip()
      }
    }
    return try required(name, "name")
  }
}

extension LinkedNames {
  /// Enters what a link leads to by its slug, unless it is known already.
  mutating func note<Entity>(_ link: Link<Entity>?) {
    guard let link, !link.slug.isEmpty, self[link.id] == nil else { return }
    self[link.id] = titled(link.slug)
  }

  mutating func note<Entity>(_ links: [Link<Entity>]) {
    for link in links { note(link) }
  }
}
