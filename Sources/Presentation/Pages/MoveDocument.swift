import PokedexDomain

extension MovePage: DocumentedPage {
  package var summary: String { worded("move · \(generation)") }
  package var document: Document { Document(self) }
}

extension Document {
  /// The page of a move.
  package init(_ page: MovePage) {
    self.init(
      Self.values(of: page) + Self.effects(of: page)
        + Self.section(worded("In earlier games"), Self.past(page))
        + Self.section(worded("Pokémon that learn it"), Self.learners(of: page))
        + Self.section(worded("Machines"), Self.machines(of: page)))
  }

  private static func values(of page: MovePage) -> [Block] {
    let move = page.move
    return fact(worded("Type"), [page.type.link, Inline(page.damageClass)])
      + fact(worded("Power"), move.power.map(power))
      + fact(worded("Accuracy"), move.accuracy.map { "\($0) %" } ?? worded("never misses"))
      + fact(worded("PP"), move.pp.map { "\($0)" })
      + fact(worded("Priority"), move.priority == 0 ? nil : Formatting.signed(move.priority))
      + fact(worded("Target"), page.target)
      + fact(worded("Since"), page.generation)
  }

  /// PokeAPI gives 1 for variable power.
  private static func power(_ power: Int) -> String {
    power > 1 ? "\(power)" : worded("varies")
  }

  /// The numeric effects besides damage.
  private static func effects(of page: MovePage) -> [Block] {
    let move = page.move
    let ailment = page.ailment.map { $0 + percent(move.ailmentChance) }
    let stats = page.statChanges.map { Inline("\(text(of: $0))\(percent(move.statChance))") }
    let flinch = move.flinchChance.flatMap { $0 > 0 ? "\($0) %" : nil }
    let critical = move.critRate.flatMap { $0 > 0 ? stages($0) : nil }
    return section(
      worded("Effect"),
      fact(worded("Category"), page.category)
        + fact(worded("Effect chance"), move.effectChance.map { "\($0) %" })
        + fact(worded("Ailment"), ailment)
        + fact(worded("Stats"), stats)
        + fact(worded("Flinch"), flinch)
        + fact(worded("Critical"), critical)
        + fact((move.drain ?? 0) < 0 ? worded("Recoil") : worded("Drain"), drain(move.drain))
        + fact(worded("Healing"), healing(move.healing))
        + fact(worded("Hits"), span(move.minHits, move.maxHits))
        + fact(worded("Turns"), move.lasts ? nil : span(move.minTurns, move.maxTurns)))
  }

  /// PokeAPI gives a chance of 0 for effects that always occur.
  private static func percent(_ chance: Int?) -> String {
    chance.flatMap { $0 > 0 && $0 < 100 ? ", \($0) %" : nil } ?? ""
  }

  private static func text(of change: MovePage.Stages) -> String {
    "\(change.stat) \(Formatting.signed(change.stages))"
  }

  private static func stages(_ stages: Int) -> String {
    let text = Formatting.signed(stages)
    return stages == 1 ? worded("\(text) stage") : worded("\(text) stages")
  }

  private static func drain(_ drain: Int?) -> String? {
    guard let drain, drain != 0 else { return nil }
    return drain > 0
      ? worded("the user gains \(drain) % of the damage")
      : worded("the user takes \(-drain) % of the damage")
  }

  private static func healing(_ healing: Int?) -> String? {
    guard let healing, healing != 0 else { return nil }
    return healing > 0
      ? worded("\(healing) % of its HP") : worded("costs the user \(-healing) % of its HP")
  }

  private static func span(_ low: Int?, _ high: Int?) -> String? {
    guard let low = low ?? high, let high, high > 0 else { return nil }
    return Formatting.range(min(low, high)...high)
  }
}

// MARK: Past values and learners

extension Document {
  private static func past(_ page: MovePage) -> [Block] {
    table(
      [
        worded("Before"), worded("Type"), worded("Class"), worded("Power"), worded("Accuracy"),
        worded("PP"), worded("Priority"), worded("Chance"), worded("Effect"),
      ], numbers: [3, 4, 5, 6, 7],
      rows: page.past.map { past in
        let values = past.values
        return [
          past.before.link, past.type?.link ?? "", Inline(past.damageClass ?? ""),
          Inline(values.power.map(power) ?? ""), number(values.accuracy, " %"), number(values.pp),
          Inline(values.priority.map(Formatting.signed) ?? ""), number(values.effectChance, " %"),
          .joined(pastEffects(past, of: page.move).map { Inline($0) }, by: ", "),
        ]
      })
  }

  /// The effects that differed in kind or in size; chances have a column of their own.
  private static func pastEffects(_ past: MovePage.Past, of move: Move) -> [String] {
    let values = past.values
    let ailment = values.ailment.map { _ in past.ailment ?? worded("no ailment") }
    let stats = past.statChanges.map { $0.isEmpty ? [worded("no stat change")] : $0.map(text) }
    let flinch = values.flinchChance.flatMap { $0 == 0 ? worded("no flinching") : nil }
    let critical = values.critRate.map { worded("critical \(stages($0))") }
    let hits = values.minHits.flatMap { span($0, values.maxHits ?? move.maxHits) }
      .map { worded("\($0) hits") }
    return [ailment, flinch, critical, hits, drain(values.drain), healing(values.healing)]
      .compactMap { $0 } + (stats ?? [])
  }

  private static func number(_ value: Int?, _ unit: String = "") -> Inline {
    Inline(value.map { "\($0)\(unit)" } ?? "")
  }

  private static func learners(of page: MovePage) -> [Block] {
    guard let all = page.learners else {
      return [page.gap?.paragraph ?? .paragraph("No Pokémon learns it.")]
    }
    let methods = page.methods.map { [Inline($0.method), $0.learners.link] }
    return [.paragraph(all.count == 1 ? "\(all.link) learns it." : "\(all.link) learn it.")]
      + table([worded("Method"), worded("Pokémon")], rows: methods)
  }

  private static func machines(of page: MovePage) -> [Block] {
    table(
      [worded("Game"), worded("Machine")], rows: page.machines.map { [$0.game.link, $0.item.link] })
  }
}
