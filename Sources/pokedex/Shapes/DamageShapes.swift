import PokedexData
import PokedexDomain
import PokedexPresentation

/// A move's damage on a target, and what the calculation was told.
struct ShownDamage: Shaped {
  let row: DamageRow
  let cell: DamageCell
  /// `nil` if there are several moves.
  let needs: DamageNeeds?
  /// The moves of the attacker's set that the games do not have.
  let absent: [Named<Move>]
  let stated: StatedBattle
  let show: ShowDamage

  static let shape = Shape<ShownDamage>.object(move + result + circumstances)

  private static let move: [Field<ShownDamage>] = [
    Field("id", "PokéAPI's number of the move", as: .number(1...), \.row.move.id.rawValue),
    Field("move", \.row.move.name),
    Field(
      "type", "the move's type before battle; of Hidden Power that of the set or of its IVs",
      \.row.attack.type),
    Field("class", as: .word(of: ["physical", "special"], \.self), \.row.attack.category.word),
    Field(
      "typeAssumed",
      "whether nothing states the type of Hidden Power, so that it is that of the highest IVs",
      \.row.isTypeAssumed),
    Field(
      "usedAs", "the Z-Move or Max Move as which the move is used; null if it is used as itself"
    ) { shown in shown.row.usedAs.map { shown.show.powerUpName($0) } },
    .accuracy { $0.show.accuracy(of: $0.row) },
    Field(
      "brings",
      "the weather or terrain that a Max Move brings, unless it is there; it is not applied; in English",
      \.row.brings?.englishName),
  ]

  private static let result: [Field<ShownDamage>] = [
    Field("damage", \.cell.damage),
    Field(
      "fewestHits",
      "the fewest hits; each number up to that of the lists in damage is equally likely",
      as: .number(1...), \.cell.damage.fewest),
    Field("least", "of all hits together", as: .count, \.cell.damage.range.lowerBound),
    Field("most", "of all hits together", as: .count, \.cell.damage.range.upperBound),
    Field("hp", "the HP of the target", as: .count, \.cell.hp),
    Field("left", "the HP that are left to it once it has entered", as: .count, \.cell.left),
    Field(
      "percent", "the least and the most in percent of the HP",
      as: .list(.decimal(places: 1, \.self))
    ) { [$0.cell.thousandths.lowerBound, $0.cell.thousandths.upperBound] },
    Field("knockout", "null if four uses are not enough") { shown in
      shown.cell.knockout.map { knockout in
        ShownKnockout(knockout: knockout, after: knockout.causes.map { $0.name(shown.show) })
      }
    },
    Field("noDamage", "why it does no damage, in English; null if it does any") {
      $0.cell.noDamage?.english
    },
    Field("notCounted", "what affects the damage but is not counted, in English") {
      $0.cell.notCounted.map(\.englishName)
    },
    Field("weather", "the weather, also if an ability set it", \.cell.field.weather?.word),
    Field("terrain", "the terrain, also if an ability set it", \.cell.field.terrain?.word),
  ]

  private static let circumstances: [Field<ShownDamage>] = [
    Field(
      "needs",
      "the training that makes one use a sure knockout, and that with which the target survives it; null for several moves",
      \.needs),
    Field("absentMoves", "the moves of the attacker's set that the games do not have") {
      $0.absent.map(\.name)
    },
    Field("stated", "what the calculation was told", \.stated),
  ]
}

extension Field {
  /// The accuracy of an attack.
  static func accuracy(_ percent: @escaping @Sendable (Value) -> Int?) -> Field {
    Field(
      "accuracy", "in percent; null if it never misses", as: .optional(.number(0...100)), percent)
  }
}

extension Damage: Shaped {
  static let shape = Shape<Damage>(
    schema: { definitions in
      let (rolls, hits) = (Shape.list(.count), Shape.list(.list(.count)))
      return Schema.any(of: [
        Shape<Int>.count.schema(&definitions), rolls.schema(&definitions),
        hits.schema(&definitions),
      ]).described("a number, a list of rolls, or a list with the rolls of each hit")
    },
    json: { damage in single(damage.hits.map { rolls in single(rolls.map { .number($0) }) }) })

  /// A list, or its only value.
  private static func single(_ values: [JSON]) -> JSON {
    values.count == 1 ? values[0] : .list(values)
  }
}

/// A knockout, with the names of what changes the target's HP between the uses.
private struct ShownKnockout: Shaped {
  let knockout: Knockout
  let after: [String]

