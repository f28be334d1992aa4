/// Places that share a name, such as the routes of several regions.
package struct SharedPlaces {
  private let dex: any DexReference
  private let lens: Lens?

  package init(_ dex: any DexReference, through lens: Lens?) {
    self.dex = dex
    self.lens = lens
  }

  /// The place with the same name that a player means: that with the most encounters in the games of
  /// the lens, else the first in their regions, else the given one.
  package func likeliest(calledAs place: ID<Location>) -> ID<Location> {
    guard let lens else { return place }
    let alike = places(calledAs: place)
    guard alike.count > 1 else { return place }
    let versions = lens.games.versions(in: dex.table(Version.self))
    let counts = alike.map { encounters(at: $0, in: versions) }
    let most = counts.max() ?? 0
    if most > 0, let row = counts.firstIndex(of: most) { return alike[row] }
    return alike.first { isInRegion($0, of: lens.games) } ?? place
  }

  private func places(calledAs place: ID<Location>) -> [ID<Location>] {
    let table = dex.table(Location.self)
    let names = dex.names(of: table)
    guard let own = table.row(of: place) else { return [] }
    return names.indices.filter { names[$0] == names[own] }.map { table.ids[$0] }
  }

  private func encounters(at place: ID<Location>, in versions: Set<ID<Version>>) -> Int {
    dex.areas(of: place).map { area in
      dex.residents(of: area).count { versions.contains($0.encounter.version) }
    }.reduce(0, +)
  }

  private func isInRegion(_ place: ID<Location>, of games: PlayedGames) -> Bool {
    guard let region = dex.table(Location.self)[place]?.region else { return false }
    let groups = dex.table(VersionGroup.self)
    return games.groups.contains { groups[$0]?.regions.contains(region) ?? false }
  }
}
