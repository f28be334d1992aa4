import PokedexDomain

/// The facts about the species and forms of the sample.
extension SampleDex {
  /// The catalog of a repository without a dex, such as PokeAPI.
  package static var catalogOfPokeAPI: Catalog {
    var catalog = Catalog(forms: Table(forms), species: Table(species), names: formNames)
    for form in forms { record(of: form.id).map { catalog.put($0) } }
    return catalog
  }

  /// The sample as a dex in memory.
  package static let reference: (any DexReference)? = try? SampleReference(SampleDex.write)

  static func addFacts(to species: inout Species) {
    species.evolutionChain = chains[species.id] ?? 1
    for (dex, numbers) in regionalNumbers {
      guard let number = numbers[species.id] else { continue }
      var entry = DexNumber()
      (entry.pokedex, entry.number) = (dex, number)
      species.dexNumbers.append(entry)
    }
    switch species.id {
    case 6: (species.eggGroups, species.growthRate) = ([1, 14], 4)
    case 133...135: (species.color, species.shape, species.habitat) = (3, 8, 9)
    case 172: (species.eggGroups, species.hatchCycles, species.captureRate) = ([15], 10, 190)
    case 250: (species.eggGroups, species.growthRate, species.hatchCycles) = ([15], 1, 120)
    case 669: (species.color, species.growthRate, species.baseHappiness) = (9, 5, 35)
    default: break
    }
  }

  /// The version group in which a form is new.
  static func debut(of form: Form) -> ID<VersionGroup> {
    switch form.id {
    case 172, 250: 3
    case 669, 10_039: 15
    case 10_100: 17
    case 10_166: 20
    default: 1
    }
  }

  private static let chains: [ID<Species>: ID<EvolutionChain>] = [
    6: 2, 25: 10, 26: 10, 29: 12, 83: 35, 115: 51, 122: 57, 172: 10, 250: 129, 669: 345,
  ]

  /// The numbers in the dexes of Kanto and Sinnoh.
  private static let regionalNumbers: [(ID<Pokedex>, [ID<Species>: Int])] = [
    (2, [6: 6, 25: 25, 26: 26, 29: 29, 83: 83, 115: 115, 122: 122, 133: 133, 134: 134, 135: 135]),
    (6, [25: 104, 26: 105, 122: 95, 133: 163, 134: 164, 135: 165, 172: 103]),
  ]
}
