import PokedexDomain

/// One of the `past_types` of a form.
struct PokemonPastTypes: Decodable, Sendable {
  private let generation: Link<Generation>
  private let types: [TypeSlot]

  var rows: [PastType] {
    types.map { slot in
      var past = PastType()
      past.generation = generation.id
      past.slot = slot.slot.value
      past.type = slot.type.id
      return past
    }
  }

  func collectNames(into names: inout LinkedNames) {
    names.addName(of: generation)
    names.addNames(of: types.map(\.type))
  }
}

/// One of the `past_abilities` of a form.
struct PokemonPastAbilities: Decodable, Sendable {
  private let generation: Link<Generation>
  private let abilities: [AbilitySlot]

  var rows: [PastAbility] {
    abilities.map { slot in
      var past = PastAbility()
      past.generation = generation.id
      past.slot = slot.slot.value
      past.isHidden = slot.isHidden
      past.ability = slot.ability?.id
      return past
    }
  }

  func collectNames(into names: inout LinkedNames) {
    names.addName(of: generation)
    for slot in abilities { names.addName(of: slot.ability) }
  }
}

/// One of the `past_stats` of a form.
struct PokemonPastStats: Decodable, Sendable {
  private let generation: Link<Generation>
  private let stats: [StatValue]

  var rows: [PastStat] {
    stats.map { value in
      var past = PastStat()
      past.generation = generation.id
      past.stat = value.stat.id
      past.base = value.base.value
      past.effort = value.effort.value
      return past
    }
  }

  func collectNames(into names: inout LinkedNames) {
    names.addName(of: generation)
    names.addNames(of: stats.map(\.stat))
  }
}
