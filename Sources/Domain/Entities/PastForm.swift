extension Form {
  static let lastWithOneSpecial = ID<Generation>(1)
  /// The Special stat of generation I, by PokeAPI's ID: two stats in one.
  private static let special = ID<StatEntry>(9)

  /// The fields that ``seen(in:)`` changes, and those that it reads besides.
  static let changingFields: [PartialKeyPath<Form> & Sendable] = [
    \.type1, \.type2, \.ability1, \.ability2, \.hiddenAbility, \.stats.hp, \.stats.attack,
    \.stats.defense, \.stats.specialAttack, \.stats.specialDefense, \.stats.speed,
  ]
  static let pastFields: [PartialKeyPath<Form> & Sendable] = [
    \.pastTypes, \.pastAbilities, \.pastStats,
  ]

  /// The form with the types, stats and abilities that it had in a generation. Not all games of the
  /// generation have them.
  package func seen(in generation: ID<Generation>) -> Form {
    var form = self
    form.setTypes(of: generation)
    form.setAbilities(of: generation)
    form.setStats(of: generation)
    return form
  }

  /// Applies the types of the nearest generation with an entry. A slot without an entry there was
  /// empty.
  private mutating func setTypes(of generation: ID<Generation>) {
    let entries = pastTypes.filter { $0.generation >= generation }
    guard let nearest = entries.map(\.generation).min() else { return }
    let types = entries.filter { $0.generation == nearest }
    type1 = types.first { $0.slot == 1 }?.type ?? type1
    type2 = types.first { $0.slot == 2 }?.type
  }

  /// Applies, to each slot on its own, the nearest generation with an entry.
  private mutating func setAbilities(of generation: ID<Generation>) {
    let slots: [WritableKeyPath<Form, ID<Ability>?>] = [\.ability1, \.ability2, \.hiddenAbility]
    for (index, slot) in slots.enumerated() {
      let entries = pastAbilities.filter { $0.slot == index + 1 && $0.generation >= generation }
      if let nearest = entries.min(by: { $0.generation < $1.generation }) {
        self[keyPath: slot] = nearest.ability
      }
    }
  }

  /// Applies Special last, because entries of later generations list its two halves.
  private mutating func setStats(of generation: ID<Generation>) {
    stats.hasOneSpecial = generation <= Self.lastWithOneSpecial
    for stat in Stat.allCases {
      if let base = base(of: ID(stat.rawValue), in: generation) { stats[stat] = base }
    }
    if let base = base(of: Self.special, in: generation) {
      stats.specialAttack = base
      stats.specialDefense = base
    }
  }

  private func base(of stat: ID<StatEntry>, in generation: ID<Generation>) -> Int? {
    pastStats.filter { $0.stat == stat && $0.generation >= generation }
      .min { $0.generation < $1.generation }?.base
  }
}
