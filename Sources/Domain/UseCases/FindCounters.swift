/// Ranks Pokémon by how well they stand against a foe, or a team of foes.
///
/// For each foe there are points: for what it does at worst (none at all 3, less than usual 2, more
/// -2, fourfold -3), for what is done to it at best (fourfold 3, more than usual 2, less -1, nothing
/// -2), and 1 for being faster.
package struct FindCounters: Sendable {
  package init() {}

  /// - Parameters:
  ///   - foes: with moves, abilities and training as far as they are known.
  ///   - rows: whom to rank; none for all that the games know, but for forms that
  ///     fight as an earlier one of their species does.
  /// - Returns: the best first; among equals, the highest total of base stats.
  /// - Throws: ``PokedexError/needsDex``, ``PokedexError/notFound(_:)``
  package func callAsFunction(
    _ foes: [TeamMember], from rows: [Int]? = nil, in pokemon: PokemonRows
  ) throws(PokedexError) -> [Counter] {
    let field = try Battlefield(pokemon.catalog, through: pokemon.lens)
    var duels: [CounterScore] = []
    for foe in foes { duels.append(CounterScore(try field.combatant(foe), field)) }
    let totals = pokemon.totals
    var defences = try RowDefences(pokemon)
    let speeds = pokemon.catalog.forms.column(\.stats.speed)
    let counters = (rows ?? pokemon.fighters).filter { pokemon.catalog.isComplete($0) }
      .map { row in
        Counter(
          row, of: pokemon, against: duels, defences.options(of: row), defences.types(of: row),
          speed: Int(speeds[row]), total: Int(totals[row]))
      }
    return counters.sorted { left, right in
      (right.points, right.total, pokemon.places[left.row])
        < (left.points, left.total, pokemon.places[right.row])
    }
  }
}

/// Somebody who may stand against foes.
package struct Counter: Hashable, Sendable {
  package let row: Int
  package let form: Named<Form>
  package let points: Int
  /// The ability that this needs; none where any will do.
  package let ability: Named<Ability>?
  /// Foe by foe.
  package let matchups: [Matchup]
  /// Base stats.
  package let speed: Int
  package let total: Int

  package struct Matchup: Hashable, Sendable {
    /// Percent of the usual damage that the foe's worst attack does.
    package let taken: Int
    /// Percent that an attack of its own types does to the foe at best.
    package let dealt: Int
    /// Whether it is faster: with equal training; or, where the foe's is told, with all effort and
    /// a nature that changes nothing.
    package let outspeeds: Bool

    package init(taken: Int, dealt: Int, outspeeds: Bool) {
      self.taken = taken
      self.dealt = dealt
      self.outspeeds = outspeeds
    }

    package var points: Int {
      let taking = taken == 0 ? 3 : taken < 100 ? 2 : taken == 100 ? 0 : taken < 400 ? -2 : -3
      let dealing = dealt == 0 ? -2 : dealt < 100 ? -1 : dealt == 100 ? 0 : dealt < 400 ? 2 : 3
      return taking + dealing + (outspeeds ? 1 : 0)
    }
  }

  fileprivate init(
    _ row: Int, of rows: PokemonRows, against duels: [CounterScore],
    _ options: [RowDefences.Option],
    _ types: [ID<PokemonType>], speed: Int, total: Int
  ) {
    var best = (ability: options[0].ability, matchups: [Matchup](), points: Int.min)
    for option in options {
      let matchups = duels.map { $0.matchup(option.percents, types, speed: speed) }
      let points = matchups.reduce(0) { $0 + $1.points }
      if points > best.points { best = (option.ability, matchups, points) }
    }
    (ability, matchups, points) = best
    self.row = row
    form = Named(rows.catalog.forms.ids[row], rows.names[row])
    self.speed = speed
    self.total = total
  }
}

/// What there is to know of a foe to set somebody against it.
private struct CounterScore {
  private let foe: Combatant
  private let chart: TypeChart
  private let isTrained: Bool
  /// What the foe takes from each type, by the type's number less 1.
  private let taken: [Int]
  private let plain: [ID<PokemonType>]
  private let odd: [Attack]

  init(_ foe: Combatant, _ field: Battlefield) {
    self.foe = foe
    chart = field.chart
    isTrained = foe.nature != nil || !foe.effort.isEmpty
    let defence = Defence(of: foe.types, field.chart, in: field.lens?.generation)
    taken = ID<PokemonType>.standard.map { type in
      foe.ability.map { defence.percent(from: type, with: $0) } ?? defence.percent(from: type)
    }
    plain = foe.attacks.filter(\.followsTheChart).map(\.type).unique
    odd = foe.attacks.filter { !$0.followsTheChart }
  }

  func matchup(
    _ percents: [Int], _ types: [ID<PokemonType>], speed: Int
  ) -> Counter.Matchup {
    let usual = plain.map { percents[from: $0] }.max() ?? 0
    let other = odd.map { $0.percent(on: types, chart) }.max() ?? 0
    return Counter.Matchup(
      taken: max(usual, other), dealt: types.map { taken[from: $0] }.max() ?? 0,
      outspeeds: isFaster(speed))
  }

  private func isFaster(_ base: Int) -> Bool {
    guard isTrained else { return base > foe.base.speed }
    let formula = StatFormula.effort
    return formula.value(of: .speed, base: base, level: foe.level, formula.trained) > foe.speed()
  }
}
