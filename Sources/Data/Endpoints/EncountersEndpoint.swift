import PokedexDomain

/// `pokemon/{id}/encounters`: a list of areas. The document itself does not contain the ID of its
/// form.
struct EncountersEndpoint: Decodable, Sendable {
  private let areas: [Area]

  private struct Area: Decodable {
    let area: Link<LocationArea>
    let versions: [Game]

    private enum CodingKeys: String, CodingKey {
      case area = "location_area"
      case versions = "version_details"
    }
  }

  private struct Game: Decodable {
    let version: Link<Version>
    let slots: [EncounterSlot]

    private enum CodingKeys: String, CodingKey {
      case version
      case slots = "encounter_details"
    }
  }

  init(from decoder: any Decoder) throws {
    areas = try [Area](from: decoder)
  }

  /// The path of a form's document, such as `pokemon/445/encounters`.
  static func path(of form: ID<Form>) -> String { "\(form.resourcePath)/encounters" }

  var encounters: [Encounter] {
    areas.flatMap { area in
      area.versions.flatMap { game in
        game.slots.map { $0.encounter(area: area.area.id, version: game.version.id) }
      }
    }
  }
}
