import PokedexDomain

/// `pokemon/{id}/encounters`: a list of areas, read with a ``JSONReader``, for there are many.
struct EncountersEndpoint: Sendable {
  private var areas: [Area] = []

  /// The path of the document about a form, such as `pokemon/445/encounters`.
  static func path(of form: ID<Form>) -> String { "\(form.resourcePath)/encounters" }

  /// - Parameter body: the document, which does not say itself which form it is about.
  init(_ body: [UInt8], of form: ID<Form>) throws(BadData) {
    var reader = JSONReader(body, resource: Self.path(of: form))
    areas = try reader.list()
    try reader.finish()
  }

  var encounters: [Encounter] {
    areas.flatMap { area in
      area.versions.flatMap { version in
        version.slots.map { $0.encounter(area: area.area.id, version: version.version.id) }
      }
    }
  }

  var linkedNames: NameBook {
    var book = NameBook()
    for area in areas {
      book.note(area.area)
      for version in area.versions {
        book.note(version.version)
        for slot in version.slots { slot.note(in: &book) }
      }
    }
    return book
  }
}

private struct Area: Readable {
  let area: Link<LocationArea>
  let versions: [InVersion]

  init(from reader: inout JSONReader) throws(BadData) {
    var area: Link<LocationArea>?
    var versions: [InVersion]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "location_area": area = try Link(from: &reader)
      case "version_details": versions = try reader.list()
      default: try reader.skip()
      }
    }
    self.area = try reader.required(area, "location_area")
    self.versions = try reader.required(versions, "version_details")
  }
}

private struct InVersion: Readable {
  let version: Link<Version>
  let slots: [EncounterSlot]

  init(from reader: inout JSONReader) throws(BadData) {
    var version: Link<Version>?
    var slots: [EncounterSlot]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "version": version = try Link(from: &reader)
      case "encounter_details": slots = try reader.list()
      default: try reader.skip()
      }
    }
    self.version = try reader.required(version, "version")
    self.slots = try reader.required(slots, "encounter_details")
  }
}
