/// Finds entities of all kinds by name, in any language.
package struct FindAnything: Sendable {
  /// An entity, and how closely its name matches.
  package struct Match: Hashable, Sendable {
    package let kind: Kind
    package let id: Int
    package let slug: String
    package let name: String
    package let closeness: NameDistance
  }

  /// The kinds in order of their rank among equally close names, most popular first.
  package static let kinds: [Kind] = [.form] + Kinds.sources.map(\.kind)
  /// The maximum number of matches.
  package static let most = 100

  package init() {}

  /// Without a dex, only forms are found.
  ///
  /// - Parameter kinds: the kinds to search.
  package func callAsFunction(
    _ text: String, in catalog: Catalog, among kinds: [Kind] = Self.kinds
  ) throws(PokedexError) -> [Match] {
    let letters = Spelling.folded(text)
    guard !letters.isEmpty else { return [] }
    var found: [(rank: Int, match: Match)] = []
    for (place, kind) in kinds.enumerated() {
      for match in try Self.matches(letters, of: kind, catalog) {
        found.append((match.closeness.rawValue << 8 | place, match))
      }
    }
    let sorted = found.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return sorted.prefix(Self.most).map(\.element.match)
  }

  private static func matches(
    _ letters: [UInt8], of kind: Kind, _ catalog: Catalog
  ) throws(PokedexError) -> [Match] {
    if kind == .form { return forms(letters, catalog) }
    guard let dex = catalog.reference, let source = Kinds.source(kind) else { return [] }
    let index = try source.index(dex)
    let close = index.matches(letters)
    let rows = close.indices.filter { close[$0] != nil }
    guard !rows.isEmpty else { return [] }
    let names = try source.names(dex)
    let (ids, slugs) = try source.keys(dex)
    return rows.compactMap { row in
      guard let closeness = close[row], row < names.count, row < ids.count else { return nil }
      return Match(
        kind: kind, id: ids[row], slug: slugs[row], name: names[row], closeness: closeness)
    }
  }

  /// In National Dex order.
  private static func forms(_ letters: [UInt8], _ catalog: Catalog) -> [Match] {
    let close = catalog.nameIndex().matches(letters)
    let rows = close.indices.filter { close[$0] != nil }
      .sorted { catalog.dexOrder[$0] < catalog.dexOrder[$1] }
    return rows.compactMap { row in
      close[row].map {
        Match(
          kind: .form, id: catalog.forms.ids[row].rawValue, slug: catalog.forms.slugs[row],
          name: catalog.names[row], closeness: $0)
      }
    }
  }
}
