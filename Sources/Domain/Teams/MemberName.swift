extension Catalog {
  /// What a member of a team is called.
  package func name(of member: TeamMember) -> String {
    member.nickname ?? named(member.form).name
  }
}
