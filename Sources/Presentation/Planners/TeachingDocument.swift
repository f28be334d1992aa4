import PokedexDomain

extension TeachQuestion: PageQuestion {
  package func page(of answer: Answer, in context: QuestionContext) -> Page {
    let move = answer.members.first?.moves.first?.move
    let rows = answer.members.flatMap { $0.rows(in: answer) }
    let learners = answer.members.count { !($0.moves.first?.lessons.isEmpty ?? true) }
    return Page(
      title: worded("Learners of \(move?.name ?? "") in \(context.user.team?.name ?? team)"),
      summary: answer.game.name,
      document: Document(
        [
          .paragraph(
            Inline(worded("\(learners) of \(answer.members.count) members can learn it."))),
          .blank, .table(Document.Table([worded("Pokémon"), worded("Sources")], rows: rows)),
        ]))
  }

  package func related(to answer: Answer, in context: QuestionContext) -> [RelatedQuestion] {
    [(worded("All sources of the moves"), SourcesQuestion(ofTeam: team))]
  }
}

extension MoveSourcesPage.Member {
  /// One row for each source, with the Pokémon in the first row only.
  fileprivate func rows(in page: MoveSourcesPage) -> [[Inline]] {
    let absence: Inline? = isInGame ? nil : "\(form.link) is not in \(page.game.link)."
    let ways = absence.map { [$0] } ?? moves.flatMap { $0.ways(in: page) }
    return ways.enumerated().map { index, way in [index == 0 ? form.link : "", way] }
  }
}
