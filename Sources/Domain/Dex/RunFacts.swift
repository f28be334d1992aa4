/// The facts of the run that is being played, for lists and answers. It is asked for in one place:
/// ``Catalog/run(through:)``.
package final class RunFacts: Sendable {
  /// The word for the run in a query: `move:bite@run`.
  package static let word = "run"

  package let name: String
  package let game: Lens
  /// The forms of its Pokémon that have not fallen, and of those that have.
  package let own: [ID<Form>]
  package let fallen: [ID<Form>]
  /// The highest level of each of ``own``, if it is told.
  package let levels: [ID<Form>: Int]
  package let cap: Int?
  /// PokeAPI's slugs of the circumstances that hold now and are not those of an ordinary day.
  package let now: [String]
  private let areasMemo = Memo<Set<ID<LocationArea>>>()
  private let makeAreas: @Sendable () -> Set<ID<LocationArea>>
  private let meetsMemo = Memo<@Sendable (Encounter) -> Bool>()
  private let makeMeets: @Sendable () -> @Sendable (Encounter) -> Bool
  private let statesMemo = Memo<States>()
  private let makeStates: @Sendable (Catalog) -> States

  package typealias States = @Sendable (Encounter, ID<Form>) -> EncounterState

  /// Whether the player can still have a form by an encounter.
  package enum EncounterState: Sendable {
    case open
    /// It is met, but the rules of the run count no other at the place, or none of the family.
    case forbidden
    /// It is a gift that has been chosen, or that another one excludes.
    case gone
  }

  /// - Parameters:
  ///   - areas: finds the areas of the places that are reached, when they are first asked for.
  ///   - meets: whether the means of the run allow an encounter, wherever it is.
  ///   - states: finds what its rules, and the gifts that it has, leave of encounters.
  package init(
    name: String, game: Lens, own: [ID<Form>], fallen: [ID<Form>], levels: [ID<Form>: Int],
    cap: Int?, now: [String], areas: @escaping @Sendable () -> Set<ID<LocationArea>>,
    meets: @escaping @Sendable () -> @Sendable (Encounter) -> Bool,
    states: @escaping @Sendable (Catalog) -> States
  ) {
    self.name = name
    self.game = game
    self.own = own
    self.fallen = fallen
    self.levels = levels
    self.cap = cap
    self.now = now
    makeAreas = areas
    makeMeets = meets
    makeStates = states
  }

  /// The areas of the places that are reached.
  package var areas: Set<ID<LocationArea>> { areasMemo(makeAreas()) }

  /// Whether the player can meet it now or with what they have, at a place that is reached.
  package func allows(_ encounter: Encounter) -> Bool {
    areas.contains(encounter.area) && meets(encounter)
  }

  /// Whether the player can meet it with what they have, wherever it is.
  package func meets(_ encounter: Encounter) -> Bool { meetsMemo(makeMeets())(encounter) }

  /// Whether an encounter of a form can still be had, wherever it is.
  ///
  /// - Parameter catalog: that of the game.
  package func state(
    of encounter: Encounter, of form: ID<Form>, in catalog: Catalog
  ) -> EncounterState {
    statesMemo(makeStates(catalog))(encounter, form)
  }

  /// Whether the player can have a form by an encounter now.
  package func offers(_ encounter: Encounter, of form: ID<Form>, in catalog: Catalog) -> Bool {
    allows(encounter) && state(of: encounter, of: form, in: catalog) == .open
  }

  /// All that the player can have so far, by the means, at the reached places.
  ///
  /// - Parameter catalog: that of the game.
  package func residents(in catalog: Catalog) -> [Resident] {
    let dex = catalog.dex
    let versions = game.games.versions(in: dex.table(Version.self))
    return areas.flatMap { area in
      dex.residents(of: area).filter {
        versions.contains($0.encounter.version) && offers($0.encounter, of: $0.form, in: catalog)
      }
    }
  }

  /// Whether a Pokémon at the cap knows what is learned so: by level alone, as no run tells its
  /// machines.
  package func knows(_ method: ID<MoveLearnMethod>, at level: Int) -> Bool {
    method == .levelUp && level <= cap ?? .max
  }
}

extension Catalog {
  /// The run that is being played, if the lens is that of its game; else `nil`.
  package func run(through lens: Lens?) -> RunFacts? {
    guard let lens, let run = marks.run(in: self), run.game == lens else { return nil }
    return run
  }

  /// The run that is being played, if it is one through this game.
  ///
  /// - Parameter version: `nil` for all versions of the group.
  package func run(in group: ID<VersionGroup>, _ version: ID<Version>?) -> RunFacts? {
    guard let run = marks.run(in: self), run.game.data.groups == [group],
      run.game.data.version == version
    else { return nil }
    return run
  }

  /// The lens of the run that is being played; `nil` without one.
  package var gameOfRun: Lens? { marks.run(in: self)?.game }
}
