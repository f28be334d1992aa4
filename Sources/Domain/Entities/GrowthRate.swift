/// The experience needed for each level.
package struct GrowthRate: Tabular, Hashable {
  package static let kind = Kind.growthRate

  package let id: ID<GrowthRate>
  package let slug: String
  package var names = Names()
  package var levels: [LevelExperience] = []

  package init(id: ID<GrowthRate>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<GrowthRate>] = [
    .list("levels", \.levels)
  ]
}

/// The experience at which a level starts.
package struct LevelExperience: ListElement, Hashable {
  /// 1 to 100.
  package var level = 0
  package var experience = 0

  package init() {}

  package static let fields: [Field<LevelExperience>] = [
    .number("level", \.level),
    .number("experience", \.experience),
  ]
}
