import PokedexData
import PokedexDomain
import PokedexPresentation

extension JSON {
  /// The damage of a calculation, and the names of effects that it leaves out.
  static func result(_ result: CalculateDamage.Result) -> JSON {
    .object([
      ("damage", damage(result.damage)), ("notCounted", .list(result.notCounted.map { .text($0) })),
    ])
  }

  /// A move's damage on a target. The chance of a knockout has three decimals.
  ///
  /// - Parameters:
  ///   - needs: the EVs to knock out or to survive; `nil` if there are several moves.
  ///   - absent: the moves of the attacker's set that the games do not have.
  ///   - show: knows the names of abilities and items.
  static func row(
    _ row: DamageRow, _ needs: DamageNeeds?, _ absent: [Named<Move>], _ show: ShowDamage
  ) -> JSON {
    let head: [(String, JSON)] = [
      ("id", .number(row.move.id.rawValue)), ("move", .text(row.move.name)),
    ]
    let trained = needs.map {
      JSON.object([("knockOut", need($0.knockOut)), ("survive", need($0.survive))])
    }
    let tail: [(String, JSON)] = [
      ("needs", trained ?? .null), ("absentMoves", .list(absent.map { .text($0.name) })),
    ]
    let cell = row.cells.first.flatMap { $0 }.map { self.cell($0, show) }
    return .object(head + (cell ?? []) + tail)
  }

  private static func cell(_ cell: DamageCell, _ show: ShowDamage) -> [(String, JSON)] {
    let range = cell.damage.range
    return [
      ("damage", damage(cell.damage)), ("least", .number(range.lowerBound)),
      ("most", .number(range.upperBound)), ("hp", .number(cell.hp)), ("left", .number(cell.left)),
      ("percent", .list([percent(range.lowerBound, cell.hp), percent(range.upperBound, cell.hp)])),
      ("knockout", cell.knockout.map { knockout($0, show) } ?? .null),
      ("notCounted", .list(cell.notCounted.map { .text($0.englishName) })),
      ("weather", .optional(cell.field.weather?.word)),
      ("terrain", .optional(cell.field.terrain?.word)),
    ]
  }

  /// The EVs in `effort` are `null` if no EVs suffice, and empty if none are needed.
  private static func need(_ need: TrainingNeed) -> JSON {
    let (effort, nature): (StatValues?, Stat?) =
      switch need {
      case .nothing: (StatValues(), nil)
      case .effort(let effort): (effort, nil)
      case .effortAndNature(let effort, let stat): (effort, stat)
      case .outOfReach, .noEffort: (nil, nil)
      }
    let values = effort.map { effort in
      JSON.object(effort.assigned.map { ($0.stat.word, .number($0.value)) })
    }
    return .object([
      ("effort", values ?? .null), ("nature", nature.map { .text($0.word) } ?? .null),
    ])
  }

  private static func percent(_ damage: Int, _ hp: Int) -> JSON {
    let thousandths = damage * 1000 / max(1, hp)
    return .decimal("\(thousandths / 10).\(thousandths % 10)")
  }

  private static func knockout(_ knockout: Knockout, _ show: ShowDamage) -> JSON {
    let thousandths = knockout.thousandths
    let digits = String(1000 + thousandths % 1000).dropFirst()
    return .object([
      ("uses", .number(knockout.uses)), ("chance", .decimal("\(thousandths / 1000).\(digits)")),
      ("certain", .flag(knockout.isCertain)),
      ("after", .list(knockout.causes.map { $0.name(show) }.unique.map { .text($0) })),
      ("notCounted", .list(knockout.notCounted.map { .text($0.englishName) })),
    ])
  }

  /// A number, a list of rolls, or a list with the rolls or the number of each hit.
  static func damage(_ damage: Damage) -> JSON {
    let hits = damage.hits.map { rolls in single(rolls.map { .number($0) }) }
    return single(hits)
  }

  /// A list, or its only value.
  private static func single(_ values: [JSON]) -> JSON {
    values.count == 1 ? values[0] : .list(values)
  }
}
