/// Finds everything with a name, of whatever kind, by what is typed of it in any language.
package struct FindAnything: Sendable {
  /// What is found, and how close its name is.
  package struct Match: Hashable, Sendable {
    package let kind: Kind
    package let id: Int
    package let slug: String
    package let name: String
    package let closeness: Closeness
  }

  /// What players look for most comes first among names that are equally close.
  package static let kinds: [Kind] = [
    .form, .move, .ability, .type, .item, .location, .versionGroup, .version, .eggGroup, .nature,
    .pokedex,
  ]
  /// More than anyone looks through.
  package static let most = 100

  package init() {}

  /// Where only PokeAPI is there, no more than the list is found.
  ///
  /// - Parameter kinds: only these.
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
    guard let dex = catalog.reference else { return [] }
    let index = try dex.nameIndex(of: kind)
    let close = index.matches(letters)
    let rows = close.indices.filter { close[$0] != nil }
    guard !rows.isEmpty else { return [] }
    let names = try dex.names(of: kind)
    let (ids, slugs) = try dex.keys(of: kind)
    return rows.compactMap { row in
      guard let closeness = close[row], row < names.count, row < ids.count else { return nil }
      return Match(
        kind: kind, id: ids[row], slug: slugs[row], name: names[row], closeness: closeness)
    }
  }

  /// In the order of the National Dex.
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

extension DexReference {
  /// The ids and slugs of a kind, row by row.
  func keys(of kind: Kind) throws(PokedexError) -> ([Int], [String]) {
    switch kind {
    case .move: try keys(Move.self)
    case .ability: try keys(Ability.self)
    case .type: try keys(PokemonType.self)
    case .item: try keys(Item.self)
    case .location: try keys(Location.self)
    case .versionGroup: try keys(VersionGroup.self)
    case .version: try keys(Version.self)
    case .eggGroup: try keys(EggGroup.self)
    case .nature: try keys(Nature.self)
    case .pokedex: try keys(Pokedex.self)
    default: ([], [])
    }
  }

  private func keys<Row: Tabular>(_ type: Row.Type) throws(PokedexError) -> ([Int], [String]) {
    let table = try table(type)
    return (table.ids.map(\.rawValue), table.slugs)
  }
}
