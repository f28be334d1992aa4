/// The games of a lens or of a query: whole version groups, or single versions, because some
/// Pokémon appear in Ruby but not in Sapphire.
package struct PlayedGames: Hashable, Sendable {
  /// The version groups included with all their versions.
  private let whole: Set<ID<VersionGroup>>
  private let versions: Set<ID<Version>>
  /// All version groups, including those of single versions: paired games share their learnsets.
  package let groups: [ID<VersionGroup>]

  package init(_ groups: [ID<VersionGroup>]) {
    whole = Set(groups)
    versions = []
    self.groups = groups
  }

  /// - Parameter version: the only version of the groups to include.
  init(only version: ID<Version>, of groups: [ID<VersionGroup>]) {
    whole = []
    versions = [version]
    self.groups = groups
  }

  /// - Parameters:
  ///   - whole: version groups with every version.
  ///   - versions: single versions.
  init(_ whole: [ID<VersionGroup>], versions: [ID<Version>], in table: Table<Version>) {
    self.whole = Set(whole)
    self.versions = Set(versions)
    groups = (whole + versions.compactMap { table[$0]?.versionGroup }).unique
  }

  /// All versions.
  func versions(in table: Table<Version>) -> Set<ID<Version>> {
    let groupOf = table.column(\.versionGroup)
    let members = table.ids.indices.filter { whole.contains(ID(Int(groupOf[$0]))) }
    return versions.union(members.map { table.ids[$0] })
  }
}

extension Lens {
  /// The games with every version, or the single version of the lens.
  package var games: PlayedGames {
    data.version.map { PlayedGames(only: $0, of: data.groups) } ?? PlayedGames(data.groups)
  }
}
