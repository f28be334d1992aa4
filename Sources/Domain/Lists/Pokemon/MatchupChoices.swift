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
  ].map(\.ofDex)
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
      vocabulary: { rows in
        Vocabulary.types(rows)
          + Vocabulary([Vocabulary.Part(Move.self, in: rows.dex)])
      },
      criterion: { chosen, rows throws(RefusedValue) in
        let moves = chosen.ids(Move.self).compactMap { rows.dex.table(Move.self)[$0] }
        let isMeant = { (move: Move) in
          !move.doesNoDamage || withStatusMoves && StatusImmunity.exists(for: move.slug)
        }
        guard moves.allSatisfy(isMeant) else {
          throw RefusedValue(reason: worded("\(chosen.name) is a status move: it does no damage"))
        }
        let attacks = attacks(chosen, moves, rows)
        return Criterion(
          rows: { rows in
            var found = RowSet(count: rows.count)
            for attack in attacks {
              let percents = attack.percents(on: rows)
              found.formUnion(
                RowSet(count: rows.count) { row in
                  percents[row].map { condition($0) && chosen.meetsComparison($0) } ?? false
                })
            }
            return found
          },
          reason: { rows, row in
            var multipliers: [String] = []
            for attack in attacks {
              guard let percent = attack.percents(on: rows)[row] else { continue }
              multipliers.append("×\(Multiplier(percent).text)")
            }
            let first = "\(words) \(chosen.name) \(multipliers.joined(separator: " "))"
            let moves = attacks.compactMap(\.move)
            return ([first] + rows.abilityNotes(of: row, moves)).joined(separator: ", ")
          })
      })
  }

  private static func attacks(
    _ chosen: Chosen, _ moves: [Move], _ rows: PokemonRows
  ) -> [AttackOrStatus] {
    var attacks = chosen.ids(PokemonType.self).map { AttackOrStatus.attack(BattleMove(of: $0)) }
    for move in moves {
      if move.doesNoDamage {
        attacks.append(.status(move.slug))
      } else if let attack = rows.battle().move(move.id), attack.category != .status {
        attacks.append(.attack(attack))
      } else {
        attacks.append(.chart(move.type))
      }
    }
    return attacks
  }

  static let beats = Choice(
    "type or Pokémon",
    vocabulary: { rows in
      Vocabulary.types(rows) + rows.forms()
    },
    criterion: { chosen, rows in
      let matchups = rows.matchups()
      let defences = rows.defences()
      let foes =
        chosen.ids(PokemonType.self).map { Battler([$0]) }
        + rows.rows(of: chosen).prefix(1).map { defences.battler(defences[$0]) }
      return Criterion(
        rows: { rows in
          rows.defences().rows { user in
            user.types.contains { type in
              foes.contains { matchups.percent(of: type, on: $0) > 100 }
            }
          }
        },
        reason: { rows, row in
          let multipliers = rows.types(of: row).compactMap { type in
            foes.map { matchups.percent(of: type, on: $0) }.max().flatMap { percent in
              percent > 100 ? "\(type.name) ×\(Multiplier(percent).text)" : nil
            }
          }
          return "\(multipliers.joined(separator: ", ")) on \(chosen.name)"
        })
    })
}

/// A type or a move against a Pokémon.
private enum AttackOrStatus {
  case attack(BattleMove)
  /// Damage by the type chart alone, such as that of Stealth Rock.
  case chart(ID<PokemonType>)
  /// A status move by its slug.
  case status(String)

  /// `nil` for status moves.
  var move: BattleMove? {
    guard case .attack(let attack) = self else { return nil }
    return attack
  }

  /// Percent of normal damage or effect on each row, with the ability that it always has; `nil` for
  /// rows without known types.
  func percents(on rows: PokemonRows) -> DefenceColumn {
    let defences = rows.defences()
    switch self {
    case .attack(let attack): return defences.percents(of: attack)
    case .chart(let type):
      return defences.column { defences.matchups.percent(of: type, on: $0.types) }
    case .status(let move):
      let immune = StatusImmunity.types(immuneTo: move, defences.matchups.chart)
      return defences.column { immune.contains(where: $0.types.contains) ? 0 : 100 }
    }
  }
}

extension Move {
  /// Whether the move does no damage. Stealth Rock does some by the type chart.
  fileprivate var doesNoDamage: Bool { damageClass == .status && slug != "stealth-rock" }
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

  /// Returns the effects of the row's abilities on the attacks. Unless the row has no other ability,
  /// they are only mentioned: the match goes by the types.
  fileprivate func abilityNotes(of row: Int, _ attacks: [BattleMove]) -> [String] {
    let defences = defences()
    let names = dex.names(of: .ability)
    let own = defences.abilities(of: row)
    return own.filter(defences.counts).flatMap { ability -> [String] in
      let key = defences.key(of: row, ability: ability)
      let name = defences.name(of: ability, among: names)?.name ?? ""
      return attacks.compactMap { attack in
        let percent = defences.matchups.percent(of: attack, on: defences.battler(key))
        let plain = defences.matchups.percent(of: attack, on: Battler(key.types))
        guard percent != plain else { return nil }
        return own.count == 1
          ? "by \(name)"
          : "with \(name) \(percent == 0 ? "immune" : "×\(Multiplier(percent).text)")"
      }
    }.unique
  }

  /// Returns all forms by their names.
  func forms() -> Vocabulary {
    let reader = FormReader(catalog)
    return Vocabulary([
      Vocabulary.Part(
        kind: .form, ids: catalog.forms.ids.map(\.rawValue), slugs: catalog.forms.slugs,
        names: catalog.names, index: nameIndex(), reading: { reader($0).rows })
    ])
  }
}
