/// The natures of a dex.
package final class NatureRows: LensedRows {
  package static let suggestedFields = ["raises", "likes"]
  package static let defaultColumns = ["name", "raises", "lowers", "likes", "hates"]

  package let table: Table<Nature>
  package let pokemon: PokemonRows
  /// All natures, or none if the games have none.
  package let existing: RowSet
  package let gap: GameGap?
  package let names: [String]
  /// The order by name, since players do not know the IDs of natures.
  package let positions: [Int32]

  package init(of pokemon: PokemonRows) {
    let dex = pokemon.dex
    table = dex.table(Nature.self)
    names = dex.names(of: table)
    positions = NameOrder.positions(of: names)
    self.pokemon = pokemon
    gap = pokemon.lens.gap(.natures)
    existing = gap == nil ? RowSet(all: table.count) : RowSet(count: table.count)
  }

  /// Returns a column with `Int32.min` for neutral natures.
  func column(_ path: PartialKeyPath<Nature>) -> [Int32] {
    zip(table.column(path), neutral).map { $1 ? .min : $0 }
  }

  /// Whether each nature is neutral: it raises and lowers the same stat, or none.
  var neutral: [Bool] {
    zip(table.column(\.increasedStat), table.column(\.decreasedStat)).map { $0 == $1 }
  }
}
