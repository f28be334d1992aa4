import Observation
import PokedexDomain

/// A place that a screen shows.
package enum Route: Hashable, Sendable {
  case pokedex
  case help
  /// Chooses the game or generation that is looked at.
  case lens
  /// Chooses what the list is sorted by.
  case sort(Listed)
  /// A list of things that are no Pokémon.
  case table(Listed)
  /// Chooses one of the saved searches.
  case searches
  /// Asks for the name under which the filter is to be saved.
  case saveSearch
}

/// What lists there are.
package enum Listed: String, CaseIterable, Hashable, Sendable {
  case pokemon
  case moves
  case abilities
  case items
}

/// Where the user is, and how they came there.
@MainActor @Observable package final class Router {
  /// The last is on top; there is always one.
  package private(set) var routes: [Route]
  package private(set) var isFinished = false

  package init(_ start: Route = .pokedex) {
    routes = [start]
  }

  package var top: Route { routes[routes.count - 1] }

  package func push(_ route: Route) {
    guard route != top else { return }
    routes.append(route)
  }

  /// Goes back where the user came from; at the start, stays.
  package func pop() {
    if routes.count > 1 { routes.removeLast() }
  }

  /// Goes to a place from anywhere: the start is behind it.
  package func show(_ route: Route) {
    popAll()
    push(route)
  }

  /// Goes back to the start.
  package func popAll() { routes.removeSubrange(1...) }

  package func quit() {
    isFinished = true
  }
}
