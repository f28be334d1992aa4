extension ShowDamage {
  /// A set with its own nature, then with each other one that makes a difference to some tests. Of
  /// natures that make the same difference, the one that lowers the weaker attack stands for all.
  func natured(_ set: BattleSet, for tests: [SpreadTest]) -> [BattleSet] {
    let stats = SpreadSearch.dependent(self, set, tests)
    let own = set.member.nature.flatMap { natures[$0] }
    var known: Set<[Int]> = [stats.map { own?.percent(of: $0) ?? 100 }]
    return [set]
      + natures(lowering: weakerAttack(of: set)).compactMap { nature in
        guard known.insert(stats.map(nature.percent)).inserted else { return nil }
        var changed = set
        changed.member.nature = nature.id
        return changed
      }
  }

  /// All natures, those first that lower a stat.
  private func natures(lowering stat: Stat) -> [Nature] {
    let all = natures.ids.compactMap { natures[$0] }
    return all.filter { $0.percent(of: stat) < 100 } + all.filter { $0.percent(of: stat) >= 100 }
  }

  private func weakerAttack(of set: BattleSet) -> Stat {
    let base = dex.baseStats(of: set.member.form)
    return base.map { $0.attack < $0.specialAttack } ?? false ? .attack : .specialAttack
  }
}
