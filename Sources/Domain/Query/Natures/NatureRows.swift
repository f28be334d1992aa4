/// The natures of a dex.
package final class NatureRows: DexRows {
  package static let offeredFields = ["raises", "likes"]

  package let natures: Table<Nature>
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
    natures = try dex.table(Nature.self)
    reference = dex
    names = try dex.names(of: natures)
    places = NameOrder.places(of: names)
    let isThere = pokemon.lens.map { $0.generation >= Self.firstGeneration } ?? true
    existing = isThere ? RowSet(all: natures.count) : RowSet(count: natures.count)
  }

  package var count: Int { natures.count }
  package var slugs: [String] { natures.slugs }

  package func nameIndex() throws(PokedexError) -> NameIndex { try dex().nameIndex(of: natures) }

  /// A fact of those that change something; none of the others.
  func column(_ path: PartialKeyPath<Nature>) -> [Int32] {
    zip(natures.column(path), neutral).map { $1 ? .min : $0 }
  }

  /// Those that raise and lower the same stat, or none.
  var neutral: [Bool] {
    zip(natures.column(\.increasedStat), natures.column(\.decreasedStat)).map { $0 == $1 }
  }
}
