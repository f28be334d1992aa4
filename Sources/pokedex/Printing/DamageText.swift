import PokedexDomain
import PokedexPresentation

/// The damage of moves on a target as text, one move a line, below the assumed sets and conditions.
struct DamageText {
  let rows: [DamageRow]
  /// The moves of the attacker's set that the games do not have.
  let absent: [Named<Move>]
  let attacker: BattleSet
  let target: BattleSet
  let conditions: BattleConditions
  /// The EVs to knock out with the only move, and to survive it; `nil` for several moves.
  let needs: DamageNeeds?
  let show: ShowDamage
  let catalog: Catalog

  /// A row for each move.
  var table: ProgramTable {
    ProgramTable(columns: [
      .init(name: worded("Move"), isNumber: false, values: rows.map { $0.title(show) }),
      .init(name: worded("Damage"), isNumber: true, values: cells.map(\.numbers)),
      .init(name: worded("Percent"), isNumber: true, values: cells.map(\.percent)),
      .init(name: worded("Result"), isNumber: false, values: results),
    ])
  }

  private var cells: [DamageCell] { rows.compactMap { $0.cells.first ?? nil } }

  private var results: [String] {
    zip(rows, cells).map { row, cell in
      [
        cell.noDamage?.text(show) ?? cell.knockout?.outcome(show) ?? "",
        row.aftermath(show) ?? "",
        cell.omissions(show, besides: row.brings),
      ]
      .filter { !$0.isEmpty }.joined(separator: "; ")
    }
  }

  func lines() -> [PrintedLine] {
    let table = TextTable(
      columns: table.columns.map { .init($0.cells.map(\.text), isAtRight: $0.isNumber) })
    return Self.cleaned(head + [""]) + table.lines + Self.cleaned(foot)
  }

  /// The same, a sentence for each move.
  var words: [String] {
    let table = table.columns.map(\.cells)
    let moves = rows.indices.map { row in
      table.map { $0[row].text }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return (head + moves + foot).filter { !$0.isEmpty }
  }

  private var head: [String] {
    let hp = worded("\(Formatting.count(cells.first?.left ?? 0)) HP")
    return [
      summary(of: attacker), "\(summary(of: target)) · \(hp)",
      conditions.summary(of: cells.first, among: rows, show),
    ]
  }

  private var foot: [String] {
    (rows.assumption.map { ["", $0] } ?? []) + absentLines + needLines
  }

  private static func cleaned(_ lines: [String]) -> [PrintedLine] {
    lines.map(PrintedLine.init(cleaning:))
  }

  /// The moves of the set that the games do not have.
  private var absentLines: [String] {
    absent.isEmpty ? [] : ["", Self.absence(of: absent, show)]
  }

  /// `not in Platinum: Kowtow Cleave`.
  static func absence(of moves: [Named<Move>], _ show: ShowDamage) -> String {
    let names = moves.map(\.name).joined(separator: ", ")
    return show.lens.map { worded("not in \($0.name): \(names)") }
      ?? worded("not in these games: \(names)")
  }

  private func summary(of set: BattleSet) -> String {
    set.summary(named: catalog.name(of: set.member), show.names(of: set.member))
  }

  private var needLines: [String] {
    guard let needs else { return [] }
    return [
      "", worded("\(worded("For a guaranteed OHKO")): \(needs.knockOut.words(show).text)"),
      worded("\(worded("To survive it")): \(needs.survive.words(show).text)"),
    ]
  }
}
