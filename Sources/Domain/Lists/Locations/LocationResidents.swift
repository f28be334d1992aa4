/// The encounters in the areas of a place, in the games of a lens.
struct LocationResidents {
  let areas: [ID<LocationArea>]
  let words: EncounterNames
  private let dex: LensedDex
  /// The encounters by game, newest first, then by method, walking first and gifts last, then by
  /// chance.
  private let encounters: [EncounterGroup]

  init(of location: ID<Location>, in dex: LensedDex) {
    self.dex = dex
    words = EncounterNames(dex.dex)
    areas = dex.dex.areas(of: location)
    var sum = EncounterGroupSum(in: dex.dex, games: dex.lens?.games)
    for area in areas {
      for resident in dex.dex.residents(of: area) where dex.exists(resident.form) {
        sum.add(resident.encounter, of: resident.form)
      }
    }
    let methods = dex.dex.table(EncounterMethod.self)
    let orders = methods.column(\.order)
    encounters = EncounterGroupOrder(dex.games.table).sorted(sum.groups) { encounter in
      [
        EncounterNeed(encounter.method).rawValue,
        methods.row(of: encounter.method).map { Int(orders[$0]) } ?? 0, encounter.method.rawValue,
      ]
    }
  }

  var forms: Set<ID<Form>> { Set(encounters.map(\.form)) }

  /// Returns the encounters by game, newest first.
  func games(at location: Location) -> [LocationPage.Game] {
    let byGroup = Dictionary(grouping: encounters, by: \.group)
    return dex.games.newestFirst(byGroup.keys).compactMap { group in
      let met = byGroup[group, default: []]
      let query = "found:\(location.slug)@\(dex.games.slug(of: group))"
      guard let pokemon = dex.list(query, of: Set(met.map(\.form))) else { return nil }
      return LocationPage.Game(game: dex.games[group], pokemon: pokemon, methods: methods(met))
    }
  }

  /// The encounters of one method, to merge areas that have the same ones.
  private struct GroupKey: Hashable {
    let method: ID<EncounterMethod>
    let finds: [LocationPage.Find]
    let sum: Int?
  }

  /// Returns the encounters by area and then by method. Areas with the same encounters are merged.
  private func methods(_ met: [EncounterGroup]) -> [LocationPage.MethodFinds] {
    let versions = Set(met.flatMap(\.versions))
    let byArea = Dictionary(grouping: met, by: \.area)
    var order: [GroupKey] = []
    var parts: [GroupKey: [String]] = [:]
    for area in areas {
      let here = byArea[area, default: []]
      let byMethod = Dictionary(grouping: here, by: \.method)
      for method in here.map(\.method).unique {
        let own = byMethod[method, default: []]
        let alike = GroupKey(
          method: method, finds: own.map { find($0, of: versions) },
          sum: oddSum(of: own, among: versions))
        if parts[alike] == nil { order.append(alike) }
        parts[alike, default: []].append(words.part(of: area))
      }
    }
    return order.map { alike in
      let parts = parts[alike, default: []].filter { !$0.isEmpty }
      return LocationPage.MethodFinds(
        areas: parts.count == byArea.count && parts.count > 1 ? [] : parts,
        method: words.way(alike.method), finds: alike.finds, sum: alike.sum)
    }
  }

  /// The highest sum of the chances in one of the versions if it is above a hundred percent.
  private func oddSum(of met: [EncounterGroup], among versions: Set<ID<Version>>) -> Int? {
    let shared = met.filter {
      EncounterNeed($0.method).isRepeated && $0.conditions == [[]]
    }
    let sums = versions.map { version in
      shared.filter { $0.versions.contains(version) }.reduce(0) { $0 + ($1.chance ?? 0) }
    }
    return sums.max().flatMap { $0 > 100 ? $0 : nil }
  }

  /// - Parameter versions: All versions of the group with encounters here.
  private func find(_ encounter: EncounterGroup, of versions: Set<ID<Version>>) -> LocationPage.Find
  {
    LocationPage.Find(
      form: dex.forms[encounter.form], percent: encounter.chance,
      levels: encounter.minLevel...max(encounter.minLevel, encounter.maxLevel),
      condition: (words.conditionNames(encounter.conditions)
        + words.otherChances(encounter.others)).joined(separator: ", "),
      versions: Set(encounter.versions) == versions ? "" : words.games(encounter.versions),
      traits: encounter.traits)
  }
}
