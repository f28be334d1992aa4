/// All modifiers, in the order in which they are applied.
package enum ModifierTable {
  package static let all: [Modifier] =
    powerOfMoves + powerOfField + powerOfAbilities + powerOfItems + attackOfAbilities
    + attackOfItems + defenses + damage + finals

  /// The indices of the modifiers of each cause.
  private static let indices = {
    var indices: [BattleCause: [Int]] = [:]
    for (index, row) in all.enumerated() {
      for cause in row.causes { indices[cause, default: []].append(index) }
    }
    return indices
  }()

  private static func indices(of cause: BattleCause, in generation: Int) -> [Int] {
    (indices[cause] ?? []).filter { all[$0].generations.contains(generation) }
  }

  /// The factors, in 4096ths, of the modifiers that work on a hit.
  static func factors(of hit: Hit) -> [(step: DamageStep, factor: Int)] {
    var found: [Int] = []
    for cause in hit.causes { found += indices(of: cause, in: hit.generation) }
    // Removes duplicates, because several causes of one row may be present.
    return found.filter { all[$0].conditions.hold(for: hit) }.sorted().unique
      .map { (all[$0].step, all[$0].factor) }
  }

  /// Whether any row of a generation has this cause.
  static func mentions(_ cause: BattleCause, in generation: Int) -> Bool {
    !indices(of: cause, in: generation).isEmpty
  }
}
