/// The games with dexes to complete: version groups, each followed by its versions if there are
/// several.
package struct GamesWithDexes: Sendable {
  package struct Game: Hashable, Sendable {
    package let group: ID<VersionGroup>
    /// `nil` for all versions of the group.
    package let version: ID<Version>?
    package let name: String
    /// The name in queries.
    package let slug: String

    /// The name, indented for versions.
    package var title: String { version == nil ? name : "  \(name)" }
  }

  /// In order of release.
  package let all: [Game]
  /// The dexes of each version group.
  private let dexes: [ID<VersionGroup>: [ID<Pokedex>]]
  private let versions: Table<Version>
  /// The versions by their names in any language.
  private let names: NameIndex

  package init(_ catalog: Catalog) {
    let dex = catalog.dex
    let (groups, versions) = (dex.table(VersionGroup.self), dex.table(Version.self))
    let (names, versionNames) = (GameNames(dex), dex.names(of: .version))
    self.versions = versions
    self.names = dex.nameIndex(of: versions)
    let known = (0..<groups.count).map { groups[$0] }.filter { !$0.pokedexes.isEmpty }
    dexes = Dictionary(known.map { ($0.id, $0.pokedexes) }, uniquingKeysWith: { one, _ in one })
    all = known.sorted { $0.order < $1.order }.flatMap { group in
      let own = (0..<versions.count).filter { versions[$0].versionGroup == group.id }
      return [Game(group: group.id, version: nil, name: names[group.id], slug: group.slug)]
        + (own.count < 2
          ? []
          : own.map {
            Game(
              group: group.id, version: versions.ids[$0], name: versionNames[$0],
              slug: versions.slugs[$0])
          })
    }
  }

  /// The newest version group first, each followed by its versions.
  package var newestFirst: [Game] {
    let groups = Dictionary(grouping: all, by: \.group)
    return all.filter { $0.version == nil }.reversed().flatMap { groups[$0.group] ?? [] }
  }

  /// The number of species in each version group's dexes that are not caught.
  package func missing(
    having caught: Set<ID<Form>>, in catalog: Catalog
  ) -> [ID<VersionGroup>: Int] {
    let species = CaughtSpecies(caught, in: catalog)
    let missing = species.isCaught.indices.filter { !species.isCaught[$0] }.map(species.dexes)
    return dexes.mapValues { dexes in
      let wanted = Set(dexes.map(\.rawValue))
      return missing.count { !wanted.isDisjoint(with: $0) }
    }
  }

  /// The entry of a version, or that of the whole group if the version is `nil`.
  package subscript(group: ID<VersionGroup>, version: ID<Version>?) -> Game? {
    all.first { $0.group == group && $0.version == version }
  }

  /// The game with this name: `platinum`, `diamond`, `Diamond/Pearl`; a version's may be in any
  /// language.
  package func named(_ word: String) -> Game? {
    let letters = Spelling.folded(word)
    let shown = all.first { game in
      [game.name, game.slug].contains { Spelling.isSpelled($0, letters) }
    }
    return shown ?? names.rows(named: letters).lazy.compactMap(game).first
  }

  private func game(ofVersion row: Int) -> Game? {
    let version = versions[row]
    return self[version.versionGroup, version.id] ?? self[version.versionGroup, nil]
  }

  /// The name that is spelled most like the word.
  package func nearest(to word: String) -> String? {
    NearestWord.to(word, among: all.map(\.name))
  }
}
