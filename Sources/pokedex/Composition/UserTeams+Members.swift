import PokedexDomain

extension UserTeams {
  /// The member of `@team/member`, the only member of `@team`, or the set of `@sets/name`; `nil` for a
  /// word without `@`.
  ///
  /// A member is named by its nickname, its name, its slug or its place in the team.
  func mate(_ word: String) throws -> TeamMate? {
    guard word.hasPrefix("@") else { return nil }
    let name = String(word.dropFirst())
    if let run, let own = try ofRun(name) {
      guard own.members.count == 1 else { throw Self.unclear(run.memberWords(in: catalog)) }
      return TeamMate(team: own, member: own.members[0])
    }
    guard let slash = name.lastIndex(of: "/"), try !hasTeam(name) else {
      let team = try team(name)
      return TeamMate(team: team, member: try Self.only(in: team, among: team.members, catalog))
    }
    if let set = try librarySet(name) { return set }
    let team = try team(String(name[..<slash]))
    return try Self.member(String(name[name.index(after: slash)...]), of: team, catalog)
  }

  /// - Throws: ``Failure`` that names the members of a team if there are several.
  static func only(
    in team: Team, among members: [TeamMember], _ catalog: Catalog
  ) throws -> TeamMember {
    guard members.count == 1, let member = members.first else {
      throw unclear(team.memberNames(in: catalog))
    }
    return member
  }

  private static func member(
    _ word: String, of team: Team, _ catalog: Catalog
  ) throws -> TeamMate {
    if let mate = team.mate(word, in: catalog) { return mate }
    throw Failure("there is no '\(word)' in the team \(team.name)", .nothingFound)
  }
}
