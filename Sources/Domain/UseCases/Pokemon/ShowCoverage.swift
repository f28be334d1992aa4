/// Computes the best damage that a few attacks deal to every type and every Pokémon.
///
/// Types count, and the ability that a Pokémon always has; items and the field are left out.
package struct ShowCoverage: Sendable {
  /// The possible numbers of attacks: a Pokémon knows up to four moves.
  package static let counts = 1...4

  package init() {}

  /// - Parameters:
  ///   - pokemon: the Pokémon, with their types as in the games.
  ///   - rows: those to count; `nil` for all in the games.
  package func callAsFunction(
    _ attacks: [NamedAttack], on pokemon: PokemonRows, among rows: [Int]? = nil
  ) -> CoveragePage {
    let (matchups, defences) = (pokemon.matchups(), pokemon.defences())
    let columns = attacks.map { defences.percents(of: $0.attack) }
    let shown = (rows ?? pokemon.existing.rows).filter { !pokemon.types(of: $0).isEmpty }
    let groups = Dictionary(grouping: shown) { row in columns.compactMap { $0[row] }.max() ?? 0 }
    return CoveragePage(
      attacks: attacks, games: pokemon.lens,
      types: MatchupGroup.groups(of: matchups.chart.types) { type in
        attacks.map { matchups.percent(of: $0.attack, on: Battler([type])) }.max() ?? 0
      },
      pokemon: groups.sorted { $0.key > $1.key }.map { percent, rows in
        CoveragePage.Group(percent: percent, forms: Self.named(rows, in: pokemon))
      })
  }

  private static func named(_ rows: [Int], in pokemon: PokemonRows) -> [Named<Form>] {
    rows.sorted { pokemon.positions[$0] < pokemon.positions[$1] }
      .map { Named(pokemon.catalog.forms.ids[$0], pokemon.names[$0]) }
  }
}

/// The best damage of a few attacks.
package struct CoveragePage: Sendable {
  package let attacks: [NamedAttack]
  /// `nil` for all games.
  package let games: Lens?
  /// The types of the games by the best damage to a Pokémon of that type alone, highest damage
  /// first.
  package let types: [MatchupGroup]
  /// The Pokémon by the best damage to them, highest damage first.
  package let pokemon: [Group]

  /// The Pokémon that take the same damage from the best attack, in the order of the list.
  package struct Group: Sendable {
    /// Percent of normal damage.
    package let percent: Int
    package let forms: [Named<Form>]
  }

  /// The Pokémon that resist every attack or are immune to it.
  package var resisting: [Group] { pokemon.filter { $0.percent < 100 } }
}
