import PokedexData
import PokedexDomain
import PokedexPresentation

/// The members of the JSON of a page: the columns that the entry has in the list of its kind.
struct PageFields {
  let members: [(key: String, value: JSON)]

  /// - Throws: ``Failure`` without a local dex.
  init(
    of destination: Destination, _ lens: Lens?, _ catalog: Catalog, _ settings: ListSettings
  ) throws {
    let seen = PokemonRows(catalog, through: lens)
    guard case .thing(let kind, let id) = destination, let browsed = Kinds[kind] else {
      members = []
      return
    }
    members = try Self.members(of: id, in: browsed, seen, settings)
  }

  /// Uses an index in the kind's table as a row number: the rows have the order of the table.
  private static func members<Entity: Browsable>(
    of id: Int, in kind: Entity.Type, _ seen: PokemonRows, _ settings: ListSettings
  ) throws -> [(key: String, value: JSON)] {
    let rows = Entity.Rows(of: seen)
    guard let row = rows.table.row(of: ID(id)) else { return [] }
    let engine = QueryEngine(rows)
    let page = RowPage(
      rows: [row], listing: QueryColumn.Listing(engine: engine, plan: .everything),
      settings: settings)
    guard case .object(let members) = try page.objects().first else { return [] }
    return members
  }
}
