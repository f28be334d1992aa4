/// The numbers of move uses with which counters and opponents knock each other out. Covers only
/// opponents whose moves are known.
///
/// The opponents have their own sets; each counter has the opponent's level, typical training and
/// all moves that it can learn or, on the way through a game, those that it has learned by the level.
struct CounterKnockouts {
  private struct Foe {
    let battler: Battler
    let attacks: [DamageBound]
  }

  private let duels: Knockouts
  private let pokemon: PokemonRows
  private let attacks: KnownAttacks
  private let abilities: Table<Ability>
  /// `nil` for opponents without known moves.
  private let foes: [Foe?]

  /// - Returns: `nil` if no opponent has known moves, or if the formula of the stats is not known.
  init?(_ foes: [TeamMember], _ pokemon: PokemonRows) {
    guard foes.contains(where: { !$0.moves.isEmpty }),
      let show = try? ShowDamage(pokemon.catalog, through: pokemon.lens)
    else { return nil }
    let duels = pokemon.knockouts()
    self.duels = duels
    self.pokemon = pokemon
    attacks = pokemon.attacks()
    abilities = pokemon.dex.table(Ability.self)
    self.foes = foes.map { Self.foe($0, show, duels) }
  }

  private static func foe(_ member: TeamMember, _ show: ShowDamage, _ duels: Knockouts) -> Foe? {
    let conditions = BattleConditions()
    let moves = member.moves.compactMap {
      show.attack($0, of: member, conditions)
    }
    var set = show.set(member)
    // A Z-Move is used once, but knockouts are counted in uses of one move.
    set.usesZMoves = false
    guard !moves.isEmpty, let battler = show.battler(set) else { return nil }
    return Foe(battler: battler, attacks: moves.map { duels.bound($0) })
  }

  /// - Parameters:
  ///   - foe: the index of an opponent.
  ///   - ability: the counter's ability; `nil` for its first one, or for none if the first one
  ///     changes the damage taken.
  func uses(_ foe: Int, _ form: ID<Form>, row: Int, _ ability: ID<Ability>?)
    -> Counter.Uses?
  {
    guard let foe = foes[foe], var counter = duels.battler(form, level: foe.battler.level) else {
      return nil
    }
    if let ability = ability.flatMap({ abilities.row(of: $0) }) {
      counter.ability = abilities.slugs[ability]
    } else if duels.dex.matchups.counts(counter.ability) {
      counter.ability = ""
    }
    let taken = duels.most(
      among: foe.attacks, by: foe.battler, on: counter, isCertain: false)
    let dealt = duels.most(
      among: attacks(of: row, foe.battler.level), by: counter, on: foe.battler, isCertain: true)
    return Counter.Uses(
      taken: uses(of: taken, on: counter), dealt: uses(of: dealt, on: foe.battler))
  }

  private func attacks(of row: Int, _ level: Int) -> [DamageBound] {
    guard TeamMember.isOnTheWay(level) else { return Array(attacks[row]) }
    return pokemon.attacks(of: row, byLevel: level)
  }

  private func uses(of damage: Int, on target: Battler) -> Int? {
    guard damage > 0 else { return nil }
    let isSaved = target.endurance(in: duels.dex.era.number) != nil
    let uses = max(isSaved ? 2 : 1, (target.hp + damage - 1) / damage)
    return uses <= Knockout.maxUses ? uses : nil
  }
}
