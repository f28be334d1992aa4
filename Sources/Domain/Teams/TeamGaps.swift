/// The weaknesses and missing coverage of a team, and the points that a new member would earn.
///
/// For each type that the team needs a resistance to, a candidate earns 2 points if it resists the
/// type, or 3 if it is immune. Each uncompensated weakness of the team to the type beyond the first
/// adds 1 point. A candidate weak to the type loses as many points as resisting it would earn. Each
/// type that the candidate hits super effectively, but the team does not, adds 1 point.
struct TeamGaps {
  /// A type that the team needs a resistance to.
  struct Need {
    let type: ID<PokemonType>
    /// The number of members weak to it less those that resist it; at least 1.
    let excess: Int
  }

  let needs: [Need]
  let uncovered: [ID<PokemonType>]

  init(_ defence: TeamDefence, _ coverage: TeamCoverage) {
    let open = Set(defence.sharedWeaknesses).union(defence.unresisted)
    needs = defence.types.filter { open.contains($0) }.map { type in
      Need(
        type: type,
        excess: max(1, defence.weak(to: type).count - defence.resisting(type).count))
    }
    uncovered = coverage.uncovered
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

/// The damage that an attack of a type does.
package struct TypeDamage: Hashable, Sendable {
  package let type: ID<PokemonType>
  /// Percent of normal damage.
  package let percent: Int

  package init(type: ID<PokemonType>, percent: Int) {
    self.type = type
    self.percent = percent
  }
}
