/// The generation and region in which each form debuted.
struct Debuts: Sendable {
  /// The generation of each row.
  let generations: [Int32]
  /// The region of each row; `Int32.min` if the debut games are not set in any region of the dex.
  let regions: [Int32]

  /// Dates default forms by their species, and other forms by their first cosmetic form.
  init(_ catalog: Catalog) {
    let own = catalog.speciesColumn(\.generation)
    guard let dex = catalog.reference else {
      generations = own
      regions = [Int32](repeating: .min, count: catalog.count)
      return
    }
    let looks = dex.table(Look.self)
    let lookGroups = looks.column(\.versionGroup)
    let groups = dex.table(VersionGroup.self)
    let lists = catalog.forms.lists(\.looks)
    let first: [VersionGroup?] = Self.groups(of: groups)
    let debuts = (0..<catalog.count).map { row -> VersionGroup? in
      let look = lists[row].first?.flatMap { looks.row(of: ID($0)) }
      return look.flatMap { look in
        LegendsMegas.debut(ofLook: looks.slugs[look], in: groups)
          .flatMap { groups.row(of: $0) } ?? groups.row(of: ID(Int(lookGroups[look])))
      }.flatMap { first[$0] }
    }
    let defaults = catalog.forms.column(\.isDefault)
    generations = debuts.enumerated().map { row, debut in
      guard defaults[row] != 1, let debut else { return own[row] }
      return Int32(debut.generation.rawValue)
    }
    let main = dex.table(Generation.self)
    regions = zip(debuts, generations).map { debut, generation in
      Self.region(of: debut, main[ID(Int(generation))])
    }
  }

  private static func groups(of table: Table<VersionGroup>) -> [VersionGroup?] {
    (0..<table.count).map { table[$0] }
  }

  /// For games set in two regions, returns the main region of the generation.
  private static func region(of debut: VersionGroup?, _ generation: Generation?) -> Int32 {
    guard let debut, !debut.regions.isEmpty else { return .min }
    let region = debut.regions.count == 1 ? debut.regions[0] : generation?.mainRegion
    return region.map { Int32($0.rawValue) } ?? .min
  }
}
