import PokedexDomain

/// `pokemon-species/{id}`
struct SpeciesEndpoint: Endpoint {
  private let id: DocumentID<Species>
  private let name: NameText
  private let names: LocalizedNames
  private let order: Count
  private let generation: Link<Generation>
  private let evolvesFrom: Link<Species>?
  private let evolutionChain: Link<EvolutionChain>
  private let genderRate: Bounded<-1, 8>
  private let captureRate: Bounded<0, 255>
  private let baseHappiness: Bounded<0, 255>
  private let isBaby: Bool
  private let isLegendary: Bool
  private let isMythical: Bool
  private let hatchCycles: Count
  private let hasGenderDifferences: Bool
  private let formsSwitchable: Bool
  private let growthRate: Link<GrowthRate>
  private let color: Link<PokemonColor>
  private let shape: Link<PokemonShape>?
  private let habitat: Link<PokemonHabitat>?
  private let eggGroups: [Link<EggGroup>]
  private let dexNumbers: [Entry]
  private let varieties: [Variety]

  private enum CodingKeys: String, CodingKey {
    case id, name, names, order, generation, color, shape, habitat, varieties
    case evolvesFrom = "evolves_from_species"
    case evolutionChain = "evolution_chain"
    case genderRate = "gender_rate"
    case captureRate = "capture_rate"
    case baseHappiness = "base_happiness"
    case isBaby = "is_baby"
    case isLegendary = "is_legendary"
    case isMythical = "is_mythical"
    case hatchCycles = "hatch_counter"
    case hasGenderDifferences = "has_gender_differences"
    case formsSwitchable = "forms_switchable"
    case growthRate = "growth_rate"
    case eggGroups = "egg_groups"
    case dexNumbers = "pokedex_numbers"
  }

  private struct Entry: Decodable {
    let pokedex: Link<Pokedex>
    let number: Count

    private enum CodingKeys: String, CodingKey {
      case pokedex
      case number = "entry_number"
    }
  }

  private struct Variety: Decodable {
    let isDefault: Bool
    let pokemon: Link<Form>

    private enum CodingKeys: String, CodingKey {
      case pokemon
      case isDefault = "is_default"
    }
  }

  var entity: Species {
    get throws(BadData) {
      guard evolvesFrom?.id != id.value else {
        throw id.value.badData("evolves_from_species", "is the species itself")
      }
      var species = Species(id: id.value, slug: name.value)
      species.names = names.names
      species.order = order.value
      species.generation = generation.id
      species.evolvesFrom = evolvesFrom?.id
      species.evolutionChain = evolutionChain.id
      species.dexNumbers = dexNumbers.map(Self.dexNumber)
      species.forms = forms
      setTraits(&species)
      setBreeding(&species)
      return species
    }
  }

  private func setTraits(_ species: inout Species) {
    species.captureRate = captureRate.value
    species.baseHappiness = baseHappiness.value
    species.isLegendary = isLegendary
    species.isMythical = isMythical
    species.formsSwitchable = formsSwitchable
    species.growthRate = growthRate.id
    species.color = color.id
    species.shape = shape?.id
    species.habitat = habitat?.id
  }

  private func setBreeding(_ species: inout Species) {
    species.genderRate = genderRate.value
    species.hasGenderDifferences = hasGenderDifferences
    species.isBaby = isBaby
    species.hatchCycles = hatchCycles.value
    species.eggGroups = eggGroups.map(\.id)
  }

  private var forms: [ID<Form>] {
    let defaults = varieties.filter(\.isDefault)
    let others = varieties.filter { !$0.isDefault }
    return (defaults + others).map(\.pokemon.id)
  }

  private static func dexNumber(_ entry: Entry) -> DexNumber {
    var number = DexNumber()
    number.pokedex = entry.pokedex.id
    number.number = entry.number.value
    return number
  }

  /// Names for the linked entities, derived from their slugs, until their own documents have been
  /// read.
  var linkedNames: LinkedNames {
    var names = LinkedNames()
    names.addName(of: generation)
    names.addName(of: evolvesFrom)
    names.addName(of: growthRate)
    names.addName(of: color)
    names.addName(of: shape)
    names.addName(of: habitat)
    names.addNames(of: eggGroups)
    names.addNames(of: dexNumbers.map(\.pokedex))
    names.addNames(of: varieties.map(\.pokemon))
    return names
  }
}
