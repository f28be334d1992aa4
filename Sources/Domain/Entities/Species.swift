/// An entry of the National Dex, such as Garchomp in all its forms.
package struct Species: Tabular, Hashable {
  package static let kind = Kind.species

  /// The National Dex number.
  package let id: ID<Species>
  package let slug: String
  package var names = Names()
  package var order = 0
  package var generation = ID<Generation>(0)
  package var evolvesFrom: ID<Species>?
  package var evolutionChain = ID<EvolutionChain>(0)
  /// Female proportion in eighths, 0 to 8; -1 for a genderless species.
  package var genderRate = 0
  /// 0 to 255; higher is easier.
  package var captureRate = 0
  /// 0 to 255.
  package var baseHappiness = 0
  package var isBaby = false
  package var isLegendary = false
  package var isMythical = false
  /// Egg cycles until hatching.
  package var hatchCycles = 0
  package var hasGenderDifferences = false
  package var formsSwitchable = false
  package var growthRate = ID<GrowthRate>(0)
  package var color = ID<PokemonColor>(0)
  package var shape: ID<PokemonShape>?
  package var habitat: ID<PokemonHabitat>?
  package var eggGroups: [ID<EggGroup>] = []
  package var dexNumbers: [DexNumber] = []
  /// All forms, the default one first.
  package var forms: [ID<Form>] = []

  package init(id: ID<Species>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<Species>] = [
    .number("order", \.order),
    .link("generation", \.generation),
    .link("evolves_from", \.evolvesFrom),
    .link("evolution_chain", \.evolutionChain),
    .number("gender_rate", \.genderRate),
    .number("capture_rate", \.captureRate),
    .number("base_happiness", \.baseHappiness),
    .flag("is_baby", \.isBaby),
    .flag("is_legendary", \.isLegendary),
    .flag("is_mythical", \.isMythical),
    .number("hatch_cycles", \.hatchCycles),
    .flag("has_gender_differences", \.hasGenderDifferences),
    .flag("forms_switchable", \.formsSwitchable),
    .link("growth_rate", \.growthRate),
    .link("color", \.color),
    .link("shape", \.shape),
    .link("habitat", \.habitat),
    .links("egg_groups", \.eggGroups),
    .list("dex_numbers", \.dexNumbers),
    .links("forms", \.forms),
  ]
}

/// The number of a species in a national or regional dex.
package struct DexNumber: ListElement, Hashable {
  package var pokedex = ID<Pokedex>(0)
  package var number = 0

  package init() {}

  package static let fields: [Field<DexNumber>] = [
    .link("pokedex", \.pokedex), .number("number", \.number),
  ]
}

extension Species {
  /// The base happiness of most species since generation VIII, and before; source:
  /// rh-hideout/pokeemerald-expansion, pull request 3491.
  package static let usualHappiness = 50
  package static let usualHappinessBefore = 70
  package static let firstWithLessHappiness = ID<Generation>(8)

  /// The base happiness in a generation.
  ///
  /// - Parameter today: That of the newest games.
  static func happiness(
    _ today: Int, ofDebut debut: ID<Generation>, in generation: ID<Generation>
  ) -> Int {
    let isHigher = max(generation, debut) < firstWithLessHappiness && today == usualHappiness
    return isHigher ? usualHappinessBefore : today
  }

  /// The species with the facts of a generation.
  package func seen(in generation: ID<Generation>) -> Species {
    var species = self
    species.baseHappiness = Self.happiness(
      baseHappiness, ofDebut: self.generation, in: generation)
    return species
  }
}
