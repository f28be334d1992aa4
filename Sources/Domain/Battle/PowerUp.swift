/// The ways in which an attack becomes another, stronger move.
package enum PowerUp: Hashable, Sendable {
  case zMove
  case maxMove
}

/// The Z-Moves of a Pokémon, by its Z-Crystal.
package enum ZPower: Hashable, Sendable {
  /// No crystal is known: each attack becomes the Z-Move of its type.
  case anyType
  /// Attacks of the crystal's type become the Z-Move of the type.
  case type(ID<PokemonType>)
  /// One move, by its slug, becomes a Z-Move of its own.
  indirect case move(String, BattleMove)
}

extension Hit {
  /// Whether the attacker uses the move as a Z-Move or a Max Move.
  static func powerUp(of move: BattleMove, by user: Battler) -> PowerUp? {
    guard user.isDynamaxed || user.zPower != nil, move.category != .status, !move.slug.isEmpty,
      move.slug != "struggle"
    else { return nil }
    if user.isDynamaxed { return MaxMoves.contains(move.slug) ? nil : .maxMove }
    switch user.zPower {
    case .move(let slug, _): return move.slug == slug ? .zMove : nil
    case .type(let type): return ZMoves.type(of: move) == type && hasZPower(move) ? .zMove : nil
    case .anyType: return hasZPower(move) ? .zMove : nil
    case nil: return nil
    }
  }

  private static func hasZPower(_ move: BattleMove) -> Bool { ZMoves.power(of: move) != nil }

  /// Turns the move into the Z-Move or Max Move as which it is used, once its type is known.
  mutating func usePowerUp() {
    switch powerUp {
    case .maxMove: becomeMaxMove()
    case .zMove: becomeZMove()
    case nil: break
    }
  }

  private mutating func becomeMaxMove() {
    let power = MaxMoves.power(of: move)
    let gMax = attacker.gMaxMove.flatMap { $0.type == type ? $0 : nil }
    move.become(gMax?.slug ?? MaxMoves.slug(of: type), power: gMax?.power ?? power ?? 0)
    if gMax?.ignoresAbility ?? false { move.classes |= MoveClass.ignoresability.bit }
    // Nature Power and other moves without a power of their own become Max Guard.
    if power == nil { move.category = .status }
  }

  private mutating func becomeZMove() {
    if case .move(_, var zMove) = attacker.zPower {
      zMove.isCritical = move.isCritical
      (move, type) = (zMove, zMove.type)
    } else {
      move.become(ZMoves.slug(of: type, move.category), power: ZMoves.power(of: move) ?? 0)
    }
  }
}

extension BattleMove {
  /// Z-Moves and Max Moves keep only the category of the move that they come from.
  fileprivate mutating func become(_ slug: String, power: Int) {
    var move = BattleMove(slug: slug, type: type, category: category, power: power)
    move.isCritical = isCritical
    self = move
  }
}
