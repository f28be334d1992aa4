@testable import PokedexDomain

/// A row of the table of modifiers in words.
extension Modifier {
  /// The ability, item, move or condition of the field that causes the modifier, in words.
  var causeText: String {
    if causes == [.field], let name { return String(name.split(separator: " (")[0]) }
    if let known = name.flatMap({ Self.groups[$0] }) { return known }
    return causes.map(\.text).joined(separator: ", ")
  }

  private static let groups = [
    "Items of a type": "item for the move's type",
    "Items of a type (2)": "item for the move's type",
    "Items of a type (3)": "item for the move's type, except Sea Incense",
    "Gems": "gem", "Gems (5)": "gem",
    "Berries against a type": "target's berry",
  ]

  var conditionText: String { conditions.isEmpty ? "always" : conditions.words }

  var generationText: String { generations.text }

  /// `×1.5`, or `×5325/4096` where two decimals do not give the factor exactly.
  var factorText: String {
    let hundredths = factor * 100 / 4096
    guard hundredths * 4096 == factor * 100 else { return "×\(factor)/4096" }
    let (whole, digits) = hundredths.quotientAndRemainder(dividingBy: 100)
    return digits == 0 ? "×\(whole)" : "×\(Double(hundredths) / 100)"
  }
}

extension BattleCause {
  /// `Guts`, `target's Thick Fat`.
  var text: String {
    switch self {
    case .foeAbility, .foeItem: "target's \(name)"
    case .side(let effect): effect.isAbility ? "partner's \(name)" : name
    case .foeSide(let effect): effect.isAbility ? "\(name) of the target's partner" : name
    case .fieldEffect: "\(name) of another Pokémon"
    default: name
    }
  }

  /// The English name.
  var name: String {
    switch self {
    case .move(let slug), .ability(let slug), .item(let slug), .foeAbility(let slug),
      .foeItem(let slug):
      named(slug)
    case .side(let effect), .foeSide(let effect): named(effect.rawValue)
    case .fieldEffect(let effect): named(effect.rawValue)
    case .field: "the field"
    case .status(let status): status.rawValue
    case .weather(let weather): weather.rawValue
    case .terrain(let terrain): "\(terrain.rawValue) Terrain"
    }
  }
}

extension [RuleCondition] {
  var words: String { respelled(map(\.text).joined(separator: "; ")) }
}
