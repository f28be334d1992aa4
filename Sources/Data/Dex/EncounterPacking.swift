import PokedexDomain

/// Encounters as bytes: for each, a byte that flags the parts equal to those of the previous
/// encounter, then the parts that differ.
enum EncounterPacking {
  private struct Same: OptionSet {
    let rawValue: UInt8
    static let version = Same(rawValue: 1)
    static let area = Same(rawValue: 2)
    static let method = Same(rawValue: 4)
    static let levels = Same(rawValue: 8)
    static let chance = Same(rawValue: 16)
    static let conditions = Same(rawValue: 32)
    static let traits = Same(rawValue: 64)
  }

  private static let start = Encounter(
    area: 0, version: 0, method: 0, minLevel: 0, maxLevel: 0, chance: 0)

  static func pack(_ encounters: [Encounter]) -> [UInt8] {
    pack(inOrder: encounters.sorted(by: isBefore))
  }

  static func pack(inOrder encounters: [Encounter]) -> [UInt8] {
    var packed = ByteWriter()
    var previous = start
    for encounter in encounters {
      pack(encounter, after: previous, into: &packed)
      previous = encounter
    }
    return packed.bytes
  }

  private static func pack(
    _ encounter: Encounter, after previous: Encounter, into packed: inout ByteWriter
  ) {
    let same = comparison(encounter, previous)
    packed.byte(same.rawValue)
    if !same.contains(.version) { packed.number(encounter.version.rawValue) }
    if !same.contains(.area) {
      packed.signed(encounter.area.rawValue, after: previous.area.rawValue)
    }
    if !same.contains(.method) { packed.number(encounter.method.rawValue) }
    if !same.contains(.levels) {
      packed.number(encounter.minLevel)
      packed.number(encounter.maxLevel)
    }
    if !same.contains(.chance) { packed.number(encounter.chance) }
    if !same.contains(.conditions) {
      packed.number(encounter.conditions.count)
      for condition in encounter.conditions { packed.number(condition.rawValue) }
    }
    if !same.contains(.traits) { packed.number(encounter.traits.rawValue) }
  }

  private static func comparison(_ left: Encounter, _ right: Encounter) -> Same {
    var same: Same = []
    if left.version == right.version { same.insert(.version) }
    if left.area == right.area { same.insert(.area) }
    if left.method == right.method { same.insert(.method) }
    if (left.minLevel, left.maxLevel) == (right.minLevel, right.maxLevel) { same.insert(.levels) }
    if left.chance == right.chance { same.insert(.chance) }
    if left.conditions == right.conditions { same.insert(.conditions) }
    if left.traits == right.traits { same.insert(.traits) }
    return same
  }

  /// Sorts by version, area, method, conditions, levels and chance, the order with the most
  /// repetition.
  private static func isBefore(_ left: Encounter, _ right: Encounter) -> Bool {
    let leftKey = sortKey(left)
    let rightKey = sortKey(right)
    guard leftKey == rightKey else { return leftKey < rightKey }
    guard left.conditions == right.conditions else {
      return isBefore(left.conditions, right.conditions)
    }
    return slot(left) < slot(right)
  }

  private static func sortKey(_ encounter: Encounter) -> (Int, Int, Int) {
    (encounter.version.rawValue, encounter.area.rawValue, encounter.method.rawValue)
  }

  private static func slot(_ encounter: Encounter) -> (Int, Int, Int, Int) {
    (encounter.minLevel, encounter.maxLevel, encounter.chance, encounter.traits.rawValue)
  }

  /// Sorts shorter lists of conditions first.
  static func isBefore(
    _ left: [ID<EncounterConditionValue>], _ right: [ID<EncounterConditionValue>]
  ) -> Bool {
    left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
  }

  static func unpack(_ bytes: [UInt8]) throws(ByteReader.Damaged) -> [Encounter] {
    var reader = ByteReader(bytes)
    var encounters: [Encounter] = []
    var encounter = start
    while !reader.isAtEnd {
      try update(&encounter, from: &reader)
      encounters.append(encounter)
    }
    return encounters
  }

  private static func update(
    _ encounter: inout Encounter, from reader: inout ByteReader
  ) throws(ByteReader.Damaged) {
    let same = try Same(rawValue: reader.byte())
    if !same.contains(.version) { encounter.version = try ID(reader.number()) }
    if !same.contains(.area) {
      encounter.area = try ID(reader.signed(after: encounter.area.rawValue))
    }
    if !same.contains(.method) { encounter.method = try ID(reader.number()) }
    if !same.contains(.levels) {
      encounter.minLevel = try reader.number()
      encounter.maxLevel = try reader.number()
    }
    if !same.contains(.chance) { encounter.chance = try reader.number() }
    if !same.contains(.conditions) { encounter.conditions = try conditions(from: &reader) }
    if !same.contains(.traits) { encounter.traits = try EncounterTraits(rawValue: reader.number()) }
  }

  private static func conditions(
    from reader: inout ByteReader
  ) throws(ByteReader.Damaged) -> [ID<EncounterConditionValue>] {
    var conditions: [ID<EncounterConditionValue>] = []
    for _ in 0..<(try reader.number()) { conditions.append(try ID(reader.number())) }
    return conditions
  }
}
