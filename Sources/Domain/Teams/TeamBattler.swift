/// A member of a team as a battler, with its attacks, as in the games of a lens.
package struct TeamBattler: Hashable, Sendable {
  package let form: Named<Form>
  package let species: ID<Species>
  /// The nickname, or the name of the form if it has none.
  package let title: String
  package let battler: Battler
  package let stats: TrainedStats
  /// The type once Terastallized; `nil` without a Tera type, in games without Terastallization, and
  /// for Stellar, which leaves the types as they are.
  package let teraType: ID<PokemonType>?
  /// The member once Terastallized; `nil` without a Tera type.
  let terastallized: Battler?
  /// The damaging moves; without any, one attack of each of the member's types and of its Tera
  /// type.
  package let attacks: [BattleMove]
  /// Whether the attacks are moves that the member knows.
  package let hasMoves: Bool
  /// Whether its training is known.
  let isTrained: Bool
  let generation: ID<Generation>

  package var types: [ID<PokemonType>] { battler.types }
  package var level: Int { stats.level }

  /// The user of one of its attacks: Tera Blast is that of the Terastallized member.
  func user(of attack: BattleMove) -> Battler {
    guard hasMoves else { return Battler([]) }
    return attack.slug == "tera-blast" ? terastallized ?? battler : battler
  }

  /// The Speed in battle.
  package func speed(under conditions: Set<SpeedCondition> = [], stage: Int = 0) -> Int {
    speedProfile.formula(under: conditions, stage: stage).value(of: stats[.speed])
  }

  var speedProfile: SpeedProfile { SpeedProfile(battler, in: generation) }
}

/// Makes the battlers of teams.
struct TeamBattlers: Sendable {
  private let catalog: Catalog
  private let dex: BattleDex
  private let rules: GameRules

  /// - Throws: ``PokedexError/needsDex``
  init(_ pokemon: PokemonRows) throws(PokedexError) {
    catalog = try pokemon.catalog.withDex()
    dex = pokemon.battle()
    rules = pokemon.lens.rules
  }

  var matchups: Matchups { dex.matchups }

  /// - Throws: ``PokedexError/notFound(_:)`` if the games do not have a member.
  func callAsFunction(_ members: [TeamMember]) throws(PokedexError) -> [TeamBattler] {
    var battlers: [TeamBattler] = []
    for member in members {
      guard let battler = battler(of: member) else { throw .notFound(catalog.name(of: member)) }
      battlers.append(battler)
    }
    return battlers
  }

  /// `nil` if the games do not have the member.
  func battler(of member: TeamMember) -> TeamBattler? {
    let set = dex.set(member)
    guard let species = catalog.forms[member.form]?.species,
      let (battler, stats) = dex.trained(set, isOfGames: false)
    else { return nil }
    let (moves, tera) = (moves(of: member), teraType(of: member))
    let types = (battler.types + [tera].compactMap { $0 }).unique
    return TeamBattler(
      form: catalog.named(member.form), species: species, title: catalog.name(of: member),
      battler: battler, stats: stats, teraType: tera,
      terastallized: tera.flatMap { terastallized(set, $0) },
      attacks: moves.isEmpty ? types.map { BattleMove(of: $0) } : moves,
      hasMoves: !moves.isEmpty, isTrained: member.nature != nil || !member.effort.isEmpty,
      generation: rules.generation)
  }

  /// A member that holds its Mega Stone or orb, once it has changed; `nil` for others.
  func megaEvolved(_ member: TeamMember) -> TeamBattler? {
    guard let form = dex.stoneForm(of: member) else { return nil }
    var member = member
    member.megaEvolve(into: form)
    return battler(of: member)
  }

  private func terastallized(_ set: BattleSet, _ type: ID<PokemonType>) -> Battler? {
    var set = set
    set.tera = type
    return dex.battler(set, isOfGames: false)
  }

  private func teraType(of member: TeamMember) -> ID<PokemonType>? {
    guard rules.has(.terastallization) else { return nil }
    return member.teraType.flatMap { dex.matchups.chart.types.contains($0) ? $0 : nil }
  }

  private func moves(of member: TeamMember) -> [BattleMove] {
    member.moves.compactMap { dex.move($0, of: member) }
      .filter { $0.category != .status }
  }
}
