/// Items that cannot be taken from the Pokémon that they belong to: a row of a table.
struct BoundItem {
  /// The beginning or end of the slug, or all of it.
  private let word: String
  private let species: [String]

  static let all = [
    BoundItem(word: "-memory", species: ["silvally"]),
    BoundItem(word: "-plate", species: ["arceus"]),
    BoundItem(word: "-drive", species: ["genesect"]),
    BoundItem(word: "-mask", species: ["ogerpon"]),
    BoundItem(word: "rusted-", species: ["zacian", "zamazenta"]),
    BoundItem(word: "red-orb", species: ["groudon"]),
    BoundItem(word: "blue-orb", species: ["kyogre"]),
    BoundItem(word: "griseous", species: ["giratina"]),
    BoundItem(word: "adamant-crystal", species: ["dialga"]),
    BoundItem(word: "lustrous-globe", species: ["palkia"]),
  ]

  func binds(_ item: String, to owner: String) -> Bool {
    species.contains(owner) && (item.hasPrefix(word) || item.hasSuffix(word))
  }
}

/// The moves that take the target's item.
///
/// Source: Bulbapedia's pages of the moves.
enum TakenItems {
  static let rules = MoveRules<Bool>([
    MoveRule("knock-off") { _ in true },
    MoveRule("thief", "covet") { $0.attacker.item.isEmpty },
    MoveRule("bug-bite", "pluck", "incinerate") { $0.heldItem.hasSuffix("-berry") },
  ])
}

/// Moves that are always critical.
enum CriticalMoves {
  static func isSure(_ move: BattleMove, in generation: Int) -> Bool {
    move.has(.surecrit) && generation > 2 || move.slug == "zippy-zap" && generation == 7
      || frequent.contains(move.slug) && generation == 1
  }

  /// Moves whose critical hits are so frequent in generation 1 that they are taken as certain.
  static let frequent: Set<String> = ["crabhammer", "razor-leaf", "slash"]
}
