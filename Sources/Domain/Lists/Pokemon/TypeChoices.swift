extension PokemonRows {
  static let typeFields: [QueryField<PokemonRows>] = [
    QueryField(
      ["type", "t"], aliases: ["types"], "has the type", .choice(.type(slots: [1, 2]), nil),
      ["type:dragon", "type:fire,water", "-type:flying"]),
    QueryField(
      ["type1"], "has the type as its first type", .choice(.type(slots: [1]), nil),
      ["type1:flying"]),
    QueryField(
      ["type2"], "has the type as its second type", .choice(.type(slots: [2]), nil),
      ["type2:steel"]),
  ]

  static let abilityFields: [QueryField<PokemonRows>] = [
    QueryField(
      ["ability", "a"], aliases: ["abilities"], "can have the ability",
      .choice(.ability([\.ability1, \.ability2, \.hiddenAbility]), nil),
      ["ability:levitate", "a:intimidate spe>100"]),
    QueryField(
      ["hidden"], "has the ability as its hidden ability",
      .choice(.ability([\.hiddenAbility]), nil),
      ["hidden:drizzle"]),
    QueryField(
      ["move", "m"], aliases: ["moves", "learns", "learn"],
      "learns the move; @ limits it to a game, / to a method: level-up, machine, egg or tutor",
      .choice(.move, nil),
      ["move:earthquake", "move:toxic@scarlet-violet", "move:wish/egg"]),
  ].map(\.ofDex)
}

extension Vocabulary {
  /// The eighteen types in English, available without a dex.
  static let standardTypes = Vocabulary([
    Part(
      kind: .type, ids: ID<PokemonType>.standard.map(\.rawValue),
      slugs: ID<PokemonType>.standard.map(\.slug),
      names: ID<PokemonType>.standard.map(\.englishName),
      index: NameIndex(ID<PokemonType>.standard.map { [$0.englishName] }))
  ])

  /// Returns the types, in all languages if there is a dex.
  static func types(_ rows: some QueryRows) -> Vocabulary {
    guard rows.hasDex else { return standardTypes }
    return standardTypes + Vocabulary([Part(PokemonType.self, in: rows.dex)])
  }
}

extension Choice<PokemonRows> {
  static func type(slots: [Int]) -> Choice {
    Choice(
      "type",
      vocabulary: { .types($0) },
      criterion: { chosen, _ in
        let wanted = chosen.ids(PokemonType.self).map { Int32($0.rawValue) }
        return Criterion(
          rows: { rows in
            let columns = slots.map { rows.catalog.forms.column($0 == 1 ? \.type1 : \.type2) }
            return RowSet(count: rows.count) { row in
              columns.contains { wanted.contains($0[row]) }
            }
          },
          reason: { _, _ in nil })
      })
  }

  static func ability(_ slots: [PartialKeyPath<Form> & Sendable]) -> Choice {
    Choice(
      "ability",
      vocabulary: { $0.vocabulary(of: Ability.self) },
      criterion: { chosen, _ in
        let wanted = chosen.ids(Ability.self).map { Int32($0.rawValue) }
        return Criterion(
          rows: { rows in
            let columns = slots.map { rows.catalog.forms.column($0) }
            return RowSet(count: rows.count) { row in
              columns.contains { wanted.contains($0[row]) }
            }
          },
          reason: { rows, row in
            let isHidden = wanted.contains(rows.catalog.forms.column(\.hiddenAbility)[row])
            return chosen.name + (isHidden ? " (hidden)" : "")
          })
      })
  }

  /// `ev:spe>=2`; without a number, any yield.
  static let effort = Choice(
    "stat", details: .amount,
    vocabulary: { _ in
      Vocabulary(Stat.allCases.map { ($0.word, [$0.name] + $0.otherNames) })
    },
    criterion: { chosen, _ in
      let stats = chosen.entries.compactMap { Stat(rawValue: $0.id + 1) }
      return Criterion(
        rows: { rows in
          rows.union(stats) { stat in
            let column = rows.catalog.forms.column(stat.effortColumn)
            return RowSet(count: rows.count) { row in
              column[row] != .min && chosen.holds(of: Double(column[row]))
            }
          }
        },
        reason: { rows, row in
          stats.map { stat in
            "\(rows.catalog.forms.column(stat.effortColumn)[row]) EV in \(stat.name)"
          }.joined(separator: ", ")
        })
    })
}

extension Chosen {
  /// Returns whether a number meets the comparison of the query; without a comparison, whether it
  /// is greater than 0.
  func holds(of number: Double) -> Bool {
    guard let amount else { return number > 0 }
    return amount.comparison.holds(number, amount.number)
  }
}

extension Stat {
  /// Further names that players use.
  fileprivate var otherNames: [String] {
    switch self {
    case .hp: []
    case .attack: ["attack"]
    case .defense: ["defense", "defence"]
    case .specialAttack: ["special attack"]
    case .specialDefense: ["special defense"]
    case .speed: ["speed"]
    }
  }
}
