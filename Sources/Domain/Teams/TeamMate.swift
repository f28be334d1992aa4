/// A member of a team, with its team.
package struct TeamMate: Hashable, Sendable {
  package let team: Team
  package let member: TeamMember

  package init(team: Team, member: TeamMember) {
    self.team = team
    self.member = member
  }
}

extension Team {
  /// The member that is called so: by its nickname, its name, its slug or its place in the team;
  /// `nil` if none is.
  ///
  /// - Parameter byPlace: whether a number means a place.
  package func mate(
    _ word: String, in catalog: Catalog, byPlace: Bool = true
  ) -> TeamMate? {
    let wanted = Spelling.folded(word)
    for (index, member) in members.enumerated() {
      let slug = catalog.forms.slug(of: member.form) ?? ""
      let place = byPlace ? "\(index + 1)" : nil
      let names = [member.nickname, catalog.name(of: member.form), slug, place]
      if names.contains(where: { $0.map { Spelling.folded($0) == wanted } ?? false }) {
        return TeamMate(team: self, member: member)
      }
    }
    return nil
  }
}

extension Team {
  /// `team/slug` of each member; of equal ones, the first has the name.
  package func memberNames(in catalog: Catalog) -> [String] {
    members.compactMap { catalog.forms.slug(of: $0.form) }.unique.map { "\(name)/\($0)" }
  }
}

extension [Team] {
  /// The member of `team/member`, or the only one of `team`; `nil` if there is none.
  package func mate(_ name: String, in catalog: Catalog) -> TeamMate? {
    if let team = first(where: { $0.isCalled(name) }) {
      return team.members.count == 1 ? TeamMate(team: team, member: team.members[0]) : nil
    }
    guard let slash = name.lastIndex(of: "/") else { return nil }
    return first { $0.isCalled(String(name[..<slash])) }?
      .mate(String(name[name.index(after: slash)...]), in: catalog)
  }
}

extension TeamMate {
  /// The member as a team of one, with the name and the format of its own.
  package var alone: Team { Team(name: team.name, format: team.format, members: [member]) }
}
