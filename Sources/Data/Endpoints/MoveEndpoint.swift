import PokedexDomain

/// `move/{id}`
struct MoveEndpoint: Endpoint {
  private let id: DocumentID<Move>
  private let name: NameText
  private let names: LocalizedNames
  private let generation: Link<Generation>
  private let type: Link<PokemonType>
  private let damageClass: Link<MoveDamageClass>
  private let power: Count?
  private let accuracy: Percent?
  private let pp: Count?
  private let priority: Bounded<-7, 5>
  private let effectChance: Percent?
  private let target: Link<MoveTarget>
  private let meta: MoveMeta?
  private let statChanges: [MoveStatChange]
  private let pastValues: [Past]

  private enum CodingKeys: String, CodingKey {
    case id, name, names, generation, type, power, accuracy, pp, priority, target, meta
    case damageClass = "damage_class"
    case effectChance = "effect_chance"
    case statChanges = "stat_changes"
    case pastValues = "past_values"
  }

  private struct MoveStatChange: Decodable {
    let stat: Link<StatEntry>
    /// At most the difference between the lowest stat stage, -6, and the highest, 6.
    let change: Bounded<-12, 12>
  }

  private struct Past: Decodable {
    let versionGroup: Link<VersionGroup>
    let type: Link<PokemonType>?
    let power: Count?
    let accuracy: Percent?
    let pp: Count?
    let effectChance: Percent?

    private enum CodingKeys: String, CodingKey {
      case type, power, accuracy, pp
      case versionGroup = "version_group"
      case effectChance = "effect_chance"
    }
  }

  var entity: Move {
    get throws(BadData) {
      var move = Move(id: id.value, slug: name.value)
      move.names = names.names
      move.generation = generation.id
      move.type = type.id
      move.damageClass = damageClass.id
      move.power = power?.value
      move.accuracy = accuracy?.value
      move.pp = pp?.value
      move.priority = priority.value
      move.effectChance = effectChance?.value
      move.target = target.id
      move.statChanges = statChanges.map(Self.statChange)
      move.pastValues = pastValues.map(Self.pastValues)
      try meta?.describe(&move)
      return move
    }
  }

  private static func statChange(_ change: MoveStatChange) -> StatChange {
    var result = StatChange()
    result.stat = change.stat.id
    result.change = change.change.value
    return result
  }

  private static func pastValues(_ past: Past) -> PastMoveValues {
    var values = PastMoveValues()
    values.versionGroup = past.versionGroup.id
    values.type = past.type?.id
    values.power = past.power?.value
    values.accuracy = past.accuracy?.value
    values.pp = past.pp?.value
    values.effectChance = past.effectChance?.value
    return values
  }
}

/// The effects of a move besides damage; PokeAPI lacks them for the newest moves.
private struct MoveMeta: Decodable {
  let ailment: Link<MoveAilment>
  let ailmentChance: Percent
  let category: Link<MoveCategory>
  let critRate: Count
  let drain: SignedPercent
  let flinchChance: Percent
  let healing: SignedPercent
  let minHits: Count?
  let maxHits: Count?
  let minTurns: Count?
  let maxTurns: Count?
  let statChance: Percent

  private enum CodingKeys: String, CodingKey {
    case ailment, category, drain, healing
    case ailmentChance = "ailment_chance"
    case critRate = "crit_rate"
    case flinchChance = "flinch_chance"
    case minHits = "min_hits"
    case maxHits = "max_hits"
    case minTurns = "min_turns"
    case maxTurns = "max_turns"
    case statChance = "stat_chance"
  }

  func describe(_ move: inout Move) throws(BadData) {
    try check("hits", from: minHits, to: maxHits, of: move.id)
    try check("turns", from: minTurns, to: maxTurns, of: move.id)
    move.ailment = ailment.id
    move.ailmentChance = ailmentChance.value
    move.category = category.id
    move.critRate = critRate.value
    move.drain = drain.value
    move.flinchChance = flinchChance.value
    move.healing = healing.value
    move.minHits = minHits?.value
    move.maxHits = maxHits?.value
    move.minTurns = minTurns?.value
    move.maxTurns = maxTurns?.value
    move.statChance = statChance.value
  }

  private func check(
    _ what: String, from least: Count?, to most: Count?, of move: ID<Move>
  ) throws(BadData) {
    guard let least, let most, least.value > most.value else { return }
    throw move.badData("meta.max_\(what)", "\(most.value) is below min_\(what), \(least.value)")
  }
}
