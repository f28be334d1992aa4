/// Everything that is met in the areas of a place, in the games that are looked at.
struct LocationResidents {
  /// A resident and the games that it is met in.
  struct Met {
    let area: ID<LocationArea>
    let group: ID<VersionGroup>
    let resident: Resident
  }

  let all: [Met]
  private let areas: [ID<LocationArea>]
  private let dex: LensedDex
  private let names: LocationNames

  init(of location: ID<Location>, in dex: LensedDex) throws(PokedexError) {
    self.dex = dex
    names = try LocationNames(dex)
    let table = try dex.dex.table(LocationArea.self)
    let places = table.column(\.location)
    areas = places.indices.filter { places[$0] == location.rawValue }.map { table.ids[$0] }
    let versions = try dex.dex.table(Version.self)
    let groups = versions.column(\.versionGroup)
    var all: [Met] = []
    for area in areas {
      for resident in try dex.dex.residents(of: area) {
        guard let row = versions.row(of: resident.encounter.version) else { continue }
        let group = ID<VersionGroup>(Int(groups[row]))
        guard dex.games.isSeen(group), dex.exists(resident.form) else { continue }
        all.append(Met(area: area, group: group, resident: resident))
      }
    }
    self.all = all
  }

  /// The names of the areas; empty where there is one that is called as the place.
  func areaNames(beside place: String) -> [String] {
    let names = areas.map { self.names.areas[$0].name }
    return names == [place] ? [] : names
  }

  /// The list that a query makes of those that are met.
  func list(_ query: String, _ met: [Met]) -> PokemonList? {
    let count = Set(met.map(\.resident.form)).count
    return count == 0 ? nil : PokemonList(query: query, count: count)
  }

  /// The newest first.
  func games(at location: Location) -> [LocationPage.Game] {
    let byGroup = Dictionary(grouping: all, by: \.group)
    return dex.games.newestFirst(byGroup.keys).compactMap { group in
      let met = byGroup[group, default: []]
      let query = "found:\(location.slug)@\(dex.games.slug(of: group))"
      guard let pokemon = list(query, met) else { return nil }
      return LocationPage.Game(
        game: dex.games[group], pokemon: pokemon, ways: ways(met, at: location))
    }
  }

  /// Area by area, in the order in which the games list the methods.
  private func ways(_ met: [Met], at location: Location) -> [LocationPage.Way] {
    let versions = Set(met.map(\.resident.encounter.version))
    let byArea = Dictionary(grouping: met, by: \.area)
    return areas.flatMap { area -> [LocationPage.Way] in
      let here = byArea[area, default: []].map(\.resident)
      let byMethod = Dictionary(grouping: here, by: \.encounter.method)
      return byMethod.keys.sorted { names.order(of: $0) < names.order(of: $1) }.map { method in
        LocationPage.Way(
          area: areas.count == 1 ? nil : names.areas[area].name,
          method: names.methods[method].name,
          finds: finds(byMethod[method, default: []], of: versions))
      }
    }
  }

  /// - Parameter versions: of the group, all that have anything here.
  private func finds(
    _ residents: [Resident], of versions: Set<ID<Version>>
  ) -> [LocationPage.Find] {
    let byForm = Dictionary(grouping: residents, by: \.form)
    return byForm.flatMap { form, residents -> [LocationPage.Find] in
      let byVersion = Dictionary(grouping: residents.map(\.encounter), by: \.version)
      let alike = Dictionary(grouping: byVersion.keys) { EncounterSums(byVersion[$0] ?? []) }
      return alike.map { sums, alike in
        LocationPage.Find(
          form: dex.forms[form],
          versions: Set(alike) == versions ? [] : alike.sorted().map { names.versions[$0].name },
          chances: sums.chances(names))
      }
    }.sorted { first, second in
      let (left, right) = (first.mostPercent, second.mostPercent)
      return left == right
        ? (first.form.id, first.versions.joined()) < (second.form.id, second.versions.joined())
        : left > right
    }
  }
}

extension LocationPage.Find {
  fileprivate var mostPercent: Int { chances.map(\.percent).max() ?? 0 }
}

/// What the slots of a form in one area, version and method add up to, by their conditions.
private struct EncounterSums: Hashable {
  private struct Sum: Hashable {
    var percent: Int
    var levels: ClosedRange<Int>
  }

  private var sums: [[ID<EncounterConditionValue>]: Sum] = [:]

  init(_ encounters: [Encounter]) {
    for encounter in encounters {
      let conditions = encounter.conditions.sorted()
      // A damaged dex may have them the wrong way round.
      let levels = encounter.minLevel...max(encounter.minLevel, encounter.maxLevel)
      guard let sum = sums[conditions] else {
        sums[conditions] = Sum(percent: encounter.chance, levels: levels)
        continue
      }
      let low = min(sum.levels.lowerBound, levels.lowerBound)
      let high = max(sum.levels.upperBound, levels.upperBound)
      sums[conditions] = Sum(percent: sum.percent + encounter.chance, levels: low...high)
    }
  }

  /// The highest first. Conditions that make no difference between them stand together.
  func chances(_ names: LocationNames) -> [LocationPage.Chance] {
    let alike = Dictionary(grouping: sums.keys.filter { !$0.isEmpty }) { sums[$0] }
    let conditional = alike.compactMap { sum, sets -> LocationPage.Chance? in
      guard let sum else { return nil }
      let sorted = sets.sorted { $0.lexicographicallyPrecedes($1) }
      return LocationPage.Chance(
        percent: sum.percent, levels: sum.levels,
        conditions: sorted.map { $0.map { names.conditions[$0].name } })
    }
    let always = sums[[]].map {
      LocationPage.Chance(percent: $0.percent, levels: $0.levels, conditions: [])
    }
    return ([always].compactMap { $0 } + conditional).sorted { left, right in
      left.percent == right.percent
        ? left.levels.lowerBound < right.levels.lowerBound : left.percent > right.percent
    }
  }
}

/// What is named on the page of a place.
struct LocationNames {
  let areas: Titles<LocationArea>
  let methods: Titles<EncounterMethod>
  let versions: Titles<Version>
  let conditions: Titles<EncounterConditionValue>
  private let orders: [ID<EncounterMethod>: Int32]

  init(_ dex: LensedDex) throws(PokedexError) {
    areas = try dex.titles(of: LocationArea.self)
    methods = try dex.titles(of: EncounterMethod.self)
    versions = try dex.titles(of: Version.self)
    conditions = try dex.titles(of: EncounterConditionValue.self)
    let table = try dex.dex.table(EncounterMethod.self)
    orders = Dictionary(
      zip(table.ids, table.column(\.order)), uniquingKeysWith: { first, _ in first })
  }

  /// Methods of the same place in the order stand by their numbers.
  func order(of method: ID<EncounterMethod>) -> Int {
    Int(orders[method] ?? 0) << 20 | method.rawValue
  }
}
