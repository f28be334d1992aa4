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
  ]

  func binds(_ item: String, to owner: String) -> Bool {
    species.contains(owner) && (item.hasPrefix(word) || item.hasSuffix(word))
  }
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
