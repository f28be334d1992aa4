extension Choice<MoveRows> {
  /// The eighteen types, and PokeAPI's additional ones such as Shadow.
  static let type = Choice(
    "type", vocabulary: { .types($0) },
    criterion: { chosen, _ in .column(chosen, PokemonType.self, { $0.table.column(\.type) }) })

  static let damageClass = column(
    "class", MoveDamageClass.self, { $0.table.column(\.damageClass) })

  static let category = column(
    "category", MoveCategory.self, { $0.table.column(\.category) }, reason: { $0 })

  static let target = column("target", MoveTarget.self, { $0.table.column(\.target) })

  static let secondary = traits(
    "answer",
    [
      RowTrait("yes", "has a secondary effect") { $0.rows(with: .secondary) },
      RowTrait("no", "has no secondary effect") { $0.rows(with: .secondary).complement },
    ])

  static let raises = statChange(sign: 1)
  static let lowers = statChange(sign: -1)

  /// `raises:spe>=2`, in stages; without a number, any rise.
  private static func statChange(sign: Int) -> Choice {
    Choice(
      "stat", details: .amount,
      vocabulary: { rows in
        Vocabulary([.battleStats, Vocabulary.Part(StatEntry.self, in: rows.dex)])
      },
      criterion: { chosen, _ in
        let stats = chosen.ids(StatEntry.self)
        let matches = { @Sendable (stat: Int?, change: Int?) in
          guard let stat, let change, stats.contains(ID(stat)) else { return false }
          let stages = Double(change) * Double(sign)
          return stages > 0 && chosen.holds(of: stages)
        }
        return Criterion(
          rows: { rows in
            let lists = rows.table.lists(\.statChanges)
            return RowSet(count: rows.count) { row in
              StatChanges(lists[row]).all.contains { matches($0.stat, $0.change) }
            }
          },
          reason: { rows, row in
            StatChanges(rows.table.lists(\.statChanges)[row]).all.first {
              matches($0.stat, $0.change)
            }.map { "\(chosen.name) \(StatChanges.text($0.change ?? 0))" }
          })
      })
  }

  /// `ailment:paralysis>=30`, in percent.
  static let ailment = Choice(
    "ailment", details: .amount,
    vocabulary: { $0.vocabulary(of: MoveAilment.self) },
    criterion: { chosen, _ in
      let ailments = chosen.ids(MoveAilment.self).map { Int32($0.rawValue) }
      return Criterion(
        rows: { rows in
          let column = rows.table.column(\.ailment)
          let chances = rows.ailmentChances
          return RowSet(count: rows.count) { row in
            ailments.contains(column[row]) && chosen.holds(of: Double(chances[row]))
          }
        },
        reason: { rows, row in
          // The ailments “none” and “unknown” have no chance.
          rows.table.column(\.ailment)[row] > 0
            ? "\(rows.ailmentChances[row]) % \(chosen.name)" : nil
        })
    })
}

extension MoveRows {
  /// The chance of each move's ailment in percent. PokeAPI has 0 for moves with no other effect,
  /// whose ailment is certain if they hit.
  fileprivate var ailmentChances: [Int32] {
    table.column(\.ailmentChance).map { $0 <= 0 ? 100 : $0 }
  }
}

/// The unpacked stat changes of a move.
struct StatChanges {
  let all: [(stat: Int?, change: Int?)]

  init(_ list: [Int?]) {
    let length = StatChange.fields.count
    all = stride(from: 0, to: list.count - length + 1, by: length).map {
      (list[$0], list[$0 + 1])
    }
  }

  /// Returns a stage change as text: `+2` or `−1`.
  static func text(_ stages: Int) -> String {
    (stages < 0 ? "−" : "+") + "\(stages.magnitude)"
  }
}

extension Vocabulary.Part {
  /// The stats that moves change, by the players' words and PokeAPI's IDs.
  fileprivate static let battleStats = Vocabulary.Part(
    kind: .stat, ids: Array(2...8),
    slugs: ["atk", "def", "spa", "spd", "spe", "accuracy", "evasion"],
    names: ["Attack", "Defense", "Sp. Atk", "Sp. Def", "Speed", "Accuracy", "Evasion"],
    index: NameIndex([
      ["atk", "attack"], ["def", "defense", "defence"], ["spa", "special attack"],
      ["spd", "special defense"], ["spe", "speed"], ["accuracy", "acc"],
      ["evasion", "evasiveness", "eva"],
    ]))
}
