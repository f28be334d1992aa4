extension PokemonRows {
  static let matchupFields: [QueryField<PokemonRows>] = [
    QueryField(
      ["weak"], aliases: ["weakness", "weaknesses"],
      "takes more than normal damage from the type or move",
      .choice(.taking("weak to", details: .amount) { $0 > 100 }, nil),
      ["weak:ice", "weak:ice>=4", "weak:freeze-dry"]),
    QueryField(
      ["resists"], aliases: ["resist", "resistance"],
      "takes half damage or less from the type or move",
      .choice(.taking("resists", details: .amount) { $0 < 100 }, nil),
      ["resists:fire", "resists:dragon<=1/4"]),
    QueryField(
      ["immune"], "takes no damage from the type or move; is not affected by the status move",
      .choice(.taking("immune to", withStatusMoves: true) { $0 == 0 }, nil),
      ["immune:ground", "immune:spore"]),
    QueryField(
      ["neutral"], "takes normal damage from the type or move",
      .choice(.taking("neutral to") { $0 == 100 }, nil),
      ["neutral:water"]),
    QueryField(
      ["beats"], "has a type that is super effective against the type or Pokémon",
      .choice(.beats, nil), ["beats:steel", "beats:garchomp"]),
  ]
}

extension Choice<PokemonRows> {
  /// Matches rows whose damage taken meets a condition and, if the query has one, its multiplier.
  ///
  /// - Parameters:
  ///   - details: `.amount` if the condition allows several multipliers.
  ///   - withStatusMoves: whether the values include status moves to which some types are immune.
  static func taking(
    _ words: String, details: ValueDetails = [], withStatusMoves: Bool = false,
    _ condition: @escaping @Sendable (Int) -> Bool
  ) -> Choice {
    Choice(
      "type or move", details: details,
      vocabulary: { rows throws(PokedexError) in
        try Vocabulary.types(rows)
          + Vocabulary([try Vocabulary.Part(Move.self, in: try rows.dex())])
      },
      criterion: { chosen, rows throws(PokedexError) in
        let attacks = try attacks(chosen, rows, withStatusMoves: withStatusMoves)
        return Criterion(
          rows: { rows throws(PokedexError) in
            let chart = try rows.chart()
            return rows.byTypes { types in
              attacks.contains { attack in
                let percent = attack(types, chart)
                return condition(percent) && chosen.meetsComparison(percent)
              }
            }
          },
          reason: { rows, row throws(PokedexError) in
            let chart = try rows.chart()
            let types = rows.types(of: row)
            let multipliers = attacks.map { "×\(Multiplier($0(types, chart)).text)" }
            let first = "\(words) \(chosen.name) \(multipliers.joined(separator: " "))"
            let attacking = attacks.compactMap(\.attackType)
            return ([first] + (try rows.abilityNotes(of: row, attacking))).joined(separator: ", ")
          })
      })
  }

  private static func attacks(
    _ chosen: Chosen, _ rows: PokemonRows, withStatusMoves: Bool
  ) throws(PokedexError) -> [AttackOrStatus] {
    let table = try rows.dex().table(Move.self)
    let moves = chosen.ids(Move.self).compactMap { table[$0] }
    let status = moves.filter(\.doesNoDamage)
    let affected = withStatusMoves ? status.filter { !StatusImmunity.exists(for: $0.slug) } : status
    guard affected.isEmpty else {
      throw .notFound(worded("\(chosen.name) is a status move: it does no damage"))
    }
    return chosen.ids(PokemonType.self).map { .attack(Attack(type: $0)) }
      + moves.map { move in
        move.doesNoDamage ? .status(move.slug) : .attack(Attack(type: move.type, move: move.slug))
      }
  }

  static let beats = Choice(
    "type or Pokémon",
    vocabulary: { rows throws(PokedexError) in
      try Vocabulary.types(rows) + (try rows.forms())
    },
    criterion: { chosen, rows throws(PokedexError) in
      // Fails early if there is no type chart.
      _ = try rows.chart()
      let foes =
        chosen.ids(PokemonType.self).map { [$0] }
        + rows.rows(of: chosen).prefix(1).map { rows.types(of: $0) }
      return Criterion(
        rows: { rows throws(PokedexError) in
          let chart = try rows.chart()
          return rows.byTypes { types in
            types.contains { type in
              foes.contains { chart.percent(of: type, on: $0) > 100 }
            }
          }
        },
        reason: { rows, row throws(PokedexError) in
          let chart = try rows.chart()
          let multipliers = rows.types(of: row).compactMap { type in
            foes.map { chart.percent(of: type, on: $0) }.max().flatMap { percent in
              percent > 100 ? "\(type.name) ×\(Multiplier(percent).text)" : nil
            }
          }
          return "\(multipliers.joined(separator: ", ")) on \(chosen.name)"
        })
    })
}

