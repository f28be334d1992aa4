/// The places of a dex and the Pokémon found there, in the games of a lens.
package final class LocationRows: LensedRows {
  package static let suggestedFields = ["of", "region"]
  package static let defaultColumns = ["name", "region", "pokemon", "games", "areas"]

  package let table: Table<Location>
  package let pokemon: PokemonRows
  /// All places; with a lens, those with encounters in its games.
  package let existing: RowSet
  package var gap: GameGap? { existing.size == 0 ? pokemon.gap(about: "found") : nil }
  package let names: [String]
  /// The order by region and name, in which numbers sort by value.
  package let positions: [Int32]
  private let findsMemo = Memo<LocationSpecies>()

  package init(of pokemon: PokemonRows) {
    let dex = pokemon.dex
    let locations = dex.table(Location.self)
    table = locations
    self.pokemon = pokemon
    let known = dex.names(of: locations)
    names = DistinctNames.all(known, slugs: locations.slugs)
    positions = LocationOrder.positions(of: known, regions: locations.column(\.region))
    guard pokemon.lens != nil else {
      existing = RowSet(all: locations.count)
      return
    }
    let finds = LocationSpecies(locations, pokemon)
    existing = RowSet(count: locations.count) { finds.forms[$0] > 0 }
    findsMemo.keep(finds)
  }

  /// Returns the forms and games of each place. The first call reads every encounter slot of every
  /// area.
  func finds() -> LocationSpecies {
    findsMemo(LocationSpecies(table, pokemon))
  }

  /// Returns the number of areas of each place.
  func areas() -> [Int32] {
    var counts = [Int32](repeating: 0, count: count)
    for location in dex.table(LocationArea.self).column(\.location) {
      if let row = table.row(of: ID(Int(location))) { counts[row] += 1 }
    }
    return counts
  }
}

/// The number of forms found in each place and the games in which they are, within the games of the
/// lens.
struct LocationSpecies: Sendable {
  /// The number of forms in each place.
  private(set) var forms: [Int32]
  /// The version groups with encounters in each place.
  private(set) var games: [Set<ID<VersionGroup>>]
  /// The versions with encounters in each place.
  private(set) var versions: [Set<ID<Version>>]

  init(_ locations: Table<Location>, _ pokemon: PokemonRows) {
    let dex = pokemon.dex
    let areas = dex.table(LocationArea.self)
    let table = dex.table(Version.self)
    let groups = table.column(\.versionGroup)
    let seen = pokemon.lens?.games.versions(in: table) ?? Set(table.ids)
    var met = [Set<ID<Form>>](repeating: [], count: locations.count)
    games = [Set<ID<VersionGroup>>](repeating: [], count: locations.count)
    versions = [Set<ID<Version>>](repeating: [], count: locations.count)
    for (area, location) in zip(areas.ids, areas.column(\.location)) {
      guard let row = locations.row(of: ID(Int(location))) else { continue }
      var last: ID<Form>?
      for resident in dex.residents(of: area) {
        let version = resident.encounter.version
        guard seen.contains(version), let index = table.row(of: version) else { continue }
        games[row].insert(ID(Int(groups[index])))
        versions[row].insert(version)
        // The slots of a form are adjacent.
        if resident.form != last { met[row].insert(resident.form) }
        last = resident.form
      }
    }
    forms = met.map { forms in
      let rows = forms.compactMap { pokemon.catalog.forms.row(of: $0) }
      return Int32(rows.count { pokemon.existing.contains($0) })
    }
  }
}

/// The order of places: by region and name, in which numbers sort by value, so that Route 2
/// precedes Route 10.
enum LocationOrder {
  /// - Parameter regions: PokeAPI's ID of each place's region; places without one come last.
  static func positions(of names: [String], regions: [Int32]) -> [Int32] {
    let keys = names.indices.map { row -> (region: Int32, name: [UInt8], number: Int) in
      let name = names[row]
      let region = regions[row] == .min ? .max : regions[row]
      return (region, Spelling.folded(name.filter { !$0.isNumber }), number(in: name))
    }
    let sorted = names.indices.sorted { left, right in
      let (first, second) = (keys[left], keys[right])
      guard first.region == second.region else { return first.region < second.region }
      guard first.name == second.name else {
        return first.name.lexicographicallyPrecedes(second.name)
      }
      return (first.number, left) < (second.number, right)
    }
    var positions = [Int32](repeating: 0, count: names.count)
    for (position, row) in sorted.enumerated() { positions[row] = Int32(position) }
    return positions
  }

  private static func number(in name: String) -> Int { Int(name.filter(\.isNumber)) ?? 0 }
}
