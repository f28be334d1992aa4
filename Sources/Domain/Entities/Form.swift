/// One variety of a species with its own stats, types and abilities, which PokeAPI calls a
/// `pokemon`. Garchomp is a form; Mega Garchomp is another of the same species.
package struct Form: Tabular, Hashable {
  package static let kind = Kind.form

  package let id: ID<Form>
  package let slug: String
  /// Always empty: the species and the looks have the names.
  package var names = Names()
  package var species = ID<Species>(0)
  package var isDefault = false
  /// Position in PokeAPI's order by family; not unique, and -1 for forms without one.
  package var order = 0
  package var type1 = ID<PokemonType>(0)
  package var type2: ID<PokemonType>?
  package var stats = Stats()
  /// EV yield, 0 to 3 each.
  package var effort = Stats()
  package var ability1: ID<Ability>?
  package var ability2: ID<Ability>?
  package var hiddenAbility: ID<Ability>?
  /// Decimetres.
  package var height = 0
  /// Hectograms; ``knownWeight`` filters out PokeAPI's placeholders for an unknown weight.
  package var weight = 0
  package var baseExperience: Int?
  /// The form's looks in PokeAPI's order; ``Look/isDefault`` marks the default one.
  package var looks: [ID<Look>] = []
  package var heldItems: [HeldItem] = []
  package var pastTypes: [PastType] = []
  package var pastAbilities: [PastAbility] = []
  package var pastStats: [PastStat] = []

  package init(id: ID<Form>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package var types: [ID<PokemonType>] { type2.map { [type1, $0] } ?? [type1] }

  /// Hectograms; `nil` if unknown.
  package var knownWeight: Int? { Self.knownWeight(weight) }

  /// PokeAPI gives 0 or, for Gigantamax forms, 1000 kg where the games show question marks. The
  /// heaviest Pokémon weigh 999.9 kg.
  static func knownWeight(_ hectograms: Int) -> Int? {
    (1..<10_000).contains(hectograms) ? hectograms : nil
  }

  package static let fields: [Field<Form>] = [
    .link("species", \.species),
    .flag("is_default", \.isDefault),
    .number("order", \.order),
    .link("type_1", \.type1),
    .link("type_2", \.type2),
    .number("hp", \.stats.hp),
    .number("attack", \.stats.attack),
    .number("defense", \.stats.defense),
    .number("special_attack", \.stats.specialAttack),
    .number("special_defense", \.stats.specialDefense),
    .number("speed", \.stats.speed),
    .number("effort_hp", \.effort.hp),
    .number("effort_attack", \.effort.attack),
    .number("effort_defense", \.effort.defense),
    .number("effort_special_attack", \.effort.specialAttack),
    .number("effort_special_defense", \.effort.specialDefense),
    .number("effort_speed", \.effort.speed),
    .link("ability_1", \.ability1),
    .link("ability_2", \.ability2),
    .link("ability_hidden", \.hiddenAbility),
    .number("height", \.height),
    .number("weight", \.weight),
    .number("base_experience", \.baseExperience),
    .links("looks", \.looks),
    .list("held_items", \.heldItems),
    .list("past_types", \.pastTypes),
    .list("past_abilities", \.pastAbilities),
    .list("past_stats", \.pastStats),
  ]
}

/// An item that a wild Pokémon may hold in a version.
package struct HeldItem: ListElement, Hashable {
  package var item = ID<Item>(0)
  package var version = ID<Version>(0)
  /// Percent, 1 to 100.
  package var rarity = 0

  package init() {}

  package static let fields: [Field<HeldItem>] = [
    .link("item", \.item), .link("version", \.version), .number("rarity", \.rarity),
  ]
}

/// A type that a form had up to and including a generation.
package struct PastType: ListElement, Hashable {
  package var generation = ID<Generation>(0)
  /// 1 or 2.
  package var slot = 0
  package var type = ID<PokemonType>(0)

  package init() {}

  package static let fields: [Field<PastType>] = [
    .link("generation", \.generation), .number("slot", \.slot), .link("type", \.type),
  ]
}

/// An ability that a form had up to and including a generation; `nil` for an empty slot.
package struct PastAbility: ListElement, Hashable {
  package var generation = ID<Generation>(0)
  /// 1 to 3; the third is the hidden one.
  package var slot = 0
  package var isHidden = false
  package var ability: ID<Ability>?

  package init() {}

  package static let fields: [Field<PastAbility>] = [
    .link("generation", \.generation), .number("slot", \.slot), .flag("is_hidden", \.isHidden),
    .link("ability", \.ability),
  ]
}

/// A base stat that a form had up to and including a generation. Generation I has one `special` in
/// place of two stats.
package struct PastStat: ListElement, Hashable {
  package var generation = ID<Generation>(0)
  package var stat = ID<StatEntry>(0)
  package var base = 0
  package var effort = 0

  package init() {}

  package static let fields: [Field<PastStat>] = [
    .link("generation", \.generation), .link("stat", \.stat), .number("base", \.base),
    .number("effort", \.effort),
  ]
}
