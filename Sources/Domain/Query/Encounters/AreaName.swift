/// What an area is called within its location. The names of areas repeat those of their locations,
/// or say `Road` for `Route`.
struct AreaName {
  let name: String
  let slug: String
  let location: String
  let locationSlug: String

  /// `B1F`; empty for all of the location.
  var part: String {
    if name == location || slug == "\(locationSlug)-area" { return "" }
    if name.hasPrefix(location) { return Self.bare(name.dropFirst(location.count)) }
    guard slug.hasPrefix("\(locationSlug)-") else { return name }
    let rest = slug.dropFirst(locationSlug.count + 1)
    return rest == "area" ? "" : titled(String(rest))
  }

  /// `(B1F)` without its brackets.
  private static func bare(_ text: Substring) -> String {
    let words = text.drop { $0 == " " }
    guard words.hasPrefix("("), words.hasSuffix(")") else { return String(words) }
    return String(words.dropFirst().dropLast())
  }
}
