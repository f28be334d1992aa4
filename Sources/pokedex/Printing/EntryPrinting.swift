import PokedexData
import PokedexDomain
import PokedexPresentation

/// The JSON of the page of an entry, such as a move.
extension PagePrinter {
  /// - Returns: `nil` for another destination.
  func json(of destination: Destination, _ page: Page) -> JSON? {
    guard case .thing(let kind, let id) = destination, let browsed = Kinds[kind] else { return nil }
    let seen = PokemonRows(engine.rows.catalog, through: lens)
    return json(of: id, in: browsed, seen, page)
  }

  /// Uses an index in the kind's table as a row number: the rows have the order of the table.
  private func json<Entity: Browsable>(
    of id: Int, in kind: Entity.Type, _ seen: PokemonRows, _ page: Page
  ) -> JSON? {
    let rows = Entity.Rows(of: seen)
    guard let row = rows.table.row(of: ID(id)) else { return nil }
    let listing = QueryColumn.Listing(engine: QueryEngine(rows), plan: .everything)
    return ListedRow.all(of: [row], in: listing).first.map {
      ShownEntry(
        row: $0, sections: DocumentSection.sections(of: page.document), gap: page.gap,
        changes: rows.changes(of: row)
      ).printed
    }
  }
}
