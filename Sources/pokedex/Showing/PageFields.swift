import PokedexDomain
import PokedexPresentation

/// The fields of the JSON of a thing: what the list of its kind tells of it.
struct PageFields {
  let fields: [(key: String, value: JSON)]

  /// - Throws: ``Failure`` where only PokeAPI is there.
  init(of destination: Destination, _ lens: Lens?, _ catalog: Catalog) throws {
    let seen = try Failure.catching { () throws(PokedexError) in
      try PokemonRows(catalog, through: lens)
    }
    guard let dex = catalog.reference else { throw Failure(.needsDex) }
    fields =
      switch destination {
      case .move(let id): try Self.fields(of: id, in: MoveRows.self, seen, dex)
      case .ability(let id): try Self.fields(of: id, in: AbilityRows.self, seen, dex)
      case .type(let id): try Self.fields(of: id, in: TypeRows.self, seen, dex)
      case .item(let id): try Self.fields(of: id, in: ItemRows.self, seen, dex)
      case .nature(let id): try Self.fields(of: id, in: NatureRows.self, seen, dex)
      case .location(let id): try Self.fields(of: id, in: LocationRows.self, seen, dex)
      case .eggGroup(let id): try Self.fields(of: id, in: EggGroupRows.self, seen, dex)
      case .game(let id): try Self.fields(of: id, in: GameRows.self, seen, dex)
      case .regionalDex(let id): try Self.fields(of: id, in: RegionalDexRows.self, seen, dex)
      case .pokemon, .query: []
      }
  }

  /// Rows of a kind stand as its table has them.
  private static func fields<Rows: ListedRows & DexRows, Row: Tabular>(
    of id: ID<Row>, in kind: Rows.Type, _ seen: PokemonRows, _ dex: any DexReference
  ) throws -> [(key: String, value: JSON)] {
    let (rows, row) = try Failure.catching { () throws(PokedexError) in
      (try Rows(of: seen), try dex.table(Row.self).row(of: id))
    }
    guard let row else { return [] }
    let engine = QueryEngine(rows)
    return try RowPage(
      rows: [row],
      listing: QueryColumn.Listing(engine: engine, plan: .everything),
      settings: ListSettings()
    ).fields(of: row)
  }
}
