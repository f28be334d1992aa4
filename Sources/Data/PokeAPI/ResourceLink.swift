/// An entry of a list: `{"name": "garchomp", "url": "…/api/v2/pokemon/445/"}`. Only the end of the
/// URL is used.
package struct ResourceLink: Hashable, Sendable {
  /// The resource, such as `pokemon`.
  package let resource: String
  /// The ID. Some kinds have one entity with a negative ID.
  package let id: Int
  /// The name, or `nil` for kinds without names.
  package let name: String?
}

extension ResourceLink {
  /// Returns `nil` if the URL does not end in a resource and a number of at most nine digits.
  package init?(url: String, name: String?) {
    let path = url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let parts = path.split(separator: UInt8(ascii: "/")).suffix(2).map(Substring.init)
    guard parts.count == 2, let resource = parts.first, let number = parts.last,
      number.utf8.count <= 9, number.utf8.first != UInt8(ascii: "+"), let id = Int(number),
      resource.utf8.allSatisfy(Self.isResourceByte)
    else { return nil }
    self.init(resource: String(resource), id: id, name: name)
  }

  private static func isResourceByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }
}

extension ResourceLink: Decodable {
  private enum CodingKeys: CodingKey { case name, url }

  package init(from decoder: any Decoder) throws {
    let entry = try decoder.container(keyedBy: CodingKeys.self)
    let url = try entry.decode(NameText.self, forKey: .url).value
    let name = try entry.decodeIfPresent(NameText.self, forKey: .name)?.value
    guard let link = ResourceLink(url: url, name: name) else {
      throw decoder.fault("is not a link to a resource")
    }
    self = link
  }
}
