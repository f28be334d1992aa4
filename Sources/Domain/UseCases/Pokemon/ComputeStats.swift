/// Computes the stats of a form with a given level and training.
package struct ComputeStats: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: selects the generation of the base stats and the formula.
  /// - Throws: ``PokedexError/needsDex`` for a nature without a dex, ``PokedexError/notFound(_:)``,
  ///   ``PokedexError/lacking(_:)``
  package func callAsFunction(
    _ form: ID<Form>, _ training: StatTraining, through lens: Lens?
  ) async throws(PokedexError) -> ComputedStats {
    try lens.checkStats()
    let record = try await pokedex.record(of: form, through: lens)
    let catalog = try await pokedex.catalog().through(lens)
    let formula = lens.rules.statFormula
    let nature = formula.hasNatures ? training.nature : nil
    let facts = nature.flatMap { id in
      catalog.dex.table(Nature.self)[id]
    }
    return ComputedStats(
      form: Named(record.form.id, record.name), formula: formula,
      level: training.level,
      nature: nature.map { id in
        NameLookup(dex: catalog.dex)(id)
      },
      hasOneSpecial: record.form.stats.hasOneSpecial,
      absence: catalog.absence(of: form, from: lens),
      stats: Stat.allCases.map { stat in
        ComputedStats.Figures(stat, base: record.form.stats[stat], training, formula, facts)
      })
  }
}

/// The level, nature, EVs and IVs to compute stats for. In generations I and II, EVs are stat
/// experience, and IVs are DVs.
package struct StatTraining: Hashable, Sendable {
  /// 1 to 100.
  package var level = 50
  /// `nil` for a neutral nature.
  package var nature: ID<Nature>?
  /// The EVs or stat experience; stats that are not set have 0.
  package var effort = StatValues()
  /// The IVs or DVs; stats that are not set have the highest possible value.
  package var individual = StatValues()

  package init() {}

  /// The IV or DV of a stat. In generations I and II, the two special stats share one DV.
  func individual(of stat: Stat, _ formula: StatFormula) -> Int {
    let own = { (stat: Stat) in individual[stat] ?? formula.bestIndividual }
    guard formula == .experience else { return own(stat) }
    switch stat {
    case .hp: return StatFormula.healthDV { individual(of: $0, formula) }
    case .specialDefense: return individual[stat] ?? own(.specialAttack)
    case .specialAttack: return individual[stat] ?? own(.specialDefense)
    default: return own(stat)
    }
  }

  /// The EVs or stat experience of a stat. The two special stats share their stat experience.
  func effort(of stat: Stat, _ formula: StatFormula) -> Int {
    guard formula == .experience else { return effort[stat] ?? 0 }
    return switch stat {
    case .specialAttack: effort[stat] ?? effort[.specialDefense] ?? 0
    case .specialDefense: effort[stat] ?? effort[.specialAttack] ?? 0
    default: effort[stat] ?? 0
    }
  }
}

extension StatTraining {
  /// A sentence about values that the games do not allow together; `nil` if there are none.
  package func problem(_ formula: StatFormula) -> String? {
    // One number for all stats says what each has at most, not what they have together.
    let total = effort.isUniform ? 0 : effort.total
    switch formula {
    case .effort where total > TeamRules.maxTotalEffort:
      return worded("\(total) EVs in all: at most \(TeamRules.maxTotalEffort) are allowed")
    case .points where individual.assigned.contains { $0.value != formula.bestIndividual }:
      return worded("in Champions, all IVs are 31")
    case .points where total > StatFormula.maxTotalPoints:
      return worded(
        "\(total) stat points in all: at most \(StatFormula.maxTotalPoints) are allowed")
    case .effort, .points: return nil
    case .experience:
      for values in [effort, individual] where values[.specialAttack] != nil {
        guard values[.specialDefense] ?? values[.specialAttack] == values[.specialAttack] else {
          return worded("Sp. Atk and Sp. Def have the same training in generations I and II")
        }
      }
      let hp = individual(of: .hp, formula)
      return individual.isUniform || individual[.hp] ?? hp == hp
        ? nil : worded("the DV of HP follows from the others: \(hp)")
    }
  }
}

/// The stats of a form with a given level and training.
package struct ComputedStats: Sendable {
  package let form: Named<Form>
  package let formula: StatFormula
  package let level: Int
  /// `nil` for a neutral nature, and in generations without natures.
  package let nature: Named<Nature>?
  /// Whether Special Attack and Special Defense are one stat.
  package let hasOneSpecial: Bool
  /// The gap if the games do not have the form.
  package let absence: GameGap?
  /// The six stats, in the games' order.
  package let stats: [Figures]

  package struct Figures: Hashable, Sendable {
    package let stat: Stat
    package let base: Int
    package let training: Training
    package let value: Int

    fileprivate init(
      _ stat: Stat, base: Int, _ training: StatTraining, _ formula: StatFormula, _ nature: Nature?
    ) {
      self.stat = stat
      self.base = base
      self.training = Training(
        individual: training.individual(of: stat, formula),
        effort: training.effort(of: stat, formula), nature: nature?.percent(of: stat) ?? 100)
      value = formula.value(of: stat, base: base, level: training.level, self.training)
    }
  }
}
