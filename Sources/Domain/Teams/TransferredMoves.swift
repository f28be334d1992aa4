/// The moves that Pokémon bring from other games by trade or transfer.
///
/// Source: Bulbapedia, “Time Capsule”, “Pal Park”, “Poké Transfer”, “Pokémon Bank” and “Pokémon
/// HOME”. Pokémon HOME keeps no moves for games after Sword and Shield.
struct TransferredMoves {
  private let groups: Set<ID<VersionGroup>>
  private let ancestry: Ancestry
  private let dex: any DexReference

  init(
    _ catalog: Catalog, _ dex: any DexReference, into lens: Lens?
  ) throws(PokedexError) {
    self.dex = dex
    ancestry = try Ancestry(catalog, dex)
    let table = try dex.table(VersionGroup.self)
    let generations = lens.flatMap(Self.generations)
    groups = Set(
      table.ids.indices.filter { row in
        generations?.contains(Int(table.column(\.generation)[row])) ?? false
      }.map { table.ids[$0] })
  }

  /// The generations whose Pokémon keep their moves on the way to the games of a lens.
  private static func generations(into lens: Lens) -> ClosedRange<Int>? {
    switch lens.generation.rawValue {
    case 1: 1...1
    case 2: 1...2
    case 7 where !lens.slug.hasPrefix("lets-go"): 1...7
    case let generation where (3...6).contains(generation): 3...generation
    case 8 where lens.slug == "sword-shield" || !lens.isGame: 1...7
    default: nil
    }
  }

  /// Whether a form or one of its pre-evolutions learns a move in a game that it can come from.
  func contains(_ move: ID<Move>, by form: ID<Form>) throws(PokedexError) -> Bool {
    guard !groups.isEmpty else { return false }
    for ancestor in ancestry(of: form) {
      let learned = try dex.learnset(of: ancestor).moves
      if learned.contains(where: { $0.move == move && groups.contains($0.versionGroup) }) {
        return true
      }
    }
    return false
  }
}
