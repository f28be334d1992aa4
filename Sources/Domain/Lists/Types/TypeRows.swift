/// The types of a dex and the forms that have them, in the games of a lens.
package final class TypeRows: LensedRows {
  package static let suggestedFields = ["beats", "weak"]
  package static let defaultColumns = [
    "name", "pokemon", "alone", "moves", "gen", "weak", "resists",
  ]
  package static let printedColumns = [
    "name", "gen", "pokemon", "alone", "moves", "weak", "resists",
  ]

  package let table: Table<PokemonType>
  /// The forms in the games of the lens, with their types there.
  package let pokemon: PokemonRows
  /// The types that Pokémon have, in the generation of the lens.
  package let existing: RowSet
  package let names: [String]
  /// The in-game order.
  package let positions: [Int32]
  let chart: TypeChart
  let bearers: TypeBearers

  package init(of pokemon: PokemonRows) {
    let dex = pokemon.dex
    let types = dex.table(PokemonType.self)
    let chart = pokemon.chart()
    table = types
    self.pokemon = pokemon
    self.chart = chart
    names = dex.names(of: types)
    positions = types.ids.indices.map { Int32($0) }
    existing = RowSet(count: types.count) { chart.types.contains(types.ids[$0]) }
    bearers = TypeBearers(types, pokemon)
  }

  /// Returns the number of moves of each type in the games of the lens.
  func moves() -> [Int32] {
    let moves = pokemon.moves().rows
    let types = moves.table.column(\.type)
    var counts = [Int32](repeating: 0, count: table.count)
    for row in moves.existing.rows {
      if let index = table.row(of: ID(Int(types[row]))) { counts[index] += 1 }
    }
    return counts
  }
}

/// The number of forms of each type.
struct TypeBearers: Sendable {
  private(set) var all: [Int32]
  /// The number of forms with that type only.
  private(set) var alone: [Int32]

  init(_ types: Table<PokemonType>, _ pokemon: PokemonRows) {
    all = [Int32](repeating: 0, count: types.count)
    alone = all
    for form in pokemon.existing.rows {
      let own = pokemon.types(of: form).compactMap { types.row(of: $0) }
      for row in own { all[row] += 1 }
      if own.count == 1 { alone[own[0]] += 1 }
    }
  }
}
