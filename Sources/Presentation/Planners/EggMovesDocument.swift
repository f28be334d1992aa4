import PokedexDomain

extension Page {
  /// The egg moves of a Pokémon, each with a link to its chains of parents.
  ///
  /// - Parameter lens: The games that the links name; `nil` for those of the screen.
  init(_ page: EggMovesPage, through lens: Lens?) {
    self.init(
      title: worded("Egg moves: \(page.form.name)"), summary: page.game.name,
      document: Document(EggMovesText(page: page, lens: lens).blocks))
  }
}

private struct EggMovesText {
  let page: EggMovesPage
  let lens: Lens?

  var blocks: [Document.Block] {
    guard page.hasEggs else { return [.paragraph("\(page.game.link) has no eggs.")] }
    guard !page.moves.isEmpty else {
      return [.paragraph("\(page.form.link) has no egg moves in \(page.game.link).")]
    }
    return Document.table(
      [worded("Move"), worded("Steps"), worded("Easiest parent")], numbers: [1],
      sharing: [1, 2], rows: page.moves.map(row))
  }

  private func row(_ row: EggMovesPage.Row) -> [Inline] {
    var chains = BreedQuestion(page.form.id, [row.move.id])
    chains.lens = lens
    let planner = Destination.asking(chains)
    guard let chain = row.chain else {
      return [
        row.move.link, .link("–", planner), Inline(worded("no chain of parents"), tone: .dim),
      ]
    }
    let names = chain.parents.map { $0.form.link }
    return [row.move.link, .link("\(chain.length)", planner), .joined(names, by: ", ")]
  }
}
