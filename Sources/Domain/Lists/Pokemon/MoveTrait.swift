/// A value of `is:` for Pokémon that learn a move of some kind, such as one that heals.
struct MoveTrait: Sendable {
  let name: String
  let meaning: String
  /// The moves, as a query.
  let query: String

  static let all = [
    MoveTrait("priority", "learns an attack with priority", "priority>0 -class:status"),
    MoveTrait("recovery", "learns a move such as Recover that heals it", "is:recovery"),
    MoveTrait("pivot", "learns a move that switches the user out", "is:pivot"),
    MoveTrait("phazing", "learns a move that forces the target out", "is:phazing"),
    MoveTrait("protection", "learns a move that protects from attacks", "is:protection"),
    MoveTrait("trapping", "learns a move that keeps the target from switching", "is:trapping"),
    MoveTrait("hazard", "learns an entry hazard", "is:hazard"),
    MoveTrait("screen", "learns Reflect, Light Screen or Aurora Veil", "is:screen"),
    MoveTrait("weather", "learns a move that changes the weather", "is:weather"),
    MoveTrait("terrain", "learns a move that changes the terrain", "is:terrain"),
  ]

  private init(_ name: String, _ meaning: String, _ query: String) {
    self.name = name
    self.meaning = meaning
    self.query = query
  }

  /// The search for learners of these moves in the games of the lens.
  func learners(in pokemon: PokemonRows) -> MoveSearch {
    MoveSearch(Chosen(entries: pokemon.moves().search(query).entries, text: query))
  }
}

extension RowTrait<PokemonRows> {
  init(_ trait: MoveTrait) {
    self.init(
      trait.name, trait.meaning,
      rows: { rows in trait.learners(in: rows).rows(in: rows) },
      reason: { rows, row in
        trait.learners(in: rows).reason(for: row, in: rows)
      }, gap: { $0.gap(about: "move") }, failure: { $0.hasDex ? nil : .needsDex })
  }
}
