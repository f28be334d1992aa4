import PokedexDomain

/// One of the `encounter_details` of an area in a version.
struct EncounterSlot: Readable, Sendable {
  private let method: Link<EncounterMethod>
  private let levels: ClosedRange<Int>
  private let chance: Int
  private let conditions: [Link<EncounterConditionValue>]
  private let traits: EncounterTraits

  init(from reader: inout JSONReader) throws(BadData) {
    var method: Link<EncounterMethod>?
    var levels: (least: Int?, most: Int?)
    var chance: Int?
    var conditions: [Link<EncounterConditionValue>]?
    var traits: EncounterTraits = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "method": method = try Link(from: &reader)
      case "min_level": levels.least = try reader.number(0...100)
      case "max_level": levels.most = try reader.number(0...100)
      case "chance": chance = try reader.number(0...100)
      case "condition_values": conditions = try reader.list()
      case "pokemon_details": traits = try EncounterTraits(from: &reader)
      default: try reader.skip()
      }
    }
    self.method = try reader.required(method, "method")
    self.levels = try Self.range(levels, reader)
    self.chance = try reader.required(chance, "chance")
    self.conditions = try reader.required(conditions, "condition_values")
    self.traits = traits
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

  func encounter(area: ID<LocationArea>, version: ID<Version>) -> Encounter {
    Encounter(
      area: area, version: version, method: method.id,
      minLevel: levels.lowerBound, maxLevel: levels.upperBound, chance: chance,
      conditions: conditions.map(\.id), traits: traits)
  }

  func note(in book: inout NameBook) {
    book.note(method)
    book.note(conditions)
  }
}

extension EncounterTraits: Readable {
  /// Null says that there is nothing special.
  init(from reader: inout JSONReader) throws(BadData) {
    self = []
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
