extension RunMean {
  /// PokeAPI's slug of the method that has its name; that of no method for a few.
  package var namingMethod: String {
    switch self {
    case .walking: "walk"
    case .gifts: "gift"
    case .trade: "npc-trade"
    case .honey: "honey-tree"
    case .pokeFlute: "pokeflute"
    case .raids: "max-raid"
    case .snagging: "snag"
    default: rawValue
    }
  }
}
