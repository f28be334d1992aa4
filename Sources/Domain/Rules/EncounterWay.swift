/// The kinds of encounter that players distinguish.
package enum EncounterWay: String, CaseIterable, Hashable, Sendable {
  /// In grass, in a cave or on water, as a static encounter, or from a trainer.
  case wild
  case fishing
  case raid
  case gift
  case egg
  case trade

  /// The kind of one of PokeAPI's methods.
  package init(_ method: ID<EncounterMethod>) {
    self = Self.allCases.first { $0.methods.contains(method.rawValue) } ?? .wild
  }

  /// Whether another character or player gives the Pokémon to the player.
  package var isHandedOver: Bool { self == .gift || self == .egg || self == .trade }

  /// PokeAPI's IDs for each kind; all other methods are wild.
  private var methods: Set<Int> {
    switch self {
    case .wild: []
    case .fishing: [2, 3, 4, 12, 31, 34]
    case .raid: [60, 61]
    // From characters, and from other games and discs.
    case .gift: [18, 45, 46, 47, 48, 49]
    case .egg: [19, 50]
    case .trade: [36]
    }
  }
}
