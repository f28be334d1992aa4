import PokedexDomain

extension BattleSet {
  /// `Garchomp: level 100 · Jolly · 252 Atk 252 Spe · Life Orb · Rough Skin · Tera Steel · +1 Atk`.
  package func summary(named name: String, _ names: BattleSetNames) -> String {
    let nature = names.hasNatures ? names.nature ?? worded("neutral nature") : nil
    let training = names.hasNatures ? training(arePoints: names.hasStatPoints) : nil
    let parts = [level, nature, training, names.item, ability(names)] + state
    return "\(name): " + parts.compactMap { $0 }.joined(separator: " · ")
  }

  /// The same without the name and with the training first, for a line that may be cut: `Jolly 252 Atk
  /// 252 Spe · Life Orb · Rough Skin · level 100`.
  func brief(_ names: BattleSetNames) -> String {
    let training = names.hasNatures ? training(arePoints: names.hasStatPoints) : nil
    let trained = [names.hasNatures ? names.nature : nil, training].compactMap { $0 }
    let parts =
      [trained.isEmpty ? nil : trained.joined(separator: " "), names.item, ability(names), level]
      + state
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  private var level: String { worded("level \(member.level ?? TeamMember.defaultLevel)") }

  private func ability(_ names: BattleSetNames) -> String? {
    names.isAbilityUnknown ? worded("ability not known") : names.ability
  }

  private var state: [String?] {
    [
      isAbilityActive ? worded("ability active") : nil,
      boosted.map { worded("\($0.name) raised") },
      fallenAllies > 0 ? worded("fainted partners: \(fallenAllies)") : nil,
      hitsTaken > 0 ? worded("hits taken: \(hitsTaken)") : nil,
      usesZMoves ?? false ? DamageSetting.zMoves.title : nil,
      dynamaxLevel != nil && dynamax == .dynamax ? nil : dynamax?.title, dynamaxLevel,
      tera.map { worded("Tera \($0.name)") }, raised, status?.title,
      hpPercent < 100 ? worded("\(hpPercent) % HP") : nil,
      isTypical ? worded("typical training") : nil,
    ]
  }

  /// A Dynamax level below the usual one.
  private var dynamaxLevel: String? {
    guard dynamax != nil, let level = member.dynamaxLevel,
      level < TeamMember.dynamaxLevels.upperBound
    else { return nil }
    return worded("Dynamax level \(level)")
  }

  private func training(arePoints: Bool) -> String {
    let trained = member.effort.assigned.filter { $0.value > 0 }
    guard !trained.isEmpty else { return arePoints ? worded("no stat points") : worded("no EVs") }
    return trained.map { "\($0.value) \($0.stat.title)" }.joined(separator: " ")
  }

  private var raised: String? {
    let changed = Stat.allCases.filter { stages[$0] != 0 }
    guard !changed.isEmpty else { return nil }
    return changed.map { "\(Formatting.signed(stages[$0])) \($0.title)" }.joined(separator: " ")
  }
}
