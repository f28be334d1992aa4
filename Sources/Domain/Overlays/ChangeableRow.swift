/// A kind of which a file may change some fields.
protocol ChangeableRow: Tabular {
  static var facts: FactRules<Self> { get }

  /// Whether a word names a fact of a line about such a row.
  static func hasFact(_ word: String) -> Bool
}

extension ChangeableRow {
  static func hasFact(_ word: String) -> Bool { facts[word] != nil }
}

extension Form: ChangeableRow {
  private static let stats = Stat.allCases.map(\.field)
  private static let effort = stats.map { "effort_\($0)" }
  private static let types = ["type_1", "type_2"]
  private static let abilities = ["ability_1", "ability_2", "ability_hidden"]

  static let facts = FactRules<Form>(
    Dictionary(
      uniqueKeysWithValues: stats.map { ($0, FieldValues.number(1...Stat.highest)) }
        + effort.map { ($0, FieldValues.number(0...3)) }
        + abilities.map { ($0, FieldValues.optionalSlug) }
        + [
          ("type_1", .slug), ("type_2", .optionalSlug), ("height", .number(1...10_000)),
          ("weight", .number(1...9_999)), ("base_experience", .optional(0...1_000)),
        ]),
    together: [
      "stats": (stats, 6), "evs": (effort, 6), "types": (types, 1), "abilities": (abilities, 1),
    ], past: past)

  static func hasFact(_ word: String) -> Bool { facts[word] != nil || Species.facts[word] != nil }

  private static func past(of field: String) -> PastValues? {
    if types.contains(field) { return PastValues("past_types", .all) }
    if let slot = abilities.firstIndex(of: field) {
      return PastValues("past_abilities", .elements([slot + 1]))
    }
    // Generation I has one Special, PokeAPI's stat 9, for two stats.
    return stats.firstIndex(of: field).map { PastValues("past_stats", .elements([$0 + 1, 9])) }
  }
}

extension Species: ChangeableRow {
  static let facts = FactRules<Species>([
    "gender_rate": .number(-1...8), "capture_rate": .number(0...255),
    "base_happiness": .number(0...255), "hatch_cycles": .number(1...120),
    "growth_rate": .slug, "color": .slug, "shape": .optionalSlug, "habitat": .optionalSlug,
    "egg_groups": .slug, "is_baby": .flag, "is_legendary": .flag, "is_mythical": .flag,
  ])

  static func hasFact(_ word: String) -> Bool { Form.hasFact(word) }
}

extension Move: ChangeableRow {
  static let facts = FactRules<Move>(
    [
      "type": .slug, "damage_class": .slug, "power": .optional(1...999),
      "accuracy": .optional(1...100), "pp": .optional(1...64), "priority": .number(-7...7),
      "effect_chance": .optional(1...100), "target": .slug, "ailment": .optionalSlug,
      "ailment_chance": .optional(0...100), "category": .optionalSlug,
      "crit_rate": .optional(0...6), "drain": .optional(-100...100),
      "flinch_chance": .optional(0...100), "healing": .optional(-100...100),
      "min_hits": .optional(1...10), "max_hits": .optional(1...10),
      "min_turns": .optional(1...20), "max_turns": .optional(1...20),
      "stat_chance": .optional(0...100), "stat_changes": .number(-6...6),
    ],
    together: ["class": (["damage_class"], 1), "hits": (["min_hits", "max_hits"], 2)],
    past: past)

  private static func past(of field: String) -> PastValues? {
    if field == "stat_changes" { return PastValues("past_stat_changes", .all) }
    return PastMoveValues.fields.firstIndex { $0.name == field }
      .map { PastValues("past_values", .number($0)) }
  }
}

extension Ability: ChangeableRow {
  static let facts = FactRules<Ability>([:])
}

extension Item: ChangeableRow {
  static let facts = FactRules<Item>(["category": .slug, "fling_power": .optional(0...999)])
}
