/// The moves that Pokémon bring from other games by trade or transfer.
///
/// Source: Bulbapedia, “Time Capsule”, “Pal Park”, “Poké Transfer”, “Pokémon Bank” and “Pokémon
/// HOME”. Pokémon HOME keeps no moves for games after Sword and Shield.
struct TransferredMoves {
  private let groups: Set<ID<VersionGroup>>
  private let ancestry: Ancestry
  private let dex: any DexReference

  init(_ catalog: Catalog, _ dex: any DexReference, into lens: Lens?) {
    self.dex = dex
    ancestry = Ancestry(catalog, dex)
    let table = dex.table(VersionGroup.self)
    let generations = lens?.rules.transfers
    groups = Set(
      table.ids.indices.filter { row in
        generations?.contains(Int(table.column(\.generation)[row])) ?? false
      }.map { table.ids[$0] })
  }

  /// Whether a form or one of its pre-evolutions learns a move in a game that it can come from.
  func contains(_ move: ID<Move>, by form: ID<Form>) -> Bool {
    guard !groups.isEmpty else { return false }
    for ancestor in ancestry(of: form) {
      let learned = dex.learnset(of: ancestor).moves
      if learned.contains(where: { $0.move == move && groups.contains($0.versionGroup) }) {
        return true
      }
    }
    return false
  }
}
