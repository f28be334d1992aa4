/// Effects on the field and its sides that the games lack.
extension ShowDamage {
  /// Takes the effects that the games lack out of the conditions.
  ///
  /// - Returns: the effects.
  package func removeAbsentEffects(of conditions: inout BattleConditions) -> [BattleCause] {
    let field = conditions.field
    let weather = field.weather.flatMap { exists($0) ? nil : $0 }
    let terrain = field.terrain.flatMap { exists($0) ? nil : $0 }
    if weather != nil { conditions.field.weather = nil }
    if terrain != nil { conditions.field.terrain = nil }
    let sides = SideEffect.allCases.filter { effect in
      (field.attackerSide[effect] || field.defenderSide[effect]) && !exists(effect)
    }
    for effect in sides {
      conditions.field.attackerSide[effect] = false
      conditions.field.defenderSide[effect] = false
    }
    let others = FieldEffect.allCases.filter { field[$0] && !exists($0) }
    conditions.field.effects.subtract(others)
    return [weather.map { .weather($0) }, terrain.map { .terrain($0) }].compactMap { $0 }
      + sides.map { .side($0) } + others.map { .fieldEffect($0) }
  }

  /// The conditions without the effects that the games lack. The user's settings keep all, for a return
  /// to games that have them.
  package func existing(_ conditions: BattleConditions) -> BattleConditions {
    var existing = conditions
    _ = removeAbsentEffects(of: &existing)
    return existing
  }

  package func effectName(_ effect: SideEffect) -> String {
    effect.isAbility ? abilityName(effect.rawValue) : moveName(effect.rawValue)
  }

  package func effectName(_ effect: FieldEffect) -> String {
    effect.isAbility ? abilityName(effect.rawValue) : moveName(effect.rawValue)
  }

  package func exists(_ effect: SideEffect) -> Bool { exists(effect.rawValue, effect.isAbility) }
  package func exists(_ effect: FieldEffect) -> Bool { exists(effect.rawValue, effect.isAbility) }
  package func exists(_ weather: BattleWeather) -> Bool {
    weather.generations.contains(dex.era.number)
  }
  package func exists(_ terrain: BattleTerrain) -> Bool {
    BattleTerrain.generations.contains(dex.era.number)
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
    let table = catalog.dex.table(kind)
    return table.slugs.firstIndex(of: slug).map { table[$0][keyPath: generation] }
  }
}
