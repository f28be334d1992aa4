/// A kind of which a file may change some fields.
protocol ChangeableRow: Tabular {
  /// The fields that a file may change, by their names in the dex.
  static var changeable: [String: FieldRule] { get }
  /// Words for several fields at once, with the fewest values that they need.
  static var together: [String: (fields: [String], least: Int)] { get }

  /// Drops the past values of a field: the changed game has its own.
  mutating func dropPast(of field: String)
}

/// The values that a field may have.
struct FieldRule {
  /// Of a number; values of other fields are slugs.
  let range: ClosedRange<Int>
  /// Whether `-` clears it.
  let mayBeEmpty: Bool

  static func number(_ range: ClosedRange<Int>) -> FieldRule {
    FieldRule(range: range, mayBeEmpty: false)
  }

  static func optional(_ range: ClosedRange<Int>) -> FieldRule {
    FieldRule(range: range, mayBeEmpty: true)
  }

  static let slug = number(0...0)
  static let optionalSlug = optional(0...0)
  static let flag = number(0...1)
}

extension ChangeableRow {
  static var together: [String: (fields: [String], least: Int)] { [:] }

  mutating func dropPast(of field: String) {}

  /// The field that a word names, in which hyphens may stand for underscores.
  private static func name(_ word: String) -> String {
    guard word.utf8.contains(UInt8(ascii: "-")) else { return word }
    return String(word.map { $0 == "-" ? "_" : $0 })
  }

  static func hasField(named word: String) -> Bool {
    let name = name(word)
    return together[name] != nil || changeable[name] != nil
  }

  /// The fields that a word names; `nil` for another word.
  static func fields(named word: String) -> (fields: [Field<Self>], least: Int)? {
    guard hasField(named: word) else { return nil }
    let name = name(word)
    let named = together[name] ?? (fields: [name], least: 1)
    let found = named.fields.filter { changeable[$0] != nil }.compactMap { name in
      fields.first { $0.name == name }
    }
    return found.isEmpty ? nil : (found, named.least)
  }

  static var changeableWords: [String] { Array(changeable.keys) + Array(together.keys) }
}

extension Form: ChangeableRow {
  private static let stats = Stat.allCases.map(\.field)
  private static let effort = stats.map { "effort_\($0)" }
  private static let types = ["type_1", "type_2"]
  private static let abilities = ["ability_1", "ability_2", "ability_hidden"]

  static let changeable: [String: FieldRule] = Dictionary(
    uniqueKeysWithValues: stats.map { ($0, FieldRule.number(1...Stat.highest)) }
      + effort.map { ($0, FieldRule.number(0...3)) }
      + abilities.map { ($0, FieldRule.optionalSlug) }
      + [
        ("type_1", .slug), ("type_2", .optionalSlug), ("height", .number(1...10_000)),
        ("weight", .number(1...9_999)), ("base_experience", .optional(0...1_000)),
      ])

  static let together: [String: (fields: [String], least: Int)] = [
    "stats": (stats, 6), "evs": (effort, 6), "types": (types, 1), "abilities": (abilities, 1),
  ]

  mutating func dropPast(of field: String) {
    if Self.types.contains(field) { pastTypes = [] }
    if let slot = Self.abilities.firstIndex(of: field) {
      pastAbilities.removeAll { $0.slot == slot + 1 }
    }
    if let stat = Self.stats.firstIndex(of: field) {
      pastStats.removeAll { $0.stat.rawValue == stat + 1 || $0.stat.rawValue > Self.stats.count }
    }
  }
}

extension Species: ChangeableRow {
  static let changeable: [String: FieldRule] = [
    "gender_rate": .number(-1...8), "capture_rate": .number(0...255),
    "base_happiness": .number(0...255), "hatch_cycles": .number(1...120),
    "growth_rate": .slug, "color": .slug, "shape": .optionalSlug, "habitat": .optionalSlug,
    "egg_groups": .slug, "is_baby": .flag, "is_legendary": .flag, "is_mythical": .flag,
  ]
}

extension Move: ChangeableRow {
  static let changeable: [String: FieldRule] = [
    "type": .slug, "damage_class": .slug, "power": .optional(1...999),
    "accuracy": .optional(1...100), "pp": .optional(1...64), "priority": .number(-7...7),
    "effect_chance": .optional(1...100), "target": .slug, "ailment": .optionalSlug,
    "ailment_chance": .optional(0...100), "category": .optionalSlug,
    "crit_rate": .optional(0...6), "drain": .optional(-100...100),
    "flinch_chance": .optional(0...100), "healing": .optional(-100...100),
    "min_hits": .optional(1...10), "max_hits": .optional(1...10),
    "min_turns": .optional(1...20), "max_turns": .optional(1...20),
    "stat_chance": .optional(0...100), "stat_changes": .number(-6...6),
  ]

  static let together: [String: (fields: [String], least: Int)] = [
    "class": (["damage_class"], 1), "hits": (["min_hits", "max_hits"], 2),
  ]

  mutating func dropPast(of field: String) {
    if field == "stat_changes" { pastStatChanges = [] }
    guard let past = PastMoveValues.fields.first(where: { $0.name == field }) else { return }
    for index in pastValues.indices { past.set(nil, in: &pastValues[index]) }
  }
}

extension Ability: ChangeableRow {
  static let changeable: [String: FieldRule] = [:]
}

extension Item: ChangeableRow {
  static let changeable: [String: FieldRule] = [
    "category": .slug, "fling_power": .optional(0...999),
  ]
}
