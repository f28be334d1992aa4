import Observation
import PokedexDomain

/// A place that a screen shows.
package enum Route: Hashable, Sendable {
  case pokedex
  case help
  /// Chooses the game or generation that is looked at.
  case lens
  /// Chooses what the list is sorted by.
  case sort
  /// Chooses one of the saved searches.
  case searches
  /// Asks for the name under which the filter is to be saved.
  case saveSearch
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

  package func quit() {
    isFinished = true
  }
}
