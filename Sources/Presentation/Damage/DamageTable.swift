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
    try show.check(subject)
    rows =
      foes.isEmpty
      ? []
      : try show(
        isReversed ? foes : [subject], on: isReversed ? [subject] : foes, in: conditions)
  }

  package var attackers: [BattleSet] { isReversed ? foes : [subject] }
  package var targets: [BattleSet] { isReversed ? [subject] : foes }

  /// The indices of attackers that the games do not have; each has a line below all rows.
  package var missingAttackers: [Int] {
    isReversed ? foes.indices.filter { !show.has(foes[$0]) } : []
  }

  package var lineCount: Int { rows.count + missingAttackers.count }

  /// The index of the attacker of a line.
  package func attacker(ofLine line: Int) -> Int? {
    if rows.indices.contains(line) { return rows[line].attacker }
    let missing = missingAttackers
    return missing.indices.contains(line - rows.count) ? missing[line - rows.count] : nil
  }

  /// `nil` if the games do not have the attacker or the target.
  package func cell(_ line: Int, _ column: Int) -> DamageCell? {
    guard rows.indices.contains(line), rows[line].cells.indices.contains(column) else { return nil }
    return rows[line].cells[column]
  }

  /// `not in Platinum`, for a Pokémon that the games do not have.
  package var absence: String {
    show.lens.map { worded("not in \($0.name)") } ?? worded("not in these games")
  }

  package var isChampions: Bool { show.isChampions }

  /// The conditions in one line.
  ///
  /// - Parameter cell: whose Pokémon may set the weather or the terrain.
  package func summary(of cell: DamageCell?) -> String { conditions.summary(of: cell, show) }

  /// `2HKO at 74 %`; empty if it takes many uses.
  package func outcome(of cell: DamageCell) -> String { cell.knockout?.outcome(show) ?? "" }

  /// `not counted: Beat Up`; empty if the result is exact.
  package func omissions(of cell: DamageCell) -> String { cell.omissions(show) }

  /// A set in one line.
  package func summary(of set: BattleSet, named name: String) -> String {
    set.summary(named: name, (try? show.names(of: set.member)) ?? BattleSetNames())
  }

  /// The details of a cell: the damage, and the training that would change its result.
  package func details(of row: DamageRow, at column: Int) -> Document? {
    guard let cell = row.cells[column] else { return nil }
    let hp = worded("\(cell.numbers) of \(Formatting.count(cell.left)) HP")
    let parts = [outcome(of: cell), cell.percent, hp].filter { !$0.isEmpty }.map { Inline($0) }
    var blocks: [Document.Block] = [.fact(row.move.name, parts)]
    if let needs = needs(of: row, at: column) {
      blocks.append(.fact(worded("For a guaranteed OHKO"), [needs.knockOut.words(show)]))
      blocks.append(.fact(worded("To survive it"), [needs.survive.words(show)]))
    }
    if !cell.omitted.isEmpty {
      let names = cell.omitted.map { Inline($0.name(show), tone: .bad) }
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
