/// Finds all ways in which a Pokémon gets moves in a game: by level, from machines and tutors, as
/// egg moves, and as an earlier stage.
package struct FindMoveSources: Sendable {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  package func callAsFunction(
    _ form: ID<Form>, _ moves: [ID<Move>], in game: ID<VersionGroup>
  ) -> [MoveSources] {
    let dex = catalog.dex
    let names = MoveLessonNames(catalog, in: game)
    let stages = Ancestry(catalog, dex)(of: form)
    var found: [MoveSource: Set<ID<Move>>] = [:]
    var sketchers: [ID<Form>] = []
    for stage in stages {
      for learned in dex.learnset(of: stage).moves where learned.versionGroup == game {
        if learned.move == .sketch { sketchers.append(stage) }
        let source = MoveSource(form: stage, way: .init(learned.method, level: learned.level))
        found[source, default: []].insert(learned.move)
      }
    }
    return moves.map { move in
      var sources = found.compactMap { $1.contains(move) ? $0 : nil }
      if sources.isEmpty, Self.canBeSketched(move, in: game, dex) {
        sources = sketchers.map { MoveSource(form: $0, way: .sketch) }
      }
      let sorted = Self.easiest(of: sources, stages)
      return MoveSources(
        move: names.name(of: move), lessons: sorted.map { names.lesson($0, of: move, to: form) })
    }
  }

  /// A move that no Pokémon of the game learns is not in the game.
  private static func canBeSketched(
    _ move: ID<Move>, in game: ID<VersionGroup>, _ dex: any DexReference
  ) -> Bool {
    guard dex.canBeSketched(move) else { return false }
    return dex.lessons(of: move).contains { $0.versionGroup == game }
  }

  /// Sorts by ease, then the Pokémon itself before its earlier stages, and leaves out stages that
  /// learn the move in the same way as a later one.
  private static func easiest(of sources: [MoveSource], _ stages: [ID<Form>]) -> [MoveSource] {
    let place = { (source: MoveSource) in stages.firstIndex(of: source.form) ?? stages.count }
    var seen: Set<MoveSource.Way> = []
    return sources.sorted { ($0.way.rank, place($0)) < ($1.way.rank, place($1)) }
      .filter { seen.insert($0.way).inserted }
  }
}
