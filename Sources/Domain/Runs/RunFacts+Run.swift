extension RunFacts {
  /// The facts of a run in its game.
  ///
  /// - Parameter catalog: that of the dex as it is, or of any changed game.
  /// - Throws: ``RunProblem/noGame(run:game:)`` if the game is not known.
  package convenience init(_ run: Run, in catalog: Catalog) throws(RunProblem) {
    guard let game = catalog.lens(named: run.game) else {
      throw .noGame(run: run.name, game: run.game)
    }
    let dex = catalog.through(game).dex
    self.init(
      name: run.name, game: game, own: run.living.map(\.form), fallen: run.fallen.map(\.form),
      levels: Self.levels(of: run), cap: run.cap, now: run.means.nowValues,
      areas: { RunStops.areas(reachedIn: run, game, dex) },
      meets: {
        let reach = RunReach(run.means, in: dex)
        return { reach.allows($0) }
      },
      states: { catalog in
        let remainder = RunRemainder(of: run, in: game, catalog)
        return { remainder.state(of: $0, of: $1) }
      })
  }

  private static func levels(of run: Run) -> [ID<Form>: Int] {
    run.living.reduce(into: [:]) { levels, pokemon in
      guard let level = pokemon.member.level else { return }
      levels[pokemon.form] = max(level, levels[pokemon.form] ?? level)
    }
  }
}

extension RunStops {
  /// All areas of the places that a run has reached.
  static func areas(
    reachedIn run: Run, _ game: Lens, _ dex: any DexReference
  ) -> Set<ID<LocationArea>> {
    let parted = Set(run.reached.filter { $0.area != nil }.map(\.location))
    let whole = run.reached.filter { $0.area == nil }.flatMap { dex.areas(of: $0.location) }
    guard !parted.isEmpty else { return Set(whole) }
    let stops = RunStops(game, dex, EncounterNames(dex)).all(in: run).filter(\.isReached)
    return Set(whole + stops.filter { parted.contains($0.place.location) }.flatMap(\.areas))
  }
}
