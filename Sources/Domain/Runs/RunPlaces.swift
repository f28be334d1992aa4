/// The places of a run's game, in the order in which they can be expected, with what can be met there.
package struct RunPlaces: Sendable {
  package let run: Run
  package let game: Lens
  /// All places, in the order of ``order``.
  package let stops: [Stop]
  /// The order of the places.
  package let order: Order
  let words: EncounterNames
  let remainder: RunRemainder

  package enum Order: Hashable, Sendable {
    /// By the lowest level of what is met on foot; places without that come last, by name. Its rank
    /// correlation with a published order of Platinum is 0.95.
    case wildLevel
    /// That of the route; the places that it does not name come after it, by level.
    case route

    /// The order in words.
    package var name: String {
      switch self {
      case .wildLevel: worded("by wild level")
      case .route: worded("by the route")
      }
    }
  }

  /// A location, or those of its areas whose levels are alike.
  package struct Stop: Hashable, Sendable {
    /// ``RunPlace/area`` is the first of the areas, where the location has several stops.
    package let place: RunPlace
    package let name: String
    /// The names of the areas, where the location has several stops.
    package let parts: [String]
    /// All areas with encounters in the game.
    package let areas: [ID<LocationArea>]
    /// The levels of what is met on foot; `nil` if nothing is.
    package let levels: ClosedRange<Int>?
    package let isReached: Bool

    /// The name with the first of its areas.
    package var title: String { EncounterNames.title(name, part: parts.first) }
  }

  /// - Parameters:
  ///   - catalog: that of the lens: see ``Catalog/through(_:)``.
  ///   - route: the places of the route, in order; empty without one.
  package init(of run: Run, in game: Lens, _ catalog: Catalog, along route: [RunPlace] = []) {
    let dex = catalog.dex
    self.run = run
    self.game = game
    words = EncounterNames(dex)
    remainder = RunRemainder(of: run, in: game, catalog)
    order = route.isEmpty ? .wildLevel : .route
    let found = RunStops(game, dex, words).all(in: run)
    stops = Self.sorted(found, along: route)
  }

  /// Whether the dex knows where Pokémon of the game are.
  package var isKnown: Bool { !stops.isEmpty }

  private static func sorted(_ stops: [Stop], along route: [RunPlace]) -> [Stop] {
    let keys = stops.map { stop in
      (
        route.firstIndex { $0.contains(stop.place) || stop.contains($0) } ?? route.count,
        stop.levels?.lowerBound ?? .max, stop.levels?.upperBound ?? .max, stop.name,
        stop.areas.first ?? 0
      )
    }
    return stops.indices.sorted { keys[$0] < keys[$1] }.map { stops[$0] }
  }

  /// The stop that a place of the run is, or the first of a whole location.
  package func stop(of place: RunPlace) -> Stop? {
    stops.first { $0.contains(place) } ?? stops.first { place.contains($0.place) }
  }

  /// The changes after which a place is not reached: of a location that is reached as a whole, the
  /// other stops stay.
  package func leaving(_ place: RunPlace) -> [RunChange] {
    let isWhole = place.area != nil && run.reached.contains(RunPlace(place.location))
    guard isWhole else { return [.leave([place])] }
    let others = stops.filter { $0.place.location == place.location && !$0.contains(place) }
    return [.leave([RunPlace(place.location)]), .reach(others.map(\.place))]
  }

  /// The reached stops in the order in which they were reached.
  package var reached: [Stop] {
    run.reached.flatMap { place in stops.filter { place.contains($0.place) || $0.contains(place) } }
      .unique
  }
}

extension RunPlaces.Stop {
  /// Whether a place is this one, or one of its areas.
  package func contains(_ other: RunPlace) -> Bool {
    guard place.location == other.location else { return false }
    return other.area.map(areas.contains) ?? (place.area == nil)
  }
}

/// Divides the locations of a game into stops.
struct RunStops {
  private let words: EncounterNames
  /// The levels in each area: of what is met on foot, and of all else that needs no tool.
  private var areas: [ID<LocationArea>: Levels] = [:]

  fileprivate struct Levels {
    var onFoot: ClosedRange<Int>?
    var others: ClosedRange<Int>?
  }

  init(_ game: Lens, _ dex: any DexReference, _ words: EncounterNames) {
    self.words = words
    dex.forEachEncounter(in: game) { areas[$0.area, default: Levels()].add($0) }
  }

  func all(in run: Run) -> [RunPlaces.Stop] {
    let byLocation = Dictionary(grouping: areas.keys.sorted()) { words.place(of: $0).id }
    return byLocation.keys.sorted().flatMap { location in
      stops(of: location, byLocation[location] ?? [], run)
    }
  }

  private func stops(
    of location: ID<Location>, _ own: [ID<LocationArea>], _ run: Run
  ) -> [RunPlaces.Stop] {
    let groups = groups(of: own)
    return groups.map { group in
      let place = RunPlace(location, area: groups.count == 1 ? nil : group.areas[0])
      let parts = groups.count == 1 ? [] : group.areas.map { words.part(of: $0) }
      return RunPlaces.Stop(
        place: place, name: words.place(of: group.areas[0]).name,
        parts: parts.filter { !$0.isEmpty }, areas: group.areas, levels: group.levels,
        isReached: run.reached.contains { known in
          known.contains(place)
            || known.location == location && known.area.map(group.areas.contains) ?? false
        })
    }
  }

  fileprivate struct Group {
    var areas: [ID<LocationArea>]
    /// On foot.
    var levels: ClosedRange<Int>?
    /// By which the areas are put together.
    var span: ClosedRange<Int>
  }

  /// The areas whose levels overlap. One in which only tools help belongs to the lowest.
  private func groups(of areas: [ID<LocationArea>]) -> [Group] {
    let spans = areas.compactMap { area in
      self.areas[area]?.span.map {
        Group(areas: [area], levels: self.areas[area]?.onFoot, span: $0)
      }
    }.sorted { ($0.span.lowerBound, $0.areas[0]) < ($1.span.lowerBound, $1.areas[0]) }
    var groups: [Group] = []
    for one in spans {
      if let last = groups.last, last.span.overlaps(one.span) {
        groups[groups.count - 1].merge(one)
      } else {
        groups.append(one)
      }
    }
    let rest = areas.filter { self.areas[$0]?.span == nil }
    guard !groups.isEmpty else {
      return rest.isEmpty ? [] : [Group(areas: rest, levels: nil, span: 0...0)]
    }
    groups[0].areas += rest
    return groups.map { group in
      var group = group
      group.areas.sort()
      return group
    }
  }
}

extension RunStops.Levels {
  fileprivate mutating func add(_ encounter: Encounter) {
    let levels = encounter.minLevel...max(encounter.minLevel, encounter.maxLevel)
    switch EncounterNeed(encounter.method) {
    case .walking: onFoot = onFoot?.joined(with: levels) ?? levels
    case .occasion: others = others?.joined(with: levels) ?? levels
    case .tool, .giver: break
    }
  }

  fileprivate var span: ClosedRange<Int>? { onFoot ?? others }
}

extension RunStops.Group {
  fileprivate mutating func merge(_ other: Self) {
    areas += other.areas
    span = span.joined(with: other.span)
    levels = other.levels.map { levels?.joined(with: $0) ?? $0 } ?? levels
  }
}

extension ClosedRange<Int> {
  fileprivate func joined(with other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
