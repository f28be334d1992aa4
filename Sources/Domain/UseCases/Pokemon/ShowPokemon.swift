/// Loads the page of a form.
package struct ShowPokemon: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: The games whose data the page shows; `nil` for today's data.
  package func callAsFunction(
    _ form: ID<Form>, through lens: Lens? = nil
  ) async throws(PokedexError) -> PokemonPage {
    let record = try await pokedex.record(of: form, through: lens)
    let context = await pokedex.localCatalog().map { $0.through(lens) }.map {
      FormContext(of: form, $0, lens, $0.dex)
    }
    return PokemonPage(record, in: context)
  }
}

/// The page of a form. It is a class because views read single properties of it in every frame, and
/// each read would copy a large struct.
package final class PokemonPage: Sendable {
  package let form: Form
  package let name: String
  package let types: [ID<PokemonType>]
  package let abilities: [AbilitySlot]
  package let heldItems: [HeldItemSummary]
  /// The species' facts; `nil` if it could not be loaded.
  package let species: SpeciesFacts?
  package let speciesFailure: PokedexError?
  /// The rules of the lens, or today's.
  package let rules: GameRules
  /// The gap if the games do not have the form.
  package let absence: GameGap?
  /// The facts that people changed in the game, with the lines of their file.
  package let changes: [Overlay.ChangedFact]

  package struct AbilitySlot: Hashable, Sendable {
    package let id: ID<Ability>
    package let name: String
    package let isHidden: Bool
  }

  /// An item that wild Pokémon of the form hold, over all games, or over those of the lens.
  package struct HeldItemSummary: Hashable, Sendable {
    package let id: ID<Item>
    package let name: String
    /// Percent, the minimum and maximum over the games.
    package let rarity: ClosedRange<Int>
  }

  package struct SpeciesFacts: Hashable, Sendable {
    package let species: Species
    /// The generation in which the form first appeared.
    package let generation: String
    /// The eighths of the form that are female; -1 for a form without gender.
    package let genderRate: Int
    package let growthRate: String
    /// Egg groups whose names are known.
    package let eggGroups: [Named<EggGroup>]
    package let color: String
    package let shape: String?
    package let habitat: String?
    /// The forms of the species in the games of the lens, including this one.
    package let forms: [FormName]
  }

  package struct FormName: Hashable, Sendable {
    package let id: ID<Form>
    package let name: String
  }

  package convenience init(_ record: FormRecord) { self.init(record, in: nil) }

  /// - Parameter context: `nil` if only PokeAPI is available.
  init(_ record: FormRecord, in context: FormContext?) {
    form = record.form
    name = record.name
    types = record.form.types
    abilities = Self.abilities(of: record)
    heldItems = Self.heldItems(of: record, in: context)
    species = record.species.map { SpeciesFacts($0, names: record.names, context) }
    speciesFailure = record.speciesFailure
    rules = context?.rules ?? .today
    absence = context?.absence
    changes = context?.changes ?? []
  }

  private static func abilities(of record: FormRecord) -> [AbilitySlot] {
    record.form.abilities.map { id, isHidden in
      AbilitySlot(id: id, name: record.names[id] ?? "#\(id)", isHidden: isHidden)
    }
  }

  private static func heldItems(
    of record: FormRecord, in context: FormContext?
  ) -> [HeldItemSummary] {
    var order: [ID<Item>] = []
    var rarities: [ID<Item>: ClosedRange<Int>] = [:]
    for held in record.form.heldItems where context?.has(held.version) ?? true {
      let known = rarities[held.item]
      if known == nil { order.append(held.item) }
      let low = min(known?.lowerBound ?? held.rarity, held.rarity)
      rarities[held.item] = low...max(known?.upperBound ?? held.rarity, held.rarity)
    }
    return order.compactMap { id in
      rarities[id].map { HeldItemSummary(id: id, name: record.names[id] ?? "#\(id)", rarity: $0) }
    }
  }
}

extension Form {
  /// All abilities of the form, the hidden one last. A hidden ability that equals a regular one is
  /// listed only once.
  var abilities: [(id: ID<Ability>, isHidden: Bool)] {
    let regular = [ability1, ability2].compactMap { $0 }
    let hidden = hiddenAbility.map { regular.contains($0) ? [] : [$0] } ?? []
    return regular.map { ($0, false) } + hidden.map { ($0, true) }
  }
}

extension PokemonPage.SpeciesFacts {
  fileprivate init(_ species: Species, names: LinkedNames, _ context: FormContext?) {
    self.species = species
    generation =
      context?.generation ?? names[species.generation]
      ?? worded("Generation \(species.generation)")
    genderRate = context?.genderRate ?? species.genderRate
    growthRate = names[species.growthRate] ?? ""
    eggGroups = species.eggGroups.compactMap { id in names[id].map { Named(id, $0) } }
    color = names[species.color] ?? ""
    shape = species.shape.flatMap { names[$0] }
    habitat = species.habitat.flatMap { names[$0] }
    forms = species.forms.filter { context?.has($0) ?? true }.map {
      PokemonPage.FormName(id: $0, name: names[$0] ?? "#\($0)")
    }
  }

  /// Female proportion in thousandths; `nil` for a form without gender.
  package var femaleThousandths: Int? { genderRate < 0 ? nil : genderRate * 125 }
}
