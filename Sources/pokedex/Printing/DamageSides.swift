import PokedexData
import PokedexDomain

/// The Pokémon on one side of a calculation.
struct DamageSide {
  let name: String
  /// The team that they are, or the team of the only one; `nil` for others.
  let team: Team?
  let members: [TeamMember]
}

/// Reads the sides of a calculation: a Pokémon by its name, a team or one of its members by `@`, and
/// the sets of a file. In a run, a Pokémon is that of the run if it has one with the name.
@MainActor struct DamageSides {
  let teams: UserTeams
  let engine: QueryEngine<PokemonRows>

  private var catalog: Catalog { engine.rows.catalog }

  func side(_ word: String) throws -> DamageSide {
    let side = try found(word)
    guard !side.members.isEmpty else {
      throw Failure("there is no Pokémon in \(word)", .nothingFound)
    }
    return side
  }

  private func found(_ word: String) throws -> DamageSide {
    if word.hasPrefix("@") { return try ofTeam(word) }
    if let own = teams.run?.livingPokemon(called: word, in: catalog) {
      return DamageSide(name: catalog.name(of: own.member), team: nil, members: [own.member])
    }
    guard UserTeams.isFile(word) || UserTeams.isThere(word) else {
      let form = try FindPokemon()(word, in: engine)
      return DamageSide(name: catalog.named(form).name, team: nil, members: [TeamMember(form)])
    }
    let read = try teams.read(word)
    let members = read.flatMap(\.members)
    // A file with one set says nothing about the other side's game.
    let team = read.count == 1 && members.count > 1 ? read[0] : nil
    return DamageSide(name: team?.name ?? word, team: team, members: members)
  }

  private func ofTeam(_ word: String) throws -> DamageSide {
    let team = try teams.team(word)
    let isMember = !team.isCalled(String(word.dropFirst())) && team.members.count == 1
    return DamageSide(
      name: isMember ? catalog.name(of: team.members[0]) : team.name, team: team,
      members: team.members)
  }

  /// The only Pokémon of a side.
  ///
  /// - Throws: ``Failure`` that names the members if there are several.
  func only(of side: DamageSide) throws -> TeamMember {
    if let team = side.team { return try UserTeams.only(in: team, among: side.members, catalog) }
    guard side.members.count == 1 else {
      throw Failure(
        "\(side.name) has \(side.members.count) sets; with a move, one is needed", .usage)
    }
    return side.members[0]
  }
}
