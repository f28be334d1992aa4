/// The user's routes. Each is named after its file.
package struct RouteLibrary: Hashable, Sendable {
  /// The contents of a file.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let path: String
    /// The contents of the file, or why it cannot be read.
    package let reading: Result<RouteReading, PokedexError>

    package var route: GameRoute? { reading.value?.route }

    /// Why it cannot be read, or its first mistake, with the path.
    fileprivate var problem: String {
      if case .failure(.file(_, let reason)) = reading { return "\(path): \(reason)" }
      return "\(path):\(reading.value?.errors.first?.located ?? "")"
    }
  }

  package let entries: [Entry]
  package var routes: [GameRoute] { entries.compactMap(\.route) }

  package init(_ files: [UserFile] = [], on catalog: Catalog = .empty) {
    entries = files.map { file in
      Entry(
        name: file.name, path: file.path,
        reading: file.text.map { text in
          RouteReader.read(Array(text.utf8), named: file.name, on: catalog)
        })
    }
  }

  /// Reads only the route that a run names, or all if it names none that is there.
  package init(_ files: [UserFile], of run: Run, on catalog: Catalog) {
    let named = files.filter { $0.name.lowercased() == run.route?.lowercased() }
    self.init(named.isEmpty ? files : named, on: catalog)
  }

  /// The route that a run follows: the one that it names, or else the only one of its game.
  ///
  /// - Returns: the route, or why there is none, or which of several it may be.
  package func followed(by run: Run, in game: Lens) -> Result<GameRoute, RunProblem> {
    if let name = run.route { return route(named: name) }
    let own = routes(of: game)
    return own.count > 1
      ? .failure(.severalRoutes(game: game.name, own.map(\.name)))
      : own.first.map { .success($0) } ?? .failure(.noRoute(game: game.name))
  }

  /// The route with a name, without regard to case, or why there is none.
  package func route(named name: String) -> Result<GameRoute, RunProblem> {
    guard let entry = entries.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      let nearest = NearestWord.to(name, among: entries.map(\.name))
      return .failure(.noRouteNamed(name, nearest: nearest))
    }
    return entry.route.map { .success($0) }
      ?? .failure(.unreadRoute(entry.name, reason: entry.problem))
  }

  /// The routes of a game, or of a game that was made from it or that it was made from.
  package func routes(of game: Lens) -> [GameRoute] {
    let own = routes.filter { $0.game.slug == game.slug }
    return own.isEmpty ? routes.filter { $0.game.data.groups == game.data.groups } : own
  }
}
