/// The pages and lists shown last, the newest first.
package struct RecentPlaces: Sendable {
  package struct Place: Hashable, Sendable {
    package let route: Route
    package let title: String
  }

  private static let most = 12
  package private(set) var places: [Place] = []

  package init() {}

  /// Records a displayed page or list. The root and overlays are left out.
  package mutating func note(_ route: Route, as title: String) {
    guard route != .pokedex, !title.isEmpty else { return }
    places.removeAll { $0.route == route }
    places.insert(Place(route: route, title: title), at: 0)
    places = Array(places.prefix(Self.most))
  }
}
