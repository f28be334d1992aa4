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
  package func mate(_ word: String, in catalog: Catalog) -> TeamMate? {
    let wanted = Spelling.folded(word)
    for (index, member) in members.enumerated() {
      let slug = catalog.forms.slug(of: member.form) ?? ""
      let names = [member.nickname, catalog.name(of: member.form), slug, "\(index + 1)"]
      if names.contains(where: { $0.map { Spelling.folded($0) == wanted } ?? false }) {
        return TeamMate(team: self, member: member)
      }
    }
    return nil
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
