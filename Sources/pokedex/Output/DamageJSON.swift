import PokedexData
import PokedexDomain
import PokedexPresentation

extension JSON {
  /// The damage of a calculation, and the names of effects that it leaves out.
  static func result(_ result: CalculateDamage.Result) -> JSON {
    let range = result.damage.fewest < result.damage.hits.count
    let fewest: [(String, JSON)] = range ? [("fewestHits", .number(result.damage.fewest))] : []
    return .object(
      [("damage", damage(result.damage))] + fewest + [
        ("left", .number(result.left)), ("knockout", result.knockout.map { knockout($0) } ?? .null),
        ("notCounted", .list(result.notCounted.map { .text($0) })),
      ])
  }

  /// A move's damage on a target. The chance of a knockout has three decimals.
  ///
  /// - Parameters:
  ///   - needs: the EVs to knock out or to survive; `nil` if there are several moves.
  ///   - absent: the moves of the attacker's set that the games do not have.
  ///   - stated: what the calculation was told of the battle.
  ///   - show: knows the names of abilities and items.
  static func row(
    _ row: DamageRow, _ needs: DamageNeeds?, _ absent: [Named<Move>], _ stated: JSON,
    _ show: ShowDamage
  ) -> JSON {
    let head: [(String, JSON)] = [
      ("id", .number(row.move.id.rawValue)), ("move", .text(row.move.name)),
      ("type", .text(row.attack.type.slug)), ("class", .text(row.attack.category.word)),
      ("typeAssumed", .flag(row.isTypeAssumed)),
      ("usedAs", .optional(row.usedAs.map { show.powerUpName($0) })),
      ("brings", .optional(row.brings?.englishName)),
    ]
    let trained = needs.map {
      JSON.object([("knockOut", need($0.knockOut)), ("survive", need($0.survive))])
    }
    let tail: [(String, JSON)] = [
      ("needs", trained ?? .null), ("absentMoves", .list(absent.map { .text($0.name) })),
      ("stated", stated),
    ]
    let cell = row.cells.first.flatMap { $0 }.map { self.cell($0, show) }
    return .object(head + (cell ?? []) + tail)
  }

  private static func cell(_ cell: DamageCell, _ show: ShowDamage) -> [(String, JSON)] {
    let range = cell.damage.range
    return [
      ("damage", damage(cell.damage)), ("fewestHits", .number(cell.damage.fewest)),
      ("least", .number(range.lowerBound)),
      ("most", .number(range.upperBound)), ("hp", .number(cell.hp)), ("left", .number(cell.left)),
      ("percent", .list([percent(range.lowerBound, cell.hp), percent(range.upperBound, cell.hp)])),
      ("knockout", cell.knockout.map { knockout($0, show) } ?? .null),
      ("notCounted", .list(cell.notCounted.map { .text($0.englishName) })),
      ("weather", .optional(cell.field.weather?.word)),
      ("terrain", .optional(cell.field.terrain?.word)),
    ]
  }

  /// The state that was given: of both Pokémon, the field and its sides, by slugs.
  static func stated(
    _ attacker: BattleSet, _ target: BattleSet, _ conditions: BattleConditions,
    _ rows: [DamageRow]
  ) -> JSON {
    let field = conditions.field
    return .object([
      ("attacker", state(attacker)), ("target", state(target)),
      ("doubles", .flag(field.isDoubles)), ("critical", .flag(conditions.isCritical)),
      ("hits", .optional(conditions.hits)), ("turn", .number(conditions.turn)),
      ("firstUse", .flag(conditions.isStellarFirstUse)),
      ("field", .list(FieldEffect.allCases.filter { field[$0] }.map { .text($0.rawValue) })),
      ("attackerSide", side(field.attackerSide)), ("targetSide", side(field.defenderSide)),
      ("notCounted", .list(rows.unused.map { .text($0.rawValue) })),
    ])
  }

  private static func state(_ set: BattleSet) -> JSON {
    .object([
      ("form", .number(set.member.form.rawValue)), ("tera", .optional(set.tera?.slug)),
      ("dynamax", .optional(set.dynamax?.rawValue)),
      ("zMoves", set.usesZMoves.map { .flag($0) } ?? .null),
      ("status", .optional(set.status?.rawValue)), ("hpPercent", .number(set.hpPercent)),
      ("abilityActive", .flag(set.isAbilityActive)), ("boosted", .optional(set.boosted?.word)),
      ("fallen", .number(set.fallenAllies)), ("hitsTaken", .number(set.hitsTaken)),
    ])
  }

  /// The layers of each effect that holds.
  private static func side(_ side: BattleSide) -> JSON {
    .object(
      SideEffect.allCases.compactMap { effect in
        side.layers[effect].map { (effect.rawValue, .number($0)) }
      })
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
    .object(
      chance(of: knockout) + [
        ("after", .list(knockout.causes.map { $0.name(show) }.unique.map { .text($0) })),
        ("notCounted", .list(knockout.notCounted.map { .text($0.englishName) })),
      ])
  }

  /// Of a calculation in a batch, whose names are English.
  private static func knockout(_ knockout: Knockout) -> JSON {
    .object(
      chance(of: knockout) + [
        ("after", .list(knockout.causes.map(\.englishName).unique.map { .text($0) })),
        ("notCounted", .list(knockout.notCounted.map { .text($0.englishName) })),
      ])
  }

  private static func chance(of knockout: Knockout) -> [(String, JSON)] {
    let thousandths = knockout.thousandths
    let digits = String(1000 + thousandths % 1000).dropFirst()
    return [
      ("uses", .number(knockout.uses)), ("chance", .decimal("\(thousandths / 1000).\(digits)")),
      ("certain", .flag(knockout.isCertain)),
    ]
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
