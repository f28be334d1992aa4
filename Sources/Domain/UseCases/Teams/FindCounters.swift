/// Ranks Pokémon as counters to an opponent, or to a team of opponents.
///
/// Each opponent gives points for its best attack (no damage 3, resisted 2, super effective -2,
/// fourfold -3), for the best attack against it (fourfold 3, super effective 2, resisted -1, no
/// damage -2), and 1 for outspeeding it. If the opponent's moves are known, the numbers of uses
/// until a knockout count in place of the effectiveness.
package struct FindCounters: Sendable {
  package init() {}

  /// - Parameters:
  ///   - foes: the opponents, with moves, abilities and training as far as known.
  ///   - rows: the candidates; `nil` for all in the games, except forms that are equal in battle to
  ///     an earlier form of their species.
  /// - Returns: best first; among equals, highest base stat total first.
  /// - Throws: ``PokedexError/needsDex``, ``PokedexError/notFound(_:)``
  package func callAsFunction(
    _ foes: [TeamMember], from rows: [Int]? = nil, in pokemon: PokemonRows
  ) throws(PokedexError) -> [Counter] {
    let foes = Self.withMovesOfLevel(foes, in: pokemon)
    let battlers = try TeamBattlers(pokemon)
    let totals = pokemon.totals
    let defences = RowDefences(pokemon)
    let duels = try battlers(foes).map { CounterScore($0, defences.columns, pokemon.lens) }
    let knockouts = CounterKnockouts(foes, pokemon)
    let speeds = pokemon.catalog.forms.column(\.stats.speed)
    let forms = pokemon.catalog.forms.ids
    let counters = (rows ?? pokemon.distinctForms).filter { pokemon.catalog.isComplete($0) }
      .map { row in
        Counter(
          row, of: pokemon, against: duels, defences.options(of: row),
          speed: Int(speeds[row]), total: Int(totals[row]),
          uses: { knockouts?.uses($0, forms[row], row: row, $1) })
      }
    return counters.sorted { left, right in
      (right.points, right.total, pokemon.positions[left.row])
        < (left.points, left.total, pokemon.positions[right.row])
    }
  }
}

extension FindCounters {
  /// Gives opponents on the way through a game the moves that they have learned, unless their moves
  /// are known.
  private static func withMovesOfLevel(
    _ foes: [TeamMember], in pokemon: PokemonRows
  ) -> [TeamMember] {
    guard foes.contains(where: { $0.moves.isEmpty && TeamMember.isOnTheWay($0.level) }) else {
      return foes
    }
    let learnable = LearnableMoves(
      pokemon.catalog, pokemon.dex, through: pokemon.lens)
    var known: [TeamMember] = []
    for var foe in foes {
      if foe.moves.isEmpty { foe.moves = learnable.onTheWay(foe) ?? [] }
      known.append(foe)
    }
    return known
  }
}

/// A counter to opponents.
package struct Counter: Hashable, Sendable {
  package let row: Int
  package let form: Named<Form>
  package let points: Int
  /// The ability that the rating requires; `nil` if any will do.
  package let ability: Named<Ability>?
  /// One matchup for each opponent.
  package let matchups: [Matchup]
  /// Base stats.
  package let speed: Int
  package let total: Int

  package struct Matchup: Hashable, Sendable {
    /// Percent of normal damage from the opponent's most effective attack.
    package let taken: Int
    /// Percent of normal damage to the opponent from the best of the counter's types.
    package let dealt: Int
    /// Whether the counter is faster: with equal training, or, if the opponent's training is known,
    /// with maximum EVs and a neutral nature.
    package let outspeeds: Bool
    /// `nil` if the opponent's moves are not known.
    package fileprivate(set) var uses: Uses?

    package init(taken: Int, dealt: Int, outspeeds: Bool) {
      self.taken = taken
      self.dealt = dealt
      self.outspeeds = outspeeds
    }

    package var points: Int { (uses?.points ?? factorPoints) + (outspeeds ? 1 : 0) }

    private var factorPoints: Int {
      let taking = taken == 0 ? 3 : taken < 100 ? 2 : taken == 100 ? 0 : taken < 400 ? -2 : -3
      let dealing = dealt == 0 ? -2 : dealt < 100 ? -1 : dealt == 100 ? 0 : dealt < 400 ? 2 : 3
      return taking + dealing
    }
  }

  /// The numbers of uses until a knockout; `nil` if ``Knockout/maxUses`` uses are not enough.
  package struct Uses: Hashable, Sendable {
    /// The fewest uses with which the opponent may knock the counter out.
    package let taken: Int?
    /// The fewest uses with which the counter is sure to knock the opponent out.
    package let dealt: Int?

    fileprivate var points: Int {
      let taking = taken.map { [-3, -1, 1, 2][$0 - 1] } ?? 3
      let dealing = dealt.map { [3, 2, 0, -1][$0 - 1] } ?? -2
      return taking + dealing
    }
  }

  fileprivate init(
    _ row: Int, of rows: PokemonRows, against duels: [CounterScore],
    _ options: [RowDefences.Option], speed: Int, total: Int,
    uses: (_ foe: Int, ID<Ability>?) -> Uses?
  ) {
    var best = (ability: options[0].ability, matchups: [Matchup](), points: Int.min)
    for option in options {
      let matchups = duels.enumerated().map { index, duel in
        var matchup = duel.matchup(option.key, speed: speed)
        matchup.uses = uses(index, option.ability?.id)
        return matchup
      }
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

/// An opponent, prepared for rating counters.
private final class CounterScore {
  private let foe: TeamBattler
  private let columns: DefenceColumns
  private let formula: StatFormula
  /// Whether the opponent's training is known, and its Speed follows from it.
  private let isTrained: Bool
  /// Percent of normal damage that the opponent takes from each type, indexed by the type's ID less
  /// 1.
  private let taken: [Int]
  /// Percent of normal damage of the opponent's most effective attack, by types and ability.
  private var most: [DefenceKey: Int] = [:]

  init(_ foe: TeamBattler, _ columns: DefenceColumns, _ lens: Lens?) {
    self.foe = foe
    self.columns = columns
    formula = lens.rules.statFormula
    isTrained = foe.isTrained && lens.statGap == nil
    taken = ID<PokemonType>.standard.map { columns.matchups.percent(of: $0, on: foe.battler) }
  }

  func matchup(_ key: DefenceKey, speed: Int) -> Counter.Matchup {
    Counter.Matchup(
      taken: most(on: key), dealt: key.types.map { taken[from: $0] }.max() ?? 0,
      outspeeds: isFaster(speed))
  }

  private func most(on key: DefenceKey) -> Int {
    if let known = most[key] { return known }
    let target = columns.battler(key)
    let percents = foe.attacks.map {
      columns.matchups.percent(of: $0, by: foe.user(of: $0), on: target)
    }
    let found = percents.max() ?? 0
    most[key] = found
    return found
  }

  private func isFaster(_ base: Int) -> Bool {
    guard isTrained else { return base > foe.stats.base.speed }
    let own = formula.value(of: .speed, base: base, level: foe.stats.level, formula.trained)
    return own > foe.speed()
  }
}
