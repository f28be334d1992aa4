/// Dynamax and the Z-Moves of a set.
extension ShowDamage {
  package var hasZMoves: Bool { lens.rules.has(.zMoves) }
  package var hasDynamax: Bool { lens.rules.has(.dynamax) }

  /// Whether the moves of a set are used as Z-Moves: as it is stated, or else if it holds a Z-Crystal
  /// that works.
  package func usesZMoves(_ set: BattleSet) -> Bool {
    hasZMoves && (set.usesZMoves ?? dex.canUseZMove(set.member))
  }

  /// Whether a set is to use Z-Moves, but holds a Z-Crystal that gives it none.
  package func lacksZMoves(_ set: BattleSet) -> Bool {
    hasZMoves && set.usesZMoves ?? false
      && dex.untrained(set.member.form).map { dex.zPower(of: $0, set.member) == nil } ?? false
  }

  /// The name of a Z-Move or Max Move. A Z-Move of a type is two moves of one name, to which the dex
  /// adds the category.
  package func powerUpName(_ slug: String) -> String {
    let name = moveName(slug)
    guard slug.contains("--"), let addition = name.lastIndex(of: "(") else { return name }
    return name[..<addition].trimmed
  }
}
