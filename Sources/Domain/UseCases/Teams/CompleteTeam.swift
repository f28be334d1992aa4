/// Ranks Pokémon as additions to a team by how much they improve it.
package struct CompleteTeam: Sendable {
  package init() {}

  /// - Parameters:
  ///   - rows: the candidates; `nil` for all in the games, except forms that are equal in battle to
  ///     an earlier form of their species.
  ///   - allowsSameSpecies: whether to include species that are already in the team.
  /// - Returns: best first; among equals, highest base stat total first.
  /// - Throws: ``PokedexError/needsDex``
  package func callAsFunction(
    _ team: Team, from rows: [Int]? = nil, in pokemon: PokemonRows,
    allowsSameSpecies: Bool = false
  ) throws(PokedexError) -> [TeamCandidate] {
    let battlers = try TeamBattlers(pokemon)
    let members = try battlers(team.leveledMembers)
    let gaps = TeamGaps(
      TeamDefence(members, battlers.matchups), TeamCoverage(members, battlers.matchups))
    let taken = allowsSameSpecies ? [] : Set(members.map { Int32($0.species.rawValue) })
    let species = pokemon.catalog.forms.column(\.species)
    var ranking = Ranking(gaps, pokemon)
    let candidates = (rows ?? pokemon.distinctForms)
      .filter { !taken.contains(species[$0]) && pokemon.catalog.isComplete($0) }
      .map { ranking.candidate($0) }
    return candidates.sorted { left, right in
      (right.points, right.total, pokemon.positions[left.row])
        < (left.points, left.total, pokemon.positions[right.row])
    }
  }

  private struct Ranking {
    private let gaps: TeamGaps
    private let rows: PokemonRows
    private let totals: [Int32]
    private let speeds: [Int32]
    private var defences: RowDefences
    private var hits: [[ID<PokemonType>]: [ID<PokemonType>]] = [:]
    private let chart: TypeChart

    init(_ gaps: TeamGaps, _ rows: PokemonRows) {
      self.gaps = gaps
      self.rows = rows
      totals = rows.totals
      speeds = rows.catalog.forms.column(\.stats.speed)
      defences = RowDefences(rows)
      chart = rows.chart()
    }

    /// Rates a candidate with its best ability, which is the first among equals and may be `nil`.
    mutating func candidate(_ row: Int) -> TeamCandidate {
      var best = (ability: Named<Ability>?.none, percents: [Int](), points: Int.min)
      for option in defences.options(of: row) {
        let percents = defences.percents(option.key)
        let points = gaps.points(of: percents)
        if points > best.points { best = (option.ability, percents, points) }
      }
      let (ability, percents, points) = best
      let hits = hits(of: rows.types(of: row))
      return TeamCandidate(
        row: row, form: Named(rows.catalog.forms.ids[row], rows.names[row]),
        points: points + hits.count, ability: ability, resists: gaps.resisted(percents),
        weaknesses: gaps.weaknesses(percents), hits: hits, speed: Int(speeds[row]),
        total: Int(totals[row]))
    }

    private mutating func hits(of types: [ID<PokemonType>]) -> [ID<PokemonType>] {
      if let known = hits[types] { return known }
      let found = gaps.uncovered.filter { foe in types.contains { chart[$0, foe] > 100 } }
      hits[types] = found
      return found
    }
  }
}

/// A candidate for a team, with the improvements that it brings.
package struct TeamCandidate: Hashable, Sendable {
  package let row: Int
  package let form: Named<Form>
  /// Higher is better; see `TeamGaps`.
  package let points: Int
  /// The ability that the rating requires; `nil` if any will do.
  package let ability: Named<Ability>?
  /// Its resistances among the types that the team needs an answer to.
  package let resists: [TypeDamage]
  /// Its weaknesses among the same types.
  package let weaknesses: [TypeDamage]
  /// The types that its own types hit super effectively, and the team's attacks do not.
  package let hits: [ID<PokemonType>]
  /// Base stats.
  package let speed: Int
  package let total: Int
}
