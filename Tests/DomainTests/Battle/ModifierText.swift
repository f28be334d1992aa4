@testable import PokedexDomain

/// A row of the table of modifiers in words.
extension Modifier {
  /// The ability, item, move or field that causes the modifier, in words.
  var causeText: String {
    if causes == [.field] { return "the field" }
    if let known = Self.groups[name] { return known }
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

extension Modifier.Cause {
  fileprivate var text: String {
    switch self {
    case .ability(let slug): "attacker's \(named(slug))"
    case .item(let slug): "attacker's \(named(slug))"
    case .foeAbility(let slug): "target's \(named(slug))"
    case .foeItem(let slug): "target's \(named(slug))"
    case .move(let slug): named(slug)
    case .field: "the field"
    }
  }
}

extension [BattleCondition] {
  var words: String { respelled(map(\.text).joined(separator: "; ")) }
}
