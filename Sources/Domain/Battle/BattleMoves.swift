import Synchronization

/// The moves of the dex, as in the games of a lens.
final class BattleMoves: Sendable {
  private struct Key: Hashable {
    let id: ID<Move>
    let type: ID<PokemonType>?
  }

  private let moves: Table<Move>
  private let era: BattleEra
  private let rows = Memo<[String: Int]>()
  /// The moves that were asked for, since assembling one takes long in comparison with its damage.
  private let known = Mutex<[Key: BattleMove]>([:])

  private static let allOpponents = ID<MoveTarget>(11)
  private static let allOthers = ID<MoveTarget>(9)

  init(_ dex: any DexReference, through lens: Lens?) {
    era = BattleEra(lens.rules)
    let today = dex.table(Move.self)
    moves =
      lens.map { lens in today.seen(through: lens, in: dex) } ?? today
  }

  /// `nil` if the games have no such move.
  func callAsFunction(named slug: String) -> BattleMove? {
    let rows = rows(
      Dictionary(zip(moves.slugs, moves.slugs.indices), uniquingKeysWith: { first, _ in first }))
    return rows[slug].flatMap { self(moves.ids[$0], type: nil) }
  }

  /// - Parameter type: The type of Hidden Power; `nil` for the move's own type.
  func callAsFunction(_ id: ID<Move>, type: ID<PokemonType>?) -> BattleMove? {
    let key = Key(id: id, type: type)
    if let move = known.withLock({ $0[key] }) { return move }
    guard let move = made(id, type) else { return nil }
    known.withLock { $0[key] = move }
    return move
  }

  private func made(_ id: ID<Move>, _ type: ID<PokemonType>?) -> BattleMove? {
    guard let facts = moves[id], facts.generation.rawValue <= era.number else { return nil }
    var move = BattleMove(
      slug: facts.slug, type: type ?? facts.type,
      category: BattleMove.Category(rawValue: facts.damageClass.rawValue) ?? .status,
      power: facts.power ?? 0)
    if let type, era.number < 4 { move.category = .until3(type) }
    move.priority = facts.priority
    move.flags = facts.flags
    move.classes = facts.classes
    // Surf spared allies until generation 3. Tera Starstorm hits several only when Terapagos is
    // Stellar.
    let sparesAllies = move.slug == "surf" && era.number < 4
    move.hitsOnlyFoes =
      sparesAllies || facts.target == Self.allOpponents && move.slug != "tera-starstorm"
    move.hitsAllOthers = facts.target == Self.allOthers && !sparesAllies
    move.drains = (facts.drain ?? 0) > 0
    move.minHits = facts.minHits
    move.maxHits = facts.maxHits
    if move.slug == "nature-power" { move.becomeNaturePower(in: era.number) }
    if era == .champions { ChampionsMoves.change(&move) }
    return move
  }
}

extension BattleMove {
  /// Nature Power becomes another move: Swift, Tri Attack, Earthquake, and since generation 6 a move
  /// of the terrain or Tri Attack.
  mutating func becomeNaturePower(in generation: Int) {
    category = [3, 5].contains(generation) ? .physical : .special
    hitsAllOthers = generation == 5
    if category == .special { classes |= MoveClass.secondary.bit }
  }
}
