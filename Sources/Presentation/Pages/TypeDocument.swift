import PokedexDomain

extension TypePage: DocumentedPage {
  package var summary: String { worded("type · \(generation)") }
  package var document: Document { Document(self) }
}

extension Document {
  /// The page of a type.
  package init(_ page: TypePage) {
    self.init(
      Self.fact(worded("Since"), page.generation)
        + Self.fact(worded("Class"), page.oldClass.map { worded("\($0) before generation IV") })
        + Self.chart(of: page)
        + Self.section(worded("Pokémon"), Self.pokemon(of: page))
        + Self.section(worded("Its moves"), Self.moves(of: page)))
  }

  private static func chart(of page: TypePage) -> [Block] {
    guard !page.attacks.isEmpty || !page.defence.isEmpty else {
      return section(worded("Chart"), [.paragraph("It is not in the type chart.")])
    }
    return section(worded("Damage dealt"), page.attacks.map { .fact(label($0), links($0)) })
      + section(worded("Damage taken"), page.defence.map { .fact(label($0), links($0)) })
      + section(worded("Earlier charts"), page.eras.flatMap { era($0) })
  }

  private static func label(_ damage: TypePage.Damage) -> String {
    Formatting.multiplier(percent: damage.percent)
  }

  private static func links(_ damage: TypePage.Damage) -> [Inline] { damage.types.map(\.link) }

  private static func era(_ era: TypePage.Era) -> [Block] {
    let done = era.attacks.map { text($0, on: true) }
    let taken = era.defence.map { text($0, on: false) }
    return [.fact(worded("Gen \(Formatting.generations(era.generations))"), done + taken)]
  }

  private static func text(_ difference: TypePage.Difference, on isAttack: Bool) -> Inline {
    let factor = Formatting.multiplier(percent: difference.percent)
    return isAttack
      ? "\(factor) on \(difference.type.link)" : "\(factor) from \(difference.type.link)"
  }

  private static func pokemon(of page: TypePage) -> [Block] {
    guard let all = page.all else { return [.paragraph("No Pokémon has this type.")] }
    return [
      .paragraph(all.count == 1 ? "\(all.link) has this type." : "\(all.link) have this type.")
    ]
      + fact(worded("First"), page.first.map { [$0.link] } ?? [])
      + fact(worded("Second"), page.second.map { [$0.link] } ?? [])
      + fact(worded("Pure"), page.alone.map { [$0.link] } ?? [])
  }

  private static func moves(of page: TypePage) -> [Block] {
    let counts = page.moves.map { Inline("\($0.count) \($0.damageClass)") }
    return fact(worded("Moves"), counts)
      + table(
        [worded("Strongest"), worded("Class"), worded("Power"), worded("Accuracy"), worded("PP")],
        numbers: [2, 3, 4],
        rows: page.strongest.map { move in
          [
            move.move.link, Inline(move.damageClass), Inline("\(move.power)"),
            Inline(move.accuracy.map { "\($0) %" } ?? ""), Inline(move.pp.map { "\($0)" } ?? ""),
          ]
        })
  }
}
