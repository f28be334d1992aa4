import PokedexDomain

/// A reference to another document: `{"name": "ground", "url": "…/api/v2/type/5/"}`. The number at
/// the end of the address is what counts; host and version are ignored, so that a link never leads
/// anywhere.
struct Link<Entity: Tabular>: Decodable, Sendable {
  let id: ID<Entity>
  /// Empty where the kind has no names.
  let slug: String

  private enum CodingKeys: CodingKey { case name, url }

  init(from decoder: any Decoder) throws {
    let link = try decoder.container(keyedBy: CodingKeys.self)
    slug = try link.decodeIfPresent(NameText.self, forKey: .name)?.value ?? ""
    id = try link.decode(LinkAddress<Entity>.self, forKey: .url).id
  }
}

/// The address that a link has, which leads to a thing of one kind.
struct LinkAddress<Entity: Tabular>: Decodable, Sendable {
  let id: ID<Entity>

  init(from decoder: any Decoder) throws {
    guard let id = Self.id(in: try decoder.text(longest: NameText.longest)) else {
      throw decoder.fault("is not the address of a \(Entity.kind.rawValue)")
    }
    self.id = id
  }

  /// The number at the end of an address; nil where the address does not lead to this kind of
  /// thing. A sync reads over a million of them, so it looks at bytes.
  static func id(in address: String) -> ID<Entity>? {
    let slash = UInt8(ascii: "/")
    var path = address.utf8[...]
    if path.last == slash { path.removeLast() }
    guard let end = path.lastIndex(of: slash) else { return nil }
    let number = path[path.index(after: end)...]
    guard number.first != UInt8(ascii: "+"), let id = Int(Substring(number)),
      Entity.kind.allows(id), names(path[..<end])
    else { return nil }
    return ID(id)
  }

  /// Whether a path ends in a slash and the kind's name.
  private static func names(_ path: Substring.UTF8View) -> Bool {
    let resource = Entity.kind.rawValue.utf8
    let tail = path.suffix(resource.count + 1)
    return tail.first == UInt8(ascii: "/") && tail.dropFirst().elementsEqual(resource)
  }
}

/// A link that goes by its name, as those to languages do: the name is the language's code.
struct LanguageLink: Decodable, Sendable {
  private let name: NameText

  var language: Language { Language(rawValue: name.value) }
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
