import PokedexData
import PokedexDomain
import PokedexPresentation

/// The members of the JSON of a thing: what the list of its kind tells of it.
struct PageFields {
  let members: [(key: String, value: JSON)]

  /// - Throws: ``Failure`` where only PokeAPI is there.
  init(of destination: Destination, _ lens: Lens?, _ catalog: Catalog) throws {
    let seen = try Failure.catching { () throws(PokedexError) in
      try PokemonRows(catalog, through: lens)
    }
    guard case .thing(let kind, let id) = destination, let browsed = Kinds[kind] else {
      members = []
      return
    }
    members = try Self.members(of: id, in: browsed, seen)
  }

  /// Rows of a kind stand as its table has them.
  private static func members<Entity: Browsable>(
    of id: Int, in kind: Entity.Type, _ seen: PokemonRows
  ) throws -> [(key: String, value: JSON)] {
    let rows = try Failure.catching { () throws(PokedexError) in try Entity.Rows(of: seen) }
    guard let row = rows.table.row(of: ID(id)) else { return [] }
    let engine = QueryEngine(rows)
    let page = RowPage(
      rows: [row], listing: QueryColumn.Listing(engine: engine, plan: .everything),
      settings: ListSettings())
    guard case .object(let members) = try page.objects().first else { return [] }
    return members
  }
}
