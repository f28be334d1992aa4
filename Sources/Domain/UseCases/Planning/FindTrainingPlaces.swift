/// Finds the places of a game where wild Pokémon yield EVs in a stat.
package struct FindTrainingPlaces: Sendable {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// - Parameters:
  ///   - lens: a game, or a generation with all of its games.
  ///   - limit: the maximum number of places.
  ///   - circumstances: `nil` for all, each named where it changes the result.
  /// - Returns: the places, those with the most EVs per battle first.
  package func callAsFunction(
    _ stat: Stat, through lens: Lens, limit: Int, under circumstances: Circumstances? = nil
  ) -> TrainingPage {
    let kind = lens.rules.training
    guard kind == .effort else {
      return TrainingPage(stat: stat, game: lens, kind: kind, gap: Lens?.some(lens).effortGap)
    }
    let dex = catalog.dex
    var sum = TrainingSum(stat, catalog, lens, under: circumstances)
    let run = catalog.run(through: lens)
    for area in dex.areas(in: lens) where run?.areas.contains(area) ?? true {
      sum.add(dex.residents(of: area).filter { run?.meets($0.encounter) ?? true }, at: area)
    }
    let names = EncounterNames(dex)
    let places = sum.places(names, limit: limit)
    return TrainingPage(
      stat: stat, game: lens, kind: kind, places: places.best, count: places.count,
      conditions: circumstances.map { names.summary(of: $0, among: sum.kinds) },
      gap: places.best.isEmpty ? dex.encounterGap(of: lens) : nil)
  }
}

/// The places of a game to train a stat at.
package struct TrainingPage: Sendable {
  package let stat: Stat
  package let game: Lens
  package let kind: TrainingSystem
  /// The best places; empty unless the game has EVs.
  package var places: [TrainingPlace] = []
  /// The number of all places.
  package var count = 0
  /// The circumstances of the places, as far as any matters; `nil` for all circumstances.
  package var conditions: [String]?
  /// Why there are no places.
  package var gap: GameGap?
}

/// The wild Pokémon of a place that are met in one way, in one state of the place.
package struct TrainingPlace: Hashable, Sendable {
  package let location: Named<Location>
  /// The names of the areas within the location; empty for the whole location.
  package let areas: [String]
  package let method: String
  /// The time, season or swarm; empty if none of these matters.
  package let condition: String
  /// The versions; empty for all versions of the game.
  package let versions: String
  /// The EVs in the stat that a battle yields on average.
  package let effort: Ratio
  /// The EVs in the stat as a share of all EVs that the battles yield, 0 to 1.
  package let purity: Ratio
  package let levels: ClosedRange<Int>
  /// The Pokémon that yield EVs in the stat, the likeliest first.
  package let pokemon: [Yield]

  package struct Yield: Hashable, Sendable {
    package let form: Named<Form>
    /// Percent.
    package let chance: Int
    /// EVs in the stat, 1 to 3.
    package let effort: Int
  }
}
