import PokedexDomain

extension MoveDamage {
  /// The members of a team in rows, the users of the move in columns.
  ///
  /// - Parameters:
  ///   - team: the name of the team.
  ///   - names: the names of its members.
  ///   - games: those whose rules apply; `nil` for the newest.
  package func section(on team: String, _ names: [String], in games: Lens?) -> [Document.Block] {
    let absence = DamageCell.absence(from: games)
    let rows = zip(names, cells).map { name, cells in
      guard let cells else { return [Inline(name), Inline(absence, tone: .dim)] }
      return [Inline(name)]
        + cells.map { Inline($0.brief, tone: $0.danger == .deadly ? .bad : .plain) }
    }
    let hasSigns = cells.contains { $0?.contains(where: \.hasSigns) ?? false }
    return Document.section(
      worded("Damage to \(team) by the strongest Pokémon with this move"),
      Document.table([worded("Member")] + users.map(\.name), rows: rows)
        + (hasSigns ? [DamageCell.legend] : []))
  }
}
