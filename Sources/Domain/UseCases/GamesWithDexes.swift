/// The games that have dexes to complete: groups of games, each with its versions behind it where
/// there are several.
package struct GamesWithDexes: Sendable {
  package struct Game: Hashable, Sendable {
    package let group: ID<VersionGroup>
    /// None for what any version of the group has.
    package let version: ID<Version>?
    package let name: String

    /// Versions stand in from their groups.
    package var title: String { version == nil ? name : "  \(name)" }
  }

  /// The first games first.
  package let all: [Game]

  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there.
  package init(_ catalog: Catalog) throws(PokedexError) {
    let dex = try catalog.dex()
    let (groups, versions) = (try dex.table(VersionGroup.self), try dex.table(Version.self))
    let (names, versionNames) = (try GameNames(dex), try dex.names(of: .version))
    let known = (0..<groups.count).map { groups[$0] }.filter { !$0.pokedexes.isEmpty }
    all = known.sorted { $0.order < $1.order }.flatMap { group in
      let own = (0..<versions.count).filter { versions[$0].versionGroup == group.id }
      return [Game(group: group.id, version: nil, name: names[group.id])]
        + (own.count < 2
          ? []
          : own.map { Game(group: group.id, version: versions.ids[$0], name: versionNames[$0]) })
    }
  }

  package func name(of group: ID<VersionGroup>, _ version: ID<Version>?) -> String {
    all.first { $0.group == group && $0.version == version }?.name ?? "#\(group)"
  }

  /// What a word names: `platinum`, `diamond`, `Diamond/Pearl`.
  package func named(_ word: String) -> Game? {
    let word = Spelling.folded(word)
    return all.first { Spelling.folded($0.name) == word }
  }

  /// The name that is spelled most like a word.
  package func nearest(to word: String) -> String? {
    NearestWord.to(word, among: all.map(\.name))
  }
}
