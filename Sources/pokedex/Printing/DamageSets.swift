import PokedexData
import PokedexDomain

/// Reads the attacker and the target of a calculation.
@MainActor struct DamageSets {
  let teams: UserTeams
  let show: ShowDamage
  let engine: QueryEngine<PokemonRows>

  private var catalog: Catalog { engine.rows.catalog }

  /// The only set in a file, or the typical set of a Pokémon, with changes.
  ///
  /// - Parameters:
  ///   - mate: the member of a team that the word names; `nil` for other words.
  ///   - level: the level for a set that names none.
  func set(
    _ word: String, _ mate: TeamMate?, _ level: Int?, _ changes: SetChanges
  ) async throws -> BattleSet {
    var member = try await self.member(word, mate)
    if let fault = show.fault(of: member) { throw UserTeams.failure(fault) }
    member.item = try id(changes.item, .item) ?? member.item
    if changes.isMega { try evolve(&member) }
    member.ability = try id(changes.ability, .ability) ?? member.ability
    var set = show.set(member, level: level ?? mate?.team.usualLevel)
    set.member.nature = try id(changes.nature, .nature) ?? set.member.nature
    set.tera = try id(changes.tera, .type)
    set.boosted = changes.boosted
    set.fallenAllies = changes.fallenAllies ?? 0
    set.hitsTaken = changes.hitsTaken ?? 0
    set.isAbilityActive = changes.isAbilityActive
    for boost in changes.boosts { set.stages[boost.stat] = boost.stage }
    set.status = changes.status
    set.hpPercent = changes.hpPercent ?? set.hpPercent
    return set
  }

  private func member(_ word: String, _ mate: TeamMate?) async throws -> TeamMember {
    if let mate { return mate.member }
    guard UserTeams.isFile(word) || UserTeams.isThere(word) else {
      return TeamMember(
        try Failure.catching { () throws(PokedexError) in try FindPokemon()(word, in: engine) })
    }
    let members = try await teams.read(word).flatMap(\.members)
    guard members.count == 1, let member = members.first else {
      throw Failure("\(word) has \(members.count) sets; 'pokedex damage' takes one", .usage)
    }
    return member
  }

  /// Gives a Pokémon its Mega Evolution or Primal Reversion, with that form's own ability.
  private func evolve(_ member: inout TeamMember) throws {
    let forms = show.megaForms(of: member)
    let name = catalog.named(member.form).name
    guard let form = forms.first else {
      throw Failure(
        localized: worded("\(name) has no Mega Evolution in these games"), .nothingFound)
    }
    guard forms.count == 1 else {
      throw Failure(localized: worded("name the Mega Stone of \(name) with --item"), .usage)
    }
    (member.form, member.look, member.ability) = (form, nil, nil)
  }

  private func id<Entity>(_ word: String?, _ kind: Kind) throws -> ID<Entity>? {
    try word.map { ID(try catalog.named($0, kind).id) }
  }
}
