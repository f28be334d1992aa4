import PokedexDomain

extension TrainQuestion: PageQuestion {
  package func page(of answer: Answer, in context: QuestionContext) -> Page {
    if let answer { return Page(answer) }
    let hint = Inline(worded("Places differ by game: L chooses a game."))
    return Page(
      title: worded("Training: \(stat.name)"), document: Document([.paragraph(hint)]))
  }

  package func lead(in context: QuestionContext) -> [Document.Block] {
    let others = Stat.allCases.filter { $0 != stat }.map { stat in
      var other = self
      other.stat = stat
      return Inline.link(stat.name, .asking(other))
    }
    return [.fact(worded("Other stats"), others), .blank]
  }
}

extension Page {
  /// The places of a game to train a stat at.
  fileprivate init(_ page: TrainingPage) {
    self.init(
      title: worded("Training: \(page.stat.name)"),
      summary: [page.game.name, page.conditions.map(CircumstancesModel.words)].compactMap(\.self)
        .joined(separator: " · "),
      document: Document(TrainingText(page: page).blocks))
  }
}

private struct TrainingText {
  let page: TrainingPage

  var blocks: [Document.Block] {
    if let note { return [.paragraph(Inline(note))] }
    guard !page.places.isEmpty else {
      if let gap = page.gap { return [gap.paragraph] }
      return [
        .paragraph(
          Inline(worded("No encounter data with such EVs for these games.")))
      ]
    }
    let table = Document.table(
      [
        worded("Place"), worded("EVs"), worded("Share"), worded("Level"), worded("Method"),
        worded("When"), worded("Pokémon"), worded("Game"),
      ], numbers: [1, 2], sharing: Set(1...7), rows: page.places.map(row))
    let rest = page.count - page.places.count
    let more: [Document.Block] =
      rest > 0
      ? [.paragraph(Inline(worded("and \(Formatting.count(rest)) more"), tone: .dim))] : []
    return table + more + [
      .blank,
      .paragraph(
        Inline(
          worded(
            "EVs: the average per battle in this stat. Share: this stat's part of all EVs gained."),
          tone: .dim)),
    ]
  }

  private func row(_ place: TrainingPlace) -> [Inline] {
    let parts = place.areas.isEmpty ? "" : ", " + place.areas.joined(separator: ", ")
    let pokemon = place.pokemon.map { yield -> Inline in
      yield.form.link + Inline(" \(yield.chance) % +\(yield.effort)", tone: .dim)
    }
    return [
      place.location.link + Inline(parts, tone: .dim),
      Inline(Formatting.tenths(place.effort.scaled(by: 10)), tone: .strong),
      Inline("\(place.purity.scaled(by: 100)) %"), Inline(Formatting.range(place.levels)),
      Inline(place.method), Inline(place.condition), .joined(pokemon, by: ", "),
      Inline(place.versions),
    ]
  }

  /// The rules of games without EVs.
  private var note: String? {
    switch page.kind {
    case .effort: nil
    case .statExperience:
      worded(
        """
        In generations I and II a battle gives stat experience in all stats: as much as the base \
        stats of the foe. Fight Pokémon with a high base value of that stat.
        """)
    case .awakening:
      worded("In Let's Go, candies raise stats; battles yield no EVs.")
    case .effortLevels:
      worded("In Legends: Arceus, grit raises effort levels; battles yield no EVs.")
    case .statPoints:
      worded(
        """
        In Champions, stat points replace EVs: 66 in all, at most 32 in a stat. They do not come \
        from battles.
        """)
    }
  }
}
