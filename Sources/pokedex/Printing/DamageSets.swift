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
  /// - Parameter level: the level for a set that names none.
  func set(_ word: String, _ level: Int?, _ changes: SetChanges) async throws -> BattleSet {
    var member = try await member(word)
    if let fault = show.fault(of: member) { throw UserTeams.failure(fault) }
    member.item = try id(changes.item, .item) ?? member.item
    member.ability = try id(changes.ability, .ability) ?? member.ability
    var set = show.set(member, level: level)
    set.member.nature = try id(changes.nature, .nature) ?? set.member.nature
    set.tera = try id(changes.tera, .type)
    for boost in changes.boosts { set.stages[boost.stat] = boost.stage }
    set.status = changes.status
    set.hpPercent = changes.hpPercent ?? set.hpPercent
    return set
  }

  private func member(_ word: String) async throws -> TeamMember {
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

  private func id<Entity>(_ word: String?, _ kind: Kind) throws -> ID<Entity>? {
    try word.map { ID(try catalog.named($0, kind).id) }
  }
}
