/// A battle of a run: who it is against, who counters them, and the damage both ways.
package struct RunBattle: Sendable {
  package let battle: RouteBattle
  package let foes: BattleFoes
  /// The sides against each other.
  package let meeting: TeamMeeting
  /// The conditions of the own attacks.
  package let conditions: BattleConditions
  /// The Pokémon of the run, and those that can be met at the reached places, the best first; none
  /// without foes.
  package let counters: [BattleCounter]
}

package struct BattleCounter: Hashable, Sendable {
  package let counter: Counter
  /// Whether the run has one of this form that has not fallen.
  package let isOwn: Bool
}

/// Shows the battles of a run.
package struct ShowRunBattle: Sendable {
  private let run: Run
  private let route: GameRoute
  private let game: Lens
  private let catalog: Catalog
  private let sets: SetLibrary
  package let show: ShowDamage

  /// - Parameters:
  ///   - game: that of the run.
  ///   - catalog: any; that of the game is made from it.
  ///   - files: the library of sets.
  /// - Throws: ``PokedexError/needsDex``, or that stats of the game are not known.
  package init(
    _ run: Run, along route: GameRoute, in game: Lens, _ catalog: Catalog, sets files: [UserFile]
  ) throws(PokedexError) {
    self.run = run
    self.route = route
    self.game = game
    self.catalog = catalog.through(game)
    sets = SetLibrary(files, in: self.catalog)
    show = try ShowDamage(catalog, through: game)
  }

  /// The next battle; `nil` if none is left.
  package func next() throws(PokedexError) -> RunBattle? {
    guard let battle = route.nextBattle(for: run) else { return nil }
    let sides = BattleSides(battle, of: run, in: sets, catalog)
    let conditions = BattleConditions()
    let meeting = show.meet(
      sides.own.map { show.set($0) }, sides.others.map { show.set($0) }, in: conditions)
    return RunBattle(
      battle: battle, foes: sides.foes, meeting: meeting, conditions: conditions,
      counters: sides.others.isEmpty ? [] : try counters(sides.others))
  }

  private func counters(_ foes: [TeamMember]) throws(PokedexError) -> [BattleCounter] {
    let own = Set(run.living.map(\.form))
    let rows = own.union(met()).compactMap(catalog.forms.row).sorted()
    return try FindCounters()(foes, from: rows, in: PokemonRows(catalog, through: game))
      .map { BattleCounter(counter: $0, isOwn: own.contains($0.form.id)) }
  }

  /// The Pokémon that can be met now at the reached places, up to the cap.
  private func met() -> Set<ID<Form>> {
    let facts: RunFacts
    do throws(RunProblem) { facts = try RunFacts(run, in: catalog) } catch { return [] }
    let residents = facts.residents(in: catalog).filter { $0.encounter.minLevel <= run.cap ?? .max }
    return Set(residents.map(\.form))
  }
}
