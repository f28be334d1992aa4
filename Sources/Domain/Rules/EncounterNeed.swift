/// What a player needs for an encounter. The order is that of the lists of a place: what one meets
/// by walking comes first.
enum EncounterNeed: Int {
  case walking
  /// An item or a move, such as a rod, Surf or Headbutt.
  case tool
  /// Luck or a battle that comes only once: a static or roaming Pokémon, or a raid.
  case occasion
  /// Another character, who hands it over.
  case giver

  init(_ method: ID<EncounterMethod>) {
    if EncounterWay(method).isHandedOver {
      self = .giver
    } else if Self.tools.contains(method.rawValue) {
      self = .tool
    } else if Self.occasions.contains(method.rawValue) {
      self = .occasion
    } else {
      self = .walking
    }
  }

  // PokeAPI's IDs.
  /// Rods, Surf, Rock Smash, Headbutt, seaweed, Feebas tiles, bubbling spots, in the water, honey.
  private static let tools: Set = [
    2, 3, 4, 5, 6, 7, 12, 13, 22, 23, 24, 27, 31, 34, 37, 39, 43, 55, 58, 59,
  ]
  /// Static, woken by an item, roaming, Island Scan, snagged, raids.
  private static let occasions: Set = [20, 21, 25, 26, 28, 29, 30, 32, 51, 52, 60, 61]
}
