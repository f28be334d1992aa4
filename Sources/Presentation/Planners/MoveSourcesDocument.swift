import PokedexDomain

extension SourcesQuestion: PageQuestion {
  package func page(of answer: Answer, in context: QuestionContext) -> Page {
    Page(answer, title: context.user.team?.name ?? answer.members.first?.form.name ?? "")
  }

  package func related(to answer: Answer, in context: QuestionContext) -> [RelatedQuestion] {
    who.form.map { [(worded("Egg moves"), BreedQuestion($0))] } ?? []
  }
}

extension Page {
  /// The sources of moves in a game.
  fileprivate init(_ page: MoveSourcesPage, title: String) {
    let blocks = page.members.enumerated().flatMap { index, member -> [Document.Block] in
      let text = SourcesText(page: page, member: member)
      guard page.members.count > 1 else { return text.blocks }
      return (index == 0 ? [] : [.blank]) + [.heading(member.form.name)] + text.blocks
    }
    self.init(
      title: worded("Move sources: \(title)"), summary: page.game.name, document: Document(blocks))
  }
}

private struct SourcesText {
  let page: MoveSourcesPage
  let member: MoveSourcesPage.Member

  var blocks: [Document.Block] {
    let rows = member.moves.flatMap(rows)
    let absence: [Document.Block] =
      member.isInGame ? [] : [.paragraph("\(member.form.link) is not in \(page.game.link).")]
    guard !rows.isEmpty else {
      return absence + [.paragraph(Inline(worded("no moves"), tone: .dim))]
    }
    return absence + [.table(Document.Table([worded("Move"), worded("Sources")], rows: rows))]
  }

  /// One row for each source, with the move in the first row only.
  private func rows(of sources: MoveSources) -> [[Inline]] {
    sources.ways(in: page).enumerated().map { index, way in
      [index == 0 ? sources.move.link : "", way]
    }
  }
}

extension MoveSources {
  /// The ways to get the move; if there is none, that or why.
  func ways(in page: MoveSourcesPage) -> [Inline] {
    let none = Inline(page.gap?.text ?? worded("none in this game"), tone: .bad)
    return lessons.isEmpty ? [none] : lessons.map(text)
  }

  private func text(_ lesson: MoveLesson) -> Inline {
    let way = MoveLessonWords.text(lesson)
    guard lesson.way == .egg else { return way }
    guard let chain, let first = chain.parents.first else {
      return "\(way), no chain of parents"
    }
    return chain.length == 1
      ? "\(way) from \(first.form.link)"
      : "\(way) from \(first.form.link), through a chain of \(chain.length) parents"
  }
}

extension MoveSources {
  /// The move and all ways to get it.
  var fact: Document.Block { .fact(move.name, lessons.map(MoveLessonWords.text)) }
}
