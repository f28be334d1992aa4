/// Finds entities of every ``Kind`` by name, in any language, and forms by National Dex number.
package struct FindAnything: Sendable {
  /// An entity, and how closely its name matches.
  package struct Match: Hashable, Sendable {
    package let kind: Kind
    /// The row in the table of the kind.
    let row: Int
    package let id: Int
    package let slug: String
    package let name: String
    /// The distance of the closest name in any language.
    package let closeness: NameDistance
    /// The order of ``NameMatch``; lower is better.
    package let rank: Int

    /// Whether no name has the letters together.
    package var isOnlySimilar: Bool { closeness > .substring }
  }

  /// The kinds in order of their rank among equally close names, most popular first.
  package static let kinds: [Kind] = [.form] + Kinds.sources.map(\.kind)
  /// The maximum number of matches by name.
  package static let most = 100

  package init() {}

  /// Without a dex, only forms are found.
  ///
  /// - Parameter kinds: the kinds to search.
  package func callAsFunction(
    _ text: String, in catalog: Catalog, among kinds: [Kind] = Self.kinds
  ) -> [Match] {
    let letters = Spelling.folded(text)
    guard !letters.isEmpty, NameWords.mayBeName(text) else { return [] }
    let found = kinds.flatMap { Self.matches(letters, of: $0, catalog) }
    let sorted = found.indices.sorted { (found[$0].rank, $0) < (found[$1].rank, $1) }
      .map { found[$0] }
    let known = kinds.contains(.form) ? Self.read(text, sorted, catalog) : []
    let literal = sorted.prefix { !$0.isOnlySimilar }
    let listed = known.isEmpty && literal.isEmpty ? Self.listed(text, kinds, catalog) : []
    guard listed.isEmpty else { return listed }
    // As in one index: names that are only similar count where no name has the letters.
    let shown = known.isEmpty && literal.isEmpty ? sorted[...] : literal
    return Self.onePerPage(known + shown, catalog, most: known.count + Self.most)
  }

  /// The first matches that each lead to another page: the versions of a game have one page.
  private static func onePerPage(_ matches: [Match], _ catalog: Catalog, most: Int) -> [Match] {
    var seen: [Kind: Set<Int>] = [:]
    var different: [Match] = []
    for match in matches where different.count < most {
      let page = Kinds.source(match.kind)?.page(match.id, catalog.dex) ?? match.id
      let kind = Kinds.reached(from: match.kind)?.kind ?? match.kind
      if seen[kind, default: []].insert(page).inserted { different.append(match) }
    }
    return different
  }

  /// The forms of a National Dex number, or those that a name means: of all forms with the name, the
  /// nearest, or else those that it means though it is none of the dex.
  private static func read(
    _ text: String, _ sorted: [Match], _ catalog: Catalog
  ) -> [Match] {
    let reader = FormReader(catalog)
    let numbered = number(text).map(reader.rows(ofSpecies:)) ?? []
    guard numbered.isEmpty else { return numbered.map { form($0, catalog) } }
    let reading = sorted.first?.isOnlySimilar ?? true ? reader(text) : reader.exact(text)
    return reading.rows.map { form($0, catalog) }
  }

  /// The National Dex number that a text is, such as `445` or `#445`.
  private static func number(_ text: String) -> Int? {
    Int(text.hasPrefix("#") ? text.dropFirst() : text[...])
  }

  private static func form(
    _ row: Int, _ catalog: Catalog, _ closeness: NameDistance = .exact, rank: Int = 0
  ) -> Match {
    Match(
      kind: .form, row: row, id: catalog.forms.ids[row].rawValue, slug: catalog.forms.slugs[row],
      name: catalog.names[row], closeness: closeness, rank: rank)
  }

  /// The entities that lists show with this name: `Victory Road (Sinnoh)`. Other names are in the indexes.
  private static func listed(_ text: String, _ kinds: [Kind], _ catalog: Catalog) -> [Match] {
    guard text.hasSuffix(")") else { return [] }
    return FindNamed()(text, in: catalog, among: kinds).compactMap { found in
      guard let row = Kinds.source(found.kind)?.keys(catalog.dex).ids.firstIndex(of: found.id)
      else { return nil }
      return Match(
        kind: found.kind, row: row, id: found.id, slug: found.slug, name: found.name,
        closeness: .exact, rank: 0)
    }
  }

  private static func matches(_ letters: [UInt8], of kind: Kind, _ catalog: Catalog) -> [Match] {
    if kind == .form { return forms(letters, catalog) }
    guard let dex = catalog.reference, let source = Kinds.source(kind) else { return [] }
    let index = source.index(catalog)
    let close = index.matches(letters)
    guard close.contains(where: { $0 != nil }) else { return [] }
    let names = source.names(dex)
    let (ids, slugs) = source.keys(dex)
    let rows = close.indices.filter { close[$0] != nil && $0 < names.count && $0 < ids.count }
    return matches(letters, rows, close, names, slugs).map { row, match in
      Match(
        kind: kind, row: row, id: ids[row], slug: slugs[row], name: names[row],
        closeness: match.closest,
        rank: match.rank)
    }
  }

  /// The best in National Dex order, with as many again as may be known by another name.
  private static func forms(_ letters: [UInt8], _ catalog: Catalog) -> [Match] {
    let columns = catalog.nameColumns
    let found = NameMatch.matches(
      letters, closest: catalog.nameIndex().matches(letters), own: columns.own,
      english: columns.english)
    let ranked = found.indices.compactMap { row in
      found[row].map { (rank: $0.rank, order: catalog.dexOrder[row], row: row) }
    }
    return ranked.sorted { $0 < $1 }.prefix(2 * most).compactMap { best in
      found[best.row].map { form(best.row, catalog, $0.closest, rank: best.rank) }
    }
  }

  /// The matches of the rows, with the language of each. Only the names that were found are folded.
  private static func matches(
    _ letters: [UInt8], _ rows: [Int], _ close: [NameDistance?], _ names: [String],
    _ slugs: [String]
  ) -> [(row: Int, match: NameMatch)] {
    let found = NameMatch.matches(
      letters, closest: rows.map { close[$0] }, own: NameColumn(rows.lazy.map { names[$0] }),
      english: NameColumn(rows.lazy.map { slugs[$0] }))
    return zip(rows, found).compactMap { row, match in match.map { (row, $0) } }
  }
}

extension FindAnything.Match {
  /// The name in another language that has the letters; `nil` if the entity's own name has them.
  package func foreignName(of letters: [UInt8], in catalog: Catalog) -> ForeignName? {
    guard FoldedName(name).distance(of: letters) == nil else { return nil }
    let own = Wording.current.language
    let names =
      kind == .form
      ? catalog.dex.otherNames(of: .species, row: Int(catalog.speciesRows[row]))
      : catalog.dex.otherNames(of: kind, row: row)
    let found = names.filter { $0.language != own }
      .compactMap { name in FoldedName(name.name).distance(of: letters).map { (name, $0) } }
    return found.min { $0.1 < $1.1 }?.0
  }
}
