import PokedexDomain

extension Document {
  /// What the page of an item tells.
  package init(_ page: ItemPage) {
    self.init(
      Self.kind(of: page)
        + Self.section("Evolution", Self.evolutions(of: page))
        + Self.section("Teaches", Self.lessons(of: page))
        + Self.section("Berry", page.berry.map { Self.facts(of: $0) } ?? [])
        + Self.section("Held by", Self.holders(of: page))
        + Self.section("Prices", Self.prices(of: page)))
  }

  private static func kind(of page: ItemPage) -> [Block] {
    fact("Category", page.category)
      + fact("Pocket", page.pocket)
      + fact("Fling", fling(page))
      + fact(
        "Breeding", page.baby.map { ["a parent that holds it makes " + $0.link + " hatch"] } ?? [])
      + fact("Is", page.attributes.map { Inline(words($0)) })
  }

  private static func fling(_ page: ItemPage) -> [Inline] {
    [page.item.flingPower.map { "power \($0)" }, page.flingEffect.map { words($0) }]
      .compactMap { $0 }.map { Inline($0) }
  }

  /// PokeAPI writes `Usable_in_battle`.
  private static func words(_ name: String) -> String {
    name.map { $0 == "_" ? " " : String($0) }.joined().lowercased()
  }

  private static func evolutions(of page: ItemPage) -> [Block] {
    page.evolutions.map { evolution in
      let how: Inline = evolution.isUsed ? "" : " when it is held"
      return .paragraph(evolution.from.link + " becomes " + evolution.to.link + how)
    }
  }

  private static func lessons(of page: ItemPage) -> [Block] {
    table(["Game", "Move"], rows: page.lessons.map { [$0.game.link, $0.move.link] })
  }

  private static func holders(of page: ItemPage) -> [Block] {
    guard !page.holders.isEmpty else { return [] }
    let rows = page.holders.map { [$0.form.link, Inline(Formatting.percents($0.rarity))] }
    return (page.held.map { [.paragraph($0.link + " may hold it in the wild.")] } ?? [])
      + table(["Pokémon", "Chance"], numbers: [1], rows: rows)
  }
}

// MARK: Prices and berries

extension Document {
  private static let dollar: ID<Currency> = 1

  private static func prices(of page: ItemPage) -> [Block] {
    table(
      ["Game", "Costs", "Brings"], numbers: [1, 2],
      rows: page.prices.map { cost in
        [cost.game.link, price(cost.purchase, cost.currency), price(cost.sell, cost.currency)]
      })
  }

  private static func price(_ amount: Int?, _ currency: Named<Currency>) -> Inline {
    guard let amount else { return "" }
    let unit = currency.id == dollar ? "₽" : currency.name
    return Inline("\(Formatting.count(amount)) \(unit)")
  }

  private static func facts(of facts: ItemPage.BerryFacts) -> [Block] {
    let berry = facts.berry
    let gift = facts.giftType.map { type in
      [type.link] + (berry.naturalGiftPower.map { ["power \($0)"] } ?? [])
    }
    return fact("Flavour", facts.flavors.map { Inline("\($0.name.lowercased()) \($0.potency)") })
      + fact("Firmness", facts.firmness)
      + fact("Size", berry.size.map { "\(Formatting.tenths($0)) cm" })
      + fact("Smoothness", berry.smoothness.map { "\($0)" })
      + fact("Growth", berry.growthTime.map { "\($0) h a stage, \($0 * 4) h in all" })
      + fact("Harvest", berry.maxHarvest.map { "at most \($0)" })
      + fact("Soil", berry.soilDryness.map { "dries by \($0)" })
      + fact("Gift", gift ?? [])
  }
}
