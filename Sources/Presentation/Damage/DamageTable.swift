import PokedexDomain

/// A calculated damage table, with its Pokémon.
package struct DamageTable: Sendable {
  package let subject: BattleSet
  package let foes: [BattleSet]
  package let isReversed: Bool
  package let conditions: BattleConditions
  package let rows: [DamageRow]
  /// Attackers and moves that the games do not have; each has a line below all rows.
  private let absent: [Absence]
  let show: ShowDamage

  /// An attacker, or a move of its set, that the games do not have.
  private struct Absence {
    let attacker: Int
    let move: String?
  }

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
    guard !foes.isEmpty else {
      (rows, absent) = ([], [])
      return
    }
    let attackers = isReversed ? foes : [subject]
    rows = show(attackers, on: isReversed ? [subject] : foes, in: conditions)
    absent = attackers.enumerated().flatMap { index, set in
      let moves = show.absentMoves(of: set).map { Absence(attacker: index, move: $0.name) }
      return show.has(set) ? moves : [Absence(attacker: index, move: nil)]
    }
  }

  package var attackers: [BattleSet] { isReversed ? foes : [subject] }
  package var targets: [BattleSet] { isReversed ? [subject] : foes }

  package var lineCount: Int { rows.count + absent.count }

  /// The index of the attacker of a line.
  package func attacker(ofLine line: Int) -> Int? {
    rows.indices.contains(line) ? rows[line].attacker : absence(ofLine: line)?.attacker
  }

  /// The name of the move of a line; `nil` for an attacker that the games do not have.
  package func move(ofLine line: Int) -> String? {
    rows.indices.contains(line) ? rows[line].title(show) : absence(ofLine: line)?.move
  }

  private func absence(ofLine line: Int) -> Absence? {
    absent.indices.contains(line - rows.count) ? absent[line - rows.count] : nil
  }

  /// `nil` if the games do not have the attacker or the target.
  package func cell(_ line: Int, _ column: Int) -> DamageCell? {
    guard rows.indices.contains(line), rows[line].cells.indices.contains(column) else { return nil }
    return rows[line].cells[column]
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

  /// `not counted: Beat Up`; empty if the result is exact.
  package func omissions(of cell: DamageCell) -> String { cell.omissions(show) }

  /// A set in one line, which ends with `not in Platinum` if the games do not have the Pokémon.
  package func summary(of set: BattleSet, named name: String) -> String {
    let summary = set.summary(named: name, show.names(of: set.member))
    return show.absence(of: set) == nil ? summary : "\(summary) · \(absence)"
  }

  /// The details of a cell: the damage, and the training that would change its result.
  package func details(of row: DamageRow, at column: Int) -> Document? {
    guard let cell = row.cells[column] else { return nil }
    let hp = worded("\(cell.numbers) of \(Formatting.count(cell.left)) HP")
    let parts = [outcome(of: cell), cell.percent, hp, row.aftermath(show) ?? ""]
      .filter { !$0.isEmpty }.map { Inline($0) }
    var blocks: [Document.Block] = [.fact(row.title(show), parts)]
    if let assumption = [row].assumption { blocks.append(.paragraph(Inline(assumption))) }
    if let needs = needs(of: row, at: column) {
      blocks.append(.fact(worded("For a guaranteed OHKO"), [needs.knockOut.words(show)]))
      blocks.append(.fact(worded("To survive it"), [needs.survive.words(show)]))
    }
    let omitted = cell.omitted.filter { $0 != row.brings }
    if !omitted.isEmpty {
      let names = omitted.map { Inline($0.name(show), tone: .bad) }
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
