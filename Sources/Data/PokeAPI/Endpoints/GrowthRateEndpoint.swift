import PokedexDomain

/// `growth-rate/{id}`
struct GrowthRateEndpoint: Endpoint {
  private let id: DocumentID<GrowthRate>
  private let name: String
  private let levels: [Step]

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    levels = try object["levels"]
  }

  private struct Step: ReadableObject {
    let level: Bounded<1, 100>
    let experience: Count

    init(_ object: JSONObject) throws(BadData) {
      level = try object["level"]
      experience = try object["experience"]
    }
  }

  var entity: GrowthRate {
    var rate = GrowthRate(id: id.value, slug: name)
    rate.levels = levels.map { step in
      var level = LevelExperience()
      level.level = step.level.value
      level.experience = step.experience.value
      return level
    }
    return rate
  }
}
