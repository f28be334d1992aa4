/// The contents of an item's page.
package struct ItemPage: EntityPage {
  package let item: Item
  package let name: String
  package let category: String
  package let pocket: String
  package let flingEffect: String?
  package let attributes: [String]
  /// The prices, newest first.
  package let prices: [Cost]
  /// The machine that it is in each game, newest first.
  package let machines: [NamedMachine]
  package let evolutions: [Evolution]
  /// The Mega Evolutions and Primal Reversions that it causes.
  package let megas: [Named<Form>]
  /// The forms that hold it in the wild, the most frequent first.
  package let holders: [Holder]
  /// The query list of all holders; `nil` if that list, which covers all games, would differ from
  /// `holders`.
  package let held: PokemonList?
  /// The baby that hatches if a parent holds it.
  package let baby: Named<Form>?
  package let berry: BerryFacts?
  /// Why nothing holds an item that can be held.
  package let gap: GameGap?

  /// The prices in a game.
  package struct Cost: Hashable, Sendable {
    package let game: Named<VersionGroup>
    package let currency: Named<Currency>
    package let purchase: Int?
    package let sell: Int?
  }

  /// An evolution that needs it.
  package struct Evolution: Hashable, Sendable {
    package let from: Named<Form>
    package let to: Named<Form>
    /// Whether the item is used, as opposed to held.
    package let isUsed: Bool
  }

  package struct Holder: Hashable, Sendable {
    package let form: Named<Form>
    /// The lowest and the highest percentage in the games.
    package let rarity: ClosedRange<Int>
  }
}

extension Item: Browsable {
  package typealias Rows = ItemRows
  package typealias Page = ItemPage

  package static var title: String { worded("Items") }
  package static var noun: String { worded("item") }
  package static func counted(_ number: String) -> String { worded("\(number) items") }

  package static var words: [String] { ["item"] }
  package static var listWord: String { "items" }
  package static var listExamples: [String] {
    [
      "is:stone",
      "holder:chansey --why",
      "is:machine --game platinum --columns name,teaches",
    ]
  }
  package static var pageUsage: PageUsage? {
    PageUsage(
      "its price, its effect, and the Pokémon that hold it",
      ["'lucky egg'", "tm26 --json"])
  }

  package static var searchRank: Int { 5 }
  package static func subject(of id: ID<Item>) -> Subject? { .item(id) }
}

extension ItemPage {
  package init?(_ id: ID<Item>, in dex: LensedDex) {
    guard let item = dex.entity(id) else { return nil }
    self.item = item
    name = dex.title(of: id).name
    guard let category = dex.entity(item.category) else { return nil }
    self.category = dex.title(of: category.id).name
    pocket = dex.title(of: category.pocket).name
    flingEffect = dex.name(of: item.flingEffect)
    let attributes = dex.titles(of: ItemAttribute.self)
    self.attributes = item.attributes.map { attributes[$0].name }
    prices = Self.prices(of: item, in: dex)
    machines = dex.machines(with: id, at: \.item)
    evolutions = Self.evolutions(by: id, in: dex)
    megas = Self.megas(by: item, in: dex)
    let rows = Self.rows(holding: id, in: dex)
    holders = Self.holders(of: id, among: rows, in: dex)
    held = holders.count == rows.count ? dex.list("item:\(item.slug)", rows: rows) : nil
    baby = item.babyTriggerFor.flatMap { chain in
      dex.dex.table(EvolutionChain.self)[chain]?.members.first { $0.from == nil }
    }.flatMap { dex.form(of: $0.species) }
    berry = BerryFacts(of: id, in: dex)
    gap = ItemRows.isHoldable(item.attributes) ? dex.lens.gap(.heldItems) : nil
  }

  private static func prices(of item: Item, in dex: LensedDex) -> [Cost] {
    let currencies = dex.titles(of: Currency.self)
    return dex.games.newestFirst(item.prices.map(\.versionGroup)).flatMap { group in
      item.prices.filter { $0.versionGroup == group }.map {
        Cost(
          game: dex.games[group], currency: currencies[$0.currency], purchase: $0.purchase,
          sell: $0.sell)
      }
    }
  }
}

// MARK: Evolution

extension ItemPage {
  private static func evolutions(by item: ID<Item>, in dex: LensedDex) -> [Evolution] {
    let chains = dex.dex.table(EvolutionChain.self)
    let needing = dex.catalog.memos[EvolutionItems.self, nil](EvolutionItems(chains))
    let isCord = item == EvolutionRoute.linkingCord
    let rows = isCord ? Array(0..<chains.count) : needing[item]
    // Only one game has a Linking Cord, so that no way of all games together needs it.
    let all = isCord && dex.lens == nil ? PlayedGames(dex.games.table.ids) : nil
    let ways = GameEvolutions(dex.catalog, dex.dex, in: dex.lens?.games ?? all)
    return rows.flatMap { ways(chains[$0].routes) }.compactMap { route in
      guard route.item == item || route.heldItem == item,
        let from = form(route.baseForm, of: route.from, in: dex),
        let to = form(route.evolvedForm, of: route.to, in: dex)
      else { return nil }
      return Evolution(from: from, to: to, isUsed: route.item == item)
    }.unique
  }

  private static func megas(by item: Item, in dex: LensedDex) -> [Named<Form>] {
    guard item.category == ID(Int(ItemRows.megaStones)) || MegaStone.isOrb(item.slug) else {
      return []
    }
    return MegaStone(item.slug).forms(among: dex.catalog.forms.slugs)
      .map { dex.catalog.forms.ids[$0] }.filter(dex.exists).map { dex.forms[$0] }
  }

  private static func form(
    _ form: ID<Form>?, of species: ID<Species>, in dex: LensedDex
  ) -> Named<Form>? {
    guard let form else { return dex.form(of: species) }
    return dex.exists(form) ? dex.forms[form] : nil
  }
}

// MARK: Holders

extension ItemPage {
  /// The rows that hold the item in any game.
  private static func rows(holding item: ID<Item>, in dex: LensedDex) -> [Int] {
    guard dex.lens.rules.has(.heldItems) else { return [] }
    return dex.catalog.itemHolders[item].filter { dex.existing.contains($0) }
  }

  /// The forms that hold the item in the games of the lens, the most frequent first.
  private static func holders(of item: ID<Item>, among rows: [Int], in dex: LensedDex) -> [Holder] {
    let versions = dex.dex.table(Version.self)
    let forms = dex.catalog.forms
    let holding = rows.compactMap { row -> Holder? in
      let rarities = forms[row].heldItems.filter { held in
        held.item == item
          && versions[held.version].map { dex.games.isSeen($0.versionGroup) } ?? false
      }.map(\.rarity)
      guard let low = rarities.min(), let high = rarities.max() else { return nil }
      return Holder(form: dex.forms[forms.ids[row]], rarity: low...high)
    }
    return holding.sorted { $0.rarity.upperBound > $1.rarity.upperBound }
  }
}
