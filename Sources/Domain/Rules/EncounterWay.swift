/// The ways to meet Pokémon, as players tell them apart.
package enum EncounterWay: String, CaseIterable, Hashable, Sendable {
  /// In the grass, in a cave, on the water; something that stands there, a trainer's.
  case wild
  case fishing
  case raid
  case gift
  case egg
  case trade

  /// A method of PokeAPI's, by its id.
  package init(_ method: ID<EncounterMethod>) {
    self = Self.allCases.first { $0.methods.contains(method.rawValue) } ?? .wild
  }

  /// Whether somebody hands it over.
  package var isHandedOver: Bool { self == .gift || self == .egg || self == .trade }

  /// PokeAPI's ids; what has none of its own is wild.
  private var methods: Set<Int> {
    switch self {
    case .wild: []
    case .fishing: [2, 3, 4, 12, 31, 34]
    case .raid: [60, 61]
    // From people, and from other games and discs.
    case .gift: [18, 45, 46, 47, 48, 49]
    case .egg: [19, 50]
    case .trade: [36]
    }
  }
}
