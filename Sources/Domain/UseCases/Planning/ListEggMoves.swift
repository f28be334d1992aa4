/// Lists the egg moves of a Pokémon in a game, each with its easiest chain of parents.
package struct ListEggMoves: Sendable {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  package func callAsFunction(
    _ form: ID<Form>, in game: VersionGroup
  ) -> EggMovesPage {
    let dex = catalog.dex
    var moves: [ID<Move>] = []
    for stage in Ancestry(catalog, dex)(of: form) {
      for learned in dex.learnset(of: stage).moves
      where learned.versionGroup == game.id && learned.method == .egg { moves.append(learned.move) }
    }
    var rows: [EggMovesPage.Row] = []
    for move in moves.unique {
      guard let plan = PlanBreeding(catalog)(form, [move], in: game, limit: 1),
        let name = plan.moves.first
      else { continue }
      rows.append(EggMovesPage.Row(move: name, chain: plan.chains.first))
    }
    return EggMovesPage(
      form: catalog.named(form), game: Named(game.id, GameNames(dex)[game.id]),
      hasEggs: BreedingRules(of: game, in: dex) != nil,
      moves: rows.sorted { $0.move.name < $1.move.name })
  }
}

/// The egg moves of a Pokémon in a game.
package struct EggMovesPage: Sendable {
  package let form: Named<Form>
  package let game: Named<VersionGroup>
  package let hasEggs: Bool
  package let moves: [Row]

  package struct Row: Hashable, Sendable {
    package let move: Named<Move>
    /// The easiest of the shortest chains; `nil` if there is none.
    package let chain: BreedingChain?
  }
}
