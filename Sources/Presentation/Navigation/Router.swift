import PokedexDomain

/// A screen that the router can show.
package enum Route: Hashable, Sendable {
  case pokedex
  /// The page of a Pokémon or of another entity.
  case page(Destination)
  /// The list of one of the ``Kinds``, or of the Pokémon.
  case table(Kind)
  /// The damage of each type to each type.
  case chart
  /// The progress of the living dex.
  case progress
  /// The places to catch the missing species of a game's dexes, in one of its versions or in any.
  case stillMissing(ID<VersionGroup>, ID<Version>?)
  /// The user's teams.
  case teams
  /// A team, by its name.
  case team(String)
  /// A member of a team, by its position.
  case member(String, Int)
  /// A team as a Showdown paste.
  case teamText(String)
  /// The Pokémon that would complete a team best.
  case candidates(String)
  /// The counters to opponents; `of` is the name of the team if the opponents are a team. Without
  /// opponents, the screen first asks for one.
  case counters([TeamMember], of: String?)
  /// The comparison.
  case comparison
  /// The speed tiers of the listed Pokémon, with a team or without.
  case speedTiers(String?)
  /// The duels of a Pokémon with the foes of its team, or for `nil` with those of all Pokémon outside
  /// of teams.
  case damage(TeamMember, of: String?)
  /// A team against the foes of its duels, by its name.
  case meeting(String)
  /// The quiz about the listed Pokémon.
  case quiz
  /// The current run through a game.
  case run
}

/// One visit to a route. The same route may be visited twice, each time with its own scroll
/// position.
package struct Visit: Hashable, Sendable {
  package let route: Route
  package let number: Int
}

/// The navigation stack, with the visits to go back and forward to.
@MainActor package final class Router {
  /// The stack, which is never empty; the last visit is on top.
  @Watched package private(set) var visits: [Visit]
  /// The visits to go forward to; the nearest is last.
  @Watched package private(set) var ahead: [Visit] = []
  @Watched package private(set) var isFinished = false
  /// Whether the user wants to leave the root, which the app answers.
  package private(set) var isLeaving = false
  private var count = 0
  /// The size limit of the stack. The root is never dropped.
  package static let maxVisits = 100

  package init(_ start: Route = .pokedex) {
    visits = [Visit(route: start, number: 0)]
  }

  package var routes: [Route] { visits.map(\.route) }
  package var visit: Visit { visits[visits.count - 1] }
  package var top: Route { visit.route }

  /// Opens a route and clears the visits to go forward to.
  package func push(_ route: Route) {
    guard route != top else { return }
    ahead = []
    count += 1
    visits.append(Visit(route: route, number: count))
    if visits.count > Self.maxVisits { visits.remove(at: 1) }
  }

  /// Goes back to a route if it is the one below, else opens it: two screens that lead to each other
  /// do not pile up.
  package func turn(to route: Route) {
    if visits.count > 1, visits[visits.count - 2].route == route { pop() } else { push(route) }
  }

  /// Notes that the screen on top shows another part of its page, such as another box. The screen stays.
  package func amend(_ route: Route) {
    guard route != top else { return }
    visits[visits.count - 1] = Visit(route: route, number: visit.number)
  }

  /// Goes back; does nothing at the root.
  package func pop() {
    guard visits.count > 1 else { return }
    ahead.append(visits.removeLast())
  }

  /// Goes forward to the visit that was left last.
  package func forward() {
    if let next = ahead.popLast() { visits.append(next) }
  }

  package var canGoBack: Bool { visits.count > 1 }
  package var canGoForward: Bool { !ahead.isEmpty }

  /// Opens a route directly on top of the root.
  package func show(_ route: Route) {
    popAll()
    push(route)
  }

  /// Goes back to the root.
  package func popAll() {
    while visits.count > 1 { pop() }
  }

  /// Goes back; at the root, asks to quit.
  package func leave() {
    if canGoBack { pop() } else { isLeaving = true }
  }

  package func answerLeaving(quits: Bool) {
    isLeaving = false
    if quits { quit() }
  }

  package func quit() {
    isFinished = true
  }
}
