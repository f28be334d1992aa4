import PokedexDomain

/// A calculated damage table, with its Pokémon.
package struct DamageTable: Sendable {
  package let subject: BattleSet
  package let foes: [BattleSet]
  package let isReversed: Bool
  package let conditions: BattleConditions
  package let rows: [DamageRow]
  let show: ShowDamage

  init(
    subject: BattleSet, foes: [BattleSet], isReversed: Bool, conditions: BattleConditions,
    _ show: ShowDamage
  ) throws(PokedexError) {
    self.subject = subject
    self.foes = foes
    self.isReversed = isReversed
    self.conditions = conditions
    self.show = show
    rows =
      foes.isEmpty
      ? []
      : try show(
        isReversed ? foes : [subject], on: isReversed ? [subject] : foes, in: conditions)
  }

  package var attackers: [BattleSet] { isReversed ? foes : [subject] }
  package var targets: [BattleSet] { isReversed ? [subject] : foes }

  /// The most EVs in one stat, or stat points in Champions.
  package var maxEffort: Int { show.maxEffort }

  /// A set in one line.
  package func summary(of set: BattleSet, named name: String) -> String {
    set.summary(named: name, (try? show.names(of: set.member)) ?? BattleSetNames())
  }

  /// The details of a cell: the damage, and the training that would change its result.
  package func details(of row: DamageRow, at column: Int) -> Document {
    let cell = row.cells[column]
    let hp = worded("\(cell.numbers) of \(Formatting.count(cell.left)) HP")
    let parts = [hp, cell.percent, cell.outcome].filter { !$0.isEmpty }.map { Inline($0) }
    var blocks: [Document.Block] = [.fact(row.move.name, parts)]
    if let needs = needs(of: row, at: column) {
      blocks.append(.fact(worded("To knock out"), [needs.knockOut.words]))
      blocks.append(.fact(worded("To survive"), [needs.survive.words]))
    }
    if !cell.notCounted.isEmpty {
      let names = cell.notCounted.map { Inline($0, tone: .bad) }
      blocks.insert(.fact(worded("Not counted"), names), at: 1)
    }
    return Document(blocks)
  }

  private func needs(of row: DamageRow, at column: Int) -> DamageNeeds? {
    let type = row.attack.slug == "hidden-power" ? row.attack.type : nil
    return try? show.needs(
      of: attackers[row.attacker], with: TeamMove(row.move.id, type: type), on: targets[column],
      in: conditions)
  }
}
