import PokedexDomain
import PokedexPresentation

/// The damage of moves as text, one move a line.
struct DamageTable {
  private let rows: [ShowDamage.Row]
  private let attacker: TeamMember
  private let target: TeamMember
  private let catalog: Catalog

  init(
    _ rows: [ShowDamage.Row], _ attacker: TeamMember, _ target: TeamMember, _ catalog: Catalog
  ) {
    self.rows = rows
    self.attacker = attacker
    self.target = target
    self.catalog = catalog
  }

  var lines: [String] {
    let table = TextTable(columns: [
      .init(rows.map(\.move.name)),
      .init(rows.map { Self.text($0.damage.range) }, isAtRight: true),
      .init(rows.map(Self.percent), isAtRight: true),
      .init(rows.map(Self.outcome)),
    ])
    let hp = rows.first?.hp ?? 0
    return [
      worded("\(title(attacker)) against \(title(target)): \(Formatting.count(hp)) HP"), "",
    ] + table.lines
  }

  /// The name with the training, such as `Garchomp (252 Atk, 252 Spe)`.
  private func title(_ member: TeamMember) -> String {
    let effort = member.effort.assigned.filter { $0.value > 0 }
      .map { "\($0.value) \($0.stat.name)" }
    let name = catalog.name(of: member.form) ?? "#\(member.form)"
    return effort.isEmpty ? name : "\(name) (\(effort.joined(separator: ", ")))"
  }

  private static func text(_ range: ClosedRange<Int>) -> String {
    range.lowerBound == range.upperBound
      ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
  }

  private static func percent(_ row: ShowDamage.Row) -> String {
    let range = row.damage.range
    let (least, most) =
      (range.lowerBound * 1000 / max(1, row.hp), range.upperBound * 1000 / max(1, row.hp))
    guard least < most else { return Formatting.percent(thousandths: least) }
    return "\(Formatting.tenths(least))–\(Formatting.tenths(most)) %"
  }

  private static func outcome(_ row: ShowDamage.Row) -> String {
    let missing = row.notCounted.joined(separator: ", ")
    let parts = [knockout(row.knockout), missing.isEmpty ? "" : worded("not counted: \(missing)")]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static func knockout(_ knockout: Knockout?) -> String {
    guard let knockout else { return "" }
    let name =
      knockout.uses == 1 ? worded("OHKO") : worded("\(knockout.uses)HKO")
    guard !knockout.isCertain else { return name }
    let chance = min(999, max(1, Int((knockout.chance * 1000).rounded())))
    return worded("\(name) at \(Formatting.percent(thousandths: chance))")
  }
}
