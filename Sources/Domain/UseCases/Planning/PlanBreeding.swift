/// Finds the shortest chains of parents for egg moves.
package struct PlanBreeding: Sendable {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// The numbers of moves that can be bred for at once.
  package static let counts = 1...MoveSubset.maxMoves

  /// - Parameters:
  ///   - moves: one to four different moves.
  ///   - game: a game; see ``game(of:through:)``.
  ///   - caught: limits the parents to the families of these forms; `nil` for no limit.
  ///   - limit: the maximum number of chains.
  /// - Returns: `nil` for an unknown form.
  package func callAsFunction(
    _ form: ID<Form>, _ moves: [ID<Move>], in game: VersionGroup, caught: Set<ID<Form>>? = nil,
    limit: Int = 12
  ) -> BreedingPlan? {
    guard let row = catalog.forms.row(of: form) else { return nil }
    let lineages = catalog.lineages()
    let bases = caught.map { caught in
      Set(caught.compactMap { catalog.forms.row(of: $0).map { lineages.base(of: $0) } })
    }
    let sources = FindMoveSources(catalog)(form, moves, in: game.id)
    let isEgg = sources.map { $0.lessons.contains { $0.way == .egg } }
    let wanted = moves.indices.filter { isEgg[$0] }.map { moves[$0] }
    let search = BreedingAttempt(
      row, wanted, game, catalog,
      where: { row in bases?.contains(lineages.base(of: row)) ?? true })
    var answer = search.answer(limit: limit)
    if bases != nil, search.hasRules, answer.chains.isEmpty, answer.obstacle != nil {
      let free = BreedingAttempt(row, wanted, game, catalog, where: { _ in true })
      if !free.answer(limit: 1).chains.isEmpty { answer.obstacle = .notCaught }
    }
    return plan(form, game, sources, wanted, answer, isFromCaught: caught != nil)
  }

  private func plan(
    _ form: ID<Form>, _ game: VersionGroup, _ sources: [MoveSources], _ wanted: [ID<Move>],
    _ answer: BreedingAttempt.Answer, isFromCaught: Bool
  ) -> BreedingPlan {
    let isThere = catalog.dex.forms(in: game.id).contains(form)
    let unlearned = sources.first { $0.lessons.isEmpty }.map {
      BreedingObstacle.notLearned($0.move)
    }
    let isBred = { (sources: MoveSources) in wanted.contains(sources.move.id) }
    let hasEggs = BreedingRules(of: game, in: catalog.dex) != nil
    let lacking = hasEggs ? unlearned ?? answer.obstacle : unlearned.map { _ in .noEggsInGame }
    let names = GameNames(catalog.dex)
    return BreedingPlan(
      form: catalog.named(form), game: Named(game.id, names[game.id]), moves: sources.map(\.move),
      learned: sources.filter { !$0.lessons.isEmpty && !isBred($0) },
      bred: sources.filter(isBred).map(\.move),
      hatchling: answer.hatchling.map { catalog.named(catalog.forms.ids[$0]) },
      incense: incense(for: answer.hatchling, game), chains: answer.chains,
      hasMore: answer.hasMore,
      obstacle: isThere ? lacking : .notInGame, isFromCaught: isFromCaught)
  }

  /// The item that a parent holds so that a baby hatches and not the next stage; generations III to
  /// VIII.
  private func incense(for row: Int?, _ game: VersionGroup) -> Named<Item>? {
    let generation = catalog.dex.rules(of: game).generation
    guard let row, catalog.speciesRows[row] >= 0, (3...8).contains(generation.rawValue) else {
      return nil
    }
    let species = Int(catalog.speciesRows[row])
    guard catalog.species.column(\.isBaby)[species] == 1 else { return nil }
    let items = catalog.dex.table(Item.self)
    let chain = catalog.species.column(\.evolutionChain)[species]
    let held = items.column(\.babyTriggerFor).firstIndex { $0 == chain }
    return held.map { row in
      Named(items.ids[row], catalog.dex.names(of: items)[row])
    }
  }

  /// The game to breed in: the newest one with eggs in which the form learns moves.
  ///
  /// - Parameter lens: limits the games; `nil` for all.
  /// - Returns: `nil` if there is no such game; the newest game of the lens if it has no eggs.
  package func game(of form: ID<Form>, through lens: Lens?) -> VersionGroup? {
    let dex = catalog.dex
    let groups = dex.table(VersionGroup.self)
    let known = Set(dex.learnset(of: form).moves.map(\.versionGroup))
    let all = (lens?.data.groups ?? Array(known)).compactMap { groups[$0] }
      .sorted { ($1.order, $1.id) < ($0.order, $0.id) }
    return all.first { BreedingRules(of: $0, in: dex) != nil && known.contains($0.id) } ?? all.first
  }
}
