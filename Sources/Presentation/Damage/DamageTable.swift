import PokedexDomain

/// The calculated damage of one attacker's moves: of the Pokémon on its foes or, reversed, of the foe
/// that is looked at on the Pokémon.
package struct DamageTable: Sendable {
  package let subject: BattleSet
  package let foes: [BattleSet]
  /// The index of the attacking foe; `nil` if the Pokémon attacks.
  package let attackingFoe: Int?
  package let conditions: BattleConditions
  package let rows: [DamageRow]
  /// The moves of the attacker's set that the games do not have; each has a line below all rows.
  private let absent: [Named<Move>]
  let show: ShowDamage

  init(
    subject: BattleSet, foes: [BattleSet], attackingFoe: Int?, conditions: BattleConditions,
    _ show: ShowDamage
  ) throws(PokedexError) {
    self.subject = subject
    self.foes = foes
    self.attackingFoe = attackingFoe
    self.conditions = conditions
    self.show = show
    try show.requireBattler(subject)
    guard !foes.isEmpty else {
      (rows, absent) = ([], [])
      return
    }
    let attacker = attackingFoe.map { foes[$0] } ?? subject
    rows = show(attacker, on: attackingFoe == nil ? foes : [subject], in: conditions)
    absent = show.has(attacker) ? show.absentMoves(of: attacker) : []
  }

  package var attacker: BattleSet { attackingFoe.map { foes[$0] } ?? subject }
  package var targets: [BattleSet] { attackingFoe == nil ? foes : [subject] }

  package var lineCount: Int { rows.count + absent.count }

  /// The lines with the best attack on a target first; those of absent moves last.
  package func bestFirst(on target: Int) -> [Int] {
    rows.bestFirst(on: target) + Array(rows.count..<lineCount)
  }

  /// The row of a line; `nil` for a move that the games do not have.
  package func row(ofLine line: Int) -> DamageRow? {
    rows.indices.contains(line) ? rows[line] : nil
  }

  /// The name of the move of a line.
  package func move(ofLine line: Int) -> String {
    if let row = row(ofLine: line) { return row.title(show) }
    let index = line - rows.count
    return absent.indices.contains(index) ? absent[index].name : ""
  }

  /// `nil` if the games do not have the move or the target.
  package func cell(_ line: Int, _ target: Int) -> DamageCell? {
    guard let row = row(ofLine: line), row.cells.indices.contains(target) else { return nil }
    return row.cells[target]
  }

  /// `not in Platinum`, for a Pokémon or a move that the games do not have.
  package var absence: String { DamageCell.absence(from: show.lens) }

  package var isChampions: Bool { show.isChampions }

  /// The conditions in one line.
  ///
  /// - Parameter cell: the cell whose Pokémon may set the weather or the terrain.
  package func summary(of cell: DamageCell?) -> String {
    conditions.summary(of: cell, among: rows, show)
  }

  /// `2HKO at 74 %`; empty if a knockout takes more than ``Knockout/maxUses`` uses.
  package func outcome(of cell: DamageCell) -> String { cell.knockout?.outcome(show) ?? "" }

  /// The effects that are not counted; empty if the result is exact.
  package func omissions(of cell: DamageCell) -> String { cell.omissions(show) }

  /// A set in one line, which ends with `not in Platinum` if the games do not have the Pokémon.
  package func summary(of set: BattleSet, named name: String) -> String {
    let summary = set.summary(named: name, show.names(of: set.member))
    return show.absence(of: set) == nil ? summary : "\(summary) · \(absence)"
  }

  /// The same in brief, for a line that may be cut: what matters most comes first.
  func brief(of set: BattleSet) -> String {
    let brief = set.brief(show.names(of: set.member))
    return show.absence(of: set) == nil ? brief : "\(absence) · \(brief)"
  }

  /// The details of a cell: the damage, and the training that would change its result.
  package func details(of row: DamageRow, on target: Int) -> Document? {
    guard let cell = row.cells[target] else { return nil }
    var blocks: [Document.Block] = [.fact(row.title(show), parts(of: cell, row))]
    let omitted = cell.omittedEffects(show, besides: row.brings)
    if !omitted.isEmpty {
      blocks.append(.fact(worded("Not counted"), omitted.map { Inline($0, tone: .bad) }))
    }
    if let assumption = [row].assumption { blocks.append(.paragraph(Inline(assumption))) }
    if let needs = needs(of: row, on: target) {
      blocks.append(.fact(worded("For a guaranteed OHKO"), [needs.knockOut.words(show)]))
      blocks.append(.fact(worded("To survive it"), [needs.survive.words(show)]))
    }
    return Document(blocks)
  }

  private func parts(of cell: DamageCell, _ row: DamageRow) -> [Inline] {
    if let reason = cell.noDamage { return [Inline(reason.text(show), tone: .strong)] }
    let hp = worded("\(cell.numbers) of \(Formatting.count(cell.left)) HP")
    return [outcome(of: cell), cell.percent, hp, row.aftermath(show) ?? ""]
      .filter { !$0.isEmpty }.map { Inline($0) }
  }

  private func needs(of row: DamageRow, on target: Int) -> DamageNeeds? {
    try? show.needs(
      of: attacker, with: row.teamMove, on: targets[target], in: conditions)
  }

  /// The calculation of a cell as players post it.
  package func posted(_ line: Int, on target: Int) -> String? {
    guard let row = row(ofLine: line), let cell = cell(line, target) else { return nil }
    return show.posted(row, cell, attacker, targets[target], conditions)
  }
}

extension DamageTable {
  /// Whether the games have the attacker.
  package var hasAttacker: Bool { show.has(attacker) }

  /// The result of a line on a target in words, for the ear.
  package func words(ofLine line: Int, _ target: Int) -> String {
    guard let cell = cell(line, target) else { return absence }
    if let reason = cell.noDamage { return reason.text(show) }
    return [cell.percent, outcome(of: cell), omissions(of: cell)].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
