import PokedexDomain

/// A reference to another document: `{"name": "ground", "url": "…/api/v2/type/5/"}`. Only the
/// number at the end of the URL is used; host and API version are ignored, so no link is ever
/// followed.
struct Link<Entity: Tabular>: Decodable, Sendable {
  let id: ID<Entity>
  /// The name in the link; empty for kinds without names.
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

  /// The number at the end of a URL, or `nil` if the URL is not that of this kind of entity. Reads
  /// bytes, because a sync reads over a million links.
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

  /// Returns whether the last component of a path is the kind's name.
  private static func names(_ path: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let resource = Entity.kind.rawValue.utf8
    let tail = path.suffix(resource.count + 1)
    return tail.first == UInt8(ascii: "/") && tail.dropFirst().elementsEqual(resource)
  }
}

/// The members of a link, declared outside the generic type: if they were nested, their metadata
/// would be looked up for each of a million links.
private enum LinkKey: String, CodingKey { case name, url }

/// A link identified by its name, such as a link to a language, whose name is the language code.
struct LanguageLink: Decodable, Sendable {
  private let name: NameText

  var language: Language { Language(rawValue: name.value) }
}

extension LinkedNames {
  /// Adds a name derived from the slug of a link, unless its target already has a name.
  mutating func addName<Entity>(of link: Link<Entity>?) {
    guard let link, !link.slug.isEmpty, self[link.id] == nil else { return }
    self[link.id] = titled(link.slug)
  }

  mutating func addNames<Entity>(of links: [Link<Entity>]) {
    for link in links { addName(of: link) }
  }
}