/// A type or a move against a Pokémon.
private enum AttackOrStatus {
  case attack(Attack)
  /// A status move by its slug.
  case status(String)

  /// `nil` for status moves.
  var attackType: ID<PokemonType>? {
    guard case .attack(let attack) = self else { return nil }
    return attack.type
  }

  /// Percent of normal damage or effect against these types.
  func callAsFunction(_ types: [ID<PokemonType>], _ chart: TypeChart) -> Int {
    switch self {
    case .attack(let attack): attack.percent(on: types, chart)
    case .status(let move):
      StatusImmunity.types(immuneTo: move, chart).contains(where: types.contains) ? 0 : 100
    }
  }
}

extension Move {
  /// Whether the move does no damage. Stealth Rock does some by the type chart.
  fileprivate var doesNoDamage: Bool { damageClass == Attack.status && slug != "stealth-rock" }
}

extension Chosen {
  /// Returns whether a percentage, as a multiplier, meets the comparison of the query.
  fileprivate func meetsComparison(_ percent: Int) -> Bool {
    amount.map { $0.comparison.holds(Double(percent) / 100, $0.number) } ?? true
  }
}

/// A damage multiplier: `4`, `½`, `0`.
package struct Multiplier: Hashable, Sendable {
  package let percent: Int

  package init(_ percent: Int) {
    self.percent = percent
  }

  package var text: String {
    switch percent {
    case 50: "½"
    case 25: "¼"
    case let percent where percent.isMultiple(of: 100): String(percent / 100)
    default: "\(percent / 100).\(percent % 100)"
    }
  }
}

extension PokemonRows {
  func types(of row: Int) -> [ID<PokemonType>] {
    [catalog.forms.column(\.type1)[row], catalog.forms.column(\.type2)[row]]
      .filter { $0 > 0 }.map { ID(Int($0)) }
  }

  /// Returns the rows whose types meet a condition. Evaluates it once per combination of types:
  /// there are far fewer of these than rows.
  func byTypes(_ condition: ([ID<PokemonType>]) -> Bool) -> RowSet {
    let first = catalog.forms.column(\.type1)
    let second = catalog.forms.column(\.type2)
    var known: [Int64: Bool] = [:]
    return RowSet(count: count) { row in
      guard first[row] > 0 else { return false }
      let pair = Int64(first[row]) << 32 | Int64(UInt32(bitPattern: second[row]))
      if let known = known[pair] { return known }
      let answer = condition(types(of: row))
      known[pair] = answer
      return answer
    }
  }

  /// Returns the effects of the row's abilities on attacks of those types. They are only mentioned;
  /// the match ignores them.
  fileprivate func abilityNotes(
    of row: Int, _ types: [ID<PokemonType>]
  ) throws(PokedexError) -> [String] {
    let abilities = try dex().table(Ability.self)
    let names = try dex().names(of: .ability)
    let slots: [PartialKeyPath<Form> & Sendable] = [
      \Form.ability1, \Form.ability2, \Form.hiddenAbility,
    ]
    var notes: [String] = []
    for slot in slots {
      guard let own = abilities.row(of: ID(Int(catalog.forms.column(slot)[row]))) else { continue }
      for effect in AbilityEffect.all
      where effect.ability == abilities.slugs[own] && types.contains(effect.type)
        && effect.holds(in: lens.rules.generation)
      {
        let change = effect.percent == 0 ? "immune" : "×\(Multiplier(effect.percent).text)"
        let note = "with \(names[own]) \(change)"
        if !notes.contains(note) { notes.append(note) }
      }
    }
    return notes
  }

  /// Returns all forms by their names.
  func forms() throws(PokedexError) -> Vocabulary {
    Vocabulary([
      Vocabulary.Part(
        kind: .form, ids: catalog.forms.ids.map(\.rawValue), slugs: catalog.forms.slugs,
        names: catalog.names, index: try nameIndex())
    ])
  }
}
