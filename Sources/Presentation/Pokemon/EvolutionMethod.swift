import PokedexDomain

/// A method of evolving: ways that differ only by their places, which differ from game to game.
struct EvolutionMethod {
  /// The first way at each place; never empty.
  let ways: [EvolutionWay]

  /// The ways by method, in the order of the first of each.
  static func methods(_ ways: [EvolutionWay]) -> [EvolutionMethod] {
    var places: [EvolutionRoute: Int] = [:]
    var methods: [[EvolutionWay]] = []
    for way in ways {
      let method = way.route.somewhere
      if let known = places[method] {
        methods[known].append(way)
      } else {
        places[method] = methods.count
        methods.append([way])
      }
    }
    return methods.map { EvolutionMethod(ways: $0.firstOfEachPlace) }
  }

  /// - Parameter withGames: Whether each of several places has its first games beside it.
  func words(_ names: NameLookup, withGames: Bool) -> Inline {
    guard ways.count > 1 else { return EvolutionWords.text(ways[0], names) }
    let places = ways.compactMap { way in
      way.route.location.map { place in
        names(place).link + Inline(withGames ? " (\(way.since.name))" : "", tone: .dim)
      }
    }
    return EvolutionWords.text(ways[0], names, at: .joined(places, by: ", "))
  }
}

extension EvolutionRoute {
  /// The route without its place and its games; the route itself if it has no place.
  fileprivate var somewhere: EvolutionRoute {
    guard location != nil else { return self }
    var route = self
    // Tells it from a route that has no place.
    route.location = 0
    route.versionGroup = 0
    route.isDefault = false
    return route
  }
}

extension [EvolutionWay] {
  fileprivate var firstOfEachPlace: [EvolutionWay] {
    var known: Set<ID<Location>?> = []
    return filter { known.insert($0.route.location).inserted }
  }
}
