import PokedexDomain

/// `pokemon/{id}`, all but the moves, which ``LearnsetEndpoint`` reads.
struct PokemonEndpoint: Endpoint {
  private let id: DocumentID<Form>
  private let name: String
  private let species: Link<Species>
  private let isDefault: Bool
  private let order: Bounded<-1, 2_147_483_647>
  private let types: [TypeSlot]
  private let stats: [StatValue]
  private let abilities: [AbilitySlot]
  private let height: Count
  private let weight: Count
  private let baseExperience: Count?
  private let looks: [Link<Look>]
  private let heldItems: [PokemonHeldItem]
  private let pastTypes: [PokemonPastTypes]
  private let pastAbilities: [PokemonPastAbilities]
  private let pastStats: [PokemonPastStats]

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    species = try object["species"]
    isDefault = try object["is_default"]
    order = try object["order"]
    types = try object["types"]
    stats = try object["stats"]
    abilities = try object["abilities"]
    height = try object["height"]
    weight = try object["weight"]
    baseExperience = try object["base_experience"]
    looks = try object["forms"]
    heldItems = try object["held_items"]
    pastTypes = try object["past_types"]
    pastAbilities = try object["past_abilities"]
    pastStats = try object["past_stats"]
  }

  var entity: Form {
    get throws(BadData) {
      var form = Form(id: id.value, slug: name)
      form.species = species.id
      form.isDefault = isDefault
      form.order = order.value
      (form.type1, form.type2) = try types.pair(of: id.value)
      (form.stats, form.effort) = try stats.baseAndEffort(of: id.value)
      form.ability1 = abilities.ability(in: 1)
      form.ability2 = abilities.ability(in: 2)
      form.hiddenAbility = abilities.ability(in: 3)
      form.height = height.value
      form.weight = weight.value
      form.baseExperience = baseExperience?.value
      form.looks = looks.map(\.id)
      form.heldItems = heldItems.flatMap(\.rows)
      form.pastTypes = pastTypes.flatMap(\.rows)
      form.pastAbilities = pastAbilities.flatMap(\.rows)
      form.pastStats = pastStats.flatMap(\.rows)
      return form
    }
  }

  /// What the things that the document links to are called, made of their slugs: good enough until
  /// their own documents have been read. The looks are left out: a slug makes a poor
  /// name of one, and the form's name does better.
  var linkedNames: LinkedNames {
    var book = LinkedNames()
    book.note(species)
    book.note(types.map(\.type))
    for slot in abilities { book.note(slot.ability) }
    for held in heldItems { held.note(in: &book) }
    for past in pastTypes { past.note(in: &book) }
    for past in pastAbilities { past.note(in: &book) }
    for past in pastStats { past.note(in: &book) }
    return book
  }
}
