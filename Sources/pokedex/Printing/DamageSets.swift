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
    let member = try await member(word)
    try check(member)
    var set = show.set(member, level: level)
    for (field, text) in changes.values { try read(text, field, into: &set.member) }
    try check(set.member)
    set.tera = try changes.tera.map { ID(try catalog.named($0, .type).id) }
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

  private func check(_ member: TeamMember) throws {
    if let fault = show.fault(of: member) { throw UserTeams.failure(fault) }
  }

  /// Reads the text of an option.
  private func read(
    _ text: String, _ field: SetField, into member: inout TeamMember
  ) throws(Failure) {
    let failure = Failure("'\(text)' is no value of '\(field.option ?? field.key)'", .usage)
    switch field.kind {
    case .text(let path): member[keyPath: path] = text
    case .name(let vocabulary, let path):
      member[keyPath: path] = try catalog.named(text, vocabulary.kind).id
    case .gender(let path):
      guard let gender = Gender(rawValue: text.uppercased()) else { throw failure }
      member[keyPath: path] = gender
    case .number(let path, _, _):
      guard let number = Int(text) else { throw failure }
      member[keyPath: path] = number
    case .flag(let path): member[keyPath: path] = true
    case .stats(let path, _, _, _):
      guard let values = StatValues(written: text) else { throw failure }
      member[keyPath: path] = values
    }
  }
}
