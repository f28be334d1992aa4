/// A plan for completing a game's dexes.
package struct CompletionPlan: Hashable, Sendable {
  /// The places to visit, the one with the most missing species first. Each has species that no
  /// earlier place has.
  package let stops: [Stop]
  /// Species with encounters in the game, but only in other circumstances than those of the plan.
  package let otherwise: [Named<Species>]
  /// Species without encounters in the game that evolve from a caught species, or from one found at
  /// a stop.
  package let viaEvolution: [Named<Species>]
  /// Other species that are met in the game, or evolve from one, but not yet in the run: at places that
  /// are not reached, or with means that it has not. Empty without a run.
  package let later: [Named<Species>]
  /// Species that neither places nor evolutions of the game provide: they come from trades, events
  /// or other games.
  package let elsewhere: [Named<Species>]
  /// Species whose source is unknown, because the dex has no encounters for the game.
  package let unknown: [Named<Species>]
  /// Whether the dex has any encounters of the game; it has none for the newest games.
  package let knowsPlaces: Bool
  /// The circumstances of the plan, as far as any matters; `nil` for all circumstances.
  package let conditions: [String]?

  package struct Stop: Hashable, Sendable {
    package let place: Named<Location>
    /// The species that no earlier stop has, in National Dex order.
    package let species: [Named<Species>]
  }
}

extension CompletionPlan {
  /// - Parameters:
  ///   - circumstances: `nil` for all.
  ///   - run: the run whose places and means limit it; `nil` for none.
  init(
    _ group: ID<VersionGroup>, _ version: ID<Version>?, having caught: Set<ID<Form>>,
    under circumstances: Circumstances?, during run: RunFacts? = nil, in catalog: Catalog
  ) {
    let dex = catalog.dex
    let species = CaughtSpecies(caught, in: catalog)
    let dexes = Set((dex.table(VersionGroup.self)[group]?.pokedexes ?? []).map(\.rawValue))
    let missing = species.isCaught.indices.filter {
      !species.isCaught[$0] && !dexes.isDisjoint(with: species.dexes(of: $0))
    }
    let games = version.map { PlayedGames(only: $0, of: [group]) } ?? PlayedGames([group])
    let versions = games.versions(in: dex.table(Version.self))
    let met = Meetings(of: missing, versions, under: circumstances, during: run, catalog, dex)
    let naming = NameLookup(dex: dex)
    stops = Self.cover(met.places).map { place, found in
      Stop(place: naming(place), species: Self.names(found.sorted(), catalog, naming))
    }
    // Searches all encounters only if the missing species have none.
    knowsPlaces = met.all.isEmpty ? dex.hasEncounters(in: games) : true
    let rest = missing.filter { !met.all.contains($0) }
    let evolving = Self.evolving(
      rest, met: met.forms, species.isCaught, catalog, in: games)
    let others = rest.filter { !evolving.contains($0) }
    let later = met.later.species.union(
      Self.evolving(others, met: met.later.forms, species.isCaught, catalog, in: games))
    otherwise = Self.names(met.otherwise.sorted(), catalog, naming)
    conditions = circumstances.map { circumstances in
      EncounterNames(dex).summary(of: circumstances, among: met.kinds)
    }
    viaEvolution = Self.names(rest.filter { evolving.contains($0) }, catalog, naming)
    self.later = Self.names(others.filter(later.contains), catalog, naming)
    let nowhere = Self.names(others.filter { !later.contains($0) }, catalog, naming)
    elsewhere = knowsPlaces ? nowhere : []
    unknown = knowsPlaces ? [] : nowhere
  }

  /// Greedy set cover: always the place with the most of the species still missing; among equals,
  /// the lowest ID.
  private static func cover(
    _ places: [ID<Location>: Set<Int>]
  ) -> [(ID<Location>, Set<Int>)] {
    var rest = places
    var chosen: [(ID<Location>, Set<Int>)] = []
    while let best = rest.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
      !best.value.isEmpty
    {
      chosen.append((best.key, best.value))
      for place in rest.keys { rest[place]?.subtract(best.value) }
    }
    return chosen
  }

  /// The rows that evolve, in any number of steps and in ways that the games have, from a species
  /// that is caught or a form that is met.
  private static func evolving(
    _ rows: [Int], met: Set<ID<Form>>, _ isCaught: [Bool], _ catalog: Catalog, in games: PlayedGames
  ) -> Set<Int> {
    let rules = AvailabilityRules(catalog, in: games)
    var found: Set<Int> = []
    for row in rows {
      let stages = rules.ancestors(of: catalog.species[row].forms)
      let isThere = stages.contains { form in
        met.contains(form)
          || catalog.forms.row(of: form).map { isCaught[Int(catalog.speciesRows[$0])] } ?? false
      }
      if isThere { found.insert(row) }
    }
    return found
  }

  private static func names(
    _ rows: [Int], _ catalog: Catalog, _ naming: NameLookup
  ) -> [Named<Species>] {
    rows.map { naming(catalog.species.ids[$0]) }
  }
}
