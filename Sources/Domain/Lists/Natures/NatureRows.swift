/// The natures of a dex.
package final class NatureRows: DexRows {
  package static let offeredFields = ["raises", "likes"]
  package static let usualColumns = ["name", "raises", "lowers", "likes", "hates"]

  package let table: Table<Nature>
  package let reference: (any DexReference)?
  /// All, or none under a lens of a time before there were any.
  package let existing: RowSet
  package let names: [String]
  /// By name: a nature's number means nothing to a player.
  package let places: [Int32]

  private static let firstGeneration = ID<Generation>(3)

  /// - Throws: ``PokedexError/needsDex`` where the forms are not from a dex, and what reading it
  ///   does.
  package init(of pokemon: PokemonRows) throws(PokedexError) {
    let dex = try pokemon.dex()
    table = try dex.table(Nature.self)
    reference = dex
    names = try dex.names(of: table)
    places = NameOrder.places(of: names)
    let isThere = pokemon.lens.map { $0.generation >= Self.firstGeneration } ?? true
    existing = isThere ? RowSet(all: table.count) : RowSet(count: table.count)
  }

  /// A fact of those that change something; none of the others.
  func column(_ path: PartialKeyPath<Nature>) -> [Int32] {
    zip(table.column(path), neutral).map { $1 ? .min : $0 }
  }

  /// Those that raise and lower the same stat, or none.
  var neutral: [Bool] {
    zip(table.column(\.increasedStat), table.column(\.decreasedStat)).map { $0 == $1 }
  }
}
