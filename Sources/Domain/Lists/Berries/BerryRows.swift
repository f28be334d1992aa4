/// The berries of a dex, listed by the names of their items.
package final class BerryRows: LensedRows {
  package static let suggestedFields = ["flavor", "firmness", "gifttype"]
  package static let defaultColumns = [
    "name", "flavors", "firmness", "growth", "harvest", "size", "smoothness", "dryness", "gift",
    "gifttype",
  ]

  package let table: Table<Berry>
  package let pokemon: PokemonRows
  /// All berries, or none if the lens precedes generation III, which gave berries flavours.
  package let existing: RowSet
  package let names: [String]
  /// The order of the in-game berry numbers.
  package let positions: [Int32]

  private static let firstGeneration = ID<Generation>(3)

  package init(of pokemon: PokemonRows) {
    let dex = pokemon.dex
    table = dex.table(Berry.self)
    self.pokemon = pokemon
    names = BerryNames.names(in: dex)
    positions = table.ids.indices.map { Int32(clamping: $0) }
    let isThere = pokemon.lens.map { $0.data.generation >= Self.firstGeneration } ?? true
    existing = isThere ? RowSet(all: table.count) : RowSet(count: table.count)
  }

  package func nameIndex() -> NameIndex {
    BerryNames.index(in: pokemon.catalog)
  }
}

/// Names of berries. The dex only has names for their items.
enum BerryNames {
  static func names(in dex: any DexReference) -> [String] {
    let items = dex.table(Item.self)
    let names = dex.names(of: items)
    let berries = dex.table(Berry.self)
    return zip(berries.column(\.item), berries.slugs).map { item, slug in
      items.row(of: ID(Int(item))).map { names[$0] } ?? titled(slug)
    }
  }

  static func index(in catalog: Catalog) -> NameIndex {
    let dex = catalog.dex
    return catalog.memos[BerryIndex.self, nil](BerryIndex(names: index(in: dex))).names
  }

  private struct BerryIndex: Sendable { let names: NameIndex }

  private static func index(in dex: any DexReference) -> NameIndex {
    let items = dex.table(Item.self)
    let berries = dex.table(Berry.self)
    let rows = berries.column(\.item).map { items.row(of: ID(Int($0))) }
    let spellings = dex.nameIndex(of: items).spellings(of: Set(rows.compactMap { $0 }))
    return NameIndex(
      zip(rows, berries.slugs).map { row, slug in
        (row.flatMap { spellings[$0] } ?? []) + [slug]
      })
  }
}

// MARK: Query fields

extension BerryRows {
  package static let fields: [QueryField<BerryRows>] = [
    QueryField(
      ["name", "n"], "the name, in any language", .name, ["name:oran", "name:sinelbeere"]),
    .called("oran"),
    QueryField(
      ["flavor", "flavour", "taste"], "has the flavour; a number is compared with the potency",
      .choice(.taste { $0.table[$1].flavors }, nil), ["flavor:spicy", "flavor:sweet>=30"]),
    QueryField(
      ["firmness"], "has the firmness",
      .choice(.column("firmness", BerryFirmness.self, { $0.table.column(\.firmness) }), nil),
      ["firmness:very-hard", "firmness:soft"]),
    number(
      ["growth"], title: "Growth", "hours for each of its four stages of growth", \.growthTime,
      " h", ["growth<=3", "growth:24"]),
    number(
      ["harvest"], title: "Harvest", "highest number of berries that a plant bears", \.maxHarvest,
      "",
      ["harvest>=15"]),
    number(["size"], title: "Size", "size in millimetres", \.size, " mm", ["size>250"]),
    number(
      ["smoothness"], title: "Smooth", "smoothness, for Pokéblocks and Poffins", \.smoothness, "",
      ["smoothness>=50"]),
    number(
      ["dryness"], title: "Soil", "how fast its plant dries the soil", \.soilDryness, "",
      ["dryness<=6"]),
    number(
      ["gift"], title: "Gift", "power of the move Natural Gift with it", \.naturalGiftPower, "",
      ["gift>=100"]),
    QueryField(
      ["gifttype"], "type of the move Natural Gift with it",
      .choice(.type { $0.table.column(\.naturalGiftType) }, nil), ["gifttype:dragon"]),
  ]

  package static let columns: [QueryColumn<BerryRows>] = [
    .name,
    .lists("flavors", title: "Flavours", "its flavours and their potency") { rows in
      let names = rows.titles(of: BerryFlavor.self)
      return rows.table.ids.indices.map { row in
        rows.table[row].flavors.filter { $0.potency > 0 }
          .map { "\((names[$0.flavor.rawValue] ?? "").lowercased()) \($0.potency)" }
      }
    },
    .named("firmness", title: "Firmness", "its firmness", BerryFirmness.self) {
      $0.table.column(\.firmness)
    },
    .type("gifttype", title: "Gift type", "the type of Natural Gift with it") {
      $0.table.column(\.naturalGiftType)
    },
    .slug(),
  ]

  private static func number(
    _ names: [String], title: String, _ summary: String,
    _ path: PartialKeyPath<Berry> & Sendable, _ suffix: String, _ examples: [String]
  ) -> QueryField<BerryRows> {
    .number(
      names, title: title, summary, Measure(suffix: suffix) { $0.table.column(path) }, examples)
  }
}
