/// Computes the final stats of a form and ranks its base stats.
package struct ShowStats: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameters:
  ///   - lens: selects the generation of the base stats and the formula.
  ///   - listed: the forms to rank against; `nil` for no ranking.
  package func callAsFunction(
    _ form: ID<Form>, through lens: Lens?, among listed: Listed? = nil
  ) async throws(PokedexError) -> StatsPage {
    let record = try await pokedex.record(of: form, through: lens)
    let dex = try await pokedex.catalog().through(lens).reference
    return StatsPage(record, lens, listed, dex)
  }

  /// The forms that are currently listed.
  package struct Listed: Sendable {
    let rows: PokemonRows
    let listed: [Int]

    package init(_ listed: [Int], of rows: PokemonRows) {
      self.rows = rows
      self.listed = listed
    }
  }
}

/// The stats of a form.
package struct StatsPage: Sendable {
  package let form: Named<Form>
  package let formula: StatFormula
  /// Whether Special Attack and Special Defense are one stat.
  package let hasOneSpecial: Bool
  /// The gap if the final stats follow from a formula that is not known.
  package let gap: GameGap?
  /// Whether its IVs follow from its stats.
  package var hasIndividualValues: Bool { formula != .points && gap == nil }
  /// The six stats, in the games' order.
  package let stats: [StatFigures]
  package let total: Int
  package let totalStanding: StatRank?
  /// The number of forms in the ranking, including this one; `nil` without a ranking.
  package let rankedAmong: Int?
}

/// One base stat of a form, with the final stats.
package struct StatFigures: Hashable, Sendable {
  package let stat: Stat
  package let base: Int
  /// EV yield, 0 to 3; `nil` in games without EVs.
  package let effort: Int?
  /// At level 50 and, except in Champions, at level 100; empty if the formula is not known.
  package let levels: [Level]
  package let standing: StatRank?
  package let histogram: StatHistogram?
  /// Empty without a dex, in generations without natures, and for HP.
  package let raisedBy: [Named<Nature>]
  package let loweredBy: [Named<Nature>]

  /// The final stat at a level, from the worst to the best training.
  package struct Level: Hashable, Sendable {
    package let level: Int
    package let least: Int
    package let untrained: Int
    package let trained: Int
    package let most: Int
  }
}

extension StatsPage {
  /// All battles of Champions are at level 50.
  private static func levels(_ formula: StatFormula) -> [Int] {
    formula == .points ? [BattleEra.championsLevel] : [50, 100]
  }

  fileprivate init(
    _ record: FormRecord, _ lens: Lens?, _ listed: ShowStats.Listed?, _ dex: (any DexReference)?
  ) {
    let formula = lens.rules.statFormula
    let natures = dex.flatMap { dex in
      formula.hasNatures ? NaturesByStat(dex) : nil
    }
    let ranking = listed.map { Ranking($0, without: record.form.id) }
    form = Named(record.form.id, record.name)
    self.formula = formula
    hasOneSpecial = record.form.stats.hasOneSpecial
    gap = lens.statGap
    stats = Stat.allCases.map { stat in
      StatFigures(stat, of: record.form, lens, ranking, natures)
    }
    total = record.form.stats.total
    totalStanding = ranking?.standing(ofTotal: record.form.stats.total)
    rankedAmong = stats.first?.standing?.count
  }

  /// Empty if the formula of the games is not known.
  static func levels(of stat: Stat, base: Int, in lens: Lens?) -> [StatFigures.Level] {
    guard lens.statGap == nil else { return [] }
    let formula = lens.rules.statFormula
    return levels(formula).map { level in
      let value = { formula.value(of: stat, base: base, level: level, $0) }
      return StatFigures.Level(
        level: level, least: value(formula.least), untrained: value(formula.untrained),
        trained: value(formula.trained), most: value(formula.most))
    }
  }
}

extension StatFigures {
  fileprivate init(
    _ stat: Stat, of form: Form, _ lens: Lens?, _ ranking: Ranking?, _ natures: NaturesByStat?
  ) {
    let base = form.stats[stat]
    self.stat = stat
    self.base = base
    effort = lens.rules.training == .effort ? form.effort[stat] : nil
    levels = StatsPage.levels(of: stat, base: base, in: lens)
    standing = ranking?.standing(of: stat, base)
    histogram = ranking?.histogram(of: stat, base)
    raisedBy = natures?.raising[stat] ?? []
    loweredBy = natures?.lowering[stat] ?? []
  }
}

/// The forms that a form is ranked against, excluding itself.
private struct Ranking {
  private let rows: PokemonRows
  private let others: [Int]

  init(_ listed: ShowStats.Listed, without form: ID<Form>) {
    rows = listed.rows
    let own = listed.rows.catalog.forms.row(of: form)
    others = listed.listed.filter { $0 != own && listed.rows.catalog.isComplete($0) }
  }

  func standing(of stat: Stat, _ base: Int) -> StatRank {
    StatRank(of: Int32(clamping: base), among: numbers(stat))
  }

  func histogram(of stat: Stat, _ base: Int) -> StatHistogram {
    StatHistogram(numbers(stat) + [Int32(clamping: base)])
  }

  func standing(ofTotal total: Int) -> StatRank {
    let totals = rows.totals
    return StatRank(of: Int32(clamping: total), among: others.map { totals[$0] })
  }

  private func numbers(_ stat: Stat) -> [Int32] {
    let column = rows.catalog.forms.column(stat.column)
    return others.map { column[$0] }
  }
}

/// The natures that raise and lower each stat.
private struct NaturesByStat {
  private(set) var raising: [Stat: [Named<Nature>]] = [:]
  private(set) var lowering: [Stat: [Named<Nature>]] = [:]

  init(_ dex: any DexReference) {
    let table = dex.table(Nature.self)
    let names = dex.names(of: .nature)
    for row in 0..<min(table.count, names.count) {
      let nature = table[row]
      guard let raised = nature.increasedStat, let lowered = nature.decreasedStat,
        raised != lowered
      else { continue }
      let named = Named(nature.id, names[row])
      Stat(rawValue: raised.rawValue).map { raising[$0, default: []].append(named) }
      Stat(rawValue: lowered.rawValue).map { lowering[$0, default: []].append(named) }
    }
  }
}
