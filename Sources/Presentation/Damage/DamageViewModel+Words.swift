import PokedexDomain

/// The words around the table.
extension DamageViewModel {
  package var summary: String {
    let games = lens?.name
    let team = teamName.map { worded("against \($0)") }
    return [team, games].compactMap { $0 }.joined(separator: " · ")
  }

  package var heading: String {
    isReversed
      ? worded("Damage to \(subjectName)") : worded("Damage by \(subjectName)")
  }

  /// The sets of the Pokémon and of the selected foe, and the conditions.
  package func lines(of table: DamageTable) -> [String] {
    let own = table.summary(of: table.subject, named: subjectName)
    let foe = selectedFoe.flatMap { index in
      table.foes.indices.contains(index)
        ? table.summary(of: table.foes[index], named: foeNames[index]) : nil
    }
    return [own, foe ?? "", table.summary(of: selected?.cell)]
  }

  /// The move of a line; if the foes attack, preceded by the name of its user.
  package func label(of line: Int, in table: DamageTable) -> String {
    let move = table.move(ofLine: line)
    guard isReversed, let user = table.attacker(ofLine: line),
      foeNames.indices.contains(user)
    else { return move ?? "" }
    return move.map { "\(foeNames[user]): \($0)" } ?? foeNames[user]
  }

  package func targetNames(of table: DamageTable) -> [String] {
    table.targets.map { name(of: $0) }
  }
}
