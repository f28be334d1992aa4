/// The rows of one of the dex's tables.
package protocol TableRows: QueryRows {
  associatedtype Entity: Tabular

  /// The table of the entities, in the same order as the rows.
  var table: Table<Entity> { get }
}

extension TableRows {
  package var count: Int { table.count }
  package var slugs: [String] { table.slugs }

  package func nameIndex() -> NameIndex { dex.nameIndex(of: table) }

  package func changes(of row: Int) -> [Overlay.ChangedFact] {
    dex.changes(of: Entity.kind, table.ids[row].rawValue, through: lens)
  }

  package func otherNames(of row: Int) -> [ForeignName] {
    dex.otherNames(of: Entity.kind, row: row)
  }
}
