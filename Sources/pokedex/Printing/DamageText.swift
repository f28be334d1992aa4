import PokedexDomain
import PokedexPresentation

/// The damage of moves on a target as text, one move a line, below all that is assumed.
struct DamageText {
  let rows: [DamageRow]
  let attacker: BattleSet
  let target: BattleSet
  let conditions: BattleConditions
  /// Of the only move; `nil` for several.
  let needs: DamageNeeds?
  let show: ShowDamage
  let catalog: Catalog

  func lines() throws(PokedexError) -> [String] {
    let cells = rows.compactMap { $0.cells.first ?? nil }
    let table = TextTable(columns: [
      .init(rows.map(\.move.name)),
      .init(cells.map(\.numbers), isAtRight: true),
      .init(cells.map(\.percent), isAtRight: true),
      .init(
        cells.map {
          [$0.knockout?.outcome(show) ?? "", $0.omissions(show)].filter { !$0.isEmpty }
            .joined(separator: "; ")
        }),
    ])
    let hp = worded("\(Formatting.count(cells.first?.left ?? 0)) HP")
    let head = [
      try summary(of: attacker), "\(try summary(of: target)) · \(hp)",
      conditions.summary(of: cells.first, show),
      "",
    ]
    return head + table.lines + needLines
  }

  private func summary(of set: BattleSet) throws(PokedexError) -> String {
    set.summary(named: catalog.name(of: set.member), try show.names(of: set.member))
  }

  private var needLines: [String] {
    guard let needs else { return [] }
    return [
      "", worded("\(worded("For a guaranteed OHKO")): \(needs.knockOut.words(show).text)"),
      worded("\(worded("To survive it")): \(needs.survive.words(show).text)"),
    ]
  }
}
