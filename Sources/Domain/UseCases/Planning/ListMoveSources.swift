/// Lists all sources of the moves of one or several Pokémon in a game, with the easiest chain of
/// parents for each egg move.
package struct ListMoveSources: Sendable {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// A Pokémon and the moves to look for.
  package struct Wish: Hashable, Sendable {
    package let form: ID<Form>
    package let moves: [ID<Move>]

    package init(_ form: ID<Form>, _ moves: [ID<Move>]) {
      self.form = form
      self.moves = moves
    }
  }

  package func callAsFunction(
    _ wishes: [Wish], in game: VersionGroup
  ) -> MoveSourcesPage {
    let dex = catalog.dex
    let forms = Set(dex.forms(in: game.id))
    var members: [MoveSourcesPage.Member] = []
    for wish in wishes {
      var moves = FindMoveSources(catalog)(wish.form, wish.moves, in: game.id)
      for index in moves.indices where moves[index].lessons.contains(where: { $0.way == .egg }) {
        let plan = PlanBreeding(catalog)(wish.form, [moves[index].move.id], in: game, limit: 1)
        moves[index].chain = plan?.chains.first
      }
      members.append(
        MoveSourcesPage.Member(
          form: catalog.named(wish.form), isInGame: forms.contains(wish.form), moves: moves))
    }
    let name = GameNames(dex)[game.id]
    let isKnown = members.contains { $0.moves.contains { !$0.lessons.isEmpty } }
    let lens = Lens(game, name: name, in: dex)
    let gaps = members.filter(\.isInGame).map { dex.moveGap(of: $0.form, through: lens) }
    return MoveSourcesPage(
      game: Named(game.id, name), members: members,
      gap: isKnown ? nil : gaps.count == 1 ? gaps[0] : dex.learnsetGap(of: lens))
  }
}

/// The sources of the moves of some Pokémon in a game.
package struct MoveSourcesPage: Sendable {
  package let game: Named<VersionGroup>
  package let members: [Member]
  /// Why there are no sources, if the dex has no learnsets of the game, or of the only Pokémon.
  package let gap: GameGap?

  package struct Member: Hashable, Sendable {
    package let form: Named<Form>
    package let isInGame: Bool
    package let moves: [MoveSources]
  }
}
