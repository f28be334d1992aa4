/// The places of a dex, with who is met there, as they are seen through a lens.
package final class LocationRows: DexRows {
  package static let offeredFields = ["of", "region"]
  package static let usualColumns = ["name", "region", "pokemon", "games", "areas"]

  package let table: Table<Location>
  /// The forms of the games of the lens.
  package let pokemon: PokemonRows
  package let reference: (any DexReference)?
  /// All; under a lens, those where something is met in its games.
  package let existing: RowSet
  package let names: [String]
  /// By region and name, numbers in them by their value.
  package let places: [Int32]
  private let findsMemo = Memo<LocationSpecies>()

  /// - Throws: ``PokedexError/needsDex`` where the forms are not from a dex, and what reading it
  ///   does.
  package init(of pokemon: PokemonRows) throws(PokedexError) {
    let dex = try pokemon.dex()
    let locations = try dex.table(Location.self)
    table = locations
    self.pokemon = pokemon
    reference = dex
    names = try dex.names(of: locations)
    places = LocationOrder.places(of: names, regions: locations.column(\.region))
    guard pokemon.lens != nil else {
      existing = RowSet(all: locations.count)
      return
    }
    let finds = try LocationSpecies(locations, pokemon)
    existing = RowSet(count: locations.count) { finds.forms[$0] > 0 }
    findsMemo.keep(finds)
  }

  /// Read when it is first asked for: every slot of every area.
  func finds() throws(PokedexError) -> LocationSpecies {
    try findsMemo(try LocationSpecies(table, pokemon))
  }

  /// For each: how many parts it has.
  func areas() throws(PokedexError) -> [Int32] {
    var counts = [Int32](repeating: 0, count: count)
    for location in try dex().table(LocationArea.self).column(\.location) {
      if let row = table.row(of: ID(Int(location))) { counts[row] += 1 }
    }
    return counts
  }
}

/// Who is met at each place, in the games of the lens or in all.
struct LocationSpecies: Sendable {
  /// For each: how many forms.
  private(set) var forms: [Int32]
  /// For each: the games in which anything is met.
  private(set) var games: [Set<ID<VersionGroup>>]

  init(_ locations: Table<Location>, _ pokemon: PokemonRows) throws(PokedexError) {
    let dex = try pokemon.dex()
    let areas = try dex.table(LocationArea.self)
    let versions = try dex.table(Version.self)
    let groups = versions.column(\.versionGroup)
    var met = [Set<ID<Form>>](repeating: [], count: locations.count)
    games = [Set<ID<VersionGroup>>](repeating: [], count: locations.count)
    for (area, location) in zip(areas.ids, areas.column(\.location)) {
      guard let row = locations.row(of: ID(Int(location))) else { continue }
      var last: ID<Form>?
      for resident in try dex.residents(of: area) {
        guard let version = versions.row(of: resident.encounter.version) else { continue }
        let group = ID<VersionGroup>(Int(groups[version]))
        guard pokemon.lens?.groups.contains(group) ?? true else { continue }
        games[row].insert(group)
        // Slots of one form stand together.
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

/// The order of places: by region and name, numbers by their value, so that Route 2 comes before
/// Route 10.
enum LocationOrder {
  /// - Parameter regions: for each name, by PokeAPI's number; those without one come last.
  static func places(of names: [String], regions: [Int32]) -> [Int32] {
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
    var places = [Int32](repeating: 0, count: names.count)
    for (place, row) in sorted.enumerated() { places[row] = Int32(place) }
    return places
  }

  private static func number(in name: String) -> Int { Int(name.filter(\.isNumber)) ?? 0 }
}
