import PokedexDomain

extension MoveDamage {
  /// The members of a team in rows, the users of the move in columns.
  ///
  /// - Parameters:
  ///   - team: the name of the team.
  ///   - names: the names of its members.
  package func section(on team: String, _ names: [String]) -> [Document.Block] {
    let rows = zip(names, cells).map { name, cells in
      [Inline(name)] + cells.map { Inline($0.brief, tone: $0.danger == .deadly ? .bad : .plain) }
    }
    return Document.section(
      worded("Damage to \(team) by typical users"),
      Document.table([worded("Member")] + users.map(\.name), rows: rows))
  }
}
