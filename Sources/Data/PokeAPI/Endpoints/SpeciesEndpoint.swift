import PokedexDomain

/// `pokemon-species/{id}`
struct SpeciesEndpoint: Endpoint {
  private let id: DocumentID<Species>
  private let name: String
  private let names: NamedList
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

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    order = try object["order"]
    generation = try object["generation"]
    evolvesFrom = try object["evolves_from_species"]
    evolutionChain = try object["evolution_chain"]
    genderRate = try object["gender_rate"]
    captureRate = try object["capture_rate"]
    baseHappiness = try object["base_happiness"]
    isBaby = try object["is_baby"]
    isLegendary = try object["is_legendary"]
    isMythical = try object["is_mythical"]
    hatchCycles = try object["hatch_counter"]
    hasGenderDifferences = try object["has_gender_differences"]
    formsSwitchable = try object["forms_switchable"]
    growthRate = try object["growth_rate"]
    color = try object["color"]
    shape = try object["shape"]
    habitat = try object["habitat"]
    eggGroups = try object["egg_groups"]
    dexNumbers = try object["pokedex_numbers"]
    varieties = try object["varieties"]
  }

  private struct Entry: ReadableObject {
    let pokedex: Link<Pokedex>
    let number: Count

    init(_ object: JSONObject) throws(BadData) {
      pokedex = try object["pokedex"]
      number = try object["entry_number"]
    }
  }

  private struct Variety: ReadableObject {
    let isDefault: Bool
    let pokemon: Link<Form>

    init(_ object: JSONObject) throws(BadData) {
      isDefault = try object["is_default"]
      pokemon = try object["pokemon"]
    }
  }

  var entity: Species {
    get throws(BadData) {
      guard evolvesFrom?.id != id.value else {
        throw id.value.badData("evolves_from_species", "is the species itself")
      }
      var species = Species(id: id.value, slug: name)
      species.names = names.names
      species.order = order.value
      species.generation = generation.id
      species.evolvesFrom = evolvesFrom?.id
      species.evolutionChain = evolutionChain.id
      species.dexNumbers = dexNumbers.map(Self.dexNumber)
      species.forms = forms
      describe(&species)
      breed(&species)
      return species
    }
  }

  private func describe(_ species: inout Species) {
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

  private func breed(_ species: inout Species) {
    species.genderRate = genderRate.value
    species.hasGenderDifferences = hasGenderDifferences
    species.isBaby = isBaby
    species.hatchCycles = hatchCycles.value
    species.eggGroups = eggGroups.map(\.id)
  }

  private var forms: [ID<Form>] {
    let usual = varieties.filter(\.isDefault)
    let others = varieties.filter { !$0.isDefault }
    return (usual + others).map(\.pokemon.id)
  }

  private static func dexNumber(_ entry: Entry) -> DexNumber {
    var number = DexNumber()
    number.pokedex = entry.pokedex.id
    number.number = entry.number.value
    return number
  }

  /// What the things that the document links to are called, made of their slugs: good enough until
  /// their own documents have been read.
  var linkedNames: LinkedNames {
    var book = LinkedNames()
    book.note(generation)
    book.note(evolvesFrom)
    book.note(growthRate)
    book.note(color)
    book.note(shape)
    book.note(habitat)
    book.note(eggGroups)
    book.note(dexNumbers.map(\.pokedex))
    book.note(varieties.map(\.pokemon))
    return book
  }
}
