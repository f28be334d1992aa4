import PokedexDomain

/// A place that a screen shows.
package enum Route: Hashable, Sendable {
  case pokedex
  case help
  /// The page of a thing.
  case page(Destination)
  /// The list of one of the ``Kinds``, or of the Pokémon.
  case table(Kind)
  /// How much is caught.
  case progress
  /// Where to get what is missing of a game's dexes; of one of its versions, or of any.
  case stillMissing(ID<VersionGroup>, ID<Version>?)
  /// The user's teams.
  case teams
  /// One of them, by its name.
  case team(String)
  /// The member at a place of a team.
  case member(String, Int)
  /// A team in Showdown's text.
  case teamText(String)
  /// Who would mend most about a team.
  case candidates(String)
  /// Who stands best against somebody; nobody is asked for first.
  case counters([TeamMember])
  /// Those that are marked for comparison.
  case comparison
  /// Everybody of the list by how fast they are, with a team or without.
  case ladder(String?)
  /// Everything that is met at a place.
  case residents(ID<Location>)
  /// Chooses one of the lists.
  case lists
  /// Chooses a place of the game that is looked at.
  case places
  /// Finds anything by its name.
  case goTo
  /// Chooses the game or generation that is looked at.
  case lens
  /// Chooses what a list is sorted by.
  case sort(Kind)
  /// Chooses one of the saved searches.
  case searches
  /// Asks for the name under which the filter is to be saved.
  case saveSearch
  /// Writes a note about a form.
  case note(ID<Form>)
  /// Asks whether many are to be marked.
  case markAll
  /// Asks what a sync is to fetch, or whether it is to be stopped.
  case sync
  /// Chooses the team that a form is to join.
  case joinTeam(ID<Form>)
  /// Whatever the screen below asks.
  case asking

  /// Whether it lies over another place for a moment, and is no place that one comes back to.
  var isPassing: Bool {
    switch self {
    case .pokedex, .page, .table, .progress, .residents, .stillMissing, .teams, .team, .member,
      .teamText, .candidates, .counters, .comparison, .ladder:
      false
    case .places, .lists, .help, .goTo, .lens, .sort, .searches, .saveSearch, .note, .markAll,
      .joinTeam, .asking, .sync:
      true
    }
  }
}

/// One stay at a place: the same place may be visited twice, each time with a scroll of its own.
package struct Visit: Hashable, Sendable {
  package let route: Route
  package let number: Int
}

/// Where the user is, how they came there, and where they went back from.
@MainActor package final class Router {
  /// The last is on top; there is always one.
  @Watched package private(set) var visits: [Visit]
  /// Where going forward leads, the nearest last.
  @Watched package private(set) var ahead: [Visit] = []
  @Watched package private(set) var isFinished = false
  private var count = 0
  /// So many places one can go back through; behind them is the start.
  package static let mostVisits = 100

  package init(_ start: Route = .pokedex) {
    visits = [Visit(route: start, number: 0)]
  }

  package var routes: [Route] { visits.map(\.route) }
  package var top: Route { visits[visits.count - 1].route }

  /// Goes on to a place; what was ahead is forgotten.
  package func push(_ route: Route) {
    guard route != top else { return }
    if !route.isPassing { ahead = [] }
    count += 1
    visits.append(Visit(route: route, number: count))
    if visits.count > Self.mostVisits { visits.remove(at: 1) }
  }

  /// Goes back where the user came from; at the start, stays.
  package func pop() {
    guard visits.count > 1 else { return }
    let left = visits.removeLast()
    if !left.route.isPassing { ahead.append(left) }
  }

  /// Goes to where the user went back from last.
  package func forward() {
    if let next = ahead.popLast() { visits.append(next) }
  }

  package var canGoForward: Bool { !ahead.isEmpty }

  /// Goes to a list from anywhere: the start is behind it.
  package func show(_ route: Route) {
    popAll()
    push(route)
  }

  /// Goes back to the start.
  package func popAll() {
    while visits.count > 1 { pop() }
  }

  package func quit() {
    isFinished = true
  }
}
