extension DexReference {
  /// Calls a function with all encounters in the games of a lens, area by area.
  package func forEachEncounter(in lens: Lens, _ body: (Encounter) -> Void) {
    let versions = lens.games.versions(in: table(Version.self))
    for area in areas(in: lens) {
      for resident in residents(of: area) where versions.contains(resident.encounter.version) {
        body(resident.encounter)
      }
    }
  }

  /// The areas in the regions of the games, those in regions that PokeAPI assigns to no game, such as
  /// Orre, and those that a file of changes names. Reading the encounters of all areas would take
  /// several times as long.
  func areas(in lens: Lens) -> [ID<LocationArea>] {
    let groups = table(VersionGroup.self)
    let regions = Set(lens.data.groups.flatMap { groups[$0]?.regions ?? [] })
    let assigned = Set((0..<groups.count).flatMap { groups[$0].regions })
    let named = Set(lens.overlay?.patch.places.keys.map(\.area) ?? [])
    let (areas, locations) = (table(LocationArea.self), table(Location.self))
    let regionOf = locations.column(\.region)
    return zip(areas.ids, areas.column(\.location)).filter { area, location in
      guard let row = locations.row(of: ID(Int(location))) else { return true }
      let region = ID<Region>(Int(regionOf[row]))
      return regions.contains(region) || !assigned.contains(region) || named.contains(area)
    }.map(\.0)
  }

  package func areas(of location: ID<Location>) -> [ID<LocationArea>] {
    let areas = table(LocationArea.self)
    return zip(areas.ids, areas.column(\.location)).filter { $1 == location.rawValue }.map(\.0)
  }
}
