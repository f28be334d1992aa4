/// Reads the names of balls and games that tell more of the Pokémon in a slot.
package struct SlotDetailReader: Sendable {
  /// A name that means nothing.
  package struct Unknown: Error, Hashable {
    /// The reason as a sentence.
    package let text: String
  }

  private let catalog: Catalog
  private let balls: [Named<Item>]

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    balls = MemberChoices(catalog, through: nil).balls()
  }

  /// A Poké Ball by its name in any language, with or without “Ball”.
  package func ball(_ name: String) -> Result<ID<Item>, Unknown> {
    let known = Set(balls.map(\.id))
    let found = [name, "\(name) ball"].lazy.compactMap { text in
      FindNamed()(text, in: catalog, among: [Item.kind]).lazy.map { ID<Item>($0.id) }
        .first(where: known.contains)
    }.first
    guard let found else {
      let hint = NearestWord.hint(name, among: balls.map(\.name))
      return .failure(Unknown(text: worded("there is no ball '\(name)'\(hint)")))
    }
    return .success(found)
  }

  /// The games of a version or of a version group, by its name in any language.
  package func game(_ name: String) -> Result<ID<VersionGroup>, Unknown> {
    let lenses = catalog.lenses
    guard let lens = lenses.named(name), lens.data.groups.count == 1 else {
      let hint = NearestWord.hint(lenses.nearest(to: name))
      return .failure(Unknown(text: worded("there is no game '\(name)'\(hint)")))
    }
    return .success(lens.data.groups[0])
  }
}
