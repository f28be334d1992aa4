extension LensedDex {
  /// The locations with encounters, by region and name.
  ///
  /// - Parameter group: the version group; `nil` for those of the lens, or for all without a lens.
  package func encounterPlaces(in group: ID<VersionGroup>? = nil) -> [Place] {
    let residents = residents(in: group.map { PlayedGames([$0]) } ?? lens?.games)
    let words = EncounterNames(dex)
    let places = residents.map { location, found in
      Place(
        location: Named(location, words.place(of: found.area).name),
        region: words.region(of: found.area), forms: found.forms.count)
    }
    return places.map { (LocationNameOrder($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private typealias Found = (area: ID<LocationArea>, forms: Set<ID<Form>>)

  private func residents(in games: PlayedGames?) -> [ID<Location>: Found] {
    let table = dex.table(Version.self)
    let versions = games?.versions(in: table)
    let areas = dex.table(LocationArea.self)
    let locations = areas.column(\.location)
    var found: [ID<Location>: Found] = [:]
    for (area, location) in zip(areas.ids, locations) {
      let residents = dex.residents(of: area)
        .filter { versions?.contains($0.encounter.version) ?? true }
      guard !residents.isEmpty else { continue }
      found[ID(Int(location)), default: (area, [])].forms.formUnion(residents.map(\.form))
    }
    return found
  }
}

/// Orders locations by region and name. Numbers are compared by value, so that Route 2 precedes
/// Route 10.
private struct LocationNameOrder: Comparable {
  private let region: String
  private let letters: String
  private let number: Int
  private let id: ID<Location>

  init(_ place: Place) {
    let name = place.location.name
    region = place.region
    letters = String(decoding: Spelling.folded(name.filter { !$0.isNumber }), as: UTF8.self)
    number = Int(name.filter(\.isNumber)) ?? 0
    id = place.location.id
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.region, left.letters, left.number, left.id)
      < (right.region, right.letters, right.number, right.id)
  }
}
