import PokedexDomain

/// `ability/{id}`
struct AbilityEndpoint: Endpoint {
  private let id: DocumentID<Ability>
  private let name: String
  private let names: NamedList
  private let generation: Link<Generation>
  private let isMainSeries: Bool

  static let unread: [StaticString] = [
    "flavor_text_entries", "effect_entries", "pokemon",
  ]

  private enum CodingKeys: String, CodingKey {
    case id, name, names, generation
    case isMainSeries = "is_main_series"
  }

  var entity: Ability {
    var ability = Ability(id: id.value, slug: name)
    ability.names = names.names
    ability.generation = generation.id
    ability.isMainSeries = isMainSeries
    return ability
  }

  var linkedNames: NameBook {
    var book = NameBook()
    book.note(generation)
    return book
  }
}
