import PokedexDomain

/// `pokemon/{id}`, except for the moves, which ``LearnsetEndpoint`` reads.
struct PokemonEndpoint: Endpoint {
  private let id: DocumentID<Form>
  private let name: NameText
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

  private enum CodingKeys: String, CodingKey {
    case id, name, species, order, types, stats, abilities, height, weight
    case isDefault = "is_default"
    case baseExperience = "base_experience"
    case looks = "forms"
    case heldItems = "held_items"
    case pastTypes = "past_types"
    case pastAbilities = "past_abilities"
    case pastStats = "past_stats"
  }

  var entity: Form {
    get throws(BadData) {
      var form = Form(id: id.value, slug: name.value)
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

  /// Names for the linked entities, derived from their slugs, until their own documents have been
  /// read. Looks are left out: the form's name is better than one derived from a look's slug.
  var linkedNames: LinkedNames {
    var names = LinkedNames()
    names.addName(of: species)
    names.addNames(of: types.map(\.type))
    for slot in abilities { names.addName(of: slot.ability) }
    for held in heldItems { held.collectNames(into: &names) }
    for past in pastTypes { past.collectNames(into: &names) }
    for past in pastAbilities { past.collectNames(into: &names) }
    for past in pastStats { past.collectNames(into: &names) }
    return names
  }
}
