/// A location, such as a route, a town or a cave.
package struct Location: Tabular, Hashable {
  package static let kind = Kind.location

  package let id: ID<Location>
  package let slug: String
  package var names = Names()
  package var region: ID<Region>?

  package init(id: ID<Location>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<Location>] = [
    .link("region", \.region)
  ]
}

/// A part of a location with its own encounters.
package struct LocationArea: Tabular, Hashable {
  package static let kind = Kind.locationArea

  package let id: ID<LocationArea>
  package let slug: String
  package var names = Names()
  package var location = ID<Location>(0)
  package var gameIndex = 0
  package var methodRates: [MethodRate] = []

  package init(id: ID<LocationArea>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<LocationArea>] = [
    .link("location", \.location),
    .number("game_index", \.gameIndex),
    .list("method_rates", \.methodRates),
  ]
}

/// The encounter rate of a method in a version.
package struct MethodRate: ListElement, Hashable {
  package var method = ID<EncounterMethod>(0)
  package var version = ID<Version>(0)
  /// Percent.
  package var rate = 0

  package init() {}

  package static let fields: [Field<MethodRate>] = [
    .link("method", \.method),
    .link("version", \.version),
    .number("rate", \.rate),
  ]
}

/// An encounter method, such as walking, surfing or a gift.
package struct EncounterMethod: Tabular, Hashable {
  package static let kind = Kind.encounterMethod

  package let id: ID<EncounterMethod>
  package let slug: String
  package var names = Names()
  package var order = 0

  package init(id: ID<EncounterMethod>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<EncounterMethod>] = [
    .number("order", \.order)
  ]
}

/// A condition of an encounter, such as night.
package struct EncounterConditionValue: Tabular, Hashable {
  package static let kind = Kind.encounterConditionValue

  package let id: ID<EncounterConditionValue>
  package let slug: String
  package var names = Names()
  package var condition = ID<EncounterCondition>(0)

  package init(id: ID<EncounterConditionValue>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<EncounterConditionValue>] = [
    .link("condition", \.condition)
  ]
}
