import PokedexData
import PokedexDomain

extension JSON {
  /// The damage of a calculation, and what of it is not counted.
  static func result(_ result: CalculateDamage.Result) -> JSON {
    .object([
      ("damage", damage(result.damage)), ("notCounted", .list(result.notCounted.map { .text($0) })),
    ])
  }

  /// A move's damage on a target. The chance of a knockout has three decimals.
  static func row(_ row: ShowDamage.Row) -> JSON {
    let range = row.damage.range
    return .object([
      ("id", .number(row.move.id.rawValue)), ("move", .text(row.move.name)),
      ("damage", damage(row.damage)), ("least", .number(range.lowerBound)),
      ("most", .number(range.upperBound)), ("hp", .number(row.hp)),
      ("percent", .list([percent(range.lowerBound, row.hp), percent(range.upperBound, row.hp)])),
      ("knockout", row.knockout.map { knockout($0) } ?? .null),
      ("notCounted", .list(row.notCounted.map { .text($0) })),
    ])
  }

  private static func percent(_ damage: Int, _ hp: Int) -> JSON {
    let thousandths = damage * 1000 / max(1, hp)
    return .decimal("\(thousandths / 10).\(thousandths % 10)")
  }

  private static func knockout(_ knockout: Knockout) -> JSON {
    let thousandths = Int((knockout.chance * 1000).rounded())
    let digits = String(1000 + thousandths % 1000).dropFirst()
    return .object([
      ("uses", .number(knockout.uses)), ("chance", .decimal("\(thousandths / 1000).\(digits)")),
      ("certain", .flag(knockout.isCertain)),
    ])
  }

  /// A number, a list of rolls, or a list with the rolls or the number of each hit.
  static func damage(_ damage: Damage) -> JSON {
    switch damage {
    case .fixed(let number): .number(number)
    case .rolls(let rolls): numbers(rolls)
    case .fixedHits(let hits): numbers(hits)
    case .hits(let hits): .list(hits.map(numbers))
    }
  }

  private static func numbers(_ numbers: [Int]) -> JSON { .list(numbers.map { .number($0) }) }
}
