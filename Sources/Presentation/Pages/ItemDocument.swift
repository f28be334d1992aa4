import PokedexDomain

extension ItemPage: DocumentedPage {
  package var summary: String { worded("item") }
  package var document: Document { Document(self) }
}

extension Document {
  /// The page of an item.
  package init(_ page: ItemPage) {
    self.init(
      Self.kind(of: page)
        + Self.section(worded("Evolution"), Self.evolutions(of: page))
        + Self.section(worded("Mega Evolution"), Self.megas(of: page))
        + Self.section(worded("Teaches"), Self.machines(of: page))
        + Self.section(worded("Berry"), page.berry.map { Self.berry($0) } ?? [])
        + Self.section(worded("Held by"), Self.holders(of: page))
        + Self.section(worded("Prices"), Self.prices(of: page)))
  }

  private static func kind(of page: ItemPage) -> [Block] {
    fact(worded("Category"), page.category)
      + fact(worded("Pocket"), page.pocket)
      + fact(worded("Fling"), fling(page))
      + fact(
        worded("Breeding"),
        page.baby.map { ["a parent that holds it makes \($0.link) hatch"] } ?? [])
      + fact(worded("Attributes"), page.attributes.map { Inline(words($0)) })
  }

  private static func fling(_ page: ItemPage) -> [Inline] {
    [page.item.flingPower.map { worded("power \($0)") }, page.flingEffect.map { words($0) }]
      .compactMap { $0 }.map { Inline($0) }
  }

  /// Turns PokeAPI's `Usable_in_battle` into words. Names in other languages are words already.
  private static func words(_ name: String) -> String {
    guard Wording.other == nil else { return name }
    return name.map { $0 == "_" ? " " : String($0) }.joined().lowercased()
  }

  private static func evolutions(of page: ItemPage) -> [Block] {
    page.evolutions.map { evolution in
      let (from, to) = (evolution.from.link, evolution.to.link)
      return .paragraph(
        evolution.isUsed
          ? "\(from) evolves into \(to)" : "\(from) evolves into \(to) while holding it")
    }
  }

  private static func megas(of page: ItemPage) -> [Block] {
    page.megas.map { .paragraph("Its holder becomes \($0.link) in battle") }
  }

  private static func machines(of page: ItemPage) -> [Block] {
    table(
      [worded("Game"), worded("Move")], rows: page.machines.map { [$0.game.link, $0.move.link] })
  }

  private static func holders(of page: ItemPage) -> [Block] {
    guard !page.holders.isEmpty else { return page.gap.map { [$0.paragraph] } ?? [] }
    let rows = page.holders.map { [$0.form.link, Inline(Formatting.percents($0.rarity))] }
    return (page.held.map { [.paragraph("\($0.link) may hold it in the wild.")] } ?? [])
      + table([worded("Pokémon"), worded("Chance")], numbers: [1], rows: rows)
  }
}

// MARK: Prices

extension Document {
  private static let dollar: ID<Currency> = 1

  private static func prices(of page: ItemPage) -> [Block] {
    table(
      [worded("Game"), worded("Price"), worded("Sell")], numbers: [1, 2],
      rows: page.prices.map { cost in
        [cost.game.link, price(cost.purchase, cost.currency), price(cost.sell, cost.currency)]
      })
  }

  private static func price(_ amount: Int?, _ currency: Named<Currency>) -> Inline {
    // PokeAPI gives 0 for items that shops do not buy or sell.
    guard let amount, amount > 0 else { return "" }
    let unit = currency.id == dollar ? "₽" : currency.name
    return Inline("\(Formatting.count(amount)) \(unit)")
  }
}
