/// The types of a dex, with the forms that are of them, as they are seen through a lens.
package final class TypeRows: DexRows {
  package static let offeredFields = ["beats", "weak"]
  package static let usualColumns = [
    "name", "pokemon", "alone", "moves", "gen", "weak", "resists",
  ]
  package static let printedColumns = [
    "name", "gen", "pokemon", "alone", "moves", "weak", "resists",
  ]

  package let table: Table<PokemonType>
  /// The forms of the games of the lens, with the types that they had there.
  package let pokemon: PokemonRows
  package let reference: (any DexReference)?
  /// The eighteen that Pokémon have, or those of them that there were.
  package let existing: RowSet
  package let names: [String]
  /// As the games list them.
  package let places: [Int32]
  let chart: TypeChart
  let bearers: TypeBearers

  /// - Throws: ``PokedexError/needsDex`` where the forms are not from a dex, and what reading it
  ///   does.
  package init(of pokemon: PokemonRows) throws(PokedexError) {
    let dex = try pokemon.dex()
    let types = try dex.table(PokemonType.self)
    let chart = try pokemon.chart()
    table = types
    self.pokemon = pokemon
    self.chart = chart
    reference = dex
    names = try dex.names(of: types)
    places = types.ids.indices.map { Int32($0) }
    existing = RowSet(count: types.count) { chart.types.contains(types.ids[$0]) }
    bearers = TypeBearers(types, pokemon)
  }

  /// For each type: how many moves are of it, of those that there were until the generation of the
  /// lens, as they were then.
  func moves() throws(PokedexError) -> [Int32] {
    let today = try dex().table(Move.self)
    let lens = pokemon.lens
    let moves =
      try lens.map { lens throws(PokedexError) in
        try today.seen(through: lens, in: dex())
      } ?? today
    let debuts = moves.column(\.generation)
    let newest = lens.map { Int32($0.generation.rawValue) } ?? .max
    var counts = [Int32](repeating: 0, count: table.count)
    for (row, type) in moves.column(\.type).enumerated() where debuts[row] <= newest {
      if let place = table.row(of: ID(Int(type))) { counts[place] += 1 }
    }
    return counts
  }
}

/// How many forms are of each type.
struct TypeBearers: Sendable {
  private(set) var all: [Int32]
  /// Of that type alone.
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
