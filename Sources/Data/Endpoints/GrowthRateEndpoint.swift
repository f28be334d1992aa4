import PokedexDomain

/// `growth-rate/{id}`
struct GrowthRateEndpoint: Endpoint {
  private let id: DocumentID<GrowthRate>
  private let name: NameText
  private let levels: [Step]

  private struct Step: Decodable {
    let level: Bounded<1, 100>
    let experience: Count
  }

  var entity: GrowthRate {
    var rate = GrowthRate(id: id.value, slug: name.value)
    rate.levels = levels.map { step in
      var level = LevelExperience()
      level.level = step.level.value
      level.experience = step.experience.value
      return level
    }
    return rate
  }
}
