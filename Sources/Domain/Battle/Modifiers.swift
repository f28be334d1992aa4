/// All modifiers, in the order in which they are applied.
package enum ModifierTable {
  package static let all: [Modifier] =
    powerOfMoves + powerOfField + powerOfAbilities + powerOfItems + attackOfAbilities
    + attackOfItems + defenses + damage + finals

  /// For each generation, the indices of the modifiers of each cause.
  private static let known = BattleEra.known.map { _ in Memo<[BattleCause: [Int]]>() }

  private static func indices(in generation: Int) -> [BattleCause: [Int]] {
    known[generation - 1](made(in: generation))
  }

  private static func made(in generation: Int) -> [BattleCause: [Int]] {
    var indices: [BattleCause: [Int]] = [:]
    for (index, row) in all.enumerated() where row.generations.contains(generation) {
      for cause in row.causes { indices[cause, default: []].append(index) }
    }
    return indices
  }

  /// The factors, in 4096ths, of the modifiers that work on a hit.
  static func factors(of hit: Hit) -> [(step: DamageStep, factor: Int)] {
    let indices = indices(in: hit.generation)
    var found: [Int] = []
    for cause in hit.causes { found += indices[cause] ?? [] }
    var factors: [(step: DamageStep, factor: Int)] = []
    var last: Int?
    // Several causes of one row may be present.
    for index in found.sorted() where index != last {
      last = index
      guard all[index].conditions.hold(for: hit) else { continue }
      factors.append((all[index].step, all[index].factor))
    }
    return factors
  }

  /// Whether any row of a generation has this cause.
  static func mentions(_ cause: BattleCause, in generation: Int) -> Bool {
    indices(in: generation)[cause] != nil
  }
}