  static let shape = Shape<ShownKnockout>.object([
    Field("uses", "the fewest that may be enough", as: .number(1...), \.knockout.uses),
    Field(
      "chance", "that they are enough, 0 to 1", as: .decimal(places: 3, most: 1, \.self),
      \.knockout.thousandths),
    Field("certain", \.knockout.isCertain),
    Field("after", "what else changes the target's HP between the uses", \.after.unique),
    Field("notCounted", "what affects the knockout but is not counted, in English") {
      $0.knockout.notCounted.map(\.englishName)
    },
  ])
}

/// The answer to a line of `damage --batch`, with English names.
extension CalculateDamage.Result: Shaped {
  static let shape = Shape<CalculateDamage.Result>.object([
    Field("damage", \.damage),
    .ifAny("fewestHits", as: Int.shape) {
      $0.damage.fewest < $0.damage.hits.count ? $0.damage.fewest : nil
    },
    Field("left", \.left),
    Field("knockout") { result in
      result.knockout.map { ShownKnockout(knockout: $0, after: $0.causes.map(\.englishName)) }
    },
    Field("notCounted", \.notCounted),
  ])
}

extension DamageNeeds: Shaped {
  static let shape = Shape<DamageNeeds>.object([
    Field("knockOut", \.knockOut), Field("survive", \.survive),
  ])
}

extension TrainingNeed: Shaped {
  static let shape = Shape<TrainingNeed>.object(
    named: "need",
    [
      Field(
        "effort",
        "EVs by stat, or stat points in Champions; empty if none are needed, null if none suffice",
        as: .optional(.training), \.values),
      Field("nature", "the stat that the nature must raise besides", \.raised?.word),
    ])

  private var values: StatValues? {
    switch self {
    case .nothing: StatValues()
    case .effort(let values), .effortAndNature(let values, _): values
    case .outOfReach, .noEffort: nil
    }
  }

  private var raised: Stat? { if case .effortAndNature(_, let stat) = self { stat } else { nil } }
}

/// The settings of both Pokémon, the field and its sides.
struct StatedBattle: Shaped {
  let attacker: BattleSet
  let target: BattleSet
  let conditions: BattleConditions
  /// Settings that change no damage.
  let unused: [StatedFact]

  static let shape = Shape<StatedBattle>.object([
    Field("attacker", \.attacker), Field("target", \.target),
    Field("doubles", "whether it is a double battle", \.conditions.field.isDoubles),
    Field("critical", "whether the hit is critical", \.conditions.isCritical),
    Field(
      "hits", "the number of hits of a move with several; null for the usual number",
      as: .optional(.number(1...)), \.conditions.hits),
    Field(
      "turn", "how many times in a row the move is used, with this time", as: .number(1...),
      \.conditions.turn),
    Field(
      "firstUse", "whether a Stellar Pokémon uses a move of its type for the first time",
      \.conditions.isStellarFirstUse),
    Field(
      "field",
      "what holds for both sides, by the slugs of moves and of abilities of other Pokémon"
    ) { stated in FieldEffect.allCases.filter { stated.conditions.field[$0] } },
    Field(
      "attackerSide", "the layers of what holds on the attacker's side, by slugs", as: .layers,
      \.conditions.field.attackerSide),
    Field(
      "targetSide", "the layers of what holds on the target's side, by slugs", as: .layers,
      \.conditions.field.defenderSide),
    Field("notCounted", "what was given, but changes no damage", \.unused),
  ])
}

extension FieldEffect: ShapedWord {}

extension StatedFact: ShapedWord {}

extension Dynamax: ShapedWord {}

extension Shape<BattleSide> {
  fileprivate static var layers: Shape {
    Shape<[(key: String, value: Int)]>.members(of: .number(1...)).of { side in
      SideEffect.allCases.compactMap { effect in
        side.layers[effect].map { (effect.rawValue, $0) }
      }
    }
  }
}

extension BattleSet: Shaped {
  static let shape = Shape<BattleSet>.object(
    named: "battler",
    [
      Field(
        "form", "the id of the form, such as that of a Mega Evolution", as: .number(1...),
        \.member.form.rawValue),
      Field("tera", "the type, once Terastallized", \.tera),
      Field("dynamax", "whether it has dynamaxed or gigantamaxed", \.dynamax),
      Field(
        "zMoves", "whether its moves are to be Z-Moves; null if its item decides", \.usesZMoves),
      Field("status", "the status condition, by Pokémon Showdown's abbreviations", \.status),
      Field(
        "hpPercent", "the HP left before it entered, in percent", as: .number(1...), \.hpPercent),
      Field(
        "abilityActive", "whether something that its ability needs has happened",
        \.isAbilityActive),
      Field("boosted", "the stat that Protosynthesis or Quark Drive raises", \.boosted?.word),
      Field("fallen", "how many of its partners have fainted", as: .count, \.fallenAllies),
      Field("hitsTaken", "how many hits it has taken", as: .count, \.hitsTaken),
    ])
}
