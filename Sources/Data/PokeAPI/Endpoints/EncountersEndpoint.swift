import PokedexDomain

/// `pokemon/{id}/encounters`: a list of areas. The document does not say itself which form it is
/// about.
struct EncountersEndpoint: Readable, Sendable {
  private(set) var encounters: [Encounter] = []

  /// The path of the document about a form, such as `pokemon/445/encounters`.
  static func path(of form: ID<Form>) -> String { "\(form.resourcePath)/encounters" }

  init(from reader: inout JSONReader) throws(BadData) {
    try reader.beginArray()
    while try reader.nextElement() { try addArea(from: &reader) }
  }

  private mutating func addArea(from reader: inout JSONReader) throws(BadData) {
    let start = encounters.count
    var area: ID<LocationArea>?
    var versions: Void?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "location_area": area = try reader.value()
      case "version_details": versions = try addVersions(from: &reader)
      default: try reader.skip()
      }
    }
    let known = try reader.required(area, "location_area")
    try reader.required(versions, "version_details")
    for place in start..<encounters.count { encounters[place].area = known }
  }

  /// Which area it is may be told behind them.
  private mutating func addVersions(from reader: inout JSONReader) throws(BadData) {
    try reader.beginArray()
    while try reader.nextElement() { try addVersion(from: &reader) }
  }

  private mutating func addVersion(from reader: inout JSONReader) throws(BadData) {
    let start = encounters.count
    var version: ID<Version>?
    var slots: Void?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "version": version = try reader.value()
      case "encounter_details": slots = try addSlots(from: &reader)
      default: try reader.skip()
      }
    }
    let known = try reader.required(version, "version")
    try reader.required(slots, "encounter_details")
    for place in start..<encounters.count { encounters[place].version = known }
  }

  private mutating func addSlots(from reader: inout JSONReader) throws(BadData) {
    try reader.beginArray()
    while try reader.nextElement() {
      try reader.requireRoom(after: encounters.count, of: FieldLimit.ways)
      encounters.append(try Encounter(from: &reader))
    }
  }
}
