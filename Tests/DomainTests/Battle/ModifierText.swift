@testable import PokedexDomain

/// A row of the table of modifiers in words.
extension Modifier {
  /// The name in the table.
  var title: String {
    if let name { return name }
    return switch causes[0] {
    case .foeAbility, .foeItem: "\(causes[0].englishName) (target)"
    default: causes[0].englishName
    }
  }

  /// The ability, item, move or field that causes the modifier, in words.
  var causeText: String {
    if causes == [.field] { return "the field" }
    if let known = name.flatMap({ Self.groups[$0] }) { return known }
    return causes.map(\.text).joined(separator: ", ")
  }

  private static let groups = [
    "Items of a type": "attacker's item for the move's type",
    "Items of a type (2)": "attacker's item for the move's type",
    "Items of a type (3)": "attacker's item for the move's type, except Sea Incense",
    "Gems": "attacker's gem", "Gems (5)": "attacker's gem",
    "Berries against a type": "target's berry",
  ]

  var conditionText: String { conditions.isEmpty ? "always" : conditions.words }

  var generationText: String { generations.text }

  var factorText: String {
    let thousandths = (factor * 1000 + 2048) / 4096
    let digits = String(thousandths % 1000 + 1000).dropFirst()
    return "\(factor) (× \(thousandths / 1000).\(digits))"
  }
}

extension BattleCause {
  /// `attacker's Guts`, `target's Thick Fat`.
  var text: String {
    switch self {
    case .ability, .item: "attacker's \(name)"
    case .foeAbility, .foeItem: "target's \(name)"
    default: name
    }
  }

  /// The English name.
  var name: String {
    switch self {
    case .move(let slug), .ability(let slug), .item(let slug), .foeAbility(let slug),
      .foeItem(let slug):
      named(slug)
    case .field: "the field"
    case .status(let status): status.rawValue
    case .weather(let weather): weather.rawValue
    case .terrain(let terrain): "\(terrain.rawValue) Terrain"
    }
  }
}

extension [BattleCondition] {
  var words: String { respelled(map(\.text).joined(separator: "; ")) }
}
