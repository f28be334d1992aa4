import PokedexDomain

extension Encounter {
  /// One of the `encounter_details` of an area in a version, which are told elsewhere.
  init(from reader: inout JSONReader) throws(BadData) {
    var method: ID<EncounterMethod>?
    var levels: (least: Int?, most: Int?)
    var chance: Int?
    var conditions: [ID<EncounterConditionValue>]?
    var traits = EncounterTraits()
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "method": method = try reader.value()
      case "min_level": levels.least = try reader.number(0...100)
      case "max_level": levels.most = try reader.number(0...100)
      case "chance": chance = try reader.number(0...100)
      case "condition_values": conditions = try reader.list()
      case "pokemon_details": traits = try EncounterTraits(from: &reader)
      default: try reader.skip()
      }
    }
    let range = try Self.range(levels, reader)
    self.init(
      area: 0, version: 0, method: try reader.required(method, "method"),
      minLevel: range.lowerBound, maxLevel: range.upperBound,
      chance: try reader.required(chance, "chance"),
      conditions: try reader.required(conditions, "condition_values"), traits: traits)
  }

  private static func range(
    _ levels: (least: Int?, most: Int?), _ reader: JSONReader
  ) throws(BadData) -> ClosedRange<Int> {
    let least = try reader.required(levels.least, "min_level")
    let most = try reader.required(levels.most, "max_level")
    guard least <= most else {
      throw reader.badData("\(most) is below min_level, \(least)", key: "max_level")
    }
    return least...most
  }
}

extension EncounterTraits: Readable {
  /// Null says that there is nothing special.
  init(from reader: inout JSONReader) throws(BadData) {
    self.init()
    guard !reader.null() else { return }
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "is_alpha": if try reader.flag() { insert(.alpha) }
      case "always_shiny": if try reader.flag() { insert(.alwaysShiny) }
      case "never_shiny": if try reader.flag() { insert(.neverShiny) }
      default: try reader.skip()
      }
    }
  }
}
