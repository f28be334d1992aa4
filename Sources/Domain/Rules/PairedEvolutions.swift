/// Evolutions that one of two paired versions has alone, which PokeAPI does not tell apart.
///
/// Source: the evolution tables of the games, as read by PKHeX (`evos_uu.pkl`, `evos_ss.pkl`,
/// `evos_sv.pkl`: `LevelUpVersion`, `LevelUpVersionDay`, `LevelUpVersionNight`).
struct PairedEvolutions {
  /// PokeAPI's slugs of the versions of one side.
  private struct Side {
    let slugs: [String]

    static let sun = Side(slugs: ["sun", "ultra-sun", "sword", "scarlet"])
    static let moon = Side(slugs: ["moon", "ultra-moon", "shield", "violet"])

    /// The version of the side that a version is, or expands: Sword for the Crown Tundra of Sword.
    func base(of slug: String) -> String? {
      slugs.first { slug == $0 || slug.hasPrefix("the-") && slug.hasSuffix("-\($0)") }
    }
  }

  private static let solgaleo: ID<Species> = 791
  private static let lunala: ID<Species> = 792
  private static let lycanroc: ID<Species> = 745
  private static let midday: ID<Form> = 745
  private static let midnight: ID<Form> = 10_126
  private static let alola: ID<Generation> = 7

  private let versions: Table<Version>
  private let groupOf: [Int32]

  init(_ versions: Table<Version>) {
    self.versions = versions
    groupOf = versions.column(\.versionGroup)
  }

  /// The versions that alone have a route, of all games together; empty for a route that today's
  /// versions share.
  func owners(of route: EvolutionRoute) -> [ID<Version>] {
    guard let side = Self.side(of: route, in: nil) else { return [] }
    return versions(side.slugs)
  }

  /// The versions that alone have a route; empty if all of those played have it, `nil` if none of
  /// them has.
  ///
  /// - Parameter played: the versions of all games played.
  func owners(
    of route: EvolutionRoute, in game: VersionGroup, _ generation: ID<Generation>,
    played: Set<ID<Version>>
  ) -> [ID<Version>]? {
    guard let side = Self.side(of: route, in: generation) else { return [] }
    let rows = versions.ids.indices.filter { Int(groupOf[$0]) == game.id.rawValue }
    let owned = rows.filter { side.base(of: versions.slugs[$0]) != nil }
    guard !owned.isEmpty else { return [] }
    let isPlayed = { (row: Int) in played.contains(versions.ids[row]) }
    guard owned.contains(where: isPlayed) else { return nil }
    return rows.filter(isPlayed).allSatisfy(owned.contains)
      ? [] : versions(owned.compactMap { side.base(of: versions.slugs[$0]) })
  }

  private func versions(_ slugs: [String]) -> [ID<Version>] {
    slugs.compactMap { slug in
      versions.slugs.firstIndex(of: slug).map { versions.ids[$0] }
    }
  }

  /// The side that has a route; `nil` if both have it. Since generation VIII, only the time decides
  /// what Rockruff becomes.
  ///
  /// - Parameter generation: `nil` for today's.
  private static func side(of route: EvolutionRoute, in generation: ID<Generation>?) -> Side? {
    switch (route.to, route.evolvedForm) {
    case (solgaleo, _): .sun
    case (lunala, _): .moon
    case (lycanroc, midday) where generation == alola: .sun
    case (lycanroc, midnight) where generation == alola: .moon
    default: nil
    }
  }
}

extension [EvolutionRoute] {
  /// Lists each route once, with the versions of all of its games.
  var mergingVersions: [EvolutionRoute] {
    guard contains(where: { !$0.versions.isEmpty }) else { return unique }
    var owners: [EvolutionRoute: [ID<Version>]] = [:]
    var order: [EvolutionRoute] = []
    for var route in self {
      let own = route.versions
      route.versions = []
      if owners[route] == nil { order.append(route) }
      owners[route, default: []] += own
    }
    return order.map { route in
      var route = route
      route.versions = owners[route, default: []].unique
      return route
    }
  }
}
