import PokedexDomain

extension MoveDamage {
  /// The members of a team in rows, the users of the move in columns.
  ///
  /// - Parameters:
  ///   - team: the name of the team.
  ///   - names: the names of its members.
  ///   - show: has the rules of the games.
  package func section(
    on team: String, _ names: [String], _ show: ShowDamage
  ) -> [Document.Block] {
    let absence = DamageCell.absence(from: show.lens)
    let rows = zip(names, cells).map { name, cells in
      guard let cells else { return [Inline(name), Inline(absence, tone: .dim)] }
      return [Inline(name)]
        + cells.map { Inline($0.brief(show), tone: $0.danger == .deadly ? .bad : .plain) }
    }
    return Document.section(
      worded("Damage to \(team) by the strongest Pokémon with this move"),
      Document.table([worded("Member")] + users.map(\.name), rows: rows))
  }
}
