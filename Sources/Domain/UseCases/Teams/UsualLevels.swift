/// The level of a Pokémon whose set states none.
package enum UsualLevel: Hashable, Sendable {
  /// That of a format, in which Pokémon are trained and know all their moves.
  case ofFormat(Int)
  /// That of the Pokémon on the other side.
  case ofOthers(Int)
  /// ``TeamMember/defaultLevel``.
  case highest
}

/// The levels of the Pokémon of both sides whose sets state none: that of the format, or else that of
/// the other side, if all its sets that state one agree.
package struct UsualLevels: Hashable, Sendable {
  package let own: UsualLevel
  package let foes: UsualLevel

  /// - Parameters:
  ///   - format: the level of the format; `nil` without one.
  ///   - cap: that of the run; `nil` for none.
  package init(own: [TeamMember], foes: [TeamMember], format: Int?, cap: Int? = nil) {
    self.own = Self.level(against: foes, format, cap)
    self.foes = Self.level(against: own, format, cap)
  }

  private static func level(
    against others: [TeamMember], _ format: Int?, _ cap: Int?
  ) -> UsualLevel {
    if let cap { return .ofOthers(cap) }
    if let format { return .ofFormat(format) }
    let stated = others.compactMap(\.level).unique
    return stated.count == 1 ? .ofOthers(stated[0]) : .highest
  }
}

extension ShowDamage {
  /// A member as the games have it, with what is assumed if it is not known.
  package func set(_ member: TeamMember, at level: UsualLevel) -> BattleSet {
    switch level {
    case .ofFormat(let level): set(member, level: level)
    case .ofOthers(let level): set(member.at(level))
    case .highest: set(member)
    }
  }

  /// A set that was changed, with a level if it states none.
  package func leveled(_ set: BattleSet, at level: UsualLevel) -> BattleSet {
    var leveled = set
    leveled.member.level = set.member.level ?? self.set(set.member, at: level).member.level
    return leveled
  }
}
