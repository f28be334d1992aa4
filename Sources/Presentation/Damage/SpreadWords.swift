import PokedexDomain

/// How a spread of EVs is told.
extension Spread.Result {
  /// `certain`, `88.2 %, 12 HP too few`, `3 too slow`.
  package var verdict: String {
    let chance = Formatting.percent(thousandths: thousandths)
    switch goal {
    case .outspeed:
      return isReached ? worded("faster") : worded("\(missing) too slow")
    case .survive:
      guard isReached else { return worded("\(chance), \(missing) HP too few") }
    case .knockOut:
      guard isReached else { return worded("\(chance), \(missing) HP too many") }
    }
    return thousandths == 1000 ? worded("certain") : chance
  }
}

extension Spread {
  /// `176 of 508`, and how many are left.
  package var count: String {
    let count = total ?? 0
    return isPossible
      ? worded("\(count) of \(limit), \(limit - count) left") : worded("\(count) of \(limit)")
  }

  /// By how much a spread is above the limit.
  package func tooMany(arePoints: Bool) -> String {
    arePoints
      ? worded("Impossible: \(excess) stat points too many.")
      : worded("Impossible: \(excess) EVs too many.")
  }
}

extension DamageRow {
  /// The move, with the type of a Hidden Power.
  var teamMove: TeamMove {
    TeamMove(move.id, type: attack.isHiddenPower ? attack.type : nil)
  }
}
