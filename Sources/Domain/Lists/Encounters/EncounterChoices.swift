extension Choice where Rows: EncounterGroupRows {
  /// An encounter method in the players' sense, or one of PokeAPI's methods.
  static var method: Choice {
    Choice(
      "encounter method",
      vocabulary: { rows in
        Vocabulary(EncounterWay.allCases.map { ($0.rawValue, []) })
          + rows.vocabulary(of: EncounterMethod.self)
      },
      criterion: { chosen, _ in
        let methods = chosen.ids(EncounterMethod.self)
        let ways = chosen.entries.filter { $0.kind == nil }.map { EncounterWay.allCases[$0.id] }
        return .encounters { methods.contains($0.method) || ways.contains(EncounterWay($0.method)) }
      })
  }

  static var condition: Choice {
    Choice(
      "condition",
      vocabulary: { rows in
        let values = rows.dex.table(EncounterConditionValue.self)
        return Vocabulary([
          .conditions(values),
          Vocabulary.Part(EncounterConditionValue.self, in: rows.dex),
        ])
      },
      criterion: { chosen, _ in
        let values = chosen.ids(EncounterConditionValue.self)
        return .encounters { encounter in
          (encounter.mentioned + encounter.conditions.joined()).contains { values.contains($0) }
        }
      })
  }

  static var area: Choice {
    Choice(
      "area",
      vocabulary: { $0.vocabulary(of: LocationArea.self) },
      criterion: { chosen, _ in
        let areas = chosen.ids(LocationArea.self)
        return .encounters { areas.contains($0.area) }
      })
  }

  /// A single game such as Scarlet, or a version group.
  static var encounterGame: Choice {
    Choice(
      "game", vocabulary: { $0.games() },
      criterion: { chosen, _ in
        let versions = chosen.ids(Version.self)
        let groups = chosen.ids(VersionGroup.self)
        return .encounters { encounter in
          groups.contains(encounter.group) || encounter.versions.contains { versions.contains($0) }
        }
      })
  }

  static var trait: Choice {
    Choice(
      "trait",
      vocabulary: { _ in Vocabulary(EncounterGroupTrait.allCases.map { ($0.rawValue, []) }) },
      criterion: { chosen, _ in
        let traits = chosen.entries.map { EncounterGroupTrait.allCases[$0.id] }
        return .encounters { encounter in traits.contains { $0.isOf(encounter) } }
      })
  }
}

extension Criterion where Rows: EncounterGroupRows {
  static func encounters(where holds: @escaping @Sendable (EncounterGroup) -> Bool)
    -> Criterion
  {
    Criterion(
      rows: { rows in RowSet(count: rows.count) { holds(rows.encounters[$0]) } },
      reason: { _, _ in nil })
  }
}

/// The values of `trait:`.
enum EncounterGroupTrait: String, CaseIterable, Sendable {
  case alpha
  case shiny
  case neverShiny = "never-shiny"

  var name: String { self == .neverShiny ? "never shiny" : rawValue }

  func isOf(_ encounter: EncounterGroup) -> Bool {
    switch self {
    case .alpha: encounter.traits.contains(.alpha)
    case .shiny: encounter.traits.contains(.alwaysShiny)
    case .neverShiny: encounter.traits.contains(.neverShiny)
    }
  }
}

extension Vocabulary.Part {
  /// The players' words for conditions.
  fileprivate static func conditions(_ values: Table<EncounterConditionValue>) -> Vocabulary.Part {
    let ids = Dictionary(
      zip(values.slugs, values.ids.map(\.rawValue)), uniquingKeysWith: { first, _ in first })
    let words = Circumstances.words.compactMap { word, value in ids[value].map { ($0, word) } }
    return Vocabulary.Part(
      .encounterConditionValue, Dictionary(words, uniquingKeysWith: { first, _ in first }))
  }
}
