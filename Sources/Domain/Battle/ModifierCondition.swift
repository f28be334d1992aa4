/// A condition of a modifier.
package indirect enum ModifierCondition: Hashable, Sendable {
  case type([ID<PokemonType>])
  case category(BattleMove.Category)
  case flag(MoveFlag)
  case moveClass(MoveClass)
  case moves([String])
  case powerAtMost(Int)
  case weather([BattleWeather])
  case terrain(BattleTerrain)
  /// The user stands on the ground, where terrains work.
  case grounded
  case foeGrounded
  /// The user's HP are at most this part.
  case hpAtMost(Int, of: Int)
  case foeHPAtMost(Int, of: Int)
  case foeAtFullHP
  /// The user has one of these status conditions.
  case status([BattleStatus])
  case foeStatus([BattleStatus])
  /// The user is of one of these species, or is one of these forms.
  case species([String])
  case foeSpecies([String])
  case foeType(ID<PokemonType>)
  case foeAbility([String])
  case ability([String])
  case foeItemRemovable
  /// The ability needs something to have happened: a fire attack, a switch …
  case abilityActive
  /// The stat that the target defends with.
  case against(Stat)
  case foeCanEvolve
  case superEffective
  case notVeryEffective
  case critical
  case doubles
  case firstHit
  /// The user moves after the target.
  case movesLast
  case sameGender
  case oppositeGender
  /// The move's type is the one that the user's item is made for, or the target's berry.
  case itemType
  case foeItemType
  /// The stat that the attack uses is the one that Protosynthesis or Quark Drive raises.
  case boosted
  case foeBoosted
  case typeChangedBy(String)
  case helpingHand
  case friendGuard
  case screen
  case not(ModifierCondition)
  case either(ModifierCondition, ModifierCondition)
}

extension ModifierCondition {
  static func type(_ types: ID<PokemonType>...) -> Self { .type(types) }
  static func weather(_ weathers: BattleWeather...) -> Self { .weather(weathers) }
  static func status(_ statuses: BattleStatus...) -> Self { .status(statuses) }
  static func foeStatus(_ statuses: BattleStatus...) -> Self { .foeStatus(statuses) }
  static func species(_ slugs: String...) -> Self { .species(slugs) }
  static func foeSpecies(_ slugs: String...) -> Self { .foeSpecies(slugs) }
  static func moves(_ slugs: String...) -> Self { .moves(slugs) }
  static let againstDefense = Self.against(.defense)
  static let againstSpecialDefense = Self.against(.specialDefense)
  static let physical = Self.category(.physical)
  static let special = Self.category(.special)
  static let sunny = Self.weather(.sun, .harshSun)
  static let rainy = Self.weather(.rain, .heavyRain)
  static let anyStatus = Self.status(BattleStatus.allCases)
  static let foeAnyStatus = Self.foeStatus(BattleStatus.allCases)

  /// Whether the condition holds for a hit.
  func holds(_ hit: Hit) -> Bool {
    switch self {
    case .type, .category, .flag, .moveClass, .moves, .powerAtMost, .typeChangedBy, .itemType,
      .critical:
      holdsForMove(hit)
    case .weather, .terrain, .doubles, .helpingHand, .friendGuard, .screen:
      holdsForField(hit)
    case .grounded, .hpAtMost, .status, .species, .movesLast, .boosted, .abilityActive, .ability,
      .sameGender,
      .oppositeGender:
      holdsForUser(hit)
    case .not(let other): !other.holds(hit)
    case .either(let first, let second): first.holds(hit) || second.holds(hit)
    default: holdsForTarget(hit)
    }
  }

  private func holdsForMove(_ hit: Hit) -> Bool {
    switch self {
    case .type(let types): types.contains(hit.type)
    case .category(let category): hit.move.category == category
    case .flag(let flag): hit.has(flag)
    case .moveClass(let word): hit.move.has(word)
    case .moves(let slugs): slugs.contains(hit.move.slug)
    case .powerAtMost(let power): hit.power <= power
    case .typeChangedBy(let ability): hit.typeChanger == ability
    case .itemType: HeldTypes.strengthened(by: hit.attacker.item) == hit.type
    default: hit.isCritical
    }
  }

  private func holdsForField(_ hit: Hit) -> Bool {
    switch self {
    case .weather(let weathers): hit.weather.map { weathers.contains($0) } ?? false
    case .terrain(let terrain): hit.field.terrain == terrain
    case .doubles: hit.field.isDoubles
    case .helpingHand: hit.field.attackerSide.hasHelpingHand
    case .friendGuard: hit.field.defenderSide.hasFriendGuard
    default: hit.meetsScreen
    }
  }

  private func holdsForUser(_ hit: Hit) -> Bool {
    let user = hit.attacker
    return switch self {
    case .grounded: user.isGrounded
    case .hpAtMost(let part, let whole): user.hp * whole <= user.stats.hp * part
    case .status(let statuses): user.status.map { statuses.contains($0) } ?? false
    case .species(let slugs): slugs.contains(user.species) || slugs.contains(user.form)
    case .movesLast: !hit.movesFirst
    case .ability(let slugs): slugs.contains(user.ability)
    case .sameGender: user.gender != nil && user.gender == hit.defender.gender
    case .oppositeGender:
      user.gender != nil && hit.defender.gender != nil && user.gender != hit.defender.gender
    case .abilityActive: user.isAbilityActive
    default: user.boosted == hit.attackStat
    }
  }

  private func holdsForTarget(_ hit: Hit) -> Bool {
    let target = hit.defender
    return switch self {
    case .foeGrounded: target.isGrounded
    case .foeHPAtMost(let part, let whole): target.hp * whole <= target.stats.hp * part
    case .foeAtFullHP: target.isAtFullHP && hit.isFirst
    case .foeStatus(let statuses): target.status.map { statuses.contains($0) } ?? false
    case .foeSpecies(let slugs): slugs.contains(target.species) || slugs.contains(target.form)
    case .foeType(let type): target.has(type)
    case .foeAbility(let slugs): slugs.contains(target.ability)
    case .foeItemRemovable: hit.isItemRemovable
    case .foeCanEvolve: target.canEvolve
    case .superEffective: hit.effectiveness > Effectiveness.usual
    case .notVeryEffective: hit.effectiveness < Effectiveness.usual
    case .firstHit: hit.isFirst
    case .foeItemType: HeldTypes.resisting[target.item] == hit.type
    case .against(let stat): hit.defenseStat == stat
    default: target.boosted == hit.defenseStat
    }
  }
}
