/// Finds places by their slugs, of which the region of the game may be left out: `route-201` is
/// `sinnoh-route-201`.
struct PlaceWords {
  enum Place: Hashable {
    case area(ID<LocationArea>)
    case location(ID<Location>)
  }

  private let areas: Table<LocationArea>
  private let regions: [String]
  private var words = FactWords()

  /// - Parameter groups: the games whose regions may be left out.
  init(_ dex: any DexReference, _ groups: [ID<VersionGroup>]) {
    areas = dex.table(LocationArea.self)
    words.take(areas)
    words.take(dex.table(Location.self))
    let (games, regions) = (dex.table(VersionGroup.self), dex.table(Region.self))
    self.regions = groups.flatMap { games[$0]?.regions ?? [] }.unique.compactMap(regions.slug)
  }

  /// An area by its slug, else a location; `nil` for another word.
  subscript(slug: String) -> Place? {
    let slugs = [slug] + regions.map { "\($0)-\(slug)" }
    if let area = slugs.lazy.compactMap({ words.id($0, LocationArea.self) }).first {
      return .area(area)
    }
    return slugs.lazy.compactMap { words.id($0, Location.self) }.first.map(Place.location)
  }

  /// The areas of a location, in the order of the table.
  func areas(of location: ID<Location>) -> [ID<LocationArea>] {
    let owners = areas.column(\.location)
    return areas.ids.indices.filter { ID(Int(owners[$0])) == location }.map { areas.ids[$0] }
  }

  func slug(of area: ID<LocationArea>) -> String? { areas.slug(of: area) }

  /// The end of the message about an unknown place.
  func hint(for slug: String) -> String {
    let known = words.slugs(of: .location) + words.slugs(of: .locationArea)
    let whole = NearestWord.to(slug, among: known)
    // A region that is left out makes a word too short to be near.
    let short = regions.lazy.compactMap { NearestWord.to("\($0)-\(slug)", among: known) }.first
    return NearestWord.hint(whole ?? short)
  }
}
