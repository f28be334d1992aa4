/// The moves of the dex, as of a generation.
struct BattleMoves: Sendable {
  private let moves: [Int: BattleMove]
  private let era: BattleEra

  private static let allOpponents = ID<MoveTarget>(11)
  private static let allOthers = ID<MoveTarget>(9)

  init(_ dex: any DexReference, _ era: BattleEra) throws(PokedexError) {
    self.era = era
    let today = try dex.table(Move.self)
    let generation = ID<Generation>(era.number)
    let lens = try Lenses(dex).all.first { !$0.isGame && $0.generation == generation }
    let table =
      try lens.map { lens throws(PokedexError) in try today.seen(through: lens, in: dex) } ?? today
    let generations = table.column(\.generation)
    moves = Dictionary(
      table.ids.indices.filter { generations[$0] <= era.number }
        .map { (table.ids[$0].rawValue, Self.move(table[$0], in: era)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter type: The type of Hidden Power; `nil` for the move's own type.
  func move(_ id: ID<Move>, type: ID<PokemonType>?) -> BattleMove? {
    guard var move = moves[id.rawValue] else { return nil }
    guard let type else { return move }
    move.type = type
    if era.number < 4 { move.category = .until3(type) }
    return move
  }

  private static func move(_ facts: Move, in era: BattleEra) -> BattleMove {
    var move = BattleMove(
      slug: facts.slug, type: facts.type,
      category: BattleMove.Category(rawValue: facts.damageClass.rawValue) ?? .status,
      power: facts.power ?? 0)
    move.priority = facts.priority
    move.flags = facts.flags
    move.classes = facts.classes
    setTarget(of: &move, facts.target, in: era)
    move.drains = (facts.drain ?? 0) > 0
    move.minHits = facts.minHits
    move.maxHits = facts.maxHits
    if era == .champions { ChampionsMoves.change(&move) }
    return move
  }

  /// Surf spared allies until generation 3. Tera Starstorm hits several only when Terapagos is
  /// Stellar.
  private static func setTarget(
    of move: inout BattleMove, _ target: ID<MoveTarget>, in era: BattleEra
  ) {
    let sparesAllies = move.slug == "surf" && era.number < 4
    move.hitsFoes = sparesAllies || target == allOpponents && move.slug != "tera-starstorm"
    move.hitsAllies = target == allOthers && !sparesAllies
  }
}
