import PokedexDomain

/// A reference to another document: `{"name": "ground", "url": "…/api/v2/type/5/"}`. The number at
/// the end of the address is what counts; host and version are ignored, so that a link never leads
/// anywhere.
struct Link<Entity: Tabular>: Decodable, Sendable {
  let id: ID<Entity>
  /// Empty where the kind has no names.
  let slug: String

  init(from decoder: any Decoder) throws {
    let link = try decoder.container(keyedBy: LinkKey.self)
    let limit = NameText.longest
    slug =
      try FieldError.text(longest: limit, at: decoder.codingPath + [LinkKey.name]) {
        try link.decodeIfPresent(String.self, forKey: .name) ?? ""
      }
    let url = try FieldError.text(longest: limit, at: decoder.codingPath + [LinkKey.url]) {
      try link.decode(String.self, forKey: .url)
    }
    guard let id = Self.id(in: url) else {
      throw FieldError(
        decoder.codingPath + [LinkKey.url], "is not the address of a \(Entity.kind.rawValue)")
    }
    self.id = id
  }

  /// The number at the end of an address; nil where the address does not lead to this kind of
  /// thing. A sync reads over a million of them, so it looks at bytes.
  static func id(in address: String) -> ID<Entity>? {
    var address = address
    return address.withUTF8 { bytes in
      let slash = UInt8(ascii: "/")
      let path = bytes.last == slash ? bytes.dropLast() : bytes[...]
      guard let end = path.lastIndex(of: slash),
        let number = number(path[(end + 1)...]), Entity.kind.allows(number),
        names(path[..<end])
      else { return nil }
      return ID(number)
    }
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard digits.first != UInt8(ascii: "+") else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Whether a path ends in a slash and the kind's name.
  private static func names(_ path: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let resource = Entity.kind.rawValue.utf8
    let tail = path.suffix(resource.count + 1)
    return tail.first == UInt8(ascii: "/") && tail.dropFirst().elementsEqual(resource)
  }
}

/// The members of a link. They lie outside of it, for the keys of a generic type would be looked up
/// at each of a million links.
private enum LinkKey: String, CodingKey { case name, url }

/// A link that goes by its name, as those to languages do: the name is the language's code.
struct LanguageLink: Decodable, Sendable {
  private let name: NameText

  var language: Language { Language(rawValue: name.value) }
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
