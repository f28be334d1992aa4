/// Where to get what is missing of a game's dexes.
package struct CompletionPlan: Hashable, Sendable {
  /// Where to go, the place with most that is missing first. Each of them has what no earlier one
  /// has.
  package let stops: [Stop]
  /// What is met nowhere in the game, and evolves from what one has or will meet.
  package let byEvolving: [Named<Species>]
  /// What no fact of the dex leads to: what is had by trade, at events or from other games.
  package let elsewhere: [Named<Species>]
  /// Whether the dex knows where anything is met in the game; of the newest games it does not.
  package let knowsPlaces: Bool

  package struct Stop: Hashable, Sendable {
    package let place: Named<Location>
    /// What is to be had here for the first time, in the order of the National Dex.
    package let species: [Named<Species>]
  }
}

extension CompletionPlan {
  init(
    _ group: ID<VersionGroup>, _ version: ID<Version>?, having caught: Set<ID<Form>>,
    in catalog: Catalog
  ) throws(PokedexError) {
    let dex = try catalog.dex()
    let species = try CaughtSpecies(caught, in: catalog)
    let dexes = Set((try dex.table(VersionGroup.self)[group]?.pokedexes ?? []).map(\.rawValue))
    let missing = species.isCaught.indices.filter {
      !species.isCaught[$0] && !dexes.isDisjoint(with: species.dexes(of: $0))
    }
    var versions = try Self.versions(of: group, dex)
    if let version { versions = [version] }
    let places = try Self.places(of: missing, Set(versions), catalog, dex)
    let naming = NameLookup(dex: dex)
    var (stops, met): ([Stop], Set<Int>) = ([], [])
    for (place, found) in Self.cover(places) {
      met.formUnion(found)
      stops.append(
        Stop(place: try naming(place), species: try Self.names(found.sorted(), catalog, naming)))
    }
    // The rest of the dex is only asked where nothing that is missing is met.
    knowsPlaces = places.isEmpty ? try Self.knowsPlaces(Set(versions), catalog, dex) : true
    let rest = missing.filter { !met.contains($0) }
    let evolving = Self.evolving(rest, met: met, species.isCaught, catalog)
    self.stops = stops
    byEvolving = try Self.names(rest.filter { evolving.contains($0) }, catalog, naming)
    elsewhere = try Self.names(rest.filter { !evolving.contains($0) }, catalog, naming)
  }

  private static func versions(
    of group: ID<VersionGroup>, _ dex: any DexReference
  ) throws(PokedexError) -> [ID<Version>] {
    let versions = try dex.table(Version.self)
    let groups = versions.column(\.versionGroup)
    return groups.indices.filter { groups[$0] == group.rawValue }.map { versions.ids[$0] }
  }

  private static func knowsPlaces(
    _ versions: Set<ID<Version>>, _ catalog: Catalog, _ dex: any DexReference
  ) throws(PokedexError) -> Bool {
    for form in catalog.forms.ids {
      if try dex.encounters(of: form).contains(where: { versions.contains($0.version) }) {
        return true
      }
    }
    return false
  }

  /// Which rows of species are met where.
  private static func places(
    of missing: [Int], _ versions: Set<ID<Version>>, _ catalog: Catalog, _ dex: any DexReference
  ) throws(PokedexError) -> [ID<Location>: Set<Int>] {
    let areas = try dex.table(LocationArea.self)
    let locations = areas.column(\.location)
    let forms = catalog.species.lists(\.forms)
    var places: [ID<Location>: Set<Int>] = [:]
    for row in missing {
      for form in forms[row].compactMap({ $0 }) {
        for encounter in try dex.encounters(of: ID(form)) where versions.contains(encounter.version)
        {
          guard let area = areas.row(of: encounter.area) else { continue }
          places[ID(Int(locations[area])), default: []].insert(row)
        }
      }
    }
    return places
  }

  /// Greedily: always the place with most of what is still missing; of equals, the lowest number.
  private static func cover(
    _ places: [ID<Location>: Set<Int>]
  ) -> [(ID<Location>, Set<Int>)] {
    var rest = places
    var chosen: [(ID<Location>, Set<Int>)] = []
    while let best = rest.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
      !best.value.isEmpty
    {
      chosen.append((best.key, best.value))
      for place in rest.keys { rest[place]?.subtract(best.value) }
    }
    return chosen
  }

  /// The rows that evolve, over however many steps, from what is caught or met.
  private static func evolving(
    _ rows: [Int], met: Set<Int>, _ isCaught: [Bool], _ catalog: Catalog
  ) -> Set<Int> {
    let origins = catalog.species.column(\.evolvesFrom)
    var found: Set<Int> = []
    for row in rows {
      var (current, steps) = (row, 0)
      while origins[current] != .min, steps < 10,
        let origin = catalog.species.row(of: ID(Int(origins[current])))
      {
        if isCaught[origin] || met.contains(origin) { found.insert(row) }
        (current, steps) = (origin, steps + 1)
      }
    }
    return found
  }

  private static func names(
    _ rows: [Int], _ catalog: Catalog, _ naming: NameLookup
  ) throws(PokedexError) -> [Named<Species>] {
    var names: [Named<Species>] = []
    for row in rows { names.append(try naming(catalog.species.ids[row])) }
    return names
  }
}
