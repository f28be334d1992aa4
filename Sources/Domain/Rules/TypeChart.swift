/// The effectiveness of each type against each type, as of a generation.
package struct TypeChart: Hashable, Sendable {
  /// Percent, row by row of attacking types, in PokeAPI's order.
  private var percents: [Int16]
  /// The types of the generation.
  package let types: [ID<PokemonType>]

  /// `nil` for today's chart.
  private let generation: ID<Generation>?

  private static let side = ID<PokemonType>.standard.count

  /// - Parameter generation: `nil` for today's chart.
  package init(_ table: Table<PokemonType>, generation: ID<Generation>? = nil) {
    self.generation = generation
    percents = [Int16](repeating: 100, count: Self.side * Self.side)
    let all = ID<PokemonType>.standard.compactMap { table[$0] }
    types = all.filter { type in generation.map { type.generation <= $0 } ?? true }.map(\.id)
    for type in all { setDamage(by: type) }
    guard let generation else { return }
    // Where both types have a record of past damage, the attacker's record wins.
    let past = all.filter { types.contains($0.id) }
      .map { ($0.id, $0.damage(in: generation)) }
    for (type, damage) in past { set(damage, of: type, isAttack: false) }
    for (type, damage) in past { set(damage, of: type, isAttack: true) }
  }

  /// Percent of normal damage: 0, 50, 100 or 200.
  package subscript(attack: ID<PokemonType>, defence: ID<PokemonType>) -> Int {
    get {
      guard let index = Self.index(attack, defence) else { return 100 }
      return Int(percents[index])
    }
    set {
      if let index = Self.index(attack, defence) { percents[index] = Int16(clamping: newValue) }
    }
  }

  /// Percent of normal damage against one or two types: 0 to 400.
  package func percent(of attack: ID<PokemonType>, on defence: [ID<PokemonType>]) -> Int {
    defence.reduce(100) { $0 * self[attack, $1] / 100 }
  }

  /// Whether the chart is that of a generation or of a later one.
  func isSince(_ first: ID<Generation>) -> Bool { generation.map { $0 >= first } ?? true }

  private static func index(_ attack: ID<PokemonType>, _ defence: ID<PokemonType>) -> Int? {
    guard let row = attack.standardIndex, let column = defence.standardIndex else { return nil }
    return row * side + column
  }

  private mutating func setDamage(by type: PokemonType) {
    for other in type.doubleDamageTo { self[type.id, other] = 200 }
    for other in type.halfDamageTo { self[type.id, other] = 50 }
    for other in type.noDamageTo { self[type.id, other] = 0 }
  }

  /// Sets the effectiveness of a type against all others, or of all others against it.
  private mutating func set(
    _ damage: [PastDamage], of type: ID<PokemonType>, isAttack: Bool
  ) {
    guard !damage.isEmpty else { return }
    for other in types {
      let entry = damage.first { $0.isAttack == isAttack && $0.other == other }
      let percent = entry?.percent ?? 100
      if isAttack { self[type, other] = percent } else { self[other, type] = percent }
    }
  }
}

extension PokemonType {
  /// The past damage as of a generation; empty if it was as today.
  fileprivate func damage(in generation: ID<Generation>) -> [PastDamage] {
    let last = pastDamage.map(\.generation).filter { $0 >= generation }.min()
    return pastDamage.filter { $0.generation == last }
  }
}
