import PokedexDomain

extension Document {
  /// What the page of a move tells.
  package init(_ page: MovePage) {
    self.init(
      Self.values(of: page) + Self.effects(of: page) + Self.section("Before", Self.past(page))
        + Self.section("Who learns it", Self.learners(of: page))
        + Self.section("Machines", Self.machines(of: page)))
  }

  private static func values(of page: MovePage) -> [Block] {
    let move = page.move
    return fact("Type", [page.type.link, Inline(page.damageClass)])
      + fact("Power", move.power.map { "\($0)" })
      + fact("Accuracy", move.accuracy.map { "\($0) %" } ?? "does not miss")
      + fact("PP", move.pp.map { "\($0)" })
      + fact("Priority", move.priority == 0 ? nil : Formatting.signed(move.priority))
      + fact("Target", page.target)
      + fact("Since", page.generation)
  }

  /// What it does besides damage, as far as it is a number.
  private static func effects(of page: MovePage) -> [Block] {
    let move = page.move
    let ailment = page.ailment.map { $0 + percent(move.ailmentChance) }
    let stats = page.statChanges.map { change in
      Inline("\(change.stat) \(Formatting.signed(change.stages))\(percent(move.statChance))")
    }
    let flinch = move.flinchChance.flatMap { $0 > 0 ? "\($0) %" : nil }
    let critical = move.critRate.flatMap { $0 > 0 ? "\(Formatting.signed($0)) stages" : nil }
    return section(
      "Effect",
      fact("Kind", page.category)
        + fact("Chance", move.effectChance.map { "\($0) %" })
        + fact("Ailment", ailment)
        + fact("Stats", stats)
        + fact("Flinch", flinch)
        + fact("Critical", critical)
        + fact("Drain", drain(move))
        + fact("Healing", healing(move))
        + fact("Hits", span(move.minHits, move.maxHits))
        + fact("Turns", span(move.minTurns, move.maxTurns)))
  }

  /// PokeAPI has 0 for what always comes.
  private static func percent(_ chance: Int?) -> String {
    chance.flatMap { $0 > 0 && $0 < 100 ? ", \($0) %" : nil } ?? ""
  }

  private static func drain(_ move: Move) -> String? {
    guard let drain = move.drain, drain != 0 else { return nil }
    return drain > 0
      ? "the user gains \(drain) % of the damage" : "the user takes \(-drain) % of the damage"
  }

  private static func healing(_ move: Move) -> String? {
    guard let healing = move.healing, healing != 0 else { return nil }
    return healing > 0 ? "\(healing) % of its HP" : "costs the user \(-healing) % of its HP"
  }

  private static func span(_ low: Int?, _ high: Int?) -> String? {
    guard let low = low ?? high, let high, high > 0 else { return nil }
    return Formatting.range(min(low, high)...high)
  }
}

// MARK: Then, and who

extension Document {
  private static func past(_ page: MovePage) -> [Block] {
    table(
      ["Before", "Type", "Class", "Power", "Accuracy", "PP", "Chance"], numbers: [3, 4, 5, 6],
      rows: page.past.map { past in
        let values = past.values
        return [
          past.before.link, past.type?.link ?? "", Inline(past.damageClass ?? ""),
          number(values.power), number(values.accuracy, " %"), number(values.pp),
          number(values.effectChance, " %"),
        ]
      })
  }

  private static func number(_ value: Int?, _ unit: String = "") -> Inline {
    Inline(value.map { "\($0)\(unit)" } ?? "")
  }

  private static func learners(of page: MovePage) -> [Block] {
    guard let all = page.learners else { return [.paragraph("No Pokémon learns it.")] }
    let ways = page.ways.map { way in [Inline(way.method), way.learners.link] }
    return [.paragraph(all.link + (all.count == 1 ? " learns it." : " learn it."))]
      + table(["Way", "Who"], rows: ways)
  }

  private static func machines(of page: MovePage) -> [Block] {
    table(["Game", "Machine"], rows: page.machines.map { [$0.game.link, $0.item.link] })
  }
}
