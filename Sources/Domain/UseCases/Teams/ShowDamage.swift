/// Shows the damage of the moves of one Pokémon on another.
package struct ShowDamage: Sendable {
  /// The damage of one move.
  package struct Row: Hashable, Sendable {
    package let move: Named<Move>
    package let damage: Damage
    /// The names of what is not counted; empty if the damage is exact.
    package let notCounted: [String]
    /// The target's HP.
    package let hp: Int
    /// `nil` if it takes more uses than ``Knockout/mostUses``.
    package let knockout: Knockout?
  }

  private let catalog: Catalog
  private let dex: BattleDex
  private let moveNames: [String]
  private let moves: Table<Move>
  private let natures: Table<Nature>
  private let learnable: LearnableMoves

  /// - Throws: ``PokedexError/needsDex`` if no local dex is available, only PokeAPI.
  package init(_ catalog: Catalog, through lens: Lens?) throws(PokedexError) {
    let reference = try catalog.dex()
    self.catalog = catalog
    dex = try BattleDex(
      catalog, .generation(lens?.generation.rawValue ?? BattleEra.known.upperBound))
    moves = try reference.table(Move.self)
    moveNames = try reference.names(of: moves)
    natures = try reference.table(Nature.self)
    learnable = try LearnableMoves(catalog, reference, through: lens)
  }

  /// The damage of each of the moves that do any, the most first.
  ///
  /// - Parameter moves: `nil` for those of the attacker's set or, if it has none, all that it can learn.
  /// - Throws: ``PokedexError/notFound(_:)``
  package func callAsFunction(
    _ attacker: TeamMember, _ moves: [TeamMove]? = nil, on defender: TeamMember
  ) throws(PokedexError) -> [Row] {
    let user = try battler(attacker)
    let target = try battler(defender)
    var rows: [Row] = []
    var attacks = moves ?? []
    if moves == nil { attacks = try self.attacks(of: attacker) }
    for move in attacks {
      if let row = row(move, user, target) { rows.append(row) }
    }
    return rows.sorted {
      ($0.damage.range.upperBound, $1.move.name) > ($1.damage.range.upperBound, $0.move.name)
    }
  }

  private func row(_ move: TeamMove, _ user: Battler, _ target: Battler) -> Row? {
    guard let facts = dex.move(move.move, type: move.type), facts.category != .status else {
      return nil
    }
    let calculation = DamageCalculation(
      era: dex.era, attacker: user, defender: target, move: facts)
    let damage = dex.formula(calculation)
    let name = moves.row(of: move.move).map { moveNames[$0] } ?? facts.slug
    return Row(
      move: Named(move.move, name), damage: damage,
      notCounted: Uncounted.names(in: calculation, and: []), hp: target.hp,
      knockout: Knockout(damage, hp: target.hp))
  }

  private func battler(_ member: TeamMember) throws(PokedexError) -> Battler {
    var build = BattleDex.Build(member.form)
    build.look = member.look
    build.level = member.level ?? TeamMember.defaultLevel
    build.ability = member.ability
    build.item = member.item
    build.nature = member.nature
    build.effort = member.effort
    build.individual = member.individual
    guard var battler = dex.battler(build) else {
      throw .notFound(catalog.name(of: member.form) ?? "Pokémon \(member.form)")
    }
    battler.gender = member.gender ?? battler.gender
    return battler
  }

  private func attacks(of member: TeamMember) throws(PokedexError) -> [TeamMove] {
    guard member.moves.isEmpty else { return member.moves }
    guard let known = try learnable(member.form) else { return [] }
    return known.sorted().map { TeamMove($0) }
  }

  /// The set that is assumed of a Pokémon without one: all EVs in its better attack and in Speed, and
  /// a nature that raises the attack.
  package func typical(_ form: ID<Form>) -> TeamMember {
    var member = TeamMember(form)
    guard dex.era.number > 2, let stats = catalog.forms[form]?.stats else { return member }
    let isPhysical = stats.attack >= stats.specialAttack
    member.effort[isPhysical ? .attack : .specialAttack] = TeamRules.mostEffort
    member.effort[.speed] = TeamRules.mostEffort
    let slug = isPhysical ? "adamant" : "modest"
    member.nature = natures.slugs.firstIndex(of: slug).map { natures.ids[$0] }
    return member
  }
}
