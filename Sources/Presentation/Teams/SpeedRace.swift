import PokedexDomain

/// The Pokémon that a member outspeeds with its present training, and with all Speed EVs or stat
/// points.
struct SpeedRace {
  /// The number of Pokémon that the member outspeeds now, and the number of all Pokémon.
  let outsped: (count: Int, total: Int)
  /// The fastest Pokémon that the member outspeeds with all of them but not now; `nil` if there is
  /// none.
  let target: String?

  init?(_ member: TeamMember, level: Int, among rows: PokemonRows) {
    var trained = member
    trained.effort[.speed] = rows.lens.rules.maxEffort
    var training = TierTraining()
    training.level = level
    let team = Team(name: "", members: [member, trained])
    guard
      let speedTiers = try? FindSpeedTiers()(rows.distinctForms, of: rows, with: team, as: training)
    else { return nil }
    outsped = speedTiers.outsped(by: 0)
    let most = speedTiers.firstOutsped(by: 1)
    target = speedTiers.outsped(by: 1).count > outsped.count ? most?.name.name : nil
  }
}
