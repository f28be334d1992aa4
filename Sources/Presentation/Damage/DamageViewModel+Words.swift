import PokedexDomain

/// The words around the table.
extension DamageViewModel {
  package var summary: String {
    let battle = conditions.field.isDoubles ? worded("double battle") : worded("single battle")
    return lens == nil ? [battle, worded("all games")].joined(separator: " · ") : battle
  }

  /// `Garchomp → Bronzong`, the attacker first.
  package var heading: String {
    guard let foe = selectedFoe else { return worded("Damage by \(subjectName)") }
    let names = [subjectName, foeNames[foe]]
    return (isReversed ? names.reversed() : names).joined(separator: " → ")
  }

  /// The sets of the Pokémon and of the foe that is looked at, the attacker first.
  package func setLines(of table: DamageTable) -> [String] {
    let own = table.summary(of: table.subject, named: subjectName)
    guard let foe = selectedFoe, table.foes.indices.contains(foe) else { return [own] }
    let other = table.summary(of: table.foes[foe], named: foeNames[foe])
    return isReversed ? [other, own] : [own, other]
  }

  package func targetNames(of table: DamageTable) -> [String] {
    table.targets.map { name(of: $0) }
  }

  /// The conditions that are on and have no chip, and what of them changes no result.
  package func otherConditions(of table: DamageTable) -> String {
    let unused = table.rows.unused.map(\.title).joined(separator: ", ")
    return
      (table.conditions.others(table.show)
      + (unused.isEmpty ? [] : [worded("not counted: \(unused)")])).joined(separator: " · ")
  }
}
