import PokedexDomain

/// The words around the table.
extension DamageViewModel {
  /// `Garchomp → Bronzong`, the attacker first.
  package var heading: String {
    guard let foe = selectedFoe else { return worded("Damage by \(subjectName)") }
    let names = [subjectName, foeNames[foe]]
    return (isReversed ? names.reversed() : names).joined(separator: " → ")
  }

  /// Which foe is looked at, such as `2 of 6`; `nil` unless there are several.
  package var shownFoe: String? {
    selectedFoe.flatMap { ShownFoes.text($0..<$0 + 1, of: foeNames.count) }
  }

  /// The sets of the Pokémon and of the foe that is looked at, the attacker first.
  ///
  /// - Parameter width: in columns; a longer line has the set in brief.
  package func setLines(of table: DamageTable, width: Int = .max) -> [String] {
    let line = { (set: BattleSet, name: String) in
      let line = table.summary(of: set, named: name)
      return line.columns <= width ? line : "\(name): \(table.brief(of: set))"
    }
    let own = line(table.subject, subjectName)
    guard let foe = selectedFoe, table.foes.indices.contains(foe) else { return [own] }
    let other = line(table.foes[foe], foeNames[foe])
    return isReversed ? [other, own] : [own, other]
  }

  /// The same in brief for a low window, the training first: one line if it fits, else two.
  package func briefSets(of table: DamageTable, width: Int) -> [String] {
    let own = table.brief(of: table.subject)
    guard let foe = selectedFoe, table.foes.indices.contains(foe) else { return [own] }
    let both = [own, table.brief(of: table.foes[foe])]
    let lines = isReversed ? both.reversed() : both
    let line = lines.joined(separator: " → ")
    return line.columns <= width ? [line] : lines
  }

  package func targetNames(of table: DamageTable) -> [String] {
    table.targets.map { name(of: $0) }
  }

  /// The conditions that are on and have no chip, and what of them changes no result.
  package func otherConditions(of table: DamageTable) -> String {
    let unused = table.rows.unused.map(\.title).joined(separator: ", ")
    return
      (table.conditions.others(table.show)
      + (unused.isEmpty ? [] : [worded("without effect here: \(unused)")])).joined(separator: " · ")
  }
}
