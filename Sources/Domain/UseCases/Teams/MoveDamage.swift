/// The damage of a move, by its strongest users with typical training, on several Pokémon.
package struct MoveDamage: Hashable, Sendable {
  package let users: [Named<Form>]
  /// For each Pokémon, one cell per user; `nil` for a Pokémon that the games do not have.
  package let cells: [[DamageCell]?]
}

extension ShowDamage {
  /// The number of strongest users that a page shows.
  private static let maxUsers = 3

  /// - Parameter level: The level of the users.
  /// - Returns: `nil` for a move that does no damage, or that nothing learns in these games.
  package func damage(of move: ID<Move>, on targets: [BattleSet], level: Int) -> MoveDamage? {
    let conditions = BattleConditions()
    guard let attack = attack(TeamMove(move), conditions) else { return nil }
    let users = strongestUsers(of: move, attack, level)
    guard !users.isEmpty else { return nil }
    let cells = targets.map { target in
      battler(target).map { foe in
        users.map { cell(calculation(attack, $0.battler, foe, conditions)) }
      }
    }
    return MoveDamage(users: users.map { catalog.named($0.form) }, cells: cells)
  }

  /// The users with the highest attacking stat, which counts 1.5 times for users that have the
  /// move's type.
  private func strongestUsers(
    of move: ID<Move>, _ attack: BattleMove, _ level: Int
  ) -> [(form: ID<Form>, battler: Battler)] {
    let stat: Stat = attack.category == .physical ? .attack : .specialAttack
    let forms = catalog.dex.lessons(of: move)
      .filter { lens?.data.groups.contains($0.versionGroup) ?? true }.map(\.form).unique
    let users = forms.compactMap { form in
      battler(set(TeamMember(form), level: level)).map { battler in
        let factor = battler.types.contains(attack.type) ? 3 : 2
        return (form: form, battler: battler, strength: battler.stats[stat] * factor)
      }
    }
    return users.sorted { ($0.strength, $1.form) > ($1.strength, $0.form) }
      .prefix(Self.maxUsers).map { ($0.form, $0.battler) }
  }
}
