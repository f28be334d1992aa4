/// The encounters in the areas of a place, in the games of a lens.
struct LocationResidents {
  let areas: [ID<LocationArea>]
  let words: EncounterNames
  private let dex: LensedDex
  /// The encounters by game, newest first, then by method, walking first and gifts last, then by
  /// chance.
  private let meetings: [EncounterGroup]

  init(of location: ID<Location>, in dex: LensedDex) throws(PokedexError) {
    self.dex = dex
    words = try EncounterNames(dex.dex)
    areas = try dex.dex.areas(of: location)
    var sum = try EncounterGroupSum(in: dex.dex, games: dex.lens?.games)
    for area in areas {
      for resident in try dex.dex.residents(of: area) where dex.exists(resident.form) {
        sum.add(resident.encounter, of: resident.form)
      }
    }
    let methods = try dex.dex.table(EncounterMethod.self)
    let orders = methods.column(\.order)
    meetings = EncounterGroupOrder(dex.games.table).sorted(sum.meetings) { meeting in
      [
        EncounterNeed(meeting.method).rawValue,
        methods.row(of: meeting.method).map { Int(orders[$0]) } ?? 0, meeting.method.rawValue,
      ]
    }
  }

  var forms: Set<ID<Form>> { Set(meetings.map(\.form)) }

  /// Returns the encounters by game, newest first.
  func games(at location: Location) -> [LocationPage.Game] {
    let byGroup = Dictionary(grouping: meetings, by: \.group)
    return dex.games.newestFirst(byGroup.keys).compactMap { group in
      let met = byGroup[group, default: []]
      let query = "found:\(location.slug)@\(dex.games.slug(of: group))"
      guard let pokemon = dex.list(query, of: Set(met.map(\.form))) else { return nil }
      return LocationPage.Game(game: dex.games[group], pokemon: pokemon, ways: ways(met))
    }
  }

  /// The encounters of one method, to merge areas that have the same ones.
  private struct Alike: Hashable {
    let method: ID<EncounterMethod>
    let finds: [LocationPage.Find]
  }

  /// Returns the encounters by area and then by method. Areas with the same encounters are merged.
  private func ways(_ met: [EncounterGroup]) -> [LocationPage.Way] {
    let versions = Set(met.flatMap(\.versions))
    let byArea = Dictionary(grouping: met, by: \.area)
    var order: [Alike] = []
    var parts: [Alike: [String]] = [:]
    for area in areas {
      let here = byArea[area, default: []]
      let byMethod = Dictionary(grouping: here, by: \.method)
      for method in here.map(\.method).unique {
        let finds = byMethod[method, default: []].map { find($0, of: versions) }
        let alike = Alike(method: method, finds: finds)
        if parts[alike] == nil { order.append(alike) }
        parts[alike, default: []].append(words.part(of: area))
      }
    }
    return order.map { alike in
      let parts = parts[alike, default: []].filter { !$0.isEmpty }
      return LocationPage.Way(
        areas: parts.count == byArea.count && parts.count > 1 ? [] : parts,
        method: words.way(alike.method), finds: alike.finds)
    }
  }

  /// - Parameter versions: All versions of the group with encounters here.
  private func find(_ meeting: EncounterGroup, of versions: Set<ID<Version>>) -> LocationPage.Find {
    LocationPage.Find(
      form: dex.forms[meeting.form], percent: meeting.chance,
      levels: meeting.minLevel...max(meeting.minLevel, meeting.maxLevel),
      condition: words.conditions(meeting.conditions),
      versions: Set(meeting.versions) == versions ? "" : words.games(meeting.versions),
      traits: meeting.traits)
  }
}
