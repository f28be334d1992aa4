import PokedexDomain

/// One of the six `stats` of a form, present or past.
struct StatValue: Decodable, Sendable {
  let base: Bounded<1, 255>
  let effort: Bounded<0, 3>
  let stat: Link<StatEntry>

  private enum CodingKeys: String, CodingKey {
    case effort, stat
    case base = "base_stat"
  }
}

extension [StatValue] {
  func baseAndEffort(of form: ID<Form>) throws(BadData) -> (base: Stats, effort: Stats) {
    var base = Stats()
    var effort = Stats()
    for (index, value) in enumerated() {
      // PokeAPI numbers the stats in the order of the games.
      guard let stat = Stat(rawValue: value.stat.id.rawValue), base[stat] == 0 else {
        throw form.badData("stats[\(index)].stat", "is not one of the six stats, or occurs twice")
      }
      base[stat] = value.base.value
      effort[stat] = value.effort.value
    }
    guard count == Stat.allCases.count else {
      throw form.badData("stats", "are \(count) and not \(Stat.allCases.count)")
    }
    return (base, effort)
  }
}

/// An ability of a form, present or past. A form has up to three; the third is the hidden ability.
struct AbilitySlot: Decodable, Sendable {
  let slot: Bounded<1, 3>
  let isHidden: Bool
  let ability: Link<Ability>?

  private enum CodingKeys: String, CodingKey {
    case slot, ability
    case isHidden = "is_hidden"
  }
}

extension [AbilitySlot] {
  func ability(in slot: Int) -> ID<Ability>? {
    first { $0.slot.value == slot }?.ability?.id
  }
}

/// One of the `held_items` of a form, with its chance in each game.
struct PokemonHeldItem: Decodable, Sendable {
  private let item: Link<Item>
  private let versions: [Rarity]

  private enum CodingKeys: String, CodingKey {
    case item
    case versions = "version_details"
  }

  private struct Rarity: Decodable {
    let version: Link<Version>
    let rarity: Bounded<1, 100>
  }

  var rows: [HeldItem] {
    versions.map { version in
      var held = HeldItem()
      held.item = item.id
      held.version = version.version.id
      held.rarity = version.rarity.value
      return held
    }
  }

  func collectNames(into names: inout LinkedNames) {
    names.addName(of: item)
    names.addNames(of: versions.map(\.version))
  }
}
