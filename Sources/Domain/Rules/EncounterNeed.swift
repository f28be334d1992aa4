/// The requirement of an encounter. The lists of a place sort by it, walking first.
enum EncounterNeed: Int {
  case walking
  /// An item or a move, such as a rod, Surf or Headbutt.
  case tool
  /// Luck or a battle that comes only once: a static or roaming Pokémon, or a raid.
  case occasion
  /// Another character, who hands it over.
  case giver

  /// Whether wild Pokémon are met again and again, so that their slots share a hundred percent.
  var isRepeated: Bool { self == .walking || self == .tool }

  init(_ method: ID<EncounterMethod>) {
    switch EncounterWay(method) {
    case .gift, .egg, .trade: self = .giver
    case .fishing: self = .tool
    case .raid: self = .occasion
    case .wild where Self.tools.contains(method.rawValue): self = .tool
    case .wild where Self.occasions.contains(method.rawValue): self = .occasion
    case .wild: self = .walking
    }
  }

  // PokeAPI's IDs of wild encounters.
  /// Surf, Rock Smash, Headbutt, seaweed, Feebas tiles, bubbling spots, in the water, honey.
  private static let tools: Set = [5, 6, 7, 13, 22, 23, 24, 27, 37, 39, 43, 55, 58, 59]
  /// Static, woken by an item, roaming, Island Scan, snagged.
  private static let occasions: Set = [20, 21, 25, 26, 28, 29, 30, 32, 51, 52]
}
