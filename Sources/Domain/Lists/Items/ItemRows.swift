/// The items of a dex and the forms that hold them, in the games of a lens.
package final class ItemRows: LensedRows {
  package static let suggestedFields = ["holder", "machine", "category", "pocket"]
  package static let defaultColumns = ["name", "category", "pocket", "price", "fling", "holders"]
  package static let printedColumns = ["name", "category", "pocket"]

  package let table: Table<Item>
  package let berries: Table<Berry>
  package let pokemon: PokemonRows
  /// All items; with a lens, without the machines that teach nothing in its games. For other items,
  /// the dex does not know the games that have them.
  package let existing: RowSet
  package let names: [String]
  /// The order by name, since players do not know the IDs of items.
  package let positions: [Int32]
  /// The row of each item's berry, or -1.
  private let berryRows: [Int32]
  private let pricesMemo = Memo<ItemPrices>()
  private let holdingsMemo = Memo<Holdings>()
  private let machinesMemo = Memo<Machines>()
  private let needsMemo = Memo<EvolutionNeeds>()

  /// Lists the items in the games of the Pokémon's lens.
  package init(of pokemon: PokemonRows) {
    let dex = pokemon.dex
    table = dex.table(Item.self)
    berries = dex.table(Berry.self)
    names = dex.names(of: table)
    positions = NameOrder.positions(of: names)
    berryRows = Self.rows(of: berries, table)
    self.pokemon = pokemon
    if let lens = pokemon.lens {
      existing = Machines(table, in: dex).existing(in: lens.data.groups)
    } else {
      existing = RowSet(all: table.count)
    }
  }

  package var lens: Lens? { pokemon.lens }

  package func gap(about field: String) -> GameGap? {
    ["holder", "holders"].contains(field) ? lens.gap(.heldItems) : nil
  }

  private static func rows(of berries: Table<Berry>, _ items: Table<Item>) -> [Int32] {
    var rows = [Int32](repeating: -1, count: items.count)
    for (berry, item) in berries.column(\.item).enumerated() {
      if let row = items.row(of: ID(Int(item))) { rows[row] = Int32(berry) }
    }
    return rows
  }

  /// Returns the row of the item's berry.
  package func berry(of row: Int) -> Int? {
    berryRows[row] < 0 ? nil : Int(berryRows[row])
  }

  /// Returns a value of each item's berry; `Int32.min` if the item is not a berry.
  func berryColumn(_ path: PartialKeyPath<Berry>) -> [Int32] {
    let facts = berries.column(path)
    return berryRows.map { $0 < 0 ? .min : facts[Int($0)] }
  }

  func prices() -> ItemPrices {
    pricesMemo(ItemPrices(table, dex.table(VersionGroup.self), lens))
  }

  func holdings() -> Holdings {
    holdingsMemo(Holdings(table, pokemon, dex.table(Version.self)))
  }

  func machines() -> Machines {
    machinesMemo(Machines(table, in: dex))
  }

  func evolutionNeeds() -> EvolutionNeeds {
    needsMemo(EvolutionNeeds(table, pokemon))
  }
}

/// The prices of each item in Pokémon dollars; `Int32.min` if unknown.
struct ItemPrices: Sendable {
  private(set) var purchase: [Int32]
  private(set) var sell: [Int32]

  private static let dollar = 1

  /// Takes each price from the newest game that has one, within the games of the lens.
  init(_ items: Table<Item>, _ groups: Table<VersionGroup>, _ lens: Lens?) {
    purchase = [Int32](repeating: .min, count: items.count)
    sell = purchase
    let lists = items.lists(\.prices)
    let length = Price.fields.count
    for row in 0..<items.count {
      let list = lists[row]
      let prices = stride(from: 0, to: list.count - length + 1, by: length)
        .map { Array(list[$0..<$0 + length]) }
        .filter { $0[1] == Self.dollar && Self.isSeen($0[0], lens) }
        .sorted { Self.order($0[0], groups) > Self.order($1[0], groups) }
      purchase[row] = Self.number(prices.lazy.compactMap { $0[2] }.first)
      sell[row] = Self.number(prices.lazy.compactMap { $0[3] }.first)
    }
  }

  private static func number(_ price: Int?) -> Int32 {
    price.map { Int32(clamping: $0) } ?? .min
  }

  private static func isSeen(_ group: Int?, _ lens: Lens?) -> Bool {
    guard let group, let lens else { return group != nil }
    return lens.data.groups.contains(ID(group))
  }

  private static func order(_ group: Int?, _ groups: Table<VersionGroup>) -> Int {
    group.map { groups.order(of: ID($0)) } ?? 0
  }
}
