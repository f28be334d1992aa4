/// Finds entities by a whole name in any language and spelling, or by slug. It asks indexes only,
/// where ``FindAnything`` compares the text with every name.
package struct FindNamed: Sendable {
  package struct Match: Hashable, Sendable {
    package let kind: Kind
    package let id: Int
    package let slug: String
    package let name: String
  }

  package init() {}

  /// The entities that are called so, by kind: those with that slug, else those with that name in the
  /// user's language, else those with that name in another language, else those that lists show
  /// with that name, which has words of the slug if several entities share it.
  ///
  /// - Parameter kinds: the kinds to search, the first preferred. Without a dex, only forms are found.
  package func callAsFunction(
    _ text: String, in catalog: Catalog, among kinds: [Kind]
  ) -> [Match] {
    let letters = Spelling.folded(text)
    guard !letters.isEmpty else { return [] }
    var found: [Match] = []
    for kind in kinds { found += Self.matches(text, of: kind, catalog) }
    let own = [found.filter { $0.isCalled(letters) }, found.filter { $0.isShown(as: letters) }]
    if let best = (own + [found]).first(where: { !$0.isEmpty }) { return best }
    return Self.listed(letters, kinds, catalog)
  }

  private static func matches(
    _ text: String, of kind: Kind, _ catalog: Catalog
  ) -> [Match] {
    if kind == .form { return forms(text, catalog) }
    guard catalog.reference != nil, let source = Kinds.source(kind) else { return [] }
    let rows = source.index(catalog).rows(spelled: text)
    return rows.isEmpty ? [] : matches(rows, of: source, catalog)
  }

  /// In National Dex order.
  private static func forms(_ text: String, _ catalog: Catalog) -> [Match] {
    catalog.nameIndex().rows(spelled: text)
      .sorted { catalog.dexOrder[$0] < catalog.dexOrder[$1] }
      .map { row in
        Match(
          kind: .form, id: catalog.forms.ids[row].rawValue, slug: catalog.forms.slugs[row],
          name: catalog.names[row])
      }
  }

  private static func matches(
    _ rows: [Int], of source: NameSource, _ catalog: Catalog
  ) -> [Match] {
    let dex = catalog.dex
    let names = source.names(dex)
    let (ids, slugs) = source.keys(dex)
    return rows.filter { $0 < min(names.count, ids.count) }.map { row in
      Match(kind: source.kind, id: ids[row], slug: slugs[row], name: names[row])
    }
  }
}

extension FindNamed.Match {
  package func isCalled(_ letters: [UInt8]) -> Bool { Spelling.folded(slug) == letters }

  package func isShown(as letters: [UInt8]) -> Bool { Spelling.isSpelled(name, letters) }
}

// MARK: Names of lists

extension FindNamed {
  /// The names that lists show. They are indexed when a name is in no other index.
  private struct ListedNames: Sendable {
    let indexes: [Kind: NameIndex]

    init(_ dex: any DexReference) {
      var indexes: [Kind: NameIndex] = [:]
      for source in Kinds.sources {
        // Places are only told apart in their list.
        let names = DistinctNames.all(source.names(dex), slugs: source.keys(dex).slugs)
        indexes[source.kind] = NameIndex(names.map { [$0] })
      }
      self.indexes = indexes
    }
  }

  /// The first entity of the first kind that has any.
  private static func listed(
    _ letters: [UInt8], _ kinds: [Kind], _ catalog: Catalog
  ) -> [Match] {
    guard let dex = catalog.reference else { return [] }
    let names = catalog.memos[ListedNames.self, nil](ListedNames(dex))
    for kind in kinds {
      guard let source = Kinds.source(kind),
        let row = names.indexes[kind]?.rows(named: letters).first
      else { continue }
      return matches([row], of: source, catalog)
    }
    return []
  }
}
