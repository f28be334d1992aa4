/// The forms whose moves a form can know besides its own: earlier stages, and the usual form of a
/// form that exists in battle only.
struct LearnsetSources: Sendable {
  /// By row, without the row itself.
  private let rows: [[Int]]

  init(_ pokemon: PokemonRows) throws(PokedexError) {
    let (catalog, dex) = (pokemon.catalog, try pokemon.dex())
    let ancestry = try Ancestry(catalog, dex)
    let borrowed = try Self.borrowed(in: pokemon, dex)
    rows = catalog.forms.ids.enumerated().map { row, form in
      let usual = borrowed[row].map { [$0] } ?? []
      let stages = ancestry(of: usual.first.map { catalog.forms.ids[$0] } ?? form).dropFirst()
      return usual + stages.compactMap { catalog.forms.row(of: $0) }
    }
  }

  /// The usual forms of the forms without a learnset, such as most Megas.
  private static func borrowed(
    in pokemon: PokemonRows, _ dex: any DexReference
  ) throws(PokedexError) -> [Int: Int] {
    let catalog = pokemon.catalog
    var borrowed: [Int: Int] = [:]
    for row in try pokemon.catalog.battleOnly().rows {
      guard try dex.learnset(of: catalog.forms.ids[row]).moves.isEmpty,
        let usual = catalog.species[ID(Int(catalog.forms.column(\.species)[row]))]?.forms.first
      else { continue }
      borrowed[row] = catalog.forms.row(of: usual)
    }
    return borrowed
  }

  subscript(row: Int) -> [Int] { rows[row] }

  /// The rows that are among the given ones, or have one of them as a source.
  func heirs(of given: RowSet) -> RowSet {
    RowSet(count: rows.count) { row in
      given.contains(row) || rows[row].contains { given.contains($0) }
    }
  }
}
