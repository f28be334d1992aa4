/// Effects on the field and its sides that the games lack.
extension ShowDamage {
  /// Takes the effects that the games lack out of the conditions.
  ///
  /// - Returns: their names.
  package func removeAbsentEffects(of conditions: inout BattleConditions) -> [String] {
    let field = conditions.field
    let sides = SideEffect.allCases.filter { effect in
      (field.attackerSide[effect] || field.defenderSide[effect])
        && !exists(effect.rawValue, effect.isAbility)
    }
    for effect in sides {
      conditions.field.attackerSide[effect] = false
      conditions.field.defenderSide[effect] = false
    }
    let others = field.effects.filter { !exists($0.rawValue, $0.isAbility) }
    conditions.field.effects.subtract(others)
    return sides.map(effectName) + FieldEffect.allCases.filter(others.contains).map(effectName)
  }

  package func effectName(_ effect: SideEffect) -> String {
    effect.isAbility ? abilityName(effect.rawValue) : moveName(effect.rawValue)
  }

  package func effectName(_ effect: FieldEffect) -> String {
    effect.isAbility ? abilityName(effect.rawValue) : moveName(effect.rawValue)
  }

  /// Whether the games have a move or an ability; effects without one exist everywhere.
  private func exists(_ slug: String, _ isAbility: Bool) -> Bool {
    let debut =
      isAbility ? debut(slug, Ability.self, \.generation) : debut(slug, Move.self, \.generation)
    return debut.map { $0 <= lens.rules.generation } ?? true
  }

  private func debut<Row: Tabular>(
    _ slug: String, _ kind: Row.Type, _ generation: KeyPath<Row, ID<Generation>>
  ) -> ID<Generation>? {
    guard let table = try? catalog.dex().table(kind) else { return nil }
    return table.slugs.firstIndex(of: slug).map { table[$0][keyPath: generation] }
  }
}
