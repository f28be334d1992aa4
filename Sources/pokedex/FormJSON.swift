import FoundationEssentials
import PokedexDomain

/// The JSON of a form. Its keys are promised: they are added to, not changed.
struct FormJSON: Encodable {
  let id: Int
  let slug: String
  let name: String
  /// The National Dex number.
  let species: Int
  let isDefault: Bool
  let types: [String]
  let stats: Stats
  let total: Int
  let abilities: [Ability]
  /// Decimetres.
  let height: Int
  /// Hectograms.
  let weight: Int
  /// What met the query, where that was asked for.
  let why: String?

  struct Stats: Encodable {
    let hp: Int
    let attack: Int
    let defense: Int
    let specialAttack: Int
    let specialDefense: Int
    let speed: Int
  }

  struct Ability: Encodable {
    let name: String
    let isHidden: Bool
  }

  /// - Parameter slugs: what PokeAPI calls the abilities, by id.
  init(
    _ form: Form, name: String, abilities slugs: [Int: String], why: String? = nil
  ) {
    id = form.id.rawValue
    slug = form.slug
    self.name = name
    species = form.species.rawValue
    isDefault = form.isDefault
    types = form.types.map { $0.englishName.lowercased() }
    stats = Stats(form.stats)
    total = form.stats.total
    let slots = [(form.ability1, false), (form.ability2, false), (form.hiddenAbility, true)]
    abilities = slots.compactMap { id, isHidden in
      id.map { Ability(name: slugs[$0.rawValue] ?? "", isHidden: isHidden) }
    }
    height = form.height
    weight = form.weight
    self.why = why
  }

  /// The object on one line, its keys in alphabetical order.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

extension FormJSON.Stats {
  fileprivate init(_ stats: PokedexDomain.Stats) {
    hp = stats.hp
    attack = stats.attack
    defense = stats.defense
    specialAttack = stats.specialAttack
    specialDefense = stats.specialDefense
    speed = stats.speed
  }
}
