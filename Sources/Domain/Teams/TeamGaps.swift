/// What a team lacks, and what somebody more would mend.
///
/// Points say how much: 2 for each type that is resisted where the team needs it, 3 if it does no
/// damage, and 1 more for each member that is weak to it beyond the first that nobody makes up for;
/// as many as for resisting are lost for being weak to it, too; 1 is added for each type hit hard
/// that the team does not.
struct TeamGaps {
  /// A type that the team needs someone to resist.
  struct Need {
    let type: ID<PokemonType>
    /// How many more are weak to it than resist it; at least 1.
    let excess: Int
  }

  let needs: [Need]
  let notHitHard: [ID<PokemonType>]

  init(_ defence: TeamDefence, _ coverage: TeamCoverage) {
    let open = Set(defence.sharedWeaknesses).union(defence.unresisted)
    needs = defence.types.filter { open.contains($0) }.map { type in
      Need(
        type: type,
        excess: max(1, defence.weak(to: type).count - defence.resisting(type).count))
    }
    notHitHard = coverage.notHitHard
  }

  func points(of percents: [Int]) -> Int {
    needs.reduce(0) { sum, need in
      switch percents[from: need.type] {
      case 0: sum + 2 + need.excess
      case ..<100: sum + 1 + need.excess
      case 101...: sum - 1 - need.excess
      default: sum
      }
    }
  }

  func resisted(_ percents: [Int]) -> [TypeDamage] {
    needs.map { TypeDamage(type: $0.type, percent: percents[from: $0.type]) }
      .filter { $0.percent < 100 }
  }

  func weaknesses(_ percents: [Int]) -> [TypeDamage] {
    needs.map { TypeDamage(type: $0.type, percent: percents[from: $0.type]) }
      .filter { $0.percent > 100 }
  }
}

/// What an attack of a type does.
package struct TypeDamage: Hashable, Sendable {
  package let type: ID<PokemonType>
  /// Percent of the usual damage.
  package let percent: Int

  package init(type: ID<PokemonType>, percent: Int) {
    self.type = type
    self.percent = percent
  }
}
